//! Syntax errors in Chinese.

use std::fmt;

use notation_syntax::{Expected, Found, SyntaxError};

use super::labels;
use crate::{Language, Tell};

impl Tell for Found {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (language, self) {
            (Language::Chinese, Self::End) => f.write_str("结尾"),
            (Language::Chinese, Self::Byte(byte)) => write!(f, "字节 0x{byte:02X}"),
            _ => fmt::Display::fmt(self, f),
        }
    }
}

impl Tell for Expected {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if language == Language::English {
            return fmt::Display::fmt(self, f);
        }
        match self.as_slice() {
            [] => f.write_str("其他内容"),
            [first, others @ ..] => {
                f.write_str(labels::chinese(first))?;
                for (number, label) in (1..).zip(others) {
                    let joint = if number == others.len() { "或" } else { "、" };
                    write!(f, "{joint}{}", labels::chinese(label))?;
                }
                Ok(())
            }
        }
    }
}

impl Tell for SyntaxError {
    fn tell(&self, language: Language, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if language == Language::English {
            return fmt::Display::fmt(self, f);
        }
        if let Some(rule) = self.within {
            write!(f, "读{}时，", labels::chinese(rule))?;
        }
        write!(f, "应为{}，实为{}", language.say(&self.expected), language.say(&self.found))
    }
}
