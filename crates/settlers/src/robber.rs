//! The seven: discards, robber, pirate and the stolen card.

use game::{Seat, SeatSet, Sink};

use crate::beliefs::Theft;
use crate::board::hexes_in;
use crate::event::Event;
use crate::geometry::{Hex, NOWHERE, Sides};
use crate::goods::{Cards, Resource};
use crate::phase::{Phase, out_of_phase};
use crate::refusal::Refusal;
use crate::state::Settlers;

/// Who holds more cards than this must give up half of them.
const HAND_SAFE: u8 = 7;
/// Up to so many points the friendly robber spares a player.
const FRIENDLY_POINTS: u8 = 2;

impl Settlers {
    /// Whoever holds too many cards owes half of them, rounded down (S-77).
    pub(crate) fn demand_discards(&mut self, sink: &mut impl Sink<Event>) {
        let mut any = false;
        for seat in self.all_seats() {
            let player = self.player_mut(seat);
            let held = player.hand.total();
            if held > HAND_SAFE {
                player.owed = held / 2;
                any = true;
                sink.tell(|| Event::MustDiscard { seat, count: held / 2 });
            }
        }
        match any {
            true => self.now.phase = Phase::Discard,
            false => self.call_robber(true, sink),
        }
    }

    /// Robber or pirate must move; where neither has another hex, both stay and the game goes on (S-36).
    #[inline]
    pub(crate) fn call_robber(&mut self, rolled: bool, sink: &mut impl Sink<Event>) {
        self.now.phase = Phase::MoveRobber { rolled };
        if self.robber_land() == 0 {
            self.leave_robber(sink);
        }
    }

    /// There is no land for the robber; perhaps sea for the pirate.
    #[cold]
    #[inline(never)]
    fn leave_robber(&mut self, sink: &mut impl Sink<Event>) {
        if self.now.pirate == NOWHERE || self.pirate_hexes() == 0 {
            self.go_on(sink);
        }
    }

    pub(crate) fn discard(&mut self, seat: Seat, card: Resource, sink: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        player.hand = player.hand.minus(Cards::of(card, 1));
        player.owed -= 1;
        self.now.bank = self.now.bank.plus(Cards::of(card, 1));
        self.note_spent(seat);
        sink.tell(|| Event::Discarded { seat, card });
        if self.now.players.iter().all(|player| player.owed == 0) {
            self.call_robber(true, sink);
        }
    }

    /// May the robber go there (S-36)? The friendly robber is asked apart.
    fn robber_hex(&self, to: Hex) -> Result<(), Refusal> {
        if to.0 as usize >= self.geometry().hexes() {
            return Err(Refusal::NoSuchPlace);
        }
        let fits = self.now.land >> to.0 & 1 == 1 && self.now.robber != to.0;
        if fits { Ok(()) } else { Err(Refusal::RobberStays) }
    }

    fn pirate_hex(&self, to: Hex) -> Result<(), Refusal> {
        if self.now.pirate == NOWHERE && self.now.phase != Phase::PlacePirate {
            return Err(Refusal::NoPirate);
        }
        if to.0 as usize >= self.geometry().hexes() {
            return Err(Refusal::NoSuchPlace);
        }
        let fits = self.sea() >> to.0 & 1 == 1 && self.now.pirate != to.0;
        if fits { Ok(()) } else { Err(Refusal::PirateStays) }
    }

    /// Would a player with few points be hit there?
    fn hits_the_weak(&self, touched: impl Fn(Seat) -> bool) -> bool {
        let weak = |seat: &Seat| self.player(*seat).points <= FRIENDLY_POINTS;
        self.all_seats().filter(|seat| *seat != self.now.active).filter(weak).any(touched)
    }

    fn robber_unfriendly(&self, to: Hex) -> bool {
        let corners = &self.geometry().corners_of[to.at()];
        self.hits_the_weak(|seat| self.player(seat).buildings().meets(corners))
    }

    fn pirate_unfriendly(&self, to: Hex) -> bool {
        let sides = &self.geometry().sides_of[to.at()];
        self.hits_the_weak(|seat| self.player(seat).ships.meets(sides))
    }

    /// Every hex to which the robber may go unless it is friendly.
    #[inline]
    fn robber_land(&self) -> u64 {
        match self.now.robber {
            NOWHERE => self.now.land,
            robber => self.now.land & !(1 << robber),
        }
    }

    /// All hexes for the robber; where the friendly robber would have none, it is not friendly.
    pub(crate) fn robber_hexes(&self) -> u64 {
        let all = self.robber_land();
        if !self.terms.options.friendly_robber {
            return all;
        }
        let spares = |hex: &usize| !self.robber_unfriendly(Hex(*hex as u8));
        let kind = hexes_in(all).filter(spares).fold(0, |set, hex| set | 1 << hex);
        if kind == 0 { all } else { kind }
    }

    /// All hexes for the pirate.
    pub(crate) fn pirate_hexes(&self) -> u64 {
        let all = match self.now.pirate {
            NOWHERE => self.sea(),
            pirate => self.sea() & !(1 << pirate),
        };
        let placing = self.now.phase == Phase::PlacePirate;
        if !self.terms.options.friendly_robber || placing {
            return all;
        }
        let spares = |hex: &usize| !self.pirate_unfriendly(Hex(*hex as u8));
        hexes_in(all).filter(spares).fold(0, |set, hex| set | 1 << hex)
    }

    pub(crate) fn check_robber(&self, to: Hex) -> Result<(), Refusal> {
        self.robber_hex(to)?;
        if self.robber_hexes() >> to.0 & 1 == 0 { Err(Refusal::Friendly) } else { Ok(()) }
    }

    pub(crate) fn check_pirate(&self, to: Hex) -> Result<(), Refusal> {
        self.pirate_hex(to)?;
        let placing = self.now.phase == Phase::PlacePirate;
        if self.terms.options.friendly_robber && !placing && self.pirate_unfriendly(to) {
            return Err(Refusal::Friendly);
        }
        Ok(())
    }

    pub(crate) fn move_robber(&mut self, to: Hex, sink: &mut impl Sink<Event>) {
        let seat = self.now.active;
        let from = self.now.robber;
        self.now.robber = NOWHERE;
        if from != NOWHERE {
            self.count_hex(Hex(from), true);
        }
        self.count_hex(to, false);
        self.now.robber = to.0;
        sink.tell(|| Event::RobberMoved { seat, hex: to });
        let corners = self.geometry().corners_of[to.at()];
        self.choose_victim(|game, seat| game.player(seat).buildings().meets(&corners), sink);
    }

    /// Moves the pirate (S-34), or places it before the set-up (S-31).
    pub(crate) fn move_pirate(&mut self, to: Hex, sink: &mut impl Sink<Event>) {
        let seat = self.now.active;
        let placing = self.now.phase == Phase::PlacePirate;
        self.now.pirate = to.0;
        sink.tell(|| Event::PirateMoved { seat, hex: to });
        if placing {
            return self.go_on(sink);
        }
        let sides = *self.pirate_sides();
        self.choose_victim(|game, seat| game.player(seat).ships.meets(&sides), sink);
    }

    /// The sides on which the pirate stops all ships (S-35).
    #[inline]
    pub(crate) fn pirate_sides(&self) -> &Sides {
        self.geometry().sides_of.get(self.now.pirate as usize).unwrap_or(&Sides::EMPTY)
    }

    fn choose_victim(
        &mut self,
        hit: impl Fn(&Settlers, Seat) -> bool,
        sink: &mut impl Sink<Event>,
    ) {
        let rich = |seat: &Seat| *seat != self.now.active && self.player(*seat).hand.total() > 0;
        let victims: SeatSet =
            self.all_seats().filter(rich).filter(|seat| hit(self, *seat)).collect();
        let rolled = self.now.phase.is_rolled();
        match (victims.len(), victims.iter().next()) {
            (_, None) => self.go_on(sink),
            (1, Some(victim)) => self.now.phase = Phase::Steal { victim, rolled },
            _ => self.now.phase = Phase::ChooseVictim { victims, rolled },
        }
    }

    /// A card changes hands; only thief and victim know which.
    pub(crate) fn steal(&mut self, card: Resource, sink: &mut impl Sink<Event>) {
        let Phase::Steal { victim, .. } = self.now.phase else { return out_of_phase() };
        let thief = self.now.active;
        let one = Cards::of(card, 1);
        self.note_theft(Theft { thief, victim, card });
        let loser = self.player_mut(victim);
        loser.hand = loser.hand.minus(one);
        let winner = self.player_mut(thief);
        winner.hand = winner.hand.plus(one);
        sink.tell(|| Event::Stolen { thief, victim, card: Some(card) });
        self.go_on(sink);
    }
}
