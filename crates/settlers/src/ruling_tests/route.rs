//! S-20 to S-22: the longest trade route and road building.

use game::{Game, Quiet, Turn};

use super::scenes::*;
use crate::action::{Action, Card};
use crate::geometry::{Corner, Side};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::Settlers;

/// A row of sea sides through the middle of the Four Islands, long enough for two routes.
fn row(game: &Settlers, r: usize, count: usize) -> Vec<Side> {
    let zigzag = (0..5).flat_map(|i| [(i, "NW"), (i, "NE")]);
    zigzag.take(count).map(|(i, name)| game.side(r, i, name)).collect()
}

#[test]
fn s_20_ships_count_like_roads_but_join_them_only_at_a_building() {
    let mut game = bare("new-shores");
    let at = game.corner(4, 4, "NE");
    game.ships(0, &[game.side(4, 4, "E"), game.side(4, 5, "SW")]);
    game.roads(0, &[game.side(4, 4, "NE"), game.side(4, 4, "NW")]);
    assert_eq!(game.route(seat(0)), 2);
    game.village(0, at);
    assert_eq!(game.route(seat(0)), 4);
}

#[test]
fn s_21_the_holder_keeps_the_card_on_a_tie_and_loses_it_when_cut_short() {
    let mut game = bare("four-islands-4");
    let (first, second) = (row(&game, 3, 6), row(&game, 4, 6));
    game.ships(0, &first[..4]);
    assert_eq!(game.now.route_holder, None, "four pieces are too few");
    game.ships(0, &first[4..5]);
    assert_eq!((game.now.route_holder, game.points(0)), (Some(seat(0)), 2));
    game.ships(1, &second[..5]);
    assert_eq!(game.now.route_holder, Some(seat(0)), "a tie changes nothing");
    let cut = game.geometry().side_ends[first[2].0 as usize][1];
    let mut aside = game.clone();
    aside.ships(2, &row(&aside, 2, 5));
    assert_eq!(aside.now.route_holder, Some(seat(0)));
    aside.village(3, Corner(cut));
    assert_eq!(aside.now.route_holder, None, "two equals behind: laid aside");
    assert_eq!(aside.points(0), 0);
    game.village(3, Corner(cut));
    assert_eq!(game.now.route_holder, Some(seat(1)), "a sole longest run takes it");
    game.ships(1, &second[5..]);
    assert_eq!(game.route(seat(1)), 6);
}

#[test]
fn s_21_moving_a_ship_away_can_cost_the_card() {
    let mut game = bare("four-islands-4");
    let (first, second) = (row(&game, 3, 5), row(&game, 5, 6));
    let home = game.geometry().side_ends[first[0].0 as usize];
    let end = *home
        .iter()
        .find(|end| !game.geometry().side_ends[first[1].0 as usize].contains(end))
        .expect("an end");
    game.village(0, Corner(end));
    game.ships(0, &first);
    game.ships(1, &second[..5]);
    assert_eq!(game.now.route_holder, Some(seat(0)));
    game.act(0, Action::Lift { from: first[4] });
    game.act(0, Action::Ship { at: game.side(3, 0, "E") });
    assert_eq!(game.route(seat(0)), 4, "a branch does not count");
    assert_eq!((game.now.route_holder, game.points(0), game.points(1)), (Some(seat(1)), 1, 2));
}

#[test]
fn s_22_road_building_gives_roads_ships_or_one_of_each_at_once() {
    let mut game = bare("new-shores");
    let at = game.corner(4, 4, "NE");
    game.village(0, at);
    let card = Card::RoadBuilding.index();
    game.player_mut(seat(0)).cards[card] = 1;
    assert!(game.lists(0, Action::RoadBuilding));
    game.act(0, Action::RoadBuilding);
    let only_pieces = |game: &Settlers| {
        game.listed(0)
            .iter()
            .all(|action| matches!(action, Action::Road { .. } | Action::Ship { .. }))
    };
    assert!(only_pieces(&game));
    game.act(0, Action::Ship { at: game.side(4, 4, "E") });
    assert!(only_pieces(&game), "nothing in between");
    game.act(0, Action::Road { at: game.side(4, 4, "NE") });
    assert_eq!((game.now.phase, game.hand(0)), (Phase::Main, [0; 5]));
}

#[test]
fn s_22_a_second_piece_that_has_no_place_lapses() {
    let mut game = bare("base");
    let at = game.corner(0, 0, "N");
    game.village(0, at);
    let card = Card::RoadBuilding.index();
    game.player_mut(seat(0)).cards[card] = 1;
    game.player_mut(seat(0)).left.roads = 1;
    let mut none = game.clone();
    none.player_mut(seat(0)).left.roads = 0;
    assert_eq!(none.may(0, Action::RoadBuilding), Err(Refusal::NothingToBuild));
    game.act(0, Action::RoadBuilding);
    game.act(0, Action::Road { at: game.side(0, 0, "NE") });
    assert_eq!(game.now.phase, Phase::Main);
    assert_eq!(game.turn(), Turn::Decide(game::SeatSet::only(seat(0))));
    game.carry_out(seat(0), Action::End, &mut Quiet);
}
