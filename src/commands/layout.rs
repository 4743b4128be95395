//! Text laid out for people: as wide as a terminal shows it, wrapped, with nothing in it that a terminal obeys.

use std::borrow::Cow;

use clap::builder::styling::Style;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use super::print::one_line;

/// No line is wider.
pub(super) const COLUMNS: usize = 80;

/// One character as a person sees it.
struct Cell<'t> {
    /// Where it begins in the text, in bytes.
    at: usize,
    shown: Cow<'t, str>,
    width: usize,
}

/// How a part of a text is shown: in a colour, or underlined by a character of its own where there is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Look {
    pub(super) style: Style,
    pub(super) line: char,
}

/// Columns that `text` takes on a terminal.
pub(super) fn width(text: &str) -> usize {
    text.width()
}

/// `text` in lines of at most `columns`.
pub(super) fn wrapped(text: &str, columns: usize) -> Vec<String> {
    rows(text, columns).iter().map(|row| shown(row)).collect()
}

/// `text` in lines of at most `columns`; `look` is asked for every byte at which a character begins. Without
/// `colour` a line that has something in it is followed by one that underlines it.
pub(super) fn marked(
    text: &str,
    columns: usize,
    colour: bool,
    look: impl Fn(usize) -> Option<Look>,
) -> Vec<String> {
    let mut lines = Vec::new();
    for row in rows(text, columns) {
        if colour {
            lines.push(coloured(&row, &look));
            continue;
        }
        lines.push(shown(&row));
        let under =
            |cell: &Cell<'_>| std::iter::repeat_n(look(cell.at).map_or(' ', |look| look.line), cell.width);
        let under: String = row.iter().flat_map(under).collect();
        if !under.trim_end().is_empty() {
            lines.push(under.trim_end().to_owned());
        }
    }
    lines
}

fn shown(row: &[Cell<'_>]) -> String {
    let line: String = row.iter().map(|cell| cell.shown.as_ref()).collect();
    line.trim_end().to_owned()
}

fn coloured(row: &[Cell<'_>], look: &impl Fn(usize) -> Option<Look>) -> String {
    let mut line = String::new();
    let mut now: Option<Look> = None;
    for cell in row {
        let next = look(cell.at);
        if next != now {
            now.iter().for_each(|look| line.push_str(&format!("{:#}", look.style)));
            next.iter().for_each(|look| line.push_str(&look.style.to_string()));
            now = next;
        }
        line.push_str(&cell.shown);
    }
    now.iter().for_each(|look| line.push_str(&format!("{:#}", look.style)));
    line
}

/// Breaks where the text does, else between words, else anywhere.
fn rows(text: &str, columns: usize) -> Vec<Vec<Cell<'_>>> {
    let mut rows = Vec::new();
    let mut row: Vec<Cell<'_>> = Vec::new();
    let (mut taken, mut gap) = (0, None);
    for (at, cluster) in text.grapheme_indices(true) {
        if matches!(cluster, "\n" | "\r\n" | "\u{2028}" | "\u{2029}") {
            rows.push(std::mem::take(&mut row));
            (taken, gap) = (0, None);
            continue;
        }
        let shown = one_line(cluster);
        let cell = Cell { at, width: shown.width(), shown };
        let is_gap = cell.shown.as_ref() == " ";
        let mut broken = false;
        // What stands behind the gap may still leave no room for a wide character.
        while taken + cell.width > columns && !row.is_empty() {
            broken = true;
            // A space that does not fit is where the line breaks.
            let rest = match gap {
                _ if is_gap => Vec::new(),
                Some(gap) => row.split_off(gap),
                None => Vec::new(),
            };
            while row.last().is_some_and(|cell| cell.shown == " ") {
                row.pop();
            }
            rows.push(std::mem::replace(&mut row, rest));
            (taken, gap) = (row.iter().map(|cell| cell.width).sum(), None);
        }
        if broken && is_gap {
            continue;
        }
        taken += cell.width;
        row.push(cell);
        if is_gap {
            gap = Some(row.len());
        }
    }
    rows.push(row);
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::builder::styling::AnsiColor;
    use proptest::prelude::*;

    const LOOK: Look = Look { style: AnsiColor::Red.on_default(), line: '^' };

    #[test]
    fn lines_break_between_words_and_long_words_anywhere() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("one two three", 8), ["one two", "three"]);
        assert_eq!(wrapped("one\n\ntwo\r\nthree", 80), ["one", "", "two", "three"]);
        assert_eq!(wrapped("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrapped("", 3), [""]);
    }

    #[test]
    fn wide_and_combined_characters_count_as_they_are_seen() {
        assert_eq!(wrapped("牛乳牛乳牛", 5), ["牛乳", "牛乳", "牛"]);
        assert_eq!(wrapped("cafe\u{301} creme", 4), ["cafe\u{301}", "crem", "e"]);
        let family = "👨‍👩‍👧‍👦";
        assert_eq!(marked(&format!("{family} x"), 80, false, |at| (at > 0).then_some(LOOK))[1], "  ^^");
    }

    /// A wide character after a word as long as the line less its gap stood beyond the last column.
    #[test]
    fn a_wide_character_fits_behind_a_gap_and_a_long_word() {
        assert_eq!(wrapped(" abcdefg\u{4e00}", 8), ["", "abcdefg", "\u{4e00}"]);
    }

    #[test]
    fn what_is_marked_is_underlined_or_coloured() {
        let look = |at: usize| (4..9).contains(&at).then_some(LOOK);
        assert_eq!(marked("one two three", 9, false, look), ["one two", "    ^^^", "three", "^"]);
        assert_eq!(
            marked("one two three", 9, true, look),
            ["one \u{1b}[31mtwo\u{1b}[0m", "\u{1b}[31mt\u{1b}[0mhree"]
        );
    }

    #[test]
    fn nothing_that_a_terminal_obeys_gets_through() {
        let lines = marked("a\u{1b}[2Jb\u{9b}c\u{202e}d\te\rf", 80, true, |_| None);
        assert_eq!(lines, ["a\u{fffd}[2Jb\u{fffd}c\u{fffd}d e\u{fffd}f"]);
    }

    proptest! {
        #[test]
        fn any_text_is_shown_whole_in_lines_that_fit(text in any::<String>(), columns in 2..90_usize) {
            let lines = wrapped(&text, columns);
            for line in &lines {
                let clusters = line.graphemes(true).count();
                prop_assert!(clusters == 1 || line.graphemes(true).map(width).sum::<usize>() <= columns, "{line:?}");
                prop_assert!(!line.chars().any(char::is_control));
            }
            let kept = |text: &str| text.chars().filter(|c| !c.is_whitespace() && !c.is_control()).count();
            let escaped = text.chars().filter(|c| c.is_control()).count();
            prop_assert!(kept(&lines.concat()) >= kept(&text));
            prop_assert!(kept(&lines.concat()) <= kept(&text) + escaped);
            let under = marked(&text, columns, false, |_| Some(LOOK));
            prop_assert!(under.len() <= lines.len() * 2);
        }
    }
}
