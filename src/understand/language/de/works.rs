use crate::understand::language::time::Works;

pub(super) const fn works() -> Works {
    Works {
        calls: word_list!(&["heisst", "hiess"]),
        titles: &["nachname", "name", "originaltitel", "spitzname", "titel", "vorname", "wort"],
        relatives: &["das", "der", "die"],
        scenes: phrases!(&[
            "figur aus",
            "figur in",
            "lied aus",
            "melodie aus",
            "plakat von",
            "poster von",
            "musik aus",
            "satz aus",
            "schauspieler aus",
            "schauspieler in",
            "schauspielerin aus",
            "stelle in",
            "szene aus",
            "szene in",
            "szenen aus",
            "zitat aus",
        ]),
        favourites: &[],
        favourite_parts: &["lieblings"],
        shown: &["film", "krimi", "musical", "oper", "serie", "spiel", "theaterstuck"],
        superlative_endings: &[],
        superlatives: &[
            "beste",
            "bester",
            "bestes",
            "lustigste",
            "meistgecoverte",
            "meistgespielte",
            "schlechteste",
            "schonste",
            "traurigste",
        ],
        endings: &[
            "album", "drama", "film", "gedicht", "kapitel", "komodie", "krimi", "lied", "roman", "serie",
            "song", "western",
        ],
        lasts: &["dauert", "dauerte"],
    }
}
