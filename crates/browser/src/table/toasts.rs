//! Short messages that go away by themselves.

use std::time::Duration;

use leptos::prelude::*;

/// How long a message stays.
const STAY: Duration = Duration::from_secs(6);

/// The most messages at once; older ones make room.
const TOASTS_MAX: usize = 4;

#[derive(Clone)]
struct Toast {
    number: u64,
    text: String,
}

/// Short messages.
#[derive(Clone, Copy)]
pub struct Toasts {
    list: RwSignal<Vec<Toast>>,
    count: StoredValue<u64>,
}

impl Toasts {
    /// No messages yet.
    pub fn new() -> Toasts {
        Toasts { list: RwSignal::new(Vec::new()), count: StoredValue::new(0) }
    }

    /// Shows a message for a while.
    pub fn say(self, text: impl Into<String>) {
        let toast = Toast { number: self.count.get_value(), text: text.into() };
        let number = toast.number;
        self.count.set_value(number + 1);
        self.list.update(|list| {
            list.retain(|other| other.text != toast.text);
            list.push(toast);
            let beyond = list.len().saturating_sub(TOASTS_MAX);
            list.drain(..beyond);
        });
        let forget = move || {
            self.list.try_update(|list| list.retain(|toast| toast.number != number));
        };
        set_timeout(forget, STAY);
    }
}

/// The messages.
#[component]
pub fn ToastList(
    /// Which.
    toasts: Toasts,
) -> impl IntoView {
    view! {
        <div class="toasts" role="status" aria-live="polite">
            <For each=move || toasts.list.get() key=|toast| toast.number let:toast>
                <p class="toast">{toast.text}</p>
            </For>
        </div>
    }
}
