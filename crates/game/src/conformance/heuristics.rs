//! What bots are told about a state.

use super::chance::outcomes;
use super::flaw::{Flaw, Law, demand};
use super::legality::actions;
use crate::contract::Weighted;
use crate::heuristics::{Asset, Heuristics};
use crate::seat::{SEATS_MAX, Seat};

const LEAD: &str = "a decisive lead is a lead";
const MANNERS: &str = "what is mannerly is legal, and not nothing where there is a choice";
const IDLE: &str = "to do nothing is one of the mannerly decisions";
const SENSIBLE: &str = "what is sensible is legal, and not nothing where there is a choice";
const CHANCES: &str =
    "what chance may bring in a search is part of what it may bring, with all its weight";
const OUTLOOK: &str = "the outlook is a number per seat";
const ASPECTS: &str = "the aspects of the outlook add up to it";
const ASSETS: &str = "an asset is somebody's, and belongs to an aspect";

pub(super) fn hold<G: Heuristics>(game: &G) -> Law {
    demand(G::DECISIVE_LEAD > 0.0, LEAD, || format!("DECISIVE_LEAD is {}", G::DECISIVE_LEAD))?;
    for outlook in [game.outlook(), game.plain_outlook()] {
        let numbers = outlook[..game.seats()].iter().all(|points| points.is_finite());
        demand(numbers, OUTLOOK, || format!("{outlook:?}"))?;
    }
    aspects(game)?;
    assets(game)?;
    chances(game)?;
    Seat::first(SEATS_MAX).try_for_each(|seat| choices(game, seat))
}

/// A game that has words for the parts of its estimate leaves none out.
fn aspects<G: Heuristics>(game: &G) -> Law {
    let (aspects, outlook) = (game.aspects(), game.outlook());
    let sum = |seat: Seat| aspects.iter().map(|aspect| aspect.worth[seat.index()]).sum::<f32>();
    let adds_up = |seat: Seat| (sum(seat) - outlook[seat.index()]).abs() < 0.01;
    let sound = aspects.is_empty() || Seat::first(game.seats()).all(adds_up);
    demand(sound, ASPECTS, || format!("{aspects:?} of {outlook:?}"))
}

/// What people can point at is part of something that has a name.
fn assets<G: Heuristics>(game: &G) -> Law {
    let (aspects, assets) = (game.aspects(), game.assets());
    let belongs = |asset: &Asset| {
        asset.seat.index() < game.seats() && aspects.iter().any(|aspect| aspect.code == asset.part)
    };
    demand(assets.iter().all(belongs), ASSETS, || format!("{assets:?}"))
}

/// Fewer outcomes may stand for all, but nothing that may come is left out of account.
fn chances<G: Heuristics>(game: &G) -> Law {
    let all = outcomes(game);
    let mut some = all.clone();
    game.chances(&mut some);
    demand(some.starts_with(&all), CHANCES, || "the buffer was not kept".into())?;
    let some = some.split_off(all.len());
    let weight =
        |list: &[Weighted<G::Outcome>]| list.iter().map(|one| u64::from(one.weight)).sum::<u64>();
    let listed = |one: &Weighted<G::Outcome>| all.iter().any(|any| any.outcome == one.outcome);
    let once = |place: usize| some[..place].iter().all(|any| any.outcome != some[place].outcome);
    let sound =
        weight(&some) == weight(&all) && some.iter().all(listed) && (0..some.len()).all(once);
    demand(sound, CHANCES, || format!("{some:?} of {all:?}"))
}

fn choices<G: Heuristics>(game: &G, seat: Seat) -> Law {
    let list = actions(game, seat);
    part_of(SENSIBLE, seat, &list, |into| game.sensible(seat, into))?;
    let mannerly = part_of(MANNERS, seat, &list, |into| game.mannerly(seat, into))?;
    let idle = game.idle(seat);
    demand(idle.is_none_or(|idle| mannerly.contains(&idle)), IDLE, || {
        format!("seat {seat}: {idle:?} of {mannerly:?}")
    })
}

/// A short list is part of the long one, and appended like it; gives the short one.
fn part_of<A: Copy + PartialEq + std::fmt::Debug>(
    law: &'static str,
    seat: Seat,
    list: &[A],
    append: impl FnOnce(&mut Vec<A>),
) -> Result<Vec<A>, Flaw> {
    let mut part = list.to_vec();
    append(&mut part);
    let kept = part.len() >= list.len() && part[..list.len()] == *list;
    demand(kept, law, || format!("seat {seat}: the buffer was not kept"))?;
    let part = part.split_off(list.len());
    let sound = part.is_empty() == list.is_empty() && part.iter().all(|one| list.contains(one));
    demand(sound, law, || format!("seat {seat}: {part:?} of {list:?}"))?;
    Ok(part)
}
