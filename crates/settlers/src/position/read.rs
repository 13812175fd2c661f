//! Text as a position: what every line says, whether or not it can be.

use std::collections::BTreeSet;

use game::position::{Entry, Faults, Lines, PositionError, PositionFlaw};

use super::words::{read_cards, read_course, read_deck, read_hex, read_seat, read_step};
use super::{Belongings, Held, Position, Regions};
use crate::drawing::Sketch;
use crate::event::Answer;
use crate::geometry::Side;
use crate::goods::{Bundle, Resource};
use crate::state::{SEATS, Trade, place_of};

/// The line that begins the drawing, and the one that ends it.
const BOARD: &str = "board";
const HARBOURS: &str = "harbours";

/// The words that are about one seat.
const OF_SEATS: [&str; 12] = [
    "hand", "counted", "cards", "new", "knights", "owes", "picks", "home", "visited", "chips",
    "in-vain", "answer",
];
const NO_SUCH_LINE: &str = "there is no such line, or not like this";

impl Position {
    /// Reads the lines of a position, and says all that is wrong with them.
    pub(crate) fn read(lines: Lines<'_>) -> Result<Position, PositionError> {
        let (sketch, others) = drawing(lines)?;
        let (mut position, mut faults) = (Position::of_board(sketch), Faults::default());
        position.trade.answers = [Answer::Refused; SEATS];
        let mut said = BTreeSet::new();
        for entry in &others {
            let about = about(entry);
            if !said.insert(about.clone()) {
                faults.add(entry.line, PositionFlaw::Doubled { what: about.join(" ") });
            }
            let taken = position.take(entry);
            faults.keep(entry.line, taken.map_err(|why| format!("{}: {why}", entry.word)));
        }
        if !position.has_offer() {
            position.trade = Trade::default();
            if said.iter().any(|about| matches!(about[0], "offer" | "answer")) {
                faults.impossible("an offer in a phase that has none");
            }
        }
        faults.check()?;
        Ok(position)
    }

    fn has_offer(&self) -> bool {
        matches!(self.phase, super::Step::Answer | super::Step::CloseDeal)
    }

    fn take(&mut self, entry: &Entry<'_>) -> Result<(), String> {
        match (entry.word, entry.rest.as_slice()) {
            ("active", [seat]) => self.active = read_seat(seat)?,
            ("turn", [turn]) => self.turn = Some(number(turn)?),
            ("phase", words) => self.phase = read_step(words)?,
            ("course", words) => self.course = Some(read_course(words)?),
            ("bank", [cards]) => self.bank = Some(cards.parse()?),
            ("played", [cards]) => self.played = read_cards(cards)?,
            ("longest-route", [holder]) => self.longest_route = holder.parse()?,
            ("largest-army", [holder]) => self.largest_army = holder.parse()?,
            ("card-played", []) => self.card_played = true,
            ("ship-moved", []) => self.ship_moved = true,
            ("offers", [count]) => self.offers = number(count)?,
            ("new-ships", sides) => {
                let sides = sides.iter().map(|side| Ok(side.parse::<Side>()?.0));
                self.new_ships = sides.collect::<Result<_, String>>()?;
            }
            ("found", hexes) => self.found = hexes_of(hexes)?,
            ("charted", hexes) => self.charted = hexes_of(hexes)?,
            ("redeals", [must, agreed]) => self.redeals = [number(must)?, number(agreed)?],
            ("dice", rolls) => self.dice = read_deck(rolls)?,
            ("offer", [give, "for", want]) => {
                (self.trade.give, self.trade.want) = (give.parse()?, want.parse()?);
            }
            ("line", [a, b, closer]) => {
                self.lines.push((a.parse()?, b.parse()?, read_seat(closer)?));
            }
            ("thefts", thefts) => self.thefts = each(thefts)?,
            ("ways", ways) => self.ways = each(ways)?,
            (word, [seat, rest @ ..]) => return self.take_of(word, seat, rest),
            _ => return Err(NO_SUCH_LINE.to_owned()),
        }
        Ok(())
    }

    /// What one seat has or did.
    fn take_of(&mut self, word: &str, seat: &str, rest: &[&str]) -> Result<(), String> {
        if !OF_SEATS.contains(&word) {
            return Err(NO_SUCH_LINE.to_owned());
        }
        let place = place_of(read_seat(seat)?);
        let own = &mut self.players[place];
        match (word, rest) {
            ("answer", ["open"]) => self.trade.answers[place] = Answer::Open,
            ("answer", ["refused"]) => self.trade.answers[place] = Answer::Refused,
            ("answer", ["accepted"]) => self.trade.answers[place] = Answer::Accepted,
            ("answer", [give, "for", want]) => {
                let (give, want) = (give.parse()?, want.parse()?);
                self.trade.answers[place] = Answer::Countered { give, want };
            }
            _ => return own.take(word, rest),
        }
        Ok(())
    }
}

impl Belongings {
    fn take(&mut self, word: &str, rest: &[&str]) -> Result<(), String> {
        match (word, rest) {
            ("hand", [cards]) => self.hand = Held::read(cards, str::parse::<Bundle>)?,
            ("counted", [cards]) => self.counted = cards.parse()?,
            ("cards", [cards]) => self.cards = Held::read(cards, read_cards)?,
            ("new", [cards]) => self.fresh = Held::read(cards, read_cards)?,
            ("knights", [count]) => self.knights = number(count)?,
            ("owes", [count]) => self.owed = number(count)?,
            ("picks", [count]) => self.picks = number(count)?,
            ("home", areas) => self.home = Some(Regions::read(areas)?),
            ("visited", areas) => self.visited = Some(Regions::read(areas)?),
            ("chips", [count]) => self.chips = Some(number(count)?),
            ("in-vain", kinds) => {
                let kinds = kinds.iter().map(|kind| Ok(kind.parse::<Resource>()? as u8));
                self.futile = kinds.collect::<Result<_, String>>()?;
            }
            _ => return Err(NO_SUCH_LINE.to_owned()),
        }
        Ok(())
    }
}

/// What must not be said twice: a word, or a word about one seat or trade line.
fn about<'a>(entry: &Entry<'a>) -> Vec<&'a str> {
    let subject = match entry.word {
        word if OF_SEATS.contains(&word) => 1,
        "line" => 2,
        _ => 0,
    };
    std::iter::once(entry.word).chain(entry.rest.iter().copied().take(subject)).collect()
}

/// The drawing, which goes from its first line to the harbours, and all the other lines.
fn drawing(lines: Lines<'_>) -> Result<(Sketch, Vec<Entry<'_>>), PositionError> {
    let starts = |line: &str, word: &str| line.split_ascii_whitespace().next() == Some(word);
    let (mut drawn, mut others) = (String::new(), Vec::new());
    let (mut first, mut inside, mut ended) = (None, false, false);
    for (number, line) in lines.iter() {
        let begins = first.is_none() && starts(line, BOARD);
        if begins {
            (first, inside) = (Some(number), true);
        }
        if !inside {
            others.extend(Entry::read(number, line));
            continue;
        }
        drawn.push_str(line);
        drawn.push('\n');
        if starts(line, HARBOURS) {
            (inside, ended) = (false, true);
        }
    }
    match (first, ended) {
        (None, _) => Err(PositionFlaw::Missing { what: BOARD }.at(None)),
        (Some(_), false) => Err(PositionFlaw::Missing { what: HARBOURS }.at(None)),
        (Some(first), true) => {
            let wrong = |reason: String| PositionFlaw::Drawing { reason }.at(first);
            let sketch =
                drawn.parse().map_err(|error: crate::DrawingError| wrong(error.to_string()));
            Ok((sketch?, others))
        }
    }
}

fn hexes_of(words: &[&str]) -> Result<u64, String> {
    words.iter().map(|word| read_hex(word)).try_fold(0, |all, hex| Ok(all | 1u64 << hex?.at()))
}

fn each<T: std::str::FromStr<Err = String>>(words: &[&str]) -> Result<Vec<T>, String> {
    words.iter().map(|word| word.parse()).collect()
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("'{text}' is no number for this"))
}
