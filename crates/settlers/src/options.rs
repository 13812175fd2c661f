//! What the table agrees on before the first move.

use game::{OptionSpec, Options, Values};
use serde::{Deserialize, Serialize};

use crate::scenario;

/// How the kinds of harbours come to their spots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HarbourDeal {
    /// Dealt at random (S-02).
    #[default]
    Shuffled,
    /// As the scenario file says.
    Fixed,
}

/// What brings the sums.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceKind {
    /// Two dice, every roll by itself.
    #[default]
    Fair,
    /// A deck of the 36 rolls, shuffled anew when it is used up.
    Levelled,
}

/// What chance brings where dice are rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RollKind {
    /// Both dice: 36 pairs, each as likely as any other.
    #[default]
    Pairs,
    /// Their sum alone, by its weight: all that rules 1 and 2 knew.
    Sums,
}

/// How chips come to an island laid by the base rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NumberLayout {
    /// A to R in a spiral (S-82).
    #[default]
    Spiral,
    /// Shuffled; whether red ones may touch, `red_apart` says.
    Random,
}

/// Which way between two buildings is the trade line, and where a shared one may end (S-57).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TradeLines {
    /// A way of own ships alone comes before any shared one; a shared one ends at anybody's building.
    #[default]
    OwnFirst,
    /// The shortest way, be it shared; a shared one ends at a building of the opponent who shares it.
    Shortest,
}

/// The options of the Settlers; the default is the base game of the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SettlersOptions {
    /// The scenario's id, or `custom`.
    pub scenario: String,
    /// The text of a scenario of one's own, for `scenario = custom`.
    pub custom: String,
    /// Points to win; 0 for the scenario's own goal.
    pub points_to_win: u8,
    /// Is the pirate in play (S-31)?
    pub pirate: bool,
    /// Does the robber spare players with two points or fewer?
    pub friendly_robber: bool,
    /// Harbours shuffled or fixed.
    pub harbours: HarbourDeal,
    /// Must 6 and 8 lie apart where chips are dealt at random?
    pub red_apart: bool,
    /// May players trade with each other?
    pub domestic_trade: bool,
    /// How many offers the active player may make in a turn.
    pub offers_per_turn: u8,
    /// Fair or levelled dice.
    pub dice: DiceKind,
    /// Numbers by spiral or at random.
    pub numbers: NumberLayout,
    /// May at most half of the players call one island home (S-59)?
    pub home_island_limit: bool,
    /// May all players together have dealt islands dealt again (S-47)?
    pub redeal: bool,
    /// Which way is a trade line (S-57).
    pub trade_lines: TradeLines,
    /// Does a start ship that discovers land bring a card (S-44)?
    pub start_ship_card: bool,
    /// May two play on the book's maps that have room for them? The book is for three and four; a map of
    /// one's own says itself for how many.
    pub two_players: bool,
    /// Both dice or their sum. The set-up does not ask; matches of before know sums.
    pub rolls: RollKind,
}

/// The id that asks for the text in `custom`.
pub const CUSTOM: &str = "custom";

impl SettlersOptions {
    /// The fewest who may play by what the table has agreed on.
    pub(crate) fn seats_least(&self) -> usize {
        if self.two_players || self.scenario == CUSTOM { 2 } else { 3 }
    }
}

impl Default for SettlersOptions {
    fn default() -> Self {
        SettlersOptions {
            scenario: "base".to_owned(),
            custom: String::new(),
            points_to_win: 0,
            pirate: false,
            friendly_robber: false,
            harbours: HarbourDeal::Shuffled,
            red_apart: true,
            domestic_trade: true,
            offers_per_turn: 4,
            dice: DiceKind::Fair,
            numbers: NumberLayout::Spiral,
            home_island_limit: false,
            redeal: false,
            trade_lines: TradeLines::OwnFirst,
            start_ship_card: true,
            two_players: false,
            rolls: RollKind::Pairs,
        }
    }
}

fn spec(key: &str, values: Values, help: &str) -> OptionSpec {
    OptionSpec { key: key.to_owned(), values, help: help.to_owned() }
}

fn choice(words: &[&str]) -> Values {
    Values::Choice { of: words.iter().map(|word| (*word).to_owned()).collect() }
}

impl Options for SettlersOptions {
    fn schema() -> Vec<OptionSpec> {
        let scenarios: Vec<&str> = scenario::IDS.iter().copied().chain([CUSTOM]).collect();
        vec![
            spec("scenario", choice(&scenarios), "The board and its goal."),
            spec("custom", Values::Text, "A scenario file of your own, for scenario = custom."),
            spec(
                "points_to_win",
                Values::Number { least: 0, most: 50 },
                "Points to win, 3 or more; 0 for the scenario's own goal.",
            ),
            spec("pirate", Values::Switch, "The pirate sails beside the robber."),
            spec(
                "friendly_robber",
                Values::Switch,
                "The robber spares players with two points or fewer.",
            ),
            spec(
                "harbours",
                choice(&["shuffled", "fixed"]),
                "Deal the kinds of harbours or keep the printed ones.",
            ),
            spec("red_apart", Values::Switch, "Chips 6 and 8 never lie side by side when dealt."),
            spec("domestic_trade", Values::Switch, "Players may trade with each other."),
            spec(
                "offers_per_turn",
                Values::Number { least: 0, most: 20 },
                "Offers to other players in one turn.",
            ),
            spec(
                "dice",
                choice(&["fair", "levelled"]),
                "Two dice, or a shuffled deck of the 36 rolls.",
            ),
            spec(
                "numbers",
                choice(&["spiral", "random"]),
                "Chips in the order A to R in a spiral, or at random.",
            ),
            spec(
                "home_island_limit",
                Values::Switch,
                "At most half of the players call one island home.",
            ),
            spec(
                "redeal",
                Values::Switch,
                "Islands dealt at random are dealt again if all players say so.",
            ),
            spec(
                "trade_lines",
                choice(&["own-first", "shortest"]),
                "Own ships alone come before a shared way, which ends at anybody's building; or the shortest way counts, shared ones to the partner's building.",
            ),
            spec(
                "start_ship_card",
                Values::Switch,
                "A start ship that discovers land brings a card.",
            ),
            spec(
                "two_players",
                Values::Switch,
                "Two may play on the island and New Shores; the book is for three and four.",
            ),
            spec(
                "rolls",
                choice(&["pairs", "sums"]),
                "A roll brings both dice, or only their sum as in rules 1 and 2.",
            ),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_schema_names_every_option_and_holds_the_defaults() {
        let all = serde_json::to_value(SettlersOptions::default()).expect("plain");
        let all = all.as_object().expect("an object");
        let keys: Vec<String> =
            SettlersOptions::schema().into_iter().map(|spec| spec.key).collect();
        assert_eq!(all.len(), keys.len());
        assert!(keys.iter().all(|key| all.contains_key(key)));
        assert_eq!(game::options::read(all), Ok(SettlersOptions::default()));
    }
}
