//! Matches that outlive the program they were begun with: the log says all, other rules are named.

use bots::rng_from;
use game::erased::Spelling;
use game::{Audience, RecordText, Seat, Seed};
use serde_json::json;
use tables::store::TableRow;
use tables::table::{Entry, FoldedLog, Stored};
use wire::{ActionInput, ClientFrame};

use crate::app::{TestApp, registry};
use crate::client::{no_settings, play_on, seat};

const GAMES: [&str; 4] = ["carcassonne", "lanterns", "newworld", "settlers"];

/// A table on which something was played and taken back.
async fn played(app: &TestApp, game: &str) -> (TableRow, Vec<Stored>) {
    let (table, mut anna, mut ben) = app.pair(game, no_settings()).await;
    let mut rng = rng_from(6);
    play_on(&mut [&mut anna, &mut ben], &mut [], 12, &mut rng).await;
    let undo = [&anna.look(0).undo, &ben.look(1).undo].map(|undo| *undo == wire::UndoOffer::Free);
    for (client, number) in [(&mut anna, 0), (&mut ben, 1)].into_iter().filter(|(_, n)| undo[*n]) {
        client.say(&ClientFrame::Undo { seat: seat(number) }).await;
        client.until(|client| client.look(number).undo != wire::UndoOffer::Free).await;
    }
    let store = &app.tables.store;
    (store.table(&table).await.unwrap().unwrap(), store.log(&table).await.unwrap())
}

fn shown(folded: &FoldedLog) -> Vec<String> {
    let played = folded.begun().unwrap();
    let everybody: Vec<Audience> =
        Seat::first(2).map(Audience::Seat).chain([Audience::Referee]).collect();
    vec![played.written_looks(&everybody[..2], Spelling::Notation, 0), played.record().to_string()]
        .into_iter()
        .chain(everybody.iter().map(|eyes| played.game().view(*eyes).unwrap().to_string()))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_says_all_that_chance_did() {
    let app = TestApp::start().await;
    for game in GAMES {
        let (row, log) = played(&app, game).await;
        let says = |stored: &Stored| match &stored.entry {
            Entry::Begun { chance, .. } => chance.is_some(),
            Entry::Played { chosen, chance, .. } => {
                chance.is_some() && matches!(chosen, ActionInput::Text(_))
            }
            _ => true,
        };
        assert!(log.iter().all(says), "{log:?}");
        let now = FoldedLog::load(row.clone(), log.clone(), &registry()).unwrap();
        // As if another program drew otherwise from the same dice.
        let other = TableRow { seed: Seed([77; 32]), ..row };
        let later = FoldedLog::load(other, log, &registry()).unwrap();
        let game_of = |folded: &FoldedLog| {
            let views = shown(folded).into_iter().skip(2).collect::<Vec<_>>();
            (views, folded.begun().unwrap().game().record().steps().to_vec())
        };
        assert_eq!(game_of(&now), game_of(&later), "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_of_an_older_program_is_completed_and_shows_the_same() {
    let app = TestApp::start().await;
    for game in GAMES {
        let (row, log) = played(&app, game).await;
        let older = log.iter().cloned().map(|stored| {
            let entry = match stored.entry {
                Entry::Begun { players, .. } => Entry::begun(players),
                Entry::Played { seat, chosen, client, .. } => Entry::played(seat, chosen, client),
                other => other,
            };
            Stored { entry, ..stored }
        });
        let (folded, completed) =
            FoldedLog::complete(row.clone(), older.collect(), &registry()).unwrap();
        assert_eq!(completed, log, "{game}");
        let now = FoldedLog::load(row, log, &registry()).unwrap();
        assert_eq!(shown(&folded), shown(&now), "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_unknown_rules_is_refused_by_name_and_its_record_can_be_had() {
    let app = TestApp::start().await;
    for game in GAMES {
        let (mut row, log) = played(&app, game).await;
        let known = FoldedLog::load(row.clone(), log.clone(), &registry()).unwrap();
        let known = known.begun().unwrap().game().record();
        row.id = row.id.chars().rev().collect();
        row.agreed.rules = 99;
        app.tables.store.create(row.clone(), log).await.unwrap();
        let answer = app.get(&format!("/api/tables/{}", row.id)).await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (422, Some("other-rules")));
        let message = answer.json()["message"].to_string();
        assert!(message.contains(game) && message.contains("version 99"), "{message}");
        let answer = app.get(&format!("/api/tables/{}/record", row.id)).await;
        assert_eq!(answer.status, 200);
        let record: RecordText = answer.body.parse().unwrap();
        assert_eq!((record.rules(), record.seed()), (99, None));
        assert_eq!((record.steps(), record.players()), (known.steps(), known.players()));
        assert_eq!(record.commitment(), known.commitment());
    }
}

/// Matches of the first rules that the rules of today would play otherwise.
const OF_OLDER_RULES: [&str; 4] = [
    "settlers-1/great-crossing-4",
    "settlers-1/oceania-3",
    "carcassonne-1/full-mix-2",
    "newworld-1/base-2",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_record_of_older_rules_is_watched_and_laid_as_a_table_by_those_rules() {
    let app = TestApp::start().await;
    for name in OF_OLDER_RULES {
        let path =
            format!("{}/../../tests/archive/record-1/{name}.anleger", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        let record: RecordText = text.parse().unwrap();
        let replay = client::Replay::read(&text, &registry()).unwrap();
        assert_eq!(replay.points(replay.decisions()), record.scores(), "{name}");
        let answer = app.post("/api/records", &json!({ "record": text })).await;
        assert_eq!(answer.status, 201, "{name}: {}", answer.body);
        let table = answer.json()["card"]["id"].as_str().unwrap().to_owned();
        let again = app.get(&format!("/api/tables/{table}/record")).await;
        let again: RecordText = again.body.parse().unwrap();
        assert_eq!((again.steps(), again.scores()), (record.steps(), record.scores()), "{name}");
        assert!(again.rules() > record.rules(), "by today's rules, with what was meant then");
    }
}
