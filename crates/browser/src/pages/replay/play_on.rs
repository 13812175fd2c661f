//! Playing on from a moment of a match, with the same luck or with other, as a new table.

use ::words::extras::review_page as review;
use game::{Player, PositionText};
use leptos::prelude::*;
use wire::rest::{Created, LayPosition, LoadRecord};
use wire::{SeatPlan, Settings};

use super::reel::Reel;
use crate::pages::api::{self, Trouble};
use crate::pages::seats::{Choices, Seats, Who, given_name, levels_here, people_here};
use crate::pages::sitting::Waiter;
use crate::pages::trouble::TroubleBox;
use crate::prefs::Prefs;
use crate::words::table::level_today;
use crate::words::{Word, pages as words};

/// A new table that begins at the moment shown.
#[component]
pub fn PlayOn(reel: Reel) -> impl IntoView {
    let prefs = Prefs::get();
    let waiter = Waiter::new();
    let seats = RwSignal::new(reel.ask(|replay| same_people(replay.players(), prefs)));
    let has_seed = reel.ask(|replay| replay.record().seed().is_some());
    let luck = RwSignal::new(if has_seed { Luck::Same } else { Luck::Other });
    let count = seats.with_untracked(Vec::len);
    let choices = Choices {
        levels: reel.ask(|replay| levels_here(replay.record().game())),
        links: true,
        seats: (count, count),
    };
    let play = move |_| {
        let people = seats.with_untracked(|seats| people_here(seats, prefs.peek().lang));
        let planned = seats.with_untracked(|seats| seats.iter().map(Who::plan).collect());
        let branch = Branch::at(reel, luck.get_untracked(), planned);
        waiter.go_to(async move { branch.lay().await }, people);
    };
    view! {
        <details class="panel">
            <summary data-test="play-on-open">
                <h2>{move || words::PLAY_ON.of(prefs.lang())}</h2>
            </summary>
            <p class="panel-text">
                {move || match luck.get() {
                    Luck::Same => words::PlayOnFrom { moment: reel.moment() }.of(prefs.lang()),
                    Luck::Other => review::PlayOnOther { moment: reel.moment() }.of(prefs.lang()),
                }}
            </p>
            <ChooseLuck luck has_seed/>
            <Seats seats choices=Signal::stored(choices) newcomer=Who::Invited/>
            <TroubleBox trouble=waiter.trouble()/>
            <button
                class="button primary"
                data-test="play-on"
                disabled=move || waiter.is_busy() || reel.moment() == reel.last()
                on:click=play
            >
                {move || words::PLAY_ON_HERE.of(prefs.lang())}
            </button>
        </details>
    }
}

/// Which luck a branch has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Luck {
    /// The dice of the match, as they would have gone on.
    Same,
    /// New ones.
    Other,
}

#[component]
fn ChooseLuck(luck: RwSignal<Luck>, has_seed: bool) -> impl IntoView {
    let prefs = Prefs::get();
    let choice = move |(own, word, test): (Luck, Word, &'static str)| {
        let sealed = own == Luck::Same && !has_seed;
        view! {
            <label>
                <input
                    type="radio"
                    name="luck"
                    data-test=test
                    disabled=sealed
                    prop:checked=move || luck.get() == own
                    on:change=move |_| luck.set(own)
                />
                {move || word.of(prefs.lang())}
            </label>
        }
    };
    let choices = [
        (Luck::Same, review::LUCK_SAME, "luck-same"),
        (Luck::Other, review::LUCK_OTHER, "luck-other"),
    ];
    view! {
        <fieldset class="figures-choice">
            <legend>{move || review::LUCK_WHICH.of(prefs.lang())}</legend>
            {choices.map(choice)}
        </fieldset>
        {(!has_seed).then(|| view! {
            <p class="panel-text">{move || review::LUCK_SEALED.of(prefs.lang())}</p>
        })}
    }
}

/// A table that begins where a moment was.
enum Branch {
    Same(LoadRecord),
    Other(Option<LayPosition>),
}

impl Branch {
    fn at(reel: Reel, luck: Luck, seats: Vec<SeatPlan>) -> Branch {
        let (moment, settings) = (untrack(|| reel.moment()), Settings::default());
        match luck {
            Luck::Same => Branch::Same(LoadRecord {
                record: reel.ask(|replay| replay.record().to_string()),
                decisions: Some(moment),
                seats: Some(seats),
                settings,
            }),
            Luck::Other => {
                let position = reel.ask(|replay| replay.position(moment).ok());
                let lay = |position: PositionText| LayPosition {
                    position: position.to_string(),
                    seats,
                    settings,
                };
                Branch::Other(position.map(lay))
            }
        }
    }

    async fn lay(self) -> Result<Created, Trouble> {
        match self {
            Branch::Same(wish) => api::lay_record(&wish).await,
            Branch::Other(Some(wish)) => api::lay_position(&wish).await,
            Branch::Other(None) => Err(Trouble::Unreachable),
        }
    }
}

/// Bots stay; the first person is whoever looks at this, the others are sent a link. Where only
/// bots played, the first makes room.
fn same_people(players: &[Player], prefs: Prefs) -> Vec<Who> {
    let mine = players.iter().position(|player| player.bot.is_none()).unwrap_or(0);
    let who = |(place, player): (usize, &Player)| match &player.bot {
        _ if place == mine => Who::Here(given_name(prefs)),
        Some(level) => Who::Bot(level_today(level).to_owned()),
        None => Who::Invited,
    };
    players.iter().enumerate().map(who).collect()
}
