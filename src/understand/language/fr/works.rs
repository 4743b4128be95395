use crate::understand::language::time::Works;

pub(super) const fn works() -> Works {
    Works {
        calls: word_list!(&["appelle", "appelait", "intitule", "intitulait"]),
        titles: &["mot", "nom", "prenom", "surnom", "titre"],
        relatives: &["que", "qui"],
        scenes: phrases!(&[
            "acteur d",
            "acteur dans",
            "acteur de",
            "acteur du",
            "actrice de",
            "actrice du",
            "joue dans",
            "passage dans",
            "personnage d",
            "personnage dans",
            "personnage de",
            "replique d",
            "replique de",
            "replique du",
            "affiche d",
            "affiche de",
            "affiche du",
            "scene d",
            "scene dans",
            "scene de",
            "scene du",
        ]),
        favourites: &["favori", "favorite", "prefere", "preferee"],
        favourite_parts: &[],
        shown: &["comedie", "film", "opera", "serie"],
        superlative_endings: &[],
        superlatives: &["meilleur", "meilleure", "pire", "plus"],
        endings: &["chapitre", "episode"],
        lasts: &["dure"],
    }
}
