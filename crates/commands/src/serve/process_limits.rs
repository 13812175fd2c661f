//! What the system allows a process by default, and a server needs otherwise.

use std::io;

/// Room for all connections that the server takes unless told otherwise, and for its database.
const OPEN_FILES: u64 = 16_384;

/// Every connection is an open file, and many systems begin with 1,024 of them.
pub(super) fn allow_open_files() {
    if let Err(error) = rlimit::increase_nofile_limit(OPEN_FILES) {
        tracing::warn!(error = %error, "limit on open files not raised");
    }
}

/// The number of the signal for a file that may not grow any more, on Linux and the BSDs.
#[cfg(unix)]
const SIGXFSZ: i32 = 25;

/// A file that has reached the limit on its size would kill the process by a signal. Once the signal
/// is listened to, the write fails instead, as on a full disk, and is answered like that.
#[cfg(unix)]
pub(super) fn outlive_the_limit_on_files() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    signal(SignalKind::from_raw(SIGXFSZ)).map(drop)
}

/// Other systems have no such signal.
#[cfg(not(unix))]
pub(super) fn outlive_the_limit_on_files() -> io::Result<()> {
    Ok(())
}
