//! The lines of an export. Each is a JSON object; an import reads back what an export wrote, member by member.

use chrono_tz::Tz;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::model::{FormatType, KeyId, Language, MemoId, Name, Scopes, Timestamp, parse_time_zone};

/// The version of the export that this memod writes, and the newest it reads.
pub(super) const EXPORT_VERSION: u32 = 1;

/// The types of the other lines.
const KINDS: [&str; 4] = ["user", "apiKey", "integration", "memo"];

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
    let members = match serde_json::from_str(text) {
        Ok(Value::Object(members)) => members,
        Ok(_) => return format!("the line must be an object whose type is {}", kinds()),
        Err(error) => return not_json(text.as_bytes(), &error),
    };
    match members.get("type") {
        None => return format!("type is missing; it must be {}", kinds()),
        Some(kind) if !kind.as_str().is_some_and(|kind| KINDS.contains(&kind)) => {
            return format!("type must be {}", kinds());
        }
        Some(_) => {}
    }
    let why_not =
        |members| serde_json::from_value::<Line>(Value::Object(members)).err().map(|error| error.to_string());
    let Some(said) = why_not(members.clone()) else {
        // Of two members with one name an object holds the last.
        return in_words(None, &without_position(error));
    };
    let is_to_blame = |name: &&String| {
        let mut others = members.clone();
        others.remove(*name);
        *name != "type" && why_not(others).as_ref() != Some(&said)
    };
    let name = members.keys().find(is_to_blame).filter(|_| !said.starts_with("missing field"));
    in_words(name.map(String::as_str), &said)
}

fn kinds() -> String {
    let [others @ .., last] = &KINDS;
    format!("{} or {last}", others.join(", "))
}

/// What serde says, for people who know JSON and no Rust.
fn in_words(name: Option<&str>, said: &str) -> String {
    let quoted = || said.split('`').nth(1).unwrap_or_default();
    let name = name.unwrap_or("the line");
    match said.split_once(", expected ") {
        _ if said.starts_with("missing field") => format!("{} is missing", quoted()),
        _ if said.starts_with("duplicate field") => format!("{} is there twice", quoted()),
        Some((wrong, right)) if wrong.starts_with("unknown variant") => {
            format!("{name} must be {}", right.replace('`', ""))
        }
        Some((wrong, right)) if wrong.starts_with("invalid type") => {
            let right = if right.contains("sequence") { "a list" } else { "a string" };
            format!("{name} must be {right}")
        }
        _ => format!("{name} {said}"),
    }
}

/// Why a line of JSON lines is no JSON. serde_json counts bytes, and lines within the line, which would contradict the
/// number that the caller has for it.
pub(crate) fn not_json(line: &[u8], error: &serde_json::Error) -> String {
    if error.is_eof() {
        return "not valid JSON: it ends too early".to_owned();
    }
    if error.to_string().starts_with("recursion limit") {
        return "nested too deep".to_owned();
    }
    let before = line.get(..error.column().saturating_sub(1)).unwrap_or(line);
    format!("not valid JSON at column {}", String::from_utf8_lossy(before).chars().count() + 1)
}

fn without_position(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_line_is_told_by_the_member_that_is_to_blame() {
        let memo = |members: &str| format!(r#"{{"type":"memo","user":"anna","text":"x"{members}}}"#);
        let key = |members: &str| {
            format!(
                r#"{{"type":"apiKey","id":"{}","user":"anna","name":"n8n","hash":"x","createdAt":null{members}}}"#,
                "a".repeat(12)
            )
        };
        let kinds = "user, apiKey, integration or memo";
        let cases = [
            (
                memo(r#","recordedAt":"yesterday""#),
                "recordedAt must be a date and time with an offset".to_owned(),
            ),
            (memo(r#","createdAt":5"#), "createdAt must be a string".to_owned()),
            (
                memo(r#","timeZone":"Mars""#),
                "timeZone must be an IANA time zone such as Europe/Vienna".to_owned(),
            ),
            (memo(r#","integrationId":"""#), "integrationId must not be empty".to_owned()),
            (memo(r#","integrationId":{}"#), "integrationId must be a string".to_owned()),
            (memo(r#","language":"xx""#), "language must be one of en, ".to_owned()),
            (memo(r#","language":[]"#), "language must be a string".to_owned()),
            (memo(r#","id":{}"#), "id must be a string".to_owned()),
            (r#"{"type":"memo","user":"anna"}"#.to_owned(), "text is missing".to_owned()),
            (r#"{"type":"memo","user":null,"text":"x"}"#.to_owned(), "user must be a string".to_owned()),
            (r#"{"type":"memo","user":"anna","text":5}"#.to_owned(), "text must be a string".to_owned()),
            (
                r#"{"type":"integration","user":"anna","id":"a","trigger":"b","formatType":"list"}"#
                    .to_owned(),
                "formatType must be one of plainText, ".to_owned(),
            ),
            (key(r#","scopes":"capture""#), "createdAt must be a string".to_owned()),
            (
                key(r#","scopes":"capture""#).replace("null", "\"2026-11-20T08:30:00Z\""),
                "scopes must be a list".to_owned(),
            ),
            (
                key(r#","scopes":["x"]"#).replace("null", "\"2026-11-20T08:30:00Z\""),
                "scopes must be automation or capture".to_owned(),
            ),
            (r#"{"type":"zip","user":"anna"}"#.to_owned(), format!("type must be {kinds}")),
            (r#"{"type":5}"#.to_owned(), format!("type must be {kinds}")),
            (r#"{"user":"anna"}"#.to_owned(), format!("type is missing; it must be {kinds}")),
            (memo(r#","text":"y""#), "text is there twice".to_owned()),
            ("[]".to_owned(), format!("the line must be an object whose type is {kinds}")),
            ("null".to_owned(), format!("the line must be an object whose type is {kinds}")),
            ("{".to_owned(), "not valid JSON: it ends too early".to_owned()),
            (r#"{"text":"é" oops}"#.to_owned(), "not valid JSON at column 13".to_owned()),
            (memo(r#","x":"\ud8""#), "not valid JSON at column ".to_owned()),
            ("[".repeat(1000), "nested too deep".to_owned()),
        ];
        for (text, expected) in cases {
            let error = serde_json::from_str::<Line>(&text).unwrap_err();
            let said = complaint(&text, &error);
            assert!(said.starts_with(&expected), "{text}: {said}");
            let inner = ["expected", "invalid", "variant", "field", "`", "escape", "EOF"];
            assert!(!inner.iter().any(|word| said.contains(word)), "{text}: {said}");
        }
    }
}
