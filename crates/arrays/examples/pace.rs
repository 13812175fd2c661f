//! How fast a batch is stepped, without Python: `cargo run --release -p anleger-arrays --example pace -- settlers 4 1024 1 2000`.

use std::env;
use std::time::Instant;

use arrays::{BatchPlan, Rows, find};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let usage = "GAME SEATS COUNT THREADS STEPS";
    let number = |at: usize| -> Result<usize, Box<dyn std::error::Error>> {
        Ok(args.get(at).ok_or(usage)?.parse()?)
    };
    let game = find(args.first().ok_or(usage)?)?;
    let (seats, count, threads) = (number(1)?, number(2)?, number(3)?);
    let mut batch = game.batch(&BatchPlan { seats, count, threads, ..BatchPlan::default() })?;
    let mut rows = Rows::of(batch.as_ref());
    batch.begin(0, &mut rows.lend())?;
    let (mut actions, steps, start) = (vec![0; count], number(4)?, Instant::now());
    for _ in 0..steps {
        actions.copy_from_slice(&rows.drawn);
        batch.step(&actions, &mut rows.lend())?;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{:.0} steps a second", (steps * count) as f64 / seconds);
    Ok(())
}
