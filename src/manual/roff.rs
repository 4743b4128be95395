//! What clap_mangen leaves to its caller: running text in which some lines stand as they are.

use clap_mangen::roff::{Roff, roman};

/// The date of the pages: when what they say outside of the help texts was last looked over.
pub(super) const DATE: &str = "2026-11-21";
/// The middle of every page's head.
pub(super) const MANUAL: &str = "memod manual";

/// The program and its version, as it stands in every page's foot.
pub(super) fn source() -> String {
    format!("memod {}", env!("CARGO_PKG_VERSION"))
}

/// Writes `text`: paragraphs apart at empty lines; what is indented stays as it is written.
pub(super) fn running(roff: &mut Roff, text: &str) {
    let mut after = After::Heading;
    for line in text.lines() {
        let is_literal = line.starts_with(' ');
        match (after, is_literal) {
            _ if line.trim().is_empty() => {
                if after == After::Literal {
                    end_literal(roff);
                }
                if after != After::Heading {
                    after = After::Gap;
                }
                continue;
            }
            (After::Gap, false) => {
                roff.control("PP", []);
            }
            (After::Literal, false) => end_literal(roff),
            (After::Gap | After::Heading | After::Text, true) => {
                if after == After::Gap {
                    roff.control("PP", []);
                }
                roff.control("RS", ["4"]);
                roff.control("nf", []);
            }
            _ => {}
        }
        roff.text([roman(line.strip_prefix("  ").unwrap_or(line).trim_end())]);
        after = if is_literal { After::Literal } else { After::Text };
    }
    if after == After::Literal {
        end_literal(roff);
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum After {
    Heading,
    Text,
    Literal,
    Gap,
}

fn end_literal(roff: &mut Roff) {
    roff.control("fi", []);
    roff.control("RE", []);
}

/// A page without what the generator repeats in every part, and what troff and mandoc complain of.
pub(super) fn tidy(parts: &str) -> String {
    let preamble: String = parts.lines().take(2).flat_map(|line| [line, "\n"]).collect();
    let rest: String = parts.lines().flat_map(|line| [line.trim_end(), "\n"]).collect();
    preamble.clone() + &rest.replace(&preamble, "").replace("\n.br\n\n.br\n", "\n.sp\n")
}
