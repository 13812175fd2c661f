//! The board by keyboard: walking from one thing to the next, moving the camera, deciding.

use std::time::Duration;

use client::{ScreenPoint, Way, next_that_way};
use leptos::ev;
use leptos::prelude::*;
use stage::{Input, Item, Point, Rect, Scene, Touchable};
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};

use super::view::BoardContext;

/// How far an arrow key moves the board, in points.
const STRIDE: f64 = 80.0;

/// The word for a place where nothing can be done.
const IDLE: &str = "vacant";

/// Who walks over the board with keys: where they are, and where they would enter it.
#[derive(Clone, Copy)]
pub struct Walker {
    scene: Memo<Scene>,
    at: RwSignal<Option<String>>,
    /// Whether they stand on the board now; true also while what they stand on is redrawn.
    here: StoredValue<bool>,
    door: Memo<Option<String>>,
}

impl Walker {
    /// Somebody who walks over the touchable items of this scene.
    pub fn new(scene: Memo<Scene>) -> Walker {
        let at = RwSignal::new(None::<String>);
        let door = Memo::new(move |_| at.with(|at| scene.with(|scene| door(scene, at.as_deref()))));
        Walker { scene, at, here: StoredValue::new(false), door }
    }

    /// They stand on this target now.
    pub fn enter(self, target: String) {
        self.here.set_value(true);
        self.at.set(Some(target));
    }

    /// They left what they stood on, unless it vanished under their feet.
    pub fn leave(self, left: Option<Element>) {
        let look_back = move || {
            if left.is_none_or(|left| left.is_connected()) {
                self.here.try_set_value(false);
            }
        };
        set_timeout(look_back, Duration::ZERO);
    }

    /// Is this where the Tab key leads? One place only, or a board would be a hundred stops.
    pub fn is_tab_stop(self, target: &str) -> bool {
        self.door.with(|door| door.as_deref() == Some(target))
    }

    /// Puts them back on their feet after a redrawing: where they were, or where they would enter.
    pub fn stand_up(self) {
        let fallen =
            self.here.try_get_value() == Some(true) && matches!(Focus::now(), Focus::Nothing);
        let at = self.at.try_get_untracked().flatten();
        let door = || self.door.try_get_untracked().flatten();
        if fallen
            && !at.is_some_and(|at| focus_on(&at))
            && let Some(door) = door()
        {
            focus_on(&door);
        }
    }

    /// What lies that way: among what can be done now, or among everything.
    fn next(self, from: &str, way: Way, everything: bool) -> Option<(Rect, String)> {
        self.scene.with_untracked(|scene| {
            let all: Vec<(&Item, &Touchable)> = touchables(scene).collect();
            let from = middle(all.iter().find(|(_, touch)| touch.target == from)?);
            let some_act = all.iter().any(|(_, touch)| touch.acts);
            let told = |item: &Item| everything || !(some_act || is_idle(item));
            let meant: Vec<&(&Item, &Touchable)> =
                all.iter().filter(|(item, touch)| touch.acts || told(item)).collect();
            let spots: Vec<ScreenPoint> = meant.iter().map(|found| middle(found)).collect();
            let (item, touch) = meant.get(next_that_way(from, way, &spots)?)?;
            Some((on_board(item.at, touch), touch.target.clone()))
        })
    }
}

/// Where the Tab key enters the board: where somebody stood last, unless there is something to do
/// elsewhere and nothing there; else what can be done, else what can be read with profit.
fn door(scene: &Scene, at: Option<&str>) -> Option<String> {
    let all = || touchables(scene);
    let here = || all().find(|(_, touch)| Some(touch.target.as_str()) == at);
    let acting = || all().find(|(_, touch)| touch.acts);
    let told = || all().find(|(item, _)| !is_idle(item));
    let stays = here().filter(|(item, touch)| touch.acts || !is_idle(item));
    let (_, touch) = stays.or_else(acting).or_else(told)?;
    Some(touch.target.clone())
}

/// An empty place where nothing can be done: there is nothing to read out about it.
fn is_idle(item: &Item) -> bool {
    item.class.split_whitespace().next() == Some(IDLE)
}

/// Everything that can be touched, with its place.
fn touchables(scene: &Scene) -> impl Iterator<Item = (&Item, &Touchable)> {
    scene.items.iter().filter_map(|item| Some((item, item.touch.as_ref()?)))
}

fn on_board(origin: Point, touch: &Touchable) -> Rect {
    let Rect { at, width, height } = touch.area;
    Rect { at: Point { x: at.x + origin.x, y: at.y + origin.y }, width, height }
}

fn middle((item, touch): &(&Item, &Touchable)) -> ScreenPoint {
    let area = on_board(item.at, touch);
    ScreenPoint {
        x: (area.at.x + area.width / 2.0).into(),
        y: (area.at.y + area.height / 2.0).into(),
    }
}

impl BoardContext {
    /// Takes a key pressed anywhere in the page.
    pub(super) fn key(self, event: &ev::KeyboardEvent) {
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        if modified || event.default_prevented() {
            return;
        }
        let focus = Focus::now();
        let taken = match focus {
            Focus::Elsewhere => false,
            Focus::Touchable(target) => self.key_on(event, &target) || self.key_anywhere(event),
            Focus::Control => event.key() != "Enter" && self.key_anywhere(event),
            Focus::Nothing => self.key_anywhere(event) || self.key_pans(event),
        };
        if taken {
            event.prevent_default();
        }
    }

    /// A key while something on the board has the focus.
    fn key_on(self, event: &ev::KeyboardEvent, target: &str) -> bool {
        self.walker.enter(target.to_owned());
        if let Some(way) = Way::of_key(&event.key()) {
            if let Some((part, next)) = self.walker.next(target, way, event.shift_key()) {
                self.lens.show(part);
                focus_on(&next);
            }
            return true;
        }
        match event.key().as_str() {
            "Enter" | " " => self.hand.feel(Input::Tap(target)),
            "i" | "I" => self.look_into(target.to_owned()),
            _ => return false,
        }
        true
    }

    fn key_anywhere(self, event: &ev::KeyboardEvent) -> bool {
        match event.key().as_str() {
            "r" => self.hand.feel(Input::Turn(true)),
            "R" => self.hand.feel(Input::Turn(false)),
            "Enter" if !self.still => self.hand.feel(Input::Done),
            "Escape" => {
                self.hand.look_into(None);
                self.hand.feel(Input::Cancel);
            }
            "+" | "=" => self.lens.step(true),
            "-" => self.lens.step(false),
            "0" => self.lens.fit(),
            "l" | "L" => return self.visit_last_moves(),
            _ => return false,
        }
        true
    }

    fn key_pans(self, event: &ev::KeyboardEvent) -> bool {
        let Some(way) = Way::of_key(&event.key()).filter(|_| !self.still) else { return false };
        let (right, down) = way.step();
        self.lens.follow(|camera| camera.pan(-right * STRIDE, -down * STRIDE));
        true
    }
}

/// What has the focus.
enum Focus {
    /// Something on the board, by its target.
    Touchable(String),
    /// A button or a link.
    Control,
    /// Something that takes keys itself: a field to write in, a list, a window over the page.
    Elsewhere,
    /// Nothing, or the board as a whole.
    Nothing,
}

impl Focus {
    fn now() -> Focus {
        let Some(active) = document().active_element() else { return Focus::Nothing };
        if let Some(target) = active.get_attribute("data-target") {
            return Focus::Touchable(target);
        }
        if active.closest("dialog").is_ok_and(|dialog| dialog.is_some()) {
            return Focus::Elsewhere;
        }
        match active.tag_name().to_ascii_lowercase().as_str() {
            "input" | "textarea" | "select" => Focus::Elsewhere,
            "button" | "a" | "summary" => Focus::Control,
            _ => Focus::Nothing,
        }
    }
}

/// Gives the focus to the touchable with this target; says whether there is one.
fn focus_on(target: &str) -> bool {
    let Ok(all) = document().query_selector_all(".touch") else { return false };
    let elements = (0..all.length()).filter_map(|at| all.get(at)?.dyn_into::<SvgElement>().ok());
    let wanted = |part: &SvgElement| part.get_attribute("data-target").as_deref() == Some(target);
    let found = elements.into_iter().find(wanted);
    found.is_some_and(|part| part.focus().is_ok())
}
