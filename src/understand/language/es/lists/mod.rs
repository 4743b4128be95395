mod amounts;
mod lead_in;
mod lead_out;
mod naming;
mod pairs;
mod separators;
mod talk;
mod verbs;

use std::sync::LazyLock;

use super::spelling::SPELLING;
use crate::understand::language::lists::{Index, Lists};

pub(crate) static LISTS: Lists = Lists {
    fillers: talk::FILLERS,
    adverbs: talk::ADVERBS,
    subjects: talk::SUBJECTS,
    speakers: talk::SPEAKERS,
    wanters: talk::WANTERS,
    clauses: talk::CLAUSES,
    reports: talk::REPORTS,
    pronouns: talk::PRONOUNS,
    lead_ins: lead_in::LEAD_INS,
    duties: lead_in::DUTIES,
    contracted: lead_in::CONTRACTED,
    courtesies: lead_out::COURTESIES,
    lead_outs: lead_out::LEAD_OUTS,
    tails: lead_out::TAILS,
    goes: lead_out::GOES,
    adders: verbs::ADDERS,
    askers: verbs::ASKERS,
    late_adders: verbs::LATE_ADDERS,
    therefores: verbs::THEREFORES,
    buyers: verbs::BUYERS,
    ways: verbs::WAYS,
    is_task: verbs::is_task,
    openers: naming::OPENERS,
    copulas: naming::COPULAS,
    purposes: naming::PURPOSES,
    purposes_of: naming::PURPOSES_OF,
    occasions: naming::OCCASIONS,
    prepositions: naming::PREPOSITIONS,
    determiners: naming::DETERMINERS,
    list_words: naming::LIST_WORDS,
    things: naming::THINGS,
    outings: naming::OUTINGS,
    goods: naming::GOODS,
    chores: naming::CHORES,
    conjunctions: separators::CONJUNCTIONS,
    commas: separators::COMMAS,
    breaks: separators::BREAKS,
    separators: separators::SEPARATORS,
    afterthoughts: separators::AFTERTHOUGHTS,
    counters: separators::COUNTERS,
    ordinals: separators::ORDINALS,
    lasts: separators::LASTS,
    corrections: separators::CORRECTIONS,
    corrections_of: separators::CORRECTIONS_OF,
    firm_corrections: separators::FIRM_CORRECTIONS,
    abbreviations: separators::ABBREVIATIONS,
    pairs: pairs::PAIRS,
    dishes: pairs::DISHES,
    adjectives: pairs::ADJECTIVES,
    adjective_endings: pairs::ADJECTIVE_ENDINGS,
    articles: amounts::ARTICLES,
    somes: amounts::SOMES,
    ties: amounts::TIES,
    ones: amounts::ONES,
    rates: amounts::RATES,
    measures: amounts::MEASURES,
    vessels: amounts::VESSELS,
    of: amounts::OF,
    partitives: amounts::PARTITIVES,
    wholes: amounts::WHOLES,
    parts: amounts::PARTS,
    index: LazyLock::new(|| Index::new(&LISTS, SPELLING.hesitations)),
};
