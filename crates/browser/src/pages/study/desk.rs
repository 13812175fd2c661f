//! A study on the screen: the course through it, the board, and what a touch on the board means.

use game::erased::ListedAction;
use game::{Audience, Seat};
use leptos::prelude::*;
use stage::{GameExtras, Item, Lang, LogLine};
use study::{Colour, Drawing, NodeId};

use super::course::Course;
use super::drawing;
use crate::board::{BoardController, Lens};
use crate::prefs::Prefs;
use crate::words::pages;

/// What a touch on the board means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// A decision.
    #[default]
    Play,
    Mark,
    Arrow,
}

/// A study on the screen.
#[derive(Clone, Copy)]
pub struct Desk {
    pub game_info: &'static dyn GameExtras,
    pub course: Course,
    pub hand: BoardController,
    pub lens: Lens,
    pub tool: RwSignal<Tool>,
    pub colour: RwSignal<Colour>,
    /// Where the arrow begins that is being drawn.
    begun: RwSignal<Option<String>>,
    /// What the engine shows on the board.
    advice: RwSignal<Vec<Item>>,
    /// Whether the step that is about to be shown was a decision made on the board.
    decided: StoredValue<bool>,
    prefs: Prefs,
}

impl Desk {
    /// Lays a study on the desk.
    pub fn lay(game_info: &'static dyn GameExtras, course: Course) -> Desk {
        let decided = StoredValue::new(false);
        let decide = move |action: ListedAction| {
            decided.set_value(true);
            course.decide(&action.notation);
        };
        let desk = Desk {
            game_info,
            course,
            hand: BoardController::on(game_info.open(), decide),
            lens: Lens::new(),
            tool: RwSignal::new(Tool::Play),
            colour: RwSignal::new(Colour::Green),
            begun: RwSignal::new(None),
            advice: RwSignal::new(Vec::new()),
            decided,
            prefs: Prefs::get(),
        };
        desk.hand.ask_first(move |target| desk.draws(target));
        // What is drawn below needs the first look at once, not after the page stands.
        untrack(|| desk.show());
        Effect::new(move || desk.show());
        Effect::new(move || {
            let over = desk.drawings().into_iter().chain(desk.advice.get());
            desk.hand.draw_over(over.collect());
        });
        desk
    }

    fn show(self) {
        if let Some((look, told)) = self.course.look() {
            // It was set up by the rules themselves: there is nothing to be refused.
            self.hand.see(&look, told).ok();
        }
        // Several cards that were chosen at once are several steps. Whoever only walks by has chosen nothing.
        if self.decided.try_update_value(std::mem::take) == Some(true)
            && let Some(next) = self.hand.answers()
        {
            self.decided.set_value(true);
            untrack(|| self.course.decide(&next.notation));
        }
    }

    /// Shows this on the board, beside what people draw.
    pub fn advise(self, items: Vec<Item>) {
        self.advice.set(items);
    }

    /// Chooses what a touch means.
    pub fn take(self, tool: Tool) {
        self.begun.set(None);
        self.tool.set(tool);
    }

    /// Draws on what was touched, where that is what a touch means now.
    fn draws(self, target: &str) -> bool {
        let (at, colour) = (target.to_owned(), self.colour.get_untracked());
        match self.tool.get_untracked() {
            Tool::Play => return false,
            Tool::Mark => self.course.draw_on(Drawing { at, to: None, colour }),
            Tool::Arrow => match self.begun.get_untracked() {
                None => self.begun.set(Some(at)),
                Some(from) => {
                    self.begun.set(None);
                    if from != at {
                        self.course.draw_on(Drawing { at: from, to: Some(at), colour });
                    }
                }
            },
        }
        true
    }

    /// Is an arrow half drawn? Tracked.
    pub fn is_drawing(self) -> bool {
        self.begun.with(Option::is_some)
    }

    /// Marks and arrows of this node, tracked.
    fn drawings(self) -> Vec<Item> {
        let here = self.course.here();
        let drawn = self.course.tree(|tree| {
            tree.node(here).map(|node| node.notes().drawings.clone()).unwrap_or_default()
        });
        let half = self.begun.get().map(|at| Drawing { at, to: None, colour: self.colour.get() });
        drawing::items(drawn.iter().chain(&half), &self.hand.scene())
    }

    /// What a seat is called, tracked as to the language.
    pub fn name(self, seat: Seat) -> String {
        self.names().into_iter().nth(seat.index()).unwrap_or_default()
    }

    /// What the players are called, tracked as to the language.
    pub fn names(self) -> Vec<String> {
        let lang = self.prefs.lang();
        let called = |(place, name): (usize, &String)| match name.is_empty() {
            true => format!("{} {}", pages::SEAT.of(lang), place + 1),
            false => name.clone(),
        };
        self.course.ask(|study| study.heading().players.iter().enumerate().map(called).collect())
    }

    /// What happened on the way to a node, as this audience may know it; tracked.
    pub fn lines(self, id: NodeId, audience: Audience, lang: Lang) -> Vec<LogLine> {
        let names = self.names();
        let line = |event: &_| self.hand.line(event, &names, lang);
        self.course.ask(|study| {
            let told = study.told(id).map(|told| told.to(audience));
            told.unwrap_or_default().iter().filter_map(line).collect()
        })
    }
}
