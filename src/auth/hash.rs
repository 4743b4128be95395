use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};

use super::Token;
use crate::memory::give_back;
use crate::outside::{NoRandomness, Outside};

/// OWASP's first recommendation for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;
/// What a hash that came with an import may cost at most; more would be an attack on memory or time.
const MAX_MEMORY_KIB: u32 = 64 * 1024;
const MAX_PASSES: u32 = 8;
const MAX_LANES: u32 = 4;
/// No PHC string of these parameters is longer.
const MAX_HASH_CHARS: usize = 256;

/// Why a key could not be hashed.
#[derive(Debug, thiserror::Error)]
pub enum HashError {
    /// No salt.
    #[error(transparent)]
    Randomness(#[from] NoRandomness),
    /// Argon2 did not get its memory.
    #[error("there is not enough memory to hash a key (19 MiB); free some and try again")]
    Memory,
}

/// The Argon2id hash of a whole key under a random salt, as a PHC string. Takes tens of milliseconds.
pub fn hash_token(token: &Token, outside: &Outside) -> Result<String, HashError> {
    let salt = outside.random::<16>()?;
    let params = Params::new(MEMORY_KIB, PASSES, LANES, None).map_err(|_| HashError::Memory)?;
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    let hash =
        argon2.hash_password_with_salt(token.reveal().as_bytes(), &salt).map_err(|_| HashError::Memory)?;
    give_back();
    Ok(hash.to_string())
}

/// Whether `hash` is a hash that a key can be checked against at a bounded cost.
pub fn check_hash_form(hash: &str) -> bool {
    parse(hash).is_some()
}

/// Whether `token` is the key of `hash`. Takes tens of milliseconds.
pub(super) fn matches(token: &Token, hash: &str) -> bool {
    let verified = |hash| Argon2::default().verify_password(token.reveal().as_bytes(), &hash).is_ok();
    let matches = parse(hash).is_some_and(verified);
    give_back();
    matches
}

fn parse(hash: &str) -> Option<PasswordHash> {
    if hash.len() > MAX_HASH_CHARS {
        return None;
    }
    let hash = PasswordHash::new(hash).ok()?;
    let params = Params::try_from(&hash).ok()?;
    let bounded = Algorithm::try_from(hash.algorithm.as_str()).ok()? == Algorithm::Argon2id
        && params.m_cost() <= MAX_MEMORY_KIB
        && params.t_cost() <= MAX_PASSES
        && params.p_cost() <= MAX_LANES
        && hash.salt.is_some()
        && hash.hash.is_some();
    bounded.then_some(hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_matches_its_own_hash_and_no_other() {
        let outside = Outside::real();
        let [mine, other] = [(); 2].map(|()| Token::generate(&outside).unwrap());
        let hash = hash_token(&mine, &outside).unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(matches(&mine, &hash));
        assert!(!matches(&other, &hash));
        assert_ne!(hash, hash_token(&mine, &outside).unwrap(), "each hash has its own salt");
    }

    /// An imported hash decides what a check costs: one of 4 GiB would take the machine down at the first request.
    #[test]
    fn a_hash_that_would_cost_too_much_is_no_hash() {
        let tail = "c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNoaGFzaGhhc2g";
        assert!(check_hash_form(&format!("$argon2id$v=19$m=19456,t=2,p=1${tail}")));
        for parameters in ["m=4194304,t=2,p=1", "m=19456,t=4000,p=1", "m=19456,t=2,p=200"] {
            assert!(!check_hash_form(&format!("$argon2id$v=19${parameters}${tail}")), "{parameters}");
        }
        assert!(!check_hash_form(&format!("$argon2d$v=19$m=19456,t=2,p=1${tail}")), "only Argon2id");
        for text in ["", "$argon2id$", "secret", &"$".repeat(10_000)] {
            assert!(!check_hash_form(text), "{text:.20}");
        }
    }
}
