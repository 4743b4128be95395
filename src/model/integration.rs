use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Name, UserNumber};

/// An integration's place in store keys; never reused. The public id may change, this never does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct IntegrationNumber(pub u32);

/// Where memos go when their trigger is spoken, and how they are shaped there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Integration {
    /// The integration's place in store keys.
    pub number: IntegrationNumber,
    /// The owner.
    pub user: UserNumber,
    /// Unique among the owner's integrations; may hold spaces.
    pub id: Name,
    /// The spoken phrase.
    pub trigger: Name,
    /// The shape of this integration's entries.
    pub format_type: FormatType,
}

/// The shapes in which a memo can go out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum FormatType {
    /// The whole text, one entry a memo.
    PlainText,
    /// One entry a list item.
    Checklist,
    /// One event a memo.
    CalendarEvent,
}

impl FormatType {
    /// Every format, in the order of the documentation.
    pub const ALL: [FormatType; 3] =
        [FormatType::PlainText, FormatType::Checklist, FormatType::CalendarEvent];

    /// The name on the wire: `plainText`, `checklist`, `calendarEvent`.
    pub fn name(self) -> &'static str {
        match self {
            FormatType::PlainText => "plainText",
            FormatType::Checklist => "checklist",
            FormatType::CalendarEvent => "calendarEvent",
        }
    }
}

impl fmt::Display for FormatType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for FormatType {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        FormatType::ALL
            .into_iter()
            .find(|format| format.name() == name)
            .ok_or_else(|| "must be one of plainText, checklist, calendarEvent".to_owned())
    }
}
