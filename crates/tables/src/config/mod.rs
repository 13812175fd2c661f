//! How the server is set up. Flags, variables and a file are raw wishes ([`Flags`]); a second step
//! resolves them into a [`Config`].

mod file;
mod flags;

pub use file::DEFAULT_FILE;
pub use flags::Flags;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;

use serde_json::{Map, Value};

use crate::limits;
use crate::news::{BadNatsAddress, NatsAddress};
use crate::proxies::Proxy;
use crate::retention::Retention;
use crate::store::{Address, StoreError};

/// How the server is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Where to listen.
    pub bind: SocketAddr,
    /// The folder for everything the server keeps.
    pub data: PathBuf,
    /// The database: a file, or one on a server.
    pub database: Address,
    /// The NATS over which several servers of one database hear of each other.
    pub nats: Option<NatsAddress>,
    /// Milliseconds somebody may be away before a caretaker can be voted in.
    pub grace_ms: u64,
    /// Days without an event after which a table is put away.
    pub archive_days: u64,
    /// For how long tables are kept.
    pub retention: Retention,
    /// Connections at the same time.
    pub connections: usize,
    /// Connections of one address at the same time.
    pub connections_per_address: usize,
    /// Tables one address may make in an hour.
    pub tables_per_address: u32,
    /// What strangers may find here.
    pub lobby: Lobby,
    /// The names under which this server is reached; where there are none, any will do.
    pub hosts: Vec<String>,
    /// Where figures are served, if not under the server's own address.
    pub metrics: Option<SocketAddr>,
    /// Other addresses under which pages of this server are reached, behind a proxy for example.
    pub origins: Vec<String>,
    /// Proxies, and networks of them, whose `X-Forwarded-For` says where a request comes from.
    pub trusted_proxies: Vec<Proxy>,
    /// A tile file that whoever owns the box has corrected. The program that starts the server
    /// reads it: no rule is known here.
    pub tiles: Option<PathBuf>,
    /// What tables of a game begin with on this server, where they do not agree on something else:
    /// options that differ from the book, by the name of the game.
    pub house_rules: BTreeMap<String, Map<String, Value>>,
}

/// What strangers may find on a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lobby {
    /// Is there a lobby at all? Where not, every table is for those who have its link.
    pub open: bool,
    /// Milliseconds by which strangers who look on are told later what happens, where hands are hidden.
    pub delay_ms: u64,
}

impl Default for Lobby {
    fn default() -> Lobby {
        Lobby { open: true, delay_ms: limits::WATCH_DELAY_MS }
    }
}

impl Config {
    /// These options of a game, and the server’s own where they say nothing.
    pub(crate) fn with_house_rules(
        &self,
        game: &str,
        mut options: Map<String, Value>,
    ) -> Map<String, Value> {
        for (key, value) in self.house_rules.get(game).into_iter().flatten() {
            options.entry(key.clone()).or_insert_with(|| value.clone());
        }
        options
    }
}

impl Default for Config {
    fn default() -> Config {
        let data = PathBuf::from("anleger-data");
        Config {
            bind: SocketAddr::from(([127, 0, 0, 1], 8080)),
            database: data.join(DATABASE_NAME).into(),
            data,
            nats: None,
            grace_ms: limits::GRACE_MS,
            archive_days: limits::ARCHIVE_DAYS,
            retention: Retention::default(),
            connections: limits::CONNECTIONS_MAX,
            connections_per_address: limits::CONNECTIONS_PER_ADDRESS_MAX,
            tables_per_address: limits::TABLES_PER_ADDRESS_MAX,
            lobby: Lobby::default(),
            hosts: Vec::new(),
            metrics: None,
            origins: Vec::new(),
            trusted_proxies: Vec::new(),
            tiles: None,
            house_rules: BTreeMap::new(),
        }
    }
}

/// The name of the database in the data folder.
const DATABASE_NAME: &str = "anleger.sqlite";

/// A setting that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// A file that cannot be read.
    #[error("the settings file {path} cannot be read: {reason}")]
    Unreadable { path: String, reason: String },
    /// A database that cannot be there.
    #[error(transparent)]
    Database(StoreError),
    /// An address that cannot be one.
    #[error("--nats is wrong: {0}")]
    Nats(#[from] BadNatsAddress),
    /// A file with something wrong in it.
    #[error("the settings file {path} is wrong: {reason}")]
    BadFile { path: String, reason: String },
}
