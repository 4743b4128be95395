use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::fold::fold;
use super::grain::Grain;

/// One word, number or mark of a text.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Token<'t> {
    /// First byte in the original text; always a character boundary.
    pub(crate) start: usize,
    /// One past the last byte; always a character boundary. A possessive `'s` and an elision's apostrophe
    /// belong to their word.
    pub(crate) end: usize,
    /// As it is compared: folded, without a possessive `'s` and without apostrophes; a number in digits.
    pub(crate) folded: Cow<'t, str>,
    /// That of `folded`.
    pub(crate) grain: Grain,
    /// What it is.
    pub(crate) kind: Kind,
    /// Nothing, not even a space, stands between this token and the one before.
    pub(crate) glued: bool,
    /// Its value, if it is a number in digits or, after [`super::numbered`], in words.
    pub(crate) number: Option<Number>,
}

/// What a number says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Number {
    /// The value; numbers of more than fifteen digits have none.
    pub(crate) value: u64,
    /// `third` and not `three`.
    pub(crate) ordinal: bool,
    /// How many digits were written; 0 for a number in words.
    pub(crate) digits: usize,
}

/// What a token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    /// Letters; an initialism such as `p.m.` is one word, `pm`.
    Word,
    /// Digits or, after [`super::numbered`], a number in words.
    Number,
    /// `,`, but not inside a number.
    Comma,
    /// `;`
    Semicolon,
    /// `:`
    Colon,
    /// One or more line breaks.
    LineBreak,
    /// A bullet, or a dash or star that opens a line.
    Bullet,
    /// `.`, `!`, `?` and the like, but not inside or after a number.
    SentenceEnd,
    /// `.` directly after digits and not inside a number: `5.` may be an ordinal or the end of a sentence.
    Dot,
    /// `.` or `,` between two digits: `1.5`, `14.30`.
    Point,
    /// A hyphen or dash.
    Dash,
    /// `/`
    Slash,
    /// Brackets, quotation marks, `&`, emoji and everything else.
    Symbol,
}

impl Token<'_> {
    /// As it is compared.
    pub(crate) fn word(&self) -> &str {
        #[cfg(test)]
        super::looks::count();
        &self.folded
    }

    /// The speaker's own spelling; `text` is what the token was read from.
    pub(crate) fn said<'s>(&self, text: &'s str) -> &'s str {
        text.get(self.start..self.end).unwrap_or_default()
    }

    /// A word or a number, not a mark.
    pub(crate) fn is_spoken(&self) -> bool {
        #[cfg(test)]
        super::looks::count();
        matches!(self.kind, Kind::Word | Kind::Number)
    }
}

/// The tokens of `text` in order. Spaces and invisible characters make no token; letters and digits that touch
/// are two tokens, the second glued.
pub(crate) fn tokens(text: &str) -> Vec<Token<'_>> {
    // Words are about five letters long.
    let room = text.len() / 5 + 2;
    let mut reader = Reader { text, at: 0, tokens: Vec::with_capacity(room) };
    while let Some(c) = reader.peek() {
        let start = reader.at;
        reader.at += c.len_utf8();
        reader.read(start, c);
    }
    reader.tokens
}

struct Reader<'t> {
    text: &'t str,
    /// First byte that is not read yet.
    at: usize,
    tokens: Vec<Token<'t>>,
}

/// Words before an apostrophe that are a word of their own: `l'école`, `jusqu'à`.
const ELISIONS: [&str; 11] = ["l", "d", "j", "m", "t", "s", "n", "c", "qu", "jusqu", "lorsqu"];

/// Words that are written with an apostrophe for the beginning they lost.
const SHORTENED: [&str; 2] = ["til", "till"];

impl<'t> Reader<'t> {
    /// The next character.
    fn peek(&self) -> Option<char> {
        match self.text.as_bytes().get(self.at)? {
            byte if byte.is_ascii() => Some(char::from(*byte)),
            _ => self.text.get(self.at..)?.chars().next(),
        }
    }

    fn read(&mut self, start: usize, c: char) {
        if c == '\n' || c == '\r' || c == '\u{2028}' || c == '\u{2029}' {
            let end = self.run(char::is_whitespace);
            self.push(start, end, Kind::LineBreak);
        } else if c.is_whitespace() || is_invisible(c) {
        } else if is_digit(c) {
            let end = self.run(is_digit);
            self.push(start, end, Kind::Number);
        } else if is_letter(c) {
            self.word(start);
        } else {
            self.mark(start, c);
        }
    }

    fn word(&mut self, start: usize) {
        let mut end = self.run(is_letter);
        if self.initialism(start, end) {
            return;
        }
        while let Some(c) = self.peek() {
            let at = self.at;
            if !is_apostrophe(c) || !self.after(at, c).is_some_and(is_letter) {
                break;
            }
            let head = fold(self.text.get(start..end).unwrap_or_default());
            let tail_start = at + c.len_utf8();
            self.at = tail_start;
            if ELISIONS.contains(&head.as_str()) {
                self.push(start, tail_start, Kind::Word);
                return self.word(tail_start);
            }
            end = self.run(is_letter);
        }
        self.push(start, end, Kind::Word);
    }

    /// Single letters with dots between them, `p.m.`, become one word.
    fn initialism(&mut self, start: usize, first_end: usize) -> bool {
        if self.text.get(start..first_end).is_none_or(|word| word.chars().nth(1).is_some()) {
            return false;
        }
        let rest = self.text.get(first_end..).unwrap_or_default();
        let mut length = 0;
        let mut chars = rest.chars().peekable();
        let mut letters = 1;
        while chars.peek() == Some(&'.') {
            chars.next();
            let Some(letter) = chars.next_if(|c| is_letter(*c)) else {
                if letters > 1 {
                    length += 1;
                }
                break;
            };
            if chars.peek().is_some_and(|c| is_letter(*c)) {
                break;
            }
            length += 1 + letter.len_utf8();
            letters += 1;
        }
        if letters == 1 {
            return false;
        }
        self.at = first_end + length;
        self.push(start, first_end + length, Kind::Word);
        true
    }

    fn mark(&mut self, start: usize, c: char) {
        if is_apostrophe(c) && self.is_shortened() {
            return self.word(start);
        }
        let end = start + c.len_utf8();
        let after_digit = self.tokens.last().is_some_and(|t| t.kind == Kind::Number && t.end == start);
        let before_digit = self.peek().is_some_and(is_digit);
        let opens_line = self.tokens.last().is_none_or(|t| t.kind == Kind::LineBreak);
        let before_space = self.peek().is_none_or(char::is_whitespace);
        let kind = match c {
            '.' | ',' if after_digit && before_digit => Kind::Point,
            '.' if after_digit => Kind::Dot,
            ',' | '、' | '，' => Kind::Comma,
            ';' | '；' => Kind::Semicolon,
            ':' | '：' => Kind::Colon,
            '•' | '◦' | '‣' | '▪' | '●' | '○' | '∙' | '·' => Kind::Bullet,
            '-' | '*' | '–' | '—' | '+' if opens_line && before_space => Kind::Bullet,
            '-' | '‐' | '‑' | '‒' | '–' | '—' | '−' => Kind::Dash,
            '.' | '!' | '?' | '…' | '。' | '¿' | '¡' => Kind::SentenceEnd,
            '/' => Kind::Slash,
            _ => Kind::Symbol,
        };
        self.push(start, end, kind);
    }

    /// A word that lost its beginning stands behind an apostrophe: `'til`.
    fn is_shortened(&self) -> bool {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let end = rest.find(|c| !is_letter(c)).unwrap_or(rest.len());
        let (word, behind) = rest.split_at(end);
        SHORTENED.contains(&fold(word).as_str()) && !behind.starts_with(is_apostrophe)
    }

    fn push(&mut self, start: usize, end: usize, kind: Kind) {
        let said = self.text.get(start..end).unwrap_or_default();
        // Most words are spoken in small letters of ASCII: they are compared as they stand.
        let plain = said.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        let mut folded = if plain { Cow::Borrowed(said) } else { Cow::Owned(fold(said)) };
        if !plain && kind == Kind::Word {
            let folded = folded.to_mut();
            folded.retain(|c| c != '.');
            if folded.contains(is_apostrophe) {
                if folded.ends_with('s') && folded.chars().rev().nth(1).is_some_and(is_apostrophe) {
                    folded.pop();
                }
                folded.retain(|c| !is_apostrophe(c));
            }
        }
        let number = (kind == Kind::Number && folded.len() <= 15)
            .then(|| folded.parse().ok())
            .flatten()
            .map(|value| Number { value, ordinal: false, digits: folded.len() });
        let glued = self.tokens.last().is_some_and(|token| token.end == start);
        let grain = Grain::of(folded.as_bytes());
        self.tokens.push(Token { start, end, folded, grain, kind, glued, number });
    }

    /// Takes characters while they belong; returns where the run ends.
    #[inline]
    fn run(&mut self, belongs: impl Fn(char) -> bool) -> usize {
        while let Some(c) = self.peek().filter(|c| belongs(*c)) {
            self.at += c.len_utf8();
        }
        self.at
    }

    fn after(&self, at: usize, c: char) -> Option<char> {
        self.text.get(at + c.len_utf8()..).and_then(|rest| rest.chars().next())
    }
}

/// Digits, also those that are one only in another form: `₂`, `²`, `②`.
fn is_digit(c: char) -> bool {
    c.is_ascii_digit()
        || (!c.is_ascii() && c.is_numeric() && std::iter::once(c).nfkc().all(|c| c.is_ascii_digit()))
}

fn is_letter(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_alphabetic();
    }
    (c.is_alphanumeric() && !is_digit(c)) || is_combining_mark(c) || c == '№'
}

pub(crate) fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’' | '‘' | 'ʼ' | '`' | '´')
}

fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}' | '\u{ad}'
        | '\u{feff}' | '\u{fe0e}' | '\u{fe0f}')
        || c.is_control()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(text: &str) -> Vec<String> {
        tokens(text).into_iter().map(|token| token.folded.into_owned()).collect()
    }

    #[test]
    fn words_numbers_and_marks_are_told_apart() {
        assert_eq!(folded("Milk, eggs; 3pm"), ["milk", ",", "eggs", ";", "3", "pm"]);
        assert_eq!(folded("mum's o'clock l’après-midi"), ["mum", "oclock", "l", "apres", "-", "midi"]);
        assert_eq!(folded("3 p.m. at 14.30"), ["3", "pm", "at", "14", ".", "30"]);
    }

    #[test]
    fn marks_know_what_they_mean() {
        let kinds: Vec<Kind> = tokens("- 1.5 l\n• am 5. Mai.").into_iter().map(|t| t.kind).collect();
        use Kind::*;
        assert_eq!(
            kinds,
            [Bullet, Number, Point, Number, Word, LineBreak, Bullet, Word, Number, Dot, Word, SentenceEnd]
        );
    }

    #[test]
    fn a_token_is_found_again_in_the_text() {
        let text = "Größe: Mom’s Café\u{301} ３pm";
        let said: Vec<&str> = tokens(text).iter().map(|t| t.said(text)).collect();
        assert_eq!(said, ["Größe", ":", "Mom’s", "Café\u{301}", "３", "pm"]);
    }

    proptest::proptest! {
        #[test]
        fn spans_of_any_text_lie_inside_it_and_never_overlap(text in "\\PC*|[a-z0-9.,' \n-]{0,40}") {
            let mut last = 0;
            for token in tokens(&text) {
                assert!(last <= token.start && token.start < token.end && token.end <= text.len());
                assert!(text.get(token.start..token.end).is_some());
                last = token.end;
            }
        }
    }
}
