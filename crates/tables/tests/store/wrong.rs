//! A database on a server with which something is wrong: found, named, and never played on with.

use tables::store::{Database, Store, StoreError, check_database};

use crate::house::{House, furnish, id, registry, server};

/// Does this to a furnished database and says what is found to be wrong with it.
async fn found_after(statement: &str) -> (House, Vec<String>) {
    let house = House::of_postgres();
    let store = house.open().await;
    furnish(&store, 8).await;
    store.close().await.unwrap();
    let before = check_database(&house.address, &registry()).await.unwrap();
    assert_eq!((before.tables, before.wrong), (8, vec![]));
    let shown = house.address.to_string();
    let database = format!("dbname={}", shown.rsplit('/').next().unwrap());
    server().ask(&database, statement).unwrap();
    let found = check_database(&house.address, &registry()).await.unwrap();
    (house, found.wrong)
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_happens_to_a_log_is_found_and_named() {
    let six = id(6);
    for (statement, expected) in [
        (
            format!(
                "UPDATE log SET entry = replace(entry, 'stood', 'sat') WHERE table_id = '{six}' AND seq = 4"
            ),
            "entry 4",
        ),
        (format!("DELETE FROM log WHERE table_id = '{six}' AND seq > 5"), "missing"),
        (format!("DELETE FROM log WHERE table_id = '{six}' AND seq = 2"), "entry 2 is missing"),
        (
            format!("UPDATE tables SET seed = decode(repeat('00', 32), 'hex') WHERE id = '{six}'"),
            "agreed on",
        ),
        (format!("UPDATE reviews SET review = '[]' WHERE table_id = '{six}'"), "review"),
        (format!("DELETE FROM heads WHERE table_id = '{six}'"), "end of its log"),
    ] {
        let (house, wrong) = found_after(&statement).await;
        assert_eq!(wrong.len(), 1, "{statement}: {wrong:?}");
        assert!(wrong[0].starts_with(&format!("table {}…", &six[..8])), "{wrong:?}");
        assert!(wrong[0].contains(expected), "{wrong:?}");
        let store = house.open().await;
        let read = async {
            Ok((store.table(&six).await?, store.log(&six).await?, store.review(&six).await?))
        };
        let read: Result<_, StoreError> = read.await;
        assert!(matches!(read, Err(StoreError::Damaged(_))), "{statement}: refused, never shorter");
        assert!(store.log(&id(5)).await.is_ok(), "another table is sound");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_form_is_found_and_named() {
    for (statement, expected) in [
        ("DROP TRIGGER log_grew ON log", "lacks: trigger"),
        ("ALTER TABLE log DISABLE TRIGGER log_grew", "not ours: trigger"),
        ("DROP INDEX tables_in_use", "lacks: index"),
        ("ALTER TABLE log DROP CONSTRAINT log_pkey", "lacks: key"),
        ("ALTER TABLE tables ADD COLUMN more TEXT", "not ours: column"),
        (
            "CREATE OR REPLACE FUNCTION log_grew() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
            "trigger",
        ),
        (
            "ALTER TABLE heads DROP CONSTRAINT heads_table_id_fkey;
             INSERT INTO heads (table_id, seq, at_ms, sum) VALUES ('nobody', 1, 1, '')",
            "1 rows belong to no table",
        ),
    ] {
        let (_, wrong) = found_after(statement).await;
        assert!(wrong.iter().any(|wrong| wrong.contains(expected)), "{statement}: {wrong:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_another_version_is_refused_in_one_sentence() {
    let (house, wrong) = found_after("UPDATE house SET version = 5").await;
    assert!(wrong.iter().any(|wrong| wrong.contains("older program")), "{wrong:?}");
    let refused = Database::look_at(&house.address).await;
    assert!(matches!(refused, Err(StoreError::Older { found: 5, .. })), "{refused:?}");
    let shown = house.address.to_string();
    let database = format!("dbname={}", shown.rsplit('/').next().unwrap());
    server().ask(&database, "UPDATE house SET version = 99, serves_from = 99").unwrap();
    for refused in [
        Database::look_at(&house.address).await,
        Database::open_existing(&house.address).await,
        Database::open(&house.address, 1).await,
    ] {
        let error = refused.unwrap_err();
        assert!(matches!(error, StoreError::Newer { found: 99, .. }), "{error:?}");
        assert!(!error.to_string().contains('\n'), "{error}");
    }
    assert!(check_database(&house.address, &registry()).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_hold_every_script_is_refused() {
    let server = server();
    let mut make = server.client("createdb");
    let make = make.args(["--encoding=LATIN1", "--locale=C", "--template=template0", "latin"]);
    server.run(make).unwrap();
    let address = server.fresh().unwrap();
    let (front, _) = address.rsplit_once('/').unwrap();
    let error = Database::open(format!("{front}/latin").as_str(), 1).await.unwrap_err().to_string();
    assert!(error.contains("UTF8"), "{error}");
}
