//! Damaging good input: bytes, lines, words, and JSON that stays JSON.

use rand_chacha::ChaCha8Rng;
use rand_core::Rng;
use serde_json::Value;

/// The most bytes of a damaged input; keeps a run fast and a crash readable.
const INPUT_BYTES_MAX: usize = 64 * 1024;

/// Words and numbers that programs tend to stumble over.
const AWKWARD: [&str; 18] = [
    "",
    "0",
    "-1",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "-9223372036854775809",
    "1e999",
    "null",
    "[]",
    "{}",
    "\"\"",
    "true",
    "\u{0}",
    "\u{202e}é",
    "[[[[[[[[[[[[[[[[",
];

/// Damages copies of good samples in ways that only `rng` decides.
pub struct Mutator<'a> {
    corpus: &'a [Vec<u8>],
    rng: ChaCha8Rng,
}

impl<'a> Mutator<'a> {
    /// Damages samples of `corpus`.
    pub fn new(corpus: &'a [Vec<u8>], rng: ChaCha8Rng) -> Mutator<'a> {
        Mutator { corpus, rng }
    }

    /// One input: a sample, damaged up to eight times (sometimes not at all).
    pub fn next_input(&mut self) -> Vec<u8> {
        let mut input = self.sample().to_vec();
        for _ in 0..self.below(9) {
            self.damage(&mut input);
        }
        input.truncate(INPUT_BYTES_MAX);
        input
    }

    fn damage(&mut self, input: &mut Vec<u8>) {
        match self.below(9) {
            0 => self.flip(input),
            1 => self.drop_range(input),
            2 => self.cut(input),
            3 => self.insert_noise(input),
            4 => self.swap_lines(input),
            5 => self.repeat_line(input),
            6 => self.splice_word(input),
            7 => self.splice_line(input),
            _ => self.edit_json(input),
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        if bound == 0 { 0 } else { self.rng.next_u32() as usize % bound }
    }

    fn sample(&mut self) -> &'a [u8] {
        let which = self.below(self.corpus.len());
        self.corpus.get(which).map_or(&[], Vec::as_slice)
    }

    fn flip(&mut self, input: &mut [u8]) {
        let place = self.below(input.len());
        let mask = 1 << self.below(8);
        if let Some(byte) = input.get_mut(place) {
            *byte ^= mask;
        }
    }

    fn drop_range(&mut self, input: &mut Vec<u8>) {
        let from = self.below(input.len());
        let length = 1 + self.below(16);
        input.drain(from..(from + length).min(input.len()));
    }

    fn cut(&mut self, input: &mut Vec<u8>) {
        let length = self.below(input.len() + 1);
        input.truncate(length);
    }

    fn insert_noise(&mut self, input: &mut Vec<u8>) {
        let place = self.below(input.len() + 1);
        let noise: Vec<u8> = (0..1 + self.below(8)).map(|_| self.rng.next_u32() as u8).collect();
        input.splice(place..place, noise);
    }

    fn swap_lines(&mut self, input: &mut Vec<u8>) {
        let mut lines = lines(input);
        let (a, b) = (self.below(lines.len()), self.below(lines.len()));
        lines.swap(a, b);
        *input = lines.concat();
    }

    fn repeat_line(&mut self, input: &mut Vec<u8>) {
        let mut lines = lines(input);
        let (from, to) = (self.below(lines.len()), self.below(lines.len()));
        lines.insert(to, lines[from].clone());
        *input = lines.concat();
    }

    /// Puts a line of another sample in place of one of these.
    fn splice_line(&mut self, input: &mut Vec<u8>) {
        let others = lines(self.sample());
        let mut lines = lines(input);
        let (to, from) = (self.below(lines.len()), self.below(others.len()));
        lines[to] = others[from].clone();
        *input = lines.concat();
    }

    /// Puts an awkward word, or a word of another sample, in place of one of these.
    fn splice_word(&mut self, input: &mut Vec<u8>) {
        let words = words(input);
        let Some(range) = words.get(self.below(words.len())).cloned() else { return };
        let word = if self.below(2) == 0 { self.awkward().as_bytes() } else { self.word() };
        input.splice(range, word.iter().copied());
    }

    fn awkward(&mut self) -> &'static str {
        AWKWARD[self.below(AWKWARD.len())]
    }

    fn word(&mut self) -> &'a [u8] {
        let sample = self.sample();
        let words = words(sample);
        words.get(self.below(words.len())).map_or(&[], |range| &sample[range.clone()])
    }

    /// Changes one value inside a line that is JSON, so that the damage gets past the parser.
    fn edit_json(&mut self, input: &mut Vec<u8>) {
        let mut lines = lines(input);
        let which = self.below(lines.len());
        let Ok(mut value) = serde_json::from_slice::<Value>(&lines[which]) else { return };
        self.edit_value(&mut value);
        let mut line = value.to_string().into_bytes();
        line.push(b'\n');
        lines[which] = line;
        *input = lines.concat();
    }

    fn edit_value(&mut self, value: &mut Value) {
        let deeper = self.below(4) > 0;
        match value {
            Value::Object(map) if deeper && !map.is_empty() => {
                let Some(key) = map.keys().nth(self.below(map.len())).cloned() else { return };
                match self.below(8) {
                    0 => drop(map.remove(&key)),
                    1 => {
                        map.insert(self.awkward().to_owned(), Value::Null);
                    }
                    _ => self.edit_value(map.get_mut(&key).unwrap_or(&mut Value::Null)),
                }
            }
            Value::Array(items) if deeper && !items.is_empty() => {
                let place = self.below(items.len());
                self.edit_value(&mut items[place]);
            }
            Value::String(text) if deeper => {
                let mut bytes = std::mem::take(text).into_bytes();
                self.splice_word(&mut bytes);
                *text = String::from_utf8_lossy(&bytes).into_owned();
            }
            other => *other = self.any_value(),
        }
    }

    fn any_value(&mut self) -> Value {
        let text = self.awkward();
        match self.below(3) {
            0 => Value::from(text),
            1 => serde_json::from_str(text).unwrap_or(Value::Null),
            _ => Value::from(self.below(80)),
        }
    }
}

/// The lines with their ends; at least one, perhaps empty.
fn lines(input: &[u8]) -> Vec<Vec<u8>> {
    let lines: Vec<Vec<u8>> =
        input.split_inclusive(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
    if lines.is_empty() { vec![Vec::new()] } else { lines }
}

/// Where the words are: runs of letters, digits and minus signs.
fn words(input: &[u8]) -> Vec<std::ops::Range<usize>> {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-';
    let mut words = Vec::new();
    let mut place = 0;
    for run in input.chunk_by(|a, b| is_word(a) == is_word(b)) {
        let end = place + run.len();
        if run.first().is_some_and(is_word) {
            words.push(place..end);
        }
        place = end;
    }
    words
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rand_core::SeedableRng;

    use super::*;

    fn inputs(seed: u64, count: usize) -> Vec<Vec<u8>> {
        let corpus = vec![b"{\"method\":\"hello\",\"n\":[1,2]}\n{\"id\":7}\n".to_vec(), Vec::new()];
        let mut mutator = Mutator::new(&corpus, ChaCha8Rng::seed_from_u64(seed));
        (0..count).map(|_| mutator.next_input()).collect()
    }

    #[test]
    fn the_same_seed_damages_alike() {
        assert_eq!(inputs(5, 200), inputs(5, 200));
        assert_ne!(inputs(5, 200), inputs(6, 200));
    }

    #[test]
    fn damage_is_various_and_some_of_it_is_still_json() {
        let inputs = inputs(1, 2000);
        let different: HashSet<_> = inputs.iter().collect();
        assert!(different.len() > 500, "{}", different.len());
        let reads = |input: &&Vec<u8>| {
            input.split(|&byte| byte == b'\n').any(|line| {
                serde_json::from_slice::<Value>(line)
                    .is_ok_and(|value| value.is_object() && value.get("method").is_none())
            })
        };
        assert!(inputs.iter().filter(reads).count() > 200);
    }

    #[test]
    fn words_are_found_where_they_stand() {
        assert_eq!(words(b"a1 -2, {xyz}"), [0..2, 3..5, 8..11]);
        assert!(words(b" ,;").is_empty());
    }
}
