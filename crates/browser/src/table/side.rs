//! Beside the board: the log, the chat, what is left, the dice. On a phone a sheet that slides up.

use leptos::ev;
use leptos::prelude::*;
use stage::{Lang, Lit, PanelPlace};

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::chat::Chat;
use super::fair::Fair;
use super::log::Log;
use super::playing::Play;
use super::room::Room;
use crate::board::TallyView;
use crate::panels::{PanelView, Panels, Tap, keys_at, title_of};
use crate::words::table as words;

/// A tab of the side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Log,
    Chat,
    Stock,
    Fair,
    /// A panel of the game.
    Panel(&'static str),
}

impl Tab {
    /// What stands on it, tracked.
    fn title(self, panels: Panels, lang: Lang) -> String {
        let word = match self {
            Tab::Log => words::TAB_LOG,
            Tab::Chat => words::TAB_CHAT,
            Tab::Stock => words::TAB_STOCK,
            Tab::Fair => words::TAB_FAIR,
            Tab::Panel(key) => return title_of(panels, key),
        };
        word.of(lang).to_owned()
    }

    const fn key(self) -> &'static str {
        match self {
            Tab::Log => "log",
            Tab::Chat => "chat",
            Tab::Stock => "stock",
            Tab::Fair => "fair",
            Tab::Panel(key) => key,
        }
    }
}

#[component]
pub fn Side() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let chosen = RwSignal::new(Tab::Log);
    let raised = RwSignal::new(false);
    let tabs = Memo::new(move |_| tabs(room, play));
    let body = move || match chosen.get() {
        Tab::Log => view! { <Log/> }.into_any(),
        Tab::Chat => view! { <Chat/> }.into_any(),
        Tab::Stock => view! { <Stock/> }.into_any(),
        Tab::Fair => view! { <Fair/> }.into_any(),
        Tab::Panel(key) => view! {
            <article class="tab-panel" tabindex="0">
                <PanelView panels=play.panels key tap=Tap::to(play.hand)/>
            </article>
        }
        .into_any(),
    };
    let lang = move || room.prefs.lang();
    view! {
        <div class="side" class:raised=move || raised.get()>
            <div class="tab-row">
                <div class="tabs sideways" role="tablist" aria-label=move || words::ABOUT_GAME.of(lang())>
                    <For
                        each=move || tabs.get()
                        key=|tab| tab.key()
                        children=move |tab| view! { <TabButton tab chosen raised/> }
                    />
                </div>
                <button
                    class="icon-button lower"
                    aria-label=move || words::CLOSE.of(lang())
                    on:click=move |_| raised.set(false)
                >
                    "✕"
                </button>
            </div>
            <div
                class="tab-body"
                role="tabpanel"
                id="tab-body"
                aria-labelledby=move || tab_id(chosen.get())
            >
                {body}
            </div>
        </div>
    }
}

/// What the tab is called in the page.
fn tab_id(tab: Tab) -> String {
    format!("tab-{}", tab.key())
}

/// The tabs of this table: a game inside the page has nobody to talk to, one without the aid shows
/// no stock.
fn tabs(room: Room, play: Play) -> Vec<Tab> {
    let stocked = play.stock.with(|stock| !stock.entries.is_empty());
    let remaining = stocked && room.aids().is_some_and(|aids| aids.remaining);
    let talk = room.server_id().is_some();
    let mut tabs = vec![Tab::Log];
    tabs.extend(keys_at(play.panels, PanelPlace::Tab).into_iter().map(Tab::Panel));
    tabs.extend(talk.then_some(Tab::Chat));
    tabs.extend(remaining.then_some(Tab::Stock));
    tabs.extend((!room.is_lesson()).then_some(Tab::Fair));
    tabs
}

#[component]
fn TabButton(tab: Tab, chosen: RwSignal<Tab>, raised: RwSignal<bool>) -> impl IntoView {
    let (room, Play { panels, hand, .. }) = (Room::here(), Play::here());
    let prefs = room.prefs;
    let selected = move || chosen.get() == tab;
    let choose = move |event: ev::MouseEvent| {
        bring_to_middle(&event);
        // On a phone the tab that is open puts the sheet away again.
        let again = chosen.get_untracked() == tab && raised.get_untracked();
        raised.set(!again);
        chosen.set(tab);
        if tab == Tab::Chat {
            room.mark_chat_read();
        }
    };
    let unread = Memo::new(move |_| if tab == Tab::Chat { room.unread() } else { 0 });
    let count = move || Some(unread.get()).filter(|&unread| unread > 0);
    view! {
        <button
            class="tab"
            class:lit=move || hand.is_lit(&Lit::Tab(tab.key()))
            role="tab"
            id=tab_id(tab)
            data-test=tab_id(tab)
            aria-selected=move || selected().to_string()
            aria-controls="tab-body"
            on:click=choose
        >
            {move || tab.title(panels, prefs.lang())}
            {move || count().map(|count| view! { <span class="unread" data-test="unread">{count}</span> })}
        </button>
    }
}

/// Pushes the row of tabs so that those on both sides of the chosen one are seen.
fn bring_to_middle(event: &ev::MouseEvent) {
    let tab = event.current_target().and_then(|tab| tab.dyn_into::<HtmlElement>().ok());
    let Some((row, tab)) = tab.and_then(|tab| Some((tab.parent_element()?, tab))) else { return };
    let row_left = row.get_bounding_client_rect().left();
    let left = tab.get_bounding_client_rect().left() - row_left;
    let aside = left as i32 - (row.client_width() - tab.offset_width()) / 2;
    row.set_scroll_left(row.scroll_left() + aside);
}

/// What is still in the stack.
#[component]
fn Stock() -> impl IntoView {
    let stock = Play::here().stock;
    view! {
        <article class="stock" tabindex="0">
            <h2>{move || stock.get().title}</h2>
            {move || view! { <TallyView tally=stock.get()/> }}
        </article>
    }
}
