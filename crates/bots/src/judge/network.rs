//! The learned judgement: a small network in whole numbers.
//!
//! Every part of a position goes through the small layer of its kind; what comes out is added up kind by
//! kind, and two layers judge the sums together with what is known about the whole. `docs/mind.md`
//! describes the file of weights, `training/network.py` is the same in PyTorch.

use game::{Impression, PART_KINDS_MAX, Senses};

use super::layer::{Layer, padded};

/// The first bytes of a file of weights; the last one is its version.
const MAGIC: [u8; 4] = *b"ANJ1";

/// Bits after the point: of weights for inputs, of what layers pass on, and of weights for that.
const INPUT_BITS: u32 = 13;
const PASSED_BITS: u32 = 8;
const INNER_BITS: u32 = 12;

/// The most that a layer passes on, and the most that the sum over the parts of a kind does.
const PASSED_MOST: i32 = 4095;
const SUM_MOST: i32 = 16_383;

/// Why a file of weights cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadWeights {
    /// The game has nothing that could be judged so.
    #[error("the game has no learned judgement")]
    NoSenses,
    /// No such file.
    #[error("these are no weights")]
    NoWeights,
    /// Made for other numbers than the game gives today.
    #[error("the weights were made for another impression of the game")]
    OtherSenses,
    /// Sums might leave 32 bits.
    #[error("the weights are too great")]
    TooGreat,
}

/// A network that was taught elsewhere.
#[derive(Clone, Debug)]
pub struct Network {
    parts: Vec<Layer>,
    whole: Layer,
    inner: Layer,
    second: Layer,
    last: Layer,
    scratch: Scratch,
}

/// Numbers on their way.
#[derive(Clone, Debug, Default)]
struct Scratch {
    input: Vec<i16>,
    sums: Vec<i16>,
    first: Vec<i16>,
    second: Vec<i16>,
}

impl Network {
    /// Reads a file of weights that fits what the game gives.
    pub fn read(bytes: &[u8], senses: Senses) -> Result<Network, BadWeights> {
        let mut file = Reader(bytes);
        if file.take(4)? != MAGIC {
            return Err(BadWeights::NoWeights);
        }
        let whole = file.size()?;
        let kinds = file.size()?;
        let mut shapes = Vec::new();
        for _ in 0..kinds.min(PART_KINDS_MAX) {
            shapes.push((file.size()?, file.size()?));
        }
        let widths: Vec<usize> = shapes.iter().map(|shape| shape.0).collect();
        if whole != senses.whole || widths != senses.parts {
            return Err(BadWeights::OtherSenses);
        }
        let (first, second) = (file.size()?, file.size()?);
        let mut parts = Vec::new();
        for (width, outputs) in &shapes {
            parts.push(file.layer(*width, *outputs)?);
        }
        let sums = shapes.iter().map(|shape| shape.1).sum();
        let network = Network {
            parts,
            whole: file.layer(whole, first)?,
            inner: file.layer(sums, first)?,
            second: file.layer(first, second)?,
            last: file.layer(second, 1)?,
            scratch: Scratch::default(),
        };
        let all_read = file.0.is_empty();
        all_read.then_some(()).ok_or(BadWeights::NoWeights)?;
        network.checked()
    }

    /// Refuses weights with which a sum could leave its bits.
    fn checked(self) -> Result<Network, BadWeights> {
        let input = i64::from(i8::MIN).abs();
        let raw = self.parts.iter().chain([&self.whole]).any(|layer| layer.may_overflow(input));
        let passed = i64::from(PASSED_MOST);
        let inner = self.inner.may_overflow(SUM_MOST.into())
            || self.second.may_overflow(passed)
            || self.last.may_overflow(passed);
        if raw || inner { Err(BadWeights::TooGreat) } else { Ok(self) }
    }

    /// What it makes of an impression: the logarithm of the odds to win.
    pub fn answer(&mut self, impression: &Impression) -> f32 {
        let Network { parts, whole, inner, second, last, scratch } = self;
        let Scratch { input, sums, first, second: passed } = scratch;
        sums.clear();
        for (layer, seen) in parts.iter().zip(&impression.parts) {
            add_up(layer, seen, input, sums);
        }
        sums.resize(padded(sums.len()), 0);
        widen(&impression.whole, whole.width(), input);
        let raised = |sum: i32| i64::from(sum) << (PASSED_BITS + INNER_BITS - INPUT_BITS);
        let both = whole.sums(input).zip(inner.sums(sums));
        pass(both.map(|(whole, inner)| raised(whole) + i64::from(inner)), first);
        pass(second.sums(first).map(i64::from), passed);
        let sum = last.sums(passed).next().unwrap_or(0);
        sum as f32 / (1u32 << (PASSED_BITS + INNER_BITS)) as f32
    }
}

/// Sends every part of a kind through its layer and adds up what comes out.
fn add_up(layer: &Layer, seen: &[i8], input: &mut Vec<i16>, sums: &mut Vec<i16>) {
    let from = sums.len();
    sums.resize(from + layer.outputs(), 0);
    let width = layer.inputs();
    for part in seen.chunks_exact(width) {
        widen(part, layer.width(), input);
        for (sum, raw) in sums[from..].iter_mut().zip(layer.sums(input)) {
            let passed =
                (rounded(raw.into(), INPUT_BITS - PASSED_BITS)).clamp(0, PASSED_MOST.into());
            *sum = (i32::from(*sum) + passed as i32).min(SUM_MOST) as i16;
        }
    }
}

fn widen(numbers: &[i8], width: usize, into: &mut Vec<i16>) {
    into.clear();
    into.extend(numbers.iter().map(|number| i16::from(*number)));
    into.resize(width, 0);
}

/// What a layer passes on of its sums: nothing of negative ones.
fn pass(sums: impl Iterator<Item = i64>, into: &mut Vec<i16>) {
    into.clear();
    into.extend(sums.map(|sum| rounded(sum, INNER_BITS).clamp(0, PASSED_MOST.into()) as i16));
    into.resize(padded(into.len()), 0);
}

/// Without so many bits after the point, rounded.
fn rounded(number: i64, bits: u32) -> i64 {
    (number + (1 << (bits - 1))) >> bits
}

/// What is left of a file.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], BadWeights> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(BadWeights::NoWeights)?;
        self.0 = rest;
        Ok(taken)
    }

    fn size(&mut self) -> Result<usize, BadWeights> {
        let bytes = self.take(2)?;
        Ok(usize::from(bytes[0]) | usize::from(bytes[1]) << 8)
    }

    /// Biases of 32 bits, then weights of 16, row after row.
    fn layer(&mut self, inputs: usize, outputs: usize) -> Result<Layer, BadWeights> {
        let bias = self.take(4 * outputs)?.as_chunks::<4>().0;
        let bias = bias.iter().map(|bytes| i32::from_le_bytes(*bytes)).collect();
        let weights = self.take(2 * inputs * outputs)?.as_chunks::<2>().0;
        let weights: Vec<i16> = weights.iter().map(|bytes| i16::from_le_bytes(*bytes)).collect();
        Ok(Layer::new(bias, &weights, inputs))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SENSES: Senses = Senses { whole: 2, parts: &[1] };

    /// One number about parts is passed on and added up; the whole is two numbers; everything else
    /// passes on what it gets.
    fn file() -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        let mut sizes = |sizes: &[u16]| {
            sizes.iter().for_each(|size| file.extend(size.to_le_bytes()));
        };
        sizes(&[2, 1, 1, 1, 1, 1]);
        let mut layer = |bias: i32, weights: &[f32], bits: u32| {
            file.extend(
                (bias << (bits + if bits == INNER_BITS { PASSED_BITS } else { 0 })).to_le_bytes(),
            );
            let fixed = |weight: &f32| (weight * (1 << bits) as f32) as i16;
            weights.iter().for_each(|weight| file.extend(fixed(weight).to_le_bytes()));
        };
        layer(0, &[0.5], INPUT_BITS);
        layer(1, &[0.25, -1.0], INPUT_BITS);
        layer(0, &[2.0], INNER_BITS);
        layer(0, &[1.0], INNER_BITS);
        layer(-3, &[1.0], INNER_BITS);
        file
    }

    fn answer(whole: [i8; 2], parts: &[i8]) -> f32 {
        let mut impression = Impression { whole: whole.to_vec(), ..Impression::default() };
        impression.parts[0] = parts.to_vec();
        Network::read(&file(), SENSES).unwrap().answer(&impression)
    }

    #[test]
    fn parts_are_added_up_and_judged_with_the_whole() {
        assert_eq!(answer([4, 0], &[]), 1.0 + 1.0 - 3.0);
        assert_eq!(answer([4, 1], &[2, 2, -8]), 1.0 + 2.0 + 2.0 + 1.0 - 1.0 - 3.0);
        assert_eq!(answer([0, 100], &[]), -3.0, "negative sums are not passed on");
    }

    #[test]
    fn other_files_are_refused() {
        let read = |bytes: &[u8], senses| Network::read(bytes, senses).err();
        let (good, other) = (file(), Senses { whole: 3, parts: &[1] });
        assert_eq!(read(&good, SENSES), None);
        assert_eq!(read(&good, other), Some(BadWeights::OtherSenses));
        for cut in 0..good.len() {
            assert_eq!(read(&good[..cut], SENSES), Some(BadWeights::NoWeights), "{cut}");
        }
        assert_eq!(read(&[&good[..], &[0]].concat(), SENSES), Some(BadWeights::NoWeights));
        assert_eq!(read(b"GIF8", SENSES), Some(BadWeights::NoWeights));
    }
}
