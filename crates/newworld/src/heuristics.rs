//! What bots ask about New World; what a position is worth is [`crate::outlook`].

use game::{Aspect, Asset, Game, Heuristics, Judgement, Outlook, Seat};

use crate::action::Action;
use crate::state::{NewWorld, Phase};

impl Heuristics for NewWorld {
    /// Bonuses make leads of some dozen points that a few turns turn round.
    const DECISIVE_LEAD: f32 = 70.0;
    /// What a scoring does to the surveyors shows when the next ones have scored: two turns each at
    /// a table of two. With two, six and ten the lead was smaller (docs/performance.md).
    const FORESIGHT: u32 = 4;

    /// A turn is a tile: it begins when all is over that the tile before it brought.
    fn turns(&self) -> u32 {
        let laid = self.map.tiles().len() as u32;
        match self.phase {
            Phase::Settle(_) | Phase::Score(_) => laid,
            Phase::Draw | Phase::Lay(_) | Phase::Over => laid + 1,
        }
    }

    fn idle(&self, seat: Seat) -> Option<Action> {
        self.judge(seat, Action::Pass).is_ok().then_some(Action::Pass)
    }

    fn turns_to_come(&self) -> Option<u32> {
        let drawn = self.phase != Phase::Draw;
        Some(u32::from(self.stock.left).saturating_sub(u32::from(!drawn)))
    }

    fn judgement() -> Option<Judgement<NewWorld>> {
        Some(crate::impression::judgement())
    }

    fn outlook(&self) -> Outlook {
        self.estimate()
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
}

#[cfg(test)]
mod tests {
    use game::Turn;
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;
    use crate::options::Agreement;

    #[test]
    fn a_turn_lasts_until_the_next_seat_draws() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let game = NewWorld::start(&Agreement::default(), 2).expect("two may play");
        let mut turns = (game.turns(), game.active);
        game::conformance::watch(game, &mut rng, |game| {
            if game.turn() == Turn::Over {
                return;
            }
            let passed = u32::from(game.active != turns.1);
            assert_eq!(game.turns(), turns.0 + passed, "{:?}", game.phase);
            turns = (game.turns(), game.active);
        });
        assert!(turns.0 > 90, "{turns:?}");
    }
}
