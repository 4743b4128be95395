/// Whether nothing of `text` can be seen: white space, control characters, and what is drawn as nothing at all.
pub fn is_blank(text: &str) -> bool {
    text.chars().all(|char| char.is_whitespace() || char.is_control() || is_invisible(char))
}

/// Unicode's Default_Ignorable_Code_Point (DerivedCoreProperties.txt of Unicode 16), and the Braille pattern without
/// a dot.
fn is_invisible(char: char) -> bool {
    matches!(
        char,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fff8}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_of_which_nothing_can_be_seen_is_blank() {
        for text in [
            "",
            " \t\r\n\u{a0}\u{2028}\u{3000}",
            "\u{200b}",
            "\u{feff}\u{feff}",
            " \u{2060}\u{ad}\n",
            "\u{200e}\u{202e}",
            "\u{fe0f}",
            "\u{3164}\u{2800}",
            "\u{e0020}",
            "\0\u{7}",
        ] {
            assert!(is_blank(text), "{text:?}");
        }
    }

    #[test]
    fn a_text_with_anything_to_be_seen_is_not() {
        for text in ["x", "\u{feff}x", "...", "0", "\u{301}", "👍\u{fe0f}", "\u{e000}", "می\u{200c}خواهم"]
        {
            assert!(!is_blank(text), "{text:?}");
        }
    }
}
