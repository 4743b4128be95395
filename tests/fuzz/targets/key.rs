//! The key parser. What is read is a key as memod writes it and gives itself back; a typing error is found.
#![no_main]

use libfuzzer_sys::fuzz_target;
use memod::auth::Token;
use memod::outside::Outside;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let read = Token::parse(&text);
    if let Some(token) = &read {
        assert_eq!(token.reveal(), text);
        assert_eq!(Token::claimed_id(text.as_bytes()), Some(token.id().as_str().as_bytes()));
        assert_eq!(text.len(), 48);
    }
    // The same bytes as chance: a new key reads back, and with one other character it does not.
    let mut chance = data.iter().copied().chain(0..=255).cycle().take(4096);
    let bytes: Vec<u8> = chance.by_ref().collect();
    let at = std::sync::atomic::AtomicUsize::new(0);
    let outside = Outside::new(
        || memod::model::Timestamp::MIN,
        move |fill| {
            for byte in fill.iter_mut() {
                let at = at.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                *byte = bytes[at % bytes.len()].wrapping_add((at / bytes.len()) as u8);
            }
            Ok(())
        },
    );
    let token = Token::generate(&outside).unwrap();
    let made = token.reveal().to_owned();
    assert_eq!(Token::parse(&made).map(|read| read.id()), Some(token.id()));
    if let [at, with, ..] = *data {
        let mut typed = made.clone().into_bytes();
        let at = usize::from(at) % typed.len();
        if with.is_ascii() && typed[at] != with {
            typed[at] = with;
            let typed = String::from_utf8(typed).unwrap();
            assert!(Token::parse(&typed).is_none(), "{made} and {typed}");
        }
    }
});
