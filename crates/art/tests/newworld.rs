//! Every tile of New World and its coast can be drawn, and every settler stands on what it claims.

mod markup;
mod plates;

use std::collections::BTreeSet;

use art::newworld::{Plate, map, sea, settler, surveyor};
use art::{Picture, Point};
use game::{Audience, Game, SEATS_MAX, Seat};
use landscape::{Terrain, Turns};
use markup::Markup;
use newworld::{Agreement, NewWorld, ROWS, Role, TileKind, TileSet};

/// Markup of a tile: the page shows a hundred of them.
const BYTES_MAX: usize = 8_500;
const BYTES_MEAN: usize = 6_000;

fn for_every_kind(mut check: impl FnMut(&TileKind, &Plate)) {
    let tiles = TileSet::base().expect("the tiles of the box");
    assert_eq!(tiles.kinds().len(), 50);
    tiles.kinds().iter().for_each(|kind| check(kind, &Plate::land(kind)));
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
    let tiles = TileSet::base().unwrap();
    for field in tiles.coast() {
        sizes.extend(plates::well_formed(&field.note, &Plate::coast(field), BYTES_MAX));
    }
    let mean = sizes.iter().sum::<usize>() / sizes.len();
    assert!(mean < BYTES_MEAN, "{mean} bytes in the mean");
}

/// How many elements that are seen from afar have this fill.
fn far_fills(svg: &str, fills: &[&str]) -> usize {
    let markup = Markup::read(svg).expect("markup");
    let far = markup.without(&["near", "middle"]);
    far.iter().filter(|it| it.get("fill").is_some_and(|fill| fills.contains(&fill))).count()
}

#[test]
fn what_scores_is_drawn_and_seen_from_afar() {
    for_every_kind(|kind, art| {
        let svg = art.svg(Turns::default(), 1);
        let printed = |terrain| -> usize {
            let pieces = kind.shape.pieces().iter().zip(&kind.marks);
            pieces.filter(|(piece, _)| piece.terrain == terrain).map(|(_, &n)| n as usize).sum()
        };
        let hides = far_fills(&svg, &["#5d4130", "#b07b45", "#7a5334"]);
        assert_eq!(hides, printed(Terrain::Land), "{}: animals", kind.code);
        // A flag is red, and so is the barrel before a trading post.
        let red = far_fills(&svg, &["#b5322e"]);
        assert_eq!(red, printed(Terrain::Town) + printed(Terrain::Road), "{}: red", kind.code);
        let farms = kind.shape.pieces().iter().any(|piece| piece.terrain == Terrain::Monastery);
        assert_eq!(far_fills(&svg, &["#a8402f"]) > 0, farms, "{}: barn", kind.code);
    });
}

/// Animals keep off the rim, off roads and towns, and apart from each other.
#[test]
fn animals_are_inside_the_tile() {
    let tiles = TileSet::base().unwrap();
    for kind in tiles.kinds() {
        let svg = Plate::land(kind).svg(Turns::default(), 1);
        for begin in svg.split("<g transform='translate(").skip(1) {
            let (x, y) = begin.split_once(')').unwrap().0.split_once(' ').unwrap();
            let at = Point::new(x.parse().unwrap(), y.parse().unwrap());
            assert!(at.rim() > 6.0, "{}: a symbol at {at}", kind.code);
        }
    }
}

#[test]
fn the_coast_has_three_towns_and_the_sea_in_the_east() {
    let tiles = TileSet::base().unwrap();
    let mut towns = Vec::new();
    for field in tiles.coast() {
        let plate = Plate::coast(field);
        let svg = plate.svg(Turns::default(), 1);
        assert!(svg.contains("fill='#9cc0cf'"), "{}", field.row);
        assert_eq!(plate.piece(Point::new(90.0, 50.0)), None, "{}: in the sea", field.row);
        towns.extend((!field.name.is_empty()).then(|| field.name.clone()));
        // Plains that a town or a road parts do not meet at the shore.
        let shore: Vec<_> =
            (1..50).map(|down| plate.piece(Point::new(54.0, 2.0 * down as f32))).collect();
        let pieces: BTreeSet<_> = shore.iter().flatten().collect();
        assert_eq!(pieces.len(), field.shape.pieces().len(), "{}: {shore:?}", field.row);
        assert!(svg.contains(&field.name));
    }
    assert_eq!(towns, ["Plymouth", "New York", "Jamestown"]);
}

#[test]
fn every_seat_and_role_has_its_own_figure() {
    let roles = [Role::Bandit, Role::Sheriff, Role::Farmer, Role::Trapper];
    let mut all: Vec<String> = Seat::first(SEATS_MAX)
        .flat_map(|seat| roles.map(|role| settler(seat, role, Point::new(0.0, 0.0))))
        .collect();
    all.push(surveyor(Point::new(0.0, 0.0)));
    all.push(sea(ROWS, 40.0));
    all.iter().for_each(|one| assert!(Markup::read(one).is_ok(), "{one}"));
    let distinct: BTreeSet<&String> = all.iter().collect();
    assert_eq!(distinct.len(), all.len());
}

#[test]
fn a_map_shows_the_coast_and_every_tile() {
    let mut game = NewWorld::start(&Agreement::default(), 2).unwrap();
    game.settle(newworld::Draw("K".parse().unwrap())).unwrap();
    game.play(Seat::FIRST, "lay 1,2 1".parse().unwrap()).unwrap();
    let view = game.view(Audience::Spectator);
    let tiles = |svg: &str| {
        let markup = Markup::read(svg.trim_end()).unwrap();
        markup.elements.iter().skip(1).filter(|element| element.name == "svg").count()
    };
    assert_eq!(tiles(&map(&view, game.tiles(), 1..=ROWS)), 11);
    assert_eq!(tiles(&map(&view, game.tiles(), 2..=2)), 2);
}
