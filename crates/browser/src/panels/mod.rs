//! What a game lays beside its board: panels of pictures, figures and buttons, drawn without knowing
//! what they mean. Live tables, replays and the page after a game share it.
//!
//! A panel is told anew after every touch. What it is made of stays where it is and changes in place,
//! so that the focus stays on the button that was pressed.

mod chart;
mod piece;

use leptos::prelude::*;
use stage::{Input, Lit, Panel, PanelPlace, Press, Row, Token};

use self::chart::{BarsView, TableView};
use self::piece::{PressView, TokenView};
use crate::board::BoardController;

/// The panels of a table, or of a moment.
pub type Panels = Memo<Vec<Panel>>;

/// Tells the stage what was touched; nobody where nothing can be touched.
#[derive(Clone, Copy)]
pub struct Tap(Option<BoardController>);

impl Tap {
    /// Touches go to this stage.
    pub fn to(hand: BoardController) -> Tap {
        Tap(Some(hand))
    }

    /// Nothing can be touched.
    pub const fn nowhere() -> Tap {
        Tap(None)
    }

    /// Is this to be pressed, as a hint or a lesson says? Tracked.
    fn is_lit(self, target: &str) -> bool {
        self.0.is_some_and(|hand| hand.is_lit(&Lit::target(target)))
    }

    fn on(self, target: &str) {
        if let Some(hand) = self.0 {
            hand.feel(Input::Tap(target));
        }
    }
}

/// The keys of the panels at a spot, in their order.
pub fn keys_at(panels: Panels, spot: PanelPlace) -> Vec<&'static str> {
    let there = |panel: &&Panel| panel.spot == spot;
    panels.with(|panels| panels.iter().filter(there).map(|panel| panel.key).collect())
}

/// The title of a panel, tracked.
pub fn title_of(panels: Panels, key: &str) -> String {
    read(panels, key, |panel| panel.title.clone()).unwrap_or_default()
}

fn read<T>(panels: Panels, key: &str, read: impl FnOnce(&Panel) -> T) -> Option<T> {
    panels.with(|panels| panels.iter().find(|panel| panel.key == key).map(read))
}

/// All panels at a spot, each under its title.
#[component]
pub fn PanelsAt(
    panels: Panels,
    /// Which of them.
    spot: PanelPlace,
    /// Who is told of touches.
    tap: Tap,
) -> impl IntoView {
    view! {
        <For each=move || keys_at(panels, spot) key=|key| *key let:key>
            <PanelView panels key tap/>
        </For>
    }
}

/// All panels one after the other; nothing in them can be touched.
#[component]
pub fn Review(panels: Panels) -> impl IntoView {
    let keys =
        move || panels.with(|panels| panels.iter().map(|panel| panel.key).collect::<Vec<_>>());
    view! {
        <div class="review">
            <For each=keys key=|key| *key let:key>
                <PanelView panels key tap=Tap::nowhere()/>
            </For>
        </div>
    }
}

/// One panel under its title.
#[component]
pub fn PanelView(
    panels: Panels,
    key: &'static str,
    /// Who is told of touches.
    tap: Tap,
) -> impl IntoView {
    let title = move || title_of(panels, key);
    view! {
        <section class="side-panel" data-test=format!("panel-{key}") aria-label=title>
            <h2 class="side-panel-title">{title}</h2>
            <PanelRows panels key tap/>
        </section>
    }
}

/// A row by its place; another kind of row at the same place is another row.
fn row_keys(panels: Panels, key: &str) -> Vec<(usize, u8)> {
    let kind = |row: &Row| match row {
        Row::Text(_) => 0,
        Row::Tokens { .. } => 1,
        Row::Bars { .. } => 2,
        Row::Table { .. } => 3,
        Row::Presses(_) => 4,
    };
    let keys = |panel: &Panel| panel.rows.iter().map(kind).enumerate().collect();
    read(panels, key, keys).unwrap_or_default()
}

/// The rows of a panel.
#[component]
pub fn PanelRows(
    panels: Panels,
    key: &'static str,
    /// Who is told of touches.
    tap: Tap,
) -> impl IntoView {
    let row = move |(at, kind): (usize, u8)| {
        let row =
            Memo::new(move |_| read(panels, key, |panel| panel.rows.get(at).cloned()).flatten());
        match kind {
            1 => view! { <TokensView row tap/> }.into_any(),
            2 => view! { <BarsView row/> }.into_any(),
            3 => view! { <TableView row/> }.into_any(),
            4 => view! { <PressesView row tap/> }.into_any(),
            _ => view! { <p class="panel-text">{move || text(row)}</p> }.into_any(),
        }
    };
    view! {
        <div class="panel-rows">
            <For each=move || row_keys(panels, key) key=|row| *row children=row/>
        </div>
    }
}

fn text(row: Memo<Option<Row>>) -> String {
    match row.get() {
        Some(Row::Text(text)) => text,
        _ => String::new(),
    }
}

#[component]
fn TokensView(row: Memo<Option<Row>>, tap: Tap) -> impl IntoView {
    let label = move || match row.get() {
        Some(Row::Tokens { label, .. }) => label,
        _ => String::new(),
    };
    let tokens = Memo::new(move |_| match row.get() {
        Some(Row::Tokens { tokens, .. }) => tokens,
        _ => Vec::new(),
    });
    let key = |(at, token): &(usize, Token)| token.target.clone().unwrap_or_else(|| at.to_string());
    let keys = move || {
        tokens
            .get()
            .iter()
            .enumerate()
            .map(|(at, token)| key(&(at, token.clone())))
            .collect::<Vec<String>>()
    };
    let token = move |wanted: String| {
        let own = wanted.clone();
        let found = Memo::new(move |_| {
            tokens
                .get()
                .into_iter()
                .enumerate()
                .find(|token| key(token) == own)
                .map(|(_, token)| token)
        });
        view! { <li class="token-place"><TokenView token=found tap/></li> }
    };
    view! {
        <div class="token-row">
            {move || Some(label()).filter(|label| !label.is_empty()).map(|label| view! {
                <span class="token-label">{label}</span>
            })}
            <ul class="tokens" aria-label=label>
                <For each=keys key=Clone::clone children=token/>
            </ul>
        </div>
    }
}

#[component]
fn PressesView(row: Memo<Option<Row>>, tap: Tap) -> impl IntoView {
    let presses = Memo::new(move |_| match row.get() {
        Some(Row::Presses(presses)) => presses,
        _ => Vec::new(),
    });
    let targets =
        move || presses.get().into_iter().map(|press| press.target).collect::<Vec<String>>();
    let press = move |target: String| {
        let found = Memo::new(move |_| {
            presses.get().into_iter().find(|press: &Press| press.target == target)
        });
        view! { <PressView press=found tap/> }
    };
    view! {
        <div class="presses">
            <For each=targets key=Clone::clone children=press/>
        </div>
    }
}
