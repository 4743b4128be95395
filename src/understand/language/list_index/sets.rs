//! The sets of phrases that are looked for at every word.

use crate::understand::language::lists::Lists;
use crate::understand::language::packed::Packed;

/// The sets of phrases that are looked for at every word.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)] // the fields of `Lists` of the same names
pub(crate) enum Set {
    Fillers,
    Greetings,
    Addresses,
    Speaking,
    Asides,
    LeadIns,
    Adverbs,
    Duties,
    Wanters,
    Adders,
    LateAdders,
    Buyers,
    Openers,
    LeadOuts,
    Tails,
    Pronouns,
    Ways,
    Managers,
    Cues,
    Goes,
    Commas,
    Breaks,
    Separators,
    Afterthoughts,
    Lasts,
    Corrections,
    CorrectionsOf,
    Therefores,
    Removers,
    Removals,
    Somes,
    Wholes,
    Remarks,
    Needs,
    Causes,
    Farewells,
    Rests,
    Outcries,
    Signatures,
}

impl Set {
    pub(super) const ALL: [Set; 39] = [
        Set::Fillers,
        Set::Greetings,
        Set::Addresses,
        Set::Speaking,
        Set::Asides,
        Set::LeadIns,
        Set::Adverbs,
        Set::Duties,
        Set::Wanters,
        Set::Adders,
        Set::LateAdders,
        Set::Buyers,
        Set::Openers,
        Set::LeadOuts,
        Set::Tails,
        Set::Pronouns,
        Set::Ways,
        Set::Managers,
        Set::Cues,
        Set::Goes,
        Set::Commas,
        Set::Breaks,
        Set::Separators,
        Set::Afterthoughts,
        Set::Lasts,
        Set::Corrections,
        Set::CorrectionsOf,
        Set::Therefores,
        Set::Removers,
        Set::Removals,
        Set::Somes,
        Set::Wholes,
        Set::Remarks,
        Set::Needs,
        Set::Causes,
        Set::Farewells,
        Set::Rests,
        Set::Outcries,
        Set::Signatures,
    ];

    pub(super) fn bit(self) -> u64 {
        1 << self as u64
    }

    /// Whether adverbs may stand between the words of its phrases.
    pub(crate) fn is_loose(self) -> bool {
        matches!(
            self,
            Set::LeadIns
                | Set::Duties
                | Set::LeadOuts
                | Set::Openers
                | Set::Adders
                | Set::Asides
                | Set::Needs
                | Set::Managers
                | Set::Farewells
        )
    }
}

impl Lists {
    pub(super) fn set(&self, set: Set) -> [Packed; 2] {
        match set {
            Set::Fillers => [self.fillers, self.greetings],
            Set::Greetings => [self.greetings, Packed::NONE],
            Set::Addresses => [self.addresses, Packed::NONE],
            Set::Speaking => [self.speaking, Packed::NONE],
            Set::Asides => [self.asides, Packed::NONE],
            Set::LeadIns => [self.lead_ins, Packed::NONE],
            Set::Adverbs => [self.adverbs, Packed::NONE],
            Set::Duties => [self.duties, Packed::NONE],
            Set::Wanters => [self.wanters, Packed::NONE],
            Set::Adders => [self.adders, Packed::NONE],
            Set::LateAdders => [self.late_adders, Packed::NONE],
            Set::Buyers => [self.buyers, Packed::NONE],
            Set::Openers => [self.openers, Packed::NONE],
            Set::LeadOuts => [self.lead_outs, self.courtesies],
            Set::Tails => [self.tails, self.courtesies],
            Set::Pronouns => [self.pronouns, Packed::NONE],
            Set::Goes => [self.goes, Packed::NONE],
            Set::Ways => [self.ways, Packed::NONE],
            Set::Managers => [self.managers, Packed::NONE],
            Set::Cues => [self.cues, Packed::NONE],
            Set::Commas => [self.commas, Packed::NONE],
            Set::Breaks => [self.breaks, Packed::NONE],
            Set::Separators => [self.separators, Packed::NONE],
            Set::Afterthoughts => [self.afterthoughts, Packed::NONE],
            Set::Lasts => [self.lasts, Packed::NONE],
            Set::Corrections => [self.corrections, Packed::NONE],
            Set::CorrectionsOf => [self.corrections_of, Packed::NONE],
            Set::Therefores => [self.therefores, Packed::NONE],
            Set::Removers => [self.removers, Packed::NONE],
            Set::Removals => [self.removals, Packed::NONE],
            Set::Somes => [self.somes, Packed::NONE],
            Set::Wholes => [self.wholes, Packed::NONE],
            Set::Remarks => [self.remarks, Packed::NONE],
            Set::Needs => [self.needs, Packed::NONE],
            Set::Causes => [self.causes, Packed::NONE],
            Set::Signatures => [self.signatures, Packed::NONE],
            Set::Outcries => [self.outcries, Packed::NONE],
            Set::Rests => [self.rests, Packed::NONE],
            Set::Farewells => [self.farewells, Packed::NONE],
        }
    }
}
