//! What must be true of a scenario file beyond its grammar.

use std::ops::Range;

use toml::Spanned;

use super::read::Clerk;
use super::sheet::{PoolSheet, Sheet};
use super::{BonusKind, How, Pool, RobberStart};
use crate::board::{Board, ChipCell, hexes_in};
use crate::deal::{SPIRAL_CHIPS, spiral_order};
use crate::geometry::{Corners, NOWHERE};
use crate::land::{ChipPile, Terrain, TerrainPile};
use crate::route::PIECES_MAX;

/// The most harbours a state keeps.
pub(crate) const HARBOURS_MAX: usize = 16;

/// Notes every mistake of a file whose grids hold together.
pub(super) fn check(sheet: &Sheet, board: &Board, clerk: &mut Clerk<'_>) {
    head(sheet, clerk);
    for row in rows(sheet, board) {
        for hex in row.hexes.clone() {
            cell(&row, board, hex, clerk);
        }
    }
    islands_apart(sheet, board, clerk);
    for (pool, written) in board.scenario.pools.iter().zip(&sheet.pool) {
        check_pool(board, pool, written, clerk);
    }
    one_pool_each(sheet, board, clerk);
    tables(sheet, board, clerk);
    harbours(sheet, board, clerk);
    start(sheet, board, clerk);
    bonus(sheet, board, clerk);
    robbers(sheet, board, clerk);
}

fn head(sheet: &Sheet, clerk: &mut Clerk<'_>) {
    let players = sheet.players.get_ref();
    if players.is_empty() || players.iter().any(|count| !(2..=4).contains(count)) {
        clerk.note(&sheet.players.span(), "players", "name some of 2, 3 and 4");
    }
    if !(3..=50).contains(sheet.points.get_ref()) {
        clerk.note(&sheet.points.span(), "points", "the goal lies between 3 and 50 points");
    }
    let pieces = &sheet.pieces;
    let limits = [
        ("pieces.settlements", &pieces.settlements, 2),
        ("pieces.cities", &pieces.cities, 0),
        ("pieces.roads", &pieces.roads, 2),
        ("pieces.ships", &pieces.ships, 0),
    ];
    for (field, count, least) in limits {
        if !(least..=30).contains(count.get_ref()) {
            clerk.note(&count.span(), field, format!("between {least} and 30 pieces"));
        }
    }
    let ways = *pieces.roads.get_ref() as usize + *pieces.ships.get_ref() as usize;
    if ways > PIECES_MAX {
        let reason = format!("at most {PIECES_MAX} roads and ships together");
        clerk.note(&pieces.ships.span(), "pieces.ships", reason);
    }
}

/// A row of the grids with the places of its three lines in the text.
struct GridRow {
    hexes: Range<usize>,
    areas: Range<usize>,
    terrain: Range<usize>,
    chips: Range<usize>,
}

fn rows(sheet: &Sheet, board: &Board) -> Vec<GridRow> {
    let mut first = 0;
    let row = |(r, row): (usize, &crate::geometry::Row)| {
        let hexes = first..first + row.length as usize;
        first = hexes.end;
        GridRow {
            hexes,
            areas: sheet.areas.get_ref()[r].span(),
            terrain: sheet.terrain.get_ref()[r].span(),
            chips: sheet.chips.get_ref()[r].span(),
        }
    };
    board.geometry.rows.iter().enumerate().map(row).collect()
}

fn is_star(board: &Board, hex: usize) -> bool {
    board.grids.terrain[hex] == Terrain::Unknown && board.grids.areas[hex] != b'?'
}

fn cell(row: &GridRow, board: &Board, hex: usize, clerk: &mut Clerk<'_>) {
    let (area, terrain) = (board.grids.areas[hex], board.grids.terrain[hex]);
    let place = hex - row.hexes.start;
    let fits = match area {
        b's' => terrain == Terrain::Sea,
        b'd' => terrain == Terrain::Desert,
        b'?' | b'*' => terrain == Terrain::Unknown,
        _ => terrain != Terrain::Sea,
    };
    if !fits {
        let reason = format!("place {place}: {terrain} in an area '{}'", area as char);
        clerk.note(&row.terrain, "terrain", reason);
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
        clerk.note(&row.chips, "chips", format!("place {place}: no such chip on {terrain}"));
    }
    if is_star(board, hex) && shuffled_terrain(board, hex) != 1 {
        clerk.note(&row.areas, "areas", format!("place {place}: dealt by no pool, or by several"));
    }
}

fn shuffled_terrain(board: &Board, hex: usize) -> usize {
    let deals = |pool: &&Pool| pool.terrain.is_some() && pool.hexes >> hex & 1 == 1;
    board.pools(How::Shuffle).filter(deals).count()
}

/// Numbered islands touch no other land; the far part does not touch the main part (S-49).
fn islands_apart(sheet: &Sheet, board: &Board, clerk: &mut Clerk<'_>) {
    let land = |area: u8| matches!(area, b'm' | b'n' | b'1'..=b'6' | b'd');
    let belt = |a: u8, b: u8| a == b'd' && matches!(b, b'm' | b'n');
    for row in rows(sheet, board) {
        for hex in row.hexes {
            for other in board.geometry.beside(hex).filter(|other| *other > hex) {
                let (a, b) = (board.grids.areas[hex], board.grids.areas[other]);
                if land(a) && land(b) && a != b && !belt(a, b) && !belt(b, a) {
                    let reason = format!("islands '{}' and '{}' touch", a as char, b as char);
                    clerk.note(&row.areas, "areas", reason);
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

fn check_pool(board: &Board, pool: &Pool, written: &Spanned<PoolSheet>, clerk: &mut Clerk<'_>) {
    let span = written.span();
    if pool.hexes == 0 {
        clerk.note(&span, "pool.areas", format!("pool '{}' has no hex", pool.name));
    }
    let stars = hexes_in(pool.hexes).filter(|hex| board.grids.terrain[*hex] == Terrain::Unknown);
    let (got, want) = (pool.terrain.map(|pile| sum(&pile)), stars.count());
    if got.is_some_and(|got| got != want) {
        let reason =
            format!("pool '{}' has {} hexes for {want} places", pool.name, got.unwrap_or(0));
        clerk.note(&span, "pool.terrain", reason);
    }
    let Some(chips) = pool.chips else { return };
    if pool.how == How::Bag {
        return;
    }
    let places = chip_places(board, pool);
    if sum(&chips) != places {
        let reason = format!("pool '{}' has {} chips for {places} places", pool.name, sum(&chips));
        clerk.note(&span, "pool.chips", reason);
    }
    if pool.how == How::Spiral
        && (spiral_order(board, pool.hexes, None).is_none() || chips != SPIRAL_CHIPS)
    {
        let reason =
            "a spiral needs an island of 19 hexes in the shape of the base game and its 18 chips";
        clerk.note(&span, "pool.how", reason);
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

fn one_pool_each(sheet: &Sheet, board: &Board, clerk: &mut Clerk<'_>) {
    let needs = [
        (How::Stack, board.grids.areas.contains(&b'?'), "stack"),
        (How::Bag, board.bag_hexes != 0, "bag"),
    ];
    for (how, needed, name) in needs {
        let found = board.pools(how).count();
        if found != usize::from(needed) {
            let reason = format!(
                "{found} pools of the kind '{name}', but the grids ask for {}",
                usize::from(needed)
            );
            clerk.note(&sheet.areas.span(), "pool", reason);
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
            let reason = format!("no single pool brings the chip of hex {hex}");
            clerk.note(&sheet.chips.span(), "chips", reason);
            return;
        }
    }
}

/// The totals over grids and pools must equal the book's tables.
fn tables(sheet: &Sheet, board: &Board, clerk: &mut Clerk<'_>) {
    let Some(tables) = &sheet.tables else { return };
    let (terrain, chips) = totals(board);
    let (want, want_chips) = (tables.terrain.get_ref().pile(), *tables.chips.get_ref());
    if terrain != want {
        let reason = format!("grids and pools hold {terrain:?}, the table says {want:?}");
        clerk.note(&tables.terrain.span(), "tables.terrain", reason);
    }
    if chips != want_chips {
        let reason = format!("grids and pools hold {chips:?}, the table says {want_chips:?}");
        clerk.note(&tables.chips.span(), "tables.chips", reason);
    }
}

/// All hexes and chips of a board, printed and pooled.
pub(crate) fn totals(board: &Board) -> (TerrainPile, ChipPile) {
    let mut terrain = TerrainPile::default();
    for shown in &board.grids.terrain {
        if let Some(at) = Terrain::ALL.iter().position(|known| known == shown) {
            terrain[at] += 1;
        }
    }
    let mut chips = ChipPile::default();
    for cell in &board.grids.chips {
        if let ChipCell::Number(number) = cell
            && let Some(slot) = crate::land::chip_slot(*number)
        {
            chips[slot] += 1;
        }
    }
    for pool in &board.scenario.pools {
        pool.terrain.iter().for_each(|pile| (0..8).for_each(|at| terrain[at] += pile[at]));
        pool.chips.iter().for_each(|pile| (0..10).for_each(|at| chips[at] += pile[at]));
    }
    (terrain, chips)
}

fn harbours(sheet: &Sheet, board: &Board, clerk: &mut Clerk<'_>) {
    let written = sheet.harbours.get_ref();
    let (count, spots) = (sum(&board.scenario.harbours), written.spots.len());
    if count > HARBOURS_MAX {
        clerk.note(&sheet.harbours.span(), "harbours", format!("at most {HARBOURS_MAX} harbours"));
    }
    match written.placed.get_ref().as_str() {
        "spots" if count != spots => {
            let reason = format!("{count} harbours for {spots} spots");
            clerk.note(&written.special.span(), "harbours", reason);
        }
        "players" if spots > 0 => {
            clerk.note(&written.placed.span(), "harbours.placed", "players lay them: no spots");
        }
        "spots" | "players" => {}
        other => {
            let reason = format!("'{other}': say spots or players");
            clerk.note(&written.placed.span(), "harbours.placed", reason);
        }
    }
    if board.scenario.spots.len() != spots {
        return;
    }
    let mut taken = Corners::EMPTY;
    for (spot, written) in board.spot_corners.iter().enumerate().zip(&written.spots) {
        let (at, corners) = spot;
        if let Some(reason) = bad_spot(board, board.scenario.spots[at].side) {
            clerk.note(&written.span(), "harbours.spots", reason);
        }
        if taken.meets(corners) {
            let reason = "shares an intersection with another harbour (S-04)";
            clerk.note(&written.span(), "harbours.spots", reason);
        }
        taken = taken.or(corners);
    }
    fixed_kinds(sheet, board, clerk);
}

fn bad_spot(board: &Board, side: u8) -> Option<&'static str> {
    let wet = |hex: &u8| *hex == NOWHERE || board.grids.areas[*hex as usize] == b's';
    let vague =
        |hex: &u8| *hex != NOWHERE && matches!(board.grids.areas[*hex as usize], b'?' | b'*');
    let hexes = board.geometry.side_hexes[side as usize];
    match hexes.iter().filter(|hex| wet(hex)).count() {
        _ if hexes.iter().any(vague) => Some("lies at a hex that is not printed"),
        0 => Some("lies on land: both hexes of the side are land"),
        1 => None,
        _ => Some("lies in the open sea"),
    }
}

fn fixed_kinds(sheet: &Sheet, board: &Board, clerk: &mut Clerk<'_>) {
    let fixed: Vec<_> = board.scenario.spots.iter().filter_map(|spot| spot.fixed).collect();
    let mut pile = [0; 6];
    fixed.iter().for_each(|kind| pile[kind.index()] += 1);
    if !fixed.is_empty() && pile != board.scenario.harbours {
        let reason = "the fixed kinds are not the harbours of this scenario";
        clerk.note(&sheet.harbours.span(), "harbours.spots", reason);
    }
}

fn corners_of(board: &Board, hexes: u64) -> Corners {
    hexes_in(hexes).fold(Corners::EMPTY, |all, hex| all.or(&board.geometry.corners_of[hex]))
}

/// A start settlement closes at most four intersections, so this many always leave room.
fn room_needed(sheet: &Sheet) -> usize {
    let seats = sheet.players.get_ref().iter().copied().max().unwrap_or(2) as usize;
    4 * (2 * seats - 1) + 1
}

fn start(sheet: &Sheet, board: &Board, clerk: &mut Clerk<'_>) {
    let span = sheet.start.span();
    let need = room_needed(sheet);
    let areas: Vec<u64> = sheet
        .start
        .get_ref()
        .iter()
        .map(|area| super::read::hexes_of(&board.grids.areas, std::slice::from_ref(area)))
        .collect();
    let groups = if sheet.one_home { areas } else { vec![board.start] };
    for hexes in groups {
        let room = corners_of(board, hexes).len();
        if room < need {
            let reason = format!("impossible set-up: {room} intersections, {need} are needed");
            clerk.note(&span, "start", reason);
        }
    }
    let hidden = hexes_in(board.start)
        .any(|hex| board.geometry.beside(hex).any(|other| board.grids.areas[other] == b'?'));
    if hidden || hexes_in(board.start).any(|hex| board.grids.areas[hex] == b'?') {
        clerk.note(&span, "start", "impossible set-up: the start touches undiscovered hexes");
    }
    if hexes_in(board.start).any(|hex| board.grids.areas[hex] == b's') {
        clerk.note(&span, "start", "impossible set-up: nobody starts at sea");
    }
}

fn bonus(sheet: &Sheet, board: &Board, clerk: &mut Clerk<'_>) {
    let Some(written) = &sheet.bonus else { return };
    let bonus = &board.scenario.bonus;
    if bonus.kind != BonusKind::None && bonus.hexes == 0 {
        clerk.note(&written.span(), "bonus.areas", "no hex has such an area");
    }
    if bonus.kind == BonusKind::TradeLines
        && (written.get_ref().areas.len() != 2 || !sheet.one_home)
    {
        let reason = "trade lines run between two areas, and one_home must be true";
        clerk.note(&written.span(), "bonus", reason);
    }
}

fn robbers(sheet: &Sheet, board: &Board, clerk: &mut Clerk<'_>) {
    let span = sheet.robber.span();
    match board.scenario.robber {
        RobberStart::Desert if totals(board).0[1] == 0 => {
            clerk.note(&span, "robber", "there is no desert");
        }
        RobberStart::On(hex) if !board.grids.terrain[hex.at()].is_land() => {
            clerk.note(&span, "robber", "the robber stands on land (S-36)");
        }
        _ => {}
    }
    let wet = |hex: crate::geometry::Hex| board.grids.terrain[hex.at()] == Terrain::Sea;
    if let (Some(written), Some(hex)) = (&sheet.pirate, board.scenario.pirate)
        && !wet(hex)
    {
        clerk.note(&written.span(), "pirate", "the pirate stands on the sea (S-36)");
    }
}
