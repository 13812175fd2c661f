//! What bots ask about Carcassonne; what a position is worth is [`crate::outlook`].

use game::{Aspect, Asset, Game, Heuristics, Judgement, Outlook, Seat};

use crate::action::Action;
use crate::state::{Carcassonne, Phase};

impl Heuristics for Carcassonne {
    const DECISIVE_LEAD: f32 = 30.0;
    /// A hundred places for a tile, and with all expansions some forty things to do then, at about
    /// a microsecond each.
    const FOLLOW_UPS: usize = 8_192;

    fn idle(&self, seat: Seat) -> Option<Action> {
        self.judge(seat, Action::Pass).is_ok().then_some(Action::Pass)
    }

    /// A turn is a tile: it begins when all is over that the tile before it brought.
    fn turns(&self) -> u32 {
        let laid = self.map.tiles().len() as u32;
        match self.phase {
            Phase::Figure(_) | Phase::Interlude(_) => laid,
            Phase::Draw | Phase::Lay(_) | Phase::Over => laid + 1,
        }
    }

    fn turns_to_come(&self) -> Option<u32> {
        let drawn = self.phase != Phase::Draw;
        Some(u32::from(self.stock.left).saturating_sub(u32::from(!drawn)))
    }

    fn judgement() -> Option<Judgement<Carcassonne>> {
        Some(crate::impression::judgement())
    }

    fn outlook(&self) -> Outlook {
        self.estimate()
    }

    fn aspects(&self) -> Vec<Aspect> {
        self.aspects_of_estimate(&self.estimate())
    }

    fn assets(&self) -> Vec<Asset> {
        self.assets_of_estimate()
    }

    const THEMES: &'static [&'static str] = &crate::themes::ALL;

    fn themes(&self, seat: Seat, decided: &[Action]) -> Vec<&'static str> {
        crate::themes::of(self, seat, decided)
    }

    fn plain_outlook(&self) -> Outlook {
        self.plain_estimate()
    }
}
