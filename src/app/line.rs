//! The lines of an export. Each is a JSON object; an import reads back what an export wrote, member by member.

use chrono_tz::Tz;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::model::{FormatType, KeyId, Language, MemoId, Name, Scopes, Timestamp, parse_time_zone};

/// The version of the export that this memod writes, and the newest it reads.
pub(super) const EXPORT_VERSION: u32 = 1;

/// The first line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Header {
    pub(super) memod: u32,
    pub(super) exported_at: Option<Timestamp>,
}

/// Every other line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub(super) enum Line {
    User {
        name: Name,
        #[serde(default, deserialize_with = "zone")]
        time_zone: Tz,
        #[serde(default)]
        language: Language,
        created_at: Option<Timestamp>,
    },
    ApiKey {
        id: KeyId,
        user: Name,
        name: Name,
        scopes: Scopes,
        hash: String,
        created_at: Timestamp,
        #[serde(default)]
        expires_at: Option<Timestamp>,
        #[serde(default)]
        revoked_at: Option<Timestamp>,
        #[serde(default)]
        last_used_at: Option<Timestamp>,
    },
    Integration {
        user: Name,
        id: Name,
        trigger: Name,
        format_type: FormatType,
    },
    Memo {
        user: Name,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        id: Option<MemoId>,
        #[serde(default)]
        integration_id: Option<Name>,
        text: String,
        #[serde(default)]
        recorded_at: Option<Timestamp>,
        #[serde(default, deserialize_with = "optional_zone")]
        time_zone: Option<Tz>,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        language: Option<Language>,
        #[serde(default)]
        created_at: Option<Timestamp>,
    },
}

fn zone<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Tz, D::Error> {
    parse_time_zone(&String::deserialize(deserializer)?).map_err(D::Error::custom)
}

fn optional_zone<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Tz>, D::Error> {
    let name = Option::<String>::deserialize(deserializer)?;
    name.map(|name| parse_time_zone(&name)).transpose().map_err(D::Error::custom)
}

/// Why `text` is no [`Line`], with the member that is to blame: the one without which it is something else that is wrong.
pub(super) fn complaint(text: &str, error: &serde_json::Error) -> String {
    let said = without_position(error);
    let Ok(Value::Object(members)) = serde_json::from_str(text) else { return said };
    let why_not =
        |members| serde_json::from_value::<Line>(Value::Object(members)).err().map(|error| error.to_string());
    let Some(said) = why_not(members.clone()).filter(|said| !said.starts_with("missing field")) else {
        return said;
    };
    let is_to_blame = |name: &&String| {
        let mut others = members.clone();
        others.remove(*name);
        *name != "type" && why_not(others).as_ref() != Some(&said)
    };
    members.keys().find(is_to_blame).map_or(said.clone(), |name| format!("{name} {said}"))
}

/// What is wrong with one line of JSON lines. serde_json counts lines within the line, which would contradict the
/// number that the caller has for it.
pub(crate) fn without_position(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_line_is_told_by_the_member_that_is_to_blame() {
        let memo = |members: &str| format!(r#"{{"type":"memo","user":"anna","text":"x"{members}}}"#);
        let cases = [
            (memo(r#","recordedAt":"yesterday""#), "recordedAt must be a date and time with an offset"),
            (memo(r#","createdAt":5"#), "createdAt invalid type"),
            (memo(r#","timeZone":"Mars""#), "timeZone must be an IANA time zone such as Europe/Vienna"),
            (memo(r#","integrationId":"""#), "integrationId must not be empty"),
            (r#"{"type":"memo","user":"anna"}"#.to_owned(), "missing field `text`"),
            (r#"{"type":"zip","user":"anna"}"#.to_owned(), "unknown variant `zip`"),
            (memo(r#","text":"y""#), "duplicate field `text`"),
            ("[]".to_owned(), "missing field"),
            ("{".to_owned(), "EOF while parsing"),
        ];
        for (text, expected) in cases {
            let error = serde_json::from_str::<Line>(&text).unwrap_err();
            let said = complaint(&text, &error);
            assert!(said.starts_with(expected), "{text}: {said}");
        }
    }
}
