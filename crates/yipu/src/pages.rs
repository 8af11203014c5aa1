//! The pages that explain the codes: Markdown in `pages/`, a file a family, a section a code.

use records::{Code, Language};

/// The pages of a family of codes.
struct Family {
    name: &'static str,
    english: &'static str,
    chinese: &'static str,
}

const FAMILIES: &[Family] = &[
    Family {
        name: "file",
        english: include_str!("../pages/en/file.md"),
        chinese: include_str!("../pages/zh/file.md"),
    },
    Family {
        name: "enc",
        english: include_str!("../pages/en/enc.md"),
        chinese: include_str!("../pages/zh/enc.md"),
    },
    Family {
        name: "xq",
        english: include_str!("../pages/en/xq.md"),
        chinese: include_str!("../pages/zh/xq.md"),
    },
    Family {
        name: "pgn",
        english: include_str!("../pages/en/pgn.md"),
        chinese: include_str!("../pages/zh/pgn.md"),
    },
    Family {
        name: "json",
        english: include_str!("../pages/en/json.md"),
        chinese: include_str!("../pages/zh/json.md"),
    },
    Family {
        name: "position",
        english: include_str!("../pages/en/position.md"),
        chinese: include_str!("../pages/zh/position.md"),
    },
    Family {
        name: "dhtmlxq",
        english: include_str!("../pages/en/dhtmlxq.md"),
        chinese: include_str!("../pages/zh/dhtmlxq.md"),
    },
    Family {
        name: "cbf",
        english: include_str!("../pages/en/cbf.md"),
        chinese: include_str!("../pages/zh/cbf.md"),
    },
    Family {
        name: "pfc",
        english: include_str!("../pages/en/pfc.md"),
        chinese: include_str!("../pages/zh/pfc.md"),
    },
    Family {
        name: "pgn-cc",
        english: include_str!("../pages/en/pgn-cc.md"),
        chinese: include_str!("../pages/zh/pgn-cc.md"),
    },
    Family {
        name: "wxf-file",
        english: include_str!("../pages/en/wxf-file.md"),
        chinese: include_str!("../pages/zh/wxf-file.md"),
    },
    Family {
        name: "dhj",
        english: include_str!("../pages/en/dhj.md"),
        chinese: include_str!("../pages/zh/dhj.md"),
    },
    Family {
        name: "cwp",
        english: include_str!("../pages/en/cwp.md"),
        chinese: include_str!("../pages/zh/cwp.md"),
    },
    Family {
        name: "field",
        english: include_str!("../pages/en/field.md"),
        chinese: include_str!("../pages/zh/field.md"),
    },
    Family {
        name: "strings",
        english: include_str!("../pages/en/strings.md"),
        chinese: include_str!("../pages/zh/strings.md"),
    },
    Family {
        name: "xqf",
        english: include_str!("../pages/en/xqf.md"),
        chinese: include_str!("../pages/zh/xqf.md"),
    },
    Family {
        name: "xqr",
        english: include_str!("../pages/en/xqr.md"),
        chinese: include_str!("../pages/zh/xqr.md"),
    },
    Family {
        name: "cbr",
        english: include_str!("../pages/en/cbr.md"),
        chinese: include_str!("../pages/zh/cbr.md"),
    },
    Family {
        name: "cbl",
        english: include_str!("../pages/en/cbl.md"),
        chinese: include_str!("../pages/zh/cbl.md"),
    },
    Family {
        name: "ccm",
        english: include_str!("../pages/en/ccm.md"),
        chinese: include_str!("../pages/zh/ccm.md"),
    },
    Family {
        name: "che",
        english: include_str!("../pages/en/che.md"),
        chinese: include_str!("../pages/zh/che.md"),
    },
    Family {
        name: "chn",
        english: include_str!("../pages/en/chn.md"),
        chinese: include_str!("../pages/zh/chn.md"),
    },
    Family {
        name: "sgf",
        english: include_str!("../pages/en/sgf.md"),
        chinese: include_str!("../pages/zh/sgf.md"),
    },
    Family {
        name: "go",
        english: include_str!("../pages/en/go.md"),
        chinese: include_str!("../pages/zh/go.md"),
    },
    Family {
        name: "go-json",
        english: include_str!("../pages/en/go-json.md"),
        chinese: include_str!("../pages/zh/go-json.md"),
    },
    Family {
        name: "gib",
        english: include_str!("../pages/en/gib.md"),
        chinese: include_str!("../pages/zh/gib.md"),
    },
    Family {
        name: "ngf",
        english: include_str!("../pages/en/ngf.md"),
        chinese: include_str!("../pages/zh/ngf.md"),
    },
    Family {
        name: "ugf",
        english: include_str!("../pages/en/ugf.md"),
        chinese: include_str!("../pages/zh/ugf.md"),
    },
    Family {
        name: "loss",
        english: include_str!("../pages/en/loss.md"),
        chinese: include_str!("../pages/zh/loss.md"),
    },
];

/// The section of a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Page {
    /// The code.
    pub(crate) code: &'static str,
    /// What stands below the heading, a sentence a line.
    pub(crate) text: &'static str,
}

impl Page {
    /// Finds the page of `code`.
    pub(crate) fn of(code: &Code, language: Language) -> Option<Self> {
        let family = FAMILIES.iter().find(|family| family.name == code.family())?;
        family.pages(language).find(|page| page.code == code.name)
    }

    /// Returns the first sentence: what the code means.
    pub(crate) fn summary(self) -> &'static str {
        self.text.lines().next().unwrap_or_default()
    }
}

impl Family {
    fn pages(&self, language: Language) -> impl Iterator<Item = Page> {
        let text = match language {
            Language::English => self.english,
            Language::Chinese => self.chinese,
        };
        text.split("\n## ").skip(1).filter_map(|section| {
            let (code, text) = section.split_once('\n')?;
            Some(Page { code, text: text.trim_end() })
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use records::{Code, Language};

    use super::{FAMILIES, Page};

    #[test]
    fn each_code_has_a_page_in_both_languages() {
        for language in [Language::English, Language::Chinese] {
            for code in Code::all() {
                let page = Page::of(code, language);
                let page = page.unwrap_or_else(|| {
                    panic!("write `## {}` into pages/en and pages/zh, {language:?}", code.name)
                });
                assert!(page.text.lines().count() >= 4, "{}: too short", code.name);
                assert!(page.summary().ends_with(['.', '。']), "{}", code.name);
                let example = language.pick("Example: ", "例：");
                assert_eq!(page.text.matches(example).count(), 1, "{}: an example", code.name);
            }
        }
    }

    #[test]
    fn no_page_is_left_over() {
        let codes: BTreeSet<_> = Code::all().map(|code| code.name).collect();
        for language in [Language::English, Language::Chinese] {
            let mut seen = BTreeSet::new();
            for page in FAMILIES.iter().flat_map(|family| family.pages(language)) {
                assert!(codes.contains(page.code), "no finding has the code {}", page.code);
                assert!(seen.insert(page.code), "{} has two pages", page.code);
            }
        }
    }
}
