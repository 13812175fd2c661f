//! Clients that take what changed see what others see who are told everything.

use bots::rng_from;

use crate::app::{TestApp, key};
use crate::client::{Client, no_settings, play_on};

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
