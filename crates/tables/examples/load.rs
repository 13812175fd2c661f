//! A bounded load on one server over loopback: many tables, each played by two seats at one
//! screen that decide at random, with a pause for thought.
//!
//! ```text
//! cargo run --release -p tables --example load -- --tables 1000 --seconds 20 --pause-ms 500
//! ```
//!
//! The server runs in a process of its own, so that its memory can be told from the clients': this
//! program once more, or with `--program` the one that people start.

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use bots::rng_from;
use carcassonne::Carcassonne;
use clap::Parser;
use futures_util::{SinkExt, StreamExt, TryStreamExt, stream};
use game::{Audience, Turn, luck};
use tables::{Config, Registry, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::{Chosen, ClientFrame, Look, PROTOCOL, ServerFrame, TableState};

type Fault = Box<dyn Error + Send + Sync>;
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

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
            let most = Duration::from_secs(args.seconds + REST_SECONDS_MAX);
            timeout(most, load(args)).await?
        }
    }
}

/// What everything but playing may take: opening the tables, mostly.
const REST_SECONDS_MAX: u64 = 60;

/// Tables that are opened at the same time: one after the other, each would wait for the disk alone.
const OPENING: usize = 50;

/// All that the program must be told to let so many in, and to believe who comes from elsewhere.
const SETTINGS: &str = "tables_per_address = 1000000\nconnections_per_address = 1000000\n\
                        trusted_proxies = [\"127.0.0.1\"]\n";

/// Where the visitor comes from whose bots think, and where everybody else does.
const ATTACKER: &str = "198.51.100.66";
const PLAYERS: &str = "192.0.2.7";

/// Two at one screen.
const PAIR: &str = r#"[{"kind":"person"},{"kind":"person"}]"#;
/// One against an easy bot.
const AGAINST_BOT: &str = r#"[{"kind":"person"},{"kind":"bot","level":"greedy"}]"#;
/// Bots that think as long as they may.
const BOTS: &str =
    r#"[{"kind":"bot","level":"search:100000"},{"kind":"bot","level":"search:5000ms"}]"#;

async fn serve(folder: &Path) -> Result<(), Fault> {
    let config = Config {
        data: folder.to_owned(),
        database: folder.join("anleger.sqlite"),
        tables_per_address: u32::MAX,
        connections_per_address: usize::MAX,
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
    let (server, address) = if args.program {
        start_program(folder.path())?
    } else {
        start(Command::new(std::env::current_exe()?).arg("--serve").arg(folder.path()))?
    };
    let before = resident_kib(server.process())?;
    let began = Instant::now();
    let attack = attack(address, args.attack).await?;
    let seats = if args.attack > 0 { AGAINST_BOT } else { PAIR };
    let opening = (0..args.tables).map(|number| Screen::open(address, number as u64, seats));
    let screens: Vec<Screen> =
        stream::iter(opening).buffer_unordered(OPENING).try_collect().await?;
    let opened = began.elapsed();
    let seated = resident_kib(server.process())?;
    let end = Instant::now() + Duration::from_secs(args.seconds);
    let pause = Duration::from_millis(args.pause_ms);
    let playing: Vec<_> =
        screens.into_iter().map(|screen| tokio::spawn(screen.play(end, pause))).collect();
    let mut all = Measured::default();
    for screen in playing {
        let measured = screen.await??;
        all.took.extend(measured.took);
        all.answered.extend(measured.answered);
        all.heard_bytes += measured.heard_bytes;
    }
    drop(attack);
    let after = resident_kib(server.process())?;
    drop(server);
    all.took.sort_unstable();
    all.answered.sort_unstable();
    println!("tables opened in {opened:.1?}");
    report(&args, &all, [before, seated, after]);
    Ok(())
}

fn report(args: &Args, measured: &Measured, [before, seated, after]: [u64; 3]) {
    let took = &measured.took;
    let per_table = |kib: u64| kib.saturating_sub(before) / args.tables.max(1) as u64;
    println!("{} tables, {} s, a pause of {} ms", args.tables, args.seconds, args.pause_ms);
    let wanted = args.tables as u64 * 1000 / args.pause_ms.max(1);
    println!("{wanted} actions a second wanted");
    println!("{:.0} actions a second acknowledged", took.len() as f64 / args.seconds.max(1) as f64);
    println!("{} bytes to each screen per action", measured.heard_bytes / took.len().max(1));
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
async fn attack(address: SocketAddr, tables: usize) -> Result<JoinSet<Result<(), Fault>>, Fault> {
    let mut watching = JoinSet::new();
    for number in 0..tables as u64 {
        let mut screen = Screen::enter(address, number, BOTS, ATTACKER).await?;
        watching.spawn(async move {
            loop {
                screen.hear().await?;
            }
        });
    }
    Ok(watching)
}

/// A server at work; dropped, it is killed.
struct Loaded(Child);

impl Loaded {
    fn process(&self) -> u32 {
        self.0.id()
    }
}

impl Drop for Loaded {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

/// Starts a server and reads where it listens from what it says first.
fn start(command: &mut Command) -> Result<(Loaded, SocketAddr), Fault> {
    let mut server = Loaded(command.stdout(Stdio::piped()).spawn()?);
    let output = BufReader::new(server.0.stdout.take().ok_or("no output")?);
    for line in output.lines() {
        let line = line?.trim().replace("http://localhost", "127.0.0.1");
        if let Ok(address) = line.parse() {
            return Ok((server, address));
        }
    }
    Err("the server does not say where it listens".into())
}

/// The program that people start, as it was built beside this one.
fn start_program(folder: &Path) -> Result<(Loaded, SocketAddr), Fault> {
    let program = std::env::current_exe()?.with_file_name("../anleger");
    let settings = folder.join("load.toml");
    std::fs::write(&settings, SETTINGS)?;
    let mut command = Command::new(program);
    command.args(["serve", "--bind", "127.0.0.1:0", "--data"]).arg(folder);
    command.arg("--config").arg(settings).env("ANLEGER_LOG", "warn");
    start(&mut command)
}

/// The memory a process holds, as Linux counts it.
fn resident_kib(process: u32) -> Result<u64, Fault> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    Ok(line.ok_or("no VmRSS")?.trim().trim_end_matches(" kB").parse()?)
}

async fn create(address: SocketAddr, seats: &str) -> Result<String, Fault> {
    let body = format!(r#"{{"game":"carcassonne","seats":{seats}}}"#);
    let mut stream = TcpStream::connect(address).await?;
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let body = answer.split_once("\r\n\r\n").ok_or("no body")?.1;
    let created: wire::rest::Created = serde_json::from_str(body)?;
    Ok(created.card.id)
}

/// One screen with the seats of all persons at its table.
struct Screen {
    socket: Socket,
    number: u64,
    version: u64,
    state: Option<Box<TableState>>,
    looks: Vec<Look>,
    heard_bytes: usize,
}

/// What one screen measured.
#[derive(Default)]
struct Measured {
    took: Vec<Duration>,
    /// How long a bot took from the decision before its turn to the end of it.
    answered: Vec<Duration>,
    heard_bytes: usize,
}

impl Screen {
    /// Makes a table and sits down on every seat for a person.
    async fn open(address: SocketAddr, number: u64, seats: &str) -> Result<Screen, Fault> {
        let mut screen = Screen::enter(address, number, seats, PLAYERS).await?;
        let persons = seats.matches("person").count();
        for seat in game::Seat::first(persons) {
            screen.say(&ClientFrame::Sit { seat, name: format!("P{seat}") }).await?;
        }
        if persons > 1 {
            screen.say(&ClientFrame::Start { seat: game::Seat::FIRST }).await?;
        }
        let seated = |screen: &Screen| {
            let own = screen.looks.iter().filter(|look| look.audience != Audience::Spectator);
            own.count() == persons
        };
        while !seated(&screen) {
            screen.hear().await?;
        }
        Ok(screen)
    }

    /// Makes a table and looks on.
    async fn enter(
        address: SocketAddr,
        number: u64,
        seats: &str,
        from: &str,
    ) -> Result<Screen, Fault> {
        let table = create(address, seats).await?;
        let url = format!("ws://{address}/api/tables/{table}/socket");
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("x-forwarded-for", from.parse()?);
        let (socket, _) = connect_async(request).await?;
        let mut screen =
            Screen { socket, number, version: 0, state: None, looks: Vec::new(), heard_bytes: 0 };
        let key = Some(format!("{number:032x}"));
        screen
            .say(&ClientFrame::Hello { protocol: PROTOCOL, key, last: None, changes: true })
            .await?;
        Ok(screen)
    }

    /// Plays until the time is up or the match is over; says how long each decision took until it
    /// was acknowledged.
    async fn play(mut self, end: Instant, pause: Duration) -> Result<Measured, Fault> {
        self.heard_bytes = 0;
        let mut rng = rng_from(self.number);
        let (mut took, mut answered) = (Vec::new(), Vec::new());
        while Instant::now() < end {
            let Some(frame) = self.decision(&mut rng, took.len()) else { break };
            // Half to one and a half of it, so that the tables do not move in step.
            tokio::time::sleep(pause * (50 + luck::below(&mut rng, 101)) / 100).await;
            let (sent, version) = (Instant::now(), self.version);
            self.say(&frame).await?;
            while !self.hear().await? {}
            took.push(sent.elapsed());
            while self.version == version {
                self.hear().await?;
            }
            let bot_decides = self.waits();
            while self.waits() {
                self.hear().await?;
            }
            answered.extend(bot_decides.then(|| sent.elapsed()));
        }
        Ok(Measured { took, answered, heard_bytes: self.heard_bytes })
    }

    /// Does somebody decide who is not at this screen?
    fn waits(&self) -> bool {
        let turn = self.state.as_ref().and_then(|state| state.turn);
        matches!(turn, Some(Turn::Decide(_)))
            && self.looks.iter().all(|look| look.actions.is_empty())
    }

    fn decision(&self, rng: &mut impl game::Rng, count: usize) -> Option<ClientFrame> {
        let Some(Turn::Decide(deciding)) = self.state.as_ref()?.turn else { return None };
        let seat = deciding.iter().next()?;
        let look = self.looks.iter().find(|look| look.audience == Audience::Seat(seat))?;
        let chosen = Chosen::Action(luck::pick(rng, &look.actions)?.action.clone());
        Some(ClientFrame::Play { client: count.to_string(), version: self.version, seat, chosen })
    }

    async fn say(&mut self, frame: &ClientFrame) -> Result<(), Fault> {
        Ok(self.socket.send(Message::text(serde_json::to_string(frame)?)).await?)
    }

    /// Takes the next frame in; was it an acknowledgement?
    async fn hear(&mut self) -> Result<bool, Fault> {
        let text = self.socket.next().await.ok_or("the server hung up")??;
        let Message::Text(text) = text else { return Ok(false) };
        self.heard_bytes += text.len();
        match serde_json::from_str(&text)? {
            ServerFrame::Ack { .. } => return Ok(true),
            ServerFrame::Event { version, state, looks, .. } => {
                (self.version, self.state, self.looks) = (version, Some(state), looks);
            }
            ServerFrame::Changed { version, state, looks, .. } => {
                if let Some(changed) = looks {
                    let mut written = serde_json::to_value(&self.looks)?;
                    changed.apply(&mut written)?;
                    self.looks = serde_json::from_value(written)?;
                }
                (self.version, self.state) = (version, Some(state));
            }
            ServerFrame::Refused { code, message, .. } => {
                return Err((code + ": " + &message).into());
            }
            ServerFrame::Closed { code, .. } => return Err(code.into()),
            _ => {}
        }
        Ok(false)
    }
}
