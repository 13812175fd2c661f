//! One screen with the seats of all persons at its table.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use game::{Audience, Seat, SeatSet, Turn, luck};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::{ActionInput, ClientFrame, PROTOCOL, Reads, ServerFrame, TableState};

use super::{Fault, asking};

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
    create_of(address, "carcassonne", seats, settings).await
}

/// Makes a table of this game and gives its id.
pub async fn create_of(
    address: SocketAddr,
    game: &str,
    seats: &str,
    settings: &str,
) -> Result<String, Fault> {
    let body = format!(r#"{{"game":"{game}","seats":{seats},"settings":{settings}}}"#);
    let body = asking::post(address, "/api/tables", &body).await?.body;
    let created: wire::rest::Created = serde_json::from_str(&body).map_err(|_| body)?;
    Ok(created.card.id)
}

/// One screen with the seats of all persons at its table.
pub struct Screen {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub number: u64,
    pub version: u64,
    /// The seats whose key this screen has.
    pub yours: SeatSet,
    pub state: Option<Box<TableState>>,
    /// The looks as they were written: reading all of them for every change would cost a client more than
    /// the server that is to be loaded.
    pub looks: Value,
    pub heard_bytes: usize,
}

/// What a frame was, where that matters.
pub enum Heard {
    /// A decision is stored under this number; perhaps it was before.
    Ack {
        number: u64,
        repeated: bool,
    },
    /// Something happened at the table; stored under this number, at this time.
    Happened {
        number: u64,
        at_ms: u64,
    },
    /// All that was on its way when it was asked for has come.
    Pong,
    /// Something was not done.
    Refused {
        code: String,
        message: String,
        /// The `type` of what was refused.
        about: Option<String>,
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

    /// Makes a table for two, each at a screen of their own, perhaps at different servers, and begins.
    pub async fn open_two(addresses: [SocketAddr; 2], key: u64) -> Result<[Screen; 2], Fault> {
        let table = create(addresses[0], PAIR, "{}").await?;
        let [own, other] = [2 * key, 2 * key + 1];
        let mut first = Screen::enter(addresses[0], &table, own, PLAYERS).await?;
        let mut second = Screen::enter(addresses[1], &table, other, PLAYERS).await?;
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
        Screen::come_back(address, table, key, from, None).await
    }

    /// Comes back to a table with this key, having heard so much of it.
    pub async fn come_back(
        address: SocketAddr,
        table: &str,
        key: u64,
        from: &str,
        last: Option<u64>,
    ) -> Result<Screen, Fault> {
        let url = format!("ws://{address}/api/tables/{table}/socket");
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("x-forwarded-for", from.parse()?);
        let (socket, _) = connect_async(request).await?;
        let mut screen = Screen {
            socket,
            number: 0,
            version: 0,
            yours: SeatSet::EMPTY,
            state: None,
            looks: Value::Null,
            heard_bytes: 0,
        };
        let key = Some(format!("{key:032x}"));
        let reads = Reads::ALL;
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
        self.decision_of(deciding.iter().next()?, rng, client)
    }

    /// Some decision of this seat, where it must make one.
    pub fn decision_of(
        &self,
        seat: Seat,
        rng: &mut impl game::Rng,
        client: String,
    ) -> Option<ClientFrame> {
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
            ServerFrame::Refused { code, message, about, .. } => {
                return Ok(Heard::Refused { code, message, about });
            }
            ServerFrame::Pong { .. } => return Ok(Heard::Pong),
            ServerFrame::Closed { code, .. } => return Err(code.into()),
            ServerFrame::Welcome { number, version, yours, state, looks, .. } => {
                (self.number, self.version, self.state) = (number, version, Some(state));
                (self.yours, self.looks) = (yours, serde_json::to_value(looks)?);
            }
            ServerFrame::Event { numbered, version, state, looks, .. } => {
                (self.number, self.version, self.state) = (numbered.number, version, Some(state));
                self.looks = serde_json::to_value(looks)?;
                return Ok(Heard::Happened { number: numbered.number, at_ms: numbered.at_ms });
            }
            ServerFrame::Changed { numbered, version, state, looks, .. } => {
                (self.number, self.version, self.state) = (numbered.number, version, Some(state));
                looks.map_or(Ok(()), |change| change.apply(&mut self.looks))?;
                return Ok(Heard::Happened { number: numbered.number, at_ms: numbered.at_ms });
            }
            ServerFrame::State { yours, state, .. } => {
                (self.yours, self.state) = (yours, Some(state));
            }
            _ => {}
        }
        Ok(Heard::Other)
    }

    /// Takes frames in until something is acknowledged; what is refused is a fault.
    pub async fn acknowledged(&mut self) -> Result<(), Fault> {
        loop {
            match self.hear().await? {
                Heard::Ack { .. } => return Ok(()),
                Heard::Refused { code, message, .. } => return Err((code + ": " + &message).into()),
                Heard::Happened { .. } | Heard::Pong | Heard::Other => {}
            }
        }
    }
}
