//! What `docs/hosting.md` says of `pg_dump` and `pg_restore` holds.

use tables::store::{Database, Store, check_database};

use crate::house::{House, furnish, id, registry, sat, server};

#[tokio::test(flavor = "multi_thread")]
async fn a_dump_that_was_made_while_people_play_is_restored_whole() {
    let (house, server) = (House::of_postgres(), server());
    let store = house.open().await;
    furnish(&store, 30).await;
    let shown = house.address.to_string();
    let name = shown.rsplit('/').next().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let dump = folder.path().join("anleger.dump");
    let mut dumping = server.client("pg_dump");
    server.run(dumping.args(["--format=custom", "--file"]).arg(&dump).arg(name)).unwrap();
    let seq = store.log(&id(4)).await.unwrap().len() as u64 + 1;
    store.append(&id(4), seq, &[sat(9)]).await.unwrap();

    let fresh = server.fresh().unwrap();
    let other = fresh.rsplit('/').next().unwrap();
    let mut restoring = server.client("pg_restore");
    let restoring = restoring.args(["--exit-on-error", "--no-owner", "--dbname", other]);
    server.run(restoring.arg(&dump)).unwrap();
    let found = check_database(fresh.as_str(), &registry()).await.unwrap();
    let before = check_database(&house.address, &registry()).await.unwrap();
    assert_eq!(found.wrong, before.wrong);
    assert_eq!((found.tables, found.entries + 1), (30, before.entries));
    let restored = Database::open(fresh.as_str(), 2).await.unwrap();
    restored.append(&id(4), seq, &[sat(9)]).await.unwrap();
    assert_eq!(restored.log(&id(4)).await.unwrap(), store.log(&id(4)).await.unwrap());
}
