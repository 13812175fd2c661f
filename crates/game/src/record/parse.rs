//! Text as a record: the form only.

use std::str::FromStr;

use serde_json::Value;

use super::write::digest;
use super::{
    LINE_BYTES_MAX, OPTIONS_MAX, POSITION_LINE, RECORD_BYTES_MAX, RECORD_STEPS_MAX, RECORD_VERSION,
    RawStep, RecordError, RecordFault, RecordText, Withdrawal,
};
use crate::fair::{BadHex, Commitment, Contributions, Seed, read_hex};
use crate::player::Player;
use crate::position::POSITION_BYTES_MAX;
use crate::seat::{SEATS_MAX, Seat};

/// How much of a wrong line an error repeats.
const QUOTE_CHARS_MAX: usize = 60;

impl FromStr for RecordText {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<RecordText, RecordError> {
        if text.len() > RECORD_BYTES_MAX {
            return Err(RecordFault::TooLarge { bytes: text.len() }.at(1));
        }
        let mut page = Page::open(text)?;
        let record = page.record()?;
        page.nothing_more()?;
        Ok(record)
    }
}

/// A text, and how far it is read. Lines are looked up one by one: a list of them all could
/// take many times the memory of the text.
struct Page<'a> {
    /// Without the line feed at its end.
    text: &'a str,
    /// How many lines are read: the number of the line read last.
    read: usize,
    /// The line read last, and where it starts.
    line: &'a str,
    start: usize,
}

impl<'a> Page<'a> {
    /// Sees to it that this is a record and that it is all there.
    fn open(text: &'a str) -> Result<Page<'a>, RecordError> {
        let text = text.strip_suffix('\n').unwrap_or(text);
        let mut page = Page { text, read: 0, line: "", start: 0 };
        match page.next()?.strip_prefix("anleger record ") {
            None => return page.fault(RecordFault::NotARecord),
            Some(version) if version != RECORD_VERSION.to_string() => {
                let found = quote(version);
                return page.fault(RecordFault::UnknownVersion { found });
            }
            Some(_) => {}
        }
        let last = text.rsplit('\n').next().expect("every text has a last line");
        if !last.starts_with("end ") {
            return Err(RecordFault::Truncated.at(text.split('\n').count()));
        }
        Ok(page)
    }

    fn record(&mut self) -> Result<RecordText, RecordError> {
        let game = self.field("game", "'game NAME'")?.to_owned();
        let rules = self.field("rules", "'rules VERSION'")?;
        let rules = rules.parse().or_else(|_| self.bad("the version of the rules is a number"))?;
        let options = self.options()?;
        let position = self.position()?;
        let players = self.players()?;
        let commitment = self.chance()?;
        let contributions = match &commitment {
            Some(table) => self.contributions(players.len(), table)?,
            None => Contributions::NONE,
        };
        self.blank()?;
        let steps = self.steps()?;
        self.blank()?;
        let out = self.out(players.len())?;
        let seed = self.seed()?;
        let scores = self.scores()?;
        let intact = self.end(steps.len())?;
        Ok(RecordText {
            game,
            rules,
            options,
            position,
            players,
            commitment,
            contributions,
            steps,
            out,
            seed,
            scores,
            intact,
        })
    }

    fn options(&mut self) -> Result<Vec<(String, Value)>, RecordError> {
        let mut options: Vec<(String, Value)> = Vec::new();
        while let Some(rest) = self.if_field("option")? {
            let Some((key, value)) = rest.split_once(' ') else {
                return self.bad("an option has a key and a value");
            };
            if options.len() == OPTIONS_MAX {
                return self.bad(format!("a table has at most {OPTIONS_MAX} options"));
            }
            if options.iter().any(|(known, _)| known == key) {
                return self.bad(format!("option '{}' is there twice", quote(key)));
            }
            let value = serde_json::from_str(value);
            let value =
                value.or_else(|error| self.bad(format!("the value is not JSON: {error}")))?;
            options.push((key.to_owned(), value));
        }
        Ok(options)
    }

    fn position(&mut self) -> Result<Vec<String>, RecordError> {
        let (mut lines, mut bytes) = (Vec::new(), 0);
        while let Some(line) = self.if_field(POSITION_LINE)? {
            bytes += line.len() + 1;
            if bytes > POSITION_BYTES_MAX {
                return self.bad(format!("a position has at most {POSITION_BYTES_MAX} bytes"));
            }
            lines.push(line.to_owned());
        }
        Ok(lines)
    }

    fn players(&mut self) -> Result<Vec<Player>, RecordError> {
        let mut players = Vec::new();
        while let Some(rest) = self.if_field("seat")? {
            let Some(rest) = rest.strip_prefix(&format!("{} ", players.len())) else {
                return self.bad(format!("seat {} comes next", players.len()));
            };
            if players.len() == SEATS_MAX {
                return self.bad(format!("a table has at most {SEATS_MAX} seats"));
            }
            match player(rest) {
                Some(player) => players.push(player),
                None => {
                    return self.bad("a seat is 'seat N \"NAME\"' or 'seat N \"NAME\" bot BOT'");
                }
            }
        }
        Ok(players)
    }

    fn chance(&mut self) -> Result<Option<Commitment>, RecordError> {
        match self.field("chance", "an option, a position, a seat or 'chance fair|external'")? {
            "external" => Ok(None),
            "fair" => {
                let hex = self.field("commitment", "'commitment HEX'")?;
                hex.parse().map(Some).or_else(|error| self.bad(format!("{error}")))
            }
            _ => self.bad("chance is 'fair' or 'external'"),
        }
    }

    /// Each pledge, with the share behind it where it was told.
    fn contributions(
        &mut self,
        seats: usize,
        table: &Commitment,
    ) -> Result<Contributions, RecordError> {
        let mut added = Contributions::NONE;
        while let Some(rest) = self.if_field("pledge")? {
            let (seat, pledge) = self.of_seat(rest, seats)?;
            added.pledge(seat, pledge).or_else(|error| self.bad(error.to_string()))?;
            let Some(rest) = self.if_field("share")? else { continue };
            let (whose, share) = self.of_seat(rest, seats)?;
            if whose != seat {
                return self.bad("a share comes right after its pledge");
            }
            if added.tell(seat, share, table).is_err() {
                return self.fault(RecordFault::WrongShare { seat });
            }
        }
        Ok(added)
    }

    /// `SEAT HEX`: 32 bytes of one of the seats.
    fn of_seat<T: FromStr<Err = BadHex>>(
        &self,
        rest: &str,
        seats: usize,
    ) -> Result<(Seat, T), RecordError> {
        let parts = rest.split_once(' ').and_then(|(seat, hex)| Some((seat_of(seat)?, hex)));
        match parts.filter(|(seat, _)| seat.index() < seats) {
            Some((seat, hex)) => match hex.parse() {
                Ok(bytes) => Ok((seat, bytes)),
                Err(error) => self.bad(error.to_string()),
            },
            None => self.bad("a seat of this table and 64 digits are needed"),
        }
    }

    fn steps(&mut self) -> Result<Vec<RawStep>, RecordError> {
        let mut steps = Vec::new();
        while self.peek().is_some_and(|line| !line.is_empty()) {
            let line = self.next()?;
            if steps.len() == RECORD_STEPS_MAX {
                return self.fault(RecordFault::TooManySteps);
            }
            match step(line) {
                Some((number, step)) if number == steps.len() + 1 => steps.push(step),
                Some((found, _)) => {
                    let expected = steps.len() + 1;
                    return self.fault(RecordFault::StepNumber { expected, found });
                }
                None => {
                    return self
                        .unexpected("a step 'N * OUTCOME', 'N SEAT ACTION' or a blank line");
                }
            }
        }
        Ok(steps)
    }

    fn out(&mut self, seats: usize) -> Result<Vec<(Seat, Withdrawal)>, RecordError> {
        let mut out: Vec<(Seat, Withdrawal)> = Vec::new();
        while let Some(rest) = self.if_field("out")? {
            let known = |seat: &Seat| {
                seat.index() < seats
                    && out.last().is_none_or(|(last, _)| last.index() < seat.index())
            };
            match withdrawal(rest).filter(|(seat, _)| known(seat)) {
                Some(left) => out.push(left),
                None => {
                    return self
                        .bad("a seat that left is 'out SEAT resigned|out-of-time', in order");
                }
            }
        }
        Ok(out)
    }

    fn seed(&mut self) -> Result<Option<Seed>, RecordError> {
        let Some(hex) = self.if_field("seed")? else { return Ok(None) };
        hex.parse().map(Some).or_else(|error| self.bad(format!("{error}")))
    }

    fn scores(&mut self) -> Result<Vec<i32>, RecordError> {
        let mut scores = Vec::new();
        while let Some(rest) = self.if_field("score")? {
            let points = rest.strip_prefix(&format!("{} ", scores.len()));
            match points.and_then(|points| points.parse().ok()) {
                Some(points) => scores.push(points),
                None => return self.bad(format!("expected 'score {} POINTS'", scores.len())),
            }
        }
        Ok(scores)
    }

    /// Reads the last line and says whether its digest is that of the bytes above it.
    fn end(&mut self, steps: usize) -> Result<bool, RecordError> {
        let rest =
            self.field("end", "a seat that left, a seed, a score or 'end STEPS sha256:DIGEST'")?;
        let parts = rest.split_once(" sha256:");
        let parts = parts.and_then(|(steps, hex)| Some((steps.parse().ok()?, read_hex(hex).ok()?)));
        let Some((stated, stated_digest)) = parts else {
            return self.bad("the last line is 'end STEPS sha256:DIGEST' with 64 digits");
        };
        if stated != steps {
            return self.fault(RecordFault::StepCount { stated, found: steps });
        }
        Ok(digest(&self.text[..self.start]) == stated_digest)
    }

    fn nothing_more(&mut self) -> Result<(), RecordError> {
        match self.peek() {
            None => Ok(()),
            Some(_) => {
                self.next()?;
                self.unexpected("nothing after the line 'end'")
            }
        }
    }

    fn blank(&mut self) -> Result<(), RecordError> {
        if self.next()?.is_empty() { Ok(()) } else { self.unexpected("a blank line") }
    }

    /// The rest of the next line, which must begin with `word`.
    fn field(&mut self, word: &str, expected: &'static str) -> Result<&'a str, RecordError> {
        match self.if_field(word)? {
            Some(rest) => Ok(rest),
            None => {
                self.next()?;
                self.unexpected(expected)
            }
        }
    }

    /// The rest of the next line, if that begins with `word`.
    fn if_field(&mut self, word: &str) -> Result<Option<&'a str>, RecordError> {
        let rest = self.peek().and_then(|line| line.strip_prefix(word)?.strip_prefix(' '));
        if rest.is_some() {
            self.next()?;
        }
        Ok(rest)
    }

    /// Where the next line starts.
    fn next_start(&self) -> usize {
        if self.read == 0 { 0 } else { self.start + self.line.len() + 1 }
    }

    fn peek(&self) -> Option<&'a str> {
        self.text.get(self.next_start()..)?.split('\n').next()
    }

    fn next(&mut self) -> Result<&'a str, RecordError> {
        let Some(line) = self.peek() else { return self.fault(RecordFault::Truncated) };
        self.start = self.next_start();
        self.line = line;
        self.read += 1;
        if line.len() > LINE_BYTES_MAX {
            return self.fault(RecordFault::LineTooLong);
        }
        if line.chars().any(char::is_control) {
            return self.bad("the line has control characters; lines end with a line feed only");
        }
        Ok(line)
    }

    fn bad<T>(&self, reason: impl Into<String>) -> Result<T, RecordError> {
        self.fault(RecordFault::BadLine { reason: reason.into() })
    }

    fn unexpected<T>(&self, expected: &'static str) -> Result<T, RecordError> {
        self.fault(RecordFault::Unexpected { expected, found: quote(self.line) })
    }

    fn fault<T>(&self, fault: RecordFault) -> Result<T, RecordError> {
        Err(fault.at(self.read.max(1)))
    }
}

fn player(text: &str) -> Option<Player> {
    let mut words = serde_json::Deserializer::from_str(text).into_iter::<String>();
    let name = words.next()?.ok()?;
    let bot = match text.get(words.byte_offset()..)? {
        "" => None,
        rest => Some(rest.strip_prefix(" bot ")?.to_owned()),
    };
    Some(Player { name, bot })
}

fn step(line: &str) -> Option<(usize, RawStep)> {
    let (number, rest) = line.split_once(' ')?;
    let (actor, notation) = rest.split_once(' ')?;
    let seat = match actor {
        "*" => None,
        seat => Some(seat_of(seat)?),
    };
    let notation = Some(notation.to_owned()).filter(|notation| !notation.is_empty())?;
    Some((number.parse().ok()?, RawStep { seat, notation }))
}

fn withdrawal(text: &str) -> Option<(Seat, Withdrawal)> {
    let (seat, why) = text.split_once(' ')?;
    Some((seat_of(seat)?, why.parse().ok()?))
}

fn seat_of(number: &str) -> Option<Seat> {
    Seat::new(number.parse().ok()?)
}

/// The beginning of a text, for a message.
pub(crate) fn quote(text: &str) -> String {
    text.chars().take(QUOTE_CHARS_MAX).collect()
}
