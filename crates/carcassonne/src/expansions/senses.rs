//! What the learned judgement sees of the expansions.

use game::{Seat, number};
use landscape::Kind;

use super::king::Title;
use super::traders::DoubleTurn;
use crate::sets::Element;
use crate::state::{Carcassonne, Phase};

/// How many numbers there are.
pub(crate) const EXTRAS_SEEN: usize = GOODS + TOWER + TITLES + DRAGON;

const GOODS: usize = 11;
const TOWER: usize = 4;
const TITLES: usize = 6;
const DRAGON: usize = 6;

/// Notes them with the eyes of `seat`, whose best rival is `rival`; zeros where they are not played.
pub(crate) fn note_extras(game: &Carcassonne, seat: Seat, rival: Seat, into: &mut Vec<i8>) {
    if game.rules.plain {
        return into.extend([0; EXTRAS_SEEN]);
    }
    note_goods(game, seat, into);
    note_towers(game, seat, rival, into);
    note_titles(game, seat, into);
    note_dragon(game, seat, into);
}

/// Of each kind of goods: own ones, how many more than anybody else, and how many are to come; then
/// whether a second tile is.
fn note_goods(game: &Carcassonne, seat: Seat, into: &mut Vec<i8>) {
    let traders = &game.extras.traders;
    let goods = &traders.goods[..game.rules.seats];
    let played = game.rules.elements.has(Element::Goods);
    for (kind, &all) in game.rules.tile_facts.goods.iter().enumerate() {
        let own = i32::from(goods[seat.index()][kind]);
        let others = goods.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let most = others.map(|(_, own)| i32::from(own[kind])).max().unwrap_or(0);
        let taken: i32 = goods.iter().map(|own| i32::from(own[kind])).sum();
        let to_come = if played { i32::from(all) - taken } else { 0 };
        into.extend([number(own), number(own - most), number(to_come)]);
    }
    let second = match traders.double {
        DoubleTurn::No => false,
        DoubleTurn::Earned => true,
        DoubleTurn::Second => matches!(game.phase, Phase::Draw | Phase::Lay(_)),
    };
    let own = game.active == seat;
    into.extend([i8::from(second && own), i8::from(second && !own)]);
}

/// Pieces of the seat and of its best rival, prisoners that it has and followers that it lost.
fn note_towers(game: &Carcassonne, seat: Seat, rival: Seat, into: &mut Vec<i8>) {
    let towers = &game.extras.tower;
    let held = |captor: Seat| -> i32 {
        towers.prisoners[captor.index()].as_flattened().iter().map(|&count| i32::from(count)).sum()
    };
    let lost = towers.prisoners.iter().flat_map(|prison| prison[seat.index()]);
    into.extend([
        number(towers.pieces[seat.index()]),
        number(towers.pieces[rival.index()]),
        number(held(seat)),
        number(lost.map(i32::from).sum::<i32>()),
    ]);
}

/// Who holds each title, and what it pays today.
fn note_titles(game: &Carcassonne, seat: Seat, into: &mut Vec<i8>) {
    for title in Title::ALL {
        let contest = game.extras.titles[title as usize];
        let own = contest.holder == Some(seat);
        let points = number(contest.finished);
        into.extend([
            if own { points } else { 0 },
            if own || contest.holder.is_none() { 0 } else { points },
            number(contest.largest),
        ]);
    }
}

/// The dragon, what moves it, and whom the fairy is with.
fn note_dragon(game: &Carcassonne, seat: Seat, into: &mut Vec<i8>) {
    let dragon = &game.extras.dragon;
    let count = |kinds: &[Kind]| -> i32 {
        kinds.iter().map(|kind| i32::from(game.stock.counts[kind.index()])).sum()
    };
    let facts = &game.rules.tile_facts;
    let features = game.map.features();
    let (mut own, mut others) = (false, false);
    for fairy in dragon.fairy.iter().filter(|fairy| !fairy.alone) {
        for standing in game.figures.iter().filter(|standing| standing.figure.is_follower()) {
            if features.tile_of(standing.piece) == fairy.tile.0 {
                *(if standing.seat == seat { &mut own } else { &mut others }) = true;
            }
        }
    }
    into.extend([
        i8::from(dragon.at.is_some()),
        number(count(&facts.dragons)),
        number(count(&facts.volcanoes)),
        number(dragon.aside.len() as i32),
        i8::from(own),
        i8::from(others),
    ]);
}
