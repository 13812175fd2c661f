//! King & Robber Baron.

use carcassonne::{
    Agreement, Carcassonne, Event, Happening, Layout, Position, Set, TileSet, Title, TitleView,
};
use game::{Audience, Game, Seat};

use super::table::{Table, paid};

/// Who took which title with how many tiles, and from whom: `0 king 2`, `1 king 3 from 0`.
fn took(events: &[Event]) -> Vec<String> {
    let line = |event: &Event| match event {
        Event::Expansion(Happening::TookTitle { seat, title, tiles, from }) => {
            let from = from.map(|from| format!(" from {from}")).unwrap_or_default();
            Some(format!("{seat} {} {}{from}", title.word(), tiles.len()))
        }
        _ => None,
    };
    events.iter().filter_map(line).collect()
}

fn stands(holder: Option<usize>, tiles: u16, worth: u16) -> Option<TitleView> {
    Some(TitleView { holder: holder.and_then(Seat::new), tiles, worth })
}

/// Red has finished a city of two tiles, blue another one; blue is about to finish one of three.
fn two_small_cities() -> Table {
    let mut table = Table::new("sets=king", 2);
    assert_eq!(took(&table.play("E 0,-1 2")), ["0 king 2"]);
    assert_eq!(took(&table.play("E 0,1 2; B 1,1 0; E 0,2 0")), [""; 0]);
    assert_eq!(took(&table.play("E 0,3 2; G 0,4 1; B 2,1 0")), [""; 0]);
    table
}

#[test]
fn k_01_the_titles_begin_with_nobody_and_may_be_played_one_by_one() {
    let table = Table::new("sets=king", 3);
    assert_eq!(table.extras().king, stands(None, 0, 0));
    assert_eq!(table.extras().robber, stands(None, 0, 0));
    assert_eq!(table.supply(2), [7, 0, 0, 0], "the box has no figures");
    assert_eq!(table.game.tiles(), &*TileSet::base().unwrap(), "and no tiles");
    let robber = Table::new("elements=robber", 2);
    assert_eq!((robber.extras().king, robber.extras().robber), (None, stands(None, 0, 0)));
    let neither = Table::new("sets=tower", 2);
    assert_eq!((neither.extras().king, neither.extras().robber), (None, None));
}

#[test]
fn k_02_the_first_finished_city_and_road_make_king_and_robber_baron() {
    let mut table = Table::new("sets=king", 2);
    assert_eq!(took(&table.play("E 0,-1 2")), ["0 king 2"]);
    assert_eq!(took(&table.play("W 1,0 0; W -1,0 0")), ["0 robber 3"]);
    assert_eq!(table.extras().king, stands(Some(0), 2, 1));
    assert_eq!(table.extras().robber, stands(Some(0), 3, 1));
}

#[test]
fn k_03_more_tiles_take_a_title_and_as_many_do_not() {
    let mut table = two_small_cities();
    assert_eq!(table.extras().king, stands(Some(0), 2, 2));
    assert_eq!(took(&table.play("E 0,5 0")), ["1 king 3 from 0"]);
    assert_eq!(table.extras().king, stands(Some(1), 3, 3));
}

#[test]
fn k_03_a_tile_counts_once_and_pennants_do_not() {
    let mut table = Table::new("sets=king", 2);
    assert_eq!(took(&table.play("E 0,-1 2")), ["0 king 2"]);
    // Three tiles with a pennant, and a road that runs over the tile with two curves twice.
    let events = table.play("M 0,1 2; E 0,2 0; B -1,1 0; E 1,1 3");
    assert_eq!(took(&events), ["0 king 3 from 0"]);
    assert_eq!(table.extras().king, stands(Some(0), 3, 2));
}

#[test]
fn k_04_whoever_lays_the_last_tile_takes_it_whosever_followers_stand_there() {
    let mut table = Table::new("sets=king", 2);
    let events = table.play("G 0,-1 1 follower city-n; E 0,-2 2");
    assert_eq!(paid(&events), ["City 6 to red"]);
    assert_eq!(took(&events), ["1 king 3"]);
}

#[test]
fn k_04_an_emptied_city_makes_a_king_too() {
    let mut table = Table::new("sets=dragon,king", 2);
    let events = table.play("G 0,-1 1 follower city-n; BD 0,-2 2 princess 0,-1 city-n");
    assert_eq!(paid(&events), [""; 0]);
    assert_eq!(took(&events), ["1 king 3"]);
}

#[test]
fn k_04_the_second_tile_of_a_double_turn_is_one_s_own() {
    let mut table = Table::new("sets=traders,king", 2);
    table.play("U 1,0 0 follower road-e; B 1,1 0; U 2,0 0 builder road-e; B 2,1 0; U 3,0 0");
    assert!(table.extras().second_tile);
    assert_eq!(took(&table.play("E 0,-1 2")), ["0 king 2"]);
}

/// The tile between two cities finishes both, in whatever order they are counted.
#[test]
fn k_05_of_several_finished_at_once_the_largest_counts() {
    let larger = "U 1,0 0; B 1,-1 0; B 1,-2 0; B 1,-3 0; E 0,-3 2; G 0,-2 1";
    let alike = "U 1,0 0; B 1,-1 0; B 1,-2 0; E 0,-2 2";
    for (way, tiles) in [(larger, 3), (alike, 2)] {
        let mut table = Table::new("sets=king", 2);
        table.play(way);
        assert_eq!(took(&table.play("H 0,-1 0")), [format!("0 king {tiles}")], "once");
        assert_eq!(table.extras().king, stands(Some(0), tiles, 2));
    }
}

#[test]
fn k_06_each_finished_city_pays_the_king_a_point_and_each_road_the_robber_baron() {
    let mut table = two_small_cities();
    assert_eq!(table.projection(), [2, 0]);
    table.play("E 0,5 0");
    assert_eq!(table.projection(), [0, 3]);
    table.play("W 1,0 2; W -1,0 2");
    assert_eq!(table.projection(), [0, 4], "blue is both now");
}

#[test]
fn k_07_titles_are_paid_at_the_end_and_one_that_nobody_holds_pays_nobody() {
    let mut table = Table::new("sets=king left_over=70", 2);
    let events = table.play("E 0,-1 2");
    assert_eq!(paid(&events), ["Title(King) 1 to red"]);
    assert_eq!(table.scores(), [1, 0]);
    assert!(matches!(events.last(), Some(Event::Ended { .. })));
}

#[test]
fn k_08_what_lies_finished_at_the_start_is_to_be_outdone_and_counts() {
    let start: Layout = "E/2 0,-1; D/0 0,0".parse().unwrap();
    let options = Agreement { start, ..Agreement::with_sets([Set::King].into_iter().collect()) };
    let game = Carcassonne::start(&options, 2).unwrap();
    let mut table = Table { game, events: Vec::new() };
    assert_eq!(table.extras().king, stands(None, 2, 1));
    assert_eq!(took(&table.play("E 0,1 2; E 0,2 0")), [""; 0]);
    assert_eq!(took(&table.play("E 0,3 2; G 0,4 1; E 0,5 0")), ["0 king 3"]);
    assert_eq!(table.projection(), [3, 0]);
}

#[test]
fn a_drawing_tells_who_holds_what() {
    let table = two_small_cities();
    let text = table.game.drawing();
    assert!(text.ends_with("\nking 0\n"), "{text}");
    let tiles = TileSet::base().unwrap();
    let (options, active) = (table.game.options(), table.view().active);
    let read = |text: &str| Position::read(text, &tiles).unwrap();
    let again = read(&text).set_up(tiles.clone(), options, 2, active).unwrap();
    assert_eq!(again.drawing(), text);
    assert_eq!(again.view(Audience::Spectator).expansions, Some(table.extras()));
    for wrong in ["king 4", "robber 1"] {
        let position = read(&text.replace("king 0", wrong));
        assert!(position.set_up(tiles.clone(), options, 2, active).is_err(), "{wrong}");
    }
    assert_eq!(Title::ALL.map(Title::word), ["king", "robber"]);
}

/// The counts can be read off the map, so a view cannot claim others.
#[test]
fn a_view_of_titles_that_no_game_shows_is_refused() {
    let table = two_small_cities();
    let claims = [
        (stands(Some(0), 3, 2), stands(None, 0, 0)),
        (stands(Some(0), 2, 5), stands(None, 0, 0)),
        (stands(Some(3), 2, 2), stands(None, 0, 0)),
        (stands(Some(0), 2, 2), stands(Some(0), 0, 0)),
    ];
    for (king, robber) in claims {
        let mut view = table.view();
        let extras = view.expansions.as_mut().unwrap();
        (extras.king, extras.robber) = (king, robber);
        assert!(view.resume(TileSet::base().unwrap()).is_err(), "{king:?} {robber:?}");
    }
}
