//! `new`, `load`, `save` and `verify`: matches as a whole.

use game::erased::AnyMatch;
use game::{Audience, Chance, Player, RecordText, Seed};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::fault::Fault;
use super::session::Session;
use crate::entropy;
use crate::games;

/// How a match is to begin.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    game: String,
    #[serde(default)]
    options: Map<String, Value>,
    seats: Option<usize>,
    players: Option<Vec<Named>>,
    #[serde(default)]
    chance: ChanceWord,
    seed: Option<String>,
}

/// A player, or just a name.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a player is a name, or an object with a 'name' and perhaps a 'bot'")]
enum Named {
    Name(String),
    Player(Player),
}

#[derive(Clone, Copy, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum ChanceWord {
    #[default]
    Fair,
    External,
}

/// Begins a match.
pub(super) fn new(session: &mut Session, wish: New) -> Result<Value, Fault> {
    let game = games::find(&wish.game)?;
    let chance = chance(wish.chance, wish.seed.as_deref())?;
    let players = players(wish.players, wish.seats)?;
    let table = game.begin(&wish.options, players, chance)?;
    let answer = describe(table.as_ref());
    session.seat_at(table);
    Ok(answer)
}

fn players(players: Option<Vec<Named>>, seats: Option<usize>) -> Result<Vec<Player>, Fault> {
    match (players, seats) {
        (None, None) => Err(Fault::BadParams("new: give 'seats' or 'players'".into())),
        (Some(players), Some(seats)) if players.len() != seats => {
            let message = format!("new: {} players cannot take {seats} seats", players.len());
            Err(Fault::BadParams(message))
        }
        (Some(players), _) => Ok(players.into_iter().map(Named::into_player).collect()),
        (None, Some(seats)) => {
            // The game says better than we could that a table is too large; one more than
            // any table has is enough to make it say so.
            let seats = seats.min(game::SEATS_MAX + 1);
            Ok((0..seats).map(|seat| Player::person(format!("Seat {seat}"))).collect())
        }
    }
}

impl Named {
    fn into_player(self) -> Player {
        match self {
            Named::Name(name) => Player::person(name),
            Named::Player(player) => player,
        }
    }
}

fn chance(word: ChanceWord, seed: Option<&str>) -> Result<Chance, Fault> {
    match (word, seed) {
        (ChanceWord::External, None) => Ok(Chance::External),
        (ChanceWord::External, Some(_)) => {
            Err(Fault::BadParams("new: a seed makes no sense where chance is external".into()))
        }
        (ChanceWord::Fair, Some(text)) => read_seed("new", text).map(Chance::Fair),
        (ChanceWord::Fair, None) => entropy::seed().map(Chance::Fair).map_err(|_| Fault::NoEntropy),
    }
}

fn read_seed(method: &str, text: &str) -> Result<Seed, Fault> {
    text.parse().map_err(|error| Fault::BadParams(format!("{method}: seed: {error}")))
}

/// A record, and its seed where that is known but not revealed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    record: String,
    seed: Option<String>,
}

/// Goes on with a recorded match.
pub(super) fn load(session: &mut Session, wish: Load) -> Result<Value, Fault> {
    let record = parse(&wish.record)?;
    let mut table = games::find(record.game())?.load(&record)?;
    if let Some(text) = &wish.seed {
        table.unseal(read_seed("load", text)?)?;
    }
    let answer = describe(table.as_ref());
    session.seat_at(table);
    Ok(answer)
}

fn parse(text: &str) -> Result<RecordText, Fault> {
    text.parse().map_err(|error: game::RecordError| Fault::Match(error.into()))
}

/// The record so far.
pub(super) fn save(session: &Session) -> Result<Value, Fault> {
    Ok(json!({ "record": session.table()?.record().to_string() }))
}

/// A record to be checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Verify {
    record: String,
}

/// Checks a record in full; the match on the table stays as it is.
pub(super) fn verify(wish: Verify) -> Result<Value, Fault> {
    let record = parse(&wish.record)?;
    let verdict = games::find(record.game())?.verify(&record)?;
    Ok(json!({ "game": record.game(), "verdict": verdict }))
}

/// A match as it begins or goes on.
fn describe(table: &dyn AnyMatch) -> Value {
    json!({
        "game": table.name(),
        "rules": table.rules_version(),
        "options": table.options(),
        "players": table.players(),
        "commitment": table.commitment().map(|commitment| commitment.to_string()),
        "events": table.opening().to(Audience::Referee),
        "steps": table.steps(),
        "turn": table.turn(),
    })
}
