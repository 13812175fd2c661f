//! What is asked for now, beside the board.

use ::words::settlers::panels_desk as say;
use settlers::{Action, Resource};

use super::super::board::Draft;
use super::super::names;
use super::super::phase::Phase;
use super::super::target::Target;
use super::{Shown, close_press, icons, main_press, offer, picking, press, trade};
use crate::{Panel, PanelPlace, Press, Row, Token};

/// The desk; `None` where nothing lies on it.
pub fn panel(shown: Shown<'_>) -> Option<Panel> {
    let (title, rows) = content(shown)?;
    // An offer is said by its title and answered by its buttons; all else needs its pictures.
    let stands = shown.board.offer().is_some() && !shown.draft.opens_desk();
    let spot = if stands { PanelPlace::Aside } else { PanelPlace::Desk };
    Some(Panel { key: "desk", title, spot, rows })
}

/// A heading and what is under it.
pub type Content = (String, Vec<Row>);

fn content(shown: Shown<'_>) -> Option<Content> {
    let Shown { board, draft, .. } = shown;
    match (board.phase, draft) {
        (_, Draft::Answers) => Some(trade::always(shown)),
        (Phase::AgreeDeal, _) => agree(shown),
        (Phase::Discard | Phase::Take, _) if board.decides() => Some(picking::content(shown)),
        (Phase::ChooseVictim, _) if board.decides() => Some(victims(shown)),
        (Phase::Answer, Draft::Counter { .. }) if board.decides() => Some(trade::compose(shown)),
        (Phase::Answer | Phase::CloseDeal, _) => offer::standing(shown),
        (_, Draft::Offer { .. }) => Some(trade::compose(shown)),
        (_, Draft::Bank { give }) => Some(trade::bank(shown, give)),
        (_, Draft::Place { action: Action::Bank { give, .. } }) => {
            Some(trade::bank(shown, Some(give)))
        }
        (_, Draft::Monopoly | Draft::Place { action: Action::Monopoly { .. } }) => {
            Some(monopoly(shown))
        }
        _ => None,
    }
}

/// Whom to rob.
fn victims(shown: Shown<'_>) -> Content {
    let lang = shown.lang;
    let label = |seat| {
        let cards = shown.board.player(seat).map_or(0, |player| player.cards);
        format!("{} · {}", names::player(seat, shown.names, lang), names::cards(cards, lang))
    };
    let one = |action| match action {
        Action::Rob { victim } => {
            Some(chooses(shown, action, press(Target::Act(action), label(victim))))
        }
        _ => None,
    };
    let presses: Vec<Press> = shown.board.actions().filter_map(one).collect();
    let title = say::TAKE_A_CARD_FROM.of(lang);
    (title.to_owned(), vec![Row::Presses(presses)])
}

/// The kind of a monopoly.
fn monopoly(shown: Shown<'_>) -> Content {
    let lang = shown.lang;
    let one = |kind: Resource| Token {
        art: icons::resource(kind),
        name: names::resource(kind, lang).to_owned(),
        count: None,
        note: String::new(),
        target: Some(Target::Act(Action::Monopoly { kind }).to_string()),
        enabled: shown.board.can(Action::Monopoly { kind }).is_some(),
        chosen: shown.draft.placed() == Some(Action::Monopoly { kind }),
    };
    let tokens = Resource::ALL.map(one).to_vec();
    let text = say::EVERYBODY_GIVES_YOU_ALL_THEIR_CARDS.of(lang);
    let title = say::MONOPOLY_WHICH_KIND.of(lang);
    let rows = vec![
        Row::Text(text.to_owned()),
        Row::Tokens { label: String::new(), tokens },
        Row::Presses(vec![trade::confirmed(shown, say::PLAY_MONOPOLY.of(lang)), close_press(lang)]),
    ];
    (title.to_owned(), rows)
}

/// Keep the dealt board, or deal again. A table without that option never comes here.
fn agree(shown: Shown<'_>) -> Option<Content> {
    let lang = shown.lang;
    if !shown.board.decides() {
        return None;
    }
    let keep = main_press(Target::Act(Action::Keep), say::KEEP_IT.of(lang), None);
    let keep = chooses(shown, Action::Keep, keep);
    let redeal = press(Target::Act(Action::Redeal), say::DEAL_AGAIN.of(lang));
    let redeal = chooses(shown, Action::Redeal, redeal);
    let title = say::DO_YOU_LIKE_THIS_BOARD.of(lang);
    Some((title.to_owned(), vec![Row::Presses(vec![keep, redeal])]))
}

/// A button that shows whether its decision waits to be confirmed.
fn chooses(shown: Shown<'_>, action: Action, press: Press) -> Press {
    Press { chosen: shown.draft.placed() == Some(action), ..press }
}
