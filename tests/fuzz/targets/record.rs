//! The record codec. What is read is the memo of its key; written again it is read the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use memod::store::codec::{seal_memo, unseal_memo};

fuzz_target!(|data: &[u8]| {
    let Some((key, value)) = data.split_at_checked(24) else { return };
    let raw = unseal_memo(key, value);
    // The checksum is right, so that what is behind it is reached.
    let mut sealed = value.to_vec();
    let mut sum = crc32fast::Hasher::new();
    sum.update(key);
    sum.update(value);
    sealed.extend_from_slice(&sum.finalize().to_be_bytes());
    for read in [raw, unseal_memo(key, &sealed)].into_iter().flatten() {
        let (key_again, value_again) = seal_memo(&read).expect("what was read can be kept");
        let read_again = unseal_memo(&key_again, &value_again).expect("and is read again");
        assert_eq!(read, read_again);
        // Times outside the range are moved into it, and then the key differs.
        if key_again == key {
            let mut other = key_again.clone();
            other[23] ^= 1;
            assert!(unseal_memo(&other, &value_again).is_err(), "under another key it is damaged");
        }
    }
});
