//! Playing on from a moment of a match, with the same dice, as a new table.

use game::Player;
use leptos::prelude::*;
use wire::Settings;
use wire::rest::LoadRecord;

use super::reel::Reel;
use crate::pages::api;
use crate::pages::seats::{Choices, Seats, Who, given_name, levels_here, people_here};
use crate::pages::sitting::Waiter;
use crate::pages::trouble::TroubleBox;
use crate::prefs::Prefs;
use crate::words::pages as words;
use crate::words::table::level_today;

/// A new table that begins at the moment shown.
#[component]
pub fn PlayOn(reel: Reel) -> impl IntoView {
    let prefs = Prefs::get();
    let waiter = Waiter::new();
    let seats = RwSignal::new(reel.ask(|replay| same_people(replay.players(), prefs)));
    let count = seats.with_untracked(Vec::len);
    let choices = Choices {
        levels: reel.ask(|replay| levels_here(replay.record().game())),
        links: true,
        seats: (count, count),
    };
    let play = move |_| {
        let people = seats.with_untracked(|seats| people_here(seats, prefs.peek().lang));
        let wish = LoadRecord {
            record: reel.ask(|replay| replay.record().to_string()),
            decisions: Some(reel.moment()),
            seats: Some(seats.with_untracked(|seats| seats.iter().map(Who::plan).collect())),
            settings: Settings::default(),
        };
        waiter.go_to(async move { api::lay_record(&wish).await }, people);
    };
    let has_seed = reel.ask(|replay| replay.record().seed().is_some());
    view! {
        <details class="panel">
            <summary data-test="play-on-open">
                <h2>{move || words::PLAY_ON.of(prefs.lang())}</h2>
            </summary>
            <p class="panel-text">
                {move || match has_seed {
                    true => words::PlayOnFrom { moment: reel.moment() }.of(prefs.lang()),
                    false => words::PLAY_ON_SEALED.of(prefs.lang()).to_owned(),
                }}
            </p>
            <Seats seats choices=Signal::stored(choices) newcomer=Who::Invited/>
            <TroubleBox trouble=waiter.trouble()/>
            <button
                class="button primary"
                data-test="play-on"
                disabled=move || !has_seed || waiter.is_busy() || reel.moment() == reel.last()
                on:click=play
            >
                {move || words::PLAY_ON_HERE.of(prefs.lang())}
            </button>
        </details>
    }
}

/// Bots stay; the first person is whoever looks at this, the others are sent a link. Where only
/// bots played, the first makes room.
fn same_people(players: &[Player], prefs: Prefs) -> Vec<Who> {
    let mine = players.iter().position(|player| player.bot.is_none()).unwrap_or(0);
    let who = |(place, player): (usize, &Player)| match &player.bot {
        _ if place == mine => Who::Here(given_name(prefs)),
        Some(level) => Who::Bot(level_today(level).to_owned()),
        None => Who::Invited,
    };
    players.iter().enumerate().map(who).collect()
}
