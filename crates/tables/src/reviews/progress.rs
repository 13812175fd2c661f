//! How far reviews are: those that are worked out here, and what others have said of theirs.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use tokio::sync::watch;
use wire::rest::ReviewProgress;

use crate::limits::{REVIEW_UNHEARD_MS, REVIEWS_HEARD_MAX, REVIEWS_UNDER_WAY_MAX};
use crate::refusal::Refusal;

/// The reviews that are being worked out.
#[derive(Default)]
pub struct Reviews {
    under_way: Mutex<HashMap<String, ReviewProgress>>,
    elsewhere: watch::Sender<HashMap<String, Heard>>,
}

/// What another server has said of a review.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heard {
    pub progress: ReviewProgress,
    /// It is there, or was given up.
    pub is_over: bool,
    at_ms: u64,
}

impl Reviews {
    pub(super) fn progress(&self, id: &str) -> Option<ReviewProgress> {
        self.under_way().get(id).copied()
    }

    /// Takes a place for this table, unless somebody has it already.
    pub(super) fn take_place(&self, id: &str, progress: ReviewProgress) -> Result<bool, Refusal> {
        let mut under_way = self.under_way();
        if under_way.contains_key(id) {
            return Ok(false);
        }
        if under_way.len() >= REVIEWS_UNDER_WAY_MAX {
            return Err(Refusal::ReviewsFull);
        }
        under_way.insert(id.to_owned(), progress);
        Ok(true)
    }

    pub(super) fn note(&self, id: &str, done: usize) {
        if let Some(progress) = self.under_way().get_mut(id) {
            progress.done = done;
        }
    }

    pub(super) fn give_place_back(&self, id: &str) {
        self.under_way().remove(id);
    }

    /// Another server has said how far the review is of the table that has this topic.
    pub(crate) fn hear(&self, topic: String, progress: ReviewProgress, is_over: bool, now_ms: u64) {
        self.elsewhere.send_modify(|heard| {
            heard.retain(|_, heard| now_ms < heard.at_ms + REVIEW_UNHEARD_MS);
            if heard.len() < REVIEWS_HEARD_MAX || heard.contains_key(&topic) {
                heard.insert(topic, Heard { progress, is_over, at_ms: now_ms });
            }
        });
    }

    /// What was said of it last, and not long ago.
    pub(super) fn heard(&self, topic: &str, now_ms: u64) -> Option<Heard> {
        let heard = self.elsewhere.borrow().get(topic).copied();
        heard.filter(|heard| now_ms < heard.at_ms + REVIEW_UNHEARD_MS)
    }

    /// Tells of everything that is said from now on.
    pub(super) fn listen(&self) -> watch::Receiver<HashMap<String, Heard>> {
        self.elsewhere.subscribe()
    }

    fn under_way(&self) -> MutexGuard<'_, HashMap<String, ReviewProgress>> {
        self.under_way.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_say_is_remembered_for_a_while_and_not_without_end() {
        let reviews = Reviews::default();
        let progress = ReviewProgress { done: 3, steps: 9 };
        reviews.hear("a".into(), progress, false, 1_000);
        let heard = |at_ms| reviews.heard("a", at_ms).map(|heard| heard.progress);
        assert_eq!(heard(1_000), Some(progress));
        assert_eq!(heard(1_000 + REVIEW_UNHEARD_MS), None, "whoever said it has fallen silent");
        for number in 0..2 * REVIEWS_HEARD_MAX {
            reviews.hear(number.to_string(), progress, true, 1_001);
        }
        assert!(reviews.listen().borrow().len() == REVIEWS_HEARD_MAX);
        assert!(reviews.heard("0", 1_001).is_some_and(|heard| heard.is_over));
    }
}
