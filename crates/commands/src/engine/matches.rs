//! `new`, `load`, `save`, `position` and `verify`: matches as a whole.

use bots::rng_from;
use game::erased::AnyMatch;
use game::{Audience, Chance, Player, PositionText, RecordText, Seed};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::fault::Fault;
use super::session::{Eyes, Session};
use crate::entropy;
use crate::games;

/// How a match is to begin.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    game: Option<String>,
    options: Option<Map<String, Value>>,
    position: Option<String>,
    draw_seed: Option<u64>,
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
    let table = match wish.position {
        None => at_the_start(wish)?,
        Some(_) => in_a_position(wish)?,
    };
    let answer = describe(table.as_ref());
    session.seat_at(table);
    Ok(answer)
}

fn at_the_start(wish: New) -> Result<Box<dyn AnyMatch>, Fault> {
    let name = wish.game.ok_or_else(|| bad("give a 'game' or a 'position'"))?;
    if wish.draw_seed.is_some() {
        return Err(bad("'draw_seed' belongs to a 'position'"));
    }
    let game = games::find(&name)?;
    let chance = chance(wish.chance, wish.seed.as_deref())?;
    let players = players(wish.players, wish.seats)?;
    Ok(game.begin(&wish.options.unwrap_or_default(), players, chance)?)
}

/// Goes on from a position, which names its game and its options itself.
fn in_a_position(wish: New) -> Result<Box<dyn AnyMatch>, Fault> {
    if wish.game.is_some() || wish.options.is_some() {
        return Err(bad("a 'position' says itself which 'game' and 'options' it has"));
    }
    let text = wish.position.unwrap_or_default();
    let position: PositionText = text.parse().map_err(game::erased::AnyError::Position)?;
    let game = games::find(position.game())?;
    let chance = chance(wish.chance, wish.seed.as_deref())?;
    let players = players(wish.players, wish.seats.or(Some(position.seats())))?;
    let open = wish.draw_seed.map_or_else(entropy::number, Ok).map_err(|_| Fault::NoEntropy)?;
    Ok(game.begin_at(&position, players, chance, &mut rng_from(open))?)
}

fn bad(reason: &str) -> Fault {
    Fault::BadParams(format!("new: {reason}"))
}

fn players(players: Option<Vec<Named>>, seats: Option<usize>) -> Result<Vec<Player>, Fault> {
    match (players, seats) {
        (None, None) => Err(bad("give 'seats' or 'players'")),
        (Some(players), Some(seats)) if players.len() != seats => {
            Err(bad(&format!("{} players cannot take {seats} seats", players.len())))
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
            Err(bad("a seed makes no sense where chance is external"))
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

/// Which moment of the match, and whose knowledge.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Moment {
    seat: Option<Eyes>,
    steps: Option<usize>,
}

/// The position, now or after so many steps: everything, or what a seat knows.
pub(super) fn position(session: &Session, wish: Moment) -> Result<Value, Fault> {
    let table = session.table()?;
    let steps = session.steps(wish.steps)?;
    let audience = wish.seat.map_or(Ok(Audience::Referee), |eyes| eyes.audience(table))?;
    Ok(json!({ "position": table.position(steps, audience)?.to_string() }))
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
