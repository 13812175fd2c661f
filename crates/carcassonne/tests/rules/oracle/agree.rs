//! Does the game see what the oracle sees? Every answer is a sentence about the first difference.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use carcassonne::{Action, Carcassonne, Event, PhaseView, TileSet, View};
use game::{Audience, Game, SEATS_MAX, Seat, Turn};
use landscape::{Cell, PieceId, Terrain, Turns};

use super::board::Board;
use super::features::{Feature, Features};
use super::{legal, rules};

/// What is wrong, in words.
pub type Verdict = Result<(), String>;

/// Compares the game with a table that is believed to be its own.
pub fn check(game: &Carcassonne, view: &View, set: &TileSet) -> Verdict {
    game.invariants()?;
    same("view", &game.view(Audience::Referee), view)?;
    check_parts(game, view, set)
}

/// The same without laying the views side by side: all that lies below them.
pub fn check_parts(game: &Carcassonne, view: &View, set: &TileSet) -> Verdict {
    let board = Board::new(view, set);
    let features = Features::flood(&board, view);
    check_features(game, &board, &features)?;
    check_free_cells(game, &board)?;
    check_points(game, view, set)?;
    check_actions(game, view, set)?;
    check_draws(game, view, set)
}

/// Compares what happened with what should have; the order of scorings does not matter (B-16).
pub fn check_events(happened: &[Event], expected: &[Event]) -> Verdict {
    let sorted = |events: &[Event]| {
        let mut lines: Vec<String> = events.iter().map(|event| format!("{event:?}")).collect();
        lines.sort_unstable();
        lines
    };
    let happened: Vec<Event> = happened.iter().cloned().map(with_sorted_cities).collect();
    same("events", &sorted(&happened), &sorted(expected))?;
    let last = |events: &[Event]| events.last().cloned();
    match last(expected) {
        Some(Event::Ended { .. }) => same("the last event", &last(&happened), &last(expected)),
        _ => Ok(()),
    }
}

fn with_sorted_cities(mut event: Event) -> Event {
    if let Event::Scored(scoring) = &mut event {
        scoring.cities.sort_unstable();
    }
    event
}

fn same<T: PartialEq + Debug>(what: &str, game: &T, oracle: &T) -> Verdict {
    if game == oracle {
        return Ok(());
    }
    Err(format!("{what}: the game has {game:?}, the oracle {oracle:?}"))
}

fn check_features(game: &Carcassonne, board: &Board<'_>, features: &Features) -> Verdict {
    let map = game.map();
    let per_tile = map.tiles().iter().flat_map(|tile| {
        let pieces = game.tiles().kind(tile.kind).shape.pieces().len() as u8;
        (0..pieces).map(|index| tile.piece(index))
    });
    let pieces: Vec<PieceId> = per_tile.collect();
    same("pieces", &pieces.len(), &board.pieces.len())?;
    let roots: Vec<PieceId> = pieces.iter().map(|&piece| map.features().root(piece)).collect();
    check_joins(&roots, &features.of)?;
    for feature in &features.all {
        let root = feature.pieces.first().map(|&piece| roots[piece]);
        let root = root.ok_or("a feature without a piece")?;
        check_counts(game, root, feature)?;
        check_cities(game, &roots, features, root, feature)?;
    }
    Ok(())
}

/// Two pieces have the same root exactly when the flood reaches one from the other.
fn check_joins(roots: &[PieceId], of: &[usize]) -> Verdict {
    let mut feature_of = BTreeMap::new();
    let mut root_of = BTreeMap::new();
    for (piece, (&root, &feature)) in roots.iter().zip(of).enumerate() {
        let what = format!("what piece {piece} is joined to");
        same(&what, feature_of.entry(root).or_insert(feature), &feature)?;
        same(&what, root_of.entry(feature).or_insert(root), &root)?;
    }
    Ok(())
}

fn check_counts(game: &Carcassonne, root: PieceId, feature: &Feature) -> Verdict {
    let features = game.map().features();
    let what = |count: &str| format!("{count} of {feature:?}");
    let claim = features.load(root);
    same(&what("followers"), &claim.followers, &feature.followers)?;
    same(&what("pennants"), &u32::from(claim.pennants), &feature.pennants)?;
    same(&what("inn or cathedral"), &claim.inn_or_cathedral, &feature.inn_or_cathedral)?;
    same(&what("goods"), &claim.goods, &feature.goods)?;
    let helpers = Seat::first(SEATS_MAX).filter(|&seat| claim.has_helper(seat)).collect();
    same(&what("builders and pigs"), &helpers, &feature.helpers)?;
    same(&what("open ends"), &usize::from(features.open(root)), &feature.open)?;
    if feature.terrain != Terrain::Land {
        same(&what("tiles"), &usize::from(features.tiles(root)), &feature.tiles.len())?;
    }
    let members: BTreeSet<Cell> = features
        .members(root)
        .map(|piece| game.map().tiles()[features.tile_of(piece) as usize].cell)
        .collect();
    same(&what("cells"), &members, &feature.tiles)
}

fn check_cities(
    game: &Carcassonne,
    roots: &[PieceId],
    features: &Features,
    root: PieceId,
    feature: &Feature,
) -> Verdict {
    let of = |city: &usize| features.all[*city].pieces.first().map(|&piece| roots[piece]);
    let expected: BTreeSet<PieceId> = feature.cities.iter().filter_map(of).collect();
    let found: BTreeSet<PieceId> = game.map().features().bordered_towns(root).collect();
    same(&format!("cities at {feature:?}"), &found, &expected)
}

fn check_free_cells(game: &Carcassonne, board: &Board<'_>) -> Verdict {
    let free = game.map().free();
    let found: BTreeMap<Cell, legal::Shown> = free
        .iter()
        .map(|free| (free.cell, legal::SIDES.map(|side| free.demand.of(side))))
        .collect();
    let expected = legal::free_cells(board);
    same("free cells", &found, &expected)?;
    same("the number of free cells", &free.len(), &expected.len())?;
    for &cell in board.tiles.keys() {
        let tile = game.map().at(cell).map(|id| game.map().tile(id).cell);
        same("the tile in a cell", &tile, &Some(cell))?;
        same("demand of a taken cell", &game.map().demand(cell), &None)?;
    }
    let strays = free.iter().find(|free| game.map().demand(free.cell) != Some(free.demand));
    same("a free cell the grid does not know", &strays, &None)
}

fn check_points(game: &Carcassonne, view: &View, set: &TileSet) -> Verdict {
    let scores = game.scores(Audience::Spectator);
    let projection = game.projection(Audience::Spectator);
    for (place, seat) in view.seats.iter().enumerate() {
        same("score", &scores[place], &seat.score)?;
    }
    let seats = view.seats.len();
    same("projection", &projection[..seats].to_vec(), &rules::projected(view, set))
}

fn check_actions(game: &Carcassonne, view: &View, set: &TileSet) -> Verdict {
    let expected = legal::actions(view, set);
    let run = view.expansions.as_ref().and_then(|more| more.run.as_ref());
    let mut listed = Vec::new();
    game.actions(run.map_or(view.active, |run| run.mover), &mut listed);
    same("the number of actions", &listed.len(), &expected.len())?;
    same("actions", &listed.iter().copied().collect::<BTreeSet<_>>(), &expected)?;
    same("somebody decides", &matches!(game.turn(), Turn::Decide(_)), &!expected.is_empty())?;
    if matches!(view.phase, PhaseView::Lay(_)) {
        check_every_cell(game, view, &expected)?;
    }
    Ok(())
}

/// Asks for every cell in sight and every turn whether a tile may lie there.
fn check_every_cell(game: &Carcassonne, view: &View, legal: &BTreeSet<Action>) -> Verdict {
    let reach = |of: fn(Cell) -> i16| {
        let along = || view.tiles.iter().map(|tile| of(tile.cell));
        along().min().unwrap_or(0) - 2..=along().max().unwrap_or(0) + 2
    };
    for (x, y) in reach(|cell| cell.x).flat_map(|x| reach(|cell| cell.y).map(move |y| (x, y))) {
        for turns in Turns::ALL {
            let action = Action::Lay { cell: Cell::new(x, y), turns };
            let answer = game.judge(view.active, action).is_ok();
            same(&format!("whether '{action}' is legal"), &answer, &legal.contains(&action))?;
        }
    }
    Ok(())
}

fn check_draws(game: &Carcassonne, view: &View, set: &TileSet) -> Verdict {
    let stock = legal::stock(view, set);
    let shown: Vec<_> = view.stock.iter().map(|kind| (kind.tile, u32::from(kind.count))).collect();
    same("stock", &shown, &stock)?;
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let found: Vec<_> = outcomes.iter().map(|draw| (draw.outcome.0, draw.weight)).collect();
    let expected = if view.phase == PhaseView::Draw { stock } else { Vec::new() };
    same("draws", &found, &expected)
}
