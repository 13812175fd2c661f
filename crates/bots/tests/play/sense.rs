//! What `greedy` does with the expansions of Carcassonne: nothing absurd. Red and blue are seats 0
//! and 1; red decides.

use bots::{Limits, by_name, rng_from};
use carcassonne::{Carcassonne, Figure, Position, PrisonerView, TileSet, View};
use game::{Audience, Game, Seat, Turn, Window};

use crate::common::{agreement, decider};

/// Two seats after these tiles and decisions, in their notation, separated by semicolons.
fn after(sets: &str, steps: &str) -> Carcassonne {
    go_on(Carcassonne::start(&agreement(sets), 2).unwrap(), steps)
}

fn go_on(mut game: Carcassonne, steps: &str) -> Carcassonne {
    for step in steps.split(';').map(str::trim) {
        let refused = match game.turn() {
            Turn::Decide(seats) => {
                game.play(seats.iter().next().unwrap(), step.parse().unwrap()).err()
            }
            _ => game.settle(step.parse().unwrap()).err(),
        };
        assert_eq!(refused, None, "{step} in\n{}", game.drawing());
    }
    game
}

/// Two seats at a drawn map with these tiles left, all if none is named; red is about to draw. Then
/// these steps.
fn drawn(sets: &str, map: &str, left: &[&str], steps: &str) -> Carcassonne {
    let tiles = TileSet::with(agreement(sets).sets).unwrap();
    let mut position = Position::read(map.trim_start(), &tiles).unwrap();
    if !left.is_empty() {
        position.stock = Some(left.iter().map(|tile| tile.parse().unwrap()).collect());
    }
    go_on(position.set_up(tiles, &agreement(sets), 2, Seat::FIRST).unwrap(), steps)
}

/// The same table with another look: what cannot be played up to in a few steps is put there.
fn altered(game: &Carcassonne, change: impl FnOnce(&mut View)) -> Carcassonne {
    let mut view = game.view(Audience::Referee);
    change(&mut view);
    view.resume(TileSet::with(view.options.sets).unwrap()).unwrap()
}

/// What `greedy` does here, whatever its luck: each answer once.
fn choices(game: &Carcassonne) -> Vec<String> {
    let seat = decider(game).unwrap();
    let choose = |seed| {
        let mut bot = by_name::<Carcassonne>("greedy").unwrap();
        bot.choose(Window::new(game, seat), &Limits::default(), &mut rng_from(seed)).unwrap()
    };
    let mut all: Vec<String> = (0..6).map(|seed| choose(seed).to_string()).collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn check(game: &Carcassonne, wanted: &str) {
    assert_eq!(choices(game), [wanted], "in\n{}", game.drawing());
}

/// `greedy` does something else, and could have done this.
fn check_never(game: &Carcassonne, unwanted: &str) {
    let mut legal = Vec::new();
    game.actions(decider(game).unwrap(), &mut legal);
    let is_unwanted = |action: &String| action.starts_with(unwanted);
    assert!(legal.iter().map(ToString::to_string).any(|action| is_unwanted(&action)));
    let choices = choices(game);
    assert!(!choices.iter().any(is_unwanted), "{choices:?} in\n{}", game.drawing());
}

/// Red's monk and blue's beside a tower of one piece that red has just put there.
#[test]
fn greedy_takes_the_other_ones_follower_prisoner() {
    let before = "TA; lay 0,1 0; pass; B; lay 1,1 0; follower monastery; \
                  B; lay -1,1 0; follower monastery; U; lay 1,0 0; pass; U; lay 2,0 0; tower 0,1";
    check(&after("tower", before), "capture 1,1 monastery");
}

/// Only red stands near the place for a tower: whoever builds there opens the door for blue.
#[test]
fn greedy_builds_no_tower_over_its_own_head() {
    let before = "TA; lay 0,1 0; pass; U; lay 1,0 0; pass; \
                  B; lay -1,1 0; follower monastery; U; lay 2,0 0; pass; U; lay 3,0 0";
    check_never(&after("tower", before), "tower 0,1");
}

/// Blue holds these of red's followers, and red has some points.
fn in_prison(game: &Carcassonne, held: &[Figure]) -> Carcassonne {
    altered(game, |view| {
        let extras = view.expansions.as_mut().unwrap();
        for &figure in held {
            match figure {
                Figure::Big => extras.seats[0].big -= 1,
                _ => view.seats[0].followers -= 1,
            }
            let prisoner = PrisonerView { owner: Seat::FIRST, figure, count: 1 };
            extras.seats[1].prisoners.push(prisoner);
        }
        view.seats[0].score = 9;
    })
}

/// Six followers at home are enough: a seventh is not worth three points, and three more for blue.
#[test]
fn greedy_pays_no_ransom_for_one_follower_more_than_it_needs() {
    let game = in_prison(&after("tower", "TA; lay 0,1 0; pass"), &[Figure::Follower]);
    let game = go_on(game, "U; lay 1,0 0; pass; U");
    check_never(&game, "ransom");
    check_never(&go_on(game, "lay 2,0 0"), "ransom");
}

#[test]
fn greedy_gets_the_big_follower_back() {
    let game = after("tower,inns", "TA; lay 0,1 0; pass; U; lay 1,0 0; follower road-e");
    let game = in_prison(&game, &[Figure::Follower, Figure::Big]);
    check(&go_on(game, "TB; lay 1,1 0; tower 1,1; capture 1,0 road-e"), "exchange big");
}

/// Red's monk is west of the dragon; east and south the way is free.
const BESIDE_THE_DRAGON: &str = "
map 0,0
+-B/0-----+-B2/0----+-B/0-----+
|.........|.........|.........|
|.........|.........|.........|
|....0....|.........|....M....|
|.........|.........|.........|
|.........|.........|.........|
+---------+-E/2-----+-B/0-----+
          |.........|.........|
          |.........|.........|
          |.........|....M....|
          |.........|.........|
          |..#####..|.........|
          +---------+---------+
dragon 1,0
";

#[test]
fn greedy_leads_the_dragon_past_its_own_follower() {
    check_never(&drawn("dragon", BESIDE_THE_DRAGON, &[], "BG; lay 3,0 2; pass"), "dragon w");
}

/// After the first step north blue has no way but over its own monk; after one to the west red
/// would have none.
const DRAGON_BETWEEN_TWO: &str = "
map 0,0
+-E/0-----+
|..#####..|
|.........|
|.........|
|.........|
|.........|
+-B/0-----+-B/0-----+-E/1-----+
|.........|.........|.........|
|.........|.........|........#|
|....0....|....1....|.......##|
|.........|.........|........#|
|.........|.........|.........|
+-B/0-----+-B/0-----+-B2/0----+
|.........|.........|.........|
|.........|.........|.........|
|....M....|....M....|.........|
|.........|.........|.........|
|.........|.........|.........|
+---------+---------+---------+
dragon 2,2
";

#[test]
fn greedy_leaves_the_dragon_no_way_but_over_the_other_ones_follower() {
    let game = drawn("dragon", DRAGON_BETWEEN_TWO, &[], "BG; lay 1,0 2; pass");
    check(&game, "dragon n");
    // Its own monk may be next, but that is for blue to find out.
    check_never(&go_on(game, "dragon n; dragon w"), "dragon w");
}

/// The dragon sits at the end of a row; a monastery has as many neighbours at the other end.
#[test]
fn greedy_settles_far_from_the_dragon() {
    let map = "
map 0,0
+-B2/0----+-B/0-----+-B/0-----+-B/0-----+
|.........|.........|.........|.........|
|.........|.........|.........|.........|
|.........|....M....|....M....|....M....|
|.........|.........|.........|.........|
|.........|.........|.........|.........|
+---------+---------+---------+---------+
dragon 0,0
";
    let choices = choices(&drawn("dragon", map, &[], "B"));
    assert!(choices.iter().all(|choice| choice.starts_with("lay 3,")), "{choices:?}");
}

/// The tile finishes a city of both.
#[test]
fn greedy_lets_the_princess_send_the_other_ones_knight_away() {
    let before = "E; lay 0,1 1; follower city-e; D; lay 1,0 2; follower city-s; BB; lay 1,1 0";
    check(&after("dragon", before), "princess 1,0 city-s");
}

#[test]
fn greedy_calls_the_fairy_where_nothing_else_is_to_be_done() {
    let before = "U; lay 1,0 0; follower road-e; B; lay 0,1 0; pass; U; lay 2,0 0";
    check(&after("dragon", before), "fairy 1,0 road-e");
}

#[test]
fn greedy_puts_its_builder_into_its_growing_city() {
    let before = "HH; lay 0,-1 2; follower city-e; U; lay 1,0 0; pass; HQ; lay 1,-1 0";
    check(&after("traders", before), "builder city-e");
}

/// Two cities of two tiles can be finished; one holds wine.
#[test]
fn greedy_finishes_the_city_that_holds_goods() {
    let before = "HQ; lay 0,-1 1; pass; D; lay 1,0 0; pass; G; lay 1,-1 1; pass; \
                  U; lay 2,0 0; pass; E";
    check(&after("traders", before), "lay 0,-2 2");
}

#[test]
fn greedy_keeps_the_big_follower_where_a_small_one_will_do() {
    check(&after("inns", "U; lay 1,0 0"), "follower road-e");
}

/// With one tile left after this one, an inn at red's road would only take its points away.
#[test]
fn greedy_builds_no_inn_at_a_road_that_will_not_be_finished() {
    let map = "
map 0,0
+-D/0-----+-U/0-----+
|..#####..|.........|
|.........|.........|
|═════════|════0════|
|.........|.........|
|.........|.........|
+---------+---------+
";
    let game = drawn("inns", map, &["EB", "B"], "EB");
    check_never(&game, "lay 2,0");
    check_never(&game, "lay -1,0");
}
