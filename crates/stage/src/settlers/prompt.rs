//! What is asked of the person now, the button that finishes it, and what lies before each seat.

use ::words::Word;
use ::words::settlers::prompt as say;
use game::Seat;
use settlers::{Action, Bundle};

use super::board::{Board, Draft};
use super::names::{self, Piece};
use super::phase::Phase;
use crate::{Button, Lang, Prompt, SeatNote};

/// What is asked of who looks; empty for those who have nothing to decide.
pub fn prompt(board: &Board, draft: Draft, lang: Lang) -> Prompt {
    // Who made an offer may close it but is not waited for: the status says what can be done.
    if !board.decides() || board.offers_itself() {
        return Prompt::default();
    }
    match drafted(board, draft, lang) {
        None if board.phase == Phase::Discard => discard(board, lang),
        drafted => {
            let (title, detail) = drafted.unwrap_or_else(|| asked(board, lang));
            Prompt { title: title.to_owned(), detail }
        }
    }
}

/// How many cards to part with after a seven.
fn discard(board: &Board, lang: Lang) -> Prompt {
    let due = names::cards(board.cards_due(), lang);
    Prompt {
        title: say::Discard2 { due }.of(lang),
        detail: say::CHOOSE_WHAT_YOU_CAN_SPARE.of(lang).to_owned(),
    }
}

type Asked = (&'static str, String);

fn words(title: Word, detail: Word, lang: Lang) -> Asked {
    (title.of(lang), detail.of(lang).to_owned())
}

/// What is said about a half-made choice.
fn drafted(board: &Board, draft: Draft, lang: Lang) -> Option<Asked> {
    Some(match draft {
        Draft::None | Draft::Cards { .. } => return None,
        Draft::Place { action: Action::Lift { .. } } => {
            words(say::WHERE_DOES_THE_SHIP_GO, say::DASHED_PLACE_OR_THE_SHIP_AGAIN, lang)
        }
        Draft::Place { action } => (confirm(action, lang), tried(board, action, lang)),
        Draft::Move { .. } => words(say::MOVE_THE_SHIP, say::TOUCH_IT_AGAIN_TO_CONFIRM, lang),
        Draft::Build { piece } => build(piece, lang),
        Draft::Offer { give, want } | Draft::Counter { give, want } => bargain(give, want, lang),
        Draft::Answers => words(say::WHAT_DO_YOU_ALWAYS_REFUSE, say::REFUSED_WITHOUT_ASKING, lang),
        Draft::Bank { give: None } => words(say::WHAT_DO_YOU_GIVE, say::TAP_A_KIND_TO_GIVE, lang),
        Draft::Bank { give: Some(_) } => {
            words(say::WHAT_DO_YOU_TAKE, say::TAP_THE_CARD_TO_TAKE, lang)
        }
        Draft::Monopoly => words(say::WHICH_KIND, say::EVERYBODY_GIVES_IT_TO_YOU, lang),
    })
}

/// What is said about a decision that waits to be confirmed: what it costs, what it brings.
fn tried(board: &Board, action: Action, lang: Lang) -> String {
    let again = say::TOUCH_IT_AGAIN_TO_CONFIRM.of(lang);
    let cost = Bundle::from(board.cost(action));
    let what = match action {
        Action::End => return still_affords(board, lang),
        _ => super::panels::terms(board, action)
            .map(|(get, give)| names::swap_first(get, give, lang)),
    };
    match what {
        Some(what) => format!("{what} · {again}"),
        None if cost.total() > 0 => format!("{again} · {}", names::bundle(cost, lang)),
        None => again.to_owned(),
    }
}

/// An offer that is being filled in: first what is wanted, then what is given for it.
fn bargain(give: Bundle, want: Bundle, lang: Lang) -> Asked {
    match (want.total(), give.total()) {
        (0, _) => words(say::WHAT_DO_YOU_NEED, say::TAP_CARDS_TO_GET, lang),
        (_, 0) => words(say::WHAT_WOULD_YOU_GIVE_FOR_IT, say::TAP_CARDS_TO_GIVE, lang),
        _ => {
            let title = say::MAKE_THIS_OFFER.of(lang);
            (title, names::swap_first(want, give, lang))
        }
    }
}

fn build(piece: Piece, lang: Lang) -> Asked {
    let title = match piece {
        Piece::Road => say::WHERE_TO_BUILD_THE_ROAD.of(lang),
        Piece::Ship => say::WHERE_TO_BUILD_THE_SHIP.of(lang),
        Piece::Settlement => say::WHERE_TO_SETTLE.of(lang),
        Piece::City => say::WHICH_BECOMES_A_CITY.of(lang),
        Piece::Card => say::BUY_A_CARD.of(lang),
    };
    (title, say::TOUCH_ONE_OF_THE_DASHED_PLACES.of(lang).to_owned())
}

/// What is asked by the phase.
fn asked(board: &Board, lang: Lang) -> Asked {
    match board.phase {
        Phase::LayHarbour(_)
        | Phase::PlacePirate
        | Phase::FirstSettlement
        | Phase::FirstRoad(_)
        | Phase::Deal
        | Phase::AgreeDeal
        | Phase::Unknown => before(board, lang),
        Phase::MoveRobber | Phase::ChooseVictim | Phase::Take => seven(board, lang),
        Phase::Answer | Phase::CloseDeal => trade(board, lang),
        _ => turn(board, lang),
    }
}

/// The set-up.
fn before(board: &Board, lang: Lang) -> Asked {
    match board.phase {
        Phase::LayHarbour(kind) => {
            let harbour = kind.map(|kind| names::harbour(kind, lang)).unwrap_or_default();
            (say::LAY_YOUR_HARBOUR.of(lang), say::LayHarbourThere { harbour }.of(lang))
        }
        Phase::PlacePirate => words(say::PLACE_THE_PIRATE, say::TAP_A_SEA_HEX, lang),
        Phase::FirstSettlement => {
            let second = board.me().is_some_and(|me| !me.settlements.is_empty());
            let detail = match second {
                false => say::TOUCH_AN_INTERSECTION_GOOD_NUMBERS_HAVE.of(lang),
                true => say::IT_PAYS_ONE_CARD_AT_ONCE.of(lang),
            };
            (say::FOUND_A_SETTLEMENT.of(lang), detail.to_owned())
        }
        Phase::FirstRoad(_) if board.any(|action| matches!(action, Action::Ship { .. })) => {
            words(say::ADD_A_ROAD_OR_SHIP, say::TAP_A_SIDE_OF_THE_SETTLEMENT, lang)
        }
        Phase::FirstRoad(_) => words(say::ADD_A_ROAD, say::TAP_A_SIDE_OF_THE_SETTLEMENT, lang),
        Phase::AgreeDeal => words(say::KEEP_THIS_BOARD_OR_NOT, say::DEALT_AGAIN_IF_ALL_AGREE, lang),
        _ => (say::IT_IS_UP_TO_YOU.of(lang), String::new()),
    }
}

/// What a seven, a knight or gold asks.
fn seven(board: &Board, lang: Lang) -> Asked {
    let due = names::cards(board.cards_due(), lang);
    let pirate = board.any(|action| matches!(action, Action::Pirate { .. }));
    match board.phase {
        Phase::Take => {
            (say::TAKE_CARDS_OF_YOUR_CHOICE.of(lang), say::Choose { cards: due }.of(lang))
        }
        Phase::MoveRobber if pirate => {
            words(say::MOVE_ROBBER_OR_PIRATE, say::TAP_LAND_OR_SEA, lang)
        }
        Phase::MoveRobber => words(say::MOVE_THE_ROBBER, say::TAP_A_HEX_TO_BLOCK, lang),
        _ => words(say::WHOM_DO_YOU_ROB, say::YOU_DRAW_UNSEEN, lang),
    }
}

fn trade(board: &Board, lang: Lang) -> Asked {
    let title = match board.phase == Phase::Answer {
        true => say::DO_YOU_TRADE.of(lang),
        false => say::WITH_WHOM_DO_YOU_TRADE.of(lang),
    };
    (title, offered(board, lang).unwrap_or_default())
}

/// The offer on the table, as who looks would trade; `None` for those who only watch.
fn offered(board: &Board, lang: Lang) -> Option<String> {
    let (offer, _) = board.offer().zip(board.own())?;
    let (get, give) = match board.my_turn() {
        true => (offer.want, offer.give),
        false => (offer.give, offer.want),
    };
    Some(names::swap_first(get, give, lang))
}

/// Whose answer or cards the table waits for, by their names.
pub fn awaited(board: &Board, names: &[String], lang: Lang) -> Option<String> {
    let (count, names) = (names.len(), names::list(names, lang));
    Some(match board.phase {
        Phase::Answer => say::AwaitsAnswers { count, names }.of(lang),
        Phase::Discard => say::AwaitsDiscards { count, names }.of(lang),
        _ => return None,
    })
}

/// What is special about this moment for who looks: the offer on the table, and that it can be taken.
pub fn status(board: &Board, draft: Draft, names: &[String], lang: Lang) -> Option<String> {
    if let Some(action) = draft.placed().filter(|_| board.offers_itself()) {
        return Some(tried(board, action, lang));
    }
    let offered = offered(board, lang).filter(|_| board.phase == Phase::Answer)?;
    let agreed = board.actions().filter_map(|action| match action {
        Action::Deal { with } => Some(with),
        _ => None,
    });
    let agreed: Vec<Seat> = agreed.collect();
    if agreed.is_empty() {
        return Some(offered);
    }
    let who = names::players(agreed, names, lang);
    Some(say::YouCanTradeNowWith { offer: offered, who }.of(lang))
}

/// The turn itself.
fn turn(board: &Board, lang: Lang) -> Asked {
    match board.phase {
        Phase::Roll if board.any(|action| action != Action::Roll) => {
            words(say::ROLL_THE_DICE, say::PLAY_A_CARD_FIRST, lang)
        }
        Phase::Roll => words(say::ROLL_THE_DICE, say::EVERY_HEX_YIELDS, lang),
        Phase::FreeRoad => words(say::BUILD_FOR_FREE, say::TAP_A_PLACE_FOR_ROAD_OR_SHIP, lang),
        Phase::Lifted(_) => words(say::PUT_THE_SHIP_DOWN, say::TAP_WHERE_IT_GOES, lang),
        Phase::OrderChips => words(say::WHICH_HEX_FIRST, say::IT_GETS_THE_NEXT_NUMBER, lang),
        Phase::TakeChip(_) => words(say::TAKE_A_NUMBER, say::THE_BAG_IS_EMPTY, lang),
        _ => main(board, lang),
    }
}

/// What the hand affords, by name.
fn affordable(board: &Board, lang: Lang) -> String {
    let affords = |piece: &Piece| board.any(|action| super::panels::builds(action) == Some(*piece));
    let can: Vec<&str> =
        Piece::ALL.iter().filter(|piece| affords(piece)).map(|piece| piece.name(lang)).collect();
    can.join(", ")
}

/// What could still be done in a turn that is about to end.
fn still_affords(board: &Board, lang: Lang) -> String {
    let can = affordable(board, lang);
    say::YouCanStillBuild { can }.of(lang)
}

/// Trade and build: says what the hand affords.
fn main(board: &Board, lang: Lang) -> Asked {
    let can = affordable(board, lang);
    let detail = match can.is_empty() {
        false => say::YouCanBuild { can }.of(lang),
        true => say::TRADE_FOR_WHAT_YOU_LACK_OR.of(lang).to_owned(),
    };
    (say::TRADE_AND_BUILD.of(lang), detail)
}

/// What deciding this does, in a few words.
fn confirm(action: Action, lang: Lang) -> &'static str {
    match action {
        Action::Settle { .. } => say::BUILD_SETTLEMENT.of(lang),
        Action::City { .. } => say::BUILD_CITY.of(lang),
        Action::Road { .. } => say::BUILD_ROAD.of(lang),
        Action::Ship { .. } => say::BUILD_SHIP.of(lang),
        Action::Lift { .. } => say::LIFT_SHIP.of(lang),
        Action::Robber { .. } => say::MOVE_ROBBER.of(lang),
        Action::Pirate { .. } => say::MOVE_PIRATE.of(lang),
        Action::Harbour { .. } => say::LAY_HARBOUR.of(lang),
        Action::Rob { .. } => say::ROB.of(lang),
        Action::Buy => say::BUY_DEVELOPMENT_CARD.of(lang),
        Action::Knight => say::PLAY_KNIGHT.of(lang),
        Action::RoadBuilding => say::PLAY_ROAD_BUILDING.of(lang),
        Action::Invention => say::PLAY_INVENTION.of(lang),
        Action::Monopoly { .. } => say::PLAY_MONOPOLY.of(lang),
        Action::Bank { .. } | Action::Deal { .. } => say::TRADE.of(lang),
        Action::Accept => say::ACCEPT_OFFER.of(lang),
        Action::Keep => say::KEEP_THIS_BOARD.of(lang),
        Action::Redeal => say::DEAL_AGAIN.of(lang),
        Action::End => say::END_TURN_ANYWAY.of(lang),
        _ => say::CONFIRM.of(lang),
    }
}

/// The button that finishes the step.
pub fn done(board: &Board, draft: Draft, lang: Lang) -> Option<Button> {
    if !board.decides() {
        return None;
    }
    let label = match (draft, board.phase) {
        (Draft::Place { action: Action::Ship { .. } }, Phase::Lifted(_)) => {
            say::PUT_IT_DOWN.of(lang)
        }
        (Draft::Place { action }, _) => confirm(action, lang),
        (Draft::Move { .. }, _) => say::MOVE_SHIP.of(lang),
        (Draft::Offer { .. } | Draft::Counter { .. }, _) => say::OFFER.of(lang),
        (_, Phase::Discard) => say::DISCARD.of(lang),
        (_, Phase::Take) => say::TAKE.of(lang),
        (_, Phase::Roll) => say::ROLL.of(lang),
        (_, Phase::Main) => say::END_TURN.of(lang),
        _ => return None,
    };
    Some(Button { label: label.to_owned(), enabled: draft.decision(board).is_some() })
}

/// What lies before each seat.
pub fn seats(board: &Board, lang: Lang) -> Vec<SeatNote> {
    board.players().map(|(seat, _)| SeatNote { seat, text: note(board, seat, lang) }).collect()
}

/// `5 cards · 2 dev · 3 knights · route 6`.
fn note(board: &Board, seat: Seat, lang: Lang) -> String {
    let Some(player) = board.player(seat) else { return String::new() };
    let mut parts = vec![names::cards(player.cards, lang)];
    let development = player.development + player.development_new;
    if development > 0 {
        parts.push(say::DevelopmentCount { count: development }.of(lang));
    }
    if player.knights > 0 {
        parts.push(say::KnightCount { count: player.knights }.of(lang));
    }
    if player.chips > 0 {
        parts.push(say::ChipCount { count: player.chips }.of(lang));
    }
    parts.push(say::RouteLength { length: player.route }.of(lang));
    parts.join(" · ")
}
