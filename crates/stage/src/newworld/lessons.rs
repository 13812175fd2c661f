//! The first game for newcomers.
//!
//! Two seats, the book's options, the person on seat 0 and a bot on seat 1. The person lays the
//! first, third and fifth tile: so progress is counted in laid tiles.

use ::words::extras::newworld_lessons as say;
use game::Seat;
use landscape::{Shape, Side, Terrain, Turns};
use newworld::{PhaseView, View};
use serde::Deserialize;
use wire::Look;

use super::edition::Edition;
use crate::claim::Claim::{
    Asked, Before, Drawn, NoScore, NotAsked, NotTurned, Overlays, Progress, Score, Snug, Tab,
    Touchable, Tried, Turned, Undo, Untried,
};
use crate::claim::Facts;
use crate::guide::{self, WrittenLesson};
use crate::tiles::names::{has, reaches};
use crate::tiles::steps::{self, FAREWELL, note, task};
use crate::{Lang, Lesson};

/// The dice of the first game: the person draws a town part that closes Plymouth, then a farm.
pub const SEED: &str = "000000000000000000000000000000000000000000000000000000000000016e";

/// What is said in the first game.
pub fn lessons(lang: Lang) -> Vec<Lesson> {
    guide::lessons(PLAN, lang)
}

const PLAN: &[WrittenLesson] = &[
    note(say::WELCOME_TO_THE_NEW_WORLD_ON, &[Before(1)], &[Progress(1)]),
    task(
        say::YOU_HAVE_DRAWN_A_PIECE_OF,
        &[Before(1), Drawn("town-north"), Touchable("hand"), NotTurned(1), Untried],
        &[Progress(1), Turned(1)],
    ),
    task(
        steps::FRAMES,
        &[Before(1), Asked("lay"), Touchable("cell:-1,2"), Untried],
        &[Progress(1)],
    ),
    task(steps::LAY_IT, &[Before(1), Asked("lay"), Tried], &[Progress(1)]),
    task(
        say::NOW_YOU_MAY_PLACE_A_SETTLER,
        &[Asked("figure"), Before(2), Touchable("ghost:town"), Untried],
        &[Progress(2)],
    ),
    task(steps::ONCE_MORE, &[Asked("figure"), Before(2), Tried], &[Progress(2)]),
    note(say::YOU_CLOSED_PLYMOUTH_SO_IT_WAS, &[Score(4), Progress(1), Before(3)], &[Progress(3)]),
    note(
        say::A_TOWN_IS_SCORED_AS_SOON,
        &[NoScore, Progress(1), Before(3), NotAsked("figure")],
        &[Progress(3), Score(1)],
    ),
    note(
        say::LOOK_AT_THE_RULER_ABOVE_THE,
        &[Progress(1), NotAsked("figure"), Tab("surveyors")],
        &[Progress(5)],
    ),
    note(
        steps::BOT_HAS_PLAYED,
        &[Asked("lay"), Progress(2), Before(3), Tab("log")],
        &[Progress(3)],
    ),
    task(
        say::YOU_HAVE_DRAWN_A_FARM_IT,
        &[Drawn("farm"), Progress(2), Before(3), Snug, Untried],
        &[Progress(3)],
    ),
    task(
        say::PLACE_A_SETTLER_ON_THE_FARM,
        &[Asked("figure"), Progress(3), Before(4), Touchable("ghost:farm"), Untried],
        &[Progress(4)],
    ),
    task(steps::ONCE_MORE, &[Tried, Progress(2), Before(4)], &[Progress(4)]),
    note(
        say::HURRY_ONCE_BOTH_SURVEYORS_HAVE_PASSED,
        &[Progress(3), NotAsked("figure")],
        &[Progress(9)],
    ),
    note(say::THE_BUTTONS_ON_THE_MAP_HELP, &[Overlays, Progress(4)], &[Progress(9)]),
    note(steps::UNDO, &[Asked("figure"), Undo, Progress(5), Before(6)], &[Progress(6)]),
    FAREWELL,
];

/// What the lessons say of a tile, each in a word.
fn shows(shape: &Shape) -> Vec<&'static str> {
    let towns = reaches(shape, Terrain::Town, Turns::default());
    let north = towns.iter().any(|(_, sides)| sides.contains(&Side::N)).then_some("town-north");
    let farm = has(shape, Terrain::Monastery).then_some("farm");
    north.into_iter().chain(farm).collect()
}

/// What a look means for the lessons; the person has the first seat.
pub fn facts(look: &Look) -> Option<Facts> {
    let view = View::deserialize(&look.view).ok()?;
    let (drawn, phase) = match view.phase {
        PhaseView::Lay(code) => {
            let edition = Edition::of(&view.options.tiles, None).ok()?;
            let kind = edition.tiles.kinds().get(edition.tiles.find(code)?.index())?;
            (shows(&kind.shape).join(" "), "lay")
        }
        PhaseView::Settle(_) => (String::new(), "figure"),
        PhaseView::Score(_) => (String::new(), "score"),
        PhaseView::Draw | PhaseView::Over => (String::new(), ""),
    };
    let of = |mine: bool| {
        let settlers = view.settlers.iter().filter(|settler| (settler.seat == Seat::FIRST) == mine);
        settlers.map(|settler| format!("{}:{}", settler.place.cell(), settler.spot)).collect()
    };
    Some(Facts {
        phase,
        progress: view.tiles.len() as u32,
        drawn,
        own: of(true),
        theirs: of(false),
        there: Vec::new(),
        score: view.seats.first().map_or(0, |seat| seat.score),
        sites: Vec::new(),
    })
}
