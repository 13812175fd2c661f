//! What to press next for an advice, given how far the choice is made.

use settlers::{Action, Bundle, Resource};

use super::super::board::{Board, Draft};
use super::super::ghosts::targets;
use super::super::panels::builds;
use super::super::step::on_board;
use super::super::target::Target;
use super::Advice;
use crate::Lit;

/// What to press next.
pub fn next(board: &Board, draft: Draft, advice: Advice) -> Vec<Lit> {
    let action = advice.action;
    match action {
        Action::Discard { .. } | Action::Take { .. } => vec![pick(draft.picked(), advice.cards)],
        _ if decides(board, draft, action) => confirm(action),
        Action::Roll | Action::End => vec![Lit::Undo],
        Action::Offer { give, want } | Action::Counter { give, want } => {
            vec![bargain(draft, action, give, want)]
        }
        Action::Bank { give, .. } if draft == (Draft::Bank { give: Some(give) }) => {
            vec![act(action)]
        }
        Action::Bank { give, .. } if matches!(draft, Draft::Bank { .. }) => {
            vec![Lit::target(Target::Bank(Some(give)))]
        }
        Action::Bank { .. } => vec![Lit::target(Target::Bank(None))],
        Action::Monopoly { .. } if draft == Draft::Monopoly => vec![act(action)],
        Action::Monopoly { .. } => vec![Lit::target(Target::Monopoly)],
        // The answers to an offer lie under the counter-offer that is being filled in, or under what is
        // always refused.
        _ if matches!(draft, Draft::Counter { .. } | Draft::Answers) => {
            vec![Lit::target(Target::Close)]
        }
        Action::Rob { .. } => vec![act(action)],
        action if on_board(action) => vec![place(board, draft, action)],
        action => vec![act(action)],
    }
}

fn act(action: Action) -> Lit {
    Lit::target(Target::Act(action))
}

/// Does the button decide this now?
fn decides(board: &Board, draft: Draft, action: Action) -> bool {
    let decision = draft.decision(board);
    decision.is_some() && decision.as_ref() == board.can(action)
}

/// What is tried already is decided by the button, or by touching it once more.
fn confirm(action: Action) -> Vec<Lit> {
    match action {
        // A second touch leaves the ship where it is.
        Action::Lift { .. } | Action::Rob { .. } => vec![Lit::Done],
        action if on_board(action) => vec![Lit::target(Target::Place(action)), Lit::Done],
        _ => vec![Lit::Done],
    }
}

/// The next card to pick or to put back.
fn pick(picked: Bundle, wanted: Bundle) -> Lit {
    match difference(picked, wanted) {
        Some((kind, true)) => Lit::target(Target::Unpick(kind)),
        Some((kind, false)) => Lit::target(Target::Pick(kind)),
        None => Lit::Done,
    }
}

/// A kind of which there is too much, or else one of which there is too little.
fn difference(have: Bundle, wanted: Bundle) -> Option<(Resource, bool)> {
    let kinds = || Resource::ALL.into_iter().zip(have.0.into_iter().zip(wanted.0));
    let beyond = kinds().find(|(_, (have, wanted))| have > wanted);
    let short = || kinds().find(|(_, (have, wanted))| have < wanted);
    beyond.map(|(kind, _)| (kind, true)).or_else(|| short().map(|(kind, _)| (kind, false)))
}

/// How an offer comes about: the desk is opened, then filled in.
fn bargain(draft: Draft, action: Action, give: Bundle, want: Bundle) -> Lit {
    let counters = matches!(action, Action::Counter { .. });
    let open = if counters {
        matches!(draft, Draft::Counter { .. })
    } else {
        matches!(draft, Draft::Offer { .. })
    };
    let Some((given, wanted)) = draft.terms().filter(|_| open) else {
        return Lit::target(if counters { Target::Counter } else { Target::Trade });
    };
    let target = match (difference(given, give), difference(wanted, want)) {
        (Some((kind, true)), _) => Target::Ungive(kind),
        (_, Some((kind, true))) => Target::Unwant(kind),
        (Some((kind, false)), _) => Target::Give(kind),
        (_, Some((kind, false))) => Target::Want(kind),
        (None, None) => Target::Send,
    };
    Lit::target(target)
}

/// A place on the board; or what hides it is put away.
fn place(board: &Board, draft: Draft, action: Action) -> Lit {
    let target = Target::Place(action);
    if targets(board, draft).contains(&target) {
        return Lit::target(target);
    }
    match (draft, builds(action)) {
        (Draft::Build { .. }, Some(piece)) => Lit::target(Target::Build(piece)),
        (Draft::Build { piece }, None) => Lit::target(Target::Build(piece)),
        _ => Lit::Undo,
    }
}
