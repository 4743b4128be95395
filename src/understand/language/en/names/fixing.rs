//! Who put something to a time.

use crate::understand::language::fixing::Fixing;
use crate::understand::language::phrases::Phrases;
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
        little: WordList::new(&[
            "told", "said", "chose", "held", "took", "made", "went", "came", "works", "suits", "phoned",
            "rang", "called", "texted", "wrote", "booked", "moved", "traded", "swapped",
        ]),
        third: WordList::new(&[
            "he", "she", "they", "hes", "shes", "theyre", "hell", "shell", "theyll", "hed", "shed", "theyd",
        ]),
        they: WordList::new(&["they", "theyre", "theyll", "theyd"]),
        will: WordList::new(&["hell", "shell", "theyll", "hed", "shed", "theyd"]),
        did: WordList::new(&[
            "left", "lost", "took", "made", "found", "sent", "sold", "won", "hurt", "cut", "returned",
        ]),
        says: WordList::new(&["says", "reckons", "thinks", "hopes", "promises"]),
        does: WordList::new(&["do", "offer", "manage"]),
        hands: Phrases::new(&[
            "[has|have] [just] invited|invites me|us|everyone|everybody [all] [over|round|along|back] for|to",
            "[has|have] [just] invited|invites the whole|entire team|family|class|office|street|crew for|to",
            "[has|have] [just] set|sets up",
            "[is|are] putting on",
            "[is|are] setting up",
            "[has|have] [finally] settled|decided|agreed|landed on",
            "[has|have] [just] put me|us on|onto",
            "[has|have] [just] got|bought|booked me|us [some] tickets|seats for|to",
            "[has|have] [finally|just] arranged|organised|organized",
        ]),
        sees: Phrases::new(&[
            "(wants|want|needs|need|asked|would like|has asked|have asked) to see|meet me|us",
            "(wants|want|needs|need|asked|would like|has asked|have asked) to speak|talk to|with me|us",
            "(wants|want|needs|need|asked|would like|has asked|have asked) to have a word|chat with me|us",
        ]),
        undertakes: Phrases::new(&["[has|have] [kindly|very|kindly] offered|volunteered|agreed|promised"]),
        calls: WordList::new(&["hey", "hi", "okay", "ok", "right", "oh", "yeah"]),
        his: WordList::new(&["his", "her", "their"]),
        tells: WordList::new(&["told", "promised"]),
        finds: WordList::new(&["found", "hired", "met", "booked"]),
        topics: WordList::new(&["about", "regarding"]),
        got: WordList::new(&["got", "gets", "has"]),
        hers: WordList::new(&["hers", "theirs"]),
        goes: Phrases::new(&["going in|there|over|round|back", "in|there"]),
        titles: WordList::new(&["mr", "mrs", "ms", "miss", "dr", "prof", "st"]),
        instead: WordList::new(&["instead", "back", "again", "now", "arriving"]),
        whom: WordList::new(&["me", "us", "him", "her", "them", "everyone", "everybody"]),
    }
}
