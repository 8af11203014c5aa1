//! Dependencies stand once in the root manifest, each with its reason.

use super::TextFile;
use crate::fault::Fault;

pub(super) fn check(files: &[TextFile], faults: &mut Vec<Fault>) {
    let manifests = files.iter().filter(|file| file.path.ends_with("Cargo.toml"));
    let mut used = String::new();
    for manifest in manifests.clone().filter(|file| is_member(&file.path)) {
        for (line, name, value) in
            dependencies(manifest, &["dependencies", "dev-dependencies", "build-dependencies"])
        {
            used.push_str(name);
            used.push(' ');
            if !value.contains("workspace = true") && !name.ends_with(".workspace") {
                let message = format!(
                    "`{name}` does not come from the workspace: list it in the root manifest"
                );
                faults.push(manifest.fault(line, message));
            }
        }
    }
    let used: Vec<&str> = used.split(' ').map(|name| name.trim_end_matches(".workspace")).collect();
    for manifest in manifests.filter(|file| file.path == "Cargo.toml") {
        let texts: Vec<&str> = manifest.text.lines().collect();
        for (line, name, value) in dependencies(manifest, &["workspace.dependencies"]) {
            let reason = line >= 2 && texts[line - 2].starts_with('#');
            if !reason && !value.contains("path = ") {
                faults.push(
                    manifest.fault(line, format!("`{name}` has no comment with its reason above")),
                );
            }
            if !used.contains(&name) {
                faults.push(manifest.fault(line, format!("no crate uses `{name}`")));
            }
        }
    }
}

fn is_member(path: &str) -> bool {
    path.starts_with("crates/") || path.starts_with("xtask/")
}

/// Returns line, name and value of each entry in the named tables.
fn dependencies<'a>(manifest: &'a TextFile, tables: &[&str]) -> Vec<(usize, &'a str, &'a str)> {
    let mut inside = false;
    let mut found = Vec::new();
    for (number, line) in manifest.lines() {
        if let Some(table) = line.strip_prefix('[') {
            inside = tables.contains(&table.trim_end_matches(']'));
        } else if let Some((name, value)) = line.split_once('=')
            && inside
            && !line.starts_with(['#', ' '])
        {
            found.push((number, name.trim(), value.trim()));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::TextFile;

    #[test]
    fn reasons_and_origins_are_asked_for() {
        let file =
            |path: &str, text: &str| TextFile { path: path.to_owned(), text: text.to_owned() };
        let root = "[workspace.dependencies]\n# Why.\na = \"1\"\nb = \"1\"\n# Why.\nc = \"1\"\n";
        let member = "[dependencies]\na.workspace = true\nb = { workspace = true }\nd = \"1\"\n";
        let mut faults = Vec::new();
        check(&[file("Cargo.toml", root), file("crates/x/Cargo.toml", member)], &mut faults);
        let shown: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(
            shown,
            [
                "crates/x/Cargo.toml:4: `d` does not come from the workspace: list it in the root manifest",
                "Cargo.toml:4: `b` has no comment with its reason above",
                "Cargo.toml:6: no crate uses `c`",
            ]
        );
    }
}
