//! Every tile of the box can be drawn, and every figure stands on what it claims.

mod markup;
mod plates;

use art::{Picture, Point, TILE, TileArt, map, seat_patterns};
use carcassonne::{Agreement, Carcassonne, Sets, TileKind, TileSet};
use game::{Audience, Game, SEATS_MAX, Seat};
use landscape::{Terrain, Turns};
use markup::Markup;

/// Markup of a tile: the page shows two hundred of them.
const BYTES_MAX: usize = 7_500;
const BYTES_MEAN: usize = 5_500;

fn for_every_kind(mut check: impl FnMut(&TileKind, &TileArt)) {
    let tiles = TileSet::with(Sets::all()).expect("the tiles of all boxes");
    assert_eq!(tiles.kinds().len(), 24 + 17 + 24 + 29 + 17);
    tiles.kinds().iter().for_each(|kind| check(kind, &TileArt::new(kind)));
}

#[test]
fn figures_of_one_tile_stand_apart_and_inside_it() {
    for_every_kind(|kind, art| plates::stand_apart(&kind.code.to_string(), art, &kind.shape));
}

#[test]
fn figures_stand_on_what_they_claim() {
    for_every_kind(|kind, art| plates::stand_on_claims(&kind.code.to_string(), art, &kind.shape));
}

#[test]
fn every_picture_is_well_formed_and_small() {
    let mut sizes = Vec::new();
    for_every_kind(|kind, art| {
        sizes.extend(plates::well_formed(&kind.code.to_string(), art, BYTES_MAX));
    });
    let mean = sizes.iter().sum::<usize>() / sizes.len();
    assert!(mean < BYTES_MEAN, "{mean} bytes in the mean");
}

#[test]
fn what_scores_is_drawn_and_seen_from_afar() {
    for_every_kind(|kind, art| {
        let svg = art.svg(Turns::default(), 1);
        let markup = Markup::read(&svg).unwrap();
        let far = markup.without(&["near", "middle"]);
        let fills = |colour: &str| far.iter().filter(|it| it.get("fill") == Some(colour)).count();
        let pennants = kind.pennants.iter().filter(|&&count| count > 0).count();
        assert_eq!(fills("#2f5f97"), pennants, "{}", kind.code);
        let has = |terrain| kind.shape.pieces().iter().any(|piece| piece.terrain == terrain);
        assert_eq!(fills("#d6d0a0") > 0, has(Terrain::Monastery), "{}", kind.code);
        assert_eq!(fills("#e0bd8b") > 0, has(Terrain::Town), "{}", kind.code);
        let roads = far.iter().filter(|it| it.get("stroke") == Some("#f4ecd8")).count();
        assert_eq!(roads > 0, has(Terrain::Road), "{}", kind.code);
    });
}

/// Where the trunks of trees stand: each is a line that begins at its foot.
fn feet(svg: &str) -> Vec<Point> {
    let markup = Markup::read(svg).expect("markup");
    let trunks = markup.elements.iter().find(|it| it.get("stroke") == Some("#6b4f35"));
    let data = trunks.and_then(|path| path.get("d")).unwrap_or_default();
    let foot = |begin: &str| {
        let (x, y) = begin.split_once('v')?.0.split_once(' ')?;
        Some(Point::new(x.parse().ok()?, y.parse().ok()?))
    };
    data.split('M').skip(1).map(|begin| foot(begin).expect("a foot")).collect()
}

#[test]
fn trees_grow_where_there_is_room_for_them() {
    let mut trees = 0;
    for_every_kind(|kind, art| {
        let pieces = kind.shape.pieces();
        let stands: Vec<Point> = (0..pieces.len() as u8).map(|piece| art.stand(piece)).collect();
        for (turns, seed) in Turns::ALL.into_iter().zip(0..) {
            for foot in feet(&art.svg(turns, seed)) {
                let lay = foot.unturned(turns);
                let piece = art.piece(lay).unwrap_or_else(|| panic!("{}: {foot}", kind.code));
                let terrain = pieces[piece as usize].terrain;
                assert!(matches!(terrain, Terrain::Land | Terrain::Town), "{}: {foot}", kind.code);
                let crowded = stands.iter().any(|stand| stand.distance(lay) < 10.0);
                assert!(!crowded, "{}: {foot} at a figure's place", kind.code);
                trees += 1;
            }
        }
    });
    assert!(trees > 400, "{trees} trees");
}

#[test]
fn the_same_seed_gives_the_same_picture() {
    for_every_kind(|kind, art| {
        let svg = |turns, seed| art.svg(Turns::new(turns), seed);
        assert_eq!(svg(1, 7), svg(1, 7));
        assert_ne!(svg(1, 7), svg(1, 8), "{}", kind.code);
        assert_ne!(svg(1, 7), svg(2, 7), "{}", kind.code);
    });
}

#[test]
fn a_map_shows_every_tile_and_repeats_no_id() {
    let game = Carcassonne::start(&Agreement::default(), 2).unwrap();
    let svg = map(&game.view(Audience::Spectator), game.tiles());
    let markup = Markup::read(svg.trim_end()).unwrap();
    let tiles = markup.elements.iter().skip(1).filter(|element| element.name == "svg");
    assert_eq!(tiles.count(), 1);
    let mut ids: Vec<&str> = markup.elements.iter().filter_map(|it| it.get("id")).collect();
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all);
}

#[test]
fn every_seat_has_its_own_figure_emblem_and_hatch() {
    let origin = Point::new(0.0, 0.0);
    let seats: Vec<Seat> = Seat::first(SEATS_MAX).collect();
    let distinct = |mut all: Vec<String>| {
        let count = all.len();
        all.iter().for_each(|one| assert!(Markup::read(one).is_ok(), "{one}"));
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
    };
    distinct(seats.iter().map(|&seat| art::emblem(seat, "#fff")).collect());
    let poses = |&seat: &Seat| [false, true].map(|lying| art::follower(seat, origin, lying));
    distinct(seats.iter().flat_map(poses).collect());
    let patterns = seat_patterns();
    let markup = Markup::read(&patterns).unwrap();
    let ids: Vec<&str> = markup.elements.iter().filter_map(|element| element.get("id")).collect();
    assert_eq!(ids, ["hatch-0", "hatch-1", "hatch-2", "hatch-3", "hatch-4", "hatch-5"]);
    let mut strokes: Vec<&str> = markup.elements.iter().filter_map(|it| it.get("d")).collect();
    strokes.sort_unstable();
    strokes.dedup();
    assert_eq!(strokes.len(), SEATS_MAX);
}

#[test]
fn hatches_of_neighbouring_tiles_meet() {
    assert_eq!(TILE % f32::from(art::sizes::HATCH), 0.0);
}
