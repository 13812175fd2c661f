//! What somebody plays usually: the choice of the last time, for *Play now*.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use stage::{GameInfo, Lang};
use wire::rest::{CreateTable, Created};
use wire::{AidPolicy, SeatPlan, Settings};

use super::api::{self, Trouble};
use crate::prefs::{load, save};
use crate::words::pages as words;
use crate::words::table::level_today;

/// Where it is kept.
const KEY: &str = "anleger.usual";

/// Whom *Play now* plays against: somebody who answers at once and can be beaten.
const OPPONENT: &str = "casual";

/// A game for one person and bots.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Usual {
    game: String,
    #[serde(default)]
    options: Map<String, Value>,
    /// The levels of the bots.
    bots: Vec<String>,
    aid: AidPolicy,
}

impl Usual {
    /// The choice of the last time; the first game of all where there was none.
    pub fn now() -> Option<Usual> {
        kept().or_else(|| stage::GAMES.first().map(|game_info| Usual::of(game_info.game())))
    }

    /// A game as newcomers play it: with as few opponents as its book has.
    pub fn of(game: &str) -> Usual {
        let seats = stage::game_info(game).map_or(2, GameInfo::seats_least);
        let opponents = seats.saturating_sub(1);
        Usual {
            game: game.to_owned(),
            options: Map::new(),
            bots: vec![OPPONENT.to_owned(); opponents],
            aid: AidPolicy::Learner,
        }
    }

    pub fn game(&self) -> &str {
        &self.game
    }

    /// What is played against whom: `Carcassonne against a bot (casual)`.
    pub fn told(&self, game_info: &dyn GameInfo, lang: Lang) -> String {
        let title = match self.options.is_empty() {
            true => game_info.about(lang).title.to_owned(),
            false => game_info.title(&self.options, lang),
        };
        words::against(&title, &self.bots, lang)
    }

    /// Opens the table on the server and remembers it. What the server no longer plays so is played
    /// as newcomers play it.
    pub async fn open(self) -> Result<Created, Trouble> {
        remember(&self.wish());
        let plain = Usual::of(&self.game);
        match api::create(&self.wish()).await {
            Err(Trouble::Refused(problem)) if problem.code.starts_with("setup-") => {
                remember(&plain.wish());
                api::create(&plain.wish()).await
            }
            answer => answer,
        }
    }

    /// The table as a server is asked for it.
    fn wish(&self) -> CreateTable {
        let bots = self.bots.iter().map(|level| SeatPlan::Bot { level: level.clone() });
        CreateTable {
            game: self.game.clone(),
            options: self.options.clone(),
            seats: std::iter::once(SeatPlan::Person).chain(bots).collect(),
            settings: Settings { aid: self.aid, ..Settings::default() },
        }
    }
}

fn kept() -> Option<Usual> {
    let shown = |usual: &Usual| stage::game_info(&usual.game).is_some() && !usual.bots.is_empty();
    let mut usual = load::<Usual>(KEY).filter(shown)?;
    for level in &mut usual.bots {
        *level = level_today(level).to_owned();
    }
    Some(usual)
}

/// The game of the last time.
pub fn game() -> Option<String> {
    kept().map(|usual| usual.game)
}

/// Keeps what was chosen. Where friends were to sit, bots sit the next time.
pub fn remember(wish: &CreateTable) {
    let level = |plan: &SeatPlan| match plan {
        SeatPlan::Bot { level } => Some(level.clone()),
        SeatPlan::Person => None,
    };
    let people = wish.seats.iter().filter(|plan| **plan == SeatPlan::Person).count();
    let friends = std::iter::repeat_n(OPPONENT.to_owned(), people.saturating_sub(1));
    let mut bots: Vec<String> = wish.seats.iter().filter_map(level).chain(friends).collect();
    // Bots alone need no person; that seat becomes one.
    bots.truncate(wish.seats.len().saturating_sub(1));
    let (game, options) = (wish.game.clone(), wish.options.clone());
    save(KEY, &Usual { game, options, bots, aid: wish.settings.aid });
}
