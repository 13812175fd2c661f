//! Several servers on one store, as several machines would have it: each with a runtime of its own, so that one can
//! be killed, with a connection of its own to the database, and with a clock of its own that shows another time.
//! Time passes for them ten times as fast as for us, or is turned by hand.

use std::sync::Arc;
use std::time::Duration;

use carcassonne::Carcassonne;
use game::RecordText;
use tables::news::{MemoryNews, News, PostOffice};
use tables::retention::Retention;
use tables::store::{Address, Database, Store};
use tables::table::Stored;
use tables::{Clock, Config, HandClock, Miner, OpenServer, OpenTables, ServeError, Wait, Worker};
use teacher::Teachers;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::app::{TestApp, config_in, key, registry};
use crate::client::Client;

/// How much faster the clocks of the nodes run.
const HASTE: u64 = 10;

/// How long each of their ticks is.
const TICK: Duration = Duration::from_millis(5);

/// Letters in one process take a fraction of that.
const POST: Duration = Duration::from_millis(100);

/// Nothing that nodes tell each other takes so long, by our clock.
pub const PATIENCE: Duration = Duration::from_secs(20);

pub struct Cluster {
    pub folder: Arc<TempDir>,
    pub office: Arc<PostOffice>,
    /// Time as it passes for all of them.
    pub time: Arc<HandClock>,
    pub nodes: Vec<Node>,
    /// For how long the next nodes keep tables that never began.
    pub waiting_days: u64,
    /// How many tables an address may make in an hour at the next nodes.
    pub tables_per_address: Option<u32>,
    /// Who looks for puzzles at the next nodes and workers.
    pub miner: Option<Arc<dyn Miner>>,
}

/// A server among others.
pub struct Node {
    pub app: TestApp,
    /// Its line to the others, where it is one of this process.
    pub line: Option<Arc<MemoryNews>>,
    life: Life,
}

/// A worker under test.
pub struct Helper {
    pub tables: Arc<OpenTables>,
    stop: oneshot::Sender<()>,
    working: JoinHandle<Result<(), ServeError>>,
    life: Life,
}

impl Helper {
    /// A number of its metrics.
    pub fn figure(&self, name: &str) -> u64 {
        figure(&self.tables.metrics.text(), name)
    }

    /// Ends at once, in the middle of whatever it does.
    pub fn kill(self) {
        drop(self.life);
    }

    /// Stops in order.
    pub async fn stop(self) {
        self.stop.send(()).unwrap();
        self.working.await.unwrap().unwrap();
    }
}

/// What a server runs on; nothing once it was killed. Dropped, it ends at once.
struct Life(Option<Runtime>);

/// The clock of one of them: it runs as fast as all others, and shows something else.
struct Ahead {
    time: Arc<HandClock>,
    by_ms: u64,
}

impl Clock for Ahead {
    fn now_ms(&self) -> u64 {
        self.time.now_ms() + self.by_ms
    }

    fn calendar_ms(&self) -> u64 {
        self.time.calendar_ms()
    }

    fn wait_until(&self, at_ms: u64) -> Wait {
        self.time.wait_until(at_ms.saturating_sub(self.by_ms))
    }
}

impl Cluster {
    pub async fn of(nodes: usize) -> Cluster {
        Cluster::with(nodes, |line| line).await
    }

    /// Nodes whose news are changed by something in between.
    pub async fn with(nodes: usize, between: impl Fn(Arc<dyn News>) -> Arc<dyn News>) -> Cluster {
        let cluster = Cluster::by_hand_with(nodes, between).await;
        tokio::spawn(pass(cluster.time.clone()));
        cluster
    }

    /// The same with clocks that stand still until they are turned.
    pub async fn by_hand(nodes: usize) -> Cluster {
        Cluster::by_hand_with(nodes, |line| line).await
    }

    async fn by_hand_with(
        nodes: usize,
        between: impl Fn(Arc<dyn News>) -> Arc<dyn News>,
    ) -> Cluster {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let time = Arc::new(HandClock::new(1_000_000));
        let mut cluster = Cluster {
            folder,
            office: Arc::default(),
            time,
            nodes: Vec::new(),
            waiting_days: 0,
            tables_per_address: None,
            miner: None,
        };
        for _ in 0..nodes {
            let line = Arc::new(cluster.office.join());
            let mut node = cluster.node(between(line.clone())).await;
            node.line = Some(line);
            cluster.nodes.push(node);
        }
        cluster
    }

    /// One more server, which is not kept here.
    pub async fn node(&self, news: Arc<dyn News>) -> Node {
        let (config, time, miner) = (self.config(), self.time.clone(), self.miner.clone());
        let folder = self.folder.clone();
        let by_ms = 77_000_000 * [0, 5, 2, 9][self.nodes.len() % 4];
        let begin = move || {
            let runtime =
                Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
            (runtime.block_on(open(config, folder, time, by_ms, (news, miner))), runtime)
        };
        let (app, runtime) = tokio::task::spawn_blocking(begin).await.unwrap();
        Node { app, line: None, life: Life(Some(runtime)) }
    }

    /// A worker, at which so many bots think at a time.
    pub async fn worker(&self, news: Arc<dyn News>, threads: usize) -> Helper {
        let (config, time, miner) = (self.config(), self.time.clone(), self.miner.clone());
        let begin = move || {
            let runtime =
                Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
            let tables = runtime.block_on(open_tables(config, time, 33_000_000, (news, miner)));
            let worker = Worker::over(tables.with_threads(threads));
            let tables = worker.tables();
            let (stop, stopped) = oneshot::channel::<()>();
            let working = runtime.spawn(worker.work(async move {
                stopped.await.ok();
            }));
            Helper { tables, stop, working, life: Life(Some(runtime)) }
        };
        tokio::task::spawn_blocking(begin).await.unwrap()
    }

    /// One more, which has never heard of the others.
    pub async fn stranger(&self) -> Node {
        self.node(Arc::new(Arc::new(PostOffice::default()).join())).await
    }

    /// Turns all clocks on. Letters that are under way arrive before, and those that this brings about after it: a
    /// letter that arrives later than it was sent is time that nobody is charged.
    pub async fn turn(&self, ms: u64) {
        tokio::time::sleep(POST).await;
        self.time.turn(ms);
        tokio::time::sleep(POST).await;
    }

    fn config(&self) -> Config {
        let retention = Retention { waiting_days: self.waiting_days, ..Retention::default() };
        let own = config_in(&self.folder);
        let tables_per_address = self.tables_per_address.unwrap_or(own.tables_per_address);
        Config { grace_ms: 2_000, retention, tables_per_address, ..own }
    }

    pub fn app(&self, node: usize) -> &TestApp {
        &self.nodes[node].app
    }

    /// The log of a table, as the store has it.
    pub async fn log(&self, table: &str) -> Vec<Stored> {
        let store = Database::open_existing(&config_in(&self.folder).database).await.unwrap();
        let log = store.log(table).await.unwrap();
        store.close().await.unwrap();
        log
    }

    /// Whoever made the rounds makes them no more: the next to ask does.
    pub async fn end_rounds(&self) {
        let store = Database::open_existing(&config_in(&self.folder).database).await.unwrap();
        assert_eq!(store.lease("janitor", 1, i64::MAX as u64, 0).await, Ok(true));
        store.close().await.unwrap();
    }

    /// Where they all keep their tables.
    pub fn database(&self) -> Address {
        self.config().database
    }

    /// Is this table in the store? Asking a server would open it.
    pub async fn keeps(&self, table: &str) -> bool {
        let store = Database::open_existing(&config_in(&self.folder).database).await.unwrap();
        let found = store.table(table).await.unwrap();
        store.close().await.unwrap();
        found.is_some()
    }

    /// The record of a match that is over, which proves itself.
    pub async fn record(&self, node: usize, table: &str) -> RecordText {
        let text = self.app(node).get(&format!("/api/tables/{table}/record")).await.body;
        let record: RecordText = text.parse().unwrap_or_else(|_| panic!("no record: {text}"));
        let told = self.app(node).get(&format!("/api/tables/{table}/verify")).await.json();
        assert_eq!(told["proven"], true, "{told}");
        record
    }

    /// A number of a node's metrics.
    pub async fn figure(&self, node: usize, name: &str) -> u64 {
        figure(&self.app(node).get("/metrics").await.body, name)
    }

    /// Somebody with a key of their own, made from `number`, who comes back to another node.
    pub async fn back(&self, node: usize, table: &str, number: u8, last: u64) -> Client {
        Client::enter(self.app(node).address, table, Some(&key(number)), Some(last)).await
    }
}

impl Node {
    /// Ends at once, in the middle of whatever it does.
    pub fn kill(&mut self) {
        if let Some(line) = &self.line {
            line.cut();
        }
        self.life = Life(None);
    }

    /// Stops in order.
    pub async fn stop(self) {
        self.app.stop().await;
    }
}

/// The way to the others, and who looks for puzzles.
type With = (Arc<dyn News>, Option<Arc<dyn Miner>>);

async fn open(
    config: Config,
    folder: Arc<TempDir>,
    time: Arc<HandClock>,
    by_ms: u64,
    with: With,
) -> TestApp {
    let tables = open_tables(config, time.clone(), by_ms, with).await;
    TestApp::run(OpenServer::over(tables), time, folder).await
}

async fn open_tables(
    config: Config,
    time: Arc<HandClock>,
    by_ms: u64,
    (news, miner): With,
) -> OpenTables {
    let store = Database::open(&config.database, 1).await.unwrap();
    let clock = Arc::new(Ahead { time, by_ms });
    let mut tables = OpenTables::new(config, registry(), Arc::new(store), clock).with_news(news);
    (tables.teachers, tables.miner) = (Teachers::default().with::<Carcassonne>(), miner);
    tables
}

fn figure(text: &str, name: &str) -> u64 {
    let line = text.lines().find(|line| line.starts_with(&format!("{name} ")));
    let figure = line.and_then(|line| line.split(' ').nth(1)).and_then(|it| it.parse().ok());
    figure.unwrap_or_else(|| panic!("no {name} in {text}"))
}

/// Time passes, ten times as fast as ours.
async fn pass(time: Arc<HandClock>) {
    let (began, first_ms) = (tokio::time::Instant::now(), time.now_ms());
    loop {
        tokio::time::sleep(TICK).await;
        let now_ms = first_ms + began.elapsed().as_millis() as u64 * HASTE;
        time.turn(now_ms.saturating_sub(time.now_ms()));
    }
}

impl Drop for Life {
    fn drop(&mut self) {
        self.0.take().into_iter().for_each(Runtime::shutdown_background);
    }
}

/// Waits until something is so.
pub async fn until<F: Future<Output = bool>>(is_so: impl Fn() -> F) {
    let asked = async {
        while !is_so().await {
            tokio::time::sleep(TICK).await;
        }
    };
    tokio::time::timeout(PATIENCE, asked).await.expect("it never came to be");
}
