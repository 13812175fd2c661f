//! What must hold in every state, one law per function.

use game::Seat;

use crate::action::Card;
use crate::beliefs::{Theft, Way};
use crate::board::ChipCell;
use crate::geometry::{Corners, NOWHERE, Sides};
use crate::goods::{Cards, Resource};
use crate::land::{ChipPile, Terrain, TerrainPile, chip_slot};
use crate::phase::Phase;
use crate::scenario::totals;
use crate::state::{SEATS, Settlers, place_of};
use crate::trade_lines::Near;

type Law = Result<(), String>;

fn same<T: PartialEq + std::fmt::Debug>(what: &str, got: T, want: T) -> Law {
    if got == want { Ok(()) } else { Err(format!("{what}: {got:?}, not {want:?}")) }
}

impl Settlers {
    pub(crate) fn check_invariants(&self) -> Law {
        self.cards_are_conserved()?;
        self.the_truth_is_believed()?;
        self.development_cards_are_conserved()?;
        self.hexes_and_chips_are_conserved()?;
        self.the_deal_in_question_is_bare()?;
        self.one_piece_per_side()?;
        self.distance_rule()?;
        self.stock_and_points()?;
        self.spots_are_up_to_date()?;
        self.yields_are_up_to_date()?;
        self.routes_and_holders()?;
        self.lines_are_up_to_date()?;
        self.networks_are_connected()?;
        self.robbers_stand_right()?;
        self.nobody_has_won_unnoticed()
    }

    fn cards_are_conserved(&self) -> Law {
        for kind in Resource::ALL {
            let held: u32 =
                self.now.players.iter().map(|player| u32::from(player.hand.count(kind))).sum();
            same(kind.name(), held + u32::from(self.now.bank.count(kind)), 19)?;
        }
        Ok(())
    }

    /// What really happened is among what everybody thinks possible.
    fn the_truth_is_believed(&self) -> Law {
        let beliefs = &self.beliefs;
        let truth = beliefs.truth();
        let believed = (0..beliefs.ways.len()).any(|at| {
            (0..beliefs.thefts.len()).all(|theft| beliefs.ways[at].card(theft) == truth.card(theft))
        });
        same("the truth is a way", believed, !beliefs.thefts.is_empty())?;
        let recounted = |way: &Way| {
            let card = |(at, theft): (usize, &Theft)| Theft { card: way.card(at), ..*theft };
            Way::new(beliefs.thefts.iter().enumerate().map(card), way.weight)
        };
        let counted = beliefs.ways.iter().all(|way| *way == recounted(way));
        same("ways know what their thefts brought", counted, true)?;
        for seat in self.all_seats() {
            let (hand, murky) = (self.player(seat).hand, beliefs.murky[place_of(seat)]);
            same("murky cards are in the hand", hand.covers(murky), true)?;
            same("what is counted is in the hand", hand.covers(self.counted(seat)), true)?;
            let open = beliefs.thefts.iter().any(|theft| theft.concerns(seat));
            same("murky cards in an open theft", open && !murky.is_none(), false)?;
        }
        Ok(())
    }

    fn development_cards_are_conserved(&self) -> Law {
        for card in Card::ALL {
            let at = card.index();
            let held: u8 = self.now.players.iter().map(|p| p.cards[at] + p.fresh[at]).sum();
            let total = held + self.now.deck[at];
            let played = match card {
                Card::Knight => self.now.players.iter().map(|player| player.knights).sum(),
                Card::Point => 0,
                _ => Card::DECK[at].saturating_sub(total),
            };
            same(card.name(), total + played, Card::DECK[at])?;
        }
        Ok(())
    }

    /// Printed, dealt, stacked and bagged: nothing appears, nothing vanishes (S-83).
    fn hexes_and_chips_are_conserved(&self) -> Law {
        if !self.in_play() {
            return Ok(());
        }
        let mut terrain = self.now.terrain_pile;
        let mut chips = self.now.chip_pile;
        for hex in 0..self.geometry().hexes() {
            let shown = Terrain::ALL.iter().position(|known| *known == self.now.terrain[hex]);
            shown.into_iter().for_each(|at| terrain[at] += 1);
            chip_slot(self.now.chips[hex]).into_iter().for_each(|at| chips[at] += 1);
        }
        let (all_terrain, all_chips): (TerrainPile, ChipPile) = totals(self.board());
        same("hexes", terrain, all_terrain)?;
        same("chips", chips, all_chips)
    }

    /// While everybody is asked about the deal, nothing but hexes and chips lies (S-47).
    fn the_deal_in_question_is_bare(&self) -> Law {
        let Phase::AgreeDeal { asked, keep } = self.now.phase else { return Ok(()) };
        same("harbours on a deal in question", self.now.harbour_count, 0)?;
        same("pieces on a deal in question", self.now.occupied, Sides::EMPTY)?;
        same("buildings on a deal in question", self.now.built, Corners::EMPTY)?;
        let twice = asked.iter().any(|seat| keep.contains(seat));
        let asks = !asked.is_empty() && !twice && self.terms.options.redeal;
        if asks { Ok(()) } else { Err("a deal in question that is none".to_owned()) }
    }

    fn one_piece_per_side(&self) -> Law {
        let mut seen = Sides::EMPTY;
        for player in &self.now.players {
            for pieces in [&player.roads, &player.ships] {
                if seen.meets(pieces) {
                    return Err("two pieces on one side".to_owned());
                }
                seen = seen.or(pieces);
            }
        }
        same("occupied sides", self.now.occupied, seen)?;
        for player in &self.now.players {
            let wrong_road = player.roads.minus(&self.now.road_sides);
            let wrong_ship = player.ships.minus(&self.now.ship_sides);
            if !wrong_road.is_empty() || !wrong_ship.is_empty() {
                return Err("a road at sea or a ship on land".to_owned());
            }
        }
        Ok(())
    }

    fn distance_rule(&self) -> Law {
        let mut built = Corners::EMPTY;
        let mut closed = Corners::EMPTY;
        for player in &self.now.players {
            for corner in player.buildings().iter() {
                if closed.contains(corner) {
                    return Err(format!("the building at c{corner} is too near another"));
                }
                built.insert(corner);
                closed = closed.or(&self.geometry().near[corner as usize]);
            }
        }
        same("buildings", self.now.built, built)?;
        let all: Corners = (0..self.geometry().corner_places.len() as u8).collect();
        same("open intersections", self.now.open, all.minus(&closed))
    }

    fn stock_and_points(&self) -> Law {
        let stock = self.board().scenario.pieces;
        let lifted = matches!(self.now.phase, Phase::Lifted { .. });
        for seat in self.all_seats() {
            let player = self.player(seat);
            same(
                "settlements",
                player.settlements.len() as u8 + player.left.settlements,
                stock.settlements,
            )?;
            same("cities", player.cities.len() as u8 + player.left.cities, stock.cities)?;
            same("roads", player.roads.len() as u8 + player.left.roads, stock.roads)?;
            same("ships", player.ships.len() as u8 + player.left.ships, stock.ships)?;
            if !lifted {
                same("points", player.points, self.counted_points(seat))?;
            }
        }
        Ok(())
    }

    fn spots_are_up_to_date(&self) -> Law {
        for seat in self.all_seats() {
            let player = self.player(seat);
            let (roads, ships, reached) = self.spots_from_scratch(seat);
            same("road spots", player.road_spots, roads)?;
            same("ship spots", player.ship_spots, ships)?;
            same("reached intersections", player.reached, reached)?;
            let (movable, rings) = self.ships_that_may_leave(seat);
            same("ships that may leave", player.movable, movable)?;
            if rings && !player.rings {
                return Err("a ring of ships went unnoticed".to_owned());
            }
        }
        Ok(())
    }

    pub(crate) fn yields_are_up_to_date(&self) -> Law {
        let mut yields = [[Cards::NONE; SEATS]; 11];
        for hex in 0..self.geometry().hexes() {
            let number = self.now.chips[hex] as usize;
            if number == 0 || self.now.robber as usize == hex {
                continue;
            }
            let one = match self.now.terrain[hex] {
                Terrain::Gold => Cards::choices(1),
                terrain => terrain.resource().map_or(Cards::NONE, |kind| Cards::of(kind, 1)),
            };
            for corner in self.geometry().hex_corners[hex] {
                let Some(seat) = self.builder_at(corner) else { continue };
                let city = self.player(seat).cities.contains(corner);
                for _ in 0..1 + usize::from(city) {
                    let claim = &mut yields[number - 2][place_of(seat)];
                    *claim = claim.plus(one);
                }
            }
        }
        same("production", self.now.yields, yields)
    }

    fn lines_are_up_to_date(&self) -> Law {
        if !self.board().has_trade_lines() {
            return same("trade lines", self.lines.len(), 0);
        }
        let all = self.lines_among(&Near::between(self.now.built), self.now.active);
        same("trade lines", &self.lines, &all)?;
        for seat in self.all_seats() {
            let held =
                self.lines.iter().filter(|line| line.holders >> seat.index() & 1 == 1).count();
            let worth = self.board().scenario.bonus.first as usize;
            same("chips for trade lines", self.player(seat).chips as usize, held * worth)?;
        }
        Ok(())
    }

    fn routes_and_holders(&self) -> Law {
        for seat in self.all_seats() {
            let player = self.player(seat);
            let longest = self.longest_run(seat);
            same("longest route", self.route(seat), longest)?;
            if !(player.route_least..=player.route_most).contains(&longest) {
                return Err(format!("a route of {longest} is out of its bounds: {player:?}"));
            }
            same("rings in the route", player.loops, self.has_loop(seat))?;
            let own = player.run.and(&player.roads.or(&player.ships));
            same("longest run", own.len(), player.route_least as usize)?;
        }
        let longest = self.all_seats().map(|seat| self.route(seat)).max();
        let lifted = matches!(self.now.phase, Phase::Lifted { .. });
        let right =
            |seat: Seat| lifted || self.route(seat) >= 5 && Some(self.route(seat)) == longest;
        if self.now.route_holder.is_some_and(|seat| !right(seat)) {
            return Err("the longest route is in the wrong hands".to_owned());
        }
        let most = self.now.players.iter().map(|player| player.knights).max();
        let army =
            |seat: Seat| self.player(seat).knights >= 3 && Some(self.player(seat).knights) == most;
        if self.now.army_holder.is_some_and(|seat| !army(seat)) {
            return Err("the largest army is in the wrong hands".to_owned());
        }
        Ok(())
    }

    /// Every road hangs together with an own building by own roads, every ship by own ships (S-11); foreign
    /// buildings may have come between later (S-16).
    fn networks_are_connected(&self) -> Law {
        for seat in self.all_seats() {
            let player = self.player(seat);
            for pieces in [player.roads, player.ships] {
                let loose = self.loose_from(player.buildings(), pieces);
                if !loose.is_empty() {
                    return Err(format!("seat {seat} has loose pieces: {loose:?}"));
                }
            }
        }
        Ok(())
    }

    /// Those of the pieces that do not lead back to one of these intersections.
    fn loose_from(&self, mut linked: Corners, pieces: Sides) -> Sides {
        let mut rest = pieces;
        loop {
            let ends = |side: u8| self.geometry().side_ends[side as usize];
            let links = |side: &u8| ends(*side).iter().any(|end| linked.contains(*end));
            let next: Sides = rest.iter().filter(links).collect();
            if next.is_empty() {
                return rest;
            }
            rest = rest.minus(&next);
            next.iter().flat_map(ends).for_each(|end| linked.insert(end));
        }
    }

    fn robbers_stand_right(&self) -> Law {
        let shows = |hex: u8| self.now.terrain.get(hex as usize).copied();
        if self.now.robber != NOWHERE && !shows(self.now.robber).is_some_and(Terrain::is_land) {
            return Err("the robber is not on land".to_owned());
        }
        if self.now.pirate != NOWHERE && shows(self.now.pirate) != Some(Terrain::Sea) {
            return Err("the pirate is not at sea".to_owned());
        }
        let printed = |hex: &usize| matches!(self.board().grids.chips[*hex], ChipCell::None);
        let bare = (0..self.geometry().hexes()).filter(printed).all(|hex| self.now.chips[hex] == 0);
        if bare { Ok(()) } else { Err("a chip where none may lie".to_owned()) }
    }

    fn nobody_has_won_unnoticed(&self) -> Law {
        let player = self.player(self.now.active);
        let won = self.in_play() && player.points + player.hidden_points() >= self.terms.goal;
        let over = self.now.phase.is_over();
        let lifted = matches!(self.now.phase, Phase::Lifted { .. });
        if won && !over && !lifted { Err("the active player has won".to_owned()) } else { Ok(()) }
    }
}
