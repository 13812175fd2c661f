//! How often an address may ask for something in an hour.

use std::collections::HashMap;
use std::sync::Mutex;

use crate::limits::ADDRESSES_KEPT_MAX;
use crate::network::Network;

/// The span in which an address is counted.
const HOUR_MS: u64 = 3_600_000;

/// So often in an hour, of each address.
#[derive(Debug)]
pub struct Quota {
    most: u32,
    counted: Mutex<Counted>,
}

#[derive(Debug, Default)]
struct Counted {
    since_ms: u64,
    times: HashMap<Network, u32>,
}

impl Quota {
    /// Nobody has asked yet.
    pub fn new(most: u32) -> Quota {
        Quota { most, counted: Mutex::default() }
    }

    /// Counts once more for this address; `false` where it has had all that it may.
    pub fn count(&self, from: Network, now_ms: u64) -> bool {
        let mut counted = self.counted.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if now_ms >= counted.since_ms + HOUR_MS || counted.times.len() >= ADDRESSES_KEPT_MAX {
            *counted = Counted { since_ms: now_ms, times: HashMap::new() };
        }
        let times = counted.times.entry(from).or_default();
        let may = *times < self.most;
        *times += u32::from(may);
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_much_an_hour_and_no_other_pays_for_it() {
        let quota = Quota::new(2);
        let [one, other] = [1, 2].map(|last| Network::of([192, 0, 2, last].into()));
        let asked = [(one, 5), (one, 5), (one, 6), (other, 6), (one, HOUR_MS + 5)];
        let may = asked.map(|(from, now_ms)| quota.count(from, now_ms));
        assert_eq!(may, [true, true, false, true, true]);
    }
}
