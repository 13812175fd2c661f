//! The corner of the board: what is played, how much is left, the way out, wishes.

use client::Known;
use leptos::prelude::*;
use wire::{ClientFrame, Phase};

use super::playing::Play;
use super::position::TakePosition;
use super::room::Room;
use super::sharing::Invitation;
use crate::pages::Go;
use crate::parts::{extras, later};
use crate::route::Route;
use crate::widgets::{Dialog, LangSwitch, ThemeSwitch};
use crate::words::{table as words, together};

/// The corner of the board.
#[component]
pub fn Menu() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let lang = move || room.prefs.lang();
    let settings = RwSignal::new(false);
    let resigning = RwSignal::new(false);
    let inviting = RwSignal::new(false);
    let remaining = move || room.aids().is_some_and(|aids| aids.remaining);
    let left =
        move || Some(play.stock.with(|stock| stock.title.clone())).filter(|it| !it.is_empty());
    let left = Memo::new(move |_| left().filter(|_| remaining()));
    let rules = RwSignal::new(false);
    let open_rules = move |_| {
        settings.set(false);
        rules.set(true);
    };
    view! {
        <nav class="corner" aria-label=move || words::MENU.of(lang())>
            <Go to=Route::Start class="chip home" test="home">
                <span class="unseen">{move || words::TO_START.of(lang())} ": "</span>
                <span class="chip-title">{move || room.title()}</span>
            </Go>
            {move || left.get().map(|left| view! {
                <span class="chip left" data-test="left">{left}</span>
            })}
            <button class="chip roomy" data-test="help" on:click=open_rules>
                {move || words::HELP.of(lang())}
            </button>
            <button
                class="chip"
                data-test="settings"
                on:click=move |_| settings.set(true)
            >
                <span class="sign" aria-hidden="true">"☰"</span>
                <span class="label">{move || words::SETTINGS.of(lang())}</span>
            </button>
            <InviteButton inviting class="chip roomy" test="invite"/>
            <ResignButton resigning class="chip roomy" test="resign"/>
        </nav>
        <Dialog open=settings title=Signal::derive(move || words::SETTINGS.of(lang()).to_owned())>
            <Wishes/>
            <footer class="dialog-foot">
                <Go to=Route::Start class="button small">{move || words::TO_START.of(lang())}</Go>
                <button class="button small" data-test="menu-help" on:click=open_rules>
                    {move || words::HELP.of(lang())}
                </button>
                <TakePosition open=settings/>
                <InviteButton inviting class="button small" test="menu-invite"/>
                <ResignButton resigning class="button small" test="menu-resign"/>
            </footer>
        </Dialog>
        <Dialog open=rules title=Signal::derive(move || words::HELP.of(lang()).to_owned())>
            {move || rules.get().then(|| later(extras, move |extras| (extras.rules)(play.game_info)))}
        </Dialog>
        <ResignDialog resigning/>
        <Dialog open=inviting title=Signal::derive(move || together::INVITE.of(lang()).to_owned())>
            {move || inviting.get().then(|| view! {
                <p class="quiet">{together::INVITE_TO_WATCH.of(lang())}</p>
                <Invitation/>
            })}
        </Dialog>
    }
}

/// The way to the link, at tables to which others can come.
#[component]
fn InviteButton(
    inviting: RwSignal<bool>,
    class: &'static str,
    test: &'static str,
) -> impl IntoView {
    let room = Room::here();
    room.server_id().map(|_| {
        view! {
            <button class=class data-test=test on:click=move |_| inviting.set(true)>
                {move || together::INVITE.of(room.prefs.lang())}
            </button>
        }
    })
}

/// What a person likes.
#[component]
fn Wishes() -> impl IntoView {
    let prefs = Room::here().prefs;
    let lang = move || prefs.lang();
    view! {
        <div class="wishes">
            <label>{move || words::LANGUAGE.of(lang())} <LangSwitch/></label>
            <label>{move || words::THEME.of(lang())} <ThemeSwitch/></label>
            <Switch
                word=words::WISH_PREVIEW
                test="preview"
                on=Signal::derive(move || prefs.now().preview)
                set=move |on| prefs.change(|wishes| wishes.preview = on)
            />
            <Switch
                word=words::WISH_SOUND
                test="sound"
                on=Signal::derive(move || prefs.now().sound)
                set=move |on| prefs.change(|wishes| wishes.sound = on)
            />
            <Switch
                word=words::WISH_TITLE
                test="title-signal"
                on=Signal::derive(move || prefs.now().title_signal)
                set=move |on| prefs.change(|wishes| wishes.title_signal = on)
            />
            <p class="quiet keys" data-test="keys">{move || words::KEYS.of(lang())}</p>
        </div>
    }
}

#[component]
fn Switch(
    word: crate::words::Word,
    test: &'static str,
    on: Signal<bool>,
    set: impl Fn(bool) + 'static,
) -> impl IntoView {
    let prefs = Room::here().prefs;
    view! {
        <label class="switch">
            <input
                type="checkbox"
                data-test=test
                prop:checked=move || on.get()
                on:change=move |event| set(event_target_checked(&event))
            />
            {move || word.of(prefs.lang())}
        </label>
    }
}

/// Can the person give up? Only whoever plays, and not in a lesson.
fn may_resign(known: &Known) -> bool {
    let seat = known.my_seat().and_then(|seat| known.state.seats.get(seat.index()));
    known.state.phase == Phase::Playing && seat.is_some_and(|seat| seat.out.is_none())
}

#[component]
fn ResignButton(
    resigning: RwSignal<bool>,
    class: &'static str,
    test: &'static str,
) -> impl IntoView {
    let room = Room::here();
    let offered = move || !room.is_lesson() && room.known(may_resign) == Some(true);
    view! {
        <Show when=offered>
            <button class=class data-test=test on:click=move |_| resigning.set(true)>
                {move || words::RESIGN.of(room.prefs.lang())}
            </button>
        </Show>
    }
}

#[component]
fn ResignDialog(resigning: RwSignal<bool>) -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let resign = move |_| {
        resigning.set(false);
        if let Some(Some(seat)) = room.peek(Known::my_seat) {
            room.send(ClientFrame::Resign { seat });
        }
    };
    view! {
        <Dialog open=resigning title=Signal::derive(move || words::RESIGN_ASK.of(lang()).to_owned())>
            <p>{move || words::RESIGN_MEANS.of(lang())}</p>
            <footer class="dialog-foot">
                <button class="button" on:click=move |_| resigning.set(false)>
                    {move || words::PLAY_ON.of(lang())}
                </button>
                <button class="button danger" data-test="resign-yes" on:click=resign>
                    {move || words::RESIGN.of(lang())}
                </button>
            </footer>
        </Dialog>
    }
}
