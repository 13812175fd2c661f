//! The first game for newcomers.
//!
//! Two seats, the book's options, the person on seat 0 and a bot on seat 1. The person lays the
//! first, third and fifth tile: so progress is counted in laid tiles.

use game::Seat;
use landscape::Turns;
use newworld::{PhaseView, View};
use serde::Deserialize;
use wire::Look;

use super::edition::Edition;
use super::names;
use crate::claim::Claim::{
    Asked, Before, Drawn, NoScore, NotAsked, NotTurned, Overlays, Progress, Score, Snug, Tab,
    Touchable, Tried, Turned, Undo, Untried,
};
use crate::claim::Facts;
use crate::guide::{self, Step};
use crate::tiles::steps::{self, FAREWELL, note, task};
use crate::{Lang, Lesson};

/// The dice of the first game: the person draws a town part that closes Plymouth, then a farm.
pub const SEED: &str = "000000000000000000000000000000000000000000000000000000000000016e";

/// What is said in the first game.
pub fn lessons(lang: Lang) -> Vec<Lesson> {
    guide::lessons(PLAN, lang)
}

const PLAN: &[Step] = &[
    note(
        [
            "Welcome to the New World! On the right lies the coast with the first houses of Plymouth, \
             New York and Jamestown. You and a bot settle the land to the west of it.",
            "Willkommen in der Neuen Welt! Rechts liegt die Küste mit den ersten Häusern von Plymouth, \
             New York und Jamestown. Du und ein Bot besiedelt das Land westlich davon.",
        ],
        &[Before(1)],
        &[Progress(1)],
    ),
    task(
        [
            "You have drawn a piece of town in a plain. Touch your tile to turn it (on a keyboard: R) \
             until the town points to the right, to the coast.",
            "Du hast ein Stück Stadt in einer Ebene gezogen. Berühre dein Plättchen, um es zu drehen \
             (mit Tastatur: R), bis die Stadt nach rechts zeigt, zur Küste.",
        ],
        &[Before(1), Drawn("town in the north"), Touchable("hand"), NotTurned(1), Untried],
        &[Progress(1), Turned(1)],
    ),
    task(
        steps::FRAMES,
        &[Before(1), Asked("lay"), Touchable("cell:-1,2"), Untried],
        &[Progress(1)],
    ),
    task(steps::LAY_IT, &[Before(1), Asked("lay"), Tried], &[Progress(1)]),
    task(
        [
            "Now you may place a settler. The dashed figures show where. Touch the one in the town: it \
             becomes your sheriff.",
            "Jetzt darfst du einen Siedler einsetzen. Die gestrichelten Figuren zeigen, wo. Berühre die \
             in der Stadt: Sie wird dein Sheriff.",
        ],
        &[Asked("figure"), Before(2), Touchable("ghost:town"), Untried],
        &[Progress(2)],
    ),
    task(steps::ONCE_MORE, &[Asked("figure"), Before(2), Tried], &[Progress(2)]),
    note(
        [
            "You closed Plymouth, so it was scored at once: 2 points for each of its 2 tiles, the coast \
             included. Your sheriff came home.",
            "Du hast Plymouth geschlossen, also wurde es gleich gewertet: 2 Punkte für jedes seiner 2 \
             Plättchen, die Küste mitgezählt. Dein Sheriff kam nach Hause.",
        ],
        &[Score(4), Progress(1), Before(3)],
        &[Progress(3)],
    ),
    note(
        [
            "A town is scored as soon as it is closed: 2 points for each of its tiles, the coast \
             included. Then its sheriff comes home.",
            "Eine Stadt wird gewertet, sobald sie geschlossen ist: 2 Punkte für jedes ihrer Plättchen, \
             die Küste mitgezählt. Dann kommt ihr Sheriff nach Hause.",
        ],
        &[NoScore, Progress(1), Before(3), NotAsked("figure")],
        &[Progress(3), Score(1)],
    ),
    note(
        [
            "Look at the ruler above the map. After each scoring one of the two surveyors moves a column \
             west. A settler that scores in the column of a surveyor gets 4 points more for each of \
             them.",
            "Sieh dir das Lineal über der Karte an. Nach jeder Wertung zieht einer der beiden \
             Landvermesser eine Spalte nach Westen. Ein Siedler, der in der Spalte eines Landvermessers \
             wertet, bringt für jeden von ihnen 4 Punkte mehr.",
        ],
        &[Progress(1), NotAsked("figure"), Tab("surveyors")],
        &[Progress(5)],
    ),
    note(
        steps::BOT_HAS_PLAYED,
        &[Asked("lay"), Progress(2), Before(3), Tab("log")],
        &[Progress(3)],
    ),
    task(
        [
            "You have drawn a farm. It brings 9 points once all eight cells around it are filled, and \
             fields of the coast count as filled. Lay it on the lit cell: nowhere do more fields lie \
             around it.",
            "Du hast eine Farm gezogen. Sie bringt 9 Punkte, sobald alle acht Felder ringsum belegt sind, \
             und Felder der Küste gelten als belegt. Lege sie auf das leuchtende Feld: Nirgends liegen \
             mehr Felder ringsum.",
        ],
        &[Drawn("farm"), Progress(2), Before(3), Snug, Untried],
        &[Progress(3)],
    ),
    task(
        [
            "Place a settler on the farm as your farmer.",
            "Setze einen Siedler als Farmer auf die Farm.",
        ],
        &[Asked("figure"), Progress(3), Before(4), Touchable("ghost:farm"), Untried],
        &[Progress(4)],
    ),
    task(steps::ONCE_MORE, &[Tried, Progress(2), Before(4)], &[Progress(4)]),
    note(
        [
            "Hurry: once both surveyors have passed a column, every bandit, sheriff and farmer east of \
             them goes home without points. A yellow sign warns you. Only trappers, who lie in the \
             plains, stay until the end and score animals.",
            "Beeil dich: Sind beide Landvermesser an einer Spalte vorbei, müssen alle Banditen, Sheriffs \
             und Farmer östlich von ihnen ohne Punkte heim. Ein gelbes Zeichen warnt dich. Nur Trapper, \
             die in den Ebenen liegen, bleiben bis zum Ende und werten Tiere.",
        ],
        &[Progress(3), NotAsked("figure")],
        &[Progress(9)],
    ),
    note(
        [
            "The buttons on the map help you read it: who owns what, where the plains end, and how many \
             of the tiles that are left fit on each empty cell.",
            "Die Knöpfe auf der Karte helfen dir, sie zu lesen: was wem gehört, wo die Ebenen enden und \
             wie viele der übrigen Plättchen auf jedes leere Feld passen.",
        ],
        &[Overlays, Progress(4)],
        &[Progress(9)],
    ),
    note(steps::UNDO, &[Asked("figure"), Undo, Progress(5), Before(6)], &[Progress(6)]),
    FAREWELL,
];

/// What a look means for the lessons; the person has the first seat.
pub fn facts(look: &Look) -> Option<Facts> {
    let view = View::deserialize(&look.view).ok()?;
    let (drawn, phase) = match view.phase {
        PhaseView::Lay(code) => {
            let edition = Edition::of(&view.options.tiles, None).ok()?;
            let kind = edition.tiles.kinds().get(edition.tiles.find(code)?.index())?;
            (names::tile(kind, Turns::default(), Lang::En), "lay")
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
