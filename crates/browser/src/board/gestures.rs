//! Fingers and mice on the board: drag, pinch, wheel, long press.

use std::time::Duration;

use client::ScreenPoint;
use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::lens::Lens;

/// A finger that strays less far has tapped, not dragged.
const STRAY: f64 = 7.0;

/// A finger that rests for so long asks about what is under it.
const LONG_PRESS: Duration = Duration::from_millis(480);

/// How much a notch of a wheel zooms.
const WHEEL: f64 = 0.0016;

/// How far a line and a page of a wheel are in points, for browsers that count in those.
const WHEEL_LINE: f64 = 18.0;

#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    began: ScreenPoint,
    now: ScreenPoint,
}

#[derive(Default)]
struct Hands {
    fingers: Vec<Finger>,
    /// Whether the board has been dragged since the first finger came down.
    dragging: bool,
    press: Option<TimeoutHandle>,
}

/// What fingers do on a board.
#[derive(Clone, Copy)]
pub struct Gestures {
    hands: StoredValue<Hands, LocalStorage>,
    lens: Lens,
    /// Told the element under a finger that rests.
    rested: UnsyncCallback<Element>,
}

impl Gestures {
    /// Moves this lens; `rested` is told the element under a finger that rests.
    pub fn new(lens: Lens, rested: impl Fn(Element) + 'static) -> Gestures {
        let rested = UnsyncCallback::new(rested);
        Gestures { hands: StoredValue::new_local(Hands::default()), lens, rested }
    }

    /// Did the last touch drag the board, or ask about something, instead of tapping?
    pub fn was_drag(self) -> bool {
        self.hands.with_value(|hands| hands.dragging)
    }

    /// A finger comes down.
    pub fn down(self, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        let now = self.spot(event);
        let finger = Finger { id: event.pointer_id(), began: now, now };
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        self.hands.update_value(|hands| {
            if hands.fingers.is_empty() {
                hands.dragging = false;
            }
            hands.fingers.retain(|other| other.id != finger.id);
            hands.fingers.push(finger);
            hands.forget_press();
            if event.pointer_type() != "mouse" && hands.fingers.len() == 1 {
                hands.press = target.and_then(|target| self.wait(target));
            }
        });
    }

    fn wait(self, target: Element) -> Option<TimeoutHandle> {
        let press = move || {
            let resting =
                self.hands.try_with_value(|hands| hands.fingers.len() == 1 && !hands.dragging);
            if resting == Some(true) {
                // The finger that asks does not tap as well.
                self.hands.update_value(|hands| hands.dragging = true);
                self.rested.run(target);
            }
        };
        set_timeout_with_handle(press, LONG_PRESS).ok()
    }

    /// A finger moves.
    pub fn moved(self, event: &PointerEvent) {
        let (id, now) = (event.pointer_id(), self.spot(event));
        let before = self.hands.with_value(|hands| hands.fingers.clone());
        let Some(place) = before.iter().position(|finger| finger.id == id) else { return };
        let began = before[place].began;
        let far = (now.x - began.x).hypot(now.y - began.y) > STRAY;
        if !self.was_drag() && !far && before.len() == 1 {
            return;
        }
        self.start_drag(event);
        self.hands.update_value(|hands| hands.fingers[place].now = now);
        match before.as_slice() {
            [finger] => {
                let (right, down) = (now.x - finger.now.x, now.y - finger.now.y);
                self.lens.follow(|camera| camera.pan(right, down));
            }
            [one, other, ..] => {
                let was = [one.now, other.now];
                let mut is = was;
                if let Some(moved) = is.get_mut(place) {
                    *moved = now;
                }
                self.lens.follow(|camera| camera.pinch(was, is));
            }
            [] => {}
        }
    }

    fn start_drag(self, event: &PointerEvent) {
        let first = self.hands.try_update_value(|hands| {
            hands.forget_press();
            !std::mem::replace(&mut hands.dragging, true)
        });
        // From here on the board hears of the finger wherever it goes.
        if let (Some(true), Some(node)) = (first, self.lens.node().get_untracked()) {
            node.set_pointer_capture(event.pointer_id()).ok();
        }
    }

    /// A finger goes up, or is lost.
    pub fn up(self, event: &PointerEvent) {
        let id = event.pointer_id();
        self.hands.update_value(|hands| {
            hands.fingers.retain(|finger| finger.id != id);
            hands.forget_press();
            // Whoever lifts one of two fingers goes on from where the other is.
            for finger in &mut hands.fingers {
                finger.began = finger.now;
            }
        });
    }

    /// A wheel turns: up and down zooms, sideways and with Shift moves.
    pub fn wheel(self, event: &ev::WheelEvent) {
        event.prevent_default();
        let unit = if event.delta_mode() == 0 { 1.0 } else { WHEEL_LINE };
        let (right, down) = (event.delta_x() * unit, event.delta_y() * unit);
        if event.shift_key() || right.abs() > down.abs() {
            let (right, down) = if right == 0.0 { (down, 0.0) } else { (right, down) };
            return self.lens.follow(|camera| camera.pan(-right, -down));
        }
        // A pinch on a trackpad comes as a wheel with Ctrl, in small steps.
        let strength = if event.ctrl_key() { WHEEL * 6.0 } else { WHEEL };
        let factor = (-down * strength).clamp(-0.5, 0.5).exp();
        let at = self.spot(event);
        self.lens.follow(|camera| camera.zoom(factor, at));
    }

    fn spot(self, event: &web_sys::MouseEvent) -> ScreenPoint {
        let rim = self.lens.node().get_untracked().map(|node| node.get_bounding_client_rect());
        let (left, top) = rim.map_or((0.0, 0.0), |rim| (rim.left(), rim.top()));
        ScreenPoint { x: f64::from(event.client_x()) - left, y: f64::from(event.client_y()) - top }
    }
}

impl Hands {
    fn forget_press(&mut self) {
        if let Some(press) = self.press.take() {
            press.clear();
        }
    }
}
