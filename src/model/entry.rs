use serde::{Deserialize, Serialize};

use super::Timestamp;

/// One element of the automation answer, made from a memo by its integration's format.
///
/// The JSON shapes are a contract with polling tools: these members, in this order, and no others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[allow(missing_docs)] // the members are the contract's
pub enum Entry {
    /// `{"formatType":"plainText","content":…}`
    PlainText {
        #[serde(rename = "formatType")]
        format_type: PlainTextTag,
        content: String,
    },
    /// `{"formatType":"checklist","itemContent":…}`
    ChecklistItem {
        #[serde(rename = "formatType")]
        format_type: ChecklistTag,
        #[serde(rename = "itemContent")]
        item_content: String,
    },
    /// `{"name":…,"start":…,"end":…,"formatType":"calendarEvent"}`
    CalendarEvent {
        name: String,
        start: Timestamp,
        end: Timestamp,
        #[serde(rename = "formatType")]
        format_type: CalendarEventTag,
    },
}

impl Entry {
    /// The whole text of one memo.
    pub fn plain_text(content: impl Into<String>) -> Self {
        Entry::PlainText { format_type: PlainTextTag::PlainText, content: content.into() }
    }

    /// One item of a spoken list.
    pub fn checklist_item(item: impl Into<String>) -> Self {
        Entry::ChecklistItem { format_type: ChecklistTag::Checklist, item_content: item.into() }
    }

    /// One event; `end` is after `start`.
    pub fn calendar_event(name: impl Into<String>, start: Timestamp, end: Timestamp) -> Self {
        Entry::CalendarEvent { name: name.into(), start, end, format_type: CalendarEventTag::CalendarEvent }
    }
}

macro_rules! tag {
    ($(#[$doc:meta] $name:ident::$variant:ident)*) => {$(
        #[$doc]
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "camelCase")]
        #[allow(missing_docs)]
        pub enum $name { $variant }
    )*};
}

tag! {
    /// The constant `"plainText"`.
    PlainTextTag::PlainText
    /// The constant `"checklist"`.
    ChecklistTag::Checklist
    /// The constant `"calendarEvent"`.
    CalendarEventTag::CalendarEvent
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_has_exactly_the_members_of_the_contract() {
        let start = Timestamp::parse("2026-11-24T14:00:00Z").unwrap();
        let cases = [
            (Entry::plain_text("buy milk"), r#"{"formatType":"plainText","content":"buy milk"}"#),
            (Entry::checklist_item("milk"), r#"{"formatType":"checklist","itemContent":"milk"}"#),
            (
                Entry::calendar_event("Dentist", start, start.saturating_add_millis(3_600_000)),
                r#"{"name":"Dentist","start":"2026-11-24T14:00:00.000Z","end":"2026-11-24T15:00:00.000Z","formatType":"calendarEvent"}"#,
            ),
        ];
        for (entry, json) in cases {
            assert_eq!(serde_json::to_string(&entry).unwrap(), json);
            assert_eq!(serde_json::from_str::<Entry>(json).unwrap(), entry);
        }
    }
}
