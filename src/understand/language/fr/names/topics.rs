use crate::understand::language::topics::Topics;

pub(super) const fn topics() -> Topics {
    Topics {
        slight: word_list!(SLIGHT),
        opens: word_list!(OPENS),
        news: word_list!(NEWS),
        reports: word_list!(REPORTS),
        titles: word_list!(&["prof", "mme", "mlle", "dr", "pr", "mgr", "me"]),
        about: word_list!(),
        places: word_list!(&[
            "a", "au", "aux", "en", "chez", "dans", "devant", "derriere", "sur", "sous", "salle",
        ]),
        events: word_list!(),
        what_for: word_list!(),
        moves: word_list!(MOVES),
        we_move: word_list!(),
        to_do: TO_DO,
        whom: word_list!(&["lui", "elle", "eux", "elles"]),
        no_task: word_list!(NO_TASK),
        tells: word_list!(TELLS),
        empty: word_list!(EMPTY),
    }
}

#[rustfmt::skip] // words side by side, not one a line
const SLIGHT: &[&str] = &[
    "fixee", "decalee", "deplacee", "reportee", "confirmee", "avancee", "place", "creneaux",
    "gars", "proprietaire", "ouvriers", "envoie",
    "il", "elle", "ils", "elles", "on", "nous", "je", "j", "tu", "vous", "ca", "c", "ce", "cela", "le", "la", "les",
    "l", "lui", "leur", "leurs", "un", "une", "du", "des", "de", "d", "en", "y", "se", "s", "me", "m", "te", "t",
    "moi", "eux", "son", "sa", "ses", "mon", "ma", "mes", "notre", "nos", "votre", "est", "sont", "etait", "sera",
    "seront", "serait", "a", "ai", "as", "avons", "avez", "ont", "avait", "aura", "auront", "fait", "font", "va",
    "vais", "vont", "allons", "peut", "peux", "pouvons", "peuvent", "pourra", "doit", "dois", "devons", "doivent",
    "devrait", "faut", "faudra", "veut", "veulent", "voudrait", "passe", "passent", "passer", "passera", "vient",
    "viens", "viennent", "venir", "viendra", "viendront", "arrive", "arrivent", "arriver", "commence", "commencent",
    "commencer", "commencera", "debute", "debutent", "demarre", "demarrent", "part", "partent", "partir", "attend",
    "attendent", "attendra", "retrouve", "retrouvons", "retrouver", "retrouvera", "prend", "prennent", "prendre",
    "prendra", "propose", "proposent", "dit", "disent", "dite", "dites", "dirait", "pense", "pensait", "parle",
    "convenu", "mis", "fixe", "decale", "deplace", "reporte", "change", "avance", "repousse", "prevu", "prevue",
    "prevus", "confirme", "note", "rendez", "rendezvous", "rdv", "seance", "cours", "depart", "debut", "fin",
    "heure", "date", "jour", "creneau", "livraison", "epreuve", "premier", "premiere", "prochain", "prochaine",
    "prochains", "prochaines", "nouveau", "nouvelle", "deuxieme", "monsieur", "dame", "livreur", "quelqu",
    "quelquun", "tout", "tous", "toute", "toutes", "pour", "au", "aux", "vers", "jusqu", "jusque", "entre", "et",
    "ou", "mais", "donc", "alors", "deja", "encore", "enfin", "plutot", "finalement", "bien", "seulement", "juste",
    "aussi", "fois", "cette", "cet", "ces", "ici", "la-bas", "normalement", "probablement", "peut-etre", "sans",
    "doute", "merci", "plait", "si", "libre", "dispo", "disponible", "possible", "convient", "arrange", "chercher",
    "voir", "vois", "voit", "recuperer", "recupere", "amener", "emmener", "emmene", "emporter", "accompagner",
    "rappeler", "presenter", "present", "etre", "avoir", "que", "qu", "qui", "quand", "ensuite", "puis", "non",
    "oui", "pas", "ne", "nest",
    "maintenant", "desormais", "dorenavant", "donne", "donnent", "donner", "cale", "case", "eu", "obtenu", "pris",
    "prise", "trouve", "rassemblement", "decide", "coup", "inscrit", "bloque",
    "toujours",
    // What a thing that was named begins with, or who told.
    "convocation", "representation", "envoi", "ceremonie",
];

#[rustfmt::skip] // as above
const OPENS: &[&str] = &[
    "a", "ont", "est", "sont", "etait", "etaient", "sera", "ne", "n", "se", "s", "va",
];

#[rustfmt::skip] // as above
const NEWS: &[&str] = &[
    "appele", "rappele", "telephone", "ecrit", "deplace", "deplacee", "reporte", "reportee", "confirme",
    "confirmee", "decale", "decalee", "annule", "annulee", "fixe", "fixee", "avance", "avancee", "repousse",
    "repoussee", "change", "changee", "prevu", "prevue", "peut", "peuvent", "prepare", "precise", "repondu",
    "organise", "lieu", "tient",
    "manifeste", "manifestee", "creneau", "place", "dispo", "disponible", "libre",
    "propose", "contacte", "retarde", "retardee",
];

#[rustfmt::skip] // as above
const REPORTS: &[&str] = &[
    "appelle",
];

#[rustfmt::skip] // as above
const EMPTY: &[&str] = &[
    "bon", "alors", "ben", "bah", "euh", "oui", "non", "tiens", "ah", "oh", "dis", "donc", "ecoute", "ecoutez",
    "salut", "bonjour", "coucou", "super", "genial", "parfait", "bonne", "mauvaise", "nouvelle", "nouvelles",
    "enfin", "note", "memo", "rappel", "important", "attention", "noublie", "pas", "oublie", "oublier", "ne", "me",
    "te", "tu", "sais", "quoi", "devine", "merci", "chouette", "zut", "flute", "dommage", "petit", "petite", "bref",
    "voila",
];

#[rustfmt::skip] // as above
const MOVES: &[&str] = &[
    "retrouve", "retrouver", "retrouvons", "vais", "va", "allons", "part", "pars", "partir", "partons", "viens", "venons", "commence",
];

#[rustfmt::skip] // as above
const TELLS: &[&str] = &[
    "hesite", "hesitent", "divorce", "divorcent", "demenage", "demenagent", "emmenage", "emmenagent", "debarque",
    "debarquent", "arrivent", "adore", "adorent", "aime", "aiment", "deteste", "detestent", "accouche", "conduit",
    "conduisent", "convoque", "convoquent", "invite", "invitent", "cherche", "cherchent", "bouge", "bougent", "expose",
    "exposent", "ramene", "ramenent", "rentre", "rentrent", "revient", "reviennent", "repart", "repartent", "quitte",
    "quittent", "attendent", "organise", "organisent", "insiste", "insistent", "refuse", "refusent", "accepte",
    "acceptent", "trouve", "trouvent", "perd", "perdent", "vend", "vendent", "rend", "rendent", "recoit", "recoivent",
    "offre", "offrent", "ouvre", "ouvrent", "raconte", "racontent", "explique", "expliquent", "appelle", "appellent",
    "rappelle", "rappellent", "ecrivent", "souffre", "souffrent", "tousse", "toussent", "vomit", "grandit", "marie",
    "marient", "herite", "grince", "clignote", "chauffe", "chauffent", "tremble", "tremblent", "penche", "craque",
    "rouille", "demarre", "demarrent", "tombent", "hurle", "hurlent", "ronfle", "ronflent", "aboie", "aboient", "mord",
    "gratte", "grattent", "pleut", "gele", "supporte", "supportent", "manque", "manquent", "oublie", "oublient",
    "promet", "promettent", "craint", "inquiete", "grogne", "rale", "ralent", "boude", "boudent", "negocie",
    "negocient", "gagne", "gagnent", "loue", "louent", "achete", "achetent", "recrute", "recrutent", "licencie",
    "demissionne", "travaille", "travaillent", "etudie", "etudient", "revise", "revisent", "prepare", "preparent",
    "dirige", "chante", "chantent", "nage", "nagent", "vivent", "vit", "habite", "habitent", "reclame", "reclament",
    "exige", "exigent", "augmente", "augmentent", "depasse", "depassent", "existe", "ressemble", "ressemblent",
    "merite", "meritent", "ignore", "ignorent", "remplace", "remplacent", "occupe", "occupent", "profite", "profitent",
    "recommence", "recommencent", "continue", "continuent", "guerit", "remercie", "remercient", "tient", "tiennent",
    "pretend", "soutient", "contient", "bloque", "bloquent", "coince", "patiente", "patientent", "roule", "roulent",
    "doit", "doivent", "gagnait", "fallait", "apprend", "apprennent", "prends", "mets", "apporte", "apportez", "amene",
    "amenez", "prenez", "mettez", "verifie", "verifiez", "demande", "demandez", "rappelez", "previens", "pensez",
    "laisse", "laissez", "range", "rangez", "evite", "evitez", "encore", "beaucoup", "tellement", "vraiment",
    "bientot", "jamais", "souvent", "trop", "quel", "quelle", "quels", "quelles",
    "joue", "jouent", "galere",
];

#[rustfmt::skip] // as above
const NO_TASK: &[&str] = &[
    "atelier", "escalier", "quartier", "dossier", "papier", "papiers", "cahier", "panier", "diner", "souper", "gouter",
    "dejeuner", "brunch", "dernier", "premier", "hiver", "foyer", "loyer", "chantier", "sentier", "palier", "plombier",
    "menuisier", "serrurier", "coursier", "infirmier", "boulanger", "berger", "courrier", "calendrier", "jardinier",
    "cuisinier", "pompier", "particulier", "regulier", "hier", "cancer", "poker", "potager", "verger", "danger",
    "etranger", "leger", "cher", "olivier", "didier", "xavier", "roger", "gauthier", "walter", "jennifer", "loisir",
    "soir", "miroir", "couloir", "trottoir", "plaisir", "souvenir", "avenir", "desir", "cuir", "devoir", "affaire",
    "premiere",
];

#[rustfmt::skip] // as above
const TO_DO: &[&str] = &[
    "er", "ir", "prendre", "mettre", "faire", "dire", "lire", "ecrire", "attendre", "descendre", "rendre", "vendre",
    "suivre", "boire", "conduire", "eteindre", "joindre", "inscrire", "repondre", "perdre", "peindre", "cuire",
    "traduire", "etre",
];
