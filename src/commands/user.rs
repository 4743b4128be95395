use super::failure::Failure;
use super::{Context, confirm, only, print, zone};
use crate::app::Command;
use crate::app::view::UserView;
use crate::cli::User;

pub(super) fn run(command: User, context: &Context) -> Result<(), Failure> {
    match command {
        User::Add(args) => {
            let (time_zone, said) = match args.time_zone {
                Some(zone) => (zone, None),
                None => machine_zone(),
            };
            let command = Command::UserAdd { name: args.name, time_zone, language: args.language };
            let user = only!(context.ask(command)?, User)?;
            // What was not done has no zone: a failure is one line.
            if let Some(said) = said {
                print::note(&said);
            }
            one("Added user", user, args.output.json)
        }
        User::List(output) => {
            let users = only!(context.ask(Command::UserList)?, Users)?;
            many(&users, output.json)
        }
        User::Edit(args) => {
            let command = Command::UserEdit {
                name: args.name,
                new_name: args.new_name,
                time_zone: args.time_zone,
                language: args.language,
            };
            one("Changed user", only!(context.ask(command)?, User)?, args.output.json)
        }
        User::Remove(args) => {
            let question =
                format!("Remove user {:?} with all keys, integrations and memos?", args.name.as_str());
            confirm(args.yes, &question)?;
            let command = Command::UserRemove { name: args.name };
            one("Removed user", only!(context.ask(command)?, User)?, args.output.json)
        }
    }
}

/// The zone of a user for whom none was named, and what to say of it.
fn machine_zone() -> (chrono_tz::Tz, Option<String>) {
    match zone::of_this_machine() {
        Some((zone, origin)) => {
            let said = format!("Time zone {zone}, from {origin} of this machine; --time-zone names another.");
            (zone, Some(said))
        }
        None => {
            let said = "Time zone UTC: this machine names none that is known; --time-zone names another.";
            (chrono_tz::UTC, Some(said.to_owned()))
        }
    }
}

fn one(done: &str, user: UserView, json: bool) -> Result<(), Failure> {
    if json {
        return Ok(print::json(&user)?);
    }
    Ok(print::line(&format!("{done} {} ({}, {}).", user.name, user.time_zone, user.language))?)
}

fn many(users: &[UserView], json: bool) -> Result<(), Failure> {
    if json {
        return Ok(print::json(users)?);
    }
    if users.is_empty() {
        print::note("No users yet. Add one: memod user add NAME");
        return Ok(());
    }
    let row = |user: &UserView| {
        [
            user.name.to_string(),
            user.time_zone.to_string(),
            user.language.to_string(),
            user.created_at.to_string(),
        ]
    };
    Ok(print::table(["NAME", "TIME ZONE", "LANGUAGE", "CREATED"], users.iter().map(row).collect())?)
}
