//! Servers of others that tests start for themselves, in a folder and on a port of their own, and that are gone when
//! the test program is, however it ends.
//!
//! ```no_run
//! # fn start() -> Result<(), testbed::Missing> {
//! let server = testbed::Postgres::shared()?;
//! let address = server.fresh()?; // postgres://…, an empty database
//! # Ok(())
//! # }
//! ```

mod postgres;
mod programs;

pub use postgres::{Postgres, TLS_AUTHORITY};

/// Why there is no server: one sentence for whoever runs the tests.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Missing {
    /// Its programs are not installed.
    #[error(
        "PostgreSQL is not installed, and these tests start a server of their own: `cargo xtask test` installs it on \
         Debian, as `apt-get install postgresql` does; elsewhere its programs (initdb, pg_ctl) must be in the PATH"
    )]
    Postgres,
    /// A program of its failed.
    #[error("{program} failed: {said}")]
    Failed { program: String, said: String },
}
