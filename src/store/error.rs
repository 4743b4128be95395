use super::record::RecordError;
use crate::reason::reason_or;

/// Why the store did not do what it was asked to.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Less disk is free than the reserve; reads go on, and writes too once there is room.
    #[error("the disk is full; free some space and try again")]
    Full,
    /// A write or its sync failed; this process acknowledges nothing more.
    #[error("the disk failed to keep a write; check the disk and its file system, then start memod again")]
    Failed,
    /// A stored record cannot be read.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// There is no such thing.
    #[error("there is no such {0}")]
    Unknown(Noun),
    /// Its name is taken.
    #[error("there is one {0} of this name already")]
    Taken(Noun),
    /// The `Idempotency-Key` stands for another request.
    #[error("this Idempotency-Key was used for another memo")]
    IdempotencyConflict,
    /// The `Idempotency-Key` stands for a memo that was removed since.
    #[error("the memo of this Idempotency-Key was removed")]
    IdempotencyGone,
    /// Every number was given out.
    #[error("the store has no {0} numbers left")]
    NumbersUsedUp(Noun),
}

/// What a name or an id stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Noun {
    User,
    Key,
    Integration,
    Memo,
}

impl Noun {
    /// With its article.
    pub fn one(self) -> &'static str {
        match self {
            Noun::User => "a user",
            Noun::Key => "a key",
            Noun::Integration => "an integration",
            Noun::Memo => "a memo",
        }
    }
}

impl std::fmt::Display for Noun {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Noun::User => "user",
            Noun::Key => "key",
            Noun::Integration => "integration",
            Noun::Memo => "memo",
        })
    }
}

/// Why a store did not open. Each is one line that says the next step.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process has it open.
    #[error("another memod is using this store; stop it or name another data directory with --data")]
    Locked,
    /// A later memod wrote it.
    #[error(
        "this store has format {found}, and this memod reads up to {known}; \
         install the newer memod again or restore a backup made before the upgrade"
    )]
    Newer {
        /// The format in the store.
        found: u32,
        /// The newest format this memod reads.
        known: u32,
    },
    /// What is in it cannot be read.
    #[error(
        "the store is damaged ({0}); `memod check` says what is lost, `memod check --save NEWDIR` saves the rest, and \
         `memod restore DIR --replace` brings a backup back"
    )]
    Damaged(String),
    /// Its main file is gone: there is nothing to look at or to save.
    #[error(
        "the store has lost its file db, and with it all that it held; `memod restore DIR --replace` brings a backup back"
    )]
    Lost,
    /// The operating system refused.
    #[error("cannot use the data directory: {}", reason_or(.0, "name another with --data"))]
    Io(#[from] std::io::Error),
}

impl From<RecordError> for OpenError {
    fn from(error: RecordError) -> Self {
        OpenError::Damaged(error.to_string())
    }
}
