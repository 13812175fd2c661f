//! A table that is being thought of: a new one on a server, or one inside the page.

use leptos::prelude::*;
use serde_json::{Map, Value};
use wire::Settings;
use wire::rest::{CreateTable, GameCard};

use crate::pages::seats::{Choices, Who};

/// The bot that joins where a seat is added.
pub const NEWCOMER: &str = "greedy";

/// A table that is being thought of.
#[derive(Clone, Copy)]
pub struct Draft {
    /// The game, once it is known which there are.
    pub card: Memo<Option<GameCard>>,
    game: RwSignal<Option<String>>,
    /// Who is to sit where.
    pub seats: RwSignal<Vec<Who>>,
    /// Aids and clock.
    pub settings: RwSignal<Settings>,
    /// Options that differ from the book.
    pub options: RwSignal<Map<String, Value>>,
}

impl Draft {
    /// A table of one of these games for these people.
    pub fn new(cards: RwSignal<Vec<GameCard>>, seats: Vec<Who>) -> Draft {
        let game = RwSignal::new(None::<String>);
        let card = Memo::new(move |_| {
            let wanted = game.get();
            cards.with(|cards| {
                let meant =
                    |card: &&GameCard| wanted.as_ref().is_none_or(|name| card.name == *name);
                cards.iter().find(meant).cloned()
            })
        });
        Draft {
            card,
            game,
            seats: RwSignal::new(seats),
            settings: RwSignal::new(Settings::default()),
            options: RwSignal::new(Map::new()),
        }
    }

    /// Chooses a game; what was agreed about another one is forgotten.
    pub fn choose(self, card: &GameCard) {
        self.game.set(Some(card.name.clone()));
        self.options.set(Map::new());
        let bot = Who::Bot(NEWCOMER.to_owned());
        self.seats.update(|seats| {
            let count = seats.len().clamp(card.seats_least, card.seats_most);
            seats.resize(count, bot);
        });
    }

    /// What can be chosen for a seat; `links` where persons can be sent one.
    pub fn choices(self, links: bool) -> Choices {
        self.card.with(|card| Choices {
            levels: card.as_ref().map(|card| card.levels.clone()).unwrap_or_default(),
            links,
            seats: card.as_ref().map_or((2, 2), |card| (card.seats_least, card.seats_most)),
        })
    }

    /// The table as a server is asked for it; `None` as long as there is no game.
    pub fn wish(self) -> Option<CreateTable> {
        Some(CreateTable {
            game: self.card.get_untracked()?.name,
            options: self.options.get_untracked(),
            seats: self.seats.with_untracked(|seats| seats.iter().map(Who::plan).collect()),
            settings: self.settings.get_untracked(),
        })
    }
}
