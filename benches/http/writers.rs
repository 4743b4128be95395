//! Lists while 64 writers capture.

use crate::child::Server;
use crate::company::{Company, compare, poll_key, poller};
use crate::effort::Effort;
use crate::paced::Paced;
use crate::wire::post;
use crate::{CAPTURED, fill, memos};

const WRITERS: usize = 64;
/// Memos a second of all writers together.
const PACE: f64 = 1_000.0;

pub(crate) fn measure(effort: &Effort) {
    if !effort.wants("writers") {
        return;
    }
    let memos = memos(effort);
    let data = fill::filled(memos);
    let key = poll_key(data.path());
    let memod = Server::memod(data.path());
    // Of each format a memo, so that the list that is polled changes too.
    let texts = fill::INTEGRATIONS.map(|(.., text)| format!(r#"{{"text":"{text}"}}"#));
    let requests: Vec<Vec<u8>> = texts
        .iter()
        .map(String::as_str)
        .chain([CAPTURED])
        .map(|body| post("/capture/memos", &key, body))
        .collect();
    let writers = |pace| Paced::new(memod.address, WRITERS, requests.clone(), pace);
    println!("\nLists while {WRITERS} writers capture, {memos} memos kept: writers\n");
    let asked = vec![post("/automation/test-auth", &key, "{}")];
    let askers = Paced::new(memod.address, WRITERS, asked, PACE);
    let mut companies = [
        // What 64 connections cost that write nothing.
        Company { name: "while 64 others ask test-auth 1,000 times/s", clients: vec![askers] },
        Company { name: "while 64 writers capture 1,000 memos/s", clients: vec![writers(PACE)] },
        Company { name: "while 64 writers capture all they can", clients: vec![writers(f64::INFINITY)] },
    ];
    compare(effort, &memod, &mut poller(&memod, &key), &mut companies);
}
