//! The first game for newcomers.
//!
//! Two seats, the book's options, the person on seat 0 and a bot on seat 1. Every lesson is over by
//! itself once the game has gone on, so that nobody is stuck who plays differently than told.

use game::Seat;
use newworld::{PhaseView, View};
use wire::Look;

use crate::guide::{self, Plan, seen};
use crate::tiles::chapters::{FAREWELL, the_bot_plays};
use crate::{Lang, Lesson, Until};

/// The dice of the first game: the person draws a town part that closes Plymouth, then a farm.
pub const SEED: &str = "000000000000000000000000000000000000000000000000000000000000016e";

/// What is said when, and until what happens.
pub fn lessons(lang: Lang) -> Vec<Lesson> {
    guide::lessons(PLAN, lang)
}

const PLAN: &[Plan] = &[
    (
        "Welcome to the New World! On the right lies the coast with the first houses of Plymouth, New \
         York and Jamestown. You and a bot settle the land to the west of it.",
        "Willkommen in der Neuen Welt! Rechts liegt die Küste mit den ersten Häusern von Plymouth, New \
         York und Jamestown. Du und ein Bot besiedelt das Land westlich davon.",
        Until::Understood,
    ),
    (
        "Below the board is the tile you have drawn: a piece of town in a plain. Touch it, or press R, \
         to turn it. Turn it until the town points to the right, to the coast.",
        "Unter dem Spielplan siehst du dein gezogenes Plättchen: ein Stück Stadt in einer Ebene. Berühre \
         es oder drücke R, um es zu drehen. Drehe es, bis die Stadt nach rechts zeigt, zur Küste.",
        Until::Understood,
    ),
    (
        "The framed cells are where it fits; the bold ones as it is turned now. Touch the cell beside \
         Plymouth, the northern town: your tile is shown there. Touch it again to lay it.",
        "Umrandete Felder zeigen, wo es passt; die kräftigen, wo es so gedreht passt. Berühre das Feld \
         neben Plymouth, der nördlichen Stadt: Dein Plättchen liegt dort zur Probe. Berühre es nochmals, \
         um es zu legen.",
        Until::Look(tile_laid),
    ),
    (
        "Now you may place a settler. The dashed figures show where. Choose the one in the town, it \
         becomes your sheriff, and confirm.",
        "Jetzt darfst du einen Siedler einsetzen. Die gestrichelten Figuren zeigen, wo. Wähle die in der \
         Stadt, sie wird dein Sheriff, und bestätige.",
        Until::Look(first_turn_over),
    ),
    (
        "If you closed Plymouth, it was scored at once: 2 points for each of its 2 tiles, the coast \
         included, and your sheriff came home.",
        "Hast du Plymouth geschlossen, wurde es gleich gewertet: 2 Punkte für jedes seiner 2 Plättchen, \
         die Küste mitgezählt, und dein Sheriff kam nach Hause.",
        Until::Understood,
    ),
    (
        "Look at the ruler above the map. After each scoring one of the two surveyors moves a column \
         west. A settler that scores in the column of a surveyor gets 4 points more for each of them: the \
         red number.",
        "Sieh dir das Lineal über der Karte an. Nach jeder Wertung zieht einer der beiden Landvermesser \
         eine Spalte nach Westen. Ein Siedler, der in der Spalte eines Landvermessers wertet, bringt für \
         jeden von ihnen 4 Punkte mehr: die rote Zahl.",
        Until::Understood,
    ),
    the_bot_plays(Until::Look(second_turn)),
    (
        "A farm! It pays 9 points once all eight cells around it are filled, and fields of the coast count \
         as filled. Lay it beside the coast, and place your settler on it as a farmer.",
        "Eine Farm! Sie bringt 9 Punkte, sobald alle acht Felder ringsum belegt sind, und Felder der Küste \
         gelten als belegt. Lege sie an die Küste und setze deinen Siedler als Farmer darauf.",
        Until::Look(second_turn_over),
    ),
    (
        "But hurry: when both surveyors have passed a column, every bandit, sheriff and farmer east of \
         them goes home without points. A yellow sign warns you. Only trappers, who lie in the plains, \
         stay to the end and are paid for animals.",
        "Aber beeil dich: Sind beide Landvermesser an einer Spalte vorbei, müssen alle Banditen, Sheriffs \
         und Farmer östlich von ihnen ohne Punkte heim. Ein gelbes Zeichen warnt dich. Nur Trapper, die in \
         den Ebenen liegen, bleiben bis zum Schluss und werten Tiere.",
        Until::Understood,
    ),
    (
        "The overlays help you read the map: whose is what, where plains begin and end, and how many of \
         the tiles that are left fit on each empty cell. Try them.",
        "Die Ansichten helfen dir, die Karte zu lesen: was wem gehört, wo Ebenen anfangen und aufhören und \
         wie viele der übrigen Plättchen auf jedes leere Feld passen. Probiere sie aus.",
        Until::Understood,
    ),
    FAREWELL,
];

/// Has the person nothing to do with a settler or a scoring?
fn tile_is_done(view: &View) -> bool {
    view.active != Seat::FIRST || !matches!(view.phase, PhaseView::Settle(_) | PhaseView::Score(_))
}

fn tile_laid(look: &Look) -> bool {
    seen(look, |view: &View| !view.tiles.is_empty())
}

fn first_turn_over(look: &Look) -> bool {
    seen(look, |view: &View| !view.tiles.is_empty() && tile_is_done(view))
}

fn second_turn(look: &Look) -> bool {
    seen(look, |view: &View| view.tiles.len() >= 2 && view.active == Seat::FIRST)
}

fn second_turn_over(look: &Look) -> bool {
    seen(look, |view: &View| view.tiles.len() >= 3 && tile_is_done(view))
}
