//! Who speaks, and to whom.

pub(super) const GREETINGS: &[&str] = &[
    "buenos dias",
    "buenas tardes",
    "buenas noches",
    "buenas",
    "hola",
    "muy buenas",
    "holi",
    "que tal",
    "oye",
];

pub(super) const ADDRESSES: &[&str] = &[
    "carino",
    "mi carino",
    "cielo",
    "mi cielo",
    "corazon",
    "mi corazon",
    "amor",
    "mi amor",
    "mi vida",
    "tesoro",
    "mi tesoro",
    "hija mia",
    "hijo mio",
    "mi nina",
    "mi nino",
    "che",
    "vieja",
    "viejo",
    "chicos",
    "chicas",
    "gente",
    "familia",
    "equipo",
    "guapa",
    "guapo",
    "guapos",
    "maja",
    "majo",
    "reina",
    "a todos",
    "a todas",
    "alexa",
    "siri",
    "google",
    "bonita",
    "preciosa",
    "mija",
    "mijo",
    "jefe",
    "jefa",
    "mi hija",
    "mi hijo",
];

pub(super) const SPEAKING: &[&str] =
    &["soy", "soy yo", "aqui", "habla", "te habla", "le habla", "les habla", "al habla", "por aqui"];

pub(super) const THANKS: &[&str] = &["gracias", "favor", "porfa", "adios", "puedes", "puedas"];
