use crate::understand::language::topics::Topics;

pub(super) const fn topics() -> Topics {
    Topics {
        slight: word_list!(SLIGHT),
        opens: word_list!(OPENS),
        news: word_list!(NEWS),
        reports: word_list!(REPORTS),
        titles: word_list!(&[
            "prof", "rev", "sgt", "capt", "mrs", "mr", "ms", "dr", "st", "col", "gen", "no", "approx", "ext",
            "apt", "ave", "min", "max", "tel", "inc", "est", "ref", "appt", "app", "mtg", "dept",
        ]),
        about: word_list!(&["about", "regarding", "concerning"]),
        places: word_list!(&[
            "from",
            "in",
            "at",
            "on",
            "near",
            "behind",
            "outside",
            "inside",
            "opposite",
            "by",
            "beside",
            "under",
            "upstairs",
            "downstairs",
        ]),
        events: word_list!(&["delivery", "shift", "duty"]),
        what_for: word_list!(&["for"]),
        moves: word_list!(MOVES),
        we_move: word_list!(),
        to_do: &[],
        whom: word_list!(),
        no_task: word_list!(),
        tells: word_list!(),
        empty: word_list!(EMPTY),
    }
}

#[rustfmt::skip] // words side by side, not one a line
const SLIGHT: &[&str] = &[
    "meet", "with", "collect", "collecting", "grab", "grabbing", "wanted", "lads", "men",
    "it", "its", "thats", "that", "this", "he", "hes", "she", "shes", "they", "theyre", "we", "were", "well", "i",
    "im", "ive", "weve", "theyve", "id", "wed", "you", "him", "her", "them", "me", "us", "there", "theres", "one",
    "is", "are", "was", "be", "been", "being", "will", "ill", "hell", "shell", "theyll", "itll", "wont", "can",
    "could", "would", "may", "might", "should", "shall", "have", "has", "had", "got", "do", "does", "did", "doing",
    "done", "go", "goes", "going", "come", "comes", "coming", "came", "start", "starts", "starting", "begin",
    "begins", "beginning", "leave", "leaves", "leaving", "land", "lands", "landing", "arrive", "arrives",
    "arriving", "get", "gets", "getting", "make", "makes", "said", "says", "say", "reckon",
    "reckons", "told", "tell", "think", "thinking", "thought", "let", "lets", "settled", "agreed", "picked",
    "chose", "went", "booked", "fixed", "moved", "changed", "pushed", "shifted", "free", "available", "fine",
    "good", "ok", "okay", "suits", "works", "work", "best", "due", "on", "off", "in", "round", "over", "up", "down",
    "here", "then", "again", "instead", "already", "still", "just", "only", "also", "too", "so", "and", "but", "or",
    "the", "a", "an", "my", "our", "his", "your", "new", "next", "first", "second", "date", "time", "day", "slot",
    "appointment", "appt", "delivery", "pickup", "pick", "collection", "session", "lesson", "departure", "kickoff",
    "kick", "doors", "meeting", "report", "everyone", "everybody", "all", "for", "at", "by", "to", "of",
    "from", "around", "about", "please", "hopefully", "probably", "supposedly", "apparently", "actually",
    "definitely", "maybe", "confirmed", "letter", "supposed", "meant", "ready", "run", "runs", "running", "finish",
    "finishes", "finishing", "end", "ends", "last", "lasts", "scheduled", "planned", "set", "happening", "held",
    "taking", "takes", "take", "place", "what", "when", "now", "need", "needs", "everything", "sharp", "latest",
    "earliest", "though", "anyway", "right", "yes", "no", "dont", "forget", "remember", "reminder", "appointments",
    "sounds", "fits", "fit", "suit", "doable", "okayed", "manage", "manages",
    "put", "gave", "given", "offered", "asked", "open", "opens",
    "present", "deal", "sort", "chap", "guy", "man", "bloke", "lady", "somebody", "someone", "book", "attend", "show",
    "pop", "popping", "drop", "dropping", "swing", "swinging", "nip", "nipping",
    // On what it depends.
    "if", "weather", "permitting", "willing",
    // What a thing that was named begins with, or who told.
    "performance", "ceremony", "whistle", "showtime", "rang", "phoned", "texted", "emailed", "tryout",
];

#[rustfmt::skip] // as above
const OPENS: &[&str] = &[
    "has", "have", "had", "is", "are", "was", "were", "got", "gets", "been", "cant", "cannot", "couldnt", "wont",
    "isnt", "arent", "wasnt", "finally",
];

#[rustfmt::skip] // as above
const NEWS: &[&str] = &[
    "sorted", "moved", "confirmed", "postponed", "rescheduled", "cancelled", "canceled", "booked", "arranged",
    "agreed", "fixed", "changed", "shifted", "pushed", "set", "rained", "called", "put", "brought",
    "back", "make", "come", "settled", "scheduled", "way", "organised", "organized",
    "going", "ahead", "happening",
];

#[rustfmt::skip] // as above
const REPORTS: &[&str] = &[
    "answered", "replied",
    "called", "rang", "phoned", "texted", "emailed", "messaged", "wrote", "rescheduled", "moved",
];

#[rustfmt::skip] // as above
const EMPTY: &[&str] = &[
    "right", "okay", "ok", "so", "well", "good", "great", "news", "big", "day", "listen", "hey", "hi", "hello",
    "hiya", "love", "dear", "darling", "guys", "everyone", "finally", "yay", "ugh", "argh", "oh", "ah", "um", "uh",
    "er", "note", "reminder", "memo", "important", "urgent", "look", "brilliant", "lovely", "perfect", "fantastic",
    "wonderful", "excellent", "super", "nice", "thank", "thanks", "you", "god", "heavens", "goodness", "guess",
    "know", "believe", "wont", "better", "late", "than", "never", "update", "quick", "fyi", "nearly", "forgot",
    "remember", "dont", "me", "myself", "to", "self", "please", "up", "heads", "sorry", "again", "anyway", "then",
    "now", "what", "a", "the", "this", "is", "its", "yes", "no", "yep", "nope", "hooray", "hurrah", "phew",
    "happy", "two", "things", "typical", "shame", "pity", "bad", "sad", "exciting",
];

#[rustfmt::skip] // as above
const MOVES: &[&str] = &[
    "meeting", "meet", "coming", "come", "go", "going", "leave", "leaving", "start", "starting", "finish", "finishing", "collect", "collecting",
    "pop", "popping", "drop", "dropping", "swing", "swinging", "nip", "nipping",
];
