//! People who play against easy bots while another visitor lets the bots of many tables search: do they wait?

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use bots::rng_from;
use tokio::task::JoinSet;

use crate::common::Fault;
use crate::common::player::{self, Measured, Until, at};
use crate::common::screen::{AGAINST_BOT, Screen};
use crate::strangers;

/// How many play against an easy bot.
const TABLES: u64 = 8;

/// Between two decisions of a person.
const PAUSE: Duration = Duration::from_millis(200);

/// How long half of the bots' turns may take at most.
const MEDIAN_MAX: Duration = Duration::from_millis(200);

/// A bot's turn is three decisions that are stored, the person's own among them. On a machine so busy with
/// other things that storing one takes long, three of them take longer than [`MEDIAN_MAX`] without any bot
/// waiting for another; three times three is no sign of a queue yet.
const DECISIONS_MAX: u32 = 9;

/// What people measured during the attack.
pub struct Answers(Measured);

/// Plays for so long while the bots of so many tables search.
pub async fn answers(
    address: SocketAddr,
    length: Duration,
    attacked: u64,
    seed: u64,
) -> Result<Answers, Fault> {
    let mut attack = JoinSet::new();
    attack.spawn(strangers::attacker(address, attacked));
    let until = Until { end: Instant::now() + length, version: u64::MAX };
    let mut playing = JoinSet::new();
    for number in 0..TABLES {
        let key = seed * 1_000 + 500 + number;
        playing.spawn(async move {
            let mut screen = Screen::open(address, key, AGAINST_BOT).await?;
            player::play(&mut screen, &mut rng_from(key), until, PAUSE).await
        });
    }
    let mut all = Vec::new();
    while let Some(measured) = playing.join_next().await {
        all.push(measured??);
    }
    Ok(Answers(Measured::together(all)))
}

impl Answers {
    /// Says how long the bots took, and whether that is too long. A clock judges here, and no test: so it is
    /// measured against what the same people waited at the same time for a decision of their own, which
    /// needs no bot. Where that is quick the machine has nothing else to do, and the bound is the bound.
    pub fn judge(&self) -> Result<(), Fault> {
        let Measured { took, answered, .. } = &self.0;
        let (own, bot) = (at(took, 50), at(answered, 50));
        let allowed = MEDIAN_MAX.max(own * DECISIONS_MAX);
        println!(
            "{} turns of easy bots while others search: {bot:.1?} (p50), {:.1?} (p99); a decision of one's own: {own:.1?} (p50)",
            answered.len(),
            at(answered, 99),
        );
        match answered.is_empty() || bot > allowed {
            true => {
                Err(format!("half of the easy bots' turns take {bot:.1?}, allowed {allowed:.1?}")
                    .into())
            }
            false => Ok(()),
        }
    }
}
