//! Points and victory.

use super::flaw::{Law, demand, same};
use super::spelling::audiences;
use crate::contract::{Audience, Game, Turn};

const POINTS: &str = "points are for seats at the table";
const ENDING: &str = "after the end the points are final and public, and somebody has won";

pub(super) fn holds<G: Game>(game: &G) -> Law {
    let seats = game.seats();
    for audience in audiences(seats) {
        for points in [game.scores(audience), game.projection(audience)] {
            demand(points[seats..].iter().all(|&points| points == 0), POINTS, || {
                format!("{seats} seats: {points:?}")
            })?;
        }
    }
    if game.turn() == Turn::Over { ending(game) } else { Ok(()) }
}

fn ending<G: Game>(game: &G) -> Law {
    let last = game.scores(Audience::Referee);
    for audience in audiences(game.seats()) {
        same(ENDING, &format!("the scores for {audience:?}"), &game.scores(audience), &last)?;
        let projected = game.projection(audience);
        same(ENDING, &format!("the projection for {audience:?}"), &projected, &last)?;
    }
    let winners = game.winners();
    let seated = winners.iter().all(|seat| seat.index() < game.seats());
    demand(!winners.is_empty() && seated, ENDING, || format!("the winners are {winners:?}"))
}
