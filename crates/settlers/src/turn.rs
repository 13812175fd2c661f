//! The course of the game: what comes next when something is done.

use game::{Seat, SeatSet, Sink};

use crate::dice::Roll;
use crate::event::Event;
use crate::options::DiceKind;
use crate::phase::{Course, Phase};
use crate::state::Settlers;

/// So far turns are counted: further than any match goes, whose steps are limited.
pub(crate) const TURNS_MOST: u16 = 60_000;

impl Settlers {
    /// Goes to whatever must happen next, most often back to the turn.
    #[inline]
    pub(crate) fn go_on(&mut self, sink: &mut impl Sink<Event>) {
        self.go_on_with(self.now.phase.course(), sink);
    }

    /// The same, where the course of the game has changed.
    #[inline]
    pub(crate) fn go_on_with(&mut self, course: Course, sink: &mut impl Sink<Event>) {
        let now = &self.now;
        let picks = now.players.iter().fold(0, |all, player| all | player.picks);
        let due = now.found | now.charted | u64::from(picks);
        match course {
            Course::Main if due == 0 && !self.active_wins() => self.now.phase = Phase::Main,
            Course::Roll if due == 0 && !self.active_wins() => self.now.phase = Phase::Roll,
            _ => self.go_elsewhere(course, sink),
        }
    }

    /// Goes to victory, discoveries, gold, the set-up or free roads. Seldom, so it must not weigh on
    /// the common way.
    #[inline(never)]
    fn go_elsewhere(&mut self, then: Course, sink: &mut impl Sink<Event>) {
        if then.is_turn() && self.active_wins() {
            return self.finish(then.is_rolled(), sink);
        }
        if self.now.found != 0 {
            self.now.phase = Phase::Find { hex: self.now.found.trailing_zeros() as u8, then };
        } else if self.now.charted != 0 {
            self.next_chart(then, sink);
        } else if let Some(seat) = self.next_picker() {
            self.now.phase = Phase::Pick { seat, then };
        } else {
            self.keep_course(then, sink);
        }
    }

    /// Nothing else is due.
    fn keep_course(&mut self, course: Course, sink: &mut impl Sink<Event>) {
        match course {
            Course::SetUp { placed } if (placed as usize) < 2 * self.terms.seats => {
                self.next_set_up(placed, sink);
            }
            Course::SetUp { .. } => self.begin_turn(Seat::FIRST, sink),
            Course::FreeRoads { left, rolled } if left > 0 && self.can_lay_free() => {
                self.now.phase = Phase::FreeRoad { left, rolled };
            }
            Course::Roll | Course::FreeRoads { rolled: false, .. } => self.now.phase = Phase::Roll,
            Course::Main | Course::FreeRoads { .. } => self.now.phase = Phase::Main,
        }
    }

    /// Does the player on turn have the points, hidden ones included (S-29, S-79)?
    #[inline]
    fn active_wins(&self) -> bool {
        let player = self.player(self.now.active);
        player.points + player.hidden_points() >= self.terms.goal
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let now = &mut self.now;
        now.active = seat;
        now.turn = now.turn.saturating_add(1).min(TURNS_MOST);
        now.card_played = false;
        now.ship_moved = false;
        now.offers = 0;
        now.new_ships = Default::default();
        let turn = now.turn;
        sink.tell(|| Event::TurnBegan { seat, turn });
        self.go_on_with(Course::Roll, sink);
    }

    /// The active seat has done; its new development cards are ready from now on.
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        let player = self.player_mut(self.now.active);
        if player.fresh != [0; 5] {
            let fresh = std::mem::take(&mut player.fresh);
            (0..5).for_each(|kind| player.cards[kind] += fresh[kind]);
        }
        self.begin_turn(self.now.active.next(self.terms.seats), sink);
    }

    /// The player on turn has won.
    fn finish(&mut self, rolled: bool, sink: &mut impl Sink<Event>) {
        let winners = SeatSet::only(self.now.active);
        self.now.phase = Phase::Over { rolled };
        self.now.winners = winners;
        let points =
            |player: &crate::state::Player| i32::from(player.points + player.hidden_points());
        let seats = self.terms.seats;
        sink.tell(|| Event::Won {
            winners,
            points: self.now.players[..seats].iter().map(points).collect(),
        });
    }

    /// The dice have fallen.
    pub(crate) fn roll(&mut self, roll: Roll, sink: &mut impl Sink<Event>) {
        let seat = self.now.active;
        if self.terms.options.dice == DiceKind::Levelled {
            self.now.dice = self.rolls_left().without(roll);
        }
        sink.tell(|| Event::Rolled { seat, roll });
        match roll.sum() {
            7 => self.demand_discards(sink),
            sum => {
                self.produce(sum, sink);
                self.go_on_with(Course::Main, sink);
            }
        }
    }

    /// The next seat in turn order that may take a card of choice; claims on an empty bank lapse
    /// (S-24, S-25).
    pub(crate) fn next_picker(&mut self) -> Option<Seat> {
        if self.now.players.iter().all(|player| player.picks == 0) {
            return None;
        }
        if self.now.bank.total() == 0 {
            self.now.players.iter_mut().for_each(|player| player.picks = 0);
        }
        self.seats_from_active().find(|seat| self.player(*seat).picks > 0)
    }
}
