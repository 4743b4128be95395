use super::lists::is_task;
use crate::understand::language::faint::Faint;
use crate::understand::language::time::{Agreed, Offers};

pub(super) const fn faint() -> Faint {
    Faint {
        held: word_list!(HELD),
        held_endings: HELD_ENDINGS,
        planned: word_list!(PLANNED),
        planned_endings: &[
            "era", "erai", "eront", "erons", "erez", "ira", "irai", "iront", "dra", "drai", "drons", "dront",
            "vra", "vront", "rra", "rrai", "rrons", "rront", "aura", "aurai", "aurons", "auront",
        ],
        is: &[],
        told: word_list!(TOLD),
        told_written: TOLD_WRITTEN,
        told_endings: &[("é", 5), ("és", 6), ("ée", 6), ("ées", 7)],
        done: word_list!(DONE),
        helpers: word_list!(&["a", "ai", "as", "avons", "avez", "ont", "avait", "avais", "avaient"]),
        finished: word_list!(),
        has: word_list!(),
        usual: word_list!(),
        usual_inside: word_list!(),
        courses: word_list!(),
        orders: word_list!(ORDERS),
        follows: word_list!(),
        is_task,
        doers: word_list!(DOERS),
        must: word_list!(&["faut"]),
        kin: word_list!(KIN),
        doer_endings: &[],
        news: word_list!(),
        joins: word_list!(JOINS),
        relatives: word_list!(&["que", "qui", "qu", "dont"]),
        subjects: word_list!(&["je", "on", "il", "elle", "ils", "elles", "nous", "vous", "j"]),
        states: word_list!(STATES),
        noticed: word_list!(&[
            "voit",
            "vois",
            "sent",
            "sens",
            "remarque",
            "remarques",
            "comprend",
            "comprends",
            "entend",
            "entends",
            "reconnait",
            "reconnais",
            "sait",
            "sais",
            "apercoit",
            "rend",
            "repere",
        ]),
        leads: &["sur"],
    }
}

#[rustfmt::skip] // words side by side, not one a line
const HELD: &[&str] = &[
    "expose", "exposes", "squash", "tennis", "club", "foot", "basket", "piscine", "poterie", "cine", "libre",
    "mitsva", "mitzvah",
    "reunion", "reunions", "entretien", "entretiens", "entrevue", "entrevues", "visite", "visites", "visio", "visios",
    "visioconference", "visioconferences", "conference", "conferences", "colloque", "colloques", "seminaire",
    "seminaires", "formation", "formations", "stage", "stages", "atelier", "ateliers", "lecon", "lecons", "seance",
    "seances", "session", "sessions", "repetition", "repetitions", "repet", "repets", "audition", "auditions",
    "examen", "examens", "partiel", "partiels", "soutenance", "soutenances", "audience", "audiences", "jugement",
    "jugements", "mediation", "mediations", "signature", "signatures", "compromis", "mariage", "mariages", "noce",
    "noces", "bapteme", "baptemes", "communion", "communions", "confirmation", "confirmations", "fiancaille",
    "fiancailles", "enterrement", "enterrements", "obseque", "obseques", "inhumation", "inhumations", "cremation",
    "cremations", "incineration", "incinerations", "funeraille", "funerailles", "messe", "messes", "culte", "cultes",
    "veillee", "veillees", "procession", "processions", "pelerinage", "pelerinages", "ceremonie", "ceremonies",
    "anniversaire", "anniversaires", "anniv", "annivs", "fete", "fetes", "bal", "bals", "soiree", "soirees",
    "reception", "receptions", "vernissage", "vernissages", "cocktail", "cocktails", "apero", "aperos", "buffet",
    "buffets", "banquet", "banquets", "dejeuner", "dejeuners", "diner", "diners", "souper", "soupers", "brunch",
    "brunchs", "gouter", "gouters", "barbecue", "barbecues", "pique", "piques", "kermesse", "kermesses", "brocante",
    "brocantes", "braderie", "braderies", "foires", "salons", "festival", "festivals", "carnaval", "carnavals",
    "spectacle", "spectacles", "concert", "concerts", "gala", "galas", "recital", "recitals", "representation",
    "representations", "theatre", "theatres", "cinema", "cinemas", "opera", "operas", "ballet", "ballets", "expo",
    "expos", "exposition", "expositions", "inauguration", "inaugurations", "ouverture", "ouvertures", "fermeture",
    "fermetures", "lancement", "lancements", "tournoi", "tournois", "match", "matchs", "competition", "competitions",
    "regate", "regates", "marathon", "marathons", "trail", "trails", "rallye", "rallyes", "randonnee", "randonnees",
    "rando", "randos", "sortie", "sorties", "balade", "balades", "excursion", "excursions", "voyage", "voyages",
    "croisiere", "croisieres", "sejour", "sejours", "conge", "conges", "colo", "colos", "vol", "vols", "billet",
    "billets", "depart", "departs", "retour", "retours", "embarquement", "embarquements", "navette", "navettes",
    "covoiturage", "covoiturages", "taxi", "taxis", "astreinte", "astreintes", "permanence", "permanences",
    "echeance", "echeances", "loyer", "loyers", "facture", "factures", "paiement", "paiements", "prelevement",
    "prelevements", "virement", "virements", "declaration", "declarations", "date", "dates", "creneau", "creneaus",
    "reservation", "reservations", "livraison", "livraisons", "livreur", "livreurs", "ramassage", "ramassages",
    "collecte", "collectes", "poubelle", "poubelles", "demenagement", "demenagements", "demenageur", "demenageurs",
    "emmenagement", "emmenagements", "chantiers", "pose", "poses", "montage", "montages", "installation",
    "installations", "depannage", "depannages", "revision", "revisions", "vidange", "vidanges", "ramonage",
    "ramonages", "ramoneur", "ramoneurs", "chauffagiste", "chauffagistes", "chaudieres", "plombier", "plombiers",
    "electricien", "electriciens", "macon", "macons", "couvreur", "couvreurs", "peintre", "peintres", "carreleur",
    "carreleurs", "plaquiste", "plaquistes", "menuisier", "menuisiers", "serrurier", "serruriers", "vitrier",
    "vitriers", "jardinier", "jardiniers", "paysagiste", "paysagistes", "elagueur", "elagueurs", "charpentier",
    "charpentiers", "platrier", "platriers", "terrassier", "terrassiers", "puisatier", "puisatiers", "geometre",
    "geometres", "diagnostiqueur", "diagnostiqueurs", "expert", "experts", "expertise", "expertises", "technicien",
    "techniciens", "reparateur", "reparateurs", "depanneur", "depanneurs", "installateur", "installateurs",
    "cuisiniste", "cuisinistes", "antenniste", "antennistes", "accordeur", "accordeurs", "locataire", "locataires",
    "proprietaire", "proprietaires", "syndic", "syndics", "banquier", "banquiers", "conseiller", "conseillers",
    "conseillere", "conseilleres", "assureur", "assureurs", "comptable", "comptables", "avocat", "avocats", "avocate",
    "avocates", "huissier", "huissiers", "notaire", "notaires", "dentiste", "dentistes", "orthodontiste",
    "orthodontistes", "medecin", "medecins", "docteur", "docteurs", "generaliste", "generalistes", "pediatre",
    "pediatres", "gyneco", "gynecos", "gynecologue", "gynecologues", "kine", "kines", "kinesitherapeute",
    "kinesitherapeutes", "osteo", "osteos", "osteopathe", "osteopathes", "podologue", "podologues", "pedicure",
    "pedicures", "dermato", "dermatos", "dermatologue", "dermatologues", "ophtalmo", "ophtalmos", "ophtalmologue",
    "ophtalmologues", "ophtalmologiste", "ophtalmologistes", "opticien", "opticiens", "cardiologue", "cardiologues",
    "psychologue", "psychologues", "psychiatre", "psychiatres", "orthophoniste", "orthophonistes", "orthoptiste",
    "orthoptistes", "allergologue", "allergologues", "rhumatologue", "rhumatologues", "neurologue", "neurologues",
    "urologue", "urologues", "radiologue", "radiologues", "echographie", "echographies", "mammographie",
    "mammographies", "coloscopie", "coloscopies", "analyse", "analyses", "vaccin", "vaccins", "vaccination",
    "vaccinations", "operation", "operations", "anesthesiste", "anesthesistes", "chirurgien", "chirurgiens",
    "consultation", "consultations", "infirmier", "infirmiers", "infirmiere", "infirmieres", "soin", "soins",
    "massage", "massages", "coiffeur", "coiffeurs", "coiffeuse", "coiffeuses", "estheticienne", "estheticiennes",
    "tatoueur", "tatoueurs", "veterinaire", "veterinaires", "toiletteur", "toiletteurs", "tondeur", "tondeurs",
    "vendange", "vendanges", "rentree", "rentrees", "inscription", "inscriptions", "entrainement", "entrainements",
    "intervention", "interventions", "coupure", "coupures", "inspection", "inspections", "inspecteur", "inspecteurs",
    "degustation", "degustations", "election", "elections", "manif", "manifs", "manifestation", "manifestations",
    "invitation", "invitations", "convocation", "convocations", "rattrapage", "rattrapages", "bilan", "audit",
    "audits", "livrable", "livrables", "bureaus", "dossiers", "nounou", "nounous", "nourrice", "nourrices",
    "garagiste", "garagistes", "carrossier", "carrossiers", "detartrage", "detartrages", "controle", "controles",
    "surveillants", "dispenses", "emissions", "tournage", "tournages", "shooting", "shootings", "anesthesie",
    "anesthesies", "hospitalisation", "hospitalisations", "accouchement", "accouchements", "colis", "rendez", "rdv",
    "rdvs", "conseil", "conseils", "assemblee", "assemblees", "ag", "comite", "concours", "oral", "oraux", "brevet",
    "jury", "proces", "tribunal", "permis", "cours", "pacs", "repas", "vacances", "colonie", "camp", "tgv", "ter",
    "aeroport", "congres", "festin", "encombrants", "dechetterie", "travaux", "ct", "pneus", "mairie", "prefecture",
    "consulat", "ambassade", "passeport", "orl", "psy", "irm", "scanner", "sang", "labo", "laboratoire", "piqure",
    "hopital", "clinique", "veto", "marechal", "creche", "maternelle", "yoga", "pilates", "gym", "natation", "judo",
    "danse", "chorale", "solfege", "greve", "referendum", "scrutin", "agence", "encheres", "tonte", "cantine", "jpo",
    "internat", "menage", "chirurgie", "table", "generale", "terme", "gite", "resto", "restaurant", "raclette",
    "fondue", "mechoui", "photo", "photos",
];

#[rustfmt::skip] // as above
const HELD_ENDINGS: &[&str] = &[

];

#[rustfmt::skip] // as above
const PLANNED: &[&str] = &[
    "note", "demande", "accepte", "valide", "libere", "echange", "pu", "garde", "mis", "prete", "commande", "voir", "voit",
    "livre", "livree", "livres", "livrees", "installe", "installee", "installes", "repare", "reparee", "coupee",
    "ferme", "fermee", "fermes", "opere", "operee", "vaccine", "vaccinee", "convoque", "convoquee", "agenda",
    "calendrier", "rappelle", "rappeler", "rappelez", "venir", "vient", "viennent", "viens", "venait", "venaient",
    "viendrait", "part", "pars", "partent", "partons", "partir", "partait", "partaient", "arrive", "arrives",
    "arrivent", "arrivons", "arriver", "arrivait", "arrivaient", "commence", "commencent", "commencer", "commencait",
    "debute", "debutent", "debuter", "demarre", "demarrent", "demarrer", "termine", "terminent", "finit", "finissent",
    "ouvre", "ouvrent", "ouvrir", "ferment", "passe", "passes", "passent", "passons", "passer", "passait",
    "passaient", "passerait", "reprend", "reprennent", "reprendre", "rentre", "rentrent", "rentrer", "revient",
    "reviennent", "revenir", "recoit", "recoivent", "recevoir", "attend", "attendent", "attendons", "attendu",
    "attendus", "attendue", "prennent", "prevu", "prevue", "prevus", "prevues", "prevoit", "prevoir", "fixe", "fixee",
    "fixes", "fixees", "fixer", "fixent", "cale", "calee", "cales", "calees", "caler", "calent", "programmee",
    "programmees", "programmer", "planifie", "planifiee", "planifies", "planifiees", "reserve", "reservee",
    "reserves", "reservees", "reserver", "retenu", "retenue", "retenus", "bloque", "bloquer", "propose", "proposee",
    "proposent", "proposer", "convenu", "convient", "convenus", "livraient", "livrait", "oui", "repasse", "repassent",
    "repart", "repartent", "descend", "descendent", "remonte", "remontent", "organise", "organisee", "organises",
    "organisent", "organiser", "loue", "louee", "louent", "louer", "retrouve", "depose", "rentrait", "rentraient",
    "reprogramme", "reprogrammee", "reprogrammes", "rappellent", "accord", "invite", "invitee", "invites", "invitees",
    "invitent", "inviter", "convie", "convies", "conviee", "convoques", "inscrit", "inscrite", "inscrits", "inscrire",
    "reportes", "reportees", "repousses", "repoussees", "repousser", "decales", "decalees", "decaler", "avancer",
    "avances", "avancees", "deplaces", "deplacer", "recale", "recalee", "recaser", "casee", "caser", "confirme",
    "confirmee", "confirmer", "confirment", "demenage", "demenagent", "emmenage", "emmenagent", "rejoint", "rejoins",
    "rejoindre", "accueille", "accueillent", "fetent", "celebre", "celebrent", "marient", "operent", "operer",
    "livrent", "livrer", "hospitaliser", "doit", "dois", "doivent", "promis", "promet", "promettent", "souhaite",
    "souhaitent", "voudrait", "voudrais", "aimerait", "aimerais", "pourrait", "pourrais", "devrait", "faudrait",
    "serait", "seraient", "viendraient", "attendrait", "convoquent", "remettre", "controler", "prochain", "prochaine",
    "prochains", "prochaines", "dispo", "dispos", "disponible", "disponibles", "recuperer", "deposer", "chercher",
    "emmener", "amener", "ramener", "accompagner", "apporter", "payer", "regler", "rendre", "choisi", "choisie",
    "choisis", "pris", "prise", "prises", "dit", "dite", "donne", "donnee", "reste",
];

#[rustfmt::skip] // as above
const TOLD: &[&str] = &[
    "comptait", "sautait", "tombait", "restait", "montait", "manquait",
];

#[rustfmt::skip] // as above
const TOLD_WRITTEN: &[&str] = &[
    "passé", "passés", "arrivé", "arrivés", "commencé", "démarré", "débuté", "rentré", "rentrés", "fermé", "terminé",
    "opéré", "déménagé", "célébré", "emménagé", "retrouvé", "retrouvés", "retrouvée", "déposé", "déposée", "visité",
    "visités", "dansé", "analysé",
];

#[rustfmt::skip] // as above
const JOINS: &[&str] = &[
    "mais", "donc", "car", "parce", "que", "qui", "quand", "comme", "si", "puisque", "alors", "ou",
];

#[rustfmt::skip] // as above
const STATES: &[&str] = &[
    "je", "j", "tu", "il", "elle", "on", "nous", "vous", "ils", "elles", "c", "ca", "est", "sont", "suis", "es",
    "sommes", "etes", "ai", "as", "ont", "avons", "avez",
];

#[rustfmt::skip] // as above
const DONE: &[&str] = &[
    "etions", "avions", "eu", "eue", "eus", "fut", "furent", "eut", "fit", "prit", "mit", "vint", "dit", "pris",
    "prise", "prises", "mis", "mise", "mises", "faite", "faits", "faites", "vu", "vue", "vus", "vues", "lu", "lue",
    "bu", "su", "cru", "connu", "connue", "reconnu", "reconnue", "reconnus", "recu", "recue", "recus", "couru",
    "tenu", "tenue", "tenus", "perdu", "perdue", "perdus", "rendu", "rendue", "vendu", "vendue", "vendus", "mordu",
    "battu", "battue", "battus", "tordu", "fondu", "pendu", "descendu", "descendue", "entendu", "attrape", "repondu",
    "confondu", "sorti", "sortie", "sortis", "parti", "partis", "fini", "finie", "dormi", "servi", "servie", "choisi",
    "choisie", "rempli", "remplie", "reussi", "senti", "menti", "grandi", "guerri", "pali", "vieilli", "rougi",
    "ouvert", "ouverte", "offert", "offerte", "souffert", "mort", "morte", "ecrit", "ecrite", "conduit", "cuit",
    "cuite", "construit", "construite", "produit", "detruit", "peint", "eteint", "eteinte", "plaint", "craint",
    "assis", "assise", "compris", "comprise", "appris", "apprise", "surpris", "repris", "remis", "permis", "promis",
    "soumis", "conquis", "acquis", "venu", "venue", "venus", "revenu", "revenue", "revenus", "devenu", "devenue",
    "retenu", "tendu", "vecu", "survecu", "plu", "valu", "fallu", "voulu", "pu", "apparu", "disparu", "disparue",
];

pub(super) const fn agreed() -> Agreed {
    Agreed {
        said: word_list!(&["dit", "c'est"]),
        behind: word_list!(),
        is: word_list!(),
        timed: word_list!(),
        counted: word_list!(),
        it_is: word_list!(),
        each_other: word_list!(),
        suits: word_list!(),
        becomes: word_list!(),
        keeps: word_list!(),
        offers: Offers::none(),
    }
}

#[rustfmt::skip] // as above
const DOERS: &[&str] = &[
    "je", "j", "on", "nous", "me", "m", "faut", "dois", "doit", "doivent", "peut", "peuvent", "peux", "va", "vais", "vont", "veut", "veulent", "vient", "viennent", "passe", "pense", "penser", "pret", "prete", "prets", "retour", "sera", "serai", "serons", "prochain", "prochaine", "rouvre", "ouvre", "garde",
];

#[rustfmt::skip] // as above
const ORDERS: &[&str] = &[
    "sors", "sortez", "appelle", "appelez", "mets", "mettez", "prends", "prenez", "va", "allez", "passe", "passez", "viens", "venez", "rappelle", "rappelez", "eteins", "eteignez", "coupe", "coupez", "arrete", "arretez", "allume", "donne", "donnez", "pense", "pensez", "fais", "faites", "achete", "achetez", "dis", "lave", "verifie", "envoie", "range", "ferme", "ouvre", "rentre", "reveille", "recupere", "depose", "arrose",
];

#[rustfmt::skip] // as above
const KIN: &[&str] = &[
    "maman", "papa", "mamie", "mamy", "meme", "papi", "papy", "pepe", "mere", "pere", "soeur", "frere", "tante", "tata", "oncle", "tonton", "voisin", "voisine", "voisins", "enfants", "parents", "monsieur", "dame", "cousin", "cousine",
];
