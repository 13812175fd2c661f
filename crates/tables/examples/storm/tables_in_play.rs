//! A table whose people play on after every kill, and look whether all they were promised is there.

use std::net::SocketAddr;
use std::time::Duration;

use bots::{BotRng, rng_from};
use tokio::time::sleep;
use wire::{ClientFrame, Phase, Withdrawal};

use crate::common::Fault;
use crate::common::screen::{Heard, PAIR, PLAYERS, Screen, create};
use crate::{Counts, count};

/// Half an hour for everybody: nobody can use it up, but a calendar that is charged would.
const SETTINGS: &str = r#"{"clock":{"kind":"bank","bank_ms":1800000,"increment_ms":0}}"#;

/// Between two decisions; no faster than a server lets a person be.
const PAUSE: Duration = Duration::from_millis(60);

/// How many of the last decisions are sent again after a kill.
const AGAIN: usize = 5;

/// A table and what its people were promised.
pub struct InPlay {
    pub key: u64,
    rng: BotRng,
    table: Option<String>,
    /// What was acknowledged at this table, with the number it was given.
    kept: Vec<(ClientFrame, u64)>,
    sent: u64,
}

/// Why people stop playing for now.
enum Stop {
    /// The line is gone, as it is after a kill.
    Gone,
    /// This may not happen.
    Wrong(Fault),
}

impl From<Fault> for Stop {
    fn from(_: Fault) -> Stop {
        Stop::Gone
    }
}

impl InPlay {
    pub fn new(seed: u64, number: u64) -> InPlay {
        let key = seed * 1_000 + number + 1;
        InPlay { key, rng: rng_from(key), table: None, kept: Vec::new(), sent: 0 }
    }

    /// Plays until the server is gone.
    pub async fn play(&mut self, address: SocketAddr, counts: &Counts) -> Result<(), Fault> {
        match self.play_on(address, counts).await {
            Ok(never) => match never {},
            Err(Stop::Gone) => Ok(()),
            Err(Stop::Wrong(fault)) => Err(fault),
        }
    }

    /// Is all there that was promised?
    pub async fn look_back(&mut self, address: SocketAddr, counts: &Counts) -> Result<(), Fault> {
        let Some(table) = self.table.clone() else { return Ok(()) };
        let mut screen = Screen::enter(address, &table, self.key, PLAYERS).await?;
        match self.compare(&mut screen, counts).await {
            Ok(()) => Ok(()),
            Err(Stop::Gone) => Err("the server went away in calm weather".into()),
            Err(Stop::Wrong(fault)) => Err(fault),
        }
    }

    async fn play_on(
        &mut self,
        address: SocketAddr,
        counts: &Counts,
    ) -> Result<std::convert::Infallible, Stop> {
        loop {
            let mut screen = self.come_in(address, counts).await?;
            while let Some(frame) = self.next_decision(&screen) {
                sleep(PAUSE).await;
                if !self.decide(&mut screen, frame, counts).await? {
                    break;
                }
            }
            self.see_the_end(&screen, counts)?;
        }
    }

    /// Comes back to the table, or makes one.
    async fn come_in(&mut self, address: SocketAddr, counts: &Counts) -> Result<Screen, Stop> {
        if let Some(table) = self.table.clone() {
            let mut screen = Screen::enter(address, &table, self.key, PLAYERS).await?;
            self.compare(&mut screen, counts).await?;
            return Ok(screen);
        }
        let Ok(table) = create(address, PAIR, SETTINGS).await else {
            // No room for a new table, or no server: both pass.
            sleep(PAUSE).await;
            return Err(Stop::Gone);
        };
        let mut screen = Screen::enter(address, &table, self.key, PLAYERS).await?;
        screen.sit_down(2).await?;
        (self.table, self.kept) = (Some(table), Vec::new());
        Ok(screen)
    }

    fn next_decision(&mut self, screen: &Screen) -> Option<ClientFrame> {
        self.sent += 1;
        screen.decision(&mut self.rng, format!("{}-{}", self.key, self.sent))
    }

    /// Decides; `false` where it was refused for a reason that passes.
    async fn decide(
        &mut self,
        screen: &mut Screen,
        frame: ClientFrame,
        counts: &Counts,
    ) -> Result<bool, Stop> {
        screen.say(&frame).await?;
        let number = loop {
            match screen.hear().await? {
                Heard::Ack { number, .. } => break number,
                Heard::Refused { code, .. } if code == "storage-failed" => {
                    count(&counts.out_of_room);
                    sleep(Duration::from_millis(200)).await;
                    return Ok(false);
                }
                Heard::Refused { code, .. } if code == "version-conflict" => return Ok(false),
                Heard::Refused { code, message, .. } => {
                    return Err(Stop::Wrong(format!("refused: {code}, {message}").into()));
                }
                Heard::Happened { .. } | Heard::Pong | Heard::Other => {}
            }
        };
        count(&counts.acknowledged);
        self.kept.push((frame, number));
        while screen.number < number {
            screen.hear().await?;
        }
        Ok(true)
    }

    /// What was acknowledged is there, and is not made again however often it is sent.
    async fn compare(&mut self, screen: &mut Screen, counts: &Counts) -> Result<(), Stop> {
        let last = self.kept.last().map_or(0, |(_, number)| *number);
        if screen.number < last {
            let fault = format!("{} of {last} are there after a kill", screen.number);
            return Err(Stop::Wrong(fault.into()));
        }
        for (frame, kept) in self.kept.iter().rev().take(AGAIN) {
            screen.say(frame).await?;
            let (number, repeated) = loop {
                match screen.hear().await? {
                    Heard::Ack { number, repeated, .. } => break (number, repeated),
                    Heard::Refused { code, message, .. } => {
                        return Err(Stop::Wrong(format!("not known: {code}, {message}").into()));
                    }
                    Heard::Happened { .. } | Heard::Pong | Heard::Other => {}
                }
            };
            if (number, repeated) != (*kept, true) {
                let fault = format!("{kept} was made again as {number} ({repeated})");
                return Err(Stop::Wrong(fault.into()));
            }
            count(&counts.asked_again);
        }
        Ok(())
    }

    /// A match that is over gives room for the next; nobody may have lost by their clock.
    fn see_the_end(&mut self, screen: &Screen, counts: &Counts) -> Result<(), Stop> {
        let Some(state) = screen.state.as_ref().filter(|state| state.phase == Phase::Over) else {
            return Ok(());
        };
        if state.seats.iter().any(|seat| seat.out == Some(Withdrawal::OutOfTime)) {
            return Err(Stop::Wrong("somebody lost by a clock that was set".into()));
        }
        count(&counts.over);
        self.table = None;
        Ok(())
    }
}
