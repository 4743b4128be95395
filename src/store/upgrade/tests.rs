use std::path::Path;

use super::*;
use crate::model::{Language, Name, Timestamp, User, UserNumber};
use crate::store::layout::user_key;
use crate::store::open::{open_raw, write_format};
use crate::store::record::made_up::{LaterUser, as_version_2};
use crate::store::record::{RecordError, seal_payload};
use crate::store::{NewUser, Store, StoreSettings};

const SETTINGS: StoreSettings = StoreSettings {
    cache_bytes: 16 << 20,
    reserve_bytes: 1000,
    patience: std::time::Duration::from_secs(10),
};

fn user(number: u32) -> User {
    User {
        number: UserNumber(number),
        name: Name::parse(&format!("user {number}")).unwrap(),
        time_zone: chrono_tz::UTC,
        language: Language::En,
        created_at: Timestamp::from_millis(7),
    }
}

fn store_with_users(path: &Path, users: u32) -> Vec<User> {
    let store = Store::open(path, SETTINGS).unwrap();
    let added: Vec<_> = (1..=users)
        .map(|number| {
            let User { name, time_zone, language, created_at, .. } = user(number);
            store.add_user(NewUser { name, time_zone, language, created_at })
        })
        .collect();
    added.into_iter().map(|ticket| ticket.wait().unwrap()).collect()
}

fn rewrite_users(trees: &Trees) -> Result<(), OpenError> {
    rewrite::<LaterUser>(trees, TreeName::Users)
}

fn fails_half_way(trees: &Trees) -> Result<(), OpenError> {
    let later = LaterUser { user: user(1), call_me: user(1).name.to_string() };
    let key = user_key(UserNumber(1));
    write(trees, [((TreeName::Users, key.to_vec()), Some(seal(&key, &later)?))].into())?;
    Err(OpenError::Damaged("the power went".to_owned()))
}

#[test]
fn a_record_of_every_earlier_version_is_read_as_the_newest() {
    let anna = user(1);
    let key = user_key(anna.number);
    let first = seal(&key, &anna).unwrap();
    let later = LaterUser { user: anna.clone(), call_me: "user 1".to_owned() };
    assert_eq!(unseal::<LaterUser>(&key, &first), Ok(later), "from version 1 in two steps");
    let second = seal_payload(&key, &as_version_2(&anna, Some("Anna"))).unwrap();
    let later = LaterUser { user: anna.clone(), call_me: "Anna".to_owned() };
    assert_eq!(unseal::<LaterUser>(&key, &second).as_ref(), Ok(&later), "from version 2 in one");
    let third = seal(&key, &later).unwrap();
    assert_eq!(unseal::<LaterUser>(&key, &third), Ok(later), "and its own");
    assert_eq!([first[0], second[0], third[0]], [1, 2, 3]);
    for (bytes, version) in [(second, 2), (third, 3)] {
        assert_eq!(
            unseal::<User>(&key, &bytes),
            Err(RecordError::Newer("user", version)),
            "an older memod names what it cannot read"
        );
    }
}

#[test]
fn an_upgrade_rewrites_every_record_and_bears_being_cut_off() {
    let dir = tempfile::tempdir().unwrap();
    let users = store_with_users(dir.path(), 1100);
    let trees = open_raw(dir.path()).unwrap();
    upgrade(&trees, dir.path(), 1, 2, &[fails_half_way]).expect_err("the first try is cut off");
    let format = trees.get(TreeName::Meta, b"format").unwrap().unwrap();
    assert_eq!(&format[..], [0, 0, 0, 1], "the number is raised last");

    upgrade(&trees, dir.path(), 1, 2, &[rewrite_users]).unwrap();
    let format = trees.get(TreeName::Meta, b"format").unwrap().unwrap();
    assert_eq!(&format[..], [0, 0, 0, 2]);
    for user in users {
        let key = user_key(user.number);
        let bytes = trees.get(TreeName::Users, &key).unwrap().unwrap();
        assert_eq!(bytes[0], 3, "written anew");
        let call_me = user.name.to_string();
        assert_eq!(unseal::<LaterUser>(&key, &bytes), Ok(LaterUser { user, call_me }));
    }
}

#[test]
fn a_store_of_a_newer_format_is_refused_with_a_sentence_and_not_touched() {
    let dir = tempfile::tempdir().unwrap();
    store_with_users(dir.path(), 1);
    let trees = open_raw(dir.path()).unwrap();
    write_format(&trees, 2).unwrap();
    drop(trees);
    for refusal in [
        Store::open(dir.path(), SETTINGS).map(drop).expect_err("refused to serve"),
        open_raw(dir.path()).map(drop).expect_err("refused to check"),
    ] {
        let text = refusal.to_string();
        assert!(text.contains("format 2, and this memod reads up to 1"), "{text}");
        assert!(text.contains("install the newer memod again"), "{text}");
    }
}

#[test]
fn a_format_that_never_was_is_damage() {
    let dir = tempfile::tempdir().unwrap();
    store_with_users(dir.path(), 1);
    let trees = open_raw(dir.path()).unwrap();
    let refusal = upgrade(&trees, dir.path(), 0, 1, STEPS).expect_err("there was no format 0");
    assert!(refusal.to_string().contains("never was a format 0"), "{refusal}");
}
