use crate::understand::language::trailing::Trailing;

pub(super) const fn trailing() -> Trailing {
    Trailing {
        brings: word_list!(&["llevar", "lleva", "llevad", "lleven", "traer", "trae", "traed", "traigan"]),
        counted: word_list!(&[
            "personas",
            "invitados",
            "comensales",
            "cubiertos",
            "ninos",
            "adultos",
            "euros",
            "pesos",
            "soles"
        ]),
    }
}
