//! Good input to be damaged: made from the games themselves, so that new ones join by being
//! in the registry.

use bots::BotRng;
use game::erased::{ActionInput, AnyGame, AnyMatch, Spelling};
use game::{Chance, Player, Seed, Turn, luck};
use jcz::SAMPLES;
use serde_json::{Value, json};

use commands::games;

/// How many decisions of a match are in a sample conversation.
const DECISIONS: usize = 6;

/// Good records: of whole matches and of broken-off ones, with fair dice and without.
pub fn records() -> Vec<Vec<u8>> {
    let whole = usize::MAX;
    let samples = games::all().flat_map(|game| {
        let least = game.seats().0;
        [
            played(game, least, fair(), whole),
            played(game, least, fair(), 5),
            played(game, least, Chance::External, whole),
            played(game, game.seats().1, Chance::External, 20),
        ]
    });
    samples.flatten().map(|table| table.record().to_string().into_bytes()).collect()
}

/// Good conversations: every method at least once.
pub fn conversations() -> Vec<Vec<u8>> {
    games::all().flat_map(|game| [fair_talk(game), external_talk(game)]).map(lines).collect()
}

/// Good saved games of another program, as they are and on one line, where damage keeps them JSON.
pub fn saved_games() -> Vec<Vec<u8>> {
    let one_line = |text: &&str| {
        let value: Result<Value, _> = serde_json::from_str(text);
        value.map_or_else(|_| text.as_bytes().to_vec(), |value| value.to_string().into_bytes())
    };
    let as_they_are = SAMPLES.iter().map(|text| text.as_bytes().to_vec());
    as_they_are.chain(SAMPLES.iter().map(one_line)).collect()
}

fn fair() -> Chance {
    Chance::Fair(seed())
}

fn seed() -> Seed {
    Seed([7; 32])
}

fn lines(requests: Vec<Value>) -> Vec<u8> {
    requests.iter().map(|request| format!("{request}\n")).collect::<String>().into_bytes()
}

fn fair_talk(game: &dyn AnyGame) -> Vec<Value> {
    let seats = game.seats().0;
    let mut talk = vec![
        json!({ "id": 1, "method": "hello" }),
        json!({ "method": "new", "game": game.name(), "seats": seats, "options": game.book(),
            "seed": seed().to_string() }),
    ];
    if let Some(table) = played(game, seats, fair(), DECISIONS) {
        talk.extend(plays(table.as_ref()));
        talk.extend(questions_to_bots(table.turn()));
    }
    talk.extend([
        json!({ "method": "view", "seat": 1 }),
        json!({ "method": "log", "seat": "spectator" }),
        json!({ "method": "undo", "decisions": 2 }),
        json!({ "method": "scores" }),
        json!({ "method": "draw" }),
        json!({ "method": "save" }),
        json!({ "method": "quit" }),
    ]);
    talk
}

/// Every bot is asked, for a seat that decides, and one of them plays.
fn questions_to_bots(turn: Turn) -> Vec<Value> {
    let Turn::Decide(seats) = turn else { return Vec::new() };
    let seat = seats.iter().next();
    let budget = json!({ "playouts": 10, "ms": 1, "threads": 1 });
    vec![
        json!({ "method": "bot", "name": "search", "seat": seat, "budget": budget }),
        json!({ "method": "bot", "name": "greedy", "seat": seat, "seed": 3 }),
        json!({ "method": "bot", "name": "random", "seat": seat, "play": true }),
    ]
}

fn external_talk(game: &dyn AnyGame) -> Vec<Value> {
    let players: Vec<Value> =
        (0..game.seats().1).map(|seat| json!({ "name": format!("P{seat}"), "bot": "x" })).collect();
    let mut talk = vec![json!({ "method": "new", "game": game.name(), "players": players,
        "chance": "external" })];
    let table = played(game, players.len(), Chance::External, DECISIONS);
    talk.extend(table.iter().flat_map(|table| plays(table.as_ref())));
    talk.extend([
        json!({ "method": "outcomes" }),
        json!({ "method": "turn" }),
        json!({ "id": "a", "method": "actions", "seat": 0 }),
        json!({ "method": "state" }),
    ]);
    for record in records().iter().map(|record| String::from_utf8_lossy(record)) {
        talk.push(json!({ "method": "load", "record": record, "seed": seed().to_string() }));
        talk.push(json!({ "method": "verify", "record": record }));
    }
    talk
}

/// The steps of a match as requests, in notation.
fn plays(table: &dyn AnyMatch) -> Vec<Value> {
    let fair = table.commitment().is_some();
    let record = table.record();
    let request = |step: &game::record::RawStep| match step.seat {
        Some(seat) => Some(json!({ "method": "play", "seat": seat, "action": step.notation })),
        None if fair => None,
        None => Some(json!({ "method": "settle", "outcome": step.notation })),
    };
    record.steps().iter().filter_map(request).collect()
}

/// A match of random moves, at most so many decisions long.
fn played(
    game: &dyn AnyGame,
    seats: usize,
    chance: Chance,
    decisions: usize,
) -> Option<Box<dyn AnyMatch>> {
    let players = (0..seats).map(|seat| Player::person(format!("P{seat}"))).collect();
    let mut table = game.begin(&game.book(), players, chance).ok()?;
    let mut rng = bots::rng_from(seats as u64);
    let mut made = 0;
    while made < decisions && step(table.as_mut(), &mut rng)? {
        made += 1;
    }
    Some(table)
}

/// One random step: whether there was one.
fn step(table: &mut dyn AnyMatch, rng: &mut BotRng) -> Option<bool> {
    match table.turn() {
        Turn::Over => return Some(false),
        Turn::Chance => {
            let outcomes = table.outcomes();
            let drawn = luck::pick(rng, &outcomes)?;
            table.settle(&ActionInput::Json(drawn.outcome.clone())).ok()?;
        }
        Turn::Decide(seats) => {
            let seat = seats.iter().next()?;
            let actions = table.actions(seat, Spelling::Both);
            let chosen = luck::pick(rng, &actions)?;
            table.play(seat, &chosen.clone().into()).ok()?;
        }
    }
    Some(true)
}
