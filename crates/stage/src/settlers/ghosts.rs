//! What can be decided on the board now: pieces to build, places for the robber, ships to move.

use game::Seat;
use settlers::{Action, Corner, HarbourView, Hex, Side};

use super::board::{Board, Draft};
use super::labels;
use super::panels::builds;
use super::phase::Phase;
use super::scene::{
    HEX_AREA, PIRATE_LIES, ROBBER_STANDS, around, harbour_art, moved, sign_area, still,
};
use super::target::{Target, VictimAt};
use super::ways::berths;
use crate::Lang;
use crate::scene::{Art, Item, Point, Rect, Touchable};

/// How far from its middle a ghost can be touched, where nothing else is near.
pub const REACH: f32 = 24.0;
/// The same for an intersection: it lies above the sides that meet there and must leave them room.
const CORNER_REACH: f32 = 18.0;
/// Nearer than this two ghosts cannot be told apart by a finger.
const LEAST_REACH: f32 = 12.0;
/// A road and a ship on the same coast move apart so far.
const APART: f32 = 13.0;

/// Everything that can be decided on the board, with the half-made choice.
pub fn ghosts(board: &Board, draft: Draft, lang: Lang) -> Vec<Item> {
    let mut ghosts = shown(board, draft);
    ghosts.sort_by_key(|ghost| ghost.layer);
    let items = (0..ghosts.len()).filter_map(|place| item(board, &ghosts, place, lang));
    let pieces: Vec<Item> = items.collect();
    pieces.into_iter().chain(tried(board, draft)).collect()
}

/// What of it can be touched, by name.
pub fn targets(board: &Board, draft: Draft) -> Vec<Target> {
    shown(board, draft).into_iter().map(|ghost| ghost.target).collect()
}

fn shown(board: &Board, draft: Draft) -> Vec<Ghost> {
    match draft.placed() {
        // A ship to be moved: only where it goes.
        Some(Action::Lift { from }) => sailing(board, from, draft),
        _ => board
            .actions()
            .filter(|action| wanted(*action, draft))
            .flat_map(|action| offered(board, action, draft))
            .collect(),
    }
}

/// Who has said what to build sees only places for that.
fn wanted(action: Action, draft: Draft) -> bool {
    match draft {
        Draft::Build { piece } => builds(action) == Some(piece),
        _ => true,
    }
}

/// What lies under what: hexes, sides, intersections.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Layer {
    Hex,
    Side,
    Corner,
}

struct Ghost {
    layer: Layer,
    target: Target,
    action: Action,
    at: Point,
    art: Art,
    area: Option<Rect>,
    tried: bool,
}

/// The ghosts of a decision; none for one that is not made on the board.
fn offered(board: &Board, action: Action, draft: Draft) -> Vec<Ghost> {
    let tried = draft.placed() == Some(action);
    let ghost = |layer, at: Option<Point>, art: Option<Art>, area| {
        let target = Target::Place(action);
        let (Some(at), Some(art)) = (at, art) else { return Vec::new() };
        vec![Ghost { layer, target, action, at, art, area, tried }]
    };
    let seat = board.view.active;
    match action {
        Action::Settle { at } => {
            ghost(Layer::Corner, board.corner_point(at), art(house(seat, crowded(board))), None)
        }
        Action::City { at } => {
            ghost(Layer::Corner, board.corner_point(at), art(art::hex::city_ghost(seat)), None)
        }
        Action::Road { at } => {
            let road = board.side_span(at).map(|span| art::hex::road_ghost(seat, span).into());
            ghost(Layer::Side, berth(board, action, at), road, None)
        }
        Action::Ship { at } => {
            ghost(Layer::Side, berth(board, action, at), art(art::hex::ship_ghost(seat)), None)
        }
        Action::Lift { from } => {
            ghost(Layer::Side, board.side_point(from), art(LIFT.to_owned()), None)
        }
        Action::Harbour { at } => {
            let area = sign_area(board, at, BUOY_OUT, BUOY_REACH);
            ghost(Layer::Side, board.side_point(at), buoy(board, at), area)
        }
        Action::Robber { to: hex }
        | Action::Pirate { to: hex }
        | Action::Chart { hex }
        | Action::Chip { from: hex } => {
            ghost(Layer::Hex, board.hex_point(hex), art(HEX_RING.to_owned()), Some(HEX_AREA))
        }
        Action::Rob { victim } => victims(board, victim, tried),
        _ => Vec::new(),
    }
}

fn art(markup: String) -> Option<Art> {
    Some(markup.into())
}

/// Where a road or ship ghost lies. On a coast where both may come they move apart: the road onto
/// the land, the ship onto the water.
fn berth(board: &Board, action: Action, at: Side) -> Option<Point> {
    let middle = board.side_point(at)?;
    let both = board.can(Action::Road { at }).is_some() && board.can(Action::Ship { at }).is_some();
    if !both {
        return Some(middle);
    }
    let out = board.outwards(at)?;
    let way = if matches!(action, Action::Ship { .. }) { APART } else { -APART };
    Some(moved(middle, Point { x: out.x * way, y: out.y * way }))
}

fn ship(board: &Board, at: Side) -> Option<Art> {
    let span = board.side_span(at)?;
    Some(art::hex::ship(board.view.active, span, false).into())
}

/// Are there so many places for a settlement that whole houses would hide the map?
fn crowded(board: &Board) -> bool {
    board.actions().filter(|action| matches!(action, Action::Settle { .. })).count() > 12
}

fn house(seat: Seat, small: bool) -> String {
    if small { art::hex::site_ghost(seat) } else { art::hex::settlement_ghost(seat) }
}

/// A buoy where a harbour could come.
fn buoy(board: &Board, at: Side) -> Option<Art> {
    let out = board.outwards(at)?;
    let (x, y) = (out.x * BUOY_OUT, out.y * BUOY_OUT);
    Some(format!("<g transform='translate({x:.1} {y:.1})'>{BUOY}</g>").into())
}

/// How far from its side a buoy lies …
const BUOY_OUT: f32 = 13.0;
/// … and how far from its middle it can be touched.
const BUOY_REACH: f32 = 16.0;
const BUOY: &str = "<circle r='9.5' fill='#faf1dc' stroke='#3b2f26' stroke-width='1.8' \
     stroke-dasharray='4 2.8'/>\
     <path d='M0-6v11M-3-3.5h6M-5.5 1q1 4.5 5.5 4.5t5.5-4.5' fill='none' stroke='#3b2f26' \
     stroke-width='1.8'/>";

/// Arrows around a ship that may leave.
const LIFT: &str = "<circle r='20' fill='none' stroke='#fffdf4' stroke-width='5'/>\
     <circle r='20' fill='none' stroke='#3b2f26' stroke-width='2' stroke-dasharray='7 5'/>\
     <path d='M-27 0l7-6v12zM27 0l-7-6v12z' fill='#3b2f26' stroke='#fffdf4'/>";

/// The rim of a hex that may be chosen.
const HEX_RING: &str = "<path d='M0-50L43.3-25V25L0 50-43.3 25V-25Z' fill='#fffdf4' \
     fill-opacity='.2' stroke='#3b2f26' stroke-width='3.5' stroke-linejoin='round' \
     stroke-dasharray='9 6'/>";

const RING: &str = "<circle r='21' fill='none' stroke='#fffdf4' stroke-width='6'/>\
     <circle r='21' fill='none' stroke='#b3261e' stroke-width='3' stroke-dasharray='8 4'/>";

/// A victim can be touched at every piece that the robber or pirate reaches.
fn victims(board: &Board, victim: Seat, tried: bool) -> Vec<Ghost> {
    let Some(player) = board.player(victim) else { return Vec::new() };
    let near = |hexes: Vec<Hex>, pawn: Option<Hex>| pawn.is_some_and(|pawn| hexes.contains(&pawn));
    let built = player.settlements.iter().chain(&player.cities).copied();
    let corners = built.filter(|at| near(board.hexes_at(*at), board.view.robber));
    let sides = player.ships.iter().copied();
    let sides = sides.filter(|at| near(board.beside(*at), board.view.pirate));
    let spots = corners.map(VictimAt::Corner).chain(sides.map(VictimAt::Side));
    let ghost = |spot: VictimAt| {
        let (layer, at) = match spot {
            VictimAt::Corner(at) => (Layer::Corner, board.corner_point(at)?),
            VictimAt::Side(at) => (Layer::Side, board.side_point(at)?),
        };
        let (target, action) = (Target::Rob(victim, spot), Action::Rob { victim });
        Some(Ghost { layer, target, action, at, art: RING.into(), area: None, tried })
    };
    spots.filter_map(ghost).collect()
}

/// A ship that is about to leave, and where it would go.
fn sailing(board: &Board, from: Side, draft: Draft) -> Vec<Ghost> {
    let action = Action::Lift { from };
    let mut ghosts = offered(board, action, draft);
    let to = match draft {
        Draft::Move { to, .. } => Some(to),
        _ => None,
    };
    let berth = |at: Side| {
        let (layer, target) = (Layer::Side, Target::Sail(at));
        let art = art::hex::ship_ghost(board.view.active).into();
        let (point, tried) = (board.side_point(at)?, to == Some(at));
        Some(Ghost { layer, target, action, at: point, art, area: None, tried })
    };
    ghosts.extend(berths(board, from).into_iter().filter_map(berth));
    ghosts
}

/// What is tried, as it would look. It lies over its ghost, which keeps touches and focus.
fn tried(board: &Board, draft: Draft) -> Option<Item> {
    let action = draft.placed()?;
    let seat = board.view.active;
    let (at, art): (Point, Art) = match action {
        Action::Robber { to } => {
            (moved(board.hex_point(to)?, ROBBER_STANDS), art::hex::robber().into())
        }
        Action::Pirate { to } => {
            (moved(board.hex_point(to)?, PIRATE_LIES), art::hex::pirate().into())
        }
        Action::Harbour { at } => {
            let Phase::LayHarbour(Some(kind)) = board.phase else { return None };
            (board.side_point(at)?, harbour_art(board, HarbourView { side: at, kind })?)
        }
        Action::Settle { at } => (board.corner_point(at)?, art::hex::settlement(seat).into()),
        Action::City { at } => (board.corner_point(at)?, art::hex::city(seat).into()),
        Action::Road { at } => {
            (berth(board, action, at)?, art::hex::road(seat, board.side_span(at)?).into())
        }
        Action::Ship { at } => (berth(board, action, at)?, ship(board, at)?),
        Action::Lift { .. } => {
            let Draft::Move { to, .. } = draft else { return None };
            (board.side_point(to)?, ship(board, to)?)
        }
        _ => return None,
    };
    let place = board.view.place.as_deref().unwrap_or_default();
    let to = if let Draft::Move { to, .. } = draft { to.to_string() } else { String::new() };
    let key = format!("tried:{action}:{to}:{seat}:{place}");
    Some(still(key, "preview", at, art))
}

fn item(board: &Board, ghosts: &[Ghost], place: usize, lang: Lang) -> Option<Item> {
    let ghost = ghosts.get(place)?;
    let name = match ghost.target {
        Target::Sail(at) => labels::berth(board, at, ghost.tried, lang),
        _ => labels::decision(board, ghost.action, ghost.tried, lang),
    };
    let solid = if ghost.tried { " solid" } else { "" };
    Some(Item {
        key: format!("ghost:{}:{}{}", ghost.target, board.view.active, looks(board, ghost)),
        class: format!("ghost{solid} {} seat-{}", class(ghost), board.view.active),
        at: ghost.at,
        turned: 0,
        art: ghost.art.clone(),
        touch: Some(Touchable {
            target: ghost.target.to_string(),
            name,
            area: ghost.area.unwrap_or_else(|| around(elbow_room(ghosts, ghost))),
            acts: true,
        }),
    })
}

/// What tells two pictures of a ghost apart, beyond its place and its seat.
fn looks(board: &Board, ghost: &Ghost) -> &'static str {
    let settles = matches!(ghost.action, Action::Settle { .. });
    if settles && crowded(board) { ":small" } else { "" }
}

fn class(ghost: &Ghost) -> &'static str {
    match ghost.action {
        Action::Settle { .. } => "settlement",
        Action::City { .. } => "city",
        Action::Road { .. } => "road",
        Action::Ship { .. } => "ship",
        Action::Lift { .. } if matches!(ghost.target, Target::Sail(_)) => "ship",
        Action::Lift { .. } => "lift",
        Action::Rob { .. } => "victim",
        Action::Harbour { .. } => "harbour",
        _ => "hexes",
    }
}

/// How far a touch may miss a ghost: never onto the half that is nearer to another of its layer.
fn elbow_room(ghosts: &[Ghost], ghost: &Ghost) -> f32 {
    let apart =
        |other: &Ghost| (ghost.at.x - other.at.x).abs().max((ghost.at.y - other.at.y).abs());
    let others = ghosts.iter().filter(|other| other.layer == ghost.layer && other.at != ghost.at);
    let sides = ghosts.iter().any(|other| other.layer == Layer::Side);
    let most = if ghost.layer == Layer::Corner && sides { CORNER_REACH } else { REACH };
    others.map(|other| apart(other) / 2.0).fold(most, f32::min).max(LEAST_REACH)
}

/// The intersection that a decision is about.
pub fn corner_of(action: Action) -> Option<Corner> {
    match action {
        Action::Settle { at } | Action::City { at } => Some(at),
        _ => None,
    }
}

/// The side that a decision is about.
pub fn side_of(action: Action) -> Option<Side> {
    match action {
        Action::Road { at } | Action::Ship { at } | Action::Harbour { at } => Some(at),
        Action::Lift { from } => Some(from),
        _ => None,
    }
}

/// The hex that a decision is about.
pub fn hex_of(action: Action) -> Option<Hex> {
    match action {
        Action::Robber { to } | Action::Pirate { to } => Some(to),
        Action::Chart { hex } => Some(hex),
        Action::Chip { from } => Some(from),
        _ => None,
    }
}
