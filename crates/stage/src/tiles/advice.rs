//! What a bot advises in a game on tiles: what to press next, and what it brings.

use std::fmt;
use std::str::FromStr;

use ::words::frame::tiles_advice as say;
use game::erased::ListedAction;
use game::{Audience, Game, Seat, Turn};

use super::laying::Laying;
use super::placing::Placing;
use crate::{Lang, Lit};

impl Laying {
    /// What to press next to decide this; `None` where it is not on offer.
    pub fn press(&self, action: &ListedAction) -> Option<Vec<Lit>> {
        let (cell, turned) = self.meant(action)?;
        let (there, hand) = (Lit::Target(format!("cell:{cell}")), Lit::target("hand"));
        Some(match self.chosen() {
            Some(chosen) if chosen == cell && turned => vec![there, Lit::Done],
            Some(chosen) if chosen == cell => vec![hand],
            _ if turned => vec![there],
            // Elsewhere it turns only to where it fits there.
            Some(_) => vec![Lit::Undo],
            None => vec![hand],
        })
    }
}

impl<S: Ord + Copy + FromStr + fmt::Display> Placing<S> {
    /// What to press next to decide this; `None` where it is not on offer.
    pub fn press(&self, action: &ListedAction) -> Option<Vec<Lit>> {
        let Some(spot) = self.meant(action) else {
            let passes = self.passes(action);
            let free = self.chosen().is_none();
            return passes.then(|| vec![if free { Lit::Done } else { Lit::Undo }]);
        };
        let there = Lit::Target(format!("ghost:{spot}"));
        let tried = self.chosen() == Some(spot);
        Some(if tried { vec![there, Lit::Done] } else { vec![there] })
    }
}

/// What a decision brings a seat.
#[derive(Clone, Debug)]
pub struct Gain<E> {
    pub events: Vec<E>,
    /// The points that are made at once.
    pub at_once: i32,
    /// How many more there would be if the game ended then.
    pub at_the_end: i32,
}

/// What a decision brings, and nothing else in the turn: where a figure could follow, none does.
pub fn gain<G: Game>(
    game: &G,
    seat: Seat,
    action: G::Action,
    pass: G::Action,
) -> Option<Gain<G::Event>> {
    let mut after = game.clone();
    let mut events = after.play(seat, action).ok()?;
    if decides(&after, seat) && after.check(seat, pass).is_ok() {
        events.extend(after.play(seat, pass).ok()?);
    }
    let awards = events.iter().filter_map(G::award).filter(|award| award.to.contains(seat));
    let at_once = awards.map(|award| award.points).sum();
    let projected = |game: &G| game.projection(Audience::Seat(seat))[seat.index()];
    Some(Gain { at_once, at_the_end: projected(&after) - projected(game), events })
}

/// The most that a figure brings on the tile that this decision lays, by what is made at once and
/// then by what it would be at the end.
pub fn best_figure<G: Game>(
    game: &G,
    seat: Seat,
    lay: G::Action,
    pass: G::Action,
    is_figure: impl Fn(G::Action) -> bool,
) -> Option<(i32, i32)> {
    let mut after = game.clone();
    after.play(seat, lay).ok()?;
    let mut actions = Vec::new();
    if decides(&after, seat) {
        after.actions(seat, &mut actions);
    }
    let figures = actions.into_iter().filter(|action| is_figure(*action));
    let gains = figures.filter_map(|action| gain(&after, seat, action, pass));
    gains.map(|gain| (gain.at_once, gain.at_the_end)).max()
}

fn decides<G: Game>(game: &G, seat: Seat) -> bool {
    matches!(game.turn(), Turn::Decide(seats) if seats.contains(seat))
}

/// What is made at once: `it brings 8 points at once`.
pub fn at_once(points: i32, lang: Lang) -> Option<String> {
    (points > 0).then(|| say::BringsAtOnce { points }.of(lang))
}

/// What there would be at the end: `3 points more if the game ended now`.
pub fn at_the_end(points: i32, lang: Lang) -> Option<String> {
    (points > 0).then(|| say::BringsAtTheEnd { points }.of(lang))
}

/// What a figure on the tile would bring; `figure` is its key: `follower` or `settler`.
pub fn with_figure((once, end): (i32, i32), figure: &str, lang: Lang) -> Option<String> {
    match (once, end) {
        (1.., _) => Some(say::FigureBringsAtOnce { figure, points: once }.of(lang)),
        (_, 1..) => Some(say::FigureBringsAtTheEnd { figure, points: end }.of(lang)),
        _ => None,
    }
}

/// Where to lay the tile.
pub fn lay(lang: Lang) -> &'static str {
    say::LAY_YOUR_TILE_ON_THE_LIT.of(lang)
}
