//! Several servers on one database.

use std::sync::Arc;

use futures_util::future::join_all;
use tables::store::{Database, Store, StoreError, check_database};
use testbed::Postgres;

use crate::house::{House, id, line, log, registry, row, sat, stood};

/// As many as start at the same time.
const NODES: u64 = 6;

#[tokio::test(flavor = "multi_thread")]
async fn several_may_start_at_once_on_an_empty_database() {
    for house in House::both() {
        let opening = (0..NODES).map(|started| {
            let address = house.address.clone();
            tokio::spawn(async move { Database::open(address, started).await })
        });
        for opened in join_all(opening).await {
            opened.unwrap().unwrap().ping().await.unwrap();
        }
        let found = check_database(&house.address, &registry()).await.unwrap();
        assert_eq!(found.wrong, [""; 0]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_all_who_add_the_same_entry_one_wins_and_the_others_read_it() {
    let house = House::of_postgres();
    let nodes = join_all((0..NODES).map(|_| house.open())).await;
    let nodes: Arc<Vec<Database>> = Arc::new(nodes);
    for number in 0..10 {
        nodes[0].create(row(&id(number)), log(1)).await.unwrap();
    }
    // Every node plays at every table, and goes on from what it finds there when it has lost.
    let playing = (0..NODES).flat_map(|node| (0..10).map(move |number| (node, number)));
    let playing = playing.map(|(node, number)| {
        let nodes = nodes.clone();
        tokio::spawn(async move { add(&nodes[node as usize], &id(number), 20, node).await })
    });
    let added: Vec<u64> = join_all(playing).await.into_iter().map(|add| add.unwrap()).collect();
    assert_eq!(added.iter().sum::<u64>(), NODES * 10 * 20, "every acknowledged entry");
    for number in 0..10 {
        let log = nodes[1].log(&id(number)).await.unwrap();
        assert_eq!(log.len() as u64, 1 + NODES * 20, "is in the log once");
        for node in 0..NODES {
            let own = log.iter().filter(|stored| stored.at_ms == 1_000 + node).count();
            assert_eq!(own, 20);
        }
    }
}

/// Adds so many entries that bear the node's number, whoever else adds some.
async fn add(node: &Database, id: &str, entries: u64, number: u64) -> u64 {
    let mut added = 0;
    while added < entries {
        let seq = node.log(id).await.unwrap().len() as u64 + 1;
        match node.append(id, seq, &[stood(1_000 + number)]).await {
            Ok(()) => added += 1,
            Err(StoreError::Taken) => {}
            Err(other) => panic!("{other}"),
        }
    }
    added
}

/// What takes locks in another order than the logs do must hold nobody up for good, nor be lost.
#[tokio::test(flavor = "multi_thread")]
async fn who_stands_in_each_others_way_comes_again() {
    let house = House::of_postgres();
    let nodes: Arc<Vec<Database>> = Arc::new(join_all((0..4).map(|_| house.open())).await);
    for number in 0..20 {
        nodes[0].create(row(&id(number)), log(1)).await.unwrap();
    }
    let busy = (0..4usize).map(|node| {
        let nodes = nodes.clone();
        tokio::spawn(async move {
            let store = &nodes[node];
            for round in 0..30 {
                let numbers = (0..20).map(|at| if node % 2 == 0 { at } else { 19 - at });
                let many = numbers.map(|number| {
                    let id = id(number);
                    async move {
                        store.mark(&id, wire::Phase::Playing).await?;
                        store.say(&id, &line("hello")).await?;
                        match store.append(&id, 2 + round, &[sat(round)]).await {
                            Err(StoreError::Taken) => Ok(()),
                            added => added,
                        }
                    }
                });
                let done = join_all(many).await;
                assert!(done.iter().all(Result::is_ok), "{done:?}");
                store.archive_idle(1).await.unwrap();
            }
        })
    });
    join_all(busy).await.into_iter().for_each(|done| done.unwrap());
    for number in 0..20 {
        assert_eq!(nodes[0].log(&id(number)).await.unwrap().len(), 31);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_entry_is_on_the_disk_when_it_is_acknowledged_whatever_the_server_was_told() {
    // A server of its own: whoever else waits for the disk would take our entries along.
    let server = Postgres::start().unwrap();
    let address = server.fresh().unwrap();
    let name = address.rsplit('/').next().unwrap();
    for told in [
        "ALTER SYSTEM SET wal_writer_delay = '10s'",
        "SELECT pg_reload_conf()",
        &format!("ALTER DATABASE {name} SET synchronous_commit = off"),
    ] {
        server.ask(&address, told).unwrap();
    }
    let flushed = || server.ask(&address, "SELECT pg_current_wal_flush_lsn()").unwrap();
    let store = Database::open(address.as_str(), 1).await.unwrap();
    store.create(row("a"), log(1)).await.unwrap();
    let before = flushed();
    server.ask(&address, "UPDATE house SET asked = asked + 1").unwrap();
    assert_eq!(flushed(), before, "others are acknowledged before");
    store.append("a", 2, &[stood(2)]).await.unwrap();
    assert_ne!(flushed(), before);
}
