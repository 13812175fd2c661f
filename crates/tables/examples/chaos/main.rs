//! A whole house on one machine, in real processes: PostgreSQL, NATS, three servers and two workers, and people who
//! play whole games of all three while everybody is killed in turn, lines are cut and servers are stopped. Afterwards
//! all that was acknowledged is in the log, once; everybody sees the same; every record proves itself.
//!
//! ```text
//! cargo xtask chaos --minutes 10 --seed 1
//! ```
//!
//! With `--former` the house begins with another program, and one server after the other is replaced by ours while
//! people play.

mod audit;
#[path = "../common/mod.rs"]
#[expect(
    dead_code,
    reason = "load measures memory and processor time as well, and decides for whole screens"
)]
mod common;
mod house;
mod member;
mod party;
mod person;
mod place;
mod plan;
mod promises;
mod report;
mod world;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

use carcassonne::Carcassonne;
use clap::Parser;
use newworld::NewWorld;
use settlers::Settlers;
use tables::Registry;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use audit::{Findings, audit};
use common::Fault;
use house::House;
use party::{Match, Party, companies};
use plan::Plan;
use report::{Done, Report};
use world::{World, read};

#[derive(Clone, Debug, Parser)]
struct Args {
    /// How long it lasts
    #[arg(long, default_value_t = 1.0)]
    minutes: f64,
    /// What happens when follows from this seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Tell what was found as JSON
    #[arg(long)]
    json: bool,
    /// Begin with this program, of a former version, and replace it by ours
    #[arg(long, value_name = "PROGRAM")]
    former: Option<PathBuf>,
    /// The program; left out, the one that was built beside this
    #[arg(long, value_name = "PROGRAM")]
    program: Option<PathBuf>,
}

/// When everybody is well again, each company plays on within this time, by so many decisions.
const PATIENCE: Duration = Duration::from_secs(30);
const STEPS: u64 = 3;
const REST: Duration = Duration::from_millis(100);

#[tokio::main]
async fn main() -> ExitCode {
    match chaos(Args::parse()).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(fault) => {
            eprintln!("chaos: {fault}");
            ExitCode::FAILURE
        }
    }
}

/// Everything; says whether all was well.
async fn chaos(args: Args) -> Result<bool, Fault> {
    rlimit::increase_nofile_limit(u64::MAX)?;
    let began = Instant::now();
    let beside = std::env::current_exe()?.with_file_name("../anleger");
    let program = std::path::absolute(args.program.clone().unwrap_or(beside))?;
    let first = args.former.clone().unwrap_or_else(|| program.clone());
    let mut house = House::open(&first).await?;
    if let Some(why) = &house.together {
        eprintln!("servers have no network of their own to be cut, lines are cut instead ({why})");
    }
    let world = Arc::new(World::new(house.nodes.iter().map(|node| node.address).collect()));
    let (mut playing, steps) = play(&world);
    let length = Duration::from_secs_f64(args.minutes * 60.0);
    let mut done = Done::default();
    let all_play = if args.former.is_some() {
        done.replaced = upgrade(&mut house, &program, length).await?;
        true
    } else {
        rage(&mut house, args.seed, length, &mut done, &mut playing).await?
    };
    // Where somebody has left because of what is wrong, all else is told nevertheless.
    let stuck = if all_play { until_all_go_on(&steps).await } else { Vec::new() };
    world.end();
    let (mut matches, faults) = gather(playing).await?;
    let found = audit(&mut matches, &world, &house.database, &registry()).await?;
    let wrong = [faults, stuck, found.wrong, house.panics()?].concat();
    let findings = Findings { wrong, ..found };
    let seconds = began.elapsed().as_secs();
    let report = Report { seed: args.seed, seconds, done, world: &world, findings: &findings };
    match args.json {
        true => println!("{}", report.json()),
        false => println!("{}", report.text()),
    }
    for wrong in &findings.wrong {
        eprintln!("WRONG: {wrong}");
    }
    Ok(findings.wrong.is_empty())
}

fn registry() -> Registry {
    Registry::default().with::<Carcassonne>().with::<NewWorld>().with::<Settlers>()
}

type Playing = JoinSet<Result<Vec<Match>, Fault>>;

/// All companies play; what each of them counts.
fn play(world: &Arc<World>) -> (Playing, Vec<(String, Arc<AtomicU64>)>) {
    let mut playing = JoinSet::new();
    let mut counted = Vec::new();
    for (number, company) in (0..).zip(companies()) {
        let steps = Arc::new(AtomicU64::new(0));
        counted.push((format!("{company:?}"), steps.clone()));
        playing.spawn(Party { company, number, steps }.play(world.clone()));
    }
    (playing, counted)
}

/// One blow after the other; says whether all play on.
async fn rage(
    house: &mut House,
    seed: u64,
    length: Duration,
    done: &mut Done,
    playing: &mut Playing,
) -> Result<bool, Fault> {
    let began = Instant::now();
    for strike in Plan::of(seed) {
        if began.elapsed() >= length {
            break;
        }
        let at = began.elapsed().as_secs_f64();
        house.suffer(strike.blow, strike.lasts).await?;
        let undone = Instant::now();
        house.until_well().await?;
        let well = undone.elapsed().as_secs_f64();
        eprintln!(
            "{at:7.1} s  {:?}, {:?}; well again after {well:.1} s",
            strike.blow, strike.lasts
        );
        done.count(strike.blow);
        sleep(strike.rest).await;
        // Nobody stops playing before they are asked to, but for what is wrong.
        if let Some(ended) = playing.try_join_next() {
            let ended = ended?;
            playing.spawn(async { ended });
            return Ok(false);
        }
    }
    Ok(true)
}

/// One after the other is replaced, spread over the time.
async fn upgrade(house: &mut House, program: &Path, length: Duration) -> Result<usize, Fault> {
    let rest = length / (plan::NODES + plan::WORKERS + 1) as u32;
    sleep(rest).await;
    house.replace(program, rest).await
}

/// Everybody who is stuck although all is well.
async fn until_all_go_on(steps: &[(String, Arc<AtomicU64>)]) -> Vec<String> {
    let began = Instant::now();
    let mut stuck = Vec::new();
    for (name, counter) in steps {
        let before = read(counter);
        while read(counter) < before + STEPS && began.elapsed() < PATIENCE {
            sleep(REST).await;
        }
        if read(counter) < before + STEPS {
            stuck.push(format!("{name} does not play on although all is well"));
        }
    }
    stuck
}

/// All that was played, and what was wrong there.
async fn gather(mut playing: Playing) -> Result<(Vec<Match>, Vec<String>), Fault> {
    let (mut matches, mut faults) = (Vec::new(), Vec::new());
    while let Some(played) = timeout(PATIENCE, playing.join_next()).await? {
        match played? {
            Ok(played) => matches.extend(played),
            Err(fault) => faults.push(fault.to_string()),
        }
    }
    Ok((matches, faults))
}
