use chrono_tz::Tz;
use serde::{Deserialize, Serialize};

use super::view::{Explained, IntegrationView, KeyView, MemoView, UserView};
use crate::model::{FormatType, KeyId, Language, MemoId, Name, Scope, Timestamp};

/// What an administrator can ask for, in process or over the Unix socket. `export`, `import` and
/// `reroute` stream and are methods of the [`App`](super::App) instead.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "kebab-case")]
#[allow(missing_docs)] // the members are the command line's flags
pub enum Command {
    UserAdd {
        name: Name,
        time_zone: Tz,
        language: Language,
    },
    UserList,
    UserEdit {
        name: Name,
        new_name: Option<Name>,
        time_zone: Option<Tz>,
        language: Option<Language>,
    },
    UserRemove {
        name: Name,
    },

    KeyCreate {
        user: Name,
        name: Name,
        scopes: Vec<Scope>,
        expires_in_millis: Option<u64>,
    },
    KeyList {
        user: Option<Name>,
    },
    KeyRevoke {
        id: KeyId,
    },
    KeyRotate {
        id: KeyId,
        overlap_millis: u64,
    },

    IntegrationAdd {
        user: Name,
        id: Name,
        trigger: Name,
        format_type: FormatType,
    },
    IntegrationList {
        user: Name,
    },
    IntegrationEdit {
        user: Name,
        id: Name,
        new_id: Option<Name>,
        trigger: Option<Name>,
        format_type: Option<FormatType>,
    },
    IntegrationRemove {
        user: Name,
        id: Name,
    },

    MemoAdd {
        user: Name,
        text: String,
        recorded_at: Option<Timestamp>,
        time_zone: Option<Tz>,
        integration: Option<Name>,
    },
    MemoList {
        user: Name,
        place: Place,
        limit: usize,
    },
    MemoShow {
        id: MemoId,
    },
    MemoMove {
        id: MemoId,
        integration: Name,
    },
    MemoRemove {
        id: MemoId,
    },

    Explain {
        user: Name,
        text: String,
        recorded_at: Option<Timestamp>,
        time_zone: Option<Tz>,
        language: Option<Language>,
    },
}

impl Command {
    /// Whether it makes a store where there is none.
    pub fn begins_a_store(&self) -> bool {
        matches!(self, Command::UserAdd { .. })
    }

    /// What it hears of a store that holds nothing; `None` where it needs something that is there.
    pub fn answer_of_nothing(&self) -> Option<Answer> {
        match self {
            Command::UserList => Some(Answer::Users(Vec::new())),
            Command::KeyList { user: None } => Some(Answer::Keys(Vec::new())),
            _ => None,
        }
    }
}

/// Which of a user's memos are meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// All of them.
    Everywhere,
    /// Those to which no integration applied.
    Inbox,
    /// Those of one integration.
    Integration(Name),
}

/// The answer to a [`Command`].
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Reply {
    /// What was asked for, or what was made, changed or removed.
    pub answer: Answer,
    /// Sentences a person should read although the command succeeded.
    pub warnings: Vec<String>,
    /// Sentences that say what may be done next.
    pub hints: Vec<String>,
}

/// The data of a [`Reply`].
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // named after what they hold
pub enum Answer {
    User(UserView),
    Users(Vec<UserView>),
    Key(KeyView),
    Keys(Vec<KeyView>),
    Integration(IntegrationView),
    Integrations(Vec<IntegrationView>),
    Memo(MemoView),
    Memos(Vec<MemoView>),
    Explained(Box<Explained>),
}

/// What an import did. Members count records; `known` ones were there already and stayed as they were, though the
/// lines say other things of `differing` ones.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub struct ImportReport {
    pub lines: u64,
    pub users: u64,
    pub keys: u64,
    pub integrations: u64,
    pub memos: u64,
    pub known: u64,
    #[serde(default)]
    pub differing: u64,
}
