//! Only views leave the server: what an audience may not know is in none of its frames.

use std::collections::BTreeMap;

use bots::rng_from;
use game::toys::{Lanterns, LanternsOptions, LanternsView};
use game::{Audience, Chance, Game, Match, Player, RecordText, Seed, Turn, luck};
use serde_json::{Value, json};
use settlers::Settlers;
use wire::{CatchUp, ServerFrame, TableEvent};

use crate::app::{TestApp, key};
use crate::client::{Client, seat};

/// Three people and a spectator play a whole match; after every decision each looks at what the
/// contract says they may see, no more and no less.
async fn play_and_compare<G: Game>(app: &TestApp, options: Value, seed: u64) {
    let seats = vec![json!({ "kind": "person" }); 3];
    let wish = json!({ "game": G::NAME, "seats": seats, "options": options });
    let created = app.post("/api/tables", &wish).await.json();
    let table = created["card"]["id"].as_str().unwrap().to_owned();
    let mut clients = Vec::new();
    for number in 0..3 {
        let mut client = app.person(&table, number as u8 + 1).await;
        client.sit(number, &format!("P{number}")).await;
        clients.push(client);
    }
    clients.push(app.spectator(&table).await);
    let mut rng = rng_from(seed);
    clients[0].until(|client| !client.looks.is_empty()).await;
    let begun = clients[0].number;
    loop {
        let number = clients[0].number;
        for client in &mut clients {
            client.until_number(number).await;
        }
        compare_views(app, &table, &clients).await;
        let Some(deciding) = luck::pick(&mut rng, &deciding(&clients[0])).copied() else { break };
        let number = clients[deciding].play_any(deciding, &mut rng).await;
        clients[0].until_number(number).await;
    }
    compare_events::<G>(app, &table, &clients, begun).await;
    compare_words(&clients);
}

fn deciding(client: &Client) -> Vec<usize> {
    client.deciding().iter().map(|seat| seat.index()).collect()
}

fn eyes(place: usize) -> Audience {
    if place < 3 { Audience::Seat(seat(place)) } else { Audience::Spectator }
}

async fn compare_views(app: &TestApp, table: &str, clients: &[Client]) {
    let views = app.tables.inspect(table, |folded| {
        let game = folded.begun().unwrap().game();
        (0..4).map(|place| game.view(eyes(place)).unwrap()).collect::<Vec<Value>>()
    });
    let views = views.await.unwrap();
    for (place, (client, view)) in clients.iter().zip(views).enumerate() {
        assert_eq!(client.looks.len(), 1, "one look, through one's own eyes");
        assert_eq!(client.looks[0].audience, eyes(place));
        assert_eq!(client.looks[0].view, view);
    }
    compare_positions(app, table).await;
}

/// A position that is taken home tells those who take it what the contract says they may know: of a table
/// that differs in nothing but what is hidden from them they would be handed the same.
async fn compare_positions(app: &TestApp, table: &str) {
    let known = app.tables.inspect(table, |folded| {
        let played = folded.begun().unwrap();
        let over = played.phase() == wire::Phase::Over;
        let eyes = |place| if over { Audience::Referee } else { eyes(place) };
        let position = |place| played.game().position(usize::MAX, eyes(place)).unwrap().to_string();
        (0..4).map(position).collect::<Vec<String>>()
    });
    for (place, position) in known.await.unwrap().into_iter().enumerate() {
        let seat = if place < 3 { format!("?seat={place}") } else { String::new() };
        let head = format!(
            "GET /api/tables/{table}/position{seat} HTTP/1.1\r\nanleger-key: {}",
            key(place as u8 + 1)
        );
        assert_eq!(app.request(&head, "").await.body, position, "audience {place}");
    }
}

/// What each client was told, held against the record, replayed and redacted by the contract.
async fn compare_events<G: Game>(app: &TestApp, table: &str, clients: &[Client], begun: u64) {
    let record: RecordText =
        app.get(&format!("/api/tables/{table}/record")).await.body.parse().unwrap();
    let replayed = Match::<G>::from_record(&record).unwrap();
    for (place, client) in clients.iter().enumerate() {
        let mut expected = Vec::new();
        replayed.retell(|moment| {
            let known = moment.events.iter().filter_map(|event| G::redact(event, eyes(place)));
            expected.extend(known.map(|event| serde_json::to_value(event).unwrap()));
        });
        let mut told: Vec<Value> = Vec::new();
        let frames = client.heard.iter().map(|text| serde_json::from_str(text).unwrap());
        for frame in frames {
            match frame {
                ServerFrame::Welcome { missed: CatchUp::Snapshot { logs, .. }, number, .. }
                    if number >= begun =>
                {
                    told.extend(logs.into_iter().flatten());
                }
                ServerFrame::Event { numbered, .. } | ServerFrame::Changed { numbered, .. } => {
                    match numbered.event {
                        TableEvent::Begun { told: heard, .. }
                        | TableEvent::Played { told: heard, .. } => {
                            told.extend(heard.into_iter().flatten());
                        }
                        _ => {}
                    }
                }
                _ => {}
            }
        }
        assert_eq!(told, expected, "audience {place}");
    }
}

/// Secrets of the table that no frame may hold: the keys, and the seed before the end.
fn compare_words(clients: &[Client]) {
    let seed = clients[0].state().seed.clone().unwrap();
    for client in clients {
        let (last, before) = client.heard.split_last().unwrap();
        assert!(last.contains(&seed));
        for frame in before {
            assert!(!frame.contains(&seed), "{frame}");
        }
        for number in 1..=3 {
            let key = key(number);
            let hash = tables::KeyHash::of(&key).unwrap().to_string();
            assert!(
                client.heard.iter().all(|frame| !frame.contains(&key) && !frame.contains(&hash))
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_hold_what_their_audience_may_know_and_nothing_else() {
    let app = TestApp::start().await;
    for seed in 0..4 {
        play_and_compare::<Lanterns>(&app, json!({}), seed).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_and_thefts_of_the_settlers_stay_between_those_they_concern() {
    let app = TestApp::start().await;
    // Few points to win: random play seldom gets far.
    let options = json!({ "points_to_win": 4, "offers_per_turn": 1 });
    play_and_compare::<Settlers>(&app, options, 1).await;
}

/// A finished record of a match of one night with these dice.
fn record_of(seed: Seed) -> String {
    let options = LanternsOptions { nights: 1, ..LanternsOptions::default() };
    let players = vec![Player::person("Anna"), Player::person("Ben")];
    let mut played = Match::<Lanterns>::begin(options, players, Chance::Fair(seed)).unwrap();
    while let Turn::Decide(deciding) = played.turn() {
        let seat = deciding.iter().next().unwrap();
        let mut actions = Vec::new();
        played.game().actions(seat, &mut actions);
        played.play(seat, actions[0]).unwrap();
    }
    played.record().to_string()
}

fn dealt(seed: Seed) -> (LanternsView, LanternsView) {
    let options = LanternsOptions { nights: 1, ..LanternsOptions::default() };
    let players = vec![Player::person("Anna"), Player::person("Ben")];
    let begun = Match::<Lanterns>::begin(options, players, Chance::Fair(seed)).unwrap();
    let view = |number| begun.game().view(Audience::Seat(seat(number)));
    (view(0), view(1))
}

/// Two seeds whose worlds look the same to Anna but not to Ben.
fn two_worlds() -> [Seed; 2] {
    let mut seen: BTreeMap<String, (Seed, LanternsView)> = BTreeMap::new();
    for number in 0..=255u8 {
        let seed = Seed([number; 32]);
        let (anna, ben) = dealt(seed);
        let (first, other) = seen.entry(format!("{anna:?}")).or_insert_with(|| (seed, ben.clone()));
        if other.places[1].hand != ben.places[1].hand {
            return [*first, seed];
        }
    }
    panic!("no two worlds among so many seeds");
}

/// All that Anna and a spectator hear at the table of this seed until Ben has laid his card.
async fn overheard(app: &TestApp, seed: Seed) -> Vec<Value> {
    let wish = json!({ "record": record_of(seed), "decisions": 0 });
    let table = app.post("/api/records", &wish).await.json();
    let table = table["card"]["id"].as_str().unwrap().to_owned();
    let (mut anna, mut ben) = (app.person(&table, 1).await, app.person(&table, 2).await);
    let mut guest = app.spectator(&table).await;
    anna.sit(0, "Anna").await;
    ben.sit(1, "Ben").await;
    ben.until(|client| !client.looks.is_empty()).await;
    let card = ben.look(1).actions[0].clone().into();
    let id = ben.send_play(1, ben.version, card).await;
    let (number, _) = ben.ack(&id).await;
    anna.until_number(number).await;
    guest.until_number(number).await;
    let commitment = seed.commitment().to_string();
    let blurred = |text: &String| {
        serde_json::from_str(&text.replace(&table, "ID").replace(&commitment, "PROMISE")).unwrap()
    };
    let position = |query: &'static str| {
        let head = format!("GET /api/tables/{table}/position{query} HTTP/1.1");
        async move {
            let head = format!("{head}\r\nanleger-key: {}", key(1));
            json!(app.request(&head, "").await.body)
        }
    };
    let positions = [position("?seat=0").await, position("").await];
    // Only events: how many words about presence come between depends on the network.
    let is_event = |text: &&String| {
        ["event", "changed"].iter().any(|kind| text.starts_with(&format!("{{\"type\":\"{kind}\"")))
    };
    let heard = anna.heard.iter().chain(&guest.heard).filter(is_event).map(blurred);
    heard.chain(positions).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_worlds_that_differ_in_what_is_hidden_sound_the_same() {
    let app = TestApp::start().await;
    let [one, other] = two_worlds();
    let first = overheard(&app, one).await;
    assert!(first.iter().any(|frame| frame["event"]["what"] == "played"));
    assert_eq!(first, overheard(&app, other).await);
}
