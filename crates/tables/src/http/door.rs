//! The door: how many may be inside at the same time, how long they may say nothing, and where
//! they come from.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::serve::Listener;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, Sleep};

use super::lines::{Line, Lines};
use super::router::Shared;
use crate::config::Config;
use crate::limits::{PLAIN_CONNECTIONS_MAX, SILENCE_MS_MAX};
use crate::network::Network;
use crate::proxies::{self, Proxy};

const SILENCE: Duration = Duration::from_millis(SILENCE_MS_MAX);

/// Lets so many in and no more; the others wait outside. Of one address fewer are let in, and the
/// others sent away, so that nobody takes all places alone.
pub(crate) struct Door {
    listener: TcpListener,
    places: Arc<Semaphore>,
    lines: Lines,
    per_address: usize,
    /// Many people come through these.
    proxies: Vec<Proxy>,
}

impl Door {
    /// A door with as many places behind it as the settings say.
    pub(crate) fn new(listener: TcpListener, config: &Config) -> Door {
        let places = config.connections.saturating_add(PLAIN_CONNECTIONS_MAX);
        Door {
            listener,
            places: Arc::new(Semaphore::new(places.min(Semaphore::MAX_PERMITS))),
            lines: Lines::default(),
            per_address: config.connections_per_address,
            proxies: config.trusted_proxies.clone(),
        }
    }

    /// The next visitor.
    pub(crate) async fn accept(&mut self) -> (Visit, SocketAddr) {
        // Never closed, so there is always a place in the end.
        let place = self.places.clone().acquire_owned().await.ok();
        loop {
            let (stream, from) = Listener::accept(&mut self.listener).await;
            let address = from.ip().to_canonical();
            let most = if proxies::is_trusted(&self.proxies, address) {
                usize::MAX
            } else {
                self.per_address
            };
            if let Some(line) = self.lines.count(Network::of(address), most) {
                // An acknowledgement and the event after it are two small packets: the second must
                // not wait until the client has confirmed the first.
                stream.set_nodelay(true).ok();
                let silence = Box::pin(tokio::time::sleep(SILENCE));
                return (Visit { stream, silence, _place: place, _line: line }, from);
            }
        }
    }
}

/// A connection that ends when nothing passes through it for too long.
pub(crate) struct Visit {
    stream: TcpStream,
    silence: Pin<Box<Sleep>>,
    /// Given back when the connection is gone.
    _place: Option<OwnedSemaphorePermit>,
    _line: Line,
}

impl Visit {
    fn unless_silent<T>(
        &mut self,
        step: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if step.is_ready() {
            self.silence.as_mut().reset(Instant::now() + SILENCE);
            return step;
        }
        self.silence.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Visit {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        self.unless_silent(read, context)
    }
}

impl AsyncWrite for Visit {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.unless_silent(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.unless_silent(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// The other end of a connection: a browser, or a proxy in front of us.
#[derive(Clone, Copy, Debug)]
pub(super) struct Peer(pub(super) SocketAddr);

/// Where a request comes from, as far as it can be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Caller {
    pub(super) network: Network,
    /// Whether a proxy that the operator trusts says so. The door has not counted them.
    pub(super) proxied: bool,
    /// Whether the other end is such a proxy, whatever it says of the visitor.
    pub(super) is_believed: bool,
}

impl FromRequestParts<Shared> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Caller, Infallible> {
        // The doorman writes it into every request; without it, all would be one address.
        let nobody = Peer((Ipv4Addr::UNSPECIFIED, 0).into());
        let known = parts.extensions.get().copied();
        debug_assert!(known.is_some(), "a request came in past the doorman");
        let Peer(peer) = known.unwrap_or(nobody);
        Ok(caller(peer.ip(), &parts.headers, &shared.tables.config.trusted_proxies))
    }
}

/// Anybody can say where they come from; only the word of a proxy that the operator trusts is more than a claim.
fn caller(peer: IpAddr, headers: &HeaderMap, trusted: &[Proxy]) -> Caller {
    if !proxies::is_trusted(trusted, peer) {
        return Caller { network: Network::of(peer), proxied: false, is_believed: false };
    }
    let visitor = proxies::visitor(trusted, peer, headers);
    let network = Network::of(visitor.unwrap_or(peer));
    Caller { network, proxied: visitor.is_some(), is_believed: true }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    fn check(peer: &str, forwarded: Option<&'static str>, expected: &str, proxied: bool) {
        let mut headers = HeaderMap::new();
        if let Some(value) = forwarded {
            headers.append("x-forwarded-for", axum::http::HeaderValue::from_static(value));
        }
        let [peer, expected] = [peer, expected].map(|address| address.parse::<IpAddr>().unwrap());
        let found = caller(peer, &headers, &["10.0.0.0/30".parse().unwrap()]);
        assert_eq!(
            (found.network, found.proxied),
            (Network::of(expected), proxied),
            "{forwarded:?}"
        );
    }

    #[test]
    fn only_the_trusted_proxy_is_believed() {
        check("10.0.0.1", Some("198.51.100.1, 192.0.2.7"), "192.0.2.7", true);
        check("::ffff:10.0.0.3", Some("2001:db8::1"), "2001:db8::1", true);
        check("10.0.0.1", None, "10.0.0.1", false);
        check("10.0.0.1", Some("nonsense"), "10.0.0.1", true);
        check("10.0.0.4", Some("192.0.2.7"), "10.0.0.4", false);
    }

    async fn door(places: usize, per_address: usize) -> (Door, SocketAddr) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let config = Config { connections_per_address: per_address, ..Config::default() };
        let places = Arc::new(Semaphore::new(places));
        (Door { places, ..Door::new(listener, &config) }, address)
    }

    const MOMENT: Duration = Duration::from_millis(50);

    #[tokio::test]
    async fn of_one_address_so_many_are_let_in_and_the_others_sent_away() {
        let (mut door, address) = door(9, 1).await;
        let _first = TcpStream::connect(address).await.unwrap();
        let (visit, _) = door.accept().await;
        let mut second = TcpStream::connect(address).await.unwrap();
        assert!(tokio::time::timeout(MOMENT, door.accept()).await.is_err());
        assert_eq!(second.read(&mut [0]).await.unwrap(), 0, "sent away");
        drop(visit);
        let _third = TcpStream::connect(address).await.unwrap();
        let (visit, _) = door.accept().await;
        // Through a proxy that the operator named come many.
        door.proxies.push("127.0.0.1".parse().unwrap());
        let _fourth = TcpStream::connect(address).await.unwrap();
        door.accept().await;
        drop(visit);
        assert!(door.lines.is_empty(), "nobody is inside any more");
    }

    #[tokio::test]
    async fn who_comes_too_many_waits_until_a_place_is_free() {
        let (mut door, address) = door(1, 9).await;
        let _first = TcpStream::connect(address).await.unwrap();
        let (visit, _) = door.accept().await;
        let _second = TcpStream::connect(address).await.unwrap();
        assert!(tokio::time::timeout(MOMENT, door.accept()).await.is_err());
        drop(visit);
        tokio::time::timeout(Duration::from_secs(10), door.accept()).await.unwrap();
    }

    #[tokio::test]
    async fn who_says_nothing_is_sent_away_and_who_speaks_may_stay() {
        let (mut door, address) = door(1, 9).await;
        let mut guest = TcpStream::connect(address).await.unwrap();
        let (mut visit, _) = door.accept().await;
        visit.silence.as_mut().reset(Instant::now() + Duration::from_secs(60));
        guest.write_all(b"x").await.unwrap();
        assert_eq!(visit.read_u8().await.unwrap(), b'x');
        assert!(visit.silence.deadline() > Instant::now() + SILENCE - Duration::from_secs(5));
        visit.silence.as_mut().reset(Instant::now());
        assert_eq!(visit.read_u8().await.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }
}
