//! Points: what is known, what may be hidden, and where chips lie.

use ::words::settlers::panels_points as say;
use settlers::{CHIP_NUMBERS, Terrain};

use super::super::headings::Heading;
use super::super::names;
use super::super::reasons::range;
use super::super::words::value;
use super::Shown;
use crate::{Panel, PanelPlace, Row};

/// The tab of the points.
pub fn panel(shown: Shown<'_>) -> Panel {
    let lang = shown.lang;
    let (goal, title) = (shown.board.view.goal, title(shown));
    let text = say::WhoHasPointsInTheirOwn { goal, title }.of(lang);
    let mut rows = vec![Row::Text(text), known(shown)];
    rows.extend(route(shown));
    rows.extend(lines(shown));
    rows.extend(undiscovered(shown));
    rows.extend(chips(shown));
    let title = say::POINTS.of(lang).to_owned();
    Panel { key: "points", title, spot: PanelPlace::Tab, rows }
}

/// What the board is called: ours in the language of the page, others as their makers say.
fn title(shown: Shown<'_>) -> &str {
    let view = &shown.board.view;
    value("scenario", &view.scenario, shown.lang).unwrap_or(&view.title)
}

/// Every heading that counts for anybody, and what each may have in all.
fn known(shown: Shown<'_>) -> Row {
    let (board, lang) = (shown.board, shown.lang);
    let seats: Vec<_> = board.players().map(|(seat, _)| seat).collect();
    let row = |name: &str, cell: &dyn Fn(game::Seat) -> String| -> Vec<String> {
        [name.to_owned()].into_iter().chain(seats.iter().map(|seat| cell(*seat))).collect()
    };
    let made = Heading::ALL
        .into_iter()
        .filter(|heading| seats.iter().any(|seat| heading.points(board, *seat) != 0));
    let mut lines: Vec<Vec<String>> = made
        .map(|heading| row(heading.name(lang), &|seat| heading.points(board, seat).to_string()))
        .collect();
    lines.push(row(say::IN_ALL.of(lang), &|seat| range(board, seat)));
    let head = row("", &|seat| names::player(seat, shown.names, lang).to_owned());
    Row::Table { head, lines }
}

/// Who holds the longest route, and who comes near.
fn route(shown: Shown<'_>) -> Option<Row> {
    let (board, lang) = (shown.board, shown.lang);
    let holder = board.view.longest_route?;
    let length = board.player(holder)?.route;
    let near =
        board.players().filter(|(seat, player)| *seat != holder && player.route + 1 >= length);
    let near = near.map(|(seat, player)| {
        format!("{} ({})", names::player(seat, shown.names, lang), player.route)
    });
    let near: Vec<String> = near.collect();
    let who = names::player(holder, shown.names, lang);
    let title = Heading::Route.name(lang);
    let route = say::HolderOf { title, who, length }.of(lang);
    Some(Row::Text(match near.is_empty() {
        true => route,
        false => say::ThreatenedBy { near: names::list(&near, lang), route }.of(lang),
    }))
}

/// Trade lines, with who holds their chip.
fn lines(shown: Shown<'_>) -> Option<Row> {
    let lines = &shown.board.view.lines;
    let lang = shown.lang;
    let held = |line: &settlers::LineView| match line.holders.is_empty() {
        true => say::NOBODY.of(lang).to_owned(),
        false => names::players(line.holders.iter(), shown.names, lang),
    };
    let told: Vec<String> = lines.iter().map(held).collect();
    (!told.is_empty())
        .then(|| Row::Text(say::TradeLinesHeldBy { holders: told.join(" · ") }.of(lang)))
}

/// What the hexes that nobody has discovered yet show.
fn undiscovered(shown: Shown<'_>) -> Option<Row> {
    let pile = Terrain::ALL.into_iter().zip(shown.board.view.stack);
    let kinds = pile.filter(|(_, count)| *count > 0);
    let told: Vec<String> = kinds
        .map(|(terrain, count)| names::times(count.into(), names::terrain(terrain, shown.lang)))
        .collect();
    (!told.is_empty())
        .then(|| Row::Text(say::StillUndiscovered { hexes: told.join(", ") }.of(shown.lang)))
}

/// Chips that still wait for a hex.
fn chips(shown: Shown<'_>) -> Option<Row> {
    let pile = CHIP_NUMBERS.into_iter().zip(shown.board.view.chips);
    let told: Vec<String> =
        pile.flat_map(|(number, count)| (0..count).map(move |_| number.to_string())).collect();
    (!told.is_empty())
        .then(|| Row::Text(say::ChipsStillToBeDrawn { chips: told.join(", ") }.of(shown.lang)))
}
