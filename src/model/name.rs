use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use unicode_normalization::UnicodeNormalization;

/// A name that a person chose: a user's, a key's label, an integration's id or trigger.
///
/// Trimmed, NFC-normalised, 1 to 200 characters, no control characters; so two spellings that look the same
/// are the same name. Orders by code point.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(String);

/// Why a text is no [`Name`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum InvalidName {
    /// Nothing is left after trimming.
    #[error("must not be empty")]
    Empty,
    /// More than [`Name::MAX_CHARS`] characters.
    #[error("must be at most 200 characters long")]
    TooLong,
    /// A line break, tab or other control character.
    #[error("must not hold line breaks or other control characters")]
    Control,
}

impl Name {
    /// The longest name, in characters.
    pub const MAX_CHARS: usize = 200;

    /// Normalises and checks `text`.
    pub fn parse(text: &str) -> Result<Self, InvalidName> {
        let name: String = text.trim().nfc().take(Self::MAX_CHARS + 1).collect();
        if name.is_empty() {
            Err(InvalidName::Empty)
        } else if name.chars().any(char::is_control) {
            Err(InvalidName::Control)
        } else if name.chars().nth(Self::MAX_CHARS).is_some() {
            Err(InvalidName::TooLong)
        } else {
            Ok(Name(name))
        }
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl AsRef<str> for Name {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl std::borrow::Borrow<str> for Name {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl std::str::FromStr for Name {
    type Err = InvalidName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Name::parse(text)
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        Name::parse(&text).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_trimmed_and_composed() {
        assert_eq!(Name::parse("  Cafe\u{301} list ").unwrap().as_str(), "Café list");
    }

    #[test]
    fn a_name_of_two_hundred_characters_is_the_longest() {
        assert!(Name::parse(&"ä".repeat(200)).is_ok());
        assert_eq!(Name::parse(&"ä".repeat(201)), Err(InvalidName::TooLong));
        assert_eq!(Name::parse(" \t "), Err(InvalidName::Empty));
        assert_eq!(Name::parse("a\nb"), Err(InvalidName::Control));
    }
}
