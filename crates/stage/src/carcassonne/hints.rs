//! What a bot advises, in words, and why.

use ::words::carcassonne::hints as say;
use carcassonne::{Action, Carcassonne, Event, Feature, Figure, Move, Perch, PhaseView, Spot};
use game::Audience;
use game::Seat;
use game::erased::ListedAction;
use landscape::Cell;

use super::board::Seen;
use super::expansions::{self, Choosing, Deed, Place};
use super::names;
use super::step::Activity;
use crate::tiles::advice::{self, best_figure, gain};
use crate::{Hint, Lang};

/// The hint; `None` where the advice is not possible now.
pub fn hint(
    seen: &Seen,
    step: &Activity,
    advice: &ListedAction,
    players: &[String],
    lang: Lang,
) -> Option<Hint> {
    let lit = step.press(advice)?;
    let action: Action = advice.notation.parse().ok()?;
    let text = sentence(seen, step, action, players, lang);
    Some(Hint { text, reason: reason(seen, action, lang), lit })
}

/// What to do, without a full stop.
fn sentence(
    seen: &Seen,
    step: &Activity,
    action: Action,
    players: &[String],
    lang: Lang,
) -> String {
    match (action, Deed::of(action, &seen.view)) {
        (Action::Lay { .. }, _) => advice::lay(lang).to_owned(),
        (Action::Place { figure, spot }, _) => place(figure, spot, lang),
        (_, Some((deed, place))) => doing(deed, place, players, lang),
        _ => nothing(step, lang).to_owned(),
    }
}

/// That nothing is placed, taken or done.
fn nothing(step: &Activity, lang: Lang) -> &'static str {
    let now = step.choosing().and_then(Choosing::now);
    let several = step.choosing().is_some_and(|choosing| choosing.deeds().len() > 1);
    match now {
        Some((Deed::Capture, _)) => say::TAKE_NOBODY.of(lang),
        Some((Deed::Place(_), _)) if !several => say::PLACE_NO_FOLLOWER.of(lang),
        _ => say::DO_NOTHING_MORE_IN_THIS_TURN.of(lang),
    }
}

/// Who is placed, and as what.
fn place(figure: Figure, spot: Spot, lang: Lang) -> String {
    let on = names::feature_of(spot).to_string();
    match figure {
        Figure::Follower => say::PlaceFollower { on }.of(lang),
        Figure::Big => say::PlaceBigFollower { on }.of(lang),
        Figure::Builder => say::PlaceBuilder { on }.of(lang),
        Figure::Pig => say::PLACE_PIG.of(lang).to_owned(),
    }
}

/// What an expansion lets somebody do.
fn doing(deed: Deed, place: Place, players: &[String], lang: Lang) -> String {
    let words = match (deed, place) {
        (Deed::Ransom, Place::Prisoner { captor, figure }) => {
            let by = expansions::words::player(captor, players, lang);
            return ransom(by, figure, lang);
        }
        (Deed::Exchange, Place::Prisoner { figure: Figure::Big, .. }) => {
            say::TAKE_YOUR_BIG_FOLLOWER_BACK.of(lang)
        }
        (Deed::Exchange, _) => say::TAKE_A_FOLLOWER_BACK.of(lang),
        (Deed::Princess, _) => say::SEND_THE_LIT_KNIGHT_AWAY.of(lang),
        (Deed::Fairy, Place::Tile(_)) => say::CALL_THE_FAIRY_TO_THE_LIT.of(lang),
        (Deed::Fairy, _) => say::CALL_THE_FAIRY_TO_YOUR_LIT.of(lang),
        (Deed::Portal, _) => say::GO_THROUGH_THE_PORTAL_TO_THE.of(lang),
        (Deed::Build, _) => say::PUT_A_TOWER_PIECE_ON_THE.of(lang),
        (Deed::Close(Figure::Big), _) => say::CLOSE_THE_LIT_TOWER_WITH_YOUR.of(lang),
        (Deed::Close(_), _) => say::CLOSE_THE_LIT_TOWER_WITH_A.of(lang),
        (Deed::Capture, _) => say::TAKE_THE_LIT_FOLLOWER_PRISONER.of(lang),
        (Deed::Dragon, _) => say::MOVE_THE_DRAGON_TO_THE_LIT.of(lang),
        (Deed::Place(_) | Deed::Ransom, _) => "",
    };
    words.to_owned()
}

fn ransom(captor: &str, figure: Figure, lang: Lang) -> String {
    match figure {
        Figure::Big => say::BuyBigFollowerBack { captor }.of(lang),
        _ => say::BuyFollowerBack { captor }.of(lang),
    }
}

/// Why; `None` where nothing honest can be said in a few words.
fn reason(seen: &Seen, action: Action, lang: Lang) -> Option<String> {
    let Audience::Seat(seat) = seen.audience else { return None };
    match action {
        Action::Lay { .. } => scores(seen, seat, action, lang).or_else(|| {
            let is_figure = |action| matches!(action, Action::Place { .. });
            let best = best_figure(&seen.game, seat, action, Action::Pass, is_figure)?;
            advice::with_figure(best, "follower", lang)
        }),
        Action::Place { .. } => scores(seen, seat, action, lang),
        Action::Pass => matches!(seen.view.phase, PhaseView::Figure(_))
            .then(|| few_left(seen, seat, lang))
            .flatten(),
        Action::Expansion(step) => reason_of(seen, seat, step, lang),
    }
}

/// What a decision scores at once, or else would be worth at the end.
fn scores(seen: &Seen, seat: Seat, action: Action, lang: Lang) -> Option<String> {
    let gain = gain::<Carcassonne>(&seen.game, seat, action, Action::Pass)?;
    let points = gain.at_once;
    let finished = gain.events.iter().find_map(|event| match event {
        Event::Scored(scored) if scored.holders.contains(seat) => finished(scored.feature),
        _ => None,
    });
    match finished.filter(|_| points > 0) {
        Some(what) => Some(say::Finishes { points, what: what.to_string() }.of(lang)),
        None => advice::at_once(points, lang).or_else(|| advice::at_the_end(gain.at_the_end, lang)),
    }
}

/// What is finished, unless it is a field, which never is.
fn finished(feature: Feature) -> Option<Feature> {
    (feature != Feature::Field).then_some(feature)
}

fn few_left(seen: &Seen, seat: Seat, lang: Lang) -> Option<String> {
    let left = seen.view.seats.get(seat.index())?.followers;
    matches!(left, 1 | 2).then(|| say::FewFollowersLeft { count: left }.of(lang))
}

fn reason_of(seen: &Seen, seat: Seat, step: Move, lang: Lang) -> Option<String> {
    match step {
        Move::Fairy { perch, .. } => (perch != Perch::Tile).then(|| {
            let words = say::SHE_BRINGS_1_POINT_AT_THE.of(lang);
            words.to_owned()
        }),
        Move::Dragon { side } => {
            let to = seen.view.expansions.as_ref()?.dragon?.neighbour(side);
            eats(foreign(seen, seat, to), lang)
        }
        Move::Tower { cell } => {
            let height = seen.tower(cell)?.height + 1;
            let reach = seen.game.reach(cell, height).followers;
            let theirs = |&&(cell, perch): &&(Cell, Perch)| {
                owner(seen, cell, perch).is_some_and(|owner| owner != seat)
            };
            in_reach(reach.iter().filter(theirs).count(), lang)
        }
        _ => None,
    }
}

/// Whose follower stands there.
fn owner(seen: &Seen, cell: Cell, perch: Perch) -> Option<Seat> {
    let here = |spot: Spot| {
        let mut figures = seen.view.figures.iter();
        figures.find(|figure| {
            (figure.cell, figure.spot) == (cell, spot) && figure.figure.is_follower()
        })
    };
    match perch {
        Perch::Spot(spot) => here(spot).map(|figure| figure.seat),
        Perch::Tower => seen.tower(cell)?.top.map(|top| top.seat),
        Perch::Tile => None,
    }
}

/// How many figures of others stand on a tile.
fn foreign(seen: &Seen, seat: Seat, cell: Cell) -> usize {
    let theirs = seen.view.figures.iter().filter(|figure| figure.cell == cell);
    theirs.filter(|figure| figure.seat != seat).count()
}

fn eats(count: usize, lang: Lang) -> Option<String> {
    (count > 0).then(|| say::OthersGoHome { count }.of(lang))
}

fn in_reach(count: usize, lang: Lang) -> Option<String> {
    (count > 0).then(|| say::OthersInReach { count }.of(lang))
}
