//! What would be lost if the game ended now: roads with an inn and cities with a cathedral that are
//! not finished (I-04, I-07).

use carcassonne::{Element, Extent};

use super::super::board::{Seen, patch};
use crate::scene::Item;
use crate::tiles::overlay::at_risk;

/// Is there anything of the kind at this table?
pub fn is_played(seen: &Seen) -> bool {
    let elements = seen.view.options.elements_played();
    elements.has(Element::Inn) || elements.has(Element::Cathedral)
}

/// Every such road and city, with those who would get nothing.
pub fn risk(seen: &Seen) -> Vec<Item> {
    let open = |extent: &&Extent| extent.inn_or_cathedral && !extent.is_finished();
    let open = seen.extents.iter().filter(open);
    at_risk(seen, open.map(patch))
}
