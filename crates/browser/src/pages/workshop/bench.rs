//! The board in the making, for everything around it.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::{Complaint, GameInfo, Lang, Workshop};

use super::board_link;
use super::easel::Easel;
use crate::board::{BoardController, Lens};
use crate::prefs::{Prefs, load, save};
use crate::words::workshop as words;

/// A workshop that the page and its easel share.
pub type SharedWorkshop = Rc<RefCell<Box<dyn Workshop>>>;

/// The board in the making.
#[derive(Clone, Copy)]
pub struct Bench {
    workshop: StoredValue<SharedWorkshop, LocalStorage>,
    /// The easel on which it stands.
    pub hand: BoardController,
    /// The camera over it.
    pub lens: Lens,
    pub game_info: &'static dyn GameInfo,
    /// Why a file, a link or an entry was not taken.
    pub refused: RwSignal<Vec<Complaint>>,
    /// The board as it came: only what somebody has worked on is kept.
    found: StoredValue<String>,
    prefs: Prefs,
}

impl Bench {
    /// The board of the link, or the one that was worked on last.
    pub fn new(game_info: &'static dyn GameInfo, workshop: Box<dyn Workshop>) -> Bench {
        let shared: SharedWorkshop = Rc::new(RefCell::new(workshop));
        let bench = Bench {
            workshop: StoredValue::new_local(shared.clone()),
            hand: BoardController::on(Box::new(Easel(shared)), |_| ()),
            lens: Lens::new(),
            game_info,
            refused: RwSignal::new(Vec::new()),
            found: StoredValue::new(String::new()),
            prefs: Prefs::get(),
        };
        match board_link::is_here() {
            true => spawn_local(async move {
                let text = board_link::read().await;
                // Whoever has left meanwhile needs no board.
                if bench.workshop.try_get_value().is_some() {
                    bench.take_link(text);
                }
            }),
            false => {
                if let Some(text) = load::<String>(&bench.kept_as()) {
                    bench.load(&text);
                }
            }
        }
        bench.take_as_found();
        Effect::new(move || bench.keep());
        bench
    }

    fn take_as_found(self) {
        self.found.set_value(untrack(|| self.ask(|workshop, _| workshop.text())));
    }

    /// Keeps what was painted, after every stroke. A board that came by a link and was only looked
    /// at does not take the place of one's own.
    fn keep(self) {
        let text = self.ask(|workshop, _| workshop.text());
        if self.found.with_value(|found| *found != text) {
            save(&self.kept_as(), &text);
        }
    }

    fn kept_as(self) -> String {
        format!("anleger.workshop.{}", self.game_info.game())
    }

    /// Asks the workshop something, in the language of the page; tracked.
    pub fn ask<T>(self, question: impl FnOnce(&dyn Workshop, Lang) -> T) -> T {
        let shared = self.workshop.get_value();
        self.hand.ask(|_, lang| question(shared.borrow().as_ref(), lang))
    }

    /// Changes the board, and draws it anew.
    pub fn change<T>(self, how: impl FnOnce(&mut dyn Workshop) -> T) -> T {
        let changed = how(self.workshop.get_value().borrow_mut().as_mut());
        self.hand.draw();
        changed
    }

    /// Reads a file; says why not where it cannot be read.
    pub fn load(self, text: &str) {
        let lang = self.prefs.peek().lang;
        let read = self.change(|workshop| workshop.load(text, lang));
        self.refused.set(read.err().unwrap_or_default());
        self.lens.fit();
    }

    fn take_link(self, text: Option<String>) {
        match text {
            Some(text) => self.load(&text),
            None => {
                let text = words::BAD_LINK.of(self.prefs.peek().lang).to_owned();
                self.refused.set(vec![Complaint { text, line: None, target: None }]);
            }
        }
        self.take_as_found();
    }
}
