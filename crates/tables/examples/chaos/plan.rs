//! What happens when: all of it follows from the seed.

use std::time::Duration;

use bots::{BotRng, rng_from};
use game::luck;

/// How many servers and workers there are.
pub const NODES: usize = 3;
pub const WORKERS: usize = 2;

/// A cut that lasts so long outlasts the patience of people, who decide again elsewhere, and that of a server with its
/// database.
const LONG_MS: [usize; 2] = [7_000, 13_000];

/// Somebody who may be killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Node(usize),
    Worker(usize),
    Nats,
    Postgres,
}

/// What a line of a server leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Service {
    Nats,
    Postgres,
}

/// What happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blow {
    /// SIGKILL, and started again.
    Kill(Target),
    /// The same for everybody at once, as when the power fails.
    KillAll,
    /// SIGTERM, and started again when it has ended.
    Stop(usize),
    /// The line of a server is severed, or nothing passes through it any more; then it is whole again.
    Cut { node: usize, service: Service, silently: bool },
    /// The network of a server is gone, but for the line to its people; then it is back.
    Unplug(usize),
}

/// A blow, how long what it does lasts, and how long everybody plays in peace after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strike {
    pub blow: Blow,
    pub lasts: Duration,
    pub rest: Duration,
}

/// One strike after the other, for ever.
pub struct Plan {
    rng: BotRng,
    rounds: usize,
    waiting: Vec<Blow>,
}

impl Plan {
    pub fn of(seed: u64) -> Plan {
        Plan { rng: rng_from(seed), rounds: 0, waiting: Vec::new() }
    }

    /// Everybody who can be killed is, in any order; lines are cut and a server is stopped in between, another one in
    /// each round.
    fn round(&mut self) -> Vec<Blow> {
        let node = self.rounds % NODES;
        self.rounds += 1;
        let targets = (0..NODES).map(Target::Node).chain((0..WORKERS).map(Target::Worker));
        let targets = targets.chain([Target::Nats, Target::Postgres]);
        let mut blows: Vec<Blow> = targets.map(Blow::Kill).collect();
        blows.push(Blow::KillAll);
        blows.push(Blow::Stop(node));
        blows.push(Blow::Unplug((node + 1) % NODES));
        for (service, beyond) in [(Service::Nats, 1), (Service::Postgres, 2)] {
            let (node, silently) = ((node + beyond) % NODES, self.below(2) == 0);
            blows.push(Blow::Cut { node, service, silently });
        }
        for left in (1..blows.len()).rev() {
            let other = self.below(left + 1);
            blows.swap(left, other);
        }
        blows
    }

    fn below(&mut self, end: usize) -> usize {
        luck::below(&mut self.rng, end as u32) as usize
    }

    fn between_ms(&mut self, least: usize, most: usize) -> Duration {
        Duration::from_millis((least + self.below(most - least + 1)) as u64)
    }
}

impl Iterator for Plan {
    type Item = Strike;

    fn next(&mut self) -> Option<Strike> {
        if self.waiting.is_empty() {
            self.waiting = self.round();
        }
        let blow = self.waiting.pop()?;
        let lasts = match blow {
            // It is started again as soon as it has ended.
            Blow::Stop(_) => Duration::ZERO,
            Blow::Cut { .. } | Blow::Unplug(_) if self.below(4) == 0 => {
                self.between_ms(LONG_MS[0], LONG_MS[1])
            }
            _ => self.between_ms(300, 2_500),
        };
        Some(Strike { blow, lasts, rest: self.between_ms(500, 2_000) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_follows_from_the_seed() {
        let plan = |seed| Plan::of(seed).take(40).collect::<Vec<_>>();
        assert_eq!(plan(3), plan(3));
        assert_ne!(plan(3), plan(4));
    }

    #[test]
    fn in_each_round_everybody_is_killed_once() {
        let round: Vec<Blow> = Plan::of(1).take(12).map(|strike| strike.blow).collect();
        let targets = (0..NODES).map(Target::Node).chain((0..WORKERS).map(Target::Worker));
        for target in targets.chain([Target::Nats, Target::Postgres]) {
            let killed = round.iter().filter(|blow| **blow == Blow::Kill(target)).count();
            assert_eq!(killed, 1, "{target:?}");
        }
        assert!(round.contains(&Blow::KillAll));
        assert_eq!(round.len() - 8, 4, "and one is stopped, one unplugged, two lines are cut");
    }
}
