//! The use cases, free of HTTP and of the command line: what the server and the commands both call.

mod command;
mod error;
mod explain;
pub mod view;

pub use command::{Answer, Command, ImportReport, Place, Reply};
pub use error::AppError;
pub use explain::{Target, explain};

use std::io::{BufRead, Write};
use std::path::Path;

use crate::outside::Outside;

/// How the store is opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// Memory for the store's page cache, in bytes.
    pub cache_bytes: u64,
    /// Free disk space below which nothing is written, in bytes.
    pub reserve_bytes: u64,
}

/// The program without its edges: the open store and everything that can be asked of it. One cheap clone is
/// held by every task of the server.
#[derive(Debug, Clone)]
pub struct App {
    outside: Outside,
}

impl App {
    /// Opens the store in the data directory `data`, creating it where there is none.
    pub fn open(_data: &Path, _settings: &Settings, outside: Outside) -> Result<App, AppError> {
        Ok(App { outside })
    }

    /// Answers one command. Blocks until what it changed is durable.
    pub fn run(&self, _command: Command) -> Result<Reply, AppError> {
        let _ = &self.outside;
        Err(AppError::Randomness)
    }

    /// Writes the whole store as JSON lines.
    pub fn export(&self, _out: &mut dyn Write) -> Result<(), AppError> {
        Err(AppError::Randomness)
    }

    /// Reads JSON lines as [`export`](App::export) writes them, or bare memos. Nothing is changed when a line
    /// is bad. `progress` is told how many lines were kept so far, and of how many.
    pub fn import(
        &self,
        _lines: &mut dyn BufRead,
        _progress: &mut dyn FnMut(u64, u64),
    ) -> Result<ImportReport, AppError> {
        Err(AppError::Randomness)
    }
}
