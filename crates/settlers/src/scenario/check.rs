//! What must be true of a scenario file beyond its grammar.

use std::ops::Range;

use toml::Spanned;

use super::file::{PoolEntry, ScenarioFile};
use super::read::Clerk;
use super::{At, BonusKind, Fault, How, Pool, RobberStart};
use crate::board::{Board, ChipCell, hexes_in};
use crate::deal::{SPIRAL_CHIPS, spiral_order};
use crate::geometry::{Corners, Hex, NOWHERE, Side};
use crate::land::{ChipPile, Terrain, TerrainPile};
use crate::route::PIECES_MAX;

/// The most harbours a state keeps.
pub(crate) const HARBOURS_MAX: usize = 16;

/// Notes every mistake of a file whose grids hold together.
pub(super) fn check(file: &ScenarioFile, board: &Board, clerk: &mut Clerk<'_>) {
    head(file, clerk);
    for row in rows(file, board) {
        for hex in row.hexes.clone() {
            cell(&row, board, hex, clerk);
        }
    }
    islands_apart(file, board, clerk);
    for (pool, written) in board.scenario.pools.iter().zip(&file.pool) {
        check_pool(board, pool, written, clerk);
    }
    one_pool_each(file, board, clerk);
    tables(file, board, clerk);
    harbours(file, board, clerk);
    start(file, board, clerk);
    bonus(file, board, clerk);
    robbers(file, board, clerk);
}

fn head(file: &ScenarioFile, clerk: &mut Clerk<'_>) {
    let players = file.players.get_ref();
    if players.is_empty() || players.iter().any(|count| !(2..=4).contains(count)) {
        clerk.note(&file.players.span(), "players", Fault::Players);
    }
    if !(3..=50).contains(file.points.get_ref()) {
        clerk.note(&file.points.span(), "points", Fault::Points);
    }
    let pieces = &file.pieces;
    let limits = [
        ("pieces.settlements", &pieces.settlements, 2),
        ("pieces.cities", &pieces.cities, 0),
        ("pieces.roads", &pieces.roads, 2),
        ("pieces.ships", &pieces.ships, 0),
    ];
    for (field, count, least) in limits {
        if !(least..=30).contains(count.get_ref()) {
            clerk.note(&count.span(), field, Fault::Pieces { least });
        }
    }
    let ways = *pieces.roads.get_ref() as usize + *pieces.ships.get_ref() as usize;
    if ways > PIECES_MAX {
        clerk.note(&pieces.ships.span(), "pieces.ships", Fault::Ways);
    }
}

/// A row of the grids with the places of its three lines in the text.
struct GridRow {
    hexes: Range<usize>,
    areas: Range<usize>,
    terrain: Range<usize>,
    chips: Range<usize>,
}

fn rows(file: &ScenarioFile, board: &Board) -> Vec<GridRow> {
    let mut first = 0;
    let row = |(r, row): (usize, &crate::geometry::Row)| {
        let hexes = first..first + row.length as usize;
        first = hexes.end;
        GridRow {
            hexes,
            areas: file.areas.get_ref()[r].span(),
            terrain: file.terrain.get_ref()[r].span(),
            chips: file.chips.get_ref()[r].span(),
        }
    };
    board.geometry.rows.iter().enumerate().map(row).collect()
}

fn at_hex(hex: usize) -> Option<At> {
    Some(At::Hex(Hex(hex as u8)))
}

fn is_star(board: &Board, hex: usize) -> bool {
    board.grids.terrain[hex] == Terrain::Unknown && board.grids.areas[hex] != b'?'
}

fn cell(row: &GridRow, board: &Board, hex: usize, clerk: &mut Clerk<'_>) {
    let (area, terrain) = (board.grids.areas[hex], board.grids.terrain[hex]);
    let place = hex - row.hexes.start;
    let at = at_hex(hex);
    let fits = match area {
        b's' => terrain == Terrain::Sea,
        b'd' => terrain == Terrain::Desert,
        b'?' | b'*' => terrain == Terrain::Unknown,
        _ => terrain != Terrain::Sea,
    };
    if !fits {
        let fault = Fault::TerrainInArea { place, terrain, area: area as char };
        clerk.note_at(&row.terrain, "terrain", fault, at);
    }
    let fits = match board.grids.chips[hex] {
        ChipCell::None => !terrain.takes_chip(),
        ChipCell::Number(_) => terrain.takes_chip(),
        ChipCell::Hidden => area == b'?',
        ChipCell::Dealt | ChipCell::InPlay => {
            terrain.takes_chip() || (terrain == Terrain::Unknown && area != b'?')
        }
    };
    if !fits {
        clerk.note_at(&row.chips, "chips", Fault::ChipOnTerrain { place, terrain }, at);
    }
    if is_star(board, hex) && shuffled_terrain(board, hex) != 1 {
        clerk.note_at(&row.areas, "areas", Fault::DealtBySeveral { place }, at);
    }
}

fn shuffled_terrain(board: &Board, hex: usize) -> usize {
    let deals = |pool: &&Pool| pool.terrain.is_some() && pool.hexes >> hex & 1 == 1;
    board.pools(How::Shuffle).filter(deals).count()
}

/// Numbered islands touch no other land; the far part does not touch the main part (S-49).
fn islands_apart(file: &ScenarioFile, board: &Board, clerk: &mut Clerk<'_>) {
    let land = |area: u8| matches!(area, b'm' | b'n' | b'1'..=b'6' | b'd');
    let belt = |a: u8, b: u8| a == b'd' && matches!(b, b'm' | b'n');
    for row in rows(file, board) {
        for hex in row.hexes {
            for other in board.geometry.beside(hex).filter(|other| *other > hex) {
                let (a, b) = (board.grids.areas[hex], board.grids.areas[other]);
                if land(a) && land(b) && a != b && !belt(a, b) && !belt(b, a) {
                    let fault = Fault::IslandsTouch { first: a as char, second: b as char };
                    clerk.note_at(&row.areas, "areas", fault, at_hex(hex));
                }
            }
        }
    }
}

fn sum(pile: &[u8]) -> usize {
    pile.iter().map(|count| *count as usize).sum()
}

/// Hexes of a pile that take a chip: neither sea nor desert.
fn chip_hexes(pile: &TerrainPile) -> usize {
    sum(&pile[2..])
}

fn check_pool(board: &Board, pool: &Pool, written: &Spanned<PoolEntry>, clerk: &mut Clerk<'_>) {
    let span = written.span();
    if pool.hexes == 0 {
        clerk.note(&span, "pool.areas", Fault::PoolNowhere { pool: pool.name.clone() });
    }
    let stars = hexes_in(pool.hexes).filter(|hex| board.grids.terrain[*hex] == Terrain::Unknown);
    let (got, want) = (pool.terrain.map(|pile| sum(&pile)), stars.count());
    if let Some(got) = got.filter(|got| *got != want) {
        let fault = Fault::PoolHexes { pool: pool.name.clone(), got, want };
        clerk.note(&span, "pool.terrain", fault);
    }
    let Some(chips) = pool.chips else { return };
    if pool.how == How::Bag {
        return;
    }
    let (got, want) = (sum(&chips), chip_places(board, pool));
    if got != want {
        let fault = Fault::PoolChips { pool: pool.name.clone(), got, want };
        clerk.note(&span, "pool.chips", fault);
    }
    if pool.how == How::Spiral
        && (spiral_order(board, pool.hexes, None).is_none() || chips != SPIRAL_CHIPS)
    {
        clerk.note(&span, "pool.how", Fault::NoSpiral);
    }
}

/// How many hexes of a pool will take one of its chips.
fn chip_places(board: &Board, pool: &Pool) -> usize {
    if pool.how == How::Stack {
        return pool.terrain.map_or(0, |pile| chip_hexes(&pile));
    }
    let dealt = |hex: &usize| board.grids.chips[*hex] == ChipCell::Dealt;
    let printed = hexes_in(pool.hexes).filter(dealt).filter(|hex| !is_star(board, *hex)).count();
    let piles = board.pools(How::Shuffle).filter(|deal| deal.hexes & pool.hexes != 0);
    printed + piles.filter_map(|deal| deal.terrain).map(|pile| chip_hexes(&pile)).sum::<usize>()
}

fn one_pool_each(file: &ScenarioFile, board: &Board, clerk: &mut Clerk<'_>) {
    let needs = [(How::Stack, board.grids.areas.contains(&b'?')), (How::Bag, board.bag_hexes != 0)];
    for (how, needed) in needs {
        let (found, wanted) = (board.pools(how).count(), usize::from(needed));
        if found != wanted {
            clerk.note(&file.areas.span(), "pool", Fault::PoolCount { found, how, wanted });
        }
    }
    let dealt = |hex: &usize| board.grids.chips[*hex] == ChipCell::Dealt;
    for hex in hexes_in(board.all_hexes()).filter(dealt) {
        let brings = |pool: &&Pool| {
            pool.chips.is_some()
                && matches!(pool.how, How::Shuffle | How::Spiral)
                && pool.hexes >> hex & 1 == 1
        };
        if board.scenario.pools.iter().filter(brings).count() != 1 {
            let fault = Fault::ChipFromSeveral { hex };
            clerk.note_at(&file.chips.span(), "chips", fault, at_hex(hex));
            return;
        }
    }
}

/// The totals over grids and pools must equal the book's tables.
fn tables(file: &ScenarioFile, board: &Board, clerk: &mut Clerk<'_>) {
    let Some(tables) = &file.tables else { return };
    let (terrain, chips) = totals(board);
    let (want, want_chips) = (tables.terrain.get_ref().pile(), *tables.chips.get_ref());
    if terrain != want {
        let fault = Fault::TerrainTotals { got: terrain, want };
        clerk.note(&tables.terrain.span(), "tables.terrain", fault);
    }
    if chips != want_chips {
        let fault = Fault::ChipTotals { got: chips, want: want_chips };
        clerk.note(&tables.chips.span(), "tables.chips", fault);
    }
}

/// All hexes and chips of a board, printed and pooled.
pub(crate) fn totals(board: &Board) -> (TerrainPile, ChipPile) {
    let grids = board.grids.terrain.iter().copied().zip(board.grids.chips.iter().copied());
    let pools = board.scenario.pools.iter().map(|pool| (pool.terrain, pool.chips));
    super::plan::sum_up(grids, pools)
}

fn harbours(file: &ScenarioFile, board: &Board, clerk: &mut Clerk<'_>) {
    let written = file.harbours.get_ref();
    let (count, spots) = (sum(&board.scenario.harbours), written.spots.len());
    if count > HARBOURS_MAX {
        clerk.note(&file.harbours.span(), "harbours", Fault::TooManyHarbours);
    }
    match written.placed.get_ref().as_str() {
        "spots" if count != spots => {
            let fault = Fault::HarbourCount { harbours: count, spots };
            clerk.note(&written.special.span(), "harbours", fault);
        }
        "players" if spots > 0 => {
            clerk.note(&written.placed.span(), "harbours.placed", Fault::SpotsForPlayers);
        }
        _ => {}
    }
    if board.scenario.spots.len() != spots {
        return;
    }
    let mut taken = Corners::EMPTY;
    for (spot, written) in board.spot_corners.iter().enumerate().zip(&written.spots) {
        let (at, corners) = spot;
        let side = board.scenario.spots[at].side;
        let at = Some(At::Side(Side(side)));
        if let Some(fault) = bad_spot(board, side) {
            clerk.note_at(&written.span(), "harbours.spots", fault, at);
        }
        if taken.meets(corners) {
            clerk.note_at(&written.span(), "harbours.spots", Fault::SpotShares, at);
        }
        taken = taken.or(corners);
    }
    fixed_kinds(file, board, clerk);
}

fn bad_spot(board: &Board, side: u8) -> Option<Fault> {
    let wet = |hex: &u8| *hex == NOWHERE || board.grids.areas[*hex as usize] == b's';
    let vague =
        |hex: &u8| *hex != NOWHERE && matches!(board.grids.areas[*hex as usize], b'?' | b'*');
    let hexes = board.geometry.side_hexes[side as usize];
    match hexes.iter().filter(|hex| wet(hex)).count() {
        _ if hexes.iter().any(vague) => Some(Fault::SpotUnprinted),
        0 => Some(Fault::SpotInland),
        1 => None,
        _ => Some(Fault::SpotAtSea),
    }
}

fn fixed_kinds(file: &ScenarioFile, board: &Board, clerk: &mut Clerk<'_>) {
    let fixed: Vec<_> = board.scenario.spots.iter().filter_map(|spot| spot.fixed).collect();
    let mut pile = [0; 6];
    fixed.iter().for_each(|kind| pile[kind.index()] += 1);
    if !fixed.is_empty() && pile != board.scenario.harbours {
        clerk.note(&file.harbours.span(), "harbours.spots", Fault::FixedKinds);
    }
}

fn corners_of(board: &Board, hexes: u64) -> Corners {
    hexes_in(hexes).fold(Corners::EMPTY, |all, hex| all.or(&board.geometry.corners_of[hex]))
}

/// A start settlement closes at most four intersections, so this many always leave room.
fn room_needed(file: &ScenarioFile) -> usize {
    let seats = file.players.get_ref().iter().copied().max().unwrap_or(2) as usize;
    4 * (2 * seats - 1) + 1
}

fn start(file: &ScenarioFile, board: &Board, clerk: &mut Clerk<'_>) {
    let span = file.start.span();
    let need = room_needed(file);
    let areas: Vec<u64> = file
        .start
        .get_ref()
        .iter()
        .map(|area| super::build::hexes_of(&board.grids.areas, std::slice::from_ref(area)))
        .collect();
    let groups = if file.one_home { areas } else { vec![board.start] };
    for hexes in groups {
        let room = corners_of(board, hexes).len();
        if room < need {
            clerk.note(&span, "start", Fault::StartRoom { room, need });
        }
    }
    let hidden = hexes_in(board.start)
        .any(|hex| board.geometry.beside(hex).any(|other| board.grids.areas[other] == b'?'));
    if hidden || hexes_in(board.start).any(|hex| board.grids.areas[hex] == b'?') {
        clerk.note(&span, "start", Fault::StartHidden);
    }
    if hexes_in(board.start).any(|hex| board.grids.areas[hex] == b's') {
        clerk.note(&span, "start", Fault::StartAtSea);
    }
}

fn bonus(file: &ScenarioFile, board: &Board, clerk: &mut Clerk<'_>) {
    let Some(written) = &file.bonus else { return };
    let bonus = &board.scenario.bonus;
    if bonus.kind != BonusKind::None && bonus.hexes == 0 {
        clerk.note(&written.span(), "bonus.areas", Fault::BonusNowhere);
    }
    if bonus.kind == BonusKind::TradeLines && (written.get_ref().areas.len() != 2 || !file.one_home)
    {
        clerk.note(&written.span(), "bonus", Fault::TradeLines);
    }
}

fn robbers(file: &ScenarioFile, board: &Board, clerk: &mut Clerk<'_>) {
    let span = file.robber.span();
    match board.scenario.robber {
        RobberStart::Desert if totals(board).0[1] == 0 => {
            clerk.note(&span, "robber", Fault::NoDesert);
        }
        RobberStart::On(hex) if !board.grids.terrain[hex.at()].is_land() => {
            clerk.note_at(&span, "robber", Fault::RobberAtSea, at_hex(hex.at()));
        }
        _ => {}
    }
    let wet = |hex: Hex| board.grids.terrain[hex.at()] == Terrain::Sea;
    if let (Some(written), Some(hex)) = (&file.pirate, board.scenario.pirate)
        && !wet(hex)
    {
        clerk.note_at(&written.span(), "pirate", Fault::PirateAshore, at_hex(hex.at()));
    }
}
