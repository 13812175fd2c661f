//! How many lines lead to each network.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use crate::network::Network;

/// How many lines lead to each network.
#[derive(Clone, Debug, Default)]
pub struct Lines(Arc<Mutex<HashMap<Network, usize>>>);

/// A line; dropped, it is one fewer.
#[derive(Debug)]
pub struct Line {
    lines: Lines,
    network: Network,
}

impl Lines {
    /// Counts one more, unless there are so many already.
    pub fn count(&self, network: Network, most: usize) -> Option<Line> {
        let mut inside = self.inside();
        let lines = inside.entry(network).or_default();
        if *lines >= most {
            return None;
        }
        *lines += 1;
        Some(Line { lines: self.clone(), network })
    }

    /// Does none lead anywhere?
    #[cfg(test)]
    pub fn is_empty(&self) -> bool {
        self.inside().is_empty()
    }

    fn inside(&self) -> MutexGuard<'_, HashMap<Network, usize>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let mut inside = self.lines.inside();
        if let Some(lines) = inside.get_mut(&self.network) {
            *lines = lines.saturating_sub(1);
            if *lines == 0 {
                inside.remove(&self.network);
            }
        }
    }
}
