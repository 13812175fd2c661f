//! A position as text, parted into what is drawn and what is said.
//!
//! A line that begins with a word in small letters says something; every other line is drawn.

use std::collections::BTreeMap;
use std::fmt::{Display, Write};
use std::str::FromStr;

use game::position::Entry;

use crate::code::TileCode;
use crate::drawing::{DrawingError, HEADING};
use crate::reading::read_label;
use crate::side::Turns;

/// A drawing, the line above it, and the lines that begin with a word.
#[derive(Clone, Debug)]
pub struct Sheet<'a> {
    /// The place of the upper left corner, as it is written.
    pub corner: Option<&'a str>,
    /// The lines of the drawing.
    pub drawing: Vec<&'a str>,
    /// The number of the first of them.
    pub first: usize,
    /// What is said besides.
    pub entries: Vec<Entry<'a>>,
}

impl<'a> Sheet<'a> {
    /// Parts numbered lines.
    pub fn of<P>(
        lines: impl Iterator<Item = (usize, &'a str)>,
    ) -> Result<Sheet<'a>, DrawingError<P>> {
        let mut sheet = Sheet { corner: None, drawing: Vec::new(), first: 1, entries: Vec::new() };
        let mut blank = 0;
        for (number, line) in lines {
            if line.trim().is_empty() {
                blank += 1;
                continue;
            }
            match Entry::read(number, line).filter(|entry| is_word(line, entry.word)) {
                None => sheet.draw(number, line, blank)?,
                Some(Entry { word: HEADING, rest, .. }) if rest.len() == 1 => {
                    if sheet.corner.replace(rest[0]).is_some() {
                        let what = HEADING.to_owned();
                        return Err(DrawingError::Doubled { line: number, what });
                    }
                }
                Some(entry) => sheet.entries.push(entry),
            }
            blank = 0;
        }
        Ok(sheet)
    }

    /// Takes a line of the drawing; blank ones above it are rows without tiles.
    fn draw<P>(
        &mut self,
        number: usize,
        line: &'a str,
        blank: usize,
    ) -> Result<(), DrawingError<P>> {
        if self.drawing.is_empty() {
            self.first = number - blank;
        }
        let next = self.first + self.drawing.len();
        if next + blank != number {
            let reason = "the drawing is in two parts".to_owned();
            return Err(DrawingError::Line { line: next, reason });
        }
        self.drawing.extend(std::iter::repeat_n("", blank));
        self.drawing.push(line);
        Ok(())
    }
}

/// Does the line begin with a word? Frames and what tiles show is none.
fn is_word(line: &str, first: &str) -> bool {
    line.starts_with(first) && first.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}

/// So many places stand in one line of a list.
const PLACES_A_LINE: usize = 16;

/// Appends lines that begin with `word` and name these places.
pub fn write_places(text: &mut String, word: &str, places: &[impl Display]) {
    for line in places.chunks(PLACES_A_LINE) {
        text.push_str(word);
        line.iter().for_each(|place| _ = write!(text, " {place}"));
        text.push('\n');
    }
}

/// Reads words of one kind, such as the places of a list.
pub fn read_all<T: FromStr>(words: &[&str]) -> Result<Vec<T>, String> {
    words.iter().map(|word| read(word)).collect()
}

/// Reads one word.
pub fn read<T: FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("'{word}' cannot stand here"))
}

/// Reads a tile with its place, as in `D/0 0,0`.
pub fn read_tile<P: FromStr>(label: &str, place: &str) -> Result<(TileCode, Turns, P), String> {
    let (tile, turns) = read_label(label).ok_or_else(|| format!("'{label}' is no tile as D/0"))?;
    Ok((tile, turns, read(place)?))
}

/// Puts things into the order in which their places are named; those that are not named come first, as
/// they came. The error names a place where nothing is.
pub fn in_order<T, P: Ord + Copy + Display>(
    things: Vec<T>,
    place: impl Fn(&T) -> P,
    order: &[P],
) -> Result<Vec<T>, String> {
    let mut named: BTreeMap<P, usize> = BTreeMap::new();
    for (number, at) in order.iter().enumerate() {
        if named.insert(*at, number + 1).is_some() {
            return Err(format!("{at} is named twice"));
        }
    }
    let mut sorted: Vec<(usize, T)> = Vec::with_capacity(things.len());
    for thing in things {
        sorted.push((named.remove(&place(&thing)).unwrap_or(0), thing));
    }
    if let Some((at, _)) = named.first_key_value() {
        return Err(format!("there is no tile at {at}"));
    }
    sorted.sort_by_key(|(number, _)| *number);
    Ok(sorted.into_iter().map(|(_, thing)| thing).collect())
}

/// A drawing wider or longer than this is no help to anybody: the tiles are named one by one.
const DRAWING_BYTES_MAX: usize = 200 * 1024;
/// The longest line of a drawing.
const DRAWN_LINE_BYTES_MAX: usize = 8 * 1024;

/// Is a drawing small enough to stand in a position?
pub fn can_be_drawn(drawing: &str) -> bool {
    drawing.len() <= DRAWING_BYTES_MAX
        && drawing.lines().all(|line| line.len() <= DRAWN_LINE_BYTES_MAX)
}
