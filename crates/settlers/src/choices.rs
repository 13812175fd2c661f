//! The decisions a seat has, told in families: every place of a set, turned into an action.
//!
//! One telling serves the list and the even draw, so the two cannot disagree. The draw asks every
//! family how large it is and then makes one decision of one of them.

use game::{Rng, Seat, luck};

use crate::action::Action;
use crate::bits::Bits;
use crate::geometry::{Corner, Hex, Side};
use crate::goods::{Cards, Resource, swap_at};
use crate::phase::Phase;
use crate::state::Settlers;
use crate::trade::{ANYTHING, offer_at};

/// What sets the decisions of a turn apart, places left aside.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Family {
    /// Roll the dice.
    Roll,
    /// End the turn.
    End,
    /// Lay a road.
    Road,
    /// Lay a ship.
    Ship,
    /// Found a settlement.
    Settle,
    /// Let a settlement grow.
    City,
    /// Buy a development card.
    Buy,
    /// Trade with the bank.
    Bank,
    /// Play a knight.
    Knight,
    /// Play a road building card.
    RoadBuilding,
    /// Play an invention.
    Invention,
    /// Play a monopoly.
    Monopoly,
    /// Offer a trade to the others.
    Offer,
    /// Accept an offer.
    Accept,
    /// Refuse an offer.
    Refuse,
    /// Answer an offer with another one.
    Counter,
    /// Lift a ship.
    Lift,
    /// Put the lifted ship down.
    Anchor,
    /// Give up a card.
    Discard,
    /// Take a card.
    Take,
    /// Move the robber.
    Robber,
    /// Move the pirate.
    Pirate,
}

/// Hears which decisions are legal.
pub(crate) trait Choices {
    /// A decision of its own.
    fn one(&mut self, action: Action);

    /// A decision for every place of a set, in rising order.
    fn each<const N: usize>(&mut self, places: Bits<N>, make: impl Fn(u8) -> Action);
}

impl Choices for Vec<Action> {
    fn one(&mut self, action: Action) {
        self.push(action);
    }

    fn each<const N: usize>(&mut self, places: Bits<N>, make: impl Fn(u8) -> Action) {
        places.iter().for_each(|place| self.push(make(place)));
    }
}

/// Counts the decisions without making them.
struct Size(u8);

impl Choices for Size {
    #[inline]
    fn one(&mut self, _action: Action) {
        self.0 = 1;
    }

    #[inline]
    fn each<const N: usize>(&mut self, places: Bits<N>, _make: impl Fn(u8) -> Action) {
        self.0 = places.len() as u8;
    }
}

/// Makes only the decision that so many others of its family come before.
struct Nth {
    before: u32,
    found: Option<Action>,
}

impl Choices for Nth {
    #[inline]
    fn one(&mut self, action: Action) {
        self.found = Some(action);
    }

    #[inline]
    fn each<const N: usize>(&mut self, places: Bits<N>, make: impl Fn(u8) -> Action) {
        self.found = places.nth(self.before).map(make);
    }
}

/// More families than any step has.
const FAMILIES_MAX: usize = 16;

/// The families of a step and their sizes.
struct Lots {
    all: u32,
    families: [Family; FAMILIES_MAX],
    sizes: [u8; FAMILIES_MAX],
    count: usize,
}

impl Lots {
    #[inline]
    fn add(&mut self, family: Family, size: u8) {
        debug_assert!(self.count < FAMILIES_MAX, "{family:?} is one too many");
        self.families[self.count % FAMILIES_MAX] = family;
        self.sizes[self.count % FAMILIES_MAX] = size;
        self.count += 1;
        self.all += u32::from(size);
    }

    /// The family that a decision belongs to, and how many others of it come before.
    #[inline]
    fn find(&self, mut before: u32) -> Option<(Family, u32)> {
        for (family, size) in self.families.iter().zip(&self.sizes).take(self.count) {
            match before.checked_sub(u32::from(*size)) {
                None => return Some((*family, before)),
                Some(less) => before = less,
            }
        }
        None
    }
}

impl Settlers {
    /// Tells the decisions of a family that there is now.
    #[inline]
    pub(crate) fn tell(&self, seat: Seat, family: Family, into: &mut impl Choices) {
        let player = self.player(seat);
        match family {
            Family::Roll => into.one(Action::Roll),
            Family::End => into.one(Action::End),
            Family::Road => into.each(player.road_spots, |at| Action::Road { at: Side(at) }),
            Family::Ship => {
                into.each(self.open_ship_spots(seat), |at| Action::Ship { at: Side(at) })
            }
            Family::Settle => {
                let spots = player.reached.and(&self.now.open).and(&self.now.shore);
                into.each(spots, |at| Action::Settle { at: Corner(at) });
            }
            Family::City => into.each(player.settlements, |at| Action::City { at: Corner(at) }),
            Family::Buy => into.one(Action::Buy),
            Family::Bank => into.each(self.swaps(seat), |place| {
                let (give, take) = swap_at(place);
                Action::Bank { give, take }
            }),
            Family::Knight => into.one(Action::Knight),
            Family::RoadBuilding => into.one(Action::RoadBuilding),
            Family::Invention => into.one(Action::Invention),
            Family::Monopoly => into.each(Cards::new([1; 5]).kind_set(), |kind| Action::Monopoly {
                kind: Resource::nth(kind),
            }),
            Family::Offer => into.each(self.offers(seat, ANYTHING), offer_at),
            Family::Accept => into.one(Action::Accept),
            Family::Refuse => into.one(Action::Refuse),
            Family::Counter => into.each(self.counters(seat), |place| self.counter_at(place)),
            Family::Lift => {
                into.each(self.liftable(seat), |from| Action::Lift { from: Side(from) })
            }
            Family::Anchor => into.each(self.anchorages(seat), |at| Action::Ship { at: Side(at) }),
            Family::Discard => into
                .each(player.hand.kind_set(), |card| Action::Discard { card: Resource::nth(card) }),
            Family::Take => into
                .each(self.now.bank.kind_set(), |card| Action::Take { card: Resource::nth(card) }),
            Family::Robber => {
                into.each(Bits::from(self.robber_hexes()), |to| Action::Robber { to: Hex(to) })
            }
            Family::Pirate => {
                into.each(Bits::from(self.pirate_hexes()), |to| Action::Pirate { to: Hex(to) })
            }
        }
    }

    /// One of the legal decisions of a seat that decides now, each as likely as any other.
    #[inline]
    pub(crate) fn draw_decision(
        &self,
        seat: Seat,
        rng: &mut impl Rng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        if matches!(self.now.phase, Phase::Roll) && !self.may_play_card(seat) {
            return Some(Action::Roll);
        }
        let (families, sizes) = ([Family::End; FAMILIES_MAX], [0; FAMILIES_MAX]);
        let mut lots = Lots { all: 0, families, sizes, count: 0 };
        let told = self.families(seat, &mut |family| {
            let mut size = Size(0);
            self.tell(seat, family, &mut size);
            lots.add(family, size.0);
        });
        if !told {
            return self.draw_listed_decision(seat, rng, scratch);
        }
        // Where a roll and an end can be told at all, they always are.
        match (self.now.phase, lots.all) {
            (Phase::Roll, 1) => return Some(Action::Roll),
            (Phase::Main, 1) => return Some(Action::End),
            _ => {}
        }
        let (family, before) = lots.find(luck::below(rng, lots.all))?;
        let mut one = Nth { before, found: None };
        self.tell(seat, family, &mut one);
        one.found
    }

    /// The same where decisions come in no families.
    #[inline(never)]
    fn draw_listed_decision(
        &self,
        seat: Seat,
        rng: &mut impl Rng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        scratch.clear();
        self.list(seat, scratch);
        luck::pick(rng, scratch).copied()
    }
}
