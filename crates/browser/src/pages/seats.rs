//! Who is to sit where: the list that a new table, a game offline and a record share.

use game::{NAME_CHARS_MAX, Player, Seat};
use leptos::prelude::*;
use stage::Lang;
use wire::SeatPlan;
use wire::rest::GameCard;

use crate::prefs::Prefs;
use crate::widgets::SeatMark;
use crate::words::pages as words;

/// Who is to sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// A person at this screen, by this name.
    Here(String),
    /// A person who is sent a link.
    Invited,
    /// A bot of this level.
    Bot(String),
}

impl Who {
    /// The seat as a server plans it.
    pub fn plan(&self) -> SeatPlan {
        match self {
            Who::Here(_) | Who::Invited => SeatPlan::Person,
            Who::Bot(level) => SeatPlan::Bot { level: level.clone() },
        }
    }

    /// What the choice is called in the list.
    fn key(&self) -> String {
        match self {
            Who::Here(_) => HERE.to_owned(),
            Who::Invited => INVITED.to_owned(),
            Who::Bot(level) => format!("{BOT}{level}"),
        }
    }
}

const HERE: &str = "here";
const INVITED: &str = "invited";
const BOT: &str = "bot:";

/// The name that whoever sits before the screen gave last; empty where they never did.
pub fn given_name(prefs: Prefs) -> String {
    prefs.peek().name.trim().to_owned()
}

/// How whoever sits before the screen is called where nobody else reads it.
pub fn my_name(prefs: Prefs) -> String {
    match given_name(prefs) {
        name if name.is_empty() => words::ALONE.of(prefs.peek().lang).to_owned(),
        name => name,
    }
}

/// Those at this screen, with their seats and names. Who gave none among others is counted.
pub fn people_here(seats: &[Who], lang: Lang) -> Vec<(Seat, String)> {
    let alone = seats.iter().filter(|who| !matches!(who, Who::Bot(_))).count() == 1;
    let here = |(seat, who): (Seat, &Who)| match who {
        Who::Here(name) if !name.trim().is_empty() => Some((seat, name.trim().to_owned())),
        Who::Here(_) if alone => Some((seat, words::ALONE.of(lang).to_owned())),
        Who::Here(_) => Some((seat, words::guest(seat.index() + 1, lang))),
        _ => None,
    };
    Seat::first(seats.len()).zip(seats).filter_map(here).collect()
}

/// The players of a table at which every person sits before this screen.
pub fn players(seats: &[Who], lang: Lang) -> Vec<Player> {
    let people = people_here(seats, lang);
    let player = |(seat, who): (Seat, &Who)| match who {
        Who::Bot(level) => Player::bot(level.clone()),
        _ => {
            let named = people.iter().find(|(own, _)| *own == seat);
            Player::person(named.map(|(_, name)| name.clone()).unwrap_or_default())
        }
    };
    Seat::first(seats.len()).zip(seats).map(player).collect()
}

/// Remembers the name that was given for the first person at this screen, most likely its owner.
pub fn remember_name(seats: &[Who], prefs: Prefs) {
    let given = seats.iter().find_map(|who| match who {
        Who::Here(name) => Some(name.trim().to_owned()),
        _ => None,
    });
    if let Some(name) = given.filter(|name| *name != given_name(prefs)) {
        prefs.change(|wishes| wishes.name = name);
    }
}

/// What can be chosen for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// The levels of bots, weakest first, with how strong they were measured to be.
    pub levels: Vec<(String, Option<u32>)>,
    /// Whether persons can be sent a link.
    pub links: bool,
    /// The fewest and the most seats.
    pub seats: (usize, usize),
}

/// The levels on the card of a game.
pub fn levels_of(card: &GameCard) -> Vec<(String, Option<u32>)> {
    let rated = |level: &String| (level.clone(), card.ratings.get(level).copied());
    card.levels.iter().map(rated).collect()
}

/// The levels of a game whose bots play inside the page.
pub fn levels_here(game: &str) -> Vec<(String, Option<u32>)> {
    bots::offered(game).map(|(level, rating)| (level.to_owned(), rating)).to_vec()
}

/// The seats of a table that is being thought of.
#[component]
pub fn Seats(
    /// Who is to sit where.
    seats: RwSignal<Vec<Who>>,
    /// What can be chosen.
    #[prop(into)]
    choices: Signal<Choices>,
    /// Who comes when a seat is added.
    newcomer: Who,
) -> impl IntoView {
    let prefs = Prefs::get();
    let count = Memo::new(move |_| seats.with(Vec::len));
    let newcomer = StoredValue::new(newcomer);
    let add = move |_| seats.update(|seats| seats.push(newcomer.get_value()));
    let remove = move |_| seats.update(|seats| drop(seats.pop()));
    let full = move || count.get() >= choices.with(|choices| choices.seats.1);
    let few = move || count.get() <= choices.with(|choices| choices.seats.0);
    let row = move |seat: Seat| view! { <SeatRow seat seats choices/> };
    view! {
        <ul class="seat-rows">
            <For each=move || Seat::first(count.get()) key=|seat: &Seat| *seat children=row/>
        </ul>
        <Show when=move || !(full() && few())>
            <div class="seat-count">
                <button class="button small" data-test="seat-add" disabled=full on:click=add>
                    {move || words::SEAT_ADD.of(prefs.lang())}
                </button>
                <button class="button small" data-test="seat-remove" disabled=few on:click=remove>
                    {move || words::SEAT_REMOVE.of(prefs.lang())}
                </button>
            </div>
        </Show>
    }
}

#[component]
fn SeatRow(seat: Seat, seats: RwSignal<Vec<Who>>, choices: Signal<Choices>) -> impl IntoView {
    let prefs = Prefs::get();
    let who = Memo::new(move |_| seats.with(|seats| seats.get(seat.index()).cloned()));
    let change = move |next: Who| {
        seats.update(|seats| {
            if let Some(who) = seats.get_mut(seat.index()) {
                *who = next;
            }
        });
    };
    let chosen = move || who.get().map(|who| who.key()).unwrap_or_default();
    let label = move || format!("{} {}", words::SEAT.of(prefs.lang()), seat.index() + 1);
    let options = move || {
        let chosen = chosen();
        listed(&choices.get(), prefs.lang())
            .into_iter()
            .map(move |(key, name)| {
                let selected = key == chosen;
                view! { <option value=key selected=selected>{name}</option> }
            })
            .collect_view()
    };
    let choose = move |key: String| change(who_of(&key, seat, prefs));
    view! {
        <li class="seat-row">
            <SeatMark seat/>
            <select
                class="select"
                data-test=format!("seat-kind-{seat}")
                aria-label=label
                prop:value=chosen
                on:change=move |event| choose(event_target_value(&event))
            >
                {options}
            </select>
            <Show when=move || matches!(who.get(), Some(Who::Here(_)))>
                <input
                    class="input seat-name"
                    data-test=format!("seat-name-{seat}")
                    aria-label=move || words::NAME.of(prefs.lang())
                    placeholder=move || match seat {
                        Seat::FIRST => words::YOUR_NAME.of(prefs.lang()),
                        _ => words::NAME.of(prefs.lang()),
                    }
                    maxlength=NAME_CHARS_MAX.to_string()
                    prop:value=move || match who.get() {
                        Some(Who::Here(name)) => name,
                        _ => String::new(),
                    }
                    on:input=move |event| change(Who::Here(event_target_value(&event)))
                />
            </Show>
        </li>
    }
}

/// Everything that can be chosen for a seat, with its words.
fn listed(choices: &Choices, lang: Lang) -> Vec<(String, String)> {
    let mut list = vec![(HERE.to_owned(), words::AT_THIS_SCREEN.of(lang).to_owned())];
    if choices.links {
        list.push((INVITED.to_owned(), words::BY_LINK.of(lang).to_owned()));
    }
    let bot = |(level, rating): &(String, Option<u32>)| {
        (format!("{BOT}{level}"), words::bot(level, *rating, lang))
    };
    list.extend(choices.levels.iter().map(bot));
    list
}

fn who_of(key: &str, seat: Seat, prefs: Prefs) -> Who {
    match (key, key.strip_prefix(BOT)) {
        (_, Some(level)) => Who::Bot(level.to_owned()),
        (INVITED, _) => Who::Invited,
        _ if seat == Seat::FIRST => Who::Here(given_name(prefs)),
        _ => Who::Here(String::new()),
    }
}
