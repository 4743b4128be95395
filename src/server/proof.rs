use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

use super::Settings;
use super::accept::{Answer, connection};

/// It goes the whole way: HTTP, the table of routes, a handler, the app.
const REQUEST: &[u8] = b"GET /readyz HTTP/1.1\r\nHost: memod\r\nConnection: close\r\n\r\n";
const ANSWER: &[u8] = b"HTTP/1.1 ";

/// Whether `answer` still answers, asked through a pipe instead of a socket.
pub(super) async fn answers(answer: &Arc<impl Answer>, settings: &Settings) -> bool {
    let (mut client, stream) = duplex(4096);
    let ask = async {
        let mut head = [0; ANSWER.len()];
        client.write_all(REQUEST).await?;
        client.read_exact(&mut head).await?;
        let mut rest = Vec::new();
        client.read_to_end(&mut rest).await.map(|_| head == ANSWER)
    };
    let serve = connection(stream, IpAddr::V4(Ipv4Addr::LOCALHOST), answer, settings);
    let (served, asked) = tokio::join!(serve, ask);
    served.is_ok() && asked.unwrap_or(false)
}
