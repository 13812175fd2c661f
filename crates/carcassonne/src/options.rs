//! What a table may agree on.

use game::{OptionSpec, Options, Seat, SetupError, Values};
use serde::{Deserialize, Serialize};

use crate::figure::FOLLOWERS;
use crate::layout::Layout;
use crate::sets::{Element, Elements, Set, Sets, Word};
use crate::state::Carcassonne;

/// What the table agreed on; the default is the book's game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Agreement {
    /// May followers be placed as farmers?
    pub farmers: bool,
    /// What a finished city of two tiles pays (B-13).
    pub two_tile_city: TwoTileCity,
    /// How fields are scored (B-22).
    pub field_scoring: FieldScoring,
    /// The seat that begins (B-01).
    pub start_seat: Seat,
    /// How many boxes are shuffled together.
    pub boxes: u8,
    /// The expansions on the table; their tiles are shuffled in.
    pub sets: Sets,
    /// Which of the expansions' rules are played.
    pub elements: Elements,
    /// What becomes of a pig when the last farmer of its seat leaves the field (E-03).
    pub lonely_pig: LonelyPig,
    /// Who gets the fairy's point at the start of a turn (D-04).
    pub fairy_point: FairyPoint,
    /// Is the fairy with one follower, or on a tile as a whole (D-03)?
    pub fairy_stands: FairyStands,
    /// When the dragon moves (D-13).
    pub dragon_moves: DragonMoves,
    /// Must a princess send a knight away where there is one (D-25)?
    pub princess_must: bool,
    /// Is a tower open again when the follower on it is taken away (W-11)?
    pub tower_reopens: bool,
    /// May a seat with fewer than three points buy a prisoner back, and fall below zero (W-16)?
    pub ransom_on_credit: bool,
    /// Followers of each seat (B-01).
    pub followers: u8,
    /// The tiles on the table at the start; the book's start tile where none is named (B-01).
    pub start: Layout,
    /// The stack counts as empty when so many tiles are left face down (B-20).
    pub left_over: u16,
    /// May somebody play alone? No page offers it; saved games of others have it.
    pub alone: bool,
}

/// What becomes of a pig when the last farmer of its seat leaves the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LonelyPig {
    /// It goes home too, as the collected rules say. Without dragon and tower no farmer ever
    /// leaves, and both editions are one.
    Returns,
    /// It stays to the end, as the newer stand-alone rules say.
    Stays,
}

/// Who gets the fairy's point at the start of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FairyPoint {
    /// Whoever has a follower on her tile.
    Tile,
    /// Only whose follower she was put to, until it leaves (D-32).
    Follower,
    /// Only who stands where she was put, be it somebody who came later.
    Place,
}

/// Where the fairy stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FairyStands {
    /// Beside one follower, and so in its feature: the book's way.
    ByFollower,
    /// On a tile as a whole: every follower there is with her, as other publishers' texts have it.
    OnTile,
}

/// What a finished city of two tiles pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TwoTileCity {
    /// 2 a tile and a pennant, like any other: 4 points.
    #[serde(rename = "4")]
    Four,
    /// 1 a tile and a pennant, as older printings had it: 2 points.
    #[serde(rename = "2")]
    Two,
}

/// How fields are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FieldScoring {
    /// Each field pays its owner 3 for every finished city at it.
    PerField,
    /// Each finished city pays 4, once, to whoever has most farmers in all the fields at it.
    PerCity,
}

/// When the dragon moves after a dragon tile was laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DragonMoves {
    /// Before scoring, as the book's list of steps has it.
    BeforeScoring,
    /// After scoring, as some other editions play.
    AfterScoring,
}

/// More boxes than a table can hold; a test of scale, and a long evening.
const BOXES_MAX: i64 = 10;

/// More followers than anybody can use in a game of one box.
const FOLLOWERS_MAX: i64 = 30;

/// More tiles than a map holds.
const LEFT_OVER_MAX: i64 = 20_000;

impl Default for Agreement {
    fn default() -> Agreement {
        Agreement {
            farmers: true,
            two_tile_city: TwoTileCity::Four,
            field_scoring: FieldScoring::PerField,
            start_seat: Seat::FIRST,
            boxes: 1,
            sets: Sets::NONE,
            elements: Elements::from_iter([Element::OfTheSets]),
            lonely_pig: LonelyPig::Returns,
            fairy_point: FairyPoint::Tile,
            fairy_stands: FairyStands::ByFollower,
            dragon_moves: DragonMoves::BeforeScoring,
            princess_must: false,
            tower_reopens: true,
            ransom_on_credit: false,
            followers: FOLLOWERS,
            start: Layout::default(),
            left_over: 0,
            alone: false,
        }
    }
}

impl Agreement {
    /// The book's game with these expansions.
    pub fn with_sets(sets: Sets) -> Agreement {
        Agreement { sets, ..Agreement::default() }
    }

    /// The elements that are played: those that were named, and those of the sets if that was.
    pub fn elements_played(&self) -> Elements {
        let of_the_sets = self.elements.has(Element::OfTheSets);
        let sets = self.sets.iter().filter(|_| of_the_sets).map(Set::elements);
        let named = self.elements.iter().filter(|&element| element != Element::OfTheSets);
        sets.fold(named.collect(), Elements::and)
    }

    /// Can this many seats play by it? What comes as text was checked against the schema; what
    /// a program writes was not.
    pub(crate) fn check(&self, seats: usize) -> Result<(), SetupError> {
        SetupError::check_seats_of::<Carcassonne>(self, seats)?;
        let bad = |key: &str, reason| Err(SetupError::BadOption { key: key.to_owned(), reason });
        if self.start_seat.index() >= seats {
            let reason = format!("there is no seat {} at a table of {seats}", self.start_seat);
            return bad("start_seat", reason);
        }
        if !(1..=BOXES_MAX).contains(&i64::from(self.boxes)) {
            return bad("boxes", format!("takes 1 to {BOXES_MAX}, not {}", self.boxes));
        }
        if i64::from(self.followers) > FOLLOWERS_MAX {
            return bad("followers", format!("takes 0 to {FOLLOWERS_MAX}, not {}", self.followers));
        }
        Ok(())
    }
}

impl Options for Agreement {
    fn schema() -> Vec<OptionSpec> {
        vec![
            spec("farmers", Values::Switch, "Followers may be placed as farmers."),
            spec(
                "two_tile_city",
                words(&["4", "2"]),
                "Points of a finished city of two tiles without pennant.",
            ),
            spec(
                "field_scoring",
                words(&["per-field", "per-city"]),
                "Farms pay 3 per finished city in each field (the book), or each city pays 4 once \
                 to the most farmers around it (older printings).",
            ),
            spec("start_seat", Values::Number { least: 0, most: 5 }, "The seat that begins."),
            spec(
                "boxes",
                Values::Number { least: 1, most: BOXES_MAX },
                "Boxes shuffled together; there is one start tile.",
            ),
        ]
        .into_iter()
        .chain(expansion_schema())
        .chain(set_up_schema())
        .collect()
    }
}

fn words(of: &[&str]) -> Values {
    Values::Choice { of: of.iter().map(ToString::to_string).collect() }
}

fn several<W: Word>() -> Values {
    Values::Several { of: W::ALL.iter().map(|one| one.word().to_owned()).collect() }
}

fn spec(key: &str, values: Values, help: &str) -> OptionSpec {
    OptionSpec { key: key.to_owned(), values, help: help.to_owned() }
}

fn expansion_schema() -> Vec<OptionSpec> {
    vec![
        spec("sets", several::<Set>(), "Expansions on the table; their tiles are shuffled in."),
        spec(
            "elements",
            several::<Element>(),
            "Which of the expansions' rules are played: those of the sets (the book), or a choice.",
        ),
        spec(
            "lonely_pig",
            words(&["returns", "stays"]),
            "A pig whose seat has no farmer left in the field goes home (collected rules) or stays.",
        ),
        spec(
            "fairy_point",
            words(&["tile", "follower", "place"]),
            "The fairy's point at the start of a turn is for any follower on her tile (the book), \
             only for the one she was put to, who has her alone, or for whoever stands in that one's place.",
        ),
        spec(
            "fairy_stands",
            words(&["by-follower", "on-tile"]),
            "The fairy is with one follower (the book), or on a tile, with every follower there.",
        ),
        spec(
            "dragon_moves",
            words(&["before-scoring", "after-scoring"]),
            "The dragon moves before the tile is scored (the book) or after it.",
        ),
        spec("princess_must", Values::Switch, "A princess must send a knight away if she can."),
        spec(
            "tower_reopens",
            Values::Switch,
            "A tower is open again when the follower on top of it is taken away.",
        ),
        spec(
            "ransom_on_credit",
            Values::Switch,
            "A prisoner may be bought back with fewer than 3 points, which leaves fewer than none.",
        ),
    ]
}

fn set_up_schema() -> Vec<OptionSpec> {
    vec![
        spec(
            "followers",
            Values::Number { least: 0, most: FOLLOWERS_MAX },
            "Followers of each seat.",
        ),
        spec(
            "start",
            Values::Text,
            "The tiles on the table at the start, as in 'D/0 0,0; V/1 1,0'; the book's where empty.",
        ),
        spec(
            "left_over",
            Values::Number { least: 0, most: LEFT_OVER_MAX },
            "The game ends when so many tiles are left face down.",
        ),
        spec("alone", Values::Switch, "Somebody may play alone."),
    ]
}
