//! Who has used how much time. It reads no clock: it is told what time it is.

use game::{Seat, SeatSet};
use wire::{ClockFace, ClockRule};

/// The clocks of a table.
#[derive(Clone, Debug)]
pub struct Timekeeper {
    rule: ClockRule,
    /// Used until `since_ms`, per seat.
    used_ms: Vec<u64>,
    /// Turns finished, per seat; each brings an increment.
    turns: Vec<u64>,
    since_ms: u64,
    running: SeatSet,
    /// The running seats that can run out: those that a person plays.
    mortal: SeatSet,
}

impl Timekeeper {
    /// Clocks that stand still.
    pub fn new(rule: ClockRule, seats: usize) -> Timekeeper {
        Timekeeper {
            rule,
            used_ms: vec![0; seats],
            turns: vec![0; seats],
            since_ms: 0,
            running: SeatSet::EMPTY,
            mortal: SeatSet::EMPTY,
        }
    }

    /// The time each seat has used, for the log; empty where no time is kept.
    pub fn used_at(&self, now_ms: u64) -> Vec<u64> {
        if self.rule == ClockRule::None {
            return Vec::new();
        }
        Seat::first(self.used_ms.len()).map(|seat| self.used(seat, now_ms)).collect()
    }

    /// Something was stored: the clocks are set as the log says, and those of `running` go on.
    /// `finished` is the seat whose turn ended with it.
    pub fn note(
        &mut self,
        at_ms: u64,
        used_ms: &[u64],
        finished: Option<Seat>,
        running: SeatSet,
        mortal: SeatSet,
    ) {
        if used_ms.len() == self.used_ms.len() {
            self.used_ms.copy_from_slice(used_ms);
        }
        if let Some(seat) = finished {
            self.turns[seat.index()] += 1;
        }
        (self.since_ms, self.running, self.mortal) = (at_ms, running, mortal);
    }

    /// The server was down until then: nobody pays for that.
    pub fn resume(&mut self, started_ms: u64) {
        self.since_ms = started_ms;
    }

    /// A running seat whose bank is empty.
    pub fn out_of_time(&self, now_ms: u64) -> Option<Seat> {
        self.mortal.iter().find(|&seat| self.left(seat, now_ms) == Some(0))
    }

    /// When the next bank will be empty, if nothing happens until then.
    pub fn next_flag_ms(&self) -> Option<u64> {
        let flags = self.mortal.iter().filter_map(|seat| self.left(seat, self.since_ms));
        flags.min().map(|left| self.since_ms + left)
    }

    /// The least that one of these seats has left; nothing where none can run out.
    pub fn least_left_ms(&self, seats: impl Iterator<Item = Seat>, now_ms: u64) -> Option<u64> {
        seats.filter_map(|seat| self.left(seat, now_ms)).min()
    }

    /// Since when the clocks run that run.
    pub fn since_ms(&self) -> u64 {
        self.since_ms
    }

    /// What the clocks show; empty where no time is kept.
    pub fn faces(&self, now_ms: u64) -> Vec<ClockFace> {
        if self.rule == ClockRule::None {
            return Vec::new();
        }
        let face = |seat| ClockFace {
            used_ms: self.used(seat, now_ms),
            left_ms: self.left(seat, now_ms),
            running: self.running.contains(seat),
        };
        Seat::first(self.used_ms.len()).map(face).collect()
    }

    fn used(&self, seat: Seat, now_ms: u64) -> u64 {
        let used = self.used_ms[seat.index()];
        let since =
            if self.running.contains(seat) { now_ms.saturating_sub(self.since_ms) } else { 0 };
        used + since
    }

    fn left(&self, seat: Seat, now_ms: u64) -> Option<u64> {
        let ClockRule::Bank { bank_ms, increment_ms } = self.rule else { return None };
        let turns = self.turns[seat.index()];
        Some((bank_ms + turns * increment_ms).saturating_sub(self.used(seat, now_ms)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BANK: ClockRule = ClockRule::Bank { bank_ms: 10_000, increment_ms: 2_000 };

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    fn only(number: usize) -> SeatSet {
        SeatSet::only(seat(number))
    }

    fn running(rule: ClockRule) -> Timekeeper {
        let mut time = Timekeeper::new(rule, 2);
        time.note(1_000, &[0, 0], None, only(0), only(0));
        time
    }

    #[test]
    fn the_clock_of_the_deciding_seat_runs() {
        let time = running(BANK);
        assert_eq!(time.used_at(4_000), [3_000, 0]);
        let faces = time.faces(4_000);
        assert_eq!((faces[0].left_ms, faces[1].left_ms), (Some(7_000), Some(10_000)));
        assert!(faces[0].running && !faces[1].running);
    }

    #[test]
    fn a_finished_turn_brings_the_increment() {
        let mut time = running(BANK);
        time.note(4_000, &[3_000, 0], Some(seat(0)), only(1), only(1));
        assert_eq!(time.faces(5_000)[0].left_ms, Some(9_000));
        assert_eq!(time.faces(5_000)[1].left_ms, Some(9_000));
    }

    #[test]
    fn an_empty_bank_is_found_at_its_time_and_not_before() {
        let time = running(BANK);
        assert_eq!(time.next_flag_ms(), Some(11_000));
        assert_eq!(time.out_of_time(10_999), None);
        assert_eq!(time.out_of_time(11_000), Some(seat(0)));
        let least =
            |numbers: &[usize]| time.least_left_ms(numbers.iter().map(|at| seat(*at)), 4_000);
        assert_eq!((least(&[0, 1]), least(&[1]), least(&[])), (Some(7_000), Some(10_000), None));
    }

    #[test]
    fn seats_played_by_bots_never_run_out() {
        let mut time = running(BANK);
        time.note(1_000, &[0, 0], None, only(0), SeatSet::EMPTY);
        assert_eq!((time.out_of_time(99_000), time.next_flag_ms()), (None, None));
        assert_eq!(time.used_at(99_000), [98_000, 0]);
    }

    #[test]
    fn nobody_pays_for_a_server_that_was_down() {
        let mut time = running(BANK);
        time.resume(501_000);
        assert_eq!(time.used_at(502_000), [1_000, 0]);
        time.resume(400);
        assert_eq!(time.used_at(900), [500, 0], "also where the calendar was set back meanwhile");
    }

    #[test]
    fn counting_up_ends_nothing_and_no_clock_shows_nothing() {
        let time = running(ClockRule::CountUp);
        assert_eq!(time.used_at(6_000), [5_000, 0]);
        assert_eq!((time.out_of_time(u64::MAX), time.next_flag_ms()), (None, None));
        let time = running(ClockRule::None);
        assert!(time.used_at(6_000).is_empty() && time.faces(6_000).is_empty());
    }
}
