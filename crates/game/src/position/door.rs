//! The door from what somebody wrote down to a game that can be played.

use rand_core::Rng;

use super::{Lines, PositionError, PositionFlaw, PositionText};
use crate::contract::{Game, Turn};
use crate::options::{self, SetupError};
use crate::seat::Seat;

impl PositionText {
    /// The game in this position. What it leaves open is drawn from `rng`; where nobody draws, nothing
    /// may be open.
    pub fn set_up<G: Game>(&self, rng: Option<&mut dyn Rng>) -> Result<G, PositionError> {
        place(self.lines(), &self.agreed::<G>()?, self.seats, rng)
    }

    /// What the table agreed on, in the words of today.
    fn agreed<G: Game>(&self) -> Result<G::Options, PositionError> {
        if self.game != G::NAME {
            let flaw = PositionFlaw::WrongGame { found: self.game.clone(), asked: G::NAME };
            return Err(flaw.at(Self::GAME_LINE));
        }
        let (found, ours) = (self.rules.unwrap_or(G::RULES_VERSION), G::RULES_VERSION);
        let mut given = self.options();
        if !G::adopt(found, &mut given) {
            return Err(PositionFlaw::RulesVersion { game: G::NAME, found, ours }.at(3));
        }
        let read = options::read(&given).and_then(|options| {
            options::check_length(&options)?;
            Ok(options)
        });
        read.map_err(|error: SetupError| PositionFlaw::Setup(error).at(None))
    }
}

/// The game in a position, if it is one that can be played.
pub(crate) fn place<G: Game>(
    lines: Lines<'_>,
    options: &G::Options,
    seats: usize,
    rng: Option<&mut dyn Rng>,
) -> Result<G, PositionError> {
    SetupError::check_seats_of::<G>(options, seats)
        .map_err(|error| PositionFlaw::Setup(error).at(None))?;
    let game = G::set_up(lines, options, seats, rng)?;
    match sound(&game) {
        Ok(()) => Ok(game),
        Err(reason) => Err(PositionFlaw::Impossible { reason }.at(None)),
    }
}

/// Whether the laws of the game hold and it can go on.
fn sound<G: Game>(game: &G) -> Result<(), String> {
    game.invariants()?;
    match game.turn() {
        Turn::Over => Ok(()),
        Turn::Chance => {
            let mut possible = Vec::new();
            game.outcomes(&mut possible);
            let weight: u64 = possible.iter().map(|each| u64::from(each.weight)).sum();
            if weight == 0 { Err("chance can bring nothing".to_owned()) } else { Ok(()) }
        }
        Turn::Decide(seats) if seats.is_empty() => Err("nobody decides".to_owned()),
        Turn::Decide(seats) => {
            seats.iter().chain(game.at_liberty().iter()).try_for_each(|seat| can_act(game, seat))
        }
    }
}

/// Whether a seat that decides has something on its list, and may do all of it: whoever plays from the
/// list asks no more.
fn can_act<G: Game>(game: &G, seat: Seat) -> Result<(), String> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    if actions.is_empty() {
        return Err(format!("seat {seat} must decide and can do nothing"));
    }
    let refused = |action: &G::Action| Some((*action, game.judge(seat, *action).err()?));
    match actions.iter().find_map(refused) {
        Some((action, why)) => Err(format!("seat {seat} would have '{action}', but {why}")),
        None => Ok(()),
    }
}
