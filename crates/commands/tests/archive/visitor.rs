//! Somebody at a table, who sits right beside it: no socket is between them.

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;

use game::{Contribution, Seat, SeatSet, Turn};
use tables::store::PersonRow;
use tables::table::{Command, Greeting, GuestId, Outgoing};
use tables::{KeyHash, Network, OpenTables};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};
use wire::rest::TableCard;
use wire::{ActionInput, ClientFrame, Look, Reads, ServerFrame, TableState};

/// Whatever goes wrong.
pub type Fault = Box<dyn Error + Send + Sync>;

/// Nothing at a table takes so long.
const PATIENCE: Duration = Duration::from_secs(30);

/// As fast as a seat may decide all evening.
const PACE: Duration = Duration::from_millis(50);

/// Frames that wait to be read: whoever waits for others is told all of their game meanwhile.
const UNREAD_MOST: usize = 100_000;

const GONE: &str = "the table is gone";

/// Somebody at a table.
pub struct Visitor {
    table: mpsc::Sender<Command>,
    guest: GuestId,
    outgoing: mpsc::Receiver<Outgoing>,
    /// The number of the last decision of this visitor that was stored.
    stored: u64,
    pub seen: Seen,
}

/// What a visitor knows of a table.
pub struct Seen {
    pub card: TableCard,
    pub number: u64,
    pub version: u64,
    pub yours: SeatSet,
    pub state: TableState,
    pub looks: Vec<Look>,
    /// What people added to the dice.
    pub contributions: Vec<Contribution>,
    /// Lines of chat.
    pub said: usize,
}

/// A person, who has one key at all tables.
pub fn key_of(person: usize) -> String {
    format!("{:032x}", person + 1)
}

impl Seen {
    fn welcomed(frame: ServerFrame) -> Result<Seen, Fault> {
        match frame {
            ServerFrame::Welcome {
                card,
                yours,
                number,
                version,
                state,
                looks,
                chat,
                contributions,
                ..
            } => {
                let (card, state, said) = (*card, *state, chat.len());
                Ok(Seen { card, number, version, yours, state, looks, contributions, said })
            }
            other => Err(format!("no welcome: {other:?}").into()),
        }
    }

    /// The seats that decide now.
    pub fn deciding(&self) -> SeatSet {
        match self.state.turn {
            Some(Turn::Decide(seats)) => seats,
            _ => SeatSet::EMPTY,
        }
    }
}

impl Visitor {
    /// Comes to a table: a person, or somebody who looks on.
    pub async fn enter(
        tables: &Arc<OpenTables>,
        id: &str,
        person: Option<usize>,
    ) -> Result<Visitor, Fault> {
        Visitor::enter_with(tables, id, person, false, None).await
    }

    /// The same, with a page that adds to the dice or one that does not, and signed in or as a guest.
    pub async fn enter_with(
        tables: &Arc<OpenTables>,
        id: &str,
        person: Option<usize>,
        adds: bool,
        signed: Option<Arc<PersonRow>>,
    ) -> Result<Visitor, Fault> {
        let key = person.map(|person| KeyHash::of(&key_of(person))).transpose()?;
        let greeting = Greeting { key, last: None, reads: Reads::FIRST, adds, person: signed };
        let (guest, from) = (tables.next_guest(), Network::of([127, 0, 0, 1].into()));
        let (outbox, mut outgoing) = mpsc::channel(UNREAD_MOST);
        let join = |reply| Command::Join {
            guest,
            greeting: greeting.clone(),
            outbox: outbox.clone(),
            from,
            reply,
        };
        tables.ask(id, join).await??;
        let seen = Seen::welcomed(next(&mut outgoing).await?)?;
        Ok(Visitor { table: tables.open(id)?, guest, outgoing, stored: 0, seen })
    }

    /// Hangs up.
    pub async fn leave(self) -> Result<(), Fault> {
        self.tell(Command::Leave { guest: self.guest }).await
    }

    pub async fn say(&self, frame: ClientFrame) -> Result<(), Fault> {
        self.tell(Command::Say { guest: self.guest, frame }).await
    }

    async fn tell(&self, command: Command) -> Result<(), Fault> {
        self.table.send(command).await.map_err(|_| GONE.into())
    }

    /// Listens until something is so; a refusal is a fault.
    pub async fn until(&mut self, is_so: impl Fn(&Seen) -> bool) -> Result<(), Fault> {
        while !is_so(&self.seen) {
            self.hear().await?;
        }
        Ok(())
    }

    pub async fn sit(&mut self, seat: Seat, name: &str) -> Result<(), Fault> {
        self.say(ClientFrame::Sit { seat, name: name.to_owned() }).await?;
        self.until(|seen| seen.yours.contains(seat)).await
    }

    /// Decides for a seat: one of its legal actions, whichever the number names.
    pub async fn decide(&mut self, seat: Seat, number: usize) -> Result<(), Fault> {
        let eyes = game::Audience::Seat(seat);
        let look = self.seen.looks.iter().find(|look| look.audience == eyes);
        let actions = look.map_or(&[][..], |look| &look.actions);
        let place = number.checked_rem(actions.len()).ok_or("nothing can be decided")?;
        let chosen = ActionInput::Text(actions[place].notation.clone());
        let (version, before) = (self.seen.version, self.stored);
        let client = format!("{}-{version}", self.guest);
        self.say(ClientFrame::Play { client, version, seat, chosen }).await?;
        while self.stored == before || self.seen.number < self.stored {
            self.hear().await?;
        }
        sleep(PACE).await;
        Ok(())
    }

    async fn hear(&mut self) -> Result<(), Fault> {
        match next(&mut self.outgoing).await? {
            ServerFrame::Event { numbered, version, state, looks, .. } => {
                (self.seen.number, self.seen.version) = (numbered.number, version);
                (self.seen.state, self.seen.looks) = (*state, looks);
            }
            ServerFrame::State { yours, state, .. } => {
                (self.seen.yours, self.seen.state) = (yours, *state);
            }
            ServerFrame::Ack { number, .. } => self.stored = number,
            ServerFrame::Chat { .. } => self.seen.said += 1,
            ServerFrame::Refused { code, message, .. } => {
                return Err(format!("{code}: {message}").into());
            }
            _ => {}
        }
        Ok(())
    }
}

async fn next(outgoing: &mut mpsc::Receiver<Outgoing>) -> Result<ServerFrame, Fault> {
    match timeout(PATIENCE, outgoing.recv()).await?.ok_or(GONE)? {
        Outgoing::Frame(text) => Ok(serde_json::from_str(&text)?),
        Outgoing::Goodbye(why) => Err(why.into()),
    }
}
