//! A stage and what the page shows of it. Live play, lesson, offline and replay share it and differ
//! only in what they do with a decision.

use game::Seat;
use game::erased::ListedAction;
use leptos::prelude::*;
use serde_json::Value;
use stage::{
    Input, Item, Lang, Lit, LogLine, Manner, Reaction, Rect, Scene, Stage, StageError, Story,
    Tally, Touchable,
};
use wire::Look;

use crate::prefs::Prefs;

/// A stage and what the page shows of it.
#[derive(Clone, Copy)]
pub struct BoardController {
    stage: StoredValue<Box<dyn Stage>, LocalStorage>,
    /// Raised whenever the stage must be drawn anew.
    drawn: RwSignal<u64>,
    pointed: RwSignal<Option<String>>,
    overlay: RwSignal<Option<&'static str>>,
    /// What somebody else lays over the board.
    laid_over: RwSignal<Vec<Item>>,
    happened: RwSignal<Vec<Value>>,
    marks_shown: RwSignal<bool>,
    glow: RwSignal<Option<(String, Seat)>>,
    asked: RwSignal<Option<String>>,
    lit: RwSignal<Vec<Lit>>,
    /// What somebody draws over the board, whatever the stage shows.
    drawings: RwSignal<Vec<Item>>,
    /// Who is asked first what a touch means: where they take it, the stage feels nothing.
    asked_first: StoredValue<Option<UnsyncCallback<String, bool>>, LocalStorage>,
    decide: UnsyncCallback<ListedAction>,
    prefs: Prefs,
}

impl BoardController {
    /// On this stage; `decide` is told what the person decided.
    pub fn on(stage: Box<dyn Stage>, decide: impl Fn(ListedAction) + 'static) -> BoardController {
        BoardController {
            stage: StoredValue::new_local(stage),
            drawn: RwSignal::new(0),
            pointed: RwSignal::new(None),
            overlay: RwSignal::new(None),
            laid_over: RwSignal::new(Vec::new()),
            happened: RwSignal::new(Vec::new()),
            marks_shown: RwSignal::new(true),
            glow: RwSignal::new(None),
            asked: RwSignal::new(None),
            lit: RwSignal::new(Vec::new()),
            drawings: RwSignal::new(Vec::new()),
            asked_first: StoredValue::new_local(None),
            decide: UnsyncCallback::new(decide),
            prefs: Prefs::get(),
        }
    }

    /// Takes in a new look, and what has happened since the moves that need no mark any more.
    pub fn see(self, look: &Look, happened: Vec<Value>) -> Result<(), StageError> {
        let seen = self.stage.try_update_value(|stage| stage.see(look));
        self.happened.set(happened);
        self.draw();
        seen.unwrap_or(Ok(()))
    }

    /// Takes in what the person did.
    pub fn feel(self, input: Input<'_>) {
        if let (Input::Tap(target), Some(ask)) = (input, self.asked_first.get_value())
            && ask.run(target.to_owned())
        {
            return;
        }
        let manner = Manner { preview: self.prefs.peek().preview };
        match self.stage.try_update_value(|stage| stage.feel(input, manner)) {
            None | Some(Reaction::Still) => {}
            Some(Reaction::Redraw) => self.draw(),
            Some(Reaction::Decide(action)) => {
                self.draw();
                self.decide.run(action);
            }
        }
    }

    /// Drops a half-made choice; says whether there was one.
    pub fn cancel(self) -> bool {
        let manner = Manner { preview: self.prefs.peek().preview };
        let felt = self.stage.try_update_value(|stage| stage.feel(Input::Cancel, manner));
        let dropped = felt == Some(Reaction::Redraw);
        if dropped {
            self.draw();
        }
        dropped
    }

    /// Makes what a bot advises the half-made choice.
    pub fn suggest(self, advice: &[ListedAction]) {
        self.stage.try_update_value(|stage| stage.suggest(advice));
        self.draw();
    }

    /// Lights what is to be pressed, and nothing else.
    pub fn let_shine(self, lit: Vec<Lit>) {
        if self.lit.with_untracked(|before| *before != lit) {
            self.lit.set(lit);
        }
    }

    /// Is this to be pressed? Tracked.
    pub fn is_lit(self, lit: &Lit) -> bool {
        self.lit.with(|all| all.contains(lit))
    }

    /// Frames around what is to be pressed on the board, tracked.
    pub fn lit_items(self) -> Vec<Item> {
        let wanted =
            |touch: &Touchable| touch.acts && self.is_lit(&Lit::Target(touch.target.clone()));
        if self.lit.with(Vec::is_empty) {
            return Vec::new();
        }
        let items = self.scene().items.into_iter();
        items.filter_map(|item| Some(frame(item.touch.clone().filter(wanted)?, item))).collect()
    }

    /// What the person decided beforehand and the look of now asks for.
    pub fn answers(self) -> Option<ListedAction> {
        self.stage.try_update_value(|stage| stage.answers()).flatten()
    }

    /// Takes up again what the person has said once for all at this table.
    pub fn recall(self, kept: &str) {
        self.stage.update_value(|stage| stage.recall(kept));
        self.draw();
    }

    /// Asks `taken` about every touch before the stage feels it: is it meant for somebody else?
    pub fn ask_first(self, taken: impl Fn(&str) -> bool + 'static) {
        let taken = UnsyncCallback::new(move |target: String| taken(&target));
        self.asked_first.set_value(Some(taken));
    }

    /// Draws this over the board.
    pub fn draw_over(self, items: Vec<Item>) {
        self.drawings.try_set(items);
    }

    /// What is laid and drawn over the board, places that can be touched included; tracked.
    pub fn drawings(self) -> Vec<Item> {
        self.laid_over.get().into_iter().chain(self.drawings.get()).collect()
    }

    /// Draws anew: something changed that no touch on the stage changed.
    pub fn draw(self) {
        self.drawn.update(|drawn| *drawn += 1);
    }

    /// Asks the stage something, in the language of the page; tracked.
    pub fn ask<T>(self, question: impl FnOnce(&dyn Stage, Lang) -> T) -> T {
        self.drawn.track();
        let lang = self.prefs.lang();
        self.stage.with_value(|stage| question(stage.as_ref(), lang))
    }

    /// An event in words, untracked: what happened does not change with the look.
    pub fn line(self, event: &Value, names: &[String], lang: Lang) -> Option<LogLine> {
        self.stage.with_value(|stage| stage.line(event, names, lang))
    }

    /// Tells an event in a log, untracked for the same reason; says which line tells it.
    pub fn tell(
        self,
        story: &mut Story,
        event: &Value,
        names: &[String],
        lang: Lang,
    ) -> Option<usize> {
        self.stage.with_value(|stage| story.tell(stage.as_ref(), event, names, lang))
    }

    /// The board, tracked.
    pub fn scene(self) -> Scene {
        self.ask(|stage, lang| stage.scene(lang))
    }

    /// The chosen overlay, tracked.
    pub fn overlay_items(self) -> Vec<Item> {
        let overlay = self.overlay.get();
        overlay.map_or_else(Vec::new, |key| self.ask(|stage, lang| stage.overlay(key, lang)))
    }

    /// Lays these over the board, in place of what was laid over it before.
    pub fn lay_over(self, items: Vec<Item>) {
        self.laid_over.set(items);
    }

    /// Marks on the last moves, as long as they are shown; tracked.
    pub fn marks(self) -> Vec<Item> {
        if self.marks_shown.get() { self.last_moves() } else { Vec::new() }
    }

    /// The last moves as marks, tracked.
    pub fn last_moves(self) -> Vec<Item> {
        self.ask(|stage, _| self.happened.with(|happened| stage.marks(happened)))
    }

    /// What lights up because it is pointed at, tracked.
    pub fn lights(self) -> Vec<Item> {
        match self.pointed.get() {
            Some(target) => self.ask(|stage, _| stage.light(&target)),
            None => Vec::new(),
        }
    }

    /// What glows because it has just brought points, and in whose colour; tracked.
    pub fn glowing(self) -> Option<(Seat, Vec<Item>)> {
        let (place, seat) = self.glow.get()?;
        Some((seat, self.ask(|stage, _| stage.light(&place))))
    }

    /// Lights up what belongs to a target or a place of a log line; `None` puts it out.
    pub fn point(self, target: Option<String>) {
        if self.pointed.with_untracked(|pointed| *pointed != target) {
            self.pointed.set(target);
        }
    }

    /// Lets a place glow in a seat's colour, or nothing.
    pub fn let_glow(self, place: Option<(String, Seat)>) {
        self.glow.try_set(place);
    }

    /// Asks about a target, as with a long press; `None` closes the answer.
    pub fn look_into(self, target: Option<String>) {
        self.asked.set(target);
    }

    /// The answer about the target that was asked about, tracked.
    pub fn answer(self) -> Option<Tally> {
        let target = self.asked.get()?;
        self.ask(|stage, lang| stage.inspect(&target, lang))
    }

    /// The chosen overlay.
    pub fn overlay(self) -> RwSignal<Option<&'static str>> {
        self.overlay
    }

    /// Whether the last moves are marked.
    pub fn marks_shown(self) -> RwSignal<bool> {
        self.marks_shown
    }
}

/// A frame around an item that is to be pressed.
fn frame(touch: Touchable, item: Item) -> Item {
    let Rect { at, width, height } = touch.area;
    let art = format!("<rect x='{}' y='{}' width='{width}' height='{height}' rx='9'/>", at.x, at.y);
    let key = format!("lit:{}:{width}:{height}", touch.target);
    Item { key, class: "lit".to_owned(), art: art.into(), touch: None, ..item }
}
