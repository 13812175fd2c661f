//! An oracle that never objects proves nothing: here it must.

use carcassonne::{Carcassonne, Event, FigureView, PhaseView, TileSet, View};
use game::{Audience, Game};
use landscape::{Terrain, Turns};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::board::Board;
use super::features::Features;
use super::games::{Style, choose, play};
use super::{agree, legal, rules};

/// A game in full swing, a tile about to be laid.
fn position() -> Carcassonne {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut game = Carcassonne::start(&Default::default(), 3).unwrap();
    while game.map().tiles().len() < 40 || !matches!(phase(&game), PhaseView::Lay(_)) {
        let step = choose(&game, Style::Compact, &mut rng).unwrap();
        play(&mut game, step);
    }
    game
}

fn phase(game: &Carcassonne) -> PhaseView {
    game.view(Audience::Referee).phase
}

/// What the oracle says of the game when it is shown another table.
fn told(change: impl FnOnce(&mut View)) -> String {
    let game = position();
    let mut view = game.view(Audience::Referee);
    assert_eq!(agree::check(&game, &view, game.tiles()), Ok(()));
    change(&mut view);
    agree::check(&game, &view, game.tiles()).expect_err("the oracle noticed nothing")
}

#[test]
fn every_altered_table_is_noticed() {
    let alterations: [fn(&mut View); 9] = [
        |view| view.seats[1].score += 1,
        |view| view.seats[0].followers += 1,
        |view| view.figures.truncate(1),
        |view| view.figures.swap(0, 1),
        |view| view.tiles[7].cell.x += 50,
        |view| view.tiles.truncate(39),
        |view| view.stock[0].count += 1,
        |view| view.removed.push("B".parse().unwrap()),
        |view| view.phase = PhaseView::Draw,
    ];
    for alteration in alterations {
        assert!(told(alteration).starts_with("view: "));
    }
}

/// The parts of the comparison, each with a table that only it can tell from the right one.
#[test]
fn every_part_of_the_comparison_can_object() {
    let game = position();
    let view = game.view(Audience::Referee);
    let objection = |altered: &View| agree::check_parts(&game, altered, game.tiles()).unwrap_err();

    let mut moved = view.clone();
    swap_seats(&mut moved.figures);
    assert!(objection(&moved).starts_with("followers"), "{}", objection(&moved));

    let mut lone = view.clone();
    let far = lone.tiles.iter_mut().max_by_key(|tile| tile.cell.x).unwrap();
    far.cell.x += 50;
    let far = far.cell;
    lone.figures.retain(|figure| figure.cell.x < far.x - 50);
    assert!(objection(&lone).starts_with("what piece"), "{}", objection(&lone));

    let mut richer = view.clone();
    richer.seats[0].score += 1;
    assert!(objection(&richer).starts_with("score"), "{}", objection(&richer));

    let mut other = view.clone();
    other.phase = PhaseView::Lay(other_kind(&view, game.tiles()));
    assert!(objection(&other).contains("actions"), "{}", objection(&other));

    let mut stock = view;
    stock.stock[0].count += 1;
    assert!(objection(&stock).starts_with("stock"), "{}", objection(&stock));
}

fn swap_seats(figures: &mut [FigureView]) {
    let other = figures.iter().position(|figure| figure.seat != figures[0].seat).unwrap();
    let seat = figures[0].seat;
    figures[0].seat = figures[other].seat;
    figures[other].seat = seat;
}

/// A kind that can be laid in another number of ways than the drawn one.
fn other_kind(view: &View, set: &TileSet) -> carcassonne::TileCode {
    let board = Board::new(view, set);
    let ways = |code| legal::placements(&board, set, code).len();
    let PhaseView::Lay(drawn) = view.phase else { panic!("{:?}", view.phase) };
    *set.codes().iter().find(|&&code| ways(code) != ways(drawn)).unwrap()
}

/// The oracle reads the tiles it is given: with one pennant more it counts one more.
#[test]
fn another_box_is_noticed() {
    let game = position();
    let view = game.view(Audience::Referee);
    let mut kinds = game.tiles().kinds().to_vec();
    for kind in &mut kinds {
        let pieces = kind.shape.pieces();
        if let Some(city) = pieces.iter().position(|piece| piece.terrain == Terrain::Town) {
            kind.pennants[city] += 1;
        }
    }
    let set = TileSet::new(kinds).unwrap();
    let reason = agree::check_parts(&game, &view, &set).unwrap_err();
    assert!(reason.starts_with("pennants"), "{reason}");
}

/// A tile turned in secret changes what its neighbours are joined to, or what they show.
#[test]
fn a_turned_tile_is_noticed() {
    let game = position();
    let view = game.view(Audience::Referee);
    let mut noticed = 0;
    for place in 0..view.tiles.len() {
        let held = view.figures.iter().any(|figure| figure.cell == view.tiles[place].cell);
        let kind = game.tiles().find(view.tiles[place].tile).unwrap();
        let alike = game.tiles().atlas().first_alike(kind, Turns::new(1)) != Turns::new(1);
        if held || alike {
            continue;
        }
        let mut turned = view.clone();
        turned.tiles[place].turns = Turns::new(view.tiles[place].turns.index() as u8 + 1);
        assert!(agree::check_parts(&game, &turned, game.tiles()).is_err(), "tile {place}");
        noticed += 1;
    }
    assert!(noticed > 10, "{noticed}");
}

#[test]
fn altered_events_are_noticed() {
    let game = position();
    let view = game.view(Audience::Referee);
    let step = choose(&game, Style::Wild, &mut ChaCha8Rng::seed_from_u64(1)).unwrap();
    let (_, events) = rules::after(&view, game.tiles(), step);
    let happened = play(&mut game.clone(), step);
    assert_eq!(agree::check_events(&happened, &events), Ok(()));
    assert!(agree::check_events(&happened[1..], &events).is_err());
    let again: Vec<Event> = happened.iter().chain(&happened).cloned().collect();
    assert!(agree::check_events(&again, &events).is_err());
}

/// The flood reaches across touching tiles and nowhere else: the start tile alone has a city,
/// a road and two fields, three of them with loose ends.
#[test]
fn the_flood_knows_the_start_tile() {
    let game = Carcassonne::start(&Default::default(), 2).unwrap();
    let view = game.view(Audience::Referee);
    let board = Board::new(&view, game.tiles());
    let features = Features::flood(&board, &view);
    let names: Vec<&str> = board.pieces.iter().map(|piece| piece.name.as_str()).collect();
    assert_eq!(names, ["city-n", "road-e", "field-el", "field-er"]);
    let open: Vec<usize> = features.all.iter().map(|feature| feature.open).collect();
    assert_eq!(open, [1, 2, 0, 0]);
    assert_eq!(features.all[2].cities.len(), 1);
    assert!(features.all[3].cities.is_empty());
}
