//! Princess & Dragon: the fairy, the dragon that volcanoes bring and dragon tiles move, portals, and
//! princesses who send knights away.

mod chase;
mod fairy;
mod laws;
mod outlook;
mod portal;
mod princess;
mod run;

use std::ops::ControlFlow;

use game::{Outlook, Seat, Sink};
use landscape::{Kind, PieceId, TileId};

use super::{Answer, Duty, Each, Expansion, Forbidden, Gain, Happening, Interlude, Move, Threats};
use crate::action::Action;
use crate::event::Event;
use crate::options::DragonMoves;
use crate::outlook::{Forecast, Stake};
use crate::prints::Symbol;
use crate::sets::Element;
use crate::state::{Carcassonne, Phase};

pub(crate) use fairy::settled;
pub(crate) use outlook::Threat;

pub(super) const TILES: &str = include_str!(concat!(env!("OUT_DIR"), "/dragon.json"));

/// How far the dragon moves, whatever the number of players (D-14).
pub(super) const STEPS: u8 = 6;

/// What this expansion adds to the state of a game.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Dragon {
    /// The dragon's tile; it starts off the board.
    pub at: Option<TileId>,
    /// Where the fairy is; she starts off the board (D-01).
    pub fairy: Option<Fairy>,
    /// The tiles of a run so far, the first being where it began (D-15); empty between runs.
    pub visited: Visited,
    /// Dragon tiles that wait for the first volcano (D-19).
    pub aside: Vec<Kind>,
}

/// Where the fairy is (D-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fairy {
    /// On which tile.
    pub tile: TileId,
    /// On which piece of it, with the follower she was put to; `None` on a tower, and where she
    /// is on the tile as a whole.
    pub piece: Option<PieceId>,
    /// Has the follower left to whom alone she belongs (D-32)?
    pub alone: bool,
}

/// The tiles that the dragon has visited in its run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Visited {
    tiles: [u16; STEPS as usize + 1],
    count: u8,
}

impl Visited {
    /// A run that begins here.
    pub fn from(start: TileId) -> Visited {
        let mut visited = Visited::default();
        visited.add(start);
        visited
    }

    /// One tile more.
    pub fn add(&mut self, tile: TileId) {
        self.tiles[usize::from(self.count)] = tile.0;
        self.count += 1;
    }

    /// In the order of the visits.
    pub fn iter(&self) -> impl Iterator<Item = TileId> {
        self.tiles.iter().take(usize::from(self.count)).map(|&tile| TileId(tile))
    }

    /// How many steps were made.
    pub fn steps(&self) -> u8 {
        self.count.saturating_sub(1)
    }
}

impl Clone for Dragon {
    fn clone(&self) -> Dragon {
        Dragon { aside: self.aside.clone(), ..*self }
    }

    fn clone_from(&mut self, other: &Dragon) {
        let mut aside = std::mem::take(&mut self.aside);
        aside.clone_from(&other.aside);
        *self = Dragon { aside, ..*other };
    }
}

/// Princess & Dragon.
pub(super) struct PrincessAndDragon;

impl Expansion for PrincessAndDragon {
    /// D-19: without a dragon its tiles wait.
    fn holds_back(game: &mut Carcassonne, kind: Kind, sink: &mut impl Sink<Event>) -> bool {
        let waits = game.extras.dragon.at.is_none()
            && game.rules.elements.has(Element::Dragon)
            && game.rules.tiles.kind(kind).prints.symbol == Some(Symbol::Dragon);
        if waits {
            game.extras.dragon.aside.push(kind);
            let tile = game.rules.tiles.kind(kind).code;
            sink.tell(|| Event::Expansion(Happening::SetAside { tile }));
        }
        waits
    }

    /// A volcano brings the dragon, and the tiles that waited are shuffled in (D-09, D-20).
    fn laid(game: &mut Carcassonne, tile: TileId, sink: &mut impl Sink<Event>) {
        if symbol(game, tile) != Some(Symbol::Volcano) || !game.rules.elements.has(Element::Dragon)
        {
            return;
        }
        game.extras.dragon.at = Some(tile);
        let cell = game.map.tile(tile).cell;
        sink.tell(|| Event::Expansion(Happening::DragonCame { cell }));
        let tiles = game.extras.dragon.aside.len() as u16;
        if tiles > 0 {
            for kind in game.extras.dragon.aside.drain(..) {
                game.stock.put_back(kind);
            }
            sink.tell(|| Event::Expansion(Happening::ShuffledIn { tiles }));
        }
    }

    /// D-10, D-11: never on one tile with the dragon.
    fn bars_followers(game: &Carcassonne, tile: TileId) -> Option<Forbidden> {
        (game.extras.dragon.at == Some(tile)).then_some(Forbidden::DragonThere)
    }

    fn duty(game: &Carcassonne, tile: TileId) -> Option<Duty> {
        princess::duty(game, tile)
    }

    fn offer(game: &Carcassonne, tile: TileId, each: Each<'_>) -> ControlFlow<()> {
        fairy::offer_fairy(game, each)?;
        princess::offer_princess(game, tile, each)?;
        portal::offer_portals(game, tile, each)
    }

    fn check_step(game: &Carcassonne, tile: TileId, step: Move) -> Answer {
        match step {
            Move::Fairy { cell, perch } => Some(fairy::check_fairy(game, cell, perch)),
            Move::Princess { cell, spot } => Some(princess::check(game, tile, cell, spot)),
            Move::Portal { cell } => Some(portal::check_portal(game, tile, cell)),
            _ => None,
        }
    }

    fn check_interlude(game: &Carcassonne, interlude: Interlude, action: Action) -> Answer {
        match (interlude, action) {
            (Interlude::Portal(to), Action::Place { figure, spot }) => {
                Some(portal::check_through(game, to, figure, spot))
            }
            (Interlude::Dragon, Action::Expansion(Move::Dragon { side })) => {
                Some(run::check_move(game, side))
            }
            _ => None,
        }
    }

    fn list_interlude(game: &Carcassonne, interlude: Interlude, into: &mut Vec<Action>) {
        match interlude {
            Interlude::Portal(to) => portal::list_through(game, to, into),
            Interlude::Dragon => run::list_moves(game, into),
            _ => {}
        }
    }

    fn mover(game: &Carcassonne, interlude: Interlude) -> Option<Seat> {
        (interlude == Interlude::Dragon).then(|| run::mover(game))
    }

    fn placing_on(interlude: Interlude) -> Option<TileId> {
        match interlude {
            Interlude::Portal(to) => Some(to),
            _ => None,
        }
    }

    fn play(game: &mut Carcassonne, action: Action, sink: &mut impl Sink<Event>) -> bool {
        match (game.phase, action) {
            (Phase::Interlude(Interlude::Portal(to)), Action::Place { figure, spot }) => {
                portal::go_through(game, to, figure, spot, sink);
            }
            (_, Action::Expansion(Move::Fairy { cell, perch })) => {
                fairy::call_fairy(game, cell, perch, sink);
            }
            (_, Action::Expansion(Move::Princess { cell, spot })) => {
                princess::send_away(game, cell, spot, sink);
            }
            (_, Action::Expansion(Move::Portal { cell })) => portal::open_portal(game, cell),
            (_, Action::Expansion(Move::Dragon { side })) => run::move_dragon(game, side, sink),
            _ => return false,
        }
        true
    }

    /// D-13: after step 2 and before scoring.
    fn interrupts(game: &mut Carcassonne, tile: TileId, _sink: &mut impl Sink<Event>) -> bool {
        symbol(game, tile) == Some(Symbol::Dragon)
            && game.rules.agreement.dragon_moves == DragonMoves::BeforeScoring
            && run::begin(game)
    }

    /// The other reading of D-13.
    fn follows(game: &mut Carcassonne, tile: TileId, _sink: &mut impl Sink<Event>) -> bool {
        symbol(game, tile) == Some(Symbol::Dragon)
            && game.rules.agreement.dragon_moves == DragonMoves::AfterScoring
            && run::begin(game)
    }

    fn gains(game: &Carcassonne, root: PieceId, each: &mut dyn FnMut(Gain)) {
        fairy::gains(game, root, each);
    }

    fn left(game: &mut Carcassonne) {
        fairy::left(game);
    }

    fn turn_begins(game: &mut Carcassonne, sink: &mut impl Sink<Event>) {
        fairy::turn_begins(game, sink);
    }

    fn stake(
        _game: &Carcassonne,
        forecast: &Forecast,
        threats: &mut Threats,
        stake: &Stake,
        outlook: &mut Outlook,
    ) {
        outlook::stake(forecast, &mut threats.dragon, stake, outlook);
    }

    fn outlook(game: &Carcassonne, forecast: &Forecast, threats: &Threats, outlook: &mut Outlook) {
        outlook::outlook(game, forecast, &threats.dragon, outlook);
    }

    fn laws(game: &Carcassonne) -> Result<(), String> {
        laws::nobody_is_with_the_dragon(game)?;
        laws::the_fairy_is_with_her_follower_or_alone(game)?;
        laws::a_run_leads_to_the_dragon(game)
    }
}

/// The sign on a laid tile.
#[inline]
fn symbol(game: &Carcassonne, tile: TileId) -> Option<Symbol> {
    game.rules.tiles.kind(game.map.tile(tile).kind).prints.symbol
}

/// Does a follower of this seat, small or big, stand on this tile, its tower included?
fn has_follower_on(game: &Carcassonne, seat: Seat, tile: TileId) -> bool {
    let features = game.map.features();
    let on_part = game.figures.iter().any(|standing| {
        standing.seat == seat
            && standing.figure.is_follower()
            && features.tile_of(standing.piece) == tile.0
    });
    let on_tower = || game.extras.tower.on(tile).and_then(|tower| tower.top);
    on_part || on_tower().is_some_and(|(owner, _)| owner == seat)
}
