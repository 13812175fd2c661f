//! What a seat may decide now: the list, the question asked apart from it, and the doing.

use game::{Seat, Sink};

use crate::action::{Action, Card};
use crate::building::{CITY, DEVELOPMENT, ROAD, SETTLEMENT, SHIP};
use crate::choices::{Choices, Heard, MORE};
use crate::event::{Answer, Event};
use crate::geometry::{Corner, Hex, NOWHERE, Side};
use crate::goods::{Cards, Resource};
use crate::refusal::Refusal;
use crate::state::{Settlers, Step};

impl Settlers {
    /// Tells the legal decisions of a seat that decides now.
    #[inline]
    pub(crate) fn list(&self, seat: Seat, into: &mut impl Choices) -> Heard {
        match self.now.step {
            Step::Main => self.list_main(seat, into),
            Step::Roll => {
                into.one(Action::Roll)?;
                self.list_cards(seat, into)
            }
            _ => self.list_between(seat, into),
        }
    }

    /// Decisions that a roll, a card or another decision asks for.
    #[inline]
    fn list_between(&self, seat: Seat, into: &mut impl Choices) -> Heard {
        match self.now.step {
            Step::Discard => {
                let hand = || self.player(seat).hand.kind_set();
                into.each(hand, |card| Action::Discard { card: Resource::nth(card) })
            }
            Step::MoveRobber => self.list_robber(into),
            Step::FreeRoad => self.list_free(seat, into),
            Step::Lifted { from } => {
                let spots = || self.open_ship_spots(seat).without(from);
                into.each(spots, |at| Action::Ship { at: Side(at) })
            }
            Step::Pick { .. } => {
                let bank = || self.now.bank.kind_set();
                into.each(bank, |card| Action::Take { card: Resource::nth(card) })
            }
            _ => self.list_rare(seat, into),
        }
    }

    /// Decisions that come up seldom, or in some scenarios only.
    fn list_rare(&self, seat: Seat, into: &mut impl Choices) -> Heard {
        match self.now.step {
            Step::FirstSettlement => {
                into.each(|| self.first_spots(), |at| Action::Settle { at: Corner(at) })
            }
            Step::FirstRoad { at } => self.list_first_road(at, into),
            Step::ChooseVictim { victims } => {
                victims.iter().try_for_each(|victim| into.one(Action::Rob { victim }))
            }
            Step::AgreeDeal { .. } => self.list_agreement(into),
            Step::Answer => self.answers(seat, into),
            Step::CloseDeal => self.deals(into),
            Step::LayHarbour { .. } => {
                into.each(|| self.harbour_places(), |at| Action::Harbour { at: Side(at) })
            }
            Step::PlacePirate => {
                into.each(|| self.pirate_hexes().into(), |to| Action::Pirate { to: Hex(to) })
            }
            Step::OrderChips => {
                into.each(|| self.now.charted.into(), |hex| Action::Chart { hex: Hex(hex) })
            }
            Step::TakeChip { hex } => {
                let sources = || self.chip_sources(Hex(hex)).into();
                into.each(sources, |from| Action::Chip { from: Hex(from) })
            }
            _ => MORE,
        }
    }

    #[inline]
    fn list_main(&self, seat: Seat, into: &mut impl Choices) -> Heard {
        into.one(Action::End)?;
        let player = self.player(seat);
        if !player.hand.is_none() {
            self.list_purchases(seat, into)?;
        }
        self.list_cards(seat, into)?;
        if self.terms.options.domestic_trade && into.wants_offers() {
            self.offers(seat, into)?;
        }
        if self.now.ship_moved || player.movable.is_empty() {
            return MORE;
        }
        into.each(|| self.liftable(seat), |from| Action::Lift { from: Side(from) })
    }

    /// What the cards in hand buy.
    #[inline]
    fn list_purchases(&self, seat: Seat, into: &mut impl Choices) -> Heard {
        let costs = [ROAD, SHIP, SETTLEMENT, CITY, DEVELOPMENT];
        let pays = costs.map(|cost| self.player(seat).hand.covers(cost));
        if pays != [false; 5] {
            self.list_buildings(seat, pays, into)?;
        }
        self.bank_trades(seat, into)
    }

    fn list_buildings(&self, seat: Seat, pays: [bool; 5], into: &mut impl Choices) -> Heard {
        let player = self.player(seat);
        let [road, ship, settlement, city, card] = pays;
        if road && player.left.roads > 0 {
            into.each(|| player.road_spots, |at| Action::Road { at: Side(at) })?;
        }
        if ship && player.left.ships > 0 {
            into.each(|| self.open_ship_spots(seat), |at| Action::Ship { at: Side(at) })?;
        }
        if settlement && player.left.settlements > 0 {
            let spots = || player.reached.and(&self.now.open).and(&self.now.shore);
            into.each(spots, |at| Action::Settle { at: Corner(at) })?;
        }
        if city && player.left.cities > 0 {
            into.each(|| player.settlements, |at| Action::City { at: Corner(at) })?;
        }
        if card && self.now.deck != [0; 5] {
            into.one(Action::Buy)?;
        }
        MORE
    }

    #[inline]
    fn list_cards(&self, seat: Seat, into: &mut impl Choices) -> Heard {
        let cards = &self.player(seat).cards;
        if self.now.card_played || *cards == [0; 5] {
            return MORE;
        }
        if cards[Card::Knight.index()] > 0 {
            into.one(Action::Knight)?;
        }
        if cards[Card::RoadBuilding.index()] > 0 && self.can_lay_free() {
            into.one(Action::RoadBuilding)?;
        }
        if cards[Card::Invention.index()] > 0 && self.now.bank.total() > 0 {
            into.one(Action::Invention)?;
        }
        if cards[Card::Monopoly.index()] > 0 {
            let kinds = || Cards::new([1; 5]).kind_set();
            into.each(kinds, |kind| Action::Monopoly { kind: Resource::nth(kind) })?;
        }
        MORE
    }

    fn list_robber(&self, into: &mut impl Choices) -> Heard {
        into.each(|| self.robber_hexes().into(), |to| Action::Robber { to: Hex(to) })?;
        if self.now.pirate == NOWHERE {
            return MORE;
        }
        into.each(|| self.pirate_hexes().into(), |to| Action::Pirate { to: Hex(to) })
    }

    fn list_first_road(&self, corner: u8, into: &mut impl Choices) -> Heard {
        for side in self.geometry().sides_from(corner) {
            let at = Side(side);
            if self.check_first_road(at, false).is_ok() {
                into.one(Action::Road { at })?;
            }
            if self.check_first_road(at, true).is_ok() {
                into.one(Action::Ship { at })?;
            }
        }
        MORE
    }

    fn list_free(&self, seat: Seat, into: &mut impl Choices) -> Heard {
        let player = self.player(seat);
        if player.left.roads > 0 {
            into.each(|| player.road_spots, |at| Action::Road { at: Side(at) })?;
        }
        if player.left.ships > 0 {
            into.each(|| self.open_ship_spots(seat), |at| Action::Ship { at: Side(at) })?;
        }
        MORE
    }

    /// Says why a decision is against the rules, without looking at the list.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.now.step, action) {
            (Step::AgreeDeal { .. }, Action::Keep | Action::Redeal) => Ok(()),
            (_, Action::Keep | Action::Redeal) => Err(Refusal::DealStands),
            (Step::Main, _) => self.judge_main(seat, action),
            (Step::Roll, Action::Roll) => Ok(()),
            (Step::Roll, _) => self.judge_card(seat, action),
            (Step::Discard, Action::Discard { card }) => match self.player(seat).hand.count(card) {
                0 => Err(Refusal::NotInHand),
                _ => Ok(()),
            },
            (Step::MoveRobber, Action::Robber { to }) => self.check_robber(to),
            (Step::MoveRobber | Step::PlacePirate, Action::Pirate { to }) => self.check_pirate(to),
            (Step::ChooseVictim { victims }, Action::Rob { victim }) => {
                if victims.contains(victim) { Ok(()) } else { Err(Refusal::NoVictim) }
            }
            (Step::FirstSettlement, Action::Settle { at }) => self.check_first(at),
            (Step::FirstRoad { .. }, Action::Road { at }) => self.check_first_road(at, false),
            (Step::FirstRoad { .. }, Action::Ship { at }) => self.check_first_road(at, true),
            (Step::FreeRoad, Action::Road { at }) => self.check_road_spot(seat, at),
            (Step::FreeRoad, Action::Ship { at }) => self.check_ship_spot(seat, at),
            (Step::Lifted { from }, Action::Ship { at }) if at.0 == from => Err(Refusal::SamePlace),
            (Step::Lifted { .. }, Action::Ship { at }) => self.check_ship_spot(seat, at),
            (Step::Pick { .. }, Action::Take { card }) => match self.now.bank.count(card) {
                0 => Err(Refusal::BankEmpty),
                _ => Ok(()),
            },
            (Step::Answer, Action::Accept) => self.check_accept(seat),
            (Step::Answer, Action::Refuse) => Ok(()),
            (Step::Answer, Action::Counter { give, want }) => self.check_counter(seat, give, want),
            (Step::CloseDeal, Action::Deal { with }) => self.check_deal(with),
            (Step::CloseDeal, Action::Withdraw) => Ok(()),
            (Step::LayHarbour { .. }, Action::Harbour { at }) => self.check_harbour(at),
            (Step::OrderChips, Action::Chart { hex }) => {
                let waits = hex.0 < 64 && self.now.charted >> hex.0 & 1 == 1;
                if waits { Ok(()) } else { Err(Refusal::NoSuchPlace) }
            }
            (Step::TakeChip { .. }, Action::Chip { from }) => self.check_chip(from),
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
            Action::Roll => self.now.step = Step::Dice,
            Action::End => self.end_turn(sink),
            Action::Settle { at } if self.now.step == Step::FirstSettlement => {
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
            Action::Rob { victim } => self.now.step = Step::Steal { victim },
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
            Action::Chart { hex } => self.chart(hex, sink),
            Action::Chip { from } => self.take_chip(from, sink),
            Action::Keep => self.answer_deal(seat, true, sink),
            Action::Redeal => self.answer_deal(seat, false, sink),
        }
    }

    /// A road or ship: paid, free, lifted, or of the set-up.
    fn lay_piece(&mut self, seat: Seat, at: Side, ship: bool, sink: &mut impl Sink<Event>) {
        match self.now.step {
            Step::FirstRoad { .. } => return self.first_road(at, ship, sink),
            Step::Lifted { .. } => return self.anchor(seat, at, sink),
            Step::FreeRoad => self.now.free_roads = self.now.free_roads.saturating_sub(1),
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
