//! Nothing in the repository depends on the machine it was written on.

use std::path::Path;

use super::TextFile;
use crate::fault::Fault;

/// The folder of real files beside the repository may be named here only.
const CORPUS_PLACE: (&str, &str) = (concat!("../", "shared"), ".ci/run");

/// Beginnings of paths that exist on one machine only.
const HOMES: [&str; 4] = [
    concat!("/ho", "me/"),
    concat!("/Us", "ers/"),
    concat!("/ro", "ot/"),
    concat!("C:", "\\Users"),
];

/// Folders that exist on many machines, in which a clone may stand.
const PUBLIC: [&str; 6] = ["/", "/tmp", "/opt", "/srv", "/usr", "/var"];

pub(super) fn check(file: &TextFile, root: &Path, faults: &mut Vec<Fault>) {
    let around = root.parent().and_then(Path::to_str).filter(|place| !PUBLIC.contains(place));
    let around = around.map(|place| format!("{place}/"));
    for (number, line) in file.lines() {
        let home = HOMES.iter().find(|home| line.contains(**home));
        let place = home.copied().or(around.as_deref().filter(|place| line.contains(place)));
        if let Some(place) = place {
            faults.push(file.fault(number, format!("`{place}` is a path of one machine")));
        }
        if line.contains(CORPUS_PLACE.0) && file.path != CORPUS_PLACE.1 {
            let message = format!("`{}` belongs in {} alone", CORPUS_PLACE.0, CORPUS_PLACE.1);
            faults.push(file.fault(number, message));
        }
    }
}
