//! Studies: saved under a secret link, changed only with their key, kept and let go.

use std::sync::Arc;

use serde_json::Value;
use tables::limits::STUDIES_PER_ADDRESS_MAX;
use tables::store::{Database, Store, check_database};

use crate::app::{Answer, TestApp, registry};

const STUDY: &str =
    "anleger study 1\n{\"game\":\"lanterns\",\"rules\":1,\"players\":[\"Anna\",\"Ben\"]}\n{}\n";

async fn save(app: &TestApp, text: &str) -> Answer {
    app.request("POST /api/studies HTTP/1.1\r\ncontent-type: text/plain\r\nx-none: ", text).await
}

async fn change(app: &TestApp, id: &str, key: &str, text: &str) -> Answer {
    let head =
        format!("PUT /api/studies/{id} HTTP/1.1\r\ncontent-type: text/plain\r\nanleger-key:");
    app.request(&format!("{head} {key}"), text).await
}

/// The id of a saved study, and its key.
async fn saved(app: &TestApp) -> (String, String) {
    let answer = save(app, STUDY).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let kept = answer.json();
    let text = |field: &Value| field.as_str().unwrap_or_default().to_owned();
    (text(&kept["id"]), text(&kept["key"]))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_is_saved_looked_at_and_changed_with_its_key_alone() {
    let app = TestApp::start().await;
    let (id, key) = saved(&app).await;
    let path = format!("/api/studies/{id}");
    assert_eq!(app.get(&path).await.body, STUDY);
    let longer = STUDY.replace("{}\n", "{\"comment\":\"A quiet night\"}\n");
    assert_eq!(change(&app, &id, &key, &longer).await.status, 204);
    assert_eq!(app.get(&path).await.body, longer);
    let (_, others) = saved(&app).await;
    for wrong in [others.as_str(), "", "x", &key.to_uppercase()] {
        let answer = change(&app, &id, wrong, STUDY).await;
        assert!(matches!(answer.status, 403 | 422), "{wrong}: {}", answer.body);
    }
    assert_eq!(app.get(&path).await.body, longer, "what is refused changes nothing");
    let metrics = app.get("/metrics").await.body;
    assert!(metrics.contains("anleger_studies_saved_total 3"), "{metrics}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_study_is_refused_by_name() {
    let app = TestApp::start().await;
    let check = async |text: &str, status: u16, code: &str| {
        let answer = save(&app, text).await;
        assert_eq!(
            (answer.status, answer.json()["code"].as_str()),
            (status, Some(code)),
            "{text:.80}"
        );
    };
    check("", 422, "study-unknown-form").await;
    check("anleger record 1\n", 422, "study-unknown-form").await;
    check("anleger study 9\n", 422, "study-unknown-version").await;
    check(&STUDY.replace("lanterns", "chess"), 422, "unknown-game").await;
    check(&STUDY.replace("{}", "{\"step\":\"x\"}"), 422, "study-step-misplaced").await;
    check(&"x".repeat(600 * 1024), 422, "study-too-large").await;
    check(&"x".repeat(1_100 * 1024), 413, "body-too-long").await;
    let nobody = "2".repeat(20);
    for path in [&nobody, "..%2f..", "x"] {
        let answer = app.get(&format!("/api/studies/{path}")).await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (404, Some("no-such-study")));
    }
    let key = "0".repeat(32);
    assert_eq!(change(&app, &nobody, &key, STUDY).await.json()["code"], "no-such-study");
    let (id, _) = saved(&app).await;
    let path = format!("PUT /api/studies/{id} HTTP/1.1\r\ncontent-type: text/plain\r\nx-none: ");
    assert_eq!(app.request(&path, STUDY).await.json()["code"], "not-your-study");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_saves_so_many_in_an_hour() {
    let app = TestApp::start().await;
    for _ in 0..STUDIES_PER_ADDRESS_MAX {
        saved(&app).await;
    }
    let answer = save(&app, STUDY).await;
    assert_eq!((answer.status, answer.json()["code"].as_str()), (429, Some("too-many-studies")));
    app.clock.turn(3_600_000);
    saved(&app).await;
}

const DAY_MS: u64 = 24 * 3_600_000;

#[tokio::test]
async fn studies_that_nobody_looks_at_go_and_damaged_ones_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("db");
    let store = Arc::new(Database::open(&path, 1).await.unwrap());
    let key = tables::KeyHash::of(&"0".repeat(32)).unwrap();
    let row = |id: &str, at_ms| tables::store::StudyRow {
        id: id.repeat(20),
        key,
        created_ms: at_ms,
        at_ms,
        study: STUDY.to_owned(),
    };
    for (id, day) in [("2", 1), ("3", 5), ("4", 9)] {
        store.keep_study(row(id, day * DAY_MS)).await.unwrap();
    }
    store.see_study(&"2".repeat(20), 8 * DAY_MS).await.unwrap();
    assert_eq!(store.stale_studies(6 * DAY_MS).await, Ok(1));
    assert_eq!(store.remove_studies(6 * DAY_MS).await, Ok(1));
    assert_eq!(store.study(&"3".repeat(20)).await, Ok(None));
    let seen = store.study(&"2".repeat(20)).await.unwrap().unwrap();
    assert_eq!((seen.at_ms, seen.created_ms), (8 * DAY_MS, DAY_MS));
    store.close().await.unwrap();
    let found = check_database(&path, &registry()).await.unwrap();
    assert_eq!((found.studies, found.wrong.len()), (2, 0), "{:?}", found.wrong);
    damage(&path).await;
    let found = check_database(&path, &registry()).await.unwrap();
    assert_eq!(found.wrong.len(), 1, "{:?}", found.wrong);
    assert!(found.wrong[0].contains("study 22222222"), "{:?}", found.wrong);
}

/// Changes a letter of a study behind the store's back.
async fn damage(path: &std::path::Path) {
    use sqlx::{ConnectOptions, Connection};
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    let mut connection = options.connect().await.unwrap();
    let query = "UPDATE studies SET study = replace(study, 'Anna', 'Otto') WHERE id LIKE '2%'";
    sqlx::query(query).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}
