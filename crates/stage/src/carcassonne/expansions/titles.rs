//! The King and the Robber Baron on the page: who holds them, what is to be outdone, what they pay.

use ::words::carcassonne::expansions_titles as say;
use art::pieces;
use carcassonne::{ExpansionView, Extent, Title, TitleView};
use game::{Seat, SeatSet};

use super::super::board::{Seen, patch};
use super::words::player;
use crate::scene::{Art, Item};
use crate::tiles::Patch;
use crate::tiles::grammar::Noun;
use crate::tiles::overlay::outstanding;
use crate::{Choice, Lang};

/// The titles that are played at this table.
pub fn played(view: &ExpansionView) -> impl Iterator<Item = (Title, TitleView)> {
    Title::ALL.into_iter().filter_map(|title| Some((title, view.title(title)?)))
}

/// The titles that a seat holds.
pub fn held_by(view: &ExpansionView, seat: Seat) -> impl Iterator<Item = (Title, TitleView)> {
    played(view).filter(move |(_, stands)| stands.holder == Some(seat))
}

/// The token of a title, around the origin.
pub fn picture(title: Title) -> Art {
    pieces::title(title).into()
}

/// What a title is called.
pub fn name(title: Title, lang: Lang) -> &'static str {
    match title {
        Title::King => say::KING.of(lang),
        Title::Robber => say::ROBBER_BARON.of(lang),
    }
}

/// A title in front of its holder: `King: worth 5 points now`.
pub fn worth(title: Title, stands: TitleView, lang: Lang) -> String {
    let (name, points) = (name(title, lang), Noun::Point.count(stands.worth.into(), lang));
    say::WorthNow { name, points }.of(lang)
}

/// How the contest for a title stands, in a sentence or two.
pub fn sentence(title: Title, stands: TitleView, names: &[String], lang: Lang) -> String {
    let Some(holder) = stands.holder else { return nobody(title, stands.tiles, lang) };
    let holder = player(holder, names, lang);
    let (points, tiles) = (stands.worth, stands.tiles);
    match title {
        Title::King => say::KingHeld { holder, points, tiles }.of(lang),
        Title::Robber => say::RobberHeld { holder, points, tiles }.of(lang),
    }
}

/// A title that nobody holds; on some tables something is finished from the start.
fn nobody(title: Title, tiles: u16, lang: Lang) -> String {
    match (title, tiles) {
        (Title::King, 0) => say::KING_FREE.of(lang).to_owned(),
        (Title::Robber, 0) => say::ROBBER_FREE.of(lang).to_owned(),
        (Title::King, tiles) => say::KingFreeBeyond { tiles }.of(lang),
        (Title::Robber, tiles) => say::RobberFreeBeyond { tiles }.of(lang),
    }
}

/// That somebody took a title, outdid the one who held it, or themselves.
pub fn took(title: Title, tiles: usize, before: Option<&str>, again: bool, lang: Lang) -> String {
    match (title, before) {
        (Title::King, _) if again => say::StayedKing { tiles }.of(lang),
        (Title::Robber, _) if again => say::StayedRobber { tiles }.of(lang),
        (Title::King, None) => say::BecameKing { tiles }.of(lang),
        (Title::Robber, None) => say::BecameRobber { tiles }.of(lang),
        (Title::King, Some(before)) => say::ReplacedKing { before, tiles }.of(lang),
        (Title::Robber, Some(before)) => say::ReplacedRobber { before, tiles }.of(lang),
    }
}

/// The overlay of what is to be outdone.
pub fn choice(lang: Lang) -> Choice {
    let (label, help) = (say::TITLES.of(lang), say::THE_LARGEST_FINISHED_CITY_AND_THE.of(lang));
    Choice { key: "titles", label, help }
}

/// Are titles played at this table?
pub fn is_played(seen: &Seen) -> bool {
    seen.view.expansions.as_ref().is_some_and(|view| played(view).next().is_some())
}

/// The largest of what is finished, with whoever holds the title for it.
pub fn overlay(seen: &Seen) -> Vec<Item> {
    let Some(view) = &seen.view.expansions else { return Vec::new() };
    let largest = played(view).flat_map(|(title, stands)| {
        let holders = stands.holder.map_or(SeatSet::EMPTY, SeatSet::only);
        let wins = move |extent: &&Extent| {
            extent.feature == title.feature()
                && extent.is_finished()
                && extent.tiles.len() == usize::from(stands.tiles)
        };
        let extents = seen.extents.iter().filter(wins);
        extents.map(move |extent| Patch { holders, ..patch(extent) })
    });
    outstanding(seen, largest)
}
