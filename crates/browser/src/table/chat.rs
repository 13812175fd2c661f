//! Talk at the table.

use client::Known;
use game::NAME_CHARS_MAX;
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use wire::{CHAT_CHARS_MAX, ChatLine, ClientFrame};

use super::room::Room;
use crate::widgets::SeatMark;
use crate::words::{table as words, together};

/// The chat, the latest line last and in sight.
#[component]
pub fn Chat() -> impl IntoView {
    let room = Room::here();
    let lines = Memo::new(move |_| room.known(|known| known.chat.clone()).unwrap_or_default());
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move || {
        lines.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || {
                list.set_scroll_top(list.scroll_height());
                // On a phone the sheet may be lowered: what is not seen is not read.
                if list.client_height() > 0 {
                    room.mark_chat_read();
                }
            });
        }
    });
    let may_say = Memo::new(move |_| {
        let free = |known: &Known| known.card.settings.talk.is_free();
        room.is_seated() || room.known(free) == Some(true)
    });
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
                when=move || may_say.get()
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
    let lang = Room::here().prefs;
    let onlooker = line.seat.is_none();
    view! {
        <li class="chat-line" class:onlooker=onlooker>
            {line.seat.map(|seat| view! { <SeatMark seat/> })}
            <span>
                <b>{line.name}</b>
                {onlooker.then(|| view! {
                    " "
                    <small class="tag">{move || together::ONLOOKER.of(lang.lang())}</small>
                })}
                " "
                {line.text}
            </span>
        </li>
    }
}

/// Says something: as one's seat, or by a name where one has none.
#[component]
fn Say() -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let text = RwSignal::new(String::new());
    let name = RwSignal::new(room.prefs.peek().name);
    let seated = Memo::new(move |_| room.is_seated());
    let say = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        let seat = room.peek(|known| known.my_seat().or(known.yours.iter().next())).flatten();
        let given = name.get_untracked().trim().to_owned();
        if said.is_empty() || (seat.is_none() && given.is_empty()) {
            return;
        }
        if seat.is_none() {
            room.prefs.change(|wishes| wishes.name = given.clone());
        }
        room.send(ClientFrame::Chat { seat, name: seat.is_none().then_some(given), text: said });
        text.set(String::new());
    };
    view! {
        <form class="say" on:submit=say>
            <Show when=move || !seated.get()>
                <input
                    class="input say-name"
                    data-test="chat-name"
                    maxlength=NAME_CHARS_MAX.to_string()
                    aria-label=move || together::CHAT_NAME.of(lang())
                    placeholder=move || together::CHAT_NAME.of(lang())
                    autocomplete="nickname"
                    prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))
                />
            </Show>
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
