//! Steps of lessons that every game on tiles has.

use crate::Step;
use crate::claim::Claim;

/// Something to be understood. It is said while these claims hold, and not again once the game has
/// come so far.
pub const fn note(
    said: [&'static str; 2],
    claims: &'static [Claim],
    over: &'static [Claim],
) -> Step {
    Step { said, claims, over, asks: true }
}

/// Something to be done.
pub const fn task(
    said: [&'static str; 2],
    claims: &'static [Claim],
    over: &'static [Claim],
) -> Step {
    Step { said, claims, over, asks: false }
}

/// The frames of the cells, in the first turn.
pub const FRAMES: [&str; 2] = [
    "A green frame shows where your tile fits as it is turned now; a dashed green one, where it fits \
     turned another way. Touch the lit cell to try it there.",
    "Ein grüner Rahmen zeigt, wo dein Plättchen so gedreht passt; ein gestrichelter grüner, wo es \
     anders gedreht passt. Berühre das leuchtende Feld, um es dort auszuprobieren.",
];

/// A tile that is tried, in the first turn.
pub const LAY_IT: [&str; 2] = [
    "Your tile is only shown there. Touch it once more, or press “Lay tile”, and it lies.",
    "Dein Plättchen liegt dort nur zur Probe. Berühre es noch einmal oder drücke „Legen“, dann liegt \
     es.",
];

/// Something is tried on the board; said once more where a second thing is confirmed.
pub const ONCE_MORE: [&str; 2] = [
    "Touch it once more, or press the lit button, to confirm.",
    "Berühre es zum Bestätigen noch einmal oder drücke den leuchtenden Knopf.",
];

/// What the bot did.
pub const BOT_HAS_PLAYED: [&str; 2] = [
    "The bot has laid a tile. “Last moves” frames what it did in its colour until you lay yours, and \
     the log tells it in words.",
    "Der Bot hat ein Plättchen gelegt. „Letzte Züge“ umrahmt in seiner Farbe, was er getan hat, bis du \
     deines legst, und der Verlauf erzählt es in Worten.",
];

/// How to take back.
pub const UNDO: [&str; 2] = [
    "Laid it wrong? “Undo” takes your tile back, as long as the next one has not been drawn.",
    "Verlegt? „Zurück“ nimmt dein Plättchen zurück, solange noch kein neues gezogen ist.",
];

/// The last lesson of every first game on tiles.
pub const FAREWELL: Step = note(
    [
        "That is all you need. The rules are always one touch away. Play this game to its end, or \
         start one of your own!",
        "Mehr brauchst du nicht. Die Regeln sind immer einen Klick entfernt. Spiel diese Partie zu \
         Ende oder beginne eine eigene!",
    ],
    &[],
    &[],
);
