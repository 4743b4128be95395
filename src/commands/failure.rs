use std::io;
use std::process::ExitCode;

use super::print;
use crate::admin::{BindError, DoorError, PlaceError};
use crate::app::AppError;
use crate::config::ConfigError;
use crate::reason::reason_or;
use crate::server::ServeError;

/// Why a command did not do what it was asked to.
#[derive(Debug)]
pub(super) enum Failure {
    /// What was typed makes no sense: exit code 2.
    Usage(String),
    /// It could not be done: exit code 1. One line that says what to do.
    Failed(String),
    /// The reader of standard output has gone, as `head` does: nothing failed.
    NoReader,
}

impl Failure {
    /// Says what happened and answers the exit code.
    pub(super) fn report(self) -> ExitCode {
        match self {
            Failure::Usage(text) => {
                print::error(&text);
                ExitCode::from(2)
            }
            Failure::Failed(text) => {
                print::error(&text);
                ExitCode::FAILURE
            }
            Failure::NoReader => ExitCode::SUCCESS,
        }
    }
}

/// Only standard output and standard error are written without an error of their own.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NoReader,
            _ => Failure::Failed(format!("cannot write the answer: {}", reason_or(&error, "try again"))),
        }
    }
}

impl From<ConfigError> for Failure {
    fn from(error: ConfigError) -> Self {
        if error.is_usage() { Failure::Usage(error.to_string()) } else { Failure::Failed(error.to_string()) }
    }
}

impl From<DoorError> for Failure {
    fn from(error: DoorError) -> Self {
        match error {
            DoorError::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => Failure::NoReader,
            other => Failure::Failed(other.to_string()),
        }
    }
}

macro_rules! failed {
    ($($error:ty),*) => {$(
        impl From<$error> for Failure {
            fn from(error: $error) -> Self {
                Failure::Failed(error.to_string())
            }
        }
    )*};
}

failed!(AppError, PlaceError, BindError, ServeError);
