//! N-46 and N-47: plains and what parts them.

use newworld::Structure;

use crate::common::{place, scene, spot};

#[test]
fn n_46_roads_towns_and_the_end_of_the_layout_part_plains() {
    // A road in row 3 parts north from south; New York parts row 5 from row 7.
    let table = scene("AH 1,3 0; C 1,4 0; AH 1,5 0; V 1,6 1; C 1,7 0").table();
    let plain = |at: &str, part: &str| table.game.extent(place(at), spot(part)).unwrap();
    assert_ne!(plain("1,3", "plain-nl"), plain("1,3", "plain-eb"));
    assert_eq!(plain("1,3", "plain-eb"), plain("1,4", "plain-nl"));
    assert_ne!(plain("1,6", "plain-nl"), plain("1,6", "plain-sr"));
    assert_eq!(plain("1,6", "plain-sr"), plain("1,7", "plain-nl"));
}

#[test]
fn n_46_plains_that_join_are_one_and_nobody_may_lie_down_beside_others() {
    // Three plains with a trapper each; the new tile joins the two beside it.
    let scene = scene("AS 1,4 0; C 1,7 0; AH 2,4 1; C 2,7 0; C 3,7 0; AR 3,6 0")
        .settlers("0 1,4 plain-nl; 1 2,4 plain-wt; 2 3,6 plain-nl");
    let mut table = scene.by(3).table();
    let holders = |table: &crate::common::Table, at| {
        table.game.extent(place(at), spot("plain-nl")).unwrap().settlers
    };
    assert_eq!(holders(&table, "3,6"), [0, 0, 1, 0, 0]);
    table.draw("AM");
    table.act("lay 3,5 2");
    assert_eq!(table.refusal("settle plain-sr"), "other-name -");
    assert_eq!(table.refusal("settle plain-wb"), "other-name -");
    assert_eq!(table.offers(), ["pass", "settle plain-nr", "settle road-n"]);
    table.act("settle plain-nr");
    table.draw("AK");
    assert_eq!(holders(&table, "3,6"), [0, 0, 1, 0, 0]);
}

#[test]
fn n_46_plains_are_never_finished_and_trappers_stay() {
    // The plain inside a ring of road is closed all round; it is still no structure.
    let ring = "C 1,4 0; AK 2,4 0; AK 3,4 3; AM 3,5 2; AM 2,5 1";
    let mut table = scene(ring).settlers("4 2,4 plain-sl; 4 1,4 plain-nl").table();
    let inside = table.game.extent(place("2,4"), spot("plain-sl")).unwrap();
    assert_eq!((inside.structure, inside.cards.len()), (Structure::Plain, 4));
    assert!(!inside.is_finished());
    let before = table.view().settlers;
    table.turn("K 1,6 1 town-e");
    assert_eq!(table.view().settlers, before);
}

#[test]
fn n_47_a_farm_does_not_part_a_plain_but_road_farm_road_does() {
    let table = scene("A 1,3 3; E 1,5 0").table();
    let plain = |at: &str, part: &str| table.game.extent(place(at), spot(part)).unwrap();
    assert_eq!(plain("1,3", "plain-nl"), plain("1,3", "plain-sl"));
    assert_ne!(plain("1,5", "plain-nl"), plain("1,5", "plain-sl"));
}
