//! A bounded load on one server over loopback: many tables, each played by two seats at one
//! screen that decide at random, with a pause for thought.
//!
//! ```text
//! cargo run --release -p anleger-tables --example load -- --tables 1000 --seconds 20 --pause-ms 500
//! ```
//!
//! The server runs in a process of its own, so that its memory and its processor time can be told
//! from the clients': this program once more, or with `--program` the one that people start.

#[path = "../common/mod.rs"]
#[expect(dead_code, reason = "the storm looks closer at what is acknowledged")]
mod common;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use bots::rng_from;
use carcassonne::Carcassonne;
use clap::Parser;
use futures_util::{StreamExt, TryStreamExt, stream};
use game::luck;
use tables::{Config, Registry, Server};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use common::Fault;
use common::screen::{AGAINST_BOT, ATTACKER, BOTS, PAIR, Screen, create};
use common::served::Served;

#[derive(Clone, Debug, Parser)]
struct Args {
    /// How many tables play at the same time
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// For how long
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How long each table thinks between two decisions
    #[arg(long, default_value_t = 200)]
    pause_ms: u64,
    /// How many decisions each table makes before anything is measured
    #[arg(long, default_value_t = 0)]
    late: usize,
    /// Play against an easy bot at each table, while another visitor watches so many tables at which
    /// only searching bots play
    #[arg(long, default_value_t = 0)]
    attack: usize,
    /// Load the program `anleger` that was built beside this one
    #[arg(long)]
    program: bool,
    /// Be the server, with its data in this folder
    #[arg(long, hide = true)]
    serve: Option<PathBuf>,
}

#[tokio::main]
async fn main() -> Result<(), Fault> {
    let args = Args::parse();
    // A connection per table on either side; many systems begin with 1,024 open files.
    rlimit::increase_nofile_limit(u64::MAX)?;
    match &args.serve {
        Some(folder) => serve(folder).await,
        None => {
            let rest = REST_SECONDS_MAX + args.tables as u64 / 50 + args.late as u64;
            timeout(Duration::from_secs(args.seconds + rest), load(args)).await?
        }
    }
}

/// What everything but playing may take, and more for many tables: opening them, mostly.
const REST_SECONDS_MAX: u64 = 60;

/// Tables that are opened at the same time: one after the other, each would wait for the disk alone.
const OPENING: usize = 50;

/// All that the program must be told to let so many in, and to believe who comes from elsewhere.
const SETTINGS: &str = "tables_per_address = 1000000\nconnections_per_address = 1000000\n\
                        connections = 100000\ntrusted_proxies = [\"127.0.0.1\"]\n";

/// Between the decisions that are not measured: as fast as a server lets a person be.
const HASTE: Duration = Duration::from_millis(120);

async fn serve(folder: &Path) -> Result<(), Fault> {
    let config = Config {
        data: folder.to_owned(),
        database: folder.join("anleger.sqlite"),
        tables_per_address: u32::MAX,
        connections_per_address: usize::MAX,
        connections: 100_000,
        trusted_proxies: vec!["127.0.0.1".parse()?],
        ..Config::default()
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    let registry = Registry::default().with::<Carcassonne>();
    Server::new(config, registry).serve(listener, std::future::pending()).await?;
    Ok(())
}

async fn load(args: Args) -> Result<(), Fault> {
    let folder = tempfile::tempdir()?;
    let server = start(&args, folder.path())?;
    let before = server.resident_kib()?;
    let began = Instant::now();
    let attack = attack(&server, args.attack).await?;
    let seats = if args.attack > 0 { AGAINST_BOT } else { PAIR };
    let opening = (0..args.tables).map(|number| Screen::open(server.address, number as u64, seats));
    let screens: Vec<Screen> =
        stream::iter(opening).buffer_unordered(OPENING).try_collect().await?;
    println!("tables opened in {:.1?}", began.elapsed());
    let seated = server.resident_kib()?;
    let screens = play_ahead(screens, args.late).await?;
    let worked = server.processor_time()?;
    let all = play(screens, &args).await?;
    let worked = server.processor_time()? - worked;
    drop(attack);
    report(&args, &all, worked, [before, seated, server.resident_kib()?]);
    Ok(())
}

fn start(args: &Args, folder: &Path) -> Result<Served, Fault> {
    if !args.program {
        let mut command = Command::new(std::env::current_exe()?);
        return Served::start(command.arg("--serve").arg(folder));
    }
    // The program that people start, as it was built beside this one.
    let program = std::env::current_exe()?.with_file_name("../anleger");
    let settings = folder.join("load.toml");
    std::fs::write(&settings, SETTINGS)?;
    let mut command = Command::new(program);
    command.args(["serve", "--bind", "127.0.0.1:0", "--data"]).arg(folder);
    Served::start(command.arg("--config").arg(settings).env("ANLEGER_LOG", "warn"))
}

/// Brings every table to a later position.
async fn play_ahead(screens: Vec<Screen>, decisions: usize) -> Result<Vec<Screen>, Fault> {
    let ahead = screens.into_iter().enumerate().map(|(number, mut screen)| async move {
        let mut rng = rng_from(!(number as u64));
        for count in 0..decisions {
            let Some(frame) = screen.decision(&mut rng, format!("ahead-{count}")) else { break };
            screen.say(&frame).await?;
            let version = screen.version;
            while screen.version == version {
                screen.hear().await?;
            }
            sleep(HASTE).await;
        }
        Ok::<Screen, Fault>(screen)
    });
    let mut played = Vec::new();
    for screen in ahead.map(tokio::spawn).collect::<Vec<_>>() {
        played.push(screen.await??);
    }
    Ok(played)
}

async fn play(screens: Vec<Screen>, args: &Args) -> Result<Measured, Fault> {
    let end = Instant::now() + Duration::from_secs(args.seconds);
    let pause = Duration::from_millis(args.pause_ms);
    let playing = screens.into_iter().enumerate();
    let playing: Vec<_> = playing
        .map(|(number, screen)| tokio::spawn(play_one(screen, number as u64, end, pause)))
        .collect();
    let mut all = Measured::default();
    for screen in playing {
        let measured = screen.await??;
        all.took.extend(measured.took);
        all.answered.extend(measured.answered);
        all.heard_bytes += measured.heard_bytes;
    }
    all.took.sort_unstable();
    all.answered.sort_unstable();
    Ok(all)
}

/// Plays until the time is up or the match is over; says how long each decision took until it
/// was acknowledged.
async fn play_one(
    mut screen: Screen,
    number: u64,
    end: Instant,
    pause: Duration,
) -> Result<Measured, Fault> {
    let before = screen.heard_bytes;
    let mut rng = rng_from(number);
    let (mut took, mut answered) = (Vec::new(), Vec::new());
    // Tables do not move in step: they begin spread over one pause, and each pause is half to one and a half.
    sleep(pause * luck::below(&mut rng, 101) / 100).await;
    while Instant::now() < end {
        let Some(frame) = screen.decision(&mut rng, took.len().to_string()) else { break };
        let (sent, version) = (Instant::now(), screen.version);
        screen.say(&frame).await?;
        screen.acknowledged().await?;
        took.push(sent.elapsed());
        while screen.version == version {
            screen.hear().await?;
        }
        let bot_decides = screen.waits();
        while screen.waits() {
            screen.hear().await?;
        }
        answered.extend(bot_decides.then(|| sent.elapsed()));
        sleep(pause * (50 + luck::below(&mut rng, 101)) / 100).await;
    }
    Ok(Measured { took, answered, heard_bytes: screen.heard_bytes - before })
}

/// What screens measured.
#[derive(Default)]
struct Measured {
    took: Vec<Duration>,
    /// How long a bot took from the decision before its turn to the end of it.
    answered: Vec<Duration>,
    heard_bytes: usize,
}

fn report(args: &Args, measured: &Measured, worked: Duration, [before, seated, after]: [u64; 3]) {
    let took = &measured.took;
    let actions = took.len().max(1);
    let per_table = |kib: u64| kib.saturating_sub(before) / args.tables.max(1) as u64;
    println!("{} tables, {} s, a pause of {} ms", args.tables, args.seconds, args.pause_ms);
    let wanted = args.tables as u64 * 1000 / args.pause_ms.max(1);
    println!("{wanted} actions a second wanted");
    println!("{:.0} actions a second acknowledged", actions as f64 / args.seconds.max(1) as f64);
    println!("{} bytes to each screen per action", measured.heard_bytes / actions);
    println!("{:.3?} of processor time of the server per action", worked / actions as u32);
    println!("acknowledged after {:.1?} (p50), {:.1?} (p99)", at(took, 50), at(took, 99));
    let answered = &measured.answered;
    if !answered.is_empty() {
        let [half, most] = [50, 99].map(|percent| at(answered, percent));
        println!("the bot's whole turn took {half:.1?} (p50), {most:.1?} (p99)");
    }
    println!(
        "memory per table: {} KiB when seated, {} KiB after play",
        per_table(seated),
        per_table(after)
    );
}

/// So many percent took no longer.
fn at(took: &[Duration], percent: usize) -> Duration {
    took.get(took.len().saturating_sub(1) * percent / 100).copied().unwrap_or_default()
}

/// Tables at which only searching bots play, watched by one visitor until they are dropped.
async fn attack(server: &Served, tables: usize) -> Result<JoinSet<Result<(), Fault>>, Fault> {
    let mut watching = JoinSet::new();
    for number in 0..tables as u64 {
        let table = create(server.address, BOTS, "{}").await?;
        let mut screen = Screen::enter(server.address, &table, number, ATTACKER).await?;
        watching.spawn(async move {
            loop {
                screen.hear().await?;
            }
        });
    }
    Ok(watching)
}
