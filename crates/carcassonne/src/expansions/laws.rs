//! What must hold in every state of a game with expansions.

use game::Seat;

use super::Interlude;
use super::dragon::Visited;
use super::tower::PIECES;
use crate::figure::Figure;
use crate::options::LonelyPig;
use crate::prints::Good;
use crate::sets::Element;
use crate::state::{Carcassonne, Phase};
use crate::tiles::TileKind;

impl Carcassonne {
    /// How many figures of a kind each seat has in all.
    pub(crate) fn figures_each(&self, figure: Figure) -> u8 {
        let element = match figure {
            Figure::Follower => return self.rules.agreement.followers,
            Figure::Big => Element::BigFollower,
            Figure::Builder => Element::Builder,
            Figure::Pig => Element::Pig,
        };
        u8::from(self.rules.elements.has(element))
    }

    /// Figures of a seat that are neither in the supply nor on the map: on towers, or prisoners.
    pub(crate) fn figures_elsewhere(&self, seat: Seat, figure: Figure) -> usize {
        let tower = &self.extras.tower;
        let tops = tower.all.iter().filter(|tower| tower.top == Some((seat, figure))).count();
        let kind = match figure {
            Figure::Follower => 0,
            Figure::Big => 1,
            Figure::Builder | Figure::Pig => return tops,
        };
        let held = tower.prisoners.iter().map(|of| usize::from(of[seat.index()][kind]));
        tops + held.sum::<usize>()
    }

    /// Says which of the expansions' laws is broken, if any.
    pub(crate) fn check_expansions(&self) -> Result<(), String> {
        if self.rules.plain {
            return Ok(());
        }
        self.every_tower_piece_is_somewhere()?;
        self.goods_are_from_tiles()?;
        self.nobody_holds_each_other()?;
        self.helpers_have_company()?;
        self.nobody_is_with_the_dragon()?;
        self.a_run_leads_to_the_dragon()
    }

    fn every_tower_piece_is_somewhere(&self) -> Result<(), String> {
        let seats = self.rules.seats;
        let played = self.rules.elements.has(Element::Tower);
        let each = PIECES.get(seats.saturating_sub(2)).copied().filter(|_| played).unwrap_or(0);
        let left: usize = self.extras.tower.pieces.iter().map(|&own| usize::from(own)).sum();
        let heights = self.extras.tower.all.iter().map(|tower| usize::from(tower.height));
        let sum = left + heights.sum::<usize>();
        if sum == usize::from(each) * seats {
            return Ok(());
        }
        Err(format!("{sum} tower pieces of {}", usize::from(each) * seats))
    }

    /// T-17: no more tokens than tiles with goods.
    fn goods_are_from_tiles(&self) -> Result<(), String> {
        for (place, good) in Good::ALL.into_iter().enumerate() {
            let kinds = self.rules.tiles.kinds().iter();
            let shows =
                |kind: &&TileKind| kind.prints.pieces.iter().any(|print| print.good == Some(good));
            let all: u16 = kinds.filter(shows).map(|kind| kind.count).sum();
            let all = all * u16::from(self.rules.agreement.boxes);
            let held = self.extras.traders.goods.iter().map(|goods| u16::from(goods[place]));
            let held: u16 = held.sum();
            if held > all {
                return Err(format!("{held} tokens of {}, and {all} on tiles", good.word()));
            }
        }
        Ok(())
    }

    /// W-13: two seats exchange at once.
    fn nobody_holds_each_other(&self) -> Result<(), String> {
        if matches!(self.phase, Phase::Interlude(Interlude::Exchange(_))) {
            return Ok(());
        }
        let prisoners = &self.extras.tower.prisoners;
        for a in Seat::first(self.rules.seats) {
            if prisoners[a.index()][a.index()] != [0, 0] {
                return Err(format!("seat {a} holds its own followers"));
            }
            for b in Seat::first(a.index()) {
                let holds =
                    |captor: Seat, owner: Seat| prisoners[captor.index()][owner.index()] != [0, 0];
                if holds(a, b) && holds(b, a) {
                    return Err(format!("seats {a} and {b} hold each other's followers"));
                }
            }
        }
        Ok(())
    }

    /// T-12, T-15.
    fn helpers_have_company(&self) -> Result<(), String> {
        let features = self.map.features();
        for standing in self.figures.iter().filter(|standing| !standing.figure.is_follower()) {
            let claim = features.load(features.root(standing.piece));
            let pig_may_stay = standing.figure == Figure::Pig
                && self.rules.agreement.lonely_pig == LonelyPig::Stays;
            if claim.followers[standing.seat.index()] == 0 && !pig_may_stay {
                return Err(format!("a {} of seat {} is alone", standing.figure, standing.seat));
            }
            if !claim.has_helper(standing.seat) {
                return Err(format!(
                    "a {} of seat {} is forgotten",
                    standing.figure, standing.seat
                ));
            }
        }
        Ok(())
    }

    /// D-15.
    fn a_run_leads_to_the_dragon(&self) -> Result<(), String> {
        let running = self.phase == Phase::Interlude(Interlude::Dragon);
        let dragon = &self.extras.dragon;
        if !running && dragon.visited != Visited::default() {
            return Err("the dragon's run was not forgotten".to_owned());
        }
        if running && (dragon.at.is_none() || dragon.visited.iter().last() != dragon.at) {
            return Err("the dragon is not where its run has led".to_owned());
        }
        Ok(())
    }

    /// D-11.
    fn nobody_is_with_the_dragon(&self) -> Result<(), String> {
        let Some(at) = self.extras.dragon.at else { return Ok(()) };
        let features = self.map.features();
        let with = self.figures.iter().find(|standing| {
            standing.figure.is_follower() && features.tile_of(standing.piece) == at.0
        });
        let on_tower = self.extras.tower.on(at).is_some_and(|tower| tower.top.is_some());
        match with.is_some() || on_tower {
            true => Err("a follower is on the dragon's tile".to_owned()),
            false => Ok(()),
        }
    }
}
