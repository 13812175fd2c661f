//! The entries beside the board.

use ::words::Word;
use ::words::extras::settlers_workshop_fields as say;
use settlers::SPIRAL_CHIPS;
use settlers::scenario::{DealAgain, How, Plan, PoolPlan, RobberPlan};

use super::frame;
use crate::{Field, FieldKind, Lang};

/// Longer titles and ids than these fit nowhere, and a sentence about a board is no book.
const NAME_MAX: usize = 60;
const ABOUT_MAX: usize = 300;

/// No island is larger than the frame: such a deal is always played.
const ISLAND_MOST: u8 = 64;

/// An entry: its key, what may be in it, its name.
type Entry = (&'static str, FieldKind, Word);

const ENTRIES: &[Entry] = &[
    ("name", FieldKind::Text, say::NAME),
    ("about", FieldKind::Text, say::ABOUT),
    ("id", FieldKind::Text, say::ID),
    ("players-2", FieldKind::Switch, say::PLAYERS_2),
    ("players-3", FieldKind::Switch, say::PLAYERS_3),
    ("players-4", FieldKind::Switch, say::PLAYERS_4),
    ("points", FieldKind::Number(3, 50), say::POINTS),
    ("rows", FieldKind::Number(1, 15), say::ROWS),
    ("width", FieldKind::Number(1, 15), say::WIDTH),
    ("settlements", FieldKind::Number(2, 30), say::SETTLEMENTS),
    ("cities", FieldKind::Number(0, 30), say::CITIES),
    ("roads", FieldKind::Number(2, 30), say::ROADS),
    ("ships", FieldKind::Number(0, 30), say::SHIPS),
    ("special", FieldKind::Number(0, 16), say::SPECIAL),
    ("general", FieldKind::Number(0, 16), say::GENERAL),
    ("harbours-by-players", FieldKind::Switch, say::HARBOURS_BY_PLAYERS),
    ("robber-desert", FieldKind::Switch, say::ROBBER_DESERT),
    ("one-home", FieldKind::Switch, say::ONE_HOME),
    ("bonus-first", FieldKind::Number(0, 20), say::BONUS_FIRST),
    ("bonus-further", FieldKind::Number(0, 20), say::BONUS_FURTHER),
    ("spiral", FieldKind::Switch, say::SPIRAL),
    ("islands-least", FieldKind::Number(0, 20), say::ISLANDS_LEAST),
    ("island-most", FieldKind::Number(0, 64), say::ISLAND_MOST),
    ("tables", FieldKind::Switch, say::TABLES),
];

/// What a first board needs.
const FIRST: [&str; 5] = ["name", "players-2", "players-3", "players-4", "points"];

/// The entries with what is in them.
pub(super) fn fields(plan: &Plan, lang: Lang) -> Vec<Field> {
    let field = |&(key, kind, label): &Entry| Field {
        key,
        label: label.of(lang).to_owned(),
        first: FIRST.contains(&key),
        value: value(plan, key),
        kind,
    };
    ENTRIES.iter().filter(|entry| matters(plan, entry.0)).map(field).collect()
}

/// Entries about what a board has not are left out.
fn matters(plan: &Plan, key: &str) -> bool {
    match key {
        "bonus-first" | "bonus-further" => plan.bonus.is_some(),
        "islands-least" | "island-most" => {
            plan.deal_again.is_some() || plan.cells().any(|cell| cell.area == b'*')
        }
        "spiral" => plan
            .pools
            .iter()
            .any(|pool| pool.how == How::Spiral || pool.chips == Some(SPIRAL_CHIPS)),
        _ => true,
    }
}

/// The key of an entry as the table has it.
pub(super) fn known(key: &str) -> Option<&'static str> {
    ENTRIES.iter().map(|entry| entry.0).find(|known| *known == key)
}

fn value(plan: &Plan, key: &str) -> String {
    match key {
        "name" => plan.name.clone(),
        "about" => plan.about.clone(),
        "id" => plan.id.clone(),
        _ => flag(plan, key).map_or_else(|| number(plan, key).to_string(), |on| on.to_string()),
    }
}

fn flag(plan: &Plan, key: &str) -> Option<bool> {
    Some(match key {
        "players-2" => plan.players.contains(&2),
        "players-3" => plan.players.contains(&3),
        "players-4" => plan.players.contains(&4),
        "harbours-by-players" => plan.harbours.by_players,
        "robber-desert" => plan.robber == RobberPlan::Desert,
        "one-home" => plan.one_home,
        "spiral" => plan.pools.iter().any(|pool| pool.how == How::Spiral),
        "tables" => plan.tables.is_some(),
        _ => return None,
    })
}

fn number(plan: &Plan, key: &str) -> u8 {
    let bonus = plan.bonus.as_ref();
    match key {
        "points" => plan.points,
        "rows" => plan.rows.len() as u8,
        "width" => frame::width(plan) as u8,
        "settlements" => plan.pieces.settlements,
        "cities" => plan.pieces.cities,
        "roads" => plan.pieces.roads,
        "ships" => plan.pieces.ships,
        "special" => plan.harbours.special,
        "general" => plan.harbours.general,
        "bonus-first" => bonus.map_or(0, |bonus| bonus.first),
        "bonus-further" => bonus.map_or(0, |bonus| bonus.further),
        "islands-least" => plan.deal_again.map_or(0, |rule| rule.islands_least),
        _ => plan.deal_again.map_or(ISLAND_MOST, |rule| rule.island_most),
    }
}

/// Fills in an entry; what would have been possible where it cannot be read.
pub(super) fn fill(plan: &mut Plan, key: &str, value: &str) -> Result<(), String> {
    let kind = ENTRIES.iter().find(|entry| entry.0 == key).map(|entry| entry.1);
    match kind {
        Some(FieldKind::Text) => write(plan, key, value),
        Some(FieldKind::Switch) => {
            let on = value.parse().map_err(|_| "true, false".to_owned())?;
            switch(plan, key, on);
            Ok(())
        }
        // What is too large or too small is kept: the check says so, in words.
        Some(FieldKind::Number(least, most)) => {
            let range = || format!("{least} – {most}");
            let number: u8 = value.trim().parse().map_err(|_| range())?;
            count(plan, key, number).ok_or_else(range)
        }
        None => Err(key.to_owned()),
    }
}

fn write(plan: &mut Plan, key: &str, value: &str) -> Result<(), String> {
    let most = if key == "about" { ABOUT_MAX } else { NAME_MAX };
    if value.chars().count() > most {
        return Err(format!("≤ {most}"));
    }
    let entry = match key {
        "name" => &mut plan.name,
        "about" => &mut plan.about,
        _ => &mut plan.id,
    };
    *entry = value.to_owned();
    Ok(())
}

fn switch(plan: &mut Plan, key: &str, on: bool) {
    match key {
        "players-2" => seat(plan, 2, on),
        "players-3" => seat(plan, 3, on),
        "players-4" => seat(plan, 4, on),
        "harbours-by-players" => plan.harbours.by_players = on,
        "robber-desert" if on => plan.robber = RobberPlan::Desert,
        "robber-desert" if plan.robber == RobberPlan::Desert => plan.robber = RobberPlan::Beside,
        "one-home" => plan.one_home = on,
        "spiral" => spiral(plan, on),
        "tables" => plan.tables = on.then(|| plan.totals()),
        _ => {}
    }
}

fn seat(plan: &mut Plan, count: u8, on: bool) {
    plan.players.retain(|known| *known != count);
    if on {
        plan.players.push(count);
        plan.players.sort_unstable();
    }
}

/// Chips of the base game are laid in a spiral, or dealt like others.
fn spiral(plan: &mut Plan, on: bool) {
    if !on {
        let spirals = plan.pools.iter_mut().filter(|pool| pool.how == How::Spiral);
        return spirals.for_each(|pool| pool.how = How::Shuffle);
    }
    if plan.pools.iter().any(|pool| pool.how == How::Spiral) {
        return;
    }
    let base = |pool: &&mut PoolPlan| pool.how == How::Shuffle && pool.chips == Some(SPIRAL_CHIPS);
    if let Some(pool) = plan.pools.iter_mut().find(base) {
        let chips = PoolPlan {
            name: format!("{} spiral", pool.name),
            how: How::Spiral,
            areas: pool.areas.clone(),
            terrain: None,
            chips: pool.chips.take(),
        };
        plan.pools.retain(|pool| pool.terrain.is_some() || pool.chips.is_some());
        plan.pools.push(chips);
    }
}

/// `None` where the frame cannot have that size.
fn count(plan: &mut Plan, key: &str, number: u8) -> Option<()> {
    let entry = match key {
        "points" => &mut plan.points,
        "settlements" => &mut plan.pieces.settlements,
        "cities" => &mut plan.pieces.cities,
        "roads" => &mut plan.pieces.roads,
        "ships" => &mut plan.pieces.ships,
        "special" => &mut plan.harbours.special,
        "general" => &mut plan.harbours.general,
        "bonus-first" => &mut plan.bonus.as_mut()?.first,
        "bonus-further" => &mut plan.bonus.as_mut()?.further,
        "rows" => return resize(plan, number, frame::set_rows),
        "width" => return resize(plan, number, frame::set_width),
        _ => return deal_again(plan, key == "islands-least", number),
    };
    *entry = number;
    Some(())
}

/// Frames larger than this hold more than 64 hexes in any case.
const ROWS_MAX: u8 = 64;

fn resize(plan: &mut Plan, wanted: u8, set: fn(&mut Plan, usize) -> Option<()>) -> Option<()> {
    if !(1..=ROWS_MAX).contains(&wanted) {
        return None;
    }
    let mut next = plan.clone();
    set(&mut next, usize::from(wanted))?;
    frame::geometry(&next)?;
    *plan = next;
    Some(())
}

fn deal_again(plan: &mut Plan, least: bool, number: u8) -> Option<()> {
    let mut rule =
        plan.deal_again.unwrap_or(DealAgain { islands_least: 0, island_most: ISLAND_MOST });
    if least {
        rule.islands_least = number;
    } else {
        rule.island_most = number;
    }
    let always_played = rule.islands_least == 0 && rule.island_most >= ISLAND_MOST;
    plan.deal_again = (!always_played).then_some(rule);
    Some(())
}
