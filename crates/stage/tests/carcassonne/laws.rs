//! What holds in every game.

use carcassonne::{Agreement, Carcassonne, FairyStands, LonelyPig, Set, Word};

use crate::common::{mixes, with};
use crate::tiles::laws;

#[test]
fn every_legal_decision_can_be_reached_by_touches() {
    laws::all_is_reached::<Carcassonne>(&Agreement::default());
}

#[test]
fn every_decision_is_one_that_was_offered() {
    laws::only_offers_are_decided::<Carcassonne>(&Agreement::default());
}

#[test]
fn what_says_that_it_acts_does_something_and_nothing_else_does() {
    laws::acts_are_true::<Carcassonne>(&Agreement::default());
}

#[test]
fn every_scene_keeps_the_contract() {
    laws::scenes_keep_the_contract::<Carcassonne>(&Agreement::default());
}

#[test]
fn a_key_stands_for_one_picture() {
    laws::keys_stand_for_pictures::<Carcassonne>(&Agreement::default());
}

#[test]
fn ghosts_do_not_cover_each_other() {
    laws::ghosts_have_room::<Carcassonne>(&Agreement::default(), 13.0);
}

#[test]
fn every_figure_lights_up_what_it_stands_on() {
    laws::figures_light_up::<Carcassonne>(&Agreement::default());
}

#[test]
fn every_decision_of_every_mix_can_be_reached_by_touches() {
    for (seed, agreement) in mixes().enumerate() {
        let reached = laws::reached::<Carcassonne>(&agreement, seed as u64, 2);
        assert!(reached > 400, "{reached}");
    }
}

/// Other readings of the rules ask for other things.
#[test]
fn every_decision_of_other_readings_can_be_reached_by_touches() {
    let agreement = Agreement {
        princess_must: true,
        tower_reopens: false,
        ransom_on_credit: true,
        lonely_pig: LonelyPig::Stays,
        fairy_stands: FairyStands::OnTile,
        ..with(Set::ALL)
    };
    assert!(laws::reached::<Carcassonne>(&agreement, 2, 2) > 400);
}

#[test]
fn with_all_expansions_every_decision_is_one_that_was_offered() {
    laws::only_offers_are_decided::<Carcassonne>(&with(Set::ALL));
}

#[test]
fn with_all_expansions_what_says_that_it_acts_does_something_and_nothing_else_does() {
    laws::acts_are_true::<Carcassonne>(&with(Set::ALL));
}

#[test]
fn with_all_expansions_every_scene_keeps_the_contract() {
    laws::scenes_keep_the_contract::<Carcassonne>(&with(Set::ALL));
}

#[test]
fn with_all_expansions_a_key_stands_for_one_picture() {
    laws::keys_stand_for_pictures::<Carcassonne>(&with(Set::ALL));
}

#[test]
fn with_all_expansions_ghosts_do_not_cover_each_other() {
    laws::ghosts_have_room::<Carcassonne>(&with(Set::ALL), 13.0);
}

#[test]
fn with_all_expansions_every_figure_lights_up_what_it_stands_on() {
    laws::figures_light_up::<Carcassonne>(&with(Set::ALL));
}
