//! What the expansions print on tiles is drawn, apart from figures; what they put on the table has
//! a picture of its own.

mod markup;

use std::collections::BTreeSet;

use art::pieces::{dragon, fairy, good, icon, prisoner, title, tower, tower_piece};
use art::{Picture, Point, TileArt, figure, map, map_with_titles};
use carcassonne::{
    Agreement, Carcassonne, ExpansionView, FairyView, Figure, Good, Perch, Sets, Symbol, TileKind,
    TileSet, Title, TowerTopView, TowerView, View,
};
use game::{Audience, Game, Seat};
use landscape::{Terrain, Turns};
use markup::Markup;

fn all() -> std::sync::Arc<TileSet> {
    TileSet::with(Sets::all()).expect("the tiles of all boxes")
}

fn kind<'a>(tiles: &'a TileSet, code: &str) -> &'a TileKind {
    let found = tiles.kinds().iter().find(|kind| kind.code.to_string() == code);
    found.expect(code)
}

/// The colour that only this print has.
fn colour(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Volcano => "#e2572b",
        Symbol::Dragon => "#b23a2c",
        Symbol::Portal => "#5b4a9e",
        Symbol::Princess(_) => "#d1598c",
    }
}

const SYMBOLS: [Symbol; 4] = [Symbol::Volcano, Symbol::Dragon, Symbol::Portal, Symbol::Princess(0)];

/// How many elements seen from afar have this fill.
fn fills(svg: &str, colour: &str) -> usize {
    let markup = Markup::read(svg).expect("markup");
    let far = markup.without(&["near", "middle"]);
    far.iter().filter(|element| element.get("fill") == Some(colour)).count()
}

#[test]
fn every_print_leaves_its_mark_and_nothing_else_does() {
    for kind in all().kinds() {
        let svg = TileArt::new(kind).svg(Turns::new(1), 5);
        let prints = &kind.prints;
        for symbol in SYMBOLS {
            let printed = prints.symbol.map(colour) == Some(colour(symbol));
            assert_eq!(fills(&svg, colour(symbol)) > 0, printed, "{} {symbol:?}", kind.code);
        }
        assert_eq!(fills(&svg, "#8a6a48") > 0, prints.tower, "{}: tower", kind.code);
        for (kind_of_good, colour) in Good::ALL.into_iter().zip(["#7a2f63", "#e8b93f", "#3f7f9c"]) {
            let printed = prints.pieces.iter().any(|print| print.good == Some(kind_of_good));
            let gilt = colour == "#e8b93f";
            let others = gilt
                && (matches!(prints.symbol, Some(Symbol::Princess(_) | Symbol::Volcano))
                    || prints.pieces.iter().any(|print| print.inn));
            assert_eq!(
                fills(&svg, colour) > 0,
                printed || others,
                "{} {kind_of_good:?}",
                kind.code
            );
        }
        let inns = prints.pieces.iter().filter(|print| print.inn).count();
        let lakes = svg.matches("stroke='#4f7f95'").count();
        assert_eq!(lakes, inns, "{}: inns", kind.code);
        let rose = svg.contains("<circle cy='8' r='4.6'");
        assert_eq!(rose, prints.pieces.iter().any(|print| print.cathedral), "{}", kind.code);
    }
}

/// Where the symbols lie: each is a group moved to its place, after all scenery.
fn symbols(svg: &str) -> Vec<Point> {
    let groups = svg.split("<g transform='translate(").skip(1);
    let at = |group: &str| {
        let (at, rest) = group.split_once(')')?;
        let (x, y) =
            at.split_once(' ').filter(|_| rest.starts_with("' stroke-linejoin='round'>"))?;
        Some(Point::new(x.parse().ok()?, y.parse().ok()?))
    };
    groups.filter_map(at).collect()
}

#[test]
fn figures_stand_beside_symbols_and_symbols_lie_inside_the_tile() {
    let mut seen = 0;
    for kind in all().kinds() {
        let art = TileArt::new(kind);
        for symbol in symbols(&art.svg(Turns::default(), 1)) {
            assert!(symbol.rim() >= 10.0, "{}: {symbol}", kind.code);
            for piece in 0..kind.shape.pieces().len() as u8 {
                let apart = art.stand(piece).distance(symbol);
                assert!(apart >= 17.0, "{} piece {piece}: {apart} from {symbol}", kind.code);
            }
            seen += 1;
        }
    }
    assert!(seen > 80, "{seen} symbols");
}

#[test]
fn a_tower_has_a_place_where_the_data_says_so() {
    for kind in all().kinds() {
        let place = TileArt::new(kind).tower();
        assert_eq!(place.is_some(), kind.prints.tower, "{}", kind.code);
        assert!(place.is_none_or(|at| at.rim() >= 10.0), "{}", kind.code);
    }
}

/// How many spots a walk from a point reaches that never leaves its piece.
fn walk(art: &TileArt, from: Point) -> usize {
    let piece = art.piece(from);
    let mut open = vec![(from.x as i32, from.y as i32)];
    let mut known: BTreeSet<(i32, i32)> = open.iter().copied().collect();
    while let Some((x, y)) = open.pop() {
        for next in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] {
            let at = middle_of(next);
            if at.rim() > 0.0 && art.piece(at) == piece && known.insert(next) {
                open.push(next);
            }
        }
    }
    known.len()
}

fn middle_of((x, y): (i32, i32)) -> Point {
    Point::new(x as f32 + 0.5, y as f32 + 0.5)
}

#[test]
fn a_piece_of_land_or_town_is_one_area_unless_a_road_passes_over_it() {
    for kind in all().kinds() {
        let art = TileArt::new(kind);
        for (piece, data) in (0u8..).zip(kind.shape.pieces()) {
            if !matches!(data.terrain, Terrain::Land | Terrain::Town) {
                continue;
            }
            let spots = (0..100).flat_map(|x| (0..100).map(move |y| (x, y)));
            let all = spots.filter(|&spot| art.piece(middle_of(spot)) == Some(piece)).count();
            let lost = all - walk(&art, art.stand(piece));
            let bridged = kind.code.to_string() == "TQ" && data.terrain == Terrain::Town;
            assert!(lost < 30 || bridged, "{} piece {piece}: {lost} of {all}", kind.code);
        }
    }
}

#[test]
fn roads_pass_over_and_under_where_the_fields_say_so() {
    let tiles = all();
    let art = |code: &str| TileArt::new(kind(&tiles, code));
    let middle = Point::MIDDLE;
    // Two roads cross without meeting: one of them is at the middle, the other on both its hands.
    let (bridge, over) = (art("HB"), 1);
    assert_eq!(bridge.piece(middle), Some(over));
    assert!([-12.0, 12.0].iter().all(|&y| bridge.piece(middle.shifted(0.0, y)) == Some(0)));
    // Over the city and under it.
    assert_eq!(art("TQ").piece(middle), Some(1));
    assert_eq!(art("BQ").piece(middle), Some(0));
    // Before the mouth of the tunnel the field goes around it.
    assert_eq!(art("BQ").piece(Point::new(50.0, 8.0)), Some(1));
    // Fields on both hands of a touching road are two.
    let touching = art("TG");
    assert_ne!(touching.piece(Point::new(8.0, 35.0)), touching.piece(Point::new(92.0, 35.0)));
}

#[test]
fn every_piece_on_the_table_has_its_own_picture() {
    let origin = Point::new(0.0, 0.0);
    let seats: Vec<Seat> = Seat::first(6).collect();
    let mut all: Vec<String> = vec![dragon(), fairy(), tower_piece()];
    all.extend(Good::ALL.map(good));
    all.extend(Title::ALL.map(title));
    all.extend([1, 2, 3, 4, 5, 9].map(tower));
    for &seat in &seats {
        all.extend(Figure::ALL.map(|kind| figure(seat, kind, origin, false)));
        all.extend(Figure::FOLLOWERS.map(|kind| figure(seat, kind, origin, true)));
        all.extend(Figure::FOLLOWERS.map(|kind| prisoner(seat, kind)));
    }
    for one in &all {
        assert!(Markup::read(one).is_ok() && Markup::read(&icon(one, 2.0)).is_ok(), "{one}");
        assert!(!one.contains("NaN") && one.len() < 2_600, "{} bytes", one.len());
    }
    let distinct: BTreeSet<&String> = all.iter().collect();
    assert_eq!(distinct.len(), all.len());
}

#[test]
fn builders_and_pigs_never_lie() {
    let origin = Point::new(0.0, 0.0);
    for kind in [Figure::Builder, Figure::Pig] {
        let poses = [false, true].map(|lying| figure(Seat::FIRST, kind, origin, lying));
        assert_eq!(poses[0], poses[1]);
    }
}

fn table() -> (View, std::sync::Arc<TileSet>) {
    let game = Carcassonne::start(&Agreement::default(), 2).expect("a game");
    let mut view = game.view(Audience::Spectator);
    let cell = view.tiles[0].cell;
    view.tiles[0].tile = "TA".parse().expect("a code");
    let top = Some(TowerTopView { seat: Seat::FIRST, figure: Figure::Big });
    view.expansions = Some(ExpansionView {
        towers: vec![TowerView { cell, height: 3, top, open: false }],
        fairy: Some(FairyView { cell, perch: Perch::Tower, alone: false }),
        dragon: Some(cell),
        ..ExpansionView::default()
    });
    (view, all())
}

#[test]
fn a_map_shows_towers_their_tops_the_fairy_and_the_dragon() {
    let (view, tiles) = table();
    let svg = map(&view, &tiles);
    for drawn in [tower(3), fairy(), dragon()] {
        assert!(svg.contains(&drawn));
    }
    // The one on top wears his circlet.
    assert!(svg.contains("scale(1.42)"));
    assert!(Markup::read(svg.trim_end()).is_ok());
}

#[test]
fn a_map_leaves_out_what_stands_on_no_tile() {
    let (mut view, tiles) = table();
    view.tiles.clear();
    assert!(!map(&view, &tiles).contains(&tower(3)));
}

#[test]
fn a_map_shows_titles_only_where_it_is_told_to() {
    let game = Carcassonne::start(&Agreement::default(), 2).expect("a game");
    let (view, tiles) = (game.view(Audience::Spectator), all());
    let spot = "city-n".parse().expect("a place");
    let shown = map_with_titles(&view, &tiles, &[(Title::King, view.tiles[0].cell, spot)]);
    assert!(shown.contains(&title(Title::King)) && !shown.contains(&title(Title::Robber)));
    assert!(Markup::read(shown.trim_end()).is_ok());
    assert!(!map(&view, &tiles).contains(&title(Title::King)));
}
