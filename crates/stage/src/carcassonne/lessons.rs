//! The first game for newcomers.
//!
//! Two seats, the book's options, the person on seat 0 and a bot on seat 1. Every lesson is over by
//! itself once the game has gone on, so that nobody is stuck who plays differently than told.

use carcassonne::{PhaseView, View};
use game::Seat;
use wire::Look;

use crate::guide::{self, Plan, seen};
use crate::tiles::chapters::{FAREWELL, the_bot_plays};
use crate::{Lang, Lesson, Until};

/// The dice of the first game: the person draws a city cap that closes the start tile's city, then
/// a monastery, then a road.
pub const SEED: &str = "00000000000000000000000000000000000000000000000000000000000004f4";

/// What is said when, and until what happens.
pub fn lessons(lang: Lang) -> Vec<Lesson> {
    guide::lessons(PLAN, lang)
}

const PLAN: &[Plan] = &[
    (
        "Welcome! You and a bot build a map together, tile by tile. One tile lies already: a road \
         with a piece of city above it.",
        "Willkommen! Du und ein Bot baut zusammen eine Karte, Plättchen für Plättchen. Eines liegt \
         schon: eine Straße und darüber ein Stück Stadt.",
        Until::Understood,
    ),
    (
        "Below the board is the tile you have drawn: a piece of city in a field. Touch it, or press R, \
         to turn it. Turn it until the city points down.",
        "Unter dem Spielplan siehst du dein gezogenes Plättchen: ein Stück Stadt in einer Wiese. \
         Berühre es oder drücke R, um es zu drehen. Drehe es, bis die Stadt nach unten zeigt.",
        Until::Understood,
    ),
    (
        "The framed cells are where it fits; the bold ones as it is turned now. Touch the cell above the \
         start tile: your tile is shown there. Touch it again to lay it.",
        "Umrandete Felder zeigen, wo es passt; die kräftigen, wo es so gedreht passt. Berühre das \
         Feld über dem Startplättchen: Dein Plättchen liegt dort zur Probe. Berühre es nochmals, um \
         es zu legen.",
        Until::Look(tile_laid),
    ),
    (
        "Now you may place a follower. The dashed figures show where. Choose the one in the city, it \
         becomes your knight, and confirm.",
        "Jetzt darfst du einen Gefolgsmann einsetzen. Die gestrichelten Figuren zeigen, wo. Wähle die \
         in der Stadt, sie wird dein Ritter, und bestätige.",
        Until::Look(first_turn_over),
    ),
    (
        "If you closed the city, it was scored at once: 2 points for each of its 2 tiles, and your knight \
         came home. Finished things pay and give your followers back.",
        "Hast du die Stadt geschlossen, wurde sie gleich gewertet: 2 Punkte für jedes ihrer 2 \
         Plättchen, und dein Ritter kam nach Hause. Was fertig wird, bringt Punkte und gibt dir \
         deine Leute zurück.",
        Until::Understood,
    ),
    the_bot_plays(Until::Look(second_turn)),
    (
        "A monastery! It pays 9 points once all eight cells around it are filled. Lay it where many \
         tiles already lie or may come, and place your follower on it as a monk.",
        "Ein Kloster! Es bringt 9 Punkte, sobald alle acht Felder ringsum belegt sind. Lege es dorthin, \
         wo schon Plättchen liegen oder bald kommen, und setze deinen Gefolgsmann als Mönch darauf.",
        Until::Look(second_turn_over),
    ),
    (
        "You need not place a follower: leave all the figures dashed and press “No follower”. You have \
         only seven, and who lies in a field as a farmer stays there to the end.",
        "Du musst niemanden einsetzen: Lass alle Figuren gestrichelt und drücke „Niemanden \
         einsetzen“. Du hast nur sieben, und wer als Bauer in einer Wiese liegt, bleibt dort bis zum \
         Ende.",
        Until::Understood,
    ),
    (
        "Laid it wrong? “Undo” takes your step back as long as no new tile has been drawn.",
        "Verlegt? „Zurück“ nimmt deinen Schritt zurück, solange kein neues Plättchen gezogen ist.",
        Until::Understood,
    ),
    (
        "The overlays help you read the map: whose is what, where fields begin and end, and how many \
         of the tiles that are left fit on each empty cell. Try them.",
        "Die Ansichten helfen dir, die Karte zu lesen: was wem gehört, wo Wiesen anfangen und aufhören \
         und wie viele der übrigen Plättchen auf jedes leere Feld passen. Probiere sie aus.",
        Until::Understood,
    ),
    (
        "Beside your points you see what you would have if the game ended now; unfold it to see why. \
         At the end, unfinished roads, cities and monasteries still pay a little, and fields pay for \
         the finished cities they touch.",
        "Neben deinen Punkten steht, was du hättest, wenn jetzt Schluss wäre; klappe es auf, um zu \
         sehen, warum. Am Ende bringen auch unfertige Straßen, Städte und Klöster noch etwas, und \
         Wiesen zählen die fertigen Städte, an die sie grenzen.",
        Until::Understood,
    ),
    FAREWELL,
];

/// Has the person nothing to do with a figure?
fn no_figure_asked(view: &View) -> bool {
    view.active != Seat::FIRST || !matches!(view.phase, PhaseView::Figure(_))
}

fn tile_laid(look: &Look) -> bool {
    seen(look, |view: &View| view.tiles.len() >= 2)
}

fn first_turn_over(look: &Look) -> bool {
    seen(look, |view: &View| view.tiles.len() >= 2 && no_figure_asked(view))
}

fn second_turn(look: &Look) -> bool {
    seen(look, |view: &View| view.tiles.len() >= 3 && view.active == Seat::FIRST)
}

fn second_turn_over(look: &Look) -> bool {
    seen(look, |view: &View| view.tiles.len() >= 4 && no_figure_asked(view))
}
