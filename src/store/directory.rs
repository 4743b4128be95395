use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, OnceLock};

use super::known::Known;
use crate::model::{
    ApiKey, Integration, IntegrationNumber, KeyId, Language, Name, Timestamp, User, UserNumber,
};
use crate::understand::{Router, Routing, Transcript};

/// All users, keys and integrations at one moment, in memory. Replaced as a whole after each durable change, so
/// that a reader who holds one sees one consistent state and touches no tree.
#[derive(Debug, Clone, Default)]
pub struct Directory {
    /// Another number for each state that was published.
    pub(super) revision: u64,
    accounts: BTreeMap<UserNumber, Arc<Account>>,
    by_name: HashMap<Name, UserNumber>,
    keys: BTreeMap<KeyId, KeyEntry>,
}

/// A user with what belongs to the user.
#[derive(Debug)]
pub struct Account {
    user: User,
    integrations: BTreeMap<Name, Arc<Integration>>,
    by_number: HashMap<IntegrationNumber, Name>,
    routes: OnceLock<Routes>,
}

/// The integrations of an account in the order in which its router knows their triggers: that of their ids.
#[derive(Debug)]
struct Routes {
    router: Arc<Router>,
    integrations: Vec<Arc<Integration>>,
    positions: HashMap<IntegrationNumber, usize>,
}

/// A key, when it was last used and by what it is known again, both shared by all states of the Directory.
#[derive(Debug, Clone)]
pub struct KeyEntry {
    /// The key as it is kept.
    pub key: Arc<ApiKey>,
    /// By what its right token is known again.
    pub known: Arc<Known>,
    last_used: Arc<LastUsed>,
}

#[derive(Debug)]
struct LastUsed {
    at: AtomicI64,
    saved: AtomicI64,
}

const NEVER: i64 = i64::MIN;

impl Directory {
    /// Differs for any two states that a reader can have seen.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// All users with what belongs to them, in the order they were added.
    pub fn accounts(&self) -> impl Iterator<Item = &Arc<Account>> {
        self.accounts.values()
    }

    /// The user of this name.
    pub fn account_named(&self, name: &Name) -> Option<&Arc<Account>> {
        self.account(*self.by_name.get(name)?)
    }

    /// The user of this number.
    pub fn account(&self, number: UserNumber) -> Option<&Arc<Account>> {
        self.accounts.get(&number)
    }

    /// Whether this is the account as it is now, and not as it was.
    pub(super) fn holds(&self, account: &Arc<Account>) -> bool {
        self.account(account.user.number).is_some_and(|now| Arc::ptr_eq(now, account))
    }

    /// The key with this id.
    pub fn key(&self, id: &KeyId) -> Option<&KeyEntry> {
        self.keys.get(id)
    }

    /// The key with this id, if it is one.
    pub fn key_claimed(&self, id: &[u8]) -> Option<&KeyEntry> {
        self.keys.get(id)
    }

    /// All keys, in the order of their ids.
    pub fn keys(&self) -> impl Iterator<Item = &KeyEntry> {
        self.keys.values()
    }

    pub(super) fn put_user(&mut self, user: User) {
        if let Some(old) = self.accounts.get(&user.number) {
            self.by_name.remove(&old.user.name);
        }
        self.by_name.insert(user.name.clone(), user.number);
        self.change_account(user.number, |account| account.user = user.clone());
        self.accounts.entry(user.number).or_insert_with(|| Arc::new(Account::of(user)));
    }

    pub(super) fn remove_user(&mut self, number: UserNumber) {
        if let Some(account) = self.accounts.remove(&number) {
            self.by_name.remove(&account.user.name);
        }
        self.keys.retain(|_, entry| entry.key.user != number);
    }

    pub(super) fn put_key(&mut self, key: ApiKey, last_used: Option<Timestamp>) {
        let before = self.keys.get(&key.id);
        let entry = KeyEntry {
            // Another hash is the hash of another token.
            known: before
                .filter(|before| before.key.hash == key.hash)
                .map_or_else(Arc::default, |before| Arc::clone(&before.known)),
            last_used: match before {
                Some(before) => Arc::clone(&before.last_used),
                None => Arc::new(LastUsed::new(last_used)),
            },
            key: Arc::new(key),
        };
        self.keys.insert(entry.key.id, entry);
    }

    /// Goes on with what this process knows of the keys that stood in `before`, too: a store that is opened anew is no
    /// reason to check them again.
    pub(super) fn go_on_from(&mut self, before: &Directory) {
        for (id, entry) in &mut self.keys {
            if let Some(before) = before.keys.get(id).filter(|before| before.key.hash == entry.key.hash) {
                entry.known = Arc::clone(&before.known);
            }
        }
    }

    /// Puts `integration` in the place of the one with the same number, if there is one.
    pub(super) fn put_integration(&mut self, integration: Integration) {
        self.change_account(integration.user, |account| {
            if let Some(old_id) = account.by_number.insert(integration.number, integration.id.clone()) {
                account.integrations.remove(&old_id);
            }
            account.integrations.insert(integration.id.clone(), Arc::new(integration.clone()));
        });
    }

    pub(super) fn remove_integration(&mut self, user: UserNumber, number: IntegrationNumber) {
        self.change_account(user, |account| {
            if let Some(id) = account.by_number.remove(&number) {
                account.integrations.remove(&id);
            }
        });
    }

    fn change_account(&mut self, number: UserNumber, change: impl FnOnce(&mut Account)) {
        let Some(account) = self.accounts.get_mut(&number) else { return };
        // Nobody else can see one that has no other owner: opening a store with ten thousand integrations of one user
        // must not copy ten thousand times what was read before.
        if let Some(own) = Arc::get_mut(account) {
            own.routes = OnceLock::new();
            return change(own);
        }
        let mut changed = account.without_routes();
        change(&mut changed);
        *account = Arc::new(changed);
    }
}

impl Account {
    fn of(user: User) -> Self {
        Account { user, integrations: BTreeMap::new(), by_number: HashMap::new(), routes: OnceLock::new() }
    }

    /// A copy whose routes will be built anew: any change may concern it.
    fn without_routes(&self) -> Self {
        Account {
            user: self.user.clone(),
            integrations: self.integrations.clone(),
            by_number: self.by_number.clone(),
            routes: OnceLock::new(),
        }
    }

    /// The user.
    pub fn user(&self) -> &User {
        &self.user
    }

    /// The user's integrations, ordered by id (code points).
    pub fn integrations(&self) -> impl ExactSizeIterator<Item = &Arc<Integration>> {
        self.integrations.values()
    }

    /// The integration with this id.
    pub fn integration(&self, id: &str) -> Option<&Arc<Integration>> {
        self.integrations.get(id)
    }

    /// The integration of this number. `None` for one that was removed: its memos are on their way to the inbox.
    pub fn integration_numbered(&self, number: IntegrationNumber) -> Option<&Arc<Integration>> {
        self.integrations.get(self.by_number.get(&number)?)
    }

    /// Where a text belongs among the integrations.
    pub fn route(&self, transcript: &Transcript<'_>) -> Routing {
        self.router_in(transcript.language()).route_transcript(transcript)
    }

    /// The router over the triggers of [`integrations`](Account::integrations), in their order. The one of the
    /// user's language is built at the first use after a change, any other at each call.
    pub fn router_in(&self, language: Language) -> Arc<Router> {
        if language == self.user.language { Arc::clone(&self.routes().router) } else { self.router(language) }
    }

    /// The integration at a position of the router's.
    pub fn at(&self, position: usize) -> Option<&Arc<Integration>> {
        self.routes().integrations.get(position)
    }

    /// The router's position of an integration. `None` for one that was removed.
    pub fn position(&self, number: IntegrationNumber) -> Option<usize> {
        self.routes().positions.get(&number).copied()
    }

    fn routes(&self) -> &Routes {
        self.routes.get_or_init(|| {
            let integrations: Vec<Arc<Integration>> = self.integrations().cloned().collect();
            let positions = integrations.iter().enumerate().map(|(at, found)| (found.number, at)).collect();
            Routes { router: self.router(self.user.language), integrations, positions }
        })
    }

    fn router(&self, language: Language) -> Arc<Router> {
        Arc::new(Router::new(self.integrations().map(|found| found.trigger.as_str()), language))
    }
}

impl KeyEntry {
    /// When the key last opened something.
    pub fn last_used_at(&self) -> Option<Timestamp> {
        Some(self.last_used.at.load(Ordering::Relaxed)).filter(|at| *at != NEVER).map(Timestamp::from_millis)
    }

    /// Notes a use; kept in memory until `unsaved_use` is written.
    pub fn used(&self, now: Timestamp) {
        let (at, now) = (&self.last_used.at, now.as_millis());
        // Many requests come within one millisecond, and a write takes the line from the other processors.
        if at.load(Ordering::Relaxed) != now {
            at.store(now, Ordering::Relaxed);
        }
    }

    /// The last use, if it was not handed out for saving yet.
    pub(super) fn unsaved_use(&self) -> Option<Timestamp> {
        let at = self.last_used.at.load(Ordering::Relaxed);
        (self.last_used.saved.swap(at, Ordering::Relaxed) != at).then(|| Timestamp::from_millis(at))
    }
}

impl LastUsed {
    fn new(at: Option<Timestamp>) -> Self {
        let millis = at.map_or(NEVER, Timestamp::as_millis);
        LastUsed { at: AtomicI64::new(millis), saved: AtomicI64::new(millis) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(hash: &str, revoked_at: Option<Timestamp>) -> ApiKey {
        ApiKey {
            id: "0123456789ab".parse().unwrap(),
            user: UserNumber(1),
            name: Name::parse("n8n").unwrap(),
            scopes: vec![crate::model::Scope::Automation].into(),
            hash: hash.to_owned(),
            created_at: Timestamp::MIN,
            expires_at: None,
            revoked_at,
        }
    }

    #[test]
    fn what_a_key_is_known_by_stays_with_its_hash_and_goes_with_it() {
        let mut directory = Directory::default();
        let known = |directory: &Directory| {
            directory.keys().map(|entry| entry.known.mark().copied()).collect::<Vec<_>>()
        };
        directory.put_key(key("one", None), None);
        assert_eq!(known(&directory), [None]);
        let before = directory.clone();
        directory.keys().for_each(|entry| entry.known.learn([7; 32]));
        assert_eq!(known(&before), [Some([7; 32])], "all states share it");
        directory.put_key(key("one", Some(Timestamp::MIN)), None);
        assert_eq!(known(&directory), [Some([7; 32])]);
        let mut anew = Directory::default();
        anew.put_key(key("one", None), None);
        anew.go_on_from(&directory);
        assert_eq!(known(&anew), [Some([7; 32])], "the store was opened anew");
        directory.put_key(key("two", None), None);
        assert_eq!(known(&directory), [None], "another hash is another token's");
        anew.go_on_from(&directory);
        assert_eq!(known(&anew), [Some([7; 32])]);
    }
}
