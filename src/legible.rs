//! JSON on a line of its own that may be shown on a terminal: control characters that JSON allows in the clear are
//! escaped too, since a terminal would obey them.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::{CompactFormatter, Formatter};

/// Writes `value` and a line end.
pub fn write_line<T: Serialize + ?Sized>(mut out: impl Write, value: &T) -> io::Result<()> {
    value.serialize(&mut Serializer::with_formatter(&mut out, Legible(CompactFormatter)))?;
    out.write_all(b"\n")
}

struct Legible(CompactFormatter);

impl Formatter for Legible {
    fn write_string_fragment<W: Write + ?Sized>(&mut self, out: &mut W, mut text: &str) -> io::Result<()> {
        while let Some((at, char)) = text.char_indices().find(|(_, char)| matches!(char, '\u{7f}'..='\u{9f}'))
        {
            let (before, rest) = text.split_at(at);
            write!(out, "{before}\\u{:04x}", u32::from(char))?;
            text = rest.get(char.len_utf8()..).unwrap_or_default();
        }
        self.0.write_string_fragment(out, text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_a_terminal_obeys_is_in_the_clear_and_all_of_it_is_read_back() {
        let text = "\u{9b}31m ä\u{1b}\u{7f}\u{80}牛乳\u{a0}";
        let mut line = Vec::new();
        write_line(&mut line, text).unwrap();
        assert_eq!(line, "\"\\u009b31m ä\\u001b\\u007f\\u0080牛乳\u{a0}\"\n".as_bytes());
        assert_eq!(serde_json::from_slice::<String>(&line).unwrap(), text);
    }
}
