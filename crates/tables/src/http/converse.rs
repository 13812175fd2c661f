//! One socket: a conversation between a client and a table.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::SinkExt;
use game::Coded;
use tokio::sync::{OwnedSemaphorePermit, mpsc, oneshot};
use tokio::time::{Instant, timeout};
use wire::{ClientFrame, FRAME_BYTES_MAX, PROTOCOL, ServerFrame, TableRefusal};

use super::door::Caller;
use super::lines::Line;
use super::patience::{Patience, Verdict};
use super::router::Shared;
use super::signed::MaybeSigned;
use super::tables::known;
use crate::keys::KeyHash;
use crate::limits::{HELLO_MS_MAX, OUTBOX_FRAMES_MAX, SEND_MS_MAX};
use crate::network::Network;
use crate::open_tables::OpenTables;
use crate::refusal::Refusal;
use crate::store::PersonRow;
use crate::table::{Command, Greeting, GuestId, Outgoing, refused, text};

/// How often a silent client is asked whether it is there.
pub(super) const HEARTBEAT: Duration = Duration::from_secs(25);

/// How long a closed client may take to hang up.
const GOODBYE: Duration = Duration::from_secs(1);

/// Held for every connection: frames of clients are small, and larger ones only take more reads.
const READ_BUFFER_BYTES: usize = 4 * 1024;

/// What is said at once goes out together until it is so long: a late change with its acknowledgement.
const WRITE_BUFFER_BYTES: usize = 4 * 1024;

/// Heartbeats without an answer after which a client is gone: its line is dead, nobody hung up.
pub(super) const HEARTBEATS_MISSED_MAX: u32 = 2;

/// `GET /api/tables/ID/socket`.
pub(super) async fn socket(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    signed: Result<MaybeSigned, Refusal>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    known(&id)?;
    let tables = shared.tables;
    let permit = tables.connections.clone().try_acquire_owned();
    let permit = permit.map_err(|_| Refusal::ServerFull)?;
    let line = tables.count_line(caller)?;
    // Where nobody can be asked who that is, they are a guest.
    let person = signed.ok().and_then(|MaybeSigned(signed)| signed).map(|signed| signed.person);
    let upgrade = upgrade
        .max_frame_size(FRAME_BYTES_MAX)
        .max_message_size(FRAME_BYTES_MAX)
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(WRITE_BUFFER_BYTES);
    Ok(upgrade.on_upgrade(move |socket| async move {
        Conversation::new(tables, id, socket, (caller.network, person), permit).run().await;
        drop(line);
    }))
}

impl OpenTables {
    /// Counts a line that came through a proxy; those that came straight the door has counted.
    pub(super) fn count_line(&self, caller: Caller) -> Result<Option<Line>, Refusal> {
        let Caller { network, proxied, .. } = caller;
        let line = || self.lines.count(network, self.config.connections_per_address);
        proxied.then(|| line().ok_or(Refusal::TooManyLines)).transpose()
    }
}

struct Conversation {
    tables: Arc<OpenTables>,
    table: String,
    socket: WebSocket,
    guest: GuestId,
    from: Network,
    /// Who is signed in at the browser.
    person: Option<Arc<PersonRow>>,
    patience: Patience,
    began: Instant,
    /// Given back when the conversation is over.
    _permit: OwnedSemaphorePermit,
}

/// Why a conversation ends.
pub(super) enum End {
    /// The client hung up, or its line is dead.
    Gone,
    /// We close it, and say why.
    Closed(Refusal),
}

impl Conversation {
    fn new(
        tables: Arc<OpenTables>,
        table: String,
        socket: WebSocket,
        (from, person): (Network, Option<Arc<PersonRow>>),
        permit: OwnedSemaphorePermit,
    ) -> Conversation {
        tables.metrics.connections.up();
        let (guest, began) = (tables.next_guest(), Instant::now());
        let patience = Patience::new(0);
        Conversation {
            tables,
            table,
            socket,
            guest,
            from,
            person,
            patience,
            began,
            _permit: permit,
        }
    }

    async fn run(mut self) {
        let end = match self.greet().await {
            Ok((table, mut outbox)) => {
                let end = self.talk(&table, &mut outbox).await;
                table.send(Command::Leave { guest: self.guest }).await.ok();
                end
            }
            Err(end) => end,
        };
        if let End::Closed(refusal) = end {
            self.say_goodbye(&refusal).await;
        }
        self.tables.metrics.connections.down();
    }

    /// Waits for the greeting and brings the client to its table.
    async fn greet(&mut self) -> Result<(mpsc::Sender<Command>, mpsc::Receiver<Outgoing>), End> {
        let patience = Duration::from_millis(HELLO_MS_MAX);
        let hello = timeout(patience, self.hello()).await;
        let greeting = hello.map_err(|_| End::Closed(Refusal::HelloFirst))??;
        let (outbox, outgoing) = mpsc::channel(OUTBOX_FRAMES_MAX);
        let (guest, from) = (self.guest, self.from);
        let join = |reply: oneshot::Sender<Result<(), Refusal>>| Command::Join {
            guest,
            greeting: greeting.clone(),
            outbox: outbox.clone(),
            from,
            reply,
        };
        let joined = self.tables.ask(&self.table, join).await.and_then(|joined| joined);
        joined.map_err(End::Closed)?;
        let table = self.tables.open(&self.table).map_err(End::Closed)?;
        Ok((table, outgoing))
    }

    async fn hello(&mut self) -> Result<Greeting, End> {
        loop {
            match self.next_frame().await? {
                Some(ClientFrame::Hello { protocol: PROTOCOL, key, last, reads, shares: adds }) => {
                    let key = key.as_deref().map(KeyHash::of).transpose();
                    let key = key.map_err(End::Closed)?;
                    return Ok(Greeting { key, last, reads, adds, person: self.person.clone() });
                }
                Some(ClientFrame::Hello { .. }) => {
                    return Err(End::Closed(TableRefusal::WrongProtocol.into()));
                }
                Some(other) => self.refuse(&Refusal::HelloFirst, Some(other.kind())).await?,
                None => {}
            }
        }
    }

    /// Carries frames both ways until somebody ends it.
    async fn talk(
        &mut self,
        table: &mpsc::Sender<Command>,
        outbox: &mut mpsc::Receiver<Outgoing>,
    ) -> End {
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        let mut missed = 0;
        loop {
            let step = tokio::select! {
                frame = self.next_frame() => {
                    missed = 0;
                    self.pass_on(frame, table).await
                }
                outgoing = outbox.recv() => match outgoing {
                    Some(outgoing) => self.send_waiting(outgoing, outbox).await,
                    None => Err(End::Closed(Refusal::TooSlow)),
                },
                _ = heartbeat.tick() => {
                    missed += 1;
                    match missed > HEARTBEATS_MISSED_MAX {
                        true => Err(End::Gone),
                        false => self.send(Message::Ping(Default::default())).await,
                    }
                }
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    async fn pass_on(
        &mut self,
        frame: Result<Option<ClientFrame>, End>,
        table: &mpsc::Sender<Command>,
    ) -> Result<(), End> {
        let Some(frame) = frame? else { return Ok(()) };
        if self.tables.is_stopping() {
            return Err(End::Closed(Refusal::Stopping));
        }
        let say = Command::Say { guest: self.guest, frame };
        table.send(say).await.map_err(|_| End::Closed(Refusal::Stopping))
    }

    /// The next frame; `None` for a message that was none, and has been answered.
    async fn next_frame(&mut self) -> Result<Option<ClientFrame>, End> {
        let message = match self.socket.recv().await {
            None => return Err(End::Gone),
            Some(Err(error)) => return Err(self.broken(&error)),
            Some(Ok(message)) => message,
        };
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return self.no_frame("frames are text".to_owned()).await,
            Message::Close(_) => return Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) => return Ok(None),
        };
        self.tables.metrics.frames.up();
        match self.patience.frame(self.began.elapsed().as_millis() as u64) {
            Verdict::Take => {}
            Verdict::Close => return Err(End::Closed(Refusal::TooFast)),
            Verdict::Refuse => {
                self.refuse(&Refusal::TooFast, None).await?;
                return Ok(None);
            }
        }
        match serde_json::from_str(&text) {
            Ok(frame) => Ok(Some(frame)),
            Err(error) => self.no_frame(error.to_string()).await,
        }
    }

    async fn no_frame(&mut self, reason: String) -> Result<Option<ClientFrame>, End> {
        let refusal = Refusal::BadFrame { reason };
        if self.patience.strike() == Verdict::Close {
            return Err(End::Closed(refusal));
        }
        self.refuse(&refusal, None).await?;
        Ok(None)
    }

    /// A message that broke the limits of the socket, or a line that broke.
    fn broken(&self, error: &axum::Error) -> End {
        let too_long = error.to_string().contains("too long");
        if too_long { End::Closed(Refusal::FrameTooLong) } else { End::Gone }
    }

    async fn refuse(&mut self, refusal: &Refusal, about: Option<&str>) -> Result<(), End> {
        self.tables.metrics.refused(refusal.code());
        self.send(Message::Text(text(&refused(refusal, about, None, 0)))).await
    }

    /// Sends what a table says, and all it has said meanwhile: an acknowledgement and the change it brought
    /// travel together, and cost one packet.
    async fn send_waiting(
        &mut self,
        first: Outgoing,
        outbox: &mut mpsc::Receiver<Outgoing>,
    ) -> Result<(), End> {
        let mut next = Some(first);
        let mut end = Ok(());
        while let Some(outgoing) = next.take() {
            match outgoing {
                Outgoing::Frame(text) => {
                    in_time(self.socket.feed(Message::Text(text))).await?;
                    next = outbox.try_recv().ok();
                }
                Outgoing::Goodbye(refusal) => end = Err(End::Closed(refusal)),
            }
        }
        in_time(self.socket.flush()).await?;
        end
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        in_time(self.socket.send(message)).await
    }

    async fn say_goodbye(&mut self, refusal: &Refusal) {
        self.tables.metrics.refused(refusal.code());
        let (code, message) = (refusal.code().to_owned(), refusal.to_string());
        let closed = ServerFrame::Closed { code, message };
        if self.send(Message::Text(text(&closed))).await.is_ok() {
            let reason = refusal.code().into();
            let close = CloseFrame { code: close_code::POLICY, reason };
            self.send(Message::Close(Some(close))).await.ok();
            self.see_out().await;
        }
    }

    /// Reads on for a moment: a line that is cut while something unread waits in it takes the last
    /// words with it.
    async fn see_out(&mut self) {
        let leaving = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        timeout(GOODBYE, leaving).await.ok();
    }
}

/// Whoever reads too slowly is gone.
pub(super) async fn in_time(
    sending: impl Future<Output = Result<(), axum::Error>>,
) -> Result<(), End> {
    match timeout(Duration::from_millis(SEND_MS_MAX), sending).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(End::Gone),
    }
}
