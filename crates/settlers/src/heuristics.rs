//! What bots ask about the Settlers: haste is [`crate::hurry`], courtesy [`crate::manners`], and what a
//! position is worth [`crate::outlook`].

use game::{Aspect, Asset, Game, Heuristics, Judgement, Opening, Outlook, Seat, Weighted};

use crate::action::{Action, Outcome};
use crate::phase::Phase;
use crate::state::Settlers;

impl Heuristics for Settlers {
    const DECISIVE_LEAD: f32 = 3.0;
    /// A round of four: everybody has answered, and the dice have spoken to all.
    const FORESIGHT: u32 = 4;

    fn turns(&self) -> u32 {
        u32::from(self.now.turn)
    }

    fn sensible(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.acts(seat) {
            self.list_promising(seat, into);
        }
    }

    fn mannerly(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.acts(seat) {
            self.list_mannerly(seat, into);
        }
    }

    fn chances(&self, into: &mut Vec<Weighted<Outcome>>) {
        match self.now.phase {
            Phase::Dice => self.possible_sums(into),
            _ => self.outcomes(into),
        }
    }

    fn idle(&self, seat: Seat) -> Option<Action> {
        self.nothing_done(seat)
    }

    fn asks(action: Action) -> bool {
        matches!(action, Action::Offer { .. })
    }

    fn outlook(&self) -> Outlook {
        self.estimate()
    }

    fn openings(&self, seat: Seat) -> Vec<Opening<Action>> {
        self.first_openings(seat)
    }

    const THEMES: &'static [&'static str] = &crate::themes::ALL;

    fn themes(&self, seat: Seat, decided: &[Action]) -> Vec<&'static str> {
        crate::themes::of(self, seat, decided)
    }

    fn aspects(&self) -> Vec<Aspect> {
        self.aspects_of_estimate()
    }

    fn assets(&self) -> Vec<Asset> {
        self.assets_of_estimate()
    }

    fn judgement() -> Option<Judgement<Settlers>> {
        Some(crate::impression::judgement())
    }
}
