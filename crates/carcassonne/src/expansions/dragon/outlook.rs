//! What bots should think of the dragon and the fairy.

use game::{Outlook, SeatSet};
use landscape::{Cell, Kind, TileId};

use super::chase::{self, Prey};
use super::{STEPS, fairy};
use crate::expansions::Interlude;
use crate::outlook::{Forecast, Stake};
use crate::sets::Element;
use crate::state::{Carcassonne, Phase};

/// The chance that a run takes a follower so many tiles away.
const NEAR: [f32; STEPS as usize + 1] = [0.0, 0.5, 0.4, 0.3, 0.2, 0.15, 0.1];
/// What it is worth to have a follower back that the dragon has taken.
const BACK_HOME: f32 = 2.0;
/// What the fairy's points at the start of turns are worth. Little more than nothing did best: she
/// is soon called away, and in that time a follower earns more.
const FAIRY: f32 = 0.2;
/// What her points for a feature that is scored are worth towards the end (D-06).
const FAIRY_SCORED: f32 = 1.0;

/// What the dragon may do.
#[derive(Clone, Debug)]
pub(crate) struct Threat {
    /// Where it is.
    at: Option<Cell>,
    /// The chance that it runs from where it is, before a volcano calls it elsewhere.
    from_here: f32,
    /// The tile it cannot enter.
    barred: Option<TileId>,
    /// In a run: whom it may still catch.
    prey: Option<Prey>,
}

impl Threat {
    /// That of this moment.
    pub fn read(game: &Carcassonne) -> Threat {
        let dragon = &game.extras.dragon;
        let count = |kinds: &[Kind]| -> f32 {
            kinds.iter().map(|kind| f32::from(game.stock.counts[kind.index()])).sum()
        };
        let tile_facts = &game.rules.tile_facts;
        let plays = game.rules.elements.has(Element::Dragon);
        let runs = if plays { count(&tile_facts.dragons) + dragon.aside.len() as f32 } else { 0.0 };
        let moves = runs + count(&tile_facts.volcanoes);
        let running = game.phase == Phase::Interlude(Interlude::Dragon);
        Threat {
            at: dragon.at.map(|tile| game.map.tile(tile).cell),
            from_here: runs / moves.max(1.0),
            barred: dragon.fairy.map(|fairy| fairy.tile),
            prey: running.then(Prey::default),
        }
    }

    /// The chance that the next run takes somebody in this cell; none in a run, which is looked at
    /// step by step.
    pub fn comes_to(&self, cell: Cell) -> f32 {
        let Some(at) = self.at.filter(|_| self.prey.is_none()) else { return 0.0 };
        let away = usize::from(at.x.abs_diff(cell.x) + at.y.abs_diff(cell.y));
        self.from_here * NEAR.get(away).unwrap_or(&0.0)
    }
}

/// What a follower may lose to the dragon (D-17), unless the fairy is on its tile (D-16).
pub(super) fn stake(
    forecast: &Forecast,
    threat: &mut Threat,
    stake: &Stake,
    outlook: &mut Outlook,
) {
    let Some(at) = threat.at.filter(|_| threat.barred != Some(stake.tile)) else { return };
    let seat = stake.standing.seat;
    let loss = stake.promise - BACK_HOME * forecast.time;
    match &mut threat.prey {
        Some(prey) => prey.add(at, stake.cell, seat, loss),
        None => outlook[seat.index()] -= loss.max(0.0) * threat.comes_to(stake.cell),
    }
}

/// What the run that is under way may still cost, and the fairy's points.
pub(super) fn outlook(
    game: &Carcassonne,
    forecast: &Forecast,
    threat: &Threat,
    outlook: &mut Outlook,
) {
    if let Some(prey) = &threat.prey {
        let losses = chase::losses(game, prey);
        outlook.iter_mut().zip(losses).for_each(|(sum, loss)| *sum -= loss);
    }
    add_fairy(game, forecast, outlook);
}

/// The fairy's points for whoever is with her (D-04, D-05).
fn add_fairy(game: &Carcassonne, forecast: &Forecast, outlook: &mut Outlook) {
    let Some(stands) = game.extras.dragon.fairy.filter(|fairy| !fairy.alone) else { return };
    let features = game.map.features();
    let there = game.figures.iter().filter(|standing| {
        standing.figure.is_follower() && features.tile_of(standing.piece) == stands.tile.0
    });
    let on_tile = fairy::on_tiles(game);
    let mut with_her = SeatSet::EMPTY;
    for standing in there {
        with_her = with_her.with(standing.seat);
        if on_tile || stands.piece == Some(standing.piece) {
            outlook[standing.seat.index()] += FAIRY_SCORED * (1.0 - forecast.time);
        }
    }
    let on_tower = game.extras.tower.on(stands.tile).and_then(|tower| tower.top);
    with_her = on_tower.map_or(with_her, |(seat, _)| with_her.with(seat));
    for seat in with_her.iter() {
        outlook[seat.index()] += FAIRY;
    }
}
