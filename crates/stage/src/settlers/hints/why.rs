//! Why a bot's advice is good, in a few words, where the look alone says so.

use std::collections::BTreeSet;

use ::words::settlers::hints_why as say;
use game::Seat;
use settlers::{Action, Answer, Bundle, Corner, Hex, Resource, Side, pips};

use super::super::board::Board;
use super::super::names::{self, Piece};
use super::super::{labels, panels};
use super::Advice;
use crate::Lang;

/// The reason; `None` where nothing honest can be said in a few words.
pub fn reason(board: &Board, advice: Advice, players: &[String], lang: Lang) -> Option<String> {
    match advice.action {
        Action::Settle { at } => rolls_at(board, at, lang),
        Action::City { .. } => {
            let words = say::IT_COUNTS_2_POINTS_AND_YIELDS.of(lang);
            Some(words.to_owned())
        }
        Action::Road { at } | Action::Ship { at } => leads_on(board, at, lang),
        Action::Knight => knight(board, lang),
        Action::Robber { to } => blocks(board, to, players, lang),
        Action::Rob { victim } => holds(board, victim, players, lang),
        Action::Discard { .. } => keeps(board, advice.cards, lang),
        Action::Take { .. } => affords(board, Bundle::default(), advice.cards, lang),
        Action::Bank { give, take } => {
            let rate = board.me()?.rates[give.index()];
            affords(board, Bundle::of(give, rate), Bundle::of(take, 1), lang)
        }
        Action::Offer { give, want } | Action::Counter { give, want } => {
            affords(board, give, want, lang)
        }
        Action::Accept => {
            let offer = board.offer()?;
            affords(board, offer.want, offer.give, lang)
        }
        Action::Deal { with } => deal(board, with, lang),
        Action::Refuse => refuses(board, lang),
        Action::End if !board.any(|action| panels::builds(action).is_some()) => {
            let words = say::YOU_CANNOT_BUILD_ANYTHING_NOW.of(lang);
            Some(words.to_owned())
        }
        _ => None,
    }
}

/// How often an intersection yields something: each number once, however many hexes have it.
fn rolls_at(board: &Board, at: Corner, lang: Lang) -> Option<String> {
    let hexes = board.hexes_at(at).into_iter().filter_map(|hex| board.hex(hex));
    let chips: BTreeSet<u8> = hexes.filter_map(|hex| hex.chip).collect();
    let ways: u32 = chips.into_iter().map(|chip| u32::from(pips(chip))).sum();
    (ways > 0).then(|| say::ItsNumbersComeUpInOf { ways }.of(lang))
}

/// A way is worth it for the settlement at its end: one that nothing of one's own reaches yet.
fn leads_on(board: &Board, at: Side, lang: Lang) -> Option<String> {
    let me = board.me()?;
    let reached = |end: &Corner| {
        let beside = board.sides_at(*end);
        beside.iter().any(|side| me.roads.contains(side) || me.ships.contains(side))
    };
    let free = |end: &Corner| board.is_open(*end) && board.is_shore(*end) && !reached(end);
    board.ends(at)?.iter().any(free).then(|| {
        let words = say::THERE_IS_ROOM_FOR_A_SETTLEMENT.of(lang);
        words.to_owned()
    })
}

fn knight(board: &Board, lang: Lang) -> Option<String> {
    let robber = board.view.robber?;
    let me = board.me()?;
    let mine = me.settlements.iter().chain(&me.cities);
    if mine.into_iter().any(|at| board.hexes_at(*at).contains(&robber)) {
        let hex = labels::short(board.hex(robber)?, lang);
        return Some(say::TheRobberBlocksYour { hex }.of(lang));
    }
    let most = board.players().filter(|(seat, _)| !board.is_own(*seat));
    let most = most.map(|(_, player)| player.knights).max().unwrap_or(0);
    let army = me.knights + 1 >= 3 && me.knights < most + 1 && me.knights + 1 > most;
    army.then(|| say::IT_GIVES_YOU_THE_LARGEST_ARMY.of(lang).to_owned())
}

/// Whose buildings stand around a hex, those of who looks apart.
fn neighbours(board: &Board, hex: Hex) -> Vec<Seat> {
    let near = |at: &Corner| board.hexes_at(*at).contains(&hex);
    let others = board.players().filter(|(seat, player)| {
        let mut built = player.settlements.iter().chain(&player.cities);
        !board.is_own(*seat) && built.any(near)
    });
    others.map(|(seat, _)| seat).collect()
}

fn blocks(board: &Board, to: Hex, players: &[String], lang: Lang) -> Option<String> {
    let chip = board.hex(to)?.chip?;
    let seats = neighbours(board, to);
    (!seats.is_empty()).then(|| {
        let (who, ways) = (names::players(seats, players, lang), pips(chip));
        say::ItBlocksAndComesUpIn { chip, ways, who }.of(lang)
    })
}

fn holds(board: &Board, victim: Seat, players: &[String], lang: Lang) -> Option<String> {
    let cards = names::cards(board.player(victim)?.cards, lang);
    let name = names::player(victim, players, lang);
    Some(say::VictimHas { cards, name }.of(lang))
}

/// What can be built or bought, the dearest first.
const DEAREST: [Piece; 5] = [Piece::City, Piece::Settlement, Piece::Card, Piece::Road, Piece::Ship];

/// Does a hand pay for a piece?
fn covers(hand: Bundle, piece: Piece) -> bool {
    piece.cost().0.iter().zip(hand.0).all(|(cost, held)| *cost <= held)
}

/// The dearest piece that a hand pays for and the player has left.
fn pays(board: &Board, hand: Bundle) -> Option<Piece> {
    let left = board.me()?.left;
    let has = |piece: Piece| match piece {
        Piece::Road => left.roads,
        Piece::Ship => left.ships,
        Piece::Settlement => left.settlements,
        Piece::City => left.cities,
        Piece::Card => board.view.deck,
    };
    DEAREST.into_iter().find(|piece| has(*piece) > 0 && covers(hand, *piece))
}

/// A hand after so much was given and got.
fn after(hand: Bundle, give: Bundle, get: Bundle) -> Bundle {
    let mut cards = hand;
    for kind in Resource::ALL {
        let at = kind.index();
        cards.0[at] = cards.0[at].saturating_sub(give.0[at]).saturating_add(get.0[at]);
    }
    cards
}

fn keeps(board: &Board, cards: Bundle, lang: Lang) -> Option<String> {
    let piece = pays(board, after(board.hand()?, cards, Bundle::default()))?.one(lang);
    Some(say::YouKeepEnoughFor { piece }.of(lang))
}

/// What can be paid then that cannot be paid now.
fn affords(board: &Board, give: Bundle, get: Bundle, lang: Lang) -> Option<String> {
    let hand = board.hand()?;
    let then = pays(board, after(hand, give, get))?;
    (!covers(hand, then)).then(|| say::ThenYouCanPayFor { then: then.one(lang) }.of(lang))
}

/// What closing with somebody brings: the offer itself, or their counter-offer.
fn deal(board: &Board, with: Seat, lang: Lang) -> Option<String> {
    let offer = board.offer()?;
    match offer.answers.get(with.index())? {
        Answer::Accepted => affords(board, offer.give, offer.want, lang),
        Answer::Countered { give, want } => affords(board, *want, *give, lang),
        Answer::Open | Answer::Refused => None,
    }
}

fn refuses(board: &Board, lang: Lang) -> Option<String> {
    let (offer, hand) = (board.offer()?, board.hand()?);
    if board.can(Action::Accept).is_none() {
        let want = names::bundle(offer.want, lang);
        return Some(say::YouDoNotHave { want }.of(lang));
    }
    let (now, then) = (pays(board, hand)?, after(hand, offer.want, offer.give));
    let dearer = DEAREST.into_iter().take_while(|piece| *piece != now);
    let gains = dearer.into_iter().any(|piece| covers(then, piece));
    (!covers(then, now) && !gains).then(|| say::YouNeedYourCardsFor { now: now.one(lang) }.of(lang))
}
