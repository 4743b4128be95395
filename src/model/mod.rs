//! The words of the field: users, API keys, integrations, memos, entries, assumptions.
//!
//! Everything here is pure: no I/O, no clock, no store, no HTTP. A value of one of these types is valid by
//! construction; whoever holds one need not check it again.

mod api_key;
mod assumption;
mod blank;
mod entry;
mod integration;
mod language;
mod memo;
mod name;
mod timestamp;
mod user;

pub use api_key::{ApiKey, KeyId, Scope, Scopes};
pub use assumption::{Assumption, AssumptionCode};
pub use blank::is_blank;
pub use entry::Entry;
pub use integration::{FormatType, Integration, IntegrationNumber};
pub use language::Language;
pub use memo::{MAX_TEXT_BYTES, Memo, MemoId};
pub use name::{InvalidName, Name};
pub use timestamp::{InvalidTimestamp, Timestamp};
pub use user::{User, UserNumber, parse_time_zone};
