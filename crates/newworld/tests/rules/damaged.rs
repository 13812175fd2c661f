//! Spoiled positions are refused, or they can be played.

use game::conformance::{Damage, damage};
use newworld::{Agreement, Bonus, NewWorld};

#[test]
fn spoiled_positions_do_no_harm() {
    let book = Agreement::default();
    let other = Agreement { bonus: Bonus::PerSurveyor, coast_farms: false, ..book.clone() };
    for (options, seats) in [(book, 2), (other, 4)] {
        let damage =
            damage::<NewWorld>(&Damage { options, seats, texts: 150, ..Damage::default() });
        assert!(damage.played > 5 && damage.refused > 10, "{damage:?}");
    }
}
