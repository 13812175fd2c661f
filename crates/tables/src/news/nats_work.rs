//! Errands over JetStream: a queue in NATS' memory, from which each is taken once, and again where whoever took it
//! falls silent.

use std::time::Duration;

use async_nats::jetstream::consumer::{AckPolicy, Consumer, pull};
use async_nats::jetstream::stream::{Config, RetentionPolicy, StorageType};
use async_nats::jetstream::{self, AckKind, Context, Message};
use async_nats::{Client, HeaderMap};
use bytes::Bytes;
use futures_util::StreamExt;
use tokio::sync::Mutex;

use super::errand::{Errand, Lane, Later, Receipt};

/// The queue. Its number goes with the form of what is in it.
const STREAM: &str = "anleger-work-1";

/// Before the name of a lane.
const SUBJECT: &str = "anleger.1.work";

/// By this header NATS knows what was handed out twice.
const NAME: &str = "Nats-Msg-Id";

/// For so long it remembers the names: whoever hands out again does so within seconds.
const NAMES_KEPT: Duration = Duration::from_secs(30);

/// Nobody waits longer for an errand: whoever handed it out has done it by then.
const WAITING_MAX: Duration = Duration::from_secs(60);

/// After so long without a word an errand is given to another.
pub(super) const SILENCE: Duration = Duration::from_secs(6);

/// How often it is given to anybody.
const TAKEN_MAX: i64 = 3;

/// How long a worker waits for something urgent before it looks for other work.
const PATIENCE: Duration = Duration::from_millis(250);

/// How long it waits for NATS to answer: what is asked over a line that is just cut is lost without a word.
const ANSWER: Duration = Duration::from_secs(2);

/// How long it rests where there is no queue.
const REST: Duration = Duration::from_millis(500);

type Queue = Consumer<pull::Config>;

/// The way to the queue.
pub(super) struct Errands {
    client: Client,
    context: Context,
    /// A queue for each lane, once they are known.
    lanes: Mutex<Option<Vec<Queue>>>,
}

impl Errands {
    pub(super) fn over(client: Client) -> Errands {
        let context = jetstream::new(client.clone());
        Errands { client, context, lanes: Mutex::default() }
    }

    /// Hands an errand out. Where there is no queue nobody takes it.
    pub(super) async fn offer(&self, lane: Lane, name: &str, text: Bytes) {
        let mut headers = HeaderMap::new();
        headers.insert(NAME, name);
        let sent = self.client.publish_with_headers(subject(lane), headers, text).await;
        if let Err(error) = sent {
            tracing::warn!(error = %error, "errand not handed out");
        }
    }

    /// Waits for an errand, for as long as it takes. A NATS that was started anew has forgotten the queue: it is made again.
    pub(super) async fn take(&self) -> Errand {
        loop {
            let mut lanes = self.lanes.lock().await;
            let found = match lanes.take() {
                Some(queues) => in_time(find(&queues)).await.map(|found| (queues, found)),
                None => in_time(self.set_up()).await.map(|queues| (queues, None)),
            };
            match found {
                Ok((queues, found)) => {
                    *lanes = Some(queues);
                    if let Some(message) = found {
                        let text = message.payload.clone();
                        return Errand { text, receipt: Box::new(message) };
                    }
                }
                Err(error) => {
                    tracing::debug!(error = %error, "no queue of errands");
                    drop(lanes);
                    tokio::time::sleep(REST).await;
                }
            }
        }
    }

    async fn set_up(&self) -> Result<Vec<Queue>, async_nats::Error> {
        let stream = self.context.get_or_create_stream(Config {
            name: STREAM.to_owned(),
            subjects: Lane::ALL.map(subject).to_vec(),
            retention: RetentionPolicy::WorkQueue,
            storage: StorageType::Memory,
            max_age: WAITING_MAX,
            duplicate_window: NAMES_KEPT,
            ..Config::default()
        });
        let stream = stream.await?;
        let mut queues = Vec::new();
        for lane in Lane::ALL {
            let queue = stream.create_consumer(pull::Config {
                durable_name: Some(lane.name().to_owned()),
                filter_subject: subject(lane),
                ack_policy: AckPolicy::Explicit,
                ack_wait: SILENCE,
                max_deliver: TAKEN_MAX,
                ..pull::Config::default()
            });
            queues.push(queue.await?);
        }
        Ok(queues)
    }
}

async fn in_time<T>(
    answer: impl Future<Output = Result<T, async_nats::Error>>,
) -> Result<T, async_nats::Error> {
    tokio::time::timeout(ANSWER, answer).await?
}

fn subject(lane: Lane) -> String {
    format!("{SUBJECT}.{}", lane.name())
}

/// The most urgent errand there is; where there is none, the next urgent one that comes in a moment.
async fn find(lanes: &[Queue]) -> Result<Option<Message>, async_nats::Error> {
    for lane in lanes {
        let mut found = lane.fetch().max_messages(1).messages().await?;
        if let Some(message) = found.next().await {
            return message.map(Some);
        }
    }
    let Some(live) = lanes.first() else { return Ok(None) };
    let mut next = live.batch().max_messages(1).expires(PATIENCE).messages().await?;
    next.next().await.transpose()
}

impl Receipt for Message {
    fn hold(&self) -> Later<'_, ()> {
        Box::pin(async move {
            // Where that does not arrive somebody else does it too.
            self.ack_with(AckKind::Progress).await.ok();
        })
    }

    fn done(self: Box<Self>) -> Later<'static, ()> {
        Box::pin(async move {
            self.ack().await.ok();
        })
    }
}
