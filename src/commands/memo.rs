use super::failure::Failure;
use super::{Context, confirm, only, print, reroute, text};
use crate::app::view::MemoView;
use crate::app::{Command, Place};
use crate::cli::Memo;
use crate::model::Name;
use crate::values::shell_word;

pub(super) fn run(command: Memo, context: &Context) -> Result<(), Failure> {
    match command {
        Memo::Add(args) => {
            let command = Command::MemoAdd {
                user: args.user,
                text: text(args.text)?,
                recorded_at: args.recorded_at,
                time_zone: args.time_zone,
                integration: args.integration,
            };
            one("is kept", &only!(context.ask(command)?, Memo)?, args.output.json)
        }
        Memo::List(args) => {
            let user = args.user.clone();
            let place = match args.integration {
                Some(integration) => Place::Integration(integration),
                None if args.inbox => Place::Inbox,
                None => Place::Everywhere,
            };
            let command =
                Command::MemoList { user: args.user, place: place.clone(), limit: args.limit as usize };
            many(&only!(context.ask(command)?, Memos)?, &user, &place, args.output.json)
        }
        Memo::Show(args) => {
            let memo = only!(context.ask(Command::MemoShow { id: args.id })?, Memo)?;
            show(&memo, args.output.json)
        }
        Memo::Move(args) => {
            let command = Command::MemoMove { id: args.id, integration: args.integration };
            one("is now", &only!(context.ask(command)?, Memo)?, args.output.json)
        }
        Memo::Reroute(args) => reroute::run(args, context),
        Memo::Remove(args) => {
            confirm(args.yes, &format!("Remove memo {} for good?", args.id))?;
            let memo = only!(context.ask(Command::MemoRemove { id: args.id })?, Memo)?;
            if args.output.json {
                return Ok(print::json(&memo)?);
            }
            Ok(print::line(&format!("Removed memo {}: {}", memo.id, print::preview(&memo.text)))?)
        }
    }
}

fn one(done: &str, memo: &MemoView, json: bool) -> Result<(), Failure> {
    if json {
        // Only `show` has the entries.
        return Ok(print::json(&MemoView { entries: None, assumptions: None, ..memo.clone() })?);
    }
    print::line(&format!("Memo {} {done} in {}.", memo.id, place(memo)))?;
    shaped(memo)
}

fn place(memo: &MemoView) -> String {
    match &memo.integration_id {
        Some(integration) => format!("\"{integration}\""),
        None => "the inbox".to_owned(),
    }
}

fn shaped(memo: &MemoView) -> Result<(), Failure> {
    print::entries(memo.entries.as_deref().unwrap_or_default())?;
    Ok(print::assumptions(memo.assumptions.as_deref().unwrap_or_default())?)
}

fn show(memo: &MemoView, json: bool) -> Result<(), Failure> {
    if json {
        return Ok(print::json(memo)?);
    }
    print::line(&format!("Memo      {}", memo.id))?;
    print::line(&format!("User      {}", memo.user))?;
    print::line(&format!("Kept in   {}", place(memo)))?;
    print::line(&format!("Recorded  {} ({})", memo.recorded_at, memo.time_zone))?;
    print::line(&format!("Created   {}", memo.created_at))?;
    print::line("Text")?;
    for line in memo.text.trim().lines() {
        print::line(&format!("  {line}"))?;
    }
    if memo.entries.as_ref().is_some_and(|entries| !entries.is_empty()) {
        print::line("Automation sees")?;
    }
    print::entries(memo.entries.as_deref().unwrap_or_default())?;
    if memo.assumptions.as_ref().is_some_and(|assumptions| !assumptions.is_empty()) {
        print::line("What was not said")?;
    }
    Ok(print::assumptions(memo.assumptions.as_deref().unwrap_or_default())?)
}

fn many(memos: &[MemoView], user: &Name, place: &Place, json: bool) -> Result<(), Failure> {
    if json {
        return Ok(print::json(memos)?);
    }
    if memos.is_empty() {
        let user = shell_word(user.as_str());
        print::note(&match place {
            Place::Everywhere => format!("No memos yet. Keep one: memod memo add --user {user} TEXT"),
            Place::Inbox => "The inbox is empty.".to_owned(),
            Place::Integration(id) => {
                format!(
                    "No memos in \"{id}\" yet. See how a text is routed: memod explain --user {user} TEXT"
                )
            }
        });
        return Ok(());
    }
    let row = |memo: &MemoView| {
        let integration = memo.integration_id.as_ref().map_or("(inbox)", Name::as_str);
        [
            memo.id.to_string(),
            memo.recorded_at.to_string(),
            integration.to_owned(),
            print::preview(&memo.text),
        ]
    };
    Ok(print::table(["ID", "RECORDED", "INTEGRATION", "TEXT"], memos.iter().map(row).collect())?)
}
