//! Lessons played in three ways: as told, ahead of them, otherwise. Whatever is said at any moment is
//! held against the game itself.

use std::collections::BTreeSet;

use game::{Audience, Chance, Game, Match, Player, Seat, Turn, luck};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use stage::{Claim, Course, GameExtras, Lang, Lesson, Lit, Manner, Pupil, Reaction, Sight, Stage};
use wire::{Look, UndoOffer};
use words::frame::table::{LAST_MOVES, UNDO};

use crate::hinting::{is_there, press, touchable};
use crate::looking;

const PREVIEW: Manner = Manner { preview: true };

/// Nobody needs so many moves to get through a course.
const MOVES_MAX: usize = 600;

/// A game as its lessons are tested.
pub trait Taught: Game {
    /// How it is shown.
    const GAME: &'static dyn GameExtras;

    /// How far it has come, told by its events.
    fn steps(events: &[Self::Event]) -> u32;

    /// How many things of that name a seat has on the table.
    fn count(&self, seat: Seat, name: &str) -> usize;

    /// Is this on the table?
    fn is_there(&self, name: &str) -> bool;

    /// Does the tile that was drawn show this?
    fn draws(&self, word: &str) -> bool;

    /// What is asked, told by what is legal.
    fn asked(legal: &[Self::Action]) -> &'static str;

    /// What somebody does who thinks for a moment.
    fn quick(&self, seat: Seat) -> Self::Action;
}

/// How somebody goes through the lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Does what is lit, and reads everything.
    AsTold,
    /// Plays on without reading.
    Ahead,
    /// Plays anything, tries anything, reads now and then.
    Otherwise(u64),
}

/// What came of it.
#[derive(Debug)]
pub struct Report<E> {
    /// The lessons that were said.
    pub said: BTreeSet<usize>,
    pub events: Vec<E>,
    /// The person's points in the end.
    pub score: i32,
}

/// The first game as a course.
pub fn first_game(game_info: &dyn GameExtras) -> Course {
    game_info.guide().first_game()
}

struct Classroom<'a, G: Taught> {
    game: Match<G>,
    stage: Box<dyn Stage>,
    course: &'a Course,
    pupil: Pupil,
    rng: ChaCha8Rng,
    report: Report<G::Event>,
    /// Did the person decide last, and nothing was drawn since?
    undoable: bool,
}

/// Plays a course until all of it is said; nobody is stuck in any way.
pub fn attend<G: Taught>(course: &Course, way: Way) -> Report<G::Event> {
    let options = game::options::read(&(course.options)()).unwrap();
    let players = vec![Player::person("You"), Player::bot("greedy")];
    let game = Match::begin(options, players, Chance::Fair(course.seed.parse().unwrap())).unwrap();
    let seed = if let Way::Otherwise(seed) = way { seed } else { 0 };
    let report = Report { said: BTreeSet::new(), events: Vec::new(), score: 0 };
    let mut room = Classroom::<G> {
        game,
        stage: G::GAME.open(),
        course,
        pupil: Pupil::default(),
        rng: ChaCha8Rng::seed_from_u64(seed),
        report,
        undoable: false,
    };
    let count = (course.lessons)(Lang::En).len();
    for _ in 0..MOVES_MAX {
        if room.moment(way, count) {
            room.report.score = room.game.game().scores(Audience::Referee)[0];
            return room.report;
        }
    }
    panic!("{} {way:?}: {} of {count} lessons in {MOVES_MAX} moves", course.key, room.pupil.done());
}

impl<G: Taught> Classroom<'_, G> {
    fn look(&self) -> Look {
        let mut look = looking::look(self.game.game(), Audience::Seat(Seat::FIRST));
        if self.undoable {
            look.undo = UndoOffer::Free;
        }
        look
    }

    /// One look at the table and what follows from it; `true` once all is said.
    fn moment(&mut self, way: Way, count: usize) -> bool {
        let look = self.look();
        self.stage.see(&look).unwrap();
        // Half-made choices: as many touches as a person makes before a decision.
        for _ in 0..12 {
            let now = self.listen(&look);
            let last = now == Some(count - 1);
            if self.pupil.done() >= count || last && way != Way::AsTold {
                return true;
            }
            if now.is_some_and(|at| self.understands(at, way)) {
                self.pupil.finish(now.unwrap());
                continue;
            }
            match self.touch(&look, now, way) {
                Some(action) => {
                    self.play(Seat::FIRST, action);
                    return false;
                }
                None if look.actions.is_empty() => break,
                None => {}
            }
        }
        match self.decider() {
            Some(seat) => {
                let action = self.game.game().quick(seat);
                self.play(seat, action);
                false
            }
            None => true,
        }
    }

    fn understands(&mut self, at: usize, way: Way) -> bool {
        let asks = (self.course.lessons)(Lang::En)[at].written.asks;
        match way {
            Way::AsTold => asks,
            Way::Ahead => false,
            Way::Otherwise(_) => asks && luck::below(&mut self.rng, 3) == 0,
        }
    }

    /// What is said now, in every language; all of it must be true.
    fn listen(&mut self, look: &Look) -> Option<usize> {
        let facts = (G::GAME.guide().facts)(look).unwrap();
        let sight = Sight { look, stage: self.stage.as_ref(), facts: &facts };
        let lessons = Lang::ALL.map(self.course.lessons);
        self.pupil.see(&lessons[0], sight);
        let at = self.pupil.now(&lessons[0], sight)?;
        self.report.said.insert(at);
        for (lessons, lang) in lessons.iter().zip(Lang::ALL) {
            self.check(&lessons[at], sight, look, lang);
        }
        Some(at)
    }

    fn check(&self, lesson: &Lesson, sight: Sight<'_>, look: &Look, lang: Lang) {
        let (text, stage) = (&lesson.text, self.stage.as_ref());
        for claim in lesson.written.claims {
            assert!(self.holds(*claim, look), "{claim:?} is not so: {text}");
        }
        let lit = stage::lights(lesson, sight);
        let there = |lit: &Lit| *lit == Lit::Undo && self.undoable || is_there(stage, lit);
        lit.iter().for_each(|lit| assert!(there(lit), "{lit:?} is not there: {text}"));
        if text.contains(" lit ") || text.contains("leuchtende") {
            assert!(!lit.is_empty(), "nothing is lit: {text}");
        }
        if !lesson.written.asks && lit.is_empty() {
            assert!(!look.actions.is_empty(), "nothing can be done: {text}");
        }
        let scene = stage.scene(lang);
        let class = |word: &str| scene.items.iter().any(|item| item.class.starts_with(word));
        if text.contains("dashed figure") || text.contains("dashed place") {
            assert!(class("ghost"), "nothing is dashed: {text}");
        }
        if text.contains("green frame") {
            assert!(class("cell"), "nothing is framed: {text}");
        }
        if text.contains("The bot has") || text.contains("Der Bot hat") {
            assert_eq!(self.decider(), Some(Seat::FIRST), "the bot plays: {text}");
        }
        for label in quoted(text) {
            assert!(self.is_label(label, lang), "there is no button “{label}”: {text}");
        }
    }

    /// Is this the name of a button or tab that is there now?
    fn is_label(&self, label: &str, lang: Lang) -> bool {
        let panels = self.stage.panels(&[], &[], lang);
        if label == UNDO.of(lang) {
            return self.undoable;
        }
        label == LAST_MOVES.of(lang)
            || self.stage.done(lang).is_some_and(|done| done.label == label)
            || panels.iter().any(|panel| panel.title == label)
    }

    /// Does the game itself say so?
    fn holds(&self, claim: Claim, look: &Look) -> bool {
        let (game, stage) = (self.game.game(), self.stage.as_ref());
        let mut legal = Vec::new();
        game.actions(Seat::FIRST, &mut legal);
        let asked = |word: &str| !legal.is_empty() && G::asked(&legal) == word;
        let pressed = |word: &str| touchable(stage).iter().any(|name| name.starts_with(word));
        let score = game.scores(Audience::Referee)[0];
        match claim {
            Claim::Asked(word) => asked(word),
            Claim::NotAsked(word) => !asked(word),
            Claim::Progress(least) => G::steps(&self.report.events) >= least,
            Claim::Before(most) => G::steps(&self.report.events) < most,
            Claim::Drawn(word) => asked("lay") && game.draws(word),
            Claim::Turned(quarters) => stage.hand(Lang::En)[0].turned == 90 * quarters,
            Claim::NotTurned(quarters) => stage.hand(Lang::En)[0].turned != 90 * quarters,
            Claim::Touchable(word) => pressed(word),
            Claim::NotTouchable(word) => !pressed(word),
            Claim::Own(name, least) => game.count(Seat::FIRST, name) >= least,
            Claim::Theirs(name, least) => game.count(Seat::new(1).unwrap(), name) >= least,
            Claim::There(name) => game.is_there(name),
            Claim::Score(least) => score >= least,
            Claim::NoScore => score == 0,
            Claim::Undo => self.undoable,
            Claim::Done | Claim::Tried => stage.done(Lang::En).is_some_and(|done| done.enabled),
            Claim::Projection => look.standing.projected.is_some(),
            Claim::Snug => pressed("cell:"),
            Claim::Beside(_) => pressed("place:settle"),
            Claim::Tab(key) => is_there(stage, &Lit::Tab(key)),
            Claim::Overlays => is_there(stage, &Lit::Overlays),
            Claim::Chosen(target) => chosen(stage).iter().any(|name| name == target),
            Claim::Untried => {
                let scene = stage.scene(Lang::En);
                !scene
                    .items
                    .iter()
                    .any(|item| item.class.contains(" solid") || item.class.contains("chosen"))
            }
        }
    }

    /// What the person touches; a decision where that makes one.
    fn touch(&mut self, look: &Look, now: Option<usize>, way: Way) -> Option<G::Action> {
        if look.actions.is_empty() {
            return None;
        }
        let wanted = match way {
            Way::Ahead => None,
            Way::AsTold => now.and_then(|at| self.lit(look, at)),
            Way::Otherwise(_) => luck::pick(&mut self.rng, &touchable(self.stage.as_ref()))
                .map(|target| Lit::Target(target.clone()))
                .filter(|_| luck::below(&mut self.rng, 2) == 0),
        };
        let Some(wanted) = wanted else { return Some(self.freely(way)) };
        match press(self.stage.as_mut(), &wanted, PREVIEW) {
            Reaction::Decide(listed) => listed.notation.parse().ok(),
            Reaction::Redraw => None,
            Reaction::Still => Some(self.freely(way)),
        }
    }

    /// What is lit and can be pressed to go on.
    fn lit(&self, look: &Look, at: usize) -> Option<Lit> {
        let facts = (G::GAME.guide().facts)(look)?;
        let sight = Sight { look, stage: self.stage.as_ref(), facts: &facts };
        let lit = stage::lights(&(self.course.lessons)(Lang::En)[at], sight);
        lit.into_iter().find(|lit| matches!(lit, Lit::Target(_) | Lit::Done))
    }

    fn freely(&mut self, way: Way) -> G::Action {
        let game = self.game.game();
        match way {
            Way::AsTold | Way::Ahead => game.quick(Seat::FIRST),
            Way::Otherwise(_) => {
                let mut legal = Vec::new();
                game.actions(Seat::FIRST, &mut legal);
                *luck::pick(&mut self.rng, &legal).unwrap()
            }
        }
    }

    fn decider(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Decide(seats) => seats.iter().next(),
            Turn::Chance | Turn::Over => None,
        }
    }

    fn play(&mut self, seat: Seat, action: G::Action) {
        let before = self.game.steps().len();
        let events = self.game.play(seat, action).unwrap();
        self.report.events.extend(events);
        // A draw is a step of its own: after it nothing is taken back for nothing.
        let drawn = self.game.steps().len() > before + 1;
        self.undoable = seat == Seat::FIRST && !drawn && self.decider() == Some(Seat::FIRST);
    }
}

fn chosen(stage: &dyn Stage) -> Vec<String> {
    let rows = stage.panels(&[], &[], Lang::En).into_iter().flat_map(|panel| panel.rows);
    let tokens = rows.flat_map(|row| match row {
        stage::Row::Tokens { tokens, .. } => tokens,
        _ => Vec::new(),
    });
    tokens.filter(|token| token.chosen).filter_map(|token| token.target).collect()
}

/// What stands between quotation marks.
fn quoted(text: &str) -> Vec<&str> {
    let parts = text.split(['“', '”', '„', '«', '»']).collect::<Vec<&str>>();
    parts.into_iter().skip(1).step_by(2).map(str::trim).collect()
}

/// Ahead of the lessons, and otherwise: everything that is said is true, and nobody is stuck. Gives
/// what came of doing as told.
pub fn three_ways<G: Taught>(course: &Course) -> Report<G::Event> {
    attend::<G>(course, Way::Ahead);
    for seed in 0..12 {
        attend::<G>(course, Way::Otherwise(seed));
    }
    attend::<G>(course, Way::AsTold)
}

/// As many lessons as a newcomer bears, in every language.
pub fn speak_both_languages(course: &Course, bearable: std::ops::RangeInclusive<usize>) {
    let [english, others @ ..] = Lang::ALL.map(course.lessons);
    assert!(bearable.contains(&english.len()));
    for other in &others {
        assert_eq!(english.len(), other.len());
        assert!(english.iter().zip(other).all(|(english, other)| english.text != other.text));
    }
}
