//! The laws of the store, each on both databases.

use std::sync::Arc;

use futures_util::future::join_all;
use tables::KeyHash;
use tables::limits::CHAT_LINES_KEPT_MAX;
use tables::store::{Database, Idle, Store, StoreError, check_database};
use wire::Phase;

use crate::house::{House, furnish, id, line, log, registry, row, sat, stood, study};

/// Tests a law on either kind of database.
macro_rules! law {
    ($(#[$told:meta])* $name:ident($house:ident) $law:block) => {
        mod $name {
            use super::*;

            async fn hold($house: House) $law

            #[tokio::test(flavor = "multi_thread")]
            async fn on_sqlite() {
                hold(House::of_sqlite()).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn on_postgres() {
                hold(House::of_postgres()).await;
            }
        }
    };
}

law!(the_key_of_table_and_sequence_is_the_arbiter(house) {
    let store = Arc::new(house.open().await);
    store.create(row("a"), vec![sat(5)]).await.unwrap();
    let writers = (0..20u64).map(|writer| {
        let store = store.clone();
        tokio::spawn(async move { store.append("a", 2, &[stood(100 + writer)]).await })
    });
    let results = join_all(writers).await.into_iter().map(|result| result.unwrap());
    let results: Vec<Result<(), StoreError>> = results.collect();
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
    assert_eq!(results.iter().filter(|result| **result == Err(StoreError::Taken)).count(), 19);
    let log = store.log("a").await.unwrap();
    assert_eq!((log.len(), &log[0]), (2, &sat(5)));
    assert_eq!(store.table("a").await.unwrap(), Some(row("a")));
    assert_eq!(store.table("b").await.unwrap(), None);
    assert_eq!(store.log("b").await.unwrap(), []);
});

law!(what_was_kept_is_there_after_the_next_start(house) {
    let store = house.open().await;
    furnish(&store, 20).await;
    let mut logs = Vec::new();
    for number in 0..20 {
        logs.push((store.table(&id(number)).await.unwrap(), store.log(&id(number)).await.unwrap()));
    }
    store.close().await.unwrap();
    assert!(store.append("a", 1, &[stood(1)]).await.is_err(), "it is closed");
    let store = house.open().await;
    for (number, (table, log)) in (0..).zip(logs) {
        assert_eq!(store.table(&id(number)).await.unwrap(), table);
        assert_eq!(store.log(&id(number)).await.unwrap(), log);
    }
    assert_eq!(store.chat(&id(3), 10).await.unwrap().len(), 3);
    assert_eq!(store.review(&id(3)).await.unwrap(), Some("{\"review\":3}".to_owned()));
    store.close().await.unwrap();
    let found = check_database(&house.address, &registry()).await.unwrap();
    assert_eq!((found.tables, found.studies), (20, 10));
});

law!(there_is_nothing_by_a_name_that_nobody_can_have(house) {
    let store = house.open().await;
    for name in ["", "a\0b", "\u{feff}", "'; DROP TABLE log; --", &"x".repeat(100_000)] {
        assert_eq!(store.table(name).await, Ok(None), "{name:?}");
        assert_eq!(store.log(name).await, Ok(Vec::new()));
        assert_eq!(store.review(name).await, Ok(None));
        assert_eq!(store.study(name).await, Ok(None));
        assert!(store.append(name, 1, &[stood(1)]).await.is_err());
    }
    store.create(row("a"), log(1)).await.unwrap();
    assert_eq!(store.append("a", 2, &[stood(2)]).await, Ok(()), "and nothing is spoilt by it");
});

law!(entries_of_one_write_are_there_all_or_none(house) {
    let store = house.open().await;
    store.create(row("a"), log(3)).await.unwrap();
    assert_eq!(store.append("a", 3, &[stood(7), sat(8)]).await, Err(StoreError::Taken));
    assert!(matches!(store.append("a", 5, &[stood(7)]).await, Err(StoreError::Failed(_))));
    assert!(matches!(store.append("b", 1, &[stood(7)]).await, Err(StoreError::Failed(_))));
    assert_eq!(store.log("a").await.unwrap(), log(3));
    store.append("a", 4, &[stood(7), sat(8)]).await.unwrap();
    assert_eq!(store.log("a").await.unwrap()[3..], [stood(7), sat(8)]);
});

law!(writes_of_many_tables_at_once_are_all_kept(house) {
    let store = Arc::new(house.open().await);
    join_all((0..100).map(|number| store.create(row(&id(number)), log(1)))).await;
    let playing = (0..100).map(|number| {
        let store = store.clone();
        tokio::spawn(async move {
            for seq in 2..=10 {
                store.append(&id(number), seq, &[stood(seq)]).await.unwrap();
            }
        })
    });
    join_all(playing).await.into_iter().for_each(|played| played.unwrap());
    for number in 0..100 {
        assert_eq!(store.log(&id(number)).await.unwrap().len(), 10);
    }
});

law!(what_the_database_refuses_spoils_nothing_beside_it(house) {
    let store = house.open().await;
    store.create(row("a"), log(1)).await.unwrap();
    // All of it waits while the first is written, and is then one batch.
    let lost = line("lost");
    let lines = (0..10).map(|_| store.say("no such table", &lost)).collect::<Vec<_>>();
    let again = store.create(row("a"), log(1));
    let (said, again, played) = futures_util::join!(join_all(lines), again, async {
        store.append("a", 2, &[stood(7)]).await
    });
    assert!(said.iter().all(|said| matches!(said, Err(StoreError::Refused(_)))), "{said:?}");
    assert_eq!((again, played), (Err(StoreError::Taken), Ok(())));
    assert_eq!(store.log("a").await.unwrap().len(), 2);
});

law!(a_table_that_is_played_on_comes_back_from_the_archive(house) {
    let store = house.open().await;
    store.create(row("a"), vec![sat(5)]).await.unwrap();
    let archived = async || store.table("a").await.unwrap().unwrap().archived;
    assert_eq!(store.archive_idle(5).await.unwrap(), 0);
    assert_eq!(store.archive_idle(6).await.unwrap(), 1);
    assert!(archived().await);
    store.append("a", 2, &[stood(90)]).await.unwrap();
    store.archive_idle(50).await.unwrap();
    assert!(!archived().await);
});

law!(tables_without_an_event_are_found_by_their_phase_and_removed(house) {
    let store = house.open().await;
    for (name, phase) in [("w", Phase::Waiting), ("p", Phase::Playing), ("o", Phase::Over)] {
        store.create(row(name), vec![sat(50)]).await.unwrap();
        store.mark(name, phase).await.unwrap();
    }
    let idle = async |before| {
        let mut idle = store.idle(before).await.unwrap();
        idle.sort_by(|one, other| one.id.cmp(&other.id));
        idle
    };
    let found = |id: &str, phase| Idle { id: id.into(), phase: Some(phase), at_ms: 50 };
    assert_eq!(idle([50; 3]).await, []);
    assert_eq!(idle([0, 51, 0]).await, [found("p", Phase::Playing)]);
    assert_eq!(idle([51, 0, 51]).await, [found("o", Phase::Over), found("w", Phase::Waiting)]);
    assert_eq!(store.running(5).await.unwrap(), ["p"]);
    store.say("w", &line("hello")).await.unwrap();
    store.keep_review("w", "{}".into()).await.unwrap();
    // One was played on since it was looked at.
    let named = vec![("w".to_owned(), 50), ("o".to_owned(), 49), ("gone".to_owned(), 50)];
    assert_eq!(store.remove(named).await.unwrap(), 1);
    assert_eq!(store.table("w").await.unwrap(), None);
    assert_eq!(store.review("w").await.unwrap(), None);
    assert_eq!(store.log("o").await.unwrap().len(), 1);
});

law!(of_a_long_talk_the_last_lines_are_kept(house) {
    let store = house.open().await;
    store.create(row("a"), Vec::new()).await.unwrap();
    let lines = u64::from(CHAT_LINES_KEPT_MAX) + 5;
    for number in 0..lines {
        store.say("a", &line(&number.to_string())).await.unwrap();
    }
    let kept = store.chat("a", usize::MAX >> 1).await.unwrap();
    assert_eq!(kept.len() as u32, CHAT_LINES_KEPT_MAX);
    assert_eq!((&*kept[0].text, &*kept[999].text), ("5", "1004"));
    assert_eq!(store.chat("a", 2).await.unwrap(), kept[998..]);
});

law!(a_review_stands_in_place_of_the_one_before(house) {
    let store = house.open().await;
    store.create(row("a"), Vec::new()).await.unwrap();
    for review in ["{\"a\":1}", "{\"a\":2}"] {
        store.keep_review("a", review.into()).await.unwrap();
        assert_eq!(store.review("a").await.unwrap().as_deref(), Some(review));
    }
    store.keep_review("gone", "{}".into()).await.unwrap();
    assert_eq!(store.review("gone").await.unwrap(), None);
});

law!(a_study_is_changed_by_its_key_and_goes_when_nobody_looks(house) {
    let store = house.open().await;
    for (number, day) in [(1, 1), (2, 2), (3, 3)] {
        store.keep_study(study(&id(number), day)).await.unwrap();
    }
    let [own, other] = ["b", "c"].map(|digit| KeyHash::of(&digit.repeat(32)).unwrap());
    assert_eq!(store.change_study(&id(1), other, "no".into(), 9).await, Ok(false));
    assert_eq!(store.change_study(&id(1), own, "yes".into(), 9).await, Ok(true));
    let changed = store.study(&id(1)).await.unwrap().unwrap();
    assert_eq!((&*changed.study, changed.at_ms, changed.created_ms), ("yes", 9, 1));
    store.see_study(&id(2), 8).await.unwrap();
    store.see_study(&id(2), 4).await.unwrap();
    assert_eq!(store.study(&id(2)).await.unwrap().unwrap().at_ms, 8);
    assert_eq!(store.stale_studies(8).await, Ok(1));
    assert_eq!(store.remove_studies(8).await, Ok(1));
    assert_eq!(store.study(&id(3)).await, Ok(None));
});

law!(a_log_is_completed_in_place_or_left_alone(house) {
    let store = house.open().await;
    store.create(row("a"), log(3)).await.unwrap();
    assert_eq!(store.without_chance().await, Ok(Vec::new()));
    assert_eq!(store.write_chance("a", log(2)).await, Err(StoreError::Taken));
    let other = vec![stood(1), sat(2), stood(3)];
    store.write_chance("a", other.clone()).await.unwrap();
    assert_eq!(store.log("a").await.unwrap(), other);
    store.append("a", 4, &[sat(9)]).await.unwrap();
    assert_eq!(store.log("a").await.unwrap().len(), 4);
});

law!(who_only_looks_can_write_nothing(house) {
    let refused = Database::look_at(&house.address).await;
    assert!(refused.is_err(), "there is nothing yet");
    let store = house.open().await;
    store.create(row("a"), log(2)).await.unwrap();
    let looking = Database::look_at(&house.address).await.unwrap();
    assert_eq!(looking.log("a").await.unwrap().len(), 2);
    assert!(looking.append("a", 3, &[sat(3)]).await.is_err());
    let beside = Database::open_existing(&house.address).await.unwrap();
    beside.append("a", 3, &[sat(3)]).await.unwrap();
    assert_eq!(store.append("a", 3, &[sat(3)]).await, Err(StoreError::Taken));
    store.ping().await.unwrap();
});
