//! The area of a piece is where the piece is.

mod path;

use art::{Picture, Point, TILE, TileArt};
use carcassonne::{Sets, TileSet};
use landscape::Turns;
use path::Path;

/// Outlines may differ from the ground plan by so much.
const SLACK: f32 = 3.0;

/// Every point of a grid that is off the middles of spots.
fn grid() -> impl Iterator<Item = Point> {
    let along = || (0..33).map(|step| 1.7 + step as f32 * 3.0);
    along().flat_map(move |x| along().map(move |y| Point::new(x, y)))
}

/// The piece at a point, where it is the same all around.
fn clear_piece(art: &TileArt, at: Point) -> Option<Option<u8>> {
    let around = [(-SLACK, 0.0), (SLACK, 0.0), (0.0, -SLACK), (0.0, SLACK)];
    let piece = art.piece(at);
    let near = around.map(|(x, y)| art.piece(at.shifted(x, y)));
    near.iter().all(|&other| other == piece).then_some(piece)
}

#[test]
fn regions_agree_with_the_ground_plan() {
    let tiles = TileSet::with(Sets::all()).unwrap();
    let mut asked = 0;
    for kind in tiles.kinds() {
        let art = TileArt::new(kind);
        for (turns, piece) in Turns::ALL
            .into_iter()
            .flat_map(|turns| (0..kind.shape.pieces().len() as u8).map(move |p| (turns, p)))
        {
            let region = Path::read(&art.region(piece, turns)).unwrap();
            for at in grid() {
                let Some(here) = clear_piece(&art, at) else { continue };
                let inside = region.holds(at.turned(turns));
                assert_eq!(
                    inside,
                    here == Some(piece),
                    "{} piece {piece} at {at} after {turns}",
                    kind.code
                );
                asked += 1;
            }
        }
    }
    assert!(asked > 100_000, "{asked}");
}

#[test]
fn regions_stay_on_the_tile_and_are_short() {
    let tiles = TileSet::with(Sets::all()).unwrap();
    for kind in tiles.kinds() {
        let art = TileArt::new(kind);
        for piece in 0..kind.shape.pieces().len() as u8 {
            let data = art.region(piece, Turns::new(1));
            let region = Path::read(&data).unwrap();
            let on_tile = |at: &Point| {
                (-0.1..=TILE + 0.1).contains(&at.x) && (-0.1..=TILE + 0.1).contains(&at.y)
            };
            assert!(region.outlines.iter().flatten().all(on_tile), "{} piece {piece}", kind.code);
            assert!(data.len() < 1_100, "{} piece {piece}: {} bytes", kind.code, data.len());
        }
    }
}

#[test]
fn a_piece_that_is_not_there_has_no_region() {
    let tiles = TileSet::with(Sets::all()).unwrap();
    assert_eq!(TileArt::new(&tiles.kinds()[0]).region(99, Turns::default()), "");
}
