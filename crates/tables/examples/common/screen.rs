//! One screen with the seats of all persons at its table.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use game::{Audience, Seat, Turn, luck};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::{ActionInput, ClientFrame, PROTOCOL, Reads, ServerFrame, TableState};

use super::Fault;

/// Two at one screen.
pub const PAIR: &str = r#"[{"kind":"person"},{"kind":"person"}]"#;
/// One against an easy bot.
pub const AGAINST_BOT: &str = r#"[{"kind":"person"},{"kind":"bot","level":"greedy"}]"#;
/// Bots that think as long as they may.
pub const BOTS: &str =
    r#"[{"kind":"bot","level":"search:100000"},{"kind":"bot","level":"search:5000ms"}]"#;

/// Where the visitor comes from whose bots think, and where everybody else does.
pub const ATTACKER: &str = "198.51.100.66";
pub const PLAYERS: &str = "192.0.2.7";

/// Makes a table of Carcassonne and gives its id.
pub async fn create(address: SocketAddr, seats: &str, settings: &str) -> Result<String, Fault> {
    let body = format!(r#"{{"game":"carcassonne","seats":{seats},"settings":{settings}}}"#);
    let mut stream = TcpStream::connect(address).await?;
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let body = answer.split_once("\r\n\r\n").ok_or("no body")?.1;
    let created: wire::rest::Created = serde_json::from_str(body).map_err(|_| body.to_owned())?;
    Ok(created.card.id)
}

/// One screen with the seats of all persons at its table.
pub struct Screen {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub number: u64,
    pub version: u64,
    pub state: Option<Box<TableState>>,
    /// The looks as they were written: reading all of them for every change would cost a client more than
    /// the server that is to be loaded.
    looks: Value,
    pub heard_bytes: usize,
}

/// What a frame was, where that matters.
pub enum Heard {
    /// A decision is stored under this number; perhaps it was before.
    Ack {
        number: u64,
        repeated: bool,
    },
    /// Something was not done.
    Refused {
        code: String,
        message: String,
    },
    Other,
}

impl Screen {
    /// Makes a table, sits down on every seat for a person and begins.
    pub async fn open(address: SocketAddr, key: u64, seats: &str) -> Result<Screen, Fault> {
        let table = create(address, seats, "{}").await?;
        let mut screen = Screen::enter(address, &table, key, PLAYERS).await?;
        screen.sit_down(seats.matches("person").count()).await?;
        Ok(screen)
    }

    /// Makes a table for two, each at a screen of their own, and begins.
    pub async fn open_two(address: SocketAddr, key: u64) -> Result<[Screen; 2], Fault> {
        let table = create(address, PAIR, "{}").await?;
        let [own, other] = [2 * key, 2 * key + 1];
        let mut first = Screen::enter(address, &table, own, PLAYERS).await?;
        let mut second = Screen::enter(address, &table, other, PLAYERS).await?;
        for (screen, seat) in [&mut first, &mut second].into_iter().zip(Seat::first(2)) {
            screen.say(&ClientFrame::Sit { seat, name: format!("P{seat}") }).await?;
        }
        for (screen, seat) in [&mut first, &mut second].into_iter().zip(Seat::first(2)) {
            while screen.actions(seat).is_none() {
                screen.hear().await?;
            }
        }
        Ok([first, second])
    }

    /// Sits down on so many seats and begins.
    pub async fn sit_down(&mut self, persons: usize) -> Result<(), Fault> {
        for seat in Seat::first(persons) {
            self.say(&ClientFrame::Sit { seat, name: format!("P{seat}") }).await?;
        }
        if persons > 1 {
            self.say(&ClientFrame::Start { seat: Seat::FIRST }).await?;
        }
        while Seat::first(persons).any(|seat| self.actions(seat).is_none()) {
            self.hear().await?;
        }
        Ok(())
    }

    /// Comes to a table with this key.
    pub async fn enter(
        address: SocketAddr,
        table: &str,
        key: u64,
        from: &str,
    ) -> Result<Screen, Fault> {
        let url = format!("ws://{address}/api/tables/{table}/socket");
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("x-forwarded-for", from.parse()?);
        let (socket, _) = connect_async(request).await?;
        let mut screen = Screen {
            socket,
            number: 0,
            version: 0,
            state: None,
            looks: Value::Null,
            heard_bytes: 0,
        };
        let key = Some(format!("{key:032x}"));
        let (last, reads) = (None, Reads::ALL);
        let hello = ClientFrame::Hello { protocol: PROTOCOL, key, last, reads, shares: false };
        screen.say(&hello).await?;
        while screen.state.is_none() {
            screen.hear().await?;
        }
        Ok(screen)
    }

    /// Does somebody decide who is not at this screen?
    pub fn waits(&self) -> bool {
        let turn = self.state.as_ref().and_then(|state| state.turn);
        matches!(turn, Some(Turn::Decide(_)))
            && self.looks.as_array().into_iter().flatten().all(|look| look["actions"] == json!([]))
    }

    /// Some decision of whoever at this screen must make one.
    pub fn decision(&self, rng: &mut impl game::Rng, client: String) -> Option<ClientFrame> {
        let Some(Turn::Decide(deciding)) = self.state.as_ref()?.turn else { return None };
        let seat = deciding.iter().next()?;
        let chosen = ActionInput::Text(luck::pick(rng, self.actions(seat)?)?.as_str()?.to_owned());
        Some(ClientFrame::Play { client, version: self.version, seat, chosen })
    }

    /// What a seat at this screen may decide.
    fn actions(&self, seat: Seat) -> Option<&[Value]> {
        let eyes = serde_json::to_value(Audience::Seat(seat)).ok()?;
        let look = self.looks.as_array()?.iter().find(|look| look["audience"] == eyes)?;
        look["actions"].as_array().map(Vec::as_slice)
    }

    pub async fn say(&mut self, frame: &ClientFrame) -> Result<(), Fault> {
        self.say_text(serde_json::to_string(frame)?).await
    }

    pub async fn say_text(&mut self, text: String) -> Result<(), Fault> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// Takes the next frame in.
    pub async fn hear(&mut self) -> Result<Heard, Fault> {
        let text = self.socket.next().await.ok_or("the server hung up")??;
        let Message::Text(text) = text else { return Ok(Heard::Other) };
        self.heard_bytes += text.len();
        match serde_json::from_str(&text)? {
            ServerFrame::Ack { number, repeated, .. } => {
                return Ok(Heard::Ack { number, repeated });
            }
            ServerFrame::Refused { code, message, .. } => {
                return Ok(Heard::Refused { code, message });
            }
            ServerFrame::Closed { code, .. } => return Err(code.into()),
            ServerFrame::Welcome { number, version, state, looks, .. } => {
                (self.number, self.version, self.state) = (number, version, Some(state));
                self.looks = serde_json::to_value(looks)?;
            }
            ServerFrame::Event { numbered, version, state, looks, .. } => {
                (self.number, self.version, self.state) = (numbered.number, version, Some(state));
                self.looks = serde_json::to_value(looks)?;
            }
            ServerFrame::Changed { numbered, version, state, looks, .. } => {
                (self.number, self.version, self.state) = (numbered.number, version, Some(state));
                looks.map_or(Ok(()), |change| change.apply(&mut self.looks))?;
            }
            ServerFrame::State { state, .. } => self.state = Some(state),
            _ => {}
        }
        Ok(Heard::Other)
    }

    /// Takes frames in until something is acknowledged; what is refused is a fault.
    pub async fn acknowledged(&mut self) -> Result<(), Fault> {
        loop {
            match self.hear().await? {
                Heard::Ack { .. } => return Ok(()),
                Heard::Refused { code, message } => return Err((code + ": " + &message).into()),
                Heard::Other => {}
            }
        }
    }
}
