//! What a bot advises, in words, and why.

use ::words::newworld::hints as say;
use game::erased::ListedAction;
use game::{Audience, Seat};
use newworld::{Action, Event, NewWorld, Structure};

use super::board::Seen;
use super::names;
use super::step::Activity;
use crate::tiles::advice::{self, best_figure, gain};
use crate::{Hint, Lang};

/// The hint; `None` where the advice is not possible now.
pub fn hint(
    seen: &Seen,
    step: &Activity,
    advice: &ListedAction,
    _players: &[String],
    lang: Lang,
) -> Option<Hint> {
    let lit = step.press(advice)?;
    let action: Action = advice.notation.parse().ok()?;
    Some(Hint { text: sentence(seen, action, lang), reason: reason(seen, action, lang), lit })
}

/// What to do, without a full stop.
fn sentence(seen: &Seen, action: Action, lang: Lang) -> String {
    let words = match action {
        Action::Lay { .. } => advice::lay(lang),
        Action::Pass => say::PLACE_NO_SETTLER.of(lang),
        Action::Settle { spot } => {
            return say::PlaceSettler { role: names::role_key(spot.role()) }.of(lang);
        }
        Action::Score { place, spot } => {
            let extent = seen.extent(place.cell(), spot).map(|extent| extent.structure);
            match extent {
                Some(Structure::Town) => say::SCORE_THE_LIT_TOWN_FIRST.of(lang),
                Some(Structure::Road) => say::SCORE_THE_LIT_ROAD_FIRST.of(lang),
                _ => say::SCORE_THE_LIT_FARM_FIRST.of(lang),
            }
        }
    };
    words.to_owned()
}

/// Why; `None` where nothing honest can be said in a few words.
fn reason(seen: &Seen, action: Action, lang: Lang) -> Option<String> {
    let Audience::Seat(seat) = seen.audience else { return None };
    match action {
        Action::Lay { .. } => scores(seen, seat, action, lang).or_else(|| {
            let is_figure = |action| matches!(action, Action::Settle { .. });
            let best = best_figure(&seen.game, seat, action, Action::Pass, is_figure)?;
            advice::with_figure(best, "settler", lang)
        }),
        Action::Settle { .. } | Action::Score { .. } => scores(seen, seat, action, lang),
        Action::Pass => None,
    }
}

/// What a decision scores at once, or else would be worth at the end.
fn scores(seen: &Seen, seat: Seat, action: Action, lang: Lang) -> Option<String> {
    let gain = gain::<NewWorld>(&seen.game, seat, action, Action::Pass)?;
    let points = gain.at_once;
    let finished = gain.events.iter().find_map(|event| match event {
        Event::Scored(scored) if scored.holders.contains(seat) => finished(scored.structure),
        _ => None,
    });
    match finished.filter(|_| points > 0) {
        Some(what) => Some(say::Finishes { points, what: what.to_string() }.of(lang)),
        None => advice::at_once(points, lang).or_else(|| advice::at_the_end(gain.at_the_end, lang)),
    }
}

/// What is finished, unless it is a plain, which never is.
fn finished(structure: Structure) -> Option<Structure> {
    (structure != Structure::Plain).then_some(structure)
}
