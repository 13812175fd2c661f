//! The first game for newcomers.
//!
//! Two seats, the book's options, the person on seat 0 and a bot on seat 1. The person lays the
//! first, third and fifth tile: so progress is counted in laid tiles.

use carcassonne::{Figure, FigureView, InterludeView, PhaseView, View};
use game::Seat;
use landscape::Turns;
use serde::Deserialize;
use wire::Look;

use super::tile_names;
use crate::claim::Claim::{
    Asked, Before, Done, Drawn, NoScore, NotAsked, NotTurned, Overlays, Progress, Projection,
    Score, Snug, Tab, Touchable, Tried, Turned, Undo, Untried,
};
use crate::claim::Facts;
use crate::guide::{self, Step};
use crate::tiles::steps::{self, FAREWELL, note, task};
use crate::{Lang, Lesson};

/// The dice of the first game: the person draws a city cap that closes the start tile's city, then
/// a monastery, then a road.
pub const SEED: &str = "00000000000000000000000000000000000000000000000000000000000004f4";

/// What is said in the first game.
pub fn lessons(lang: Lang) -> Vec<Lesson> {
    guide::lessons(PLAN, lang)
}

const PLAN: &[Step] = &[
    note(
        [
            "Welcome! You and a bot build a map together, tile by tile. One tile lies there already: \
             a road with a piece of city above it.",
            "Willkommen! Du und ein Bot baut zusammen eine Karte, Plättchen für Plättchen. Eines liegt \
             schon da: eine Straße und darüber ein Stück Stadt.",
        ],
        &[Before(1)],
        &[Progress(1)],
    ),
    task(
        [
            "You have drawn a piece of city in a field. Touch your tile to turn it (on a keyboard: R) \
             until the city points down.",
            "Du hast ein Stück Stadt in einer Wiese gezogen. Berühre dein Plättchen, um es zu drehen \
             (mit Tastatur: R), bis die Stadt nach unten zeigt.",
        ],
        &[Before(1), Drawn("city in the"), Touchable("hand"), NotTurned(2), Untried],
        &[Progress(1), Turned(2)],
    ),
    task(
        steps::FRAMES,
        &[Before(1), Asked("lay"), Touchable("cell:0,-1"), Untried],
        &[Progress(1)],
    ),
    task(steps::LAY_IT, &[Before(1), Asked("lay"), Tried], &[Progress(1)]),
    task(
        [
            "Now you may place a follower. The dashed figures show where. Touch the one in the city: \
             it becomes your knight.",
            "Jetzt darfst du einen Gefolgsmann einsetzen. Die gestrichelten Figuren zeigen, wo. Berühre \
             die in der Stadt: Sie wird dein Ritter.",
        ],
        &[Asked("figure"), Before(2), Touchable("ghost:city"), Untried],
        &[Progress(2)],
    ),
    task(steps::ONCE_MORE, &[Asked("figure"), Before(2), Tried], &[Progress(2)]),
    note(
        [
            "You closed the city, so it was scored at once: 2 points for each of its 2 tiles. Your \
             knight came home.",
            "Du hast die Stadt geschlossen, also wurde sie gleich gewertet: 2 Punkte für jedes ihrer 2 \
             Plättchen. Dein Ritter kam nach Hause.",
        ],
        &[Score(4), Progress(1), Before(3)],
        &[Progress(3)],
    ),
    note(
        [
            "A city is scored as soon as it is closed: 2 points for each of its tiles. Then its knight \
             comes home. Completed features score.",
            "Eine Stadt wird gewertet, sobald sie geschlossen ist: 2 Punkte für jedes ihrer Plättchen. \
             Dann kommt ihr Ritter nach Hause. Was fertig ist, bringt Punkte.",
        ],
        &[NoScore, Progress(1), Before(3), NotAsked("figure")],
        &[Progress(3), Score(1)],
    ),
    note(
        steps::BOT_HAS_PLAYED,
        &[Asked("lay"), Progress(2), Before(3), Tab("log")],
        &[Progress(3)],
    ),
    task(
        [
            "You have drawn a monastery. It brings 9 points once all eight cells around it are filled. \
             Lay it on the lit cell: nowhere do more tiles lie around it.",
            "Du hast ein Kloster gezogen. Es bringt 9 Punkte, sobald alle acht Felder ringsum belegt \
             sind. Lege es auf das leuchtende Feld: Nirgends liegen mehr Plättchen ringsum.",
        ],
        &[Drawn("monastery"), Progress(2), Before(3), Snug, Untried],
        &[Progress(3)],
    ),
    task(
        [
            "Place a follower in the monastery as your monk.",
            "Setze einen Gefolgsmann als Mönch ins Kloster.",
        ],
        &[Asked("figure"), Progress(3), Before(4), Touchable("ghost:monastery"), Untried],
        &[Progress(4)],
    ),
    task(steps::ONCE_MORE, &[Tried, Progress(2), Before(4)], &[Progress(4)]),
    note(
        [
            "The buttons on the map help you read it: who owns what, where the fields end, and how many \
             of the tiles that are left fit on each empty cell.",
            "Die Knöpfe auf der Karte helfen dir, sie zu lesen: was wem gehört, wo die Wiesen enden und \
             wie viele der übrigen Plättchen auf jedes leere Feld passen.",
        ],
        &[Overlays, Progress(4)],
        &[Progress(9)],
    ),
    note(
        [
            "Touch your points to see what you would have if the game ended now, and why. At the end, \
             unfinished roads, cities and monasteries still bring a little, and farmers score the \
             finished cities around their field.",
            "Berühre deine Punkte, um zu sehen, was du bei Spielende jetzt hättest und warum. Am Ende \
             bringen auch unfertige Straßen, Städte und Klöster noch etwas, und Bauern zählen die \
             fertigen Städte an ihrer Wiese.",
        ],
        &[Projection, Progress(4)],
        &[Progress(9)],
    ),
    note(steps::UNDO, &[Asked("figure"), Undo, Progress(5), Before(6)], &[Progress(6)]),
    task(
        [
            "You need not place a follower: “No follower” ends your turn. You have only seven of them, \
             and a farmer stays in the field until the end.",
            "Du musst niemanden einsetzen: „Niemanden einsetzen“ beendet deinen Zug. Du hast nur sieben \
             Gefolgsleute, und ein Bauer bleibt bis zum Ende in der Wiese.",
        ],
        &[Asked("figure"), Done, Progress(5), Before(6), Untried],
        &[Progress(6)],
    ),
    FAREWELL,
];

/// What a look means for the lessons; the person has the first seat.
pub fn facts(look: &Look) -> Option<Facts> {
    let view = View::deserialize(&look.view).ok()?;
    let (drawn, phase) = match view.phase {
        PhaseView::Lay(code) => {
            (tile_names::tile(tile_names::kind(code)?, Turns::default(), Lang::En), "lay")
        }
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
