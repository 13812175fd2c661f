//! The first game for newcomers.
//!
//! Two seats, the book's options, the person on seat 0 and a bot on seat 1. The person lays the
//! first, third and fifth tile: so progress is counted in laid tiles.

use ::words::extras::carcassonne_lessons as say;
use carcassonne::{Figure, FigureView, InterludeView, PhaseView, View};
use game::Seat;
use serde::Deserialize;
use wire::Look;

use super::tile_names;
use crate::claim::Claim::{
    Asked, Before, Done, Drawn, NoScore, NotAsked, NotTurned, Overlays, Progress, Projection,
    Score, Snug, Tab, Touchable, Tried, Turned, Undo, Untried,
};
use crate::claim::Facts;
use crate::guide::{self, WrittenLesson};
use crate::tiles::steps::{self, FAREWELL, note, task};
use crate::{Lang, Lesson};

/// The dice of the first game: the person draws a city cap that closes the start tile's city, then
/// a monastery, then a road.
pub const SEED: &str = "00000000000000000000000000000000000000000000000000000000000004f4";

/// What is said in the first game.
pub fn lessons(lang: Lang) -> Vec<Lesson> {
    guide::lessons(PLAN, lang)
}

const PLAN: &[WrittenLesson] = &[
    note(say::WELCOME_YOU_AND_A_BOT_BUILD, &[Before(1)], &[Progress(1)]),
    task(
        say::YOU_HAVE_DRAWN_A_PIECE_OF,
        &[Before(1), Drawn("city"), Touchable("hand"), NotTurned(2), Untried],
        &[Progress(1), Turned(2)],
    ),
    task(
        steps::FRAMES,
        &[Before(1), Asked("lay"), Touchable("cell:0,-1"), Untried],
        &[Progress(1)],
    ),
    task(steps::LAY_IT, &[Before(1), Asked("lay"), Tried], &[Progress(1)]),
    task(
        say::NOW_YOU_MAY_PLACE_A_FOLLOWER,
        &[Asked("figure"), Before(2), Touchable("ghost:city"), Untried],
        &[Progress(2)],
    ),
    task(steps::ONCE_MORE, &[Asked("figure"), Before(2), Tried], &[Progress(2)]),
    note(say::YOU_CLOSED_THE_CITY_SO_IT, &[Score(4), Progress(1), Before(3)], &[Progress(3)]),
    note(
        say::A_CITY_IS_SCORED_AS_SOON,
        &[NoScore, Progress(1), Before(3), NotAsked("figure")],
        &[Progress(3), Score(1)],
    ),
    note(
        steps::BOT_HAS_PLAYED,
        &[Asked("lay"), Progress(2), Before(3), Tab("log")],
        &[Progress(3)],
    ),
    task(
        say::YOU_HAVE_DRAWN_A_MONASTERY_IT,
        &[Drawn("monastery"), Progress(2), Before(3), Snug, Untried],
        &[Progress(3)],
    ),
    task(
        say::PLACE_A_FOLLOWER_IN_THE_MONASTERY,
        &[Asked("figure"), Progress(3), Before(4), Touchable("ghost:monastery"), Untried],
        &[Progress(4)],
    ),
    task(steps::ONCE_MORE, &[Tried, Progress(2), Before(4)], &[Progress(4)]),
    note(say::THE_BUTTONS_ON_THE_MAP_HELP, &[Overlays, Progress(4)], &[Progress(9)]),
    note(say::TOUCH_YOUR_POINTS_TO_SEE_WHAT, &[Projection, Progress(4)], &[Progress(9)]),
    note(steps::UNDO, &[Asked("figure"), Undo, Progress(5), Before(6)], &[Progress(6)]),
    task(
        say::YOU_NEED_NOT_PLACE_A_FOLLOWER,
        &[Asked("figure"), Done, Progress(5), Before(6), Untried],
        &[Progress(6)],
    ),
    FAREWELL,
];

/// What a look means for the lessons; the person has the first seat.
pub fn facts(look: &Look) -> Option<Facts> {
    let view = View::deserialize(&look.view).ok()?;
    let (drawn, phase) = match view.phase {
        PhaseView::Lay(code) => (tile_names::shows(tile_names::kind(code)?).join(" "), "lay"),
        PhaseView::Figure(_) => (String::new(), "figure"),
        PhaseView::Interlude(InterludeView::Dragon) => (String::new(), "dragon"),
        PhaseView::Interlude(_) => (String::new(), "interlude"),
        PhaseView::Draw | PhaseView::Over => (String::new(), ""),
    };
    let of = |mine: bool| -> Vec<String> {
        let figures = view.figures.iter().filter(|figure| (figure.seat == Seat::FIRST) == mine);
        let name = |figure: &FigureView| match figure.figure {
            Figure::Builder => "builder".to_owned(),
            _ => format!("{}:{}", figure.cell, figure.spot),
        };
        figures.map(name).collect()
    };
    let extras = view.expansions.as_ref();
    let dragon = extras.is_some_and(|extras| extras.dragon.is_some()).then_some("dragon");
    let second = extras.is_some_and(|extras| extras.second_tile).then_some("second-tile");
    Some(Facts {
        phase,
        progress: view.tiles.len().saturating_sub(1) as u32,
        drawn,
        own: of(true),
        theirs: of(false),
        there: dragon.into_iter().chain(second).collect(),
        score: view.seats.first().map_or(0, |seat| seat.score),
        sites: Vec::new(),
    })
}
