use clap::Command;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

use super::roff::{DATE, MANUAL, running, source, tidy};

/// `memod-user-add`
pub(super) fn name_of(command: &Command) -> String {
    command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned()
}

/// The man page of a command; `above` is the page of the command that it belongs to.
pub(super) fn of(command: &Command, above: Option<&str>) -> String {
    let man = Man::new(command.clone())
        .title(name_of(command).to_uppercase())
        .date(DATE)
        .source(source())
        .manual(MANUAL);
    // Writing into memory cannot fail.
    let mut page = Vec::new();
    let _ = man.render_title(&mut page);
    let _ = man.render_name_section(&mut page);
    let _ = man.render_synopsis_section(&mut page);

    let mut roff = Roff::new();
    if let Some(about) = command.get_long_about().or_else(|| command.get_about()) {
        section(&mut roff, "DESCRIPTION", &about.to_string());
    }
    let _ = roff.to_writer(&mut page);

    let _ = man.render_options_section(&mut page);
    if command.get_subcommands().any(|inner| !inner.is_hide_set()) {
        let _ = man.render_subcommands_section(&mut page);
    }

    let mut roff = Roff::new();
    let after = command.get_after_long_help().map(ToString::to_string).unwrap_or_default();
    let (notes, examples) = split_examples(&after);
    if !notes.trim().is_empty() {
        section(&mut roff, "NOTES", notes);
    }
    if !examples.trim().is_empty() {
        section(&mut roff, "EXAMPLES", examples);
    }
    if above.is_none() {
        files(&mut roff);
    }
    see_also(&mut roff, command, above);
    let _ = roff.to_writer(&mut page);
    tidy(&String::from_utf8_lossy(&page))
}

fn section(roff: &mut Roff, title: &str, text: &str) {
    roff.control("SH", [title]);
    running(roff, text);
}

/// What stands before `Example:` or `Examples:`, and after it.
fn split_examples(text: &str) -> (&str, &str) {
    let found = ["Examples:\n", "Example:\n"].into_iter().find_map(|word| text.split_once(word));
    found.unwrap_or((text, ""))
}

fn files(roff: &mut Roff) {
    roff.control("SH", ["FILES"]);
    for (path, what) in [
        ("/etc/memod/memod.toml", "The configuration, see memod.toml(5)."),
        ("$XDG_DATA_HOME/memod, ~/.local/share/memod", "The data directory where none is named."),
        ("/var/lib/memod", "The data directory of the packages."),
    ] {
        roff.control("TP", []);
        roff.text([bold(path)]);
        roff.text([roman(what)]);
    }
}

fn see_also(roff: &mut Roff, command: &Command, above: Option<&str>) {
    let mut pages: Vec<String> = above.into_iter().map(|page| format!("{page}(1)")).collect();
    let inner = command.get_subcommands().filter(|inner| !inner.is_hide_set());
    pages.extend(inner.map(|inner| format!("{}(1)", name_of(inner))));
    pages.push("memod.toml(5)".to_owned());
    roff.control("SH", ["SEE ALSO"]);
    roff.text([roman(pages.join(", "))]);
}
