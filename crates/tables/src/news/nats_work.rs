//! Errands over JetStream: queues in NATS' memory, from which each is taken once, and again where whoever took it
//! falls silent. Decisions have one, and what can wait has another.

use std::time::Duration;

use async_nats::jetstream::consumer::{AckPolicy, Consumer, pull};
use async_nats::jetstream::stream::{Config, RetentionPolicy, StorageType};
use async_nats::jetstream::{self, AckKind, Context, Message};
use async_nats::{Client, HeaderMap};
use bytes::Bytes;
use futures_util::StreamExt;
use tokio::sync::Mutex;

use super::errand::{Errand, Lane, Later, Receipt};

/// What a queue is like.
struct Plan {
    /// Its name. The number goes with the form of what is in it.
    stream: &'static str,
    /// Before the name of a lane.
    subject: &'static str,
    lanes: &'static [Lane],
    /// Nobody waits longer for an errand: whoever handed it out has done it by then.
    waiting_max: Duration,
    /// For so long names are remembered: whoever hands out again by mistake does so within that.
    names_kept: Duration,
}

const DECISIONS: Plan = Plan {
    stream: "anleger-work-1",
    subject: "anleger.1.work",
    lanes: Lane::DECISIONS,
    waiting_max: Duration::from_secs(60),
    names_kept: Duration::from_secs(30),
};

const CHORES: Plan = Plan {
    stream: "anleger-chores-1",
    subject: "anleger.1.chores",
    lanes: Lane::CHORES,
    waiting_max: Duration::from_secs(600),
    names_kept: Duration::from_secs(30),
};

impl Plan {
    /// That of the queue in which errands of this lane wait.
    fn of(lane: Lane) -> &'static Plan {
        if CHORES.lanes.contains(&lane) { &CHORES } else { &DECISIONS }
    }

    fn subject(&self, lane: Lane) -> String {
        format!("{}.{}", self.subject, lane.name())
    }
}

/// By this header NATS knows what was handed out twice.
const NAME: &str = "Nats-Msg-Id";

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
    decisions: Mutex<Option<Vec<Queue>>>,
    chores: Mutex<Option<Vec<Queue>>>,
}

impl Errands {
    pub(super) fn over(client: Client) -> Errands {
        let context = jetstream::new(client.clone());
        Errands { client, context, decisions: Mutex::default(), chores: Mutex::default() }
    }

    /// Hands an errand out. Where there is no queue nobody takes it.
    pub(super) async fn offer(&self, lane: Lane, name: &str, text: Bytes) {
        let mut headers = HeaderMap::new();
        headers.insert(NAME, name);
        let subject = Plan::of(lane).subject(lane);
        let sent = self.client.publish_with_headers(subject, headers, text).await;
        if let Err(error) = sent {
            tracing::warn!(error = %error, "errand not handed out");
        }
    }

    /// Waits for an errand of one of these lanes, for as long as it takes. A NATS that was started anew has forgotten the queue: it is made again.
    pub(super) async fn take(&self, lanes: &[Lane]) -> Errand {
        let is_chore = lanes.iter().any(|lane| CHORES.lanes.contains(lane));
        let (plan, known) = match is_chore {
            true => (&CHORES, &self.chores),
            false => (&DECISIONS, &self.decisions),
        };
        loop {
            let mut known = known.lock().await;
            let found = match known.take() {
                Some(queues) => {
                    let places = plan.lanes.iter().zip(&queues);
                    let wanted = places.filter(|(lane, _)| lanes.contains(lane));
                    let wanted: Vec<&Queue> = wanted.map(|(_, queue)| queue).collect();
                    in_time(find(&wanted)).await.map(|found| (queues, found))
                }
                None => in_time(self.set_up(plan)).await.map(|queues| (queues, None)),
            };
            match found {
                Ok((queues, found)) => {
                    *known = Some(queues);
                    if let Some(message) = found {
                        let text = message.payload.clone();
                        return Errand { text, receipt: Box::new(message) };
                    }
                }
                Err(error) => {
                    tracing::debug!(error = %error, "no queue of errands");
                    drop(known);
                    tokio::time::sleep(REST).await;
                }
            }
        }
    }

    async fn set_up(&self, plan: &Plan) -> Result<Vec<Queue>, async_nats::Error> {
        let stream = self.context.get_or_create_stream(Config {
            name: plan.stream.to_owned(),
            subjects: plan.lanes.iter().map(|lane| plan.subject(*lane)).collect(),
            retention: RetentionPolicy::WorkQueue,
            storage: StorageType::Memory,
            max_age: plan.waiting_max,
            duplicate_window: plan.names_kept,
            ..Config::default()
        });
        let stream = stream.await?;
        let mut queues = Vec::new();
        for &lane in plan.lanes {
            let queue = stream.create_consumer(pull::Config {
                durable_name: Some(lane.name().to_owned()),
                filter_subject: plan.subject(lane),
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

/// The most urgent errand there is; where there is none, the next urgent one that comes in a moment.
async fn find(lanes: &[&Queue]) -> Result<Option<Message>, async_nats::Error> {
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
