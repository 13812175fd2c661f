//! A server's table, through one WebSocket that mends itself.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use client::Outbox;
use gloo_net::http::Request;
use leptos::ev;
use leptos::leptos_dom::helpers::{IntervalHandle, WindowListenerHandle};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, WebSocket};
use wire::rest::Problem;
use wire::{ClientFrame, PROTOCOL, Reads, ServerFrame};

use super::{Ear, Line, LinkState, keys};

/// How often a silent line is tried.
const PING: Duration = Duration::from_secs(15);

/// A line that was silent for so long, pings unanswered, is dead.
const SILENCE_MS_MAX: f64 = 40_000.0;

/// A page that was put aside for so long does not wait for its line to notice.
const ASIDE_MS_MAX: f64 = 20_000.0;

/// Reasons to close that no new attempt can mend.
const FINAL: [&str; 6] = [
    "no-such-table",
    "table-archived",
    "wrong-protocol",
    "bad-key",
    "foreign-origin",
    "other-rules",
];

/// The socket of a server's table.
pub struct Socket {
    wire: Rc<Wire>,
    ticking: Option<IntervalHandle>,
    listeners: Vec<WindowListenerHandle>,
}

impl Socket {
    /// Connects to the table with this id.
    pub fn to(table: &str, ear: Ear) -> Socket {
        Socket::with(table, keys::key_for(table), ear)
    }

    /// Looks at the table with this id as somebody who only looks on, whatever seats this browser has there, and without a
    /// trace in it.
    pub fn watching(table: &str, ear: Ear) -> Socket {
        Socket::with(table, None, ear)
    }

    fn with(table: &str, key: Option<String>, ear: Ear) -> Socket {
        let wire = Rc::new(Wire {
            table: table.to_owned(),
            key,
            ear,
            call: RefCell::new(None),
            outbox: RefCell::default(),
            last: Cell::new(None),
            heard_ms: Cell::new(0.0),
            welcomed: Cell::new(false),
            pings: Cell::new(0),
        });
        wire.call_up();
        let ticking = set_interval_with_handle(act(&wire, Wire::tick), PING).ok();
        let woken = act(&wire, Wire::wake);
        let online = act(&wire, Wire::wake);
        let listeners = vec![
            window_event_listener(ev::visibilitychange, move |_| woken()),
            window_event_listener(ev::online, move |_| online()),
        ];
        Socket { wire, ticking, listeners }
    }
}

/// Does something with the wire as long as it is there.
fn act(wire: &Rc<Wire>, what: fn(&Rc<Wire>)) -> impl Fn() + Clone + 'static {
    let wire = Rc::downgrade(wire);
    move || {
        if let Some(wire) = wire.upgrade() {
            what(&wire);
        }
    }
}

impl Line for Socket {
    fn send(&self, frame: ClientFrame) {
        self.wire.send(frame);
    }

    fn greet_again(&self) {
        self.wire.last.set(None);
        self.wire.call_up();
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        if let Some(ticking) = self.ticking.take() {
            ticking.clear();
        }
        self.listeners.drain(..).for_each(WindowListenerHandle::remove);
        self.wire.call.replace(None);
    }
}

/// What outlives a single call.
struct Wire {
    table: String,
    key: Option<String>,
    ear: Ear,
    call: RefCell<Option<Call>>,
    outbox: RefCell<Outbox>,
    /// The number of the last event heard.
    last: Cell<Option<u64>>,
    /// When anything was heard.
    heard_ms: Cell<f64>,
    /// Whether the call of now has been welcomed.
    welcomed: Cell<bool>,
    pings: Cell<u64>,
}

/// One call: a socket and what listens to it.
struct Call {
    socket: WebSocket,
    _opened: Closure<dyn Fn()>,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _ended: Closure<dyn Fn()>,
}

impl Drop for Call {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        self.socket.close().ok();
    }
}

impl Wire {
    /// Hangs up, where somebody is on the line, and calls anew.
    fn call_up(self: &Rc<Wire>) {
        self.welcomed.set(false);
        self.heard_ms.set(js_sys::Date::now());
        let call = Call::new(&self.address(), self);
        let failed = call.is_none();
        self.call.replace(call);
        if failed {
            self.lost();
        }
    }

    fn address(&self) -> String {
        let location = window().location();
        let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let scheme = if secure { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        format!("{scheme}://{host}/api/tables/{}/socket", self.table)
    }

    fn greet(self: &Rc<Wire>) {
        self.put(&ClientFrame::Hello {
            protocol: PROTOCOL,
            key: self.key.clone(),
            last: self.last.get(),
            reads: Reads::ALL,
            shares: true,
        });
    }

    fn send(&self, frame: ClientFrame) {
        let frame = self.outbox.borrow_mut().take(frame, self.welcomed.get());
        if let Some(frame) = frame {
            self.put(&frame);
        }
    }

    /// Puts a frame on the line; what a broken line swallows is sent again by the outbox.
    fn put(&self, frame: &ClientFrame) {
        if let (Some(call), Ok(text)) = (&*self.call.borrow(), serde_json::to_string(frame)) {
            call.socket.send_with_str(&text).ok();
        }
    }

    fn hear(self: &Rc<Wire>, frame: ServerFrame) {
        self.heard_ms.set(js_sys::Date::now());
        match &frame {
            ServerFrame::Welcome { number, .. } => {
                self.last.set(Some(*number));
                self.welcomed.set(true);
                self.ear.is(LinkState::Open);
            }
            ServerFrame::Event { numbered, .. } | ServerFrame::Changed { numbered, .. } => {
                self.last.set(Some(numbered.number))
            }
            ServerFrame::Closed { code, .. } if FINAL.contains(&code.as_str()) => {
                self.end(code.clone());
            }
            _ => {}
        }
        let again = self.outbox.borrow_mut().hear(&frame);
        again.iter().for_each(|frame| self.put(frame));
        self.ear.tell(frame);
    }

    /// Nothing will mend this line.
    fn end(self: &Rc<Wire>, code: String) {
        self.ear.is(LinkState::Closed { code });
        // Not at once: we may be inside the call's own closure.
        set_timeout(act_once(self, |wire| drop(wire.call.replace(None))), Duration::ZERO);
    }

    fn lost(self: &Rc<Wire>) {
        let never = self.last.get().is_none();
        self.welcomed.set(false);
        if never {
            self.ask_why();
        } else {
            self.ear.is(LinkState::Lost);
        }
        let pause = self.outbox.borrow_mut().pause_ms(js_sys::Math::random());
        let again = act_once(self, |wire| wire.call_if_down());
        set_timeout(again, Duration::from_millis(pause.into()));
    }

    fn call_if_down(self: &Rc<Wire>) {
        let down = self.call.borrow().as_ref().is_some_and(|call| {
            matches!(call.socket.ready_state(), WebSocket::CLOSING | WebSocket::CLOSED)
        });
        if down {
            self.call_up();
        }
    }

    /// A browser does not say why a socket cannot be opened; the table's own page does.
    fn ask_why(self: &Rc<Wire>) {
        let (path, wire) = (format!("/api/tables/{}", self.table), Rc::downgrade(self));
        spawn_local(async move {
            let Ok(answer) = Request::get(&path).send().await else { return };
            let (false, Ok(problem)) = (answer.ok(), answer.json::<Problem>().await) else {
                return;
            };
            if let Some(wire) = wire.upgrade().filter(|_| FINAL.contains(&problem.code.as_str())) {
                wire.end(problem.code);
            }
        });
    }

    fn tick(self: &Rc<Wire>) {
        if js_sys::Date::now() - self.heard_ms.get() > SILENCE_MS_MAX {
            self.ear.is(LinkState::Lost);
            return self.call_up();
        }
        self.pings.set(self.pings.get() + 1);
        self.send(ClientFrame::Ping { count: self.pings.get() });
    }

    /// The page is looked at again, or the network is back: a line that was silent meanwhile is not
    /// waited for.
    fn wake(self: &Rc<Wire>) {
        let silent = js_sys::Date::now() - self.heard_ms.get() > ASIDE_MS_MAX;
        let down = !self.welcomed.get() && self.last.get().is_some();
        if !document().hidden() && self.call.borrow().is_some() && (silent || down) {
            self.call_up();
        }
    }
}

fn act_once(wire: &Rc<Wire>, what: impl FnOnce(Rc<Wire>) + 'static) -> impl FnOnce() + 'static {
    let wire = Rc::downgrade(wire);
    move || {
        if let Some(wire) = wire.upgrade() {
            what(wire);
        }
    }
}

impl Call {
    fn new(address: &str, wire: &Rc<Wire>) -> Option<Call> {
        let socket = WebSocket::new(address).ok()?;
        let opened = Closure::new(act(wire, Wire::greet));
        let ended = Closure::new(act(wire, Wire::lost));
        let listening: Weak<Wire> = Rc::downgrade(wire);
        let heard = Closure::new(move |message: MessageEvent| {
            let text = message.data().as_string().unwrap_or_default();
            // What an older page cannot read is skipped; the next greeting tells versions apart.
            if let (Some(wire), Ok(frame)) = (listening.upgrade(), serde_json::from_str(&text)) {
                wire.hear(frame);
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(ended.as_ref().unchecked_ref()));
        Some(Call { socket, _opened: opened, _heard: heard, _ended: ended })
    }
}
