//! The table that plays as a saved game was played.

use std::collections::BTreeMap;

use carcassonne::{
    Agreement, DragonMoves, Element, Elements, FOLLOWERS, FairyPoint, FairyStands, Layout, Set,
    Sets, TileSet, TileView, TwoTileCity, Word,
};
use game::{Player, Seat, SetupError};
use landscape::TileCode;
use serde_json::Value;

use crate::error::{Fault, ImportError, Unplayed};
use crate::file::SavedGame;
use crate::json::At;
use crate::message::{read_coordinate, read_rotation, read_tile_name};

/// A table, and what is known about its tiles.
#[derive(Clone, Debug)]
pub(crate) struct SavedTable {
    pub agreement: Agreement,
    pub players: Vec<Player>,
    /// How many tiles of each kind the file's boxes hold, those on the table taken away.
    pub stock: BTreeMap<TileCode, u32>,
    /// What a reader should know.
    pub notes: Vec<String>,
}

impl SavedTable {
    /// The table that a file describes.
    pub fn read(file: &SavedGame) -> Result<SavedTable, ImportError> {
        let setup = At::new("setup", &file.setup);
        setup.object()?;
        let mut unplayed = Vec::new();
        let copies = read_sets(&setup.get("sets"), &mut unplayed)?;
        let elements = ElementsRead::read(&setup.get("elements"), &mut unplayed)?;
        if !unplayed.is_empty() {
            return Err(ImportError::Unplayed(unplayed));
        }
        let mut notes = Vec::new();
        let start = read_start(&setup.get("start"))?;
        let mut agreement = read_rules(&setup.get("rules"), elements.elements, &mut notes)?;
        agreement.sets = copies.sets();
        agreement.boxes = copies.boxes()?;
        agreement.elements = elements.elements;
        agreement.farmers = elements.farmers;
        agreement.followers = elements.followers;
        agreement.start_seat = start_seat(file);
        agreement.alone = file.players.len() == 1;
        let mut stock = copies.stock()?;
        take_start(&start, &mut stock)?;
        agreement.left_over = left_over(&agreement, start.len(), &stock, file.end_turn)?;
        agreement.start = Layout::new(start);
        let players = file.players.iter().enumerate();
        let players = players.map(|(seat, player)| Player::person(fitting(&player.name, seat)));
        Ok(SavedTable { agreement, players: players.collect(), stock, notes })
    }
}

impl SavedTable {
    /// So many tiles were set aside, nobody knows when: the game ends with the moves of the file, and these
    /// tiles stay face down.
    pub fn end_without(&mut self, tiles: u32) {
        let left_over = u32::from(self.agreement.left_over) + tiles;
        self.agreement.left_over = left_over.try_into().unwrap_or(u16::MAX);
        let were = if tiles == 1 { "1 tile was" } else { &format!("{tiles} tiles were") };
        self.notes.push(format!(
            "{were} never laid and must have fitted nowhere, and the order of the draws is not told: \
             the game ends where its moves end"
        ));
    }
}

/// How often each box is in the game; the first is the base game.
#[derive(Clone, Copy, Debug, Default)]
struct Copies {
    base: u32,
    sets: [u32; Set::ALL.len()],
}

/// More boxes than a table can hold.
const COPIES_MAX: i64 = 10;

fn read_sets(sets: &At<'_>, unplayed: &mut Vec<Unplayed>) -> Result<Copies, ImportError> {
    let mut copies = Copies::default();
    for (name, value) in named_sets(sets)? {
        let count = count(&value, 1)?;
        let place = match name {
            "basic:1" | "basic" => &mut copies.base,
            name => match box_of(name) {
                Some(set) => &mut copies.sets[usize::from(set.place())],
                None if count == 0 => continue,
                None => {
                    unplayed.push(Unplayed { what: "set", name: name.to_owned() });
                    continue;
                }
            },
        };
        if count > COPIES_MAX {
            return Err(value.wrong("at most 10 copies"));
        }
        *place = u32::try_from(count).expect("a count of 0 to 10");
    }
    Ok(copies)
}

/// The names of the sets with their copies; a mere list of names is one copy of each.
fn named_sets<'a>(sets: &At<'a>) -> Result<Vec<(&'a str, At<'a>)>, ImportError> {
    const ONE: &Value = &Value::Bool(true);
    if sets.value().is_array() {
        let names = sets.list()?;
        return names.iter().map(|name| Ok((name.text()?, At::new("setup.sets", ONE)))).collect();
    }
    Ok(sets.object()?.keys().map(|name| (name.as_str(), sets.get(name))).collect())
}

fn box_of(name: &str) -> Option<Set> {
    match name.strip_suffix(":1").unwrap_or(name) {
        "inns-and-cathedrals" => Some(Set::Inns),
        "traders-and-builders" => Some(Set::Traders),
        "princess-and-dragon" => Some(Set::Dragon),
        "tower" => Some(Set::Tower),
        _ => None,
    }
}

impl Copies {
    fn of(&self, set: Set) -> u32 {
        self.sets[usize::from(set.place())]
    }

    fn sets(&self) -> Sets {
        Set::ALL.iter().copied().filter(|&set| self.of(set) > 0).collect()
    }

    /// As many boxes as hold all copies.
    fn boxes(&self) -> Result<u8, ImportError> {
        let most = self.sets.into_iter().fold(self.base, u32::max);
        if most == 0 {
            let reason = "names no set of tiles".to_owned();
            return Err(ImportError::Field { path: "setup.sets".to_owned(), reason });
        }
        Ok(most as u8)
    }

    /// The tiles in them.
    fn stock(&self) -> Result<BTreeMap<TileCode, u32>, ImportError> {
        let base = tiles(Sets::NONE)?;
        let mut stock = BTreeMap::new();
        for kind in base.kinds() {
            stock.insert(kind.code, u32::from(kind.count) * self.base);
        }
        for set in self.sets().iter() {
            let with = tiles([set].into_iter().collect())?;
            for kind in with.kinds().iter().skip(base.kinds().len()) {
                stock.insert(kind.code, u32::from(kind.count) * self.of(set));
            }
        }
        Ok(stock)
    }
}

fn tiles(sets: Sets) -> Result<std::sync::Arc<TileSet>, ImportError> {
    let bad = |reason: String| SetupError::BadOption { key: "sets".to_owned(), reason };
    TileSet::with(sets).map_err(|error| bad(error.to_string()).into())
}

/// A number, or a word for some or none: what stands beside the name of a set or an element.
fn count(value: &At<'_>, some: i64) -> Result<i64, ImportError> {
    match value.value() {
        Value::Null | Value::Bool(false) => Ok(0),
        Value::Bool(true) | Value::Object(_) => Ok(some),
        Value::String(text) => {
            not_below_zero(value, text.parse().map_err(|_| value.wrong("a number"))?)
        }
        _ => not_below_zero(value, value.whole()?),
    }
}

fn not_below_zero(value: &At<'_>, number: i64) -> Result<i64, ImportError> {
    match number {
        ..0 => Err(value.wrong("a number that is not below zero")),
        number => Ok(number),
    }
}

/// The elements of a file.
#[derive(Clone, Copy, Debug)]
struct ElementsRead {
    elements: Elements,
    farmers: bool,
    followers: u8,
}

impl ElementsRead {
    fn read(all: &At<'_>, unplayed: &mut Vec<Unplayed>) -> Result<ElementsRead, ImportError> {
        let mut read = ElementsRead { elements: Elements::NONE, farmers: false, followers: 0 };
        for name in all.object()?.keys() {
            let value = all.get(name);
            let some = if name == "small-follower" { i64::from(FOLLOWERS) } else { 1 };
            match (name.as_str(), count(&value, some)?) {
                (_, 0) => {}
                ("small-follower", count) => {
                    read.followers =
                        u8::try_from(count).map_err(|_| value.wrong("a number of followers"))?;
                }
                ("farmers", _) => read.farmers = true,
                // No tile of our boxes has a herd of pigs.
                ("pig-herd", _) => {}
                (known, count) => match element(known) {
                    Some(element) if count == 1 || !is_figure(element) => {
                        read.elements = read.elements.and([element].into_iter().collect());
                    }
                    Some(_) => unplayed.push(figures(known, count)),
                    None => unplayed.push(Unplayed { what: "element", name: known.to_owned() }),
                },
            }
        }
        Ok(read)
    }
}

/// More of a figure than the one that the book gives.
fn figures(name: &str, count: i64) -> Unplayed {
    Unplayed { what: "element", name: format!("{name}: {count}") }
}

fn is_figure(element: Element) -> bool {
    matches!(element, Element::BigFollower | Element::Builder | Element::Pig)
}

fn element(name: &str) -> Option<Element> {
    let word = if name == "traders" { "goods" } else { name };
    let known = |element: &&Element| **element != Element::OfTheSets && element.word() == word;
    let ours = Element::ALL.iter().find(known).copied();
    ours.filter(|&element| element != Element::Goods || name == "traders")
}

/// The rules of a file. What is none of these is noted: it belongs to what we do not play.
fn read_rules(
    rules: &At<'_>,
    played: Elements,
    notes: &mut Vec<String>,
) -> Result<Agreement, ImportError> {
    let mut agreement = Agreement { fairy_point: FairyPoint::Follower, ..Agreement::default() };
    if rules.is_missing() {
        return Ok(agreement);
    }
    for name in rules.object()?.keys() {
        let value = rules.get(name);
        let first = |first: &str, second: &str| match spell(value.value()).as_str() {
            "" => Ok(true),
            word if word == first => Ok(true),
            word if word == second => Ok(false),
            _ => Err(value.wrong(&format!("{first} or {second}"))),
        };
        match name.as_str() {
            "tiny-city-scoring" if !first("4", "2")? => {
                agreement.two_tile_city = TwoTileCity::Two;
            }
            "princess-action" => agreement.princess_must = !first("may", "must")?,
            "fairy-placement" if !first("next-follower", "on-tile")? => {
                agreement.fairy_stands = FairyStands::OnTile;
            }
            "dragon-move" if !first("before-scoring", "after-scoring")? => {
                agreement.dragon_moves = DragonMoves::AfterScoring;
            }
            // K-06 is the one way in which titles pay here.
            "king-and-robber-scoring" => {
                let titles = played.has(Element::King) || played.has(Element::Robber);
                if titles && !["", "default"].contains(&spell(value.value()).as_str()) {
                    return Err(value.wrong("default"));
                }
            }
            "tiny-city-scoring" | "fairy-placement" | "dragon-move" => {}
            other => notes.push(format!("the rule '{other}' is not ours and has no effect")),
        }
    }
    Ok(agreement)
}

fn spell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// The tiles on the table; the book's start tile where the file does not say.
fn read_start(start: &At<'_>) -> Result<Vec<TileView>, ImportError> {
    let entries = if start.is_missing() { Vec::new() } else { start.list()? };
    if entries.is_empty() && !start.is_missing() {
        return Err(start.wrong("at least one tile"));
    }
    entries.iter().map(read_start_tile).collect()
}

fn read_start_tile(entry: &At<'_>) -> Result<TileView, ImportError> {
    let named = entry.get("tile");
    let named = if named.is_missing() { entry.get("tileId") } else { named };
    let tile = read_tile_name(&named).map_err(|Fault { reason, .. }| ImportError::Field {
        path: "setup.start".into(),
        reason,
    })?;
    let position = entry.get("position");
    let (x, y) = match position.is_missing() {
        true => (entry.get("x"), entry.get("y")),
        false => match position.list()?.as_slice() {
            [x, y] => (x.clone(), y.clone()),
            _ => return Err(position.wrong("a column and a row")),
        },
    };
    let cell = landscape::Cell::new(read_coordinate(&x)?, read_coordinate(&y)?);
    Ok(TileView { tile, cell, turns: read_rotation(&entry.get("rotation"))? })
}

/// Takes the tiles on the table out of the boxes.
fn take_start(start: &[TileView], stock: &mut BTreeMap<TileCode, u32>) -> Result<(), ImportError> {
    let book = tiles(Sets::NONE)?;
    let book = book.kind(book.start()).code;
    let codes = start.iter().map(|view| view.tile);
    let codes: Vec<TileCode> = if start.is_empty() { vec![book] } else { codes.collect() };
    for code in codes {
        let left = stock.get_mut(&code).filter(|left| **left > 0);
        *left.ok_or_else(|| ImportError::Field {
            path: "setup.start".to_owned(),
            reason: format!("the sets of the file have no further tile {code}"),
        })? -= 1;
    }
    Ok(())
}

/// How many of our tiles stay face down: those that the file's boxes do not have, and those that its
/// game does not come to.
fn left_over(
    agreement: &Agreement,
    start: usize,
    stock: &BTreeMap<TileCode, u32>,
    end_turn: Option<i64>,
) -> Result<u16, ImportError> {
    let boxes = u32::from(agreement.boxes);
    let kinds = tiles(agreement.sets)?;
    let ours: u32 = kinds.kinds().iter().map(|kind| u32::from(kind.count) * boxes).sum();
    // The tiles on the table came out of the file's boxes, and ours have at least as many.
    let ours = ours - start.max(1) as u32;
    let theirs: u32 = stock.values().sum();
    let drawn = end_turn.and_then(|end| u32::try_from(end).ok()).unwrap_or(u32::MAX).min(theirs);
    Ok(u16::try_from(ours - drawn).expect("ten boxes of everything have fewer tiles"))
}

/// Whoever lays the first tile begins; the first seat where the file does not say.
fn start_seat(file: &SavedGame) -> Seat {
    let first = file.of_kind("PLACE_TILE").next().and_then(|sent| sent.player);
    let seats = file.players.len();
    let named = first.and_then(|player| usize::try_from(player).ok()).filter(|&seat| seat < seats);
    let slot = || file.players.iter().position(|player| first.is_some() && player.slot == first);
    named.or_else(slot).and_then(Seat::new).unwrap_or(Seat::FIRST)
}

/// The name as it may stand in a record.
fn fitting(name: &str, seat: usize) -> String {
    let plain = |c: &char| {
        !c.is_control()
            && !matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let name: String = name.chars().filter(plain).take(game::NAME_CHARS_MAX).collect();
    match name.trim() {
        "" => format!("Player {}", seat + 1),
        name => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A file with this in its set-up, and these first messages.
    fn file(setup: Value, more: Value) -> SavedGame {
        let mut whole = json!({ "players": [{ "name": "Anna", "slot": 4 }, { "name": "Ben" }] });
        whole["setup"] = json!({ "sets": { "basic:1": 1 }, "elements": { "small-follower": 7 } });
        for (key, value) in setup.as_object().unwrap() {
            whole["setup"][key] = value.clone();
        }
        for (key, value) in more.as_object().unwrap() {
            whole[key] = value.clone();
        }
        SavedGame::read(whole.to_string().as_bytes()).unwrap()
    }

    fn table(setup: Value) -> SavedTable {
        SavedTable::read(&file(setup, json!({}))).unwrap()
    }

    fn error(setup: Value) -> String {
        SavedTable::read(&file(setup, json!({}))).unwrap_err().to_string()
    }

    #[test]
    fn elements_are_played_if_they_are_named() {
        let elements = json!({ "small-follower": 5, "farmers": true, "traders": true, "tower": {},
            "fairy": 1, "dragon": 0, "inn": false, "abbot": null, "pig-herd": 1, "robber": true });
        let agreement = table(json!({ "elements": elements })).agreement;
        let played = [Element::Goods, Element::Fairy, Element::Tower, Element::Robber];
        let played = Elements::from_iter(played);
        assert_eq!(agreement.elements_played(), played);
        assert_eq!((agreement.followers, agreement.farmers), (5, true));
        let bare = table(json!({ "elements": {} })).agreement;
        assert!(bare.elements_played().is_empty());
        assert_eq!((bare.followers, bare.farmers), (0, false));
        assert_eq!(table(json!({ "elements": { "small-follower": true } })).agreement.followers, 7);
        for name in ["goods", "of-the-sets", "mage", "pig: 2"] {
            let (name, count) = name.split_once(": ").unwrap_or((name, "1"));
            let said = error(json!({ "elements": { name: count.parse::<u8>().unwrap() } }));
            assert!(said.starts_with(&format!("not played here: element '{name}")), "{said}");
        }
    }

    #[test]
    fn rules_become_options() {
        let book = table(json!({})).agreement;
        assert_eq!(book.fairy_point, FairyPoint::Follower);
        assert_eq!(book.fairy_stands, FairyStands::ByFollower);
        assert_eq!((book.two_tile_city, book.princess_must), (TwoTileCity::Four, false));
        let rules = json!({ "tiny-city-scoring": 2, "princess-action": "must",
            "fairy-placement": "on-tile", "dragon-move": "after-scoring", "wagon-move": "C1" });
        let other = table(json!({ "rules": rules }));
        assert_eq!(other.agreement.two_tile_city, TwoTileCity::Two);
        assert!(other.agreement.princess_must);
        assert_eq!(other.agreement.fairy_stands, FairyStands::OnTile);
        assert_eq!(other.agreement.dragon_moves, DragonMoves::AfterScoring);
        assert_eq!(other.notes, ["the rule 'wagon-move' is not ours and has no effect"]);
        let paid = |elements: Value, how: &str| json!({ "elements": elements, "rules": { "king-and-robber-scoring": how } });
        assert!(table(paid(json!({ "king": 1 }), "default")).notes.is_empty());
        assert!(table(paid(json!({ "fairy": 1 }), "10/20")).notes.is_empty(), "nobody is King");
        let otherwise = error(paid(json!({ "robber": true }), "15/40"));
        assert!(otherwise.contains("king-and-robber-scoring: wants default"), "{otherwise}");
        let wrong = error(json!({ "rules": { "dragon-move": "never" } }));
        assert!(wrong.contains("wants before-scoring or after-scoring"), "{wrong}");
    }

    /// Tiles that the file's boxes lack stay face down at our table.
    #[test]
    fn boxes_may_come_in_any_number() {
        let left = |sets: Value, end: Value| {
            let notes = json!({ "gameAnnotations": { "endTurn": end } });
            let start = json!([{ "tile": "TO/F", "x": 0, "y": 0 }]);
            let read =
                SavedTable::read(&file(json!({ "sets": sets, "start": start }), notes)).unwrap();
            (read.agreement.boxes, read.agreement.left_over)
        };
        assert_eq!(left(json!({ "basic:1": 1, "tower:1": 1 }), Value::Null), (1, 0));
        assert_eq!(left(json!({ "tower:1": 1 }), Value::Null), (1, 72), "no base tile is drawn");
        assert_eq!(left(json!({ "basic:1": 1, "tower:1": 3 }), Value::Null), (3, 144));
        assert_eq!(left(json!({ "basic": true, "tower:1": 1 }), json!(9)), (1, 80));
        assert_eq!(left(json!({ "basic:1": 1, "tower:1": 1 }), json!(1_000_000)), (1, 0));
        assert!(error(json!({ "sets": {} })).contains("names no set of tiles"));
        assert!(error(json!({ "sets": { "basic:1": 11 } })).contains("at most 10 copies"));
        assert!(error(json!({ "sets": { "basic:1": "-1" } })).contains("not below zero"));
        assert!(error(json!({ "sets": { "tower:1": 1 } })).contains("have no further tile D"));
        assert!(error(json!({ "sets": { "basic:2": 1 } })).contains("set 'basic:2'"));
        assert!(error(json!({ "sets": 3 })).contains("setup.sets: wants an object"));
        assert_eq!(
            table(json!({ "sets": ["basic:1", "tower:1"] })).agreement.sets.iter().count(),
            1
        );
        assert!(error(json!({ "sets": ["basic:1", "river:1"] })).contains("set 'river:1'"));
        let tiles = error(json!({ "sets": { "basic:1": 1, "king-and-robber:1": 1 } }));
        assert!(
            tiles.contains("set 'king-and-robber:1'"),
            "its titles are ours, its tiles are not"
        );
    }

    #[test]
    fn whoever_lays_first_begins_by_place_or_by_slot() {
        let starts = |player: Value| {
            let first = json!([{ "type": "PLACE_TILE", "player": player }]);
            start_seat(&file(json!({}), json!({ "replay": first }))).index()
        };
        assert_eq!(
            [json!(0), json!(1), json!(4), json!(9), Value::Null].map(starts),
            [0, 1, 0, 0, 0]
        );
    }

    #[test]
    fn names_are_made_fit_for_a_record() {
        assert_eq!(fitting("  Jörg\u{202e}\n", 0), "Jörg");
        assert_eq!(fitting("\t", 1), "Player 2");
        assert_eq!(fitting(&"x".repeat(99), 0).len(), game::NAME_CHARS_MAX);
    }
}
