//! The board itself.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use stage::Scene;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, ResizeObserver};

use super::answer::Answer;
use super::closeup;
use super::controller::BoardController;
use super::drawing::LayerView;
use super::gestures::Gestures;
use super::keys::Walker;
use super::land::Land;
use super::layer::{Layer, Plane};
use super::lens::Lens;
use super::reach::{FINGER, nearest, tile_around};
use crate::prefs::Prefs;
use crate::words::table as words;

/// What the parts of a board share.
#[derive(Clone, Copy)]
pub(super) struct BoardContext {
    pub hand: BoardController,
    pub lens: Lens,
    pub gestures: Gestures,
    pub walker: Walker,
    scene: Memo<Scene>,
    /// Whether things may be asked about.
    remaining: Signal<bool>,
    /// Whether Enter and the arrow keys belong to the page around.
    pub still: bool,
}

impl BoardContext {
    fn new(
        hand: BoardController,
        lens: Lens,
        remaining: Signal<bool>,
        still: bool,
    ) -> BoardContext {
        let scene = Memo::new(move |_| hand.scene());
        let walker = Walker::new(scene);
        let gestures = Gestures::new(lens, move |element: Element| {
            if let Some(target) = element.get_attribute("data-target") {
                look_into(hand, remaining, target);
            }
        });
        BoardContext { hand, lens, gestures, walker, scene, remaining, still }
    }

    /// Keeps camera, focus and keys in step with what is drawn.
    fn follow(self) {
        let fingers = closeup::has_fingers();
        Effect::new(move || {
            self.scene.with(|scene| {
                self.lens.board_is(scene.bounds);
                let wanted = self.hand.ask(|stage, _| stage.asks_for_touch());
                closeup::follow(self.lens, scene, wanted, fingers);
            });
            soon(move || self.walker.stand_up());
        });
        watch_size(self.lens);
        let keys = window_event_listener(ev::keydown, move |event| self.key(&event));
        on_cleanup(move || keys.remove());
    }

    /// What a pointer means: of all that acts around it, what is nearest.
    pub(super) fn meant(self, event: &web_sys::MouseEvent) -> Option<String> {
        let at = (event.client_x().into(), event.client_y().into());
        let (spot, reach) = (self.lens.on_board(at)?, untrack(|| self.lens.units(FINGER / 2.0)));
        self.scene.with_untracked(|scene| nearest(scene, spot, reach))
    }

    /// Goes to the last moves, or back from them; says whether there are any.
    pub(super) fn visit_last_moves(self) -> bool {
        let marked = untrack(|| self.hand.last_moves());
        let part = marked.iter().map(|mark| mark.at).map(tile_around).reduce(closeup::around);
        part.inspect(|part| self.lens.visit(*part)).is_some()
    }

    /// Asks about a target, where the table allows it.
    pub(super) fn look_into(self, target: String) {
        look_into(self.hand, self.remaining, target);
    }
}

/// After the drawing, which is done before the next turn of the browser's loop.
fn soon(act: impl FnOnce() + 'static) {
    set_timeout(act, Duration::ZERO);
}

fn look_into(hand: BoardController, remaining: Signal<bool>, target: String) {
    if remaining.get_untracked() {
        hand.look_into(Some(target));
    }
}

/// A board that can be moved, zoomed and touched.
#[component]
pub fn Board(
    /// What is shown and who is told of touches.
    hand: BoardController,
    lens: Lens,
    /// Whether things may be asked about: the table's remaining aid.
    #[prop(optional, into)]
    remaining: Signal<bool>,
    /// Whether Enter and the arrow keys belong to the page around, as in a replay.
    #[prop(optional)]
    still: bool,
) -> impl IntoView {
    let prefs = Prefs::get();
    let board = BoardContext::new(hand, lens, remaining, still);
    provide_context(board);
    board.follow();
    let gestures = board.gestures;
    view! {
        <div
            class="board"
            data-test="board"
            role="group"
            aria-label=move || words::BOARD.of(prefs.lang())
            node_ref=lens.node()
            on:pointerdown=move |event| gestures.down(&event)
            on:pointermove=move |event| gestures.moved(&event)
            on:pointerup=move |event| gestures.up(&event)
            on:pointercancel=move |event| gestures.up(&event)
            on:wheel=move |event| gestures.wheel(&event)
            on:contextmenu=move |event| event.prevent_default()
        >
            <div
                class="world"
                class:gliding=move || lens.glides()
                style:transform=move || lens.transform()
                style:--growth=move || format!("{:.3}", lens.growth())
            >
                <Map board/>
            </div>
            <Answer hand/>
        </div>
    }
}

/// The picture: sheets that lie on each other, so that what changes on one is painted without the
/// others. The land, by far the dearest, changes only some time after a tile was laid.
#[component]
fn Map(board: BoardContext) -> impl IntoView {
    let BoardContext { hand, scene, walker, .. } = board;
    let [floor, standing] =
        [Plane::Floor, Plane::Standing].map(|sheet| Layer::of_scene(scene, sheet));
    let land = Land::of(scene, move || soon(move || walker.stand_up()));
    let overlay = Layer::of(move || hand.overlay_items());
    let marks = Layer::of(move || hand.marks());
    let lights = Layer::of(move || hand.lights());
    let lit = Layer::of(move || hand.lit_items());
    let drawings = Layer::of(move || hand.drawings());
    let glow = Layer::of(move || hand.glowing().map(|(_, items)| items).unwrap_or_default());
    let glow_seat =
        move || hand.glowing().map(|(seat, _)| format!("seat-{seat}")).unwrap_or_default();
    view! {
        <SheetView board class="floor">
            <LayerView layer=floor class="ground"/>
        </SheetView>
        <SheetView board class="land">
            <LayerView layer=land.settled class="ground"/>
        </SheetView>
        <SheetView board class="land">
            <LayerView layer=land.fresh class="ground"/>
        </SheetView>
        <SheetView board class="above">
            <defs inner_html=art::seat_patterns()></defs>
            <LayerView layer=overlay class="overlay"/>
            <LayerView layer=marks class="marks"/>
            <LayerView layer=lights class="lights"/>
            <g class=glow_seat>
                <LayerView layer=glow class="glow"/>
            </g>
            <LayerView layer=standing class="standing"/>
            <LayerView layer=lit class="shining"/>
            <LayerView layer=drawings class="drawings"/>
        </SheetView>
    }
}

/// One sheet of the picture.
#[component]
fn SheetView(board: BoardContext, class: &'static str, children: Children) -> impl IntoView {
    let lens = board.lens;
    view! {
        <svg
            class=move || format!("map {class} {}", lens.detail())
            viewBox="0 0 100 100"
            width=move || lens.side()
            height=move || lens.side()
        >
            {children()}
        </svg>
    }
}

/// Tells the lens how large its window is, as long as there is one.
fn watch_size(lens: Lens) {
    let measure = move || {
        if let Some(node) = lens.node().try_get_untracked().flatten() {
            lens.window_is(node.client_width().into(), node.client_height().into());
        }
    };
    let changed = Closure::<dyn Fn()>::new(measure);
    let observer = ResizeObserver::new(changed.as_ref().unchecked_ref()).ok();
    let kept = StoredValue::new_local((observer, changed));
    Effect::new(move || {
        let Some(node) = lens.node().get() else { return };
        measure();
        kept.with_value(|(observer, _)| {
            if let Some(observer) = observer {
                observer.observe(&node);
            }
        });
    });
    on_cleanup(move || {
        kept.try_with_value(|(observer, _)| {
            if let Some(observer) = observer {
                observer.disconnect();
            }
        });
    });
}
