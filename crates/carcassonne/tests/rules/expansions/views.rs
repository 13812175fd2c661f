//! Views, drawings and records of games with expansions lead back to the game.

use carcassonne::{
    Agreement, Carcassonne, InterludeView, PhaseView, Position, RunView, Set, Sets, TileSet, View,
    Word,
};
use game::{Audience, Coded, Game, Seat, Turn};
use landscape::Cell;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::table::Table;

fn mix(number: usize) -> Sets {
    let sets = Set::ALL.iter().copied().enumerate();
    sets.filter(|(place, _)| number >> place & 1 == 1).map(|(_, set)| set).collect()
}

/// Plays a random game and shows every state of it.
fn watch(sets: Sets, seats: usize, mut look: impl FnMut(&Carcassonne)) {
    let mut rng = ChaCha8Rng::seed_from_u64(seats as u64);
    let mut game = Carcassonne::start(&Agreement::with_sets(sets), seats).unwrap();
    loop {
        look(&game);
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let draw = game.pick_outcome(&mut rng, &mut Vec::new()).unwrap();
                game.settle(draw).unwrap();
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                let action = game.pick_action(seat, &mut rng, &mut Vec::new()).unwrap();
                game.play(seat, action).unwrap();
            }
        }
    }
}

fn view(game: &Carcassonne) -> View {
    game.view(Audience::Spectator)
}

fn actions(game: &Carcassonne) -> Vec<String> {
    let Turn::Decide(seats) = game.turn() else { return Vec::new() };
    let mut actions = Vec::new();
    game.actions(seats.iter().next().unwrap(), &mut actions);
    let mut actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
    actions.sort_unstable();
    actions
}

#[test]
fn a_view_leads_back_to_its_game_in_every_mix() {
    for number in 1..1 << Set::ALL.len() {
        let sets = mix(number);
        let tiles = TileSet::with(sets).unwrap();
        watch(sets, 2 + number % 5, |game| {
            let again = view(game).resume(tiles.clone()).unwrap();
            assert_eq!(view(&again), view(game));
            assert_eq!(actions(&again), actions(game));
            assert_eq!(again.turn(), game.turn());
            let points = |game: &Carcassonne| game.projection(Audience::Spectator);
            assert_eq!(points(&again), points(game));
        });
    }
}

#[test]
fn a_drawing_shows_every_figure_and_every_tower() {
    let tiles = TileSet::with(Sets::all()).unwrap();
    watch(Sets::all(), 4, |game| {
        let read = Position::read(&game.drawing(), &tiles).unwrap();
        let (view, mut figures) = (view(game), read.figures);
        let mut expected = view.figures;
        let key = |f: &carcassonne::FigureView| (f.cell, f.spot, f.seat, f.figure);
        figures.sort_by_key(key);
        expected.sort_by_key(key);
        // Where two figures share a part of a tile the drawing has room for one.
        expected.dedup_by_key(|f| (f.cell, f.spot));
        assert_eq!(figures.len(), expected.len());
        let more = view.expansions.unwrap();
        assert_eq!((read.notes.dragon, read.notes.fairy), (more.dragon, more.fairy));
        let built = more.towers.iter().filter(|tower| tower.height > 0).count();
        assert_eq!(read.notes.towers.len(), built);
    });
}

#[test]
fn the_base_game_s_view_knows_no_expansion() {
    let game = Carcassonne::start(&Agreement::default(), 2).unwrap();
    let json = serde_json::to_value(view(&game)).unwrap();
    assert!(json.get("expansions").is_none());
    let more = Table::new("sets=tower", 2);
    assert!(serde_json::to_value(more.view()).unwrap().get("expansions").is_some());
}

/// Something done to a view of a game with everything, after which no game looks like it.
#[test]
fn a_view_that_no_game_shows_is_refused() {
    let mut table = Table::new("sets=inns,traders,dragon,tower", 3);
    table.play("TA 0,1 0 follower field-nl; U 1,0 0 follower road-e; B2 0,2 0");
    let alterations: [fn(&mut View); 13] = [
        |view| view.expansions.as_mut().unwrap().seats[0].big += 1,
        |view| view.expansions.as_mut().unwrap().seats[1].tower_pieces += 1,
        |view| view.expansions.as_mut().unwrap().seats[1].goods = [200, 0, 0],
        |view| view.expansions.as_mut().unwrap().seats.truncate(1),
        |view| view.expansions.as_mut().unwrap().dragon = Some(Cell::new(9, 9)),
        |view| view.expansions.as_mut().unwrap().dragon = Some(Cell::new(1, 0)),
        |view| view.expansions.as_mut().unwrap().towers[0].height = 3,
        |view| view.expansions.as_mut().unwrap().aside.push("BG".parse().unwrap()),
        |view| view.phase = PhaseView::Interlude(InterludeView::Dragon),
        |view| view.phase = PhaseView::Interlude(InterludeView::Capture(Cell::new(0, 1))),
        |view| view.phase = PhaseView::Interlude(InterludeView::Exchange(Seat::FIRST)),
        |view| {
            let visited = vec![Cell::new(0, 2); 7];
            let run = RunView { mover: Seat::FIRST, visited, steps_left: 0 };
            view.phase = PhaseView::Interlude(InterludeView::Dragon);
            view.expansions.as_mut().unwrap().run = Some(run);
        },
        |view| {
            view.tiles.clear();
            view.figures.clear();
            view.phase = PhaseView::Interlude(InterludeView::Dragon);
        },
    ];
    let tiles = TileSet::with(Sets::all()).unwrap();
    for (place, alter) in alterations.into_iter().enumerate() {
        let mut view = table.view();
        alter(&mut view);
        let error = view.resume(tiles.clone()).err().map(|error| error.code());
        assert!(error.is_some_and(|code| code.starts_with("drawing-")), "{place}: {error:?}");
    }
}
