use super::failure::Failure;
use super::{Context, jsonl, only, print, text};
use crate::app::Command;
use crate::app::view::Explanation;
use crate::cli::Explain;
use crate::format::shape;
use crate::model::{Language, Name};
use crate::understand::{Router, Setting, Trigger, Verdict};

pub(super) fn run(args: Explain, context: &Context) -> Result<(), Failure> {
    if args.jsonl {
        return jsonl::answer_all(std::io::stdin().lock(), std::io::stdout().lock(), &context.outside);
    }
    let text = text(args.text)?;
    let explanation = match (args.user, args.format) {
        (Some(user), _) => {
            let command =
                Command::Explain { user, text, recorded_at: args.recorded_at, time_zone: args.time_zone };
            only!(context.ask(command)?, Explanation)?
        }
        (None, Some(format)) => {
            let setting = Setting {
                recorded_at: args.recorded_at.unwrap_or_else(|| context.outside.now()),
                time_zone: args.time_zone.unwrap_or(chrono_tz::UTC),
                language: Language::default(),
            };
            let phrase = args.trigger.as_ref().map(Name::as_str);
            let trigger = phrase.map(|phrase| Trigger::find(phrase, &text, setting.language));
            let shaped = shape(format, &text, trigger, &setting);
            Explanation {
                normalized: Router::new(phrase, setting.language).route(&text).normalized,
                candidates: Vec::new(),
                integration_id: None,
                entries: shaped.entries,
                assumptions: shaped.assumptions,
            }
        }
        (None, None) => return Err(Failure::Usage("name --user, --format or --jsonl".to_owned())),
    };
    if args.output.json {
        return Ok(print::json(&explanation)?);
    }
    show(&explanation, args.format.is_some())
}

fn show(explanation: &Explanation, format_only: bool) -> Result<(), Failure> {
    if !format_only {
        print::line(&format!("Compared as  {}", print::preview(&explanation.normalized)))?;
        match &explanation.integration_id {
            Some(id) => print::line(&format!("Goes to      \"{id}\""))?,
            None => print::line("Goes to      the inbox")?,
        }
    }
    for candidate in &explanation.candidates {
        let verdict = match candidate.verdict {
            Verdict::Chosen => "chosen",
            Verdict::Outdone => "outdone by another",
            Verdict::Ambiguous => "cannot be told apart from another",
        };
        let [start, end] = candidate.span;
        let (id, score) = (&candidate.integration_id, candidate.score);
        print::line(&format!(
            "  heard  \"{id}\" in characters {start} to {end}, score {score:.2}: {verdict}"
        ))?;
    }
    match explanation.entries.as_slice() {
        [] => print::line("Automation sees nothing of it")?,
        entries => {
            print::line("Automation sees")?;
            print::entries(entries)?;
        }
    }
    if !explanation.assumptions.is_empty() {
        print::line("What was not said")?;
    }
    Ok(print::assumptions(&explanation.assumptions)?)
}
