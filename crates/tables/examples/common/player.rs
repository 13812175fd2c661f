//! Somebody who plays at random with a pause for thought, and looks at the clock.

use std::time::{Duration, Instant};

use bots::BotRng;
use game::luck;
use tokio::time::{sleep, timeout_at};

use super::Fault;
use super::screen::Screen;

/// How long a screen plays, unless the match is over before.
#[derive(Clone, Copy)]
pub struct Until {
    pub end: Instant,
    /// No further than to this version of the match.
    pub version: u64,
}

/// What screens measured.
#[derive(Default)]
pub struct Measured {
    /// How long each decision took until it was acknowledged.
    pub took: Vec<Duration>,
    /// How long others took from the decision before their turn to the end of it.
    pub answered: Vec<Duration>,
    pub heard_bytes: usize,
}

impl Measured {
    /// All of them together, the quickest first.
    pub fn together(all: impl IntoIterator<Item = Measured>) -> Measured {
        let mut together = Measured::default();
        for measured in all {
            together.took.extend(measured.took);
            together.answered.extend(measured.answered);
            together.heard_bytes += measured.heard_bytes;
        }
        together.took.sort_unstable();
        together.answered.sort_unstable();
        together
    }
}

/// So many percent took no longer.
pub fn at(took: &[Duration], percent: usize) -> Duration {
    took.get(took.len().saturating_sub(1) * percent / 100).copied().unwrap_or_default()
}

/// Plays for the seats of this screen, half to one and a half pauses between two decisions.
pub async fn play(
    screen: &mut Screen,
    rng: &mut BotRng,
    until: Until,
    pause: Duration,
) -> Result<Measured, Fault> {
    let before = screen.heard_bytes;
    let mut measured = Measured::default();
    let mut sent: Option<Instant> = None;
    // Tables do not move in step: they begin spread over one pause.
    let mut thought = pause * luck::below(rng, 101) / 100;
    while is_asked(screen, until, &mut sent, &mut measured).await? {
        sleep(thought).await;
        thought = pause * (50 + luck::below(rng, 101)) / 100;
        let id = format!("{}-{}", screen.version, measured.took.len());
        let Some(frame) = screen.decision(rng, id).filter(|_| Instant::now() < until.end) else {
            break;
        };
        let (start, version) = (Instant::now(), screen.version);
        screen.say(&frame).await?;
        screen.acknowledged().await?;
        measured.took.push(start.elapsed());
        while screen.version == version {
            screen.hear().await?;
        }
        sent = screen.waits().then_some(start);
    }
    measured.heard_bytes = screen.heard_bytes - before;
    Ok(measured)
}

/// Waits until somebody at this screen must decide; `false` where nobody will any more.
async fn is_asked(
    screen: &mut Screen,
    until: Until,
    sent: &mut Option<Instant>,
    measured: &mut Measured,
) -> Result<bool, Fault> {
    while screen.waits() && screen.version < until.version {
        match timeout_at(until.end.into(), screen.hear()).await {
            Ok(heard) => drop(heard?),
            Err(_) => {
                // So long at least: whoever is never answered must not count for nothing.
                measured.answered.extend(sent.map(|sent| sent.elapsed()));
                return Ok(false);
            }
        }
    }
    measured.answered.extend(sent.take().filter(|_| !screen.waits()).map(|sent| sent.elapsed()));
    Ok(screen.version < until.version && Instant::now() < until.end)
}
