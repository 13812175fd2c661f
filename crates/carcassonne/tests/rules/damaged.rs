//! Spoiled positions are refused, or they can be played.

use carcassonne::{Agreement, Carcassonne, Sets};
use game::conformance::{Damage, damage};

#[test]
fn spoiled_positions_do_no_harm() {
    for (options, seats) in [(Agreement::default(), 2), (Agreement::with_sets(Sets::all()), 3)] {
        let damage =
            damage::<Carcassonne>(&Damage { options, seats, texts: 150, ..Damage::default() });
        assert!(damage.played > 5 && damage.refused > 10, "{damage:?}");
    }
}
