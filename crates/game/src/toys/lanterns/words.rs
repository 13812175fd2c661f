//! The nouns and verbs of Lanterns, and how a person types them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A lantern card: how bright it shines, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = 6;
    /// The card that beats every other, storms aside.
    pub const BRIGHTEST: Card = Card(6);

    /// The card that shines so bright, if there is one.
    pub fn new(light: u8) -> Option<Card> {
        (1..=6).contains(&light).then_some(Card(light))
    }

    /// Every kind, dim to bright.
    pub fn kinds() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (1..=6).map(Card)
    }

    /// How bright it shines.
    pub fn light(self) -> u8 {
        self.0
    }

    /// Its place in a table of [`Card::KINDS`] entries.
    pub(super) fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(light: u8) -> Result<Card, String> {
        Card::new(light).ok_or_else(|| format!("cards are 1 to 6, not {light}"))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Card, String> {
        let light: u8 = text.parse().map_err(|_| format!("'{text}' is no card from 1 to 6"))?;
        Card::try_from(light)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for Card {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Card> {
        u.int_in_range(1..=6).map(Card)
    }
}

/// Some cards, counted by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand([u8; Card::KINDS]);

impl Hand {
    /// The whole deck, many dim lanterns and few bright ones.
    pub const DECK: Hand = Hand([8, 7, 6, 5, 4, 3]);

    /// How many of this kind.
    pub fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// How many in all.
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Is it empty?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Is at least one of this kind in it?
    pub fn contains(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds a card.
    pub fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    /// Takes a card out, if it is there.
    pub fn take(&mut self, card: Card) {
        let count = &mut self.0[card.index()];
        *count = count.saturating_sub(1);
    }

    /// The kinds in it, dim to bright, each once.
    pub fn kinds(self) -> impl DoubleEndedIterator<Item = Card> {
        Card::kinds().filter(move |&card| self.contains(card))
    }

    /// The cards, dim to bright.
    pub fn cards(&self) -> Vec<Card> {
        let copies = |card| std::iter::repeat_n(card, self.count(card).into());
        Card::kinds().flat_map(copies).collect()
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

/// How the wind blows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(rename_all = "kebab-case")]
pub enum Wind {
    /// The brightest lantern wins.
    Calm,
    /// The brightest lantern wins; with oil, twice as much.
    Breeze,
    /// The dimmest lantern wins: it is the only one still alight.
    Storm,
}

impl Wind {
    /// Every wind with its weight.
    pub(super) const WEIGHTS: [(Wind, u32); 3] =
        [(Wind::Calm, 3), (Wind::Breeze, 2), (Wind::Storm, 1)];
}

impl fmt::Display for Wind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Wind::Calm => "calm",
            Wind::Breeze => "breeze",
            Wind::Storm => "storm",
        })
    }
}

impl FromStr for Wind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = Wind::WEIGHTS.into_iter().find(|(wind, _)| wind.to_string() == text);
        known.map(|(wind, _)| wind).ok_or_else(|| format!("'{text}' is no wind"))
    }
}

/// What a seat wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(rename_all = "kebab-case")]
pub enum LanternsAction {
    /// `light 3`: lay this card face down.
    Light(Card),
    /// `light best`: another spelling of laying the brightest card in hand.
    LightBest,
    /// `swap 3`: put this card under the deck and draw another.
    Swap(Card),
    /// `rest`: keep the hand as it is.
    Rest,
}

impl fmt::Display for LanternsAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LanternsAction::Light(card) => write!(f, "light {card}"),
            LanternsAction::LightBest => f.write_str("light best"),
            LanternsAction::Swap(card) => write!(f, "swap {card}"),
            LanternsAction::Rest => f.write_str("rest"),
        }
    }
}

impl FromStr for LanternsAction {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once(' ') {
            None if text == "rest" => Ok(LanternsAction::Rest),
            Some(("light", "best")) => Ok(LanternsAction::LightBest),
            Some(("light", card)) => card.parse().map(LanternsAction::Light),
            Some(("swap", card)) => card.parse().map(LanternsAction::Swap),
            _ => Err(format!("'{text}' is none of: light CARD, light best, swap CARD, rest")),
        }
    }
}

/// What chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(rename_all = "kebab-case")]
pub enum LanternsOutcome {
    /// `card 3`: the next card from the deck.
    Card(Card),
    /// `wind calm`: the wind of the night.
    Wind(Wind),
}

impl fmt::Display for LanternsOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LanternsOutcome::Card(card) => write!(f, "card {card}"),
            LanternsOutcome::Wind(wind) => write!(f, "wind {wind}"),
        }
    }
}

impl FromStr for LanternsOutcome {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once(' ') {
            Some(("card", card)) => card.parse().map(LanternsOutcome::Card),
            Some(("wind", wind)) => wind.parse().map(LanternsOutcome::Wind),
            _ => Err(format!("'{text}' is none of: card CARD, wind calm, breeze or storm")),
        }
    }
}
