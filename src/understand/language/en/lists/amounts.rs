//! Articles, measures and what is measured.

pub(super) const ARTICLES: &[&str] = &["the"];

pub(super) const LACKS: &[&str] = &["no"];

pub(super) const LACKING: &[&str] = &[
    "have", "ve", "weve", "ive", "had", "got", "is", "are", "s", "there", "theres", "almost", "nearly",
    "hardly",
];

pub(super) const GONE: &[&str] = &["left"];

pub(super) const SOMES: &[&str] = &["some"];

pub(super) const TIES: &[&str] = &[
    "with", "without", "about", "like", "by", "than", "over", "per", "behind", "or", "and", "plus", "such",
    "what", "half", "quite", "not", "every", "near", "between", "before", "after", "as", "around", "roughly",
];

pub(super) const ONES: &[&str] = &["a", "an"];

pub(super) const RATES: &[&str] =
    &["day", "week", "month", "year", "night", "head", "piece", "person", "time"];

pub(super) const MEASURES: &[&str] = &[
    "dozen",
    "couple",
    "few",
    "half",
    "quarter",
    "3.",
    "pound",
    "kilo",
    "kilogram",
    "litre",
    "liter",
    "pint",
    "gallon",
    "ounce",
    "gram",
    "bottle",
    "loaf",
    "bag",
    "box",
    "can",
    "tin",
    "jar",
    "pack",
    "packet",
    "bunch",
    "bar",
    "tube",
    "cup",
    "tub",
    "carton",
    "case",
    "crate",
    "roll",
    "slice",
    "piece",
    "pair",
    "set",
    "handful",
    "pinch",
    "bit",
    "little",
    "lot",
    "head",
    "stick",
    "sheet",
    "tablespoon",
    "teaspoon",
    "glass",
    "jug",
    "keg",
    "sack",
    "punnet",
    "clove",
    "sprig",
    "multipack",
    "100",
    "1000",
    "double",
    "single",
];

pub(super) const DIMINUTIVES: &[&str] = &[];

pub(super) const MEASURE_ENDINGS: &[&str] = &[];

pub(super) const CONTAINERS: &[&str] = &[];

pub(super) const VESSELS: &[&str] = &[
    "bag", "bar", "bottle", "box", "can", "case", "cup", "glass", "head", "jar", "pack", "roll", "sheet",
    "stick", "tin", "tub", "tube",
];

pub(super) const UNITS: &[&str] = &[
    "metre",
    "metres",
    "meter",
    "meters",
    "centimetre",
    "centimetres",
    "centimeter",
    "centimeters",
    "millimetre",
    "millimetres",
    "millimeter",
    "millimeters",
    "mil",
    "mils",
    "foot",
    "feet",
    "inch",
    "inches",
    "yard",
    "yards",
    "gauge",
    "volt",
    "volts",
    "watt",
    "watts",
    "amp",
    "amps",
    "grit",
    "ply",
];

pub(super) const SHARES: &[&str] = &["each", "which", "mine", "every"];

pub(super) const POINTS: &[&str] = &["point"];

pub(super) const LABELS: &[&str] = &[
    "size", "sizes", "type", "grade", "level", "class", "model", "gauge", "factor", "number", "volume",
    "series", "year", "part", "chapter", "page", "phase",
];

pub(super) const TIMES: &[&str] = &["by", "x"];

pub(super) const OF: &[&str] = &["of"];

pub(super) const PARTITIVES: &[&str] = &[];

pub(super) const WHOLES: &[&str] = &[
    "get rid",
    "get back",
    "get ready",
    "get dressed",
    "get fit",
    "get lucky",
    "bring up",
    "pack up",
    "buy out",
    "order form",
    "order confirmation",
    "buy 1 get 1",
    "next door",
    "next step",
    "next steps",
    "next of kin",
    "right angle",
    "right angles",
    "get well card",
    "get well cards",
    "get well soon",
    "any other business",
    "pick and mix",
    "pick n mix",
    "1. aid",
    "1. class",
    "1. edition",
    "2. hand",
    "2. opinion",
    "3. party",
    "hi vis",
    "next day",
    "bring back",
    "take back",
    "right hand",
    "left hand",
    "well done",
    "right handed",
    "some kind of",
    "some sort of",
    "any kind of",
    "any sort of",
    "contact lens",
    "contact lenses",
];

pub(super) const PARTS: &[&str] = &["half", "quarter", "quarters", "3.", "thirds", "halves"];

pub(super) const AMOUNTS: &[&str] = &[
    "dozen",
    "couple",
    "litre",
    "litres",
    "liter",
    "liters",
    "kilo",
    "kilos",
    "kilogram",
    "kilograms",
    "gram",
    "grams",
    "pound",
    "pounds",
    "ounce",
    "ounces",
    "pint",
    "pints",
    "gallon",
    "gallons",
    "packet",
    "packets",
    "pair",
    "pairs",
    "piece",
    "pieces",
    "bunch",
    "bunches",
    "pack",
    "packs",
    "sachets",
];
