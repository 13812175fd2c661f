//! NATS: one subject for each table that is open here, plain publish and subscribe.
//!
//! Where the line is cut letters are dropped, not kept: what they said is in the log, and whoever is back asks.

use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use bytes::Bytes;
use futures_util::stream::{self, StreamExt};
use tokio::sync::{mpsc, oneshot, watch};

use super::address::Login;
use super::nats_work::Errands;
use super::{Errand, Heard, Hearing, Lane, Later, Line, NatsAddress, News, Topic};
use crate::limits::{LETTERS_SENT_MAX, LETTERS_WAITING_MAX};

/// How often an idle line is asked whether it is one: a line that is cut without a word is found out after two.
const PING: Duration = Duration::from_secs(5);

/// The longest wait before the next attempt to connect.
const PAUSE_MAX: Duration = Duration::from_secs(2);

/// How long a node that stops waits for its last letters to leave.
const LAST_POST: Duration = Duration::from_secs(1);

/// The news cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum NatsError {
    #[error("NATS at {address} cannot be used: {reason}")]
    Unusable { address: NatsAddress, reason: String },
}

/// The way over NATS.
pub struct NatsNews {
    client: Client,
    errands: Arc<Errands>,
    outgoing: mpsc::Sender<Outgoing>,
    line: watch::Receiver<Line>,
}

enum Outgoing {
    Letter(Topic, Bytes),
    Errand(Lane, String, Bytes),
    /// All before it have left.
    Flush(oneshot::Sender<()>),
}

impl NatsNews {
    /// Begins to connect, and goes on for as long as it takes: the server can do without meanwhile.
    pub async fn connect(address: &NatsAddress) -> Result<NatsNews, NatsError> {
        let unusable = |reason: String| NatsError::Unusable { address: address.clone(), reason };
        let servers = address.servers().cloned().map(ServerAddr::from_url);
        let servers: Vec<ServerAddr> =
            servers.collect::<Result<_, _>>().map_err(|error| unusable(error.to_string()))?;
        let (state, line) = watch::channel(Line::default());
        let client = options(address, state).connect(servers).await;
        let client = client.map_err(|error| unusable(error.to_string()))?;
        let (outgoing, waiting) = mpsc::channel(LETTERS_SENT_MAX);
        let errands = Arc::new(Errands::over(client.clone()));
        tokio::spawn(send_all(client.clone(), errands.clone(), waiting));
        Ok(NatsNews { client, errands, outgoing, line })
    }
}

fn options(address: &NatsAddress, line: watch::Sender<Line>) -> ConnectOptions {
    let line = Arc::new(line);
    let nats = address.to_string();
    let options = ConnectOptions::new()
        .name("anleger")
        .no_echo()
        .retry_on_initial_connect()
        .max_reconnects(None)
        .ping_interval(PING)
        .subscription_capacity(LETTERS_WAITING_MAX)
        .reconnect_delay_callback(|attempts| {
            PAUSE_MAX.min(Duration::from_millis(100).saturating_mul(attempts as u32))
        })
        .event_callback(move |event| {
            note(&event, &line, &nats);
            std::future::ready(())
        });
    match &address.login {
        Login::Nobody => options,
        Login::Token(token) => options.token(token.clone()),
        Login::User { name, password } => options.user_and_password(name.clone(), password.clone()),
    }
}

fn note(event: &Event, line: &watch::Sender<Line>, nats: &str) {
    match event {
        Event::Connected => {
            tracing::info!(nats, "news connected");
            line.send_modify(|line| (line.is_up, line.connected) = (true, line.connected + 1));
        }
        Event::Disconnected | Event::Closed => {
            tracing::warn!(nats, "news cut off");
            line.send_modify(|line| line.is_up = false);
        }
        Event::SlowConsumer(_) => line.send_modify(|line| line.overrun += 1),
        Event::ServerError(error) => tracing::warn!(nats, error = %error, "news refused"),
        Event::ClientError(error) => tracing::warn!(nats, error = %error, "news failed"),
        Event::LameDuckMode | Event::Draining => {}
    }
}

async fn send_all(client: Client, errands: Arc<Errands>, mut waiting: mpsc::Receiver<Outgoing>) {
    while let Some(outgoing) = waiting.recv().await {
        match outgoing {
            Outgoing::Letter(topic, letter) => {
                if let Err(error) = client.publish(topic.as_str().to_owned(), letter).await {
                    tracing::warn!(error = %error, "letter not sent");
                }
            }
            Outgoing::Errand(lane, name, text) => errands.offer(lane, &name, text).await,
            Outgoing::Flush(done) => {
                client.flush().await.ok();
                done.send(()).ok();
            }
        }
    }
}

impl News for NatsNews {
    fn publish(&self, topic: &Topic, letter: Bytes) {
        if self.line.borrow().is_up {
            // A queue that is full is a line that takes nothing: what is lost here the log tells.
            self.outgoing.try_send(Outgoing::Letter(topic.clone(), letter)).ok();
        }
    }

    fn listen(&self, topic: &Topic) -> Hearing {
        let (client, topic) = (self.client.clone(), topic.as_str().to_owned());
        // While the line is cut this waits, and no table with it.
        let listening = async move {
            let subscribed = client.subscribe(topic).await;
            let subscriber = subscribed.inspect_err(|error| {
                tracing::error!(error = %error, "cannot listen to the news");
            });
            let heard = stream::iter(subscriber.ok()).flatten();
            let heard = heard.map(|message| Heard::Letter(message.payload));
            stream::once(std::future::ready(Heard::Listening)).chain(heard)
        };
        Hearing::of(stream::once(listening).flatten())
    }

    fn line(&self) -> watch::Receiver<Line> {
        self.line.clone()
    }

    fn hand_out(&self, lane: Lane, name: String, errand: Bytes) {
        if self.line.borrow().is_up {
            self.outgoing.try_send(Outgoing::Errand(lane, name, errand)).ok();
        }
    }

    fn take_errand(&self, lanes: &'static [Lane]) -> Later<'_, Errand> {
        Box::pin(self.errands.take(lanes))
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async move {
            let (done, sent) = oneshot::channel();
            if self.line.borrow().is_up && self.outgoing.try_send(Outgoing::Flush(done)).is_ok() {
                tokio::time::timeout(LAST_POST, sent).await.ok();
            }
        })
    }
}
