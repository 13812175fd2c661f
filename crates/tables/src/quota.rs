//! How often an address may ask for something in an hour, of all servers together: each tells the others what it has
//! counted.

use std::collections::HashMap;
use std::sync::Mutex;

use serde::{Deserialize, Serialize};

use crate::limits::{
    ADDRESSES_KEPT_MAX, PEOPLE_PER_ADDRESS_MAX, PERSON_CHANGES_PER_ADDRESS_MAX,
    REVIEWS_PER_ADDRESS_MAX, SIGN_INS_PER_ADDRESS_MAX, STUDIES_PER_ADDRESS_MAX,
    STUDY_CHANGES_PER_ADDRESS_MAX,
};
use crate::network::{Mark, Network};
use crate::news::{OfNode, Topic};
use crate::open_tables::OpenTables;

/// The span in which an address is counted.
const HOUR_MS: u64 = 3_600_000;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Counts {
    /// Tables that are made.
    Tables,
    /// Reviews that are asked for.
    Reviews,
    /// Studies that are saved anew.
    Studies,
    /// Studies that are saved again.
    StudyChanges,
    /// Names that are kept anew.
    People,
    /// Attempts to sign in.
    SignIns,
    /// Changes to what opens a name.
    PersonChanges,
}

/// Every quota there is.
#[derive(Debug)]
pub(crate) struct Quotas {
    tables: Quota,
    reviews: Quota,
    studies: Quota,
    study_changes: Quota,
    people: Quota,
    sign_ins: Quota,
    person_changes: Quota,
}

impl Quotas {
    /// So many tables an hour; of the rest so many as the limits say.
    pub(crate) fn new(tables: u32) -> Quotas {
        Quotas {
            tables: Quota::new(tables),
            reviews: Quota::new(REVIEWS_PER_ADDRESS_MAX),
            studies: Quota::new(STUDIES_PER_ADDRESS_MAX),
            study_changes: Quota::new(STUDY_CHANGES_PER_ADDRESS_MAX),
            people: Quota::new(PEOPLE_PER_ADDRESS_MAX),
            sign_ins: Quota::new(SIGN_INS_PER_ADDRESS_MAX),
            person_changes: Quota::new(PERSON_CHANGES_PER_ADDRESS_MAX),
        }
    }

    fn of(&self, what: Counts) -> &Quota {
        match what {
            Counts::Tables => &self.tables,
            Counts::Reviews => &self.reviews,
            Counts::Studies => &self.studies,
            Counts::StudyChanges => &self.study_changes,
            Counts::People => &self.people,
            Counts::SignIns => &self.sign_ins,
            Counts::PersonChanges => &self.person_changes,
        }
    }
}

impl OpenTables {
    /// Counts for this address, here and at the other servers; `false` where it has had all that it may.
    pub(crate) fn count(&self, what: Counts, from: Network) -> bool {
        let may = self.quotas.of(what).count(from.mark(), self.clock.now_ms());
        if may {
            self.tell(&Topic::nodes(), OfNode::Counted { what, from: from.mark() });
        }
        may
    }

    /// Another server has counted for an address.
    pub(crate) fn note_counted(&self, what: Counts, from: Mark) {
        // Where it has had all here, it has had more elsewhere: nothing is to be refused any more.
        self.quotas.of(what).count(from, self.clock.now_ms());
    }
}

/// So often in an hour, of each address.
#[derive(Debug)]
pub struct Quota {
    most: u32,
    counted: Mutex<Counted>,
}

#[derive(Debug, Default)]
struct Counted {
    since_ms: u64,
    times: HashMap<Mark, u32>,
}

impl Quota {
    /// Nobody has asked yet.
    pub fn new(most: u32) -> Quota {
        Quota { most, counted: Mutex::default() }
    }

    /// Counts once more for this address; `false` where it has had all that it may.
    pub fn count(&self, from: Mark, now_ms: u64) -> bool {
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
        let [one, other] = [1, 2].map(|last| Network::of([192, 0, 2, last].into()).mark());
        let asked = [(one, 5), (one, 5), (one, 6), (other, 6), (one, HOUR_MS + 5)];
        let may = asked.map(|(from, now_ms)| quota.count(from, now_ms));
        assert_eq!(may, [true, true, false, true, true]);
    }
}
