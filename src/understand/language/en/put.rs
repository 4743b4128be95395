use crate::understand::language::put::Put;
use crate::understand::language::word_list::WordList;

pub(super) const fn put() -> Put {
    Put {
        chose: WordList::new(&["chose", "held", "took", "picked"]),
        placed: WordList::new(&["stuck", "took", "put", "fit", "slotted", "squeezed"]),
        inside: WordList::new(&["in", "down"]),
        content: WordList::new(&["happy", "fine", "good", "okay", "ok", "cool"]),
        with: WordList::new(&["with"]),
        back: WordList::new(&["back"]),
        away: WordList::new(&["off", "out", "in", "ill", "sick", "away"]),
        suits: WordList::new(&["works", "suits"]),
        everybody: WordList::new(&["everybody", "everyone", "all", "both", "me", "us", "him", "her", "them"]),
        puts: WordList::new(&["put", "push", "pushed", "moved", "brought", "pulled", "set", "bring"]),
        forth: WordList::new(&["back", "forward", "on", "up"]),
        asked: WordList::new(&["he", "she", "they"]),
        booked: WordList::new(&["booked", "book"]),
        got: WordList::new(&["got", "have", "reserved"]),
        venues: WordList::new(&["court", "pitch", "hall", "studio", "lane"]),
        swaps: WordList::new(&["swapped", "traded", "switched", "swap", "trade", "switch"]),
        aged: WordList::new(&["birthday", "bday", "anniversary", "birthdays"]),
        here: WordList::new(&["here", "there", "in", "round", "over", "out"]),
    }
}
