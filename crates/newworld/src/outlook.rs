//! An estimate of the final points per seat: what bots lean on.
//!
//! The points made, plus what everything held promises whoever holds it, plus what the settlers
//! at home are worth. A standing settler is a race: its structure must be finished before both
//! surveyors have passed it, or the game must end first. The numbers were tuned by letting `greedy`
//! play against itself with others; nothing says that there are no better ones.

use game::{Outlook, Seat};
use landscape::{PieceId, Terrain};

use crate::settler::Settler;
use crate::state::{NewWorld, Phase};
use crate::surveyors::BONUS;

/// What so many settlers at home are worth while there is time to place them: 3.3 times n to the
/// 0.6.
const AT_HOME: [f32; 6] = [0.0, 3.3, 5.1, 6.4, 7.7, 8.8];
/// With fewer turns left than this, settlers at home lose their worth turn by turn.
const TURNS_TO_PLACE: f32 = 6.0;
/// Tiles laid for every structure scored.
const TILES_PER_SCORING: f32 = 2.2;
/// The chance that one open side is closed, with tiles without end.
const SIDE_CLOSES: f32 = 0.8;
/// How many tiles it takes for each open side to be likely served.
const TILES_PER_SIDE: f32 = 6.0;
/// How many tiles left make it even whether a farm gets its next neighbour.
const NEIGHBOUR_COMES: f32 = 18.0;
/// What a finished structure brings besides its points: its settlers come home.
const COMES_HOME: f32 = 2.7;
/// How much of a bonus that is there now will be there when the structure is finished.
const BONUS_STAYS: f32 = 0.6;
/// What an animal that may still join a plain is worth, at the start of a game.
const PLAIN_GROWS: f32 = 3.0;
/// What it costs that a trapper never comes home, at the start of a game.
const TRAPPER_GONE: f32 = 4.0;
/// The tiles in the box, the measure of how early it is.
const BOX: f32 = 95.0;

impl NewWorld {
    /// What each seat may expect to have at the end.
    pub(crate) fn estimate(&self) -> Outlook {
        let mut outlook: Outlook = std::array::from_fn(|seat| self.scores[seat] as f32);
        if self.phase == Phase::Over {
            return outlook;
        }
        let left = f32::from(self.stock.left);
        for settler in &self.settlers {
            outlook[settler.seat.index()] += self.promise(settler, left);
        }
        let at_home = self.worth_at_home();
        outlook.iter_mut().zip(at_home).for_each(|(sum, worth)| *sum += worth);
        outlook
    }

    /// What the settlers of each seat at home are worth.
    pub(crate) fn worth_at_home(&self) -> Outlook {
        let left = f32::from(self.stock.left);
        let time = (left / (self.rules.seats as f32 * TURNS_TO_PLACE)).min(1.0);
        let mut outlook = Outlook::default();
        for seat in Seat::first(self.rules.seats) {
            let at_home = usize::from(self.supply[seat.index()]).min(AT_HOME.len() - 1);
            outlook[seat.index()] = AT_HOME[at_home] * time;
        }
        outlook
    }

    /// What a settler promises: its part of what its seat gets, if that has the majority.
    pub(crate) fn promise(&self, settler: &Settler, left: f32) -> f32 {
        let features = self.map.features();
        let root = features.root(settler.piece);
        let settlers = &features.load(root).settlers;
        let own = settlers[settler.seat.index()];
        if settlers.iter().any(|&theirs| theirs > own) {
            return 0.0;
        }
        let terrain = self.map.terrain_of(self.rules.tiles.atlas(), settler.piece);
        match terrain {
            Terrain::Land => self.plain_promise(root, left) / f32::from(own),
            _ => self.structure_promise(settler, root, terrain, left, f32::from(own)),
        }
    }

    fn plain_promise(&self, root: PieceId, left: f32) -> f32 {
        let early = left / BOX;
        self.value(root, Terrain::Land) as f32 + (PLAIN_GROWS - TRAPPER_GONE) * early
    }

    /// A structure that is finished in time pays and sends its settlers home; one that stands at
    /// the end pays as it is.
    fn structure_promise(
        &self,
        settler: &Settler,
        root: PieceId,
        terrain: Terrain,
        left: f32,
        own: f32,
    ) -> f32 {
        let open = self.map.features().open(root);
        let now = self.value(root, terrain) as f32;
        let respite = TILES_PER_SCORING * self.surveyors.moves_past(settler.column) as f32 + 1.0;
        let time = respite.min(left);
        let sides = f32::from(open);
        let (chance, finished) = match terrain {
            Terrain::Monastery => ((time / (time + NEIGHBOUR_COMES)).powf(sides * 0.5), 9.0),
            Terrain::Town => (closing(open, time), 2.0 * (now + 0.5 * sides)),
            _ => (closing(open, time), now + 0.5 * sides),
        };
        let bonus = (BONUS * self.surveyors.in_column(settler.column)) as f32 * BONUS_STAYS;
        let stays = if respite >= left { 1.0 } else { (respite / left).powi(2) };
        chance * ((finished + COMES_HOME) / own + bonus) + (1.0 - chance) * stays * now / own
    }
}

/// The chance that so many open sides are all closed within so many tiles.
fn closing(open: u16, tiles: f32) -> f32 {
    if open == 0 {
        return 1.0;
    }
    SIDE_CLOSES.powi(open.into()) * tiles / (tiles + TILES_PER_SIDE * f32::from(open))
}
