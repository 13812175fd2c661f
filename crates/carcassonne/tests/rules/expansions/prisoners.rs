//! Prisoners: exchange and ransom.

use carcassonne::{Figure, PrisonerView};
use game::Seat;

use super::table::{Table, paid};

/// Blue holds these followers of red's, who has `score` points; red is to draw.
fn red_in_prison(options: &str, score: i32, held: &[Figure]) -> Table {
    let table = Table::new(options, 2);
    table.altered(|view| {
        let extras = view.expansions.as_mut().unwrap();
        for &figure in held {
            match figure {
                Figure::Big => extras.seats[0].big -= 1,
                _ => view.seats[0].followers -= 1,
            }
            let prisoner = PrisonerView { owner: Seat::FIRST, figure, count: 1 };
            extras.seats[1].prisoners.push(prisoner);
        }
        view.seats[0].score = score;
    })
}

#[test]
fn w_13_prisoners_of_each_other_are_exchanged_at_once() {
    let mut table = Table::new("sets=tower", 2);
    table.play("TA 0,1 0 follower field-nl; U 1,0 0 follower road-e; TB 1,1 0 tower 1,1");
    table.play("> capture 1,0 road-e");
    assert_eq!(table.extras().seats[0].prisoners.len(), 1);
    table.play("B -1,1 0 tower 0,1; > capture 0,1 field-nl");
    assert_eq!((table.supply(0), table.supply(1)), ([7, 0, 0, 0], [7, 0, 0, 0]));
    assert!(table.extras().seats.iter().all(|seat| seat.prisoners.is_empty()));
}

#[test]
fn w_13_who_has_several_in_prison_chooses() {
    let mut table = red_in_prison("sets=tower,inns", 0, &[Figure::Follower, Figure::Big]);
    table.play("TA 0,1 0; U 1,0 0 follower road-e; TB 1,1 0 tower 1,1; > capture 1,0 road-e");
    assert_eq!(table.offers(), ["exchange big", "exchange follower"]);
    assert_eq!(table.decider(), Seat::FIRST);
    table.play("> exchange big");
    assert_eq!((table.supply(0), table.supply(1)), ([6, 1, 0, 0], [7, 1, 0, 0]));
    let prisoners = &table.extras().seats[1].prisoners;
    assert_eq!((prisoners.len(), prisoners[0].figure), (1, Figure::Follower));
}

#[test]
fn w_14_a_ransom_is_three_points_and_the_follower_may_be_placed_at_once() {
    let mut table = red_in_prison("sets=tower", 5, &[Figure::Follower]);
    table.play("* U");
    assert_eq!(table.offers_to("ransom"), ["ransom 1 follower"]);
    table.play("> lay 1,0 0");
    assert_eq!(table.offers_to("ransom"), ["ransom 1 follower"], "up to step 2");
    let pays = ["Ransom -3 to red", "Ransom 3 to blue"];
    assert_eq!(paid(&table.play("> ransom 1 follower")), pays);
    assert_eq!((table.scores(), table.supply(0)), (vec![2, 3], [7, 0, 0, 0]));
    table.play("> follower road-e");
    assert_eq!(table.figures(), ["0 follower 1,0 road-e"]);
}

#[test]
fn w_14_only_own_prisoners_can_be_bought() {
    let mut table = red_in_prison("sets=tower", 5, &[Figure::Follower]);
    table.play("* U");
    assert_eq!(table.refusal("ransom 0 follower"), "not-held W-14");
    assert_eq!(table.refusal("ransom 1 big"), "not-held W-14");
    table.play("> lay 1,0 0; > pass; * U");
    assert!(table.offers_to("ransom").is_empty(), "blue has nobody in prison");
}

#[test]
fn w_15_once_in_a_turn_and_three_for_a_big_one_too() {
    let mut table = red_in_prison("sets=tower,inns", 9, &[Figure::Follower, Figure::Big]);
    table.play("* U; > ransom 1 big");
    assert_eq!((table.scores(), table.supply(0)), (vec![6, 3], [6, 1, 0, 0]));
    assert!(table.offers_to("ransom").is_empty());
    assert_eq!(table.refusal("ransom 1 follower"), "ransom-paid W-15");
    table.play("> lay 1,0 0; > pass; B 0,1 0; * U");
    assert_eq!(table.offers_to("ransom"), ["ransom 1 follower"]);
}

#[test]
fn w_16_with_fewer_than_three_points_nobody_can_be_bought() {
    let mut table = red_in_prison("sets=tower", 2, &[Figure::Follower]);
    table.play("* U");
    assert!(table.offers_to("ransom").is_empty());
    assert_eq!(table.refusal("ransom 1 follower"), "too-poor W-16");
    let mut table = red_in_prison("sets=tower ransom_on_credit=true", 2, &[Figure::Follower]);
    table.play("* U; > ransom 1 follower");
    assert_eq!(table.scores(), [-1, 3]);
}

#[test]
fn w_17_prisoners_bring_nothing_at_the_end() {
    let table = red_in_prison("sets=tower", 2, &[Figure::Follower]);
    assert_eq!(table.projection(), [2, 0]);
}
