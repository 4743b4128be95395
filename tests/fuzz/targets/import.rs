//! The import reader. A file with a bad line changes nothing; a good one is there afterwards, and adds nothing when it
//! comes again.
#![no_main]

use std::cell::RefCell;

use libfuzzer_sys::fuzz_target;
use memod::app::AppError;
use memod_fuzz::Place;

thread_local! {
    static PLACE: RefCell<Option<Place>> = const { RefCell::new(None) };
}

fuzz_target!(|data: &[u8]| {
    PLACE.with_borrow_mut(|kept| {
        if kept.as_ref().is_some_and(|place| place.app.stats().memos > 200) {
            *kept = None;
        }
        let place = kept.get_or_insert_with(Place::new);
        let before = place.export();
        match place.app.import(&mut &*data, &mut |_, _| {}) {
            Err(AppError::Lines(bad)) => {
                let lines = data.split(|byte| *byte == b'\n').count() as u64;
                assert!(!bad.is_empty());
                for bad in bad {
                    assert!((1..=lines).contains(&bad.line) && !bad.reason.is_empty(), "{bad:?} of {lines}");
                }
                assert_eq!(place.export(), before, "a bad line changes nothing");
            }
            Err(other) => panic!("{other}"),
            Ok(report) => {
                let after = place.export();
                let added = report.users + report.keys + report.integrations + report.memos;
                assert_eq!(added == 0, before == after, "{report:?}");
                let again = place.app.import(&mut after.as_bytes(), &mut |_, _| {}).expect("an export is good");
                assert_eq!((again.users, again.keys, again.integrations, again.memos), (0, 0, 0, 0));
                assert_eq!(place.export(), after, "importing an export adds nothing");
            }
        }
    });
});
