use chrono_tz::Tz;

/// What a zone is called by, behind `hora`.
pub(super) const PLACES: &[(&str, Tz)] = &[
    ("de europa central", Tz::Europe__Madrid),
    ("espanola", Tz::Europe__Madrid),
    ("peninsular", Tz::Europe__Madrid),
    ("canaria", Tz::Atlantic__Canary),
    ("alemana", Tz::Europe__Berlin),
    ("suiza", Tz::Europe__Zurich),
    ("francesa", Tz::Europe__Paris),
    ("italiana", Tz::Europe__Rome),
    ("inglesa", Tz::Europe__London),
    ("britanica", Tz::Europe__London),
    ("irlandesa", Tz::Europe__Dublin),
    ("portuguesa", Tz::Europe__Lisbon),
    ("griega", Tz::Europe__Athens),
    ("turca", Tz::Europe__Istanbul),
    ("argentina", Tz::America__Argentina__Buenos_Aires),
    ("chilena", Tz::America__Santiago),
    ("colombiana", Tz::America__Bogota),
    ("peruana", Tz::America__Lima),
    ("china", Tz::Asia__Shanghai),
    ("japonesa", Tz::Asia__Tokyo),
    ("coreana", Tz::Asia__Seoul),
    ("californiana", Tz::America__Los_Angeles),
];
