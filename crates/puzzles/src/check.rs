//! Whether a puzzle is still one: it opens by today's rules, its answer is legal, and it is about what it says.

use bots::{Effort, Weigher};
use game::{Game, Heuristics, Match, Player, Window, erased};
use teacher::scale;

use crate::collection::Entry;
use crate::finder::themes_of;
use crate::puzzle::CannotOpen;

/// How many decisions are tried on lines when a puzzle is looked at again.
const WIDE: usize = 5;

/// How many steps an ending may take to be looked through.
const ENDING_STEPS: u64 = 60_000;

/// What is wrong with a puzzle.
#[derive(Debug, thiserror::Error)]
pub enum Wrong {
    /// It cannot be laid on a table.
    #[error(transparent)]
    CannotOpen(#[from] CannotOpen),
    /// It is about another game.
    #[error("it is about another game")]
    OtherGame,
    /// Nothing is the answer.
    #[error("it has no answer")]
    NoAnswer,
    /// A decision of the answer is not in the game's notation.
    #[error("'{0}' is no decision of this game")]
    Notation(String),
    /// The rules forbid a decision of the answer.
    #[error("'{play}' is not legal: {why}")]
    Illegal {
        /// The decision.
        play: String,
        /// Why not.
        why: String,
    },
    /// It is about something else.
    #[error("it is about {found:?}, and says {said:?}")]
    Themes {
        /// What it is about.
        found: Vec<String>,
        /// What it says.
        said: Vec<String>,
    },
}

/// A puzzle of the game `G` as it is opened: the game there, and the answer.
type Opened<G> = (G, Vec<<G as Game>::Action>);

fn opened<G: Heuristics>(entry: Entry<'_>) -> Result<Opened<G>, Wrong> {
    let (source, puzzle) = (entry.source, entry.puzzle);
    let players = vec![Player::person("?"); source.seats];
    let opened = source.open(puzzle, erased::game::<G>(), players)?;
    let played = opened.as_any().downcast_ref::<Match<G>>().ok_or(Wrong::OtherGame)?;
    let read = |play: &str| play.parse().map_err(|_| Wrong::Notation(play.to_owned()));
    let answer: Vec<G::Action> =
        puzzle.answer.iter().map(|step| read(&step.play)).collect::<Result<_, Wrong>>()?;
    match answer.is_empty() {
        true => Err(Wrong::NoAnswer),
        false => Ok((played.game().clone(), answer)),
    }
}

/// Does a puzzle of the game `G` hold by the rules of today?
pub fn check<G: Heuristics>(entry: Entry<'_>) -> Result<(), Wrong> {
    let (game, answer) = opened::<G>(entry)?;
    let mut world = game.clone();
    for action in &answer {
        world
            .play(entry.puzzle.seat, *action)
            .map_err(|why| Wrong::Illegal { play: action.to_string(), why: why.to_string() })?;
    }
    let found = themes_of(&game, entry.puzzle.seat, &answer);
    match found == entry.puzzle.themes {
        true => Ok(()),
        false => Err(Wrong::Themes { found, said: entry.puzzle.themes.clone() }),
    }
}

/// How much more the first decision of the answer promises than the best of all others, weighed anew on so many
/// lines with the luck of `seed`; negative where something else seems better. As a share of two seats' chances.
pub fn weigh_again<G: Heuristics>(entry: Entry<'_>, lines: u32, seed: u64) -> Result<f64, Wrong> {
    let (game, answer) = opened::<G>(entry)?;
    let seat = entry.puzzle.seat;
    let effort = Effort { wide: WIDE, lines, ending_steps: ENDING_STEPS };
    let window = Window::new(&game, seat);
    let weighed = Weigher::default().weigh(window, answer.first().copied(), effort, seed);
    let hope = |is_answer: bool| {
        let mine = weighed.iter().filter(|one| (answer.first() == Some(&one.action)) == is_answer);
        mine.filter_map(|one| one.chances.get(seat.index()).copied()).fold(0.0, f32::max)
    };
    Ok(f64::from(hope(true) - hope(false)) / scale(game.seats()))
}
