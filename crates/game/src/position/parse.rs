//! Text as a position: the form only.

use std::iter::Peekable;
use std::str::FromStr;

use serde_json::Value;

use super::{POSITION_BYTES_MAX, POSITION_VERSION, PositionError, PositionFlaw, PositionText};
use crate::contract::Audience;
use crate::record::{LINE_BYTES_MAX, OPTIONS_MAX, POSITION_LINE, quote};
use crate::seat::{SEATS_MAX, Seat};

impl FromStr for PositionText {
    type Err = PositionError;

    /// Blanks at the end of a line and lines that end as on other systems do no harm.
    fn from_str(text: &str) -> Result<PositionText, PositionError> {
        if text.len() > POSITION_BYTES_MAX {
            return Err(PositionFlaw::TooLarge { bytes: text.len() }.at(None));
        }
        let lines = text.trim_end().lines().map(str::trim_end);
        let mut page = Page { lines: lines.enumerate().peekable(), line: "", number: 0 };
        page.open()?;
        page.position()
    }
}

/// A text, and how far it is read.
struct Page<'a, I: Iterator<Item = (usize, &'a str)>> {
    lines: Peekable<I>,
    /// The line read last.
    line: &'a str,
    /// Its number, counted from 1.
    number: usize,
}

impl<'a, I: Iterator<Item = (usize, &'a str)>> Page<'a, I> {
    /// Sees to it that this is a position.
    fn open(&mut self) -> Result<(), PositionError> {
        match self.if_field("anleger position")? {
            Some(version) if version == POSITION_VERSION.to_string() => Ok(()),
            Some(version) => self.flaw(PositionFlaw::UnknownVersion { found: quote(version) }),
            None => Err(PositionFlaw::NotAPosition.at(1)),
        }
    }

    fn position(&mut self) -> Result<PositionText, PositionError> {
        let game = self.field("game", "'game NAME'")?.to_owned();
        let rules = self.rules()?;
        let options = self.options()?;
        let seats = self.seats()?;
        let known_to = self.known_to(seats)?;
        if self.next()?.is_some_and(|line| !line.is_empty()) {
            return self.unexpected("a blank line between the heading and the position");
        }
        let first = self.number + 1;
        let mut lines = Vec::new();
        while let Some(line) = self.next()? {
            // In a record a word stands before each of these, and the line must fit there.
            if line.len() + POSITION_LINE.len() + 1 > LINE_BYTES_MAX {
                return self.flaw(PositionFlaw::LineTooLong);
            }
            lines.push(line.to_owned());
        }
        Ok(PositionText { game, rules, options, seats, known_to, lines, first })
    }

    fn rules(&mut self) -> Result<Option<u32>, PositionError> {
        let Some(version) = self.if_field("rules")? else { return Ok(None) };
        version.parse().map(Some).or_else(|_| self.bad("the version of the rules is a number"))
    }

    fn options(&mut self) -> Result<Vec<(String, Value)>, PositionError> {
        let mut options: Vec<(String, Value)> = Vec::new();
        while let Some(rest) = self.if_field("option")? {
            let Some((key, value)) = rest.split_once(' ') else {
                return self.bad("an option has a key and a value");
            };
            if options.len() == OPTIONS_MAX {
                return self.bad(format!("a table has at most {OPTIONS_MAX} options"));
            }
            if options.iter().any(|(known, _)| known == key) {
                return self.flaw(PositionFlaw::Doubled { what: quote(&format!("option {key}")) });
            }
            let value = serde_json::from_str(value);
            let value =
                value.or_else(|error| self.bad(format!("the value is not JSON: {error}")))?;
            options.push((key.to_owned(), value));
        }
        Ok(options)
    }

    fn seats(&mut self) -> Result<usize, PositionError> {
        let seats = self.field("seats", "an option or 'seats NUMBER'")?.parse();
        match seats {
            Ok(seats) if seats <= SEATS_MAX => Ok(seats),
            _ => self.bad(format!("the number of seats is at most {SEATS_MAX}")),
        }
    }

    fn known_to(&mut self, seats: usize) -> Result<Audience, PositionError> {
        let Some(who) = self.if_field("known-to")? else { return Ok(Audience::Referee) };
        if who == "spectator" {
            return Ok(Audience::Spectator);
        }
        let seat = who.parse().ok().filter(|seat| *seat < seats).and_then(Seat::new);
        match seat {
            Some(seat) => Ok(Audience::Seat(seat)),
            None => self.bad("known to a seat of the table, or to a 'spectator'"),
        }
    }

    /// The rest of the next line, which must begin with `word`.
    fn field(&mut self, word: &str, expected: &'static str) -> Result<&'a str, PositionError> {
        match self.if_field(word)? {
            Some(rest) => Ok(rest),
            None => {
                self.next()?;
                self.unexpected(expected)
            }
        }
    }

    /// The rest of the next line, if that begins with `word`.
    fn if_field(&mut self, word: &str) -> Result<Option<&'a str>, PositionError> {
        let line = self.lines.peek().map(|(_, line)| *line);
        let rest = line.and_then(|line| line.strip_prefix(word)?.strip_prefix(' '));
        if rest.is_some() {
            self.next()?;
        }
        Ok(rest)
    }

    fn next(&mut self) -> Result<Option<&'a str>, PositionError> {
        let Some((place, line)) = self.lines.next() else {
            (self.line, self.number) = ("", self.number + 1);
            return Ok(None);
        };
        (self.line, self.number) = (line, place + 1);
        if line.len() > LINE_BYTES_MAX {
            return self.flaw(PositionFlaw::LineTooLong);
        }
        if line.chars().any(char::is_control) {
            return self.bad("the line has control characters");
        }
        Ok(Some(line))
    }

    fn bad<T>(&self, reason: impl Into<String>) -> Result<T, PositionError> {
        self.flaw(PositionFlaw::BadLine { reason: reason.into() })
    }

    fn unexpected<T>(&self, expected: &'static str) -> Result<T, PositionError> {
        self.flaw(PositionFlaw::Unexpected { expected, found: quote(self.line) })
    }

    fn flaw<T>(&self, flaw: PositionFlaw) -> Result<T, PositionError> {
        Err(flaw.at(self.number.max(1)))
    }
}
