//! Short messages that go away by themselves.

use std::time::Duration;

use leptos::prelude::*;

/// How long a message stays.
const STAY: Duration = Duration::from_secs(6);

#[derive(Clone)]
struct Toast {
    number: u64,
    text: String,
}

/// Short messages, one at a time: a newer one takes the place of the last.
#[derive(Clone, Copy)]
pub struct Toasts {
    shown: RwSignal<Option<Toast>>,
    count: StoredValue<u64>,
}

impl Toasts {
    /// No messages yet.
    pub fn new() -> Toasts {
        Toasts { shown: RwSignal::new(None), count: StoredValue::new(0) }
    }

    /// Shows a message for a while.
    pub fn say(self, text: impl Into<String>) {
        let number = self.count.get_value();
        self.count.set_value(number + 1);
        self.shown.set(Some(Toast { number, text: text.into() }));
        let forget = move || {
            self.shown.try_update(|shown| shown.take_if(|toast| toast.number == number));
        };
        set_timeout(forget, STAY);
    }
}

/// The place of the messages. It is always there, or a screen reader would not notice what comes into
/// it.
#[component]
pub fn ToastPlace(toasts: Toasts) -> impl IntoView {
    let toast = |toast: Toast| view! { <p class="toast" data-test="toast">{toast.text}</p> };
    view! { <div class="toasts" role="status">{move || toasts.shown.get().map(toast)}</div> }
}
