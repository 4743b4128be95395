use std::fs::Permissions;
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::os::unix::fs::PermissionsExt;

use serde::Serialize;

use super::failure::Failure;
use super::serve::{Place, Stage};
use super::supervisor::Supervisor;
use super::{Context, logging, only, print, zone};
use crate::app::view::IntegrationView;
use crate::app::{App, Command};
use crate::cli::Demo;
use crate::config::{Config, Sources};
use crate::model::{FormatType, Language, Name, Scope};
use crate::reason::reason_or;

/// Id, trigger, format and memos of each integration.
const INTEGRATIONS: [(&str, &str, FormatType, [&str; 2]); 3] = [
    (
        "Shopping list",
        "shopping list",
        FormatType::Checklist,
        [
            "Add two litres of milk, a dozen eggs and salt and pepper to my shopping list",
            "Put coffee and oranges on the shopping list, thanks",
        ],
    ),
    (
        "Calendar",
        "calendar",
        FormatType::CalendarEvent,
        [
            "Put dentist on Tuesday at 3 in my calendar",
            "Calendar: dinner with Maria on Friday from 7 to 9 in the evening",
        ],
    ),
    (
        "Notes",
        "note",
        FormatType::PlainText,
        [
            "Take a note: the spare key is with the neighbours",
            "Note: the boiler was serviced today and needs it again in a year",
        ],
    ),
];

/// What a script gets to know.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Store {
    base_url: String,
    automation_key: String,
    capture_key: String,
    user: Name,
    integrations: Vec<IntegrationView>,
}

pub(super) fn run(args: Demo, context: &Context) -> Result<(), Failure> {
    if context.places.data.is_some() {
        return Err(Failure::Usage("a demo has a throw-away store of its own; leave --data out".to_owned()));
    }
    // What an installation has in /etc and in its data directory is none of a demo's business.
    let mut sources =
        Sources { default_file: None, data_home: Some(std::env::temp_dir()), ..Sources::of_this_process() };
    // Between lines to paste, only what is wrong is worth a log line.
    sources.variables.entry("MEMOD_LOG".to_owned()).or_insert_with(|| "warn".into());
    let config = context.config_from(sources, args.settings.by_key())?;
    logging::start(&config);
    // From here on Ctrl-C is remembered, so that nothing stays behind.
    let stage = Stage::new()?;
    let directory = tempfile::Builder::new()
        .prefix("memod-demo-")
        .permissions(Permissions::from_mode(0o700))
        .tempdir()
        .map_err(|error| {
            let reason = reason_or(&error, "name another in TMPDIR");
            Failure::Failed(format!(
                "cannot make a directory in {}: {reason}",
                std::env::temp_dir().display()
            ))
        })?;
    let app = App::open(directory.path(), &config.store, context.outside.clone())?;
    let mut store = fill(&app)?;
    stage.host(app, &config, Place::ThrowAway(directory.path()), Supervisor::default(), |address| {
        store.base_url = base_url(address, &config);
        if args.json { print::json(&store) } else { introduce(&store) }
    })
}

fn fill(app: &App) -> Result<Store, Failure> {
    let user = name("demo")?;
    let time_zone = zone::of_this_machine().map_or(chrono_tz::UTC, |(zone, _)| zone);
    app.run(Command::UserAdd { name: user.clone(), time_zone, language: Language::En })?;
    for (id, trigger, format_type, texts) in INTEGRATIONS {
        let id = name(id)?;
        app.run(Command::IntegrationAdd {
            user: user.clone(),
            id: id.clone(),
            trigger: name(trigger)?,
            format_type,
        })?;
        for text in texts {
            app.run(Command::MemoAdd {
                user: user.clone(),
                text: text.to_owned(),
                recorded_at: None,
                time_zone: None,
                integration: Some(id.clone()),
            })?;
        }
    }
    let integrations = only!(app.run(Command::IntegrationList { user: user.clone() })?, Integrations)?;
    Ok(Store {
        base_url: String::new(),
        automation_key: key(app, &user, Scope::Automation)?,
        capture_key: key(app, &user, Scope::Capture)?,
        user,
        integrations,
    })
}

fn name(text: &str) -> Result<Name, Failure> {
    Name::parse(text).map_err(|error| Failure::Failed(format!("{text:?} {error}")))
}

fn key(app: &App, user: &Name, scope: Scope) -> Result<String, Failure> {
    let command = Command::KeyCreate {
        user: user.clone(),
        name: name(scope.name())?,
        scopes: vec![scope],
        expires_in_millis: None,
    };
    let made = only!(app.run(command)?, Key)?;
    made.key.ok_or_else(|| Failure::Failed("the new key was not shown".to_owned()))
}

/// Where this machine reaches the server: one that listens everywhere is reached over the loopback.
fn base_url(address: SocketAddr, config: &Config) -> String {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    format!("http://{}{}", SocketAddr::new(ip, address.port()), config.server.base_path)
}

fn introduce(store: &Store) -> io::Result<()> {
    let Store { base_url, automation_key, capture_key, user, .. } = store;
    let mut out = io::stdout();
    write!(
        out,
        "\
A throw-away memod serves user \"{user}\" on {base_url} until Ctrl-C.

  automation key  {automation_key}
  capture key     {capture_key}

What polling tools ask, to paste as it stands:

curl -X POST -H 'X-API-KEY: {automation_key}' {base_url}/automation/test-auth

curl -X POST -H 'X-API-KEY: {automation_key}' {base_url}/automation/integrations

"
    )?;
    for integration in &store.integrations {
        let id = &integration.id;
        writeln!(
            out,
            "curl -H 'X-API-KEY: {automation_key}' -d '{{\"integrationId\":\"{id}\"}}' {base_url}/automation/list\n"
        )?;
    }
    write!(
        out,
        "\
What a phone sends:

curl -H 'X-API-KEY: {capture_key}' -H 'Content-Type: text/plain; charset=utf-8' \\
     -d 'Add bread and butter to my shopping list' {base_url}/capture/memos
"
    )?;
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_base_url_can_be_reached_and_carries_the_prefix() {
        let mut config =
            crate::config::load(&Sources { data_home: Some("/tmp".into()), ..Sources::default() }).unwrap();
        config.server.base_path = "/memod".to_owned();
        for (listens, url) in [
            ("0.0.0.0:8420", "http://127.0.0.1:8420/memod"),
            ("[::]:8420", "http://[::1]:8420/memod"),
            ("192.168.1.5:80", "http://192.168.1.5:80/memod"),
        ] {
            assert_eq!(base_url(listens.parse().unwrap(), &config), url);
        }
    }
}
