//! An estimate of the final points per seat: what `greedy` climbs and `search` leans on.
//!
//! Points made, and what promises more: production by pips and its variety, harbours that fit it,
//! cards on the way to the next building, spots for settlements, knights and route.

use game::{Outlook, Seat};

use crate::action::Card;
use crate::building::{CITY, DEVELOPMENT, ROAD, SETTLEMENT, SHIP};
use crate::event::Answer;
use crate::goods::{Cards, Resource};
use crate::phase::Phase;
use crate::state::{Settlers, place_of};

mod aspects;
mod places;
mod standing;

pub(crate) use standing::Standings;

/// How near the cost of a building counts, at most.
const CITY_NEAR: f32 = 0.75;
const SETTLEMENT_NEAR: f32 = 0.7;
const DEVELOPMENT_NEAR: f32 = 0.3;
const WAY_NEAR: f32 = 0.22;
/// A development card not yet seen: a fifth of them are points.
const DRAWN_CARD: f32 = 0.5;
const STOLEN_CARD: f32 = 0.06;
/// How likely the first offer of a turn is taken by somebody whom it helps. Later ones are less
/// likely, and with them the temptation to ask again and again.
const OPEN_OFFER: f32 = 0.3;
/// What it is worth to the player on turn to hold what pays for the winning building: nobody's
/// own gain makes up for handing it over.
const VICTORY: f32 = 3.0;
/// What an offer must promise: it interrupts everybody, so it is made only for what brings a building
/// nearer.
const IDLE_OFFER: f32 = 0.04;

impl Settlers {
    /// The estimate, seat by seat.
    pub(crate) fn estimate(&self) -> Outlook {
        let mut outlook = Outlook::default();
        for seat in self.all_seats() {
            debug_assert!(self.is_up_to_date(seat), "kept for too long: {:?}", self.now.standings);
            let player = self.player(seat);
            let made = f32::from(player.points + player.hidden_points());
            outlook[seat.index()] = made + self.promise(seat);
        }
        self.expect_victory(&mut outlook);
        self.expect_chance(&mut outlook);
        self.expect_trade(&mut outlook);
        outlook
    }

    /// Victory, or the means to build it now: worth more than all that promises points.
    fn expect_victory(&self, outlook: &mut Outlook) {
        let active = self.now.active;
        match self.now.phase {
            Phase::Over { .. } => {
                let winners = self.now.winners.iter();
                winners.for_each(|seat| outlook[seat.index()] += 2.0 * VICTORY);
            }
            _ if self.wins_with(active, self.player(active).hand) => {
                outlook[active.index()] += VICTORY;
            }
            _ => {}
        }
    }

    /// What chance is about to bring the active player.
    fn expect_chance(&self, outlook: &mut Outlook) {
        outlook[self.now.active.index()] += match self.now.phase {
            Phase::DrawCard => DRAWN_CARD,
            Phase::Steal { .. } => STOLEN_CARD,
            _ => 0.0,
        };
    }

    /// An open offer is worth a share of what the trade would change; an idle one is a nuisance.
    fn expect_trade(&self, outlook: &mut Outlook) {
        if !matches!(self.now.phase, Phase::Answer | Phase::CloseDeal) {
            return;
        }
        let (active, trade) = (self.now.active, &self.now.trade);
        outlook[active.index()] -= IDLE_OFFER;
        let open = OPEN_OFFER / f32::from(self.now.offers.max(1));
        let mut hope: f32 = 0.0;
        // What the offer as it stands would bring, the same with whoever takes it.
        let mut offered = None;
        for seat in self.all_seats().filter(|seat| *seat != active) {
            let answer = trade.answers[place_of(seat)];
            let (give, want, likely) = match answer {
                Answer::Refused => continue,
                Answer::Open => (trade.give, trade.want, open),
                Answer::Accepted => (trade.give, trade.want, 0.6),
                Answer::Countered { give, want } => (want, give, 0.4),
            };
            let (Some(give), Some(want)) = (give.cards(), want.cards()) else { continue };
            let partner = self.gain(seat, want, give);
            let own = match answer {
                Answer::Open if partner <= 0.0 => continue,
                Answer::Open => *offered.get_or_insert_with(|| self.gain(active, give, want)),
                _ => {
                    outlook[seat.index()] += likely * partner;
                    self.gain(active, give, want)
                }
            };
            hope = hope.max(likely * own);
        }
        outlook[active.index()] += hope;
    }

    /// How much a trade would raise a seat's savings, or its hopes if it can win at once.
    fn gain(&self, seat: Seat, give: Cards, take: Cards) -> f32 {
        let hand = self.player(seat).hand;
        if !hand.covers(give) {
            return 0.0;
        }
        let after = hand.minus(give).plus(take);
        let wins = self.wins_with(seat, after) && !self.wins_with(seat, hand);
        let victory = if wins { VICTORY } else { 0.0 };
        self.savings(seat, after) - self.held_savings(seat) + victory
    }

    /// Is it this seat's turn, and does the hand pay for the building that wins, with what the
    /// bank gives for the rest of it?
    #[inline]
    pub(crate) fn wins_with(&self, seat: Seat, hand: Cards) -> bool {
        let player = self.player(seat);
        let one_short = || player.points + player.hidden_points() + 1 >= self.terms.goal;
        seat == self.now.active && one_short() && self.pays_for_last(seat, hand)
    }

    /// Seldom asked, so it must not weigh on the question before.
    #[inline(never)]
    fn pays_for_last(&self, seat: Seat, hand: Cards) -> bool {
        let player = self.player(seat);
        let spot = player.reached.and(&self.now.open).and(&self.now.shore);
        let settles = player.left.settlements > 0 && !spot.is_empty();
        let grows = player.left.cities > 0 && !player.settlements.is_empty();
        settles && self.affords(seat, hand, SETTLEMENT) || grows && self.affords(seat, hand, CITY)
    }

    /// Does the hand pay, what is missing traded in at the bank for what is spare?
    fn affords(&self, seat: Seat, hand: Cards, cost: Cards) -> bool {
        let (mut missing, mut traded_in) = (0, 0);
        for kind in Resource::ALL {
            let (held, due) = (hand.count(kind), cost.count(kind));
            missing += due.saturating_sub(held);
            traded_in += held.saturating_sub(due) / self.rate(seat, kind);
        }
        missing <= traded_in
    }

    /// The estimate for one seat by what everybody knows of it, cards in hand left out.
    pub(crate) fn open_estimate(&self, seat: Seat) -> f32 {
        let points = f32::from(self.player(seat).points);
        points + self.growth(seat) + self.expansion(seat) + self.renown(seat)
    }

    /// What a seat's own cards add to that: points, cards to play, and how near a hand brings buildings.
    pub(crate) fn own_estimate(&self, seat: Seat, hand: Cards) -> f32 {
        f32::from(self.player(seat).hidden_points()) + self.prestige(seat) - self.renown(seat)
            + self.savings(seat, hand)
    }

    fn count_promise(&self, seat: Seat) -> f32 {
        let (growth, savings) = (self.growth(seat), self.held_savings(seat));
        growth + savings + self.expansion(seat) + self.prestige(seat)
    }

    /// Cards in hand, by how near they bring the next building; a large hand is in danger.
    fn savings(&self, seat: Seat, hand: Cards) -> f32 {
        let (player, kinds) = (self.player(seat), hand.kind_bits() as usize % 32);
        let mut worth = 0.0;
        if player.left.cities > 0 && !player.settlements.is_empty() {
            worth += CITY_NEAR * near_city(hand);
        }
        let spot = player.reached.and(&self.now.open).and(&self.now.shore);
        if player.left.settlements > 0 {
            let ready = if spot.is_empty() { 0.5 } else { 1.0 };
            worth += SETTLEMENT_NEAR * ready * NEAR_SETTLEMENT[kinds];
        }
        if self.now.deck != [0; 5] {
            worth += DEVELOPMENT_NEAR * NEAR_DEVELOPMENT[kinds];
        }
        let roads = player.left.roads > 0 && !player.road_spots.is_empty();
        let ships = player.left.ships > 0 && !player.ship_spots.is_empty();
        let way = if roads { NEAR_ROAD[kinds] } else { 0.0 };
        worth += WAY_NEAR * way.max(if ships { NEAR_SHIP[kinds] } else { 0.0 });
        let total = f32::from(hand.total());
        worth + 0.03 * total.min(7.0) - 0.05 * (total - 7.0).max(0.0)
    }

    /// Development cards, knights and the run of roads: what may bring the special cards.
    ///
    /// Runs count as far as they are known without a search: at sea or with rings that may be less
    /// than there is, but the search takes longer than all the rest of the estimate.
    fn prestige(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let cards = |card: Card| f32::from(player.cards[card.index()] + player.fresh[card.index()]);
        if player.cards == [0; 5] && player.fresh == [0; 5] {
            return self.renown(seat);
        }
        let worth = 0.34 * cards(Card::Knight) + 0.3 * cards(Card::RoadBuilding);
        worth + 0.4 * (cards(Card::Invention) + cards(Card::Monopoly)) + self.renown(seat)
    }

    /// The part of that which lies open.
    fn renown(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let mut worth = 0.3 * f32::from(player.knights.min(5));
        let best = self.now.players.iter().map(|player| player.route_least).max();
        let best = best.expect("somebody plays");
        let behind = f32::from(best.max(4) + 1) - f32::from(player.route_least);
        if self.now.route_holder != Some(seat) {
            worth += (0.5 - 0.1 * behind).max(0.0);
        }
        worth + 0.015 * f32::from(player.route_least)
    }
}

/// How near so many of its cards bring a cost: a share that rises towards the whole.
const fn near(held: u8, cost: Cards) -> f32 {
    let share = held as f32 / cost.total() as f32;
    share * share
}

/// The same for a cost of no more than one card of a kind, by the kinds that a hand holds.
const fn near_by_kinds(cost: Cards) -> [f32; 32] {
    let mut shares = [0.0; 32];
    let mut kinds = 0;
    while kinds < 32 {
        let held = (kinds as u64 & cost.kind_bits()).count_ones() as u8;
        shares[kinds] = near(held, cost);
        kinds += 1;
    }
    shares
}

const NEAR_ROAD: [f32; 32] = near_by_kinds(ROAD);
const NEAR_SHIP: [f32; 32] = near_by_kinds(SHIP);
const NEAR_SETTLEMENT: [f32; 32] = near_by_kinds(SETTLEMENT);
const NEAR_DEVELOPMENT: [f32; 32] = near_by_kinds(DEVELOPMENT);

/// The same for a city: two grain and three ore.
fn near_city(hand: Cards) -> f32 {
    let [grain, ore] =
        [Resource::Grain, Resource::Ore].map(|kind| hand.count(kind).min(CITY.count(kind)));
    near(grain + ore, CITY)
}
