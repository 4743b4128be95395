use super::failure::Failure;
use super::{Context, only, print};
use crate::app::Command;
use crate::app::view::KeyView;
use crate::cli::Key;
use crate::model::{Name, Scope, Scopes, Timestamp};
use crate::reason::reason_alone;
use crate::values::shell_word;

pub(super) fn run(command: Key, context: &Context) -> Result<(), Failure> {
    match command {
        Key::Create(args) => {
            let scopes: Vec<Scope> = args.scope.into_iter().collect::<Scopes>().into();
            let command = Command::KeyCreate {
                user: args.user,
                name: match args.name {
                    Some(name) => name,
                    None => label(&scopes)?,
                },
                scopes,
                expires_in_millis: args.expires_in,
            };
            new(only!(context.ask(command)?, Key)?, "It", args.output.json)
        }
        Key::List(args) => {
            let of_one = args.user.clone();
            let keys = only!(context.ask(Command::KeyList { user: args.user })?, Keys)?;
            many(&keys, of_one.as_ref(), context.outside.now(), args.output.json)
        }
        Key::Revoke(args) => {
            let key = only!(context.ask(Command::KeyRevoke { id: args.id })?, Key)?;
            if args.output.json {
                return Ok(print::json(&key)?);
            }
            Ok(print::line(&format!("Revoked key {} ({}) of {}.", key.id, key.name, key.user))?)
        }
        Key::Rotate(args) => {
            let command = Command::KeyRotate { id: args.id, overlap_millis: args.overlap };
            let key = only!(context.ask(command)?, Key)?;
            new(key, "The new key", args.output.json)
        }
    }
}

fn label(scopes: &[Scope]) -> Result<Name, Failure> {
    let names: Vec<&str> = scopes.iter().map(|scope| scope.name()).collect();
    Name::parse(&names.join(" and ")).map_err(|error| Failure::Usage(format!("--name {error}")))
}

/// The key alone on standard output, so that `KEY=$(memod key create …)` does what it says.
fn new(key: KeyView, what: &str, json: bool) -> Result<(), Failure> {
    // Whoever did not read it, a pipe that is closed too, has a key that nobody holds.
    let unseen = |error: std::io::Error| {
        let (id, error) = (key.id, reason_alone(&error));
        Failure::Failed(format!(
            "key {id} is made but cannot be shown ({error}); `memod key revoke {id}` ends it"
        ))
    };
    if json {
        return print::json(&key).map_err(unseen);
    }
    let Some(secret) = &key.key else {
        return Err(Failure::from(crate::admin::DoorError::OtherVersion));
    };
    print::line(secret).map_err(unseen)?;
    let expiry = key.expires_at.map(|end| format!(" until {end}")).unwrap_or_default();
    print::note(&format!("Key {} ({}) of {} for {}{expiry}.", key.id, key.name, key.user, scopes(&key)));
    print::note(&format!(
        "{what} is shown this once and kept nowhere: put it where the tool that needs it can read it."
    ));
    Ok(())
}

fn many(keys: &[KeyView], of_one: Option<&Name>, now: Timestamp, json: bool) -> Result<(), Failure> {
    if json {
        return Ok(print::json(keys)?);
    }
    if keys.is_empty() {
        let user = of_one.map_or("NAME".to_owned(), |user| shell_word(user.as_str()));
        print::note(&format!("No keys yet. Create one: memod key create --user {user}"));
        return Ok(());
    }
    let moment =
        |moment: Option<Timestamp>, never: &str| moment.map_or(never.to_owned(), |at| at.to_string());
    let row = |key: &KeyView| {
        let state = match (key.revoked_at, key.expires_at) {
            (Some(since), _) if since <= now => format!("revoked {since}"),
            (_, Some(end)) if end <= now => format!("expired {end}"),
            (_, Some(end)) => format!("until {end}"),
            _ => "valid".to_owned(),
        };
        [
            key.id.to_string(),
            key.user.to_string(),
            key.name.to_string(),
            scopes(key),
            state,
            moment(key.last_used_at, "never"),
        ]
    };
    let headings = ["ID", "USER", "LABEL", "SCOPES", "STATE", "LAST USED"];
    Ok(print::table(headings, keys.iter().map(row).collect())?)
}

fn scopes(key: &KeyView) -> String {
    key.scopes.iter().map(Scope::name).collect::<Vec<_>>().join(" and ")
}
