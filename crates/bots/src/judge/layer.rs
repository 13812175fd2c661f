//! One layer of a network in whole numbers.

/// Rows are filled up with zeros to a multiple of this: the processor takes so many at once.
const LANES: usize = 16;

/// Weights of sixteen bits and sums of 32: the same on every machine, in whatever order they are added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Layer {
    bias: Vec<i32>,
    rows: Vec<i16>,
    inputs: usize,
    width: usize,
}

impl Layer {
    /// A layer of `bias.len()` rows with `inputs` weights each, row after row.
    pub fn new(bias: Vec<i32>, weights: &[i16], inputs: usize) -> Layer {
        let width = padded(inputs);
        let mut rows = vec![0; width * bias.len()];
        for (row, weights) in rows.chunks_mut(width).zip(weights.chunks(inputs.max(1))) {
            row[..inputs].copy_from_slice(weights);
        }
        Layer { bias, rows, inputs, width }
    }

    /// How many numbers it gives.
    pub fn outputs(&self) -> usize {
        self.bias.len()
    }

    /// How many inputs it weighs.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// How many inputs there must be, zeros at the end included.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Could a sum leave 32 bits, if no input is greater than `most` either way?
    pub fn may_overflow(&self, most: i64) -> bool {
        let rows = self.rows.chunks(self.width.max(1)).zip(&self.bias);
        let greatest = rows.map(|(row, bias)| {
            let weights: i64 = row.iter().map(|weight| i64::from(*weight).abs()).sum();
            weights * most + i64::from(*bias).abs()
        });
        greatest.max().is_some_and(|sum| sum > i64::from(i32::MAX))
    }

    /// The weighted sums of `inputs`, one after the other.
    pub fn sums<'a>(&'a self, inputs: &'a [i16]) -> impl Iterator<Item = i32> + 'a {
        let rows = self.rows.chunks_exact(self.width);
        rows.zip(&self.bias).map(move |(row, bias)| bias + dot(row, inputs))
    }
}

/// So many numbers, filled up.
pub(super) fn padded(count: usize) -> usize {
    count.max(1).next_multiple_of(LANES)
}

/// The sum of products; both are filled up to whole lanes.
#[inline]
fn dot(weights: &[i16], inputs: &[i16]) -> i32 {
    let lanes = weights.as_chunks::<LANES>().0.iter().zip(inputs.as_chunks::<LANES>().0);
    let mut sums = [0i32; LANES];
    for (weights, inputs) in lanes {
        for lane in 0..LANES {
            sums[lane] += i32::from(weights[lane]) * i32::from(inputs[lane]);
        }
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_what_the_book_says() {
        let layer = Layer::new(vec![10, -5], &[1, 2, 3, -1, 0, 4], 3);
        let mut inputs = vec![7, -2, 1];
        inputs.resize(layer.width(), 0);
        assert_eq!(layer.sums(&inputs).collect::<Vec<_>>(), [16, -8]);
        assert_eq!(layer.outputs(), 2);
    }

    #[test]
    fn what_might_overflow_is_noticed() {
        let layer = Layer::new(vec![0], &[i16::MAX; 40], 40);
        assert!(layer.may_overflow(4095));
        assert!(!layer.may_overflow(128));
    }
}
