//! As one user's integrations become many.

use std::hint::black_box;
use std::time::Duration;

use chrono_tz::Tz;
use memod::app::Command;
use memod::model::{FormatType, Language};
use memod::store::{NewIntegration, Store, StoreSettings};
use memod::understand::Router;
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::asker::Asker;
use crate::effort::{Effort, median};
use crate::fill::{self, name};
use crate::plot::{Plots, Scale};
use crate::turns::{Growth, print, take_turns, timed};

const COUNTS: [u64; 5] = [1, 10, 100, 1_000, 10_000];
const WHAT: &str = "integrations";
/// Ten thousand triggers of three words are made of these.
const WORDS: [[&str; 22]; 3] = [
    [
        "red", "blue", "green", "yellow", "old", "new", "small", "large", "summer", "winter", "monday",
        "friday", "early", "late", "quiet", "loud", "north", "south", "upper", "lower", "spare", "secret",
    ],
    [
        "kitchen",
        "garden",
        "garage",
        "cellar",
        "attic",
        "office",
        "school",
        "hospital",
        "market",
        "station",
        "harbour",
        "village",
        "library",
        "theatre",
        "museum",
        "bakery",
        "pharmacy",
        "workshop",
        "stable",
        "greenhouse",
        "balcony",
        "bathroom",
    ],
    [
        "list",
        "notes",
        "plan",
        "diary",
        "budget",
        "repairs",
        "orders",
        "errands",
        "recipes",
        "letters",
        "visits",
        "meetings",
        "ideas",
        "questions",
        "prices",
        "books",
        "films",
        "songs",
        "gifts",
        "seeds",
        "tools",
        "tickets",
    ],
];

pub(crate) fn measure(effort: &Effort, plots: &Plots) {
    let counts = if effort.real { &COUNTS[..] } else { &COUNTS[..2] };
    let filled: Vec<(u64, TempDir)> = counts.iter().map(|count| (*count, filled(*count))).collect();
    routers(effort, plots, counts);
    uses(effort, plots, &filled);
    let opens = if effort.real { 5 } else { 1 };
    let opened = filled.iter().map(|(count, data)| {
        let times = (0..opens).map(|_| timed(|| drop(fill::open(data.path()))).as_secs_f64() * 1e3);
        (*count, median(times.collect::<Vec<_>>()))
    });
    let opened = Growth::of("opened and closed, ms", opened.collect());
    let changed =
        Growth::of("one more added, ms", filled.iter().map(|(count, data)| (*count, added(data))).collect());
    print("Opening and changing as integrations become many", WHAT, &[&opened, &changed]);
}

/// Lists and captures in process.
fn uses(effort: &Effort, plots: &Plots, filled: &[(u64, TempDir)]) {
    let runtime = Runtime::new().unwrap();
    let askers: Vec<_> = filled
        .iter()
        .map(|(count, data)| {
            let phrase = phrase(count / 2);
            (*count, Asker::new(data.path(), &phrase, &spoken(&phrase), &runtime))
        })
        .collect();
    askers.iter().for_each(|(_, asker)| (0..20).for_each(|_| drop(asker.capture())));
    let followed = take_turns("list after a capture µs", effort, &askers, |asker| {
        asker.capture();
        timed(|| asker.list())
    });
    let anew = take_turns("list after a removal µs", effort, &askers, |asker| {
        asker.capture_and_remove();
        timed(|| asker.list())
    });
    let finished = take_turns("finished list µs", effort, &askers, |asker| timed(|| asker.list()));
    let all =
        take_turns("all integrations as JSON µs", effort, &askers, |asker| timed(|| asker.integrations()));
    let captured = take_turns("capture µs", effort, &askers, |asker| timed(|| drop(asker.capture())));
    print(
        "A list of 20 memos, and a capture, as integrations become many",
        WHAT,
        &[&anew, &followed, &finished, &captured, &all],
    );
    plots.draw(
        "list-by-integrations",
        "A list of 20 memos of one integration among many",
        (WHAT, "µs"),
        Scale::Log,
        &[anew.curve(), followed.curve(), finished.curve()],
    );
    plots.draw(
        "capture-by-integrations",
        "Durable capture among many integrations, one writer",
        (WHAT, "µs"),
        Scale::Linear,
        &[captured.curve()],
    );
}

/// Routing alone.
fn routers(effort: &Effort, plots: &Plots, counts: &[u64]) {
    let routers: Vec<_> = counts
        .iter()
        .map(|count| {
            let phrases: Vec<String> = (0..*count).map(phrase).collect();
            let router = router(&phrases);
            let text = spoken(&phrase(count / 2));
            assert_eq!(router.route(&text).chosen, Some((count / 2) as usize), "{text}");
            (*count, (router, phrases, text))
        })
        .collect();
    let routed = take_turns("routed µs", effort, &routers, |(router, _, text)| {
        timed(|| drop(black_box(router.route(text))))
    });
    let built = take_turns("router built µs", effort, &routers, |(_, phrases, _)| {
        timed(|| drop(black_box(router(phrases))))
    });
    print("Routing a memo of 150 characters as integrations become many", WHAT, &[&routed, &built]);
    plots.draw(
        "routing-by-integrations",
        "Routing a memo of 150 characters; the router is built at the first use after a change",
        (WHAT, "µs"),
        Scale::Log,
        &[routed.curve(), built.curve()],
    );
}

fn router(phrases: &[String]) -> Router {
    Router::new(phrases.iter().map(String::as_str), Language::En)
}

/// Different for each number below 10,648; neighbours differ in one word.
fn phrase(number: u64) -> String {
    let [first, second, third] = [number / 484 % 22, number / 22 % 22, number % 22].map(|at| at as usize);
    format!("{} {} {}", WORDS[0][first], WORDS[1][second], WORDS[2][third])
}

/// A memo that names the phrase.
fn spoken(phrase: &str) -> String {
    format!(
        "Please add two litres of milk, a dozen eggs, salt and pepper, a new lamp for the hall and something nice \
         for the neighbours to my {phrase}, thanks"
    )
}

/// A store with one user of so many integrations and no memos.
fn filled(count: u64) -> TempDir {
    let directory = fill::directory();
    let app = fill::open(directory.path());
    let (time_zone, language) = (Tz::Europe__Vienna, Language::En);
    app.run(Command::UserAdd { name: name(fill::USER), time_zone, language }).unwrap();
    drop(app);
    let store = Store::open(&directory.path().join("store"), StoreSettings::default()).unwrap();
    let user = store.directory().account_named(&name(fill::USER)).unwrap().user().number;
    let tickets: Vec<_> = (0..count)
        .map(|number| {
            let (id, trigger) = (name(&phrase(number)), name(&phrase(number)));
            store.add_integration(NewIntegration { user, id, trigger, format_type: FormatType::Checklist })
        })
        .collect();
    tickets.into_iter().for_each(|ticket| drop(ticket.wait().unwrap()));
    directory
}

/// One more integration by command, checks and all; milliseconds.
fn added(data: &TempDir) -> f64 {
    let app = fill::open(data.path());
    add(&app, "first of them");
    add(&app, "second of them").as_secs_f64() * 1e3
}

fn add(app: &memod::app::App, phrase: &str) -> Duration {
    let (user, id, trigger) = (name(fill::USER), name(phrase), name(phrase));
    timed(|| {
        app.run(Command::IntegrationAdd { user, id, trigger, format_type: FormatType::Checklist }).unwrap();
    })
}
