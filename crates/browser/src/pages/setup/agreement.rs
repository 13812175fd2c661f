//! How much the table helps, and how time is kept.

use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::Lang;
use wire::{AidPolicy, ClockRule, Settings, Talk};

use crate::pages::api;
use crate::prefs::Prefs;
use crate::words::Word;
use crate::words::{pages as words, together};

const MINUTE_MS: u64 = 60_000;
const DAY_MS: u64 = 24 * 60 * MINUTE_MS;

const fn bank(bank_ms: u64, increment_s: u64) -> ClockRule {
    ClockRule::Bank { bank_ms, increment_ms: increment_s * 1_000 }
}

const AIDS: [(AidPolicy, &str, Word, Word); 3] = [
    (AidPolicy::Learner, "learner", words::AID_LEARNER, words::AID_LEARNER_HELP),
    (AidPolicy::Normal, "normal", words::AID_NORMAL, words::AID_NORMAL_HELP),
    (AidPolicy::Tournament, "tournament", words::AID_TOURNAMENT, words::AID_TOURNAMENT_HELP),
];

const CLOCKS: [(ClockRule, &str, Word); 6] = [
    (ClockRule::None, "none", words::CLOCK_NONE),
    (ClockRule::CountUp, "count-up", words::CLOCK_COUNT_UP),
    (bank(5 * MINUTE_MS, 5), "bank-5", words::CLOCK_FIVE),
    (bank(15 * MINUTE_MS, 10), "bank-15", words::CLOCK_FIFTEEN),
    (bank(45 * MINUTE_MS, 30), "bank-45", words::CLOCK_FORTY_FIVE),
    (bank(7 * DAY_MS, 3_600), "bank-week", words::CLOCK_WEEK),
];

/// The clocks that strangers agree on without a word.
pub const CLOCKS_FOR_STRANGERS: [ClockRule; 4] =
    [ClockRule::None, bank(5 * MINUTE_MS, 5), bank(15 * MINUTE_MS, 10), bank(45 * MINUTE_MS, 30)];

/// How much a table helps, in words.
pub fn aid_in_words(aid: AidPolicy, lang: Lang) -> String {
    let known = AIDS.iter().find(|(known, ..)| *known == aid);
    let words = known.map(|(_, _, name, help)| format!("{}: {}", name.of(lang), help.of(lang)));
    words.unwrap_or_default()
}

/// How a table keeps time, in words.
pub fn clock_in_words(rule: ClockRule, lang: Lang) -> String {
    let known = CLOCKS.iter().find(|(known, ..)| *known == rule);
    match (known, rule) {
        (Some((.., name)), _) => name.of(lang).to_owned(),
        (None, ClockRule::Bank { bank_ms, increment_ms }) => {
            together::bank(bank_ms, increment_ms, lang)
        }
        (None, _) => String::new(),
    }
}

/// What it is called when a table helps so much.
pub fn aid_name(aid: AidPolicy) -> Word {
    let found = AIDS.iter().find(|(known, ..)| *known == aid);
    found.map_or(words::AID_NORMAL, |(_, _, name, _)| *name)
}

/// What it is called when time is kept so.
pub fn clock_name(clock: ClockRule) -> Word {
    let found = CLOCKS.iter().find(|(known, ..)| *known == clock);
    found.map_or(words::CLOCK, |(_, _, name)| *name)
}

/// How much the table helps its players.
#[component]
pub fn AidChoice(settings: RwSignal<Settings>) -> impl IntoView {
    let prefs = Prefs::get();
    let option = move |(aid, key, name, help): (AidPolicy, &'static str, Word, Word)| {
        view! {
            <label class="radio">
                <input
                    type="radio"
                    name="aid"
                    data-test=format!("aid-{key}")
                    prop:checked=move || settings.with(|settings| settings.aid == aid)
                    on:change=move |_| settings.update(|settings| settings.aid = aid)
                />
                <span class="radio-name">{move || name.of(prefs.lang())}</span>
                <span class="radio-help">{move || help.of(prefs.lang())}</span>
            </label>
        }
    };
    view! {
        <fieldset class="field">
            <legend>{move || words::AIDS.of(prefs.lang())}</legend>
            {AIDS.map(option)}
        </fieldset>
    }
}

/// How time is kept.
#[component]
pub fn ClockChoice(settings: RwSignal<Settings>) -> impl IntoView {
    let prefs = Prefs::get();
    let choose = move |key: String| {
        if let Some((rule, ..)) = CLOCKS.iter().find(|(_, known, _)| *known == key) {
            settings.update(|settings| settings.clock = *rule);
        }
    };
    let option = move |(rule, key, name): (ClockRule, &'static str, Word)| {
        view! {
            <option
                value=key
                selected=move || settings.with(|settings| settings.clock == rule)
            >
                {move || name.of(prefs.lang())}
            </option>
        }
    };
    view! {
        <label class="field field-line">
            <span class="field-name">{move || words::CLOCK.of(prefs.lang())}</span>
            <select
                class="select"
                data-test="clock"
                on:change=move |event| choose(event_target_value(&event))
            >
                {CLOCKS.map(option)}
            </select>
        </label>
    }
}

/// Whether those may talk who look on.
#[component]
pub fn TalkChoice(settings: RwSignal<Settings>) -> impl IntoView {
    let prefs = Prefs::get();
    let choose = move |free: bool| {
        let talk = if free { Talk::Everybody } else { Talk::Seats };
        settings.update(|settings| settings.talk = talk);
    };
    view! {
        <label class="check">
            <input
                type="checkbox"
                data-test="talk"
                prop:checked=move || settings.with(|settings| settings.talk.is_free())
                on:change=move |event| choose(event_target_checked(&event))
            />
            <span>{move || together::TALK.of(prefs.lang())}</span>
        </label>
    }
}

/// Whether puzzles may be looked for in the match once it is over.
#[component]
pub fn PuzzlesChoice(settings: RwSignal<Settings>) -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <label class="check">
            <input
                type="checkbox"
                data-test="puzzles-allowed"
                prop:checked=move || settings.with(|settings| settings.puzzles)
                on:change=move |event| {
                    let allowed = event_target_checked(&event);
                    settings.update(|settings| settings.puzzles = allowed);
                }
            />
            <span>{move || together::PUZZLES_ALLOWED.of(prefs.lang())}</span>
        </label>
    }
}

/// Who may find the table: nobody but those who are sent its link, unless something else is chosen. Asked only where the
/// server has a lobby.
#[component]
pub fn ListingChoice(settings: RwSignal<Settings>) -> impl IntoView {
    let prefs = Prefs::get();
    let has_lobby = RwSignal::new(false);
    spawn_local(async move {
        has_lobby.try_set(api::has_lobby().await);
    });
    let choose_open = move |open: bool| {
        // What strangers play, strangers may see, unless that is taken back.
        settings.update(|settings| (settings.open, settings.watch) = (open, open));
    };
    view! {
        <Show when=move || has_lobby.get()>
            <label class="check">
                <input
                    type="checkbox"
                    data-test="setup-open"
                    prop:checked=move || settings.with(|settings| settings.open)
                    on:change=move |event| choose_open(event_target_checked(&event))
                />
                <span>{move || together::OPEN_TO_STRANGERS.of(prefs.lang())}</span>
            </label>
            <label class="check">
                <input
                    type="checkbox"
                    data-test="setup-watch"
                    prop:checked=move || settings.with(|settings| settings.watch)
                    on:change=move |event| {
                        let watch = event_target_checked(&event);
                        settings.update(|settings| settings.watch = watch);
                    }
                />
                <span>{move || together::WATCHED_BY_STRANGERS.of(prefs.lang())}</span>
            </label>
        </Show>
    }
}
