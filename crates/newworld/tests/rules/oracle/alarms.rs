//! An oracle that never objects proves nothing: here it must.

use game::{Audience, Game};
use newworld::{NewWorld, PhaseView, TileSet, View};

use super::games::{agree, agree_on_groups, in_full_swing};
use super::rules;
use super::world::World;

fn table() -> (NewWorld, View, std::sync::Arc<TileSet>) {
    let game = in_full_swing();
    let view = game.view(Audience::Referee);
    let set = TileSet::base().unwrap();
    assert_eq!(agree(&game, &view, &set), Ok(()));
    (game, view, set)
}

#[test]
fn every_altered_table_is_noticed() {
    let alterations: [fn(&mut View); 8] = [
        |view| view.seats[1].score += 1,
        |view| view.seats[0].settlers += 1,
        |view| view.settlers.truncate(1),
        |view| view.surveyors = [0, 0],
        |view| view.tiles.truncate(30),
        |view| view.stock[0].count += 1,
        |view| view.removed.push("B".parse().unwrap()),
        |view| view.phase = PhaseView::Draw,
    ];
    let (game, view, set) = table();
    for alteration in alterations {
        let mut altered = view.clone();
        alteration(&mut altered);
        let reason = agree(&game, &altered, &set).unwrap_err();
        assert!(reason.starts_with("view: "), "{reason}");
    }
}

#[test]
fn groups_actions_and_points_are_counted_anew() {
    let (game, view, set) = table();
    let mut fewer = view.clone();
    fewer.settlers.remove(0);
    assert!(agree_on_groups(&game, &World::new(&fewer, &set)).is_err());
    assert_ne!(rules::projected(&fewer, &set), rules::projected(&view, &set));
    let mut moved = view.clone();
    let gone = moved.tiles.pop().unwrap();
    moved.settlers.retain(|settler| settler.place != gone.place);
    assert!(agree_on_groups(&game, &World::new(&moved, &set)).is_err());
    assert_ne!(rules::actions(&moved, &set), rules::actions(&view, &set));
}
