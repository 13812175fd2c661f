//! Quotas hold whichever way one comes: by rematches, with many addresses, through a proxy, in many
//! windows.

use std::sync::Arc;

use bots::rng_from;
use serde_json::json;
use tables::Config;
use tables::limits::{CHANGES, CHAT};
use wire::{ClientFrame, ServerFrame};

use crate::app::{TestApp, key};
use crate::client::{Client, no_settings, play_on, seat};
use crate::cluster::{Cluster, until};

fn behind_a_proxy(config: &mut Config) {
    config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
}

#[tokio::test(flavor = "multi_thread")]
async fn another_match_is_another_table() {
    let app = TestApp::start_with(|config| config.tables_per_address = 1).await;
    let (_, mut anna, mut ben) = app.pair("lanterns", no_settings()).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 1_000, &mut rng_from(1)).await;
    anna.say(&ClientFrame::Rematch { seat: seat(0) }).await;
    ben.until(|client| client.state().rematch_wanted.contains(seat(0))).await;
    ben.say(&ClientFrame::Rematch { seat: seat(1) }).await;
    assert_eq!(ben.refusal().await, "too-many-tables");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_household_with_many_addresses_is_counted_once() {
    let app = TestApp::start_with(|config| {
        behind_a_proxy(config);
        config.tables_per_address = 2;
    })
    .await;
    let wish = json!({ "game": "lanterns", "seats": [{ "kind": "person" }, { "kind": "person" }] });
    let create = async |from: &str| {
        let head =
            "POST /api/tables HTTP/1.1\r\ncontent-type: application/json\r\nx-forwarded-for:";
        app.request(&format!("{head} {from}"), &wish.to_string()).await.status
    };
    assert_eq!(create("2001:db8::1").await, 201);
    assert_eq!(create("2001:db8::ffff:2").await, 201);
    assert_eq!(create("2001:db8::3:0:0:1").await, 429, "the same half of the address");
    assert_eq!(create("2001:db8:0:1::1").await, 201, "another household");
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_behind_a_trusted_proxy_are_counted_by_whom_it_names() {
    let app = TestApp::start_with(|config| {
        behind_a_proxy(config);
        config.connections_per_address = 2;
    })
    .await;
    let table = app.table("lanterns", &["person", "person"], no_settings()).await;
    let connect = |from: &'static str| Client::connect_from(app.address, &table, Some(from));
    let first = connect("192.0.2.7").await.unwrap().greet(None, None).await;
    let _second = connect("192.0.2.7").await.unwrap();
    let refused = connect("192.0.2.7").await.err().expect("a third is too many").to_string();
    assert!(refused.contains("429"), "{refused}");
    let _other = connect("192.0.2.8").await.unwrap();
    drop(first);
    while connect("192.0.2.7").await.is_err() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_lies_about_where_they_come_from_counts_as_who_they_are() {
    let app = TestApp::start_with(|config| {
        config.trusted_proxies =
            ["127.0.0.0/8", "10.0.0.0/24"].map(|it| it.parse().unwrap()).into();
        config.tables_per_address = 1;
    })
    .await;
    let wish = json!({ "game": "lanterns", "seats": [{ "kind": "person" }, { "kind": "person" }] });
    let create = async |lines: &[&str]| {
        let head = "POST /api/tables HTTP/1.1\r\ncontent-type: application/json";
        let lines = lines.iter().map(|line| format!("\r\nx-forwarded-for: {line}"));
        let head = head.to_owned() + &lines.collect::<String>();
        app.request(&head, &wish.to_string()).await.status
    };
    assert_eq!(create(&["192.0.2.7"]).await, 201);
    let many = "203.0.113.9, ".repeat(500) + "192.0.2.7";
    let lies: [&[&str]; 7] = [
        &["203.0.113.9, 192.0.2.7"],
        &["203.0.113.9, 192.0.2.7, 10.0.0.9"],
        &["203.0.113.9", "192.0.2.7, 10.0.0.9", "127.0.0.5"],
        &["10.0.0.1, 127.0.0.1, 192.0.2.7"],
        &["\"<script>\", ::ffff:192.0.2.7"],
        &["192.0.2.7:1, 10.0.0.7:2"],
        &[&many],
    ];
    for lie in lies {
        assert_eq!(create(lie).await, 429, "{lie:?}");
    }
    assert_eq!(create(&["192.0.2.7, 203.0.113.9"]).await, 201, "that is somebody else");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_address_may_have_it_may_have_of_all_servers_together() {
    let mut cluster = Cluster::of(0).await;
    cluster.tables_per_address = Some(3);
    for _ in 0..2 {
        let node = cluster.node(Arc::new(cluster.office.join())).await;
        cluster.nodes.push(node);
    }
    until(|| async { cluster.figure(0, "anleger_nodes").await == 1 }).await;
    until(|| async { cluster.figure(1, "anleger_nodes").await == 1 }).await;
    let wish = json!({ "game": "lanterns", "seats": [{ "kind": "person" }, { "kind": "person" }] });
    let make = |node: usize| {
        let (app, wish) = (cluster.app(node), wish.clone());
        async move { app.post("/api/tables", &wish).await.status }
    };
    assert_eq!((make(0).await, make(0).await, make(0).await, make(0).await), (201, 201, 201, 429));
    // What the first has counted the other hears in a moment.
    until(|| async { make(1).await == 429 }).await;
    let more = cluster.figure(1, "anleger_tables_created_total").await;
    assert!(more < 3, "{more}: alone it would have made three");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forwarding_header_from_anybody_else_counts_for_nothing() {
    let app = TestApp::start_with(|config| config.tables_per_address = 1).await;
    let wish = json!({ "game": "lanterns", "seats": [{ "kind": "person" }, { "kind": "person" }] });
    for (from, status) in [("192.0.2.1", 201), ("192.0.2.2", 429)] {
        for name in ["x-forwarded-for", "forwarded", "x-real-ip"] {
            let head = "POST /api/tables HTTP/1.1\r\ncontent-type: application/json\r\n";
            let answer = app.request(&format!("{head}{name}: {from}"), &wish.to_string()).await;
            let expected = if name == "x-forwarded-for" { status } else { 429 };
            assert_eq!(answer.status, expected, "{name}: {from}");
        }
    }
}

/// Says it so often in two windows of one person, and counts how often the table found it too much.
async fn refused_as_too_much(app: &TestApp, frame: ClientFrame, times: u64) -> u64 {
    let (table, mut anna, _ben) = app.pair("carcassonne", no_settings()).await;
    let mut second = app.person(&table, 1).await;
    for window in [&mut anna, &mut second] {
        for _ in 0..times {
            window.say(&frame).await;
        }
        window.say(&ClientFrame::Ping { count: 9 }).await;
        window.find(|frame| matches!(frame, ServerFrame::Pong { .. }).then_some(())).await;
    }
    let about = format!("\"about\":\"{}\"", frame.kind());
    let too_much = |said: &&String| said.contains("\"too-fast\"") && said.contains(&about);
    let heard = [&anna, &second].into_iter().flat_map(|window| &window.heard);
    heard.filter(too_much).count() as u64
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_pours_words_over_a_table() {
    let app = TestApp::start().await;
    let chat = ClientFrame::Chat { seat: Some(seat(0)), name: None, text: "x".repeat(500) };
    let refused = refused_as_too_much(&app, chat, CHAT.burst + 5).await;
    assert!(refused > CHAT.burst / 2, "only {refused} refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_the_log_with_wishes() {
    let app = TestApp::start().await;
    let refused =
        refused_as_too_much(&app, ClientFrame::Undo { seat: seat(0) }, CHANGES.burst).await;
    assert!(refused > CHANGES.burst / 2, "only {refused} refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_cannot_use_up_what_a_seat_may_say() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("lanterns", no_settings()).await;
    let mut eve = Client::enter(app.address, &table, Some(&key(9)), None).await;
    for _ in 0..2 * CHAT.burst {
        eve.say(&ClientFrame::Chat { seat: Some(seat(0)), name: None, text: "I am Anna".into() })
            .await;
        assert_eq!(eve.refusal().await, "not-your-seat");
    }
    anna.say(&ClientFrame::Chat { seat: Some(seat(0)), name: None, text: "hello".into() }).await;
    ben.find(|frame| matches!(frame, ServerFrame::Chat { .. }).then_some(())).await;
}
