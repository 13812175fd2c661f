//! From what was seen to what is drawn.
//!
//! Back to front: the frame, water, land, chips, harbours, roads and ships, free intersections,
//! buildings, robber and pirate, and at last what can be decided now.

use game::Seat;
use settlers::{Corner, HarbourView, Hex, HexView, LineView, PlayerView, Side, Terrain};

use super::board::{Board, Draft};
use super::ghosts::ghosts;
use super::places::from;
use super::target::Target;
use super::{labels, pictures, ways};
use crate::Lang;
use crate::scene::{Art, Item, Point, Rect, Scene, Touchable};

/// The part of a hex that feels touches: a square that no neighbour's overlaps.
pub const HEX_AREA: Rect = Rect { at: Point { x: -46.0, y: -40.0 }, width: 92.0, height: 80.0 };

/// How far from its middle a piece can be touched.
const PIECE_REACH: f32 = 17.0;
/// The same for the sign of a harbour.
const SIGN_REACH: f32 = 18.0;

/// A square around the origin.
pub fn around(half: f32) -> Rect {
    Rect { at: Point { x: -half, y: -half }, width: 2.0 * half, height: 2.0 * half }
}

/// The board as it lies, with the half-made choice.
pub fn scene(board: &Board, draft: Draft, lang: Lang) -> Scene {
    let mut items = vec![frame(board)];
    items.extend(hexes(board, lang, |terrain| !terrain.is_land()));
    items.extend(hexes(board, lang, Terrain::is_land));
    items.extend(board.hexes().filter_map(|(at, hex)| chip(board, at, hex)));
    items.extend(board.view.harbours.iter().filter_map(|laid| harbour(board, *laid, lang)));
    items.extend(board.view.lines.iter().filter_map(|line| trade_line(board, line)));
    for (seat, player) in board.players() {
        items.extend(player.roads.iter().filter_map(|at| road(board, seat, *at, lang)));
        items.extend(player.ships.iter().filter_map(|at| ship(board, seat, player, *at, lang)));
    }
    items.extend(board.corners().filter_map(|at| free(board, at, lang)));
    for (seat, player) in board.players() {
        let built = [(&player.settlements, false), (&player.cities, true)];
        for (corners, city) in built {
            items.extend(corners.iter().filter_map(|at| building(board, seat, city, *at, lang)));
        }
    }
    items.extend(pawns(board));
    items.extend(ghosts(board, draft, lang));
    Scene { bounds: board.bounds(), items }
}

/// Something that is only looked at.
pub fn still(key: String, class: &str, at: Point, art: Art) -> Item {
    Item { key, class: class.to_owned(), at, turned: 0, art, touch: None }
}

fn read_out(target: Target, name: String, area: Rect) -> Option<Touchable> {
    Some(Touchable { target: target.to_string(), name, area, acts: false })
}

/// The water around the map.
fn frame(board: &Board) -> Item {
    let origin = Point::default();
    let ends = board.rim().filter_map(|side| board.side_ends(side));
    let sides: Vec<[art::Point; 2]> = ends.map(|ends| ends.map(|end| from(origin, end))).collect();
    let rows: Vec<String> =
        board.view.rows.iter().map(|(length, offset)| format!("{length}+{offset}")).collect();
    let art = art::hex::frame(&sides).into();
    still(format!("frame:{}", rows.join(",")), "tile frame", origin, art)
}

/// Water comes before land, so that coasts lie on it.
fn hexes(board: &Board, lang: Lang, which: fn(Terrain) -> bool) -> Vec<Item> {
    let shown = board.hexes().filter(|(_, hex)| which(hex.terrain));
    shown.filter_map(|(at, hex)| hex_item(board, at, hex, lang)).collect()
}

fn hex_item(board: &Board, at: Hex, hex: HexView, lang: Lang) -> Option<Item> {
    let name = labels::hex(board, at, hex, lang);
    Some(Item {
        key: format!("hex:{at}:{}", hex.terrain),
        class: format!("tile hex {}", hex.terrain),
        at: board.hex_point(at)?,
        turned: 0,
        art: pictures::hex(hex.terrain, at),
        touch: read_out(Target::Hex(at), name, HEX_AREA),
    })
}

/// Is the production of this hex stopped?
pub fn is_blocked(board: &Board, at: Hex) -> bool {
    board.view.robber == Some(at)
}

/// A number; faintly struck out where the robber stands, for it is still to be read.
fn chip(board: &Board, at: Hex, hex: HexView) -> Option<Item> {
    let (number, blocked) = (hex.chip?, is_blocked(board, at));
    let strike = if blocked {
        "<path d='M-15 15L15-15' stroke='#3a3531' stroke-width='3' stroke-linecap='round' \
         opacity='.5'/>"
    } else {
        ""
    };
    let art = format!("{}{strike}", art::hex::chip(number)).into();
    let word = if blocked { "blocked" } else { "free" };
    let key = format!("chip:{at}:{number}:{word}");
    Some(still(key, &format!("tile chip {word}"), board.hex_point(at)?, art))
}

/// The picture of a harbour at a side, around the side's middle.
pub fn harbour_art(board: &Board, laid: HarbourView) -> Option<Art> {
    let (span, out) = (board.side_span(laid.side)?, board.outwards(laid.side)?);
    Some(art::hex::harbour(laid.kind, span, out).into())
}

/// Where something on the water feels touches, so far out as seen from its side.
pub fn sign_area(board: &Board, side: Side, far: f32, reach: f32) -> Option<Rect> {
    let out = board.outwards(side)?;
    let (x, y) = (out.x * far, out.y * far);
    let Rect { at, width, height } = around(reach);
    Some(Rect { at: Point { x: at.x + x, y: at.y + y }, width, height })
}

fn harbour(board: &Board, laid: HarbourView, lang: Lang) -> Option<Item> {
    Some(Item {
        key: format!("harbour:{}:{}", laid.side, laid.kind),
        class: "tile harbour".to_owned(),
        at: board.side_point(laid.side)?,
        turned: 0,
        art: harbour_art(board, laid)?,
        touch: read_out(
            Target::Harbour(laid.side),
            labels::harbour(board, laid.kind, laid.side, lang),
            sign_area(board, laid.side, art::hex::SIGN_OUT, SIGN_REACH)?,
        ),
    })
}

/// A closed trade line, under its ships.
fn trade_line(board: &Board, line: &LineView) -> Option<Item> {
    let way = ways::trade_way(board, line);
    let points: Option<Vec<art::Point>> = way
        .iter()
        .map(|corner| board.corner_point(*corner).map(|point| from(Point::default(), point)))
        .collect();
    let art = art::hex::trade_line(&points?).into();
    let steps: Vec<String> = way.iter().map(ToString::to_string).collect();
    let key = format!("line:{}", steps.join("-"));
    Some(still(key, "tile line", Point::default(), art))
}

fn road(board: &Board, seat: Seat, at: Side, lang: Lang) -> Option<Item> {
    let art = art::hex::road(seat, board.side_span(at)?).into();
    let name = labels::road(board, seat, at, lang);
    Some(Item {
        key: format!("road:{at}:{seat}"),
        class: format!("figure road seat-{seat}"),
        at: board.side_point(at)?,
        turned: 0,
        art,
        touch: read_out(Target::Side(at), name, around(PIECE_REACH)),
    })
}

fn ship(board: &Board, seat: Seat, player: &PlayerView, at: Side, lang: Lang) -> Option<Item> {
    let tied = ways::is_tied(board, player, at);
    let word = if tied { "tied" } else { "open" };
    let art = art::hex::ship(seat, board.side_span(at)?, tied).into();
    let name = labels::ship(board, seat, at, tied, lang);
    Some(Item {
        key: format!("ship:{at}:{seat}:{word}"),
        class: format!("figure ship {word} seat-{seat}"),
        at: board.side_point(at)?,
        turned: 0,
        art,
        touch: read_out(Target::Side(at), name, around(PIECE_REACH)),
    })
}

const FREE: &str = "<circle r='2.6' fill='#3b2f26' opacity='.45'/>";

/// An intersection where a settlement could still come.
fn free(board: &Board, at: Corner, lang: Lang) -> Option<Item> {
    let point = board.corner_point(at).filter(|_| board.is_shore(at) && board.is_open(at))?;
    let name = labels::open(board, at, lang);
    Some(Item {
        key: format!("free:{at}"),
        class: "tile free".to_owned(),
        at: point,
        turned: 0,
        art: FREE.into(),
        touch: read_out(Target::Corner(at), name, around(12.0)),
    })
}

fn building(board: &Board, seat: Seat, city: bool, at: Corner, lang: Lang) -> Option<Item> {
    let (word, art) = if city {
        ("city", art::hex::city(seat))
    } else {
        ("settlement", art::hex::settlement(seat))
    };
    Some(Item {
        key: format!("{word}:{at}:{seat}"),
        class: format!("figure {word} seat-{seat}"),
        at: board.corner_point(at)?,
        turned: 0,
        art: art.into(),
        touch: read_out(
            Target::Corner(at),
            labels::building(board, seat, city, at, lang),
            around(PIECE_REACH),
        ),
    })
}

/// Where the robber stands on a hex: beside the number.
pub const ROBBER_STANDS: Point = Point { x: -30.0, y: -2.0 };
/// Where the pirate lies.
pub const PIRATE_LIES: Point = Point { x: 0.0, y: 0.0 };

/// A point moved by another.
pub fn moved(at: Point, by: Point) -> Point {
    Point { x: at.x + by.x, y: at.y + by.y }
}

fn pawns(board: &Board) -> Vec<Item> {
    let stands = |key: &str, hex: Option<Hex>, by: Point, art: String| {
        let at = moved(board.hex_point(hex?)?, by);
        Some(still(key.to_owned(), &format!("figure {key}"), at, art.into()))
    };
    let robber = stands("robber", board.view.robber, ROBBER_STANDS, art::hex::robber());
    let pirate = stands("pirate", board.view.pirate, PIRATE_LIES, art::hex::pirate());
    robber.into_iter().chain(pirate).collect()
}
