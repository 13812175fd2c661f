//! A server that goes away: nothing that was acknowledged is lost, what is not stored is refused, and all goes on by
//! itself when it is back.

use std::time::{Duration, Instant};

use tables::store::{Database, Store, StoreError};
use testbed::Postgres;

use crate::house::{House, log, row, sat, server, stood};

/// Writes until it works again, and says what was answered in between.
async fn until_written(store: &Database, id: &str, seq: u64) -> Vec<StoreError> {
    let (mut errors, begun) = (Vec::new(), Instant::now());
    while let Err(error) = store.append(id, seq, &[stood(1_000_000 + seq)]).await {
        errors.push(error);
        assert!(begun.elapsed() < Duration::from_secs(30), "{errors:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    errors
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_is_missed_and_found_again() {
    let server = Postgres::start().unwrap();
    let address = server.fresh().unwrap();
    let store = Database::open(address.as_str(), 1).await.unwrap();
    store.create(row("a"), log(2)).await.unwrap();
    server.stop().unwrap();
    for _ in 0..3 {
        let refused = store.append("a", 3, &[sat(3)]).await;
        assert!(matches!(refused, Err(StoreError::Away(_))), "{refused:?}");
        let shown = refused.unwrap_err().to_string();
        assert!(!shown.contains(server.password()), "{shown}");
    }
    assert!(store.ping().await.is_err() && store.log("a").await.is_err());
    server.resume().unwrap();
    assert_eq!(store.append("a", 3, &[sat(3)]).await, Ok(()), "the first to come finds it");
    assert_eq!(store.log("a").await.unwrap().len(), 3);
    store.ping().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_killed_again_and_again_loses_nothing_it_has_confirmed() {
    let server = Postgres::start().unwrap();
    let address = server.fresh().unwrap();
    let store = std::sync::Arc::new(Database::open(address.as_str(), 1).await.unwrap());
    store.create(row("a"), Vec::new()).await.unwrap();
    let writing = {
        let store = store.clone();
        tokio::spawn(async move { write_for(&store, Duration::from_secs(6)).await })
    };
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_millis(700)).await;
        server.kill().unwrap();
        tokio::time::sleep(Duration::from_millis(200)).await;
        server.rise().unwrap();
    }
    let (confirmed, refused) = writing.await.unwrap();
    until_written(&store, "a", store.log("a").await.unwrap().len() as u64 + 1).await;
    let log = store.log("a").await.unwrap();
    let found = log.iter().map(|stored| stored.at_ms).collect::<Vec<_>>();
    assert!(confirmed.len() > 20 && refused > 0, "{} and {refused}", confirmed.len());
    for at_ms in &confirmed {
        assert_eq!(found.iter().filter(|found| *found == at_ms).count(), 1, "{at_ms}");
    }
}

/// Adds entry after entry; where one is refused, the log tells what comes next. Says which were confirmed.
async fn write_for(store: &Database, time: Duration) -> (Vec<u64>, usize) {
    let (mut confirmed, mut refused, mut number) = (Vec::new(), 0, 10);
    let (begun, mut seq) = (Instant::now(), 1);
    while begun.elapsed() < time {
        number += 1;
        match store.append("a", seq, &[stood(number)]).await {
            Ok(()) => {
                confirmed.push(number);
                seq += 1;
            }
            Err(_) => {
                refused += 1;
                tokio::time::sleep(Duration::from_millis(20)).await;
                if let Ok(log) = store.log("a").await {
                    seq = log.len() as u64 + 1;
                }
            }
        }
    }
    (confirmed, refused)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_is_cut_costs_nobody_a_write() {
    let (house, server) = (House::of_postgres(), server());
    let store = house.open().await;
    store.create(row("a"), Vec::new()).await.unwrap();
    let other = server.fresh().unwrap();
    let name = house.address.to_string();
    let cut = format!(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{}'",
        name.rsplit('/').next().unwrap()
    );
    for seq in 1..=5 {
        assert_ne!(server.ask(&other, &cut).unwrap(), "0");
        store.append("a", seq, &[stood(seq)]).await.unwrap();
        assert_eq!(store.log("a").await.unwrap().len() as u64, seq);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_hangs_is_given_up_and_found_again() {
    let server = Postgres::start().unwrap();
    let address = server.fresh().unwrap();
    let store = Database::open(address.as_str(), 1).await.unwrap();
    store.create(row("a"), log(2)).await.unwrap();
    assert_eq!(store.log("a").await.unwrap().len(), 2);
    server.hang().unwrap();
    let (begun, entry) = (Instant::now(), [sat(3)]);
    let (written, read) = futures_util::join!(store.append("a", 3, &entry), store.log("a"));
    let waited = begun.elapsed();
    server.go_on().unwrap();
    assert!(matches!(written, Err(StoreError::Away(_))), "{written:?}");
    assert!(matches!(read, Err(StoreError::Away(_))), "{read:?}");
    assert!(waited > Duration::from_secs(1), "it hung: {waited:?}");
    until_written(&store, "a", 3).await;
    assert_eq!(store.log("a").await.unwrap().len(), 3, "what was refused was not kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_called_that_and_all_goes_on_afterwards() {
    let (house, server) = (House::of_postgres(), server());
    let store = house.open().await;
    store.create(row("a"), log(1)).await.unwrap();
    let (address, _) = (raw(&house), ());
    let fill = "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN RAISE EXCEPTION ''could not extend file: no space left on device'' USING ERRCODE = ''53100''; END';
        CREATE TRIGGER no_room BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION no_room()";
    server.ask(&address, fill).unwrap();
    for _ in 0..3 {
        assert_eq!(store.append("a", 2, &[sat(2)]).await, Err(StoreError::Full));
    }
    assert_eq!(store.log("a").await.unwrap().len(), 1);
    server.ask(&address, "DROP TRIGGER no_room ON log").unwrap();
    store.append("a", 2, &[sat(2)]).await.unwrap();
    assert_eq!(store.log("a").await.unwrap().len(), 2);
}

/// The address with its password, for `psql`.
fn raw(house: &House) -> String {
    let shown = house.address.to_string();
    let name = shown.rsplit('/').next().unwrap();
    format!("dbname={name}")
}
