//! The first game: a table inside the page, dice that suit the lessons, and somebody who explains.

use std::cell::RefCell;
use std::rc::Rc;

use client::{LocalTable, Plan, Start};
use game::Player;
use leptos::prelude::*;
use stage::{Course, Facts, GameExtras, Lang, Lesson, Lit, Pupil, Sight};
use wire::{AidPolicy, Look};

use super::nowhere::NowherePage;
use super::openings::OpeningAdvice;
use super::seats::my_name;
use crate::games::{entropy, now_ms, registry};
use crate::link::{Link, LocalLine, SharedTable};
use crate::prefs::Prefs;
use crate::table::{Play, Room, RoomKind, TableRoom};
use crate::words::pages as words;

/// Whom a newcomer plays against.
const OPPONENT: &str = "casual";

/// The first game.
#[component]
pub fn Lesson(
    game: String,
    /// Which of its short games; the first game without.
    course: Option<String>,
) -> impl IntoView {
    let laid = stage::extras(&game).and_then(|game_info| {
        let course = course_of(game_info, course.as_deref())?;
        let table = Rc::new(RefCell::new(lay(game_info, course)?));
        let kept = StoredValue::new_local(table.clone());
        Some((Class { course, game_info, facts: game_info.guide().facts, table: kept }, table))
    });
    match laid {
        Some((class, table)) => view! { <Classroom class table/> }.into_any(),
        None => view! { <NoSuchGame/> }.into_any(),
    }
}

/// The course of that name; without one the first game.
fn course_of(game_info: &dyn GameExtras, key: Option<&str>) -> Option<Course> {
    match key {
        None => Some(game_info.guide().first_game()),
        Some(key) => game_info.courses().iter().find(|course| course.key == key).copied(),
    }
}

/// Says that there is no such game.
#[component]
pub fn NoSuchGame() -> impl IntoView {
    view! { <NowherePage why=words::NO_SUCH_GAME/> }
}

fn lay(game_info: &dyn GameExtras, course: Course) -> Option<LocalTable> {
    let plan = Plan {
        game: game_info.game().to_owned(),
        start: Start::Book((course.options)()),
        players: vec![Player::person(my_name(Prefs::get())), Player::bot(OPPONENT)],
        aid: AidPolicy::Learner,
        seed: course.seed.parse().ok(),
    };
    LocalTable::found(plan, registry(), entropy, now_ms()).ok()
}

#[component]
fn Classroom(class: Class, table: SharedTable) -> impl IntoView {
    let link = Link::new(|ear| LocalLine::to(table, ear, |_| ()));
    view! { <TableRoom link kind=RoomKind::Lesson banner=move || view! { <LessonBox class/> }/> }
}

/// What is taught, and how a look is read for it.
#[derive(Clone, Copy)]
struct Class {
    course: Course,
    game_info: &'static dyn GameExtras,
    facts: fn(&Look) -> Option<Facts>,
    table: StoredValue<SharedTable, LocalStorage>,
}

/// What is said at one moment.
#[derive(Clone, PartialEq)]
struct Said {
    /// Which of the lessons; none where there is nothing new to say.
    at: Option<usize>,
    text: String,
    asks: bool,
    lit: Vec<Lit>,
}

impl Said {
    /// What is said while there is nothing new: who is waited for.
    fn between(look: &Look, lang: Lang) -> Said {
        let word = match look.actions.is_empty() {
            true => words::LESSON_WAIT,
            false => words::LESSON_PLAY_ON,
        };
        Said { at: None, text: word.of(lang).to_owned(), asks: false, lit: Vec::new() }
    }
}

/// Somebody who learns at this table.
#[derive(Clone, Copy)]
struct Learner {
    class: Class,
    pupil: RwSignal<Pupil>,
    room: Room,
    play: Play,
}

impl Learner {
    /// Looks at the table as it is now, tracked, half-made choices included.
    fn look<T>(self, read: impl FnOnce(&[Lesson], Sight<'_>, Lang) -> T) -> Option<T> {
        let look = self.room.known(|known| known.look().cloned()).flatten()?;
        let facts = (self.class.facts)(&look)?;
        Some(self.play.hand.ask(|stage, lang| {
            let lessons = (self.class.course.lessons)(lang);
            read(&lessons, Sight { look: &look, stage, facts: &facts }, lang)
        }))
    }

    /// The table as it looks now, tracked.
    fn seen(self) -> Signal<Option<Look>> {
        Signal::derive(move || self.room.known(|known| known.look().cloned()).flatten())
    }

    /// The match so far.
    fn record(self) -> UnsyncCallback<(), Option<String>> {
        let table = self.class.table;
        let record = move |()| table.try_with_value(|table| table.borrow().record().to_string());
        UnsyncCallback::new(record)
    }

    /// Goes on where what was wanted has come about.
    fn keep_up(self) {
        let mut pupil = self.pupil.get();
        self.look(|lessons, sight, _| pupil.see(lessons, sight));
        if self.pupil.with_untracked(|before| *before != pupil) {
            self.pupil.set(pupil);
        }
    }

    /// What is said now; nothing once all is said.
    fn said(self) -> Option<Said> {
        let pupil = self.pupil.get();
        self.look(|lessons, sight, lang| {
            if pupil.done() == lessons.len() {
                return None;
            }
            let said = |at: usize| {
                let lesson = lessons.get(at)?;
                let (text, asks) = (lesson.text.clone(), lesson.written.asks);
                Some(Said { at: Some(at), text, asks, lit: stage::lights(lesson, sight) })
            };
            let now = pupil.now(lessons, sight).and_then(said);
            Some(now.unwrap_or_else(|| Said::between(sight.look, lang)))
        })
        .flatten()
    }

    fn count(self) -> usize {
        (self.class.course.lessons)(self.room.prefs.lang()).len()
    }
}

/// What is said now, and the way on. Once all is said it makes room for the board.
#[component]
fn LessonBox(class: Class) -> impl IntoView {
    let learner = Learner {
        class,
        pupil: RwSignal::new(Pupil::default()),
        room: Room::here(),
        play: Play::here(),
    };
    Effect::new(move || learner.keep_up());
    let said = Memo::new(move |_| learner.said());
    Effect::new(move || {
        let (lit, asks) = said.get().map(|said| (said.lit, said.asks)).unwrap_or_default();
        learner.play.taught.set(lit);
        learner.play.asks.set(asks);
    });
    let number = move || (learner.pupil.with(Pupil::done) + 1).min(learner.count());
    let shown = move |said: Said| {
        view! {
            <aside class="lesson" aria-live="polite">
                <p class="lesson-text" data-test="lesson-text">{said.text.clone()}</p>
                <div class="lesson-foot">
                    <span class="lesson-count">{move || format!("{} / {}", number(), learner.count())}</span>
                    {said.at.map(|at| view! { <NextLesson learner at asks=said.asks/> })}
                    <OpeningAdvice
                        game_info=class.game_info
                        hand=learner.play.hand
                        look=learner.seen()
                        record=learner.record()
                        brought=false
                    />
                </div>
            </aside>
        }
    };
    move || said.get().map(shown)
}

/// The way on: the only one where the person has to say so, else a way around.
#[component]
fn NextLesson(learner: Learner, at: usize, asks: bool) -> impl IntoView {
    let prefs = learner.room.prefs;
    let word = match (asks, at + 1 == learner.count()) {
        (_, true) => words::LESSON_LAST,
        (true, false) => words::LESSON_NEXT,
        (false, false) => words::LESSON_SKIP,
    };
    view! {
        <button
            class=if asks { "button primary small lesson-next" } else { "button quiet small" }
            data-test="lesson-next"
            on:click=move |_| learner.pupil.update(|pupil| pupil.finish(at))
        >
            {move || word.of(prefs.lang())}
        </button>
    }
}
