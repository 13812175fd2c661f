//! What a table has agreed on, in plain words.

use game::OptionSpec;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use stage::{GameInfo, Lang};
use wire::rest::{GameCard, TableCard};

use super::room::Room;
use crate::pages::{aid_in_words, clock_in_words, games};
use crate::words::{pages, table, together as words};

/// What a table has agreed on: the board or the boxes, whatever differs from the book, aids, clock,
/// and who may talk.
#[component]
pub fn Agreed() -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let card = Memo::new(move |_| room.known(|known| known.card.clone()));
    // What the book says, the server knows; until it has answered, only the table's own part is told.
    let book = RwSignal::new(None::<GameCard>);
    spawn_local(async move {
        let name = room.peek(|known| known.card.game.clone());
        let found = games().await.unwrap_or_default();
        book.try_set(found.into_iter().find(|game| Some(&game.name) == name.as_ref()));
    });
    let rules = move || book.with(|book| rules(&card.get()?, book.as_ref()?, lang()));
    let around = move || card.get().map(|card| around(&card, lang())).unwrap_or_default();
    let row = |(label, text): (String, String)| {
        view! {
            <div class="agreed-row">
                <dt>{label}</dt>
                <dd>{text}</dd>
            </div>
        }
    };
    let all =
        move || rules().unwrap_or_default().into_iter().chain(around()).map(row).collect_view();
    view! {
        <dl class="agreed">{all}</dl>
        {move || rules().map(|_| view! { <p class="quiet">{words::BY_THE_BOOK.of(lang())}</p> })}
    }
}

/// The options that everybody should know: what is played, and what differs from the book.
fn rules(card: &TableCard, book: &GameCard, lang: Lang) -> Option<Vec<(String, String)>> {
    let game_info = stage::game_info(&card.game)?;
    let told = |spec: &OptionSpec| {
        let value = card.options.get(&spec.key)?;
        let differs = book.book.get(&spec.key) != Some(value);
        let label = game_info.option(&spec.key, lang)?.label;
        let text = in_words(game_info, &spec.key, value, lang)?;
        (differs || game_info.main_option() == Some(spec.key.as_str()))
            .then(|| (label.to_owned(), text))
    };
    Some(book.schema.iter().filter_map(told).collect())
}

/// A value in words; `None` for a whole file.
fn in_words(game_info: &dyn GameInfo, key: &str, value: &Value, lang: Lang) -> Option<String> {
    let word = |value: &str| {
        game_info.value(key, value, lang).map_or_else(|| value.to_owned(), str::to_owned)
    };
    Some(match value {
        Value::Array(all) if all.is_empty() => words::NONE.of(lang).to_owned(),
        Value::Array(all) => {
            let all: Vec<String> = all.iter().filter_map(Value::as_str).map(word).collect();
            table::list(&all, lang)
        }
        Value::String(text) if text.lines().count() > 1 => return None,
        Value::String(text) => word(text),
        other => word(&other.to_string()),
    })
}

/// What the table agreed on around the rules.
fn around(card: &TableCard, lang: Lang) -> Vec<(String, String)> {
    let settings = card.settings;
    let talk = if settings.talk.is_free() { words::TALK_FREE } else { words::TALK_SEATS };
    let row = |label: crate::words::Word, text: String| (label.of(lang).to_owned(), text);
    let begins =
        card.set_up.then(|| row(words::BEGINS, words::BEGINS_IN_POSITION.of(lang).to_owned()));
    let others = [
        row(pages::AIDS, aid_in_words(settings.aid, lang)),
        row(pages::CLOCK, clock_in_words(settings.clock, lang)),
        row(words::CHAT, talk.of(lang).to_owned()),
    ];
    let puzzles = settings
        .puzzles
        .then(|| row(pages::PUZZLES_DOOR, words::PUZZLES_ALLOWED.of(lang).to_owned()));
    begins.into_iter().chain(others).chain(puzzles).collect()
}
