//! What must hold of goods, builders and pigs in every state.

use landscape::Terrain;

use crate::figure::Figure;
use crate::options::LonelyPig;
use crate::prints::Good;
use crate::state::Carcassonne;
use crate::tiles::TileKind;

/// T-17: no more tokens than tiles with goods.
pub(super) fn goods_are_from_tiles(game: &Carcassonne) -> Result<(), String> {
    for (place, good) in Good::ALL.into_iter().enumerate() {
        let kinds = game.rules.tiles.kinds().iter();
        let shows =
            |kind: &&TileKind| kind.prints.pieces.iter().any(|print| print.good == Some(good));
        let all: u16 = kinds.filter(shows).map(|kind| kind.count).sum();
        let all = all * u16::from(game.rules.agreement.boxes);
        let held = game.extras.traders.goods.iter().map(|goods| u16::from(goods[place]));
        let held: u16 = held.sum();
        if held > all {
            return Err(format!("{held} tokens of {}, and {all} on tiles", good.word()));
        }
    }
    Ok(())
}

/// A builder or pig is where it may stand and where its seat has a follower (T-02, T-04, T-12, T-15).
pub(super) fn helpers_have_company(game: &Carcassonne) -> Result<(), String> {
    let features = game.map.features();
    for standing in game.figures.iter().filter(|standing| !standing.figure.is_follower()) {
        let (_, spot) = game.cell_and_spot(standing.piece);
        let fits = match standing.figure {
            Figure::Pig => spot.terrain() == Terrain::Land,
            _ => matches!(spot.terrain(), Terrain::Road | Terrain::Town),
        };
        if !fits {
            let (figure, seat) = (standing.figure, standing.seat);
            return Err(format!("a {figure} of seat {seat} cannot stand on {spot}"));
        }
        let claim = features.load(features.root(standing.piece));
        let pig_may_stay =
            standing.figure == Figure::Pig && game.rules.agreement.lonely_pig == LonelyPig::Stays;
        if claim.followers[standing.seat.index()] == 0 && !pig_may_stay {
            return Err(format!("a {} of seat {} is alone", standing.figure, standing.seat));
        }
        if !claim.has_helper(standing.seat) {
            return Err(format!("a {} of seat {} is forgotten", standing.figure, standing.seat));
        }
    }
    Ok(())
}
