//! Answers that a person has given once for all: which offers are refused without asking.
//!
//! They belong to the seat, last as long as the table, can be seen and taken back at any time, and
//! every refusal in their name is told.

use ::words::settlers::standing as say;
use serde::{Deserialize, Serialize};
use settlers::{Bundle, Resource};

use super::board::Board;
use super::names;
use crate::Lang;

/// What a seat always refuses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Standing {
    /// Kinds that are never given away, in the order of [`Resource::ALL`].
    never: [bool; Resource::COUNT],
    /// Only offers that give at least two cards for one.
    two_for_one: bool,
    /// No offer that the hand cannot pay.
    unpayable: bool,
}

/// Something that can be said once for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Never give away this kind: `never-ore`.
    Never(Resource),
    /// Only two for one: `two-for-one`.
    TwoForOne,
    /// Nothing that cannot be paid: `unpayable`.
    Unpayable,
}

/// Why an offer was refused without asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// By a standing answer.
    Rule(Rule),
    /// No offers in this turn.
    Muted,
    /// The same was refused before with the same cards.
    Again,
}

impl Rule {
    /// Everything that can be said once for all.
    pub fn all() -> impl Iterator<Item = Rule> {
        Resource::ALL.into_iter().map(Rule::Never).chain([Rule::TwoForOne, Rule::Unpayable])
    }

    /// Its name in a target.
    pub fn key(self) -> String {
        match self {
            Rule::Never(kind) => format!("never-{kind}"),
            Rule::TwoForOne => "two-for-one".to_owned(),
            Rule::Unpayable => "unpayable".to_owned(),
        }
    }

    /// As a person says it.
    pub fn words(self, lang: Lang) -> String {
        match self {
            Rule::Never(kind) => say::NeverMy { kind: kind.name() }.of(lang),
            Rule::TwoForOne => say::ONLY_TWO_FOR_ONE.of(lang).to_owned(),
            Rule::Unpayable => say::NOTHING_I_DO_NOT_HAVE.of(lang).to_owned(),
        }
    }
}

impl Standing {
    /// Has this been said?
    pub fn has(&self, rule: Rule) -> bool {
        match rule {
            Rule::Never(kind) => self.never[kind.index()],
            Rule::TwoForOne => self.two_for_one,
            Rule::Unpayable => self.unpayable,
        }
    }

    /// Says it, or takes it back.
    pub fn turn(&mut self, rule: Rule) {
        let said = match rule {
            Rule::Never(kind) => &mut self.never[kind.index()],
            Rule::TwoForOne => &mut self.two_for_one,
            Rule::Unpayable => &mut self.unpayable,
        };
        *said = !*said;
    }

    /// What has been said.
    pub fn said(&self) -> impl Iterator<Item = Rule> {
        Rule::all().filter(|rule| self.has(*rule))
    }

    /// The rule that refuses the offer on the table.
    pub fn refuses(&self, board: &Board) -> Option<Rule> {
        let offer = board.offer()?;
        let hand = board.hand()?;
        let against = |rule: &Rule| match rule {
            Rule::Never(kind) => offer.want.0[kind.index()] > 0,
            Rule::TwoForOne => offer.give.total() < 2 * offer.want.total(),
            Rule::Unpayable => offer.want.0.iter().zip(hand.0).any(|(due, held)| *due > held),
        };
        self.said().find(against)
    }
}

impl Why {
    /// What is told of a refusal without asking: whose offer it was, what one would have got and given.
    pub fn told(self, who: &str, get: Bundle, give: Bundle, lang: Lang) -> String {
        let why = match self {
            Why::Rule(rule) => rule.words(lang),
            Why::Muted => say::NOT_THIS_TURN.of(lang).to_owned(),
            Why::Again => say::YOU_REFUSED_IT_BEFORE.of(lang).to_owned(),
        };
        let swap = names::swap(get, give, lang);
        say::RefusedSOfferForYou { swap, who, why }.of(lang)
    }
}
