//! Trade: with the bank and through harbours, and with the other players.
//!
//! Only the active player trades with others (S-78): offers, and closes with one who agreed or
//! countered, or withdraws; at once, while others still think, or when everybody has answered. Every
//! answer is final, so nobody stalls, and the number of offers in a turn is limited.

use game::{Seat, SeatSet, Sink};

use crate::action::Action;
use crate::event::{Answer, Event};
use crate::goods::{Bundle, Cards, Resource, Swaps};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::{SEATS, Settlers, Trade, place_of};

/// The amounts of the offers in the legal list: given, wanted.
const FAMILY: [(u8, u8); 3] = [(1, 1), (2, 1), (1, 2)];

/// What the bank asks of each kind, by the harbours a player has.
const RATES: [Cards; 64] = {
    let mut all = [Cards::NONE; 64];
    let mut harbours = 0;
    while harbours < 64 {
        let mut rates = [if harbours >> 5 & 1 == 1 { 3 } else { 4 }; 5];
        let mut kind = 0;
        while kind < 5 {
            if harbours >> kind & 1 == 1 {
                rates[kind] = 2;
            }
            kind += 1;
        }
        all[harbours] = Cards::new(rates);
        harbours += 1;
    }
    all
};

impl Settlers {
    /// How many cards of a kind the bank asks of a seat (S-78).
    #[inline]
    pub(crate) fn rate(&self, seat: Seat, kind: Resource) -> u8 {
        self.rates(seat).count(kind)
    }

    /// The same for all kinds at once. There are six bits; the remainder only spares the processor a
    /// check.
    #[inline]
    fn rates(&self, seat: Seat) -> Cards {
        let harbours = self.player(seat).harbours as usize;
        debug_assert!(harbours < RATES.len(), "there are six kinds of harbours");
        RATES[harbours % RATES.len()]
    }

    pub(crate) fn check_bank(
        &self,
        seat: Seat,
        give: Resource,
        take: Resource,
    ) -> Result<(), Refusal> {
        if give == take {
            return Err(Refusal::LikeForLike);
        }
        if self.player(seat).hand.count(give) < self.rate(seat, give) {
            return Err(Refusal::CannotPay);
        }
        if self.now.bank.count(take) == 0 { Err(Refusal::BankEmpty) } else { Ok(()) }
    }

    /// The trades with the bank that the hand pays for.
    #[inline]
    pub(crate) fn swaps(&self, seat: Seat) -> Swaps {
        self.player(seat).hand.swaps(self.rates(seat), self.now.bank)
    }

    pub(crate) fn bank_trade(
        &mut self,
        seat: Seat,
        give: Resource,
        take: Resource,
        sink: &mut impl Sink<Event>,
    ) {
        let (give, take) = (Cards::of(give, self.rate(seat, give)), Cards::of(take, 1));
        let player = self.player_mut(seat);
        player.hand = player.hand.minus(give).plus(take);
        self.now.bank = self.now.bank.plus(give).minus(take);
        self.note_gain(seat, take);
        let (give, take) = (Bundle::from(give), Bundle::from(take));
        sink.tell(|| Event::BankTraded { seat, give, take });
    }

    /// Both sides give, no kind on both sides, and the giver holds it (S-78).
    fn check_terms(&self, seat: Seat, give: Bundle, want: Bundle) -> Result<(), Refusal> {
        if give.total() == 0 || want.total() == 0 {
            return Err(Refusal::Gift);
        }
        if give.shares_kind(want) {
            return Err(Refusal::LikeForLike);
        }
        let (given, _) = give.cards().zip(want.cards()).ok_or(Refusal::NotInHand)?;
        if self.player(seat).hand.covers(given) { Ok(()) } else { Err(Refusal::NotInHand) }
    }

    pub(crate) fn check_offer(
        &self,
        seat: Seat,
        give: Bundle,
        want: Bundle,
    ) -> Result<(), Refusal> {
        if !self.terms.options.domestic_trade {
            return Err(Refusal::NoDomesticTrade);
        }
        if self.now.offers >= self.terms.options.offers_per_turn || self.partners().is_empty() {
            return Err(Refusal::OffersSpent);
        }
        self.check_terms(seat, give, want)
    }

    /// Players who could trade at all: everybody else with a card.
    fn partners(&self) -> SeatSet {
        let rich = |seat: &Seat| *seat != self.now.active && self.player(*seat).hand.total() > 0;
        self.all_seats().filter(rich).collect()
    }

    /// The listed offers: one for one, two for one, one for two.
    pub(crate) fn list_offers(&self, seat: Seat, into: &mut Vec<Action>) {
        let options = &self.terms.options;
        let spent = self.now.offers >= options.offers_per_turn;
        if spent || !options.domestic_trade || self.partners().is_empty() {
            return;
        }
        let hand = self.player(seat).hand;
        for give in hand.kinds() {
            for want in Resource::ALL.into_iter().filter(|want| *want != give) {
                let family = FAMILY.into_iter().filter(|(given, _)| hand.count(give) >= *given);
                for (given, wanted) in family {
                    let (give, want) = (Bundle::of(give, given), Bundle::of(want, wanted));
                    into.push(Action::Offer { give, want });
                }
            }
        }
    }

    pub(crate) fn offer(
        &mut self,
        seat: Seat,
        give: Bundle,
        want: Bundle,
        sink: &mut impl Sink<Event>,
    ) {
        self.now.offers += 1;
        self.now.trade = Trade { give, want, answers: [Answer::Refused; SEATS] };
        for partner in self.partners().iter() {
            self.now.trade.answers[place_of(partner)] = Answer::Open;
        }
        self.now.phase = Phase::Answer;
        sink.tell(|| Event::Offered { seat, give, want });
    }

    pub(crate) fn unanswered(&self) -> SeatSet {
        let open = |seat: &Seat| self.now.trade.answers[place_of(*seat)] == Answer::Open;
        self.all_seats().filter(open).collect()
    }

    /// Who made an offer may close or withdraw it before everybody has answered.
    pub(crate) fn may_close(&self) -> SeatSet {
        match self.now.phase {
            Phase::Answer => SeatSet::only(self.now.active),
            _ => SeatSet::EMPTY,
        }
    }

    /// Says why an offer cannot be closed like this.
    pub(crate) fn judge_closing(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Deal { with } => self.check_deal(with),
            Action::Withdraw => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn check_accept(&self, seat: Seat) -> Result<(), Refusal> {
        let wanted = self.now.trade.want.cards().ok_or(Refusal::NotInHand)?;
        if self.player(seat).hand.covers(wanted) { Ok(()) } else { Err(Refusal::NotInHand) }
    }

    /// A counter-offer gives and wants like any offer, and is not the offer itself.
    pub(crate) fn check_counter(
        &self,
        seat: Seat,
        give: Bundle,
        want: Bundle,
    ) -> Result<(), Refusal> {
        self.check_terms(seat, give, want)?;
        let trade = &self.now.trade;
        let same = trade.give == want && trade.want == give;
        if same { Err(Refusal::NoSuchDeal) } else { Ok(()) }
    }

    /// The listed answers; counters keep to the kinds of an offer of one kind for one.
    pub(crate) fn list_answers(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.check_accept(seat).is_ok() {
            into.push(Action::Accept);
        }
        into.push(Action::Refuse);
        let Trade { give, want, .. } = self.now.trade;
        let (Some(theirs), Some(ours)) = (give.single_kind(), want.single_kind()) else { return };
        for (given, wanted) in FAMILY {
            let (give, want) = (Bundle::of(ours, given), Bundle::of(theirs, wanted));
            if self.check_counter(seat, give, want).is_ok() {
                into.push(Action::Counter { give, want });
            }
        }
    }

    pub(crate) fn answer(&mut self, seat: Seat, answer: Answer, sink: &mut impl Sink<Event>) {
        self.now.trade.answers[place_of(seat)] = answer;
        let to = Some(self.now.active);
        sink.tell(|| Event::Answered { seat, to, answer });
        if !self.unanswered().is_empty() {
            return;
        }
        if self.now.trade.answers.iter().all(|answer| *answer == Answer::Refused) {
            return self.withdraw(sink);
        }
        self.now.phase = Phase::CloseDeal;
    }

    /// What the active player would give to and take from `with`.
    fn deal_terms(&self, with: Seat) -> Option<(Bundle, Bundle)> {
        match *self.now.trade.answers.get(with.index())? {
            Answer::Accepted => Some((self.now.trade.give, self.now.trade.want)),
            Answer::Countered { give, want } => Some((want, give)),
            Answer::Open | Answer::Refused => None,
        }
    }

    pub(crate) fn check_deal(&self, with: Seat) -> Result<(), Refusal> {
        let (give, _) = self.deal_terms(with).ok_or(Refusal::NoSuchDeal)?;
        let given = give.cards().ok_or(Refusal::NotInHand)?;
        let holds = self.player(self.now.active).hand.covers(given);
        if holds { Ok(()) } else { Err(Refusal::NotInHand) }
    }

    pub(crate) fn list_deals(&self, into: &mut Vec<Action>) {
        let ready = self.all_seats().filter(|with| self.check_deal(*with).is_ok());
        into.extend(ready.map(|with| Action::Deal { with }));
        into.push(Action::Withdraw);
    }

    pub(crate) fn close_deal(&mut self, with: Seat, sink: &mut impl Sink<Event>) {
        let seat = self.now.active;
        let (give, take) = self.deal_terms(with).expect("who deals has agreed or countered");
        let cards = give.cards().zip(take.cards());
        let (given, taken) = cards.expect("nobody offers more than the bank ever has");
        let player = self.player_mut(seat);
        player.hand = player.hand.minus(given).plus(taken);
        let other = self.player_mut(with);
        other.hand = other.hand.plus(given).minus(taken);
        self.note_gain(seat, taken);
        self.note_gain(with, given);
        sink.tell(|| Event::Traded { seat, with, give, take });
        self.clear_offer();
    }

    pub(crate) fn withdraw(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.now.active;
        self.note_futile();
        sink.tell(|| Event::Withdrawn { seat });
        self.clear_offer();
    }

    fn clear_offer(&mut self) {
        self.now.trade = Trade::default();
        self.now.phase = Phase::Main;
    }
}
