//! The expansions. Each has a room of its own; the base game calls them through the hooks below
//! and knows none of them.
//!
//! | room | adds |
//! | --- | --- |
//! | [`inns`] | big followers, inns, cathedrals |
//! | [`traders`] | goods, builder and double turn, pig |
//! | [`dragon`] | fairy, volcano and dragon, portal, princess |
//! | [`tower`] | towers, prisoners, ransom |
//!
//! A hook asks every expansion in this order. At a table without expansions it asks nobody.

mod dragon;
mod happening;
mod hooks;
mod inns;
mod laws;
mod moves;
mod notes;
mod omens;
mod refusal;
mod tower;
mod traders;
mod view;

use std::ops::ControlFlow;

use game::{Outlook, Seat, SeatSet, Sink};
use landscape::{Cell, Kind, PieceId, Terrain, TileId};

use crate::action::{Action, Refusal};
use crate::event::Event;
use crate::figure::Figure;
use crate::outlook::{Forecast, Stake};
use crate::sets::Set;
use crate::spot::Spot;
use crate::state::{Carcassonne, Phase};

pub use happening::{Gain, Happening, Why};
pub(crate) use hooks::*;
pub(crate) use inns::rate;
pub use moves::{Move, NotAMove, Perch};
pub use notes::Notes;
pub(crate) use omens::{Almanac, Omens};
pub use refusal::Forbidden;
pub use tower::Reach;
pub use view::{
    ExpansionView, FairyView, InterludeView, PrisonerView, RunView, SeatExtras, TowerTopView,
    TowerView,
};

impl Set {
    /// The tiles of the box, as text.
    pub(crate) fn tiles(self) -> &'static str {
        match self {
            Set::Inns => inns::TILES,
            Set::Traders => traders::TILES,
            Set::Dragon => dragon::TILES,
            Set::Tower => tower::TILES,
        }
    }
}

/// What the expansions add to the state of a game.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Extras {
    pub traders: traders::Traders,
    pub dragon: dragon::Dragon,
    pub tower: tower::Towers,
}

impl Clone for Extras {
    fn clone(&self) -> Extras {
        Extras { traders: self.traders, dragon: self.dragon.clone(), tower: self.tower.clone() }
    }

    fn clone_from(&mut self, other: &Extras) {
        self.traders = other.traders;
        self.dragon.clone_from(&other.dragon);
        self.tower.clone_from(&other.tower);
    }
}

impl Extras {
    /// Bytes of memory it refers to.
    pub fn heap_bytes(&self) -> usize {
        size_of_val(self.dragon.aside.as_slice()) + size_of_val(self.tower.all.as_slice())
    }
}

/// A decision that an expansion asks for in the middle of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Interlude {
    /// A follower goes through the portal onto this tile.
    Portal(TileId),
    /// A piece was put on the tower of this tile: a follower may be captured.
    Capture(TileId),
    /// Prisoners are exchanged with this seat, and there is a choice.
    Exchange(Seat),
    /// The dragon moves on by one tile.
    Dragon,
}

/// Takes an offer; breaks off when it has heard enough.
pub(crate) type Each<'a> = &'a mut dyn FnMut(Action) -> ControlFlow<()>;

/// What an expansion may add. Whatever it does not add stays as the base game has it.
pub(crate) trait Expansion {
    /// Gives the seats what lies in the box.
    fn set_up(_game: &mut Carcassonne) {}

    /// A tile has come onto the table, by whatever way.
    fn put(_game: &mut Carcassonne, _tile: TileId) {}

    /// Is the tile just drawn kept for later?
    fn holds_back(_game: &mut Carcassonne, _kind: Kind, _sink: &mut impl Sink<Event>) -> bool {
        false
    }

    /// The active seat has laid a tile.
    fn laid(_game: &mut Carcassonne, _tile: TileId, _sink: &mut impl Sink<Event>) {}

    /// May no follower stand on this tile now?
    fn bars_followers(_game: &Carcassonne, _tile: TileId) -> bool {
        false
    }

    /// What the active seat may do before it lays its tile.
    fn offer_early(_game: &Carcassonne, _each: Each<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// What the active seat may do in step 2, besides placing followers on the tile just laid.
    fn offer(_game: &Carcassonne, _tile: TileId, _each: Each<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Step 2 is over. Does something come before scoring?
    fn interrupts(_game: &mut Carcassonne, _tile: TileId, _sink: &mut impl Sink<Event>) -> bool {
        false
    }

    /// Scoring is over. Does something come before the turn ends?
    fn follows(_game: &mut Carcassonne, _tile: TileId, _sink: &mut impl Sink<Event>) -> bool {
        false
    }

    /// A road, city or monastery is finished and scored, whether or not anybody stood in it.
    fn finished(_game: &mut Carcassonne, _root: PieceId, _sink: &mut impl Sink<Event>) {}

    /// Points besides those of a feature that is scored.
    fn gains(_game: &Carcassonne, _root: PieceId, _each: &mut dyn FnMut(Gain)) {}

    /// Points besides those of a field with so many finished cities.
    fn farm_gains(_game: &Carcassonne, _field: PieceId, _cities: i32, _each: &mut dyn FnMut(Gain)) {
    }

    /// Points at the very end.
    fn final_gains(_game: &Carcassonne, _each: &mut dyn FnMut(Gain)) {}

    /// The turn is over. Does the same seat go on with another tile?
    fn goes_on(_game: &mut Carcassonne, _sink: &mut impl Sink<Event>) -> bool {
        false
    }

    /// The turn of the active seat begins.
    fn turn_begins(_game: &mut Carcassonne, _sink: &mut impl Sink<Event>) {}

    /// What an unfinished road or city promises whoever holds it; `None` where it is an ordinary one.
    fn promise(
        _game: &Carcassonne,
        _root: PieceId,
        _terrain: Terrain,
        _forecast: &Forecast,
    ) -> Option<f32> {
        None
    }

    /// What a follower may lose or gain besides what its feature promises.
    fn stake(
        _game: &Carcassonne,
        _forecast: &Forecast,
        _omens: &mut Omens,
        _stake: &Stake,
        _outlook: &mut Outlook,
    ) {
    }

    /// What else each seat may expect.
    fn outlook(_game: &Carcassonne, _forecast: &Forecast, _omens: &Omens, _outlook: &mut Outlook) {}
}

impl Carcassonne {
    /// Pays what an expansion adds.
    pub(crate) fn pay(&mut self, gain: Gain, sink: &mut impl Sink<Event>) {
        for seat in gain.to.iter() {
            self.scores[seat.index()] += gain.points;
        }
        sink.tell(|| Event::Expansion(Happening::Gained(gain)));
    }

    /// Who moves the dragon now, or else the seat whose turn it is.
    #[inline]
    pub(crate) fn mover(&self, interlude: Interlude) -> Seat {
        match interlude {
            Interlude::Dragon => dragon::mover(self),
            _ => self.active,
        }
    }
}

/// Why the active seat may not do this now.
pub(crate) fn check(game: &Carcassonne, action: Action) -> Result<(), Refusal> {
    match (game.phase, action) {
        (Phase::Interlude(interlude), action) => check_interlude(game, interlude, action),
        (Phase::Lay(_) | Phase::Figure(_), Action::Expansion(Move::Ransom { from, figure })) => {
            tower::check_ransom(game, from, figure)
        }
        (Phase::Figure(tile), Action::Expansion(step)) => check_step(game, tile, step),
        (Phase::Lay(_), _) => Err(Refusal::LayFirst),
        _ => Err(Forbidden::NotNow.into()),
    }
}

fn check_step(game: &Carcassonne, tile: TileId, step: Move) -> Result<(), Refusal> {
    match step {
        Move::Princess { cell, spot } => dragon::check_princess(game, tile, cell, spot),
        _ if compels(game, tile) => Err(Forbidden::PrincessMust.into()),
        Move::Fairy { cell, perch } => dragon::check_fairy(game, cell, perch),
        Move::Portal { cell } => dragon::check_portal(game, tile, cell),
        Move::Tower { cell } => tower::check_piece(game, cell),
        Move::Close { cell, figure } => tower::check_close(game, cell, figure),
        Move::Ransom { .. }
        | Move::Capture { .. }
        | Move::Exchange { .. }
        | Move::Dragon { .. } => Err(Forbidden::NotNow.into()),
    }
}

fn check_interlude(
    game: &Carcassonne,
    interlude: Interlude,
    action: Action,
) -> Result<(), Refusal> {
    match (interlude, action) {
        (Interlude::Portal(to), Action::Place { figure, spot }) => {
            dragon::check_through(game, to, figure, spot)
        }
        (Interlude::Capture(_), Action::Pass) => Ok(()),
        (Interlude::Capture(tower), Action::Expansion(Move::Capture { cell, perch })) => {
            tower::check_capture(game, tower, cell, perch)
        }
        (Interlude::Exchange(with), Action::Expansion(Move::Exchange { figure })) => {
            tower::check_exchange(game, with, figure)
        }
        (Interlude::Dragon, Action::Expansion(Move::Dragon { side })) => {
            dragon::check_move(game, side)
        }
        _ => Err(Forbidden::NotNow.into()),
    }
}

/// Lists what an interlude asks.
pub(crate) fn list_interlude(game: &Carcassonne, interlude: Interlude, into: &mut Vec<Action>) {
    match interlude {
        Interlude::Portal(to) => dragon::list_through(game, to, into),
        Interlude::Capture(tower) => tower::list_captures(game, tower, into),
        Interlude::Exchange(with) => tower::list_exchanges(game, with, into),
        Interlude::Dragon => dragon::list_moves(game, into),
    }
}

/// Why no builder or pig may stand there.
pub(crate) fn check_helper(
    game: &Carcassonne,
    tile: TileId,
    figure: Figure,
    spot: Spot,
) -> Result<(), Refusal> {
    if compels(game, tile) {
        return Err(Forbidden::PrincessMust.into());
    }
    traders::check_helper(game, tile, figure, spot)
}

/// Must a knight be sent away before anything else (D-25, where the table agreed on it)?
#[inline]
pub(crate) fn compels(game: &Carcassonne, tile: TileId) -> bool {
    game.rules.agreement.princess_must && dragon::sees_knights(game, tile)
}

/// Carries out a decision that the base game does not know.
pub(crate) fn play(game: &mut Carcassonne, action: Action, sink: &mut impl Sink<Event>) {
    match (game.phase, action) {
        (Phase::Interlude(Interlude::Portal(to)), Action::Place { figure, spot }) => {
            dragon::go_through(game, to, figure, spot, sink);
        }
        (Phase::Interlude(Interlude::Capture(_)), Action::Pass) => game.finish_step(sink),
        (_, Action::Expansion(step)) => play_move(game, step, sink),
        _ => {}
    }
}

fn play_move(game: &mut Carcassonne, step: Move, sink: &mut impl Sink<Event>) {
    match step {
        Move::Fairy { cell, perch } => dragon::call_fairy(game, cell, perch, sink),
        Move::Princess { cell, spot } => dragon::send_away(game, cell, spot, sink),
        Move::Portal { cell } => dragon::open_portal(game, cell),
        Move::Dragon { side } => dragon::move_dragon(game, side, sink),
        Move::Tower { cell } => tower::build(game, cell, sink),
        Move::Close { cell, figure } => tower::close(game, cell, figure, sink),
        Move::Capture { cell, perch } => tower::capture(game, cell, perch, sink),
        Move::Exchange { figure } => tower::exchange(game, figure, sink),
        Move::Ransom { from, figure } => tower::ransom(game, from, figure, sink),
    }
}

/// A gain for one seat.
fn gain(seat: Seat, points: i32, why: Why, at: Option<Cell>) -> Gain {
    Gain { to: SeatSet::only(seat), points, why, at }
}

/// Is this what pays when it is finished: a road, a city, a monastery?
const fn is_building(terrain: Terrain) -> bool {
    !matches!(terrain, Terrain::Land)
}
