//! What must happen now, read from the view's word for it.

use game::Seat;
use settlers::{Corner, HarbourKind, Hex, Side};

/// What must happen now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Hexes, chips or harbours are being dealt: chance decides.
    Deal,
    /// Everybody says whether the dealt board is played.
    AgreeDeal,
    /// A player lays the harbour that was drawn.
    LayHarbour(Option<HarbourKind>),
    /// The pirate is placed before the game.
    PlacePirate,
    /// A settlement of the set-up.
    FirstSettlement,
    /// The road or ship beside it.
    FirstRoad(Option<Corner>),
    /// The turn began; the dice wait, and so may a development card.
    Roll,
    /// The dice fall.
    Dice,
    /// Cards are given up after a seven.
    Discard,
    /// The robber or the pirate moves.
    MoveRobber,
    /// A victim is chosen.
    ChooseVictim,
    /// A card is drawn from this hand.
    Steal(Option<Seat>),
    /// A development card is drawn.
    DrawCard,
    /// Trading and building.
    Main,
    /// A road or ship for nothing.
    FreeRoad,
    /// A ship was lifted from here and must go elsewhere.
    Lifted(Option<Side>),
    /// Cards of choice are taken from the bank: gold or invention.
    Take,
    /// A hex, or its chip, is being discovered.
    Find(Option<Hex>),
    /// A piece reached several hexes without chip: which is served first?
    OrderChips,
    /// A chip comes from the bag.
    BagChip(Option<Hex>),
    /// A chip for this hex is taken from the main island.
    TakeChip(Option<Hex>),
    /// The offer waits for answers.
    Answer,
    /// The active player chooses among the answers.
    CloseDeal,
    /// The game is over.
    Over,
    /// Something that a newer server knows.
    Unknown,
}

impl Phase {
    /// The phase of that word, about that place.
    pub fn read(word: &str, place: Option<&str>) -> Phase {
        fn about<T: std::str::FromStr>(place: Option<&str>) -> Option<T> {
            place.and_then(|place| place.parse().ok())
        }
        match word {
            "deal-terrain" | "deal-spiral" | "deal-red" | "deal-chip" | "deal-harbour"
            | "draw-harbour" => Phase::Deal,
            "agree-deal" => Phase::AgreeDeal,
            "lay-harbour" => Phase::LayHarbour(about(place)),
            "place-pirate" => Phase::PlacePirate,
            "first-settlement" => Phase::FirstSettlement,
            "first-road" => Phase::FirstRoad(about(place)),
            "roll" => Phase::Roll,
            "dice" => Phase::Dice,
            "discard" => Phase::Discard,
            "move-robber" => Phase::MoveRobber,
            "choose-victim" => Phase::ChooseVictim,
            "steal" => Phase::Steal(about::<usize>(place).and_then(Seat::new)),
            "draw-card" => Phase::DrawCard,
            "main" => Phase::Main,
            "free-road" => Phase::FreeRoad,
            "lifted" => Phase::Lifted(about(place)),
            "take" => Phase::Take,
            "find" | "find-chip" => Phase::Find(about(place)),
            "order-chips" => Phase::OrderChips,
            "bag-chip" => Phase::BagChip(about(place)),
            "take-chip" => Phase::TakeChip(about(place)),
            "answer" => Phase::Answer,
            "close-deal" => Phase::CloseDeal,
            "over" => Phase::Over,
            _ => Phase::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phase_knows_its_place() {
        assert_eq!(Phase::read("lifted", Some("s7")), Phase::Lifted(Some(Side(7))));
        assert_eq!(Phase::read("steal", Some("2")), Phase::Steal(Seat::new(2)));
        assert_eq!(Phase::read("lay-harbour", Some("any")).clone(), {
            Phase::LayHarbour(Some(HarbourKind::General))
        });
        assert_eq!(Phase::read("take-chip", Some("c7")), Phase::TakeChip(None));
        assert_eq!(Phase::read("agree-deal", None), Phase::AgreeDeal);
        assert_eq!(Phase::read("dance", None), Phase::Unknown);
    }
}
