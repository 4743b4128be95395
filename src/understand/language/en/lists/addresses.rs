//! Who speaks, and to whom.

pub(super) const GREETINGS: &[&str] = &[
    "good morning",
    "good evening",
    "good afternoon",
    "hey",
    "hi",
    "hello",
    "hi there",
    "hello there",
    "hey there",
    "hiya",
    "howdy",
    "hi all",
];

pub(super) const ADDRESSES: &[&str] = &[
    "dear",
    "my dear",
    "love",
    "my love",
    "darling",
    "my darling",
    "sweetheart",
    "sweetie",
    "honey",
    "hon",
    "hun",
    "babe",
    "pet",
    "mate",
    "mates",
    "buddy",
    "pal",
    "man",
    "dude",
    "kiddo",
    "lads",
    "guys",
    "you guys",
    "you lot",
    "folks",
    "team",
    "gang",
    "chaps",
    "girls",
    "boys",
    "yall",
    "everyone",
    "everybody",
    "all",
    "sir",
    "madam",
    "alexa",
    "siri",
    "google",
];

pub(super) const SPEAKING: &[&str] =
    &["this is", "it is", "it", "its", "im", "here", "speaking", "calling", "it me", "its me", "it is me"];

pub(super) const THANKS: &[&str] = &["thanks", "thank", "cheers", "ta", "please", "bye", "goodbye"];
