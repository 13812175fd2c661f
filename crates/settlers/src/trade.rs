//! Trade: with the bank and through harbours, and with the other players.
//!
//! Only the active player trades with others (S-78): offers, and closes with one who agreed or
//! countered, or withdraws; at once, while others still think, or when everybody has answered. Every
//! answer is final, so nobody stalls, and the number of offers in a turn is limited.

use game::{Seat, SeatSet, Sink};

use crate::action::Action;
use crate::bits::Bits;
use crate::event::{Answer, Event};
use crate::goods::{Bundle, Cards, Resource, Swaps};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::{SEATS, Settlers, Trade, place_of};

/// The amounts of the offers in the legal list: given, wanted.
const AMOUNTS: [(u8, u8); 3] = [(1, 1), (2, 1), (1, 2)];
/// Which of them a player can give who holds no card of a kind, one, or more.
const GIVEN_BY: [u64; 3] = [0b000, 0b101, 0b111];

/// Listed offers, in the order of the list: 16 places for every kind given, and among them three for
/// every kind wanted, one for each of [`AMOUNTS`].
pub(crate) type Offers = Bits<2>;

/// Three places for every kind wanted: the first one of each.
const EVERY_WANT: u64 = 0o11111;
/// All of them.
pub(crate) const ANYTHING: u64 = 0o77777;
/// Which amounts can be wanted of a kind of which there is no card, one, or more.
const WANTED_OF: [u64; 3] = [0b000, 0b011, 0b111];

/// The places among three for every kind wanted that ask for no more than this.
#[inline]
pub(crate) fn wants_within(cards: Cards) -> u64 {
    let of = |kind| WANTED_OF[usize::from(cards.count(kind).min(2))] << (3 * kind.index());
    Resource::ALL.into_iter().map(of).sum()
}

/// The offer in a place of a set of [`Offers`].
#[inline]
pub(crate) fn offer_at(place: u8) -> Action {
    let (give, want) = (Resource::nth(place / 16), Resource::nth(place % 16 / 3));
    let (given, wanted) = AMOUNTS[usize::from(place % 16 % 3)];
    Action::Offer { give: Bundle::of(give, given), want: Bundle::of(want, wanted) }
}

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
        self.note_spent(seat);
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
        if !self.may_offer() {
            return Err(Refusal::OffersSpent);
        }
        self.check_terms(seat, give, want)
    }

    /// Could this player trade at all with the active one? Everybody else with a card.
    #[inline]
    fn may_partner(&self, seat: Seat) -> bool {
        seat != self.now.active && !self.player(seat).hand.is_none()
    }

    /// May the active player make one more offer?
    #[inline]
    pub(crate) fn may_offer(&self) -> bool {
        let options = &self.terms.options;
        options.domestic_trade
            && self.now.offers < options.offers_per_turn
            && self.all_seats().any(|seat| self.may_partner(seat))
    }

    /// The listed offers that the hand allows: one for one, two for one, one for two; of what is wanted only
    /// these places.
    #[inline]
    pub(crate) fn offers(&self, seat: Seat, wants: u64) -> Offers {
        let hand = self.player(seat).hand;
        let mut offers = [0; 2];
        for give in Resource::ALL {
            let amounts = GIVEN_BY[usize::from(hand.count(give).min(2))];
            let others = EVERY_WANT & !(1 << (3 * give.index()));
            offers[give.index() / 4] |= ((others * amounts) & wants) << (16 * (give.index() % 4));
        }
        Offers::from(offers)
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
        for partner in self.all_seats() {
            if self.may_partner(partner) {
                self.now.trade.answers[place_of(partner)] = Answer::Open;
            }
        }
        self.now.phase = Phase::Answer;
        self.note_promise(seat);
        sink.tell(|| Event::Offered { seat, give, want });
    }

    pub(crate) fn unanswered(&self) -> SeatSet {
        let answers = &self.now.trade.answers;
        let open = |seat: &Seat| matches!(answers[place_of(*seat)], Answer::Open);
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

    /// The listed counter-offers: places in [`AMOUNTS`], of the two kinds of an offer of one kind for
    /// one. The offer itself is none of them.
    #[inline]
    pub(crate) fn counters(&self, seat: Seat) -> Bits<1> {
        let Trade { give, want, .. } = self.now.trade;
        let (Some(theirs), Some(ours)) = (give.single_kind(), want.single_kind()) else {
            return Bits::EMPTY;
        };
        let held = self.player(seat).hand.count(ours);
        let offered = (want.0[ours.index()], give.0[theirs.index()]);
        let can = GIVEN_BY[usize::from(held.min(2))];
        let same = AMOUNTS.iter().position(|amounts| *amounts == offered);
        Bits::from(same.map_or(can, |same| can & !(1 << same)))
    }

    /// The counter-offer in a place of that set.
    #[inline]
    pub(crate) fn counter_at(&self, place: u8) -> Action {
        let Trade { give, want, .. } = self.now.trade;
        let (given, wanted) = AMOUNTS[usize::from(place % 3)];
        let scaled = |bundle: Bundle, count: u8| Bundle(bundle.0.map(|held| held.min(1) * count));
        Action::Counter { give: scaled(want, given), want: scaled(give, wanted) }
    }

    pub(crate) fn answer(&mut self, seat: Seat, answer: Answer, sink: &mut impl Sink<Event>) {
        self.now.trade.answers[place_of(seat)] = answer;
        self.note_promise(seat);
        let to = Some(self.now.active);
        sink.tell(|| Event::Answered { seat, to, answer });
        if !self.unanswered().is_empty() {
            return;
        }
        if self.now.trade.answers.iter().all(|answer| matches!(answer, Answer::Refused)) {
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

    /// With whom the active player can deal now.
    pub(crate) fn ready_to_deal(&self) -> SeatSet {
        self.all_seats().filter(|with| self.check_deal(*with).is_ok()).collect()
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
        self.note_spent(seat);
        self.note_spent(with);
        self.note_gain(seat, taken);
        self.note_gain(with, given);
        self.note_parted(seat, given);
        self.note_parted(with, taken);
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
