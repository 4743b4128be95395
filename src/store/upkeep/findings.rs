use serde::{Deserialize, Serialize};

use crate::model::{MemoId, Name, Timestamp};

/// One thing that is wrong in a store. Holds no text of a memo and no secret.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Finding {
    /// `user`, `apiKey`, `integration`, `memo`, … or `tree` for a part that cannot be read at all.
    pub kind: String,
    /// The record's name, id or number, as far as it can be told.
    pub id: Option<String>,
    /// The name of the user it belongs to.
    pub user: Option<Name>,
    /// When a memo was accepted.
    pub created_at: Option<Timestamp>,
    /// What is wrong with it, as a sentence goes on.
    pub problem: String,
    /// Whether something is gone for good, or only an index that a saving makes anew.
    pub lost: bool,
}

impl Finding {
    pub(super) fn lost(kind: &str, id: Option<String>, problem: impl ToString) -> Self {
        Finding {
            kind: kind.to_owned(),
            id,
            user: None,
            created_at: None,
            problem: problem.to_string(),
            lost: true,
        }
    }

    /// Something that follows from the records and can be made anew.
    pub(super) fn repairable(kind: &str, id: Option<String>, problem: impl ToString) -> Self {
        Finding { lost: false, ..Finding::lost(kind, id, problem) }
    }

    pub(super) fn of_memo(problem: impl ToString, id: Option<MemoId>, created_at: Timestamp) -> Self {
        let finding = Finding::lost("memo", id.map(String::from), problem);
        Finding { created_at: Some(created_at), ..finding }
    }

    pub(super) fn of_user(self, user: Option<Name>) -> Self {
        Finding { user, ..self }
    }
}

impl std::fmt::Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let kind = if self.kind == "apiKey" { "key" } else { &self.kind };
        f.write_str(kind)?;
        if let Some(id) = &self.id {
            write!(f, " {id}")?;
        }
        if let Some(user) = &self.user {
            write!(f, " of {user}")?;
        }
        if let Some(at) = &self.created_at {
            write!(f, ", accepted {at}")?;
        }
        write!(f, ": {}", self.problem)
    }
}
