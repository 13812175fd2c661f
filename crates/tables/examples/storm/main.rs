//! A storm over one server, on loopback only and bounded: people play while the server is killed and
//! started again, while its disk is full, its calendar jumps, strangers send it rubbish, others come
//! and go, and somebody lets the bots of many tables search.
//!
//! ```text
//! cargo xtask storm --minutes 2 --seed 1
//! ```
//!
//! It ends with a fault where an acknowledged decision is missing or was made twice, where anybody
//! lost by a clock that was set, where the server panicked or stopped of itself, where the database is
//! not what was written, and where easy bots let people wait while others search.

mod against_bots;
#[path = "../common/mod.rs"]
#[expect(dead_code, reason = "load measures memory and processor time as well")]
mod common;
mod server;
mod strangers;
mod tables_in_play;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::{BotRng, rng_from};
use clap::Parser;
use game::luck;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use common::Fault;
use server::StormServer;
use tables_in_play::InPlay;

#[derive(Clone, Debug, Parser)]
struct Args {
    /// How long it rages
    #[arg(long, default_value_t = 2.0)]
    minutes: f64,
    /// What happens when is drawn from this seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Be the server, with its data in this folder
    #[arg(long, hide = true)]
    serve: Option<PathBuf>,
}

/// Tables at which people play.
const TABLES: u64 = 12;

/// Strangers who send rubbish, and those who come and go.
const VANDALS: u64 = 4;
const LEAVERS: u64 = 4;

/// Tables whose bots search, watched by one visitor, until the next kill.
const ATTACKED: u64 = 20;

/// At the end nothing is killed any more: for this part of the time people play against easy bots while the
/// bots of the attacker search.
const ATTACK_SHARE: f64 = 0.08;

/// Nothing at a table takes so long, not even while the server starts.
const PATIENCE: Duration = Duration::from_secs(60);

/// What was counted, by all at once.
#[derive(Debug, Default)]
struct Counts {
    acknowledged: AtomicU64,
    asked_again: AtomicU64,
    rubbish: AtomicU64,
    left: AtomicU64,
    out_of_room: AtomicU64,
    over: AtomicU64,
}

/// Counts one more.
fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

#[tokio::main]
async fn main() -> Result<(), Fault> {
    let args = Args::parse();
    rlimit::increase_nofile_limit(u64::MAX)?;
    match &args.serve {
        Some(folder) => server::serve(folder).await,
        None => storm(args).await,
    }
}

async fn storm(args: Args) -> Result<(), Fault> {
    let whole = Duration::from_secs_f64(args.minutes * 60.0);
    let attack = whole.mul_f64(ATTACK_SHARE);
    let end = Instant::now() + (whole - attack);
    let mut rng = rng_from(args.seed);
    let counts = Arc::new(Counts::default());
    let mut server = StormServer::build()?;
    let mut tables: Vec<InPlay> = (0..TABLES).map(|n| InPlay::new(args.seed, n)).collect();
    let (mut kills, mut jumps, mut fillings) = (0, 0, 0);
    while Instant::now() < end {
        server.open()?;
        let mut strangers = strangers(&server, &counts, rng.next_number());
        let playing = play(tables, &server, &counts);
        match luck::below(&mut rng, 3) {
            0 => {
                server.set_calendar(luck::below(&mut rng, 7_200_000) as i64 - 3_600_000)?;
                jumps += 1;
            }
            1 => {
                sleep(Duration::from_millis(300)).await;
                server.fill_the_disk()?;
                sleep(Duration::from_millis(500)).await;
                server.make_room()?;
                fillings += 1;
            }
            _ => {}
        }
        sleep(Duration::from_millis(500 + u64::from(luck::below(&mut rng, 2_500)))).await;
        server.kill()?;
        kills += 1;
        tables = timeout(PATIENCE, gather(playing)).await??;
        strangers.shutdown().await;
    }
    server.open()?;
    for table in &mut tables {
        timeout(PATIENCE, table.look_back(server.address(), &counts)).await??;
    }
    let answers = against_bots::answers(server.address(), attack, ATTACKED, args.seed).await?;
    server.kill()?;
    let found = server.look_through().await?;
    report(&counts, [kills, jumps, fillings], found);
    answers.judge()
}

trait NextNumber {
    fn next_number(&mut self) -> u64;
}

impl NextNumber for BotRng {
    fn next_number(&mut self) -> u64 {
        u64::from(luck::below(self, u32::MAX))
    }
}

/// Everybody plays until the server is gone.
fn play(
    tables: Vec<InPlay>,
    server: &StormServer,
    counts: &Arc<Counts>,
) -> JoinSet<Result<InPlay, Fault>> {
    let mut playing = JoinSet::new();
    for mut table in tables {
        let (address, counts) = (server.address(), counts.clone());
        playing.spawn(async move { table.play(address, &counts).await.map(|()| table) });
    }
    playing
}

/// Those who have stopped, in their order.
async fn gather(mut playing: JoinSet<Result<InPlay, Fault>>) -> Result<Vec<InPlay>, Fault> {
    let mut played = Vec::new();
    while let Some(table) = playing.join_next().await {
        played.push(table??);
    }
    played.sort_by_key(|table| table.key);
    Ok(played)
}

/// All who mean no good; they stop when they are dropped.
fn strangers(server: &StormServer, counts: &Arc<Counts>, seed: u64) -> JoinSet<()> {
    let mut strangers = JoinSet::new();
    let address = server.address();
    for number in 0..VANDALS {
        strangers.spawn(strangers::vandal(address, seed ^ number, counts.clone()));
    }
    for number in 0..LEAVERS {
        strangers.spawn(strangers::leaver(address, seed ^ (number + 50), counts.clone()));
    }
    strangers.spawn(strangers::attacker(address, ATTACKED));
    strangers
}

fn report(counts: &Counts, [kills, jumps, fillings]: [u32; 3], (tables, entries): (usize, usize)) {
    let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    println!("{kills} kills, {jumps} jumps of the calendar, {fillings} times no room on the disk");
    println!("{} decisions acknowledged, none missing", read(&counts.acknowledged));
    println!("{} of them sent again, none made twice", read(&counts.asked_again));
    println!("{} not stored for want of room, and said so", read(&counts.out_of_room));
    println!("{} frames of rubbish, {} visitors gone", read(&counts.rubbish), read(&counts.left));
    println!("{} matches over, none by a clock that was set", read(&counts.over));
    println!("{entries} entries of {tables} tables are what was written");
}
