//! A game's puzzles: how far one has come, and which theme comes next.

use leptos::prelude::*;
use puzzles::Collection;
use words::extras::puzzles as words;

use super::progress::{Choice, choice, choose, kept, next};
use super::theme_name;
use crate::app::Place;
use crate::prefs::Prefs;
use crate::route::Route;

/// What stands for every theme.
const ANY: &str = "";

/// A game's puzzles.
#[component]
pub fn GameCard(collection: &'static Collection, game: &'static str) -> impl IntoView {
    let prefs = Prefs::get();
    let place = Place::get();
    let before = choice();
    let theme = RwSignal::new(match before.game == game {
        true => before.theme.unwrap_or_default(),
        false => ANY.to_owned(),
    });
    let begin = move |_| {
        let wanted = Some(theme.get_untracked()).filter(|theme| theme != ANY);
        let choice = Choice { game: game.to_owned(), theme: wanted };
        choose(&choice);
        if let Some(entry) = next(collection, &choice) {
            place.go(Route::Puzzle { id: entry.puzzle.id.clone() });
        }
    };
    let title =
        move || stage::game_info(game).map(|info| info.about(prefs.lang()).title).unwrap_or(game);
    let label = move || format!("{}: {}", words::THEME.of(prefs.lang()), title());
    view! {
        <section class="panel puzzle-game" data-test=format!("puzzles-{game}")>
            <h2>{title}</h2>
            <Standing game/>
            <div class="puzzle-choice">
                <select
                    class="select"
                    data-test=format!("puzzle-theme-{game}")
                    aria-label=label
                    on:change=move |event| theme.set(event_target_value(&event))
                >
                    <Themes collection game theme/>
                </select>
                <button class="button primary" data-test=format!("puzzle-begin-{game}") on:click=begin>
                    {move || words::SOLVE.of(prefs.lang())}
                </button>
            </div>
        </section>
    }
}

/// One's rating, and what was solved.
#[component]
fn Standing(game: &'static str) -> impl IntoView {
    let prefs = Prefs::get();
    let own = kept().in_game(game);
    let (tried, solved) = (own.tried(), own.solved());
    let (streak, best) = (own.streak, own.best_streak);
    let rating = own.rating.rating.round() as i32;
    let told = move || match tried {
        0 => words::NO_TRIES.of(prefs.lang()).to_owned(),
        _ => {
            let lang = prefs.lang();
            let parts = [
                words::OwnRating { rating }.of(lang),
                words::SolvedOf { solved, tried }.of(lang),
                words::Streak { streak, best }.of(lang),
            ];
            parts.join(" · ")
        }
    };
    view! { <p class="panel-text" data-test=format!("puzzle-standing-{game}")>{told}</p> }
}

/// The themes, with how many puzzles there are of each.
#[component]
fn Themes(
    collection: &'static Collection,
    game: &'static str,
    theme: RwSignal<String>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let all = collection.entries().filter(|entry| entry.source.game == game).count();
    let option = move |(code, count): (&'static str, usize)| {
        let name = move || {
            let name = match code {
                ANY => words::ANY_THEME.of(prefs.lang()).to_owned(),
                code => theme_name(code, prefs.lang()),
            };
            format!("{name} ({count})")
        };
        view! { <option value=code selected=move || theme.get() == code>{name}</option> }
    };
    let themes = [(ANY, all)].into_iter().chain(collection.themes(game));
    themes.map(option).collect_view()
}
