//! What a lesson says of the table, in a form that a program can check.
//!
//! A sentence is said only while all its claims hold; what it speaks of is lit because a claim names
//! it; it is over once what was wanted has come about, in whatever way.

use wire::{Look, UndoOffer};

use crate::lang::Lang;
use crate::panel::Row;
use crate::scene::{Item, Scene, UNIT};
use crate::stage::Stage;
use crate::{Lit, Touchable};

/// Something that a sentence says of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The person decides, and this is asked: `lay`, `figure`, `roll`.
    Asked(&'static str),
    /// Something else is asked, or somebody else decides.
    NotAsked(&'static str),
    /// The game has come so far: tiles that were laid, or the number of the turn.
    Progress(u32),
    /// It has not come so far.
    Before(u32),
    /// The person has drawn a tile that shows this: `road`, `monastery`.
    Drawn(&'static str),
    /// The tile in the hand is turned by so many quarters.
    Turned(i32),
    /// It is turned otherwise.
    NotTurned(i32),
    /// Something whose name begins so can be pressed.
    Touchable(&'static str),
    /// Nothing whose name begins so can be pressed.
    NotTouchable(&'static str),
    /// What bears this name is chosen in a panel.
    Chosen(&'static str),
    /// Something is tried on the board and waits to be confirmed.
    Tried,
    /// Nothing is tried.
    Untried,
    /// The person has at least so many things on the table whose name begins so.
    Own(&'static str, usize),
    /// The bot has at least so many.
    Theirs(&'static str, usize),
    /// This is on the table, whoever it belongs to.
    There(&'static str),
    /// The person has at least so many points.
    Score(i32),
    /// The person has no points.
    NoScore,
    /// A cell where the tile fits with the most tiles around it.
    Snug,
    /// A place for a settlement beside this number, with the most different lands.
    Beside(u8),
    /// The button that finishes the step can be pressed.
    Done,
    /// The last step can be taken back at once.
    Undo,
    /// There are buttons for overlays.
    Overlays,
    /// There is this tab: the log, or a panel of the game.
    Tab(&'static str),
    /// The points at the end are shown.
    Projection,
}

/// What a lesson can speak of, as far as a look shows it; each game reads its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// What is asked of whoever decides, in a word.
    pub phase: &'static str,
    /// How far the game has come.
    pub progress: u32,
    /// What the drawn tile shows while it waits to be laid, each in a word with a space between.
    pub drawn: String,
    /// What the person has on the table.
    pub own: Vec<String>,
    /// What the bot has there.
    pub theirs: Vec<String>,
    /// What else is there.
    pub there: Vec<&'static str>,
    /// The person's points.
    pub score: i32,
    /// Places for a settlement: the name, the numbers around it, and how many lands yield something.
    pub sites: Vec<(String, Vec<u8>, usize)>,
}

/// A look at the table, with the half-made choice of who plays.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    /// What the person sees.
    pub look: &'a Look,
    /// The stage that shows it.
    pub stage: &'a dyn Stage,
    /// What it means.
    pub facts: &'a Facts,
}

impl std::fmt::Debug for Sight<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sight").field("facts", self.facts).finish_non_exhaustive()
    }
}

/// The stage is asked in this language where nobody reads its words.
const UNREAD: Lang = Lang::ALL[0];

impl Sight<'_> {
    /// Does this hold now?
    pub fn shows(self, claim: Claim) -> bool {
        let facts = self.facts;
        let asked = |word: &str| facts.phase == word && !self.look.actions.is_empty();
        let many = |of: &[String], word: &str, least| {
            of.iter().filter(|name| name.starts_with(word)).count() >= least
        };
        match claim {
            Claim::Asked(word) => asked(word),
            Claim::NotAsked(word) => !asked(word),
            Claim::Progress(least) => facts.progress >= least,
            Claim::Before(most) => facts.progress < most,
            Claim::Drawn(word) => asked("lay") && facts.drawn.split(' ').any(|shown| shown == word),
            Claim::Turned(quarters) => self.turned() == Some(quarters),
            Claim::NotTurned(quarters) => self.turned().is_some_and(|turned| turned != quarters),
            Claim::Touchable(word) => self.touches(word),
            Claim::NotTouchable(word) => !self.touches(word),
            Claim::Chosen(target) => self.chosen().iter().any(|chosen| chosen == target),
            Claim::Untried => self.tried().is_none(),
            Claim::Own(word, least) => many(&facts.own, word, least),
            Claim::Theirs(word, least) => many(&facts.theirs, word, least),
            Claim::There(word) => facts.there.contains(&word),
            Claim::Score(least) => facts.score >= least,
            Claim::NoScore => facts.score == 0,
            Claim::Projection => self.look.standing.projected.is_some(),
            _ => !self.lights(claim).is_empty(),
        }
    }

    /// What lights up because a claim speaks of it.
    pub fn lights(self, claim: Claim) -> Vec<Lit> {
        let when = |there: bool, lit: Lit| if there { vec![lit] } else { Vec::new() };
        match claim {
            Claim::Touchable(word) => self.pressed_next(word),
            Claim::Tried => {
                let both = |target| vec![Lit::Target(target), Lit::Done];
                self.tried().filter(|_| self.may_finish()).map(both).unwrap_or_default()
            }
            Claim::Snug => snug(&self.stage.scene(UNREAD)),
            Claim::Beside(number) => self.beside(number),
            Claim::Done => when(self.may_finish(), Lit::Done),
            Claim::Undo => when(self.look.undo == UndoOffer::Free, Lit::Undo),
            Claim::Overlays => when(!self.stage.overlays(false, UNREAD).is_empty(), Lit::Overlays),
            Claim::Tab(key) => {
                let panels = self.stage.panels(&[], &[], UNREAD);
                let there = key == "log" || panels.iter().any(|panel| panel.key == key);
                when(there, Lit::Tab(key))
            }
            _ => Vec::new(),
        }
    }

    /// Can something be touched whose name begins so?
    fn touches(self, word: &str) -> bool {
        self.targets().iter().any(|target| target.starts_with(word))
    }

    /// What has such a name; where that is chosen already, the places it can be put.
    fn pressed_next(self, word: &str) -> Vec<Lit> {
        let chosen = self.chosen();
        let named = self.targets().into_iter().filter(|target| target.starts_with(word));
        let (named, taken): (Vec<String>, Vec<String>) =
            named.partition(|target| !chosen.contains(target));
        let next = if named.is_empty() && !taken.is_empty() { self.on_board() } else { named };
        next.into_iter().map(Lit::Target).collect()
    }

    fn may_finish(self) -> bool {
        self.stage.done(UNREAD).is_some_and(|done| done.enabled)
    }

    /// The quarters by which the tile in the hand is turned.
    fn turned(self) -> Option<i32> {
        let hand = self.stage.hand(UNREAD);
        hand.first().filter(|item| item.acts).map(|item| (item.turned / 90).rem_euclid(4))
    }

    /// Everything that does something when it is touched, by name.
    fn targets(self) -> Vec<String> {
        let board = self.on_board().into_iter();
        let hand = self.stage.hand(UNREAD).into_iter().filter(|item| item.acts);
        let panels = self.stage.panels(&[], &[], UNREAD).into_iter().flat_map(|panel| panel.rows);
        board.chain(hand.map(|item| item.target)).chain(panels.flat_map(pressable)).collect()
    }

    /// What of it is on the board.
    fn on_board(self) -> Vec<String> {
        let acting = |touch: &Touchable| touch.acts;
        let scene = self.stage.scene(UNREAD).items.into_iter();
        scene.filter_map(|item| item.touch.filter(acting)).map(|touch| touch.target).collect()
    }

    /// What is chosen in the panels, by name.
    fn chosen(self) -> Vec<String> {
        let panels = self.stage.panels(&[], &[], UNREAD).into_iter().flat_map(|panel| panel.rows);
        let tokens = panels.flat_map(|row| match row {
            Row::Tokens { tokens, .. } => tokens,
            _ => Vec::new(),
        });
        tokens.filter(|token| token.chosen).filter_map(|token| token.target).collect()
    }

    /// What is tried on the board, by name.
    fn tried(self) -> Option<String> {
        let shown =
            |item: &Item| item.class.split(' ').any(|word| word == "solid" || word == "chosen");
        let items = self.stage.scene(UNREAD).items.into_iter();
        items.filter(shown).find_map(|item| item.touch).map(|touch| touch.target)
    }

    /// The places for a settlement beside a number, as far as they can be touched: those with the
    /// most different lands.
    fn beside(self, number: u8) -> Vec<Lit> {
        let targets = self.targets();
        let sites =
            self.facts.sites.iter().filter(|(target, numbers, _)| {
                numbers.contains(&number) && targets.contains(target)
            });
        let most = sites.clone().map(|(.., lands)| *lands).max();
        let best = sites.filter(|(.., lands)| Some(*lands) == most);
        best.map(|(target, ..)| Lit::Target(target.clone())).collect()
    }
}

/// What of a row can be pressed.
fn pressable(row: Row) -> Vec<String> {
    match row {
        Row::Tokens { tokens, .. } => {
            let able = tokens.into_iter().filter(|token| token.enabled);
            able.filter_map(|token| token.target).collect()
        }
        Row::Presses(presses) => {
            let able = presses.into_iter().filter(|press| press.why_not.is_none());
            able.map(|press| press.target).collect()
        }
        _ => Vec::new(),
    }
}

/// The cells where the tile fits that have the most tiles around them.
fn snug(scene: &Scene) -> Vec<Lit> {
    let is = |item: &Item, word: &str| item.class.split(' ').next() == Some(word);
    let tiles: Vec<_> = scene.items.iter().filter(|item| is(item, "tile")).collect();
    let around = |item: &Item| {
        let near = |tile: &&&Item| {
            let apart = (tile.at.x - item.at.x).abs().max((tile.at.y - item.at.y).abs());
            apart < 1.5 * UNIT
        };
        tiles.iter().filter(near).count()
    };
    let cells = || scene.items.iter().filter(|item| is(item, "cell"));
    let most = cells().map(around).max();
    let best = cells().filter(|item| Some(around(item)) == most);
    best.filter_map(|item| Some(Lit::Target(item.touch.clone()?.target))).take(1).collect()
}
