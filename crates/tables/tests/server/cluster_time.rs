//! Clocks of tables, where each server has a clock of its own that is turned by hand. They show times that have nothing
//! to do with each other, and run equally fast.

use game::Seat;
use serde_json::{Value, json};
use tables::Clock;
use tables::limits::{
    CACHE_IDLE_MS, DEADLINE_LEAST_MS, DEADLINE_LEFT_MS, DEADLINE_LOOK_MS, LEFT_TO_OTHERS_MS,
    LOG_UNSEEN_MS_MAX, SETTLING_MS,
};
use tables::table::Entry;
use wire::{ClientFrame, Phase, ServerFrame, Withdrawal};

use crate::client::{Client, seat};
use crate::cluster::{Cluster, until};

fn bank(bank_ms: u64) -> Value {
    json!({ "clock": { "kind": "bank", "bank_ms": bank_ms, "increment_ms": 0 } })
}

/// What the clocks of a table show there now.
async fn used(client: &mut Client) -> Vec<u64> {
    // A table looks at its clock before it answers: what comes after the second answer is new.
    for count in [1, 2] {
        client.say(&ClientFrame::Ping { count }).await;
        let pong = |frame| match frame {
            ServerFrame::Pong { count: back } if back == count => Some(()),
            _ => None,
        };
        client.find(pong).await;
    }
    client.state().clock.iter().map(|face| face.used_ms).collect()
}

/// What somebody is shown who comes now.
async fn shown(cluster: &Cluster, node: usize, table: &str) -> Vec<u64> {
    let late = cluster.app(node).spectator(table).await;
    late.state().clock.iter().map(|face| face.used_ms).collect()
}

/// Anna at the first server and Ben at the second, after whatever servers leave to each other.
async fn at_clocks(cluster: &Cluster) -> (String, Client, Client) {
    at_clocks_of(cluster, 10_000).await
}

async fn at_clocks_of(cluster: &Cluster, bank_ms: u64) -> (String, Client, Client) {
    let knows = |node: usize| async move {
        let company = cluster.figure(node, "anleger_nodes").await;
        company as usize == cluster.nodes.len() - 1
    };
    for node in 0..cluster.nodes.len() {
        until(|| knows(node)).await;
    }
    let table = cluster.app(0).table("carcassonne", &["person"; 2], bank(bank_ms)).await;
    let mut anna = cluster.app(0).person(&table, 1).await;
    let mut ben = cluster.app(1).person(&table, 2).await;
    cluster.turn(SETTLING_MS).await;
    anna.sit(0, "Anna").await;
    ben.sit(1, "Ben").await;
    for client in [&mut anna, &mut ben] {
        client.until(|client| !client.looks.is_empty()).await;
    }
    (table, anna, ben)
}

/// Plays on until the other one is to decide; no time passes.
async fn turn_over(player: &mut Client, number: usize) {
    while player.deciding().contains(seat(number)) {
        player.play_any(number, &mut bots::rng_from(4)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn time_is_the_same_at_all_servers_however_their_clocks_stand() {
    let cluster = Cluster::by_hand(2).await;
    let (table, mut anna, mut ben) = at_clocks(&cluster).await;
    cluster.turn(3_000).await;
    assert_eq!(
        (shown(&cluster, 0, &table).await, shown(&cluster, 1, &table).await),
        (vec![3_000, 0], vec![3_000, 0])
    );
    turn_over(&mut anna, 0).await;
    ben.until_number(anna.number).await;
    cluster.turn(2_000).await;
    for node in 0..2 {
        assert_eq!(shown(&cluster, node, &table).await, [3_000, 2_000]);
    }
    turn_over(&mut ben, 1).await;
    anna.until_number(ben.number).await;
    assert_eq!(used(&mut anna).await, [3_000, 2_000]);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_goes_to_another_server_neither_gains_nor_loses_time() {
    let cluster = Cluster::by_hand(3).await;
    let (table, anna, mut ben) = at_clocks(&cluster).await;
    cluster.turn(4_000).await;
    drop(anna);
    // The third server opens the table only now.
    let mut anna = cluster.back(2, &table, 1, 0).await;
    assert_eq!(anna.state().clock[0].used_ms, 4_000);
    cluster.turn(SETTLING_MS).await;
    assert_eq!(used(&mut anna).await.len(), 2);
    cluster.turn(5_999 - SETTLING_MS).await;
    used(&mut anna).await;
    assert_eq!(anna.state().phase, Phase::Playing);
    // All three see the bank run empty, and it does so once.
    cluster.turn(1).await;
    cluster.turn(3 * LEFT_TO_OTHERS_MS).await;
    for client in [&mut anna, &mut ben] {
        client.until(|client| client.state().phase == Phase::Over).await;
        assert_eq!(client.state().seats[0].out, Some(Withdrawal::OutOfTime));
    }
    cluster.turn(LOG_UNSEEN_MS_MAX).await;
    used(&mut ben).await;
    let withdrawn = |log: &[tables::table::Stored]| {
        log.iter().filter(|stored| matches!(stored.entry, Entry::Withdrew { .. })).count()
    };
    assert_eq!(withdrawn(&cluster.log(&table).await), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_pays_by_a_clock_that_no_server_has_heard() {
    let mut cluster = Cluster::by_hand(2).await;
    let (table, mut anna, ben) = at_clocks(&cluster).await;
    cluster.turn(3_000).await;
    turn_over(&mut anna, 0).await;
    drop((anna, ben));
    // All who ever heard of that are gone, and another server has served others for an hour.
    let stranger = cluster.stranger().await;
    for mut node in cluster.nodes.drain(..) {
        node.kill();
    }
    cluster.nodes.push(stranger);
    cluster.turn(3_600_000).await;
    assert_eq!(shown(&cluster, 0, &table).await, [3_000, 0]);
    cluster.turn(1_500).await;
    assert_eq!(shown(&cluster, 0, &table).await, [3_000, 1_500]);
}

/// How long it takes until a clock that nobody sees is looked at.
const UNSEEN_MS: u64 = DEADLINE_LEAST_MS + DEADLINE_LEFT_MS + DEADLINE_LOOK_MS;

/// Everybody who was withdrawn, as the log says.
async fn withdrawn(cluster: &Cluster, table: &str) -> Vec<Seat> {
    let log = cluster.log(table).await;
    let withdrawn = log.iter().filter_map(|stored| match stored.entry {
        Entry::Withdrew { seat, why: Withdrawal::OutOfTime } => Some(seat),
        _ => None,
    });
    withdrawn.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bank_falls_once_also_where_the_server_with_the_table_has_died() {
    let mut cluster = Cluster::by_hand(3).await;
    let (table, anna, ben) = at_clocks(&cluster).await;
    drop((anna, ben));
    cluster.nodes[0].kill();
    cluster.nodes[1].kill();
    // The third server has never opened it, and nobody asks for it.
    cluster.turn(9_000).await;
    assert_eq!(withdrawn(&cluster, &table).await, []);
    until(|| async {
        cluster.turn(1_000).await;
        !withdrawn(&cluster, &table).await.is_empty()
    })
    .await;
    assert!(cluster.time.now_ms() <= 1_000_000 + 12_000 + UNSEEN_MS, "{}", cluster.time.now_ms());
    assert_eq!(cluster.figure(2, "anleger_deadlines_total").await, 1);
    cluster.turn(UNSEEN_MS).await;
    assert_eq!(withdrawn(&cluster, &table).await, [seat(0)], "of two that play, and once");
}

#[tokio::test(flavor = "multi_thread")]
async fn time_that_a_server_has_begun_to_count_is_counted_on_when_the_table_is_opened_again() {
    const BANK_MS: u64 = 600_000;
    let mut cluster = Cluster::by_hand(2).await;
    let (table, anna, ben) = at_clocks_of(&cluster, BANK_MS).await;
    drop((anna, ben));
    // All who ever heard by which clock that was written are gone.
    let stranger = cluster.stranger().await;
    for mut node in cluster.nodes.drain(..) {
        node.kill();
    }
    cluster.nodes.push(stranger);
    let opened_ms = cluster.time.now_ms();
    assert_eq!(shown(&cluster, 0, &table).await, [0, 0]);
    until(|| async {
        cluster.turn(CACHE_IDLE_MS).await;
        cluster.figure(0, "anleger_tables_live").await == 0
    })
    .await;
    until(|| async {
        cluster.turn(UNSEEN_MS).await;
        !withdrawn(&cluster, &table).await.is_empty()
    })
    .await;
    let took_ms = cluster.time.now_ms() - opened_ms;
    assert!((BANK_MS..BANK_MS + 3 * UNSEEN_MS).contains(&took_ms), "{took_ms}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_on_where_the_server_that_started_it_has_died() {
    let mut cluster = Cluster::by_hand(3).await;
    let (table, mut anna, mut ben) = at_clocks(&cluster).await;
    cluster.turn(3_000).await;
    turn_over(&mut anna, 0).await;
    ben.until_number(anna.number).await;
    drop((anna, ben));
    cluster.nodes[0].kill();
    cluster.turn(2_500).await;
    // The second server held the table, the third only knows how the clock stood by which it was written.
    for node in [1, 2] {
        assert_eq!(shown(&cluster, node, &table).await, [3_000, 2_500]);
    }
}
