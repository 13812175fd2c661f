//! The first game: a table inside the page, dice that suit the lessons, and somebody who explains.

use std::cell::RefCell;
use std::rc::Rc;

use game::Player;
use leptos::prelude::*;
use parlour::{LocalTable, Plan};
use serde_json::Map;
use stage::{Backstage, Course, Until};
use wire::AidPolicy;

use super::nowhere::NowherePage;
use super::seats::my_name;
use crate::games::{entropy, now_ms, registry};
use crate::link::{Link, LocalLine};
use crate::prefs::Prefs;
use crate::table::{RoomKind, Seen, TableRoom};
use crate::words::pages as words;

/// Whom a newcomer plays against.
const OPPONENT: &str = "greedy";

/// The first game.
#[component]
pub fn Lesson(
    /// Which game.
    game: String,
    /// Which of its short games; the first game without.
    course: Option<String>,
) -> impl IntoView {
    let laid = stage::backstage(&game).and_then(|theatre| {
        let course = course_of(theatre, course.as_deref())?;
        Some((course, lay(theatre, course)?))
    });
    match laid {
        Some((course, table)) => view! { <Classroom course table/> }.into_any(),
        None => view! { <NoSuchGame/> }.into_any(),
    }
}

/// The course of that name; without one the first game, which is played by the book.
fn course_of(theatre: &dyn Backstage, key: Option<&str>) -> Option<Course> {
    let guide = theatre.guide();
    let first = Course { key: "", options: Map::new, lessons: guide.lessons, seed: guide.seed };
    match key {
        None => Some(first),
        Some(key) => theatre.courses().iter().find(|course| course.key == key).copied(),
    }
}

/// Says that there is no such game.
#[component]
pub fn NoSuchGame() -> impl IntoView {
    view! { <NowherePage why=words::NO_SUCH_GAME/> }
}

fn lay(theatre: &dyn Backstage, course: Course) -> Option<LocalTable> {
    let plan = Plan {
        game: theatre.game().to_owned(),
        options: (course.options)(),
        players: vec![Player::person(my_name(Prefs::get())), Player::bot(OPPONENT)],
        aid: AidPolicy::Learner,
        seed: course.seed.parse().ok(),
    };
    LocalTable::found(plan, registry(), entropy, now_ms()).ok()
}

#[component]
fn Classroom(course: Course, table: LocalTable) -> impl IntoView {
    let pupil = Pupil { course, at: RwSignal::new(0), prefs: Prefs::get() };
    let table = Rc::new(RefCell::new(table));
    let link = Link::new(|ear| LocalLine::to(table, ear, |_| ()));
    let watch = UnsyncCallback::new(move |seen: Seen| pupil.see(&seen));
    view! {
        <TableRoom
            link
            kind=RoomKind::Lesson
            banner=move || view! { <LessonBox pupil/> }
            watch=Some(watch)
        />
    }
}

/// How far somebody has come.
#[derive(Clone, Copy)]
struct Pupil {
    course: Course,
    at: RwSignal<usize>,
    prefs: Prefs,
}

impl Pupil {
    /// Goes on where what is waited for has happened.
    fn see(self, seen: &Seen) {
        let lessons = (self.course.lessons)(self.prefs.peek().lang);
        let done = match lessons.get(self.at.get_untracked()).map(|lesson| lesson.until) {
            None | Some(Until::Understood) => false,
            Some(Until::Event(is_it)) => seen.events.iter().any(is_it),
            Some(Until::Look(is_so)) => is_so(&seen.look),
        };
        if done {
            self.go_on();
        }
    }

    fn go_on(self) {
        self.at.update(|at| *at += 1);
    }
}

/// What is said now, and the way on. Once all is said it makes room for the board.
#[component]
fn LessonBox(pupil: Pupil) -> impl IntoView {
    let Pupil { course, at, prefs } = pupil;
    let lessons = Memo::new(move |_| {
        let lessons = (course.lessons)(prefs.lang());
        let said = |lesson: stage::Lesson| (lesson.text, matches!(lesson.until, Until::Understood));
        lessons.into_iter().map(said).collect::<Vec<_>>()
    });
    let now = move || lessons.with(|lessons| lessons.get(at.get()).cloned());
    let said = move |(text, asks): (String, bool)| {
        let count = lessons.with(Vec::len);
        let number = at.get() + 1;
        view! {
            <aside class="lesson" aria-live="polite">
                <p class="lesson-text" data-test="lesson-text">{text}</p>
                <div class="lesson-foot">
                    <span class="lesson-count">{format!("{number} / {count}")}</span>
                    <NextLesson pupil asks last=number == count/>
                </div>
            </aside>
        }
    };
    move || now().map(said)
}

/// The way on: the only one where the person has to say so, else a way around.
#[component]
fn NextLesson(pupil: Pupil, asks: bool, last: bool) -> impl IntoView {
    let prefs = pupil.prefs;
    let word = match (asks, last) {
        (_, true) => words::LESSON_LAST,
        (true, false) => words::LESSON_NEXT,
        (false, false) => words::LESSON_SKIP,
    };
    view! {
        <button
            class=if asks { "button primary small" } else { "button quiet small" }
            data-test="lesson-next"
            on:click=move |_| pupil.go_on()
        >
            {move || word.of(prefs.lang())}
        </button>
    }
}
