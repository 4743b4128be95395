//! What can be done to the store, one file a noun. Each verb is planned on the [`Stage`](super::stage::Stage) by
//! the committer thread and asked for through a [`Store`](super::Store).

mod chore;
mod import;
mod integration;
mod key;
mod memo;
mod user;

pub use import::{BatchReport, Incoming};
pub use integration::{IntegrationEdit, NewIntegration};
pub use memo::{Added, Addition, NewMemo, OnceOnly};
pub use user::{NewUser, UserEdit};
