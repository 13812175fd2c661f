//! What bots should think of goods, builders and pigs.

use game::{Outlook, Seat};
use landscape::Terrain;

use super::{DoubleTurn, MOST_GOODS};
use crate::figure::Figure;
use crate::outlook::{Forecast, Stake};
use crate::powers::Powers;
use crate::sets::Element;
use crate::state::{Carcassonne, Phase};

/// What a tile more is worth, to lay at once.
const TILE: f32 = 3.0;
/// What a builder at work earns with tiles to come, where its road or city can grow for long.
const BUILDER: f32 = 3.0;
/// What is left of that for each open side that it lacks.
const SIDE_ENDS: Powers = Powers::of(0.45);
/// What a builder at home may still earn.
const BUILDER_AT_HOME: f32 = 1.0;
/// What a pig at home may still earn.
const PIG_AT_HOME: f32 = 1.0;
/// How much surer a lead of one becomes with every token of a kind that is gone.
const LEAD: f32 = 12.0;
/// How sure a lead is that nobody can catch up with, as tokens to come.
const SURE: f32 = 0.3;

/// A pig pays its owner one point more for each city (T-14).
pub(super) fn stake(game: &Carcassonne, stake: &Stake, outlook: &mut Outlook) {
    let seat = stake.standing.seat;
    let claim = game.map.features().load(stake.root);
    if stake.terrain == Terrain::Land && claim.has_helper(seat) {
        outlook[seat.index()] += stake.part * game.likely_cities(stake.root);
    }
}

pub(super) fn outlook(game: &Carcassonne, forecast: &Forecast, outlook: &mut Outlook) {
    if game.rules.elements.has(Element::Goods) {
        add_goods(game, outlook);
    }
    add_builders(game, forecast, outlook);
    for seat in Seat::first(game.rules.seats) {
        let supply = &game.supply[seat.index()];
        let at_home = BUILDER_AT_HOME * f32::from(supply.of(Figure::Builder))
            + PIG_AT_HOME * f32::from(supply.of(Figure::Pig));
        outlook[seat.index()] += at_home * forecast.time;
    }
}

/// Builders at work, and the second tile that one has just earned.
fn add_builders(game: &Carcassonne, forecast: &Forecast, outlook: &mut Outlook) {
    let features = game.map.features();
    for standing in game.figures.iter().filter(|standing| standing.figure == Figure::Builder) {
        let open = features.open(features.root(standing.piece));
        let grows = 1.0 - SIDE_ENDS.raised(open);
        outlook[standing.seat.index()] += BUILDER * grows * forecast.time;
    }
    let to_come = match game.extras.traders.double {
        DoubleTurn::No => false,
        DoubleTurn::Earned => true,
        DoubleTurn::Second => matches!(game.phase, Phase::Draw | Phase::Lay(_)),
    };
    if to_come && forecast.left > 0.0 {
        outlook[game.active.index()] += TILE;
    }
}

/// The share in the points for most of each kind that a seat may expect: a lead counts for more the
/// fewer tokens are to come.
fn add_goods(game: &Carcassonne, outlook: &mut Outlook) {
    let goods = &game.extras.traders.goods[..game.rules.seats];
    for (kind, &all) in game.rules.tile_facts.goods.iter().enumerate() {
        let taken: u16 = goods.iter().map(|own| u16::from(own[kind])).sum();
        let to_come = f32::from(all.saturating_sub(taken));
        let edge = 1.0 + LEAD / (to_come + SURE);
        let most = goods.iter().map(|own| own[kind]).max().expect("somebody plays");
        let mut hopes = Outlook::default();
        for (hope, own) in hopes.iter_mut().zip(goods) {
            let behind = i32::from(own[kind]) - i32::from(most);
            *hope = if behind == 0 { 1.0 } else { edge.powi(behind) };
        }
        let hopes = &hopes[..goods.len()];
        let sum: f32 = hopes.iter().sum();
        for (own, hope) in outlook.iter_mut().zip(hopes) {
            *own += MOST_GOODS as f32 * hope / sum;
        }
    }
}
