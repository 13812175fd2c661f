//! The same in words, for whoever lists a link or reads it aloud.

use serde_json::{Map, Value};
use stage::{Lang, game_info, list};
use wire::{Sight, SightScene};
use words::extras::pictures as say;

use crate::players::rows;

/// What stands beside a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// One line.
    pub title: String,
    /// What there is to see, in a sentence or two.
    pub description: String,
}

/// A game by its name, and with what is chosen for it; `None` for a game without words.
pub fn titles(game: &str, options: &Map<String, Value>, lang: Lang) -> Option<(String, String)> {
    let info = game_info(game)?;
    Some((info.about(lang).title.to_owned(), info.title(options, lang)))
}

/// A table; `None` for a game without words.
pub fn told(sight: &Sight, lang: Lang) -> Option<Told> {
    let (game, title) = titles(&sight.game, &sight.options, lang)?;
    // A name that we have no letters for can still be told.
    let named = stage::names(&sight.seats, lang);
    let named = sight.seats.iter().zip(named);
    let named = named.filter(|(occupant, _)| **occupant != wire::Occupant::Open);
    let names: Vec<String> = named.map(|(_, name)| name).collect();
    let (count, all) = (names.len(), list(&names, lang));
    let (headline, state) = match &sight.scene {
        SightScene::Waiting => {
            let open = sight.open_seats();
            let free = say::FreeSeats { open }.of(lang);
            (invitation(sight, &game, lang), format!("{free} {}", say::NO_ACCOUNT.of(lang)))
        }
        SightScene::Playing(_) | SightScene::Unseen if count == 1 => {
            (say::PlaysAlone { names: all, game: &game }.of(lang), score(sight, lang))
        }
        SightScene::Playing(_) | SightScene::Unseen => {
            (say::Play { names: all, game: &game }.of(lang), score(sight, lang))
        }
        SightScene::Over { .. } => (victory(sight, &game, lang), score(sight, lang)),
    };
    Some(Told { title: headline, description: format!("{title}. {state}") })
}

/// Who invites: the people who are seated.
fn invitation(sight: &Sight, game: &str, lang: Lang) -> String {
    let people = sight.seats.iter().filter_map(|occupant| match occupant {
        wire::Occupant::Person { name, .. } => Some(name.as_str()),
        _ => None,
    });
    let people: Vec<&str> = people.collect();
    match people.is_empty() {
        true => say::TakeASeat { game }.of(lang),
        false => say::Invites { count: people.len(), names: list(&people, lang), game }.of(lang),
    }
}

fn victory(sight: &Sight, game: &str, lang: Lang) -> String {
    let names = stage::names(&sight.seats, lang);
    let rows = rows(sight, lang);
    let won = rows.iter().filter(|row| row.won);
    let won: Vec<&str> =
        won.filter_map(|row| Some(names.get(row.seat.index())?.as_str())).collect();
    match won.is_empty() {
        true => game.to_owned(),
        false => say::Won { count: won.len(), names: list(&won, lang), game }.of(lang),
    }
}

/// `Final score: Anna 92, Ben 85`
fn score(sight: &Sight, lang: Lang) -> String {
    let word = match sight.scene {
        SightScene::Over { .. } => say::FINISHED,
        _ => say::RUNNING,
    };
    let names = stage::names(&sight.seats, lang);
    let rows = rows(sight, lang);
    let each = rows
        .iter()
        .filter_map(|row| Some(format!("{} {}", names.get(row.seat.index())?, row.points?)));
    let each: Vec<String> = each.collect();
    match each.is_empty() {
        true => word.of(lang).to_owned(),
        false => format!("{}: {}", word.of(lang), each.join(", ")),
    }
}

/// A puzzle of a game.
pub fn told_of_puzzle(game: &str, lang: Lang) -> Option<Told> {
    let game = game_info(game)?.about(lang).title;
    let title = say::PUZZLE.of(lang).to_owned();
    Some(Told { title, description: say::PuzzleAsked { game }.of(lang) })
}

/// A study of a game, with the name that its maker gave it.
pub fn told_of_study(game: &str, name: &str, lang: Lang) -> Option<Told> {
    let game = game_info(game)?.about(lang).title;
    let study = say::Study { game }.of(lang);
    let title = if name.is_empty() { study } else { format!("{name} · {study}") };
    Some(Told { title, description: say::STUDY_TOLD.of(lang).to_owned() })
}
