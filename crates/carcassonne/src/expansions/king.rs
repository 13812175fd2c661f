//! King & Robber Baron: whoever finishes the largest city so far is the King, whoever finishes the
//! longest road so far is the Robber Baron, and in the end each title pays for all that is finished.
//!
//! Nothing is printed on tiles and nothing is decided: the worked example of
//! `docs/adding-an-expansion.md`.

mod laws;
mod outlook;
mod view;

use game::{Outlook, Seat, Sink};
use landscape::{PieceId, Terrain, TileId};
use serde::{Deserialize, Serialize};

use super::{Expansion, Gain, Happening, Threats, Why, gain};
use crate::event::{Event, Feature};
use crate::outlook::Forecast;
use crate::sets::Element;
use crate::state::Carcassonne;

pub use view::TitleView;

/// What a finished city, or road, pays in the end (K-06).
const EACH: i32 = 1;

/// Something to hold until somebody outdoes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Title {
    /// The King, for cities.
    King,
    /// The Robber Baron, for roads.
    Robber,
}

impl Title {
    /// Both titles, the King first.
    pub const ALL: [Title; 2] = [Title::King, Title::Robber];

    /// Its word in notes and records.
    pub const fn word(self) -> &'static str {
        match self {
            Title::King => "king",
            Title::Robber => "robber",
        }
    }

    /// What wins it, and what it pays for.
    pub const fn feature(self) -> Feature {
        match self {
            Title::King => Feature::City,
            Title::Robber => Feature::Road,
        }
    }

    const fn element(self) -> Element {
        match self {
            Title::King => Element::King,
            Title::Robber => Element::Robber,
        }
    }

    /// The title that features of this terrain are about.
    const fn of(terrain: Terrain) -> Option<Title> {
        match terrain {
            Terrain::Town => Some(Title::King),
            Terrain::Road => Some(Title::Robber),
            Terrain::Monastery | Terrain::Land => None,
        }
    }

    #[inline]
    fn is_played(self, game: &Carcassonne) -> bool {
        game.rules.elements.has(self.element())
    }
}

/// How the contest for a title stands. All but the holder can be read off the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Contest {
    /// Who holds the title.
    pub holder: Option<Seat>,
    /// Finished cities, or roads, on the map.
    pub finished: u16,
    /// The tiles of the largest of them.
    pub largest: u16,
    /// The tiles of the largest before the tile laid last, or since somebody outdid it.
    to_beat: u16,
}

/// What this expansion adds to the state of a game: the contest for each title.
pub(crate) type Titles = [Contest; Title::ALL.len()];

/// King & Robber Baron.
pub(super) struct KingAndRobber;

impl Expansion for KingAndRobber {
    /// Counts what the tile has finished, held or not, laid by whomever (K-06, K-08).
    fn put(game: &mut Carcassonne, _tile: TileId) {
        if !Title::ALL.into_iter().any(|title| title.is_played(game)) {
            return;
        }
        let mut titles = game.extras.titles;
        titles.iter_mut().for_each(|contest| contest.to_beat = contest.largest);
        for (root, terrain) in game.map.finished(game.rules.tiles.atlas(), |_| true).iter() {
            if let Some(title) = Title::of(terrain) {
                let contest = &mut titles[title as usize];
                contest.finished += 1;
                contest.largest = contest.largest.max(game.map.features().tiles(root));
            }
        }
        game.extras.titles = titles;
    }

    /// K-02 to K-05: the active seat takes the title, once for the largest that its tile finished.
    fn finished(
        game: &mut Carcassonne,
        root: PieceId,
        terrain: Terrain,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(title) = Title::of(terrain).filter(|title| title.is_played(game)) else { return };
        let size = game.map.features().tiles(root);
        let contest = &mut game.extras.titles[title as usize];
        if size <= contest.to_beat || size < contest.largest {
            return;
        }
        contest.to_beat = size;
        let seat = game.active;
        let from = contest.holder.replace(seat);
        sink.tell(|| {
            let tiles = game.tiles_of(root, terrain);
            Event::Expansion(Happening::TookTitle { seat, title, tiles, from })
        });
    }

    /// What each title pays its holder after everything else (K-06, K-07).
    fn final_gains(game: &Carcassonne, each: &mut dyn FnMut(Gain)) {
        for title in Title::ALL {
            let contest = game.extras.titles[title as usize];
            if let Some(holder) = contest.holder {
                let points = EACH * i32::from(contest.finished);
                each(gain(holder, points, Why::Title(title), None));
            }
        }
    }

    fn outlook(game: &Carcassonne, forecast: &Forecast, _omens: &Threats, outlook: &mut Outlook) {
        outlook::outlook(game, forecast, outlook);
    }

    fn laws(game: &Carcassonne) -> Result<(), String> {
        laws::titles_are_counted(game)
    }
}
