//! Who put something to a time.

use crate::understand::language::fixing::Fixing;
use crate::understand::language::word_list::WordList;

pub(super) const fn fixing() -> Fixing {
    Fixing {
        puts: WordList::new(&[
            "put",
            "set",
            "arranged",
            "booked",
            "scheduled",
            "rescheduled",
            "organized",
            "planned",
            "pencilled",
            "penciled",
        ]),
        lays: WordList::new(&["put", "set"]),
        picks: WordList::new(&[
            "picked",
            "chose",
            "chosen",
            "agreed",
            "settled",
            "suggested",
            "suggests",
            "proposed",
            "proposes",
            "confirmed",
            "announced",
            "named",
            "said",
            "saying",
            "went",
            "fixed",
            "got",
        ]),
        gives: WordList::new(&["gave", "given", "told", "promised", "offered"]),
        onto: WordList::new(&["on", "for", "with"]),
        goal: WordList::new(&["for"]),
        inside: WordList::new(&["in", "down"]),
        parts: WordList::new(&[
            "in", "out", "off", "up", "away", "on", "down", "back", "forward", "together", "over", "aside",
        ]),
        helps: WordList::new(&["has", "have", "had", "ended", "up", "all", "both", "eventually", "then"]),
        booked: WordList::new(&["booked", "scheduled", "planned", "arranged", "due"]),
        able: WordList::new(&["can", "could", "cant", "couldnt", "cannot"]),
        whom: WordList::new(&["me", "us", "him", "her", "them", "everyone", "everybody"]),
    }
}
