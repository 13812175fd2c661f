//! A name that is one's own: kept, opened on other devices, and let go.

mod api;
mod data;
mod enter;
mod link;
mod newcomer;
mod passkey;
mod said;
mod ways;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::people::Me;
use words::extras::people as words;

use self::data::YourData;
use self::link::LinkBox;
use self::newcomer::Newcomer;
use self::said::{TroubleBox, day};
use self::ways::{Rename, Ways};
use super::api::Trouble;
use super::shell::Shell;
use crate::link::keys;
use crate::prefs::Prefs;
use crate::words::pages;

pub use enter::EnterPage;

/// Who is signed in here, and what was last done about it.
#[derive(Clone, Copy)]
struct Account {
    prefs: Prefs,
    /// Nothing before the server has said who this is.
    me: RwSignal<Option<Option<Me>>>,
    /// A secret link that was just made.
    key: RwSignal<Option<String>>,
    busy: RwSignal<bool>,
    trouble: RwSignal<Option<Trouble>>,
    /// A sentence about what was done.
    done: RwSignal<Option<crate::words::Word>>,
}

impl Account {
    fn new() -> Account {
        Account {
            prefs: Prefs::get(),
            me: RwSignal::new(None),
            key: RwSignal::new(None),
            busy: RwSignal::new(false),
            trouble: RwSignal::new(None),
            done: RwSignal::new(None),
        }
    }

    /// Asks the server for something, once at a time, and takes in what it says.
    fn ask<T: 'static>(
        self,
        asked: impl Future<Output = Result<T, Trouble>> + 'static,
        take: impl FnOnce(T) + 'static,
    ) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        self.done.set(None);
        spawn_local(async move {
            let answer = asked.await;
            self.busy.try_set(false);
            self.trouble.try_set(answer.as_ref().err().cloned());
            if let Ok(answer) = answer {
                take(answer);
            }
        });
    }

    /// This is who is signed in here, and sits down by that name from now on.
    fn is(self, me: Option<Me>) {
        let name = me.as_ref().map(|me| me.name.clone());
        self.prefs.change(|wishes| {
            if let Some(name) = &name {
                wishes.name.clone_from(name);
            }
            wishes.kept = name;
        });
        self.me.try_set(Some(me));
    }

    /// Somebody has just signed in here: they find their tables on the start page, and their seats there are theirs.
    fn came(self, me: Me) {
        self.is(Some(me));
        spawn_local(async {
            for sat in api::tables().await.unwrap_or_default() {
                keys::remember(&sat.table, sat.sat_down_ms);
            }
        });
    }

    /// Asks who is signed in here.
    fn look(self) {
        self.ask(api::me(), move |me| self.is(me));
    }
}

/// One's own name.
#[component]
pub fn PeoplePage() -> impl IntoView {
    let account = Account::new();
    let prefs = account.prefs;
    account.look();
    let shown = Memo::new(move |_| account.me.with(|me| me.as_ref().map(Option::is_some)));
    view! {
        <Shell class="people">
            {move || match shown.get() {
                None => view! {
                    <h1>{move || words::TITLE.of(prefs.lang())}</h1>
                    <TroubleBox trouble=account.trouble/>
                    <Show when=move || account.busy.get()>
                        <p class="page-lead">{move || pages::LOADING.of(prefs.lang())}</p>
                    </Show>
                }
                .into_any(),
                Some(false) => view! { <Newcomer account/> }.into_any(),
                Some(true) => view! { <Known account/> }.into_any(),
            }}
        </Shell>
    }
}

/// Whoever keeps a name here.
#[component]
fn Known(account: Account) -> impl IntoView {
    let prefs = account.prefs;
    let me = move || account.me.get().flatten();
    let name = Memo::new(move |_| me().map(|me| me.name));
    let since = move || {
        let lang = prefs.lang();
        me().map(|me| words::Since { date: day(me.created_ms, lang) }.of(lang))
    };
    view! {
        <h1 data-test="person-name">{move || name.get()}</h1>
        <p class="page-lead">{since}</p>
        <TroubleBox trouble=account.trouble/>
        <LinkBox account/>
        <Ways account/>
        <section class="panel">
            <h2>{move || words::RENAME.of(prefs.lang())}</h2>
            <Rename account/>
        </section>
        <YourData account/>
    }
}
