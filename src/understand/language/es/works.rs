use crate::understand::language::time::Works;

pub(super) const fn works() -> Works {
    Works {
        calls: word_list!(&["llama", "llamaba", "titula", "titulaba"]),
        titles: &["apellido", "apodo", "mote", "nombre", "palabra", "titulo"],
        relatives: &["que"],
        scenes: phrases!(&[
            "actor de",
            "cartel de",
            "actriz de",
            "escena de",
            "escena en",
            "escenas de",
            "frase de",
            "musica de",
            "personaje de",
            "sale en",
        ]),
        favourites: &["favorita", "favorito", "preferida", "preferido"],
        favourite_parts: &[],
        shown: &["comedia", "juego", "obra", "opera", "peli", "pelicula", "programa"],
        superlative_endings: &[],
        superlatives: &["mas", "mejor", "peor"],
        endings: &["capitulo", "episodio"],
        lasts: &["dura"],
    }
}
