//! The board on the bench: what lies on it, and where a brush can be set down.

use ::words::extras::settlers_workshop_scene as say;
use settlers::scenario::{At, BonusKind, ChipCell, Plan, PlanCell, PlanPlace, SpotPlan};
use settlers::{HarbourKind, Terrain};

use super::brush::Tool;
use super::coast::{coast, spot_at};
use super::frame;
use super::map::{Map, chip, harbour, shuffle};
use super::piles::has;
use super::words;
use crate::scene::{Art, Item, Point, Rect, Scene, Touchable};
use crate::settlers::{names, pictures};
use crate::{Lang, UNIT};

/// How large the part of a side is that feels touches.
const SIDE_TOUCH: f32 = 44.0;

/// An island in the language of the letters, for the badge on its hexes.
const BADGE: &str = "font-family='Georgia,serif' font-size='17' font-weight='700' \
     text-anchor='middle' fill='#3b2f26'";

/// The scene for a brush in the hand; what is `wrong` is marked.
pub(super) fn scene(map: Map<'_>, tool: Tool, wrong: &[At], lang: Lang) -> Scene {
    let mut items = vec![flat(&rim_key(map), "frame", Point::default(), map.rim())];
    // What feels touches comes first and keeps its key: whoever paints with keys stays where they
    // are, and what is read out keeps its order, whatever is laid on a hex.
    items.extend(map.places().filter_map(|(hex, at)| pad(map, hex, at, tool, lang)));
    if tool == Tool::Grow {
        items.extend(frame::outside(map.plan).into_iter().map(|place| ghost(place, lang)));
    }
    for (hex, at) in map.places() {
        hex_items(map, hex, at, tool, &mut items);
    }
    items.extend(
        map.plan.harbours.spots.iter().filter_map(|spot| harbour_item(map, spot, tool, lang)),
    );
    items.extend(map.robber().map(|at| flat("robber", "pawn", lower(at), art::hex::robber())));
    let pirate = map.plan.pirate.map(|at| map.place(at));
    items.extend(pirate.map(|at| flat("pirate", "pawn", at, art::hex::pirate())));
    if matches!(tool, Tool::Harbour(_)) {
        items.extend(coasts(map, lang));
    }
    let mut marked: Vec<Item> = wrong.iter().map(|at| mark(map, *at)).collect();
    marked.sort_by(|one, other| one.key.cmp(&other.key));
    marked.dedup_by(|one, other| one.key == other.key);
    items.extend(marked);
    Scene { bounds: bounds(map, tool), items }
}

/// The robber stands below the chip so that it can be read.
fn lower(at: Point) -> Point {
    Point { x: at.x, y: at.y + 30.0 }
}

fn bounds(map: Map<'_>, tool: Tool) -> Rect {
    let inner = map.bounds();
    let more = if tool == Tool::Grow { UNIT / 2.0 } else { 0.0 };
    Rect {
        at: Point { x: inner.at.x - more, y: inner.at.y - more },
        width: inner.width + 2.0 * more,
        height: inner.height + 2.0 * more,
    }
}

fn flat(key: &str, class: &str, at: Point, art: impl Into<Art>) -> Item {
    let (key, class) = (key.to_owned(), class.to_owned());
    Item { key, class, at, turned: 0, art: art.into(), touch: None }
}

/// The frame is drawn anew when its rows change, so its key holds them.
fn rim_key(map: Map<'_>) -> String {
    let rows = map.geometry.rows.iter().map(|row| format!(":{}+{}", row.length, row.offset));
    format!("rim{}", rows.collect::<String>())
}

fn around(half: f32) -> Rect {
    Rect { at: Point { x: -half, y: -half }, width: 2.0 * half, height: 2.0 * half }
}

/// The part of a hex that feels touches.
fn pad(map: Map<'_>, hex: usize, at: PlanPlace, tool: Tool, lang: Lang) -> Option<Item> {
    let acts = !matches!(tool, Tool::Harbour(_) | Tool::Grow);
    let (target, name) = (format!("h{hex}"), hex_name(map.plan, at, lang)?);
    let touch = Touchable { target, name, area: around(UNIT * 0.43), acts };
    Some(Item { touch: Some(touch), ..flat(&format!("pad h{hex}"), "pad", map.hex(hex), "") })
}

/// A mark around what is wrong.
fn mark(map: Map<'_>, at: At) -> Item {
    let sign = "<circle r='11' fill='#a33a25' stroke='#fff' stroke-width='2'/>\
         <path d='M0-6V1M0 5V5.1' stroke='#fff' stroke-width='3' stroke-linecap='round'/>";
    let (middle, picture) = match at {
        At::Hex(hex) => {
            let rim = format!(
                "<path d='{}' transform='scale(.93)' fill='none' stroke='#a33a25' \
                 stroke-width='5' stroke-dasharray='10 6'/><g transform='translate(0 -38)'>{sign}</g>",
                art::hex::OUTLINE
            );
            (map.hex(hex.at()), rim)
        }
        At::Side(side) => (map.side(usize::from(side.0)), sign.to_owned()),
    };
    flat(&format!("wrong {at}"), "wrong", middle, picture)
}

fn hex_items(map: Map<'_>, hex: usize, at: PlanPlace, tool: Tool, items: &mut Vec<Item>) {
    let Some(cell) = map.plan.cell(at) else { return };
    let middle = map.hex(hex);
    let picture = pictures::hex(cell.terrain, settlers::Hex(hex as u8));
    items.push(flat(&format!("h{hex} {}", cell.terrain), "hex", middle, picture));
    if let Some(sign) = face_down(cell) {
        let key = format!("h{hex} {}", char::from(sign));
        let lifted = Point { x: middle.x, y: middle.y - 32.0 };
        items.push(flat(&key, "sign", lifted, shuffle(sign == b'*')));
    }
    if let Some(picture) = chip(cell.chip) {
        items.push(flat(&format!("h{hex} chip {:?}", cell.chip), "chip", middle, picture));
    }
    if tool.asks_for_islands() && cell.area != b's' {
        items.push(badge(map, hex, cell.area));
    }
}

/// The sign on a hex that is dealt: of land, or of land or sea.
fn face_down(cell: &PlanCell) -> Option<u8> {
    let dealt = cell.terrain == Terrain::Unknown && cell.area != b'?';
    dealt.then_some(if cell.area == b'*' { b'*' } else { b'm' })
}

/// Which island it is, and whether people start or earn chips there.
fn badge(map: Map<'_>, hex: usize, area: u8) -> Item {
    let start = has(&map.plan.start, area);
    let bonus = map.plan.bonus.as_ref().is_some_and(|bonus| has(&bonus.areas, area));
    let fill = if start { "#d9e8b4" } else { "#faf1dc" };
    let coin = if bonus {
        format!("<g transform='translate(17 0) scale(.8)'>{}</g>", art::hex::victory_chip())
    } else {
        String::new()
    };
    let width = if start { "3" } else { "1.2" };
    let letter = char::from(area.to_ascii_uppercase());
    let picture = format!(
        "<circle r='12' fill='{fill}' stroke='#3b2f26' stroke-width='{width}'/>\
         <text y='6' {BADGE}>{letter}</text>{coin}"
    );
    let middle = map.hex(hex);
    let at = Point { x: middle.x - 8.0, y: middle.y + 34.0 };
    flat(&format!("h{hex} area {letter} {start} {bonus}"), "badge", at, picture)
}

/// A hex and what lies on it: `Row 2, place 1: fields, 8`.
pub(super) fn hex_name(plan: &Plan, at: PlanPlace, lang: Lang) -> Option<String> {
    let cell = plan.cell(at)?;
    let mut parts = vec![land(cell, lang).to_owned()];
    parts.extend(number(cell.chip, lang));
    if !matches!(cell.area, b's' | b'?' | b'*') {
        parts.push(words::area(cell.area, lang));
    }
    if has(&plan.start, cell.area) {
        parts.push(say::START.of(lang).to_owned());
    }
    Some(say::HexNamed { place: at.i + 1, row: at.r + 1, what: parts.join(", ") }.of(lang))
}

fn land(cell: &PlanCell, lang: Lang) -> &'static str {
    match (cell.terrain, cell.area) {
        (Terrain::Unknown, b'*') => say::RANDOM_LAND_OR_SEA.of(lang),
        (Terrain::Unknown, area) if area != b'?' => say::RANDOM.of(lang),
        (terrain, _) => names::terrain(terrain, lang),
    }
}

fn number(chip: ChipCell, lang: Lang) -> Option<String> {
    match chip {
        ChipCell::None | ChipCell::Hidden => None,
        ChipCell::Number(number) => Some(number.to_string()),
        ChipCell::Dealt => Some(say::RANDOM_NUMBER.of(lang).to_owned()),
        ChipCell::InPlay => Some(say::NUMBER_DRAWN_IN_PLAY.of(lang).to_owned()),
    }
}

/// Where a hex can be added.
fn ghost(place: frame::Outside, lang: Lang) -> Item {
    let picture = format!(
        "<path d='{}' transform='scale(.86)' fill='#9cc0cf' fill-opacity='.55' stroke='#3b2f26' \
         stroke-width='1.6' stroke-dasharray='6 5'/><path d='M-13 0H13M0-13V13' stroke='#3b2f26' \
         stroke-width='3.4' stroke-linecap='round'/>",
        art::hex::OUTLINE
    );
    let target = place.target();
    let name = say::ADD_A_HEX_HERE.of(lang).to_owned();
    let touch = Touchable { target: target.clone(), name, area: around(UNIT * 0.4), acts: true };
    Item { touch: Some(touch), ..flat(&target, "ghost", Map::outside(place), picture) }
}

/// A harbour; the brush for harbours takes it away or changes it.
fn harbour_item(map: Map<'_>, spot: &SpotPlan, tool: Tool, lang: Lang) -> Option<Item> {
    let (side, picture) = map.harbour(spot)?;
    let name = match spot.fixed {
        Some(kind) => names::harbour(kind, lang),
        None => say::HARBOUR_OF_A_RANDOM_KIND.of(lang).to_owned(),
    };
    let kind = spot.fixed.map_or_else(|| "dealt".to_owned(), |kind| kind.to_string());
    let key = format!("harbour {side} {kind} {}", spot.side);
    let acts = matches!(tool, Tool::Harbour(_));
    let touch =
        Touchable { target: format!("s{side}"), name, area: around(SIDE_TOUCH / 2.0), acts };
    Some(Item { touch: Some(touch), ..flat(&key, "harbour", map.side(side), picture) })
}

/// The coasts where a harbour can be laid.
fn coasts(map: Map<'_>, lang: Lang) -> Vec<Item> {
    let item = |side: usize| {
        let target = format!("s{side}");
        let name = say::COAST.of(lang).to_owned();
        let picture = "<circle r='9' fill='#faf1dc' fill-opacity='.8' stroke='#3b2f26' \
             stroke-width='1.6' stroke-dasharray='4 3'/>";
        let area = around(SIDE_TOUCH / 2.0);
        let touch = Touchable { target: target.clone(), name, area, acts: true };
        Item { touch: Some(touch), ..flat(&target, "ghost", map.side(side), picture) }
    };
    let bare = |side: &usize| {
        spot_at(map.plan, map.geometry, *side).is_none()
            && coast(map.plan, map.geometry, *side).is_some()
    };
    (0..map.geometry.side_ends.len()).filter(bare).map(item).collect()
}

/// The picture of a brush, a hundred by a hundred.
pub(super) fn brush(tool: Tool) -> Art {
    let (picture, scale) = match tool {
        Tool::Land(terrain) => return pictures::terrain(terrain),
        Tool::Number(number) => return pictures::chip(number),
        Tool::Dealt | Tool::Chance => {
            let ground = art::hex::hex(Terrain::Unknown, 0);
            (format!("{ground}{}", shuffle(tool == Tool::Chance)), 0.84)
        }
        Tool::Hidden => (art::hex::hex(Terrain::Unknown, 0), 0.84),
        Tool::Bare => (cross("<circle r='17' fill='#faf1dc' stroke='#3b2f26'/>"), 2.5),
        Tool::DealtChip => (chip(ChipCell::Dealt).unwrap_or_default(), 2.5),
        Tool::BagChip => (chip(ChipCell::InPlay).unwrap_or_default(), 2.5),
        Tool::Harbour(kind) => (harbour_brush(kind), 1.4),
        Tool::Area(letter) => (letter_sign(letter), 3.0),
        Tool::Start => (art::hex::settlement(game::Seat::FIRST), 2.6),
        Tool::Bonus(kind) => (bonus(kind), 2.0),
        Tool::Robber => (art::hex::robber(), 2.2),
        Tool::Pirate => (art::hex::pirate(), 1.7),
        Tool::Grow => (plain_hex("M-22 0H22M0-22V22"), 0.8),
        Tool::Cut => (plain_hex("M-22 0H22"), 0.8),
    };
    format!("<g transform='translate(50 50) scale({scale})'>{picture}</g>").into()
}

fn cross(picture: &str) -> String {
    format!("{picture}<path d='M-8-8L8 8M8-8L-8 8' stroke='#b3261e' stroke-width='3'/>")
}

fn letter_sign(letter: u8) -> String {
    let letter = char::from(letter.to_ascii_uppercase());
    format!(
        "<circle r='12' fill='#faf1dc' stroke='#3b2f26' stroke-width='1.2'/>\
         <text y='6' {BADGE}>{letter}</text>"
    )
}

fn plain_hex(sign: &str) -> String {
    let outline = art::hex::OUTLINE;
    format!(
        "<path d='{outline}' fill='#9cc0cf' stroke='#3b2f26' stroke-width='2' \
         stroke-dasharray='7 5'/><path d='{sign}' stroke='#3b2f26' stroke-width='6' \
         stroke-linecap='round'/>"
    )
}

/// A harbour with its jetties, seen from a coast below it.
fn harbour_brush(kind: Option<HarbourKind>) -> String {
    let ends = [art::Point::new(-29.0, 0.0), art::Point::new(29.0, 0.0)];
    let picture = harbour(kind, ends, art::Point::new(0.0, -1.0));
    format!("<g transform='translate(0 22)'>{picture}</g>")
}

/// One coin for a first settlement, a coin and a house for what is abroad, a line between two.
fn bonus(kind: BonusKind) -> String {
    let coin = art::hex::victory_chip();
    match kind {
        BonusKind::ForeignIsland => format!(
            "<path d='M-19 16q5-5 10 0t10 0 10 0' fill='none' stroke='#5f8ca3' stroke-width='3'/>{coin}"
        ),
        BonusKind::TradeLines => format!(
            "<path d='M-20 8L20-8' stroke='#5f8ca3' stroke-width='5' stroke-dasharray='6 3'/>{coin}"
        ),
        _ => coin,
    }
}
