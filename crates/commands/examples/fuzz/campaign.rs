//! Throwing damaged input at a target for a while.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::mutate::Mutator;

/// What is tested: takes any bytes, and says so if something that must hold does not.
pub type Target<'a> = &'a dyn Fn(&[u8]) -> Result<(), String>;

/// An input the target could not take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crash {
    pub input: Vec<u8>,
    pub reason: String,
}

/// Tries the good samples as they are, then damaged ones until `time` is over; answers how
/// many inputs the target took, or the first that it could not take.
pub fn run(
    target: Target<'_>,
    corpus: &[Vec<u8>],
    seed: u64,
    time: Duration,
) -> Result<u64, Box<Crash>> {
    let start = Instant::now();
    for sample in corpus {
        attempt(target, sample)?;
    }
    let mut mutator = Mutator::new(corpus, ChaCha8Rng::seed_from_u64(seed));
    let mut taken = corpus.len() as u64;
    while start.elapsed() < time {
        attempt(target, &mutator.next_input())?;
        taken += 1;
    }
    Ok(taken)
}

fn attempt(target: Target<'_>, input: &[u8]) -> Result<(), Box<Crash>> {
    // The target keeps nothing from one input to the next, so a panic leaves nothing torn.
    let verdict = catch_unwind(AssertUnwindSafe(|| target(input)));
    let verdict = verdict.unwrap_or_else(|panic| Err(format!("panic: {}", spell(panic.as_ref()))));
    verdict.map_err(|reason| Box::new(Crash { input: input.to_vec(), reason }))
}

fn spell(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(60);

    fn corpus() -> Vec<Vec<u8>> {
        vec![b"{\"a\":1}\n".to_vec(), b"record 1\n".to_vec()]
    }

    #[test]
    fn a_panicking_target_is_caught_with_its_input() {
        let target = |input: &[u8]| {
            assert!(!input.windows(2).any(|pair| pair == b"11"), "double one");
            Ok(())
        };
        let twice = [corpus(), vec![b"1 1 1 1 1 1".to_vec()]].concat();
        let crash = run(&target, &twice, 1, LONG).unwrap_err();
        assert!(crash.reason.contains("panic: double one"), "{}", crash.reason);
        assert!(crash.input.windows(2).any(|pair| pair == b"11"));
    }

    #[test]
    fn a_broken_law_is_caught() {
        let target = |input: &[u8]| {
            if input.contains(&b'{') { Ok(()) } else { Err("no brace".to_owned()) }
        };
        let crash = run(&target, &corpus()[..1], 1, LONG).unwrap_err();
        assert_eq!(crash.reason, "no brace");
    }

    #[test]
    fn a_broken_sample_is_caught_before_any_damage() {
        let target = |_: &[u8]| Err("never".to_owned());
        let crash = run(&target, &corpus(), 1, Duration::ZERO).unwrap_err();
        assert_eq!(crash.input, corpus()[0]);
    }

    #[test]
    fn a_sound_target_is_left_in_peace() {
        let taken = run(&|_| Ok(()), &corpus(), 1, Duration::from_millis(20)).unwrap();
        assert!(taken > 2, "{taken}");
    }
}
