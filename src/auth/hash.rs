use argon2::password_hash::PasswordHasher;
use argon2::password_hash::phc::{Output, PasswordHash};
use argon2::{Algorithm, Argon2, Block, Params, Version};

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

/// What Argon2 works in: nothing before its first check, then as much as that took.
#[derive(Default)]
pub(super) struct Memory(Vec<Block>);

/// Whether `token` is the key of `hash`. Takes tens of milliseconds.
pub(super) fn matches(token: &Token, hash: &str, memory: &mut Memory) -> bool {
    parse(hash).is_some_and(|hash| memory.verify(token, &hash).is_some_and(|verified| verified))
}

impl Memory {
    /// `None` where there is not enough of it, or where the hash is none.
    fn verify(&mut self, token: &Token, hash: &PasswordHash) -> Option<bool> {
        let (salt, expected) = (hash.salt.as_ref()?, hash.hash.as_ref()?);
        let params = Params::try_from(hash).ok()?;
        let version = hash.version.map(Version::try_from).transpose().ok()?.unwrap_or_default();
        self.reach(params.block_count())?;
        let argon2 = Argon2::new(Algorithm::Argon2id, version, params);
        let mut output = [0; Output::MAX_LENGTH];
        let output = output.get_mut(..expected.len())?;
        argon2.hash_password_into_with_memory(token.reveal().as_bytes(), salt, output, &mut self.0).ok()?;
        // Two of these are compared in constant time.
        Some(*expected == Output::new(output).ok()?)
    }

    fn reach(&mut self, blocks: usize) -> Option<()> {
        let missing = blocks.saturating_sub(self.0.len());
        self.0.try_reserve_exact(missing).ok()?;
        self.0.resize_with(self.0.len() + missing, Block::default);
        Some(())
    }

    /// How much it is.
    #[cfg(test)]
    pub(super) fn bytes(&self) -> usize {
        self.0.len() * Block::SIZE
    }
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
        let mut memory = Memory::default();
        assert!(matches(&mine, &hash, &mut memory));
        assert!(!matches(&other, &hash, &mut memory));
        assert!(matches(&mine, &hash, &mut memory), "what is left in the memory changes nothing");
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
