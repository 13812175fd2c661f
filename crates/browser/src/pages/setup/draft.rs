//! A table that is being thought of: a new one on a server, or one inside the page.

use game::OptionSpec;
use leptos::prelude::*;
use serde_json::{Map, Value};
use wire::Settings;
use wire::rest::{CreateTable, GameCard};

use crate::pages::seats::{Choices, Who};
use crate::pages::usual;

/// The bot that joins where a seat is added.
pub const NEWCOMER: &str = "greedy";

/// A table that is being thought of.
#[derive(Clone, Copy)]
pub struct Draft {
    /// The game, once it is known which there are.
    pub card: Memo<Option<GameCard>>,
    game: RwSignal<Option<String>>,
    /// The fewest and the most seats of what is chosen.
    limits: Memo<(usize, usize)>,
    /// Who is to sit where.
    pub seats: RwSignal<Vec<Who>>,
    /// Aids and clock.
    pub settings: RwSignal<Settings>,
    /// Options that differ from the book.
    pub options: RwSignal<Map<String, Value>>,
    /// How many seats there are since a choice has made them more or fewer.
    fitted: RwSignal<Option<usize>>,
}

impl Draft {
    /// A table of one of these games for these people.
    pub fn new(cards: RwSignal<Vec<GameCard>>, seats: Vec<Who>) -> Draft {
        let game = RwSignal::new(usual::game());
        let card = Memo::new(move |_| {
            let wanted = game.get();
            cards.with(|cards| {
                let meant =
                    |card: &&GameCard| wanted.as_ref().is_some_and(|name| card.name == *name);
                cards.iter().find(meant).or(cards.first()).cloned()
            })
        });
        let options = RwSignal::new(Map::new());
        let draft = Draft {
            card,
            game,
            limits: Memo::new(move |_| {
                options.with(|options| card.get().map_or((2, 2), |card| seats_of(&card, options)))
            }),
            seats: RwSignal::new(seats),
            settings: RwSignal::new(Settings::default()),
            options,
            fitted: RwSignal::new(None),
        };
        Effect::new(move || draft.fit_seats());
        draft
    }

    /// Chooses a game; what was agreed about another one is forgotten.
    pub fn choose(self, card: &GameCard) {
        self.game.set(Some(card.name.clone()));
        self.options.set(Map::new());
        self.fitted.set(None);
    }

    /// How many seats there are, if a choice has made them more or fewer; tracked.
    pub fn fitted(self) -> Option<usize> {
        self.fitted.get().filter(|count| self.seats.with(Vec::len) == *count)
    }

    /// What can be chosen for a seat; `links` where persons can be sent one.
    pub fn choices(self, links: bool) -> Choices {
        let levels = self.card.with(|card| card.as_ref().map(|card| card.levels.clone()));
        Choices { levels: levels.unwrap_or_default(), links, seats: self.limits.get() }
    }

    /// Fits the seats to what is chosen now.
    fn fit_seats(self) {
        let (least, most) = self.limits.get();
        let count = self.seats.with_untracked(Vec::len);
        let fitting = count.clamp(least, most);
        if count != fitting {
            let bot = Who::Bot(NEWCOMER.to_owned());
            self.seats.update(|seats| seats.resize(fitting, bot));
            self.fitted.set(Some(fitting));
        }
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

/// The fewest and the most seats: those of the game, and of every chosen value that has its own.
fn seats_of(card: &GameCard, options: &Map<String, Value>) -> (usize, usize) {
    let extras = stage::extras(&card.name);
    let range = |spec: &OptionSpec| {
        let value = options.get(&spec.key).or_else(|| card.book.get(&spec.key))?.as_str()?;
        let seats = extras?.preview(&spec.key, value, crate::language::spoken())?.seats;
        Some((usize::from(*seats.start()), usize::from(*seats.end())))
    };
    card.schema
        .iter()
        .filter_map(range)
        .fold((card.seats_least, card.seats_most), |(least, most), (from, to)| {
            (least.max(from), most.min(to).max(from))
        })
}
