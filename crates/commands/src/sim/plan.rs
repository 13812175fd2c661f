//! What a simulation is to do.

use game::SEATS_MAX;

use crate::bot_spec::BotSpec;
use crate::budget::Budget;

/// A number of games between bots, whatever the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The bot of each entrant, in the order given.
    pub bots: Vec<BotSpec>,
    /// How many games.
    pub games: u64,
    /// What all randomness follows from.
    pub seed: u64,
    /// How many games are played at the same time.
    pub jobs: usize,
    /// What a bot may spend on a decision whose name does not say so.
    pub budget: Budget,
    /// Whether the entrants move on by one place from game to game.
    pub rotate: bool,
    /// After so many steps a game is called off: nobody wins it.
    pub steps_most: u64,
}

/// More steps than any game has that is played to win; random players may go round in circles.
pub const STEPS_MOST: u64 = 100_000;

impl Plan {
    /// Who sits in which place in game number `game`: the entrant per place.
    pub fn seating(&self, game: u64) -> Seating {
        let count = self.bots.len().min(SEATS_MAX);
        let shift = if self.rotate { (game % count.max(1) as u64) as usize } else { 0 };
        let mut entrants = [0; SEATS_MAX];
        for (place, entrant) in entrants.iter_mut().enumerate().take(count) {
            *entrant = (place + shift) % count;
        }
        Seating { entrants, count }
    }
}

/// The entrant in each place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    entrants: [usize; SEATS_MAX],
    count: usize,
}

impl Seating {
    /// The entrants by place.
    pub fn entrants(&self) -> &[usize] {
        &self.entrants[..self.count]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(count: usize, rotate: bool) -> Plan {
        let bots = vec!["random".parse().unwrap(); count];
        Plan { bots, games: 12, seed: 1, jobs: 1, budget: Budget::default(), rotate, steps_most: 9 }
    }

    #[test]
    fn every_entrant_sits_in_each_place_equally_often() {
        for count in 1..=6 {
            let mut seen = [[0; SEATS_MAX]; SEATS_MAX];
            for game in 0..60 {
                let seating = plan(count, true).seating(game);
                for (place, &entrant) in seating.entrants().iter().enumerate() {
                    seen[entrant][place] += 1;
                }
            }
            let fair =
                |row: &[u32; SEATS_MAX]| row[..count].iter().all(|&n| n == 60 / count as u32);
            assert!(seen[..count].iter().all(fair), "{count}: {seen:?}");
        }
    }

    #[test]
    fn fixed_seats_stay() {
        for game in 0..5 {
            assert_eq!(plan(3, false).seating(game).entrants(), [0, 1, 2]);
        }
    }
}
