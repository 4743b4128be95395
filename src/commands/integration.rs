use super::failure::Failure;
use super::{Context, only, print};
use crate::app::Command;
use crate::app::view::IntegrationView;
use crate::cli::Integration;
use crate::model::Name;
use crate::values::shell_word;

pub(super) fn run(command: Integration, context: &Context) -> Result<(), Failure> {
    match command {
        Integration::Add(args) => {
            let command = Command::IntegrationAdd {
                user: args.user,
                id: args.id,
                trigger: args.trigger,
                format_type: args.format,
            };
            one("Added integration", only!(context.ask(command)?, Integration)?, args.output.json)
        }
        Integration::List(args) => {
            let user = args.user.clone();
            let integrations =
                only!(context.ask(Command::IntegrationList { user: args.user })?, Integrations)?;
            many(&integrations, &user, args.output.json)
        }
        Integration::Edit(args) => {
            let command = Command::IntegrationEdit {
                user: args.user,
                id: args.id,
                new_id: args.new_id,
                trigger: args.trigger,
                format_type: args.format,
            };
            one("Changed integration", only!(context.ask(command)?, Integration)?, args.output.json)
        }
        Integration::Remove(args) => {
            let command = Command::IntegrationRemove { user: args.user, id: args.id };
            let gone = only!(context.ask(command)?, Integration)?;
            one("Moved all memos to the inbox and removed integration", gone, args.output.json)
        }
    }
}

fn one(done: &str, integration: IntegrationView, json: bool) -> Result<(), Failure> {
    if json {
        return Ok(print::json(&integration)?);
    }
    let IntegrationView { id, trigger, format_type } = integration;
    Ok(print::line(&format!("{done} \"{id}\" ({format_type}, trigger \"{trigger}\")."))?)
}

fn many(integrations: &[IntegrationView], user: &Name, json: bool) -> Result<(), Failure> {
    if json {
        return Ok(print::json(integrations)?);
    }
    if integrations.is_empty() {
        let user = shell_word(user.as_str());
        print::note(&format!(
            "No integrations yet. Add one: memod integration add --user {user} --id ID --trigger PHRASE --format FORMAT"
        ));
        return Ok(());
    }
    let row = |integration: &IntegrationView| {
        [integration.id.to_string(), integration.trigger.to_string(), integration.format_type.to_string()]
    };
    Ok(print::table(["ID", "TRIGGER", "FORMAT"], integrations.iter().map(row).collect())?)
}
