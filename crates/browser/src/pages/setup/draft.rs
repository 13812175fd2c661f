//! A table that is being thought of: a new one on a server, or one inside the page.

use leptos::prelude::*;
use serde_json::{Map, Value};
use stage::{ByAgreement, Lang};
use wire::Settings;
use wire::rest::{CreateTable, GameCard};

use crate::pages::seats::{Choices, Who, levels_of};
use crate::pages::usual;

/// The bot that joins where a seat is added.
pub const NEWCOMER: &str = "casual";

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
        let levels = self.card.with(|card| card.as_ref().map(levels_of));
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

    /// What the table agrees on because fewer sit at it than the book has; tracked.
    pub fn by_agreement(self, lang: Lang) -> Option<ByAgreement> {
        let card = self.card.get()?;
        let agreed = self.options.with(|options| agreed(&card, options));
        stage::extras(&card.name)?.by_agreement(self.seats.with(Vec::len), &agreed, lang)
    }

    /// The options that differ from the book, with what follows from how many play.
    pub fn chosen(self) -> Map<String, Value> {
        let mut chosen = self.options.get_untracked();
        if let Some(few) = untrack(|| self.by_agreement(crate::language::spoken())) {
            chosen.insert(few.option.to_owned(), Value::Bool(true));
        }
        chosen
    }

    /// The table as a server is asked for it; `None` as long as there is no game.
    pub fn wish(self) -> Option<CreateTable> {
        Some(CreateTable {
            game: self.card.get_untracked()?.name,
            options: self.chosen(),
            seats: self.seats.with_untracked(|seats| seats.iter().map(Who::plan).collect()),
            settings: self.settings.get_untracked(),
        })
    }
}

/// The fewest and the most seats: those of what is agreed on where that makes a difference, else those of
/// the game.
fn seats_of(card: &GameCard, options: &Map<String, Value>) -> (usize, usize) {
    let agreed = agreed(card, options);
    let seats = stage::extras(&card.name).and_then(|extras| extras.seats(&agreed));
    seats.map_or((card.seats_least, card.seats_most), |seats| {
        (usize::from(*seats.start()), usize::from(*seats.end()))
    })
}

/// All that is agreed on: the book's options, but for these.
fn agreed(card: &GameCard, options: &Map<String, Value>) -> Map<String, Value> {
    let mut agreed = card.book.clone();
    agreed.extend(options.clone());
    agreed
}
