use rustix::process::setpriority_process;
use rustix::thread::gettid;
use tokio::sync::oneshot;

/// A thread with this niceness gets a tenth of what one that answers gets, where both want the same processor.
const NICENESS: i32 = 10;

/// Runs `work` in a thread that gives way to those which answer. `None` where no thread is to be had, or `work`
/// panicked.
pub(super) async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (sender, done) = oneshot::channel();
    let run = move || {
        // A thread cannot become less nice again, so it is one of its own. Where a sandbox refuses this, all goes on as
        // before.
        let _ = setpriority_process(Some(gettid()), NICENESS);
        let _ = sender.send(work());
    };
    std::thread::Builder::new().name("memod-argon2".to_owned()).spawn(run).ok()?;
    done.await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn work_is_done_in_a_thread_that_gives_way_and_the_one_that_asked_does_not() {
        let priority = || rustix::process::getpriority_process(Some(gettid())).unwrap();
        let before = priority();
        assert_eq!(aside(priority).await, Some(before.max(NICENESS)));
        assert_eq!(priority(), before);
    }

    #[tokio::test]
    async fn work_that_panics_is_none() {
        assert_eq!(aside(|| -> u8 { panic!("made to panic by a test") }).await, None);
    }
}
