use std::fmt;

use zeroize::Zeroizing;

use crate::model::KeyId;
use crate::outside::{NoRandomness, Outside};

const ALPHABET: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const PREFIX: &str = "memod";
const SECRET_LEN: usize = 22;
const CHECK_LEN: usize = 6;

/// A whole key, secret included: `memod_<id 12>_<secret 22>_<check 6>`. Wiped from memory when dropped, and shown
/// by no `Debug`.
pub struct Token {
    text: Zeroizing<String>,
    id: KeyId,
}

impl Token {
    /// A new key: 71 random bits of id, 131 of secret.
    pub fn generate(outside: &Outside) -> Result<Token, NoRandomness> {
        loop {
            let id = random_text::<{ KeyId::LEN }>(outside)?;
            let secret = random_text::<SECRET_LEN>(outside)?;
            let body = Zeroizing::new(format!("{PREFIX}_{}_{}", *id, *secret));
            let check = check(&body);
            let text = Zeroizing::new(format!("{}_{}", *body, String::from_utf8_lossy(&check)));
            if let Some(token) = Token::parse(&text) {
                return Ok(token);
            }
        }
    }

    /// Reads a key; `None` where the form or the check is wrong, without a look into any store.
    pub fn parse(text: &str) -> Option<Token> {
        let (body, sum) = text.rsplit_once('_')?;
        let mut parts = body.split('_');
        let (prefix, id, secret) = (parts.next()?, parts.next()?, parts.next()?);
        let well_formed = prefix == PREFIX
            && parts.next().is_none()
            && secret.len() == SECRET_LEN
            && secret.bytes().all(|byte| byte.is_ascii_alphanumeric())
            && sum.as_bytes() == check(body);
        let id = id.parse().ok()?;
        well_formed.then(|| Token { text: Zeroizing::new(text.to_owned()), id })
    }

    /// Where the public part stands in what may or may not be a key; it may or may not be an id.
    pub fn claimed_id(text: &[u8]) -> Option<&[u8]> {
        text.strip_prefix(PREFIX.as_bytes())?.strip_prefix(b"_")?.get(..KeyId::LEN)
    }

    /// The public part.
    pub fn id(&self) -> KeyId {
        self.id
    }

    /// The whole key. For the one showing, for hashing and for comparing; never for a log.
    pub fn reveal(&self) -> &str {
        &self.text
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Token({})", self.id)
    }
}

/// The CRC-32 of `body` in base62: finds typing errors before anything is looked up.
fn check(body: &str) -> [u8; CHECK_LEN] {
    let mut number = crc32fast::hash(body.as_bytes()) as usize;
    let mut digits = [0; CHECK_LEN];
    for digit in digits.iter_mut().rev() {
        *digit = ALPHABET[number % ALPHABET.len()];
        number /= ALPHABET.len();
    }
    digits
}

/// `N` characters, each as likely as any other: six random bits, and again where they name no character.
fn random_text<const N: usize>(outside: &Outside) -> Result<Zeroizing<String>, NoRandomness> {
    let mut text = Zeroizing::new(String::with_capacity(N));
    while text.len() < N {
        let bytes = Zeroizing::new(outside.random::<32>()?);
        let missing = N - text.len();
        let characters = bytes.iter().filter_map(|byte| ALPHABET.get(usize::from(byte & 0x3f)));
        text.extend(characters.take(missing).map(|character| char::from(*character)));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_new_key_has_the_documented_form_and_reads_back() {
        let token = Token::generate(&Outside::real()).unwrap();
        let parts: Vec<usize> = token.reveal().split('_').map(str::len).collect();
        assert_eq!(parts, [5, 12, 22, 6]);
        assert_eq!(Token::parse(token.reveal()).unwrap().id(), token.id());
        assert!(!format!("{token:?}").contains(token.reveal()), "Debug does not tell the secret");
    }

    proptest! {
        #[test]
        fn one_wrong_character_is_found_without_a_look_up(at in 0usize..48, with in "[0-9A-Za-z_]") {
            let token = Token::generate(&Outside::real()).unwrap();
            let mut text = token.reveal().to_owned();
            prop_assume!(text.get(at..=at) != Some(&with));
            text.replace_range(at..=at, &with);
            prop_assert!(Token::parse(&text).is_none(), "{} should not read", text);
        }

        #[test]
        fn any_text_is_read_without_a_panic(text in "\\PC{0,80}|memod_[0-9A-Za-z_]{0,60}") {
            let _ = Token::parse(&text);
        }
    }
}
