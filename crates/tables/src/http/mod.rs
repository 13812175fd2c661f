//! The edge: HTTP and sockets outside, commands to tables inside.

mod answers;
mod assets;
mod converse;
mod door;
mod doorman;
mod everything;
mod front;
mod guard;
mod lines;
mod lobby;
mod me;
mod patience;
mod people;
mod pictures;
mod positions;
mod records;
mod reviews;
mod router;
mod signed;
mod studies;
mod tables;
mod watch;

pub(crate) use assets::NoAssets;
pub use assets::{Asset, Assets};
pub(crate) use door::Door;
pub(crate) use doorman::{Hours, receive};
pub(crate) use lines::Lines;
pub(crate) use router::{Shared, router};
pub(crate) use watch::watch_router;
