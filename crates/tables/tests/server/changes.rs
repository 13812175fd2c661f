//! Clients that take what changed see what others see who are told everything.

use bots::rng_from;
use serde_json::json;
use wire::{ClientFrame, Reads, ServerFrame};

use crate::app::{TestApp, key};
use crate::client::{Client, no_settings, play_on, seat};

fn bytes_heard(client: &Client) -> usize {
    client.heard.iter().map(String::len).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_changed_shows_the_same_as_everything_with_a_fraction_of_the_words() {
    let app = TestApp::start().await;
    for (seed, game) in [(1, "carcassonne"), (2, "settlers")] {
        let (table, mut anna, mut ben) = app.pair(game, no_settings()).await;
        let mut brief = app.spectator(&table).await;
        let mut plain = app.told_everything(&table, 7).await;
        let mut rng = rng_from(seed);
        loop {
            let lookers = &mut [&mut brief, &mut plain];
            let done = play_on(&mut [&mut anna, &mut ben], lookers, 1, &mut rng).await;
            assert_eq!(brief.looks, plain.looks);
            if done == 0 || plain.number > 150 {
                break;
            }
        }
        let late = app.told_everything(&table, 7).await;
        assert_eq!(brief.looks, late.looks, "as a newcomer sees it");
        let words = bytes_heard(&brief) as f64 / bytes_heard(&plain) as f64;
        assert!(words < 0.35, "{game}: {words}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_or_sits_down_is_told_everything_once() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let mut rng = rng_from(3);
    play_on(&mut [&mut anna, &mut ben], &mut [], 10, &mut rng).await;
    let last = ben.number;
    drop(ben);
    let mut ben = Client::enter(app.address, &table, Some(&key(2)), Some(last)).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 10, &mut rng).await;
    let kinds = ben.heard.iter().map(|heard| heard.contains(r#""type":"changed""#));
    let events = ben.heard.iter().filter(|heard| heard.contains(r#""type":"event""#)).count();
    assert_eq!((events, kinds.filter(|changed| *changed).count()), (1, 9));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_legal_action_travels_once_to_who_reads_notation() {
    let app = TestApp::start().await;
    let (table, anna, _ben) = app.pair("carcassonne", json!({ "aid": "learner" })).await;
    // Pages of every version that ever spoke with a server, all with Anna's key.
    let older = Reads { changes: true, notation: false };
    let mut pages = vec![anna];
    for reads in [older, Reads::FIRST] {
        pages.push(app.reader(&table, 1, reads).await);
    }
    let mut rng = rng_from(4);
    for decisions in 0..2 {
        let number = match decisions {
            0 => pages[0].number,
            _ => pages[0].play_any(0, &mut rng).await,
        };
        for page in &mut pages {
            page.until_number(number).await;
            page.say(&ClientFrame::Hint { seat: seat(0) }).await;
            let hint = |frame| match frame {
                ServerFrame::Hint { action, .. } => Some(action),
                _ => None,
            };
            let both = !page.reads.notation;
            let advised = page.find(hint).await;
            let listed = &page.looks[0].actions;
            assert!(!listed.is_empty());
            let spelt = listed.iter().chain([&advised]);
            assert!(spelt.clone().all(|action| action.action.is_some() == both), "{listed:?}");
        }
        let [once, older, first] = &pages[..] else { panic!("three pages") };
        assert_eq!(older.looks, first.looks);
        let notations = |page: &Client| -> Vec<String> {
            page.looks[0].actions.iter().map(|action| action.notation.clone()).collect()
        };
        assert_eq!(notations(once), notations(first));
    }
}
