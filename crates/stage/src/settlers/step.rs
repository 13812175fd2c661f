//! The half-made choice: how long it stays, and what it decides.

use game::erased::ListedAction;
use settlers::{Action, Bundle, Resource, Side};

use super::board::{Board, Draft, Offered};
use super::panels::builds;
use super::phase::Phase;
use super::ways::berths;

/// Is this decided on the board?
pub fn on_board(action: Action) -> bool {
    matches!(
        action,
        Action::Settle { .. }
            | Action::City { .. }
            | Action::Road { .. }
            | Action::Ship { .. }
            | Action::Lift { .. }
            | Action::Robber { .. }
            | Action::Pirate { .. }
            | Action::Rob { .. }
            | Action::Harbour { .. }
            | Action::Chart { .. }
            | Action::Chip { .. }
    )
}

impl Draft {
    /// The choice, as far as it is still possible.
    pub fn still(self, board: &Board) -> Draft {
        let keep = match self {
            Draft::None => true,
            Draft::Answers => board.trades() && board.own().is_some(),
            Draft::Place { action } => board.can(action).is_some(),
            Draft::Move { from, to } => {
                board.can(Action::Lift { from }).is_some()
                    || board.phase == Phase::Lifted(Some(from))
                        && board.can(Action::Ship { at: to }).is_some()
            }
            Draft::Build { piece } => board.any(|action| builds(action) == Some(piece)),
            Draft::Offer { give, .. } => board.may_offer() && held(board, give),
            Draft::Counter { give, .. } => board.may_counter() && held(board, give),
            Draft::Bank { give: None } => board.any(|action| matches!(action, Action::Bank { .. })),
            Draft::Bank { give: Some(kind) } => bank_takes(board, kind),
            Draft::Monopoly => board.any(|action| matches!(action, Action::Monopoly { .. })),
            Draft::Cards { picked, .. } => {
                let due = u32::from(board.cards_due());
                picked.total() > 0 && picked.total() <= due && within(picked, stock(board))
            }
        };
        if keep { self } else { Draft::None }
    }

    /// What the choice decides if it is confirmed now; what no choice was made for rolls the dice
    /// or ends the turn.
    pub fn decision(self, board: &Board) -> Option<ListedAction> {
        match self {
            Draft::Place { action } => board.can(action).cloned(),
            Draft::Move { from, .. } => board.can(Action::Lift { from }).cloned(),
            Draft::Offer { give, want } => {
                let action = Action::Offer { give, want };
                (board.may_offer() && fair(give, want)).then(|| beyond(board, action))
            }
            Draft::Counter { give, want } => {
                let offer = board.offer()?;
                let same = (offer.give, offer.want) == (want, give);
                let may = board.may_counter() && fair(give, want) && !same;
                may.then(|| beyond(board, Action::Counter { give, want }))
            }
            Draft::Cards { picked, .. } => {
                let all = picked.total() == u32::from(board.cards_due());
                next_card(board, picked).filter(|_| all).map(|(_, listed)| listed)
            }
            Draft::None
            | Draft::Build { .. }
            | Draft::Bank { .. }
            | Draft::Monopoly
            | Draft::Answers => {
                let ways = [Action::Roll, Action::End];
                ways.into_iter().find_map(|action| board.can(action).cloned())
            }
        }
    }

    /// The choice that shows this decision before it is made; `None` where it cannot be shown so.
    pub fn showing(action: Action) -> Option<Draft> {
        Some(match action {
            Action::Offer { give, want } => Draft::Offer { give, want },
            Action::Counter { give, want } => Draft::Counter { give, want },
            Action::Discard { card } | Action::Take { card } => {
                Draft::Cards { picked: Bundle::of(card, 1), sure: false }
            }
            Action::Roll | Action::End | Action::Refuse | Action::Withdraw => return None,
            action => Draft::Place { action },
        })
    }

    /// The ship that is about to leave.
    pub fn lifting(self) -> Option<Side> {
        match self.placed() {
            Some(Action::Lift { from }) => Some(from),
            _ => None,
        }
    }
}

/// Both sides give, and no kind is on both (S-78).
fn fair(give: Bundle, want: Bundle) -> bool {
    give.total() > 0 && want.total() > 0 && !give.shares_kind(want)
}

fn beyond(board: &Board, action: Action) -> ListedAction {
    board.can(action).cloned().unwrap_or_else(|| Offered::beyond(action).listed)
}

/// Is one bundle within the other?
fn within(cards: Bundle, stock: Bundle) -> bool {
    cards.0.iter().zip(stock.0).all(|(count, most)| *count <= most)
}

fn held(board: &Board, cards: Bundle) -> bool {
    board.hand().is_some_and(|hand| within(cards, hand))
}

/// Does the bank take this kind for something?
pub fn bank_takes(board: &Board, kind: Resource) -> bool {
    board.any(|action| matches!(action, Action::Bank { give, .. } if give == kind))
}

/// Where the cards are picked from: the hand after a seven, else the bank.
pub fn stock(board: &Board) -> Bundle {
    match board.phase {
        Phase::Discard => board.hand().unwrap_or_default(),
        _ => board.view.bank,
    }
}

/// The next of the picked cards that can be sent now.
pub fn next_card(board: &Board, picked: Bundle) -> Option<(Resource, ListedAction)> {
    let held = |kind: &Resource| picked.0.get(kind.index()).is_some_and(|count| *count > 0);
    let send = |card: Resource| {
        let action = match board.phase {
            Phase::Discard => Action::Discard { card },
            _ => Action::Take { card },
        };
        board.can(action).map(|listed| (card, listed.clone()))
    };
    Resource::ALL.into_iter().filter(held).find_map(send)
}

/// Does a ship lifted there find this place?
pub fn may_sail(board: &Board, from: Side, to: Side) -> bool {
    berths(board, from).contains(&to)
}

/// One card of a kind more or less; `None` below nothing.
pub fn changed(cards: Bundle, kind: Resource, more: bool) -> Option<Bundle> {
    let mut cards = cards;
    let count = cards.0.get_mut(kind.index())?;
    *count = if more { count.checked_add(1)? } else { count.checked_sub(1)? };
    Some(cards)
}
