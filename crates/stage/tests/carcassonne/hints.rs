//! What a bot advises is said in words, and what to press for it is lit.

use carcassonne::{Carcassonne, Set};
use stage::{Lang, Lit};

use crate::common::{mixes, with};
use crate::tiles::hints::law;
use crate::tiles::table::{actions, play, stage};
use crate::tiles::telling::names;

#[test]
fn every_decision_of_every_mix_is_told_and_led_to() {
    for (seed, agreement) in mixes().enumerate() {
        let [told, reasoned] = law::<Carcassonne>(&agreement, 2, 40 + seed as u64, 1);
        assert!(told > 100 && reasoned > 40, "{told}, {reasoned}");
    }
}

/// The hint for the decision of this notation, in English and German: what is said, and why.
fn said(steps: &[&str], sets: &[Set], notation: &str) -> [(String, Option<String>); 2] {
    let mut game = <Carcassonne as game::Game>::start(&with(sets), 2).unwrap();
    play(&mut game, steps);
    let legal = actions(&game, game::Seat::FIRST);
    let advice = legal.into_iter().find(|listed| listed.notation == notation).unwrap();
    let stage = stage(&game);
    [Lang::En, Lang::De].map(|lang| {
        let hint = stage.hint(std::slice::from_ref(&advice), &names(), lang).unwrap();
        (hint.text, hint.reason)
    })
}

#[test]
fn a_city_that_is_closed_is_the_reason() {
    let [english, german] = said(&["*E", "lay 0,-1 2"], &[], "follower city-s");
    assert_eq!(english.0, "Place a follower in the city as a knight");
    assert_eq!(english.1.as_deref(), Some("it finishes a city for 4 points"));
    assert_eq!(german.0, "Setze einen Gefolgsmann als Ritter in die Stadt");
    assert_eq!(german.1.as_deref(), Some("das schließt eine Stadt ab und bringt 4 Punkte"));
}

#[test]
fn a_tile_is_worth_what_can_be_placed_on_it() {
    let [english, _] = said(&["*E"], &[], "lay 0,-1 2");
    assert_eq!(english.0, "Lay your tile on the highlighted cell");
    assert_eq!(english.1.as_deref(), Some("a follower on it would bring 4 points at once"));
}

#[test]
fn to_place_nobody_is_said_and_the_button_is_lit() {
    let mut game = crate::common::table();
    play(&mut game, &["*U", "lay 1,0 0"]);
    let legal = actions(&game, game::Seat::FIRST);
    let pass = legal.into_iter().filter(|listed| listed.notation == "pass").collect::<Vec<_>>();
    let hint = stage(&game).hint(&pass, &names(), Lang::De).unwrap();
    assert_eq!((hint.text.as_str(), hint.lit), ("Setze niemanden ein", vec![Lit::Done]));
}
