//! The members of a JSON object, taken out one by one as somebody asks for them. What nobody asks for is well-formed
//! and no more: it may be nested or large beyond what a stack or a number holds. Pure.

use std::borrow::Cow;
use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

/// The members of an object as they were written.
#[derive(Debug, Default)]
pub(crate) struct Object<'b>(Vec<(Cow<'b, str>, &'b RawValue)>);

/// A string; only one with escapes is copied.
#[derive(Deserialize)]
struct Text<'b>(#[serde(borrow)] Cow<'b, str>);

/// Why a member is no text.
#[derive(Debug)]
pub(crate) enum NoText {
    /// It is another kind of value.
    OtherKind,
    /// Its escapes are wrong.
    Malformed(serde_json::Error),
}

impl<'b> Object<'b> {
    /// A member as it was written; `None` where it is missing or `null`. Of two with one name the last counts.
    pub(crate) fn get(&self, name: &str) -> Option<&'b RawValue> {
        let (_, value) = self.0.iter().rev().find(|(known, _)| known == name)?;
        Some(*value).filter(|value| value.get() != "null")
    }

    /// The text of a member; `None` as for [`get`](Object::get).
    pub(crate) fn text(&self, name: &str) -> Result<Option<Cow<'b, str>>, NoText> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let Some(quoted) = value.get().strip_prefix('"') else { return Err(NoText::OtherKind) };
        // What is collected is well-formed: without an escape it is what it says.
        if let Some(plain) = quoted.strip_suffix('"').filter(|plain| !plain.contains('\\')) {
            return Ok(Some(Cow::Borrowed(plain)));
        }
        let Text(text) = serde_json::from_str(value.get()).map_err(NoText::Malformed)?;
        Ok(Some(text))
    }
}

impl<'de: 'b, 'b> Deserialize<'de> for Object<'b> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Collect;

        impl<'de> Visitor<'de> for Collect {
            type Value = Vec<(Cow<'de, str>, &'de RawValue)>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::new();
                while let Some((Text(name), value)) = map.next_entry()? {
                    members.push((name, value));
                }
                Ok(members)
            }
        }

        deserializer.deserialize_map(Collect).map(Object)
    }
}
