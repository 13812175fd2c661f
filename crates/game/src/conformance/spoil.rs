//! How somebody spoils a text: lines too few, too many or in another place, other words, numbers and
//! letters, and lines from another text of the same kind.

use rand_chacha::ChaCha8Rng;

use crate::luck;

/// A text has so many slips, each as often as it stands here: one with many is refused for the first.
const SLIPS: [usize; 4] = [1, 1, 2, 3];

/// Numbers at which counting goes wrong.
const NUMBERS: [&str; 16] =
    ["", "0", "1", "2", "3", "5", "6", "7", "10", "19", "99", "-3", "255", "300", "65535", "70000"];

/// The text with some slips in it; some of them are taken from another.
pub(super) fn spoiled(text: &str, other: &str, rng: &mut ChaCha8Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let others: Vec<&str> = other.lines().collect();
    for _ in 0..luck::pick(rng, &SLIPS).copied().unwrap_or(1) {
        slip(&mut lines, &others, rng);
    }
    lines.join("\n")
}

fn slip(lines: &mut Vec<String>, others: &[&str], rng: &mut ChaCha8Rng) {
    if lines.is_empty() || others.is_empty() {
        return;
    }
    let (place, second) = (some_line(lines, rng), some_line(lines, rng));
    let foreign = others[some_line(others, rng)];
    match luck::below(rng, 16) {
        0 => drop(lines.remove(place)),
        1 => lines.insert(place, lines[second].clone()),
        2 => lines.swap(place, second),
        3 => lines[place] = other_word(&lines[place], &lines[second], rng),
        4 => lines[place] = other_word(&lines[place], foreign, rng),
        5..=7 => {
            let place = luck::below(rng, lines.len() as u32) as usize;
            lines[place] = other_letter(&lines[place], &lines[second], rng);
        }
        8 => lines.push(foreign.to_owned()),
        9 | 10 => exchange(lines, foreign),
        11 => {
            let place = luck::below(rng, lines.len().min(others.len()) as u32) as usize;
            others[place].clone_into(&mut lines[place]);
        }
        12 => say_as(lines, others),
        _ => lines[place] = other_number(&lines[place], rng),
    }
}

fn says(line: &str) -> bool {
    line.starts_with(|letter: char| letter.is_ascii_lowercase())
}

/// A line, most often one that says something: drawings have many lines, and few slips in them are taken.
fn some_line(lines: &[impl AsRef<str>], rng: &mut ChaCha8Rng) -> usize {
    let said: Vec<usize> = (0..lines.len()).filter(|at| says(lines[*at].as_ref())).collect();
    match luck::pick(rng, &said) {
        Some(&place) if luck::below(rng, 4) > 0 => place,
        _ => luck::below(rng, lines.len() as u32) as usize,
    }
}

/// Keeps the drawing and says below it what the other text says below its own.
fn say_as(lines: &mut Vec<String>, others: &[&str]) {
    let below = |drawn: Option<usize>| drawn.map_or(0, |last| last + 1);
    let kept = below(lines.iter().rposition(|line| !says(line)));
    lines.truncate(kept);
    let first = below(others.iter().rposition(|line| !says(line)));
    lines.extend(others[first..].iter().map(ToString::to_string));
}

/// Says what the foreign line says, instead of what is said about the same.
fn exchange(lines: &mut Vec<String>, foreign: &str) {
    let word = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
    match lines.iter_mut().find(|line| word(line) == word(foreign)) {
        Some(line) => foreign.clone_into(line),
        None => lines.push(foreign.to_owned()),
    }
}

fn other_word(line: &str, from: &str, rng: &mut ChaCha8Rng) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    let others: Vec<&str> = from.split(' ').collect();
    let place = luck::below(rng, words.len() as u32) as usize;
    words[place] = luck::pick(rng, &others).copied().unwrap_or_default();
    words.join(" ")
}

/// Puts a letter of another line somewhere: a piece on a drawing, a hex, a chip.
fn other_letter(line: &str, from: &str, rng: &mut ChaCha8Rng) -> String {
    let mut letters: Vec<char> = line.chars().collect();
    let others: Vec<char> = from.chars().filter(|letter| *letter != ' ').collect();
    let (Some(&letter), false) = (luck::pick(rng, &others), letters.is_empty()) else {
        return line.to_owned();
    };
    let place = luck::below(rng, letters.len() as u32) as usize;
    letters[place] = letter;
    letters.into_iter().collect()
}

fn other_number(line: &str, rng: &mut ChaCha8Rng) -> String {
    let digits: Vec<usize> =
        line.char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(at, _)| at).collect();
    let Some(&at) = luck::pick(rng, &digits) else { return line.to_owned() };
    let number = luck::pick(rng, &NUMBERS).copied().unwrap_or_default();
    format!("{}{number}{}", &line[..at], &line[at + 1..])
}
