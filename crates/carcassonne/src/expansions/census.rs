//! How many figures there are with the expansions, and where they can be besides supply and map.

use game::Seat;

use crate::figure::Figure;
use crate::sets::Element;
use crate::state::Carcassonne;

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
}
