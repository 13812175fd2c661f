//! Development cards and the largest army.

use game::{Seat, Sink};

use crate::action::Card;
use crate::building::DEVELOPMENT;
use crate::deal::take;
use crate::event::Event;
use crate::goods::{Cards, Resource};
use crate::phase::{Course, Phase};
use crate::refusal::Refusal;
use crate::state::Settlers;

/// The army begins here.
const ARMY_LEAST: u8 = 3;
/// What the card is worth.
pub(crate) const ARMY_POINTS: u8 = 2;

impl Settlers {
    pub(crate) fn check_buy(&self, seat: Seat) -> Result<(), Refusal> {
        if self.now.deck.iter().all(|count| *count == 0) {
            return Err(Refusal::NoCard);
        }
        let pays = self.player(seat).hand.covers(DEVELOPMENT);
        if pays { Ok(()) } else { Err(Refusal::CannotPay) }
    }

    pub(crate) fn buy(&mut self, seat: Seat) {
        self.pay(seat, DEVELOPMENT);
        self.now.phase = Phase::DrawCard;
    }

    /// The drawn card; only its owner knows it.
    pub(crate) fn draw_card(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        let seat = self.now.active;
        take(&mut self.now.deck, Some(card.index()));
        if self.now.deck == [0; 5] {
            self.now.standings.all_changed();
        }
        self.player_mut(seat).fresh[card.index()] += 1;
        sink.tell(|| Event::CardBought { seat, card: Some(card) });
        self.go_on(sink);
    }

    /// One card a turn, also before the roll, not in the turn it was bought (S-79).
    pub(crate) fn check_card(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if self.player(seat).cards[card.index()] == 0 {
            return Err(Refusal::CardNotReady);
        }
        if self.now.card_played {
            return Err(Refusal::CardPlayed);
        }
        match card {
            Card::RoadBuilding if !self.can_lay_free() => Err(Refusal::NothingToBuild),
            Card::Invention if self.now.bank.total() == 0 => Err(Refusal::BankEmpty),
            Card::Point => Err(Refusal::NotNow),
            _ => Ok(()),
        }
    }

    fn use_card(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        take(&mut self.player_mut(seat).cards, Some(card.index()));
        self.now.card_played = true;
        sink.tell(|| Event::CardPlayed { seat, card });
    }

    pub(crate) fn play_knight(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.use_card(seat, Card::Knight, sink);
        self.player_mut(seat).knights += 1;
        self.award_army(seat, sink);
        let rolled = self.now.phase.is_rolled();
        self.go_on(sink);
        if !self.now.phase.is_over() {
            self.call_robber(rolled, sink);
        }
    }

    /// Largest army: three knights, passed on only to a strictly larger one (S-80).
    fn award_army(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let knights = self.player(seat).knights;
        let best =
            self.now.army_holder.map_or(ARMY_LEAST - 1, |holder| self.player(holder).knights);
        if knights <= best || self.now.army_holder == Some(seat) {
            return;
        }
        if let Some(holder) = self.now.army_holder.replace(seat) {
            self.player_mut(holder).points -= ARMY_POINTS;
        }
        self.player_mut(seat).points += ARMY_POINTS;
        sink.tell(|| Event::LargestArmy { holder: seat, knights });
    }

    pub(crate) fn play_road_building(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.use_card(seat, Card::RoadBuilding, sink);
        let rolled = self.now.phase.is_rolled();
        self.go_on_with(Course::FreeRoads { left: 2, rolled }, sink);
    }

    /// Can the active seat place a free road or ship (S-22)?
    pub(crate) fn can_lay_free(&self) -> bool {
        let player = self.player(self.now.active);
        let road = player.left.roads > 0 && !player.road_spots.is_empty();
        road || (player.left.ships > 0 && !self.open_ship_spots(self.now.active).is_empty())
    }

    pub(crate) fn play_invention(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.use_card(seat, Card::Invention, sink);
        self.player_mut(seat).picks = 2;
        self.go_on(sink);
    }

    pub(crate) fn play_monopoly(
        &mut self,
        seat: Seat,
        kind: Resource,
        sink: &mut impl Sink<Event>,
    ) {
        self.use_card(seat, Card::Monopoly, sink);
        for from in self.all_seats().filter(|other| *other != seat) {
            let count = self.player(from).hand.count(kind);
            let cards = Cards::of(kind, count);
            let loser = self.player_mut(from);
            loser.hand = loser.hand.minus(cards);
            let winner = self.player_mut(seat);
            winner.hand = winner.hand.plus(cards);
            self.note_gain(seat, cards);
            sink.tell(|| Event::Monopolised { seat, kind, from, count });
        }
        self.note_monopoly(seat, kind);
        self.go_on(sink);
    }
}
