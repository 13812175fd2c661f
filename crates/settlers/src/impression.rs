//! What the learned judgement sees of a position: what stands, what it brings, how far it is to more.
//!
//! Everything is what the seat may know: of rivals only what lies open, hands and unplayed cards by
//! their number.

mod voyages;

use game::{Impression, Judgement, Seat, Senses, number};

use crate::building::{CITY, DEVELOPMENT, ROAD, SETTLEMENT, SHIP};
use crate::event::Answer;
use crate::geometry::{Corners, NOWHERE};
use crate::goods::{Cards, Resource};
use crate::land::pips;
use crate::phase::{Course, Phase};
use crate::scenario::BonusKind;
use crate::state::{Player, Settlers, place_of};

/// How many numbers about a seat everybody may know.
const OPEN: usize = 49 + voyages::NUMBERS;
/// How many more the seat itself knows.
const OWN: usize = 40;
/// A point of the estimate, in the unit of an impression.
const POINT: f32 = 8.0;
/// How many about the table.
const TABLE: usize = 23;

/// What was learned.
const WEIGHTS: &[u8] = include_bytes!("../data/judgement.bin");

/// What the judgement of the Settlers looks at.
pub(crate) fn judgement() -> Judgement<Settlers> {
    let senses = Senses { whole: OPEN + OWN + TABLE, parts: &[OPEN] };
    Judgement {
        senses,
        perceive: Settlers::perceive,
        foresight: 4,
        horizon: 4,
        by_habit: false,
        in_pieces: false,
        weights: WEIGHTS,
    }
}

impl Settlers {
    fn perceive(&self, seat: Seat, into: &mut Impression) {
        let hand = self.hand_as_agreed(seat);
        self.note_open(seat, hand.total(), &mut into.whole);
        self.note_own(seat, hand, &mut into.whole);
        self.note_table(seat, &mut into.whole);
        for rival in self.all_seats().filter(|rival| *rival != seat) {
            let cards = self.hand_as_agreed(rival).total();
            self.note_open(rival, cards, &mut into.parts[0]);
        }
    }

    /// The hand; while an offer is answered, as it will be if the one who said yes is taken at his word.
    fn hand_as_agreed(&self, seat: Seat) -> Cards {
        let hand = self.player(seat).hand;
        let trade = &self.now.trade;
        if !matches!(self.now.phase, Phase::Answer | Phase::CloseDeal) {
            return hand;
        }
        let agreed = |other: &Seat| trade.answers[place_of(*other)] == Answer::Accepted;
        let partner = self.all_seats().find(agreed);
        let (Some(give), Some(want)) = (trade.give.cards(), trade.want.cards()) else {
            return hand;
        };
        match partner {
            Some(partner) if partner == seat && hand.covers(want) => hand.minus(want).plus(give),
            Some(_) if seat == self.now.active && hand.covers(give) => hand.minus(give).plus(want),
            _ => hand,
        }
    }

    /// What everybody knows about a seat.
    fn note_open(&self, seat: Seat, cards: u8, into: &mut Vec<i8>) {
        let player = self.player(seat);
        let from = into.len();
        let income = self.income(seat).map(i32::from);
        into.extend(income.map(number));
        self.note_production(seat, income, into);
        self.note_pieces(player, into);
        self.note_honours(seat, into);
        let turns = (seat.index() + self.terms.seats - self.now.active.index()) % self.terms.seats;
        let active = turns == 0;
        let unplayed = player.card_count();
        into.extend([
            number(cards),
            number(cards.saturating_sub(7)),
            number(unplayed),
            number(player.fresh.iter().sum::<u8>()),
            number(turns as i32),
            i8::from(active),
            i8::from(active && !self.now.phase.is_rolled()),
            number(player.points),
            number((self.terms.goal).saturating_sub(player.points)),
            number(player.owed),
        ]);
        self.note_spots(seat, income, into);
        self.note_voyages(seat, income, into);
        into.push(in_points(self.open_estimate(seat)));
        debug_assert_eq!(into.len() - from, OPEN);
    }

    /// How even and how safe production is: sums that bring something, what the robber keeps, and what
    /// the bank asks. Seven numbers and one.
    fn note_production(&self, seat: Seat, income: [i32; 6], into: &mut Vec<i8>) {
        let sums = self.now.yields.iter().filter(|row| !row[place_of(seat)].is_none()).count();
        into.push(number(income.iter().sum::<i32>()));
        into.push(number(sums as i32));
        into.push(number(self.robbed_pips(seat)));
        into.extend(Resource::ALL.map(|kind| number(4 - i32::from(self.rate(seat, kind)))));
    }

    /// The pips that a seat misses because of the robber.
    fn robbed_pips(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        if self.now.robber == NOWHERE {
            return 0;
        }
        let hex = usize::from(self.now.robber);
        let corners = self.geometry().corners_of[hex];
        let buildings =
            player.settlements.and(&corners).len() + 2 * player.cities.and(&corners).len();
        i32::from(pips(self.now.chips[hex])) * buildings as i32
    }

    /// What stands and what is left, nine numbers.
    fn note_pieces(&self, player: &Player, into: &mut Vec<i8>) {
        let left = &player.left;
        let grown = player.settlements.iter().map(|corner| self.pips_there(corner)).max();
        into.extend([
            number(player.settlements.len() as i32),
            number(player.cities.len() as i32),
            number(left.settlements),
            number(left.cities),
            number(left.roads),
            number(left.ships),
            number(player.ships.len() as i32),
            number(grown.unwrap_or(0)),
            number(player.chips),
        ]);
    }

    /// Army and route: what is held, and how far one is from holding it. Six numbers.
    fn note_honours(&self, seat: Seat, into: &mut Vec<i8>) {
        let player = self.player(seat);
        let others = || self.all_seats().filter(|other| *other != seat);
        let most = |count: fn(&Player) -> u8| {
            others().map(|other| i32::from(count(self.player(other)))).max().unwrap_or(0)
        };
        let knights = i32::from(player.knights);
        let route = i32::from(player.route_least);
        into.extend([
            number(knights),
            number(knights - most(|player| player.knights).max(2)),
            i8::from(self.now.army_holder == Some(seat)),
            number(route),
            number(route - most(|player| player.route_least).max(4)),
            i8::from(self.now.route_holder == Some(seat)),
        ]);
    }

    /// Free places for settlements: ready, one piece away, two pieces away. Nine numbers.
    fn note_spots(&self, seat: Seat, income: [i32; 6], into: &mut Vec<i8>) {
        let player = self.player(seat);
        let free = self.now.open.and(&self.now.shore);
        let ready = player.reached.and(&free);
        let near = self.beyond(player, player.reached).and(&free).minus(&ready);
        let (first, second) = self.best_two(seat, ready, income);
        let (third, fourth) = self.best_two(seat, near, income);
        let far = self.far_from(player).and(&free).minus(&ready).minus(&near);
        let (fifth, _) = self.best_two(seat, far, income);
        into.extend([
            number(first),
            number(second),
            number(ready.len() as i32),
            number(third),
            number(fourth),
            number(near.len() as i32),
            number(fifth),
            number(player.road_spots.len() as i32),
            number(player.ship_spots.len() as i32),
        ]);
    }

    /// The ends of sides where a piece may lie next.
    fn beyond(&self, player: &Player, reached: Corners) -> Corners {
        let ways = player.road_spots.or(&player.ship_spots);
        let ends = ways.iter().flat_map(|side| self.geometry().side_ends[side as usize]);
        ends.collect::<Corners>().minus(&reached)
    }

    /// Where one comes with two pieces, as far as nobody has built in between.
    fn far_from(&self, player: &Player) -> Corners {
        let passable = self.now.road_sides.or(&self.now.ship_sides).minus(&self.now.occupied);
        let mut far = Corners::EMPTY;
        for corner in self.beyond(player, player.reached).minus(&self.now.built).iter() {
            let geometry = self.geometry();
            for side in geometry.sides_from(corner).filter(|side| passable.contains(*side)) {
                far.insert(geometry.across(side, corner));
            }
        }
        far.minus(&player.reached)
    }

    /// The two best of some places, by pips; kinds not had yet and chips abroad count besides.
    fn best_two(&self, seat: Seat, spots: Corners, income: [i32; 6]) -> (i32, i32) {
        let mut best = (0, 0);
        for corner in spots.iter() {
            let worth = self.spot_worth(seat, corner, income);
            if worth > best.0 {
                best = (worth, best.0);
            } else if worth > best.1 {
                best.1 = worth;
            }
        }
        best
    }

    fn spot_worth(&self, seat: Seat, corner: u8, income: [i32; 6]) -> i32 {
        let mut worth = 1 + self.chips_abroad(seat, corner);
        for hex in self.geometry().hexes_at(corner) {
            let pips = i32::from(pips(self.now.chips[hex]));
            let kind = self.now.terrain[hex].resource();
            let new = kind.is_some_and(|kind| income[kind.index()] == 0);
            worth += 2 * pips + if new { pips } else { 0 };
        }
        worth
    }

    /// What a settlement there would earn in chips, as much as so many pips.
    fn chips_abroad(&self, seat: Seat, corner: u8) -> i32 {
        let bonus = self.board().scenario.bonus;
        if bonus.hexes == 0 || bonus.kind == BonusKind::TradeLines {
            return 0;
        }
        let player = self.player(seat);
        let here = self.regions_at(crate::geometry::Corner(corner), bonus.hexes);
        let chips = if player.visited == 0 { bonus.first } else { bonus.further };
        if here & !player.visited & !player.home == 0 { 0 } else { 10 * i32::from(chips) }
    }

    fn pips_there(&self, corner: u8) -> i32 {
        let hexes = self.geometry().hexes_at(corner);
        hexes.map(|hex| i32::from(pips(self.now.chips[hex]))).sum()
    }

    /// What only the seat itself knows: its cards, and what they buy.
    fn note_own(&self, seat: Seat, hand: Cards, into: &mut Vec<i8>) {
        let player = self.player(seat);
        let from = into.len();
        into.extend(Resource::ALL.map(|kind| number(hand.count(kind))));
        into.extend(player.cards.map(number));
        into.extend(player.fresh.map(number));
        let point = i32::from(player.hidden_points() + player.points);
        into.push(number(i32::from(self.terms.goal) - point));
        for cost in [ROAD, SHIP, SETTLEMENT, CITY, DEVELOPMENT] {
            let (missing, short) = self.missing(seat, hand, cost);
            into.push(number(missing));
            into.push(number(short));
        }
        self.note_moment(seat, into);
        self.note_estimate(seat, hand, into);
        debug_assert_eq!(into.len() - from, OWN);
    }

    /// What the estimate says, its lead over the best rival, and whether the hand pays for victory.
    fn note_estimate(&self, seat: Seat, hand: Cards, into: &mut Vec<i8>) {
        let own = self.open_estimate(seat) + self.own_estimate(seat, hand);
        let rivals = self.all_seats().filter(|rival| *rival != seat);
        let best = rivals.map(|rival| self.open_estimate(rival)).fold(0.0, f32::max);
        into.push(in_points(own));
        into.push(in_points(own - best));
        into.push(i8::from(self.wins_with(seat, hand)));
    }

    /// How many cards of a cost the hand lacks, and how many of these the bank would not give for what
    /// is to spare.
    fn missing(&self, seat: Seat, hand: Cards, cost: Cards) -> (i32, i32) {
        let (mut missing, mut traded_in) = (0, 0);
        for kind in Resource::ALL {
            let (held, due) = (hand.count(kind), cost.count(kind));
            missing += i32::from(due.saturating_sub(held));
            traded_in += i32::from(held.saturating_sub(due) / self.rate(seat, kind));
        }
        (missing, (missing - traded_in).max(0))
    }

    /// Where the seat's own turn stands, eleven numbers; all zero in others' turns.
    fn note_moment(&self, seat: Seat, into: &mut Vec<i8>) {
        let own = seat == self.now.active;
        let phase = self.now.phase;
        let when = |now: bool| i8::from(own && now);
        let free_roads = match phase.course() {
            Course::FreeRoads { left, .. } if own => left,
            _ => 0,
        };
        into.extend([
            when(phase.is_rolled()),
            when(matches!(phase, Phase::Roll | Phase::Dice)),
            when(matches!(phase, Phase::MoveRobber { .. } | Phase::ChooseVictim { .. })),
            when(matches!(phase, Phase::Steal { .. })),
            when(matches!(phase, Phase::DrawCard)),
            when(matches!(phase, Phase::Lifted { .. })),
            when(self.now.card_played),
            number(free_roads),
            number(self.player(seat).picks),
            when(matches!(phase, Phase::FirstSettlement { .. })),
            when(matches!(phase, Phase::FirstRoad { .. })),
        ]);
    }

    /// What is common to all.
    fn note_table(&self, seat: Seat, into: &mut Vec<i8>) {
        let from = into.len();
        let seats = self.terms.seats;
        into.extend([2, 3, 4].map(|count| i8::from(seats == count)));
        let bonus = self.board().scenario.bonus;
        let (setting_up, to_come) = self.set_up_left();
        into.extend([
            number(self.terms.goal),
            number(self.now.deck.iter().sum::<u8>()),
            number(i32::from(self.now.turn) / 2),
            number(self.now.bank.total()),
            i8::from(!self.now.ship_sides.is_empty()),
            number(bonus.first),
            number(bonus.further),
            i8::from(bonus.kind == BonusKind::TradeLines),
            number(self.now.chip_pile.iter().sum::<u8>()),
            number(self.now.terrain_pile.iter().sum::<u8>()),
            i8::from(self.terms.options.friendly_robber),
            i8::from(setting_up),
            number(to_come),
        ]);
        self.note_leaders(seat, into);
        self.note_first_spots(setting_up, into);
        debug_assert_eq!(into.len() - from, TABLE);
    }

    /// Whether start settlements are still placed, and how many are to come.
    fn set_up_left(&self) -> (bool, i32) {
        match self.now.phase.course() {
            Course::SetUp { placed } => (true, 2 * self.terms.seats as i32 - i32::from(placed)),
            _ => (false, 0),
        }
    }

    /// The rivals next to victory: the points of the best and of the second, the unplayed cards of the
    /// best, and when it has its turn.
    fn note_leaders(&self, seat: Seat, into: &mut Vec<i8>) {
        let seats = self.terms.seats;
        let (mut best, mut second, mut cards, mut turns) = (0, 0, 0, 0);
        for rival in self.all_seats().filter(|rival| *rival != seat) {
            let player = self.player(rival);
            let points = player.points;
            if points < best {
                second = second.max(points);
                continue;
            }
            (second, best) = (best, points);
            cards = player.card_count();
            turns = (rival.index() + seats - self.now.active.index()) % seats;
        }
        into.extend([number(best), number(second), number(cards), number(turns as i32)]);
    }

    /// The three best places that are free, while start settlements are placed.
    fn note_first_spots(&self, setting_up: bool, into: &mut Vec<i8>) {
        let mut best = [0; 3];
        if setting_up {
            for corner in self.now.open.and(&self.now.shore).iter() {
                let pips = self.pips_there(corner);
                if let Some(place) = best.iter().position(|other| pips > *other) {
                    best[place..].rotate_right(1);
                    best[place] = pips;
                }
            }
        }
        into.extend(best.map(number));
    }
}

fn in_points(estimate: f32) -> i8 {
    number((estimate * POINT) as i32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling_tests::scenes::*;

    fn impression(game: &Settlers, seat: Seat) -> Impression {
        let mut into = Impression::default();
        judgement().impression(game, seat, &mut into);
        into
    }

    #[test]
    fn what_a_seat_may_not_know_leaves_no_impression() {
        let mut game = bare("base");
        game.give(0, Cards::of(Resource::Wool, 3));
        game.give(1, Cards::of(Resource::Grain, 2));
        let mut other = game.clone();
        let hidden = other.player_mut(seat(1));
        hidden.hand = Cards::of(Resource::Ore, 2);
        hidden.fresh = [0, 1, 0, 0, 0];
        game.player_mut(seat(1)).fresh = [1, 0, 0, 0, 0];
        assert_eq!(impression(&game, seat(0)), impression(&other, seat(0)));
        assert_ne!(impression(&game, seat(1)), impression(&other, seat(1)));
    }

    #[test]
    fn every_rival_is_a_part() {
        let game = bare("base");
        let seen = impression(&game, seat(0));
        assert_eq!(seen.parts[0].len(), (game.terms.seats - 1) * OPEN);
    }
}
