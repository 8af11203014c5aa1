//! `yipu explain`: what the code of a finding means and what to do about it.

use std::io::{self, Write};

use records::{Code, Language, Severity};

use crate::args::Explain;
use crate::pages::Page;
use crate::status::{Run, Status, Stop};

pub(crate) fn run(args: &Explain) -> Run {
    let language = args.language();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let Some(name) = &args.code else {
        list(&mut out, language)?;
        out.flush()?;
        return Ok(Status::Done);
    };
    let code = find(name)?;
    let severity = severity(code.severity, language);
    match language {
        Language::English => writeln!(out, "{} ({severity})\n", code.name)?,
        Language::Chinese => writeln!(out, "{}（{severity}）\n", code.name)?,
    }
    if let Some(page) = Page::of(code, language) {
        writeln!(out, "{}", page.text)?;
    }
    out.flush()?;
    Ok(Status::Done)
}

/// Prints each code with its severity and the first sentence of its page.
fn list(out: &mut impl Write, language: Language) -> io::Result<()> {
    for code in Code::all() {
        let severity = severity(code.severity, language);
        let summary = Page::of(code, language).map_or("", Page::summary);
        match language {
            Language::English => writeln!(out, "{:36} {severity:8} {summary}", code.name)?,
            Language::Chinese => writeln!(out, "{:36} {severity}  {summary}", code.name)?,
        }
    }
    Ok(())
}

/// Finds the code named `name`: the whole name, or an end of it that no other code has.
fn find(name: &str) -> Result<&'static Code, Stop> {
    let name = name.trim_matches(['[', ']']);
    if let Some(code) = Code::all().find(|code| code.name == name) {
        return Ok(code);
    }
    let ends =
        |code: &&Code| code.name.strip_suffix(name).is_some_and(|before| before.ends_with('/'));
    let mut ending = Code::all().filter(ends);
    if let (Some(code), None) = (ending.next(), ending.next()) {
        return Ok(code);
    }
    let alike: Vec<_> =
        Code::all().map(|code| code.name).filter(|code| code.contains(name)).take(10).collect();
    Err(Stop::failed(if alike.is_empty() {
        format!("no finding has the code `{name}`; `yipu explain` lists them all")
    } else {
        format!("no finding has the code `{name}`; there are {}", alike.join(", "))
    }))
}

fn severity(severity: Severity, language: Language) -> &'static str {
    match severity {
        Severity::Error => language.pick("error", "错误"),
        Severity::Warning => language.pick("warning", "警告"),
        Severity::Note => language.pick("note", "提示"),
    }
}
