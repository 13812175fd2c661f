//! What opens a name: passkeys, secret links, devices; and the name itself.

use game::NAME_CHARS_MAX;
use leptos::ev;
use leptos::prelude::*;
use wire::people::{Me, Way};
use words::extras::people as words;

use super::said::day;
use super::{Account, api, passkey};
use crate::words::Word;

/// What a way in is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Passkey,
    Link,
    Device,
}

impl Kind {
    fn title(self) -> Word {
        match self {
            Kind::Passkey => words::PASSKEYS,
            Kind::Link => words::LINKS,
            Kind::Device => words::DEVICES,
        }
    }

    fn of(self, me: &Me) -> &[Way] {
        match self {
            Kind::Passkey => &me.passkeys,
            Kind::Link => &me.links,
            Kind::Device => &me.devices,
        }
    }

    /// What tests call it.
    fn hook(self) -> &'static str {
        match self {
            Kind::Passkey => "passkey",
            Kind::Link => "link",
            Kind::Device => "device",
        }
    }
}

/// All that opens the name.
#[component]
pub fn Ways(account: Account) -> impl IntoView {
    let prefs = account.prefs;
    view! {
        <section class="panel">
            <h2>{move || words::WAYS.of(prefs.lang())}</h2>
            <h3>{move || words::PASSKEYS.of(prefs.lang())}</h3>
            <AddPasskey account/>
            <List account kind=Kind::Passkey/>
            <h3>{move || words::LINKS.of(prefs.lang())}</h3>
            <p class="quiet">{move || words::LINKS_HINT.of(prefs.lang())}</p>
            <List account kind=Kind::Link/>
            <AddLink account/>
            <h3>{move || words::DEVICES.of(prefs.lang())}</h3>
            <List account kind=Kind::Device/>
            <SignOut account/>
        </section>
    }
}

#[component]
fn AddPasskey(account: Account) -> impl IntoView {
    let prefs = account.prefs;
    let add = move |_| account.ask(passkey::make(), move |me| account.is(Some(me)));
    match passkey::is_possible() {
        true => view! {
            <p class="quiet">{move || words::PASSKEYS_HINT.of(prefs.lang())}</p>
            <button
                class="button"
                data-test="add-passkey"
                disabled=move || account.busy.get()
                on:click=add
            >
                {move || words::ADD_PASSKEY.of(prefs.lang())}
            </button>
        }
        .into_any(),
        false => view! {
            <p class="quiet">{move || words::PASSKEYS_MISSING.of(prefs.lang())}</p>
        }
        .into_any(),
    }
}

#[component]
fn AddLink(account: Account) -> impl IntoView {
    let prefs = account.prefs;
    let add = move |_| {
        let made = async {
            let key = api::add_link().await?.key;
            Ok((key, api::me().await?))
        };
        account.ask(made, move |(key, me)| {
            account.key.try_set(Some(key));
            account.is(me);
        });
    };
    view! {
        <button class="button" data-test="add-link" disabled=move || account.busy.get() on:click=add>
            {move || words::ADD_LINK.of(prefs.lang())}
        </button>
    }
}

/// The ways of one kind, each with a button that closes it.
#[component]
fn List(account: Account, kind: Kind) -> impl IntoView {
    let prefs = account.prefs;
    let ways = Memo::new(move |_| {
        let me = account.me.get().flatten();
        me.map(|me| kind.of(&me).to_vec()).unwrap_or_default()
    });
    let row = move |way: Way| view! { <Row account kind way/> };
    move || {
        let ways = ways.get();
        (!ways.is_empty()).then(|| {
            view! {
                <ul class="people-ways" aria-label=move || kind.title().of(prefs.lang())>
                    {ways.into_iter().map(row).collect_view()}
                </ul>
            }
        })
    }
}

#[component]
fn Row(account: Account, kind: Kind, way: Way) -> impl IntoView {
    let prefs = account.prefs;
    let (tag, here) = (way.tag.clone(), way.here);
    let way = StoredValue::new(way);
    let name = move || {
        let (way, lang) = (way.get_value(), prefs.lang());
        let device = match way.label.is_empty() {
            true => words::UNNAMED.of(lang).to_owned(),
            false => way.label,
        };
        match kind {
            Kind::Passkey => words::PasskeyOf { device }.of(lang),
            Kind::Link => words::LinkOf { date: day(way.made_ms, lang) }.of(lang),
            Kind::Device => device,
        }
    };
    let seen = move || {
        let lang = prefs.lang();
        match here {
            true => words::HERE.of(lang).to_owned(),
            false => words::Seen { date: day(way.with_value(|way| way.seen_ms), lang) }.of(lang),
        }
    };
    let remove = move |_| {
        let tag = tag.clone();
        let removed = async move {
            match kind {
                Kind::Passkey => api::remove_passkey(tag).await?,
                Kind::Link | Kind::Device => api::remove_key(tag).await?,
            }
            api::me().await
        };
        account.ask(removed, move |me| account.is(me));
    };
    let label = move || match kind {
        Kind::Device => words::SignOutOf { what: name() }.of(prefs.lang()),
        Kind::Passkey | Kind::Link => words::RemoveOf { what: name() }.of(prefs.lang()),
    };
    let short = if kind == Kind::Device { words::SIGN_OUT_THERE } else { words::REMOVE };
    view! {
        <li data-test=format!("way-{}", kind.hook())>
            <span class="people-way">
                <span>{name}</span>
                <small class="quiet">{seen}</small>
            </span>
            {(!here).then(|| view! {
                <button
                    class="button small"
                    data-test=format!("remove-{}", kind.hook())
                    aria-label=label
                    disabled=move || account.busy.get()
                    on:click=remove
                >
                    {move || short.of(prefs.lang())}
                </button>
            })}
        </li>
    }
}

/// Signs out here.
#[component]
fn SignOut(account: Account) -> impl IntoView {
    let prefs = account.prefs;
    let leave = move |_| account.ask(api::sign_out(), move |()| account.is(None));
    view! {
        <p class="quiet">{move || words::SIGN_OUT_WARNING.of(prefs.lang())}</p>
        <button class="button" data-test="sign-out" disabled=move || account.busy.get() on:click=leave>
            {move || words::SIGN_OUT.of(prefs.lang())}
        </button>
    }
}

/// Another name.
#[component]
pub fn Rename(account: Account) -> impl IntoView {
    let prefs = account.prefs;
    let known = account.me.get_untracked().flatten().map(|me| me.name).unwrap_or_default();
    let name = RwSignal::new(known);
    let rename = move |event: ev::SubmitEvent| {
        event.prevent_default();
        account.ask(api::rename(name.get_untracked()), move |me| account.is(Some(me)));
    };
    view! {
        <form class="people-form" on:submit=rename>
            <input
                class="input"
                data-test="person-rename"
                aria-label=move || words::RENAME.of(prefs.lang())
                autocomplete="nickname"
                maxlength=NAME_CHARS_MAX.to_string()
                prop:value=move || name.get()
                on:input=move |event| name.set(event_target_value(&event))
            />
            <button class="button" data-test="person-rename-save" disabled=move || account.busy.get()>
                {move || words::SAVE.of(prefs.lang())}
            </button>
        </form>
    }
}
