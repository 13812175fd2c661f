//! Pictures in at most 256 colours: our art has few, and what lies between them at edges is hardly seen.

use std::collections::HashMap;

use color_quant::NeuQuant;

/// One point of so many is looked at to find the colours.
const LOOKED_AT: i32 = 12;
const COLOURS: usize = 256;

/// The colours of pictures, and where each that was asked for lies among them.
pub struct FewColours {
    found: NeuQuant,
    known: HashMap<[u8; 3], u8>,
}

impl FewColours {
    /// The colours of these pictures, each with four bytes to a point.
    pub fn of(pictures: &[&[u8]]) -> FewColours {
        // All frames of a film are alike: the first, the middle and the last have all colours.
        let some = [0, pictures.len() / 2, pictures.len().saturating_sub(1)];
        let points: Vec<u8> =
            some.iter().filter_map(|&at| pictures.get(at)).copied().flatten().copied().collect();
        FewColours { found: NeuQuant::new(LOOKED_AT, COLOURS, &points), known: HashMap::new() }
    }

    /// Red, green and blue of each.
    pub fn palette(&self) -> Vec<u8> {
        self.found.color_map_rgb()
    }

    /// Which colour each point has.
    pub fn indices(&mut self, points: &[u8]) -> Vec<u8> {
        let mut last = ([0_u8; 4], None);
        let mut indices = Vec::with_capacity(points.len() / 4);
        for point in points.chunks_exact(4) {
            if last.1.is_none() || last.0 != point {
                let (red, green, blue) = (point[0], point[1], point[2]);
                let found = &self.found;
                let index = *self
                    .known
                    .entry([red, green, blue])
                    .or_insert_with(|| found.index_of(&[red, green, blue, 255]) as u8);
                last = ([red, green, blue, point[3]], Some(index));
            }
            indices.extend(last.1);
        }
        indices
    }
}
