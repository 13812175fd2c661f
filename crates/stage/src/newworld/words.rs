//! What is asked at the table, the overlays, and the headings of the summary.

use ::words::newworld::{headings, prompts as say};
use newworld::{Spot, Structure};

use super::board::Seen;
use super::effect::effect;
use super::names;
use super::order::Order;
use crate::tiles::grammar::{Noun, capital};
use crate::tiles::{self, Placing};
use crate::{Button, Choice, Lang, Prompt};

/// What is asked of who may place a settler.
pub fn settle_prompt(seen: &Seen, placing: &Placing<Spot>, lang: Lang) -> Prompt {
    let on = placing.chosen().and_then(|spot| seen.extent(placing.cell, spot));
    let supply = seen.view.seats.get(seen.view.active.index()).map_or(0, |seat| seat.settlers);
    let detail = match on {
        Some(on) => names::ghost(on, false, lang),
        None => {
            let left = Noun::Settler.count(supply.into(), lang);
            tiles::words::room_for_figures(placing.spots().count(), &left, lang)
        }
    };
    let title = say::PLACE_A_SETTLER.of(lang).to_owned();
    Prompt { title, detail: capital(&detail) }
}

/// What is asked of who picks the next scoring.
pub fn order_prompt(seen: &Seen, order: &Order, lang: Lang) -> Prompt {
    let looked_at = order.chosen().and_then(|number| order.due().get(number));
    let detail = match looked_at {
        Some(due) => capital(&effect(seen, due, &[], lang).join(" · ")),
        None => {
            let count = order.due().len();
            say::StructuresWait { count }.of(lang)
        }
    };
    let title = say::WHAT_IS_SCORED_NEXT.of(lang).to_owned();
    Prompt { title, detail }
}

/// The button that places the settler, or nobody.
pub fn settle_button(placing: &Placing<Spot>, lang: Lang) -> Button {
    let label = match placing.chosen() {
        Some(_) => say::PLACE_SETTLER.of(lang),
        None => say::NOBODY.of(lang),
    };
    Button { label: label.to_owned(), enabled: placing.decision().is_some() }
}

/// The button that scores the structure that is looked at.
pub fn order_button(order: &Order, lang: Lang) -> Button {
    let label = say::SCORE_IT.of(lang).to_owned();
    Button { label, enabled: order.decision().is_some() }
}

/// The overlays to choose from.
pub fn overlays(remaining: bool, lang: Lang) -> Vec<Choice> {
    let plains = (headings::PLAINS.of(lang), headings::EVERY_PLAIN_IN_A_TINT_OF.of(lang));
    let owners = (headings::OWNERS.of(lang), headings::WHO_HOLDS_WHICH_TOWN_ROAD_FARM.of(lang));
    let all = [("plains", plains), ("owners", owners), tiles::words::odds(lang)];
    tiles::words::choices(&all, 2, remaining)
}

/// Under which heading a structure's points are added up.
pub fn heading(structure: Structure, lang: Lang) -> &'static str {
    match structure {
        Structure::Town => headings::TOWNS.of(lang),
        Structure::Road => headings::ROADS.of(lang),
        Structure::Farm => headings::FARMS.of(lang),
        Structure::Plain => headings::PLAINS.of(lang),
    }
}

/// Under which heading the surveyors' points are added up.
pub fn bonus_heading(lang: Lang) -> &'static str {
    headings::SURVEYORS.of(lang)
}
