//! What may happen next, by trying everything.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne::{Action, Figure, PhaseView, TileCode, TileSet, View};
use landscape::{Cell, Edge, Side, Terrain};

use super::board::{Board, distinct_turns, edge_of, kind_of};
use super::expansions::Table;
use super::features::Features;

/// What the neighbours of an empty cell show it, clockwise from north.
pub type Shown = [Option<Edge>; 4];

/// The cell beyond a side, counted clockwise from north.
fn beyond(cell: Cell, side: usize) -> Cell {
    let (x, y) = [(0, -1), (1, 0), (0, 1), (-1, 0)][side];
    Cell::new(cell.x + x, cell.y + y)
}

/// Every empty cell beside a tile.
pub fn free_cells(board: &Board<'_>) -> BTreeMap<Cell, Shown> {
    let beside = board.tiles.keys().flat_map(|&cell| (0..4).map(move |side| beyond(cell, side)));
    let empty = beside.filter(|cell| !board.tiles.contains_key(cell));
    empty.map(|cell| (cell, shown_to(board, cell))).collect()
}

fn shown_to(board: &Board<'_>, cell: Cell) -> Shown {
    std::array::from_fn(|side| board.edge(beyond(cell, side), (side + 2) % 4))
}

/// Every way to lay a tile: each free cell, each look of the tile, side by side.
pub fn placements(board: &Board<'_>, set: &TileSet, code: TileCode) -> BTreeSet<Action> {
    let kind = kind_of(set, code);
    let looks = distinct_turns(kind);
    let mut all = BTreeSet::new();
    for (cell, shown) in free_cells(board) {
        for &turns in &looks {
            let fits = |side: usize| {
                shown[side].is_none_or(|edge| edge == edge_of(kind, turns.index(), side))
            };
            if (0..4).all(fits) {
                all.insert(Action::Lay { cell, turns });
            }
        }
    }
    all
}

/// Every way to place a figure on the tile in a cell; empty where there is nothing to decide.
pub fn figures(view: &View, board: &Board<'_>, features: &Features, cell: Cell) -> Vec<Action> {
    if let Some(table) = Table::new(view, board, features) {
        return table.step_two(cell);
    }
    if view.seats[view.active.index()].followers == 0 {
        return Vec::new();
    }
    let mut all = Vec::new();
    for (place, piece) in board.pieces.iter().enumerate() {
        let allowed = view.options.farmers || piece.terrain != Terrain::Land;
        if piece.cell == cell && allowed && !features.all[features.of[place]].is_held() {
            let spot = piece.name.parse().expect("the name of a place");
            all.push(Action::Place { figure: Figure::Follower, spot });
        }
    }
    if !all.is_empty() {
        all.push(Action::Pass);
    }
    all
}

/// Every decision of the active seat.
pub fn actions(view: &View, set: &TileSet) -> BTreeSet<Action> {
    let board = Board::new(view, set);
    match view.phase {
        PhaseView::Lay(code) => {
            let features = Features::flood(&board, view);
            let early = Table::new(view, &board, &features).map(|table| table.ransoms());
            placements(&board, set, code).into_iter().chain(early.unwrap_or_default()).collect()
        }
        PhaseView::Interlude(what) => {
            let features = Features::flood(&board, view);
            let table = Table::new(view, &board, &features).expect("expansions");
            table.interlude(what).into_iter().collect()
        }
        PhaseView::Figure(cell) => {
            let features = Features::flood(&board, view);
            let mut all = figures(view, &board, &features, cell);
            // Whoever bought a prisoner back may find that there is no use for it.
            if all.is_empty() {
                all.push(Action::Pass);
            }
            all.into_iter().collect()
        }
        PhaseView::Draw | PhaseView::Over => BTreeSet::new(),
    }
}

/// How many tiles of each kind are face down: all that are nowhere else.
pub fn stock(view: &View, set: &TileSet) -> Vec<(TileCode, u32)> {
    let drawn = |code| match view.phase {
        PhaseView::Lay(drawn) => drawn == code,
        _ => false,
    };
    let left = set.kinds().iter().map(|kind| {
        let laid = view.tiles.iter().filter(|tile| tile.tile == kind.code).count();
        let removed = view.removed.iter().filter(|&&code| code == kind.code).count();
        let all = usize::from(kind.count) * usize::from(view.options.boxes);
        let aside = view.expansions.iter().flat_map(|more| &more.aside);
        let aside = aside.filter(|&&code| code == kind.code).count();
        (kind.code, (all - laid - aside - removed - usize::from(drawn(kind.code))) as u32)
    });
    left.filter(|&(_, count)| count > 0).collect()
}

/// The sides in the order in which a demand is asked for them.
pub const SIDES: [Side; 4] = [Side::N, Side::E, Side::S, Side::W];
