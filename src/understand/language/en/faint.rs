use super::lists::is_task;
use super::put::put;
use crate::understand::language::faint::Faint;
use crate::understand::language::time::{Agreed, Offers};

pub(super) const fn faint() -> Faint {
    Faint {
        held: word_list!(HELD),
        held_endings: &[],
        planned: word_list!(PLANNED),
        planned_endings: &["'ll", "’ll"],
        is: &["'s", "’s", "'re", "’re", "'m", "’m"],
        told: word_list!(TOLD),
        told_written: &[],
        told_endings: &[("ed", 5)],
        done: word_list!(),
        helpers: word_list!(),
        finished: word_list!(FINISHED),
        has: word_list!(),
        usual: word_list!(),
        usual_inside: word_list!(),
        courses: word_list!(COURSES),
        orders: word_list!(ORDERS),
        follows: word_list!(),
        is_task,
        doers: word_list!(DOERS),
        must: word_list!(),
        kin: word_list!(KIN),
        doer_endings: &[],
        news: word_list!(),
        joins: word_list!(&[
            "but", "so", "because", "cause", "cos", "while", "when", "where", "if", "though", "although",
            "since", "as", "that", "which", "who",
        ]),
        relatives: word_list!(&["who", "which", "that", "where"]),
        subjects: word_list!(&[
            "i", "we", "he", "she", "they", "im", "hes", "shes", "theyre", "ive", "weve", "id", "hed",
            "shed", "theyd", "its", "thats",
        ]),
        states: word_list!(STATES),
        noticed: word_list!(&[
            "notice",
            "notices",
            "tell",
            "know",
            "knows",
            "see",
            "sees",
            "spot",
            "spots",
            "recognise",
            "recognises",
            "recognize",
            "recognizes",
            "hear",
            "hears",
            "smell",
            "smells",
            "understand",
            "understands",
            "feel",
            "feels",
            "taste",
        ]),
        leads: &[],
    }
}

#[rustfmt::skip] // words side by side, not one a line
const HELD: &[&str] = &[
    "tapas", "check", "checks", "pub", "golf", "cubs", "scouts", "beavers", "brownies",
    "appointment", "appointments", "meeting", "meetings", "meet", "meets", "dentist", "dentists", "doctor",
    "doctors", "dr", "gp", "clinic", "hospital", "surgery", "physio", "optician", "opticians", "hygienist", "chiropodist",
    "podiatrist", "osteopath", "orthodontist", "dermatologist", "cardiologist", "consultant", "specialist",
    "midwife", "therapist", "therapy", "massage", "counsellor", "vet", "vets", "kennels", "cattery", "tow", "farrier", "groomer", "shearer",
    "shearers", "hairdresser", "haircut", "barber", "salon", "nails", "facial", "checkup", "scan", "mri", "ultrasound",
    "xray", "screening", "jab", "jabs", "vaccination", "vaccine", "blood", "smear", "op", "operation", "procedure",
    "call", "phone", "zoom", "conference", "interview", "interviews", "audition", "auditions", "exam", "exams", "test",
    "tests", "viva", "assessment", "review", "appraisal", "inspection", "viewing", "viewings", "hearing",
    "trial", "court", "jury", "tribunal", "mediation", "signing", "completion", "handover", "survey", "valuation", "party",
    "parties", "birthday", "anniversary", "wedding", "engagement", "christening", "baptism", "communion", "confirmation",
    "funeral", "cremation", "wake", "memorial", "burial", "service", "mass", "ceremony", "graduation", "reception", "gala",
    "bash", "reunion", "barbecue", "bbq", "picnic", "feast", "celebration", "shower", "hen", "stag", "concert",
    "gig", "group", "club", "society", "meetup", "show", "performance", "premiere", "opera", "ballet", "theatre", "theater", "cinema", "movie", "film",
    "exhibition", "opening", "launch", "talk", "lecture", "seminar", "webinar", "workshop", "course",
    "class", "classes", "lesson", "lessons", "tutoring", "tutorial", "training", "practice", "rehearsal", "rehearsals", "choir",
    "band", "orchestra", "recital", "yoga", "pilates", "zumba", "gym", "swim", "swimming", "football", "soccer", "rugby",
    "cricket", "tennis", "netball", "hockey", "judo", "karate", "gymnastics", "squash", "badminton", "bowling",
    "fixture", "race", "regatta", "tournament", "derby", "kick-off", "kickoff", "tee-off",
    "quiz", "bingo", "raffle", "auction", "sale", "fair", "fete", "market", "jumble", "festival", "carnival", "parade",
    "fireworks", "bonfire", "playdate", "sleepover", "nursery", "school", "assembly", "induction", "inset", "trip",
    "trips", "outing", "excursion", "tour", "holiday", "holidays", "vacation", "cruise", "camp", "retreat", "flight",
    "flights", "train", "trains", "bus", "coach", "ferry", "boat", "taxi", "cab", "airport", "station", "platform", "departure",
    "arrival", "check-in", "checkout", "boarding", "shift", "shifts", "rota", "deadline", "submission", "due", "rent",
    "invoice", "payment", "bill", "bills", "delivery", "deliveries", "parcel", "courier", "collection", "pickup", "bins", "bin", "skip",
    "removal", "removals", "mover", "movers", "move", "moving", "plumber", "electrician", "builder", "builders", "roofer",
    "roofers", "painter", "painters", "decorator", "decorators", "tiler", "plasterer", "carpenter", "joiner", "glazier",
    "gardener", "cleaner", "cleaners", "sweep", "engineer", "technician", "surveyor", "locksmith", "scaffolders", "scaffolding", "fitter",
    "fitters", "installer", "exterminator", "fumigators", "tuner", "notary", "solicitor", "lawyer", "accountant",
    "adviser", "advisor", "broker", "agent", "estate", "tenants", "landlord", "babysitter", "sitter", "registrar", "mot",
    "servicing", "boiler", "tyres", "garage", "slot", "slots", "booking", "bookings", "reservation", "table", "tickets",
    "doors", "session", "sessions", "visit", "visits", "visitors", "guests", "agenda", "calendar", "diary", "date", "photo",
    "photos", "shoot", "fitting", "fittings", "rehearse", "hike", "walk", "workout", "dance", "disco",
    "panto", "nativity", "carols", "vigil", "prayers", "sermon", "agm", "committee", "council", "pta",
    "standup", "briefing", "debrief", "presentation", "pitch", "demo", "brunch", "breakfast", "lunch",
    "dinner", "supper", "tea", "coffee", "drinks", "cocktails", "meal", "roast", "term", "half-term",
];

#[rustfmt::skip] // as above
const FINISHED: &[&str] = &[
    "did", "finished", "solved", "completed", "reached", "covered", "cycled", "hiked", "ran", "learned", "learnt",
    "memorised", "memorized", "emptied", "devoured", "scoffed", "polished", "sold", "cooked", "baked", "knitted",
    "assembled", "cleaned", "mowed", "washed", "typed", "healed", "dried", "boiled", "melted", "doubled", "tripled",
    "vanished", "disappeared", "faded", "cooled", "drained",
];

#[rustfmt::skip] // as above
const COURSES: &[&str] = &[
    "k", "5k", "10k", "km", "kilometre", "kilometres", "kilometer", "kilometers", "metre", "metres", "meter",
    "meters", "mile", "miles", "marathon", "half-marathon", "lap", "laps", "length", "lengths", "crossword",
    "sudoku",
];

#[rustfmt::skip] // as above
const ORDERS: &[&str] = &[
    "take", "turn", "get", "put", "meet", "switch", "check", "call", "let", "bring", "remind", "stir", "flip",
    "add", "move",
];

#[rustfmt::skip] // as above
const PLANNED: &[&str] = &[
    "rehearses", "rehearse",
    "wanted", "hoped", "hoping", "intended", "thinking", "organised", "organized", "sorted", "locked", "proposed", "noted",
    "ordered", "advised", "mentioned", "messaged", "promise", "managed", "able", "called", "summoned", "gap", "better",
    "appointed", "arrange", "arranged", "arranging", "agree", "agreed", "booked", "book", "bumped", "brought",
    "cancelled", "confirm", "confirmed", "confirms", "fixed", "invite", "invited", "invites", "moved", "offered",
    "pencilled", "penciled", "picked", "postponed", "promised", "pushed", "rebooked", "reckons", "remind", "reminder",
    "rescheduled", "reserved", "schedule", "scheduled", "settled", "shifted", "slotted", "squeezed", "suggested",
    "switched", "swapped", "asked", "wants", "expect", "expected", "expecting", "expects", "free", "available",
    "open", "opens", "close", "closes", "closing", "closed", "start", "starts", "starting", "begin", "begins",
    "beginning", "ends", "finish", "finishes", "finishing", "kicks", "sharp", "comes", "come", "coming", "arrive",
    "arrives", "arriving", "leave", "leaves", "leaving", "depart", "departs", "land", "lands", "landing", "gets",
    "boards", "calls", "calling", "visiting", "returns", "falls", "collect", "collects", "collecting", "fetch",
    "fetching", "pick", "picking", "drop", "dropping", "deliver", "delivers", "delivering", "delivered", "joins",
    "joining", "will", "wont", "gonna", "shall", "must", "tomorrow", "needs", "please", "lets", "here", "waiting",
    "ready", "supposed", "texted", "rang", "grabbed", "offer", "offers", "office", "going", "meant", "would",
    "signed", "decided", "planned", "needed", "hired", "added", "sat",
    "rented", "hired", "leased", "chartered",
];

#[rustfmt::skip] // as above
const TOLD: &[&str] = &[
    "lived", "was", "wasnt", "were", "werent", "took", "stood", "came", "stuck",
    "made", "fell", "won", "lost", "gone", "ran", "broke", "ate", "drank", "woke", "wore", "threw", "caught", "held",
    "drew", "drove", "flew", "grew", "lay", "rode", "sang", "sank", "spoke", "swam", "swung", "taught",
    "tore", "trod", "wrote", "blew", "built", "chose", "clung", "crept", "dug", "froze",
    "hung", "leapt", "missed", "scored", "spun", "sprang", "stung", "stopped", "jumped", "crossed", "walked",
    "climbed", "dropped", "rolled", "slipped", "tripped", "crashed", "failed", "counted", "stayed", "turned",
    "guessed", "weighed", "drilled", "machined", "clipped", "lives",
];

#[rustfmt::skip] // as above
const STATES: &[&str] = &[
    "i", "we", "he", "she", "it", "they", "you", "mine", "ive", "weve", "theyve", "hes", "shes", "its", "theyre",
    "youre", "im", "id", "hed", "shed", "wed", "theyd", "itd", "nobody", "everybody", "somebody",
];

pub(super) const fn agreed() -> Agreed {
    Agreed {
        said: word_list!(&[
            "said",
            "saying",
            "say",
            "says",
            "reckons",
            "suggests",
            "thinks",
            "agreed",
            "settled",
            "suggested",
        ]),
        behind: word_list!(),
        is: word_list!(&["is"]),
        timed: word_list!(&[
            "practice",
            "rehearsal",
            "training",
            "meeting",
            "appointment",
            "choir",
            "yoga",
            "pilates",
            "slot",
            "viewing",
            "service",
            "concert",
            "gig",
            "quiz",
            "lesson",
            "club",
            "group",
            "interview",
            "kickoff",
            "kick-off",
            "mass",
            "bingo",
            "zumba",
            "swimming",
            "football",
            "barbecue",
            "bbq",
            "drinks",
        ]),
        counted: word_list!(&[
            "tickets",
            "ticket",
            "table",
            "tables",
            "seats",
            "people",
            "guests",
            "cake",
            "sandwiches",
            "many",
            "portions",
            "raffle",
            "card",
            "kids",
            "adults",
            "team",
        ]),
        it_is: word_list!(&["its", "it"]),
        each_other: word_list!(),
        suits: word_list!(),
        becomes: word_list!(),
        keeps: word_list!(),
        offers: Offers {
            seers: word_list!(SEERS),
            can: word_list!(&["can", "could"]),
            does: word_list!(&["do", "make", "manage", "offer"]),
            only: word_list!(&["only", "just", "also", "now", "still"]),
            gave: word_list!(&["gave", "given", "offered"]),
            free: word_list!(&["cancellation", "slot", "gap", "opening", "appointment"]),
            calls: word_list!(&[
                "wants",
                "want",
                "wanted",
                "needs",
                "need",
                "called",
                "expects",
                "expected",
                "expecting",
            ]),
            whom: word_list!(&["me", "us", "him", "her", "them", "everyone", "everybody", "all", "both"]),
            ordered: word_list!(&[
                "truck",
                "lorry",
                "digger",
                "crane",
                "skip",
                "movers",
                "shearers",
                "scaffolders",
                "courier",
                "roofers",
                "builders",
                "painters",
                "decorators",
                "cleaners",
                "fitters",
                "consultant",
                "podiatrist",
                "dermatologist",
                "therapist",
                "counsellor",
                "registrar",
                "photographer",
                "tutor",
            ]),
            booked: word_list!(&["booked", "due", "coming", "here", "in", "expected"]),
            put: put(),
        },
    }
}

#[rustfmt::skip] // as above
const SEERS: &[&str] = &[
    "dentist", "hygienist", "orthodontist", "doctor", "gp", "nurse", "physio", "optician", "chiropodist", "podiatrist",
    "osteopath", "chiropractor", "dermatologist", "midwife", "consultant", "counsellor", "therapist", "vet", "farrier",
    "groomer", "hairdresser", "barber", "solicitor", "lawyer", "notary", "accountant", "plumber", "electrician", "roofer",
    "locksmith", "engineer", "surveyor", "tuner", "registrar", "tutor", "plasterer", "carpenter", "joiner", "builder", "decorator",
    "gardener", "cleaner", "glazier", "tiler", "fitter", "technician", "babysitter", "tailor", "beautician", "stylist",
];

#[rustfmt::skip] // as above
const DOERS: &[&str] = &[
    "i", "im",  "id", "ive", "we",   "us", "me", "my", "mum", "mom", "can", "could", "must", "should", "shall", "will", "wont", "need", "needs", "want", "wants", "has", "have", "gotta", "gonna", "going", "getting", "back", "ready", "due", "youre", "theyre", "shes", "hes", "ringing", "leaves", "runs", "lands", "lets", "let", "next", "theyd", "wed", "hed", "youd", "minds", "mind", "see",
    "forget", "remember",
];

#[rustfmt::skip] // as above
const KIN: &[&str] = &[
    "mum", "mom", "mummy", "mommy", "dad", "daddy", "gran", "grandma", "granny", "nan", "nana", "grandad", "grandpa", "granddad", "neighbour", "neighbours", "neighbor", "neighbors", "sister", "brother", "aunt", "auntie", "uncle", "kids", "parents", "nurse", "man", "lady", "guy", "woman", "lads", "girls", "boys",
];
