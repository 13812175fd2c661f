//! What the tests of all games on square tiles ask of their texts: tile files and drawings.

use std::fmt::Debug;

use game::{Audience, Coded, Game, Rng, Seat, SeatSet, luck};

/// A proper text with a slip of the pen: what is said of it. The error says that there was
/// nothing to spoil, or that nobody noticed.
pub fn refusal<T, E>(
    proper: &str,
    [right, wrong]: [&str; 2],
    read: impl Fn(&str) -> Result<T, E>,
) -> Result<E, String> {
    if !proper.contains(right) {
        return Err(format!("nothing to spoil: {right}"));
    }
    match read(&proper.replacen(right, wrong, 1)) {
        Ok(_) => Err(format!("nobody noticed: {wrong}")),
        Err(error) => Ok(error),
    }
}

/// Cuts a part out of a text, doubles one, swaps two characters or puts in a `strange` one.
pub fn stir(text: &str, strange: &[char], rng: &mut impl Rng) -> String {
    let mut text: Vec<char> = text.chars().collect();
    if text.is_empty() {
        return String::new();
    }
    let [a, b, c] = [(); 3].map(|()| luck::below(rng, text.len() as u32) as usize);
    let (from, to) = (a.min(b), a.max(b).min(a.min(b) + PART_MOST));
    match luck::below(rng, 4) {
        0 => drop(text.drain(from..to)),
        1 => {
            let copy: Vec<char> = text[from..to].to_vec();
            text.splice(c..c, copy);
        }
        2 => text.swap(a, b),
        _ => text.splice(a..=a, luck::pick(rng, strange).copied()).for_each(drop),
    }
    text.into_iter().collect()
}

/// The longest part that is cut out or doubled: a few lines.
const PART_MOST: usize = 200;

/// Stirs a text up to three times, again and again: how often something was read from it. Reading
/// may refuse, and must not panic.
pub fn survivors(
    text: &str,
    strange: &[char],
    rounds: usize,
    rng: &mut impl Rng,
    reads: impl Fn(&str) -> bool,
) -> usize {
    let mut round = || {
        let times = 1 + luck::below(rng, 3);
        let stirred = (0..times).fold(text.to_owned(), |text, _| stir(&text, strange, rng));
        reads(&stirred)
    };
    (0..rounds).filter(|_| round()).count()
}

/// The same things in an order that does not depend on who was first.
pub fn sorted<T: Debug>(things: &[T]) -> Vec<String> {
    let mut all: Vec<String> = things.iter().map(|thing| format!("{thing:?}")).collect();
    all.sort_unstable();
    all
}

/// What a seat may do now, sorted.
pub fn offers<G: Game>(game: &G, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let mut offers: Vec<String> = actions.iter().map(ToString::to_string).collect();
    offers.sort_unstable();
    offers
}

/// The code and the ruling with which an action of a seat is refused; it must change nothing. The error
/// says that it was allowed, or is none.
pub fn refused<G: Game + PartialEq>(game: &G, seat: Seat, action: &str) -> Result<String, String> {
    let wish = action.parse().map_err(|_| format!("no action: {action}"))?;
    let mut after = game.clone();
    match after.play(seat, wish) {
        Ok(_) => Err(format!("allowed: {action}")),
        Err(_) if after != *game => Err(format!("refused, and something has changed: {action}")),
        Err(illegal) => Ok(format!("{} {}", illegal.code(), illegal.ruling().unwrap_or("-"))),
    }
}

/// Do the parts of what the seats would get add up to what the game projects? The error has both.
pub fn adds_up<G: Game>(
    game: &G,
    parts: impl IntoIterator<Item = (SeatSet, i32)>,
) -> Result<(), String> {
    let mut points = game.scores(Audience::Spectator);
    for (holders, more) in parts {
        holders.iter().for_each(|seat| points[seat.index()] += more);
    }
    let projection = game.projection(Audience::Spectator);
    if points == projection { Ok(()) } else { Err(format!("{points:?}, not {projection:?}")) }
}
