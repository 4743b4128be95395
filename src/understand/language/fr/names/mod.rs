mod after;
mod around;
mod asks;
mod before;
mod comments;
mod courtesies;
mod doing;
mod given;
mod noting;
mod sentences;
mod speaking;
mod told;
mod wished;

use crate::understand::language::beside::Beside;
use crate::understand::language::fixing::Fixing;
use crate::understand::language::fr::forms::FORMS;
use crate::understand::language::names::{Aside, Comments, Filing, Names, Referred};
use crate::understand::language::phrases::Phrases;
use crate::understand::language::settling::Settling;
use crate::understand::language::turned::Turned;
use crate::understand::language::word_list::WordList;

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
    greeted: WordList::new(&[]),
    lacks: Phrases::new(&[]),
    particles: WordList::new(&[]),
    onward: Phrases::new(&["et au dela", "et apres"]),
    since: WordList::new(&[]),
    lasting: WordList::new(&[]),
    nearly: WordList::new(&[]),
    amounts: WordList::new(&[]),
    not_then: Phrases::new(&[]),
    clocks: WordList::new(&[]),
    splits: &[],
    shoved: &[],
    shoved_to: "",
    shoves: WordList::new(&[]),
    phrasal: &[],
    rests: &[],
    unannounced: &[],
    keeps: WordList::new(&["prevoir"]),
    manners: Phrases::new(&[]),
    causes: WordList::new(&[]),
    caused: WordList::new(&[]),
    gives: WordList::new(&[]),
    referred: Referred::none(),
    did: WordList::new(&[]),
    copulas: Phrases::new(after::COPULAS),
    accented: WordList::new(&[]),
    spaced: &["!", "?", ":", ";"],
    infinitives: &["er", "ir", "re"],
    wished: wished::WISHED,
    aims: WordList::new(&[]),
    added: Phrases::new(&[]),
    whom: WordList::new(&[]),
    again: &[],
    given: given::given(),
    fixing: Fixing::none(),
    possessed: Phrases::new(&[]),
    announcers: WordList::new(&[]),
    softeners: WordList::new(&[
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
    ]),
    told: Phrases::new(told::TOLD),
    telling: told::telling(),
    comments: Comments::none(),
    noting: noting::noting(),
    filing: Filing::none(),
    referring: &[],
    news: Phrases::new(told::NEWS),
    spoke: Phrases::new(told::SPOKE),
    hence: Phrases::new(told::HENCE),
    instead: Phrases::new(&["ou si", "ou s", "sinon", "ou sinon", "a defaut", "ou a defaut"]),
    inquiring: WordList::new(&[
        "qui", "que", "quoi", "quand", "ou", "pourquoi", "comment", "combien", "quel", "quelle", "quels",
        "quelles", "qu", "est",
    ]),
    remarks: Phrases::new(told::REMARKS),
    joined: Phrases::new(told::JOINED),
    that: WordList::new(&["que", "qu"]),
    clauses: WordList::new(&[]),
    aside: Aside::none(),
    speaking: speaking::speaking(),
    settling: Settling::none(),
    beside: Beside::none(),
    sentences: sentences::sentences(),
    titling: sentences::titling(),
    turned: Turned::none(),
    pronouns: WordList::new(&["il", "elle", "ils", "elles", "c", "ca"]),
    lead: WordList::new(asks::LEAD),
    led: WordList::new(&[]),
    asks: Phrases::both(asks::ASKS, courtesies::COURTESIES),
    who: WordList::new(&[
        "le", "la", "l", "mon", "ma", "mes", "notre", "docteur", "dr", "madame", "mme", "monsieur", "maitre",
    ]),
    known: WordList::new(&[]),
    puts: WordList::new(&[]),
    inserts: WordList::new(&[]),
    vague: WordList::new(&[]),
    vaguely: WordList::new(&[]),
    holds: WordList::new(&[]),
    frees: WordList::new(&[]),
    books: WordList::new(&[]),
    into: WordList::new(&[]),
    put: WordList::new(&[]),
    tail: Phrases::new(asks::TAIL),
    asked: WordList::new(&[]),
    company: Phrases::new(&[
        "avec", "avec le", "avec la", "avec les", "avec l", "avec mon", "avec ma", "avec mes",
    ]),
    ways: WordList::new(&[
        "a", "au", "aux", "chez", "en", "pour", "dans", "sur", "sous", "devant", "derriere", "vers", "de",
        "du",
    ]),
    namely: Phrases::new(&["a savoir"]),
    of: WordList::new(&["de", "du", "d", "des"]),
    verb_endings: WordList::new(&[]),
    titles: WordList::new(&[]),
    to_whom: WordList::new(&[]),
    what: WordList::new(&[]),
    doing: doing::DOING,
    hesitations: WordList::new(&["euh", "heu", "hum", "hein"]),
    whether: WordList::new(&[]),
    forms: &FORMS,
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
    entry: 10,
    event: "Événement",
};

/// Leads to a thing that somebody is to do something with.
const THINGS: &[&str] = &["le", "la", "les", "l", "du"];
