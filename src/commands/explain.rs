use clap::builder::styling::{AnsiColor, Style};

use super::failure::Failure;
use super::layout::{COLUMNS, Look, marked, width, wrapped};
use super::{Context, jsonl, only, print, text};
use crate::app::view::{CandidateView, Explained};
use crate::app::{Command, explain_shape};
use crate::cli::Explain;
use crate::model::{Assumption, Entry, Language, Name};
use crate::understand::{Mark, Role, Setting, Taken, TimeSaid, Verdict};

const HEADING: Style = Style::new().bold();

pub(super) fn run(args: Explain, context: &Context) -> Result<(), Failure> {
    if args.jsonl {
        return jsonl::answer_all(std::io::stdin().lock(), std::io::stdout().lock(), &context.outside);
    }
    let text = text(args.text)?;
    let explained = match args.format {
        None => {
            let user = args.user.map_or_else(|| only_user(context), Ok)?;
            let command = Command::Explain {
                user,
                text: text.clone(),
                recorded_at: args.recorded_at,
                time_zone: args.time_zone,
                language: args.language,
            };
            *only!(context.ask(command)?, Explained)?
        }
        Some(format) => {
            let setting = Setting {
                recorded_at: args.recorded_at.unwrap_or_else(|| context.outside.now()),
                time_zone: args.time_zone.unwrap_or(chrono_tz::UTC),
                language: args.language.unwrap_or_default(),
            };
            explain_shape(&text, format, args.trigger.as_ref().map(Name::as_str), &setting)
        }
    };
    if args.output.json {
        return Ok(print::json(&explained.explanation)?);
    }
    let page = Page { text: &text, explained: &explained, colour: print::has_colour() };
    let lines = page.lines(args.format.is_none(), args.trigger.as_ref());
    Ok(print::styled(&lines)?)
}

/// The user who is meant where none is named.
fn only_user(context: &Context) -> Result<Name, Failure> {
    let users = match context.known(&context.config(std::iter::empty())?)? {
        Some(door) => only!(door.run(Command::UserList)?, Users)?,
        None => Vec::new(),
    };
    match users.as_slice() {
        [user] => Ok(user.name.clone()),
        [] => Err(Failure::Usage("there is no user to ask yet; name a --format".to_owned())),
        _ => Err(Failure::Usage("there are several users; name one with --user, or a --format".to_owned())),
    }
}

/// What a person is shown.
struct Page<'e> {
    text: &'e str,
    explained: &'e Explained,
    colour: bool,
}

impl Page<'_> {
    fn lines(&self, routed: bool, trigger: Option<&Name>) -> Vec<String> {
        let Explained { explanation, setting, trace, .. } = self.explained;
        let mut lines = self.head(routed, trigger);
        lines.push(String::new());
        lines.extend(self.marked_text(&trace.marks));
        if routed && !explanation.candidates.is_empty() {
            self.section("Triggers", self.triggers(), &mut lines);
        }
        if let [Entry::CalendarEvent { start, end, .. }] = explanation.entries.as_slice() {
            let zone = setting.time_zone;
            let mut when: Vec<String> = trace.times.iter().flat_map(|time| self.time(time)).collect();
            if when.is_empty() {
                when.push("  no time was said".to_owned());
            }
            when.extend(hanging("  so it is from ", &print::local_span(*start, *end, zone)));
            self.section("Times", when, &mut lines);
        }
        if !explanation.assumptions.is_empty() {
            self.section("Assumed", assumptions(&explanation.assumptions), &mut lines);
        }
        if explanation.entries.is_empty() {
            self.section("Automation sees nothing of it", Vec::new(), &mut lines);
        } else {
            let entries = explanation.entries.iter().flat_map(entry).collect();
            self.section("Automation sees", entries, &mut lines);
        }
        lines
    }

    fn section(&self, heading: &str, body: Vec<String>, lines: &mut Vec<String>) {
        lines.push(String::new());
        lines.push(format!("{HEADING}{heading}{HEADING:#}"));
        lines.extend(body);
    }

    fn head(&self, routed: bool, trigger: Option<&Name>) -> Vec<String> {
        let Explained { explanation, format_type, setting, trace, .. } = self.explained;
        let Setting { recorded_at, time_zone, language } = *setting;
        let spoken =
            format!("{} ({time_zone}), in {}", print::local(recorded_at, time_zone), named(language));
        let mut lines = hanging("Spoken       ", &spoken);
        if routed {
            lines.extend(hanging("Compared as  ", &print::preview(&explanation.normalized)));
            let ambiguous = explanation.candidates.iter().any(|found| found.verdict == Verdict::Ambiguous);
            let place = match (&explanation.integration_id, format_type) {
                (Some(id), Some(format)) => format!("\"{id}\" ({format})"),
                (Some(id), None) => format!("\"{id}\""),
                (None, _) if ambiguous => {
                    "the inbox: triggers that cannot be told apart were heard".to_owned()
                }
                (None, _) => "the inbox: no trigger was heard".to_owned(),
            };
            lines.extend(hanging("Goes to      ", &place));
        } else {
            lines.extend(format_type.map(|format| format!("Shaped as    {format}")));
        }
        if let Some(trigger) = trigger {
            let heard = trace.marks.iter().find(|mark| mark.taken == Taken::Trigger);
            let said = match heard.and_then(|mark| self.text.get(mark.span.0..mark.span.1)) {
                Some(said) => format!("\"{trigger}\", heard as \"{}\"", print::preview(said)),
                None => format!("\"{trigger}\", not heard"),
            };
            lines.extend(hanging("Trigger      ", &said));
        }
        lines
    }

    fn marked_text(&self, marks: &[Mark]) -> Vec<String> {
        let look = |at: usize| {
            let mark = marks.partition_point(|mark| mark.span.1 <= at);
            marks.get(mark).filter(|mark| mark.span.0 <= at).map(|mark| look_of(mark.taken))
        };
        let mut lines: Vec<String> = marked(self.text, COLUMNS - 2, self.colour, look)
            .into_iter()
            .map(|line| if line.is_empty() { line } else { format!("  {line}") })
            .collect();
        let is_list =
            matches!(self.explained.explanation.entries.as_slice(), [Entry::ChecklistItem { .. }, ..]);
        let kinds = [
            (Taken::Trigger, "trigger"),
            (Taken::Time, "time"),
            (Taken::Kept, if is_list { "item" } else { "name" }),
            (Taken::Filler, "filler"),
        ];
        let legend: Vec<String> = kinds
            .iter()
            .filter(|(taken, _)| marks.iter().any(|mark| mark.taken == *taken))
            .map(|(taken, name)| {
                let Look { style, line } = look_of(*taken);
                if self.colour { format!("{style}{name}{style:#}") } else { format!("{line} {name}") }
            })
            .collect();
        if !legend.is_empty() {
            lines.push(String::new());
            lines.push(format!("  {}", legend.join("   ")));
        }
        lines
    }

    fn triggers(&self) -> Vec<String> {
        let Explained { explanation, triggers, .. } = self.explained;
        explanation
            .candidates
            .iter()
            .zip(triggers)
            .flat_map(|(found, trigger)| self.candidate(found, trigger))
            .collect()
    }

    fn candidate(&self, found: &CandidateView, trigger: &Name) -> Vec<String> {
        let verdict = match found.verdict {
            Verdict::Chosen => "chosen",
            Verdict::Outdone => "outdone",
            Verdict::Ambiguous => "ambiguous",
        };
        let [start, end] = found.span;
        let heard: String = self.text.chars().skip(start).take(end.saturating_sub(start)).collect();
        let (id, heard) = (&found.integration_id, print::preview(&heard));
        let why = self.outdone(found).map_or_else(String::new, |why| format!(", {why}"));
        let said = format!("\"{trigger}\" of \"{id}\", heard as \"{heard}\"{why}");
        hanging(&format!("  {verdict:<9}  {}  ", print::score(found.score)), &said)
    }

    /// Why a trigger is not the one that was chosen.
    fn outdone(&self, found: &CandidateView) -> Option<&'static str> {
        let candidates = &self.explained.explanation.candidates;
        let chosen = candidates.iter().find(|other| other.verdict == Verdict::Chosen)?;
        let [(from, to), (start, end)] = [chosen, found].map(|one| (one.span[0], one.span[1]));
        match found.verdict {
            Verdict::Chosen | Verdict::Ambiguous => None,
            Verdict::Outdone if from <= start && end <= to => Some("inside a longer one"),
            Verdict::Outdone if found.score < chosen.score => Some("less alike"),
            Verdict::Outdone if start > from => Some("spoken later"),
            Verdict::Outdone => Some("part of a longer one"),
        }
    }

    fn time(&self, time: &TimeSaid) -> Vec<String> {
        let said = self.text.get(time.span.0..time.span.1).unwrap_or_default();
        let mut lines = hanging("  ", &format!("\"{}\"", print::preview(said)));
        let reading = match (time.role, time.reading.as_str()) {
            (Role::TakenBack, _) => "not meant".to_owned(),
            (_, "") => "no time by itself".to_owned(),
            (Role::Counts, reading) => reading.to_owned(),
            (Role::Corrects, reading) => format!("{reading}: corrects what was said before"),
            (Role::Outdoes, reading) => format!("{reading}: counts instead, since it says more"),
            (Role::Aside, reading) => format!("{reading}: another time, left aside"),
        };
        lines.extend(hanging("    read as  ", &reading));
        lines
    }
}

fn look_of(taken: Taken) -> Look {
    match taken {
        Taken::Trigger => Look { style: AnsiColor::Cyan.on_default().bold(), line: '=' },
        Taken::Time => Look { style: AnsiColor::Yellow.on_default().bold(), line: '^' },
        Taken::Kept => Look { style: AnsiColor::Green.on_default(), line: '~' },
        Taken::Filler => Look { style: Style::new().dimmed(), line: '.' },
    }
}

fn named(language: Language) -> &'static str {
    match language {
        Language::En => "English",
        Language::De => "German",
        Language::Fr => "French",
        Language::Es => "Spanish",
    }
}

fn assumptions(assumptions: &[Assumption]) -> Vec<String> {
    let codes: Vec<String> = assumptions.iter().map(|assumption| print::code(assumption.code)).collect();
    let widest = codes.iter().map(String::len).max().unwrap_or_default();
    let lines = |(assumption, code): (&Assumption, &String)| {
        hanging(&format!("  {code:<widest$}  "), &print::one_line(&assumption.detail))
    };
    assumptions.iter().zip(&codes).flat_map(lines).collect()
}

fn entry(entry: &Entry) -> Vec<String> {
    match entry {
        Entry::PlainText { content, .. } => hanging("  note   ", content),
        Entry::ChecklistItem { item_content, .. } => hanging("  item   ", item_content),
        Entry::CalendarEvent { name, start, end, .. } => {
            let mut lines = hanging("  event  ", name);
            lines.extend(hanging("         ", &format!("{start} to {end}")));
            lines
        }
    }
}

/// `text` behind `head`, its further lines below its first.
fn hanging(head: &str, text: &str) -> Vec<String> {
    let indent = width(head);
    let line = |(at, line): (usize, String)| match at {
        0 => format!("{head}{line}"),
        _ => format!("{:indent$}{line}", ""),
    };
    let lines = wrapped(text, COLUMNS - indent).into_iter().enumerate().map(line);
    lines.map(|line| line.trim_end().to_owned()).collect()
}
