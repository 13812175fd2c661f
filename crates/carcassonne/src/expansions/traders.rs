//! Traders & Builders: goods for whoever finishes a city, a builder who earns a second tile, a pig
//! that makes a field worth more.

mod laws;
mod outlook;

use std::ops::ControlFlow;

use game::{Outlook, SEATS_MAX, Seat, SeatSet, Sink};
use landscape::{Cell, PieceId, Terrain, TileId};

use super::{Answer, Each, Expansion, Forbidden, Gain, Happening, Threats, Why, is_building};
use crate::action::{Action, Refusal};
use crate::event::Event;
use crate::figure::Figure;
use crate::outlook::{Forecast, Stake};
use crate::prints::Good;
use crate::sets::Element;
use crate::spot::Spot;
use crate::state::Carcassonne;

pub(super) const TILES: &str = include_str!(concat!(env!("OUT_DIR"), "/traders.json"));

/// What most of a kind of goods pays at the end (T-18).
const MOST_GOODS: i32 = 10;

/// What this expansion adds to the state of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Traders {
    /// Wine, grain and cloth of each seat.
    pub goods: [[u8; 3]; SEATS_MAX],
    /// Where a double turn stands.
    pub double: DoubleTurn,
}

/// Where a double turn stands (T-05).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum DoubleTurn {
    /// An ordinary turn so far.
    #[default]
    No,
    /// The tile just laid has earned a second one.
    Earned,
    /// The second tile is played; it earns no third (T-08).
    Second,
}

/// Traders & Builders.
pub(super) struct TradersAndBuilders;

impl Expansion for TradersAndBuilders {
    fn set_up(game: &mut Carcassonne) {
        for (element, figure) in [(Element::Builder, Figure::Builder), (Element::Pig, Figure::Pig)]
        {
            if game.rules.elements.has(element) {
                for seat in Seat::first(game.rules.seats) {
                    *game.supply[seat.index()].of_mut(figure) = 1;
                }
            }
        }
    }

    /// The builder stood there before the tile came, so the tile extends what it builds (T-06).
    fn laid(game: &mut Carcassonne, tile: TileId, _sink: &mut impl Sink<Event>) {
        if game.extras.traders.double == DoubleTurn::No && extends_own_building(game, tile) {
            game.extras.traders.double = DoubleTurn::Earned;
        }
    }

    fn offer(game: &Carcassonne, tile: TileId, each: Each<'_>) -> ControlFlow<()> {
        for figure in [Figure::Builder, Figure::Pig] {
            if game.supply[game.active.index()].of(figure) == 0 {
                continue;
            }
            let laid = game.map.tile(tile);
            let spots = game.rules.tiles.spots(laid.kind, laid.turns);
            for (piece, &spot) in spots.iter().enumerate() {
                if helper_fits(game, figure, spot, laid.piece(piece as u8)).is_ok() {
                    each(Action::Place { figure, spot })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn check_helper(game: &Carcassonne, tile: TileId, figure: Figure, spot: Spot) -> Answer {
        matches!(figure, Figure::Builder | Figure::Pig)
            .then(|| check_helper(game, tile, figure, spot))
    }

    /// T-16: whoever finished the city takes its goods, knights or not.
    fn finished(
        game: &mut Carcassonne,
        root: PieceId,
        _terrain: Terrain,
        sink: &mut impl Sink<Event>,
    ) {
        let goods = game.map.features().load(root).goods;
        if goods == [0; 3] {
            return;
        }
        let seat = game.active;
        let own = &mut game.extras.traders.goods[seat.index()];
        own.iter_mut().zip(goods).for_each(|(sum, more)| *sum += more);
        sink.tell(|| Event::Expansion(Happening::Goods { seat, goods }));
    }

    /// T-14: one point more for each city to an owner of the field whose pig is there.
    fn field_gains(game: &Carcassonne, field: PieceId, cities: i32, each: &mut dyn FnMut(Gain)) {
        let claim = game.map.features().load(field);
        let to: SeatSet = claim.majority().iter().filter(|&seat| claim.has_helper(seat)).collect();
        if cities > 0 && !to.is_empty() {
            let at = pig_in(game, field, to);
            each(Gain { to, points: cities, why: Why::Pig, at });
        }
    }

    /// T-18: most of a kind; a kind that nobody has pays nobody.
    fn final_gains(game: &Carcassonne, each: &mut dyn FnMut(Gain)) {
        for (place, good) in Good::ALL.into_iter().enumerate() {
            let counts = game.extras.traders.goods.map(|goods| goods[place]);
            let to = SeatSet::with_most(&counts);
            if !to.is_empty() {
                each(Gain { to, points: MOST_GOODS, why: Why::Goods(good), at: None });
            }
        }
    }

    /// T-05, T-08, T-10.
    fn goes_on(game: &mut Carcassonne, sink: &mut impl Sink<Event>) -> bool {
        let empty = game.stack_is_empty();
        let double = &mut game.extras.traders.double;
        if *double == DoubleTurn::Earned && !empty {
            *double = DoubleTurn::Second;
            let seat = game.active;
            sink.tell(|| Event::Expansion(Happening::SecondTile { seat }));
            return true;
        }
        *double = DoubleTurn::No;
        false
    }

    fn stake(
        game: &Carcassonne,
        _forecast: &Forecast,
        _omens: &mut Threats,
        stake: &Stake,
        outlook: &mut Outlook,
    ) {
        outlook::stake(game, stake, outlook);
    }

    fn outlook(game: &Carcassonne, forecast: &Forecast, _omens: &Threats, outlook: &mut Outlook) {
        outlook::outlook(game, forecast, outlook);
    }

    fn laws(game: &Carcassonne) -> Result<(), String> {
        laws::goods_are_from_tiles(game)?;
        laws::helpers_have_company(game)
    }
}

/// The tile of a pig of one of these seats in a field.
fn pig_in(game: &Carcassonne, field: PieceId, of: SeatSet) -> Option<Cell> {
    let features = game.map.features();
    let pigs = game.figures.iter().filter(|standing| standing.figure == Figure::Pig);
    let mut here = pigs.filter(|pig| features.root(pig.piece) == field && of.contains(pig.seat));
    here.next().map(|pig| game.map.tile_of(pig.piece).cell)
}

fn extends_own_building(game: &Carcassonne, tile: TileId) -> bool {
    if game.supply[game.active.index()].of(Figure::Builder) > 0 {
        return false;
    }
    let (laid, features) = (game.map.tile(tile), game.map.features());
    let pieces = game.rules.tiles.atlas().pieces(laid.kind).iter().enumerate();
    let mut buildings = pieces.filter(|(_, piece)| is_building(piece.terrain));
    buildings.any(|(piece, _)| {
        features.load(features.root(laid.piece(piece as u8))).has_helper(game.active)
    })
}

/// Builders belong on roads and into cities, pigs into fields (T-02, T-13).
fn goes_to(figure: Figure, spot: Spot) -> bool {
    match spot {
        Spot::Road(_) | Spot::City(_) => figure == Figure::Builder,
        Spot::Field(_) | Spot::Courtyard => figure == Figure::Pig,
        Spot::Monastery => false,
    }
}

/// Why a builder or pig of the active seat may not stand on a piece (T-02 to T-04, T-13).
fn helper_fits(
    game: &Carcassonne,
    figure: Figure,
    spot: Spot,
    piece: PieceId,
) -> Result<(), Forbidden> {
    let builds = figure == Figure::Builder;
    if !goes_to(figure, spot) {
        return Err(if builds { Forbidden::BuilderPlace } else { Forbidden::PigPlace });
    }
    let features = game.map.features();
    let root = features.root(piece);
    if features.load(root).followers[game.active.index()] == 0 {
        return Err(if builds { Forbidden::BuilderAlone } else { Forbidden::PigAlone });
    }
    match builds && features.open(root) == 0 {
        true => Err(Forbidden::BuilderLate),
        false => Ok(()),
    }
}

/// Why the active seat may not place its builder or pig there, on the tile just laid.
fn check_helper(
    game: &Carcassonne,
    tile: TileId,
    figure: Figure,
    spot: Spot,
) -> Result<(), Refusal> {
    if game.supply[game.active.index()].of(figure) == 0 {
        return Err(Refusal::NoneLeft(figure));
    }
    let piece = game.named_piece(tile, spot)?;
    Ok(helper_fits(game, figure, spot, piece)?)
}
