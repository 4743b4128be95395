//! How it is said that somebody was given a day or an hour.

use crate::understand::language::granting::Granting;

pub(super) const fn granting() -> Granting {
    Granting {
        whom: word_list!(&["m", "nous", "lui", "t", "vous", "leur"]),
        gives: word_list!(&["trouve", "place", "placee", "marque", "marquee", "mis", "mise", "laisse"]),
        picks: word_list!(&["decide", "vote", "prefere", "suggere", "eu", "obtenu", "accorde"]),
        finds: word_list!(&[
            "trouve", "eu", "obtenu", "laisse", "confie", "annonce", "envoye", "reserve", "prete",
        ]),
        somebody: word_list!(&["quelquun", "quelqu"]),
        goals: word_list!(&["pour", "avec", "chez"]),
        settled: word_list!(&["parti", "partis", "parties", "tombes"]),
        puts: word_list!(&["cale", "calee", "case", "casee", "place", "placee", "fixe", "fixee", "avance"]),
        moves: word_list!(&["passe", "passee", "mis", "mise"]),
        falls: word_list!(&["tombe", "est", "sera"]),
        places: word_list!(&["devant", "derriere"]),
        said: word_list!(&["dit"]),
        offered: word_list!(&["propose", "dit", "donne"]),
        host: word_list!(&["chez"]),
        ours: word_list!(&["on", "nous"]),
        more: word_list!(&["plus"]),
        it: word_list!(&["c"]),
        seers: word_list!(&[
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
