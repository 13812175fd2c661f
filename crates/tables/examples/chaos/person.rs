//! Somebody who plays whatever happens: comes back through another server when the line is gone, sends again what was
//! not acknowledged, and remembers what was.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use bots::{BotRng, rng_from};
use game::{Seat, Turn};
use serde_json::Value;
use tokio::time::{Instant, sleep, timeout};
use wire::{ClientFrame, Phase, TableState};

use crate::common::Fault;
use crate::common::screen::{Heard, PLAYERS, Screen};
use crate::promises::Promise;
use crate::world::{World, count};

/// Between two decisions; no faster than a server lets a person be.
const PAUSE: Duration = Duration::from_millis(70);

/// How long a person waits for an answer, and for anything at all to happen, before they try another server. A page
/// waits longer; a person who sees nothing happen loads it again.
const ANSWER: Duration = Duration::from_secs(6);
const SILENCE: Duration = Duration::from_secs(10);

/// Before another server is tried.
const REST: Duration = Duration::from_millis(200);

/// After so many decisions all but one give a game up: by chance one of the Settlers takes thousands.
const VERSIONS_MAX: u64 = 250;

/// How many of the last decisions are sent again by somebody who comes back.
const AGAIN: usize = 2;

/// What passes: the store is away, somebody was faster, the server is about to stop.
const PASSING: [&str; 5] =
    ["storage-failed", "version-conflict", "too-fast", "server-stopping", "server-full"];

/// What somebody saw last.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    pub number: u64,
    pub version: u64,
    pub state: Box<TableState>,
    pub looks: Value,
}

impl Seen {
    /// What is on a screen, but for who is connected: that is no part of the log.
    pub fn on(screen: &Screen) -> Option<Seen> {
        let mut state = screen.state.clone()?;
        for seat in &mut state.seats {
            seat.presence = wire::Presence::Here;
        }
        (state.spectators, state.late) = (0, game::SeatSet::EMPTY);
        state.clock.clear();
        let (number, version) = (screen.number, screen.version);
        Some(Seen { number, version, state, looks: screen.looks.clone() })
    }
}

/// Somebody at one seat of one table.
pub struct Person {
    pub seat: Seat,
    pub key: u64,
    /// Which of their screens it is.
    number: usize,
    /// The line, where it was not hung up.
    screen: Option<Screen>,
    /// What they saw last, where it was.
    pub seen: Option<Seen>,
    /// Every number and time that was told.
    pub told: Vec<(u64, u64)>,
    rng: BotRng,
    /// Counts what is acknowledged to anybody of their company.
    steps: Arc<AtomicU64>,
    /// The server of now: each time a line is gone, the next.
    home: usize,
    /// The number of the last event that was on a screen of theirs.
    last: Option<u64>,
    sent: u64,
    /// What was sent and not yet acknowledged.
    open: Option<(ClientFrame, Instant)>,
    /// The last decisions that were, with their numbers.
    kept: VecDeque<(ClientFrame, u64)>,
}

/// Why somebody leaves a server.
enum Leaves {
    /// The line is gone, or nothing comes through it.
    Line,
    /// This may not be.
    Wrong(Fault),
}

impl From<Fault> for Leaves {
    fn from(_: Fault) -> Leaves {
        Leaves::Line
    }
}

impl Person {
    pub fn new(seat: Seat, screen: usize, key: u64, home: usize, steps: Arc<AtomicU64>) -> Person {
        Person {
            seat,
            number: screen,
            key,
            home,
            steps,
            screen: None,
            seen: None,
            told: Vec::new(),
            rng: rng_from(key + ((screen as u64) << 32)),
            last: None,
            sent: 0,
            open: None,
            kept: VecDeque::new(),
        }
    }

    /// Plays until the match is over, or everybody is to stop.
    pub async fn play(&mut self, table: &str, world: &World) -> Result<(), Fault> {
        loop {
            match self.visit(table, world).await {
                Ok(()) => return Ok(()),
                Err(Leaves::Wrong(fault)) => return Err(fault),
                Err(Leaves::Line) => {
                    count(&world.tally.moved);
                    self.home += 1;
                    sleep(REST).await;
                }
            }
        }
    }

    /// Plays at one server for as long as that goes.
    async fn visit(&mut self, table: &str, world: &World) -> Result<(), Leaves> {
        let address = world.nodes[self.home % world.nodes.len()];
        let mut screen = self.come_in(address, table, world).await?;
        self.send_again(&mut screen, world).await?;
        loop {
            if is_over(&screen) || (world.is_ending() && self.open.is_none()) {
                self.hear_out(&mut screen).await?;
                self.screen = Some(screen);
                return Ok(());
            }
            self.step(&mut screen, table, world).await?;
            self.last = self.last.max(Some(screen.number));
        }
    }

    async fn come_in(
        &mut self,
        address: SocketAddr,
        table: &str,
        world: &World,
    ) -> Result<Screen, Leaves> {
        let coming = Screen::come_back(address, table, self.key, PLAYERS, self.last);
        let screen = timeout(ANSWER, coming).await.map_err(|_| Leaves::Line)??;
        if self.last.is_some_and(|last| screen.number < last) {
            // It cannot read the log just now. Whoever has seen more goes elsewhere.
            count(&world.tally.behind);
            return Err(Leaves::Line);
        }
        Ok(screen)
    }

    /// Takes in what is still on its way: several events may come with the state after the last of them.
    async fn hear_out(&mut self, screen: &mut Screen) -> Result<(), Leaves> {
        screen.say(&ClientFrame::Ping { count: 0 }).await?;
        while !matches!(self.hear(screen, ANSWER).await?, Heard::Pong) {}
        Ok(())
    }

    /// What was acknowledged is not made once more, however often it is sent.
    async fn send_again(&mut self, screen: &mut Screen, world: &World) -> Result<(), Leaves> {
        for (frame, kept) in self.kept.clone() {
            screen.say(&frame).await?;
            loop {
                match self.hear(screen, ANSWER).await? {
                    Heard::Ack { number, repeated: true } if number == kept => break,
                    Heard::Ack { number, .. } => {
                        let fault = format!("decision {kept} was made again as {number}");
                        return Err(Leaves::Wrong(fault.into()));
                    }
                    // Nobody can look into the log just now.
                    Heard::Refused { code, .. } if PASSING.contains(&code.as_str()) => {
                        return Err(Leaves::Line);
                    }
                    Heard::Refused { code, message, .. } => {
                        let fault = format!("decision {kept} is not known: {code}, {message}");
                        return Err(Leaves::Wrong(fault.into()));
                    }
                    Heard::Happened { .. } | Heard::Pong | Heard::Other => {}
                }
            }
            count(&world.tally.again);
        }
        Ok(())
    }

    /// Does what is to be done now, or waits for something to happen.
    async fn step(
        &mut self,
        screen: &mut Screen,
        table: &str,
        world: &World,
    ) -> Result<(), Leaves> {
        let state = screen.state.as_ref().ok_or(Leaves::Line)?;
        if state.phase == Phase::Waiting && !screen.yours.contains(self.seat) {
            let name = format!("P{}", self.seat);
            screen.say(&ClientFrame::Sit { seat: self.seat, name }).await?;
            return self
                .listen_until(screen, world, |screen, seat| screen.yours.contains(seat))
                .await;
        }
        if self.gives_up(screen) {
            screen.say(&ClientFrame::Resign { seat: self.seat }).await?;
            return self.listen_until(screen, world, is_out).await;
        }
        if self.open.is_none() {
            self.open = self.decision(screen).map(|frame| (frame, Instant::now()));
            if self.open.is_some() {
                sleep(PAUSE).await;
            }
        }
        match self.open.clone() {
            Some((frame, since)) => self.send(screen, table, world, frame, since).await,
            None => self.listen(screen, world).await,
        }
    }

    fn gives_up(&self, screen: &Screen) -> bool {
        let plays = screen.state.as_ref().is_some_and(|state| state.phase == Phase::Playing);
        // The first stays, unless there are only bots besides.
        let may = self.seat != Seat::FIRST || self.is_alone(screen);
        plays && may && screen.version > VERSIONS_MAX && !is_out(screen, self.seat)
    }

    fn is_alone(&self, screen: &Screen) -> bool {
        let person =
            |seat: &&wire::SeatState| matches!(seat.occupant, wire::Occupant::Person { .. });
        screen.state.as_ref().is_some_and(|state| state.seats.iter().filter(person).count() == 1)
    }

    fn decision(&mut self, screen: &Screen) -> Option<ClientFrame> {
        let Some(Turn::Decide(deciding)) = screen.state.as_ref()?.turn else { return None };
        if !deciding.contains(self.seat) {
            return None;
        }
        self.sent += 1;
        let id = format!("{}-{}-{}", self.key, self.number, self.sent);
        screen.decision_of(self.seat, &mut self.rng, id)
    }

    /// Sends a decision, perhaps once more, and waits until everybody knows.
    async fn send(
        &mut self,
        screen: &mut Screen,
        table: &str,
        world: &World,
        frame: ClientFrame,
        since: Instant,
    ) -> Result<(), Leaves> {
        screen.say(&frame).await?;
        let number = loop {
            match self.hear(screen, ANSWER).await? {
                Heard::Ack { number, repeated } => {
                    count(&world.tally.acknowledged);
                    if repeated {
                        count(&world.tally.in_doubt);
                    }
                    break number;
                }
                // They had sat down at another screen already.
                Heard::Refused { about, .. } if about.as_deref() != Some("play") => {}
                Heard::Refused { code, .. } if PASSING.contains(&code.as_str()) => {
                    count(&world.tally.refused);
                    // It was decided for what has passed; all else is tried again.
                    if code == "version-conflict" {
                        self.open = None;
                    }
                    sleep(REST).await;
                    return Ok(());
                }
                // Others have given the game up meanwhile.
                Heard::Refused { code, .. } if code == "match-over" => {
                    self.open = None;
                    return Ok(());
                }
                Heard::Refused { code, message, .. } => {
                    let fault = format!("a decision was refused: {code}, {message}");
                    return Err(Leaves::Wrong(fault.into()));
                }
                Heard::Happened { .. } | Heard::Pong | Heard::Other => {}
            }
        };
        if let ClientFrame::Play { client, .. } = &frame {
            world.promises.note(table, Promise { client: client.clone(), number });
        }
        self.kept.push_back((frame, number));
        if self.kept.len() > AGAIN {
            self.kept.pop_front();
        }
        world.tally.waited(since.elapsed());
        count(&self.steps);
        self.open = None;
        while screen.number < number {
            self.hear(screen, SILENCE).await?;
        }
        Ok(())
    }

    async fn listen_until(
        &mut self,
        screen: &mut Screen,
        world: &World,
        is_so: impl Fn(&Screen, Seat) -> bool,
    ) -> Result<(), Leaves> {
        while !is_so(screen, self.seat) && !is_over(screen) && !world.is_ending() {
            if let Heard::Refused { .. } = self.hear(screen, SILENCE).await? {
                sleep(REST).await;
                return Ok(());
            }
        }
        Ok(())
    }

    /// Waits for whatever happens next, or until everybody is to stop.
    async fn listen(&mut self, screen: &mut Screen, world: &World) -> Result<(), Leaves> {
        tokio::select! {
            heard = self.hear(screen, SILENCE) => heard.map(drop),
            () = world.until_ending() => Ok(()),
        }
    }

    async fn hear(&mut self, screen: &mut Screen, patience: Duration) -> Result<Heard, Leaves> {
        let heard = timeout(patience, screen.hear()).await.map_err(|_| Leaves::Line)??;
        if let Heard::Happened { number, at_ms } = heard {
            self.told.push((number, at_ms));
        }
        Ok(heard)
    }

    /// Have they seen the end?
    pub fn is_over(&self) -> bool {
        self.screen.as_ref().is_some_and(is_over)
    }

    /// Nothing of a match that is over is needed but what they saw.
    pub fn hang_up(&mut self) {
        self.seen = self.screen.take().as_ref().and_then(Seen::on);
    }

    /// Waits on the line that is open until so much was told.
    pub async fn until_number(&mut self, number: u64, patience: Duration) -> Result<(), Fault> {
        let Some(mut screen) = self.screen.take() else { return Err("hung up".into()) };
        let end = Instant::now() + patience;
        while screen.number < number {
            let left = end.saturating_duration_since(Instant::now());
            if self.hear(&mut screen, left).await.is_err() {
                return Err(format!("was told {} of {number}", screen.number).into());
            }
        }
        self.screen = Some(screen);
        Ok(())
    }
}

fn is_over(screen: &Screen) -> bool {
    screen.state.as_ref().is_some_and(|state| state.phase == Phase::Over)
}

fn is_out(screen: &Screen, seat: Seat) -> bool {
    let state = screen.state.as_ref();
    state.and_then(|state| state.seats.get(seat.index())).is_none_or(|seat| seat.out.is_some())
}
