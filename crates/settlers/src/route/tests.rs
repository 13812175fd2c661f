//! What the room keeps against what the rule says, in random networks and in random games.

use game::{Audience, Game, Quiet, Seat, Turn};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use super::rightful_holder;
use super::walk::{Walk, Ways};
use crate::geometry::{Corner, Corners, Side, Sides, side_of};
use crate::options::SettlersOptions;
use crate::phase::Phase;
use crate::ruling_tests::scenes::{bare, options, seat};
use crate::state::Settlers;

const BOARDS: [&str; 5] =
    ["base", "new-shores", "four-islands-4", "great-crossing-4", "greater-catan-4"];

/// How often the positions held what makes routes hard.
#[derive(Debug, Default)]
struct Met {
    positions: usize,
    /// A player's pieces lie in a ring.
    rings: usize,
    /// A foreign building stands between two pieces of a player.
    cuts: usize,
    /// A road and a ship of a player meet at an own building.
    joined: usize,
    /// A road and a ship of a player meet elsewhere.
    apart: usize,
    /// A count was put off.
    put_off: usize,
    /// The card went to somebody, or was laid aside.
    card_moved: usize,
    card_laid_aside: usize,
}

impl Met {
    /// Everything that is known of routes agrees with the rule; `before` held the card until now.
    fn check(&mut self, game: &Settlers, before: Option<Seat>) {
        let scene = || game.render(Audience::Referee);
        let routes: Vec<(Seat, u8)> =
            game.all_seats().map(|seat| (seat, game.longest_run(seat))).collect();
        for (seat, longest) in &routes {
            let player = game.player(*seat);
            assert_eq!(game.route(*seat), *longest, "seat {seat}\n{}", scene());
            let bounds = player.route_least..=player.route_most;
            assert!(bounds.contains(longest), "seat {seat}: {longest} in {bounds:?}\n{}", scene());
            assert_eq!(player.loops, has_ring(game, *seat), "seat {seat}\n{}", scene());
            self.put_off += usize::from(player.route_least < player.route_most);
            self.rings += usize::from(player.loops);
            self.look_around(game, *seat);
        }
        if !matches!(game.now.phase, Phase::Lifted { .. }) {
            let holder = rightful_holder(before, routes.into_iter());
            assert_eq!(game.now.route_holder, holder, "{before:?} held it\n{}", scene());
            self.card_moved += usize::from(holder != before && holder.is_some());
            self.card_laid_aside += usize::from(holder != before && holder.is_none());
        }
        self.positions += 1;
    }

    fn look_around(&mut self, game: &Settlers, seat: Seat) {
        let player = game.player(seat);
        for at in player.reached.iter() {
            let here = &game.geometry().sides_at[at as usize];
            let (roads, ships) = (player.roads.and(here).len(), player.ships.and(here).len());
            let mixed = roads > 0 && ships > 0;
            self.cuts += usize::from(roads + ships > 1 && game.foreign_at(seat, at));
            self.joined += usize::from(mixed && player.has_building(at));
            self.apart += usize::from(mixed && !game.now.built.contains(at));
        }
    }
}

/// Is something left when pieces with a loose end are taken away again and again?
fn has_ring(game: &Settlers, seat: Seat) -> bool {
    let walk = Walk::new(game, seat);
    let mut rest = walk.all;
    let goes_on = |arc: u16, rest: &Sides| match walk.ways_on(arc) {
        Ways::None => false,
        Ways::One(next) => rest.contains(side_of(next)),
        Ways::Two(a, b) => rest.contains(side_of(a)) || rest.contains(side_of(b)),
    };
    let loose = |side: &u8, rest: &Sides| {
        let arc = 2 * u16::from(*side);
        !(goes_on(arc, rest) && goes_on(arc + 1, rest))
    };
    while let Some(side) = rest.iter().find(|side| loose(side, &rest)) {
        rest.remove(side);
    }
    !rest.is_empty()
}

/// Pieces laid, moved and cut at random, whoever's turn it is.
struct Builder {
    rng: ChaCha8Rng,
    game: Settlers,
}

impl Builder {
    fn below(&mut self, bound: usize) -> usize {
        self.rng.next_u32() as usize % bound
    }

    fn one_of<const N: usize>(&mut self, places: crate::bits::Bits<N>) -> Option<u8> {
        if places.is_empty() {
            return None;
        }
        let nth = self.below(places.len());
        places.nth(nth as u32)
    }

    /// Two players build most of the time, so that they come into each other's way.
    fn somebody(&mut self) -> Seat {
        let all = self.game.terms.seats;
        seat([0, 0, 0, 1, 1, self.rng.next_u32() as usize % all][self.rng.next_u32() as usize % 6])
    }

    fn step(&mut self) {
        let who = self.somebody();
        match self.below(16) {
            0 => self.settle(who, self.game.now.shore),
            1 => self.settle(who, self.foreign_ends(who)),
            2 => self.ring(who),
            3..=5 => self.sail(who),
            _ => self.lengthen(who),
        }
    }

    /// Intersections that others' pieces lead to.
    fn foreign_ends(&self, who: Seat) -> Corners {
        let others = self.game.all_seats().filter(|seat| *seat != who);
        let reached = others.map(|seat| self.game.player(seat).reached);
        reached.fold(Corners::EMPTY, |all, more| all.or(&more)).and(&self.game.now.shore)
    }

    fn settle(&mut self, who: Seat, among: Corners) {
        let free = among.and(&self.game.now.open);
        if self.game.player(who).left.settlements > 0
            && let Some(at) = self.one_of(free)
        {
            self.game.put_settlement(who, Corner(at), &mut Quiet);
        }
    }

    fn lengthen(&mut self, who: Seat) {
        let player = self.game.player(who);
        let (road_spots, ship_spots, left) = (player.road_spots, player.ship_spots, player.left);
        let road = if left.roads > 0 { self.one_of(road_spots) } else { None };
        let ship = if left.ships > 0 { self.one_of(ship_spots) } else { None };
        match (road, ship) {
            (Some(side), None) => self.game.put_road(who, Side(side), &mut Quiet),
            (None, Some(side)) => self.game.put_ship(who, Side(side), &mut Quiet),
            (Some(side), Some(_)) if self.below(2) == 0 => {
                self.game.put_road(who, Side(side), &mut Quiet)
            }
            (_, Some(side)) => self.game.put_ship(who, Side(side), &mut Quiet),
            (None, None) => {}
        }
    }

    /// Lays what is missing of a ring around a hex that the player has come to.
    fn ring(&mut self, who: Seat) {
        let Some(at) = self.one_of(self.game.player(who).reached) else { return };
        let hexes: Vec<usize> = self.game.geometry().hexes_at(at).collect();
        let hex = hexes[self.below(hexes.len())];
        let player = self.game.player(who);
        let own = player.roads.or(&player.ships);
        let (left, all) = (player.left, self.game.geometry().sides_of[hex]);
        let missing = all.minus(&own);
        if missing.meets(&self.game.now.occupied) {
            return;
        }
        if missing.minus(&self.game.now.road_sides).is_empty() && missing.len() <= left.roads.into()
        {
            missing.iter().for_each(|at| self.game.put_road(who, Side(at), &mut Quiet));
        } else if missing.minus(&self.game.now.ship_sides).is_empty()
            && missing.len() <= left.ships.into()
        {
            missing.iter().for_each(|at| self.game.put_ship(who, Side(at), &mut Quiet));
        }
    }

    /// Lifts a ship and puts it elsewhere, or back where there is no other place.
    fn sail(&mut self, who: Seat) {
        let Some(from) = self.one_of(self.game.player(who).movable) else { return };
        self.game.lift(who, Side(from), &mut Quiet);
        assert_eq!(self.game.route(who), self.game.longest_run(who), "after the ship was lifted");
        let to = self.one_of(self.game.player(who).ship_spots.without(from)).unwrap_or(from);
        self.game.put_ship(who, Side(to), &mut Quiet);
        self.game.now.phase = Phase::Main;
    }
}

#[test]
fn routes_are_what_the_rule_says_in_random_networks() {
    let mut met = Met::default();
    for (board, seed) in
        BOARDS.into_iter().flat_map(|board| (0..100).map(move |seed| (board, seed)))
    {
        let mut builder = Builder { rng: ChaCha8Rng::seed_from_u64(seed), game: bare(board) };
        for who in [0, 1, 0, 1] {
            builder.settle(seat(who), builder.game.now.shore);
        }
        for _ in 0..60 {
            let before = builder.game.now.route_holder;
            builder.step();
            met.check(&builder.game, before);
        }
    }
    assert!(met.positions > 20_000 && met.rings > 5_000 && met.cuts > 2_000, "{met:?}");
    assert!(met.joined > 2_000 && met.apart > 2_000 && met.put_off > 2_000, "{met:?}");
    assert!(met.card_moved > 200 && met.card_laid_aside > 20, "{met:?}");
}

#[test]
fn routes_are_what_the_rule_says_in_random_games() {
    let mut met = Met::default();
    for board in BOARDS {
        let options = SettlersOptions { domestic_trade: false, ..options(board) };
        let seats = crate::scenario::board(board).expect("of the house").scenario.players.clone();
        let seats = seats.into_iter().max().expect("some");
        let mut game = Settlers::start(&options, seats as usize).expect("starts");
        let mut rng = ChaCha8Rng::seed_from_u64(11);
        for _ in 0..1500 {
            let before = (game.now.route_holder, game.now.occupied, game.now.built);
            if !random_step(&mut game, &mut rng) {
                break;
            }
            if (before.1, before.2) != (game.now.occupied, game.now.built) {
                met.check(&game, before.0);
            }
        }
    }
    assert!(met.positions > 1000 && met.card_moved > 5, "{met:?}");
}

fn random_step(game: &mut Settlers, rng: &mut ChaCha8Rng) -> bool {
    match game.turn() {
        Turn::Over => return false,
        Turn::Chance => {
            let outcome = game.pick_outcome(rng, &mut Vec::new()).expect("chance acts");
            game.settle_unchecked(outcome, &mut Quiet);
        }
        Turn::Decide(seats) => {
            let seat = seats.iter().next().expect("somebody decides");
            let action = game.pick_action(seat, rng, &mut Vec::new()).expect("there is a choice");
            game.play_unchecked(seat, action, &mut Quiet);
        }
    }
    true
}

#[test]
fn the_card_needs_five_stays_on_a_tie_and_is_laid_aside_between_equals() {
    let next = |holder: Option<usize>, lengths: [u8; 3]| {
        rightful_holder(holder.map(seat), Seat::first(3).zip(lengths)).map(Seat::index)
    };
    assert_eq!(next(None, [4, 3, 0]), None);
    assert_eq!(next(None, [4, 5, 0]), Some(1));
    assert_eq!(next(None, [5, 5, 0]), None);
    assert_eq!(next(Some(0), [5, 5, 0]), Some(0));
    assert_eq!(next(Some(0), [5, 6, 0]), Some(1));
    assert_eq!(next(Some(0), [5, 6, 6]), None);
    assert_eq!(next(Some(0), [4, 4, 4]), None);
}
