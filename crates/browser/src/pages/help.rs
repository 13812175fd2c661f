//! The rules of a game in our own words.

use leptos::prelude::*;
use stage::{GameExtras, GameInfo, Paragraph, Section};

use super::go::Go;
use super::lesson::NoSuchGame;
use super::shell::Shell;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::words::pages as words;

/// The rules of a game.
#[component]
pub fn Help(
    game: String,
    /// The section to begin with.
    section: Option<String>,
) -> impl IntoView {
    match stage::extras(&game) {
        Some(game_info) => view! { <Rules game_info section/> }.into_any(),
        None => view! { <NoSuchGame/> }.into_any(),
    }
}

#[component]
fn Rules(game_info: &'static dyn GameExtras, section: Option<String>) -> impl IntoView {
    let prefs = Prefs::get();
    let sections = Memo::new(move |_| game_info.help(prefs.lang()).sections);
    Effect::new(move || show(section.as_deref()));
    view! {
        <Shell class="rules">
            <OtherGames game_info/>
            <h1>{move || game_info.about(prefs.lang()).title}</h1>
            <p class="page-lead">{move || game_info.about(prefs.lang()).blurb}</p>
            <nav class="contents" aria-label=move || words::CONTENTS.of(prefs.lang())>
                <ol>
                    {move || sections.get().into_iter().map(|section| entry(game_info, &section)).collect_view()}
                </ol>
                <Go
                    to=Route::Lesson { game: game_info.game().to_owned(), course: None }
                    class="button small"
                    test="lesson"
                >
                    {move || words::FIRST_GAME.of(prefs.lang())}
                </Go>
            </nav>
            <RulesText game_info/>
        </Shell>
    }
}

/// The way to the rules of the other games.
#[component]
fn OtherGames(game_info: &'static dyn GameInfo) -> impl IntoView {
    let prefs = Prefs::get();
    let others = stage::GAMES.iter().filter(move |other| other.game() != game_info.game());
    let link = |other: &&'static dyn GameInfo| {
        let other = *other;
        let to = Route::Help { game: other.game().to_owned(), section: None };
        view! { <Go to class="button small">{move || other.about(prefs.lang()).title}</Go> }
    };
    view! { <div class="other-games">{others.map(link).collect_view()}</div> }
}

/// The rules themselves, for a page of their own or over a board.
#[component]
pub fn RulesText(game_info: &'static dyn GameExtras) -> impl IntoView {
    let prefs = Prefs::get();
    let chapter = move |section: Section| {
        let course = game_info.courses().iter().find(|course| course.key == section.key);
        view! {
            <section class="chapter" id=section.key>
                <h2>{section.title}</h2>
                {parts(section.body)}
                {course.map(|course| view! { <TryIt game=game_info.game() course=course.key/> })}
            </section>
        }
    };
    let chapters = move || game_info.help(prefs.lang()).sections.into_iter().map(chapter);
    view! { <article class="rules-text">{move || chapters().collect_view()}</article> }
}

fn entry(game_info: &dyn GameInfo, section: &Section) -> impl IntoView + use<> {
    let (game, key) = (game_info.game().to_owned(), section.key.to_owned());
    let title = section.title;
    view! {
        <li>
            <Go to=Route::Help { game, section: Some(key) } class="text-link">{title}</Go>
        </li>
    }
}

/// The way to the short game that teaches what a chapter tells.
#[component]
fn TryIt(game: &'static str, course: &'static str) -> impl IntoView {
    let prefs = Prefs::get();
    let to = Route::Lesson { game: game.to_owned(), course: Some(course.to_owned()) };
    view! {
        <Go to class="button small" test=format!("course-{course}")>
            {move || words::TRY_IT.of(prefs.lang())}
        </Go>
    }
}

/// Points that follow each other are one list.
fn parts(body: Vec<Paragraph>) -> impl IntoView {
    let is_point = |part: &Paragraph| matches!(part, Paragraph::Point(_));
    let groups = body.chunk_by(|one, other| is_point(one) && is_point(other));
    let group = |group: &[Paragraph]| {
        let parts = group.iter().cloned().map(part).collect_view();
        match group.first().is_some_and(is_point) {
            true => view! { <ul>{parts}</ul> }.into_any(),
            false => parts.into_any(),
        }
    };
    groups.map(group).collect_view()
}

fn part(part: Paragraph) -> impl IntoView {
    match part {
        Paragraph::Text(text) => view! { <p>{text}</p> }.into_any(),
        Paragraph::Point(text) => view! { <li>{text}</li> }.into_any(),
        Paragraph::Picture { art, caption } => view! {
            <figure class="rules-figure">
                <div class="rules-art" inner_html=art.to_string()></div>
                <figcaption>{caption}</figcaption>
            </figure>
        }
        .into_any(),
    }
}

/// Shows the section that was asked for, once it stands.
fn show(section: Option<&str>) {
    let Some(section) = section.map(str::to_owned) else { return };
    request_animation_frame(move || {
        if let Some(chapter) = document().get_element_by_id(&section) {
            chapter.scroll_into_view();
        }
    });
}
