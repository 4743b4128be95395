//! Time zones by their short names, which are the same in every language, and by the places they are called by.

use chrono_tz::Tz;

use super::lexicon::{Lexicon, leak};
use super::time::Sense::{self, Zone};

/// Short names that are no words of any of the languages.
pub(super) const ZONES: &[(&str, &[Sense])] = &[
    ("bst", &[Zone(Tz::Europe__London)]),
    ("wet", &[Zone(Tz::Europe__Lisbon), Sense::Weak]),
    ("eet", &[Zone(Tz::Europe__Athens)]),
    ("eest", &[Zone(Tz::Europe__Athens)]),
    ("msk", &[Zone(Tz::Europe__Moscow)]),
    ("sast", &[Zone(Tz::Africa__Johannesburg)]),
    ("gst", &[Zone(Tz::Asia__Dubai)]),
    ("pkt", &[Zone(Tz::Asia__Karachi)]),
    ("ict", &[Zone(Tz::Asia__Bangkok)]),
    ("wib", &[Zone(Tz::Asia__Jakarta)]),
    ("sgt", &[Zone(Tz::Asia__Singapore)]),
    ("hkt", &[Zone(Tz::Asia__Hong_Kong)]),
    ("pht", &[Zone(Tz::Asia__Manila)]),
    ("kst", &[Zone(Tz::Asia__Seoul)]),
    ("jst", &[Zone(Tz::Asia__Tokyo)]),
    ("awst", &[Zone(Tz::Australia__Perth)]),
    ("acst", &[Zone(Tz::Australia__Darwin)]),
    ("acdt", &[Zone(Tz::Australia__Adelaide)]),
    ("aest", &[Zone(Tz::Australia__Sydney)]),
    ("aedt", &[Zone(Tz::Australia__Sydney)]),
    ("nzst", &[Zone(Tz::Pacific__Auckland)]),
    ("nzdt", &[Zone(Tz::Pacific__Auckland)]),
    ("hst", &[Zone(Tz::Pacific__Honolulu)]),
    ("akst", &[Zone(Tz::America__Anchorage)]),
    ("akdt", &[Zone(Tz::America__Anchorage)]),
    ("nst", &[Zone(Tz::America__St_Johns)]),
    ("ndt", &[Zone(Tz::America__St_Johns)]),
    ("adt", &[Zone(Tz::America__Halifax)]),
    ("brt", &[Zone(Tz::America__Sao_Paulo)]),
];

/// Adds what a language makes of each of `places`: `UK time`, `heure belge`.
pub(super) fn add_places(lexicon: &mut Lexicon, places: &[(&str, Tz)], said: impl Fn(&str) -> Vec<String>) {
    for (place, zone) in places {
        for phrase in said(place) {
            lexicon.add(leak(phrase), vec![vec![Zone(*zone)]]);
        }
    }
}
