//! The door: how many may be inside at the same time, how long they may say nothing, and where
//! they come from.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, Sleep};

use super::router::Shared;
use crate::limits::SILENCE_MS_MAX;

const SILENCE: Duration = Duration::from_millis(SILENCE_MS_MAX);

/// Lets so many in and no more; the others wait outside.
pub(crate) struct Door {
    listener: TcpListener,
    places: Arc<Semaphore>,
}

impl Door {
    /// A door with so many places behind it.
    pub(crate) fn new(listener: TcpListener, places: usize) -> Door {
        let places = Arc::new(Semaphore::new(places.min(Semaphore::MAX_PERMITS)));
        Door { listener, places }
    }
}

impl Listener for Door {
    type Io = Visit;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Visit, SocketAddr) {
        // Never closed, so there is always a place in the end.
        let place = self.places.clone().acquire_owned().await.ok();
        let (stream, from) = Listener::accept(&mut self.listener).await;
        let silence = Box::pin(tokio::time::sleep(SILENCE));
        (Visit { stream, silence, _place: place }, from)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that ends when nothing passes through it for too long.
pub(crate) struct Visit {
    stream: TcpStream,
    silence: Pin<Box<Sleep>>,
    /// Given back when the connection is gone.
    _place: Option<OwnedSemaphorePermit>,
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
pub(crate) struct Peer(SocketAddr);

impl Connected<IncomingStream<'_, Door>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Door>) -> Peer {
        Peer(*stream.remote_addr())
    }
}

/// The address a request comes from, as far as it can be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Caller(pub(super) IpAddr);

impl FromRequestParts<Shared> for Caller {
    type Rejection = <ConnectInfo<Peer> as FromRequestParts<Shared>>::Rejection;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Shared,
    ) -> Result<Caller, Self::Rejection> {
        let ConnectInfo(Peer(peer)) = ConnectInfo::from_request_parts(parts, shared).await?;
        Ok(caller(peer.ip(), &parts.headers, &shared.house.config.trusted_proxies))
    }
}

/// Anybody can write `X-Forwarded-For`; only the last address in it, and only from a proxy that
/// the operator trusts, is more than a claim.
fn caller(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> Caller {
    if !trusted.contains(&peer.to_canonical()) {
        return Caller(peer);
    }
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let forwarded = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next());
    Caller(forwarded.and_then(|last| last.trim().parse().ok()).unwrap_or(peer))
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    fn check(peer: &str, forwarded: &[&'static str], expected: &str) {
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", axum::http::HeaderValue::from_static(value));
        }
        let [peer, trusted, expected] =
            [peer, "10.0.0.1", expected].map(|address| address.parse::<IpAddr>().unwrap());
        assert_eq!(caller(peer, &headers, &[trusted]), Caller(expected), "{forwarded:?}");
    }

    #[test]
    fn only_the_trusted_proxy_is_believed_and_only_its_own_word() {
        check("10.0.0.1", &["192.0.2.7"], "192.0.2.7");
        check("10.0.0.1", &["198.51.100.1, 192.0.2.7"], "192.0.2.7");
        check("10.0.0.1", &["198.51.100.1", "192.0.2.7"], "192.0.2.7");
        check("::ffff:10.0.0.1", &["2001:db8::1"], "2001:db8::1");
        check("10.0.0.1", &[], "10.0.0.1");
        check("10.0.0.1", &["nonsense"], "10.0.0.1");
        check("10.0.0.2", &["192.0.2.7"], "10.0.0.2");
    }

    async fn door(places: usize) -> (Door, SocketAddr) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        (Door::new(listener, places), address)
    }

    #[tokio::test]
    async fn who_comes_too_many_waits_until_a_place_is_free() {
        let (mut door, address) = door(1).await;
        let _first = TcpStream::connect(address).await.unwrap();
        let (visit, _) = door.accept().await;
        let _second = TcpStream::connect(address).await.unwrap();
        let moment = Duration::from_millis(50);
        assert!(tokio::time::timeout(moment, door.accept()).await.is_err());
        drop(visit);
        tokio::time::timeout(Duration::from_secs(10), door.accept()).await.unwrap();
    }

    #[tokio::test]
    async fn who_says_nothing_is_sent_away_and_who_speaks_may_stay() {
        let (mut door, address) = door(1).await;
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
