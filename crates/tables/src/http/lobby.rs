//! The lobby: as a list for whoever asks, and as a conversation for a screen that shows it. Such a screen is told what
//! changes, and takes seats from there.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::response::Response;
use game::Coded;
use serde::Deserialize;
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, timeout};
use wire::FRAME_BYTES_MAX;
use wire::lobby::{LobbyFilter, LobbyFrame, LobbyList, LobbyNews, LobbyRoom, Wish};

use super::converse::{End, HEARTBEAT, HEARTBEATS_MISSED_MAX, in_time};
use super::door::Caller;
use super::patience::{Patience, Verdict};
use super::router::Shared;
use super::signed::MaybeSigned;
use super::tables::known;
use crate::bucket::Bucket;
use crate::keys::KeyHash;
use crate::limits::{LOBBY_SCREENS_MAX, LOBBY_SCREENS_PER_ADDRESS_MAX, LOBBY_WISHES, SEEK_LOOK_MS};
use crate::lobby::{Attempt, Found, Seek, Shelf};
use crate::network::Network;
use crate::open_tables::OpenTables;
use crate::refusal::Refusal;
use crate::store::PersonRow;
use crate::table::{Command, Newcomer};

/// What is asked for.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Asked {
    #[serde(default)]
    room: LobbyRoom,
    #[serde(flatten)]
    filter: Wanted,
}

/// The filter as it stands in an address, where everything is text.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Wanted {
    game: Option<String>,
    seats: Option<String>,
    clock: Option<String>,
    bots: Option<String>,
}

impl Wanted {
    fn read(self) -> Result<LobbyFilter, Refusal> {
        fn number<T: std::str::FromStr>(text: Option<String>) -> Result<Option<T>, Refusal> {
            let read = text.filter(|text| !text.is_empty()).map(|text| text.parse().ok());
            match read {
                Some(None) => Err(Refusal::BadFrame { reason: "no such filter".to_owned() }),
                read => Ok(read.flatten()),
            }
        }
        let Wanted { game, seats, clock, bots } = self;
        let game = game.filter(|game| !game.is_empty());
        Ok(LobbyFilter { game, seats: number(seats)?, clock: number(clock)?, bots: number(bots)? })
    }
}

/// `GET /api/lobby?room=open&game=settlers&seats=3&clock=true&bots=false`: what strangers may find now.
pub(super) async fn list(
    State(shared): State<Shared>,
    Query(asked): Query<Asked>,
) -> Result<Json<LobbyList>, Refusal> {
    let tables = &shared.tables;
    if !tables.config.lobby.open {
        return Err(Refusal::NoLobby);
    }
    let filter = asked.filter.read()?;
    let found = tables.find_listed().await?;
    Ok(Json(LobbyList { tables: found.of(asked.room, &filter) }))
}

/// `GET /api/lobby/socket`.
pub(super) async fn socket(
    State(shared): State<Shared>,
    caller: Caller,
    signed: Result<MaybeSigned, Refusal>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    let tables = shared.tables;
    if !tables.config.lobby.open {
        return Err(Refusal::NoLobby);
    }
    if tables.is_stopping() {
        return Err(Refusal::Stopping);
    }
    let permit = tables.connections.clone().try_acquire_owned();
    let permit = permit.map_err(|_| Refusal::ServerFull)?;
    if tables.lobby.screens() >= LOBBY_SCREENS_MAX {
        return Err(Refusal::LobbyFull);
    }
    let line = tables.count_line(caller)?;
    let screen = tables.lobby.screens.count(caller.network, LOBBY_SCREENS_PER_ADDRESS_MAX);
    let screen = screen.ok_or(Refusal::TooManyLines)?;
    // Where nobody can be asked who that is, they are a guest.
    let person = signed.ok().and_then(|MaybeSigned(signed)| signed).map(|signed| signed.person);
    let upgrade = upgrade.max_frame_size(FRAME_BYTES_MAX).max_message_size(FRAME_BYTES_MAX);
    Ok(upgrade.on_upgrade(move |socket| async move {
        tables.metrics.connections.up();
        Screen::new(tables.clone(), socket, caller.network, person).run().await;
        tables.metrics.connections.down();
        drop((line, screen, permit));
    }))
}

/// A screen that shows the lobby.
struct Screen {
    tables: Arc<OpenTables>,
    socket: WebSocket,
    found: watch::Receiver<Arc<Found>>,
    shelf: Option<Shelf>,
    patience: Patience,
    wishes: Bucket,
    began: Instant,
    from: Network,
    /// Who is signed in there.
    person: Option<Arc<PersonRow>>,
    /// The game that is looked for.
    seek: Option<Seek>,
    /// What was said of it last.
    said: Option<LobbyNews>,
    paired: watch::Receiver<u64>,
}

/// What happens next at a screen.
enum Next {
    Said(Option<Result<Message, axum::Error>>),
    Changed,
    /// Somebody may have been found.
    Look,
    Beat,
}

/// How long a closed screen may take to hang up.
const GOODBYE: Duration = Duration::from_secs(1);

impl Screen {
    fn new(
        tables: Arc<OpenTables>,
        socket: WebSocket,
        from: Network,
        person: Option<Arc<PersonRow>>,
    ) -> Screen {
        let (found, paired) = (tables.lobby.look(), tables.lobby.pairings());
        let (seek, said) = (None, None);
        let (patience, wishes) = (Patience::new(0), Bucket::new(LOBBY_WISHES, 0));
        let began = Instant::now();
        let shelf = None;
        Screen {
            tables,
            socket,
            found,
            shelf,
            patience,
            wishes,
            began,
            from,
            person,
            seek,
            said,
            paired,
        }
    }

    async fn run(mut self) {
        let end = self.talk().await;
        self.withdraw().await;
        if let Err(End::Closed(refusal)) = end {
            self.tables.metrics.refused(refusal.code());
            let (code, message) = (refusal.code().to_owned(), refusal.to_string());
            self.say(&LobbyNews::Closed { code, message }).await.ok();
            self.socket.send(Message::Close(None)).await.ok();
            let leaving = async { while let Some(Ok(_)) = self.socket.recv().await {} };
            timeout(GOODBYE, leaving).await.ok();
        }
    }

    async fn talk(&mut self) -> Result<(), End> {
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        let mut looks = tokio::time::interval(Duration::from_millis(SEEK_LOOK_MS));
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut missed = 0;
        loop {
            let seeks = self.seek.is_some();
            let next = tokio::select! {
                said = self.socket.recv() => Next::Said(said),
                Ok(()) = self.found.changed() => Next::Changed,
                Ok(()) = self.paired.changed(), if seeks => Next::Look,
                _ = looks.tick(), if seeks => Next::Look,
                _ = heartbeat.tick() => Next::Beat,
            };
            match next {
                Next::Said(said) => {
                    missed = 0;
                    self.hear(said).await?;
                }
                Next::Look => self.look_for_others().await?,
                Next::Changed => self.tell_changes().await?,
                Next::Beat => {
                    missed += 1;
                    if missed > HEARTBEATS_MISSED_MAX {
                        return Err(End::Gone);
                    }
                    in_time(self.socket.send(Message::Ping(Default::default()))).await?;
                }
            }
        }
    }

    async fn tell_changes(&mut self) -> Result<(), End> {
        let found = self.found.borrow_and_update().clone();
        if found.is_closed {
            return Err(End::Closed(Refusal::Stopping));
        }
        let changes = self.shelf.as_mut().and_then(|shelf| shelf.changes(&found));
        match changes {
            Some(news) => self.say(&news).await,
            None => Ok(()),
        }
    }

    async fn hear(&mut self, said: Option<Result<Message, axum::Error>>) -> Result<(), End> {
        let text = match said {
            None | Some(Err(_) | Ok(Message::Close(_))) => return Err(End::Gone),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(()),
            Some(Ok(Message::Binary(_))) => {
                return self.strike("frames are text".to_owned()).await;
            }
            Some(Ok(Message::Text(text))) => text,
        };
        self.tables.metrics.frames.up();
        match self.patience.frame(self.began.elapsed().as_millis() as u64) {
            Verdict::Take => {}
            Verdict::Close => return Err(End::Closed(Refusal::TooFast)),
            Verdict::Refuse => return self.refuse(&Refusal::TooFast, None, None).await,
        }
        match serde_json::from_str::<LobbyFrame>(&text) {
            Ok(frame) => self.obey(frame).await,
            Err(error) => self.strike(error.to_string()).await,
        }
    }

    async fn strike(&mut self, reason: String) -> Result<(), End> {
        let refusal = Refusal::BadFrame { reason };
        match self.patience.strike() {
            Verdict::Close => Err(End::Closed(refusal)),
            _ => self.refuse(&refusal, None, None).await,
        }
    }

    async fn obey(&mut self, frame: LobbyFrame) -> Result<(), End> {
        let about = frame.kind();
        match frame {
            LobbyFrame::Show { room, filter } => self.show(room, filter).await,
            LobbyFrame::Sit { table, newcomer } => {
                let seated = match self.count_wish() {
                    Ok(()) => self.sit(&table, newcomer).await,
                    Err(refusal) => Err(refusal),
                };
                match seated {
                    Ok(news) => self.say(&news).await,
                    Err(refusal) => self.refuse(&refusal, Some(about), Some(table)).await,
                }
            }
            LobbyFrame::Seek { wish, newcomer } => {
                let begun = match self.count_wish() {
                    Ok(()) => self.seek(wish, newcomer).await,
                    Err(refusal) => Err(refusal),
                };
                match begun {
                    Ok(attempt) => self.tell_attempt(attempt).await,
                    Err(refusal) => self.refuse(&refusal, Some(about), None).await,
                }
            }
            LobbyFrame::Cancel => {
                self.withdraw().await;
                self.say(&LobbyNews::Cancelled).await
            }
            LobbyFrame::Ping => self.say(&LobbyNews::Pong).await,
        }
    }

    /// Whoever comes first finds what nobody has looked at for a while.
    async fn show(&mut self, room: LobbyRoom, filter: LobbyFilter) -> Result<(), End> {
        self.tables.refresh_lobby().await;
        let found = self.found.borrow_and_update().clone();
        let all = self.shelf.insert(Shelf::new(room, filter)).all(&found);
        self.say(&all).await
    }

    /// Looks for others, in place of what was looked for before.
    async fn seek(
        &mut self,
        wish: Wish,
        newcomer: wire::lobby::Newcomer,
    ) -> Result<Attempt, Refusal> {
        self.withdraw().await;
        self.tables.count_table(self.from)?;
        let newcomer = self.newcomer(newcomer)?;
        let (seek, attempt) = Seek::begin(&self.tables, wish, newcomer).await?;
        self.seek = Some(seek);
        Ok(attempt)
    }

    /// Takes a seat at a table that waits for strangers.
    async fn sit(
        &mut self,
        table: &str,
        newcomer: wire::lobby::Newcomer,
    ) -> Result<LobbyNews, Refusal> {
        known(table)?;
        let newcomer = self.newcomer(newcomer)?;
        let seat = |reply| Command::Seat { newcomer: newcomer.clone(), reply };
        let seat = self.tables.ask(table, seat).await.flatten()?;
        Ok(LobbyNews::Seated { table: table.to_owned(), seat })
    }

    /// Who sits at this screen, as a table knows them.
    fn newcomer(&self, said: wire::lobby::Newcomer) -> Result<Newcomer, Refusal> {
        let key = KeyHash::of(&said.key)?;
        Ok(Newcomer { name: said.name, key, adds: true, person: self.person.clone() })
    }

    async fn withdraw(&mut self) {
        if let Some(seek) = self.seek.take() {
            seek.withdraw(&self.tables).await;
        }
    }

    /// Looks whether somebody was found.
    async fn look_for_others(&mut self) -> Result<(), End> {
        let Some(seek) = &self.seek else { return Ok(()) };
        match seek.go_on(&self.tables).await {
            Ok(attempt) => self.tell_attempt(attempt).await,
            // The store rests: it is asked again in a moment.
            Err(_) => Ok(()),
        }
    }

    async fn tell_attempt(&mut self, attempt: Attempt) -> Result<(), End> {
        let news = match attempt {
            Attempt::Seated(table, seat) => {
                self.seek = None;
                LobbyNews::Seated { table, seat }
            }
            Attempt::Over => {
                self.seek = None;
                LobbyNews::Cancelled
            }
            Attempt::Waiting { waiting, seats } => LobbyNews::Seeking { waiting, seats },
        };
        // Nothing new is not said again.
        if self.said.as_ref() == Some(&news) {
            return Ok(());
        }
        self.said = matches!(news, LobbyNews::Seeking { .. }).then(|| news.clone());
        self.say(&news).await
    }

    fn count_wish(&mut self) -> Result<(), Refusal> {
        match self.wishes.take(self.began.elapsed().as_millis() as u64) {
            true => Ok(()),
            false => Err(Refusal::TooFast),
        }
    }

    async fn refuse(
        &mut self,
        refusal: &Refusal,
        about: Option<&str>,
        table: Option<String>,
    ) -> Result<(), End> {
        self.tables.metrics.refused(refusal.code());
        let (code, message) = (refusal.code().to_owned(), refusal.to_string());
        let about = about.map(str::to_owned);
        self.say(&LobbyNews::Refused { code, message, about, table }).await
    }

    async fn say(&mut self, news: &LobbyNews) -> Result<(), End> {
        let text = serde_json::to_string(news).map_err(|_| End::Gone)?;
        in_time(self.socket.send(Message::text(text))).await
    }
}
