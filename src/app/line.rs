//! The lines of an export. Each is a JSON object; an import reads back what an export wrote, member by member.

use chrono_tz::Tz;
use serde::{Deserialize, Serialize};

use crate::model::{FormatType, KeyId, Language, MemoId, Name, Scopes, Timestamp};

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
        #[serde(default)]
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
        #[serde(default)]
        time_zone: Option<Tz>,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        language: Option<Language>,
        #[serde(default)]
        created_at: Option<Timestamp>,
    },
}

/// What is wrong with one line of JSON lines. serde_json counts lines within the line, which would contradict the
/// number that the caller has for it.
pub(crate) fn without_position(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or_default().to_owned()
}
