//! What a ladder found, for the program, the page and people.

use std::fmt;

use serde::Serialize;
use serde_json::{Map, Value};

use super::Args;
use super::fit::{self, Games, Rated};
use crate::contest::PlayerSpec;

/// The result of a ladder.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Which game.
    pub game: String,
    /// How many sit at a table.
    pub seats: usize,
    /// What the tables agreed on.
    pub options: Map<String, Value>,
    /// What all boards followed from.
    pub seed: u64,
    /// How many games there were.
    pub games: u64,
    /// One entry per player, in the order given.
    pub players: Vec<PlayerRating>,
    /// Who met whom.
    pub pairings: Vec<Pairing>,
}

/// How strong a player is.
#[derive(Clone, Debug, Serialize)]
pub struct PlayerRating {
    /// Who.
    pub player: String,
    /// The rating.
    pub rating: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end of its 95 % interval.
    pub high: f64,
    /// In how many games it played.
    pub games: u64,
    /// Mean milliseconds of thought about a decision, by the clock.
    pub ms_per_decision: f64,
}

/// How a pair of players did against each other.
#[derive(Clone, Debug, Serialize)]
pub struct Pairing {
    /// Their places on the ladder.
    #[serde(skip)]
    pub at: [usize; 2],
    /// Who.
    pub players: [String; 2],
    /// How many rounds were played.
    pub rounds: u64,
    /// How many games.
    pub games: u64,
    /// How many each won; a shared victory counts as an equal share of one.
    pub wins: [f64; 2],
    /// Mean milliseconds of thought about a decision, by the clock.
    #[serde(skip)]
    pub ms_per_decision: [f64; 2],
}

impl Report {
    /// Nothing played yet.
    pub fn new(args: &Args, seats: usize) -> Report {
        Report {
            game: args.game.clone(),
            seats,
            options: Map::new(),
            seed: args.seed,
            games: 0,
            players: Vec::new(),
            pairings: Vec::new(),
        }
    }

    /// Rates the players by their pairings.
    pub fn rate(&mut self, players: &[PlayerSpec], anchor: usize) {
        let games = |pair: &Pairing| Games { at: pair.at, wins: pair.wins };
        let games: Vec<Games> = self.pairings.iter().map(games).collect();
        let rated = fit::fit(players.len(), &games, anchor);
        self.games = self.pairings.iter().map(|pair| pair.games).sum();
        self.players = (0..players.len())
            .map(|at| self.player_rating(at, players[at].to_string(), rated[at]))
            .collect();
    }

    fn player_rating(&self, at: usize, player: String, rated: Rated) -> PlayerRating {
        let own = self.pairings.iter().flat_map(|pair| {
            let sides = (0..2).filter(|side| pair.at[*side] == at);
            sides.map(|side| (pair.games, pair.ms_per_decision[side]))
        });
        let games = own.clone().map(|(games, _)| games).sum::<u64>();
        let ms = own.map(|(games, ms)| games as f64 * ms).sum::<f64>() / games.max(1) as f64;
        let rating = bots::ANCHOR_RATING + rated.points;
        PlayerRating {
            player,
            rating: tenths(rating),
            low: tenths(rating - rated.off),
            high: tenths(rating + rated.off),
            games,
            ms_per_decision: (100.0 * ms).round() / 100.0,
        }
    }
}

/// More digits would promise more than was measured.
fn tenths(value: f64) -> f64 {
    (10.0 * value).round() / 10.0
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { game, seats, games, seed, .. } = self;
        writeln!(f, "{game}: {games} games at tables of {seats}, seed {seed}")?;
        writeln!(f, "\n{:<22} rating   95 % interval    games  ms a decision", "player")?;
        for PlayerRating { player, rating, low, high, games, ms_per_decision } in &self.players {
            write!(f, "{player:<22} {rating:>6.0}   {low:>5.0} to {high:<5.0}")?;
            writeln!(f, "  {games:>7}  {ms_per_decision:>13.2}")?;
        }
        writeln!(f)?;
        for Pairing { players: [one, other], wins, games, .. } in &self.pairings {
            let percent = 100.0 * wins[0] / (*games).max(1) as f64;
            writeln!(f, "{one} won {percent:.1} % of {games} games against {other}")?;
        }
        Ok(())
    }
}
