//! A line that can be cut: whoever connects to the relay is connected to somebody else, for as long as it is whole.

use std::collections::HashMap;
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;

/// How much is passed on at a time.
const PIECE_BYTES: usize = 16 * 1024;

/// How a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wire {
    /// All that is sent arrives.
    Whole,
    /// Nothing arrives, and nobody is told: what was sent meanwhile arrives when the line is whole again.
    Silent,
    /// Everybody is sent away.
    Severed,
}

/// A line to somebody.
#[derive(Debug)]
pub struct Relay {
    address: SocketAddr,
    line: Arc<Line>,
}

#[derive(Debug)]
struct Line {
    wire: Mutex<Wire>,
    changed: Condvar,
    /// Both ends of each connection, by its number.
    ends: Mutex<HashMap<u64, [TcpStream; 2]>>,
    connections: AtomicU64,
}

impl Relay {
    /// A line to this port of ours, that begins at this address of ours.
    pub fn start(at: Ipv4Addr, port: u16) -> io::Result<Relay> {
        let listener = TcpListener::bind((at, 0))?;
        let address = listener.local_addr()?;
        let line = Arc::new(Line {
            wire: Mutex::new(Wire::Whole),
            changed: Condvar::new(),
            ends: Mutex::default(),
            connections: AtomicU64::new(0),
        });
        let relay = Relay { address, line: line.clone() };
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                let line = line.clone();
                thread::spawn(move || connect(near, port, &line));
            }
        });
        Ok(relay)
    }

    /// Where it begins.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// From now on it is like this.
    pub fn set(&self, wire: Wire) {
        *self.line.wire() = wire;
        self.line.changed.notify_all();
        if wire == Wire::Severed {
            // Whoever is idle is sent away as well.
            self.line.ends().drain().for_each(|(_, ends)| hang_up(&ends));
        }
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.set(Wire::Severed);
    }
}

impl Line {
    fn wire(&self) -> MutexGuard<'_, Wire> {
        self.wire.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Waits while nothing arrives; says whether anything ever will.
    fn is_whole(&self) -> bool {
        let mut wire = self.wire();
        while *wire == Wire::Silent {
            wire = self.changed.wait(wire).unwrap_or_else(|poisoned| poisoned.into_inner());
        }
        *wire == Wire::Whole
    }

    fn ends(&self) -> MutexGuard<'_, HashMap<u64, [TcpStream; 2]>> {
        self.ends.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// Connects two ends and passes on what they say until one of them goes, or the line is severed. What fails closes
/// both, as it would on a line.
fn connect(near: TcpStream, port: u16, line: &Arc<Line>) {
    if !line.is_whole() {
        return;
    }
    let Ok(far) = TcpStream::connect((Ipv4Addr::LOCALHOST, port)) else { return };
    let copies = |end: &TcpStream| Ok::<_, io::Error>([end.try_clone()?, end.try_clone()?]);
    let (Ok([back, near_end]), Ok([forth, far_end])) = (copies(&near), copies(&far)) else {
        return;
    };
    near.set_nodelay(true).ok();
    far.set_nodelay(true).ok();
    let number = line.connections.fetch_add(1, Ordering::Relaxed);
    line.ends().insert(number, [near_end, far_end]);
    // It may have been severed just before.
    if line.is_whole() {
        let other = line.clone();
        let passing = thread::spawn(move || pass_on(far, back, &other));
        pass_on(near, forth, line);
        passing.join().ok();
    }
    if let Some(ends) = line.ends().remove(&number) {
        hang_up(&ends);
    }
}

fn hang_up(ends: &[TcpStream; 2]) {
    for end in ends {
        end.shutdown(Shutdown::Both).ok();
    }
}

fn pass_on(mut from: TcpStream, mut to: TcpStream, line: &Line) {
    let mut piece = [0; PIECE_BYTES];
    while let Ok(bytes @ 1..) = from.read(&mut piece) {
        let Some(said) = piece.get(..bytes).filter(|_| line.is_whole()) else { break };
        if to.write_all(said).is_err() {
            break;
        }
    }
    from.shutdown(Shutdown::Both).ok();
    to.shutdown(Shutdown::Both).ok();
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// Says everything back that it hears.
    fn echo() -> u16 {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        thread::spawn(move || {
            for mut guest in listener.incoming().map_while(Result::ok) {
                thread::spawn(move || io::copy(&mut guest.try_clone().unwrap(), &mut guest));
            }
        });
        port
    }

    fn hear(line: &mut TcpStream) -> io::Result<[u8; 2]> {
        let mut heard = [0; 2];
        line.read_exact(&mut heard).map(|()| heard)
    }

    #[test]
    fn what_is_said_arrives_while_the_line_is_whole_and_later_where_it_was_silent() {
        let relay = Relay::start(Ipv4Addr::LOCALHOST, echo()).unwrap();
        let mut line = TcpStream::connect(relay.address()).unwrap();
        line.write_all(b"hi").unwrap();
        assert_eq!(hear(&mut line).unwrap(), *b"hi");
        relay.set(Wire::Silent);
        line.write_all(b"ho").unwrap();
        line.set_read_timeout(Some(Duration::from_millis(100))).unwrap();
        assert!(hear(&mut line).is_err(), "nothing arrives");
        relay.set(Wire::Whole);
        line.set_read_timeout(None).unwrap();
        assert_eq!(hear(&mut line).unwrap(), *b"ho");
    }

    #[test]
    fn whoever_is_on_a_line_that_is_severed_is_sent_away_and_may_come_back() {
        let relay = Relay::start(Ipv4Addr::LOCALHOST, echo()).unwrap();
        let mut idle = TcpStream::connect(relay.address()).unwrap();
        idle.write_all(b"hi").unwrap();
        assert_eq!(hear(&mut idle).unwrap(), *b"hi");
        relay.set(Wire::Severed);
        assert!(hear(&mut idle).is_err(), "sent away");
        let mut late = TcpStream::connect(relay.address()).unwrap();
        assert!(hear(&mut late).is_err(), "not let in");
        relay.set(Wire::Whole);
        let mut back = TcpStream::connect(relay.address()).unwrap();
        back.write_all(b"ho").unwrap();
        assert_eq!(hear(&mut back).unwrap(), *b"ho");
    }
}
