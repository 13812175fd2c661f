//! What is held: every feature with followers in it, as one seat sees it.

use game::{SEATS_MAX, Seat};
use landscape::{Crossing, Edge, Ends, Joining, Openings, PieceId, Stake, Terrain};

use crate::expansions::Threats;
use crate::figure::StandingFigure;
use crate::outlook::Forecast;
use crate::state::Carcassonne;

/// More than there are followers at a table; beyond, a feature is overlooked.
const HOLDINGS_MOST: usize = 48;

/// What may befall the followers in a feature.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Danger {
    /// The chances that the dragon comes, added up, in hundredths.
    pub dragon: i32,
    /// How many a tower can reach.
    pub tower: i32,
    /// Is the fairy with one of them?
    pub fairy: bool,
}

/// A feature with followers in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holding {
    pub root: PieceId,
    pub terrain: Terrain,
    /// The strength of the seat's own followers, and of the strongest rival's.
    pub own: i32,
    pub rival: i32,
    /// Is a builder or pig of the seat's own here, and one of somebody else?
    pub helpers: [bool; 2],
    /// The points that lie in it.
    pub points: i32,
    /// How likely its open ends get closed.
    pub ends: Ends,
    /// What it may be joined with.
    pub joining: Joining,
    /// What may befall the seat's own followers, and those of others.
    pub danger: [Danger; 2],
}

impl Holding {
    /// Has the seat the majority, or a part in it?
    pub fn is_own(&self) -> bool {
        self.own >= self.rival
    }
}

/// All of them.
pub(super) struct Holdings {
    all: [Holding; HOLDINGS_MOST],
    count: usize,
    /// What looks ahead for all.
    pub forecast: Forecast,
    /// The points of every seat if the game ended now, without what expansions add in the end.
    pub now: [i32; SEATS_MAX],
    /// The points of the greatest road and of the greatest town that is open and nobody's.
    pub unclaimed: [i32; 2],
}

impl Holdings {
    /// Those of this moment, with `seat`'s eyes.
    pub fn read(game: &Carcassonne, seat: Seat, openings: &mut Openings<'_>) -> Holdings {
        let nothing = Holding {
            root: PieceId(0),
            terrain: Terrain::Land,
            own: 0,
            rival: 0,
            helpers: [false; 2],
            points: 0,
            ends: Ends::NONE,
            joining: Joining::default(),
            danger: [Danger::default(); 2],
        };
        let mut holdings = Holdings {
            all: [nothing; HOLDINGS_MOST],
            count: 0,
            forecast: game.forecast(),
            now: game.scores,
            unclaimed: [0; 2],
        };
        holdings.gather(game, seat);
        holdings.serve(game, openings);
        holdings
    }

    /// Each once, in the order in which they were claimed.
    pub fn iter(&self) -> impl Iterator<Item = &Holding> {
        self.all[..self.count].iter()
    }

    fn gather(&mut self, game: &Carcassonne, seat: Seat) {
        let features = game.map.features();
        let threats = (!game.rules.plain).then(|| Threats::read(game));
        for standing in game.figures.iter().filter(|standing| standing.figure.is_follower()) {
            let root = features.root(standing.piece);
            let Some(place) = self.place(game, seat, root, standing.piece) else { continue };
            if let Some(threats) = &threats {
                let side = usize::from(standing.seat != seat);
                self.all[place].danger[side].meet(game, standing, threats);
            }
        }
    }

    /// The place of a feature in the list; a new one is added.
    fn place(
        &mut self,
        game: &Carcassonne,
        seat: Seat,
        root: PieceId,
        piece: PieceId,
    ) -> Option<usize> {
        let known = self.all[..self.count].iter().position(|holding| holding.root == root);
        if known.is_some() {
            return known;
        }
        let claim = game.map.features().load(root);
        let followers = &claim.followers;
        let place = self.all.get_mut(self.count)?;
        place.root = root;
        place.terrain = game.terrain_of(piece);
        place.own = followers[seat.index()].into();
        let rivals = followers.iter().enumerate().filter(|(other, _)| *other != seat.index());
        place.rival = rivals.map(|(_, &count)| count.into()).max().unwrap_or(0);
        let others = Seat::first(game.rules.seats).filter(|other| *other != seat);
        place.helpers =
            [claim.has_helper(seat), others.into_iter().any(|other| claim.has_helper(other))];
        let points = match place.terrain {
            Terrain::Land => game.cities_at(root).0 * crate::fields::PER_FIELD,
            terrain => game.value(root, terrain),
        };
        place.points = points;
        let most = place.own.max(place.rival);
        for (sum, &count) in self.now.iter_mut().zip(followers) {
            *sum += if i32::from(count) == most { points } else { 0 };
        }
        self.count += 1;
        Some(self.count - 1)
    }

    /// Looks which tiles may serve the open ends.
    fn serve(&mut self, game: &Carcassonne, openings: &mut Openings<'_>) {
        let features = game.map.features();
        let Holdings { all, count, unclaimed, .. } = self;
        let (all, mut crossing) = (&mut all[..*count], Crossing::default());
        game.map.open_ends(game.rules.tiles.atlas(), |root, free, side| {
            if features.load(root).is_free() {
                let town = free.demand.of(side) == Some(Edge::Town);
                let terrain = if town { Terrain::Town } else { Terrain::Road };
                let most = &mut unclaimed[usize::from(town)];
                *most = (*most).max(game.value(root, terrain));
                return;
            }
            let Some(place) = all.iter().position(|holding| holding.root == root) else { return };
            all[place].ends.meet_end(openings, free.demand, side);
            for &other in crossing.enter(free.cell, place) {
                landscape::join(all, [place, other], stake, |holding| &mut holding.joining);
            }
        });
    }
}

fn stake(holding: &Holding) -> Stake {
    let Holding { terrain, own, rival, points, .. } = *holding;
    Stake { terrain, ahead: own - rival, points }
}

impl Danger {
    fn meet(&mut self, game: &Carcassonne, standing: &StandingFigure, threats: &Threats) {
        let tile = game.map.features().tile_of(standing.piece);
        let cell = game.map.tile_of(standing.piece).cell;
        let fairy = game.extras.dragon.fairy.filter(|fairy| fairy.tile.0 == tile);
        self.fairy |= fairy.is_some_and(|fairy| !fairy.alone);
        if fairy.is_none() {
            self.dragon += (100.0 * threats.dragon.comes_to(cell)) as i32;
        }
        self.tower += i32::from(threats.tower.takes(standing.seat, cell));
    }
}
