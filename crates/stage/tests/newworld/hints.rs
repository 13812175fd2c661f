//! What a bot advises is said in words, and what to press for it is lit.

use newworld::NewWorld;

use crate::tiles::hints::law;

#[test]
fn every_decision_is_told_and_led_to() {
    for seed in 0..4 {
        let [told, reasoned] = law::<NewWorld>(&Default::default(), 3, seed, 3);
        assert!(told > 200 && reasoned > 60, "{told}, {reasoned}");
    }
}
