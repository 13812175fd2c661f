//! `anleger work`: bots think here for servers elsewhere.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use clap::builder::{OsStringValueParser, TypedValueParser};
use tables::news::NatsText;
use tables::store::Address;
use tables::{Flags, Server};

use crate::failure::Failure;
use crate::puzzles::ByTheRules;
use crate::serve::{self, log};

/// Let bots think here for the servers of a database, and review matches
///
/// A worker has no address of its own. It takes what those servers hand out over NATS (with JetStream), one decision for
/// each thread at a time, and writes it into the log; what can wait, reviews first and then the search for puzzles, it does on threads that are left. Any
/// number of workers may come and go.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// How many bots may think at a time [default: one for each core]
    #[arg(long, env = "ANLEGER_THREADS", value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// The database that the servers share: postgres://USER:PASSWORD@HOST:PORT/NAME
    #[arg(long, env = "ANLEGER_DATABASE", value_name = "ADDRESS", hide_env_values = true)]
    #[arg(value_parser = OsStringValueParser::new().map(Address::from))]
    database: Option<Address>,
    /// The NATS over which they hear of each other, such as nats://host:4222
    #[arg(long, env = "ANLEGER_NATS", value_name = "ADDRESS", hide_env_values = true)]
    nats: Option<NatsText>,
    /// Where figures for Prometheus are served (/metrics), besides /healthz and /readyz; left out, nowhere
    #[arg(long, env = "ANLEGER_METRICS", value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// Their settings file
    #[arg(long, env = "ANLEGER_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    /// How the log is written to standard error; ANLEGER_LOG says how much of it (info, debug, …)
    #[arg(long, env = "ANLEGER_LOG_FORMAT", value_name = "FORMAT", default_value = "human")]
    log: log::Format,
}

impl Args {
    /// Works until somebody wants it to stop.
    pub fn run(self) -> Result<(), Failure> {
        log::begin(self.log)?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.map_or(cores, usize::from);
        let Args { database, nats, config, metrics, .. } = self;
        let flags = Flags { database, nats, config, ..Flags::default() };
        tokio::runtime::Runtime::new()?.block_on(work(flags, threads, metrics))
    }
}

async fn work(flags: Flags, threads: usize, metrics: Option<SocketAddr>) -> Result<(), Failure> {
    let mut config = flags.resolve().map_err(tables::ServeError::from)?;
    // The address in the file is that of a server, which may be on this machine as well.
    config.metrics = metrics;
    let stop = serve::stop::wanted()?;
    let worker = Server::new(config, serve::registry())
        .with_teachers(serve::teachers())
        .with_miner(Arc::new(ByTheRules))
        .open_to_work(threads)
        .await?;
    Ok(worker.work(stop).await?)
}
