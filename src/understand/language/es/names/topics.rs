use crate::understand::language::topics::Topics;

pub(super) const fn topics() -> Topics {
    Topics {
        slight: word_list!(SLIGHT),
        opens: word_list!(OPENS),
        news: word_list!(NEWS),
        reports: word_list!(REPORTS),
        titles: word_list!(&["prof", "profa", "sra", "srta", "sr", "dra", "dr", "lic", "ing", "dna"]),
        about: word_list!(&["por"]),
        places: word_list!(&["en", "frente", "delante", "detras", "junto"]),
        events: word_list!(),
        what_for: word_list!(),
        moves: word_list!(),
        we_move: word_list!(&[
            "quedamos",
            "vamos",
            "salimos",
            "pasamos",
            "venimos",
            "empezamos",
            "reunimos",
            "juntamos",
            "vemos",
            "encontramos",
            "llegamos",
        ]),
        to_do: &["ar", "er", "ir", "arle", "erle", "irle", "arlo", "arla", "arme", "erme", "irme"],
        whom: word_list!(&["el", "ella", "ellos", "ellas"]),
        no_task: word_list!(NO_TASK),
        tells: word_list!(TELLS),
        empty: word_list!(EMPTY),
    }
}

#[rustfmt::skip] // words side by side, not one a line
const SLIGHT: &[&str] = &[
    "jugamos", "partimos", "montamos", "hacemos", "celebramos", "tocamos", "ensayamos", "empezamos",
    "camion", "chicos", "senor",
    "el", "ella", "ellos", "ellas", "lo", "la", "los", "las", "le", "les", "se", "me", "te", "nos", "os", "yo",
    "tu", "nosotros", "ustedes", "vosotros", "uno", "una", "un", "unos", "unas", "su", "sus", "mi", "mis",
    "nuestro", "nuestra", "eso", "esto", "ese", "esa", "este", "esta", "ello", "es", "son", "era", "sera", "seran",
    "fue", "seria", "estan", "estara", "estaba", "estamos", "hay", "habra", "ha", "han", "he", "hemos", "has", "va",
    "van", "voy", "vamos", "iba", "puede", "pueden", "puedo", "podemos", "podria", "podra", "debe", "deben", "debo",
    "tengo", "tiene", "tienen", "tenemos", "tenia", "hace", "hacen", "hago", "quiere", "quieren", "queria", "viene",
    "vienen", "venir", "vendra", "pasa", "pasan", "paso", "pasar", "pasara", "llega", "llegan", "llegar", "empieza",
    "empiezan", "empezar", "empezara", "comienza", "comienzan", "arranca", "sale", "salen", "salir", "salgo",
    "toca", "tocan", "cae", "queda", "quedamos", "quedado", "quedan", "dijo", "dije", "dice", "dicen", "digo",
    "dijeron", "dijimos", "parece", "propone", "proponen", "propuso", "cambiado", "cambiaron", "cambio", "movido",
    "movieron", "puesto", "pusieron", "pasaron", "pasado", "adelantado", "aplazado", "pospuesto", "confirmado",
    "dado", "dieron", "dan", "cogen", "coge", "cogido", "atiende", "atienden", "espera", "esperan", "recibe",
    "reciben", "cita", "hora", "fecha", "dia", "entrega", "recogida", "sesion", "clase", "primera", "primer",
    "proxima", "proximo", "nueva", "nuevo", "segunda", "salida", "comienzo", "inicio", "fin", "final", "turno",
    "hueco", "para", "a", "al", "en", "de", "del", "desde", "hasta", "sobre", "por", "y", "o", "e", "u", "pero",
    "pues", "entonces", "ya", "todavia", "aun", "solo", "tambien", "mejor", "finalmente", "recien", "igual",
    "ahora", "luego", "despues", "alli", "alla", "ahi", "aqui", "si", "no", "que", "cuando", "como", "casi",
    "mas", "menos", "bien", "libre", "disponible", "posible", "todos", "todas", "todo", "buscarlo", "buscarla",
    "buscarlos", "buscarlas", "buscar", "recogerlo", "recogerla", "recogerlos", "recogerlas", "recoger", "verlo",
    "verla", "estar", "ser", "ir", "ven", "viernes", "seguro", "probablemente", "supuestamente", "gracias", "favor",
    "tempranito", "temprano", "puntual", "descarga", "descargan",
    "vemos", "reunimos", "juntamos", "encontramos", "salimos", "pasamos", "venimos", "llegamos", "habiamos", "habia",
    "habian", "acordado", "acordamos",
    // What a thing that was named begins with, or who told.
    "funcion", "ceremonia", "saque", "convocatoria",
];

#[rustfmt::skip] // as above
const OPENS: &[&str] = &[
    "ha", "han", "es", "son", "fue", "fueron", "esta", "estan", "ya", "no", "se", "queda", "quedo",
    "tiene", "tienen", "dio",
];

#[rustfmt::skip] // as above
const NEWS: &[&str] = &[
    "llamado", "llamo", "escrito", "avisado", "cambiado", "movido", "confirmado", "aplazado", "pospuesto",
    "suspendido", "cancelado", "adelantado", "aprobado", "puede", "pueden", "viene", "hace", "celebra", "fijado",
    "cerrado", "contestado",
    "hueco", "senales", "retrasado", "retrasa", "retrasan",
    "adelanta", "aplaza",
];

#[rustfmt::skip] // as above
const REPORTS: &[&str] = &[
    "llamo", "escribio", "aviso", "pregunta", "preguntan", "pregunto",
];

#[rustfmt::skip] // as above
const EMPTY: &[&str] = &[
    "bueno", "vale", "a", "ver", "pues", "oye", "mira", "hola", "buenas", "dias", "tardes", "noches", "que", "tal",
    "ah", "ay", "eh", "eeh", "si", "no", "genial", "perfecto", "estupendo", "buena", "mala", "malas", "noticia",
    "noticias", "nota", "memo", "recordatorio", "importante", "ojo", "atencion", "te", "olvides", "olvidar",
    "acuerdate", "acordarme", "por", "fin", "gracias", "lastima", "pena", "sabes", "adivina", "venga", "ya", "esta",
    "listo",
];

#[rustfmt::skip] // as above
const TELLS: &[&str] = &[
    "anda", "andan", "sigue", "siguen", "busca", "buscan", "pierde", "pierden", "cierra", "cierran", "conduce",
    "conducen", "expone", "exponen", "jubila", "convoca", "convocan", "acepta", "aceptan", "encanta", "necesita",
    "necesitan", "encarga", "encargan", "mueve", "mueven", "gotea", "falla", "fallan", "funciona", "funcionan",
    "mejora", "empeora", "cojea", "vomita", "tose", "llora", "ronca", "ladra", "muerde", "crece", "estudia",
    "estudian", "prepara", "preparan", "organiza", "organizan", "divorcia", "separa", "separan", "muda", "mudan",
    "llega", "llegan", "regresa", "regresan", "quedan", "queda", "falta", "faltan", "sobra", "sobran", "pide", "piden",
    "insiste", "insisten", "niega", "olvida", "olvidan", "vende", "venden", "alquila", "alquilan", "regala", "regalan",
    "presta", "debe", "deben", "ofrece", "ofrecen", "recibe", "reciben", "atiende", "atienden", "abre", "abren",
    "cuida", "cuidan", "aprende", "lee", "escribe", "escriben", "canta", "cantan", "juega", "juegan", "entrena",
    "entrenan", "dirige", "sufre", "odia", "odian", "adora", "adoran", "teme", "prefiere", "prefieren", "dan", "da",
    "pone", "ponen", "hacen", "estaba", "era", "hubo", "tuvo", "pudo", "dio", "cambia", "cambian", "celebra",
    "celebran", "acaba", "manda", "mandan", "llame", "hable", "consegui", "perdi", "sali", "fui", "hice", "puse",
    "tuve", "pude", "vine", "dije", "traje", "comemos", "cenamos", "cambiamos", "salimos", "vemos", "reunimos",
    "juntamos", "jugamos", "hacemos", "celebramos", "necesitamos", "llevamos", "llegamos", "pasamos", "empezamos",
    "terminamos", "viajamos", "volvemos", "compramos", "vendemos", "estamos", "somos", "podemos", "debemos",
    "queremos", "sabemos", "esperamos", "encontramos", "invitamos", "preparamos", "dormimos", "vivimos", "mudamos",
    "casamos", "almorzamos", "desayunamos", "repartimos", "compartimos", "ponemos", "traemos", "damos", "vimos",
    "fuimos", "tuvimos", "hicimos", "ganamos", "perdimos", "lleva", "llevad", "llevate", "trae", "traed", "traete",
    "ponte", "deja", "dejad", "recuerda", "acuerdate", "acordate", "fijate", "mira", "revisa", "pregunta", "avisa",
    "muy", "mucho", "demasiado", "bastante", "todavia", "nunca", "pronto", "tampoco", "vaya", "menudo", "menuda",
    "cumple", "cumplen", "dimite", "dimiten", "trabajamos",
];

#[rustfmt::skip] // as above
const NO_TASK: &[&str] = &[
    "bar", "lugar", "hogar", "altar", "mar", "pilar", "collar", "par", "solar", "militar", "familiar", "escolar",
    "auxiliar", "particular", "similar", "popular", "titular", "oscar", "cesar", "hangar", "radar", "pinar", "bazar",
    "ejemplar", "celular", "dolar", "azucar", "taller", "alquiler", "primer", "tercer", "ayer", "mujer", "cualquier",
    "placer", "amanecer", "atardecer", "anochecer", "poster", "cancer", "lider", "javier", "ester", "chofer",
    "caracter", "charter", "master", "alexander", "walter", "porvenir", "vladimir", "charla", "carla", "perla",
    "carlo", "firme",
];
