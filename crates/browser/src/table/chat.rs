//! Talk at the table.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use parlour::Known;
use wire::{CHAT_CHARS_MAX, ChatLine, ClientFrame};

use super::room::Room;
use crate::widgets::SeatMark;
use crate::words::table as words;

/// The chat, the latest line last and in sight.
#[component]
pub fn Chat() -> impl IntoView {
    let room = Room::here();
    let lines = Memo::new(move |_| room.known(|known| known.chat.clone()).unwrap_or_default());
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move || {
        lines.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let seated = move || room.known(|known| known.my_seat().is_some()) == Some(true);
    let numbered = move || lines.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <div class="chat">
            <ol class="chat-lines" data-test="chat" node_ref=list aria-live="polite">
                <For
                    each=numbered
                    key=|(place, line)| (*place, line.at_ms)
                    children=|(_, line)| view! { <Said line/> }
                />
            </ol>
            <Show
                when=seated
                fallback=move || view! {
                    <p class="chat-note">{words::CHAT_SEATS_ONLY.of(room.prefs.lang())}</p>
                }
            >
                <Say/>
            </Show>
        </div>
    }
}

#[component]
fn Said(line: ChatLine) -> impl IntoView {
    view! {
        <li class="chat-line">
            <SeatMark seat=line.seat/>
            <span>
                <b>{line.name}</b>
                " "
                {line.text}
            </span>
        </li>
    }
}

#[component]
fn Say() -> impl IntoView {
    let room = Room::here();
    let text = RwSignal::new(String::new());
    let say = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if let (Some(Some(seat)), false) = (room.peek(Known::my_seat), said.is_empty()) {
            room.send(ClientFrame::Chat { seat, text: said });
            text.set(String::new());
        }
    };
    let lang = move || room.prefs.lang();
    view! {
        <form class="say" on:submit=say>
            <input
                class="input"
                data-test="chat-input"
                maxlength=CHAT_CHARS_MAX.to_string()
                aria-label=move || words::CHAT_HINT.of(lang())
                placeholder=move || words::CHAT_HINT.of(lang())
                autocomplete="off"
                prop:value=move || text.get()
                on:input=move |event| text.set(event_target_value(&event))
            />
            <button class="button" data-test="chat-send">{move || words::SEND.of(lang())}</button>
        </form>
    }
}
