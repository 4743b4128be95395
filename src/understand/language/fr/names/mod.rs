mod after;
mod around;
mod asks;
mod before;
mod courtesies;
mod noting;
mod sentences;
mod speaking;
mod told;

use crate::understand::language::names::{Aside, Comments, Names, Turned};
use crate::understand::language::phrases::Phrases;

pub(crate) static NAMES: Names = Names {
    before: Phrases::both(before::BEFORE, courtesies::COURTESIES),
    works: &[
        ("mettre", THINGS),
        ("noter", THINGS),
        ("creer", THINGS),
        ("ajouter", THINGS),
        ("bloquer", THINGS),
    ],
    places: &[("inscrire", &["a", "au", "aux", "en"])],
    makes: &[],
    begins: Phrases::new(before::BEGINS),
    after: Phrases::new(after::AFTER),
    particles: &[],
    onward: Phrases::new(&["et au dela", "et apres"]),
    since: &[],
    splits: &[],
    phrasal: &[],
    rests: &[],
    manners: Phrases::new(&[]),
    causes: &[],
    caused: &[],
    gives: &[],
    did: &[],
    copulas: Phrases::new(after::COPULAS),
    accented: &[],
    possessed: Phrases::new(&[]),
    announcers: &[],
    softeners: &[
        "bien",
        "surtout",
        "juste",
        "absolument",
        "aussi",
        "vraiment",
        "donc",
        "deja",
        "enfin",
        "completement",
        "totalement",
        "presque",
        "encore",
    ],
    told: Phrases::new(told::TOLD),
    telling: told::telling(),
    comments: Comments::none(),
    noting: noting::noting(),
    news: Phrases::new(told::NEWS),
    spoke: Phrases::new(told::SPOKE),
    hence: Phrases::new(told::HENCE),
    instead: Phrases::new(&["ou si", "ou s", "sinon", "ou sinon", "a defaut", "ou a defaut"]),
    inquiring: &[
        "qui", "que", "quoi", "quand", "ou", "pourquoi", "comment", "combien", "quel", "quelle", "quels",
        "quelles", "qu", "est",
    ],
    remarks: Phrases::new(told::REMARKS),
    joined: Phrases::new(told::JOINED),
    that: &["que", "qu"],
    clauses: &[],
    aside: Aside::none(),
    speaking: speaking::speaking(),
    sentences: sentences::sentences(),
    turned: Turned::none(),
    pronouns: &["il", "elle", "ils", "elles", "c", "ca"],
    lead: asks::LEAD,
    led: &[],
    asks: Phrases::both(asks::ASKS, courtesies::COURTESIES),
    who: &[
        "le", "la", "l", "mon", "ma", "mes", "notre", "docteur", "dr", "madame", "mme", "monsieur", "maitre",
    ],
    known: &[],
    puts: &[],
    into: &[],
    put: &[],
    tail: Phrases::new(asks::TAIL),
    asked: &[],
    company: Phrases::new(&[
        "avec", "avec le", "avec la", "avec les", "avec l", "avec mon", "avec ma", "avec mes",
    ]),
    ways: &["a", "au", "aux", "chez", "en", "pour", "dans", "sur", "de", "du"],
    verb_endings: &[],
    titles: &[],
    to_whom: &[],
    what: &[],
    hesitations: &["euh", "heu", "hum", "hein"],
    whether: &[],
    done: |_, _| false,
    courtesies: Phrases::new(&[
        "s il te plait",
        "s il vous plait",
        "stp",
        "svp",
        "merci",
        "merci beaucoup",
        "merci bien",
    ]),
    event: "Événement",
};

/// Leads to a thing that somebody is to do something with.
const THINGS: &[&str] = &["le", "la", "les", "l", "du"];
