//! The laws of the store, each on both databases.

use std::sync::Arc;

use futures_util::future::join_all;
use tables::KeyHash;
use tables::limits::CHAT_LINES_KEPT_MAX;
use tables::store::{
    Database, Deadline, Idle, KeyKind, KeyRow, ListingRow, Notes, Pairing, PersonRow, Since,
    Sought, Store, StoreError, TableRow, check_database,
};
use wire::lobby::{LobbyRoom, Wish};
use wire::{ClockRule, Phase};

use crate::house::{
    House, furnish, furnish_people, id, line, listing, log, pairing, person, registry, row, sat,
    sat_as, seek, stood, study,
};

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

law!(a_deadline_is_kept_with_the_entries_and_moved_by_whoever_knows_it(house) {
    let store = house.open().await;
    store.create(row("a"), log(2)).await.unwrap();
    assert_eq!(store.deadline("a").await, Ok(None));
    store.append_and_note("a", 3, &[sat(3)], Notes::due(700)).await.unwrap();
    let taken = store.append_and_note("a", 3, &[sat(3)], Notes::due(300)).await;
    assert_eq!(taken, Err(StoreError::Taken));
    store.append("a", 4, &[stood(4)]).await.unwrap();
    let due = |due_ms| Deadline { due_ms, since: None };
    assert_eq!(store.deadline("a").await, Ok(Some(due(700))), "what was refused notes nothing");
    let since = Some(Since { number: 4, at_ms: 650 });
    let later = Deadline { due_ms: 900, since };
    assert_eq!(store.move_deadline("a", 600, Some(later)).await, Ok(false), "it is another");
    assert_eq!(store.move_deadline("a", 700, Some(later)).await, Ok(true));
    assert_eq!(store.deadline("a").await, Ok(Some(later)));
    store.append_and_note("a", 5, &[sat(5)], Notes::due(800)).await.unwrap();
    assert_eq!(store.move_deadline("a", 900, None).await, Ok(false));
    assert_eq!(store.move_deadline("a", 800, None).await, Ok(true));
    assert_eq!(store.deadline("a").await, Ok(None));
    assert_eq!(store.move_deadline("nobody", 1, None).await, Ok(false));
    store.append_and_note("a", 6, &[stood(6)], Notes::due(7)).await.unwrap();
    assert_eq!(store.remove(vec![("a".to_owned(), 6)]).await, Ok(1), "it goes with its table");
    assert_eq!(store.take_deadlines(9, 9, 9).await, Ok(Vec::new()));
});

law!(a_deadline_is_taken_by_one_server_at_a_time_and_again_when_that_one_is_gone(house) {
    let nodes = Arc::new(join_all((0..4).map(|_| house.open())).await);
    for number in 0..200 {
        nodes[0].create(row(&id(number)), Vec::new()).await.unwrap();
        nodes[0].append_and_note(&id(number), 1, &[sat(1)], Notes::due(number)).await.unwrap();
    }
    assert_eq!(nodes[1].take_deadlines(150, 1_000, 3).await.unwrap().len(), 3);
    let taking = (0..4usize).map(|node| {
        let nodes = nodes.clone();
        tokio::spawn(async move {
            let mut taken = Vec::new();
            loop {
                let some = nodes[node].take_deadlines(149, 1_000, 5).await.unwrap();
                // Where another is taking the rest, none is left for this one.
                if some.is_empty() {
                    return taken;
                }
                taken.extend(some);
            }
        })
    });
    let taken = join_all(taking).await.into_iter().flat_map(|taken| taken.unwrap());
    let mut taken: Vec<String> = taken.collect();
    let many = taken.len();
    taken.sort();
    taken.dedup();
    assert_eq!((taken.len(), many), (147, 147), "all of them, each once");
    assert_eq!(nodes[2].take_deadlines(999, 2_000, 500).await.unwrap().len(), 50, "the rest");
    assert_eq!(nodes[3].take_deadlines(1_000, 3_000, 500).await.unwrap().len(), 150, "again");
});

law!(one_server_does_for_all_what_only_one_may_do(house) {
    let (store, other) = (house.open().await, house.open().await);
    assert_eq!(store.lease("rounds", 1, 100, 200).await, Ok(true));
    assert_eq!(other.lease("rounds", 2, 199, 300).await, Ok(false));
    assert_eq!(other.lease("more", 2, 199, 300).await, Ok(true), "something else");
    assert_eq!(store.lease("rounds", 1, 150, 250).await, Ok(true), "it goes on");
    assert_eq!(other.lease("rounds", 2, 200, 300).await, Ok(false));
    assert_eq!(other.lease("rounds", 2, 250, 350).await, Ok(true), "it was silent for too long");
    assert_eq!(store.lease("rounds", 1, 260, 360).await, Ok(false));
    assert_eq!(other.lease("rounds", 2, 270, 270).await, Ok(true), "it hands over");
    assert_eq!(store.lease("rounds", 1, 270, 370).await, Ok(true));
    let asking = (10..20).map(|holder| store.lease("race", holder, 5, 50));
    let won = join_all(asking).await.into_iter().filter(|won| *won == Ok(true)).count();
    assert_eq!(won, 1);
});

law!(what_somebody_missed_is_read_from_where_they_know_the_log(house) {
    let store = house.open().await;
    store.create(row("a"), log(5)).await.unwrap();
    for known in 0..=5 {
        let missed = store.log_after("a", known).await.unwrap();
        assert_eq!(missed.as_deref(), Some(&log(5)[known as usize..]));
    }
    assert_eq!(store.log_after("a", 6).await, Ok(None), "it does not reach that far");
    assert_eq!(store.log_after("gone", 1).await, Ok(None));
});

law!(nothing_is_written_to_a_database_that_somebody_has_brought_to_another_form(house) {
    let store = house.open().await;
    store.create(row("a"), log(2)).await.unwrap();
    house.say_new_form(99).await;
    let refused = [
        store.append("a", 3, &[sat(3)]).await,
        store.create(row("b"), log(1)).await,
        store.keep_study(study("s", 1)).await,
        store.ping().await,
        store.take_deadlines(1, 2, 3).await.map(|_| ()),
    ];
    for refused in refused {
        let error = refused.unwrap_err();
        assert!(matches!(error, StoreError::Newer { found: 99, .. }), "{error:?}");
        assert!(error.to_string().contains("start the newer program"), "{error}");
    }
    assert_eq!(store.log("a").await.unwrap(), log(2), "it can be looked at");
    house.say_new_form(9).await;
    assert_eq!(store.append("a", 3, &[sat(3)]).await, Ok(()));
});

law!(matches_whose_clocks_run_are_looked_at_after_a_start_of_the_new_program(house) {
    let store = house.open().await;
    for (name, phase) in [("w", Phase::Waiting), ("p", Phase::Playing), ("o", Phase::Over)] {
        for (clock, bank) in [("bank", true), ("none", false)] {
            let mut row = row(&format!("{name}-{clock}"));
            if bank {
                row.agreed.settings.clock = ClockRule::Bank { bank_ms: 9_000, increment_ms: 0 };
            }
            row.phase = Some(phase);
            store.create(row, log(1)).await.unwrap();
        }
    }
    store.close().await.unwrap();
    house.make_older().await;
    let store = house.open().await;
    assert_eq!(store.take_deadlines(1, 9, 9).await.unwrap(), ["p-bank"]);
    store.close().await.unwrap();
    let found = check_database(&house.address, &registry()).await.unwrap();
    assert!(found.wrong.iter().all(|wrong| !wrong.contains("form")), "{:?}", found.wrong);
});

law!(a_match_is_looked_through_once_where_its_table_agreed_and_again_where_whoever_looks_dies(house) {
    let (store, other) = (house.open().await, house.open().await);
    for (name, puzzles) in [("yes", true), ("no", false)] {
        let mut row = row(name);
        row.agreed.settings.puzzles = puzzles;
        store.create(row, log(2)).await.unwrap();
        store.mark(name, Phase::Playing).await.unwrap();
    }
    assert_eq!(store.take_finds(9, 10, 9).await, Ok(Vec::new()), "they are not over");
    for name in ["yes", "no", "yes"] {
        store.mark(name, Phase::Over).await.unwrap();
    }
    assert_eq!(store.take_finds(5, 100, 9).await.unwrap(), ["yes"]);
    assert_eq!(other.take_finds(99, 200, 9).await, Ok(Vec::new()), "somebody looks");
    assert_eq!(other.take_finds(100, 200, 9).await.unwrap(), ["yes"], "they seem to have died");
    assert_eq!(store.find("yes").await, Ok(None));
    other.keep_find("yes", "two".into()).await.unwrap();
    store.keep_find("yes", "three".into()).await.unwrap();
    assert_eq!(store.find("yes").await.unwrap().as_deref(), Some("two"), "the first counts");
    store.keep_find("no", "secret".into()).await.unwrap();
    assert_eq!(store.find("no").await, Ok(None), "nobody agreed to that");
    assert_eq!(store.take_finds(999, 1_000, 9).await, Ok(Vec::new()));
    assert_eq!(store.remove(vec![("yes".to_owned(), 1)]).await, Ok(1));
    assert_eq!(store.find("yes").await, Ok(None), "it goes with its table");
});

law!(a_name_is_kept_once_and_opened_by_what_belongs_to_it(house) {
    let store = house.open().await;
    let people = store.people();
    let (anna, keys, _) = person(1);
    people.keep_person(anna.clone(), keys.clone()).await.unwrap();
    let (ben, bens, _) = person(2);
    let alike = PersonRow { outline: anna.outline.clone(), ..ben.clone() };
    assert_eq!(people.keep_person(alike, bens.clone()).await, Err(StoreError::Taken));
    assert_eq!(people.person_by_key(bens[0].hash, KeyKind::Device).await, Ok(None), "all or none");
    people.keep_person(ben.clone(), bens).await.unwrap();
    let found = people.person_by_key(keys[0].hash, KeyKind::Device).await.unwrap();
    assert_eq!(found, Some((anna.clone(), 1)));
    assert_eq!(people.person_by_key(keys[0].hash, KeyKind::Link).await, Ok(None), "no link");
    let renamed = PersonRow { name: "Hanna".into(), outline: "hanna".into(), ..anna.clone() };
    let taken = PersonRow { outline: ben.outline.clone(), ..anna.clone() };
    assert_eq!(people.rename_person(taken).await, Err(StoreError::Taken));
    people.rename_person(renamed.clone()).await.unwrap();
    assert_eq!(people.person(&anna.id).await, Ok(Some(renamed)));
    people.see_key(keys[0].hash, 7).await.unwrap();
    assert_eq!(people.keys_of(&anna.id).await.unwrap().iter().map(|key| key.seen_ms).max(), Some(7));
});

law!(of_each_kind_somebody_has_so_many_keys_and_lets_them_go_alone(house) {
    let store = house.open().await;
    let people = store.people();
    furnish_people(&store, 2).await;
    let [anna, ben] = [0, 1].map(|number| person(number).0.id);
    let another = |digit: &str| KeyRow {
        hash: KeyHash::of(&digit.repeat(32)).unwrap(),
        ..person(0).1.remove(1)
    };
    assert_eq!(people.keep_key(another("5"), 2).await, Ok(true));
    assert_eq!(people.keep_key(another("6"), 2).await, Ok(false), "two links are all");
    let nobody = KeyRow { person: "nobody".into(), ..another("6") };
    assert_eq!(people.keep_key(nobody, 2).await, Ok(false));
    let tag = another("5").hash.to_string()[..16].to_owned();
    assert_eq!(people.remove_key(&ben, &tag).await, Ok(false), "it is not Ben's");
    assert_eq!(people.remove_key(&anna, &tag).await, Ok(true));
    assert_eq!(people.keys_of(&anna).await.unwrap().len(), 2);
    assert_eq!(people.see_passkey("key-0", 3, 9).await, Ok(false), "it had counted so far");
    assert_eq!(people.see_passkey("key-0", 4, 9).await, Ok(true));
    assert_eq!(people.passkey("key-0").await.unwrap().map(|key| key.counter), Some(4));
    assert_eq!(people.remove_passkey(&ben, "key-0").await, Ok(false));
    assert_eq!(people.remove_passkey(&anna, "key-0").await, Ok(true));
});

law!(a_challenge_is_taken_once_and_in_time(house) {
    let store = house.open().await;
    let people = store.people();
    people.keep_challenge("a".into(), 1, 10).await.unwrap();
    people.keep_challenge("b".into(), 1, 10).await.unwrap();
    let taken = join_all((0..5).map(|_| people.take_challenge("a".into(), 10))).await;
    assert_eq!(taken.iter().filter(|taken| **taken == Ok(true)).count(), 1);
    assert_eq!(people.take_challenge("b".into(), 11).await, Ok(false), "too late");
    assert_eq!(people.take_challenge("c".into(), 1).await, Ok(false));
});

law!(who_goes_leaves_nothing_but_the_name_at_tables(house) {
    let store = house.open().await;
    furnish_people(&store, 3).await;
    let [anna, ben, eve] = [0, 1, 2].map(|number| person(number).0.id);
    let tables = async |id: &str| store.people().tables_of(id).await.unwrap().len();
    let table = store.people().tables_of(&anna).await.unwrap().remove(0).table;
    store.append(&table, 2, &[sat_as(8, &ben), sat_as(9, "nobody")]).await.unwrap();
    assert_eq!((tables(&anna).await, tables(&ben).await, tables("nobody").await), (1, 2, 0));
    assert_eq!(store.people().remove_person(&anna).await, Ok(true));
    assert_eq!(store.people().remove_person(&anna).await, Ok(false));
    assert_eq!((tables(&anna).await, tables(&ben).await), (0, 2));
    assert_eq!(store.people().keys_of(&anna).await, Ok(Vec::new()));
    assert_eq!(store.people().passkeys_of(&anna).await, Ok(Vec::new()));
    assert_eq!(store.log(&table).await.unwrap()[0], sat_as(5, &anna), "the log says what it said");
    // And with a table goes that somebody sat there.
    assert_eq!(store.remove(vec![(table, 9)]).await, Ok(1));
    assert_eq!((tables(&ben).await, tables(&eve).await), (1, 1));
    store.close().await.unwrap();
    let found = check_database(&house.address, &registry()).await.unwrap();
    assert_eq!((found.people, found.wrong), (2, Vec::new()));
});

law!(what_strangers_may_find_is_kept_with_the_entries_and_follows_from_the_longest_log(house) {
    let store = house.open().await;
    let found = async |since_ms| {
        let listed = store.listed(LobbyRoom::Open, since_ms, 9).await.unwrap();
        listed.into_iter().map(|table| table.id).collect::<Vec<String>>()
    };
    for name in ["a", "b"] {
        store.create(row(name), log(2)).await.unwrap();
        let notes = Notes { due_ms: None, listing: Some(listing(name, 3, 100)) };
        store.append_and_note(name, 3, &[sat(3)], notes).await.unwrap();
    }
    assert_eq!(found(100).await, ["a", "b"]);
    assert_eq!(found(101).await, [""; 0], "nobody was seen there since");
    let notes = Notes { due_ms: None, listing: Some(listing("a", 3, 900)) };
    let taken = store.append_and_note("a", 3, &[sat(3)], notes).await;
    assert_eq!((taken, found(101).await), (Err(StoreError::Taken), Vec::new()));
    store.list("a", listing("a", 3, 200)).await.unwrap();
    assert_eq!(found(101).await, ["a"], "somebody is still there");
    let hidden = ListingRow { number: 5, seen_ms: 300, shown: None };
    store.list("a", hidden).await.unwrap();
    store.list("a", listing("a", 4, 400)).await.unwrap();
    assert_eq!(found(0).await, ["b"], "what follows from a shorter log replaces nothing");
    store.list("nobody", listing("nobody", 1, 400)).await.unwrap();
    assert_eq!(found(0).await, ["b"]);
    let running = ListingRow { shown: listing("b", 4, 500).shown.map(|(_, table)| (LobbyRoom::Running, table)), ..listing("b", 4, 500) };
    store.list("b", running).await.unwrap();
    assert_eq!(found(0).await, [""; 0]);
    assert_eq!(store.listed(LobbyRoom::Running, 0, 9).await.unwrap().len(), 1);
    store.mark("b", Phase::Over).await.unwrap();
    assert_eq!(store.listed(LobbyRoom::Running, 0, 9).await.unwrap(), [], "it is over");
    store.list("a", listing("a", 6, 500)).await.unwrap();
    assert_eq!(store.remove(vec![("a".to_owned(), 3)]).await, Ok(1), "it goes with its table");
    assert_eq!(found(0).await, [""; 0]);
});

law!(of_many_tables_the_newest_are_found(house) {
    let store = house.open().await;
    for number in 0..20 {
        store.create(TableRow { created_ms: number, ..row(&id(number)) }, log(1)).await.unwrap();
        store.list(&id(number), listing(&id(number), 1, 50)).await.unwrap();
    }
    let listed = store.listed(LobbyRoom::Open, 0, 3).await.unwrap();
    let ids: Vec<String> = listed.into_iter().map(|table| table.id).collect();
    assert_eq!(ids, [id(19), id(18), id(17)]);
});

law!(of_many_servers_one_pairs_those_who_want_the_same_and_each_of_them_once(house) {
    let nodes = Arc::new(join_all((0..4).map(|_| house.open())).await);
    for number in 0..21 {
        nodes[number as usize % 4].seek(seek(&id(number), 100 + number)).await.unwrap();
    }
    let pairing = (0..40usize).map(|turn| {
        let nodes = nodes.clone();
        tokio::spawn(async move {
            nodes[turn % 4].pair(pairing(&format!("table-{turn:014}"), 200, 90)).await.unwrap()
        })
    });
    let paired = join_all(pairing).await.into_iter().filter(|paired| *paired.as_ref().unwrap());
    assert_eq!(paired.count(), 10);
    let (mut seats, mut waiting) = (Vec::new(), 0);
    for number in 0..21 {
        match nodes[1].seen_seeking(&id(number), 300, 90).await.unwrap() {
            Sought::Seated(table, seat) => seats.push((table, seat)),
            Sought::Waiting(count) => waiting += count,
            Sought::Nothing => panic!("{number} has not withdrawn"),
        }
    }
    seats.sort();
    let all = seats.len();
    seats.dedup();
    assert_eq!((all, seats.len(), waiting), (20, 20, 1));
    let (table, _) = &seats[0];
    let log = nodes[2].log(table).await.unwrap();
    assert_eq!(log.len(), 2, "both sit: {log:?}");
    assert_eq!(nodes[2].table(table).await.unwrap().map(|row| row.id), Some(table.clone()));
});

law!(who_has_gone_or_withdrawn_is_paired_with_nobody(house) {
    let store = house.open().await;
    for (name, since_ms) in [("a", 100), ("b", 200), ("c", 300)] {
        store.seek(seek(name, since_ms)).await.unwrap();
    }
    assert_eq!(store.withdraw_seek("b").await, Ok(true));
    assert_eq!(store.withdraw_seek("b").await, Ok(false));
    assert_eq!(store.pair(pairing("t1", 310, 250)).await, Ok(false), "nobody has heard of a");
    assert_eq!(store.seen_seeking("a", 320, 250).await, Ok(Sought::Waiting(2)));
    assert_eq!(store.seen_seeking("b", 320, 250).await, Ok(Sought::Nothing));
    let other = Pairing { wish: Wish { seats: 3, ..pairing("t", 1, 1).wish }, ..pairing("t2", 330, 250) };
    assert_eq!(store.pair(other).await, Ok(false), "another wish");
    assert_eq!(store.pair(pairing("t3", 330, 250)).await, Ok(true));
    assert_eq!(store.withdraw_seek("a").await, Ok(false), "a seat was found");
    let seated = Sought::Seated("t3".to_owned(), game::Seat::FIRST);
    assert_eq!(store.seen_seeking("a", 340, 250).await, Ok(seated));
    store.end_seek("a").await.unwrap();
    assert_eq!(store.seen_seeking("a", 350, 250).await, Ok(Sought::Nothing));
});
