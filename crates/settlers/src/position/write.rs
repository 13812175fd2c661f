//! A game as a position, and a position as text.

use std::fmt;

use game::{Audience, Seat};

use super::words::{Nothing, write_cards, write_deck};
use super::{Belongings, CardCounts, Held, Position, Regions, Step, Title};
use crate::action::Card;
use crate::board::hexes_in;
use crate::drawing::Sketch;
use crate::event::Answer;
use crate::geometry::{Corner, Hex, Side};
use crate::goods::{Bundle, Resource};
use crate::phase::Course;
use crate::scenario::BonusKind;
use crate::state::Settlers;

impl Settlers {
    /// This moment as `audience` knows it.
    pub(crate) fn position_for(&self, audience: Audience) -> Position {
        let now = &self.now;
        let mut sketch = Sketch::of(self);
        let laid = &now.harbours[..now.harbour_count as usize];
        sketch.harbours = laid.iter().map(|(side, kind)| (Side(*side), *kind)).collect();
        let step = match Step::from(now.phase) {
            Step::AgreeDeal { keep, redeal } => {
                let seated = |seat: &Seat| seat.index() < self.terms.seats;
                Step::AgreeDeal { keep, redeal: redeal.iter().filter(seated).collect() }
            }
            step => step,
        };
        let mut position = Position {
            active: now.active,
            turn: Some(now.turn),
            phase: step,
            course: Some(now.phase.course()),
            bank: Some(Bundle::from(now.bank)),
            played: self.cards_played(),
            longest_route: Title::Held(now.route_holder),
            largest_army: Title::Held(now.army_holder),
            card_played: now.card_played,
            ship_moved: now.ship_moved,
            offers: now.offers,
            new_ships: now.new_ships,
            found: now.found,
            charted: now.charted,
            trade: now.trade,
            dice: now.dice,
            redeals: if step.is_deal() { [now.redeals, now.redeals_agreed] } else { [0; 2] },
            lines: self.lines.iter().map(|l| (Corner(l.a), Corner(l.b), l.closer)).collect(),
            thefts: self.told_thefts(audience),
            ways: self.told_ways(),
            ..Position::of_board(sketch)
        };
        for seat in self.all_seats() {
            position.players[seat.index()] = self.belongings(seat, audience);
        }
        position
    }

    /// Development cards that are out of the game, knights aside: everybody saw them played.
    fn cards_played(&self) -> CardCounts {
        let mut played = Card::DECK;
        played[Card::Knight.index()] = 0;
        played[Card::Point.index()] = 0;
        for card in [Card::RoadBuilding, Card::Invention, Card::Monopoly] {
            let at = card.index();
            let held: u8 = self.now.players.iter().map(|own| own.cards[at] + own.fresh[at]).sum();
            played[at] = played[at].saturating_sub(held + self.now.deck[at]);
        }
        played
    }

    fn belongings(&self, seat: Seat, audience: Audience) -> Belongings {
        let (player, sees) = (self.player(seat), self.sees_hand(audience, seat));
        let cards = |counts: CardCounts| match sees || counts == CardCounts::default() {
            true => Held::Known(counts),
            false => Held::Open(counts.iter().sum()),
        };
        let hand = match sees || player.hand.total() == 0 {
            true => Held::Known(Bundle::from(player.hand)),
            false => Held::Open(player.hand.total()),
        };
        let scenario = &self.board().scenario;
        let islands =
            matches!(scenario.bonus.kind, BonusKind::IslandFirst | BonusKind::ForeignIsland);
        let homes = scenario.one_home || scenario.bonus.kind != BonusKind::None;
        let regions = |bits: u64| Regions::of(bits, self.board().islands_dealt);
        Belongings {
            hand,
            counted: Bundle::from(self.counted(seat)),
            cards: cards(player.cards),
            fresh: cards(player.fresh),
            knights: player.knights,
            owed: player.owed,
            picks: player.picks,
            home: homes.then(|| regions(player.home)),
            visited: islands.then(|| regions(player.visited)),
            chips: islands.then_some(player.chips),
            futile: self.now.futile[seat.index()],
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.sketch)?;
        writeln!(f, "active {}", self.active)?;
        if let Some(turn) = self.turn.filter(|turn| *turn > 0) {
            writeln!(f, "turn {turn}")?;
        }
        writeln!(f, "phase {}", self.phase)?;
        let course = self.course.filter(|_| !self.phase.tells_course());
        if let Some(course) = course.filter(|course| *course != Course::Main) {
            writeln!(f, "course {course}")?;
        }
        self.write_turn(f)?;
        if let Some(bank) = self.bank {
            writeln!(f, "bank {bank}")?;
        }
        if self.played != CardCounts::default() {
            writeln!(f, "played {}", write_cards(self.played))?;
        }
        for (seat, own) in self.players.iter().enumerate() {
            own.write(seat, f)?;
        }
        self.write_title(f, "longest-route", self.longest_route)?;
        self.write_title(f, "largest-army", self.largest_army)?;
        self.lines.iter().try_for_each(|(a, b, closer)| writeln!(f, "line {a} {b} {closer}"))?;
        write_words(f, "thefts", &self.thefts)?;
        write_words(f, "ways", &self.ways)
    }
}

impl Position {
    /// What happened in this turn, and what waits.
    fn write_turn(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.redeals != [0; 2] {
            writeln!(f, "redeals {} {}", self.redeals[0], self.redeals[1])?;
        }
        if !self.dice.is_used_up() {
            writeln!(f, "dice {}", write_deck(self.dice))?;
        }
        if self.card_played {
            writeln!(f, "card-played")?;
        }
        if self.ship_moved {
            writeln!(f, "ship-moved")?;
        }
        if self.offers > 0 {
            writeln!(f, "offers {}", self.offers)?;
        }
        if !self.new_ships.is_empty() {
            let sides: String = self.new_ships.iter().map(|at| format!(" {}", Side(at))).collect();
            writeln!(f, "new-ships{sides}")?;
        }
        for (word, hexes) in [("found", self.found), ("charted", self.charted)] {
            if hexes != 0 {
                let names: String =
                    hexes_in(hexes).map(|hex| format!(" {}", Hex(hex as u8))).collect();
                writeln!(f, "{word}{names}")?;
            }
        }
        self.write_offer(f)
    }

    fn write_offer(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !matches!(self.phase, Step::Answer | Step::CloseDeal) {
            return Ok(());
        }
        writeln!(f, "offer {} for {}", self.trade.give, self.trade.want)?;
        for (seat, answer) in self.trade.answers.iter().enumerate() {
            match answer {
                Answer::Refused => {}
                Answer::Open => writeln!(f, "answer {seat} open")?,
                Answer::Accepted => writeln!(f, "answer {seat} accepted")?,
                Answer::Countered { give, want } => {
                    writeln!(f, "answer {seat} {give} for {want}")?;
                }
            }
        }
        Ok(())
    }

    fn write_title(&self, f: &mut fmt::Formatter<'_>, word: &str, title: Title) -> fmt::Result {
        match title {
            Title::Unsaid => Ok(()),
            Title::Held(None) => writeln!(f, "{word} nobody"),
            Title::Held(Some(seat)) => writeln!(f, "{word} {seat}"),
        }
    }
}

/// A line of these words, where there are any.
fn write_words(f: &mut fmt::Formatter<'_>, word: &str, words: &[impl fmt::Display]) -> fmt::Result {
    if words.is_empty() {
        return Ok(());
    }
    write!(f, "{word}")?;
    words.iter().try_for_each(|one| write!(f, " {one}"))?;
    writeln!(f)
}

impl Belongings {
    fn write(&self, seat: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.hand.is_nothing() {
            writeln!(f, "hand {seat} {}", self.hand.write(Bundle::to_string))?;
        }
        if self.counted != Bundle::default() {
            writeln!(f, "counted {seat} {}", self.counted)?;
        }
        for (word, cards) in [("cards", self.cards), ("new", self.fresh)] {
            if !cards.is_nothing() {
                writeln!(f, "{word} {seat} {}", cards.write(|counts| write_cards(*counts)))?;
            }
        }
        for (word, count) in [("knights", self.knights), ("owes", self.owed), ("picks", self.picks)]
        {
            if count > 0 {
                writeln!(f, "{word} {seat} {count}")?;
            }
        }
        for (word, regions) in [("home", self.home), ("visited", self.visited)] {
            if let Some(regions) = regions {
                writeln!(f, "{word} {seat}{}", regions.write())?;
            }
        }
        if let Some(chips) = self.chips {
            writeln!(f, "chips {seat} {chips}")?;
        }
        if !self.futile.is_empty() {
            let kinds: String =
                self.futile.iter().map(|kind| format!(" {}", Resource::nth(kind))).collect();
            writeln!(f, "in-vain {seat}{kinds}")?;
        }
        Ok(())
    }
}
