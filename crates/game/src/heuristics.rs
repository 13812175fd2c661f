//! What only bots ask of a game: estimates and habits, no rules.

use crate::contract::{Game, Points, Weighted};
use crate::impression::Judgement;
use crate::seat::{SEATS_MAX, Seat};

/// A game's own estimate of the final points per seat.
pub type Outlook = [f32; SEATS_MAX];

/// A part of the estimate that has a name: what the open cities promise, what the figures at home are worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aspect {
    /// What it is about; a code that keeps its meaning.
    pub code: &'static str,
    /// What it adds to the [`Heuristics::outlook`] of each seat.
    pub worth: Outlook,
    /// What of it can be counted: points, figures at home, cards. 0 where nothing can.
    pub count: Points,
}

impl Aspect {
    /// One that is worth nothing to anybody.
    pub fn named(code: &'static str) -> Aspect {
        Aspect { code, worth: Outlook::default(), count: Points::default() }
    }
}

/// Something on the table that a part of the estimate comes from, and that people can point at: a city worth 14 points,
/// the number 5 on a hex that brings a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Asset {
    /// The code of its [`Aspect`].
    pub part: &'static str,
    /// What it is; a code that keeps its meaning.
    pub code: &'static str,
    /// Whose it is.
    pub seat: Seat,
    /// Its points, or the number on it.
    pub number: i32,
}

/// A decision with which somebody begins, and what speaks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening<A> {
    /// The decision.
    pub action: A,
    /// What can be counted there.
    pub facts: Vec<Fact>,
}

/// Something that can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What; a code that keeps its meaning.
    pub code: &'static str,
    /// How many.
    pub count: i32,
}

/// What bots want to know of a game besides its rules: what a position is worth, which decisions
/// deserve a thought, how far to look ahead.
///
/// Nothing here says what may happen. A game without it is played, recorded, replayed and counted;
/// with it the bots of the house can sit down as well. An answer may change without
/// [`Game::RULES_VERSION`] being raised: bots then play otherwise, records stay what they are.
///
/// ```
/// use game::{Heuristics, Quiet, Seat};
///
/// /// The best-looking of the worlds that one sensible decision of `seat` leads to.
/// fn hasty<G: Heuristics>(game: &G, seat: Seat) -> Option<G> {
///     let mut sensible = Vec::new();
///     game.sensible(seat, &mut sensible);
///     let worlds = sensible.into_iter().map(|action| {
///         let mut world = game.clone();
///         world.play_unchecked(seat, action, &mut Quiet);
///         world
///     });
///     let hopes = |world: &G| world.outlook()[seat.index()];
///     worlds.max_by(|one, other| hopes(one).total_cmp(&hopes(other)))
/// }
/// ```
pub trait Heuristics: Game {
    /// How many points of lead all but decide the game; gives [`Heuristics::outlook`] its scale.
    const DECISIVE_LEAD: f32;
    /// How many turns ([`Heuristics::turns`]) a search plays on by habit before it asks for the
    /// [`Heuristics::outlook`].
    ///
    /// 0 where the estimate after one turn says as much as later ones. Where luck and plans take
    /// some turns to show, a round of the table costs little and tells more.
    const FORESIGHT: u32 = 0;
    /// How many follow-ups within its own turn a bot looks at that looks no further: enough for
    /// the largest turns, each step times all that may come after it.
    const FOLLOW_UPS: usize = 2_048;

    /// How many turns have begun: tells a search how far it has played on. A game whose search
    /// does not play on ([`Heuristics::FORESIGHT`]) need not count.
    fn turns(&self) -> u32 {
        0
    }

    /// How many turns follow the one under way, where that is sure and nothing is hidden but what chance
    /// will bring: then the end of the game can be looked through.
    fn turns_to_come(&self) -> Option<u32> {
        None
    }

    /// Appends the decisions of `seat` that are worth weighing in a hurry: part of
    /// [`Game::actions`], and never nothing where that is something.
    ///
    /// Search plays on with these; decisions that are many and seldom change much stay out.
    fn sensible(&self, seat: Seat, into: &mut Vec<Self::Action>) {
        self.actions(seat, into);
    }

    /// Appends the decisions of `seat` that a bot with manners weighs: part of [`Game::actions`], and
    /// never nothing where that is something. What would only pester the people at the table stays
    /// out.
    fn mannerly(&self, seat: Seat, into: &mut Vec<Self::Action>) {
        self.actions(seat, into);
    }

    /// Appends what chance may bring as far as it makes a difference: of outcomes that the game goes on
    /// alike from, one stands for all, with the weight of all. Part of [`Game::outcomes`], and of the
    /// same weight altogether.
    ///
    /// A search that took two dice for 36 cases where eleven sums matter would think three times as long.
    fn chances(&self, into: &mut Vec<Weighted<Self::Outcome>>) {
        self.outcomes(into);
    }

    /// The decision of `seat` that leaves everything as it is, where it has one: to pass, to end the
    /// turn. A bot takes it where nothing is gained by anything else.
    fn idle(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Does this decision put a question to the others? They are people who want to play: a bot asks only
    /// where it gains by the answer.
    fn asks(_action: Self::Action) -> bool {
        false
    }

    /// An estimate of the final points per seat: what `greedy` climbs and `search` leans on.
    fn outlook(&self) -> Outlook;

    /// The same estimate without what it knows about the game's expansions: what that part is worth
    /// is measured against this one.
    fn plain_outlook(&self) -> Outlook {
        self.outlook()
    }

    /// The parts of [`Heuristics::outlook`], in words that a game has for them: they add up to it. Always the
    /// same ones in the same order, also where they are worth nothing; none where a game has no words for them.
    ///
    /// Who explains why one decision is better than another compares them.
    fn aspects(&self) -> Vec<Aspect> {
        Vec::new()
    }

    /// What of the [`Heuristics::aspects`] people can point at, in no order; the same twice where there are two of it.
    ///
    /// Who explains a difference between two aspects names what is among these on one side only.
    fn assets(&self) -> Vec<Asset> {
        Vec::new()
    }

    /// Every code that [`Heuristics::themes`] may give, in the order in which a person should see them.
    const THEMES: &'static [&'static str] = &[];

    /// What it is about when `seat` decides so here, step after step: a city stolen, a rival robbed; codes that
    /// keep their meaning, of what everybody who plays the game has a word for. The steps follow each other
    /// without chance between them. Nothing for what is nothing in particular, and for what the rules forbid.
    ///
    /// Who collects what can be learned from asks this; nobody plays by it.
    fn themes(&self, seat: Seat, decided: &[Self::Action]) -> Vec<&'static str> {
        let _ = (seat, decided);
        Vec::new()
    }

    /// Where `seat` might begin, with what speaks for each place, while it chooses that in the set-up; nothing
    /// elsewhere.
    fn openings(&self, _seat: Seat) -> Vec<Opening<Self::Action>> {
        Vec::new()
    }

    /// What a learned judgement looks at, where somebody has taught one; without it bots go by
    /// [`Heuristics::outlook`].
    fn judgement() -> Option<Judgement<Self>> {
        None
    }
}
