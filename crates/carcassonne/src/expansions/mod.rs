//! The expansions. Each has a room of its own; the base game calls them through the hooks below
//! and knows none of them.
//!
//! | room | adds |
//! | --- | --- |
//! | [`inns`] | big followers, inns, cathedrals |
//! | [`traders`] | goods, builder and double turn, pig |
//! | [`dragon`] | fairy, volcano and dragon, portal, princess |
//! | [`tower`] | towers, prisoners, ransom |
//! | [`king`] | two titles, for the largest city and the longest road |
//!
//! A hook asks every expansion in this order. At a table without expansions it asks nobody.

mod census;
mod dragon;
mod happening;
mod hooks;
mod inns;
mod king;
mod moves;
mod notes;
mod notes_set_up;
mod refusal;
mod senses;
mod threats;
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
use crate::state::Carcassonne;

pub use happening::{Gain, Happening, Why};
pub(crate) use hooks::*;
pub(crate) use inns::rate;
pub use king::{Title, TitleView};
pub use moves::{Move, NotAMove, Perch};
pub use notes::{Notes, SecondTile};
pub use refusal::Forbidden;
pub(crate) use senses::{EXTRAS_SEEN, note_extras};
pub(crate) use threats::{Threats, TileFacts};
pub use tower::Reach;
pub use view::{
    ExpansionView, FairyView, InterludeView, PrisonerView, RunView, SeatExtras, TowerTopView,
    TowerView,
};

impl Set {
    /// The tiles of the box, as text, if there are any in it.
    pub(crate) fn tiles(self) -> Option<&'static str> {
        match self {
            Set::Inns => Some(inns::TILES),
            Set::Traders => Some(traders::TILES),
            Set::Dragon => Some(dragon::TILES),
            Set::Tower => Some(tower::TILES),
            Set::King => None,
        }
    }
}

/// What the expansions add to the state of a game.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Extras {
    pub traders: traders::Traders,
    pub dragon: dragon::Dragon,
    pub tower: tower::Towers,
    pub titles: king::Titles,
}

impl Clone for Extras {
    fn clone(&self) -> Extras {
        Extras { dragon: self.dragon.clone(), tower: self.tower.clone(), ..*self }
    }

    fn clone_from(&mut self, other: &Extras) {
        self.traders = other.traders;
        self.dragon.clone_from(&other.dragon);
        self.tower.clone_from(&other.tower);
        self.titles = other.titles;
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

/// Why a decision is refused, or that it is not; `None` from an expansion that does not know it.
pub(crate) type Answer = Option<Result<(), Refusal>>;

/// What must be done in step 2 before anything else.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Duty {
    /// Why anything else is refused.
    pub otherwise: Forbidden,
    /// Is this what must be done?
    pub is_met_by: fn(Move) -> bool,
}

impl Duty {
    /// Does this decision do what must be done?
    fn asks_for(&self, action: Action) -> bool {
        matches!(action, Action::Expansion(step) if (self.is_met_by)(step))
    }
}

/// What an expansion may add. Whatever it does not add stays as the base game has it.
pub(crate) trait Expansion {
    /// Gives the seats what lies in the box.
    fn set_up(_game: &mut Carcassonne) {}

    /// A tile has come onto the table, by whatever way.
    fn put(_game: &mut Carcassonne, _tile: TileId) {}

    /// Somebody has left the map, or a tower.
    fn left(_game: &mut Carcassonne) {}

    /// Is the tile just drawn kept for later?
    fn holds_back(_game: &mut Carcassonne, _kind: Kind, _sink: &mut impl Sink<Event>) -> bool {
        false
    }

    /// The active seat has laid a tile.
    fn laid(_game: &mut Carcassonne, _tile: TileId, _sink: &mut impl Sink<Event>) {}

    /// Why no follower may stand on this tile now.
    fn bars_followers(_game: &Carcassonne, _tile: TileId) -> Option<Forbidden> {
        None
    }

    /// What must be done in step 2 before anything else.
    fn duty(_game: &Carcassonne, _tile: TileId) -> Option<Duty> {
        None
    }

    /// What the active seat may do before it lays its tile.
    fn offer_early(_game: &Carcassonne, _each: Each<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// What the active seat may do in step 2, besides placing followers on the tile just laid.
    fn offer(_game: &Carcassonne, _tile: TileId, _each: Each<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Why something that may be done before the tile is laid, and after it, may not be done.
    fn check_early(_game: &Carcassonne, _step: Move) -> Answer {
        None
    }

    /// Why something may not be done in step 2.
    fn check_step(_game: &Carcassonne, _tile: TileId, _step: Move) -> Answer {
        None
    }

    /// Why a figure that is no follower may not stand there, on the tile just laid.
    fn check_helper(_game: &Carcassonne, _tile: TileId, _figure: Figure, _spot: Spot) -> Answer {
        None
    }

    /// Why this is not what an interlude of this expansion asks.
    fn check_interlude(_game: &Carcassonne, _interlude: Interlude, _action: Action) -> Answer {
        None
    }

    /// Lists what an interlude of this expansion asks.
    fn list_interlude(_game: &Carcassonne, _interlude: Interlude, _into: &mut Vec<Action>) {}

    /// Who decides in an interlude of this expansion, if not the active seat.
    fn mover(_game: &Carcassonne, _interlude: Interlude) -> Option<Seat> {
        None
    }

    /// The tile on which an interlude of this expansion asks for a figure.
    fn placing_on(_interlude: Interlude) -> Option<TileId> {
        None
    }

    /// Carries out a decision, if it is one of this expansion; says whether it was.
    fn play(_game: &mut Carcassonne, _action: Action, _sink: &mut impl Sink<Event>) -> bool {
        false
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
    fn finished(
        _game: &mut Carcassonne,
        _root: PieceId,
        _terrain: Terrain,
        _sink: &mut impl Sink<Event>,
    ) {
    }

    /// Points besides those of a feature that is scored.
    fn gains(_game: &Carcassonne, _root: PieceId, _each: &mut dyn FnMut(Gain)) {}

    /// Points besides those of a field with so many finished cities.
    fn field_gains(
        _game: &Carcassonne,
        _field: PieceId,
        _cities: i32,
        _each: &mut dyn FnMut(Gain),
    ) {
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
        _omens: &mut Threats,
        _stake: &Stake,
        _outlook: &mut Outlook,
    ) {
    }

    /// What else each seat may expect.
    fn outlook(
        _game: &Carcassonne,
        _forecast: &Forecast,
        _omens: &Threats,
        _outlook: &mut Outlook,
    ) {
    }

    /// Says which law of this expansion is broken in a state, if any.
    fn laws(_game: &Carcassonne) -> Result<(), String> {
        Ok(())
    }
}

impl Carcassonne {
    /// Pays what an expansion adds.
    pub(crate) fn pay(&mut self, gain: Gain, sink: &mut impl Sink<Event>) {
        for seat in gain.to.iter() {
            self.scores[seat.index()] += gain.points;
        }
        sink.tell(|| Event::Expansion(Happening::Gained(gain)));
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
