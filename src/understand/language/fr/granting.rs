//! How it is said that somebody was given a day or an hour.

use crate::understand::language::WordList;
use crate::understand::language::granting::Granting;

pub(super) const fn granting() -> Granting {
    Granting {
        whom: WordList::new(&["m", "nous", "lui", "t", "vous", "leur"]),
        gives: WordList::new(&["trouve", "place", "placee", "marque", "marquee", "mis", "mise", "laisse"]),
        picks: WordList::new(&["decide", "vote", "prefere", "suggere", "eu", "obtenu", "accorde"]),
        finds: WordList::new(&[
            "trouve", "eu", "obtenu", "laisse", "confie", "annonce", "envoye", "reserve", "prete",
        ]),
        somebody: WordList::new(&["quelquun", "quelqu"]),
        goals: WordList::new(&["pour", "avec", "chez"]),
        settled: WordList::new(&["parti", "partis", "parties", "tombes"]),
        puts: WordList::new(&[
            "cale", "calee", "case", "casee", "place", "placee", "fixe", "fixee", "avance",
        ]),
        moves: WordList::new(&["passe", "passee", "mis", "mise"]),
        falls: WordList::new(&["tombe", "est", "sera"]),
        places: WordList::new(&["devant", "derriere"]),
        said: WordList::new(&["dit"]),
        offered: WordList::new(&["propose", "dit", "donne"]),
        host: WordList::new(&["chez"]),
        ours: WordList::new(&["on", "nous"]),
        more: WordList::new(&["plus"]),
        it: WordList::new(&["c"]),
        seers: WordList::new(&[
            "kine",
            "osteo",
            "dentiste",
            "medecin",
            "docteur",
            "coiffeur",
            "coiffeuse",
            "ophtalmo",
            "dermato",
            "gyneco",
            "pediatre",
            "veto",
            "notaire",
            "psy",
            "orthophoniste",
            "podologue",
        ]),
    }
}
