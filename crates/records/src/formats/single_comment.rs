//! The one comment that a move has in most formats.

use std::borrow::Cow;

use crate::field::BYTE_ORDER_MARK;
use crate::{Annotations, LossReport, Lost, NodeId};

/// Joins all that is said about the move at `node` into one text, for a format that has one comment
/// a move and nothing else, and reports what that loses.
pub(crate) fn single_comment<'g>(
    annotations: &'g Annotations,
    node: NodeId,
    losses: &mut LossReport,
) -> Cow<'g, str> {
    let Annotations { comments_before, comments, nags, extras, unread } = annotations;
    for nag in nags {
        losses.node(node, Lost::Nag { nag: nag.0 });
    }
    for extra in extras {
        losses.node(node, Lost::Extra { name: extra.name.clone() });
    }
    for text in unread {
        losses.node(node, Lost::Unread { text: text.clone() });
    }
    for text in comments_before {
        losses.node(node, Lost::CommentMoved { text: text.clone() });
    }
    let count = comments_before.len() + comments.len();
    if count > 1 {
        losses.node(node, Lost::CommentsJoined { count });
    }
    let mut all = comments_before.iter().chain(comments);
    let joined = match (all.next(), count) {
        (None, _) => Cow::Borrowed(""),
        (Some(only), 1) => Cow::Borrowed(only.as_str()),
        (Some(first), _) => {
            let mut joined = first.clone();
            for text in all {
                joined.push('\n');
                joined.push_str(text);
            }
            Cow::Owned(joined)
        }
    };
    match joined.strip_prefix(BYTE_ORDER_MARK) {
        Some(text) => {
            losses.node(node, Lost::Forbidden { character: BYTE_ORDER_MARK, replacement: "" });
            Cow::Owned(text.to_owned())
        }
        None => joined,
    }
}

#[cfg(test)]
mod tests {
    use super::single_comment;
    use crate::{Annotations, LossReport, Nag, NodeId};

    #[test]
    fn joins_and_reports() {
        let mut losses = LossReport::default();
        let annotations = Annotations {
            comments_before: vec!["一".to_owned()],
            comments: vec!["二".to_owned(), "三".to_owned()],
            nags: vec![Nag::GOOD],
            ..Annotations::NONE
        };
        assert_eq!(single_comment(&annotations, NodeId::ROOT, &mut losses), "一\n二\n三");
        let codes: Vec<_> = losses.losses.iter().map(|loss| loss.what.code()).collect();
        assert_eq!(codes, ["loss/nag", "loss/comment-moved", "loss/comments-joined"]);

        let mut losses = LossReport::default();
        let annotations = Annotations { comments: vec!["二".to_owned()], ..Annotations::NONE };
        assert_eq!(single_comment(&annotations, NodeId::ROOT, &mut losses), "二");
        assert!(losses.is_empty());
    }
}
