//! How it is said that somebody asks somebody else to a meal.

use crate::understand::language::invited::Invited;

pub(super) const fn invited() -> Invited {
    Invited {
        invites: word_list!(&["invite", "invitent", "invites", "invitee", "invitees"]),
        host: "chez",
        meals: word_list!(&["dejeuner", "diner", "souper", "gouter", "bruncher"]),
        kin: word_list!(&[
            "maman", "papa", "mamie", "papi", "mamy", "papy", "meme", "pepe", "mami", "tata", "tonton",
            "tatie", "tante", "oncle", "cousin", "cousine", "cousins", "cousines", "parrain", "marraine",
            "mere", "pere", "parents", "frere", "freres", "soeur", "soeurs", "fils", "fille", "niece",
            "neveu", "belle", "beau", "beaux", "grand", "grands", "voisin", "voisine", "voisins", "voisines",
        ]),
    }
}
