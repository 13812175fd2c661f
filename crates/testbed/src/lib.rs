//! Servers of others that tests start for themselves, in a folder and on a port of their own, and that are gone when
//! the test program is, however it ends; and lines to them that can be cut.
//!
//! ```no_run
//! # fn start() -> Result<(), testbed::Missing> {
//! let server = testbed::Postgres::shared()?;
//! let address = server.fresh()?; // postgres://…, an empty database
//! # Ok(())
//! # }
//! ```

mod nats;
mod network;
mod postgres;
mod programs;
mod relay;

pub use nats::Nats;
pub use network::{Apart, Network};
pub use postgres::{Postgres, TLS_AUTHORITY};
pub use programs::free_port;
pub use relay::{Relay, Wire};

/// Why there is no server: one sentence for whoever runs the tests.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Missing {
    /// Its programs are not installed.
    #[error(
        "PostgreSQL is not installed, and these tests start a server of their own: `cargo xtask test` installs it on \
         Debian, as `apt-get install postgresql` does; elsewhere its programs (initdb, pg_ctl) must be in the PATH"
    )]
    Postgres,
    /// It is not installed.
    #[error(
        "NATS is not installed, and these tests start one of their own: `cargo xtask test` installs it on Debian, as \
         `apt-get install nats-server` does; elsewhere nats-server must be in the PATH"
    )]
    Nats,
    /// A program of its failed.
    #[error("{program} failed: {said}")]
    Failed { program: String, said: String },
}
