use bytes::Bytes;

use super::*;
use crate::model::IntegrationNumber;

type Told = (IntegrationNumber, u64, (u64, u64), Vec<String>);

/// Notes what it is told.
#[derive(Default)]
struct Notebook(Mutex<Vec<Told>>);

impl Follower for Notebook {
    fn arrived(&self, place: IntegrationNumber, revision: u64, versions: (u64, u64), arrivals: &[Arrival]) {
        let entries = arrivals.iter().map(|new| String::from_utf8(new.shown.entries.to_vec()).unwrap());
        self.0.lock().unwrap().push((place, revision, versions, entries.collect()));
    }
}

impl Notebook {
    fn told(&self) -> Vec<Told> {
        std::mem::take(&mut *self.0.lock().unwrap())
    }
}

/// A memo that is shown as its text, read as `account` is.
fn addition(store: &Store, new: NewMemo, account: &Arc<Account>) -> (Ticket<Added>, Addition) {
    let (ticket, promise) = store.promise();
    let shown = Shown { account: Arc::clone(account), entries: Bytes::from(new.text.clone()) };
    (ticket, promise.by_adding(new, Some(shown), |added| added))
}

/// Adds them in one batch.
fn add_shown(store: &Store, news: Vec<NewMemo>, account: &Arc<Account>) -> Vec<Memo> {
    let (tickets, additions): (Vec<_>, Vec<_>) =
        news.into_iter().map(|new| addition(store, new, account)).unzip();
    store.add_memos(additions);
    let added = tickets.into_iter().map(|ticket| match ticket.wait().unwrap() {
        Added::New(memo) | Added::Known(memo) => memo,
    });
    added.collect()
}

/// A list that a follower brings up to date lacks what it is not told, and shows a memo as it was read: it must hear of new
/// memos where they are all that happened and were read with what is kept now, and else of nothing.
#[test]
fn a_follower_hears_of_new_memos_where_they_are_all_that_happened_and_were_read_as_the_account_is() {
    let dir = tempfile::tempdir().unwrap();
    let disk = Arc::new(FakeDisk::default());
    let on = Arc::clone(&disk);
    let store = Store::open_on(dir.path(), SETTINGS, move |_| Ok(Box::new(on))).expect("the store opens");
    let user = store.add_user(anna()).wait().unwrap();
    let [notes, other] = ["notes", "other"].map(|id| add_integration(&store, &user, id).number);
    let notebook = Arc::new(Notebook::default());
    store.followed_by(Arc::clone(&notebook) as Arc<dyn Follower>);
    let account = |store: &Store| Arc::clone(store.directory().account(user.number).unwrap());
    let new = |text: &str, now, place| NewMemo { integration: place, ..memo(&user, text, now) };

    let before = store.place_version(Some(notes));
    let fresh = account(&store);
    let both = vec![new("a", 10, Some(notes)), new("b", 10, Some(notes)), new("inbox", 10, None)];
    let kept = add_shown(&store, both, &fresh);
    let after = store.place_version(Some(notes));
    let revision = store.directory().revision();
    assert_eq!(notebook.told(), [(notes, revision, (before, after), vec!["a".to_owned(), "b".to_owned()])]);

    let texts = store.recent_memos(user.number, Some(notes), 20).unwrap();
    assert_eq!(super::texts(&texts), ["b", "a"], "the last that came is the newest");

    add(&store, new("shown by nobody", 20, Some(notes)));
    assert_eq!(notebook.told(), [], "what a list shows of it is not known");

    store.move_memo(kept[0].id.clone(), other).wait().unwrap();
    store.remove_memo(kept[1].id.clone()).wait().unwrap();
    assert_eq!(notebook.told(), [], "a memo went, and one came that is not the newest");

    let edit = UserEdit { name: None, time_zone: None, language: Some(Language::De) };
    store.edit_user(name("anna"), edit).wait().unwrap();
    add_shown(&store, vec![new("read in English", 30, Some(notes))], &fresh);
    assert_eq!(notebook.told(), [], "the account is another now");
    add_shown(&store, vec![new("read in German", 30, Some(notes))], &account(&store));
    assert_eq!(notebook.told().len(), 1);

    let removed = store.recent_memos(user.number, Some(notes), 1).unwrap().remove(0);
    let (came, addition) = addition(&store, new("beside a removal", 40, Some(notes)), &account(&store));
    let begun = disk.asked.load(Ordering::SeqCst);
    disk.hangs.store(true, Ordering::SeqCst);
    let first = store.add_memo(new("first", 40, None));
    while disk.asked.load(Ordering::SeqCst) == begun {
        std::thread::yield_now();
    }
    // Both wait for the batch before them.
    let went = store.remove_memo(removed.id);
    store.add_memos(vec![addition]);
    disk.hangs.store(false, Ordering::SeqCst);
    first.wait().unwrap();
    went.wait().unwrap();
    came.wait().unwrap();
    assert_eq!(notebook.told(), [], "one came and one went in the same batch");
}
