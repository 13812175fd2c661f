//! A position on a table: first what the box has and the board allows, then everything that the rules keep up
//! to date while a game is played.

use game::position::{Faults, PositionError, PositionFlaw};
use game::{Game, Rng, Seat};

use super::{CardCounts, Held, Position, Regions, Step, Title};
use crate::action::Card;
use crate::geometry::{Corner, NOWHERE, Side, Sides};
use crate::goods::{CARDS_EACH, Resource};
use crate::land::{ChipPile, Terrain, TerrainPile, chip_slot};
use crate::options::{DiceKind, SettlersOptions};
use crate::scenario::{BonusKind, totals};
use crate::state::{HARBOURS, Now, SEATS, Settlers, TradeLine};
use crate::trade_lines::Near;

/// More chips than the islands of any board bring.
const CHIPS_MOST: u8 = 60;

impl Position {
    /// The game in this position; what it leaves open is drawn.
    pub(crate) fn place(
        &self,
        options: &SettlersOptions,
        seats: usize,
        rng: Option<&mut dyn Rng>,
    ) -> Result<Settlers, PositionError> {
        let game = Settlers::start(options, seats);
        let mut game = game.map_err(|error| PositionFlaw::Setup(error).at(None))?;
        *game.now = Now::new(game.board().scenario.pieces);
        let mut faults = Faults::default();
        if self.sketch.rows != game.geometry().rows {
            let reason = "the drawing shows another board than the scenario's".to_owned();
            return Err(PositionFlaw::Drawing { reason }.at(None));
        }
        self.check_places(&game, &mut faults);
        self.check_board(&game, &mut faults);
        self.check_pieces(&game, &mut faults);
        self.check_cards(&game, &mut faults);
        faults.check()?;
        // Whose turn it is decides who has closed a line that is not told.
        game.now.active = self.active;
        game.lay_board(self, &mut faults);
        faults.check()?;
        game.put_pieces(self);
        game.count_titles(self, &mut faults);
        game.take_stand(self, &mut faults);
        faults.check()?;
        game.hand_out(self, rng)?;
        game.check_won()?;
        Ok(game)
    }

    /// Every hex, side and intersection that is named is on the board.
    fn check_places(&self, game: &Settlers, faults: &mut Faults) {
        let geometry = game.geometry();
        let (sides, corners) = (geometry.side_ends.len(), geometry.corner_places.len());
        let harbours = self.sketch.harbours.iter().map(|(side, _)| *side);
        let named = harbours.chain(self.new_ships.iter().map(Side));
        for side in named.filter(|side| usize::from(side.0) >= sides) {
            faults.impossible(format!("there is no side {side}"));
        }
        let ends = self.lines.iter().flat_map(|(a, b, _)| [*a, *b]);
        for corner in ends.filter(|corner| usize::from(corner.0) >= corners) {
            faults.impossible(format!("there is no intersection {corner}"));
        }
        let ships = self.sketch.ships.iter().fold(Sides::EMPTY, |all, own| all.or(own));
        if !self.new_ships.minus(&ships).is_empty() {
            faults.impossible("a new ship where no ship is");
        }
        if (self.found | self.charted) & !game.board().all_hexes() != 0 {
            faults.impossible("a hex that is not on the board");
        }
    }

    /// What the hexes show is what the scenario has.
    fn check_board(&self, game: &Settlers, faults: &mut Faults) {
        let grids = &game.board().grids;
        for (hex, (terrain, chip)) in self.sketch.hexes.iter().enumerate() {
            let printed = grids.terrain[hex];
            if printed != Terrain::Unknown && printed != *terrain {
                faults.impossible(format!("h{hex} is {printed}, not {terrain}"));
            }
            if *chip != 0 && !terrain.takes_chip() {
                faults.impossible(format!("a chip on h{hex}, which is {terrain}"));
            }
        }
        self.wrong_chips(game).into_iter().for_each(|wrong| faults.impossible(wrong));
        if self.sketch.pirate.is_some() && !game.terms.options.pirate {
            faults.impossible("the pirate at a table that plays without it");
        }
        if !self.dice.is_used_up() && game.terms.options.dice != DiceKind::Levelled {
            faults.impossible("a deck of rolls where dice are thrown");
        }
    }

    /// Nobody has more pieces than the box gives, and nobody else has any.
    fn check_pieces(&self, game: &Settlers, faults: &mut Faults) {
        let stock = game.board().scenario.pieces;
        let sketch = &self.sketch;
        for (place, seat) in Seat::first(SEATS).enumerate() {
            let here = place < game.terms.seats;
            let counts = [
                ("roads", sketch.roads[place].len(), stock.roads),
                ("ships", sketch.ships[place].len(), stock.ships),
                ("settlements", sketch.settlements[place].len(), stock.settlements),
                ("cities", sketch.cities[place].len(), stock.cities),
            ];
            for (what, count, most) in counts {
                let most = if here { usize::from(most) } else { 0 };
                if count > most {
                    faults
                        .impossible(format!("seat {seat} has {count} {what} and may have {most}"));
                }
            }
            let chips = self.players[place].chips.unwrap_or(0);
            if chips > CHIPS_MOST {
                faults.impossible(format!("seat {seat} has {chips} victory chips"));
            }
            if !here && self.players[place] != super::Belongings::default() {
                faults.impossible(format!("seat {seat} is not at the table"));
            }
        }
        if self.active.index() >= game.terms.seats {
            faults.impossible(format!("seat {} is not at the table", self.active));
        }
    }

    /// Nobody holds more cards than there are.
    fn check_cards(&self, game: &Settlers, faults: &mut Faults) {
        let players = &self.players[..game.terms.seats];
        for kind in Resource::ALL {
            let of = |held: &Held<crate::goods::Bundle>| match held {
                Held::Known(cards) => u32::from(cards.0[kind.index()]),
                Held::Open(_) => 0,
            };
            let held: u32 = players.iter().map(|own| of(&own.hand)).sum();
            let bank = self.bank.map_or(0, |bank| u32::from(bank.0[kind.index()]));
            if held + bank > u32::from(CARDS_EACH) {
                let all = held + bank;
                faults.impossible(format!("{all} cards of {kind}; there are {CARDS_EACH}"));
            }
        }
        for card in Card::ALL {
            let of = |held: &Held<CardCounts>| match held {
                Held::Known(cards) => u32::from(cards[card.index()]),
                Held::Open(_) => 0,
            };
            let held: u32 = players.iter().map(|own| of(&own.cards) + of(&own.fresh)).sum();
            let knights = players.iter().map(|own| u32::from(own.knights)).sum();
            let played = match card {
                Card::Knight => knights,
                _ => u32::from(self.played[card.index()]),
            };
            let (all, most) = (held + played, u32::from(Card::DECK[card.index()]));
            if all > most {
                faults.impossible(format!("{all} cards {card}; there are {most}"));
            }
        }
        if [Card::Point, Card::Knight].iter().any(|card| self.played[card.index()] > 0) {
            faults.impossible("played victory cards, or knights that are not before a seat");
        }
    }
}

impl Settlers {
    /// Hexes, chips, harbours, robber and pirate.
    fn lay_board(&mut self, position: &Position, faults: &mut Faults) {
        for (hex, (terrain, chip)) in position.sketch.hexes.iter().enumerate() {
            (self.now.terrain[hex], self.now.chips[hex]) = (*terrain, *chip);
        }
        self.survey();
        self.now.open = (0..self.geometry().corner_places.len() as u8).collect();
        self.now.robber = position.sketch.robber.map_or(NOWHERE, |hex| hex.0);
        self.now.pirate = position.sketch.pirate.map_or(NOWHERE, |hex| hex.0);
        self.lay_harbours(position, faults);
        match self.what_is_left() {
            Some(_) if position.phase.is_deal() => {}
            Some((terrain, chips)) => {
                (self.now.terrain_pile, self.now.chip_pile) = (terrain, chips);
            }
            None => faults.impossible("more hexes or chips of a kind than the scenario has"),
        }
    }

    /// Hexes and chips of the scenario that do not lie on the board.
    fn what_is_left(&self) -> Option<(TerrainPile, ChipPile)> {
        let (mut terrain, mut chips): (TerrainPile, ChipPile) = totals(self.board());
        for hex in 0..self.geometry().hexes() {
            let shown = Terrain::ALL.iter().position(|known| *known == self.now.terrain[hex]);
            if let Some(slot) = shown {
                terrain[slot] = terrain[slot].checked_sub(1)?;
            }
            if let Some(slot) = chip_slot(self.now.chips[hex]) {
                chips[slot] = chips[slot].checked_sub(1)?;
            }
        }
        Some((terrain, chips))
    }

    /// The harbours in the order in which they came, on their spots or wherever there is room.
    fn lay_harbours(&mut self, position: &Position, faults: &mut Faults) {
        let (harbours, spots) = (&position.sketch.harbours, &self.board().scenario.spots);
        let in_order = harbours.iter().zip(spots).all(|((side, _), spot)| side.0 == spot.side);
        let fits = spots.is_empty() || in_order && harbours.len() <= spots.len();
        if harbours.len() > HARBOURS || !fits {
            return faults.impossible("harbours that are not on their spots");
        }
        let mut pile = self.board().scenario.harbours;
        for (side, kind) in harbours {
            let free = self.board().scenario.spots.is_empty();
            if free && self.check_harbour(*side).is_err() {
                faults.impossible(format!("no harbour can lie at {side}"));
            }
            match pile[kind.index()].checked_sub(1) {
                Some(left) => pile[kind.index()] = left,
                None => faults.impossible(format!("more harbours {kind} than there are")),
            }
            self.now.harbours[self.now.harbour_count as usize] = (side.0, *kind);
            self.now.harbour_count += 1;
        }
        self.now.harbour_pile = pile;
    }

    /// Roads, ships and buildings, and all that follows from where they are.
    fn put_pieces(&mut self, position: &Position) {
        let sketch = &position.sketch;
        for seat in self.all_seats() {
            let at = seat.index();
            let player = &mut self.now.players[at];
            (player.roads, player.ships) = (sketch.roads[at], sketch.ships[at]);
            (player.settlements, player.cities) = (sketch.settlements[at], sketch.cities[at]);
            player.left.roads -= player.roads.len() as u8;
            player.left.ships -= player.ships.len() as u8;
            player.left.settlements -= player.settlements.len() as u8;
            player.left.cities -= player.cities.len() as u8;
            let (pieces, built) = (player.roads.or(&player.ships), player.buildings());
            self.now.occupied = self.now.occupied.or(&pieces);
            self.now.built = self.now.built.or(&built);
            for corner in built.iter() {
                let near = self.geometry().near[corner as usize];
                self.now.open = self.now.open.minus(&near);
                self.now.players[at].harbours |= self.harbour_at(Corner(corner));
            }
        }
        self.now.new_ships = position.new_ships;
        for hex in 0..self.geometry().hexes() {
            self.count_hex(crate::geometry::Hex(hex as u8), true);
        }
        for seat in self.all_seats() {
            self.recount_spots(seat);
            let (movable, rings) = self.ships_that_may_leave(seat);
            let player = self.player_mut(seat);
            (player.movable, player.rings) = (movable, rings);
        }
        for seat in self.all_seats() {
            self.recount_route(seat);
        }
    }

    /// Homes, chips, trade lines, the two cards that go from hand to hand, and the points.
    fn count_titles(&mut self, position: &Position, faults: &mut Faults) {
        for seat in self.all_seats() {
            self.settle_islands(seat, position, faults);
            self.player_mut(seat).knights = position.players[seat.index()].knights;
        }
        self.draw_lines(position, faults);
        self.now.route_holder = match position.longest_route {
            Title::Held(holder) => holder,
            Title::Unsaid => self.rightful_route(None),
        };
        let lifted = matches!(position.phase, Step::Lifted(_));
        if !lifted && self.rightful_route(self.now.route_holder) != self.now.route_holder {
            faults.impossible("the longest route is in the wrong hands");
        }
        self.now.army_holder = match position.largest_army {
            Title::Held(holder) => holder,
            Title::Unsaid => self.earned_army(),
        };
        for holder in [self.now.route_holder, self.now.army_holder].into_iter().flatten() {
            if holder.index() >= self.terms.seats {
                faults.impossible(format!("seat {holder} is not at the table"));
            }
        }
        if self.now.army_holder.is_none() && self.all_seats().any(|s| self.player(s).knights >= 3) {
            faults.impossible("three knights and nobody with the largest army");
        }
        for seat in self.all_seats() {
            self.player_mut(seat).points = self.counted_points(seat);
        }
    }

    fn settle_islands(&mut self, seat: Seat, position: &Position, faults: &mut Faults) {
        let own = &position.players[seat.index()];
        let (bonus, corners) = (self.board().scenario.bonus, self.player(seat).buildings());
        let regions = |hexes: u64| {
            corners.iter().fold(0, |all, corner| all | self.regions_at(Corner(corner), hexes))
        };
        let islands = matches!(bonus.kind, BonusKind::IslandFirst | BonusKind::ForeignIsland);
        let home = own.home.map_or_else(|| regions(self.board().start), |home| home.bits);
        let told = || if islands { regions(bonus.hexes) & !home } else { 0 };
        let visited = own.visited.map_or_else(told, |visited| visited.bits);
        let count = visited.count_ones() as u8;
        let further = count.saturating_sub(1).saturating_mul(bonus.further);
        let earned = if count == 0 { 0 } else { bonus.first.saturating_add(further) };
        let chips = own.chips.unwrap_or(if islands { earned.min(CHIPS_MOST) } else { 0 });
        let dealt = self.board().islands_dealt;
        for regions in [own.home, own.visited].into_iter().flatten() {
            if regions != Regions::of(regions.bits, dealt) {
                faults.impossible("islands are named by areas, dealt ones by their first hex");
            }
        }
        if !islands && (chips > 0 || visited != 0) {
            faults.impossible("victory chips for islands in a scenario that has none");
        }
        let player = self.player_mut(seat);
        (player.home, player.visited, player.chips) = (home, visited, chips);
    }

    /// Trade lines as the ships lead; who closed which is written.
    fn draw_lines(&mut self, position: &Position, faults: &mut Faults) {
        let told = position.lines.iter().map(|&(a, b, closer)| {
            let (a, b) = (a.0.min(b.0), a.0.max(b.0));
            TradeLine { a, b, closer, holders: 0 }
        });
        let told: Vec<TradeLine> = told.collect();
        self.lines = told.clone();
        let there = match self.board().has_trade_lines() {
            true => self.lines_among(&Near::between(self.now.built), self.now.active),
            false => Vec::new(),
        };
        for line in &told {
            if !there.iter().any(|other| (other.a, other.b) == (line.a, line.b)) {
                faults
                    .impossible(format!("there is no trade line from c{} to c{}", line.a, line.b));
            }
            if line.closer.index() >= self.terms.seats {
                faults.impossible(format!("seat {} is not at the table", line.closer));
            }
        }
        self.lines = there;
        if self.board().has_trade_lines() {
            let worth = self.board().scenario.bonus.first;
            for seat in self.all_seats() {
                let held = self.lines.iter().filter(|line| line.holders >> seat.index() & 1 == 1);
                let chips = (held.count() as u8).saturating_mul(worth).min(CHIPS_MOST);
                self.player_mut(seat).chips = chips;
            }
        }
    }

    /// Who has most knights, if nobody has as many.
    fn earned_army(&self) -> Option<Seat> {
        let knights = |seat: &Seat| self.player(*seat).knights;
        let most = self.all_seats().map(|seat| knights(&seat)).max().filter(|most| *most >= 3)?;
        let mut leaders = self.all_seats().filter(|seat| knights(seat) == most);
        leaders.next().filter(|_| leaders.next().is_none())
    }
}
