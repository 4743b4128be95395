//! The real server in this process: its own port, its own store, its own clock; and a client that can misbehave.
#![allow(dead_code, unreachable_pub, unused_imports)] // every test file uses a part
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test that cannot go on says where

mod house;
mod outside;
mod wire;

pub use house::{House, Plan, id_of, name};
pub use outside::{FakeClock, FakeDisk, Source};
pub use wire::{Answer, Wire, request};

use memod::model::Scope;

pub const AUTOMATION: &[Scope] = &[Scope::Automation];
pub const CAPTURE: &[Scope] = &[Scope::Capture];
pub const BOTH: &[Scope] = &[Scope::Automation, Scope::Capture];
