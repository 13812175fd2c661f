//! The line to the lobby: a socket that mends itself and asks anew for what is shown.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use gloo_net::http::Request;
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, WebSocket};
use wire::lobby::{LobbyFrame, LobbyNews};
use wire::rest::Problem;

use super::LinkState;

/// How often a silent line is tried.
const PING: Duration = Duration::from_secs(15);

/// A line that was silent for so long is dead.
const SILENCE_MS_MAX: f64 = 40_000.0;

/// Milliseconds before the first new attempt; the longest pause between two.
const PAUSE_MS: [u32; 2] = [500, 10_000];

/// The line to the lobby.
pub struct LobbyLine {
    wire: Rc<Wire>,
    ticking: Option<IntervalHandle>,
}

struct Wire {
    hear: Box<dyn Fn(LobbyNews)>,
    state: RwSignal<LinkState>,
    /// What is said at the beginning of each call.
    greetings: RefCell<Vec<LobbyFrame>>,
    call: RefCell<Option<Call>>,
    heard_ms: Cell<f64>,
    failures: Cell<u32>,
}

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

impl LobbyLine {
    /// Calls the lobby, which is told `greeting` whenever the line is new, and passes on what it says.
    pub fn new(
        greeting: LobbyFrame,
        state: RwSignal<LinkState>,
        hear: impl Fn(LobbyNews) + 'static,
    ) -> LobbyLine {
        let wire = Rc::new(Wire {
            hear: Box::new(hear),
            state,
            greetings: RefCell::new(vec![greeting]),
            call: RefCell::new(None),
            heard_ms: Cell::new(0.0),
            failures: Cell::new(0),
        });
        wire.call_up();
        let ticking = set_interval_with_handle(act(&wire, Wire::tick), PING).ok();
        LobbyLine { wire, ticking }
    }

    /// Says something, where the line is open.
    pub fn send(&self, frame: &LobbyFrame) {
        self.wire.put(frame);
    }

    /// Says these whenever the line is new.
    pub fn greets_with(&self, greetings: Vec<LobbyFrame>) {
        self.wire.greetings.replace(greetings);
    }
}

impl Drop for LobbyLine {
    fn drop(&mut self) {
        if let Some(ticking) = self.ticking.take() {
            ticking.clear();
        }
        self.wire.call.replace(None);
    }
}

/// Does something with the wire as long as it is there.
fn act(wire: &Rc<Wire>, what: fn(&Rc<Wire>)) -> impl Fn() + 'static {
    let wire = Rc::downgrade(wire);
    move || {
        if let Some(wire) = wire.upgrade() {
            what(&wire);
        }
    }
}

impl Wire {
    fn call_up(self: &Rc<Wire>) {
        self.heard_ms.set(js_sys::Date::now());
        let location = window().location();
        let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let scheme = if secure { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let call = Call::new(&format!("{scheme}://{host}/api/lobby/socket"), self);
        let failed = call.is_none();
        self.call.replace(call);
        if failed {
            self.lost();
        }
    }

    fn opened(self: &Rc<Wire>) {
        self.failures.set(0);
        self.state.try_set(LinkState::Open);
        self.greetings.borrow().iter().for_each(|frame| self.put(frame));
    }

    fn put(&self, frame: &LobbyFrame) {
        if let (Some(call), Ok(text)) = (&*self.call.borrow(), serde_json::to_string(frame))
            && call.socket.ready_state() == WebSocket::OPEN
        {
            call.socket.send_with_str(&text).ok();
        }
    }

    fn heard(self: &Rc<Wire>, text: &str) {
        self.heard_ms.set(js_sys::Date::now());
        // What an older page cannot read is skipped.
        if let Ok(news) = serde_json::from_str(text) {
            (self.hear)(news);
        }
    }

    fn lost(self: &Rc<Wire>) {
        let failures = self.failures.get();
        if failures == 0 {
            self.ask_why();
        }
        self.failures.set(failures + 1);
        if !matches!(self.state.try_get_untracked(), Some(LinkState::Closed { .. })) {
            self.state.try_set(LinkState::Lost);
        }
        let [first, longest] = PAUSE_MS;
        let pause = first.saturating_mul(1 << failures.min(5)).min(longest);
        // Not all at once after a server has started anew.
        let pause = f64::from(pause) * (0.75 + js_sys::Math::random() / 2.0);
        let again = act(self, Wire::call_if_down);
        set_timeout(again, Duration::from_millis(pause as u64));
    }

    fn call_if_down(self: &Rc<Wire>) {
        let closed =
            matches!(self.state.try_get_untracked(), None | Some(LinkState::Closed { .. }));
        let down = self.call.borrow().as_ref().is_none_or(|call| {
            matches!(call.socket.ready_state(), WebSocket::CLOSING | WebSocket::CLOSED)
        });
        if down && !closed {
            self.call_up();
        }
    }

    /// A browser does not say why a socket cannot be opened; the list says whether there is a lobby at all.
    fn ask_why(self: &Rc<Wire>) {
        let wire = Rc::downgrade(self);
        spawn_local(async move {
            let Ok(answer) = Request::get("/api/lobby?seats=0").send().await else { return };
            let (false, Ok(problem)) = (answer.ok(), answer.json::<Problem>().await) else {
                return;
            };
            if let Some(wire) = wire.upgrade().filter(|_| problem.code == "no-lobby") {
                wire.state.try_set(LinkState::Closed { code: problem.code });
            }
        });
    }

    fn tick(self: &Rc<Wire>) {
        if js_sys::Date::now() - self.heard_ms.get() > SILENCE_MS_MAX {
            self.call_if_down();
        }
        self.put(&LobbyFrame::Ping);
    }
}

impl Call {
    fn new(address: &str, wire: &Rc<Wire>) -> Option<Call> {
        let socket = WebSocket::new(address).ok()?;
        let opened = Closure::new(act(wire, Wire::opened));
        let ended = Closure::new(act(wire, Wire::lost));
        let listening = Rc::downgrade(wire);
        let heard = Closure::new(move |message: MessageEvent| {
            let text = message.data().as_string().unwrap_or_default();
            if let Some(wire) = listening.upgrade() {
                wire.heard(&text);
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(ended.as_ref().unchecked_ref()));
        Some(Call { socket, _opened: opened, _heard: heard, _ended: ended })
    }
}
