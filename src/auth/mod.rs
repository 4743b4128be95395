//! Who is asking: the form of a key, its hash, and the check that every request goes through.
//!
//! docs/design.md, section "Keys", says the order of a check and why.

mod aside;
mod failures;
mod hash;
mod token;
mod verifier;

pub use hash::{HashError, check_hash_form, hash_token};
pub use token::Token;
pub use verifier::{Asking, Denied, Verifier};
