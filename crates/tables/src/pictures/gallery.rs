//! Pictures that were drawn lately, and how many an address may have drawn.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard};

use bytes::Bytes;

use super::Wish;
use crate::limits::{PICTURE_BYTES_KEPT_MAX, PICTURES_PER_ADDRESS_MAX};
use crate::network::Network;
use crate::quota::Quota;

/// Which picture: the same mark, the same picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    /// What is on it: a table, a study or a puzzle by its id.
    pub subject: String,
    /// How often that had changed.
    pub version: u64,
    pub wish: Wish,
    pub language: &'static str,
}

impl Mark {
    /// As browsers send it back to ask whether their picture is still the same. Another program may draw otherwise.
    pub(crate) fn tag(&self) -> String {
        let Mark { version, wish, language, .. } = self;
        let tag = format!("\"{}-{version}-{wish:?}-{language}\"", env!("CARGO_PKG_VERSION"));
        tag.to_ascii_lowercase()
    }
}

/// Pictures that were drawn lately.
#[derive(Debug)]
pub(crate) struct Gallery {
    /// The one that was looked at last is the last.
    kept: Mutex<VecDeque<(Mark, Bytes)>>,
    /// How many wait to be drawn, or are.
    waiting: AtomicUsize,
    /// Only here: each server draws its own.
    quota: Quota,
}

impl Default for Gallery {
    fn default() -> Gallery {
        Gallery {
            kept: Mutex::default(),
            waiting: AtomicUsize::new(0),
            quota: Quota::new(PICTURES_PER_ADDRESS_MAX),
        }
    }
}

/// A picture that waits to be drawn.
pub(crate) struct Waits<'a>(&'a AtomicUsize);

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Gallery {
    /// The picture, where it is kept.
    pub(crate) fn kept(&self, mark: &Mark) -> Option<Bytes> {
        let mut all = self.all();
        let at = all.iter().position(|(known, _)| known == mark)?;
        let found = all.remove(at)?;
        all.push_back(found);
        all.back().map(|(_, picture)| picture.clone())
    }

    /// Keeps a picture, in place of an older one of the same, and lets those go that nobody has looked at for longest.
    pub(crate) fn keep(&self, mark: Mark, picture: Bytes) {
        let mut all = self.all();
        all.retain(|(known, _)| {
            (&known.subject, known.wish, known.language)
                != (&mark.subject, mark.wish, mark.language)
        });
        all.push_back((mark, picture));
        let mut bytes: usize = all.iter().map(|(_, picture)| picture.len()).sum();
        while bytes > PICTURE_BYTES_KEPT_MAX {
            let Some((_, gone)) = all.pop_front() else { return };
            bytes -= gone.len();
        }
    }

    /// Counts a picture that is drawn for this address; `false` where it has had all that it may.
    pub(crate) fn count(&self, from: Network, now_ms: u64) -> bool {
        self.quota.count(from.mark(), now_ms)
    }

    /// A place in the queue, where there are fewer than so many in it.
    pub(crate) fn enter(&self, most: usize) -> Option<Waits<'_>> {
        let waits = Waits(&self.waiting);
        (self.waiting.fetch_add(1, Ordering::Relaxed) < most).then_some(waits)
    }

    fn all(&self) -> MutexGuard<'_, VecDeque<(Mark, Bytes)>> {
        self.kept.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(subject: &str, version: u64) -> Mark {
        Mark { subject: subject.to_owned(), version, wish: Wish::Card, language: "en" }
    }

    #[test]
    fn a_picture_is_kept_until_it_changes() {
        let gallery = Gallery::default();
        gallery.keep(mark("a", 1), Bytes::from_static(b"one"));
        gallery.keep(mark("b", 1), Bytes::from_static(b"other"));
        assert_eq!(gallery.kept(&mark("a", 1)).unwrap(), "one");
        gallery.keep(mark("a", 2), Bytes::from_static(b"two"));
        assert_eq!(gallery.kept(&mark("a", 1)), None);
        assert_eq!(gallery.kept(&mark("a", 2)).unwrap(), "two");
        let german = Mark { language: "de", ..mark("a", 2) };
        assert_eq!(gallery.kept(&german), None);
        assert_ne!(german.tag(), mark("a", 2).tag());
    }

    #[test]
    fn what_nobody_has_looked_at_for_longest_goes_first() {
        let gallery = Gallery::default();
        let third = Bytes::from(vec![0; PICTURE_BYTES_KEPT_MAX / 3]);
        for subject in ["a", "b", "c"] {
            gallery.keep(mark(subject, 1), third.clone());
        }
        assert!(gallery.kept(&mark("a", 1)).is_some());
        gallery.keep(mark("d", 1), third);
        assert!(gallery.kept(&mark("a", 1)).is_some() && gallery.kept(&mark("b", 1)).is_none());
    }

    #[test]
    fn so_many_wait_and_no_more() {
        let gallery = Gallery::default();
        let (first, second) = (gallery.enter(2), gallery.enter(2));
        assert!(first.is_some() && second.is_some() && gallery.enter(2).is_none());
        drop(first);
        assert!(gallery.enter(2).is_some());
    }
}
