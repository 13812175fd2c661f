//! The list of decisions against the legality check: each is asked apart from the other.

use super::flaw::{Law, demand, same};
use super::spelling;
use crate::contract::{Game, Turn};
use crate::seat::{SEATS_MAX, Seat, SeatSet};
use crate::sink::Quiet;

const TURN: &str = "whoever decides is at the table and has a choice";
const LIST: &str = "every legal decision is listed once, and nothing else";
const LIBERTY: &str = "who may decide is at the table, and is not waited for";
const REFUSAL: &str = "an illegal decision changes nothing";
const CANONICAL: &str = "the canonical spelling is the listed one";

/// How many decisions are tried by a seat that has nothing to decide.
const OUT_OF_TURN: usize = 3;

/// Every legal decision of `seat`.
pub(super) fn actions<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

/// Who decides now.
pub(super) fn deciding<G: Game>(game: &G) -> SeatSet {
    match game.turn() {
        Turn::Decide(seats) => seats,
        _ => SeatSet::EMPTY,
    }
}

/// Must or may a seat decide now?
fn decides<G: Game>(game: &G, seat: Seat) -> bool {
    deciding(game).contains(seat) || game.at_liberty().contains(seat)
}

/// Everybody has a list if and only if they must or may decide, and everything on it is legal.
pub(super) fn lists<G: Game>(game: &G) -> Law {
    let turn = game.turn();
    demand(turn != Turn::Decide(SeatSet::EMPTY), TURN, || "nobody decides".into())?;
    for seat in Seat::first(SEATS_MAX) {
        let decides = decides(game, seat);
        let both = deciding(game).contains(seat) && game.at_liberty().contains(seat);
        demand(!both, LIBERTY, || format!("seat {seat}, {turn:?}"))?;
        let at_table = seat.index() < game.seats();
        demand(at_table || !decides, TURN, || format!("seat {seat} is not at the table"))?;
        let list = actions(game, seat);
        demand(list.is_empty() != decides, TURN, || format!("seat {seat}, {turn:?}: {list:?}"))?;
        let mut twice = list.clone();
        game.actions(seat, &mut twice);
        same(LIST, "two lists in one buffer", &twice, &[&list[..], &list[..]].concat())?;
        listed(game, seat, list)?;
    }
    Ok(())
}

fn listed<G: Game>(game: &G, seat: Seat, mut list: Vec<G::Action>) -> Law {
    for &action in &list {
        spelling::both_ways(action)?;
        let verdict = game.check(seat, action);
        demand(verdict.is_ok(), LIST, || {
            format!("'{action}' of seat {seat} is listed, but: {verdict:?}")
        })?;
        same(CANONICAL, "a listed decision", &game.canonical(seat, action), &action)?;
    }
    list.sort_unstable();
    let twice = list.windows(2).find(|pair| pair[0] == pair[1]);
    demand(twice.is_none(), LIST, || format!("listed twice: {twice:?}"))
}

/// Decisions from elsewhere, by any seat; gives how many were refused.
pub(super) fn strangers<G: Game>(
    game: &G,
    strangers: &[G::Action],
    listed: fn(&G::Action) -> bool,
) -> Result<usize, super::Flaw> {
    let mut refused = 0;
    for seat in Seat::first(SEATS_MAX) {
        let list = actions(game, seat);
        let decides = decides(game, seat);
        // Who has nothing to decide is refused whatever it wants: a few tries are enough.
        let tries = if decides { strangers.len() } else { OUT_OF_TURN };
        for &stranger in strangers.iter().rev().take(tries) {
            spelling::both_ways(stranger)?;
            if decides {
                agreement(game, seat, stranger, &list, listed)?;
            }
            refused += usize::from(refusal(game, seat, stranger)?);
        }
    }
    Ok(refused)
}

/// List and check agree on the canonical spelling; another spelling does the same.
fn agreement<G: Game>(
    game: &G,
    seat: Seat,
    action: G::Action,
    list: &[G::Action],
    listed: fn(&G::Action) -> bool,
) -> Law {
    let canonical = game.canonical(seat, action);
    same(CANONICAL, "a spelling of a spelling", &game.canonical(seat, canonical), &canonical)?;
    let verdict = game.check(seat, canonical);
    let on_list = list.contains(&canonical);
    let agree = verdict.is_ok() == on_list || (!listed(&canonical) && !on_list);
    demand(agree, LIST, || {
        format!("'{canonical}' of seat {seat} is listed: {on_list}, but checked: {verdict:?}")
    })?;
    if action != canonical && game.check(seat, action).is_ok() {
        let (mut one, mut two) = (game.clone(), game.clone());
        let (done, done_canonical) = (one.play(seat, action), two.play(seat, canonical));
        let both = format!("'{action}' and '{canonical}'");
        same(CANONICAL, &both, &done, &done_canonical)?;
        same(CANONICAL, &both, &one, &two)?;
    }
    Ok(())
}

/// Checked play takes what check takes, from who decides; else nothing changes.
fn refusal<G: Game>(game: &G, seat: Seat, action: G::Action) -> Result<bool, super::Flaw> {
    let legal = decides(game, seat) && game.check(seat, action).is_ok();
    let mut copy = game.clone();
    let taken = copy.play(seat, action).is_ok();
    demand(taken == legal, REFUSAL, || {
        format!("'{action}' of seat {seat} is played: {taken}, legal: {legal}")
    })?;
    demand(taken || copy == *game, REFUSAL, || {
        format!("refusing '{action}' of seat {seat} changed the state")
    })?;
    if !legal && !cfg!(debug_assertions) {
        // Debug builds assert legality here; others must come through, whatever they make of it.
        copy.play_unchecked(seat, action, &mut Quiet);
    }
    Ok(!taken)
}
