//! The server: tables, seats, storage, live updates, bots at work.
//!
//! [`serve`] takes a listener, a stop signal, a [`Config`] and a [`Registry`] of games. It knows
//! no rule of any game: it sees them through the contract, by name.
//!
//! ```no_run
//! # use game::toys::Lanterns;
//! # async fn start() -> Result<(), tables::ServeError> {
//! let config = tables::Flags::default().resolve()?;
//! let listener = tables::bind(&config).await?;
//! let registry = tables::Registry::default().with::<Lanterns>();
//! let stop = std::future::pending();
//! tables::serve(listener, stop, config, registry).await
//! # }
//! ```
//!
//! - [`config`]: flags, variables and a file, resolved into settings.
//! - [`store`]: the log of every table, which is the truth.
//! - [`table`]: one task per table; what it holds in memory follows from the log.
//! - [`news`]: what servers of one store tell each other; `nodes`: who they are.
//! - [`thinkers`]: bots think in turn; `worker`: a server without a door, where they think for others, on
//!   its `bench`; `chores`: what can wait.
//! - [`agreed`]: finished matches whose players agreed that something is done with them.
//! - `reviews`: matches that are over judged, behind everybody who plays; `running` keeps those out that still run;
//!   `mining`: puzzles looked for in them, when there is nothing else to do.
//! - `pictures`: cards, posters and animated moments, drawn when somebody asks, behind everybody who plays.
//! - `lobby`: what strangers may find, told to everybody who looks at it.
//! - `deadlines`: clocks of tables that nobody has open; `janitor`: what is put away and let go. One server at a time does either.
//! - [`retention`]: how long tables are kept, and which ones go.
//! - [`limits`]: the bounds on everything that comes in, each with its reason.
//!
//! `docs/tables.md` tells the life of a table and shows the conversations.

pub mod agreed;
mod bench;
mod bucket;
mod chores;
mod completing;
pub mod config;
mod deadlines;
mod founding;
mod http;
mod janitor;
mod keys;
mod level;
pub mod limits;
mod lobby;
mod metrics;
mod mining;
mod network;
pub mod news;
mod nodes;
mod open_tables;
mod passkeys;
mod people;
mod pictures;
mod proxies;
mod quota;
mod readiness;
mod refusal;
mod registry;
pub mod retention;
mod reviews;
mod running;
mod serve;
mod spelling;
pub mod store;
mod studies;
pub mod table;
pub mod thinkers;
mod time;
mod worker;

pub use config::{Config, ConfigError, Flags};
pub use http::{Asset, Assets};
pub use keys::KeyHash;
pub use level::{CARETAKER, Level, Thinking};
pub use metrics::Metrics;
pub use mining::{Mine, Miner};
pub use network::Network;
pub use open_tables::OpenTables;
pub use passkeys::PasskeyError;
pub use pictures::{Icon, Painter, Paper, Press, Subject, Told, Wish};
pub use proxies::{BadProxy, Proxy};
pub use refusal::Refusal;
pub use registry::{Playable, Registry, Teachers};
pub use serve::{OpenServer, ServeError, Server, bind, serve};
pub use time::{Clock, HandClock, Moment, Reading, SystemClock, Wait};
pub use worker::Worker;
