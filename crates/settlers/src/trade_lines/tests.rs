//! Trade lines against every way there is, one by one.

use std::collections::BTreeMap;

use game::Quiet;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use super::*;
use crate::options::SettlersOptions;
use crate::ruling_tests::scenes::{bare_with, options, seat};

/// Seat, home building, far building, whose pieces lead on; then pieces, foreign pieces, foreign ships.
type Found = BTreeMap<(Seat, u8, u8, Option<Seat>), [u32; 3]>;

/// Every way there is, piece by piece.
struct Wanderer<'a> {
    game: &'a Settlers,
    seat: Seat,
    from: u8,
    found: Found,
}

impl Wanderer<'_> {
    /// Goes on by every piece not used yet: own ships, and from any point on one opponent's.
    fn wander(&mut self, at: u8, guest_of: Option<Seat>, used: Sides, cost: [u32; 3]) {
        let (game, seat) = (self.game, self.seat);
        if game.now.built.contains(at) && !used.is_empty() {
            return self.arrive(at, guest_of, cost);
        }
        for side in game.geometry().sides_from(at).filter(|side| !used.contains(*side)) {
            let (far, used) = (game.geometry().across(side, at), used.with(side));
            let [all, foreign, ships] = cost;
            if guest_of.is_none() && game.player(seat).ships.contains(side) {
                self.wander(far, None, used, [all + 1, foreign, ships]);
            }
            for other in game.all_seats().filter(|other| *other != seat) {
                let player = game.player(other);
                let ship = player.ships.contains(side);
                let host =
                    !used.without(side).is_empty() && guest_of.is_none_or(|host| host == other);
                if host && (ship || player.roads.contains(side)) {
                    let cost = [all + 1, foreign + 1, ships + u32::from(ship)];
                    self.wander(far, Some(other), used, cost);
                }
            }
        }
    }

    fn arrive(&mut self, at: u8, guest_of: Option<Seat>, cost: [u32; 3]) {
        let shortest = self.game.terms.options.trade_lines == TradeLines::Shortest;
        let may_end =
            !shortest || guest_of.is_none_or(|host| self.game.builder_at(at) == Some(host));
        if self.game.is_abroad(self.seat, at) && may_end {
            let known = self.found.entry((self.seat, self.from, at, guest_of)).or_insert(cost);
            *known = cost.min(*known);
        }
    }
}

fn by_brute_force(game: &Settlers) -> Found {
    let mut found = Found::new();
    for seat in game.all_seats() {
        let homes = game.player(seat).buildings().iter().filter(|at| game.is_home(seat, *at));
        for from in homes {
            let mut wanderer = Wanderer { game, seat, from, found };
            wanderer.wander(from, None, Sides::EMPTY, [0; 3]);
            found = wanderer.found;
        }
    }
    found.iter().filter(|way| counts(game, &found, *way)).map(|(way, cost)| (*way, *cost)).collect()
}

/// Does no other way of the same player between the same buildings come before it (S-57)?
fn counts(
    game: &Settlers,
    found: &Found,
    (&(seat, from, to, host), cost): (&(Seat, u8, u8, Option<Seat>), &[u32; 3]),
) -> bool {
    match game.terms.options.trade_lines {
        TradeLines::OwnFirst => host.is_none() || !found.contains_key(&(seat, from, to, None)),
        TradeLines::Shortest => game
            .all_seats()
            .map(Some)
            .chain([None])
            .filter_map(|other| found.get(&(seat, from, to, other)))
            .all(|other| cost <= other),
    }
}

fn by_search(game: &Settlers) -> Found {
    let ways = game.ways(&Near::between(game.now.built));
    let found = ways.iter().map(|way| {
        let (own, foreign) = (way.cost.own_ships(), way.cost.foreign_pieces());
        let cost = [own + foreign, foreign, way.cost.foreign_ships()];
        ((way.seat, way.from, way.to, way.host), cost)
    });
    found.collect()
}

/// The way across between the hexes (2, 1) and (2, 4), often with a line of seat 0 to anybody's
/// building; some more settlements for everybody, at home and abroad.
fn settled(options: &SettlersOptions, below: &mut impl FnMut(usize) -> usize) -> Settlers {
    let mut game = bare_with(options, 4);
    let islands = [game.corner(2, 1, "NE"), game.corner(2, 4, "NW")].map(|at| game.homes_at(at));
    for owner in 0..4 {
        game.player_mut(seat(owner)).home = islands[owner / 2];
    }
    if below(3) > 0 {
        game.village(0, game.corner(2, 1, "SE"));
        game.village(below(4), game.corner(2, 4, "SW"));
        let passage = [(2, 2, "SW"), (2, 2, "SE"), (2, 3, "SW"), (2, 3, "SE")];
        let ships = passage.map(|(r, i, name)| game.side(r, i, name));
        game.ships(0, &ships[..1 + below(4)]);
    }
    for round in 0..10 {
        let island = islands[(round % 4 / 2 + round / 8) % 2];
        let coast = game.now.open.and(&game.now.shore).iter().filter(|at| {
            let near = &game.geometry().sides_at[*at as usize];
            game.board().bonus_regions[*at as usize] & island != 0
                && near.meets(&game.now.ship_sides)
        });
        let spots: Vec<u8> = coast.collect();
        if !spots.is_empty() {
            game.village(round % 4, Corner(spots[below(spots.len())]));
        }
    }
    game
}

/// A road, a ship, or a ship taken away.
fn change_something(game: &mut Settlers, owner: usize, below: &mut impl FnMut(usize) -> usize) {
    let player = game.player(seat(owner));
    let [movable, ships, roads]: [Vec<u8>; 3] =
        [player.movable, player.ship_spots, player.road_spots].map(|sides| sides.iter().collect());
    let road = below(6) == 0 && player.left.roads > 0 && !roads.is_empty();
    let lift = movable.len() > 5 && below(3) == 0;
    if lift {
        game.lift(seat(owner), Side(movable[below(movable.len())]), &mut Quiet);
    } else if road {
        game.roads(owner, &[Side(roads[below(roads.len())])]);
    } else if player.left.ships > 0 && !ships.is_empty() {
        game.ships(owner, &[Side(ships[below(ships.len())])]);
    }
}

#[test]
fn lines_agree_with_brute_force_in_random_networks() {
    for trade_lines in [TradeLines::OwnFirst, TradeLines::Shortest] {
        let options = SettlersOptions { trade_lines, ..options("great-crossing-4") };
        let mut rng = ChaCha8Rng::seed_from_u64(50);
        let mut below = |bound: usize| rng.next_u32() as usize % bound;
        let (mut direct, mut indirect) = (0, 0);
        for _ in 0..40 {
            let mut game = settled(&options, &mut below);
            for turn in 0..48 {
                change_something(&mut game, turn % 4, &mut below);
                let found = by_brute_force(&game);
                assert_eq!(by_search(&game), found, "{}", game.draw_for(game::Audience::Referee));
                assert_eq!(
                    game.lines,
                    game.lines_among(&Near::between(game.now.built), seat(turn % 4))
                );
                let foreign = found.values().filter(|cost| cost[1] > 0).count();
                (direct, indirect) = (direct + found.len() - foreign, indirect + foreign);
            }
        }
        assert!(direct > 100 && indirect > 300, "{direct} direct, {indirect} indirect are too few");
    }
}
