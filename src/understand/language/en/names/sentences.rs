//! The words of sentences.

use crate::understand::language::sentences::Sentences;

pub(super) const fn sentences() -> Sentences {
    Sentences {
        subjects: &[
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
        ],
        elided: &[
            "im", "ive", "id", "ill", "youre", "youve", "youll", "youd", "hell", "hed", "shell", "shed",
            "itll", "were", "weve", "well", "wed", "theyre", "theyve", "theyll", "theyd", "that", "what",
            "here", "how", "let", "dont", "doesnt", "didnt", "isnt", "arent", "wont", "cant", "couldnt",
            "shouldnt", "havent", "hasnt",
        ],
        states: &[
            "rang", "told", "is", "are", "was", "were", "am", "has", "had", "have", "would", "will", "can",
            "could", "should", "must", "does", "did", "says", "said", "please", "which", "because", "if",
        ],
        spelt: &[],
        objects: &["it", "them"],
        impersonal: &["it", "itll", "there"],
        presents: &["it"],
        conditions: &["if", "unless"],
        worth: &["at", "in", "from", "bring", "bringing"],
        whose: &["my", "our"],
        is: &["is", "are"],
        places: &["at", "in"],
        links: &["and", "so", "but", "as", "while", "since", "although", "says", "said"],
        points: &["so", "anyway", "anyways"],
        breaks: &["which", "because"],
    }
}
