//! How Lanterns keeps the contract.

use rand_core::Rng;

use super::options::LanternsOptions;
use super::position::LanternsPosition;
use super::rules::{Lanterns, LanternsPhase, LanternsRefusal, Place};
use super::telling::{LanternsEvent, LanternsView, owns};
use super::words::{Card, Hand, LanternsAction, LanternsOutcome, Wind};
use crate::position::{Lines, PositionError, PositionFlaw};
use crate::{
    Audience, Game, Points, SEATS_MAX, Seat, SeatSet, SetupError, Sink, Turn, Weighted, luck,
};

/// Every outcome of chance comes in the order of the cards, dim to bright, or of the winds:
/// calm, breeze, storm.
impl Game for Lanterns {
    const NAME: &'static str = "lanterns";
    const RULES_VERSION: u32 = 1;
    const SEATS_LEAST: usize = 2;
    const SEATS_MOST: usize = 4;
    const HIDES: bool = true;

    type Options = LanternsOptions;
    type Action = LanternsAction;
    type Outcome = LanternsOutcome;
    type Event = LanternsEvent;
    type View = LanternsView;
    type Refusal = LanternsRefusal;

    fn start(options: &LanternsOptions, seats: usize) -> Result<Self, SetupError> {
        SetupError::check_seats::<Self>(seats)?;
        options.check()?;
        Ok(Lanterns {
            options: options.clone(),
            phase: LanternsPhase::Deal(Seat::FIRST),
            night: 0,
            wind: Wind::Calm,
            deck: Hand::DECK,
            places: vec![Place::default(); seats],
            scores: [0; SEATS_MAX],
        })
    }

    fn options(&self) -> &LanternsOptions {
        &self.options
    }

    fn seats(&self) -> usize {
        self.places.len()
    }

    fn turn(&self) -> Turn {
        match self.phase {
            LanternsPhase::Deal(_) | LanternsPhase::Wind | LanternsPhase::Draw(_) => Turn::Chance,
            LanternsPhase::Light => Turn::Decide(self.still_to_lay()),
            LanternsPhase::Swap(seat) => Turn::Decide(SeatSet::only(seat)),
            LanternsPhase::Over => Turn::Over,
        }
    }

    fn actions(&self, seat: Seat, into: &mut Vec<LanternsAction>) {
        match self.turn() {
            Turn::Decide(seats) if seats.contains(seat) => {}
            _ => return,
        }
        match self.phase {
            LanternsPhase::Light => into.extend(self.hand(seat).kinds().map(LanternsAction::Light)),
            _ => {
                into.push(LanternsAction::Rest);
                into.extend(self.hand(seat).kinds().map(LanternsAction::Swap));
            }
        }
    }

    fn check(&self, seat: Seat, action: LanternsAction) -> Result<(), LanternsRefusal> {
        let hold = |card| match self.hand(seat).contains(card) {
            true => Ok(()),
            false => Err(LanternsRefusal::NotInHand(card)),
        };
        match (self.phase, action) {
            (LanternsPhase::Light, LanternsAction::Light(card)) => hold(card),
            (LanternsPhase::Light, LanternsAction::LightBest) if self.hand(seat).is_empty() => {
                Err(LanternsRefusal::EmptyHand)
            }
            (LanternsPhase::Light, LanternsAction::LightBest) => Ok(()),
            (LanternsPhase::Light, _) => Err(LanternsRefusal::LightNow),
            (_, LanternsAction::Swap(card)) => hold(card),
            (_, LanternsAction::Rest) => Ok(()),
            _ => Err(LanternsRefusal::SwapNow),
        }
    }

    fn outcomes(&self, into: &mut Vec<Weighted<LanternsOutcome>>) {
        match self.phase {
            LanternsPhase::Deal(_) | LanternsPhase::Draw(_) => {
                into.extend(self.deck.kinds().map(|card| Weighted {
                    outcome: LanternsOutcome::Card(card),
                    weight: self.deck.count(card).into(),
                }))
            }
            LanternsPhase::Wind => {
                into.extend(Wind::WEIGHTS.map(|(wind, weight)| Weighted {
                    outcome: LanternsOutcome::Wind(wind),
                    weight,
                }))
            }
            _ => {}
        }
    }

    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: LanternsAction,
        sink: &mut impl Sink<LanternsEvent>,
    ) {
        debug_assert_eq!(self.check(seat, action), Ok(()));
        if seat.index() < self.places.len() {
            self.decide(seat, action, sink);
        }
    }

    fn settle_unchecked(&mut self, outcome: LanternsOutcome, sink: &mut impl Sink<LanternsEvent>) {
        self.happen(outcome, sink);
    }

    fn view(&self, audience: Audience) -> LanternsView {
        self.view_for(audience)
    }

    fn redact(event: &LanternsEvent, audience: Audience) -> Option<LanternsEvent> {
        event.redacted(audience)
    }

    fn resample(&self, seat: Seat, rng: &mut dyn Rng) -> Self {
        let mut world = self.clone();
        let mut hidden = world.take_hidden(seat);
        luck::shuffle(rng, &mut hidden);
        world.deal_hidden(seat, self, hidden);
        world
    }

    fn scores(&self, _audience: Audience) -> Points {
        self.scores
    }

    fn projection(&self, audience: Audience) -> Points {
        let mut points = self.scores;
        if self.phase == LanternsPhase::Over {
            return points;
        }
        for seat in Seat::first(self.seats()).filter(|&seat| owns(audience, seat)) {
            points[seat.index()] += self.moon(self.hand(seat));
        }
        points
    }

    fn winners(&self) -> SeatSet {
        if self.phase != LanternsPhase::Over {
            return SeatSet::EMPTY;
        }
        let most = self.scores[..self.seats()].iter().max();
        Seat::first(self.seats()).filter(|seat| Some(&self.scores[seat.index()]) == most).collect()
    }

    fn invariants(&self) -> Result<(), String> {
        let mut all = self.deck;
        for card in self.places.iter().flat_map(Place::cards) {
            all.add(card);
        }
        if all != Hand::DECK {
            return Err(format!("the cards are {all:?}, not the whole deck"));
        }
        let held = |place: &Place| place.hand.len() + u8::from(place.laid.is_some());
        let shown = |place: &Place| place.shown.len();
        let full = self.hand_size();
        match self.places.iter().find(|place| held(place) + shown(place) > full) {
            Some(place) => Err(format!("a seat has more than {full} cards: {place:?}")),
            None => Ok(()),
        }
    }

    fn render(&self, audience: Audience) -> String {
        self.drawn_for(audience)
    }

    fn position(&self, audience: Audience) -> String {
        self.position_for(audience).to_string()
    }

    fn set_up(
        lines: Lines<'_>,
        options: &LanternsOptions,
        seats: usize,
        rng: Option<&mut dyn Rng>,
    ) -> Result<Self, PositionError> {
        options.check().map_err(|error| PositionFlaw::Setup(error).at(None))?;
        LanternsPosition::read(lines)?.place(options, seats, rng)
    }

    fn canonical(&self, seat: Seat, action: LanternsAction) -> LanternsAction {
        match (action, self.brightest(seat)) {
            (LanternsAction::LightBest, Some(card)) => LanternsAction::Light(card),
            _ => action,
        }
    }
}

impl Place {
    fn cards(&self) -> Vec<Card> {
        let piles = [self.hand, self.buried, self.shown, self.laid.into_iter().collect()];
        piles.iter().flat_map(Hand::cards).collect()
    }
}

impl Lanterns {
    /// Takes away every card that `seat` cannot know.
    fn take_hidden(&mut self, seat: Seat) -> Vec<Card> {
        let mut hidden = std::mem::take(&mut self.deck).cards();
        let over = self.phase == LanternsPhase::Over;
        for (_, place) in self.places.iter_mut().enumerate().filter(|(i, _)| *i != seat.index()) {
            hidden.extend(std::mem::take(&mut place.buried).cards());
            hidden.extend(place.laid.take());
            if !over {
                hidden.extend(std::mem::take(&mut place.hand).cards());
            }
        }
        // The same cards in the same order whoever held them: what is drawn from them must not
        // tell where they lay.
        hidden.sort_unstable();
        hidden
    }

    /// Puts `cards` where `truth` has cards that `seat` cannot know, as many to each pile.
    fn deal_hidden(&mut self, seat: Seat, truth: &Lanterns, cards: Vec<Card>) {
        let mut cards = cards.into_iter();
        let mut pile = |size: u8| cards.by_ref().take(size.into()).collect::<Hand>();
        for (index, place) in self.places.iter_mut().enumerate() {
            if index == seat.index() {
                continue;
            }
            let real = &truth.places[index];
            place.buried = pile(real.buried.len());
            place.laid = real.laid.and_then(|_| pile(1).kinds().next());
            if self.phase != LanternsPhase::Over {
                place.hand = pile(real.hand.len());
            }
        }
        self.deck = cards.collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    fn outcome(text: &str) -> LanternsOutcome {
        text.parse().unwrap()
    }

    /// One night, seat 0 with a 6 and a 2, seat 1 with two 3s.
    fn dealt() -> Lanterns {
        let options = LanternsOptions { nights: 1, ..LanternsOptions::default() };
        let mut game = Lanterns::start(&options, 2).unwrap();
        for card in ["card 6", "card 3", "card 2", "card 3"] {
            game.settle(outcome(card)).unwrap();
        }
        game
    }

    fn lay(game: &mut Lanterns, number: usize, text: &str) {
        game.play(seat(number), text.parse().unwrap()).unwrap();
    }

    #[test]
    fn brightest_lantern_wins_and_the_moon_pays_at_the_end() {
        let mut game = dealt();
        game.settle(outcome("wind storm")).unwrap();
        lay(&mut game, 1, "light 3");
        lay(&mut game, 0, "light 2");
        assert_eq!(game.scores[..2], [3, 0]);
        assert_eq!(game.projection(Audience::Seat(seat(0)))[..2], [5, 0]);
        assert_eq!(game.projection(Audience::Spectator)[..2], [3, 0]);
        lay(&mut game, 0, "rest");
        assert_eq!(game.turn(), Turn::Over);
        assert_eq!(game.scores(Audience::Spectator)[..2], [5, 0]);
        assert_eq!(game.winners(), SeatSet::only(seat(0)));
    }

    #[test]
    fn a_laid_card_is_hidden_until_all_have_laid() {
        let mut game = dealt();
        game.settle(outcome("wind calm")).unwrap();
        lay(&mut game, 0, "light best");
        let seen = game.view(Audience::Seat(seat(1)));
        assert_eq!((seen.places[0].laid, seen.places[0].laid_card), (true, None));
        assert!(game.render(Audience::Seat(seat(1))).contains("seat 0: ?, laid ?"));
        assert!(game.render(Audience::Seat(seat(0))).contains("seat 0: 2, laid 6"));
        lay(&mut game, 1, "light 3");
        let seen = game.view(Audience::Seat(seat(1)));
        assert_eq!(seen.places[0].shown, vec![Card::BRIGHTEST]);
    }

    #[test]
    fn a_swap_is_known_to_its_owner_only() {
        let mut game = dealt();
        game.settle(outcome("wind calm")).unwrap();
        lay(&mut game, 0, "light 6");
        lay(&mut game, 1, "light 3");
        let events = game.play(seat(0), LanternsAction::Swap(Card::new(2).unwrap())).unwrap();
        let told = Lanterns::redact(&events[0], Audience::Seat(seat(1)));
        assert_eq!(told, Some(LanternsEvent::Swapped { seat: seat(0), card: None }));
        assert_eq!(game.turn(), Turn::Chance);
        game.settle(outcome("card 1")).unwrap();
        assert_eq!(
            game.view(Audience::Seat(seat(0))).places[0].buried_cards.as_deref().unwrap().len(),
            1
        );
        assert_eq!(game.view(Audience::Seat(seat(1))).places[0].buried_cards, None);
    }

    #[test]
    fn start_refuses_wrong_tables() {
        assert!(matches!(
            Lanterns::start(&LanternsOptions::default(), 5),
            Err(SetupError::Seats { got: 5, .. })
        ));
        let options = LanternsOptions { toast: "x".repeat(41), ..LanternsOptions::default() };
        assert!(matches!(Lanterns::start(&options, 2), Err(SetupError::BadOption { .. })));
    }
}
