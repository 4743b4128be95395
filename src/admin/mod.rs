//! Administration: every command does the same thing whether a server is running or not.
//!
//! A running server listens on a Unix socket in the data directory; the [`Door`] goes there when it answers and
//! opens the store itself when none does. Both ends call the same methods of the [`App`](crate::app::App).
//! The talk: the server says hello, the client sends one request (and, for an import, its lines), the server
//! answers with data, progress or an error, and an end.

mod door;
mod frame;
mod listener;
mod place;

pub use door::{Door, DoorError};
pub use listener::{BindError, Listener};
pub use place::{PlaceError, prepare};

use serde::{Deserialize, Serialize};

use crate::app::Command;
use crate::app::upkeep::BackupTo;

/// What a client may ask of the running server.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Request {
    Run(Command),
    Export,
    Import,
    Backup(BackupTo),
    Check,
}

#[cfg(test)]
mod tests;
