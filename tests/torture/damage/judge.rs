//! What memod makes of a damaged store, beside what it promises.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};

use super::Outcome;
use super::faults::Damage;
use super::house::{House, Truth, copy_directory};
use crate::program::Said;
use crate::wire::Wire;

/// Nothing that memod does to a store of this size may take longer, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// What became of one store.
pub(super) struct Found {
    pub(super) outcome: Outcome,
    pub(super) saved_all: bool,
    pub(super) saved: u64,
}

type Kept<T> = Result<T, String>;

/// Does to the data directory in `place` what its owner would do; the error is a promise that was not kept.
pub(super) fn judge(house: &House, place: &Path, damage: &Damage) -> Kept<Found> {
    let data = place.join("data");
    copy_directory(&data, &place.join("served"));
    let before = bytes_of(&data)?;
    let checked = command(house, &data, &["check", "--json"])?;
    let report: Option<Value> = serde_json::from_str(&checked.out).ok();
    let whole = checked.code == 0;
    promise(whole == report.as_ref().is_some_and(|report| report["whole"] == true), || {
        format!("exit code and report differ: {checked:?}")
    })?;
    promise(whole || is_one_sentence(&checked.err), || format!("check says no sentence: {checked:?}"))?;
    if !whole {
        promise(bytes_of(&data)? == before, || "check altered a damaged log".to_owned())?;
    }
    let (saved, saved_all) = saved(house, place, damage, whole)?;
    let opened = serve(house, &place.join("served"), damage, whole)?;
    let outcome = match (opened, saved_all, saved) {
        (Some(true), ..) => Outcome::OpenedWhole,
        (Some(false), ..) => Outcome::OpenedTold(saved_all),
        (None, true, _) => Outcome::RefusedSavedAll,
        (None, false, 0) => Outcome::RefusedSavedNothing,
        (None, false, _) => Outcome::RefusedSavedPart,
    };
    promise(!whole || outcome == Outcome::OpenedWhole, || {
        format!("check says that all is whole, and it is {outcome:?}")
    })?;
    Ok(Found { outcome, saved_all, saved })
}

/// Saves what is whole, and looks at what was saved. Answers the number of memos and whether that is all.
fn saved(house: &House, place: &Path, damage: &Damage, whole: bool) -> Kept<(u64, bool)> {
    let target = place.join("saved");
    let said = command(house, &place.join("data"), &["check", "--save", target.to_str().unwrap(), "--json"])?;
    if said.code != 0 {
        promise(!whole, || format!("a whole store is not saved: {said:?}"))?;
        promise(is_one_sentence(&said.err), || format!("saving says no sentence: {said:?}"))?;
        promise(!target.exists(), || "something half is left of the saving".to_owned())?;
        return Ok((0, false));
    }
    let report: Value = serde_json::from_str(&said.out).map_err(|error| error.to_string())?;
    promise(report["saved"]["whole"] == true, || format!("what was saved is not whole: {report}"))?;
    let told = report["found"]["damageCount"].as_u64().unwrap_or(0) > 0;
    promise(told != whole, || format!("saving and check differ: {report}"))?;
    let stand_ins = report["standIns"].as_array().is_some_and(|stand_ins| !stand_ins.is_empty());
    let export = command(house, &target, &["export"])?;
    promise(export.code == 0, || format!("what was saved is not exported: {export:?}"))?;
    let found = Truth::read(&export.out);
    let Comparison { all, .. } = compare(house, &found, damage, told, stand_ins)?;
    promise(all || told, || "memos are lost, and nothing is told".to_owned())?;
    Ok((found.memos.len() as u64, all))
}

/// Serves it. `None` where the start is refused, else whether everything is there.
fn serve(house: &House, data: &Path, damage: &Damage, whole: bool) -> Kept<Option<bool>> {
    let mut command =
        house.home.command(&["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()]);
    let mut child = Killed(
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().map_err(|error| error.to_string())?,
    );
    let mut out = BufReader::new(child.0.stdout.take().unwrap());
    let mut err = child.0.stderr.take().unwrap();
    let errors = std::thread::spawn(move || {
        let mut text = String::new();
        let _ = err.read_to_string(&mut text);
        text
    });
    let (tell, told) = channel();
    std::thread::spawn(move || {
        let mut line = String::new();
        let _ = out.read_line(&mut line);
        let _ = tell.send(line);
    });
    let line = told.recv_timeout(PATIENCE).map_err(|_| "a start comes to no end".to_owned())?;
    let Some(address) = line.trim().strip_prefix("memod listening on http://") else {
        let status = wait(&mut child.0).ok_or("a refused start does not end")?;
        let errors = errors.join().unwrap();
        promise(status == Some(1) && !errors.contains("panicked"), || format!("exit {status:?}: {errors}"))?;
        promise(!whole, || format!("a whole store is refused: {errors}"))?;
        let last = errors.lines().last().unwrap_or_default().to_owned();
        promise(last.contains("check") || last.contains("restore") || last.contains("cannot use"), || {
            format!("the refusal says no next step: {errors}")
        })?;
        return Ok(None);
    };
    let mut complete = ask(house, address.parse().unwrap())?;
    kill_process(Pid::from_child(&child.0), Signal::TERM).unwrap();
    let status = wait(&mut child.0).ok_or("a server does not stop")?;
    let errors = errors.join().unwrap();
    promise(!errors.contains("panicked"), || format!("it panicked: {errors}"))?;
    promise(!whole || status == Some(0), || format!("over a whole store it ends with {status:?}: {errors}"))?;
    let export = self::command(house, data, &["export"])?;
    if export.code == 0 {
        let found = Truth::read(&export.out);
        let Comparison { all, rest } = compare(house, &found, damage, !whole, false)?;
        complete &= all && rest;
    } else {
        promise(is_one_sentence(&export.err), || format!("export says no sentence: {export:?}"))?;
        complete = false;
    }
    promise(complete || !whole, || "something is missing, and check says that all is whole".to_owned())?;
    Ok(Some(complete))
}

/// Asks the server for every list, and hands in a memo. Whether all was answered as it should be.
fn ask(house: &House, address: std::net::SocketAddr) -> Kept<bool> {
    let headers = [("X-API-KEY", house.key.as_str())];
    let mut complete = true;
    for id in ["Shopping list", "Calendar", "Notes"] {
        let body = json!({ "integrationId": id }).to_string();
        let answer = answer(address, "/automation/list", &headers, body.as_bytes())?;
        if answer.0 != 200 {
            complete = false;
            promise([401, 404, 500, 503].contains(&answer.0), || format!("a list is answered {answer:?}"))?;
            continue;
        }
        let entries: Value = serde_json::from_slice(&answer.1).map_err(|error| error.to_string())?;
        let known = |entry: &Value| {
            let Some(content) = entry["content"].as_str() else { return true };
            house.truth.memos.values().any(|memo| memo["text"] == content && memo["integrationId"] == id)
        };
        for entry in entries.as_array().ok_or("a list is no array")? {
            promise(known(entry), || format!("never kept, and listed: {entry}"))?;
        }
        complete &= entries.as_array().is_some_and(|entries| !entries.is_empty());
    }
    Ok(complete)
}

fn answer(
    address: std::net::SocketAddr,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Kept<(u16, Vec<u8>)> {
    let mut wire = Wire::try_to(address).map_err(|error| error.to_string())?;
    wire.try_send(&crate::wire::request("POST", path, headers, body));
    let answer = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| wire.try_answer()));
    let answer = answer.map_err(|_| "a request comes to no end".to_owned())?;
    Ok(answer.map_or((0, Vec::new()), |answer| (answer.status, answer.body)))
}

struct Comparison {
    /// All memos are there.
    all: bool,
    /// And all users, keys and integrations.
    rest: bool,
}

/// Every memo is one that was kept, as it was kept. What was removed or revoked stays so.
fn compare(house: &House, found: &Truth, damage: &Damage, told: bool, stand_ins: bool) -> Kept<Comparison> {
    let truth = &house.truth;
    for (id, memo) in &found.memos {
        let Some(kept) = truth.memos.get(id) else {
            let excused = damage.old_log && told;
            let was = if truth.removed.contains(id) { "was removed" } else { "never was" };
            promise(excused, || format!("a memo that {was} is there: {id}"))?;
            continue;
        };
        let mut same = kept.clone();
        if told && (memo["integrationId"].is_null() || damage.old_log) {
            same["integrationId"] = memo["integrationId"].clone();
        }
        if stand_ins || damage.old_log {
            same["user"] = memo["user"].clone();
        }
        promise(same == *memo, || format!("kept as {kept}, told as {memo}"))?;
    }
    if !damage.old_log {
        for line in &found.rest {
            let record: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
            let is_key = record["type"] == "apiKey";
            let revoked = record["id"].as_str().is_some_and(|id| truth.revoked.contains(id));
            promise(!is_key || !revoked || !record["revokedAt"].is_null() || told, || {
                format!("a revoked key is valid again: {}", record["id"])
            })?;
        }
    }
    let all = truth.memos.keys().all(|id| found.memos.contains_key(id));
    Ok(Comparison { all, rest: truth.rest.is_subset(&found.rest) })
}

/// The logs and snapshots of a store, as one sum.
fn bytes_of(data: &Path) -> Kept<Vec<u8>> {
    std::fs::read(data.join("store/db")).or(Ok(Vec::new()))
}

fn promise(kept: bool, otherwise: impl FnOnce() -> String) -> Kept<()> {
    if kept { Ok(()) } else { Err(otherwise()) }
}

fn is_one_sentence(err: &str) -> bool {
    let lines = err.lines().filter(|line| line.starts_with("memod") || line.contains("error")).count();
    !err.contains("panicked") && lines <= 1 && err.lines().count() <= 3 && !err.trim().is_empty()
}

/// Runs a command over `data`; the error where it comes to no end.
fn command(house: &House, data: &Path, arguments: &[&str]) -> Kept<Said> {
    let mut command = house.home.command(arguments);
    command.args(["--data", data.to_str().unwrap()]);
    let mut child = Killed(
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().map_err(|error| error.to_string())?,
    );
    let read = |mut from: Box<dyn Read + Send>| {
        std::thread::spawn(move || {
            let mut text = String::new();
            let _ = from.read_to_string(&mut text);
            text
        })
    };
    let out = read(Box::new(child.0.stdout.take().unwrap()));
    let err = read(Box::new(child.0.stderr.take().unwrap()));
    let status = wait(&mut child.0).ok_or_else(|| format!("{arguments:?} comes to no end"))?;
    let said = Said { code: status.unwrap_or(-1), out: out.join().unwrap(), err: err.join().unwrap() };
    promise([0, 1].contains(&said.code), || format!("{arguments:?} ends with {said:?}"))?;
    promise(!said.err.contains("panicked"), || format!("{arguments:?} panicked: {}", said.err))?;
    Ok(said)
}

/// The exit code; `None` where it does not end.
fn wait(child: &mut Child) -> Option<Option<i32>> {
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        if let Some(status) = child.try_wait().unwrap() {
            return Some(status.code());
        }
        std::thread::sleep(Duration::from_millis(3));
    }
    None
}

/// Killed when dropped.
struct Killed(Child);

impl Drop for Killed {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
