//! When the server is to stop: Ctrl-C, or the signal by which services are stopped.

use std::io;

/// Listens from now on, and waits until the server is to stop. Who asks a second time does not
/// wait for the tables to finish.
pub(crate) fn wanted() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut signals = Signals::listen()?;
    Ok(async move {
        signals.next().await;
        tracing::info!("server stopping");
        tokio::spawn(async move {
            signals.next().await;
            tracing::warn!("server stopped at once");
            std::process::exit(EXIT_AT_ONCE);
        });
    })
}

/// As shells report a program that Ctrl-C ended.
const EXIT_AT_ONCE: i32 = 130;

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn listen() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        let [interrupt, terminate] = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
        Ok(Signals { interrupt: interrupt?, terminate: terminate? })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn listen() -> io::Result<Signals> {
        Ok(Signals)
    }

    async fn next(&mut self) {
        // Without a way to hear it nobody can ask; the server runs until it is killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
