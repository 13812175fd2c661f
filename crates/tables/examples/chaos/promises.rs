//! What people were told, held against what the log says.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use tables::table::Stored;

/// A decision that was acknowledged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promise {
    /// The id that its client gave it.
    pub client: String,
    /// The number that the server gave it.
    pub number: u64,
}

/// All that was promised, by table.
#[derive(Debug, Default)]
pub struct Promises(Mutex<HashMap<String, Vec<Promise>>>);

impl Promises {
    pub fn note(&self, table: &str, promise: Promise) {
        self.all().entry(table.to_owned()).or_default().push(promise);
    }

    /// What was promised at this table.
    pub fn at(&self, table: &str) -> Vec<Promise> {
        self.all().get(table).cloned().unwrap_or_default()
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Vec<Promise>>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// What is wrong with a log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    /// Promised, and not there; or there with another number than was promised.
    pub lost: Vec<String>,
    /// There more than once.
    pub doubled: Vec<String>,
    /// Told to somebody, and not what the log says.
    pub untrue: Vec<u64>,
}

impl Judged {
    /// Holds a log against what was acknowledged there, and against the numbers and times of what people were told.
    pub fn of(log: &[Stored], promises: &[Promise], told: &[(u64, u64)]) -> Judged {
        let mut found: HashMap<&str, Vec<u64>> = HashMap::new();
        for (number, stored) in (1..).zip(log) {
            if let Some(client) = stored.entry.client() {
                found.entry(client).or_default().push(number);
            }
        }
        let kept = |promise: &&Promise| {
            let numbers = found.get(promise.client.as_str());
            numbers.is_some_and(|numbers| numbers.contains(&promise.number))
        };
        let lost = promises.iter().filter(|promise| !kept(promise));
        let doubled = found.iter().filter(|(_, numbers)| numbers.len() > 1);
        let is_so = |(number, at_ms): &(u64, u64)| {
            let stored = number.checked_sub(1).and_then(|index| log.get(index as usize));
            stored.is_some_and(|stored| stored.at_ms == *at_ms)
        };
        Judged {
            lost: lost.map(|promise| promise.client.clone()).collect(),
            doubled: doubled.map(|(client, _)| (*client).to_owned()).collect(),
            untrue: told.iter().filter(|told| !is_so(told)).map(|(number, _)| *number).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use tables::table::Entry;
    use tables::{Moment, Reading};
    use wire::ActionInput;

    use super::*;

    fn log(clients: &[&str]) -> Vec<Stored> {
        let stored = |(at_ms, client): (u64, &&str)| {
            let chosen = ActionInput::Text("rest".into());
            let entry = Entry::played(Seat::FIRST, chosen, Some((*client).to_owned()));
            Stored::new(Moment { at_ms, reading: Reading { run: 1, now_ms: 1 } }, entry)
        };
        (10..).zip(clients).map(stored).collect()
    }

    fn promise(client: &str, number: u64) -> Promise {
        Promise { client: client.to_owned(), number }
    }

    #[test]
    fn what_was_promised_is_there_once() {
        let log = log(&["a", "b", "c"]);
        let promises = [promise("a", 1), promise("c", 3)];
        assert_eq!(Judged::of(&log, &promises, &[(1, 10), (2, 11)]), Judged::default());
    }

    #[test]
    fn what_is_missing_or_has_another_number_is_lost() {
        let judged = Judged::of(&log(&["a", "b"]), &[promise("a", 2), promise("x", 1)], &[]);
        assert_eq!(judged.lost, ["a", "x"]);
    }

    #[test]
    fn what_is_there_twice_is_doubled_also_where_nobody_was_promised_it() {
        assert_eq!(Judged::of(&log(&["a", "b", "a"]), &[], &[]).doubled, ["a"]);
    }

    #[test]
    fn what_was_told_and_never_stored_is_untrue() {
        let judged = Judged::of(&log(&["a"]), &[], &[(1, 10), (1, 11), (2, 10), (0, 10)]);
        assert_eq!(judged.untrue, [1, 2, 0]);
    }
}
