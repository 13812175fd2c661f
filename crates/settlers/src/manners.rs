//! What a bot with manners weighs, and what it does where nothing is gained.
//!
//! An offer interrupts everybody at the table. So a bot makes one in a turn at most, and asks for nothing
//! that nobody can have; where one came to nothing, it asks for that kind again only when somebody has got
//! a card of it. What it has traded away it does not ask back before somebody else has got
//! some, so that no cards go to and fro. People may offer as often as the table allows (S-78).

use game::Seat;

use crate::action::Action;
use crate::goods::{Bundle, Cards, Kinds, Resource};
use crate::phase::Phase;
use crate::state::{Settlers, place_of};
use crate::trade::{Offers, wants_within};

impl Settlers {
    /// The decisions of a seat that decides now, without offers that would only pester the others.
    pub(crate) fn list_mannerly(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.now.phase != Phase::Main {
            return self.list(seat, into);
        }
        let offers = match self.now.offers {
            0 if self.may_offer() => self.mannerly_offers(seat),
            _ => Offers::EMPTY,
        };
        self.list_turn(seat, offers, into);
    }

    /// Offers for what was not asked for in vain and what one of the others may have.
    fn mannerly_offers(&self, seat: Seat) -> Offers {
        let others = self.all_seats().filter(|other| *other != seat);
        let stocks = others.map(|other| self.most_held(other, seat));
        let most = stocks.fold(Cards::NONE, Cards::at_least);
        let futile = self.now.futile[place_of(seat)].iter();
        let asked = futile.fold(most, |most, kind| most.without(Resource::nth(kind)));
        self.offers(seat, wants_within(asked))
    }

    /// The decision that changes nothing, or the one that must come anyhow.
    pub(crate) fn nothing_done(&self, seat: Seat) -> Option<Action> {
        if !self.acts(seat) {
            return None;
        }
        match self.now.phase {
            Phase::Main => Some(Action::End),
            Phase::Roll => Some(Action::Roll),
            Phase::Answer if seat != self.now.active => Some(Action::Refuse),
            Phase::Answer | Phase::CloseDeal => Some(Action::Withdraw),
            Phase::AgreeDeal { .. } => Some(Action::Keep),
            _ => None,
        }
    }

    /// The offer on the table comes to nothing: a bot remembers.
    pub(crate) fn note_futile(&mut self) {
        let wanted = kinds_of(self.now.trade.want);
        let futile = &mut self.now.futile[place_of(self.now.active)];
        *futile = futile.or(&wanted);
    }

    /// A seat has traded these cards away: it does not ask them back before somebody gets some.
    pub(crate) fn note_parted(&mut self, seat: Seat, cards: Cards) {
        let futile = &mut self.now.futile[place_of(seat)];
        *futile = futile.or(&cards.kind_set());
    }

    /// Everybody has seen that a seat got these cards: they may be asked for again.
    #[inline]
    pub(crate) fn note_gain(&mut self, seat: Seat, cards: Cards) {
        let kinds = cards.kind_set();
        for (other, futile) in self.now.futile.iter_mut().enumerate() {
            if other != seat.index() {
                *futile = futile.minus(&kinds);
            }
        }
    }
}

fn kinds_of(cards: Bundle) -> Kinds {
    let named = Resource::ALL.into_iter().filter(|kind| cards.0[kind.index()] > 0);
    named.map(|kind| kind as u8).collect()
}

#[cfg(test)]
mod tests {
    use game::{Heuristics, Quiet};

    use super::*;
    use crate::beliefs::Theft;
    use crate::ruling_tests::scenes::*;

    fn offer(give: &str, want: &str) -> Action {
        Action::Offer { give: give.parse().expect("cards"), want: want.parse().expect("cards") }
    }

    fn mannerly(game: &Settlers) -> Vec<Action> {
        let mut listed = Vec::new();
        game.mannerly(seat(0), &mut listed);
        listed
    }

    /// Seat 0 has wool, seat 1 grain and ore, and nobody wants to trade.
    fn refused() -> Settlers {
        let mut game = bare("base");
        game.give(0, Cards::of(Resource::Wool, 3));
        game.give(1, Cards::new([0, 0, 0, 1, 2]));
        game.act(0, offer("1wool", "1ore"));
        game.act(1, Action::Refuse);
        game
    }

    #[test]
    fn nobody_is_asked_for_what_nobody_has() {
        let mut game = bare("base");
        game.give(0, Cards::of(Resource::Wool, 3));
        game.give(1, Cards::new([0, 0, 0, 1, 1]));
        let asks_for = |game: &Settlers, want: &str| mannerly(game).contains(&offer("1wool", want));
        assert!(asks_for(&game, "1grain") && asks_for(&game, "1ore"));
        assert!(!asks_for(&game, "2grain") && !asks_for(&game, "1brick"));
        game.note_theft(Theft { thief: seat(2), victim: seat(1), card: Resource::Ore });
        game.player_mut(seat(1)).hand = Cards::of(Resource::Grain, 1);
        game.player_mut(seat(2)).hand = Cards::of(Resource::Ore, 1);
        assert!(
            asks_for(&game, "1grain") && asks_for(&game, "1ore"),
            "one has each, whoever it is"
        );
        game.pay(seat(1), Cards::of(Resource::Grain, 1));
        assert!(!asks_for(&game, "1grain") && asks_for(&game, "1ore"));
    }

    #[test]
    fn a_bot_offers_once_in_a_turn() {
        let game = refused();
        assert!(game.lists(0, offer("1wool", "1grain")), "the rules allow more");
        assert!(!mannerly(&game).iter().any(|action| matches!(action, Action::Offer { .. })));
    }

    #[test]
    fn what_was_refused_is_offered_again_once_somebody_got_what_is_wanted() {
        let mut game = refused();
        game.now.offers = 0;
        for action in [offer("1wool", "1ore"), offer("2wool", "1ore"), offer("1wool", "2ore")] {
            assert!(game.lists(0, action) && !mannerly(&game).contains(&action));
        }
        assert!(mannerly(&game).contains(&offer("1wool", "1grain")));
        game.receive(seat(1), Cards::of(Resource::Grain, 1), &mut Quiet);
        game.receive(seat(0), Cards::of(Resource::Ore, 1), &mut Quiet);
        assert!(!mannerly(&game).contains(&offer("1wool", "1ore")), "her own ore is no reason");
        game.receive(seat(1), Cards::of(Resource::Ore, 1), &mut Quiet);
        assert!(mannerly(&game).contains(&offer("1wool", "1ore")));
    }

    fn asks(game: &Settlers, number: usize) -> Vec<Action> {
        let mut listed = Vec::new();
        game.mannerly(seat(number), &mut listed);
        listed.retain(|action| matches!(action, Action::Offer { .. }));
        listed
    }

    /// The turn of this seat, its dice rolled and nothing come of them.
    fn in_turn_of(game: &mut Settlers, number: usize) {
        game.begin_turn(seat(number), &mut Quiet);
        game.now.phase = Phase::Main;
    }

    #[test]
    fn what_was_traded_away_is_not_asked_back_before_somebody_gets_some() {
        let mut game = bare("base");
        game.give(0, Cards::of(Resource::Wool, 2));
        game.give(1, Cards::of(Resource::Ore, 2));
        game.act(0, offer("1wool", "1ore"));
        game.act(1, Action::Accept);
        game.act(0, Action::Deal { with: seat(1) });
        in_turn_of(&mut game, 1);
        assert!(game.lists(1, offer("1wool", "1ore")), "by the rules it could be undone");
        assert!(!asks(&game, 1).contains(&offer("1wool", "1ore")));
        in_turn_of(&mut game, 0);
        assert!(mannerly(&game).contains(&offer("1wool", "1ore")), "more of what it wanted");
        assert!(!mannerly(&game).contains(&offer("1ore", "1wool")));
        game.receive(seat(2), Cards::of(Resource::Wool, 1), &mut Quiet);
        assert!(mannerly(&game).contains(&offer("1ore", "1wool")));
    }
}
