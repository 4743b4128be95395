use chrono_tz::Tz;

/// What a zone is called by, behind `heure`.
pub(super) const PLACES: &[(&str, Tz)] = &[
    ("d europe centrale", Tz::Europe__Paris),
    ("francaise", Tz::Europe__Paris),
    ("allemande", Tz::Europe__Berlin),
    ("suisse", Tz::Europe__Zurich),
    ("belge", Tz::Europe__Brussels),
    ("espagnole", Tz::Europe__Madrid),
    ("italienne", Tz::Europe__Rome),
    ("anglaise", Tz::Europe__London),
    ("britannique", Tz::Europe__London),
    ("irlandaise", Tz::Europe__Dublin),
    ("portugaise", Tz::Europe__Lisbon),
    ("grecque", Tz::Europe__Athens),
    ("turque", Tz::Europe__Istanbul),
    ("marocaine", Tz::Africa__Casablanca),
    ("indienne", Tz::Asia__Kolkata),
    ("chinoise", Tz::Asia__Shanghai),
    ("japonaise", Tz::Asia__Tokyo),
    ("coreenne", Tz::Asia__Seoul),
    ("californienne", Tz::America__Los_Angeles),
    ("quebecoise", Tz::America__Montreal),
];
