use std::convert::Infallible;
use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use hyper_util::server::graceful::{GracefulConnection, GracefulShutdown};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use warp::reply::Response;

use super::Settings;
use super::patience::{Patient, Phase};

/// Larger heads are answered 431, and so are those of more headers than hyper's default of 100: with any other number
/// it fills a place for each of them before it reads a request.
const HEAD_BYTES: usize = 16 * 1024;
/// Breath after an accept that failed: without file descriptors the next one fails too.
const BREATH: Duration = Duration::from_millis(50);

/// What answers the requests of all connections.
pub(super) trait Answer: Send + Sync + 'static {
    /// Answers one request, whatever it is.
    fn answer(
        &self,
        request: Request<Incoming>,
        peer: IpAddr,
        phase: &Phase,
    ) -> impl Future<Output = Response> + Send;
}

/// Takes connections until `stop` is ready, then lets what is in flight end within the settings' time.
pub(super) async fn accept(
    listener: TcpListener,
    settings: &Settings,
    answer: &Arc<impl Answer>,
    stop: impl Future<Output = ()>,
) {
    let mut stop = pin!(stop);
    let places = Arc::new(Semaphore::new(settings.connections));
    let connections = GracefulShutdown::new();
    // Of many that fail in a row one line is enough.
    let mut failing = false;
    loop {
        let next = async {
            // A place first, a connection second: without a place it waits in the kernel's queue.
            let place = Arc::clone(&places).acquire_owned().await;
            (place, listener.accept().await)
        };
        tokio::select! {
            () = &mut stop => break,
            accepted = next => match accepted {
                (Ok(place), Ok((stream, peer))) => {
                    failing = false;
                    serve(stream, peer, place, answer, &connections, settings);
                }
                (_, Err(error)) => {
                    if !std::mem::replace(&mut failing, true) {
                        tracing::warn!(%error, "connections cannot be accepted; they wait");
                    }
                    tokio::time::sleep(BREATH).await;
                }
                (Err(_), _) => break,
            },
        }
    }
    drop(listener);
    if tokio::time::timeout(settings.stop_timeout, connections.shutdown()).await.is_err() {
        tracing::warn!("requests were still in flight at the end of the stop timeout");
    }
}

fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    place: OwnedSemaphorePermit,
    answer: &Arc<impl Answer>,
    connections: &GracefulShutdown,
    settings: &Settings,
) {
    // Answers are small and complete: waiting to fill a packet only delays them.
    let _ = stream.set_nodelay(true);
    let connection = connections.watch(connection(stream, peer.ip(), answer, settings));
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::debug!(%error, "a connection ended early");
        }
        drop(place);
    });
}

/// HTTP on `stream`, with the deadlines of the settings.
pub(super) fn connection<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    stream: S,
    peer: IpAddr,
    answer: &Arc<impl Answer>,
    settings: &Settings,
) -> impl GracefulConnection<Error = hyper::Error> + Send + 'static {
    let phase = Phase::new();
    let patient = Patient::new(stream, phase.clone(), settings.header_timeout, settings.idle_timeout);
    // The connection's own: a count of owners that the requests of all connections raise is what they would all wait for.
    let line = Arc::new((Arc::clone(answer), phase));
    let service = service_fn(move |request| {
        let line = Arc::clone(&line);
        async move {
            let (answer, phase) = &*line;
            phase.request_begins();
            let response = answer.answer(request, peer, phase).await;
            phase.request_ends();
            Ok::<_, Infallible>(response)
        }
    });
    let mut server = http1::Builder::new();
    // A client that has said all and closed its side, as `nc -N` does, still waits for its answer.
    server.half_close(true).header_read_timeout(None).max_buf_size(HEAD_BYTES);
    server.serve_connection(TokioIo::new(patient), service)
}
