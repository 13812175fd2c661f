//! What lies beside the board: the order of several scorings, and what the surveyors do next.

use super::board::Seen;
use super::effect::effect;
use super::names;
use super::order::{Due, Order};
use super::step::Activity;
use super::target::Target;
use crate::tiles::grammar::{capital, series};
use crate::tiles::log::called;
use crate::{Lang, Panel, PanelPlace, Press, Row};
use ::words::newworld::panels as say;

/// Everything beside the board.
pub fn panels(seen: &Seen, step: &Activity, players: &[String], lang: Lang) -> Vec<Panel> {
    let mut panels = Vec::new();
    if let Activity::Scoring(order) = step {
        panels.push(choice(seen, order, players, lang));
    }
    panels.push(surveyors(seen, players, lang));
    panels
}

/// Which structure is scored next, each with its effect.
fn choice(seen: &Seen, order: &Order, players: &[String], lang: Lang) -> Panel {
    let mut rows = Vec::new();
    let mut presses = Vec::new();
    for (number, due) in order.due().iter().enumerate() {
        let (target, chosen) = (Target::Due(number).to_string(), order.chosen() == Some(number));
        let number = number + 1;
        let effect = series(&effect(seen, due, players, lang), lang);
        let what = what(seen, due, lang);
        rows.push(Row::Text(say::Choice { effect, number, what }.of(lang)));
        let label = match chosen {
            true => say::ScoreNumberNow { number }.of(lang),
            false => say::ScoreNumber { number }.of(lang),
        };
        presses.push(Press { target, label, why_not: None, main: chosen, chosen: false });
    }
    rows.push(Row::Presses(presses));
    let title = say::WHAT_IS_SCORED_FIRST.of(lang).to_owned();
    Panel { key: "order", title, spot: PanelPlace::Desk, rows }
}

fn what(seen: &Seen, due: &Due, lang: Lang) -> String {
    let extent = seen.extent(due.place.cell(), due.spot);
    extent.map(|extent| capital(&names::extent(extent, lang))).unwrap_or_default()
}

/// Where the surveyors stand, where one goes next, and whom that would send home.
fn surveyors(seen: &Seen, players: &[String], lang: Lang) -> Panel {
    let mut columns = seen.view.surveyors.to_vec();
    columns.dedup();
    let mut rows: Vec<Row> = columns
        .into_iter()
        .map(|column| {
            let bonus = seen.game.bonus_at_stake(column);
            Row::Text(
                capital(&names::column(
                    column,
                    seen.game.surveyors().in_column(column),
                    bonus,
                    lang,
                )) + ".",
            )
        })
        .collect();
    rows.push(Row::Text(next(seen, lang)));
    let who = |figure: &newworld::SettlerView| {
        let name = called(&[figure.seat], players, lang);
        let role = capital(names::role(figure.spot.role(), lang));
        vec![name, role, figure.place.column.to_string()]
    };
    let lines: Vec<Vec<String>> = seen.in_danger.iter().map(who).collect();
    if lines.is_empty() {
        let nobody = say::IT_WOULD_SEND_NOBODY_HOME.of(lang);
        rows.push(Row::Text(nobody.to_owned()));
    } else {
        let head = [say::GOES_HOME.of(lang), say::AS.of(lang), say::COLUMN.of(lang)];
        rows.push(Row::Table { head: head.map(str::to_owned).to_vec(), lines });
    }
    let title = say::SURVEYORS.of(lang).to_owned();
    Panel { key: "surveyors", title, spot: PanelPlace::Tab, rows }
}

fn next(seen: &Seen, lang: Lang) -> String {
    match seen.game.next_survey() {
        Some(column) => say::SurveyorGoesNext { column }.of(lang),
        None => say::SURVEYORS_STAY_NEXT.of(lang).to_owned(),
    }
}
