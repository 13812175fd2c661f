//! What lies beside the board.
//!
//! - `hand`: one's own cards, and what they buy.
//! - `desk`: what is asked for now; `offer`, `trade` and `picking` fill it in.
//! - `supply`, `dice`, `points`: what can be read, each behind its tab.
//! - `icons`: the small pictures.

mod desk;
mod dice;
mod hand;
pub mod icons;
mod offer;
mod picking;
mod points;
mod supply;
mod trade;

use ::words::settlers::panels as say;
use serde::Deserialize;
use serde_json::Value;
use settlers::{Bundle, Event, Resource};

pub use dice::histogram;
pub use hand::builds;
pub use offer::terms;

use super::board::{Board, Draft};
use super::names;
use super::standing::Standing;
use super::target::Target;
use crate::{Lang, Panel, Press, Token};

/// What panels are made from.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// What was last seen.
    pub board: &'a Board,
    /// The half-made choice.
    pub draft: Draft,
    /// Whether every offer of this turn is refused.
    pub muted: bool,
    /// Which offers are always refused.
    pub standing: Standing,
    /// The names of the seats.
    pub names: &'a [String],
    pub lang: Lang,
}

/// Everything beside the board.
pub fn panels(shown: Shown<'_>, told: &[Value]) -> Vec<Panel> {
    let events = read_all(told);
    let hand = hand::panel(shown, &events);
    let desk = desk::panel(shown);
    let tabs = [dice::panel(shown, &events), supply::panel(shown), points::panel(shown)];
    hand.into_iter().chain(desk).chain(tabs).collect()
}

/// The events that this page can read.
pub fn read_all(told: &[Value]) -> Vec<Event> {
    told.iter().filter_map(|event| Event::deserialize(event).ok()).collect()
}

/// A picture of a resource that is only looked at.
fn resource(kind: Resource, count: u32, lang: Lang) -> Token {
    Token {
        art: icons::resource(kind),
        name: names::cards_of(kind, count, lang),
        count: Some(count),
        note: String::new(),
        target: None,
        enabled: false,
        chosen: false,
    }
}

/// The same, to be touched unless something speaks against it.
fn touchable(token: Token, target: Target, why_not: Option<&str>) -> Token {
    let name = why_not.map_or_else(String::new, |why| format!(" · {why}"));
    Token {
        target: Some(target.to_string()),
        enabled: why_not.is_none(),
        name: token.name + &name,
        ..token
    }
}

/// The first of these reasons that holds.
fn against(reasons: &[(bool, &'static str)]) -> Option<&'static str> {
    reasons.iter().find(|(holds, _)| *holds).map(|(_, why)| *why)
}

/// That there is none of it.
fn none_left(lang: Lang) -> &'static str {
    say::NONE_LEFT.of(lang)
}

/// Why a kind cannot be given: there is none, or it is asked for (S-78).
fn not_given(kind: Resource, left: u8, want: Bundle, lang: Lang) -> Option<&'static str> {
    let wanted = want.0[kind.index()] > 0;
    against(&[(left == 0, none_left(lang)), (wanted, say::YOU_WANT_IT.of(lang))])
}

/// The resources of a bundle that are there at all.
pub fn held(cards: Bundle) -> impl Iterator<Item = (Resource, u32)> {
    let counts = cards.0.map(u32::from);
    Resource::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0)
}

/// The cards of a bundle, only looked at.
fn shown_cards(cards: Bundle, lang: Lang) -> Vec<Token> {
    held(cards).map(|(kind, count)| resource(kind, count, lang)).collect()
}

/// A button that can be pressed.
fn press(target: Target, label: impl Into<String>) -> Press {
    let (target, label) = (target.to_string(), label.into());
    Press { target, label, why_not: None, main: false, chosen: false }
}

/// A button that most people will want, unless something speaks against it.
fn main_press(target: Target, label: impl Into<String>, why_not: Option<String>) -> Press {
    Press { why_not, main: true, ..press(target, label) }
}

/// Empties what is filled in.
fn reset_press(lang: Lang) -> Press {
    press(Target::Reset, say::RESET.of(lang))
}

/// Puts the half-made choice away.
fn close_press(lang: Lang) -> Press {
    press(Target::Close, say::CLOSE.of(lang))
}
