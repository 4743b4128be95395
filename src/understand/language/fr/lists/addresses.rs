//! Who speaks, and to whom.

pub(super) const GREETINGS: &[&str] =
    &["bonsoir", "allo", "salut", "bonjour", "coucou", "hello", "re bonjour"];

pub(super) const ADDRESSES: &[&str] = &[
    "cheri",
    "cherie",
    "mon cheri",
    "ma cherie",
    "mes cheris",
    "mon amour",
    "mes amours",
    "mon coeur",
    "mon chou",
    "mon ange",
    "mon tresor",
    "mon lapin",
    "mon poussin",
    "mon poulet",
    "ma poule",
    "mon chaton",
    "mon biquet",
    "ma biche",
    "mon bebe",
    "ma cocotte",
    "mon doudou",
    "ma douce",
    "ma mignonne",
    "mon mignon",
    "ma puce",
    "ma belle",
    "mon petit",
    "ma petite",
    "mon grand",
    "ma grande",
    "mon vieux",
    "les gars",
    "les amis",
    "les enfants",
    "les filles",
    "l equipe",
    "tout le monde",
    "a tous",
    "a toutes",
    "a tous et a toutes",
    "alexa",
    "siri",
    "google",
    "chef",
    "patron",
    "patronne",
];

pub(super) const SPEAKING: &[&str] =
    &["c est", "moi c est", "ici", "ici c est", "je suis", "a l appareil", "c est moi"];

pub(super) const THANKS: &[&str] = &[
    "merci", "mercis", "plait", "stp", "svp", "tu", "remercie", "derange", "embete", "vous", "rien", "tout",
];
