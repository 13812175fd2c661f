//! The camera over a board, as the page holds it.

use std::time::Duration;

use client::{Camera, Frame, ScreenPoint};
use leptos::html;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use stage::{Point, Rect};

/// A zoom is drawn sharply when it has rested for so long; until then the picture is stretched,
/// which costs nothing.
const SETTLE: Duration = Duration::from_millis(140);

/// How long a glide takes; the style sheet says the same.
const GLIDE: Duration = Duration::from_millis(240);

/// Points between the board and the sides of its window when it is fitted …
const BESIDE: f64 = 16.0;

/// … and above and below it, where chips and tools lie on the window.
const ABOVE: f64 = 54.0;
const BELOW: f64 = 60.0;

/// One step of the zoom keys and buttons.
const STEP: f64 = 1.25;

/// How wide the narrowest figure is in units of the board, how narrow it may become on the screen in
/// points, and how far it may outgrow its place for that: until it would be wider than its tile.
const FIGURE: f64 = 23.0;
const FIGURE_LEAST: f64 = 17.0;
const GROWTH_MAX: f64 = 4.0;

/// The camera over a board.
#[derive(Clone, Copy)]
pub struct Lens {
    camera: RwSignal<Camera>,
    /// The scale at which the picture is drawn; the camera's own in between is only stretched.
    drawn: RwSignal<f64>,
    gliding: RwSignal<bool>,
    window: RwSignal<Frame>,
    board: RwSignal<Frame>,
    /// Whether the person has chosen what to see; until then the whole board is kept in sight.
    chosen: RwSignal<bool>,
    /// Where the camera was before it went to see something small …
    before: StoredValue<Option<Camera>>,
    /// … and what that is, and how close.
    small: StoredValue<Option<(Frame, f64)>>,
    timer: StoredValue<Option<TimeoutHandle>, LocalStorage>,
    node: NodeRef<html::Div>,
}

impl Lens {
    /// A camera that shows the whole board.
    pub fn new() -> Lens {
        Lens {
            camera: RwSignal::new(Camera::default()),
            drawn: RwSignal::new(1.0),
            gliding: RwSignal::new(false),
            window: RwSignal::new(Frame::default()),
            board: RwSignal::new(Frame::default()),
            chosen: RwSignal::new(false),
            before: StoredValue::new(None),
            small: StoredValue::new(None),
            timer: StoredValue::new_local(None),
            node: NodeRef::new(),
        }
    }

    /// The element that is the window.
    pub(super) fn node(self) -> NodeRef<html::Div> {
        self.node
    }

    /// Shows the whole board.
    pub fn fit(self) {
        self.chosen.set(false);
        self.glide(Camera::fit(self.board.get_untracked(), self.inner_window()));
    }

    /// Comes closer, or goes back.
    pub fn step(self, closer: bool) {
        self.chosen.set(true);
        let factor = if closer { STEP } else { 1.0 / STEP };
        let middle = self.window.get_untracked().middle();
        self.glide(self.held(self.camera.get_untracked().zoom(factor, middle)));
    }

    /// Where a place of the board is in the browser's window.
    pub fn on_screen(self, place: Point) -> Option<(f64, f64)> {
        let rim = self.node.get_untracked()?.get_bounding_client_rect();
        let spot = ScreenPoint { x: place.x.into(), y: place.y.into() };
        let spot = self.camera.get_untracked().on_screen(spot);
        Some((rim.left() + spot.x, rim.top() + spot.y))
    }

    /// The board has this extent now.
    pub(super) fn board_is(self, bounds: Rect) {
        let board = frame(bounds);
        let before = self.board.get_untracked();
        let first = before.width == 0.0;
        self.board.set(board);
        let camera = self.camera.get_untracked();
        let outside = camera.bring_into_view(board, self.window.get_untracked()) != camera;
        let smaller = board.width < before.width || board.height < before.height;
        match (first, self.keeps(), outside || smaller) {
            (true, ..) => self.jump(Camera::fit(board, self.inner_window())),
            (_, false, true) => self.glide(Camera::fit(board, self.inner_window())),
            _ => {}
        }
    }

    /// Does the camera stay where it is, because the person chose so or to see something small?
    fn keeps(self) -> bool {
        self.chosen.get_untracked() || self.before.get_value().is_some()
    }

    /// The window has this size now.
    pub(super) fn window_is(self, width: f64, height: f64) {
        let window = Frame { at: ScreenPoint::default(), width, height };
        if self.window.get_untracked() == window {
            return;
        }
        self.window.set(window);
        let inner = self.inner_window();
        self.jump(match (self.small.get_value(), self.keeps()) {
            (Some((part, scale)), _) => self.close_to(part, scale),
            (None, false) => Camera::fit(self.board.get_untracked(), inner),
            (None, true) => self.held(self.camera.get_untracked()),
        });
    }

    fn inner_window(self) -> Frame {
        let Frame { at, width, height } = self.window.get_untracked();
        Frame {
            at: ScreenPoint { x: at.x + BESIDE, y: at.y + ABOVE },
            width: (width - 2.0 * BESIDE).max(1.0),
            height: (height - ABOVE - BELOW).max(1.0),
        }
    }

    fn held(self, camera: Camera) -> Camera {
        camera.keep_in_sight(self.board.get_untracked(), self.window.get_untracked())
    }

    /// Goes close to a small part of the board, until [`Lens::come_back`]; `scale` is how close,
    /// unless the part is too large for that.
    pub(super) fn go_close(self, part: Rect, scale: f64) {
        let (camera, part) = (self.camera.get_untracked(), frame(part));
        self.before.update_value(|before| *before = before.or(Some(camera)));
        self.small.set_value(Some((part, scale)));
        self.glide(self.close_to(part, scale));
    }

    /// Has the camera gone close by itself, and is it still there?
    pub(super) fn is_close(self) -> bool {
        self.small.get_value().is_some()
    }

    /// As close to a part as the window allows, and no farther than where the whole board is seen;
    /// asked anew for each window, which may not be known yet.
    fn close_to(self, part: Frame, scale: f64) -> Camera {
        let window = self.inner_window();
        let far = Camera::fit(self.board.get_untracked(), window).scale;
        Camera::look_at(part, scale.max(far).min(Camera::whole(part, window)), window)
    }

    /// Goes to a part of the board because the person wants to see it; from there to the whole board.
    pub(super) fn visit(self, part: Rect) {
        let there = Camera::fit(frame(part), self.inner_window());
        if self.camera.get_untracked() == there {
            return self.fit();
        }
        self.chosen.set(true);
        self.glide(there);
    }

    /// Comes back from something small to where the camera was.
    pub(super) fn come_back(self) {
        let before = self.before.try_update_value(Option::take).flatten();
        self.small.set_value(None);
        match before {
            None => {}
            Some(camera) if self.chosen.get_untracked() => self.glide(camera),
            Some(_) => self.fit(),
        }
    }

    /// Follows a finger, a wheel or a key at once.
    pub(super) fn follow(self, change: impl FnOnce(Camera) -> Camera) {
        self.chosen.set(true);
        self.before.set_value(None);
        self.small.set_value(None);
        let before = self.camera.get_untracked();
        let after = self.held(change(before));
        self.gliding.set(false);
        self.camera.set(after);
        if after.scale != before.scale {
            self.settle_after(SETTLE);
        }
    }

    /// Moves the least that shows a part of the board, for who walks there with keys.
    pub(super) fn show(self, part: Rect) {
        let camera = self.camera.get_untracked();
        let shown = camera.bring_into_view(frame(part), self.inner_window());
        if shown != camera {
            self.glide(shown);
        }
    }

    fn jump(self, camera: Camera) {
        self.gliding.set(false);
        self.camera.set(camera);
        self.drawn.set(camera.scale);
    }

    fn glide(self, camera: Camera) {
        self.gliding.set(true);
        self.camera.set(camera);
        self.settle_after(GLIDE);
    }

    fn settle_after(self, pause: Duration) {
        let settle = move || {
            self.gliding.try_set(false);
            if let Some(camera) = self.camera.try_get_untracked() {
                self.drawn.try_set(camera.scale);
            }
        };
        self.timer.update_value(|timer| {
            if let Some(timer) = timer.take() {
                timer.clear();
            }
            *timer = set_timeout_with_handle(settle, pause).ok();
        });
    }

    /// How the world is moved and stretched, for the style sheet; tracked.
    pub(super) fn transform(self) -> String {
        let Camera { origin, scale } = self.camera.get();
        let stretched = scale / self.drawn.get();
        format!("translate({:.2}px,{:.2}px) scale({stretched:.5})", origin.x, origin.y)
    }

    /// The side of a hundred units as they are drawn, tracked.
    pub(super) fn side(self) -> f64 {
        self.drawn.get() * 100.0
    }

    /// How much can be told apart, and whether the camera glides; for the style sheet, tracked.
    pub(super) fn detail(self) -> &'static str {
        Camera { scale: self.drawn.get(), ..Camera::default() }.detail().word()
    }

    /// Whether the camera glides, tracked.
    pub(super) fn glides(self) -> bool {
        self.gliding.get()
    }

    /// How far figures outgrow their places, so that they can still be told apart; tracked.
    pub(super) fn growth(self) -> f64 {
        (FIGURE_LEAST / (FIGURE * self.drawn.get())).clamp(1.0, GROWTH_MAX)
    }

    /// Units of the board for so many points of the screen, as they are drawn; tracked.
    pub(super) fn units(self, points: f64) -> f64 {
        points / self.drawn.get()
    }

    /// Which place of the board is at this point of the browser's window.
    pub(super) fn on_board(self, (x, y): (f64, f64)) -> Option<ScreenPoint> {
        let rim = self.node.get_untracked()?.get_bounding_client_rect();
        let point = ScreenPoint { x: x - rim.left(), y: y - rim.top() };
        Some(self.camera.get_untracked().on_board(point))
    }

    /// Points of the screen for a unit of the board, untracked.
    pub(super) fn peek_scale(self) -> f64 {
        self.camera.get_untracked().scale
    }
}

fn frame(rect: Rect) -> Frame {
    Frame {
        at: ScreenPoint { x: rect.at.x.into(), y: rect.at.y.into() },
        width: rect.width.into(),
        height: rect.height.into(),
    }
}
