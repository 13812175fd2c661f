//! Every tile of the box can be drawn, and every figure stands on what it claims.

use art::{TILE, TileArt, map};
use carcassonne::{Agreement, Carcassonne, TileSet};
use game::{Audience, Game};
use landscape::{Terrain, Turns};

/// Two figures on one tile must be told apart.
const APART: f32 = 14.0;

#[test]
fn figures_of_one_tile_stand_apart_and_inside_it() {
    let tiles = TileSet::base().unwrap();
    for kind in tiles.kinds() {
        let art = TileArt::new(kind);
        let stands: Vec<_> =
            (0..kind.shape.pieces().len() as u8).map(|piece| art.stand(piece)).collect();
        for (place, stand) in stands.iter().enumerate() {
            let inside = |at: f32| (4.0..TILE - 4.0).contains(&at);
            assert!(inside(stand.x) && inside(stand.y), "{}: {stand}", kind.code);
            for other in &stands[..place] {
                assert!(stand.distance(*other) > APART, "{}: {stand} and {other}", kind.code);
            }
        }
    }
}

#[test]
fn what_scores_is_drawn() {
    let tiles = TileSet::base().unwrap();
    for kind in tiles.kinds() {
        let svg = TileArt::new(kind).svg(Turns::default(), 1);
        let pennants = kind.pennants.iter().filter(|&&count| count > 0).count();
        assert_eq!(svg.matches("#2f5f97").count(), pennants, "{}", kind.code);
        let monastery = kind.shape.pieces().iter().any(|piece| piece.terrain == Terrain::Cloister);
        assert_eq!(svg.contains("M14,-29v-8"), monastery, "{}", kind.code);
        assert_eq!(svg.matches("<g").count(), svg.matches("</g>").count(), "{}", kind.code);
    }
}

#[test]
fn the_same_seed_gives_the_same_picture() {
    let tiles = TileSet::base().unwrap();
    let art = TileArt::new(&tiles.kinds()[3]);
    let svg = |turns, seed| art.svg(Turns::new(turns), seed);
    assert_eq!(svg(1, 7), svg(1, 7));
    assert_ne!(svg(1, 7), svg(1, 8));
    assert_ne!(svg(1, 7), svg(2, 7));
}

#[test]
fn a_map_shows_every_tile() {
    let game = Carcassonne::start(&Agreement::default(), 2).unwrap();
    let svg = map(&game.view(Audience::Spectator), game.tiles());
    assert_eq!(svg.matches("url(#tile)").count(), 1);
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
}
