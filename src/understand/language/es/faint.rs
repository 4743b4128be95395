use super::lists::is_task;
use crate::understand::language::faint::Faint;
use crate::understand::language::time::{Agreed, Offers};

pub(super) const fn faint() -> Faint {
    Faint {
        held: word_list!(HELD),
        held_endings: HELD_ENDINGS,
        planned: word_list!(PLANNED),
        planned_endings: &["aremos", "eremos", "iremos"],
        is: &[],
        told: word_list!(TOLD),
        told_written: TOLD_WRITTEN,
        told_endings: &[("ó", 5), ("aron", 6), ("ieron", 7)],
        done: word_list!(),
        helpers: word_list!(),
        finished: word_list!(FINISHED),
        has: word_list!(),
        usual: word_list!(&["siempre", "normalmente", "habitualmente", "generalmente"]),
        usual_inside: word_list!(),
        courses: word_list!(COURSES),
        orders: word_list!(ORDERS),
        follows: word_list!(),
        is_task,
        doers: word_list!(DOERS),
        must: word_list!(&["hay", "tengo", "tenemos", "debo", "debemos"]),
        kin: word_list!(KIN),
        doer_endings: &["amos", "emos", "imos"],
        news: word_list!(),
        joins: word_list!(JOINS),
        relatives: word_list!(&["que", "quien", "donde"]),
        subjects: word_list!(&["yo", "nosotros", "ella", "ellos"]),
        states: word_list!(STATES),
        noticed: word_list!(&[
            "ve",
            "nota",
            "noto",
            "notas",
            "ves",
            "reconoce",
            "reconoces",
            "entiende",
            "huele",
            "oye",
            "sabe",
            "siente",
            "entera",
        ]),
        leads: &["contra", "ni", "segun", "sin", "di", "dimos", "dio", "dieron"],
    }
}

#[rustfmt::skip] // words side by side, not one a line
const HELD: &[&str] = &[
    "ingles", "frances", "aleman", "mates", "refuerzo", "logopeda", "patinaje", "robotica", "huelga", "mercado", "vacaciones",
    "cita", "citas", "citado", "citada", "citados", "citaron", "cito", "citan", "citacion", "consultas",
    "medico", "medica", "medicos", "doctor", "doctora", "dentista", "dentistas", "oculista", "otorrino", "digestivo",
    "pediatra", "matrona", "comadrona", "fisio", "fisioterapia", "rehabilitacion", "rehabilitador", "podologo",
    "psicologo", "psicologa", "terapia", "terapeuta", "masaje", "masajista", "masajes", "optica", "optico",
    "optometrista", "ortodoncia", "ortodoncista", "higienista", "enfermera", "enfermero", "especialista",
    "traumatologo", "analisis", "analitica", "ecografia", "radiografia", "resonancia", "escaner", "tac", "mamografia",
    "colonoscopia", "gastroscopia", "biopsia", "vacuna", "vacunas", "vacunacion", "revision", "revisiones", "chequeo",
    "quirofano", "operacion", "operan", "opera", "operar", "ingreso", "ingresa", "ingresan", "hospital", "clinica",
    "ambulatorio", "veterinario", "veterinaria", "veterinarios", "peluqueria", "peluquero", "peluquera", "barberia",
    "barbero", "estilista", "manicura", "pedicura", "estetica", "esteticista", "depilacion", "tatuador", "tatuadora",
    "notaria", "notario", "abogado", "abogada", "gestor", "gestora", "gestoria", "asesor", "asesora", "asesoria",
    "banco", "hacienda", "extranjeria", "consulado", "embajada", "juzgado", "juicio", "vista", "mediacion", "perito",
    "peritaje", "tasador", "tasacion", "procurador", "registrador", "padron", "dni", "pasaporte", "itv", "taller",
    "grua", "fontanero", "fontanera", "electricista", "albanil", "albaniles", "pintor", "pintora", "pintores",
    "carpintero", "cerrajero", "cerrajera", "tecnico", "tecnica", "tecnicos", "instalador", "instaladores",
    "jardinero", "jardinera", "tapicero", "tapicera", "cristalero", "persianista", "soldador", "deshollinador",
    "antenista", "afinador", "afinadora", "calefactor", "fumigador", "fumigadores", "fumigacion", "exterminador",
    "limpiadora", "canguro", "ninera", "cuidadora", "cuidador", "repartidor", "repartidora", "mensajero", "mensajera",
    "mensajeria", "cartero", "transportista", "mudanza", "mudanzas", "reparto", "entrega", "entregas", "recogida",
    "recogidas", "inspector", "inspectora", "inspeccion", "arquitecto", "arquitecta", "aparejador", "inmobiliaria",
    "casero", "casera", "inquilino", "inquilina", "inquilinos", "proveedor", "comercial", "herrador", "esquilador",
    "esquiladores", "colmenero", "vendimiadores", "fibra", "instalacion", "reunion", "reuniones", "junta", "juntas",
    "asamblea", "asambleas", "pleno", "comite", "consejo", "claustro", "patronato", "tutoria", "tutorias",
    "entrevista", "entrevistas", "audicion", "audiciones", "casting", "examen", "examenes", "oposicion",
    "oposiciones", "prueba", "pruebas", "test", "evaluacion", "recuperacion", "tribunal", "defensa", "tesis",
    "matricula", "clase", "clases", "curso", "cursos", "cursillo", "talleres", "seminario", "charla", "charlas",
    "conferencia", "conferencias", "ponencia", "ponencias", "congreso", "jornada", "jornadas", "coloquio", "debate",
    "tertulia", "webinar", "videollamada", "llamada", "llamadas", "teleconferencia", "zoom", "presentacion", "demo",
    "ensayo", "ensayos", "coro", "coral", "banda", "orquesta", "concierto", "conciertos", "recital", "bolo",
    "funcion", "funciones", "obra", "teatro", "estreno", "cine", "pelicula", "espectaculo", "exposicion",
    "inauguracion", "clausura", "apertura", "cierre", "vernissage", "lanzamiento", "feria", "mercadillo", "rastro",
    "subasta", "rifa", "sorteo", "bingo", "torneo", "torneos", "campeonato", "liga", "partido", "partidos",
    "partidillo", "final", "semifinal", "eliminatoria", "carrera", "carreras", "maraton", "regata", "derbi",
    "entrenamiento", "entrenamientos", "entreno", "entrenos", "padel", "tenis", "futbol", "baloncesto", "balonmano",
    "voley", "natacion", "piscina", "gimnasio", "yoga", "pilates", "zumba", "judo", "karate", "gimnasia", "baile",
    "ballet", "danza", "flamenco", "ceramica", "pintura", "acuarela", "macrame", "ajedrez", "escalada", "excursion",
    "excursiones", "salida", "salidas", "ruta", "caminata", "marcha", "paseo", "visita", "visitas", "guia", "viaje",
    "viajes", "crucero", "campamento", "colonias", "retiro", "vuelo", "vuelos", "tren", "autocar", "ferry", "avion",
    "taxi", "aeropuerto", "estacion", "embarque", "facturacion", "traslado", "fiesta", "fiestas", "festival",
    "festivales", "verbena", "romeria", "procesion", "procesiones", "pregon", "carnaval", "cabalgata", "pasacalles",
    "desfile", "fuegos", "traca", "mascleta", "hoguera", "cumple", "cumpleanos", "aniversario", "boda", "bodas",
    "despedida", "pedida", "banquete", "convite", "comunion", "comuniones", "bautizo", "bautizos", "confirmacion",
    "misa", "misas", "funeral", "entierro", "velatorio", "tanatorio", "sepelio", "homenaje", "ceremonia",
    "graduacion", "gala", "acto", "actos", "evento", "recepcion", "coctel", "cata", "catas", "degustacion", "comida",
    "comidas", "comer", "comemos", "merienda", "meriendas", "merendar", "merendamos", "cena", "cenas", "almuerzo",
    "almorzar", "aperitivo", "vermut", "vermu", "brunch", "barbacoa", "paella", "calcotada", "espicha", "asado",
    "parrillada", "picnic", "cafe", "copas", "canas", "quedada", "quedadas", "reencuentro", "encuentro", "encuentros",
    "convivencia", "intercambio", "matanza", "vendimia", "poda", "siega", "esquila", "desbroce", "batida", "limpieza",
    "obras", "corte", "cortes", "simulacro", "lectura", "recitado", "firma", "firmas", "escritura", "escrituras",
    "hipoteca", "compraventa", "alquiler", "recibo", "factura", "pago", "vencimiento", "plazo", "plazos", "tope",
    "turno", "turnos", "guardia", "guardias", "relevo", "ronda", "vigilia", "rezo", "catequesis", "guarderia",
    "colegio", "cole", "escuela", "instituto", "academia", "extraescolar", "extraescolares", "sesion", "sesiones",
    "reserva", "reservas", "entradas", "plazas", "hueco", "huecos", "fecha", "fechas", "agenda",
    "calendario", "recordatorio", "horario", "puertas", "votacion", "elecciones", "sembrado", "trilla", "castracion",
    "parto", "cesarea", "monitores", "fotos", "fotografo", "fotografa", "sastre", "modista", "vestido", "ofrenda",
    "mani", "manifestacion", "concentracion", "concurso", "concursos", "gymkana", "yincana", "karaoke", "observacion", "eclipse", "pleamar", "bajamar", "marea",
];

#[rustfmt::skip] // as above
const HELD_ENDINGS: &[&str] = &[
    "ologo", "ologa", "ologia", "ologica", "ologico", "ografia", "oscopia", "oterapia", "oterapeuta", "iatra",
    "iatria",
];

#[rustfmt::skip] // as above
const FINISHED: &[&str] = &[
    "resolvio", "resolvi", "resolvieron", "resuelto", "arreglo", "arregle", "arreglaron", "arreglado", "reparo",
    "repare", "repararon", "reparado", "termino", "termine", "terminaron", "terminado", "acabo", "acabe",
    "acabaron", "acabado", "completo", "complete", "completaron", "completado", "hizo", "hice", "hicimos",
    "hicieron", "hecho", "comio", "comi", "comimos", "comieron", "comido", "bebio", "bebi", "bebimos", "bebieron",
    "bebido", "leyo", "lei", "leyeron", "leido", "limpio", "limpie", "limpiaron", "limpiado", "monto", "monte",
    "montaron", "montado", "pinto", "pinte", "pintaron", "pintado", "aprendio", "aprendi", "aprendieron",
    "aprendido", "preparo", "prepare", "prepararon", "preparado", "cocino", "cocine", "cocinado", "corrio",
    "corri", "corrieron", "corrido", "escribio", "escribi", "escrito", "vendio", "vendi", "vendieron", "vendido",
    "despacho", "despacharon", "despachado", "planto", "plante", "plantado", "instalo", "instalaron", "instalado",
];

#[rustfmt::skip] // as above
const COURSES: &[&str] = &[
    "km", "kilometro", "kilometros", "metro", "metros", "maraton", "milla", "millas", "vuelta", "vueltas", "largos", "litro", "litros", "grados",
    "goles", "puntos", "centimetros",
];

#[rustfmt::skip] // as above
const PLANNED: &[&str] = &[
    "tocado", "metido", "metieron", "encajado", "anotado", "anotaron", "apuntaron", "marcado", "marcaron", "salido",
    "plaza",
    "acordado", "acordamos", "acordaron", "acuerdo", "adelantado", "adelantada", "adelantaron", "adelantan",
    "adelanto", "anulado", "anulada", "anularon", "aplazado", "aplazada", "aplazaron", "aplazo", "apuntado",
    "apuntada", "apuntados", "apunta", "apuntame", "apuntamos", "listo", "listos", "mecanico", "mecanica",
    "desahucio", "fronton", "cancha", "intervencion", "cirujano", "cirujana", "mantenimiento", "colocaron",
    "billetes", "domino", "mataro", "castello", "rodaje", "responso", "sala", "paga", "pagan", "pagar", "cobran",
    "vacunar", "payaso", "animador", "animadora", "mago", "cuentacuentos", "catering", "chapista", "lavanderia",
    "entramos", "abierto", "abierta", "abiertos", "abiertas", "asignado", "asignada", "asignaron", "atiende",
    "atienden", "avisado", "avisaron", "aviso", "avisan", "bloqueado", "cambiado", "cambiada", "cambiaron", "cambio",
    "cambian", "cancelado", "cancelada", "celebra", "celebran", "celebramos", "celebraron", "cerrado", "cerrada",
    "cerramos", "cierra", "cierran", "abre", "abren", "abrimos", "concertado", "concertada", "concertamos",
    "confirmado", "confirmada", "confirmaron", "confirmo", "confirman", "convenido", "convinimos", "convoca",
    "convocado", "convocada", "convocados", "convocan", "convocaron", "convoco", "convocatoria", "dicho", "dado",
    "dan", "elegido", "elegimos", "emplazado", "emplazaron", "espera", "esperan", "esperamos", "espero", "fijado",
    "fijada", "fijamos", "fijaron", "fijo", "invitado", "invitada", "invitados", "invitan", "invitaron", "invito",
    "llamado", "llamaron", "llamo", "llaman", "movido", "movida", "movieron", "movio", "ofrecido", "ofrecieron",
    "ofrecio", "ofrecen", "organizado", "organizaron", "organiza", "pasado", "pasada", "pasaron", "pasan", "pedido",
    "pospuesto", "pospuesta", "pospusieron", "previsto", "prevista", "programado", "programada", "programaron",
    "prometido", "prometio", "prometieron", "propuesto", "propuso", "propusieron", "proponen", "propone", "puesto",
    "pusieron", "queda", "quedado", "quedamos", "quedan", "quedaron", "quede", "quedo", "quedar", "quedara",
    "reprogramado", "reprogramaron", "reservado", "reservada", "reservamos", "reservar", "reservaron", "reserve",
    "retrasado", "retrasada", "retrasaron", "retraso", "senalado", "senalada", "senalaron", "trasladado",
    "trasladaron", "trasladan", "toca", "tocan", "coincide", "empieza", "empiezan", "empezamos", "empezar", "empieze",
    "empezaba", "empezara", "comienza", "comienzan", "comenzamos", "comenzaba", "comenzara", "arranca", "arrancan",
    "arrancamos", "arrancaba", "acaba", "acaban", "acabamos", "acababa", "termina", "terminan", "terminamos",
    "terminaba", "finaliza", "vence", "caduca", "llega", "llegan", "llegamos", "llegaba", "llegaban", "llegara",
    "llegaran", "llegar", "viene", "vienen", "venia", "venian", "vendra", "vendran", "vendria", "venir", "vengan",
    "venga", "pasa", "pasaba", "pasaban", "pasara", "pasaran", "pasaria", "pasamos", "pase", "sale", "salen",
    "salimos", "salgo", "salia", "salian", "saldra", "saldran", "saldremos", "salir", "parten", "aterriza",
    "aterrizan", "aterrizaba", "despega", "despegan", "embarco", "embarcan", "embarcamos", "zarpa", "zarpan",
    "zarpamos", "regresa", "regresan", "vuelve", "vuelven", "volvemos", "vuelvo", "volvia", "voy", "vamos", "vaya",
    "ire", "ira", "iran", "iria", "vas", "recoge", "recogen", "recoger", "recojo", "recogemos", "recogia", "trae",
    "traen", "traia", "traian", "traera", "traeran", "entregan", "entregaban", "entregar", "entregaran", "firmo",
    "firmamos", "firman", "firmar", "examinan", "examina", "examino", "entrevistan", "juega", "juegan", "jugamos",
    "jugar", "cantan", "cantamos", "actua", "actuan", "actuamos", "tocamos", "estrenan", "inauguran", "presenta",
    "presentan", "presento", "presentamos", "reune", "reunen", "reunimos", "juntamos", "vemos", "vernos", "verme",
    "veo", "recibe", "reciben", "recibira", "recibiran", "casan", "casamos", "bautizan", "entierran", "toman",
    "mudamos", "mudan", "muda", "instalan", "instalaran", "instalar", "cortan", "revisan", "revisar", "reparan",
    "arreglan", "pintan", "pinta", "podan", "esquilan", "sera", "seran", "seria", "habra", "tendra", "tendremos",
    "hara", "haran", "estara", "estaran", "puede", "pueden", "podia", "podian", "podra", "podran", "libre", "libres",
    "disponible", "disponibles", "convenimos", "tarde", "temprano", "recuerda", "recuerdame", "acuerdate", "anota",
    "anotame", "tenemos", "hora", "horas", "punto", "hacen", "harian", "hacemos", "realiza", "realizan", "tendran",
    "tenian", "daban", "dieron", "presentarme", "presentarnos", "presentarse", "estar", "acudir", "ir", "asistir",
    "recibirme", "recibirnos", "atenderme", "cogido", "cogi", "pedi", "saque", "pille", "pillado", "conseguido",
    "consegui", "contratado", "contratada", "decidido", "decidio", "decidi", "acordo", "acorde", "apalabrado",
    "apalabramos", "pactado", "pactamos", "comprometido", "hacer", "decidimos", "decidieron", "dejado", "dejamos",
    "dejaron", "habla", "hablado", "hable", "mandado", "mandaron", "escrito", "escribieron", "escribio", "comunicado",
    "notificado", "notificaron", "informaron", "apunte", "apunto", "reservo", "toco", "pidio", "metio", "encajo", "encajaron", "colado", "colo",
    "colaron", "agendado", "agendo", "agendaron", "colocado", "coloco", "aceptado", "acepto", "aceptaron", "planteado",
    "planteo", "plantearon", "preferido", "prefirio", "prefirieron", "escogido", "escogio", "escogimos", "escogieron",
    "eligio", "eligieron", "reunio", "alquilado", "alquilo", "alquilaron", "alquilamos", "encargado", "encargo",
    "atrasado", "atraso", "atrasaron", "prestado", "presto", "pasajes", "boletos", "iba", "iban", "pudieron",
    "organizo", "mesa", "dejo", "paso", "puso",
    "ensaya", "ensayan",
];

#[rustfmt::skip] // as above
const TOLD: &[&str] = &[
    "has", "ha", "hemos", "habeis", "han", "habia", "habian", "habiamos", "hubo", "era", "eran", "eramos", "fue",
    "fui", "fuimos", "fueron", "estaba", "estaban", "estuvo", "estuve", "estuvimos", "estuvieron", "tuvo", "tuve",
    "tuvimos", "tuvieron", "hizo", "hice", "hicimos", "hicieron", "vine", "vinimos", "vinieron", "quiso", "quise",
    "quisieron", "supo", "supe", "supimos", "supieron", "pudo", "pude", "pudimos", "pudieron", "trajo", "trajeron",
    "condujo", "di", "dimos", "vi", "vio", "vimos", "vieron", "iba", "ibamos", "cai", "lei", "oi", "rei", "salio",
    "sali", "salieron", "comi", "bebi", "perdi", "subi", "recibi", "abri", "meti", "rompi", "corri", "cogio", "nacio",
    "naci", "murio", "dormi", "vendi", "escribi", "viviamos", "aprendi", "conoci", "creci", "senti", "segui", "servi",
    "cumpli", "mordi", "encendi", "descubri", "crei", "traduje",
];

#[rustfmt::skip] // as above
const TOLD_WRITTEN: &[&str] = &[
    "acabé", "terminé", "arreglé", "reparé", "completé", "limpié", "monté", "pinté", "preparé", "cociné", "planté",
    "comimos", "bebimos", "comió", "leyó", "bebió", "dejé", "clavé", "fallé", "acerté", "marqué", "gané", "tiré",
    "pisé", "toqué", "crucé", "rocé",
];

#[rustfmt::skip] // as above
const JOINS: &[&str] = &[
    "pero", "porque", "que", "cuando", "como", "si", "asi", "pues", "mientras", "donde", "aunque",
];

#[rustfmt::skip] // as above
const STATES: &[&str] = &[
    "yo", "tu", "ella", "ellos", "ellas", "nosotros", "nosotras", "vosotros", "usted", "ustedes", "me", "te", "se",
    "nos", "os", "le", "les", "mi", "su", "sus", "esta", "estan", "estoy", "estamos", "tiene", "tienen", "tengo",
    "va", "van", "lleva", "llevan", "cuenta", "suma", "saca", "dice", "falta", "faltan", "sobra", "sobran", "gana",
    "pierde", "gano", "pierdo", "subo", "bajo", "sube", "baja", "pongo", "pone", "ponen",
];

pub(super) const fn agreed() -> Agreed {
    Agreed {
        said: word_list!(),
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
    "yo", "me", "nos", "hay", "tengo", "tiene", "tenemos", "debo", "debe", "debemos", "puede", "pueden", "puedo", "podemos", "va", "voy", "van", "vamos", "quiere", "quieren", "quiero", "toca", "viene", "vienen", "vuelve", "vuelven", "listo", "lista", "proximo", "proxima", "cuida", "abre", "cierra", "cierro", "reabre",
    "doy", "traigo", "llevo", "hago", "pongo", "saco", "recojo", "salgo", "vengo", "paso", "quedo", "necesito",
];

#[rustfmt::skip] // as above
const ORDERS: &[&str] = &[
    "saca", "saque", "sacad", "apaga", "apague", "llama", "llame", "llamad", "pon", "ponga", "ponle", "ponme", "ve", "vete", "vaya", "recoge", "recoja", "compra", "compre", "trae", "traiga", "lleva", "lleve", "dale", "dame", "da", "avisa", "avisame", "recuerda", "recuerdame", "acuerdate", "quita", "quite", "mete", "enciende", "despierta", "despiertame", "haz", "haga", "cierra", "cierre", "abre", "riega", "cambia", "mira", "pasa", "baja", "sube", "echa", "echale", "prepara",
];

#[rustfmt::skip] // as above
const KIN: &[&str] = &[
    "mama", "papa", "mami", "papi", "madre", "padre", "abuela", "abuelo", "abuelos", "yaya", "yayo", "hermana", "hermano", "tia", "tio", "vecina", "vecino", "vecinos", "ninos", "padres", "suegra", "suegro", "suegros", "senor", "senora", "primo", "prima",
];
