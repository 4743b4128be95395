use crate::understand::language::put::Put;

pub(super) const fn put() -> Put {
    Put {
        chose: word_list!(&["chose", "held", "took", "picked"]),
        placed: word_list!(&["stuck", "took", "put", "fit", "slotted", "squeezed"]),
        inside: word_list!(&["in", "down"]),
        content: word_list!(&["happy", "fine", "good", "okay", "ok", "cool"]),
        with: word_list!(&["with"]),
        back: word_list!(&["back"]),
        away: word_list!(&["off", "out", "in", "ill", "sick", "away"]),
        suits: word_list!(&["works", "suits"]),
        everybody: word_list!(&["everybody", "everyone", "all", "both", "me", "us", "him", "her", "them"]),
        puts: word_list!(&["put", "push", "pushed", "moved", "brought", "pulled", "set", "bring"]),
        forth: word_list!(&["back", "forward", "on", "up"]),
        asked: word_list!(&["he", "she", "they"]),
        booked: word_list!(&["booked", "book"]),
        got: word_list!(&["got", "have", "reserved"]),
        venues: word_list!(&["court", "pitch", "hall", "studio", "lane"]),
        swaps: word_list!(&["swapped", "traded", "switched", "swap", "trade", "switch"]),
        aged: word_list!(&["birthday", "bday", "anniversary", "birthdays"]),
        here: word_list!(&["here", "there", "in", "round", "over", "out"]),
    }
}
