//! memod.toml(5), made from the comments of the example configuration.

use clap_mangen::roff::{Roff, bold, roman};

use super::roff::{DATE, MANUAL, running, source, tidy};
use crate::config::{EXAMPLE, flag_of, variable_of};

pub(super) fn page() -> String {
    let mut blocks = EXAMPLE.split("\n\n").filter(|block| !block.trim().is_empty());
    let mut roff = Roff::new();
    roff.control("TH", ["MEMOD.TOML", "5", DATE, &source(), MANUAL]);
    roff.control("SH", ["NAME"]);
    roff.text([roman("memod.toml - configuration of memod")]);
    roff.control("SH", ["DESCRIPTION"]);
    // The head of the file: settings begin after it.
    let head: Vec<String> =
        blocks.by_ref().take_while(|block| setting(block).is_none()).map(comment).collect();
    running(&mut roff, &head.join("\n\n"));
    roff.control("SH", ["SETTINGS"]);
    for block in EXAMPLE.split("\n\n") {
        let Some((key, line)) = setting(block) else { continue };
        roff.control("TP", []);
        roff.text([bold(line)]);
        running(&mut roff, &comment(block));
        roff.control("IP", []);
        roff.text([roman(format!("Variable {}, flag {}.", variable_of(key), flag_of(key)))]);
    }
    roff.control("SH", ["SEE ALSO"]);
    roff.text([roman("memod(1), memod-config(1), memod-serve(1)")]);
    tidy(&roff.render())
}

/// The key of a block and its line as it stands in the file without `#`.
fn setting(block: &str) -> Option<(&str, &str)> {
    let line = block.lines().find(|line| !line.starts_with("# ") && line.contains(" = "))?;
    let line = line.trim_start_matches('#');
    Some((line.split_once(" = ")?.0, line))
}

/// The words of a block.
fn comment(block: &str) -> String {
    let words = block
        .lines()
        .filter_map(|line| line.strip_prefix('#'))
        .filter(|line| line.is_empty() || line.starts_with(' '));
    let lines: Vec<&str> = words.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
    lines.join("\n")
}
