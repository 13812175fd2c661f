//! In which order bots think: who waits, and whose turn it is. It knows no clock and no thread.

use std::collections::HashMap;

use crate::network::Network;

/// How much a thought matters, most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// A bot that answers at once; it has places that no slow one can take.
    Quick,
    /// A bot that searches.
    Slow,
    /// A bot at a table where people are awaited and none is connected: when nobody else waits.
    Unwatched,
    /// Somebody who judges a match that is over: when nobody plays who waits for a bot.
    Review,
    /// Somebody who looks for puzzles, when there is nothing else to do.
    Mining,
}

/// Who wants to think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thinker {
    /// How much it matters.
    pub rank: Rank,
    /// On whose behalf: all tables of a network share its turns. `None` where nobody is connected.
    pub network: Option<Network>,
    /// At which table.
    pub table: String,
}

/// Places for the quick and for all others.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// Thoughts of quick bots at a time.
    pub quick: usize,
    /// Thoughts of all other bots at a time.
    pub slow: usize,
}

/// Everybody who waits or thinks.
#[derive(Debug)]
pub struct Queue<T> {
    places: Places,
    waiting: Vec<Waiting<T>>,
    networks: HashMap<Option<Network>, Account>,
    tables: HashMap<String, Account>,
    /// Places taken by the quick and by the others.
    taken: [usize; 2],
    arrivals: u64,
}

#[derive(Debug)]
struct Waiting<T> {
    thinker: Thinker,
    arrival: u64,
    ticket: T,
}

/// What a network or a table has had lately. It is forgotten when it wants nothing.
#[derive(Clone, Copy, Debug, Default)]
struct Account {
    used_ms: u64,
    waiting: usize,
    thinking: [usize; 2],
}

impl Account {
    fn is_idle(&self) -> bool {
        self.waiting == 0 && self.thinking == [0, 0]
    }
}

/// Which places a rank takes.
fn lane(rank: Rank) -> usize {
    usize::from(rank != Rank::Quick)
}

impl<T> Queue<T> {
    /// A queue in which nobody waits.
    pub fn new(places: Places) -> Queue<T> {
        let (networks, tables) = (HashMap::new(), HashMap::new());
        Queue { places, waiting: Vec::new(), networks, tables, taken: [0, 0], arrivals: 0 }
    }

    /// How many think at a time.
    pub fn places(&self) -> Places {
        self.places
    }

    /// How many wait.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// So many think at a time from now on.
    pub fn resize(&mut self, places: Places) {
        self.places = places;
    }

    /// Somebody wants to think.
    pub fn push(&mut self, thinker: Thinker, ticket: T) {
        self.arrivals += 1;
        open(&mut self.networks, thinker.network).waiting += 1;
        open(&mut self.tables, thinker.table.clone()).waiting += 1;
        self.waiting.push(Waiting { thinker, arrival: self.arrivals, ticket });
    }

    /// Whose turn it is, where there is a place: the most urgent of the network and the table that
    /// have had least. `used_ms` is charged when it is [done](Queue::done).
    pub fn next(&mut self) -> Option<(Thinker, T)> {
        let able = |(_, waiting): &(usize, &Waiting<T>)| self.has_place(&waiting.thinker);
        let order = |(_, waiting): &(usize, &Waiting<T>)| {
            let Waiting { thinker, arrival, .. } = waiting;
            let network = account(&self.networks, &thinker.network);
            let table = account(&self.tables, &thinker.table);
            let turns = |account: Account| (account.thinking[lane(thinker.rank)], account.used_ms);
            (thinker.rank, turns(network), turns(table), *arrival)
        };
        let (place, _) = self.waiting.iter().enumerate().filter(able).min_by_key(order)?;
        let Waiting { thinker, ticket, .. } = self.waiting.swap_remove(place);
        self.taken[lane(thinker.rank)] += 1;
        self.account(&thinker, |account| {
            account.waiting -= 1;
            account.thinking[lane(thinker.rank)] += 1;
        });
        Some((thinker, ticket))
    }

    /// A thought is done and has taken so long.
    pub fn done(&mut self, thinker: &Thinker, used_ms: u64) {
        self.taken[lane(thinker.rank)] -= 1;
        self.account(thinker, |account| {
            account.thinking[lane(thinker.rank)] -= 1;
            // What takes no time at all is a turn as well.
            account.used_ms += used_ms.max(1);
        });
        self.networks.retain(|_, account| !account.is_idle());
        self.tables.retain(|_, account| !account.is_idle());
    }

    /// One network takes half of the slow places at most and one table a quarter, so that another finds one free soon.
    fn has_place(&self, thinker: &Thinker) -> bool {
        let Places { quick, slow } = self.places;
        let [quick_taken, slow_taken] = self.taken;
        let network = account(&self.networks, &thinker.network).thinking[1];
        let table = account(&self.tables, &thinker.table).thinking[1];
        match thinker.rank {
            Rank::Quick => quick_taken < quick,
            _ => {
                let may = network < slow.div_ceil(2) && table < slow.div_ceil(4);
                slow_taken < slow && may
            }
        }
    }

    fn account(&mut self, thinker: &Thinker, mut change: impl FnMut(&mut Account)) {
        self.networks.get_mut(&thinker.network).map(&mut change);
        self.tables.get_mut(&thinker.table).map(&mut change);
    }
}

/// The account of somebody who wants something. Who comes anew begins where the others are: nobody
/// saves turns up by waiting.
fn open<K: std::hash::Hash + Eq>(accounts: &mut HashMap<K, Account>, key: K) -> &mut Account {
    let least = accounts.values().map(|account| account.used_ms).min().unwrap_or_default();
    accounts.entry(key).or_insert(Account { used_ms: least, ..Account::default() })
}

/// The account of somebody who waits. A server goes on without one: it would only be unfair.
fn account<K: std::hash::Hash + Eq>(accounts: &HashMap<K, Account>, key: &K) -> Account {
    let account = accounts.get(key).copied();
    debug_assert!(account.is_some(), "who waits has an account");
    account.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACES: Places = Places { quick: 1, slow: 2 };

    fn thinker(rank: Rank, network: u8, table: &str) -> Thinker {
        let network = Some(Network::of([192, 0, 2, network].into()));
        Thinker { rank, network, table: table.to_owned() }
    }

    fn queue(waiting: &[(Rank, u8, &'static str)]) -> Queue<&'static str> {
        let mut queue = Queue::new(PLACES);
        for &(rank, network, table) in waiting {
            queue.push(thinker(rank, network, table), table);
        }
        queue
    }

    /// The tables in the order in which they think, one at a time, each for so long.
    fn order(mut queue: Queue<&'static str>, used_ms: u64) -> Vec<&'static str> {
        let mut tables = Vec::new();
        while let Some((thinker, table)) = queue.next() {
            queue.done(&thinker, used_ms);
            tables.push(table);
        }
        tables
    }

    #[test]
    fn sixty_tables_of_one_visitor_are_one_of_two() {
        use Rank::Slow;
        let attack = ["x1", "x2", "x3", "x4", "x5", "x6"].map(|table| (Slow, 9, table));
        let waiting = [&attack[..], &[(Slow, 1, "a"), (Slow, 1, "a")]].concat();
        assert_eq!(order(queue(&waiting), 5_000)[..4], ["x1", "a", "x2", "a"]);
    }

    #[test]
    fn the_tables_of_a_network_take_turns() {
        use Rank::Slow;
        let waiting = [(Slow, 1, "a"), (Slow, 1, "a"), (Slow, 1, "a"), (Slow, 1, "b")];
        assert_eq!(order(queue(&waiting), 10), ["a", "b", "a", "a"]);
    }

    #[test]
    fn who_thinks_long_waits_longer() {
        let mut queue = queue(&[(Rank::Slow, 1, "long"), (Rank::Slow, 2, "short")]);
        let mut heard = Vec::new();
        for _ in 0..6 {
            let (thinker, table) = queue.next().unwrap();
            queue.push(thinker.clone(), table);
            queue.done(&thinker, if table == "long" { 3_000 } else { 1_000 });
            heard.push(table);
        }
        assert_eq!(heard, ["long", "short", "short", "short", "long", "short"]);
    }

    #[test]
    fn quick_bots_have_a_place_that_slow_ones_cannot_take() {
        use Rank::{Quick, Slow};
        let mut queue = queue(&[(Slow, 1, "a"), (Slow, 2, "b"), (Slow, 3, "c"), (Quick, 4, "d")]);
        let tables: Vec<_> = std::iter::from_fn(|| queue.next()).map(|(_, table)| table).collect();
        assert_eq!(tables, ["d", "a", "b"], "c waits for a or b");
    }

    #[test]
    fn one_network_never_has_all_places() {
        use Rank::Slow;
        let mut queue = queue(&[(Slow, 1, "a"), (Slow, 1, "b")]);
        let (first, _) = queue.next().unwrap();
        assert!(queue.next().is_none(), "one place is left for the next visitor");
        queue.push(thinker(Slow, 2, "c"), "c");
        assert_eq!(queue.next().unwrap().1, "c");
        queue.done(&first, 1);
        assert_eq!(queue.next().unwrap().1, "b");
    }

    #[test]
    fn one_table_leaves_places_to_others_of_its_network() {
        use Rank::Slow;
        let mut queue = queue(&[(Slow, 1, "a"), (Slow, 1, "a"), (Slow, 1, "a"), (Slow, 1, "b")]);
        queue.resize(Places { quick: 1, slow: 8 });
        let tables: Vec<_> = std::iter::from_fn(|| queue.next()).map(|(_, table)| table).collect();
        assert_eq!(
            tables,
            ["a", "b", "a"],
            "the third waits for one of the two, though places are free"
        );
    }

    #[test]
    fn where_nobody_watches_nobody_hurries() {
        use Rank::{Mining, Review, Slow, Unwatched};
        let behind = [(Mining, 4, "m"), (Review, 3, "r"), (Unwatched, 1, "a")];
        let waiting = [&behind[..], &[(Slow, 2, "b"), (Slow, 2, "b")]].concat();
        assert_eq!(order(queue(&waiting), 1), ["b", "b", "a", "r", "m"]);
    }

    #[test]
    fn a_quick_thought_waits_for_no_slow_one_whoever_comes_and_goes() {
        let mut rng = bots::rng_from(3);
        let mut below = |limit| game::luck::below(&mut rng, limit) as usize;
        let (mut queue, mut thinking) = (Queue::new(PLACES), Vec::new());
        let mut quick_begun = 0;
        for _ in 0..20_000 {
            let rank =
                [Rank::Quick, Rank::Slow, Rank::Slow, Rank::Unwatched, Rank::Review][below(5)];
            match thinking.len() {
                many if many > 0 && below(2) == 0 => {
                    let done: Thinker = thinking.swap_remove(below(many as u32));
                    queue.done(&done, below(5_000) as u64);
                }
                _ => queue.push(thinker(rank, below(4) as u8, ["a", "b", "c"][below(3)]), ()),
            }
            let begun: Vec<Rank> = std::iter::from_fn(|| queue.next())
                .map(|(next, ())| {
                    let rank = next.rank;
                    thinking.push(next);
                    rank
                })
                .collect();
            assert!(begun.is_sorted(), "{begun:?}");
            let waits = queue.waiting.iter().any(|waiting| waiting.thinker.rank == Rank::Quick);
            assert!(!waits || queue.taken[0] == PLACES.quick, "it waits, and a place is free");
            quick_begun += begun.iter().filter(|rank| **rank == Rank::Quick).count();
        }
        assert!(quick_begun > 1_000, "{quick_begun}");
    }

    #[test]
    fn of_many_quick_ones_the_newcomer_is_next() {
        let tables: Vec<String> = (0..60).map(|number| format!("x{number}")).collect();
        let mut queue = Queue::new(PLACES);
        for table in &tables {
            queue.push(thinker(Rank::Quick, 9, table), ());
        }
        for _ in 0..100 {
            let (next, ()) = queue.next().unwrap();
            queue.push(next.clone(), ());
            queue.done(&next, 3);
        }
        let (thinks, ()) = queue.next().unwrap();
        queue.push(thinker(Rank::Quick, 1, "a"), ());
        queue.done(&thinks, 3);
        assert_eq!(queue.next().unwrap().0.table, "a", "after the one thought that was under way");
    }

    #[test]
    fn nothing_is_remembered_of_those_who_want_nothing() {
        let mut queue = queue(&[(Rank::Slow, 1, "a")]);
        let (thinker, _) = queue.next().unwrap();
        queue.done(&thinker, 9);
        assert!(queue.networks.is_empty() && queue.tables.is_empty());
    }
}
