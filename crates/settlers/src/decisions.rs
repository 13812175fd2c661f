//! What a seat may decide now: the list, the question asked apart from it, and the doing.

use game::{Seat, Sink};

use crate::action::{Action, Card};
use crate::bits::Bits;
use crate::building::{CITY, DEVELOPMENT, ROAD, SETTLEMENT, SHIP};
use crate::choices::{Choices, Family};
use crate::event::{Answer, Event};
use crate::geometry::{Corner, Hex, NOWHERE, Side};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::Settlers;
use crate::trade::{Offers, offer_at};

impl Settlers {
    /// Lists the legal decisions of a seat that decides now.
    pub(crate) fn list(&self, seat: Seat, into: &mut Vec<Action>) {
        if !self.families(seat, &mut |family| self.tell(seat, family, into)) {
            self.list_rare(seat, into);
        }
    }

    /// The decisions of a turn, of all offers to others only these.
    pub(crate) fn list_turn(&self, seat: Seat, offers: Offers, into: &mut Vec<Action>) {
        self.turn_families(seat, &mut |family| self.tell(seat, family, into));
        into.each(offers, offer_at);
        self.lift_family(seat, &mut |family| self.tell(seat, family, into));
    }

    /// Names the families of decisions that a seat has now, those that must be empty left out. Says
    /// whether they are all there is.
    #[inline]
    pub(crate) fn families(&self, seat: Seat, hear: &mut impl FnMut(Family)) -> bool {
        match self.now.phase {
            Phase::Main => {
                self.turn_families(seat, hear);
                if self.may_offer() {
                    hear(Family::Offer);
                }
                self.lift_family(seat, hear);
            }
            Phase::Roll => {
                hear(Family::Roll);
                self.card_families(seat, hear);
            }
            Phase::Lifted { .. } => hear(Family::Anchor),
            Phase::Discard => hear(Family::Discard),
            Phase::Pick { .. } => hear(Family::Take),
            Phase::Answer if seat != self.now.active => {
                if self.check_accept(seat).is_ok() {
                    hear(Family::Accept);
                }
                hear(Family::Refuse);
                hear(Family::Counter);
            }
            Phase::FreeRoad { .. } => self.free_families(seat, hear),
            Phase::MoveRobber { .. } => {
                hear(Family::Robber);
                if self.now.pirate != NOWHERE {
                    hear(Family::Pirate);
                }
            }
            _ => return false,
        }
        true
    }

    /// Decisions that come up seldom, or in some scenarios only.
    fn list_rare(&self, seat: Seat, into: &mut Vec<Action>) {
        match self.now.phase {
            Phase::FirstSettlement { .. } => {
                into.each(self.first_spots(), |at| Action::Settle { at: Corner(at) })
            }
            Phase::FirstRoad { at, .. } => self.list_first_road(at, into),
            Phase::ChooseVictim { victims, .. } => {
                into.extend(victims.iter().map(|victim| Action::Rob { victim }))
            }
            Phase::AgreeDeal { .. } => into.extend([Action::Keep, Action::Redeal]),
            Phase::Answer | Phase::CloseDeal => {
                into.extend(self.ready_to_deal().iter().map(|with| Action::Deal { with }));
                into.push(Action::Withdraw);
            }
            Phase::LayHarbour { .. } => {
                into.each(self.harbour_places(), |at| Action::Harbour { at: Side(at) })
            }
            Phase::PlacePirate => self.tell(seat, Family::Pirate, into),
            Phase::OrderChips { .. } => {
                into.each(Bits::from(self.now.charted), |hex| Action::Chart { hex: Hex(hex) })
            }
            Phase::TakeChip { hex, .. } => {
                let sources = Bits::from(self.chip_sources(Hex(hex)));
                into.each(sources, |from| Action::Chip { from: Hex(from) });
            }
            _ => {}
        }
    }

    /// What a turn offers before ships move: its end, what the hand buys, cards.
    #[inline]
    fn turn_families(&self, seat: Seat, hear: &mut impl FnMut(Family)) {
        hear(Family::End);
        let hand = self.player(seat).hand;
        if !hand.is_none() {
            let costs = [ROAD, SHIP, SETTLEMENT, CITY, DEVELOPMENT];
            let pays = costs.map(|cost| hand.covers(cost));
            if pays != [false; 5] {
                self.building_families(seat, pays, hear);
            }
            hear(Family::Bank);
        }
        self.card_families(seat, hear);
    }

    #[inline]
    fn building_families(&self, seat: Seat, pays: [bool; 5], hear: &mut impl FnMut(Family)) {
        let left = self.player(seat).left;
        let [road, ship, settlement, city, card] = pays;
        if road && left.roads > 0 {
            hear(Family::Road);
        }
        if ship && left.ships > 0 {
            hear(Family::Ship);
        }
        if settlement && left.settlements > 0 {
            hear(Family::Settle);
        }
        if city && left.cities > 0 {
            hear(Family::City);
        }
        if card && self.now.deck != [0; 5] {
            hear(Family::Buy);
        }
    }

    /// Are there cards from earlier turns, and was none played in this one?
    #[inline]
    pub(crate) fn may_play_card(&self, seat: Seat) -> bool {
        !self.now.card_played && self.player(seat).cards != [0; 5]
    }

    #[inline]
    fn card_families(&self, seat: Seat, hear: &mut impl FnMut(Family)) {
        if !self.may_play_card(seat) {
            return;
        }
        let cards = &self.player(seat).cards;
        if cards[Card::Knight.index()] > 0 {
            hear(Family::Knight);
        }
        if cards[Card::RoadBuilding.index()] > 0 && self.can_lay_free() {
            hear(Family::RoadBuilding);
        }
        if cards[Card::Invention.index()] > 0 && self.now.bank.total() > 0 {
            hear(Family::Invention);
        }
        if cards[Card::Monopoly.index()] > 0 {
            hear(Family::Monopoly);
        }
    }

    #[inline]
    fn lift_family(&self, seat: Seat, hear: &mut impl FnMut(Family)) {
        if !self.now.ship_moved && !self.player(seat).movable.is_empty() {
            hear(Family::Lift);
        }
    }

    fn free_families(&self, seat: Seat, hear: &mut impl FnMut(Family)) {
        let left = self.player(seat).left;
        if left.roads > 0 {
            hear(Family::Road);
        }
        if left.ships > 0 {
            hear(Family::Ship);
        }
    }

    fn list_first_road(&self, corner: u8, into: &mut Vec<Action>) {
        for side in self.geometry().sides_from(corner) {
            let at = Side(side);
            if self.check_first_road(at, false).is_ok() {
                into.push(Action::Road { at });
            }
            if self.check_first_road(at, true).is_ok() {
                into.push(Action::Ship { at });
            }
        }
    }

    /// Says why a decision is against the rules, without looking at the list.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.now.phase, action) {
            (Phase::AgreeDeal { .. }, Action::Keep | Action::Redeal) => Ok(()),
            (_, Action::Keep | Action::Redeal) => Err(Refusal::DealStands),
            (Phase::Main, _) => self.judge_main(seat, action),
            (Phase::Roll, Action::Roll) => Ok(()),
            (Phase::Roll, _) => self.judge_card(seat, action),
            (Phase::Discard, Action::Discard { card }) => {
                match self.player(seat).hand.count(card) {
                    0 => Err(Refusal::NotInHand),
                    _ => Ok(()),
                }
            }
            (Phase::MoveRobber { .. }, Action::Robber { to }) => self.check_robber(to),
            (Phase::MoveRobber { .. } | Phase::PlacePirate, Action::Pirate { to }) => {
                self.check_pirate(to)
            }
            (Phase::ChooseVictim { victims, .. }, Action::Rob { victim }) => {
                if victims.contains(victim) { Ok(()) } else { Err(Refusal::NoVictim) }
            }
            (Phase::FirstSettlement { .. }, Action::Settle { at }) => self.check_first(at),
            (Phase::FirstRoad { .. }, Action::Road { at }) => self.check_first_road(at, false),
            (Phase::FirstRoad { .. }, Action::Ship { at }) => self.check_first_road(at, true),
            (Phase::FreeRoad { .. }, Action::Road { at }) => self.check_road_spot(seat, at),
            (Phase::FreeRoad { .. }, Action::Ship { at }) => self.check_ship_spot(seat, at),
            (Phase::Lifted { from }, Action::Ship { at }) if at.0 == from => {
                Err(Refusal::SamePlace)
            }
            (Phase::Lifted { .. }, Action::Ship { at }) => self.check_ship_spot(seat, at),
            (Phase::Pick { .. }, Action::Take { card }) => match self.now.bank.count(card) {
                0 => Err(Refusal::BankEmpty),
                _ => Ok(()),
            },
            (Phase::Answer, _) if seat == self.now.active => self.judge_closing(action),
            (Phase::CloseDeal, _) => self.judge_closing(action),
            (Phase::Answer, Action::Accept) => self.check_accept(seat),
            (Phase::Answer, Action::Refuse) => Ok(()),
            (Phase::Answer, Action::Counter { give, want }) => self.check_counter(seat, give, want),
            (Phase::LayHarbour { .. }, Action::Harbour { at }) => self.check_harbour(at),
            (Phase::OrderChips { .. }, Action::Chart { hex }) => {
                let waits = hex.0 < 64 && self.now.charted >> hex.0 & 1 == 1;
                if waits { Ok(()) } else { Err(Refusal::NoSuchPlace) }
            }
            (Phase::TakeChip { .. }, Action::Chip { from }) => self.check_chip(from),
            _ => Err(Refusal::NotNow),
        }
    }

    fn judge_main(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let hand = self.player(seat).hand;
        let pays = |cost| if hand.covers(cost) { Ok(()) } else { Err(Refusal::CannotPay) };
        match action {
            Action::End => Ok(()),
            Action::Road { at } => pays(ROAD).and_then(|()| self.check_road_spot(seat, at)),
            Action::Ship { at } => pays(SHIP).and_then(|()| self.check_ship_spot(seat, at)),
            Action::Settle { at } => self.check_settlement(seat, at),
            Action::City { at } => self.check_city(seat, at),
            Action::Buy => self.check_buy(seat),
            Action::Bank { give, take } => self.check_bank(seat, give, take),
            Action::Offer { give, want } => self.check_offer(seat, give, want),
            Action::Lift { from } => self.check_lift(seat, from),
            _ => self.judge_card(seat, action),
        }
    }

    fn judge_card(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Knight => self.check_card(seat, Card::Knight),
            Action::RoadBuilding => self.check_card(seat, Card::RoadBuilding),
            Action::Invention => self.check_card(seat, Card::Invention),
            Action::Monopoly { .. } => self.check_card(seat, Card::Monopoly),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Carries out a legal decision.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Roll => self.now.phase = Phase::Dice,
            Action::End => self.end_turn(sink),
            Action::Settle { at } if matches!(self.now.phase, Phase::FirstSettlement { .. }) => {
                self.first_settlement(at, sink);
            }
            Action::Settle { at } => self.build_settlement(seat, at, sink),
            Action::City { at } => self.build_city(seat, at, sink),
            Action::Road { at } => self.lay_piece(seat, at, false, sink),
            Action::Ship { at } => self.lay_piece(seat, at, true, sink),
            Action::Lift { from } => self.lift(seat, from, sink),
            Action::Buy => self.buy(seat),
            Action::Knight => self.play_knight(seat, sink),
            Action::RoadBuilding => self.play_road_building(seat, sink),
            Action::Invention => self.play_invention(seat, sink),
            Action::Monopoly { kind } => self.play_monopoly(seat, kind, sink),
            Action::Robber { to } => self.move_robber(to, sink),
            Action::Pirate { to } => self.move_pirate(to, sink),
            Action::Rob { victim } => {
                let rolled = self.now.phase.is_rolled();
                self.now.phase = Phase::Steal { victim, rolled };
            }
            Action::Discard { card } => self.discard(seat, card, sink),
            Action::Take { card } => self.take_pick(seat, card, sink),
            Action::Bank { give, take } => self.bank_trade(seat, give, take, sink),
            Action::Offer { give, want } => self.offer(seat, give, want, sink),
            Action::Accept => self.answer(seat, Answer::Accepted, sink),
            Action::Refuse => self.answer(seat, Answer::Refused, sink),
            Action::Counter { give, want } => {
                self.answer(seat, Answer::Countered { give, want }, sink);
            }
            Action::Deal { with } => self.close_deal(with, sink),
            Action::Withdraw => self.withdraw(sink),
            Action::Harbour { at } => self.lay_harbour(at, sink),
            Action::Chart { hex } => self.chart(hex, self.now.phase.course(), sink),
            Action::Chip { from } => self.take_chip(from, sink),
            Action::Keep => self.answer_deal(seat, true, sink),
            Action::Redeal => self.answer_deal(seat, false, sink),
        }
    }

    /// A road or ship: paid, free, lifted, or of the set-up.
    fn lay_piece(&mut self, seat: Seat, at: Side, ship: bool, sink: &mut impl Sink<Event>) {
        match self.now.phase {
            Phase::FirstRoad { .. } => return self.first_road(at, ship, sink),
            Phase::Lifted { .. } => return self.anchor(seat, at, sink),
            Phase::FreeRoad { left, rolled } => {
                self.now.phase = Phase::FreeRoad { left: left - 1, rolled };
            }
            _ => self.pay(seat, if ship { SHIP } else { ROAD }),
        }
        if ship {
            self.put_ship(seat, at, sink);
        } else {
            self.put_road(seat, at, sink);
        }
        self.go_on(sink);
    }
}
