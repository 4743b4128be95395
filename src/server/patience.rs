use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

/// How long a client that does not read its answer is waited for.
const WRITE_PATIENCE: Duration = Duration::from_secs(30);

/// A connection that gives up on a client who is too slow with a request head, silent for too long between
/// requests, or does not read. hyper's own timer knows no difference between a slow head and an idle connection.
///
/// The deadline of the *body* is not here: the handler that reads it answers 408.
pub(super) struct Patient<S> {
    stream: S,
    phase: Phase,
    header_timeout: Duration,
    idle_timeout: Duration,
    /// When the present phase of reading is over; unused while a request is being answered.
    deadline: Instant,
    seen: u8,
    reading: Pin<Box<Sleep>>,
    writing: Option<Pin<Box<Sleep>>>,
}

/// Where a connection stands; the service says when a request begins and ends.
#[derive(Clone)]
pub(super) struct Phase(Arc<AtomicU8>);

/// Nothing came yet, or part of a head.
const HEAD: u8 = 0;
/// A request is being answered.
const BUSY: u8 = 1;
/// The last request is answered, nothing of the next has come.
const IDLE: u8 = 2;

impl Phase {
    /// A new connection.
    pub(super) fn new() -> Self {
        Phase(Arc::new(AtomicU8::new(HEAD)))
    }

    /// A request's head is complete.
    pub(super) fn request_begins(&self) {
        self.0.store(BUSY, Ordering::Relaxed);
    }

    /// A request's answer is ready.
    pub(super) fn request_ends(&self) {
        self.0.store(IDLE, Ordering::Relaxed);
    }

    /// What came since the answer was the rest of its request's body and no head.
    pub(super) fn body_ends(&self) {
        let _ = self.0.compare_exchange(HEAD, IDLE, Ordering::Relaxed, Ordering::Relaxed);
    }
}

impl<S> Patient<S> {
    pub(super) fn new(stream: S, phase: Phase, header_timeout: Duration, idle_timeout: Duration) -> Self {
        let deadline = Instant::now() + header_timeout;
        Patient {
            stream,
            phase,
            header_timeout,
            idle_timeout,
            deadline,
            seen: HEAD,
            reading: Box::pin(sleep_until(deadline)),
            writing: None,
        }
    }

    /// Ready when the client has used up its time to send.
    fn poll_late(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let phase = self.phase.0.load(Ordering::Relaxed);
        if phase == BUSY {
            self.seen = BUSY;
            return Poll::Pending;
        }
        if phase != self.seen {
            self.seen = phase;
            self.deadline = Instant::now() + self.idle_timeout;
        }
        loop {
            // A timer that is set earlier than needed is left alone: most connections never see it fire.
            if self.reading.is_elapsed() || self.reading.deadline() > self.deadline {
                let deadline = self.deadline;
                self.reading.as_mut().reset(deadline);
            }
            ready!(self.reading.as_mut().poll(context));
            if Instant::now() >= self.deadline {
                return Poll::Ready(());
            }
        }
    }

    /// Bytes came: if they begin a head, its time runs from now.
    fn received(&mut self) {
        if self.phase.0.load(Ordering::Relaxed) == IDLE {
            self.phase.0.store(HEAD, Ordering::Relaxed);
            self.seen = HEAD;
            self.deadline = Instant::now() + self.header_timeout;
        }
    }

    fn written<T>(&mut self, context: &mut Context<'_>, outcome: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if outcome.is_ready() {
            self.writing = None;
            return outcome;
        }
        let writing =
            self.writing.get_or_insert_with(|| Box::pin(sleep_until(Instant::now() + WRITE_PATIENCE)));
        ready!(writing.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Poll::Ready(outcome) = Pin::new(&mut self.stream).poll_read(context, buffer) {
            self.received();
            return Poll::Ready(outcome);
        }
        ready!(self.poll_late(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let outcome = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.written(context, outcome)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let outcome = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.written(context, outcome)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let outcome = Pin::new(&mut self.stream).poll_flush(context);
        self.written(context, outcome)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let outcome = Pin::new(&mut self.stream).poll_shutdown(context);
        self.written(context, outcome)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    const HEADER: Duration = Duration::from_secs(10);
    const IDLE_FOR: Duration = Duration::from_secs(75);

    /// Reads until the connection gives up; how long that took, on tokio's own clock.
    async fn gives_up_after(patient: &mut Patient<tokio::io::DuplexStream>) -> Duration {
        let start = Instant::now();
        let mut buffer = [0; 64];
        loop {
            match patient.read(&mut buffer).await {
                Ok(0) => panic!("the client went away"),
                Ok(_) => {}
                Err(error) => {
                    assert_eq!(error.kind(), io::ErrorKind::TimedOut);
                    return start.elapsed();
                }
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_new_silent_connection_has_the_time_of_a_head() {
        let (_client, server) = duplex(64);
        let mut patient = Patient::new(server, Phase::new(), HEADER, IDLE_FOR);
        assert_eq!(gives_up_after(&mut patient).await, HEADER);
    }

    #[tokio::test(start_paused = true)]
    async fn a_head_that_trickles_in_has_no_more_time_than_a_silent_one() {
        let (mut client, server) = duplex(64);
        let trickle = tokio::spawn(async move {
            loop {
                tokio::time::sleep(Duration::from_secs(1)).await;
                if client.write_all(b"x").await.is_err() {
                    return;
                }
            }
        });
        let mut patient = Patient::new(server, Phase::new(), HEADER, IDLE_FOR);
        assert_eq!(gives_up_after(&mut patient).await, HEADER);
        trickle.abort();
    }

    #[tokio::test(start_paused = true)]
    async fn between_requests_a_connection_may_be_silent_for_longer_and_then_has_the_time_of_a_head() {
        let (mut client, server) = duplex(64);
        let phase = Phase::new();
        let mut patient = Patient::new(server, phase.clone(), HEADER, IDLE_FOR);
        client.write_all(b"GET").await.unwrap();
        patient.read_exact(&mut [0; 3]).await.unwrap();
        phase.request_begins();
        phase.request_ends();
        let start = Instant::now();
        let second = async {
            tokio::time::sleep(Duration::from_secs(60)).await;
            client.write_all(b"G").await.unwrap();
            std::future::pending::<()>().await;
        };
        tokio::select! {
            () = second => unreachable!("it never ends"),
            _ = gives_up_after(&mut patient) => {}
        }
        assert_eq!(start.elapsed(), Duration::from_secs(60) + HEADER);
    }

    #[tokio::test(start_paused = true)]
    async fn while_a_request_is_answered_nobody_is_hurried() {
        let (_client, server) = duplex(64);
        let phase = Phase::new();
        let mut patient = Patient::new(server, phase.clone(), HEADER, IDLE_FOR);
        phase.request_begins();
        let waited = tokio::time::timeout(Duration::from_secs(600), gives_up_after(&mut patient)).await;
        assert!(waited.is_err(), "no deadline while the handler works");
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_does_not_read_is_given_up() {
        let (_client, server) = duplex(8);
        let mut patient = Patient::new(server, Phase::new(), HEADER, IDLE_FOR);
        let start = Instant::now();
        let error = patient.write_all(&[0; 64]).await.expect_err("the pipe is full");
        assert_eq!((error.kind(), start.elapsed()), (io::ErrorKind::TimedOut, WRITE_PATIENCE));
    }
}
