use super::lists::is_task;
use crate::understand::language::faint::Faint;
use crate::understand::language::time::{Agreed, Offers};

pub(super) const fn faint() -> Faint {
    Faint {
        held: word_list!(HELD),
        held_endings: HELD_ENDINGS,
        planned: word_list!(PLANNED),
        planned_endings: &[],
        is: &[],
        told: word_list!(TOLD),
        told_written: TOLD_WRITTEN,
        told_endings: &[],
        done: word_list!(DONE),
        helpers: word_list!(&[
            "hat", "hab", "habe", "haben", "hast", "hatte", "hatten", "war", "waren", "ist", "sind", "bin",
            "wurde", "wurden", "hats", "ists",
        ]),
        finished: word_list!(),
        has: word_list!(&["hab", "habe", "haben", "hast", "hat", "hatte", "hatten", "hats"]),
        usual: word_list!(&["normalerweise", "meistens", "meist", "ublicherweise", "gewohnlich"]),
        usual_inside: word_list!(&["sonst"]),
        courses: word_list!(COURSES),
        orders: word_list!(ORDERS),
        follows: word_list!(&["wegen", "bei", "beim", "mit", "fur", "zum", "zur", "vor", "nach", "uber"]),
        is_task,
        doers: word_list!(DOERS),
        must: word_list!(),
        kin: word_list!(KIN),
        doer_endings: &[],
        news: word_list!(&[
            "gemeldet",
            "gefragt",
            "gehort",
            "gelesen",
            "getauscht",
            "bezahlt",
            "gezahlt",
            "gefunden",
            "geschickt",
            "gekommen",
        ]),
        joins: word_list!(JOINS),
        relatives: word_list!(&["wo", "dass", "ob", "wenn"]),
        subjects: word_list!(&["ich", "wir", "er", "sie", "es", "ihr", "man"]),
        states: word_list!(STATES),
        noticed: word_list!(&[
            "sieht", "seht", "sehe", "merkt", "merke", "riecht", "rieche", "hort", "hore", "erkennt",
            "erkenne", "versteht", "verstehe", "spurt", "spure", "schmeckt", "kapiert",
        ]),
        leads: &[],
    }
}

#[rustfmt::skip] // words side by side, not one a line
const HELD: &[&str] = &[
    "anhorung",
    "termin", "termine", "terminen", "arzt", "arzte", "arztin", "doktor", "doktorin", "ordination", "praxis",
    "ambulanz", "klinik", "krankenhaus", "spital", "orthopade", "kardiologe", "internist", "urologe", "gynakologin",
    "gynakologe", "dermatologe", "physio", "physiotherapeut", "physiotherapeutin", "osteopath", "osteopathin",
    "heilpraktiker", "heilpraktikerin", "hebamme", "therapeut", "therapeutin", "therapie", "massage", "fusspflege",
    "kosmetik", "nagelstudio", "friseur", "friseurin", "frisor", "frisorin", "coiffeur", "coiffeuse", "barbier",
    "optiker", "optikerin", "apotheke", "hufschmied", "hundefriseur", "rontgen", "mrt", "ct", "ekg", "ultraschall",
    "blutabnahme", "impfung", "op", "operiert", "operation", "reha", "kur", "chemo", "dialyse", "gericht", "gerichts",
    "verhandlung", "anwalt", "anwaltin", "notar", "notarin", "kanzlei", "amt", "amts", "standesamt", "finanzamt",
    "arbeitsamt", "jugendamt", "burgeramt", "bauamt", "bank", "berater", "beraterin", "makler", "maklerin", "behorde",
    "konsulat", "botschaft", "stelldichein", "date", "probe", "proben", "feier", "feiern", "feiert", "feste",
    "festl", "sitzung", "sitzungen", "treff", "treffen", "treffe", "trifft", "trafen", "besprechung", "besprechungen",
    "versammlung", "konferenz", "meeting", "meetings", "call", "calls", "zoom", "videocall", "telefonat", "gesprach",
    "vorstellungsgesprach", "interview", "prufung", "prufungen", "examen", "klausur", "schularbeit", "klassenarbeit",
    "referat", "abgabe", "frist", "test", "tests", "kurs", "kurse", "unterricht", "nachhilfe", "schule", "schulung",
    "kita", "kindergarten", "hort", "krippe", "uni", "vorlesung", "seminar", "workshop", "vortrag", "lesung",
    "webinar", "fuhrung", "besichtigung", "ausstellung", "vernissage", "eroffnung", "einweihung", "premiere",
    "auffuhrung", "vorstellung", "konzert", "oper", "theater", "kino", "museum", "zirkus", "gottesdienst", "messe",
    "andacht", "mette", "taufe", "hochzeit", "trauung", "polterabend", "kommunion", "erstkommunion", "firmung",
    "konfirmation", "beerdigung", "begrabnis", "bestattung", "beisetzung", "requiem", "totenmahl", "leichenschmaus",
    "geburtstag", "jubilaum", "jahrestag", "party", "fete", "grillen", "grillerei", "picknick", "brunch", "kaffee",
    "kaffeeklatsch", "stammtisch", "kegeln", "skat", "jassen", "tarock", "bingo", "tombola", "flohmarkt", "markt",
    "basar", "umzug", "prozession", "feuerwerk", "ball", "tanz", "tanzkurs", "disco", "turnier", "spiel", "heimspiel",
    "auswartsspiel", "endspiel", "vorspiel", "match", "derby", "lauf", "rennen", "wettkampf", "training", "turnen",
    "yoga", "pilates", "zumba", "reiten", "judo", "karate", "ballett", "fussball", "tennis", "handball", "schwimmen",
    "schwimmkurs", "sauna", "chor", "musikschule", "jungschar", "pfadfinder", "ausflug", "wanderung", "tour", "reise",
    "urlaub", "kreuzfahrt", "flug", "flieger", "flughafen", "zug", "bahn", "bus", "fahre", "schiff", "taxi", "gleis",
    "bahnhof", "abflug", "abfahrt", "abreise", "anreise", "check-in", "boarding", "schicht", "dienst", "fruhdienst",
    "spatdienst", "nachtdienst", "dienstplan", "dienstbeginn", "ubergabe", "abnahme", "lieferung", "liefertermin",
    "lieferant", "paket", "pakete", "kurier", "spedition", "mobelwagen", "mobelpacker", "umzugswagen", "sperrmull", "mullabfuhr",
    "monteur", "monteure", "installateur", "elektriker", "klempner", "maler", "tischler", "schreiner", "fliesenleger",
    "dachdecker", "glaser", "schlosser", "gartner", "handwerker", "techniker", "rauchfangkehrer", "kaminkehrer",
    "schornsteinfeger", "kammerjager", "schlusseldienst", "stimmer", "gutachter", "gutachterin", "sachverstandige",
    "vermieter", "vermieterin", "hausverwaltung", "ablesung", "ablesen", "wartung", "service", "inspektion", "tuv",
    "pickerl", "werkstatt", "reifenwechsel", "reparatur", "babysitter", "babysitterin", "besuch", "besuche",
    "besuchen", "besucht", "gaste", "tisch", "reservierung", "buchung", "karten", "tickets", "einlass", "beginn",
    "treffpunkt", "ankunft", "sprechstunde", "sprechtag", "standl", "betriebsausflug", "klassentreffen",
    "weihnachtsmarkt", "adventmarkt", "generalprobe", "bescherung", "laternenumzug", "frei", "freigehalten", "slot",
    "zeitfenster", "kalender", "absprache", "verabredung", "anprobe", "casting", "vorsingen", "vorsprechen",
    "fahrstunde", "fahrprufung", "fuhrerscheinprufung", "mittagessen", "abendessen", "nachtessen", "fruhstuck",
    "essen", "kaffeetrinken", "jause", "heuriger", "heurigen",
];

#[rustfmt::skip] // as above
const HELD_ENDINGS: &[&str] = &[
    "berater", "beraterin", "anhorung", "ball",
    "termin", "termine", "arzt", "arztin", "praxis", "klinik", "loge", "login", "ambulanz", "untersuchung",
    "kontrolle", "behandlung", "impfung", "therapie", "massage", "operation", "probe", "proben", "feier", "fest",
    "sitzung", "treffen", "besprechung", "versammlung", "konferenz", "gesprach", "verhandlung", "prufung", "klausur",
    "kurs", "unterricht", "schulung", "seminar", "vortrag", "lesung", "fuhrung", "besichtigung", "ausstellung",
    "eroffnung", "vorstellung", "konzert", "theater", "gottesdienst", "messe", "andacht", "taufe", "hochzeit",
    "beerdigung", "party", "turnier", "match", "meisterschaft", "wettkampf", "training", "turnen", "ausflug",
    "wanderung", "tour", "fahrt", "reise", "flug", "dienst", "schicht", "ubergabe", "abnahme", "lieferung",
    "abholung", "monteur", "techniker", "technikerin", "installateur", "wartung", "inspektion", "reparatur",
    "stammtisch", "markt", "umzug", "beratung", "sprechstunde", "sprechtag", "meeting", "runde", "wechsel",
];

#[rustfmt::skip] // as above
const COURSES: &[&str] = &[
    "km", "kilometer", "kilometern", "meter", "metern", "marathon", "halbmarathon", "bahnen", "runde", "runden", "eimer", "liter", "litern", "grad",
    "zentimeter", "millimeter", "tore", "punkte", "bahn",
];

#[rustfmt::skip] // as above
const PLANNED: &[&str] = &[
    "heiratet", "heiraten", "geklappt", "gepasst", "einverstanden", "recht", "platz", "lucke", "rein", "kriegen", "nahmen", "ausgegangen",
    "gesagt", "gerufen",
    "ausgemacht", "abgemacht", "festgemacht", "vereinbart", "vereinbarten", "abgesprochen", "verabredet",
    "besprochen", "geeinigt", "verstandigt", "fixiert", "fix", "verblieben", "angekundigt", "ankundigt", "angemeldet",
    "anmelden", "gekriegt", "bekommen", "gegeben", "angeboten", "vorgeschlagen", "zugeteilt", "zugewiesen",
    "zugesagt", "zugesichert", "versprochen", "bestatigt", "genannt", "genommen", "ergattert", "erwischt",
    "reserviert", "reservieren", "gebucht", "buchen", "umgebucht", "bestellt", "einbestellt", "herbestellt",
    "hinbestellt", "vorbestellt", "bestellen", "vorgeladen", "geladen", "eingeladen", "einladen", "ladt", "einladung",
    "gemietet", "eingetragen", "eingeschrieben", "eingeteilt", "eingeplant", "einplanen", "geplant", "planen",
    "plant", "vorgemerkt", "vormerken", "angesetzt", "festgesetzt", "festgelegt", "anberaumt", "terminiert", "gelegt",
    "umgelegt", "vorverlegt", "verlegt", "verlegen", "verschoben", "verschieben", "geschoben", "dazwischengeschoben",
    "reingeschoben", "eingeschoben", "vorgezogen", "vertagt", "drangenommen", "abgesagt", "ausgehangt",
    "angeschlagen", "durchgegeben", "ausgerichtet", "merken", "vergessen", "erinnern", "erinnert", "erinnere",
    "notieren", "notiert", "komm", "komme", "kommt", "kommen", "kommst", "vorbeikommen", "vorbeikommt", "hinkommen",
    "ankommen", "ankommt", "heimkommt", "gehe", "geh", "gehen", "gehts", "hingehen", "losgehen", "losgeht",
    "los", "fahr", "fahrt", "fahren", "losfahren", "hinfahren", "abfahren", "fliegt", "fliege", "fliegen", "reist",
    "reisen", "beginnt", "beginnen", "begonnen", "fangt", "fangen", "anfangen", "anfangt", "startet", "starten",
    "offnet", "offnen", "aufsperren", "aufsperrt", "sperrt", "schliesst", "schliessen", "zusperren", "zusperrt",
    "endet", "findet", "stattfinden", "stattfindet", "ansteht", "fallig", "dran", "drankomme", "drankommen", "hole",
    "hol", "holt", "holen", "abholen", "abholt", "abgeholt", "bringe", "bring", "bringt", "bringen", "hinbringen",
    "vorbeibringen", "liefert", "liefern", "geliefert", "landet", "landen", "tritt", "treten", "auftreten",
    "auftritt", "einsteigen", "abgeben", "abzugeben", "ruft", "rufe", "anrufen", "zuruckrufen", "anruf", "erwartet",
    "erwarte", "erwarten", "rechnen", "warten", "wartet", "bereit", "fertig", "punktlich", 
    
    "wird", "werden", "werde", "passt", "passen", "klappt", "zeit",
    "schauen", "schaut", "schau", "anschauen", "ansehen", "hingehort", "morgen", "bitte", "spatestens", "antreten",
    "erscheinen", "melden", "machen", "mache", "mach",
];

#[rustfmt::skip] // as above
const TOLD: &[&str] = &[
    "waren", "warst", "gewesen", "gehabt", "ging", "gings", "gingen", "kam", "kams", "kamen", "standen", "sass",
    "sassen", "lag", "lagen", "lief", "liefen", "fiel", "fielen", "hingen", "hielt", "hielten", "blieb", "blieben",
    "nahm", "nahmen", "gab", "gaben", "sah", "sahen", "fanden", "schrie", "schrien", "schlief", "schliefen", "trank",
    "trieb", "riefen", "ritt", "roch", "sangen", "schien", "schob", "schwamm", "sprach", "sprachen", "sprang",
    "starb", "stiegen", "stank", "taten", "verlor", "verschwand", "wuchs", "wog", "zog", "zogen", "bog", "brannte",
    "brannten", "kannten", "rannten", "dachte", "dachten", "brachte", "brachten", "wusste", "wussten", "ass", "assen",
    "begann", "bekam", "bot", "flog", "flogen", "floh", "fror", "gewann", "goss", "grub", "half", "hiess", "klang",
    "kroch", "lasen", "pfiff", "hatt",
];

#[rustfmt::skip] // as above
const TOLD_WRITTEN: &[&str] = &[
    "war", "wurde", "wurden", "machte",
    "machten", "lachte", "legte", "stellte", "spielte", "wohnte", "fehlte", "fehlten", "holte", "weinte", "zeigte",
    "kostete", "dauerte", "wartete", "klingelte", "arbeitete", "passierte",
];

#[rustfmt::skip] // as above
const JOINS: &[&str] = &[
    "aber", "sondern", "denn", "weil", "dass", "ob", "wenn", "als", "damit", "obwohl", "wahrend", "also", "darum",
    "deshalb", "deswegen", "drum", "wo",
];

#[rustfmt::skip] // as above
const STATES: &[&str] = &[
    "ich", "wir", "er", "sie", "es", "du", "ihr", "man", "ist", "sind", "war", "bin", "hat", "haben", "das",
];

#[rustfmt::skip] // as above
const DONE: &[&str] = &[
    "abgebrochen", "abgebrannt", "abgefahren", "abgehauen", "abgerissen", "abgesoffen", "abgesprungen", "abgestiegen",
    "abgesturzt", "angefahren", "angekommen", "angesprungen", "aufgegangen", "aufgehort", "aufgelegt", "aufgemacht",
    "aufgestanden", "aufgewacht", "aufgewachsen", "ausgefallen", "ausgegangen", "ausgestiegen", "ausgeschieden",
    "ausgerutscht", "bezahlt", "gezahlt", "eingeschlafen", "eingestiegen", "entdeckt", "entgleist", "erkannt",
    "erschrocken", "ertrunken", "explodiert", "gebacken", "gebaut", "gebellt", "gebissen", "geblieben", "gebohrt",
    "gebrannt", "gebraucht", "gebrochen", "gebrummt", "gedacht", "gedauert", "gedreht", "gedruckt", "gefahren",
    "gefallen", "gefangen", "gefeuert", "geflogen", "geflossen", "gefragt", "gefressen", "gefroren", "gefuhlt",
    "gefunden", "gefuttert", "gegangen", "gegessen", "gegluht", "gegossen", "gegrusst", "gehalten", "gehangen",
    "geheiratet", "geheult", "gehoben", "geholfen", "gehort", "gehustet", "gejammert", "gekippt", "geklappt",
    "geklaut", "geklettert", "geklingelt", "geklopft", "geknallt", "gekocht", "gekommen", "gekonnt", "gekostet",
    "gekracht", "gekraht", "gekrochen", "gelacht", "gelaufen", "gelautet", "gelebt", "gelegen", "gelernt", "gelesen",
    "geliebt", "gelogen", "gemahlt", "gemeldet", "gemerkt", "gemessen", "gemurrt", "genaht", "gepackt", "gepasst",
    "gepfiffen", "gepflanzt", "geplatzt", "gerannt", "geraucht", "geraumt", "geregnet", "gerissen", "geritten",
    "gerochen", "gesammelt", "gesaugt", "geschafft", "geschaut", "geschehen", "geschenkt", "geschimpft", "geschlafen",
    "geschlagen", "geschmeckt", "geschmissen", "geschneit", "geschossen", "geschraubt", "geschrien", "geschwitzt",
    "geschwommen", "gesehen", "gesessen", "gespielt", "gesprungen", "gestanden", "gestarrt", "gestiegen", "gestohlen",
    "gestorben", "gestolpert", "gestritten", "gesturmt", "gesturzt", "gesucht", "gesungen", "getan", "getanzt",
    "getragen", "getraumt", "getrieben", "getroffen", "getrunken", "gewachsen", "gewartet", "geweint", "gewogen",
    "gewohnt", "gewonnen", "geworden", "geworfen", "gewurfelt", "gewusst", "gezittert", "heimgekommen", "hingefallen",
    "hingelegt", "kaputtgegangen", "kollabiert", "liegengeblieben", "losgegangen", "losgefahren", "passiert",
    "rausgeflogen", "runtergefallen", "reingefallen", "rumgelegen", "umgefallen", "umgekippt", "umgedreht",
    "untergegangen", "verbrannt", "verbracht", "verdient", "verkauft", "verloren", "verpasst", "verschlafen",
    "verschwunden", "verstanden", "versucht", "verzahlt", "vorbeigegangen", "weggelaufen", "weggefahren",
    "weggegangen", "zerbrochen", "zerrissen", "zuruckgekommen", "zusammengebrochen", "zugemacht", "aufgeweckt",
    "geweckt", "aufgegeben", "abgewaschen", "aufgeraumt", "ausgezogen", "angezogen", "gefruhstuckt", "gekotzt",
    "gespuckt", "geschnarcht", "gewickelt", "gestillt", "geboren", "geleckt", "ausgesehen", "gekurzt", "reagiert",
    "gelost", "zerlegt", "gespurt", "verliebt", "begriffen", "kapiert", "geschaltet", "gebremst", "geschickt",
    "verschickt", "ausgepackt", "aufgefressen", "weggeraumt", "beruhigt", "weitergesprungen", "gescheitert",
    "repariert", "gedeckt", "geputzt", "montiert", "gestrichen", "ausgelesen", "durchgelesen", "zusammengebaut",
    "verfehlt", "geknurrt", "korrigiert", "geschnappt", "gekratzt", "gezickt", "geklemmt", "gestreikt", "verstummt",
    "losgerannt", "wiedererkannt", "durchschaut", "gepetzt", "verziehen", "verreckt", "ausgesperrt", "umgezogen",
    "ausgewechselt", "getauscht", "verwechselt", "aufgehangt", "aufgetaucht", "losgeheult", "losgelassen",
    "verschluckt", "vergriffen", "ausverkauft", "gebrullt", "ausgeschaltet", "eingeschaltet", "umgestellt",
    "hochgefahren", "runtergefahren", "durchgebissen", "angebissen", "zerbissen",
];

pub(super) const fn agreed() -> Agreed {
    Agreed {
        said: word_list!(),
        behind: word_list!(&["gesagt", "ausgemacht", "abgemacht", "vereinbart", "abgesprochen", "hiess"]),
        is: word_list!(),
        timed: word_list!(),
        counted: word_list!(&[
            "karten", "tisch", "platze", "leute", "personen", "gaste", "kuchen", "tickets", "hochzeit",
            "prufung",
        ]),
        it_is: word_list!(),
        each_other: word_list!(&["uns", "sich"]),
        suits: word_list!(&["passt", "passte", "ginge", "ware", "klappt", "taugt"]),
        becomes: word_list!(&["wird", "wirds", "bleibt", "ware"]),
        keeps: word_list!(&["merk", "merke", "notier", "notiere", "halt", "streich"]),
        offers: Offers::none(),
    }
}

#[rustfmt::skip] // as above
const DOERS: &[&str] = &[
    "ich", "wir", "uns", "mir", "mich", "muss", "mussen", "soll", "sollen", "sollte", "sollten", "kann", "konnen", "konnte", "will", "wollen", "wollten", "darf", "durfen", "mochte", "brauche", "brauchen", "werde", "werden", "wird", "kommt", "kommen", "fahrt", "fahren", "fertig", "zuruck", "wieder", "da", "bitte", "nachste", "nachster", "nachstes", "nachsten", "nimmt", "passt",
];

#[rustfmt::skip] // as above
const ORDERS: &[&str] = &[
    "hol", "holt", "kauf", "kauft", "ruf", "ruft", "bring", "bringt", "nimm", "nehmt", "stell", "stellt", "schalt", "dreh", "denk", "denkt", "kummere", "kummer", "erinner", "erinnere", "gib", "gebt", "mach", "macht", "komm", "kommt", "geh", "fahr", "sag", "schau", "weck", "lass", "raum", "schick", "leg", "futtere", "giess", "zieh", "vergiss", "merk",
];

#[rustfmt::skip] // as above
const KIN: &[&str] = &[
    "mama", "mami", "papa", "papi", "oma", "opa", "mutter", "vater", "schwester", "bruder", "tante", "onkel", "nachbar", "nachbarin", "nachbarn", "kinder", "eltern", "grosseltern", "schwiegermutter", "schwiegervater", "herr", "frau", "cousin", "cousine",
];
