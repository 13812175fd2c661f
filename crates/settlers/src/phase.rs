//! Where a game stands: what must happen next, and where it goes on when that is done.

use game::{Seat, SeatSet};

use crate::land::HarbourKind;

/// What must happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Chance: the terrain of this hex, from this pool.
    DealTerrain { pool: u8, hex: u8 },
    /// Chance: where the spiral of this pool begins.
    DealSpiral { pool: u8 },
    /// Chance: where the next red chip of this pool lies.
    DealRed { pool: u8 },
    /// Chance: the chip of this hex, from this pool.
    DealChip { pool: u8, hex: u8 },
    /// Everybody says whether to keep the deal: who is still to answer, who wants to keep it.
    AgreeDeal { asked: SeatSet, keep: SeatSet },
    /// Chance: the harbour of this spot.
    DealHarbour { spot: u8 },
    /// Chance: the harbour the active seat will lay.
    DrawHarbour,
    /// The active seat lays a harbour.
    LayHarbour { kind: HarbourKind },
    /// The active seat places the pirate.
    PlacePirate,
    /// The active seat founds a start settlement, after so many others.
    FirstSettlement { placed: u8 },
    /// The active seat lays the road or ship of its start settlement.
    FirstRoad { at: u8, placed: u8 },
    /// The active seat rolls, or plays a card before.
    Roll,
    /// Chance: the dice.
    Dice,
    /// Everybody who owes cards gives them up.
    Discard,
    /// The active seat moves robber or pirate; with a knight perhaps before the roll.
    MoveRobber { rolled: bool },
    /// The active seat chooses whom to rob.
    ChooseVictim { victims: SeatSet, rolled: bool },
    /// Chance: the stolen card.
    Steal { victim: Seat, rolled: bool },
    /// Chance: the development card.
    DrawCard,
    /// The active seat trades and builds.
    Main,
    /// The active seat lays a free road or ship, of so many left.
    FreeRoad { left: u8, rolled: bool },
    /// The active seat puts down the ship it lifted.
    Lifted { from: u8 },
    /// A seat takes a card of choice.
    Pick { seat: Seat, then: Course },
    /// Chance: the discovered hex.
    Find { hex: u8, then: Course },
    /// Chance: the chip of the discovered hex.
    FindChip { hex: u8, then: Course },
    /// The active seat says which hex gets its chip first.
    OrderChips { then: Course },
    /// Chance: the chip from the bag.
    BagChip { hex: u8, then: Course },
    /// The active seat takes a chip from the main island.
    TakeChip { hex: u8, then: Course },
    /// The other seats answer an offer.
    Answer,
    /// The active seat picks among the answers.
    CloseDeal,
    /// Nobody: the game is over.
    Over { rolled: bool },
}

/// The course of a game, to which it comes back when nothing else is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Course {
    /// So many start settlements are placed, by all; none while the board is laid out.
    SetUp { placed: u8 },
    /// A turn waits for its roll.
    Roll,
    /// A turn after its roll.
    Main,
    /// Road building was played, and so many roads or ships are left (S-22).
    FreeRoads { left: u8, rolled: bool },
}

impl Phase {
    /// Where the game goes on after this.
    #[inline]
    pub fn course(self) -> Course {
        match self {
            Phase::Main
            | Phase::Discard
            | Phase::DrawCard
            | Phase::Lifted { .. }
            | Phase::Answer
            | Phase::CloseDeal => Course::Main,
            Phase::Roll | Phase::Dice => Course::Roll,
            Phase::MoveRobber { rolled }
            | Phase::ChooseVictim { rolled, .. }
            | Phase::Steal { rolled, .. }
            | Phase::Over { rolled } => Course::of_turn(rolled),
            Phase::FreeRoad { left, rolled } => Course::FreeRoads { left, rolled },
            Phase::Pick { then, .. }
            | Phase::Find { then, .. }
            | Phase::FindChip { then, .. }
            | Phase::OrderChips { then }
            | Phase::BagChip { then, .. }
            | Phase::TakeChip { then, .. } => then,
            Phase::FirstSettlement { placed } | Phase::FirstRoad { placed, .. } => {
                Course::SetUp { placed }
            }
            Phase::DealTerrain { .. }
            | Phase::DealSpiral { .. }
            | Phase::DealRed { .. }
            | Phase::DealChip { .. }
            | Phase::AgreeDeal { .. }
            | Phase::DealHarbour { .. }
            | Phase::DrawHarbour
            | Phase::LayHarbour { .. }
            | Phase::PlacePirate => Course::SetUp { placed: 0 },
        }
    }

    /// Does chance decide what comes next?
    #[inline]
    pub fn is_chance(self) -> bool {
        matches!(
            self,
            Phase::DealTerrain { .. }
                | Phase::DealSpiral { .. }
                | Phase::DealRed { .. }
                | Phase::DealChip { .. }
                | Phase::DealHarbour { .. }
                | Phase::DrawHarbour
                | Phase::Dice
                | Phase::Steal { .. }
                | Phase::DrawCard
                | Phase::Find { .. }
                | Phase::FindChip { .. }
                | Phase::BagChip { .. }
        )
    }

    /// Is the game over?
    #[inline]
    pub fn is_over(self) -> bool {
        matches!(self, Phase::Over { .. })
    }

    /// Have the dice of this turn been rolled?
    pub fn is_rolled(self) -> bool {
        self.course().is_rolled()
    }
}

/// Something was carried out in a phase that has no place for it: nobody checked it before.
#[cold]
pub(crate) fn out_of_phase() {
    debug_assert!(false, "carried out in the wrong phase");
}

impl Course {
    /// A turn before or after its roll.
    #[inline]
    fn of_turn(rolled: bool) -> Course {
        if rolled { Course::Main } else { Course::Roll }
    }

    /// Is it a turn, and its dice are rolled?
    pub fn is_rolled(self) -> bool {
        match self {
            Course::Main => true,
            Course::FreeRoads { rolled, .. } => rolled,
            Course::Roll | Course::SetUp { .. } => false,
        }
    }

    /// Is it a turn? Before there are turns nobody wins.
    #[inline]
    pub fn is_turn(self) -> bool {
        !matches!(self, Course::SetUp { .. })
    }
}
