//! A puzzle on the board, and who asks.

use std::cell::RefCell;
use std::rc::Rc;

use client::{PuzzleNews, PuzzleTable};
use leptos::prelude::*;
use puzzles::{Collection, Entry};
use words::extras::puzzles as words;

use super::collection::fetched;
use super::line::{PuzzleLine, say};
use super::opinion::{Opinion, Stand};
use super::progress::{Choice, choice, next};
use super::why::Why;
use super::{names, theme_name};
use crate::app::Place;
use crate::games::{entropy, now_ms, registry};
use crate::link::{Ear, Link};
use crate::pages::go::Go;
use crate::pages::seats::my_name;
use crate::pages::shell::Shell;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::table::{RoomKind, TableRoom};
use crate::widgets::Dialog;
use crate::words::Word;

/// A puzzle by its name.
#[component]
pub fn PuzzlePage(id: String) -> impl IntoView {
    fetched(move |collection| {
        let laid = collection.find(&id).and_then(|entry| {
            let prefs = Prefs::get();
            let names = names(entry, &my_name(prefs), prefs.peek().lang);
            let table = PuzzleTable::lay(entry, names, registry(), entropy, now_ms()).ok()?;
            Some((entry, table))
        });
        match laid {
            Some((entry, table)) => view! { <Asked collection entry table/> }.into_any(),
            None => view! { <Missing/> }.into_any(),
        }
    })
}

/// Says that there is no such puzzle.
#[component]
fn Missing() -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <Shell>
            <h1>{move || words::TITLE.of(prefs.lang())}</h1>
            <p class="page-lead" data-test="puzzle-missing">{move || words::MISSING.of(prefs.lang())}</p>
            <Go to=Route::Puzzles class="button" test="puzzles">
                {move || words::ALL_PUZZLES.of(prefs.lang())}
            </Go>
        </Shell>
    }
}

/// A puzzle that is being solved.
#[derive(Clone, Copy)]
struct Asking {
    collection: &'static Collection,
    entry: Entry<'static>,
    opinion: Opinion,
    table: StoredValue<Rc<RefCell<PuzzleTable>>, LocalStorage>,
    ear: StoredValue<Option<Ear>>,
    why: RwSignal<bool>,
}

impl Asking {
    /// Lets the table do something, and the page see it.
    fn at_table(self, act: impl FnOnce(&mut PuzzleTable) -> Vec<wire::ServerFrame>) {
        let frames = self.table.with_value(|table| act(&mut table.borrow_mut()));
        if let Some(ear) = self.ear.get_value() {
            say(ear, frames);
        }
    }

    fn show(self) {
        self.opinion.give_up();
        self.at_table(|table| table.show_answer(now_ms()));
    }

    fn begin_again(self) {
        self.opinion.ask_again();
        self.at_table(|table| table.begin_again(now_ms()));
    }

    /// The next puzzle of the same kind.
    fn next(self) -> Option<Route> {
        let kept = choice();
        let game = &self.entry.source.game;
        let choice = match kept.game == *game {
            true => kept,
            false => Choice { game: game.clone(), theme: None },
        };
        let entry = next(self.collection, &choice)?;
        Some(Route::Puzzle { id: entry.puzzle.id.clone() })
    }
}

#[component]
fn Asked(
    collection: &'static Collection,
    entry: Entry<'static>,
    table: PuzzleTable,
) -> impl IntoView {
    let opinion = Opinion::of(collection, entry);
    let table = Rc::new(RefCell::new(table));
    let asking = Asking {
        collection,
        entry,
        opinion,
        table: StoredValue::new_local(table.clone()),
        ear: StoredValue::new(None),
        why: RwSignal::new(false),
    };
    let link = Link::new(|ear| {
        asking.ear.set_value(Some(ear));
        PuzzleLine::to(table, ear, move |news: PuzzleNews| opinion.hear(&news))
    });
    view! {
        <TableRoom
            link
            kind=RoomKind::Lesson
            banner=move || view! { <PuzzleBox asking/> }
        />
    }
}

/// What is asked, what was answered, and the way on.
#[component]
fn PuzzleBox(asking: Asking) -> impl IntoView {
    let prefs = Prefs::get();
    let opinion = asking.opinion;
    let done = move || opinion.stand.get().is_done();
    let record = move || asking.table.with_value(|table| table.borrow().record(now_ms()));
    view! {
        <aside class="lesson puzzle" class:puzzle-done=done data-test="puzzle-box">
            <p class="lesson-text" role="status" data-test="puzzle-said">
                {move || opinion.said(prefs.lang())}
            </p>
            <div class="lesson-foot">
                <span class="lesson-count" data-test="puzzle-about">{move || about(asking)}</span>
                <Show when=done fallback=move || view! { <WhileAsked asking/> }>
                    <Afterwards asking/>
                </Show>
            </div>
        </aside>
        <Dialog
            open=asking.why
            title=Signal::derive(move || words::WHY_TITLE.of(prefs.lang()).to_owned())
        >
            {move || asking.why.get().then(|| view! { <Why entry=asking.entry record=record()/> })}
        </Dialog>
    }
}

/// How hard it is; what it is about is told when it is done.
fn about(asking: Asking) -> String {
    let lang = Prefs::get().lang();
    let puzzle = asking.entry.puzzle;
    let difficulty = words::Difficulty { rating: puzzle.rating }.of(lang);
    match asking.opinion.stand.get() {
        Stand::Asked | Stand::Wrong { .. } | Stand::GoOn => difficulty,
        Stand::Solved { .. } | Stand::Shown => {
            let themes: Vec<String> =
                puzzle.themes.iter().map(|theme| theme_name(theme, lang)).collect();
            let gain = asking
                .opinion
                .gain
                .get()
                .map(|(before, after)| words::Gain { before, after }.of(lang));
            let parts = [Some(themes.join(", ")), Some(difficulty), gain];
            parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
        }
    }
}

/// What can be done as long as it is asked.
#[component]
fn WhileAsked(asking: Asking) -> impl IntoView {
    view! {
        <PuzzleButton
            word=words::SHOW_ANSWER
            test="puzzle-show"
            press=move || asking.show()
        />
        <ToAll/>
    }
}

/// What can be done then.
#[component]
fn Afterwards(asking: Asking) -> impl IntoView {
    let prefs = Prefs::get();
    let place = Place::get();
    let go_on = move |_| {
        if let Some(to) = asking.next() {
            place.go(to);
        }
    };
    view! {
        <button class="button primary small" data-test="puzzle-next" on:click=go_on>
            {move || words::NEXT.of(prefs.lang())}
        </button>
        <PuzzleButton word=words::WHY test="puzzle-why" press=move || asking.why.set(true)/>
        <PuzzleButton word=words::AGAIN test="puzzle-again" press=move || asking.begin_again()/>
        <ToAll/>
    }
}

#[component]
fn PuzzleButton(word: Word, test: &'static str, press: impl Fn() + 'static) -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <button class="button small" data-test=test on:click=move |_| press()>
            {move || word.of(prefs.lang())}
        </button>
    }
}

/// The way back to all puzzles.
#[component]
fn ToAll() -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <Go to=Route::Puzzles class="button quiet small" test="puzzles">
            {move || words::ALL_PUZZLES.of(prefs.lang())}
        </Go>
    }
}
