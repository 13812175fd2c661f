//! A database moved from one kind to the other and back, and whoever must not be disturbed.

use std::path::PathBuf;

use tables::store::{
    Address, Database, Moved, Step, Store, StoreError, backup, check_database, move_database,
};

use crate::house::{House, furnish, furnish_people, id, person, registry, row, sat, server};

/// More than are carried at a time.
const TABLES: u64 = 150;

/// People who keep a name.
const PEOPLE: u64 = 70;

async fn moved(from: &Address, to: &Address) -> Result<Moved, StoreError> {
    move_database(from, to, &mut |_| {}).await
}

/// A furnished database, closed.
async fn furnished(house: &House) {
    let store = house.open().await;
    furnish(&store, TABLES).await;
    store.archive_idle(2).await.unwrap();
    store.close().await.unwrap();
}

/// All that a store says about what is kept in a database.
async fn told(address: &Address) -> Vec<String> {
    let store = Database::look_at(address).await.unwrap();
    let mut told = Vec::new();
    for number in 0..TABLES {
        let id = id(number);
        told.push(format!("{:?}", store.table(&id).await.unwrap()));
        told.push(format!("{:?}", store.log(&id).await.unwrap()));
        told.push(format!("{:?}", store.chat(&id, 9).await.unwrap()));
        told.push(format!("{:?}", store.review(&id).await.unwrap()));
        told.push(format!("{:?}", store.study(&id).await.unwrap()));
    }
    for number in 0..PEOPLE {
        let id = person(number).0.id;
        let people = store.people();
        told.push(format!("{:?}", people.person(&id).await.unwrap()));
        told.push(format!("{:?}", people.keys_of(&id).await.unwrap()));
        told.push(format!("{:?}", people.passkeys_of(&id).await.unwrap()));
        told.push(format!("{:?}", people.tables_of(&id).await.unwrap()));
    }
    store.close().await.unwrap();
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_arrives_on_the_other_kind_and_comes_back() {
    let [file, server] = House::both();
    let again = House::of_sqlite();
    furnished(&file).await;
    let store = file.open().await;
    furnish_people(&store, PEOPLE).await;
    store.close().await.unwrap();
    let before = std::fs::read(file.address.file().unwrap()).unwrap();
    let all = told(&file.address).await;
    assert!(all.iter().any(|told| told.contains("archived: true")));
    let there = moved(&file.address, &server.address).await.unwrap();
    assert_eq!(told(&server.address).await, all);
    assert_eq!(std::fs::read(file.address.file().unwrap()).unwrap(), before, "nothing was changed");
    let back = moved(&server.address, &again.address).await.unwrap();
    assert_eq!(told(&again.address).await, all);
    assert_eq!((&there, there.damaged.len()), (&back, 0));
    let rows = |kind: &str| there.rows.iter().find(|(name, _)| *name == kind).unwrap().1;
    assert_eq!(
        (rows("tables"), rows("heads"), rows("studies")),
        (TABLES + PEOPLE, TABLES + PEOPLE, TABLES / 2)
    );
    assert_eq!((rows("people"), rows("person_keys")), (PEOPLE, 2 * PEOPLE));
    assert_eq!((rows("passkeys"), rows("person_seats")), (PEOPLE, PEOPLE));
    for address in [&server.address, &again.address] {
        let found = check_database(address, &registry()).await.unwrap();
        assert_eq!((found.tables as u64, found.entries as u64), (TABLES + PEOPLE, rows("log")));
        assert_eq!((found.people as u64, found.wrong), (PEOPLE, Vec::new()));
    }
    // And whoever comes next plays on.
    let store = server.open().await;
    store.create(row("new"), vec![sat(1)]).await.unwrap();
    let seq = store.log(&id(3)).await.unwrap().len() as u64 + 1;
    store.append(&id(3), seq, &[sat(9)]).await.unwrap();
    assert!(!store.table(&id(3)).await.unwrap().unwrap().archived);
}

#[tokio::test(flavor = "multi_thread")]
async fn each_step_is_told() {
    let [file, server] = House::both();
    furnished(&file).await;
    let mut steps = Vec::new();
    move_database(&file.address, &server.address, &mut |step| steps.push(step)).await.unwrap();
    let of = TABLES + TABLES / 2;
    assert_eq!(steps[0], Step::Copying { of });
    assert!(steps.contains(&Step::Comparing { of }));
    let done = |step: &Step| if let Step::Done(more) = step { *more } else { 0 };
    assert_eq!(steps.iter().map(done).sum::<u64>(), 2 * of);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_target_that_is_not_empty_is_left_alone() {
    for (from, to) in [House::both(), House::both()].map(|[file, server]| (file, server)) {
        for (from, to) in [(&from, &to), (&to, &from)] {
            for house in [from, to] {
                let store = house.open().await;
                store.create(row("a"), vec![sat(1)]).await.ok();
                store.close().await.unwrap();
            }
            let refused = moved(&from.address, &to.address).await;
            assert!(matches!(refused, Err(StoreError::NotEmpty { .. })), "{refused:?}");
            let store = to.open().await;
            assert_eq!(store.log("a").await.unwrap(), [sat(1)]);
            store.close().await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_moved_while_a_server_uses_it() {
    let [file, server] = House::both();
    for (from, to) in [(&file, &server), (&server, &file)] {
        let store = from.open().await;
        store.ping().await.unwrap();
        let refused = moved(&from.address, &to.address).await;
        assert!(matches!(refused, Err(StoreError::InUse { .. })), "{refused:?}");
        store.close().await.unwrap();
    }
    // Neither onto a server where somebody has started already, and found it empty.
    let other = House::of_postgres();
    let store = other.open().await;
    let refused = moved(&file.address, &other.address).await;
    assert!(matches!(refused, Err(StoreError::InUse { .. })), "{refused:?}");
    store.close().await.unwrap();
    moved(&file.address, &other.address).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_interrupted_begins_again() {
    let [file, server] = House::both();
    furnished(&file).await;
    let all = told(&file.address).await;
    for (from, to) in [(&file, &server), (&server, &House::of_sqlite())] {
        let half = async {
            let (mut so_far, wait) = (0, std::future::pending::<()>());
            let mut reached = false;
            let mut tell = |step: Step| {
                so_far += usize::from(step == Step::Done(64));
                reached |= so_far == 2;
            };
            tokio::select! {
                biased;
                done = move_database(&from.address, &to.address, &mut tell) => drop(done),
                () = wait => {}
            }
        };
        // As a signal would end it, in the middle of something.
        let cut = tokio::time::timeout(std::time::Duration::from_millis(60), half).await;
        let is_there = Database::look_at(&to.address).await.is_ok();
        assert_eq!(is_there, cut.is_ok(), "whole or not at all");
        if cut.is_err() {
            moved(&from.address, &to.address).await.unwrap();
        }
        assert_eq!(told(&to.address).await, all);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_damaged_arrives_as_it_is_and_is_named() {
    let [file, server] = House::both();
    furnished(&file).await;
    let url = format!("sqlite://{}", file.address);
    let mut raw = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url).await.unwrap();
    let turn = format!(
        "UPDATE log SET at_ms = 9, entry = '{{}}' WHERE table_id = '{}' AND seq = 2",
        id(5)
    );
    sqlx::query(&turn).execute(&mut raw).await.unwrap();
    sqlx::Connection::close(raw).await.unwrap();
    let moved = moved(&file.address, &server.address).await.unwrap();
    assert_eq!(moved.damaged.len(), 1, "{moved:?}");
    assert!(moved.damaged[0].contains("entry 2 is not what was written"), "{moved:?}");
    let [here, there] = [
        check_database(&file.address, &registry()).await.unwrap(),
        check_database(&server.address, &registry()).await.unwrap(),
    ];
    assert_eq!(here, there);
    assert_eq!(here.wrong.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_server_is_a_file_made_while_it_is_used() {
    let house = House::of_postgres();
    let store = house.open().await;
    furnish(&store, TABLES).await;
    let folder = tempfile::tempdir().unwrap();
    let copy: PathBuf = folder.path().join("copy.sqlite");
    backup(&house.address, &copy).await.unwrap();
    assert!(matches!(backup(&house.address, &copy).await, Err(StoreError::Unwritable { .. })));
    store.create(row("later"), vec![sat(1)]).await.unwrap();
    assert_eq!(told(&Address::from(&copy)).await, told(&house.address).await);
    let found = check_database(&copy, &registry()).await.unwrap();
    assert_eq!((found.tables as u64, found.wrong), (TABLES, vec![]));
    // It goes back onto a server as any file does.
    let again = House::of_postgres();
    moved(&Address::from(&copy), &again.address).await.unwrap();
    assert_eq!(told(&again.address).await, told(&house.address).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_an_older_program_is_not_moved() {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("tables.sqlite");
    let older =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/archive/database-2/tables.sqlite");
    std::fs::copy(older, &copy).unwrap();
    let address = server().fresh().unwrap();
    let refused = moved(&Address::from(&copy), &address.as_str().into()).await;
    assert!(matches!(refused, Err(StoreError::Older { found: 2, .. })), "{refused:?}");
    Database::open(&copy, 1).await.unwrap().close().await.unwrap();
    moved(&Address::from(&copy), &address.as_str().into()).await.unwrap();
}
