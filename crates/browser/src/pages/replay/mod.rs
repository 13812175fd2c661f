//! A match looked at again: step by step, through anybody's eyes, with its points over time and the
//! proof of its dice.

mod chart;
mod controls;
mod dice;
mod expected;
mod figures;
mod lines;
mod play_on;
mod reel;
mod review;
mod screen;
mod share;

use client::{Checked, Known, Replay};
use game::Coded;
use leptos::prelude::*;
use wire::rest::Expected;

pub use self::controls::Controls;
pub use self::reel::Reel;

use self::chart::{PointsPanel, points_of};
use self::review::ReviewDoor;
use self::screen::Screen;
use self::share::ShareMatch;
use super::api;
use super::fetched::fetched;
use super::shelf::{self, Brought};
use super::shell::Shell;
use super::start::BringRecord;
use super::trouble::{Fault, FaultBox};
use crate::games::registry;
use crate::prefs::Prefs;
use crate::table::Room;
use crate::words::{pages as words, table};

/// Where a record comes from.
#[derive(Clone)]
pub enum Source {
    /// A server's table with this id.
    Table(String),
    /// Somebody brought it.
    Brought {
        /// The seed of its dice, where its table has revealed it.
        seed: Option<String>,
        /// What its bots expected, where its table still knew.
        expected: Vec<Expected>,
    },
}

/// A finished match of a server's table.
#[component]
pub fn ReplayOfTable(
    /// The table's id.
    id: String,
) -> impl IntoView {
    let asked = id.clone();
    let fetch = async move { api::record(&asked).await };
    fetched(words::REPLAY, fetch, move |record| shown(record, Source::Table(id.clone())))
}

/// A record that somebody brought.
#[component]
pub fn ReplayOfRecord() -> impl IntoView {
    let prefs = Prefs::get();
    match shelf::take_down() {
        Some(Brought { record, seed, expected }) => {
            shown(&record, Source::Brought { seed, expected })
        }
        None => view! {
            <Shell>
                <h1>{move || words::REPLAY.of(prefs.lang())}</h1>
                <p class="page-lead">{move || words::NO_RECORD.of(prefs.lang())}</p>
                <section class="side-doors">
                    <BringRecord/>
                </section>
            </Shell>
        }
        .into_any(),
    }
}

/// The match, or what is wrong with its record.
fn shown(record: &str, source: Source) -> AnyView {
    let read = Replay::read(record, registry()).map_err(Fault::from).and_then(|replay| {
        let game_info = stage::extras(replay.record().game());
        Ok((game_info.ok_or_else(|| Fault::of("unknown-game"))?, replay))
    });
    match read {
        Ok((game_info, replay)) => view! { <Screen game_info replay source/> }.into_any(),
        Err(fault) => view! {
            <Shell>
                <FaultBox fault/>
                <section class="side-doors">
                    <BringRecord/>
                </section>
            </Shell>
        }
        .into_any(),
    }
}

/// Checks the record of what is known of a table, or says by a code what is wrong with it.
pub fn check(record: &str, known: &Known) -> Result<Checked, &'static str> {
    let replay = Replay::read(record, registry()).map_err(|error| error.code())?;
    let checked = replay.check_dice(None).map_err(|error| error.code())?;
    replay.is_what_was_shown(known).then_some(checked).ok_or("record-other-match")
}

/// The points over time of a match by its record, and the way to its review; nothing where it cannot be read.
pub fn points_chart(record: &str) -> AnyView {
    let prefs = Prefs::get();
    let Ok(replay) = Replay::read(record, registry()) else { return ().into_any() };
    let occupants = reel::occupants(&replay);
    let names = Signal::derive(move || table::names(&occupants, prefs.lang()));
    let id = use_context::<Room>().and_then(Room::server_id);
    view! {
        <ReviewDoor/>
        <PointsPanel points=points_of(&replay) names/>
        {id.map(|id| view! { <ShareMatch id/> })}
    }
    .into_any()
}
