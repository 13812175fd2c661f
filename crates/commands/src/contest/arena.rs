//! Many rounds at the same time, until they are all played or enough is known.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use game::{Game, Heuristics};
use serde_json::{Map, Value};

use super::diary::DiaryError;
use super::player::PlayerSpec;
use super::program::ProgramError;
use super::standing::Round;
use super::table::Table;
use super::taught::TaughtError;
use crate::budget::Budget;
use crate::sim::Stuck;

/// Why a match did not come to its end.
#[derive(Debug, thiserror::Error)]
pub enum ContestError {
    /// A bot that nobody knows, or that cannot be taught so.
    #[error(transparent)]
    Taught(#[from] TaughtError),
    /// A program that did not do its part.
    #[error(transparent)]
    Program(#[from] ProgramError),
    /// A game without an end.
    #[error(transparent)]
    Stuck(#[from] Stuck),
    /// A file that the match cannot go on with.
    #[error(transparent)]
    Diary(#[from] DiaryError),
}

/// What all tables of a match share.
#[derive(Debug)]
pub struct Arena<'a, G> {
    /// How games begin.
    pub fresh: &'a G,
    /// The same for programs: as options,
    pub options: &'a Map<String, Value>,
    /// or as the position in which games begin.
    pub position: Option<&'a str>,
    /// Who plays.
    pub players: &'a [PlayerSpec],
    /// What boards, luck and random choices follow from.
    pub seed: u64,
    /// What a player may spend who was given nothing.
    pub budget: Budget,
    /// After so many steps a game is called off.
    pub steps_most: u64,
}

impl<G: Heuristics> Arena<'_, G> {
    /// Plays the rounds with these numbers, `jobs` at a time. `finished` hears of each as it ends and
    /// says whether that is enough; rounds under way are then left unfinished.
    pub fn play(
        &self,
        rounds: &[u64],
        jobs: usize,
        finished: &mut dyn FnMut(Round) -> Result<bool, ContestError>,
    ) -> Result<(), ContestError> {
        let next = AtomicUsize::new(0);
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..jobs.clamp(1, rounds.len().max(1)) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || self.work(rounds, next, &sender));
            }
            drop(sender);
            let ended =
                receiver.iter().try_for_each(|round| match round.and_then(&mut *finished) {
                    Ok(false) => Ok(()),
                    Ok(true) => Err(None),
                    Err(error) => Err(Some(error)),
                });
            next.store(rounds.len(), Ordering::Relaxed);
            drop(receiver);
            ended.or_else(|error| error.map_or(Ok(()), Err))
        })
    }

    /// One table at work. Nobody hears of a round that ends after the match did.
    fn work(
        &self,
        rounds: &[u64],
        next: &AtomicUsize,
        sender: &mpsc::Sender<Result<Round, ContestError>>,
    ) where
        G: Game,
    {
        let mut table = match Table::new(self) {
            Ok(table) => table,
            Err(error) => return drop(sender.send(Err(error))),
        };
        while let Some(&number) = rounds.get(next.fetch_add(1, Ordering::Relaxed)) {
            if sender.send(table.round(number)).is_err() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game::toys::Lanterns;

    use super::*;
    use crate::sim::STEPS_MOST;

    fn play(players: &[&str], jobs: usize) -> Result<Vec<Round>, ContestError> {
        let players: Vec<PlayerSpec> = players.iter().map(|name| name.parse().unwrap()).collect();
        let fresh = Lanterns::start(&Default::default(), players.len()).unwrap();
        let arena = Arena {
            fresh: &fresh,
            options: &Map::new(),
            position: None,
            players: &players,
            seed: 4,
            budget: Budget { playouts: Some(5), ..Budget::default() },
            steps_most: STEPS_MOST,
        };
        let mut rounds = Vec::new();
        arena.play(&[0, 1, 2, 3, 4, 5], jobs, &mut |round| {
            rounds.push(Round { seconds: Vec::new(), ..round });
            Ok(false)
        })?;
        rounds.sort_by_key(|round| round.number);
        Ok(rounds)
    }

    #[test]
    fn jobs_change_nothing() {
        let players = ["search", "greedy", "random"];
        let alone = play(&players, 1).unwrap();
        assert_eq!(alone, play(&players, 3).unwrap());
        assert_eq!(alone.len(), 6);
        assert!(alone.iter().all(|round| round.games == 3));
    }

    #[test]
    fn the_same_player_twice_wins_every_board_as_often_as_itself() {
        for round in play(&["greedy", "greedy"], 2).unwrap() {
            assert_eq!(round.wins, [1.0, 1.0], "round {}", round.number);
        }
    }

    #[test]
    fn an_unknown_bot_or_program_ends_the_match() {
        let error = play(&["greedy", "oracle"], 2).unwrap_err().to_string();
        assert!(error.contains("'oracle'"), "{error}");
        let error = play(&["greedy", "./no-such-program engine@greedy"], 1).unwrap_err();
        assert!(matches!(error, ContestError::Program(_)), "{error}");
    }

    #[test]
    fn whoever_has_heard_enough_ends_the_match() {
        let players: Vec<PlayerSpec> = vec!["random".parse().unwrap(); 2];
        let fresh = Lanterns::start(&Default::default(), 2).unwrap();
        let arena = Arena {
            fresh: &fresh,
            options: &Map::new(),
            position: None,
            players: &players,
            seed: 4,
            budget: Budget::default(),
            steps_most: STEPS_MOST,
        };
        let mut heard = 0;
        let rounds: Vec<u64> = (0..1000).collect();
        let enough = &mut |_| {
            heard += 1;
            Ok(heard == 3)
        };
        arena.play(&rounds, 2, enough).unwrap();
        assert_eq!(heard, 3);
    }
}
