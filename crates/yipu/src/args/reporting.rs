//! How findings are told: in which language, with or without colour.

use std::io::IsTerminal;

use clap::{Args as ClapArgs, ValueEnum};
use records::Language;
use serde_json::Value;

/// Options of every command that tells findings.
#[derive(Clone, Copy, Debug, Default, ClapArgs)]
pub(crate) struct Reporting {
    /// Language of the findings: en or zh; by default that of the locale
    #[arg(long, value_name = "LANGUAGE", value_parser = language)]
    pub(crate) lang: Option<Language>,

    /// Colour the findings
    #[arg(long, value_name = "WHEN", value_enum, default_value_t)]
    pub(crate) color: Color,
}

/// How JSON is laid out.
#[derive(Clone, Copy, Debug, Default, ClapArgs)]
pub(crate) struct Layout {
    /// With --json: indent the objects, for people, instead of one a line
    #[arg(long = "pretty", requires = "json")]
    pub(crate) indented: bool,
}

impl Layout {
    /// Returns `value` as text, without a line break at its end.
    pub(crate) fn text(self, value: &Value) -> String {
        if self.indented { format!("{value:#}") } else { value.to_string() }
    }
}

/// `yipu explain`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Explain {
    /// The code, such as xq/illegal/horse-leg; all codes by default
    #[arg(value_name = "CODE")]
    pub(crate) code: Option<String>,

    /// Language of the page: en or zh; by default that of the locale
    #[arg(long, value_name = "LANGUAGE", value_parser = language)]
    pub(crate) lang: Option<Language>,
}

impl Explain {
    /// Returns the language that is asked for, or that of the locale.
    pub(crate) fn language(&self) -> Language {
        self.lang.unwrap_or_else(of_locale)
    }
}

/// When to colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal, unless the variable `NO_COLOR` is set
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

impl Reporting {
    /// Returns the language that is asked for, or that of the locale.
    pub(crate) fn language(self) -> Language {
        self.lang.unwrap_or_else(of_locale)
    }

    /// Tells whether findings on `stream` are coloured.
    pub(crate) fn colors(self, stream: &impl IsTerminal) -> bool {
        match self.color {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => {
                stream.is_terminal()
                    && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
                    && std::env::var_os("TERM").is_none_or(|value| value != "dumb")
            }
        }
    }
}

fn language(name: &str) -> Result<Language, String> {
    of_tag(name).ok_or_else(|| "en or zh".to_owned())
}

/// Returns the language of a name such as `zh`, `zh-Hans`, `zh_CN.UTF-8` or `en`.
fn of_tag(name: &str) -> Option<Language> {
    match name.split(['_', '-', '.', '@']).next()? {
        "zh" => Some(Language::Chinese),
        "en" => Some(Language::English),
        _ => None,
    }
}

/// Returns the language of the environment.
fn of_locale() -> Language {
    locale(|name| std::env::var(name).ok())
}

/// Chooses by the first of the variables of POSIX that is set (POSIX.1, 8.2).
fn locale(variable: impl Fn(&str) -> Option<String>) -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| variable(name).filter(|value| !value.is_empty()))
        .and_then(|value| of_tag(&value))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use records::Language;

    use super::locale;

    fn chosen(variables: &[(&str, &str)]) -> Language {
        let value = |name: &str| variables.iter().find(|it| it.0 == name).map(|it| it.1.to_owned());
        locale(value)
    }

    #[test]
    fn the_locale_chooses_the_language() {
        assert_eq!(chosen(&[("LANG", "zh_CN.UTF-8")]), Language::Chinese);
        assert_eq!(chosen(&[("LANG", "zh_CN.UTF-8"), ("LC_ALL", "C")]), Language::English);
        assert_eq!(chosen(&[("LC_ALL", ""), ("LC_MESSAGES", "zh_TW")]), Language::Chinese);
        assert_eq!(chosen(&[("LANG", "de_DE.UTF-8")]), Language::English);
        assert_eq!(chosen(&[]), Language::English);
    }
}
