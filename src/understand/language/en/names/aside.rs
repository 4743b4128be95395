//! Clauses beside a name that say nothing of it.

use crate::understand::language::names::Aside;
use crate::understand::language::phrases::Phrases;
use crate::understand::language::word_list::WordList;

pub(super) const fn aside() -> Aside {
    Aside {
        doers: WordList::new(&[
            "i",
            "we",
            "he",
            "she",
            "they",
            "somebody",
            "someone",
            "everybody",
            "everyone",
        ]),
        elided: WordList::new(&[
            "im", "ill", "ive", "id", "were", "well", "weve", "wed", "hell", "hed", "shell", "shed",
            "theyll", "theyre", "theyve", "theyd", "youll", "youre",
        ]),
        does: WordList::new(&[
            "am", "have", "need", "must", "should", "will", "said", "say", "reckon", "reckons", "want",
            "wants", "can", "got", "gotta", "might", "think", "believe", "guess", "suppose", "hope", "doubt",
            "imagine",
        ]),
        helpers: WordList::new(&[
            "want", "wants", "would", "wanting", "is", "are", "will", "can", "could", "only", "should",
            "might", "going", "gonna", "to", "supposed", "due", "just", "also", "now", "finally",
        ]),
        comes: Phrases::new(&[
            "comes",
            "coming",
            "comes round",
            "comes over",
            "comes out",
            "comes by",
            "coming round",
            "coming over",
            "coming out",
            "coming by",
            "popping round",
            "do early|late|mornings|afternoons|evenings|weekends|weekdays",
            "fit us|me|him|her|them in [early|late]",
            "see us|me|him|her|them early|late",
        ]),
        come: Phrases::new(&[
            "come",
            "come round",
            "come over",
            "come out",
            "come by",
            "be coming",
            "be coming round",
            "be coming over",
            "be coming out",
            "be here",
            "be there",
            "be round",
            "be over",
            "here",
            "drop by",
            "pop round",
            "pop over",
            "call round",
            "turn up",
        ]),
        hosts: Phrases::new(&[
            "doing a",
            "doing an",
            "doing their",
            "having a",
            "having an",
            "having their",
            "holding a",
            "holding an",
            "holding their",
            "hosting a",
            "hosting an",
            "hosting their",
            "throwing a",
            "putting on a",
            "running a",
            "organising a",
            "organizing a",
        ]),
        places: WordList::new(&[
            "at", "in", "on", "from", "with", "outside", "near", "bring", "bringing", "wear", "got", "having",
        ]),
        hangs: WordList::new(&[
            "when", "while", "once", "if", "before", "after", "until", "till", "because", "unless",
        ]),
        back: WordList::new(&["them", "him"]),
        therefore: WordList::new(&["so"]),
        degrees: WordList::new(&[
            "long", "much", "many", "far", "on", "as", "that", "fresh", "called", "you", "kind", "good",
            "nice",
        ]),
        but: WordList::new(&["but"]),
        joints: WordList::new(&["or", "because", "cause", "cos", "otherwise", "and", "but", "as"]),
    }
}
