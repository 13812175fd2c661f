//! The game's own lines of a position, with their numbers.

/// Some lines of a text, each with its number in the whole.
#[derive(Clone, Copy, Debug)]
pub struct Lines<'a> {
    lines: &'a [String],
    first: usize,
}

/// A line that begins with a word: what it is about, and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<'a> {
    /// The number of the line, counted from 1.
    pub line: usize,
    /// Its first word.
    pub word: &'a str,
    /// The other words.
    pub rest: Vec<&'a str>,
}

impl<'a> Lines<'a> {
    /// These lines, the first of which has the number `first`.
    pub fn new(lines: &'a [String], first: usize) -> Lines<'a> {
        Lines { lines, first }
    }

    /// Every line with its number.
    pub fn iter(self) -> impl Iterator<Item = (usize, &'a str)> + Clone {
        self.lines.iter().enumerate().map(move |(place, line)| (self.first + place, line.as_str()))
    }
}

impl<'a> Entry<'a> {
    /// The words of a line; `None` for a blank one.
    pub fn read(line: usize, text: &'a str) -> Option<Entry<'a>> {
        let mut words = text.split_ascii_whitespace();
        Some(Entry { line, word: words.next()?, rest: words.collect() })
    }
}
