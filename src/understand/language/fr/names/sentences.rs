//! The words of sentences.

use super::comments::{COMMENTS, FINITE, ORDERS, OUTCRIES};
use crate::understand::language::fr::lists::ASIDES;
use crate::understand::language::names::Titling;
use crate::understand::language::phrases::Phrases;
use crate::understand::language::sentences::Sentences;
use crate::understand::language::word_list::WordList;

pub(super) const fn sentences() -> Sentences {
    Sentences {
        subjects: WordList::new(&[
            "chacun", "chacune", "quelquun", "je", "j", "tu", "il", "elle", "on", "nous", "vous", "ils",
            "elles", "me", "te", "se", "m", "t", "s", "ca", "c", "toi", "ton", "ta", "tes",
        ]),
        elided: WordList::new(&[]),
        joined: WordList::new(&[]),
        states: WordList::new(&[
            "veut", "veux", "dit", "avait", "fait", "arrive", "attend", "est", "sont", "suis", "es", "ont",
            "etait", "sera", "va", "vont", "peux", "peut", "faut", "faudra", "qu", "parce", "si", "n", "ne",
            "fuit", "dites", "prenez", "previens", "prevenez", "pense", "pensez",
        ]),
        spelt: WordList::new(&["a", "as"]),
        objects: WordList::new(&[]),
        impersonal: WordList::new(&["il", "ca", "c", "s"]),
        presents: WordList::new(&["c"]),
        conditions: WordList::new(&["si", "s", "sauf"]),
        finite: WordList::new(FINITE),
        own: WordList::new(&["je", "j", "on", "nous"]),
        comments: Phrases::both(COMMENTS, ASIDES),
        outcries: Phrases::new(OUTCRIES),
        orders: Phrases::new(ORDERS),
        turns: false,
        past: WordList::new(&[]),
        days: WordList::new(&[]),
        backs: WordList::new(&["ca", "c", "il", "elle", "ils", "elles", "ce", "cela"]),
        tells: WordList::new(&[
            "dire", "dis", "demander", "demande", "ecrire", "ecris", "repondre", "reponds", "prevenir",
            "previens", "rappeler",
        ]),
        always: WordList::new(&[]),
        offers: WordList::new(&["propose", "proposent", "proposait"]),
        otherwise: Phrases::new(&[
            "sinon",
            "ou sinon",
            "car sinon",
            "parce que sinon",
            "autrement",
            "sans quoi",
            "faute de quoi",
        ]),
        slots: WordList::new(&["rendez", "vous", "rdv", "creneau", "date", "place"]),
        got: WordList::new(&["eu", "obtenu", "pris", "trouve", "reserve", "enfin"]),
        already: WordList::new(&["deja", "donc", "en", "fait", "seulement", "bien"]),
        prefaces: Phrases::new(&[
            "merci pour",
            "merci d",
            "merci de",
            "desole pour",
            "desolee pour",
            "desole de",
            "pardon pour",
            "cher telephone",
            "pour info",
            "a propos de",
            "pendant que",
            "tant que",
            "histoire de",
            "juste pour",
        ]),
        restates: Phrases::new(&[
            "c est",
            "ce sera",
            "ca fait",
            "ca donne",
            "disons",
            "on dit",
            "mets le comme",
            "mets ca comme",
            "mets moi",
            "mets",
            "note le comme",
            "note ca comme",
            "note",
            "inscris le comme",
            "appelle ca",
            "appelons ca",
        ]),
        whose: WordList::new(&["mon", "ma", "mes", "notre", "nos"]),
        is: WordList::new(&["est", "sont"]),
        places: WordList::new(&["a", "au", "chez", "dans"]),
        links: WordList::new(&["et", "mais", "donc", "car", "alors"]),
        points: WordList::new(&["bref", "donc", "enfin", "alors"]),
        breaks: WordList::new(&["parce"]),
    }
}

pub(super) const fn titling() -> Titling {
    Titling {
        entries: WordList::new(&["entree", "evenement", "rappel", "note", "rendezvous", "ligne"]),
        called: Phrases::new(&[
            "appele",
            "appelee",
            "intitule",
            "intitulee",
            "nomme",
            "nommee",
            "qui s appelle",
            "qui s intitule",
            "qui dit",
            "avec le titre",
            "avec pour titre",
            "avec comme titre",
            "du nom de",
            "avec le nom",
            "sous le nom de",
            "sous le titre",
        ]),
        wishes: WordList::new(&["veux", "voudrais", "aimerais", "faut", "faudrait", "voulais", "souhaite"]),
        says: Phrases::new(&["dise", "affiche", "indique", "marque", "mentionne", "qui dit", "ait"]),
    }
}
