//! A client that speaks the conversation and keeps everything it was sent.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use game::{Pledge, Rng, Seat, SeatSet, Share, Turn, luck};
use serde_json::{Value, json};
use tables::limits::{FRAMES_BURST, FRAMES_PER_SECOND};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::{
    ActionInput, ClientFrame, KnownLooks, Look, Mixing, PROTOCOL, Phase, Reads, ServerFrame,
    TableEvent, TableState,
};

/// Nothing at a table takes so long.
const PATIENCE: Duration = Duration::from_secs(20);

/// Counts the decisions of all clients, so that each has an id of its own.
static SENT: AtomicU64 = AtomicU64::new(1);

pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub welcome: Value,
    pub number: u64,
    pub version: u64,
    pub state: Option<TableState>,
    pub looks: Vec<Look>,
    pub yours: SeatSet,
    /// Which later forms it reads; the page reads all.
    pub reads: Reads,
    /// Whether it adds to the dice; the page does.
    pub shares: bool,
    /// Every frame as it came.
    pub heard: Vec<String>,
    /// When what was said so far would have been said at the pace that a server allows.
    paced: Instant,
}

impl Client {
    /// Connects without a word.
    pub async fn connect(address: SocketAddr, table: &str) -> Client {
        Client::connect_from(address, table, None).await.expect("a socket")
    }

    /// Connects through a proxy that says where the line comes from; or what the server says to it.
    pub async fn connect_from(
        address: SocketAddr,
        table: &str,
        from: Option<&str>,
    ) -> Result<Client, Error> {
        Client::connect_with(address, table, from.map(|from| ("x-forwarded-for", from))).await
    }

    /// Connects with this header.
    pub async fn connect_with(
        address: SocketAddr,
        table: &str,
        header: Option<(&'static str, &str)>,
    ) -> Result<Client, Error> {
        let url = format!("ws://{address}/api/tables/{table}/socket");
        let mut request = url.into_client_request()?;
        if let Some((name, value)) = header {
            request.headers_mut().insert(name, value.parse().expect("a header"));
        }
        let (socket, _) = connect_async(request).await?;
        Ok(Client {
            socket,
            welcome: Value::Null,
            number: 0,
            version: 0,
            state: None,
            looks: Vec::new(),
            yours: SeatSet::EMPTY,
            reads: Reads::ALL,
            shares: false,
            heard: Vec::new(),
            paced: Instant::now(),
        })
    }

    /// Connects, says hello and is welcome.
    pub async fn enter(
        address: SocketAddr,
        table: &str,
        key: Option<&str>,
        last: Option<u64>,
    ) -> Client {
        Client::connect(address, table).await.greet(key, last).await
    }

    /// Says hello and is welcome.
    pub async fn greet(self, key: Option<&str>, last: Option<u64>) -> Client {
        let mut client = self;
        let key = key.map(str::to_owned);
        let (reads, shares) = (client.reads, client.shares);
        client.say(&ClientFrame::Hello { protocol: PROTOCOL, key, last, reads, shares }).await;
        let frame = client.next().await.expect("a welcome");
        assert!(matches!(frame, ServerFrame::Welcome { .. }), "{frame:?}");
        client.welcome = serde_json::from_str(&client.heard[0]).expect("JSON");
        client
    }

    /// Says it, no faster than a person may be.
    pub async fn say(&mut self, frame: &ClientFrame) {
        let each = Duration::from_secs(1) / FRAMES_PER_SECOND;
        self.paced = self.paced.max(Instant::now()) + each;
        sleep_until(self.paced - each * (FRAMES_BURST / 2)).await;
        self.say_text(&serde_json::to_string(frame).expect("JSON")).await;
    }

    pub async fn say_text(&mut self, text: &str) {
        // A socket that the server has closed shows itself when it is read.
        self.socket.send(Message::text(text)).await.ok();
    }

    /// The next frame; `None` once the server has closed.
    pub async fn next(&mut self) -> Option<ServerFrame> {
        loop {
            let message =
                timeout(PATIENCE, self.socket.next()).await.expect("the server is silent");
            match message {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    let frame: ServerFrame =
                        serde_json::from_str(&text).expect("a frame of the server");
                    let frame = self.whole(frame);
                    self.note(&frame);
                    return Some(frame);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return None,
            }
        }
    }

    /// An event with all looks, of one that told what changed in them.
    fn whole(&self, frame: ServerFrame) -> ServerFrame {
        let ServerFrame::Changed { numbered, version, state, looks, now_ms } = frame else {
            return frame;
        };
        assert!(self.reads.changes, "it was not asked for");
        let mut known = KnownLooks::from(self.looks.clone());
        known.follow(looks).expect("a change of what was told before");
        let looks = known.to_vec();
        ServerFrame::Event { numbered, version, state, looks, now_ms }
    }

    fn note(&mut self, frame: &ServerFrame) {
        match frame {
            ServerFrame::Welcome { number, version, state, looks, yours, .. } => {
                (self.number, self.version, self.yours) = (*number, *version, *yours);
                (self.state, self.looks) = (Some((**state).clone()), looks.clone());
            }
            ServerFrame::Event { numbered, version, state, looks, .. } => {
                // Who adds nothing to the dice is not told what came right before the match.
                let skipped = !self.shares && matches!(numbered.event, TableEvent::Begun { .. });
                let next = numbered.number == self.number + 1;
                assert!(next || skipped, "{} after {}", numbered.number, self.number);
                (self.number, self.version) = (numbered.number, *version);
                (self.state, self.looks) = (Some((**state).clone()), looks.clone());
            }
            ServerFrame::State { state, yours, .. } => {
                self.state = Some((**state).clone());
                self.yours = *yours;
            }
            _ => {}
        }
    }

    /// Reads until something is true of the client.
    pub async fn until(&mut self, is_so: impl Fn(&Client) -> bool) {
        while !is_so(self) {
            self.next().await.expect("the server closed");
        }
    }

    /// Reads until the event with this number.
    pub async fn until_number(&mut self, number: u64) {
        self.until(|client| client.number >= number).await;
    }

    /// Reads on to the first frame that `pick` wants.
    pub async fn find<T>(&mut self, pick: impl Fn(ServerFrame) -> Option<T>) -> T {
        loop {
            let frame = self.next().await.expect("the server closed");
            if let Some(found) = pick(frame) {
                return found;
            }
        }
    }

    /// Reads on to the next refusal and gives its code.
    pub async fn refusal(&mut self) -> String {
        let code = |frame| match frame {
            ServerFrame::Refused { code, .. } => Some(Ok(code)),
            ServerFrame::Ack { number, .. } => Some(Err(number)),
            _ => None,
        };
        self.find(code).await.expect("a refusal, not an acknowledgement")
    }

    /// Reads on to the last word of the server, and gives its code.
    pub async fn closing(&mut self) -> Option<String> {
        let mut last = None;
        while let Some(frame) = self.next().await {
            if let ServerFrame::Closed { code, .. } = frame {
                last = Some(code);
            }
        }
        last
    }

    pub async fn sit(&mut self, number: usize, name: &str) {
        self.say(&ClientFrame::Sit { seat: seat(number), name: name.to_owned() }).await;
        self.until(|client| client.yours.contains(seat(number))).await;
    }

    /// Begins a match all of whose seats are taken, some by the same browser.
    pub async fn start(&mut self, number: usize) {
        self.say(&ClientFrame::Start { seat: seat(number) }).await;
        self.until(|client| !client.looks.is_empty()).await;
    }

    pub fn state(&self) -> &TableState {
        self.state.as_ref().expect("a state")
    }

    /// The seats that decide now.
    pub fn deciding(&self) -> SeatSet {
        match self.state().turn {
            Some(Turn::Decide(seats)) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    pub fn look(&self, number: usize) -> &Look {
        let eyes = game::Audience::Seat(seat(number));
        self.looks.iter().find(|look| look.audience == eyes).expect("a look of that seat")
    }

    /// A decision with a new id; returns the id.
    pub async fn send_play(&mut self, number: usize, version: u64, chosen: ActionInput) -> String {
        let sent = SENT.fetch_add(1, Ordering::Relaxed);
        let client = format!("seat-{number}-{sent}");
        let (seat, id) = (seat(number), client.clone());
        self.say(&ClientFrame::Play { client: id, version, seat, chosen }).await;
        client
    }

    /// Reads on to the acknowledgement and gives number and whether it was a repetition.
    pub async fn ack(&mut self, id: &str) -> (u64, bool) {
        self.find(|frame| match frame {
            ServerFrame::Ack { client, number, repeated } if client == id => {
                Some(Ok((number, repeated)))
            }
            ServerFrame::Refused { code, message, .. } => Some(Err((code, message))),
            _ => None,
        })
        .await
        .expect("an acknowledgement, not a refusal")
    }

    /// Plays one of its legal actions and waits until everybody knows; returns the number.
    pub async fn play_any(&mut self, number: usize, rng: &mut impl Rng) -> u64 {
        let actions = &self.look(number).actions;
        let chosen = luck::pick(rng, actions).expect("a legal action").clone();
        let id = self.send_play(number, self.version, chosen.into()).await;
        let (number, repeated) = self.ack(&id).await;
        assert!(!repeated);
        self.until_number(number).await;
        number
    }
}

/// What it takes to add to the dice.
impl Client {
    pub fn mixing(&self) -> Option<&Mixing> {
        self.state.as_ref()?.mixing.as_ref()
    }

    pub async fn until_pledging(&mut self) {
        self.until(|client| matches!(client.mixing(), Some(Mixing::Pledge { .. }))).await;
    }

    pub async fn until_sharing(&mut self) {
        self.until(|client| matches!(client.mixing(), Some(Mixing::Share { .. }))).await;
    }

    pub async fn until_begun(&mut self) {
        self.until(|client| client.state().phase == Phase::Playing).await;
    }

    /// The pledge of a share by a seat of this client's table.
    pub fn pledge_of(&self, number: usize, share: u8) -> Pledge {
        let commitment = self.welcome["card"]["commitment"].as_str().expect("a promise");
        Share([share; 32]).pledge(seat(number), &commitment.parse().expect("digits"))
    }

    pub async fn pledge(&mut self, number: usize, share: u8) {
        let pledge = self.pledge_of(number, share);
        self.say(&ClientFrame::Pledge { seat: seat(number), pledge }).await;
    }

    pub async fn share(&mut self, number: usize, share: u8) {
        self.say(&ClientFrame::Share { seat: seat(number), share: Share([share; 32]) }).await;
    }
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// Plays at most `decisions` random decisions with these clients, each holding the seat of its
/// place in the list, and lets everybody see each of them.
pub async fn play_on(
    players: &mut [&mut Client],
    lookers: &mut [&mut Client],
    decisions: usize,
    rng: &mut impl Rng,
) -> usize {
    for done in 0..decisions {
        let Some(seat) = players[0].deciding().iter().next() else { return done };
        let number = players[seat.index()].play_any(seat.index(), rng).await;
        for client in players.iter_mut() {
            client.until_number(number).await;
        }
        for client in lookers.iter_mut() {
            client.until_number(number).await;
        }
    }
    decisions
}

pub fn no_settings() -> Value {
    json!({})
}
