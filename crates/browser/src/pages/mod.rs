//! Everything around a table: the start page, a new table, replays, the table inside the page, the
//! first game and the rules.

mod api;
mod badge;
mod embed;
mod fetched;
mod go;
mod help;
mod home;
mod hour;
mod lesson;
mod lobby;
mod nowhere;
mod offline;
mod openings;
mod people;
mod position;
mod puzzles;
mod replay;
mod seats;
mod setup;
mod shelf;
mod shell;
mod sitting;
mod start;
mod step_button;
mod still;
mod study;
mod trouble;
mod usual;
mod workshop;

use leptos::prelude::*;
use stage::GameInfo;

pub use api::{Trouble, games, position as position_of, record as record_of};
pub use go::Go;
pub use home::keep_for_offline;
pub use hour::hour;
pub use nowhere::Nowhere;
pub use replay::{check, points_chart};
pub use setup::{aid_in_words, clock_in_words};
pub use start::picture;
pub use trouble::{Fault, record_in};

use crate::parts::{extras, later};
use crate::route::Route;
use crate::table::ServerTable;
use crate::words::together;

/// The page of an address: the start page and a server's table at once, any other once that part is
/// here.
pub fn page(at: Route) -> AnyView {
    match at {
        Route::Start => view! { <start::Start/> }.into_any(),
        Route::Unknown => view! { <nowhere::NowherePage why=together::NO_SUCH_PAGE/> }.into_any(),
        Route::Table { id, seat } => view! { <ServerTable id seat/> }.into_any(),
        elsewhere => later(extras, move |extras| (extras.page)(elsewhere.clone())),
    }
}

/// The page of an address, for those who have that part.
pub fn extra_page(at: Route) -> AnyView {
    match at {
        Route::Start | Route::Unknown | Route::Table { .. } => page(at),
        Route::Watch => view! { <lobby::WatchPage/> }.into_any(),
        Route::Lobby => view! { <lobby::LobbyPage/> }.into_any(),
        Route::Setup => view! { <setup::Setup/> }.into_any(),
        Route::Replay { id } => view! { <replay::ReplayOfTable id/> }.into_any(),
        Route::Embed { id } => view! { <embed::Embed id/> }.into_any(),
        Route::Record => view! { <replay::ReplayOfRecord/> }.into_any(),
        Route::Position => view! { <position::PositionPage/> }.into_any(),
        Route::Study { id: None } => view! { <study::StudyPage/> }.into_any(),
        Route::Study { id: Some(id) } => view! { <study::StudyByLink id/> }.into_any(),
        Route::Puzzles => view! { <puzzles::PuzzlesPage/> }.into_any(),
        Route::Puzzle { id } => view! { <puzzles::PuzzlePage id/> }.into_any(),
        Route::People => view! { <people::PeoplePage/> }.into_any(),
        Route::Enter => view! { <people::EnterPage/> }.into_any(),
        Route::Offline => view! { <offline::Offline/> }.into_any(),
        Route::Workshop { game } => view! { <workshop::WorkshopPage game/> }.into_any(),
        Route::Lesson { game, course } => view! { <lesson::Lesson game course/> }.into_any(),
        Route::Help { game, section } => view! { <help::Help game section/> }.into_any(),
    }
}

/// The rules of a game, to be laid over a board.
pub fn rules(of: &dyn GameInfo) -> AnyView {
    let found = stage::extras(of.game());
    found.map(|game_info| view! { <help::RulesText game_info/> }).into_any()
}
