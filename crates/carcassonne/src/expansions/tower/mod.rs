//! The Tower: pieces that grow into towers and take prisoners, followers who close them, and
//! prisoners who are exchanged or bought back.

mod building;
mod laws;
mod outlook;
mod prisoners;

use std::ops::ControlFlow;

use game::{Outlook, SEATS_MAX, Seat, Sink};
use landscape::TileId;

use super::{Answer, Each, Expansion, Interlude, Move, Threats};
use crate::action::Action;
use crate::event::Event;
use crate::figure::Figure;
use crate::outlook::{Forecast, Stake};
use crate::sets::Element;
use crate::state::{Carcassonne, Phase};

pub use building::Reach;
pub(crate) use outlook::Threat;

pub(super) const TILES: &str = include_str!(concat!(env!("OUT_DIR"), "/tower.json"));

/// Pieces per seat at a table of two, three, four, five or six (W-01).
const PIECES: [u8; 5] = [10, 9, 7, 6, 5];

/// A place for a tower, and what stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tower {
    /// On which tile.
    pub tile: TileId,
    /// How many pieces high.
    pub height: u8,
    /// The follower on top.
    pub top: Option<(Seat, Figure)>,
    /// Was it closed for good, though nobody stands on it any more (W-11)?
    pub sealed: bool,
}

impl Tower {
    /// May it still grow?
    pub fn is_open(&self) -> bool {
        self.top.is_none() && !self.sealed
    }
}

/// How many small and big followers of one seat another holds.
pub(crate) type Captives = [u8; 2];

/// What this expansion adds to the state of a game.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Towers {
    /// Every place for a tower, in the order of laying.
    pub all: Vec<Tower>,
    /// Pieces in the supply of each seat.
    pub pieces: [u8; SEATS_MAX],
    /// Prisoners, by captor and then by owner.
    pub prisoners: [[Captives; SEATS_MAX]; SEATS_MAX],
    /// Has the active seat bought a prisoner back in this turn (W-15)?
    pub ransomed: bool,
}

impl Clone for Towers {
    fn clone(&self) -> Towers {
        Towers { all: self.all.clone(), ..*self }
    }

    fn clone_from(&mut self, other: &Towers) {
        let mut all = std::mem::take(&mut self.all);
        all.clone_from(&other.all);
        *self = Towers { all, ..*other };
    }
}

impl Towers {
    /// The tower of a tile.
    #[inline]
    pub fn on(&self, tile: TileId) -> Option<&Tower> {
        self.all.get(self.place_of(tile)?)
    }

    /// The tower of a tile, to change it.
    pub fn on_mut(&mut self, tile: TileId) -> Option<&mut Tower> {
        let place = self.place_of(tile)?;
        self.all.get_mut(place)
    }

    #[inline]
    fn place_of(&self, tile: TileId) -> Option<usize> {
        self.all.binary_search_by_key(&tile, |tower| tower.tile).ok()
    }
}

/// The expansion of that name: towers, prisoners and their ransom (W).
pub(super) struct TheTower;

impl Expansion for TheTower {
    fn set_up(game: &mut Carcassonne) {
        if game.rules.elements.has(Element::Tower) {
            let seats = game.rules.seats;
            game.extras.tower.pieces[..seats].fill(pieces_each(seats));
        }
    }

    fn put(game: &mut Carcassonne, tile: TileId) {
        let kind = game.map.tile(tile).kind;
        if game.rules.elements.has(Element::Tower) && game.rules.tiles.kind(kind).prints.tower {
            game.extras.tower.all.push(Tower { tile, height: 0, top: None, sealed: false });
        }
    }

    fn offer_early(game: &Carcassonne, each: Each<'_>) -> ControlFlow<()> {
        prisoners::offer_ransoms(game, each)
    }

    fn offer(game: &Carcassonne, _tile: TileId, each: Each<'_>) -> ControlFlow<()> {
        building::offer_pieces(game, each)?;
        building::offer_closings(game, each)
    }

    fn check_early(game: &Carcassonne, step: Move) -> Answer {
        match step {
            Move::Ransom { from, figure } => Some(prisoners::check_ransom(game, from, figure)),
            _ => None,
        }
    }

    fn check_step(game: &Carcassonne, _tile: TileId, step: Move) -> Answer {
        match step {
            Move::Tower { cell } => Some(building::check_piece(game, cell)),
            Move::Close { cell, figure } => Some(building::check_close(game, cell, figure)),
            _ => None,
        }
    }

    fn check_interlude(game: &Carcassonne, interlude: Interlude, action: Action) -> Answer {
        match (interlude, action) {
            (Interlude::Capture(_), Action::Pass) => Some(Ok(())),
            (Interlude::Capture(tower), Action::Expansion(Move::Capture { cell, perch })) => {
                Some(building::check_capture(game, tower, cell, perch))
            }
            (Interlude::Exchange(with), Action::Expansion(Move::Exchange { figure })) => {
                Some(prisoners::check_exchange(game, with, figure))
            }
            _ => None,
        }
    }

    fn list_interlude(game: &Carcassonne, interlude: Interlude, into: &mut Vec<Action>) {
        match interlude {
            Interlude::Capture(tower) => building::list_captures(game, tower, into),
            Interlude::Exchange(with) => prisoners::list_exchanges(game, with, into),
            _ => {}
        }
    }

    fn play(game: &mut Carcassonne, action: Action, sink: &mut impl Sink<Event>) -> bool {
        match (game.phase, action) {
            (Phase::Interlude(Interlude::Capture(_)), Action::Pass) => game.finish_step(sink),
            (_, Action::Expansion(Move::Tower { cell })) => building::build(game, cell, sink),
            (_, Action::Expansion(Move::Close { cell, figure })) => {
                building::close(game, cell, figure, sink);
            }
            (_, Action::Expansion(Move::Capture { cell, perch })) => {
                building::capture(game, cell, perch, sink);
            }
            (_, Action::Expansion(Move::Exchange { figure })) => {
                prisoners::exchange(game, figure, sink);
            }
            (_, Action::Expansion(Move::Ransom { from, figure })) => {
                prisoners::ransom(game, from, figure, sink);
            }
            _ => return false,
        }
        true
    }

    /// W-15: once per turn, and a double turn is one.
    fn turn_begins(game: &mut Carcassonne, _sink: &mut impl Sink<Event>) {
        game.extras.tower.ransomed = false;
    }

    fn stake(
        game: &Carcassonne,
        forecast: &Forecast,
        threats: &mut Threats,
        stake: &Stake,
        outlook: &mut Outlook,
    ) {
        outlook::stake(game, forecast, &threats.tower, stake, outlook);
    }

    fn outlook(game: &Carcassonne, forecast: &Forecast, _omens: &Threats, outlook: &mut Outlook) {
        outlook::outlook(game, forecast, outlook);
    }

    fn laws(game: &Carcassonne) -> Result<(), String> {
        laws::every_piece_is_somewhere(game)?;
        laws::nobody_holds_each_other(game)
    }
}

/// The pieces of each seat; somebody alone has as many as one of two.
fn pieces_each(seats: usize) -> u8 {
    PIECES[seats.max(2) - 2]
}

/// The place of a follower in [`Captives`].
const fn place(figure: Figure) -> usize {
    matches!(figure, Figure::Big) as usize
}
