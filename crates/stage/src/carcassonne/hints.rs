//! What a bot advises, in words, and why.

use carcassonne::{Action, Carcassonne, Event, Feature, Figure, Move, Perch, PhaseView, Spot};
use game::Audience;
use game::Seat;
use game::erased::ListedAction;
use landscape::Cell;
use serde::Deserialize;

use super::board::Seen;
use super::expansions::{self, Choosing, Deed, Place};
use super::names;
use super::step::Step;
use crate::tiles::advice::{self, best_figure, gain};
use crate::{Hint, Lang};

/// The hint; `None` where the advice is not possible now.
pub fn hint(
    seen: &Seen,
    step: &Step,
    advice: &ListedAction,
    players: &[String],
    lang: Lang,
) -> Option<Hint> {
    let lit = step.press(advice)?;
    let action = Action::deserialize(&advice.action).ok()?;
    let text = sentence(seen, step, action, players, lang);
    Some(Hint { text, reason: reason(seen, action, lang), lit })
}

/// What to do, without a full stop.
fn sentence(seen: &Seen, step: &Step, action: Action, players: &[String], lang: Lang) -> String {
    match (action, Deed::of(action, &seen.view)) {
        (Action::Lay { .. }, _) => advice::lay(lang).to_owned(),
        (Action::Place { figure, spot }, _) => place(figure, spot, lang),
        (_, Some((deed, place))) => doing(deed, place, players, lang),
        _ => nothing(step, lang).to_owned(),
    }
}

/// That nothing is placed, taken or done.
fn nothing(step: &Step, lang: Lang) -> &'static str {
    let now = step.choosing().and_then(Choosing::now);
    let several = step.choosing().is_some_and(|choosing| choosing.deeds().len() > 1);
    match now {
        Some((Deed::Capture, _)) => lang.pick("Take nobody", "Nimm niemanden gefangen"),
        Some((Deed::Place(_), _)) if !several => {
            lang.pick("Place no follower", "Setze niemanden ein")
        }
        _ => lang.pick("Do nothing more in this turn", "Tu in diesem Zug nichts weiter"),
    }
}

/// Who is placed, and as what.
fn place(figure: Figure, spot: Spot, lang: Lang) -> String {
    let who = match figure {
        Figure::Follower => lang.pick("a follower", "einen Gefolgsmann"),
        Figure::Big => lang.pick("your big follower", "deinen großen Gefolgsmann"),
        Figure::Builder => lang.pick("your builder", "deinen Baumeister"),
        Figure::Pig => lang.pick("your pig", "dein Schwein"),
    };
    let feature = names::feature_of(spot);
    let on = match feature {
        Feature::City => lang.pick("in the city", "in die Stadt"),
        Feature::Road => lang.pick("on the road", "auf die Straße"),
        Feature::Monastery => lang.pick("in the monastery", "ins Kloster"),
        Feature::Field => lang.pick("in the field", "auf die Wiese"),
    };
    let role = names::role(feature, lang);
    match (figure.is_follower(), lang) {
        (true, Lang::En) => format!("Place {who} {on} as a {role}"),
        (true, Lang::De) => format!("Setze {who} als {} {on}", accusative(feature, role)),
        (false, Lang::En) => format!("Place {who} {on}"),
        (false, Lang::De) => format!("Setze {who} {on}"),
    }
}

/// German farmers bend in the accusative.
const fn accusative(feature: Feature, role: &str) -> &str {
    match feature {
        Feature::Field => "Bauern",
        _ => role,
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
            lang.pick("Take your big follower back", "Hol deinen großen Gefolgsmann zurück")
        }
        (Deed::Exchange, _) => lang.pick("Take a follower back", "Hol einen Gefolgsmann zurück"),
        (Deed::Princess, _) => {
            lang.pick("Send the lit knight away", "Schick den leuchtenden Ritter fort")
        }
        (Deed::Fairy, Place::Tile(_)) => {
            lang.pick("Call the fairy to the lit tile", "Ruf die Fee auf das leuchtende Plättchen")
        }
        (Deed::Fairy, _) => lang.pick(
            "Call the fairy to your lit follower",
            "Ruf die Fee zu deinem leuchtenden Gefolgsmann",
        ),
        (Deed::Portal, _) => lang.pick(
            "Go through the portal to the lit tile",
            "Geh durch den Zaubergang auf das leuchtende Plättchen",
        ),
        (Deed::Build, _) => lang.pick(
            "Put a tower piece on the lit place",
            "Setze ein Turmteil auf den leuchtenden Platz",
        ),
        (Deed::Close(Figure::Big), _) => lang.pick(
            "Close the lit tower with your big follower",
            "Schließe den leuchtenden Turm mit deinem großen Gefolgsmann",
        ),
        (Deed::Close(_), _) => lang.pick(
            "Close the lit tower with a follower",
            "Schließe den leuchtenden Turm mit einem Gefolgsmann",
        ),
        (Deed::Capture, _) => {
            lang.pick("Take the lit follower prisoner", "Nimm den leuchtenden Gefolgsmann gefangen")
        }
        (Deed::Dragon, _) => lang.pick(
            "Move the dragon to the lit tile",
            "Zieh den Drachen auf das leuchtende Plättchen",
        ),
        (Deed::Place(_) | Deed::Ransom, _) => "",
    };
    words.to_owned()
}

fn ransom(captor: &str, figure: Figure, lang: Lang) -> String {
    match (figure, lang) {
        (Figure::Big, Lang::En) => format!("Buy your big follower back from {captor}"),
        (_, Lang::En) => format!("Buy your follower back from {captor}"),
        (Figure::Big, Lang::De) => format!("Kauf deinen großen Gefolgsmann von {captor} frei"),
        (_, Lang::De) => format!("Kauf deinen Gefolgsmann von {captor} frei"),
    }
}

/// Why; `None` where nothing honest can be said in a few words.
fn reason(seen: &Seen, action: Action, lang: Lang) -> Option<String> {
    let Audience::Seat(seat) = seen.audience else { return None };
    match action {
        Action::Lay { .. } => scores(seen, seat, action, lang).or_else(|| {
            let is_figure = |action| matches!(action, Action::Place { .. });
            let best = best_figure(&seen.game, seat, action, Action::Pass, is_figure)?;
            let figure = lang.pick("a follower on it", "ein Gefolgsmann darauf");
            advice::with_figure(best, figure, lang)
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
    let finished = gain.events.iter().find_map(|event| match event {
        Event::Scored(scored) if scored.holders.contains(seat) => finished(scored.feature, lang),
        _ => None,
    });
    let once = advice::at_once(gain.at_once, finished, lang);
    once.or_else(|| advice::at_the_end(gain.at_the_end, lang))
}

const fn finished(feature: Feature, lang: Lang) -> Option<&'static str> {
    match feature {
        Feature::City => Some(lang.pick("a city", "eine Stadt")),
        Feature::Road => Some(lang.pick("a road", "eine Straße")),
        Feature::Monastery => Some(lang.pick("a monastery", "ein Kloster")),
        Feature::Field => None,
    }
}

fn few_left(seen: &Seen, seat: Seat, lang: Lang) -> Option<String> {
    let left = seen.view.seats.get(seat.index())?.followers;
    match (left, lang) {
        (1, Lang::En) => Some("you have only one follower left".to_owned()),
        (1, Lang::De) => Some("du hast nur noch einen Gefolgsmann".to_owned()),
        (2, Lang::En) => Some("you have only two followers left".to_owned()),
        (2, Lang::De) => Some("du hast nur noch zwei Gefolgsleute".to_owned()),
        _ => None,
    }
}

fn reason_of(seen: &Seen, seat: Seat, step: Move, lang: Lang) -> Option<String> {
    match step {
        Move::Fairy { perch, .. } => (perch != Perch::Tile).then(|| {
            let words = lang.pick(
                "she brings 1 point at the start of each of your turns",
                "sie bringt zu Beginn jedes deiner Züge 1 Punkt",
            );
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
    match (count, lang) {
        (0, _) => None,
        (1, Lang::En) => Some("somebody else’s figure must go home".to_owned()),
        (1, Lang::De) => Some("eine fremde Figur muss dann heim".to_owned()),
        (count, Lang::En) => Some(format!("{count} figures of others must go home")),
        (count, Lang::De) => Some(format!("{count} fremde Figuren müssen dann heim")),
    }
}

fn in_reach(count: usize, lang: Lang) -> Option<String> {
    match (count, lang) {
        (0, _) => None,
        (1, Lang::En) => Some("somebody else’s follower is in reach".to_owned()),
        (1, Lang::De) => Some("ein fremder Gefolgsmann ist in Reichweite".to_owned()),
        (count, Lang::En) => Some(format!("{count} followers of others are in reach")),
        (count, Lang::De) => Some(format!("{count} fremde Gefolgsleute sind in Reichweite")),
    }
}
