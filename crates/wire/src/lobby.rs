//! The lobby: tables that wait for strangers, matches that strangers may watch, and whoever looks for a game.
//!
//! A screen that shows the lobby has one conversation, over the socket `/api/lobby/socket`: [`LobbyFrame`]s from the
//! client, [`LobbyNews`] from the server. Who only wants to know asks `GET /api/lobby`.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{ClockRule, Settings};

/// A table as the lobby shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LobbyTable {
    /// Its id, with which everybody can come.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// Every option but those that are too long for a list, such as a map of somebody's own.
    pub options: Map<String, Value>,
    /// Whether the match begins in a position that somebody set up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub set_up: bool,
    /// Who sits where.
    pub seats: Vec<LobbySeat>,
    /// Aids and clock.
    pub settings: Settings,
    /// When it was made, or its match began.
    pub since_ms: u64,
    /// How many decisions were made in its match.
    #[serde(default)]
    pub decisions: u64,
}

impl LobbyTable {
    /// How many seats wait for somebody.
    pub fn open_seats(&self) -> usize {
        self.seats.iter().filter(|seat| **seat == LobbySeat::Open).count()
    }

    /// How many people sit there.
    pub fn people(&self) -> usize {
        self.seats.iter().filter(|seat| matches!(seat, LobbySeat::Person { .. })).count()
    }

    /// Do bots play along?
    pub fn has_bots(&self) -> bool {
        self.seats.iter().any(|seat| matches!(seat, LobbySeat::Bot { .. }))
    }
}

/// A seat of such a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum LobbySeat {
    /// Nobody's yet.
    Open,
    /// A person's.
    Person {
        /// How the others call them; any text, so escape it.
        name: String,
        /// How strong they are, where that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rating: Option<u32>,
    },
    /// A bot's.
    Bot {
        /// Which, and how strong.
        level: String,
        /// How strong it was measured to be, where it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rating: Option<u32>,
    },
}

impl LobbySeat {
    /// How strong who sits there is, where that is known.
    pub fn rating(&self) -> Option<u32> {
        match self {
            LobbySeat::Open => None,
            LobbySeat::Person { rating, .. } | LobbySeat::Bot { rating, .. } => *rating,
        }
    }
}

/// Which tables are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LobbyRoom {
    /// Those that wait for strangers.
    #[default]
    Open,
    /// Those whose match runs and may be watched.
    Running,
}

/// Which of them; what is left out is all the same.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LobbyFilter {
    /// Of this game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// With so many seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<usize>,
    /// With a bank of time, or without.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<bool>,
    /// With bots, or without.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bots: Option<bool>,
}

impl LobbyFilter {
    /// Is this table one of them?
    pub fn admits(&self, table: &LobbyTable) -> bool {
        let timed = matches!(table.settings.clock, ClockRule::Bank { .. });
        self.game.as_ref().is_none_or(|game| table.game == *game)
            && self.seats.is_none_or(|seats| table.seats.len() == seats)
            && self.clock.is_none_or(|clock| timed == clock)
            && self.bots.is_none_or(|bots| table.has_bots() == bots)
    }
}

/// `GET /api/lobby`: what there is now.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LobbyList {
    /// The tables, the newest first.
    pub tables: Vec<LobbyTable>,
}

/// What somebody wants to play, with whoever wants the same: by the book, with nobody but people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// The name of the game.
    pub game: String,
    /// How many are to play.
    pub seats: usize,
    /// How time is kept.
    #[serde(default)]
    pub clock: ClockRule,
}

/// Who wants to sit down somewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Newcomer {
    /// The secret key of this browser for the table that comes of it, 32 hexadecimal digits.
    pub key: String,
    /// How the others are to call them.
    pub name: String,
}

/// What a screen says to the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LobbyFrame {
    /// Shows these tables from now on, and what changes among them.
    Show {
        /// Which.
        room: LobbyRoom,
        /// Which of them.
        #[serde(default)]
        filter: LobbyFilter,
    },
    /// Takes any open seat of a table that waits for strangers.
    Sit {
        /// Which table.
        table: String,
        /// Who.
        newcomer: Newcomer,
    },
    /// Looks for others who want to play the same, until a table is found or this is taken back.
    Seek {
        /// What.
        wish: Wish,
        /// Who.
        newcomer: Newcomer,
    },
    /// Looks no longer.
    Cancel,
    /// Is anybody there?
    Ping,
}

impl LobbyFrame {
    /// The word in the frame's `type`.
    pub fn kind(&self) -> &'static str {
        match self {
            LobbyFrame::Show { .. } => "show",
            LobbyFrame::Sit { .. } => "sit",
            LobbyFrame::Seek { .. } => "seek",
            LobbyFrame::Cancel => "cancel",
            LobbyFrame::Ping => "ping",
        }
    }
}

/// What the lobby says to a screen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LobbyNews {
    /// All tables that are to be shown, the newest first.
    Tables {
        /// The tables.
        tables: Vec<LobbyTable>,
    },
    /// What is different among them.
    Changed {
        /// Tables that are new, or different.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        put: Vec<LobbyTable>,
        /// Tables that are no longer among them, by their ids.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        gone: Vec<String>,
    },
    /// A seat was found: it opens with the key that was sent.
    Seated {
        /// At which table.
        table: String,
        /// Which.
        seat: Seat,
    },
    /// Others who want the same are looked for.
    Seeking {
        /// How many there are, with this one.
        waiting: usize,
        /// How many are needed.
        seats: usize,
    },
    /// Nobody is looked for any more.
    Cancelled,
    /// Something was not done.
    Refused {
        /// A word that never changes its meaning.
        code: String,
        /// One sentence in English.
        message: String,
        /// The `type` of the refused frame, where it could be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<String>,
        /// The table it was about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<String>,
    },
    /// Somebody is.
    Pong,
    /// The last word.
    Closed {
        /// A word that never changes its meaning.
        code: String,
        /// One sentence in English.
        message: String,
    },
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn table(seats: Vec<LobbySeat>, clock: ClockRule) -> LobbyTable {
        LobbyTable {
            id: "a".into(),
            game: "lanterns".into(),
            options: Map::new(),
            set_up: false,
            seats,
            settings: Settings { clock, open: true, ..Settings::default() },
            since_ms: 1,
            decisions: 0,
        }
    }

    #[test]
    fn a_filter_admits_what_is_as_it_says() {
        let anna = LobbySeat::Person { name: "Anna".into(), rating: None };
        let bot = LobbySeat::Bot { level: "casual".into(), rating: Some(900) };
        let bank = ClockRule::Bank { bank_ms: 300_000, increment_ms: 0 };
        let timed = table(vec![anna.clone(), LobbySeat::Open], bank);
        let with_bot = table(vec![anna, LobbySeat::Open, bot], ClockRule::CountUp);
        let check = |filter: &str, expected: [bool; 2]| {
            let filter: LobbyFilter = serde_json::from_str(filter).unwrap();
            assert_eq!([&timed, &with_bot].map(|table| filter.admits(table)), expected);
        };
        check("{}", [true, true]);
        check(r#"{"game":"lanterns","seats":2}"#, [true, false]);
        check(r#"{"game":"chess"}"#, [false, false]);
        check(r#"{"clock":true}"#, [true, false]);
        check(r#"{"clock":false,"bots":true}"#, [false, true]);
        check(r#"{"bots":false}"#, [true, false]);
        assert_eq!((with_bot.open_seats(), with_bot.people(), with_bot.has_bots()), (1, 1, true));
    }

    #[test]
    fn frames_say_their_kind_in_their_type() {
        let newcomer = Newcomer { key: "0".repeat(32), name: "Anna".into() };
        let wish = Wish { game: "lanterns".into(), seats: 2, clock: ClockRule::None };
        for frame in [
            LobbyFrame::Show { room: LobbyRoom::Open, filter: LobbyFilter::default() },
            LobbyFrame::Sit { table: "a".into(), newcomer: newcomer.clone() },
            LobbyFrame::Seek { wish, newcomer },
            LobbyFrame::Cancel,
            LobbyFrame::Ping,
        ] {
            assert_eq!(serde_json::to_value(&frame).unwrap()["type"], frame.kind());
        }
        let shown: LobbyFrame =
            serde_json::from_value(json!({ "type": "show", "room": "running" })).unwrap();
        let LobbyFrame::Show { room: LobbyRoom::Running, filter } = shown else {
            panic!("running matches");
        };
        assert_eq!(filter, LobbyFilter::default());
    }
}
