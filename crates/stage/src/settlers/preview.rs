//! The scenarios as the set-up shows them: a drawn map, a story, and what else to know.

use std::sync::OnceLock;

use ::words::extras::settlers_preview as say;
use settlers::scenario::{self, BonusKind, BonusPlan, How, IDS, Plan};
use settlers::{Geometry, Hex, Row, Terrain};

use super::preview_stories::story;
use super::workshop::map::{Map, chip};
use super::{names, pictures};
use crate::scene::{Art, Point};
use crate::{Lang, Length, Preview};

static MAPS: [OnceLock<Option<Art>>; IDS.len()] = [const { OnceLock::new() }; IDS.len()];

/// The preview of a value of the option `scenario`. A scenario of one's own has none: its text is
/// shown where it is made.
pub fn preview(key: &str, value: &str, lang: Lang) -> Option<Preview> {
    let at = IDS.iter().position(|id| key == "scenario" && *id == value)?;
    let plan = Plan::read(scenario::text(value)?).ok()?;
    let art = MAPS.get(at)?.get_or_init(|| draw(&plan)).clone()?;
    let (least, most) = (plan.players.iter().min()?, plan.players.iter().max()?);
    let rules = rules(&plan, lang);
    Some(Preview {
        art,
        story: story(value, lang)?.to_owned(),
        facts: facts(&plan, lang),
        rules: (!rules.is_empty()).then(|| names::list(&rules, lang)),
        seats: *least..=*most,
        length: Some(length_of(length_tenths(value))),
    })
}

/// A whole `<svg>` of a plan.
fn draw(plan: &Plan) -> Option<Art> {
    let row = |row: &scenario::PlanRow| Row { length: row.cells.len() as u8, offset: row.offset };
    let geometry = Geometry::new(plan.rows.iter().map(row).collect()).ok()?;
    let map = Map { plan, geometry: &geometry };
    let bounds = map.bounds();
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='{} {} {} {}'>{}",
        bounds.at.x,
        bounds.at.y,
        bounds.width,
        bounds.height,
        map.rim()
    );
    let sample = sample(plan);
    for (hex, at) in map.places() {
        let (Some(cell), Some(terrain)) = (plan.cell(at), sample.get(hex)) else { continue };
        put(&mut svg, map.hex(hex), &pictures::hex(*terrain, Hex(hex as u8)));
        if terrain.takes_chip()
            && let Some(picture) = chip(cell.chip)
        {
            put(&mut svg, map.hex(hex), &picture);
        }
    }
    for (side, picture) in plan.harbours.spots.iter().filter_map(|spot| map.harbour(spot)) {
        put(&mut svg, map.side(side), &picture);
    }
    svg += "</svg>";
    Some(svg.into())
}

fn put(svg: &mut String, at: Point, picture: &str) {
    *svg += &format!("<g transform='translate({} {})'>{picture}</g>", at.x, at.y);
}

/// The terrain of every hex: what is dealt, as one deal among many; the undiscovered stays so.
fn sample(plan: &Plan) -> Vec<Terrain> {
    let mut shown: Vec<Terrain> = plan.cells().map(|cell| cell.terrain).collect();
    for pool in plan.pools.iter().filter(|pool| pool.how == How::Shuffle) {
        let counts = Terrain::ALL.into_iter().zip(pool.terrain.into_iter().flatten());
        let mut pile: Vec<(u64, Terrain)> = counts
            .flat_map(|(terrain, count)| (0..count).map(move |_| terrain))
            .enumerate()
            .map(|(at, terrain)| (mixed(at as u64), terrain))
            .collect();
        pile.sort_by_key(|(place, _)| *place);
        let places = plan.cells().zip(&mut shown).filter(|(cell, shown)| {
            **shown == Terrain::Unknown && pool.areas.iter().any(|a| a.as_bytes() == [cell.area])
        });
        places.zip(pile).for_each(|((_, shown), (_, terrain))| *shown = terrain);
    }
    shown
}

/// A number that looks like chance and is always the same: it stands for shuffling.
fn mixed(at: u64) -> u64 {
    let first = (at + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let second = (first ^ (first >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    second ^ (second >> 27)
}

/// Decisions of a game among `greedy` bots without trade, in tenths of those on the island with as
/// many seats: 24 games each, the two sizes of a scenario taken together.
fn length_tenths(id: &str) -> u32 {
    let name = id.trim_end_matches(|last: char| last == '-' || last.is_ascii_digit());
    match name {
        "new-shores" => 12,
        "four-islands" => 13,
        "oceania" => 13,
        "desert" => 11,
        "new-world" => 13,
        "great-crossing" => 12,
        "greater-catan" => 22,
        _ => 10,
    }
}

const fn length_of(tenths: u32) -> Length {
    match tenths {
        ..=10 => Length::Short,
        11..=15 => Length::Medium,
        _ => Length::Long,
    }
}

fn facts(plan: &Plan, lang: Lang) -> Vec<String> {
    let goal = say::PointsToWin { plan: plan.points }.of(lang);
    vec![players(&plan.players, lang), goal, length(&plan.id, lang)]
}

/// `3–4 players, or 2`.
fn players(counts: &[u8], lang: Lang) -> String {
    match (counts.iter().min(), counts.iter().max()) {
        (Some(2), Some(most)) if *most > 3 => say::PlayerRangeOrTwo { least: 3, most }.of(lang),
        (Some(least), Some(most)) if least < most => say::PlayerRange { least, most }.of(lang),
        (Some(count), _) => say::PlayerCount { count }.of(lang),
        _ => String::new(),
    }
}

fn length(id: &str, lang: Lang) -> String {
    let tenths = length_tenths(id);
    let length = length_of(tenths).word(lang);
    match (tenths / 10, tenths % 10) {
        (1, 0) => length.to_owned(),
        (whole, tenths) => say::TimesTheBaseGame { length, tenths, whole }.of(lang),
    }
}

/// The special rules in a few words, from what the file says.
fn rules(plan: &Plan, lang: Lang) -> Vec<&'static str> {
    let has = |how: How| plan.pools.iter().any(|pool| pool.how == how);
    let (land, _) = plan.totals();
    let gold =
        Terrain::ALL.iter().zip(land).any(|(kind, count)| *kind == Terrain::Gold && count > 0);
    let all = [
        (plan.pieces.ships > 0, say::SHIPS),
        (gold, say::GOLD_RIVERS),
        (has(How::Stack), say::UNDISCOVERED_HEXES),
        (has(How::Bag), say::NUMBERS_ON_LANDING),
        (plan.deal_again.is_some(), say::DEALT_AT_RANDOM),
        (plan.harbours.by_players, say::HARBOURS_BY_PLAYERS),
        (plan.one_home, say::ONE_HOME_ISLAND),
    ];
    let told = all.into_iter().filter(|(holds, _)| *holds).map(|(_, rule)| rule.of(lang));
    told.chain(plan.bonus.as_ref().map(|plan| bonus(plan, lang))).collect()
}

fn bonus(plan: &BonusPlan, lang: Lang) -> &'static str {
    match plan.kind {
        BonusKind::None => say::NO_VICTORY_CHIPS.of(lang),
        BonusKind::IslandFirst => say::VICTORY_CHIPS_FOR_NEW_SHORES.of(lang),
        BonusKind::ForeignIsland => say::VICTORY_CHIPS_FOR_FOREIGN_ISLANDS.of(lang),
        BonusKind::TradeLines => say::VICTORY_CHIPS_FOR_TRADE_LINES.of(lang),
    }
}
