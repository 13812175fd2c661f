//! What a bot advises: the sentence (`words`), why (`why`), and what to press next (`press`).

mod press;
mod why;
mod words;

use game::erased::ListedAction;
use settlers::{Action, Bundle};

use super::board::{Board, Draft};
use crate::{Hint, Lang};

/// What is advised: the first step, and all cards where cards are given up or taken one by one.
#[derive(Clone, Copy, Debug)]
pub struct Advice {
    /// The first step.
    pub action: Action,
    /// The cards of all steps.
    pub cards: Bundle,
}

impl Advice {
    /// Reads what a bot would do one step after the other; `None` where it is nothing of ours.
    pub fn read(steps: &[ListedAction]) -> Option<Advice> {
        let steps: Vec<Action> =
            steps.iter().filter_map(|step| step.notation.parse().ok()).collect();
        let action = *steps.first()?;
        let mut cards = Bundle::default();
        for step in steps {
            if let Action::Discard { card } | Action::Take { card } = step {
                cards = super::step::changed(cards, card, true)?;
            }
        }
        Some(Advice { action, cards })
    }

    /// The half-made choice that shows it; [`Draft::None`] for what is pressed at once.
    pub fn draft(self) -> Draft {
        match self.action {
            Action::Discard { .. } | Action::Take { .. } => {
                Draft::Cards { picked: self.cards, sure: false }
            }
            action => Draft::showing(action).unwrap_or_default(),
        }
    }

    /// Is it possible now?
    pub fn is_offered(self, board: &Board) -> bool {
        board.can(self.action).is_some()
    }
}

/// The hint; `None` where the advice is not possible now.
pub fn hint(
    board: &Board,
    draft: Draft,
    steps: &[ListedAction],
    names: &[String],
    lang: Lang,
) -> Option<Hint> {
    let advice = Advice::read(steps).filter(|advice| advice.is_offered(board))?;
    let text = words::sentence(board, advice, names, lang);
    let reason = why::reason(board, advice, names, lang);
    Some(Hint { text, reason, lit: press::next(board, draft, advice) })
}
