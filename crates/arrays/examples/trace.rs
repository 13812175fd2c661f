//! Random games of a batch as one digest a step, for whoever plays the same ones from another language:
//! `cargo run -p anleger-arrays --example trace -- settlers 4 8 200 1 '{"scenario":"new-shores"}'`.

use std::env;

use arrays::{BatchPlan, Rows, find};
use serde_json::Map;

const USAGE: &str = "GAME SEATS COUNT STEPS SEED [OPTIONS]";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let number = |at: usize| -> Result<u64, Box<dyn std::error::Error>> {
        Ok(args.get(at).ok_or(USAGE)?.parse()?)
    };
    let game = find(args.first().ok_or(USAGE)?)?;
    let options = args.get(5).map_or(Ok(Map::new()), |text| serde_json::from_str(text))?;
    let (seats, count) = (number(1)? as usize, number(2)? as usize);
    let plan = BatchPlan { options, seats, count, ..BatchPlan::default() };
    let mut batch = game.batch(&plan)?;
    let mut rows = Rows::of(batch.as_ref());
    batch.begin(number(4)?, &mut rows.lend())?;
    let mut actions = vec![0; count];
    for _ in 0..number(3)? {
        actions.copy_from_slice(&rows.drawn);
        batch.step(&actions, &mut rows.lend())?;
        let played = actions.iter().map(|action| action.to_string()).collect::<Vec<_>>();
        let (seen, legal) = (sum(&rows.observations), sum(&rows.masks));
        println!("{} {seen} {legal}", played.join(","));
    }
    Ok(())
}

/// A sum that notices every byte and its place.
fn sum(bytes: &[u8]) -> u64 {
    let places = bytes.iter().zip(1u64..);
    places.map(|(byte, place)| u64::from(*byte) * (place % 65_521)).sum()
}
