//! S-01 to S-05 and the material tables of the book.

use game::{Game, Turn};

use super::scenes::*;
use crate::action::Outcome;
use crate::board::{Board, ChipCell};
use crate::land::{ChipPile, HarbourKind, Terrain, TerrainPile};
use crate::options::{HarbourDeal, SettlersOptions};
use crate::phase::Phase;
use crate::scenario::{self, How, totals};

fn board(id: &str) -> std::sync::Arc<Board> {
    scenario::board(id).expect("of the house")
}

#[test]
fn s_01_frames_hold_seven_rows_in_four_widths() {
    let frames = scenario::IDS[1..].iter().map(|id| board(id));
    let mut sizes: Vec<usize> = frames
        .map(|board| {
            assert_eq!(board.geometry.rows.len(), 7);
            let longest = board.geometry.rows[0].length;
            for (r, row) in board.geometry.rows.iter().enumerate() {
                let short = (r % 2) as u8;
                assert_eq!((row.length, row.offset), (longest - short, short));
            }
            board.geometry.hexes()
        })
        .collect();
    sizes.sort_unstable();
    sizes.dedup();
    assert_eq!(sizes, [32, 39, 46, 60]);
}

#[test]
fn s_02_harbour_kinds_are_dealt_over_fixed_spots() {
    let game = dealt(&options("four-islands-3"), 3, 1);
    let mut again = game.clone();
    let other = dealt(&options("four-islands-3"), 3, 2);
    let sides = |game: &crate::Settlers| game.now.harbours.map(|(side, _)| side);
    assert_eq!(sides(&game), sides(&other));
    assert_ne!(game.now.harbours, other.now.harbours);
    again.now.phase = Phase::DealHarbour { spot: 0 };
    again.now.harbour_pile = board("four-islands-3").scenario.harbours;
    let mut outcomes = Vec::new();
    again.outcomes(&mut outcomes);
    let weights: Vec<u32> = outcomes.iter().map(|outcome| outcome.weight).collect();
    assert_eq!(weights, [1, 1, 1, 1, 1, 3]);
}

#[test]
fn s_02_fixed_harbours_are_an_option() {
    let fixed = SettlersOptions { harbours: HarbourDeal::Fixed, ..options("base") };
    let kinds = |seed| dealt(&fixed, 3, seed).now.harbours.map(|(_, kind)| kind);
    assert_eq!(kinds(1), kinds(2));
    assert_eq!(kinds(1)[1], HarbourKind::Special(crate::Resource::Grain));
}

#[test]
fn s_03_new_shores_counts_the_plain_sea_hexes_of_the_base_game() {
    let (terrain, _) = totals(&board("new-shores"));
    let table_a: TerrainPile = [10, 0, 2, 1, 1, 2, 1, 1];
    let base: TerrainPile = [9, 1, 0, 4, 3, 3, 4, 4];
    assert_eq!(terrain, std::array::from_fn(|at| table_a[at] + base[at]));
    assert_eq!(terrain.iter().sum::<u8>(), 46);
}

#[test]
fn s_04_a_harbour_serves_both_its_intersections_and_spots_stand_apart() {
    for id in scenario::IDS {
        let board = board(id);
        for (at, corners) in board.spot_corners.iter().enumerate() {
            let apart = board.spot_corners[at + 1..].iter().all(|other| !other.meets(corners));
            assert!(apart, "{id}: spot {at}");
        }
    }
    let game = bare("base");
    let (side, kind) = game.now.harbours[0];
    for end in game.geometry().side_ends[side as usize] {
        let mut game = game.clone();
        game.village(0, crate::Corner(end));
        assert_eq!(game.player(seat(0)).harbours, 1 << kind.index());
    }
}

#[test]
fn s_05_printed_boards_leave_only_harbours_to_chance() {
    let printed = [
        "four-islands-3",
        "four-islands-4",
        "oceania-3",
        "oceania-4",
        "desert-3",
        "desert-4",
        "great-crossing-4",
    ];
    for id in printed {
        let seats = if id.ends_with('3') { 3 } else { 4 };
        let mut game = crate::Settlers::start(&options(id), seats).expect("starts");
        while game.turn() == Turn::Chance {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            assert!(matches!(outcomes[0].outcome, Outcome::Harbour { .. }), "{id}");
            game.chance(outcomes[0].outcome);
        }
    }
}

struct Table {
    id: &'static str,
    /// Sea, desert, gold, fields, hills, mountains, pasture, woods.
    terrain: TerrainPile,
    chips: ChipPile,
    special: u8,
    general: u8,
    goal: u8,
}

/// The tables A, B and C as printed, the goals of the text beside them.
const TABLES: [Table; 12] = [
    Table {
        id: "base",
        terrain: [0, 1, 0, 4, 3, 3, 4, 4],
        chips: [1, 2, 2, 2, 2, 2, 2, 2, 2, 1],
        special: 5,
        general: 4,
        goal: 10,
    },
    Table {
        id: "new-shores",
        terrain: [19, 1, 2, 5, 4, 5, 5, 5],
        chips: [2, 3, 3, 3, 2, 3, 3, 3, 3, 1],
        special: 5,
        general: 4,
        goal: 13,
    },
    Table {
        id: "four-islands-3",
        terrain: [17, 0, 0, 3, 3, 3, 3, 3],
        chips: [1, 1, 2, 1, 2, 2, 2, 2, 1, 1],
        special: 5,
        general: 3,
        goal: 12,
    },
    Table {
        id: "four-islands-4",
        terrain: [18, 0, 0, 4, 4, 4, 5, 4],
        chips: [1, 2, 3, 2, 2, 2, 3, 3, 2, 1],
        special: 5,
        general: 5,
        goal: 12,
    },
    Table {
        id: "oceania-3",
        terrain: [14, 0, 1, 3, 3, 4, 3, 4],
        chips: [1, 2, 2, 2, 2, 2, 2, 2, 2, 1],
        special: 5,
        general: 3,
        goal: 12,
    },
    Table {
        id: "oceania-4",
        terrain: [21, 1, 2, 5, 4, 4, 5, 4],
        chips: [1, 3, 3, 3, 3, 2, 3, 3, 2, 1],
        special: 5,
        general: 4,
        goal: 12,
    },
    Table {
        id: "desert-3",
        terrain: [12, 4, 1, 4, 5, 4, 5, 4],
        chips: [1, 2, 3, 3, 2, 3, 3, 3, 2, 1],
        special: 5,
        general: 4,
        goal: 12,
    },
    Table {
        id: "desert-4",
        terrain: [16, 4, 2, 5, 5, 4, 5, 5],
        chips: [2, 2, 3, 3, 3, 3, 3, 3, 3, 1],
        special: 5,
        general: 4,
        goal: 12,
    },
    Table {
        id: "new-world-3",
        terrain: [19, 0, 0, 4, 4, 4, 4, 4],
        chips: [1, 2, 2, 2, 2, 2, 3, 3, 2, 1],
        special: 5,
        general: 4,
        goal: 12,
    },
    Table {
        id: "new-world-4",
        terrain: [23, 0, 0, 5, 4, 4, 5, 5],
        chips: [1, 3, 3, 3, 2, 2, 3, 3, 2, 1],
        special: 5,
        general: 5,
        goal: 12,
    },
    Table {
        id: "great-crossing-4",
        terrain: [17, 0, 0, 5, 4, 4, 5, 4],
        chips: [2, 2, 2, 3, 2, 2, 3, 2, 2, 2],
        special: 5,
        general: 5,
        goal: 13,
    },
    Table {
        id: "greater-catan-4",
        terrain: [23, 1, 0, 8, 6, 6, 8, 8],
        chips: [2, 3, 3, 3, 2, 2, 3, 3, 3, 1],
        special: 5,
        general: 4,
        goal: 18,
    },
];

#[test]
fn every_material_table_of_the_book_is_in_the_data() {
    for table in &TABLES {
        let board = board(table.id);
        assert_eq!(totals(&board), (table.terrain, table.chips), "{}", table.id);
        let harbours = board.scenario.harbours;
        let special: u8 = harbours[..5].iter().sum();
        assert_eq!((special, harbours[5]), (table.special, table.general), "{}", table.id);
        assert_eq!(board.scenario.points, table.goal, "{}", table.id);
    }
    assert_eq!(TABLES.len(), scenario::IDS.len());
}

#[test]
fn every_second_row_of_the_book_lies_face_down_or_in_the_bag() {
    let stack = |id: &str| board(id).stacks();
    let three: (TerrainPile, ChipPile) = ([8, 0, 0, 1, 1, 2, 1, 1], [0, 1, 0, 1, 0, 1, 1, 0, 1, 1]);
    let four: (TerrainPile, ChipPile) = ([14, 1, 0, 2, 1, 1, 2, 1], [0, 1, 1, 2, 1, 0, 1, 1, 0, 0]);
    assert_eq!((stack("oceania-3"), stack("oceania-4")), (three, four));
    assert_eq!(board("greater-catan-4").bag(), [1, 1, 1, 1, 0, 0, 1, 1, 1, 0]);
}

#[test]
fn the_number_of_players_is_the_books() {
    let players = |id: &str| board(id).scenario.players.clone();
    for id in &scenario::IDS[2..] {
        let want = if id.ends_with('3') { [3] } else { [4] };
        assert_eq!(players(id), want, "{id}");
    }
    assert_eq!((players("base"), players("new-shores")), (vec![2, 3, 4], vec![2, 3, 4]));
    assert!(crate::Settlers::start(&options("oceania-3"), 4).is_err());
}

#[test]
fn printed_chips_lie_on_land_that_takes_them() {
    for id in scenario::IDS {
        let board = board(id);
        for (hex, cell) in board.grids.chips.iter().enumerate() {
            if let ChipCell::Number(_) = cell {
                assert!(board.grids.terrain[hex].takes_chip(), "{id} h{hex}");
            }
        }
        let hidden = board.grids.terrain.iter().filter(|terrain| **terrain == Terrain::Unknown);
        assert_eq!(
            hidden.count() > 0,
            board.pools(How::Stack).count() + board.pools(How::Shuffle).count() > 0
        );
    }
}
