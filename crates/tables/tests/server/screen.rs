//! A screen that shows the lobby.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::lobby::{LobbyFilter, LobbyFrame, LobbyNews, LobbyRoom, LobbyTable};

/// Nothing in the lobby takes so long.
const PATIENCE: Duration = Duration::from_secs(20);

pub struct Screen {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// What it shows, the newest first.
    pub tables: Vec<LobbyTable>,
}

impl Screen {
    pub async fn connect(address: SocketAddr) -> Result<Screen, Error> {
        let (socket, _) = connect_async(format!("ws://{address}/api/lobby/socket")).await?;
        Ok(Screen { socket, tables: Vec::new() })
    }

    pub async fn at(address: SocketAddr) -> Screen {
        Screen::connect(address).await.expect("a socket")
    }

    pub async fn say(&mut self, frame: &LobbyFrame) {
        self.say_text(&serde_json::to_string(frame).expect("JSON")).await;
    }

    pub async fn say_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.ok();
    }

    /// The next word; nothing once the server has closed.
    pub async fn next(&mut self) -> Option<LobbyNews> {
        loop {
            let said = timeout(PATIENCE, self.socket.next()).await.expect("the lobby is silent");
            match said {
                Some(Ok(Message::Text(text))) => {
                    let news: LobbyNews = serde_json::from_str(&text).expect("news of the lobby");
                    self.note(&news);
                    return Some(news);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return None,
            }
        }
    }

    fn note(&mut self, news: &LobbyNews) {
        match news {
            LobbyNews::Tables { tables } => self.tables.clone_from(tables),
            LobbyNews::Changed { put, gone } => {
                self.tables.retain(|table| !gone.contains(&table.id));
                for table in put {
                    match self.tables.iter_mut().find(|known| known.id == table.id) {
                        Some(known) => known.clone_from(table),
                        None => self.tables.insert(0, table.clone()),
                    }
                }
            }
            _ => {}
        }
    }

    /// Shows a room, and says what is there.
    pub async fn shows(&mut self, room: LobbyRoom) -> Vec<LobbyTable> {
        self.say(&LobbyFrame::Show { room, filter: LobbyFilter::default() }).await;
        loop {
            if let LobbyNews::Tables { tables } = self.next().await.expect("an open line") {
                return tables;
            }
        }
    }

    /// Waits until so many are shown.
    pub async fn until_shown(&mut self, count: usize) -> Vec<LobbyTable> {
        while self.tables.len() != count {
            self.next().await.expect("an open line");
        }
        self.tables.clone()
    }

    /// Reads on to what is no news about tables.
    pub async fn answer(&mut self) -> LobbyNews {
        loop {
            match self.next().await.expect("an open line") {
                LobbyNews::Tables { .. } | LobbyNews::Changed { .. } => {}
                answer => return answer,
            }
        }
    }

    /// Reads on to the next refusal, and gives its code.
    pub async fn refusal(&mut self) -> String {
        match self.answer().await {
            LobbyNews::Refused { code, .. } => code,
            other => panic!("no refusal: {other:?}"),
        }
    }
}
