//! The words of sentences.

use crate::understand::language::sentences::Sentences;
use crate::understand::language::word_list::WordList;

pub(super) const fn sentences() -> Sentences {
    Sentences {
        subjects: WordList::new(&[
            "i",
            "me",
            "us",
            "you",
            "he",
            "she",
            "we",
            "they",
            "it",
            "there",
            "everyone",
            "everybody",
            "nobody",
            "someone",
            "somebody",
            "anyone",
            "anybody",
            "whoever",
            "who",
            "your",
            "yourself",
        ]),
        elided: WordList::new(&[
            "im", "ive", "id", "ill", "youre", "youve", "youll", "youd", "hell", "hed", "shell", "shed",
            "itll", "were", "weve", "well", "wed", "theyre", "theyve", "theyll", "theyd", "that", "what",
            "here", "how", "let", "dont", "doesnt", "didnt", "isnt", "arent", "wont", "cant", "couldnt",
            "shouldnt", "havent", "hasnt",
        ]),
        states: WordList::new(&[
            "rang", "told", "is", "are", "was", "were", "am", "has", "had", "have", "would", "will", "can",
            "could", "should", "must", "does", "did", "says", "said", "please", "which", "because", "if",
        ]),
        spelt: WordList::new(&[]),
        objects: WordList::new(&["it", "them"]),
        impersonal: WordList::new(&["it", "itll", "there"]),
        presents: WordList::new(&["it"]),
        conditions: WordList::new(&["if", "unless"]),
        worth: WordList::new(&["at", "in", "from", "bring", "bringing"]),
        whose: WordList::new(&["my", "our"]),
        is: WordList::new(&["is", "are"]),
        places: WordList::new(&["at", "in"]),
        links: WordList::new(&["and", "so", "but", "as", "while", "since", "although", "says", "said"]),
        points: WordList::new(&["so", "anyway", "anyways"]),
        breaks: WordList::new(&["which", "because"]),
    }
}
