//! Samples in columns, as they lie in the file; docs/mind.md describes it.

use std::io::{self, Write};

use game::{Impression, PART_KINDS_MAX, Senses};

/// The first bytes of a file of samples; the last one is its version.
const MAGIC: [u8; 4] = *b"ANS1";

/// One win, in the unit in which shares of a win are counted.
pub const WIN: u8 = 60;

/// What is to be learned from a sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The seat's share of the win, out of [`WIN`].
    pub share: u8,
    /// How many points it was ahead of the best rival in the end.
    pub lead: i16,
}

/// Some samples.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Block {
    lessons: Vec<Lesson>,
    /// How many parts of each kind every sample has, one kind after the other for each sample.
    counts: Vec<u8>,
    impressions: Impression,
}

impl Block {
    /// How many samples there are.
    pub fn samples(&self) -> u32 {
        self.lessons.len() as u32
    }

    /// Adds an impression whose lesson is not known yet: that comes when the game is over.
    pub fn add(&mut self, impression: &Impression, senses: Senses) {
        self.impressions.whole.extend(&impression.whole);
        for (kind, width) in senses.parts.iter().enumerate() {
            let parts = &impression.parts[kind];
            let count = (parts.len() / width).min(u8::MAX.into());
            self.counts.push(count as u8);
            self.impressions.parts[kind].extend(&parts[..count * width]);
        }
    }

    /// Says what is to be learned from the next samples, in their order.
    pub fn teach(&mut self, lessons: impl Iterator<Item = Lesson>) {
        self.lessons.extend(lessons);
    }

    /// Writes all columns.
    pub fn write(&self, senses: Senses, file: &mut impl Write) -> io::Result<()> {
        file.write_all(&self.samples().to_le_bytes())?;
        for (kind, width) in senses.parts.iter().enumerate() {
            let parts = self.impressions.parts[kind].len() / width;
            file.write_all(&(parts as u32).to_le_bytes())?;
        }
        file.write_all(&self.lessons.iter().map(|lesson| lesson.share).collect::<Vec<_>>())?;
        for lesson in &self.lessons {
            file.write_all(&lesson.lead.to_le_bytes())?;
        }
        file.write_all(&self.counts)?;
        file.write_all(&bytes(&self.impressions.whole))?;
        self.impressions.parts.iter().try_for_each(|parts| file.write_all(&bytes(parts)))
    }
}

fn bytes(numbers: &[i8]) -> Vec<u8> {
    numbers.iter().map(|number| number.cast_unsigned()).collect()
}

/// What stands before the blocks: which numbers a sample has.
pub fn write_heading(senses: Senses, file: &mut impl Write) -> io::Result<()> {
    debug_assert!(senses.parts.len() <= PART_KINDS_MAX);
    file.write_all(&MAGIC)?;
    let sizes = [senses.whole, senses.parts.len()];
    for size in sizes.iter().chain(senses.parts) {
        file.write_all(&(*size as u16).to_le_bytes())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_lie_one_after_the_other() {
        let senses = Senses { whole: 2, parts: &[1] };
        let mut block = Block::default();
        for (whole, parts) in [([1, -2], vec![7, 8]), ([3, 4], vec![])] {
            let mut impression = Impression { whole: whole.to_vec(), ..Impression::default() };
            impression.parts[0] = parts;
            block.add(&impression, senses);
        }
        let lessons = [Lesson { share: WIN, lead: 3 }, Lesson { share: 0, lead: -1 }];
        block.teach(lessons.into_iter());
        let mut file = Vec::new();
        block.write(senses, &mut file).unwrap();
        let expected = [
            &[2, 0, 0, 0, 2, 0, 0, 0][..], // two samples, two parts
            &[60, 0],
            &[3, 0, 255, 255],
            &[2, 0],
            &[1, 254, 3, 4],
            &[7, 8],
        ];
        assert_eq!(file, expected.concat());
    }
}
