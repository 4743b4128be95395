use chrono_tz::Tz;

/// What a zone is called by, without its ending.
pub(super) const PLACES: &[(&str, Tz)] = &[
    ("mitteleuropaisch", Tz::Europe__Vienna),
    ("deutsch", Tz::Europe__Berlin),
    ("osterreichisch", Tz::Europe__Vienna),
    ("schweiz", Tz::Europe__Zurich),
    ("franzosisch", Tz::Europe__Paris),
    ("spanisch", Tz::Europe__Madrid),
    ("italienisch", Tz::Europe__Rome),
    ("britisch", Tz::Europe__London),
    ("englisch", Tz::Europe__London),
    ("irisch", Tz::Europe__Dublin),
    ("westeuropaisch", Tz::Europe__Lisbon),
    ("portugiesisch", Tz::Europe__Lisbon),
    ("osteuropaisch", Tz::Europe__Athens),
    ("griechisch", Tz::Europe__Athens),
    ("turkisch", Tz::Europe__Istanbul),
    ("israelisch", Tz::Asia__Jerusalem),
    ("indisch", Tz::Asia__Kolkata),
    ("chinesisch", Tz::Asia__Shanghai),
    ("japanisch", Tz::Asia__Tokyo),
    ("koreanisch", Tz::Asia__Seoul),
    ("kalifornisch", Tz::America__Los_Angeles),
    ("pazifisch", Tz::America__Los_Angeles),
];

/// Words for places that may be named for a day.
pub(super) const SITES: &[&str] = &[
    "klinikum",
    "krankenhaus",
    "schule",
    "grundschule",
    "gymnasium",
    "kita",
    "stadion",
    "brucke",
    "siedlung",
    "halle",
    "museum",
    "bibliothek",
    "park",
    "kaserne",
    "denkmal",
];

/// The days, month first, that places are named for.
pub(super) const NAMESAKES: &[(u32, u32)] =
    &[(3, 18), (4, 25), (5, 1), (5, 8), (6, 17), (7, 20), (10, 3), (11, 9)];
