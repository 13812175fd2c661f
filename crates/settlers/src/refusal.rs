//! Why a decision is against the rules, and which ruling says so.

use game::Coded;

macro_rules! refusals {
    ($($(#[doc = $doc:literal])* $name:ident, $code:literal, $ruling:expr, $text:literal;)*) => {
        /// Why a decision is against the rules.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
        pub enum Refusal {
            $($(#[doc = $doc])* #[error($text)] $name,)*
        }

        impl Coded for Refusal {
            fn code(&self) -> &'static str {
                match self { $(Refusal::$name => $code,)* }
            }

            fn ruling(&self) -> Option<&'static str> {
                match self { $(Refusal::$name => $ruling,)* }
            }
        }
    };
}

refusals! {
    /// Not a decision of this moment.
    NotNow, "not-now", Some("S-75"), "not now";
    /// The board has no such place.
    NoSuchPlace, "no-such-place", None, "the board has no such place";
    /// The hand does not hold the cost.
    CannotPay, "cannot-pay", Some("S-70"), "the hand does not hold that";
    /// The stock of that piece is used up.
    NoPiece, "no-piece", Some("S-71"), "no such piece is left";
    /// Something stands there already.
    Taken, "taken", Some("S-07"), "something lies there already";
    /// Another building is too near.
    TooNear, "too-near", Some("S-73"), "a building stands there or one side away";
    /// Neither road nor ship of one's own leads there.
    NotConnected, "not-connected", Some("S-73"), "nothing of yours leads there";
    /// Roads lie on land.
    NoRoadHere, "no-road-here", Some("S-06"), "a road needs land on one side at least";
    /// Ships lie on water.
    NoShipHere, "no-ship-here", Some("S-06"), "a ship needs water on one side at least";
    /// A ship must touch an own building or ship.
    ShipNotConnected, "ship-not-connected", Some("S-08"), "a ship must touch your own building or ship";
    /// The pirate holds the ships on its sides.
    Pirate, "pirate-here", Some("S-35"), "the pirate is there";
    /// Not in the start area.
    NotTheStart, "not-the-start", Some("S-49"), "the game does not start there";
    /// The second settlement must lie on the island of the first.
    OneHome, "one-home", Some("S-50"), "both start settlements lie on one island";
    /// Half of the players live there already.
    HomeFull, "home-full", Some("S-59"), "half of the players call that island home already";
    /// A start road touches its settlement.
    NotAtSettlement, "not-at-settlement", Some("S-74"), "it must touch the new settlement";
    /// Only an own settlement becomes a city.
    NoSettlement, "no-settlement", Some("S-71"), "you have no settlement there";
    /// Not an own ship.
    NoShip, "no-ship", Some("S-14"), "you have no ship there";
    /// Neither foremost nor in an open ring.
    ShipTied, "ship-tied", Some("S-14"), "only a foremost ship of an open line may leave";
    /// One ship a turn.
    ShipMoved, "ship-moved", Some("S-17"), "you have moved a ship in this turn";
    /// A new ship stays.
    NewShip, "new-ship", Some("S-17"), "a ship obtained in this turn may not move";
    /// It must change place.
    SamePlace, "same-place", Some("S-18"), "it must change its place";
    /// No other place would take it.
    NowhereToSail, "nowhere-to-sail", Some("S-18"), "there is no place to put it down";
    /// The deck is empty.
    NoCard, "no-card", Some("S-72"), "no development card is left";
    /// No such card, or a new one.
    CardNotReady, "card-not-ready", Some("S-79"), "you have no such card from an earlier turn";
    /// One card a turn.
    CardPlayed, "card-played", Some("S-79"), "you have played a development card in this turn";
    /// Nothing to build for free.
    NothingToBuild, "nothing-to-build", Some("S-22"), "neither road nor ship can be placed";
    /// The bank has none.
    BankEmpty, "bank-empty", Some("S-25"), "the bank has no such card";
    /// Not a hex for the robber.
    RobberStays, "robber-stays", Some("S-36"), "the robber stands on land and must move";
    /// Not a hex for the pirate.
    PirateStays, "pirate-stays", Some("S-36"), "the pirate stands on the sea and must move";
    /// No pirate in play.
    NoPirate, "no-pirate", Some("S-31"), "there is no pirate in this game";
    /// The friendly robber spares the weak.
    Friendly, "friendly", None, "the friendly robber spares players with two points";
    /// Nothing to rob there.
    NoVictim, "no-victim", Some("S-77"), "that player cannot be robbed here";
    /// Not in the hand.
    NotInHand, "not-in-hand", None, "your hand does not hold that";
    /// Nothing for nothing.
    Gift, "gift", Some("S-78"), "a trade gives and takes: no gifts";
    /// Not like for like.
    LikeForLike, "like-for-like", Some("S-78"), "no kind may be on both sides of a trade";
    /// Trade between players is off.
    NoDomesticTrade, "no-domestic-trade", None, "this table does not trade between players";
    /// The offers of this turn are used up.
    OffersSpent, "offers-spent", None, "no more offers in this turn";
    /// The other player does not stand to it.
    NoSuchDeal, "no-such-deal", Some("S-78"), "that player has not agreed";
    /// No coast for a harbour.
    NoHarbourHere, "no-harbour-here", Some("S-46"), "a harbour lies on a free coast";
    /// The board is not to be dealt again.
    DealStands, "deal-stands", Some("S-47"), "the deal stands";
    /// The chip may not be taken there.
    ChipStays, "chip-stays", Some("S-62"), "that chip may not be taken";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_stable_and_errors_speak() {
        assert_eq!(Refusal::TooNear.code(), "too-near");
        assert_eq!(Refusal::TooNear.ruling(), Some("S-73"));
        assert_eq!(Refusal::Pirate.to_string(), "the pirate is there");
    }
}
