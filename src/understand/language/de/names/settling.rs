//! What was settled with somebody.

use std::sync::OnceLock;

use crate::understand::language::phrases::Phrases;
use crate::understand::language::settling::Settling;
use crate::understand::language::word_list::WordList;

pub(super) const fn settling() -> Settling {
    Settling {
        given: WordList::new(&[
            "gegeben",
            "angeboten",
            "zugeteilt",
            "zugewiesen",
            "genannt",
            "vorgeschlagen",
            "reserviert",
            "freigehalten",
        ]),
        agreed: WordList::new(&[
            "ausgemacht",
            "vereinbart",
            "abgemacht",
            "festgemacht",
            "fixiert",
            "abgesprochen",
        ]),
        swapped: WordList::new(&["getauscht", "abgetauscht"]),
        asks: WordList::new(&["gefragt", "angefragt", "fragt", "fragte", "wissen"]),
        whether: WordList::new(&["ob"]),
        knows: WordList::new(&["wissen"]),
        host: WordList::new(&["ihm", "ihr", "ihnen", "uns", "euch", "mir", "dir"]),
        coming: WordList::new(&[
            "komme",
            "komm",
            "kommen",
            "mitkomme",
            "mitkomm",
            "mitkommen",
            "vorbeikomme",
            "vorbeikommen",
            "hinkomme",
            "hinkommen",
        ]),
        to: WordList::new(&["zum", "zur"]),
        agrees: Phrases::new(&[
            "ja|klar|na|naturlich|logisch|sicher [klar] mach|mache|komm|komme ich",
            "ja|klar|naturlich|logisch|sicher [klar] machen|kommen wir",
            "[ja|klar] [das] mach|mache ich",
            "[ja|klar] [das] machen wir",
            "[ja] [da] (bin ich|sind wir) dabei",
            "[ja|klar|na] gern|gerne",
            "[ja|na] klar|sicher|logisch|naturlich",
            "[ja] passt [mir]",
            "[und] [ja] [ich|wir|da] hab|habe|haben [ich|wir] [schon] zugesagt",
            "[und] [ich|wir|da] hab|habe|haben [ich|wir] [schon|naturlich|gleich] ja gesagt",
            "[ja] [schon] zugesagt",
        ]),
        asker: WordList::new(&["ihm", "ihnen"]),
        goes: WordList::new(&["gehts", "geht", "gings", "klappts", "klappt", "passts", "ginge"]),
        needs: WordList::new(&["braucht", "brauche", "brauch", "brauchen"]),
        sees: WordList::new(&["sehen", "sprechen", "untersuchen", "dabeihaben"]),
        enough: Phrases::new(&[
            "[das] reicht|reichen|langt|langen|genugt|genugen [mir|uns|dafur|dicke|locker|vollig|bestimmt|sicher|\
             wohl|schon|eigentlich|auch|da]",
            "[mir|uns|vollig|bestimmt|sicher|da|dafur] reicht|reichen",
            "[das] sollte|sollten|durfte|durften|musste|mussten|wird|werden [mir|uns|dafur|dicke|locker|vollig|bestimmt|\
             sicher|wohl|schon|eigentlich|auch] reichen|langen|genugen",
            "[das] ist|sind [vollig|mehr als] genug|ausreichend",
        ]),
        meets: Phrases::new(&[
            "treff|treffe ich mich",
            "treff i mi",
            "ich treff|treffe mich",
            "i treff mi",
            "treffen wir uns",
            "wir treffen uns",
            "treff mich|ma",
        ]),
        meeting: "Treffen",
        offers: Phrases::new(&[]),
        sieve: OnceLock::new(),
    }
}
