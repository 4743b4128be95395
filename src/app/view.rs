//! What people and tools are shown of users, keys, integrations and memos: the `--json` shapes, member by
//! member and in this order.

use chrono_tz::Tz;
use serde::{Deserialize, Serialize};

use crate::model::{Assumption, Entry, FormatType, KeyId, Language, MemoId, Name, Scopes, Timestamp};
use crate::understand::{Setting, Trace, Verdict};

/// A user.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub struct UserView {
    pub name: Name,
    pub time_zone: Tz,
    pub language: Language,
    pub created_at: Timestamp,
}

/// A key; `key` is its one and only showing, on create and rotate.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub struct KeyView {
    pub id: KeyId,
    pub user: Name,
    pub name: Name,
    pub scopes: Scopes,
    pub created_at: Timestamp,
    pub expires_at: Option<Timestamp>,
    pub revoked_at: Option<Timestamp>,
    pub last_used_at: Option<Timestamp>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub key: Option<String>,
}

/// An integration.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub struct IntegrationView {
    pub id: Name,
    pub trigger: Name,
    pub format_type: FormatType,
}

/// A memo; `entries` and `assumptions` only where one memo is shown.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub struct MemoView {
    pub id: MemoId,
    pub user: Name,
    pub integration_id: Option<Name>,
    pub text: String,
    pub recorded_at: Timestamp,
    pub time_zone: Tz,
    pub created_at: Timestamp,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub entries: Option<Vec<Entry>>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub assumptions: Option<Vec<Assumption>>,
}

/// A memo as it was just captured: how it was routed and exactly what automation will see.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub struct CapturedView {
    pub id: MemoId,
    pub integration_id: Option<Name>,
    pub recorded_at: Timestamp,
    pub created_at: Timestamp,
    pub entries: Vec<Entry>,
    pub assumptions: Vec<Assumption>,
}

/// How a text would be routed and shaped, and why.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub struct Explanation {
    pub normalized: String,
    pub candidates: Vec<CandidateView>,
    pub integration_id: Option<Name>,
    pub entries: Vec<Entry>,
    pub assumptions: Vec<Assumption>,
}

/// A trigger that might have been meant; `span` counts characters of the text, the end exclusive.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub struct CandidateView {
    pub integration_id: Name,
    pub score: f64,
    pub span: [usize; 2],
    pub verdict: Verdict,
}

/// An [`Explanation`], and what a person is shown beside it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Explained {
    /// What tools see.
    pub explanation: Explanation,
    /// The triggers of its candidates, in their order.
    pub triggers: Vec<Name>,
    /// The format that shapes the text; `None` in the inbox.
    pub format_type: Option<FormatType>,
    /// What the text was read against.
    pub setting: Setting,
    /// How its words were read.
    pub trace: Trace,
}
