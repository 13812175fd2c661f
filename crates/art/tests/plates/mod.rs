//! What holds for the picture of every tile, whatever the game.

use art::Picture;
use art::sizes::STANDS_APART;
use landscape::{Shape, Terrain, Turns};

use crate::markup::Markup;

/// Elements of a tile: the page shows two hundred of them.
const ELEMENTS_MAX: usize = 48;

/// Figures of one tile stand apart and inside it.
pub fn stand_apart(name: &str, art: &dyn Picture, shape: &Shape) {
    let pieces = 0..shape.pieces().len() as u8;
    let stands: Vec<_> = pieces.map(|piece| art.stand(piece)).collect();
    for (place, stand) in stands.iter().enumerate() {
        assert!(stand.rim() > 8.0, "{name}: {stand}");
        for other in &stands[..place] {
            let apart = stand.distance(*other);
            assert!(apart >= STANDS_APART, "{name}: {stand} and {other}: {apart}");
        }
    }
}

/// Figures stand on what they claim, with room around them.
pub fn stand_on_claims(name: &str, art: &dyn Picture, shape: &Shape) {
    for (piece, data) in (0u8..).zip(shape.pieces()) {
        let stand = art.stand(piece);
        assert_eq!(art.piece(stand), Some(piece), "{name}: {stand}");
        let around = |reach: f32| {
            let near = [(-reach, 0.0), (reach, 0.0), (0.0, -reach), (0.0, reach)];
            near.into_iter().all(|(x, y)| art.piece(stand.shifted(x, y)) == Some(piece))
        };
        let room = if data.terrain == Terrain::Road { 3.0 } else { 6.0 };
        assert!(around(room), "{name}: too little room at {stand}");
    }
}

/// The picture is well formed and small, however the tile lies; says how long it is each time.
pub fn well_formed(name: &str, art: &dyn Picture, bytes_max: usize) -> Vec<usize> {
    let mut sizes = Vec::new();
    for (turns, seed) in Turns::ALL.into_iter().flat_map(|turns| [(turns, 3), (turns, 4)]) {
        let svg = art.svg(turns, seed);
        let read = Markup::read(&svg);
        assert!(read.is_ok(), "{name}: {:?}", read.err());
        let Ok(markup) = read else { continue };
        let elements = markup.elements.len();
        assert!(elements < ELEMENTS_MAX, "{name}: {elements} elements");
        assert!(svg.len() < bytes_max, "{name}: {} bytes", svg.len());
        sizes.push(svg.len());
        for attribute in ["style", "id", "onclick"] {
            let bearers = markup.elements.iter().filter(|it| it.get(attribute).is_some());
            assert_eq!(bearers.count(), 0, "{name}: `{attribute}` in a tile");
        }
    }
    sizes
}
