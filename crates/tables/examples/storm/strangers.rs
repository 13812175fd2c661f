//! Those who mean no good, and those who do not stay. Whatever is said to them, they go on; the
//! server must.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use bots::{BotRng, rng_from};
use game::luck;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::common::Fault;
use crate::common::screen::{ATTACKER, BOTS, PAIR, Screen, create};
use crate::{Counts, count};

/// A pause before the next visit, also while no server is there.
const PAUSE: Duration = Duration::from_millis(50);

/// Frames that are nearly right: rubbish is made of them.
const FRAMES: [&str; 8] = [
    r#"{"type":"hello","protocol":1,"key":null,"last":null,"changes":true}"#,
    r#"{"type":"sit","seat":0,"name":"Vandal"}"#,
    r#"{"type":"play","client":"x","version":3,"seat":0,"notation":"pass"}"#,
    r#"{"type":"play","client":"x","version":3,"seat":1,"action":{"lay":{"cell":{"x":1,"y":0},"turns":2}}}"#,
    r#"{"type":"undo","seat":0}"#,
    r#"{"type":"consent","seat":1,"agree":true}"#,
    r#"{"type":"chat","seat":null,"name":"x","text":"\u202e"}"#,
    r#"{"type":"hint","seat":5}"#,
];

/// What is put into them.
const BITS: [&str; 10] = [
    "{",
    "}",
    "[[[[[[[[",
    "\"",
    "\u{202e}",
    "\\u0000",
    "1e999",
    "-1",
    "18446744073709551616",
    "null",
];

/// Sends rubbish, as fast as it may and faster.
pub async fn vandal(address: SocketAddr, seed: u64, counts: Arc<Counts>) {
    let mut rng = rng_from(seed);
    loop {
        rampage(address, &mut rng, &counts).await.ok();
        sleep(PAUSE).await;
    }
}

async fn rampage(address: SocketAddr, rng: &mut BotRng, counts: &Counts) -> Result<(), Fault> {
    let table = create(address, PAIR, "{}").await?;
    let mut screen = Screen::enter(address, &table, 0xbad, ATTACKER).await?;
    if luck::below(rng, 2) == 0 {
        screen.sit_down(2).await?;
    }
    loop {
        screen.say_text(rubbish(rng)).await?;
        count(&counts.rubbish);
        if luck::below(rng, 20) == 0 {
            sleep(PAUSE).await;
        }
    }
}

fn rubbish(rng: &mut BotRng) -> String {
    let mut text = FRAMES[below(rng, FRAMES.len())].to_owned();
    for _ in 0..below(rng, 4) {
        let mut at = below(rng, text.len() + 1);
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        match below(rng, 4) {
            0 => text.truncate(at),
            1 => text.insert_str(at, &"x".repeat(below(rng, 20_000))),
            _ => text.insert_str(at, BITS[below(rng, BITS.len())]),
        }
    }
    text
}

fn below(rng: &mut BotRng, end: usize) -> usize {
    luck::below(rng, end as u32) as usize
}

/// Comes, perhaps sits down, and hangs up in the middle.
pub async fn leaver(address: SocketAddr, seed: u64, counts: Arc<Counts>) {
    let mut rng = rng_from(seed);
    loop {
        visit(address, &mut rng, &counts).await.ok();
        sleep(PAUSE).await;
    }
}

async fn visit(address: SocketAddr, rng: &mut BotRng, counts: &Counts) -> Result<(), Fault> {
    let table = create(address, PAIR, "{}").await?;
    for _ in 0..below(rng, 6) {
        let mut screen = Screen::enter(address, &table, seed_of(rng), ATTACKER).await?;
        if below(rng, 2) == 0 {
            screen.sit_down(1 + below(rng, 2)).await?;
        }
        count(&counts.left);
    }
    Ok(())
}

fn seed_of(rng: &mut BotRng) -> u64 {
    1 + u64::from(luck::below(rng, 3))
}

/// Lets the bots of so many tables search, and watches them.
pub async fn attacker(address: SocketAddr, tables: u64) {
    let mut watching = JoinSet::new();
    for number in 0..tables {
        let Ok(table) = create(address, BOTS, "{}").await else { break };
        let Ok(mut screen) = Screen::enter(address, &table, number, ATTACKER).await else { break };
        watching.spawn(async move { while screen.hear().await.is_ok() {} });
    }
    while watching.join_next().await.is_some() {}
}
