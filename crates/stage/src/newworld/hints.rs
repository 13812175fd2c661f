//! What a bot advises, in words, and why.

use game::erased::ListedAction;
use game::{Audience, Seat};
use newworld::{Action, Event, NewWorld, Structure};
use serde::Deserialize;

use super::board::Seen;
use super::names;
use super::step::Step;
use crate::tiles::advice::{self, best_figure, gain};
use crate::{Hint, Lang};

/// The hint; `None` where the advice is not possible now.
pub fn hint(
    seen: &Seen,
    step: &Step,
    advice: &ListedAction,
    _players: &[String],
    lang: Lang,
) -> Option<Hint> {
    let lit = step.press(advice)?;
    let action = Action::deserialize(&advice.action).ok()?;
    Some(Hint { text: sentence(seen, action, lang), reason: reason(seen, action, lang), lit })
}

/// What to do, without a full stop.
fn sentence(seen: &Seen, action: Action, lang: Lang) -> String {
    let words = match action {
        Action::Lay { .. } => advice::lay(lang),
        Action::Pass => lang.pick("Place no settler", "Setze niemanden ein"),
        Action::Settle { spot } => {
            let (role, on) = (names::role(spot.role(), lang), on(spot.role(), lang));
            return match lang {
                Lang::En => format!("Place a settler {on} as a {role}"),
                Lang::De => format!("Setze einen Siedler als {role} {on}"),
            };
        }
        Action::Score { place, spot } => {
            let extent = seen.extent(place.cell(), spot).map(|extent| extent.structure);
            match extent {
                Some(Structure::Town) => {
                    lang.pick("Score the lit town first", "Werte zuerst die leuchtende Stadt")
                }
                Some(Structure::Road) => {
                    lang.pick("Score the lit road first", "Werte zuerst den leuchtenden Weg")
                }
                _ => lang.pick("Score the lit farm first", "Werte zuerst die leuchtende Farm"),
            }
        }
    };
    words.to_owned()
}

const fn on(role: newworld::Role, lang: Lang) -> &'static str {
    match role {
        newworld::Role::Bandit => lang.pick("on the road", "auf den Weg"),
        newworld::Role::Sheriff => lang.pick("in the town", "in die Stadt"),
        newworld::Role::Farmer => lang.pick("on the farm", "auf die Farm"),
        newworld::Role::Trapper => lang.pick("in the plain", "in die Ebene"),
    }
}

/// Why; `None` where nothing honest can be said in a few words.
fn reason(seen: &Seen, action: Action, lang: Lang) -> Option<String> {
    let Audience::Seat(seat) = seen.audience else { return None };
    match action {
        Action::Lay { .. } => scores(seen, seat, action, lang).or_else(|| {
            let is_figure = |action| matches!(action, Action::Settle { .. });
            let best = best_figure(&seen.game, seat, action, Action::Pass, is_figure)?;
            advice::with_figure(best, lang.pick("a settler on it", "ein Siedler darauf"), lang)
        }),
        Action::Settle { .. } | Action::Score { .. } => scores(seen, seat, action, lang),
        Action::Pass => None,
    }
}

/// What a decision scores at once, or else would be worth at the end.
fn scores(seen: &Seen, seat: Seat, action: Action, lang: Lang) -> Option<String> {
    let gain = gain::<NewWorld>(&seen.game, seat, action, Action::Pass)?;
    let finished = gain.events.iter().find_map(|event| match event {
        Event::Scored(scored) if scored.holders.contains(seat) => finished(scored.structure, lang),
        _ => None,
    });
    let once = advice::at_once(gain.at_once, finished, lang);
    once.or_else(|| advice::at_the_end(gain.at_the_end, lang))
}

const fn finished(structure: Structure, lang: Lang) -> Option<&'static str> {
    match structure {
        Structure::Town => Some(lang.pick("a town", "eine Stadt")),
        Structure::Road => Some(lang.pick("a road", "einen Weg")),
        Structure::Farm => Some(lang.pick("a farm", "eine Farm")),
        Structure::Plain => None,
    }
}
