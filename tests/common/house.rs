use std::net::SocketAddr;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use memod::app::view::{IntegrationView, KeyView, MemoView};
use memod::app::{self, App, Command, Place};
use memod::model::{FormatType, Language, Name, Scope};
use memod::server::{ServeError, Settings, serve};
use serde_json::Value;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use super::{Answer, FakeClock, FakeDisk, Wire, request};

/// How a house is to be built.
pub struct Plan {
    pub settings: Settings,
    pub clock: FakeClock,
    /// A disk that the test holds; the machine's where there is none.
    pub disk: Option<FakeDisk>,
}

/// A store and the server over it. Stopped when dropped.
pub struct House {
    pub app: App,
    pub address: SocketAddr,
    pub clock: FakeClock,
    plan: Plan,
    directory: Arc<TempDir>,
    running: Option<Running>,
}

struct Running {
    stop: oneshot::Sender<()>,
    thread: JoinHandle<Result<(), ServeError>>,
}

impl Default for Plan {
    /// The contract's defaults, on a real disk.
    fn default() -> Self {
        Plan {
            settings: Settings {
                base_path: String::new(),
                trusted_proxies: Vec::new(),
                connections: 1024,
                header_timeout: Duration::from_secs(10),
                body_timeout: Duration::from_secs(10),
                idle_timeout: Duration::from_secs(75),
                stop_timeout: Duration::from_secs(5),
                automation_body_bytes: 64 * 1024,
                capture_body_bytes: 256 * 1024,
            },
            clock: FakeClock::new(),
            disk: None,
        }
    }
}

impl Plan {
    pub fn with(change: impl FnOnce(&mut Settings)) -> Plan {
        let mut plan = Plan::default();
        change(&mut plan.settings);
        plan
    }

    pub fn on(disk: &FakeDisk) -> Plan {
        Plan { disk: Some(disk.clone()), ..Plan::default() }
    }

    pub fn build(self) -> House {
        House::build(self, Arc::new(tempfile::tempdir().unwrap()))
    }
}

impl House {
    pub fn new() -> House {
        Plan::default().build()
    }

    fn build(plan: Plan, directory: Arc<TempDir>) -> House {
        let settings = app::Settings { reserve_bytes: 1 << 10, ..app::Settings::default() };
        let outside = plan.clock.outside();
        let app = match plan.disk.clone() {
            None => App::open(directory.path(), &settings, outside),
            Some(disk) => App::open_on(directory.path(), &settings, outside, move |_| Ok(Box::new(disk))),
        };
        let app = app.expect("the store opens");
        let (stop, stopped) = oneshot::channel::<()>();
        let (tell, address) = std::sync::mpsc::channel();
        let thread = {
            let (app, settings) = (app.clone(), plan.settings.clone());
            std::thread::spawn(move || {
                let runtime = tokio::runtime::Builder::new_multi_thread()
                    .worker_threads(2)
                    .enable_all()
                    .build()
                    .unwrap();
                let served = runtime.block_on(async {
                    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
                    tell.send(listener.local_addr().unwrap()).unwrap();
                    serve(listener, app, settings, async { drop(stopped.await) }).await
                });
                runtime.shutdown_timeout(Duration::from_secs(5));
                served
            })
        };
        let address = address.recv().unwrap();
        let running = Some(Running { stop, thread });
        House { app, address, clock: plan.clock.clone(), plan, directory, running }
    }

    /// Asks the server to stop without waiting for it.
    pub fn ask_to_stop(&mut self) -> JoinHandle<Result<(), ServeError>> {
        let Running { stop, thread } = self.running.take().expect("it runs");
        let _ = stop.send(());
        thread
    }

    /// Stops the server and answers how it ended.
    pub fn stop(&mut self) -> Result<(), ServeError> {
        self.ask_to_stop().join().expect("the server does not panic")
    }

    /// Waits for a server that stops by itself.
    pub fn ends(&mut self) -> Result<(), ServeError> {
        let Running { stop, thread } = self.running.take().expect("it runs");
        let ended = thread.join().expect("the server does not panic");
        drop(stop);
        ended
    }

    /// Stops the server, closes the store, opens both again: the same directory, another port, empty caches.
    pub fn restart(mut self) -> House {
        self.stop().expect("it stops cleanly");
        let plan = Plan {
            settings: self.plan.settings.clone(),
            clock: self.clock.clone(),
            disk: self.plan.disk.clone(),
        };
        let directory = Arc::clone(&self.directory);
        drop(self);
        House::build(plan, directory)
    }

    pub fn run(&self, command: Command) -> app::Answer {
        self.app.run(command).unwrap_or_else(|error| panic!("the command should succeed: {error}")).answer
    }

    pub fn user(&self, user: &str) {
        self.user_in(user, chrono_tz::Europe::Vienna, Language::En);
    }

    pub fn user_in(&self, user: &str, time_zone: chrono_tz::Tz, language: Language) {
        self.run(Command::UserAdd { name: name(user), time_zone, language });
    }

    /// A new key, whole.
    pub fn key(&self, user: &str, scopes: &[Scope]) -> String {
        self.key_for(user, "n8n", scopes, None).key.unwrap()
    }

    pub fn key_for(
        &self,
        user: &str,
        label: &str,
        scopes: &[Scope],
        expires_in_millis: Option<u64>,
    ) -> KeyView {
        let (user, name, scopes) = (name(user), name(label), scopes.to_vec());
        match self.run(Command::KeyCreate { user, name, scopes, expires_in_millis }) {
            app::Answer::Key(key) => key,
            other => panic!("no key: {other:?}"),
        }
    }

    pub fn integration(
        &self,
        user: &str,
        id: &str,
        trigger: &str,
        format_type: FormatType,
    ) -> IntegrationView {
        let (user, id, trigger) = (name(user), name(id), name(trigger));
        match self.run(Command::IntegrationAdd { user, id, trigger, format_type }) {
            app::Answer::Integration(integration) => integration,
            other => panic!("no integration: {other:?}"),
        }
    }

    /// All memos of a user as administration sees them, newest first.
    pub fn memos(&self, user: &str) -> Vec<MemoView> {
        match self.run(Command::MemoList { user: name(user), place: Place::Everywhere, limit: 100_000 }) {
            app::Answer::Memos(memos) => memos,
            other => panic!("no memos: {other:?}"),
        }
    }

    /// The data directory, as it might leak into an answer.
    pub fn data(&self) -> String {
        self.directory.path().display().to_string()
    }

    /// A new connection.
    pub fn wire(&self) -> Wire {
        Wire::to(self.address)
    }

    /// One request on a connection of its own.
    pub fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: impl AsRef<[u8]>) -> Answer {
        let mut wire = self.wire();
        wire.send(&request(method, path, headers, body.as_ref()));
        if method == "HEAD" { wire.answer_to_head() } else { wire.answer() }
    }

    pub fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], "")
    }

    /// A POST with a key and no `Content-Type`.
    pub fn post(&self, path: &str, key: &str, body: impl AsRef<[u8]>) -> Answer {
        self.ask("POST", path, &[("X-API-KEY", key)], body)
    }

    /// The list of an integration, as text.
    pub fn list(&self, key: &str, id: &str) -> String {
        let answer =
            self.post("/automation/list", key, serde_json::json!({ "integrationId": id }).to_string());
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.text()
    }

    /// Hands in JSON that must be taken.
    pub fn capture(&self, key: &str, body: Value) -> Value {
        let headers = [("X-API-KEY", key), ("Content-Type", "application/json")];
        let answer = self.ask("POST", "/capture/memos", &headers, body.to_string());
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()
    }

    /// A good request is still answered, whatever came before.
    pub fn is_well(&self, key: &str) {
        let answer = self.post("/automation/test-auth", key, "");
        assert_eq!(answer.status, 200, "a good request should succeed: {answer:?}");
        assert_eq!(self.get("/healthz").status, 200, "and the process lives");
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if self.running.is_some() {
            let _ = self.ask_to_stop().join();
        }
    }
}

pub fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}

/// The public id in a whole key.
pub fn id_of(key: &str) -> memod::model::KeyId {
    key.split('_').nth(1).unwrap().parse().unwrap()
}
