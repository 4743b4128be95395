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
        ("poner", THINGS),
        ("meter", THINGS),
        ("crear", THINGS),
        ("programar", THINGS),
        ("anotar", THINGS),
        ("apuntar", THINGS),
    ],
    places: &[],
    makes: &[],
    begins: Phrases::new(before::BEGINS),
    after: Phrases::new(after::AFTER),
    particles: &[],
    onward: Phrases::new(&["en adelante", "para adelante"]),
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
    softeners: &["bien", "solo", "tambien", "ya", "pues"],
    told: Phrases::new(told::TOLD),
    telling: told::telling(),
    comments: Comments::none(),
    noting: noting::noting(),
    news: Phrases::new(told::NEWS),
    spoke: Phrases::new(told::SPOKE),
    hence: Phrases::new(told::HENCE),
    instead: Phrases::new(&["o si", "si no", "o si no", "en su defecto"]),
    inquiring: &[
        "quien", "quienes", "que", "cuando", "donde", "adonde", "por", "como", "cuanto", "cuantos", "cuanta",
        "cuantas", "cual", "cuales",
    ],
    remarks: Phrases::new(told::REMARKS),
    joined: Phrases::new(told::JOINED),
    that: &["que"],
    clauses: &[],
    aside: Aside::none(),
    speaking: speaking::speaking(),
    sentences: sentences::sentences(),
    turned: Turned::none(),
    pronouns: &["ella", "ellos", "ellas"],
    lead: asks::LEAD,
    led: &[],
    asks: Phrases::both(asks::ASKS, courtesies::COURTESIES),
    who: &[
        "el", "la", "los", "mi", "mis", "nuestro", "nuestra", "doctor", "doctora", "dr", "senor", "senora",
        "don",
    ],
    known: &[],
    puts: &[],
    into: &[],
    put: &[],
    tail: Phrases::new(asks::TAIL),
    asked: &[],
    company: Phrases::new(&["con", "con el", "con la", "con los", "con las", "con mi", "con mis"]),
    ways: &["a", "al", "en", "para", "de", "del", "por", "sobre"],
    verb_endings: &[],
    titles: &[],
    to_whom: &[],
    what: &[],
    hesitations: &["eh", "ehm", "em", "mmm", "ay", "uy", "uf"],
    whether: &[],
    done: |_, _| false,
    courtesies: Phrases::new(&["por favor", "porfa", "porfavor", "gracias", "muchas gracias", "mil gracias"]),
    event: "Evento",
};

/// Leads to a thing that somebody is to do something with.
const THINGS: &[&str] = &["el", "la", "los", "las", "a"];
