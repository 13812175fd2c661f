//! Lets visitors in, attends to each, and sees all of them out when the server stops.
//!
//! What a visitor sends or reads a byte at a time cannot hold a place for long: the head of a
//! request has its time, and so has everything that is not a conversation at a table.

use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::door::{Door, Peer, Visit};
use crate::limits::{HEAD_BYTES_MAX, HEAD_MS_MAX, VISIT_MS_MAX};

/// How long things may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hours {
    head: Duration,
    visit: Duration,
}

impl Default for Hours {
    fn default() -> Hours {
        let [head, visit] = [HEAD_MS_MAX, VISIT_MS_MAX].map(Duration::from_millis);
        Hours { head, visit }
    }
}

/// Receives whoever comes until `stop` is there; then nobody is let in any more, and it ends when
/// the last visitor has their answer.
pub(crate) async fn receive(
    mut door: Door,
    rooms: Router,
    hours: Hours,
    stop: impl Future<Output = ()>,
) {
    let (closing, closed) = watch::channel(());
    let mut visits = JoinSet::new();
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            (visit, from) = door.accept() => {
                visits.spawn(attend(visit, from, rooms.clone(), hours, closed.clone()));
            }
            () = &mut stop => break,
        }
        while visits.try_join_next().is_some() {}
    }
    drop((door, closing));
    while visits.join_next().await.is_some() {}
}

/// One visitor, until they go, become a conversation, or have had their time.
async fn attend(
    visit: Visit,
    from: SocketAddr,
    rooms: Router,
    hours: Hours,
    mut closed: watch::Receiver<()>,
) {
    let rooms = TowerToHyperService::new(rooms);
    let answer = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(from));
        rooms.call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(hours.head).max_buf_size(HEAD_BYTES_MAX);
    let mut talk = pin!(http.serve_connection(TokioIo::new(visit), answer).with_upgrades());
    tokio::select! {
        // A line that broke is the visitor's affair.
        _ = talk.as_mut() => return,
        () = sleep(hours.visit) => {}
        // The sender never speaks; it is dropped when the server stops.
        _ = closed.changed() => {}
    }
    talk.as_mut().graceful_shutdown();
    timeout(hours.visit, talk).await.ok();
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::{TcpListener, TcpStream};
    use tokio::sync::oneshot;

    use super::*;
    use crate::config::Config;

    const SHORT: Duration = Duration::from_millis(100);
    const LONG: Duration = Duration::from_secs(60);

    /// A server that says hello; dropping the sender stops it.
    async fn open(head: Duration, visit: Duration) -> (SocketAddr, oneshot::Sender<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let rooms = Router::new().route("/", get(|| async { "hello" }));
        let door = Door::new(listener, &Config::default());
        let (stop, stopped) = oneshot::channel();
        let stopped = async { stopped.await.unwrap_or_default() };
        tokio::spawn(receive(door, rooms, Hours { head, visit }, stopped));
        (address, stop)
    }

    /// Sends `text`, then a byte now and then; all that was heard until the server hung up.
    async fn drip(address: SocketAddr, text: &str) -> String {
        let (mut from, mut to) = TcpStream::connect(address).await.unwrap().into_split();
        to.write_all(text.as_bytes()).await.unwrap();
        let dripping = tokio::spawn(async move {
            while to.write_all(b"x").await.is_ok() {
                sleep(SHORT / 10).await;
            }
        });
        let mut heard = Vec::new();
        // A line that is cut while bytes are on their way ends with an error.
        timeout(LONG / 2, from.read_to_end(&mut heard)).await.expect("it hangs up").ok();
        dripping.abort();
        String::from_utf8_lossy(&heard).into_owned()
    }

    #[tokio::test]
    async fn a_head_that_never_ends_is_not_waited_for() {
        let (address, _stop) = open(SHORT, LONG).await;
        assert_eq!(drip(address, "GET / HTTP/1.1\r\nhost: x\r\nx-slow: ").await, "");
        let heard = drip(address, "GET / HTTP/1.1\r\nhost: x\r\n\r\n").await;
        assert!(heard.ends_with("hello"), "one answer, and no second request in time: {heard}");
    }

    #[tokio::test]
    async fn a_visit_ends_whatever_it_does() {
        let (address, _stop) = open(LONG, SHORT).await;
        assert_eq!(drip(address, "GET / HTTP/1.1\r\nhost: x\r\nx-slow: ").await, "");
        let body = "GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n";
        assert!(drip(address, body).await.ends_with("hello"));
    }

    #[tokio::test]
    async fn a_server_that_stops_lets_nobody_in_and_ends_idle_visits() {
        let (address, stop) = open(LONG, LONG).await;
        let mut idle = TcpStream::connect(address).await.unwrap();
        idle.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        let mut heard = [0; 12];
        idle.read_exact(&mut heard).await.unwrap();
        drop(stop);
        let mut rest = String::new();
        timeout(LONG / 2, idle.read_to_string(&mut rest)).await.expect("it hangs up").unwrap();
        while TcpStream::connect(address).await.is_ok() {
            tokio::task::yield_now().await;
        }
    }
}
