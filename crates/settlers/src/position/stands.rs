//! Where a position stands: whose turn it is, what must happen next, and whether that can be.

use game::position::{Faults, PositionError, PositionFlaw};
use game::{Seat, SeatSet};

use super::words::Nothing;
use super::{Dealing, Position, Step};
use crate::board::hexes_in;
use crate::event::Answer;
use crate::geometry::Hex;
use crate::land::Terrain;
use crate::phase::{Course, Phase};
use crate::state::{PICKS_MOST, Settlers, place_of};
use crate::turn::TURNS_MOST;

/// Why a phase cannot be.
type Why = String;

impl Settlers {
    /// Takes over whose turn it is and how far it has come.
    pub(super) fn take_stand(&mut self, position: &Position, faults: &mut Faults) {
        let now = &mut self.now;
        (now.card_played, now.ship_moved) = (position.card_played, position.ship_moved);
        (now.offers, now.dice, now.trade) = (position.offers, position.dice, position.trade);
        (now.found, now.charted) = (position.found, position.charted);
        [now.redeals, now.redeals_agreed] = position.redeals;
        for (place, own) in position.players.iter().enumerate() {
            now.futile[place] = own.futile;
            (now.players[place].owed, now.players[place].picks) = (own.owed, own.picks);
        }
        match self.phase_of(position) {
            Ok(phase) => self.now.phase = phase,
            Err(why) => return faults.impossible(why),
        }
        let in_play = self.in_play();
        self.now.turn = position.turn.unwrap_or(u16::from(in_play));
        if in_play != (self.now.turn > 0) {
            faults.impossible(
                "turns are counted from 1, and there are none before the set-up is over",
            );
        }
        if self.now.turn > TURNS_MOST {
            faults.impossible(format!("no game has {} turns", self.now.turn));
        }
        if self.now.phase.is_over() {
            self.now.winners = SeatSet::only(self.now.active);
        }
        let checks = [
            Settlers::check_waiting,
            Settlers::check_before,
            Settlers::check_layout,
            Settlers::check_course,
        ];
        for check in checks {
            check(self, position).unwrap_or_else(|why| faults.impossible(why));
        }
        for check in [Settlers::check_due, Settlers::check_set_up] {
            check(self).unwrap_or_else(|why| faults.impossible(why));
        }
    }

    /// Cards are given up in their phase only, and nobody gives up or takes more than there are.
    fn check_waiting(&self, position: &Position) -> Result<(), Why> {
        let phase = self.now.phase;
        let owes = |seat: &Seat| self.player(*seat).owed > 0;
        let owing = self.all_seats().any(|seat| owes(&seat));
        if owing != (phase == Phase::Discard) {
            return Err(
                "cards to give up in another phase than discard, or the other way".to_owned()
            );
        }
        for seat in self.all_seats() {
            let size = position.players[place_of(seat)].hand.size();
            if self.player(seat).owed > size {
                return Err(format!("seat {seat} owes more cards than it has"));
            }
        }
        let most = |seat: &Seat| self.player(*seat).picks > PICKS_MOST;
        match self.all_seats().find(most) {
            Some(seat) => Err(format!("seat {seat} takes more cards than there are")),
            None => Ok(()),
        }
    }

    /// What is still to be found, charted or taken comes in this order, and nothing else before it.
    fn check_due(&self) -> Result<(), Why> {
        let (found, charted) = (self.now.found, self.now.charted);
        let picking = self.all_seats().any(|seat| self.player(seat).picks > 0);
        let (finds, charts, picks) = match self.now.phase {
            Phase::Find { .. } | Phase::FindChip { .. } | Phase::Over { .. } => (true, true, true),
            Phase::OrderChips { .. } | Phase::BagChip { .. } | Phase::TakeChip { .. } => {
                (false, true, true)
            }
            Phase::FirstRoad { .. } | Phase::Pick { .. } => (false, false, true),
            _ => (false, false, false),
        };
        if found != 0 && !finds || charted != 0 && !charts || picking && !picks {
            return Err("something is still to be taken or found before this phase".to_owned());
        }
        let hidden = |hex: usize| {
            self.board().is_face_down(hex) && self.now.terrain[hex] == Terrain::Unknown
        };
        if !hexes_in(found).all(hidden) {
            return Err("a hex that is found lies face up".to_owned());
        }
        match hexes_in(charted).all(|hex| self.waits_for_chip(hex)) {
            true => Ok(()),
            false => Err("a hex that waits for a chip has one, or never gets any".to_owned()),
        }
    }

    /// Does a hex of a small island wait for its chip (S-60)?
    fn waits_for_chip(&self, hex: usize) -> bool {
        self.board().bag_hexes >> hex & 1 == 1 && self.now.chips[hex] == 0
    }

    /// Nobody has pieces or cards before the board is laid out, and then it is not dealt again.
    fn check_before(&self, position: &Position) -> Result<(), Why> {
        if !position.phase.is_deal() && position.redeals != [0; 2] {
            return Err("a deal that is over is not dealt again".to_owned());
        }
        if !position.phase.is_deal() && self.now.phase != Phase::PlacePirate {
            return Ok(());
        }
        if !self.now.occupied.is_empty() || !self.now.built.is_empty() {
            return Err("pieces on a board that is not laid out yet".to_owned());
        }
        let has = |own: &super::Belongings| {
            let bare = own.hand.is_nothing() && own.cards.is_nothing() && own.fresh.is_nothing();
            !bare || own.knights > 0
        };
        match position.players.iter().any(has) || position.played != super::CardCounts::default() {
            true => Err("cards at a table whose board is not laid out yet".to_owned()),
            false => Ok(()),
        }
    }

    /// A course beside a phase that says it itself says the same.
    fn check_course(&self, position: &Position) -> Result<(), Why> {
        let told = position.course.filter(|_| position.phase.tells_course());
        match told.filter(|told| *told != self.now.phase.course()) {
            Some(course) => Err(format!("this phase has no course '{course}'")),
            None => Ok(()),
        }
    }

    /// A game that is over was won, hidden points included.
    pub(super) fn check_won(&self) -> Result<(), PositionError> {
        let player = self.player(self.now.active);
        let points = player.points.saturating_add(player.hidden_points());
        match self.now.phase.is_over() && points < self.terms.goal {
            true => {
                let reason = "the game is over and nobody has won".to_owned();
                Err(PositionFlaw::Impossible { reason }.at(None))
            }
            false => Ok(()),
        }
    }

    /// The phase that is written, with all that follows from the board.
    fn phase_of(&mut self, position: &Position) -> Result<Phase, Why> {
        let course = self.course_of(position)?;
        match position.phase {
            Step::Deal(dealing) => self.deal_of(dealing),
            Step::AgreeDeal { keep, redeal } => self.deal_in_question(keep, redeal),
            Step::DealHarbour | Step::DrawHarbour | Step::LayHarbour(_) => {
                self.harbour_phase(position.phase)
            }
            Step::PlacePirate => self.pirate_phase(),
            Step::FirstSettlement | Step::FirstRoad(_) => self.set_up_phase(position.phase, course),
            Step::Find(_) | Step::FindChip(_) => self.discovery_phase(position.phase, course),
            Step::OrderChips | Step::BagChip(_) | Step::TakeChip(_) => {
                self.chart_phase(position.phase, course)
            }
            Step::Answer | Step::CloseDeal => self.offer_phase(position),
            _ => self.turn_phase(position, course),
        }
    }

    /// Where the game goes on; a course that belongs to no such phase is refused.
    fn course_of(&self, position: &Position) -> Result<Course, Why> {
        let course = position.course.unwrap_or(Course::Main);
        let fits = match position.phase {
            Step::FirstSettlement | Step::FirstRoad(_) => matches!(course, Course::SetUp { .. }),
            Step::MoveRobber | Step::ChooseVictim(_) | Step::Steal(_) | Step::Over => {
                matches!(course, Course::Roll | Course::Main)
            }
            Step::FreeRoad => matches!(course, Course::FreeRoads { left: 1..=2, .. }),
            phase if phase.tells_course() => return Ok(course),
            _ => match course {
                Course::FreeRoads { left, .. } => left <= 2,
                Course::SetUp { placed } => usize::from(placed) <= 2 * self.terms.seats,
                Course::Roll | Course::Main => true,
            },
        };
        if fits { Ok(course) } else { Err(format!("this phase has no course '{course}'")) }
    }

    fn set_up_phase(&self, step: Step, course: Course) -> Result<Phase, Why> {
        let Course::SetUp { placed } = course else { return Err("no set-up".to_owned()) };
        if usize::from(placed) >= 2 * self.terms.seats {
            return Err("everybody has founded two settlements".to_owned());
        }
        if self.now.active != self.set_up_seat(placed) {
            return Err(format!("it is the turn of seat {}", self.set_up_seat(placed)));
        }
        let phase = match step {
            Step::FirstRoad(at) if !self.player(self.now.active).settlements.contains(at.0) => {
                return Err(format!("no settlement at {at} for the first road"));
            }
            Step::FirstRoad(at) => Phase::FirstRoad { at: at.0, placed },
            _ => Phase::FirstSettlement { placed },
        };
        Ok(phase)
    }

    fn pirate_phase(&self) -> Result<Phase, Why> {
        let plays = self.terms.options.pirate && self.now.pirate == crate::geometry::NOWHERE;
        match plays && self.sea() != 0 && self.now.active == Seat::FIRST {
            true => Ok(Phase::PlacePirate),
            false => Err("no pirate is to be placed by the first player".to_owned()),
        }
    }

    /// The phases of a turn that need nothing but a look at the table.
    fn turn_phase(&mut self, position: &Position, course: Course) -> Result<Phase, Why> {
        let rolled = course.is_rolled();
        let size = |seat: Seat| position.players[place_of(seat)].hand.size();
        Ok(match position.phase {
            Step::Roll => Phase::Roll,
            Step::Dice => Phase::Dice,
            Step::Discard => Phase::Discard,
            Step::MoveRobber => Phase::MoveRobber { rolled },
            Step::ChooseVictim(victims) => {
                let others = victims.iter().all(|seat| seat != self.now.active && size(seat) > 0);
                let seated = victims.iter().all(|seat| seat.index() < self.terms.seats);
                if !others || !seated || victims.len() < 2 {
                    return Err("two or more others with cards can be robbed".to_owned());
                }
                Phase::ChooseVictim { victims, rolled }
            }
            Step::Steal(victim) if victim != self.now.active && size(victim) > 0 => {
                Phase::Steal { victim, rolled }
            }
            Step::Steal(victim) => return Err(format!("nothing to steal from seat {victim}")),
            Step::DrawCard => Phase::DrawCard,
            Step::FreeRoad => match course {
                Course::FreeRoads { left, rolled } => Phase::FreeRoad { left, rolled },
                _ => return Err("no free roads".to_owned()),
            },
            Step::Lifted(from) => {
                let free = self.now.ship_sides.contains(from.0);
                let in_hand = self.player(self.now.active).left.ships > 0;
                let free = free && !self.now.occupied.contains(from.0);
                if !free || !in_hand || !self.now.ship_moved {
                    return Err(format!("no ship was lifted from {from} in this turn"));
                }
                Phase::Lifted { from: from.0 }
            }
            Step::Take => {
                let picker = self.seats_from_active().find(|seat| self.player(*seat).picks > 0);
                let seat = picker.ok_or("nobody has a card of choice to take")?;
                Phase::Pick { seat, then: course }
            }
            Step::Over => Phase::Over { rolled },
            _ => Phase::Main,
        })
    }

    fn discovery_phase(&self, step: Step, then: Course) -> Result<Phase, Why> {
        let shows = |hex: Hex| self.now.terrain.get(usize::from(hex.0)).copied();
        let first = hexes_in(self.now.found).next();
        match step {
            Step::Find(hex) if first == Some(usize::from(hex.0)) => {
                Ok(Phase::Find { hex: hex.0, then })
            }
            Step::FindChip(hex)
                if shows(hex).is_some_and(Terrain::takes_chip)
                    && self.board().is_face_down(hex.at())
                    && self.now.chips[hex.at()] == 0 =>
            {
                Ok(Phase::FindChip { hex: hex.0, then })
            }
            _ => Err("the first hex that is found comes first, and land gets a chip".to_owned()),
        }
    }

    fn chart_phase(&self, step: Step, then: Course) -> Result<Phase, Why> {
        let filled = self.now.chip_pile.iter().any(|count| *count > 0);
        let bare = |hex: Hex| self.waits_for_chip(hex.at()) && self.now.charted >> hex.0 & 1 == 0;
        match step {
            Step::OrderChips if self.now.charted.count_ones() > 1 => Ok(Phase::OrderChips { then }),
            Step::BagChip(hex) if bare(hex) && filled => Ok(Phase::BagChip { hex: hex.0, then }),
            Step::TakeChip(hex) if bare(hex) && !filled => Ok(Phase::TakeChip { hex: hex.0, then }),
            _ => Err("no hex waits for a chip like that".to_owned()),
        }
    }

    /// An offer of the active seat, and answers of others.
    fn offer_phase(&self, position: &Position) -> Result<Phase, Why> {
        let (trade, seats) = (&position.trade, self.terms.seats);
        let honest = |give: crate::goods::Bundle, want: crate::goods::Bundle| {
            let named = give.total() > 0 && want.total() > 0 && !give.shares_kind(want);
            named && give.cards().is_some() && want.cards().is_some()
        };
        if !honest(trade.give, trade.want) || !self.terms.options.domestic_trade {
            return Err("no such offer can be made".to_owned());
        }
        for (place, answer) in trade.answers.iter().enumerate() {
            let size = position.players[place].hand.size();
            let other = place < seats && place != self.now.active.index() && size > 0;
            let sound = match answer {
                Answer::Refused => true,
                Answer::Countered { give, want } => other && honest(*give, *want),
                Answer::Open | Answer::Accepted => other,
            };
            if !sound {
                return Err(format!("seat {place} cannot have answered like that"));
            }
        }
        let open = trade.answers[..seats].contains(&Answer::Open);
        let taken = trade.answers[..seats].iter().any(|answer| *answer != Answer::Refused);
        match position.phase {
            Step::Answer if open => Ok(Phase::Answer),
            Step::CloseDeal if !open && taken => Ok(Phase::CloseDeal),
            _ => Err("answers that are missing, or all there".to_owned()),
        }
    }

    /// The deal goes on where the board says.
    fn deal_of(&mut self, dealing: Dealing) -> Result<Phase, Why> {
        let phase = self.deal_phase()?;
        match Step::from(phase) == Step::Deal(dealing) {
            true => Ok(phase),
            false => Err(format!("the deal stands at '{}'", Step::from(phase))),
        }
    }

    fn deal_in_question(&self, keep: SeatSet, redeal: SeatSet) -> Result<Phase, Why> {
        let said = |seat: &Seat| keep.contains(*seat) || redeal.contains(*seat);
        let asked: SeatSet = self.all_seats().filter(|seat| !said(seat)).collect();
        let seated = keep.iter().chain(redeal.iter()).all(|seat| seat.index() < self.terms.seats);
        let both = keep.iter().any(|seat| redeal.contains(seat));
        let may = self.may_deal_again() && self.now.harbour_count == 0;
        match seated && !both && !asked.is_empty() && may {
            true => Ok(Phase::AgreeDeal { asked, keep }),
            false => Err("nobody is asked about this deal".to_owned()),
        }
    }

    fn harbour_phase(&self, step: Step) -> Result<Phase, Why> {
        let left = self.now.harbour_pile.iter().any(|count| *count > 0);
        let (laid, spots) = (self.now.harbour_count, self.board().scenario.spots.len());
        match step {
            Step::DealHarbour if usize::from(laid) < spots && left => {
                Ok(Phase::DealHarbour { spot: laid })
            }
            Step::DrawHarbour if spots == 0 && left => Ok(Phase::DrawHarbour),
            Step::LayHarbour(kind) if spots == 0 && self.now.harbour_pile[kind.index()] > 0 => {
                Ok(Phase::LayHarbour { kind })
            }
            _ => Err("no harbour comes next".to_owned()),
        }
    }
}
