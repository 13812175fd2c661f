//! A bounded load on one server over loopback, or on several that share a database and a NATS: many tables, each played by two seats at one screen or
//! two that decide at random, with a pause for thought.
//!
//! ```text
//! cargo run --release -p anleger-tables --example load -- --tables 1000 --seconds 20 --pause-ms 500
//! ```
//!
//! Each server runs in a process of its own, so that its memory and its processor time can be told
//! from the clients': this program once more, or with `--program` the one that people start.

mod beside;
#[path = "../common/mod.rs"]
#[expect(dead_code, reason = "the storm looks closer at what is acknowledged")]
mod common;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use bots::rng_from;
use carcassonne::Carcassonne;
use clap::Parser;
use futures_util::{StreamExt, TryStreamExt, stream};
use tables::{Config, Registry, Server};
use tokio::task::JoinSet;
use tokio::time::timeout;

use beside::{Beside, Used};
use common::Fault;
use common::player::{self, Measured, Until, at};
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
    late: u64,
    /// At how many screens the two of a table sit
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=2))]
    screens: u8,
    /// Play against an easy bot at each table, while another visitor watches so many tables at which
    /// only searching bots play
    #[arg(long, default_value_t = 0)]
    attack: usize,
    /// Load the program `anleger` that was built beside this one
    #[arg(long)]
    program: bool,
    /// Keep the tables on a PostgreSQL server that is started for that, and waits for its disk
    #[arg(long)]
    postgres: bool,
    /// Load so many servers at once, which share that PostgreSQL server and hear each other over NATS; the people of a
    /// table come to one after the other
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    nodes: usize,
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
            let rest = REST_SECONDS_MAX + args.tables as u64 / 50 + args.late;
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

/// The variable that says where the database is.
const DATABASE: &str = "ANLEGER_DATABASE";

/// The variable that says where other servers are heard.
const NATS: &str = "ANLEGER_NATS";

/// Between the decisions that are not measured: as fast as a server lets a person be.
const HASTE: Duration = Duration::from_millis(120);

async fn serve(folder: &Path) -> Result<(), Fault> {
    let config = Config {
        data: folder.to_owned(),
        database: match std::env::var_os(DATABASE) {
            Some(address) => address.into(),
            None => folder.join("anleger.sqlite").into(),
        },
        nats: std::env::var(NATS).ok().map(|address| address.parse()).transpose()?,
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
    let beside = args.postgres || args.nodes > 1;
    let beside = beside.then(|| Beside::start(args.nodes > 1)).transpose()?;
    let servers = Servers::start(&args, folder.path(), beside.as_ref())?;
    let before = servers.resident_kib()?;
    let began = Instant::now();
    let attack = attack(servers.address(0), args.attack).await?;
    let opening = (0..args.tables as u64).map(|number| open(&servers, number, &args));
    let screens: Vec<Vec<Screen>> =
        stream::iter(opening).buffer_unordered(OPENING).try_collect().await?;
    let screens: Vec<Screen> = screens.into_iter().flatten().collect();
    println!("tables opened in {:.1?}", began.elapsed());
    let seated = servers.resident_kib()?;
    let screens = play_ahead(screens, args.late).await?;
    let (worked, aside) = (servers.processor_time()?, Beside::used_by(beside.as_ref())?);
    let all = play(screens, &args).await?;
    let worked = servers.processor_time()? - worked;
    let aside = Beside::used_by(beside.as_ref())?.since(aside);
    drop(attack);
    report(&args, &all, worked, aside, [before, seated, servers.resident_kib()?]);
    Ok(())
}

/// The screens of one more table.
async fn open(servers: &Servers, number: u64, args: &Args) -> Result<Vec<Screen>, Fault> {
    let [own, other] = [number, number + 1].map(|number| servers.address(number as usize));
    match (args.attack, args.screens) {
        (0, 1) => Ok(vec![Screen::open(own, number, PAIR).await?]),
        (0, _) => Ok(Screen::open_two([own, other], number).await?.into()),
        _ => Ok(vec![Screen::open(own, number, AGAINST_BOT).await?]),
    }
}

/// All servers that are loaded.
struct Servers(Vec<Served>);

impl Servers {
    fn start(args: &Args, folder: &Path, beside: Option<&Beside>) -> Result<Servers, Fault> {
        let start = |number: usize| {
            let folder = folder.join(number.to_string());
            std::fs::create_dir(&folder)?;
            start(args, &folder, beside.map(Beside::settings).unwrap_or_default())
        };
        Ok(Servers((0..args.nodes).map(start).collect::<Result<_, Fault>>()?))
    }

    /// Where the visitor of this number goes.
    fn address(&self, number: usize) -> SocketAddr {
        self.0[number % self.0.len()].address
    }

    fn resident_kib(&self) -> Result<u64, Fault> {
        self.0.iter().map(Served::resident_kib).sum()
    }

    fn processor_time(&self) -> Result<Duration, Fault> {
        self.0.iter().map(Served::processor_time).sum()
    }
}

fn start(
    args: &Args,
    folder: &Path,
    settings: Vec<(&'static str, String)>,
) -> Result<Served, Fault> {
    if !args.program {
        let mut command = Command::new(std::env::current_exe()?);
        return Served::start(command.arg("--serve").arg(folder).envs(settings));
    }
    // The program that people start, as it was built beside this one.
    let program = std::env::current_exe()?.with_file_name("../anleger");
    let file = folder.join("load.toml");
    std::fs::write(&file, SETTINGS)?;
    let mut command = Command::new(program);
    command.args(["serve", "--bind", "127.0.0.1:0", "--data"]).arg(folder);
    command.arg("--config").arg(file).env("ANLEGER_LOG", "warn").envs(settings);
    Served::start(&mut command)
}

/// Brings every table to a later position.
async fn play_ahead(screens: Vec<Screen>, decisions: u64) -> Result<Vec<Screen>, Fault> {
    let end = Instant::now() + Duration::from_secs(REST_SECONDS_MAX + decisions);
    let ahead = screens.into_iter().enumerate().map(|(number, mut screen)| async move {
        let until = Until { end, version: screen.version + decisions };
        player::play(&mut screen, &mut rng_from(!(number as u64)), until, HASTE).await?;
        Ok::<Screen, Fault>(screen)
    });
    let mut played = Vec::new();
    for screen in ahead.map(tokio::spawn).collect::<Vec<_>>() {
        played.push(screen.await??);
    }
    Ok(played)
}

async fn play(screens: Vec<Screen>, args: &Args) -> Result<Measured, Fault> {
    let until =
        Until { end: Instant::now() + Duration::from_secs(args.seconds), version: u64::MAX };
    let pause = Duration::from_millis(args.pause_ms);
    let playing = screens.into_iter().enumerate().map(|(number, mut screen)| async move {
        player::play(&mut screen, &mut rng_from(number as u64), until, pause).await
    });
    let mut all = Vec::new();
    for screen in playing.map(tokio::spawn).collect::<Vec<_>>() {
        all.push(screen.await??);
    }
    Ok(Measured::together(all))
}

fn report(
    args: &Args,
    measured: &Measured,
    worked: Duration,
    aside: Used,
    [before, seated, after]: [u64; 3],
) {
    let took = &measured.took;
    let actions = took.len().max(1);
    let per_table = |kib: u64| kib.saturating_sub(before) / args.tables.max(1) as u64;
    println!("{} tables, {} s, a pause of {} ms", args.tables, args.seconds, args.pause_ms);
    println!("{} servers", args.nodes);
    let wanted = args.tables as u64 * 1000 / args.pause_ms.max(1);
    println!("{wanted} actions a second wanted");
    println!("{:.0} actions a second acknowledged", actions as f64 / args.seconds.max(1) as f64);
    let screens = if args.attack == 0 { usize::from(args.screens) } else { 1 };
    println!("{} bytes to each screen per action", measured.heard_bytes / actions / screens);
    let each = |time: Duration| time / actions as u32;
    println!("{:.3?} of processor time of the servers per action", each(worked));
    if !aside.postgres.is_zero() {
        println!("{:.3?} of processor time of PostgreSQL per action", each(aside.postgres));
        println!("{} bytes of PostgreSQL's own log per action", aside.log_bytes / actions as u64);
    }
    if !aside.nats.is_zero() {
        println!("{:.3?} of processor time of NATS per action", each(aside.nats));
    }
    println!("acknowledged after {:.1?} (p50), {:.1?} (p99)", at(took, 50), at(took, 99));
    let answered = &measured.answered;
    if args.attack > 0 {
        let [half, most] = [50, 99].map(|percent| at(answered, percent));
        println!("the bot's whole turn took {half:.1?} (p50), {most:.1?} (p99)");
    }
    println!(
        "memory per table: {} KiB when seated, {} KiB after play",
        per_table(seated),
        per_table(after)
    );
}

/// Tables at which only searching bots play, watched by one visitor until they are dropped.
async fn attack(server: SocketAddr, tables: usize) -> Result<JoinSet<Result<(), Fault>>, Fault> {
    let mut watching = JoinSet::new();
    for number in 0..tables as u64 {
        let table = create(server, BOTS, "{}").await?;
        let mut screen = Screen::enter(server, &table, number, ATTACKER).await?;
        watching.spawn(async move {
            loop {
                screen.hear().await?;
            }
        });
    }
    Ok(watching)
}
