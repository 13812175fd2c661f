//! How far somebody has come: a rating for each game, streaks, and which puzzles were tried. It stays where it is
//! kept, in the browser; there is no account.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::collection::{Collection, Entry};
use crate::glicko::Rating;
use crate::puzzle::Puzzle;

/// The most puzzles that are remembered of a game: several times as many as there are.
const TRIED_MOST: usize = 10_000;

/// Among so many that suit one's rating the next puzzle is drawn.
const SUITABLE: usize = 8;

/// How far somebody has come.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    games: BTreeMap<String, GameProgress>,
    daily: Daily,
}

/// How far somebody has come in one game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameProgress {
    /// How strong they are.
    pub rating: Rating,
    /// How many puzzles they solved one after the other, to the last.
    pub streak: u32,
    /// The longest such streak.
    pub best_streak: u32,
    /// The puzzles that were tried, and whether they were solved at the first try.
    tried: BTreeMap<String, bool>,
}

/// Puzzles of the day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Daily {
    /// The last day on which it was solved.
    pub last: Option<u64>,
    /// On how many days one after the other.
    pub streak: u32,
}

impl GameProgress {
    /// How many puzzles were tried.
    pub fn tried(&self) -> usize {
        self.tried.len()
    }

    /// How many of them were solved at the first try.
    pub fn solved(&self) -> usize {
        self.tried.values().filter(|solved| **solved).count()
    }
}

impl Progress {
    /// How far it is in a game.
    pub fn in_game(&self, game: &str) -> GameProgress {
        self.games.get(game).cloned().unwrap_or_default()
    }

    /// Was a puzzle solved at the first try? Nothing for one that was never tried.
    pub fn result(&self, game: &str, id: &str) -> Option<bool> {
        self.games.get(game)?.tried.get(id).copied()
    }

    /// The days of this day's streak: none where it broke before yesterday.
    pub fn days(&self, today: u64) -> u32 {
        match self.daily.last {
            Some(last) if last + 1 >= today => self.daily.streak,
            _ => 0,
        }
    }

    /// Takes in the first try at a puzzle; later ones count for nothing. Says the rating before and after.
    pub fn first_try(&mut self, game: &str, puzzle: &Puzzle, solved: bool) -> (Rating, Rating) {
        let own = self.games.entry(game.to_owned()).or_default();
        let before = own.rating;
        if own.tried.contains_key(&puzzle.id) {
            return (before, before);
        }
        own.rating = before.after_puzzle(puzzle.rating, solved);
        own.streak = if solved { own.streak + 1 } else { 0 };
        own.best_streak = own.best_streak.max(own.streak);
        if own.tried.len() < TRIED_MOST {
            own.tried.insert(puzzle.id.clone(), solved);
        }
        (before, own.rating)
    }

    /// Takes in that the puzzle of a day was solved.
    pub fn solved_daily(&mut self, today: u64) {
        let days = self.days(today);
        if self.daily.last != Some(today) {
            self.daily = Daily { last: Some(today), streak: days + 1 };
        }
    }

    /// Was the puzzle of this day solved?
    pub fn has_solved_daily(&self, today: u64) -> bool {
        self.daily.last == Some(today)
    }

    /// A puzzle that suits one's rating and was not tried before, as long as there is one; `luck` draws it.
    /// Without a theme any will do.
    pub fn next<'a>(
        &self,
        collection: &'a Collection,
        game: &str,
        theme: Option<&str>,
        luck: u64,
    ) -> Option<Entry<'a>> {
        let fits = |entry: &Entry<'_>| {
            entry.source.game == game && theme.is_none_or(|theme| entry.puzzle.is_about(theme))
        };
        let all: Vec<Entry<'a>> = collection.entries().filter(fits).collect();
        let new = all.iter().copied().filter(|it| self.result(game, &it.puzzle.id).is_none());
        let mut open: Vec<Entry<'a>> = new.collect();
        if open.is_empty() {
            open = all;
        }
        let own = self.in_game(game).rating.rating as i64;
        open.sort_by_key(|entry| (i64::from(entry.puzzle.rating) - own).abs());
        open.truncate(SUITABLE);
        let drawn = luck.checked_rem(open.len() as u64)?;
        open.get(drawn as usize).copied()
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    fn puzzle(id: &str, rating: u32) -> Puzzle {
        Puzzle {
            id: id.into(),
            at: 0,
            seat: Seat::FIRST,
            themes: vec!["robber".into()],
            rating,
            answer: Vec::new(),
        }
    }

    #[test]
    fn only_the_first_try_counts() {
        let mut progress = Progress::default();
        let (before, after) = progress.first_try("settlers", &puzzle("a", 1500), false);
        assert!(after.rating < before.rating);
        let (before, again) = progress.first_try("settlers", &puzzle("a", 1500), true);
        assert_eq!((before, again), (after, after));
        assert_eq!(progress.result("settlers", "a"), Some(false));
        assert_eq!(progress.in_game("carcassonne").tried(), 0, "games have ratings of their own");
    }

    #[test]
    fn a_streak_ends_with_the_first_mistake() {
        let mut progress = Progress::default();
        for (id, solved) in [("a", true), ("b", true), ("c", false), ("d", true)] {
            progress.first_try("settlers", &puzzle(id, 1500), solved);
        }
        let own = progress.in_game("settlers");
        assert_eq!((own.streak, own.best_streak, own.tried(), own.solved()), (1, 2, 4, 3));
    }

    #[test]
    fn days_count_as_long_as_none_is_missed() {
        let mut progress = Progress::default();
        progress.solved_daily(100);
        progress.solved_daily(101);
        progress.solved_daily(101);
        assert_eq!((progress.days(101), progress.days(102), progress.days(103)), (2, 2, 0));
        assert!(progress.has_solved_daily(101) && !progress.has_solved_daily(102));
        progress.solved_daily(103);
        assert_eq!(progress.days(103), 1);
    }

    #[test]
    fn what_was_kept_by_an_older_page_is_read() {
        let kept: Progress = serde_json::from_str("{}").unwrap();
        assert_eq!(kept, Progress::default());
    }
}
