//! The password of a server shows nowhere, and nobody listens on the way to it who should not.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use tables::store::{Address, Database, Store, StoreError, backup, check_database, move_database};
use testbed::TLS_AUTHORITY;

use crate::house::{House, row, server};

/// What is logged while this is done, in all detail.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// All that is said about an address with which something is wrong.
async fn said(address: &str) -> String {
    let (address, folder) = (Address::from(address), tempfile::tempdir().unwrap());
    let file = folder.path().join("file");
    let errors = [
        Database::open(&address, 1).await.map(|_| ()),
        Database::open_existing(&address).await.map(|_| ()),
        Database::look_at(&address).await.map(|_| ()),
        check_database(&address, &crate::house::registry()).await.map(|_| ()),
        backup(&address, &file).await,
        move_database(&address, &Address::File(file), &mut |_| {}).await.map(|_| ()),
    ];
    errors.into_iter().map(|error| format!("{} {error:?}\n", error.as_ref().unwrap_err())).collect()
}

#[test]
fn the_password_is_told_to_the_server_alone() {
    let log = Log::default();
    let lines = {
        let log = log.clone();
        tracing_subscriber::fmt()
            .with_max_level(tracing::Level::TRACE)
            .with_writer(move || log.clone())
    };
    let (server, house) = (server(), House::of_postgres());
    let port = server.port();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let told = tracing::subscriber::with_default(lines.finish(), || {
        runtime.block_on(async {
            let store = house.open().await;
            store.create(row("a"), Vec::new()).await.unwrap();
            store.close().await.unwrap();
            let mut told = format!("{} {:?} {store:?}", house.address, house.address);
            for wrong in [
                format!("postgres://anleger:kept-secret@localhost:{port}/house_0"),
                "postgres://anleger:kept-secret@localhost:1/house".to_owned(),
                "postgres://anleger:kept-secret@nowhere.invalid/house".to_owned(),
                format!(
                    "postgres://anleger:kept-secret@localhost:{port}/house?sslmode=verify-full"
                ),
                "postgres://anleger:kept-secret@localhost:port/house".to_owned(),
            ] {
                told += &said(&wrong).await;
            }
            told
        })
    });
    let logged = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    for secret in ["kept-secret", server.password()] {
        assert!(!told.contains(secret), "{told}");
        assert!(!logged.contains(secret), "{logged}");
    }
    assert!(told.contains("postgres://anleger@localhost:1/house"), "{told}");
}

async fn opened(address: String) -> Result<(), StoreError> {
    Database::open(address.as_str(), 1).await?.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_to_the_server_is_closed_where_that_is_wished() {
    let (server, folder) = (server(), tempfile::tempdir().unwrap());
    let address = server.fresh().unwrap();
    let authority = folder.path().join("authority.pem");
    std::fs::write(&authority, TLS_AUTHORITY).unwrap();
    let authority = authority.display();
    for wish in
        ["disable".to_owned(), "require".to_owned(), format!("verify-full&sslrootcert={authority}")]
    {
        opened(format!("{address}?sslmode={wish}")).await.unwrap();
    }
    // A name that the certificate does not bear, and somebody whom nobody has vouched for.
    let by_number = address.replace("localhost", "127.0.0.1");
    let wrong_name =
        opened(format!("{by_number}?sslmode=verify-full&sslrootcert={authority}")).await;
    let unknown = opened(format!("{address}?sslmode=verify-full")).await;
    for refused in [wrong_name, unknown] {
        let error = refused.unwrap_err().to_string();
        assert!(error.contains("certificate"), "{error}");
    }
    let store = Database::open(format!("{address}?sslmode=require").as_str(), 1).await.unwrap();
    store.ping().await.unwrap();
    let name = address.rsplit('/').next().unwrap();
    let query = format!(
        "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE datname = '{name}'
         AND application_name = 'anleger'"
    );
    assert_eq!(server.ask("dbname=postgres", &query).unwrap(), "t");
}
