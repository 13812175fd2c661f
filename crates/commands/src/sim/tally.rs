//! The sums over many games.
//!
//! All sums are whole numbers, so that adding them up in any order gives the same result:
//! the number of jobs cannot show in it.

use game::{Points, SEATS_MAX, Seat, SeatSet};

/// One win, in the unit in which shares of a win are counted: every number of winners from
/// 1 to [`SEATS_MAX`] divides it.
const WIN: u64 = 60;

/// What happened in one game or in many, per entrant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: u64,
    /// Decisions of seats; chance is not counted.
    pub decisions: u64,
    /// Games that were called off: nobody won them.
    pub called_off: u64,
    shares: [u64; SEATS_MAX],
    points: [i64; SEATS_MAX],
}

impl Tally {
    /// One finished game. `entrants[place]` says who sat where.
    pub fn of_game(winners: SeatSet, points: &Points, entrants: &[usize], decisions: u64) -> Tally {
        let mut tally = Tally { games: 1, decisions, ..Tally::default() };
        let share = WIN / winners.len().max(1) as u64;
        for (place, &entrant) in Seat::first(entrants.len()).zip(entrants) {
            tally.points[entrant] = points[place.index()].into();
            if winners.contains(place) {
                tally.shares[entrant] = share;
            }
        }
        tally
    }

    /// The same game, called off before its end.
    pub fn as_called_off(self) -> Tally {
        Tally { called_off: self.games, ..self }
    }

    /// Adds the games of `other`.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.called_off += other.called_off;
        for entrant in 0..SEATS_MAX {
            self.shares[entrant] += other.shares[entrant];
            self.points[entrant] += other.points[entrant];
        }
    }

    /// The wins of an entrant; a victory shared by two counts a half for each.
    pub fn wins(&self, entrant: usize) -> f64 {
        self.shares[entrant] as f64 / WIN as f64
    }

    /// The mean score of an entrant.
    pub fn mean_score(&self, entrant: usize) -> f64 {
        self.points[entrant] as f64 / self.games.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[usize]) -> SeatSet {
        numbers.iter().filter_map(|&number| Seat::new(number)).collect()
    }

    #[test]
    fn a_shared_victory_is_shared() {
        for winners in 1..=SEATS_MAX {
            let set = Seat::first(winners).collect();
            let tally = Tally::of_game(set, &[7; SEATS_MAX], &[0, 1, 2, 3, 4, 5], 1);
            let all: f64 = (0..SEATS_MAX).map(|entrant| tally.wins(entrant)).sum();
            assert!((all - 1.0).abs() < 1e-12, "{winners} winners share {all}");
        }
    }

    #[test]
    fn points_and_wins_follow_the_entrant_not_the_place() {
        let mut sum = Tally::of_game(seats(&[0]), &[30, 10, 0, 0, 0, 0], &[0, 1], 5);
        sum.add(&Tally::of_game(seats(&[1]), &[20, 50, 0, 0, 0, 0], &[1, 0], 7));
        assert_eq!((sum.wins(0), sum.wins(1)), (2.0, 0.0));
        assert_eq!((sum.mean_score(0), sum.mean_score(1)), (40.0, 15.0));
        assert_eq!((sum.games, sum.decisions), (2, 12));
    }

    #[test]
    fn a_game_nobody_wins_gives_no_wins() {
        let tally = Tally::of_game(SeatSet::EMPTY, &[0; SEATS_MAX], &[0, 1], 1);
        assert_eq!((tally.wins(0), tally.wins(1)), (0.0, 0.0));
    }
}
