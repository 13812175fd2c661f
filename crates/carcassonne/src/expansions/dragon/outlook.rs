//! What bots should think of the dragon and the fairy.

use game::{Outlook, Seat, SeatSet};
use landscape::{Cell, Kind, PieceId, Terrain, TileId};

use super::{STEPS, run};
use crate::expansions::Interlude;
use crate::outlook::{Forecast, Stake};
use crate::sets::Element;
use crate::state::{Carcassonne, Phase};

/// The chance that a run takes a follower so many tiles away.
const NEAR: [f32; STEPS as usize + 1] = [0.0, 0.5, 0.4, 0.3, 0.2, 0.15, 0.1];
/// The same in the middle of a run, if the dragon can still come so far.
const NOW: [f32; STEPS as usize + 1] = [0.0, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2];
/// What is left of the first where the next step is the owner's own.
const OWN_STEP: f32 = 0.4;
/// The chance that any one run takes a farmer in the long time it stands there.
const TAKES_FARMER: f32 = 0.03;
/// The same for others, who come home sooner.
const TAKES_OTHERS: f32 = 0.01;
/// What the fairy's points at the start of turns may come to before somebody calls her away.
const FAIRY: f32 = 2.0;
/// What she pays when her feature is scored (D-05), less what is lost where she is called away.
const FAIRY_SCORED: f32 = 3.0;

/// What the dragon may do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Omen {
    /// Where it is.
    at: Option<Cell>,
    /// Runs to come.
    runs: f32,
    /// The chance that it runs from where it is, before a volcano calls it elsewhere.
    from_here: f32,
    /// In a run: the steps that are left, and who makes the next.
    running: Option<(u8, Seat)>,
    /// The tile it cannot enter.
    barred: Option<TileId>,
}

impl Omen {
    /// That of this moment.
    pub fn read(game: &Carcassonne) -> Omen {
        let dragon = &game.extras.dragon;
        let count = |kinds: &[Kind]| -> f32 {
            kinds.iter().map(|kind| f32::from(game.stock.counts[kind.index()])).sum()
        };
        let almanac = &game.rules.almanac;
        let plays = game.rules.elements.has(Element::Dragon);
        let runs = if plays { count(&almanac.dragons) + dragon.aside.len() as f32 } else { 0.0 };
        let moves = runs + count(&almanac.volcanoes);
        let runs_now = game.phase == Phase::Interlude(Interlude::Dragon);
        let running = runs_now.then(|| (STEPS - dragon.visited.steps(), run::mover(game)));
        Omen {
            at: dragon.at.map(|tile| game.map.tile(tile).cell),
            runs,
            from_here: runs / moves.max(1.0),
            running,
            barred: dragon.fairy.map(|fairy| fairy.tile),
        }
    }

    /// The chance that the dragon comes for somebody of `seat` in this cell.
    fn comes_for(&self, seat: Seat, cell: Cell) -> f32 {
        let Some(at) = self.at else { return 0.0 };
        let away = usize::from(at.x.abs_diff(cell.x) + at.y.abs_diff(cell.y));
        match self.running {
            None => self.from_here * NEAR.get(away).unwrap_or(&0.0),
            Some((steps, _)) if away > usize::from(steps) => 0.0,
            Some((_, mover)) => {
                let own = if mover == seat { OWN_STEP } else { 1.0 };
                own * NOW.get(away).unwrap_or(&0.0)
            }
        }
    }
}

/// What a follower may lose to the dragon (D-17), unless the fairy is on its tile (D-16).
pub(super) fn stake(game: &Carcassonne, omen: &Omen, stake: &Stake, outlook: &mut Outlook) {
    let tile = TileId(game.map.features().tile_of(stake.standing.piece));
    if omen.barred == Some(tile) {
        return;
    }
    let takes = if stake.terrain == Terrain::Land { TAKES_FARMER } else { TAKES_OTHERS };
    let seat = stake.standing.seat;
    let chance = omen.comes_for(seat, game.map.tile(tile).cell) + takes * omen.runs;
    outlook[seat.index()] -= stake.promise.max(0.0) * chance.min(1.0);
}

/// The fairy's points for whoever is with her (D-04, D-05).
pub(super) fn add_fairy(game: &Carcassonne, forecast: &Forecast, outlook: &mut Outlook) {
    let Some(fairy) = game.extras.dragon.fairy else { return };
    let features = game.map.features();
    let there = game.figures.iter().filter(|standing| {
        standing.figure.is_follower() && features.tile_of(standing.piece) == fairy.tile.0
    });
    let mut with_her = SeatSet::EMPTY;
    for standing in there {
        with_her = with_her.with(standing.seat);
        if fairy.piece == Some(standing.piece) {
            let chance = scored(game, standing.piece, forecast);
            outlook[standing.seat.index()] += FAIRY_SCORED * chance;
        }
    }
    let on_tower = game.extras.tower.on(fairy.tile).and_then(|tower| tower.top);
    with_her = on_tower.map_or(with_her, |(seat, _)| with_her.with(seat));
    for seat in with_her.iter() {
        outlook[seat.index()] += FAIRY * forecast.time;
    }
}

/// The chance that the feature of a piece is scored while the fairy is there: it is finished soon,
/// or the game is about to end (D-06).
fn scored(game: &Carcassonne, piece: PieceId, forecast: &Forecast) -> f32 {
    let ends = 1.0 - forecast.time;
    let finished = match game.terrain_of(piece) {
        Terrain::Road | Terrain::Town => game.closes(game.map.features().root(piece), forecast),
        Terrain::Cloister | Terrain::Land => 0.0,
    };
    finished.max(ends)
}
