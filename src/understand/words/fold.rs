use unicode_normalization::UnicodeNormalization;

/// `text` as it is compared: NFKC, case folded, without diacritics; `ß` is `ss`, `ä` is `a`.
pub(crate) fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(text.len());
    for c in text.nfkc().flat_map(char::to_lowercase).nfkd().filter(|c| !is_diacritic(*c)) {
        match c {
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'ø' => folded.push('o'),
            'ł' => folded.push('l'),
            'đ' | 'ð' => folded.push('d'),
            'ı' => folded.push('i'),
            'ς' => folded.push('σ'),
            '\u{2044}' => folded.push('/'),
            c => folded.push(c),
        }
    }
    folded
}

/// Marks that only decorate a letter. The vowel signs of Indic and other scripts are marks too, but carry the
/// word, so they stay.
fn is_diacritic(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn spellings_that_sound_alike_fold_to_the_same_letters() {
        for (text, folded) in [
            ("Größe", "grosse"),
            ("ÜBERMORGEN", "ubermorgen"),
            ("u\u{308}bermorgen", "ubermorgen"),
            ("après", "apres"),
            ("Mañana", "manana"),
            ("ﬁsh", "fish"),
            ("３pm", "3pm"),
            ("Straẞe", "strasse"),
        ] {
            assert_eq!(fold(text), folded, "{text}");
        }
    }
}
