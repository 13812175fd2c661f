//! The server as a whole: started with a listener and a stop signal from outside, so that tests
//! own both.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::config::{Config, ConfigError};
use crate::deadlines;
use crate::http::{Assets, Door, Hours, NoAssets, Shared, receive, router, watch_router};
use crate::janitor;
use crate::limits::STOP_MS_MAX;
use crate::lobby;
use crate::mining::{self, Miner};
use crate::news::{Alone, NatsAddress, NatsError, NatsNews, News};
use crate::nodes;
use crate::open_tables::OpenTables;
use crate::pictures::Painter;
use crate::registry::{Registry, Teachers};
use crate::store::{Database, Store, StoreError, private};
use crate::time::{Clock, SystemClock};
use crate::worker::Worker;

/// Why the server cannot start, or had to end: one sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// A setting that cannot be.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// Somebody else listens there.
    #[error("the address {0} is taken: stop the other program or choose another with --bind")]
    PortTaken(SocketAddr),
    /// The address cannot be used.
    #[error("cannot listen on {address}: {reason}")]
    Listen { address: SocketAddr, reason: io::Error },
    /// The folder cannot be used.
    #[error("the data folder {path} cannot be used: {reason}")]
    Folder { path: String, reason: io::Error },
    /// The store cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The other servers cannot be told anything.
    #[error(transparent)]
    Nats(#[from] NatsError),
    /// A store for one server, and others are to be told of it.
    #[error(
        "--nats is for several servers that share a database, and this one is a file: leave --nats out, or name a \
         database that they share with --database"
    )]
    NotShared,
    /// Nobody could hand anything out.
    #[error("a worker needs --nats: it hears there what is to be done")]
    NoNats,
    /// The network failed.
    #[error("the server stopped: {0}")]
    Network(io::Error),
}

/// Listens where the settings say.
pub async fn bind(config: &Config) -> Result<TcpListener, ServeError> {
    listen(config.bind).await
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|reason| match reason.kind() {
        io::ErrorKind::AddrInUse => ServeError::PortTaken(address),
        _ => ServeError::Listen { address, reason },
    })
}

/// Serves until `shutdown` is there; [`Server`] for those who bring a page or a clock.
pub async fn serve(
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
    config: Config,
    registry: Registry,
) -> Result<(), ServeError> {
    Server::new(config, registry).serve(listener, shutdown).await
}

/// A server that is about to start.
pub struct Server {
    config: Config,
    registry: Registry,
    teachers: Teachers,
    miner: Option<Arc<dyn Miner>>,
    painter: Option<Arc<dyn Painter>>,
    assets: Arc<dyn Assets>,
    clock: Arc<dyn Clock>,
}

impl Server {
    /// A server without a page, by the clock of the machine.
    pub fn new(config: Config, registry: Registry) -> Server {
        Server {
            config,
            registry,
            teachers: Teachers::default(),
            miner: None,
            painter: None,
            assets: Arc::new(NoAssets),
            clock: Arc::new(SystemClock::default()),
        }
    }

    /// With the files of a page.
    #[must_use]
    pub fn with_assets(mut self, assets: Arc<dyn Assets>) -> Server {
        self.assets = assets;
        self
    }

    /// With somebody who judges matches that are over.
    #[must_use]
    pub fn with_teachers(mut self, teachers: Teachers) -> Server {
        self.teachers = teachers;
        self
    }

    /// With somebody who looks for puzzles in matches that are over, where their tables agreed.
    #[must_use]
    pub fn with_miner(mut self, miner: Arc<dyn Miner>) -> Server {
        self.miner = Some(miner);
        self
    }

    /// With somebody who draws pictures.
    #[must_use]
    pub fn with_painter(mut self, painter: Arc<dyn Painter>) -> Server {
        self.painter = Some(painter);
        self
    }

    /// By another clock.
    #[must_use]
    pub fn with_clock(mut self, clock: Arc<dyn Clock>) -> Server {
        self.clock = clock;
        self
    }

    /// Opens the store; what is wrong with folder or file is said here, before anybody connects.
    pub async fn open(self) -> Result<OpenServer, ServeError> {
        let (tables, assets) = self.open_tables().await?;
        let tables = Arc::new(tables);
        tables.complete_logs().await?;
        Ok(OpenServer { shared: Shared { tables, assets } })
    }

    /// Opens the store for a server without a door, at which so many bots think at a time.
    pub async fn open_to_work(self, threads: usize) -> Result<Worker, ServeError> {
        if self.config.nats.is_none() {
            return Err(ServeError::NoNats);
        }
        let (tables, _) = self.open_tables().await?;
        Ok(Worker::over(tables.with_threads(threads)))
    }

    async fn open_tables(self) -> Result<(OpenTables, Arc<dyn Assets>), ServeError> {
        if let Some(database) = self.config.database.file() {
            make_folders(&self.config.data, database)?;
        }
        let store = Database::open(&self.config.database, self.clock.calendar_ms()).await?;
        let store: Arc<dyn Store> = Arc::new(store);
        let Server { config, registry, teachers, miner, painter, assets, clock } = self;
        let news = news(config.nats.as_ref(), store.as_ref()).await?;
        let mut tables = OpenTables::new(config, registry, store, clock).with_news(news);
        (tables.teachers, tables.miner, tables.painter) = (teachers, miner, painter);
        Ok((tables, assets))
    }

    /// Opens the store and serves until `shutdown` is there.
    pub async fn serve(
        self,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        self.open().await?.serve(listener, shutdown).await
    }
}

/// The folders for what the server keeps, for its eyes only.
fn make_folders(data: &Path, database: &Path) -> Result<(), ServeError> {
    let folders = [Some(data), database.parent()];
    for folder in folders.into_iter().flatten().filter(|path| !path.as_os_str().is_empty()) {
        let made =
            private::make_folder(folder).and_then(|()| private::close_folder(folder, database));
        let path = folder.display().to_string();
        made.map_err(|reason| ServeError::Folder { path, reason })?;
    }
    Ok(())
}

/// The way to the other servers of this store, where there are any.
async fn news(
    address: Option<&NatsAddress>,
    store: &dyn Store,
) -> Result<Arc<dyn News>, ServeError> {
    let Some(address) = address else {
        tracing::info!("without --nats this must be the only server of its database");
        return Ok(Arc::new(Alone::default()));
    };
    match store.is_shared() {
        true => Ok(Arc::new(NatsNews::connect(address).await?)),
        false => Err(ServeError::NotShared),
    }
}

/// A server whose store is open.
pub struct OpenServer {
    shared: Shared,
}

impl OpenServer {
    /// A server with a store of its own, without a page.
    pub fn over(tables: OpenTables) -> OpenServer {
        OpenServer { shared: Shared { tables: Arc::new(tables), assets: Arc::new(NoAssets) } }
    }

    /// The tables, for tests that look behind the counter.
    pub fn tables(&self) -> Arc<OpenTables> {
        self.shared.tables.clone()
    }

    /// Serves until `shutdown` is there, then stops in order: no more input, every table finishes
    /// its write and says goodbye, the store is closed.
    pub async fn serve(
        self,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let tables = self.shared.tables.clone();
        let address = listener.local_addr().map_err(ServeError::Network)?;
        tracing::info!(address = %address, "server started");
        let janitor = tokio::spawn(janitor::make_rounds(tables.clone()));
        let clocks = tokio::spawn(deadlines::look_after(tables.clone()));
        let mining = tokio::spawn(mining::look_after(tables.clone()));
        let company = tokio::spawn(nodes::keep_company(tables.clone()));
        let lobby = tokio::spawn(lobby::look_after(tables.clone()));
        let watch = watch(&tables).await?;
        let (stopping, stopped) = tokio::sync::oneshot::channel();
        let (outgrown, mut why) = tokio::sync::oneshot::channel();
        let stop = {
            let tables = tables.clone();
            async move {
                tokio::select! {
                    () = shutdown => {}
                    error = tables.outgrown() => drop(outgrown.send(error)),
                }
                tables.refuse_input();
                stopping.send(()).ok();
            }
        };
        let door = Door::new(listener, &tables.config);
        let mut serving = tokio::spawn(receive(door, router(self.shared), Hours::default(), stop));
        let done = tokio::select! {
            done = &mut serving => done.map_err(io::Error::other),
            _ = stopped => Ok(()),
        };
        janitor.abort();
        clocks.abort();
        mining.abort();
        lobby.abort();
        watch.inspect(JoinHandle::abort);
        let finished = finish(&tables, serving).await;
        company.abort();
        if let Ok(error) = why.try_recv() {
            return Err(error.into());
        }
        finished?;
        done.map_err(ServeError::Network)
    }
}

/// Serves the figures where they have an address of their own.
pub(crate) async fn watch(tables: &Arc<OpenTables>) -> Result<Option<JoinHandle<()>>, ServeError> {
    let Some(address) = tables.config.metrics else { return Ok(None) };
    let door = Door::new(listen(address).await?, &tables.config);
    let rooms = watch_router(Shared { tables: tables.clone(), assets: Arc::new(NoAssets) });
    let forever = std::future::pending();
    Ok(Some(tokio::spawn(receive(door, rooms, Hours::default(), forever))))
}

/// The end in order. Whoever hangs has so long and no longer.
async fn finish(
    tables: &OpenTables,
    mut serving: tokio::task::JoinHandle<()>,
) -> Result<(), ServeError> {
    let patience = Duration::from_millis(STOP_MS_MAX);
    if timeout(patience, tables.stop_tables()).await.is_err() {
        tracing::warn!("tables did not stop in time");
    }
    let connections = tables.config.connections.try_into().unwrap_or(u32::MAX);
    let all_gone = tables.connections.acquire_many(connections);
    if timeout(patience, all_gone).await.is_err() {
        tracing::warn!("clients did not leave in time");
    }
    if !serving.is_finished() && timeout(patience, &mut serving).await.is_err() {
        serving.abort();
    }
    janitor::hand_over(tables).await;
    nodes::leave_company(tables).await;
    tables.store.close().await?;
    tracing::info!("server stopped");
    Ok(())
}
