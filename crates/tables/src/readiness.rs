//! Can anything be stored? Whoever watches over the server may ask as often as they like; the store is
//! asked once a second at most, since its answer is a write and costs a wait for the disk.

use std::sync::Arc;

use tokio::sync::Mutex;

use crate::limits::READY_MS_MAX;
use crate::store::Store;
use crate::time::Clock;

/// What the store last answered.
#[derive(Clone, Debug, Default)]
pub struct Readiness {
    last: Arc<Mutex<Option<Answered>>>,
}

#[derive(Clone, Copy, Debug)]
struct Answered {
    at_ms: u64,
    writes: bool,
}

impl Readiness {
    /// Does the store read and write? All who ask while it works on an answer wait for that one.
    pub async fn ask(&self, store: &Arc<dyn Store>, clock: &Arc<dyn Clock>) -> bool {
        let mut last = self.last.clone().lock_owned().await;
        let now_ms = clock.now_ms();
        let young = last.filter(|answer| now_ms < answer.at_ms + READY_MS_MAX);
        if let Some(answer) = young {
            return answer.writes;
        }
        let (store, clock) = (store.clone(), clock.clone());
        // A task of its own: visitors who hang up at once would else leave a write behind each, and no
        // answer for the next.
        let asking = tokio::spawn(async move {
            let pinged = store.ping().await;
            if let Err(error) = &pinged {
                tracing::error!(error = %error, "store does not answer");
            }
            let writes = pinged.is_ok();
            *last = Some(Answered { at_ms: clock.now_ms(), writes });
            writes
        });
        asking.await.unwrap_or(false)
    }
}
