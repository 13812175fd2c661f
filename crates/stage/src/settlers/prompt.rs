//! What is asked of the person now, the button that finishes it, and what lies before each seat.

use ::words::settlers::prompt as say;
use game::Seat;
use settlers::{Action, Bundle};

use super::board::{Board, Draft};
use super::names::{self, Piece};
use super::phase::Phase;
use crate::tiles::grammar::{capital, list};
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

fn words(english: (&'static str, &str), german: (&'static str, &str), lang: Lang) -> Asked {
    let (title, detail) = lang.pick(english, german);
    (title, detail.to_owned())
}

/// What is said about a half-made choice.
fn drafted(board: &Board, draft: Draft, lang: Lang) -> Option<Asked> {
    Some(match draft {
        Draft::None | Draft::Cards { .. } => return None,
        Draft::Place { action: Action::Lift { .. } } => words(
            ("Where does the ship go?", "Touch a dashed place, or the ship again to leave it"),
            (
                "Wohin fährt das Schiff?",
                "Berühre einen gestrichelten Platz oder nochmals das Schiff",
            ),
            lang,
        ),
        Draft::Place { action } => (confirm(action, lang), tried(board, action, lang)),
        Draft::Move { .. } => words(
            ("Move the ship", "Touch it again to confirm"),
            ("Schiff versetzen", "Berühre es nochmals zum Bestätigen"),
            lang,
        ),
        Draft::Build { piece } => build(piece, lang),
        Draft::Offer { give, want } | Draft::Counter { give, want } => bargain(give, want, lang),
        Draft::Answers => words(
            ("What do you always refuse?", "Such offers are refused without asking you"),
            ("Was lehnst du immer ab?", "Solche Angebote werden ohne Rückfrage abgelehnt"),
            lang,
        ),
        Draft::Bank { give: None } => words(
            ("What do you give?", "Touch a kind of which you have enough"),
            ("Was gibst du?", "Berühre eine Sorte, von der du genug hast"),
            lang,
        ),
        Draft::Bank { give: Some(_) } => words(
            ("What do you take?", "Touch the card that you want"),
            ("Was nimmst du?", "Berühre die Karte, die du willst"),
            lang,
        ),
        Draft::Monopoly => words(
            ("Which kind?", "Everybody gives you all their cards of it"),
            ("Welche Sorte?", "Alle geben dir alle ihre Karten davon"),
            lang,
        ),
    })
}

/// What is said about a decision that waits to be confirmed: what it costs, what it brings.
fn tried(board: &Board, action: Action, lang: Lang) -> String {
    let again = say::TOUCH_IT_AGAIN_TO_CONFIRM.of(lang);
    let cost = Bundle::from(board.cost(action));
    let what = match action {
        Action::End => return still_affords(board, lang),
        _ => super::panels::terms(board, action).map(|(get, give)| names::swap(get, give, lang)),
    };
    match what {
        Some(what) => format!("{} · {again}", capital(&what)),
        None if cost.total() > 0 => format!("{again} · {}", names::bundle(cost, lang)),
        None => again.to_owned(),
    }
}

/// An offer that is being filled in: first what is wanted, then what is given for it.
fn bargain(give: Bundle, want: Bundle, lang: Lang) -> Asked {
    match (want.total(), give.total()) {
        (0, _) => words(
            ("What do you need?", "Touch the cards that you want to get"),
            ("Was brauchst du?", "Berühre die Karten, die du bekommen willst"),
            lang,
        ),
        (_, 0) => words(
            ("What would you give for it?", "Touch cards of your hand"),
            ("Was gibst du dafür?", "Berühre Karten deiner Hand"),
            lang,
        ),
        _ => {
            let title = say::MAKE_THIS_OFFER.of(lang);
            (title, capital(&names::swap(want, give, lang)))
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
            let where_to = say::TOUCH_A_FREE_COAST.of(lang);
            (say::LAY_YOUR_HARBOUR.of(lang), format!("{harbour} · {where_to}"))
        }
        Phase::PlacePirate => words(
            ("Place the pirate", "Touch a hex of sea"),
            ("Setze den Piraten", "Berühre ein Meerfeld"),
            lang,
        ),
        Phase::FirstSettlement => {
            let second = board.me().is_some_and(|me| !me.settlements.is_empty());
            let detail = match second {
                false => say::TOUCH_AN_INTERSECTION_GOOD_NUMBERS_HAVE.of(lang),
                true => say::IT_PAYS_ONE_CARD_AT_ONCE.of(lang),
            };
            (say::FOUND_A_SETTLEMENT.of(lang), detail.to_owned())
        }
        Phase::FirstRoad(_) if board.any(|action| matches!(action, Action::Ship { .. })) => words(
            ("Add a road or ship", "Touch a side next to your new settlement"),
            ("Lege Straße oder Schiff an", "Berühre eine Seite an deiner neuen Siedlung"),
            lang,
        ),
        Phase::FirstRoad(_) => words(
            ("Add a road", "Touch a side next to your new settlement"),
            ("Lege eine Straße an", "Berühre eine Seite an deiner neuen Siedlung"),
            lang,
        ),
        Phase::AgreeDeal => words(
            ("Keep this board?", "It is dealt again only if all of you want it"),
            ("Diesen Plan behalten?", "Neu ausgelegt wird nur, wenn alle es wollen"),
            lang,
        ),
        _ => words(("It is up to you", ""), ("Du bist gefragt", ""), lang),
    }
}

/// What a seven, a knight or gold asks.
fn seven(board: &Board, lang: Lang) -> Asked {
    let due = names::cards(board.cards_due(), lang);
    let pirate = board.any(|action| matches!(action, Action::Pirate { .. }));
    match board.phase {
        Phase::Take => {
            (say::TAKE_CARDS_OF_YOUR_CHOICE.of(lang), format!("{} {due}", say::CHOOSE.of(lang)))
        }
        Phase::MoveRobber if pirate => words(
            ("Move robber or pirate", "Touch a hex: land for the robber, sea for the pirate"),
            (
                "Versetze Räuber oder Pirat",
                "Berühre ein Feld: Land für den Räuber, Meer für den Piraten",
            ),
            lang,
        ),
        Phase::MoveRobber => words(
            ("Move the robber", "Touch a hex; it brings nothing while the robber is there"),
            ("Versetze den Räuber", "Berühre ein Feld; solange er dort steht, bringt es nichts"),
            lang,
        ),
        _ => words(
            ("Whom do you rob?", "You draw one card unseen"),
            ("Wen beraubst du?", "Du ziehst verdeckt eine Karte"),
            lang,
        ),
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
    Some(capital(&names::swap(get, give, lang)))
}

/// Whose answer or cards the table waits for, by their names.
pub fn awaited(board: &Board, names: &[String], lang: Lang) -> Option<String> {
    let all: Vec<&str> = names.iter().map(String::as_str).collect();
    let (one, all) = (all.len() == 1, list(&all, lang));
    Some(match (board.phase, lang) {
        (Phase::Answer, Lang::En) if one => format!("Waiting for {all}'s answer"),
        (Phase::Answer, Lang::En) => format!("Waiting for answers from {all}"),
        (Phase::Answer, Lang::De) if one => format!("Warten auf die Antwort von {all}"),
        (Phase::Answer, Lang::De) => format!("Warten auf die Antworten von {all}"),
        (Phase::Discard, Lang::En) => format!("Waiting for {all} to discard"),
        (Phase::Discard, Lang::De) => format!("Warten, bis {all} abgelegt {}", has(one)),
        _ => return None,
    })
}

const fn has(one: bool) -> &'static str {
    if one { "hat" } else { "haben" }
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
    let now = say::YOU_CAN_TRADE_NOW_WITH.of(lang);
    Some(format!("{offered} · {now} {who}"))
}

/// The turn itself.
fn turn(board: &Board, lang: Lang) -> Asked {
    match board.phase {
        Phase::Roll if board.any(|action| action != Action::Roll) => words(
            ("Roll the dice", "You may play a development card first"),
            ("Würfle", "Vorher darfst du eine Entwicklungskarte spielen"),
            lang,
        ),
        Phase::Roll => words(
            ("Roll the dice", "Every hex with the number that falls yields cards"),
            ("Würfle", "Jedes Feld mit der gefallenen Zahl bringt Karten"),
            lang,
        ),
        Phase::FreeRoad => words(
            ("Build for nothing", "Touch a place for a road or ship"),
            ("Baue umsonst", "Berühre einen Platz für Straße oder Schiff"),
            lang,
        ),
        Phase::Lifted(_) => words(
            ("Put the ship down", "Touch where it goes"),
            ("Setze das Schiff wieder ein", "Berühre, wohin es soll"),
            lang,
        ),
        Phase::OrderChips => words(
            ("Which hex first?", "It gets the next chip"),
            ("Welches Feld zuerst?", "Es bekommt den nächsten Chip"),
            lang,
        ),
        Phase::TakeChip(_) => words(
            ("Take a chip from the main island", "The bag is empty: touch the chip to move"),
            ("Nimm einen Chip von der Hauptinsel", "Der Beutel ist leer: Berühre den Chip"),
            lang,
        ),
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
    let detail = match (can.is_empty(), lang) {
        (false, Lang::En) => format!("You can build: {can}"),
        (false, Lang::De) => format!("Du kannst bauen: {can}"),
        (true, _) => say::TRADE_FOR_WHAT_YOU_LACK_OR.of(lang).to_owned(),
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
    let mut add = |count: u8, words: (&str, &str)| {
        if count > 0 {
            parts.push(names::counted(count.into(), words));
        }
    };
    add(development, (say::DEV.of(lang), say::DEV.of(lang)));
    add(player.knights, (say::KNIGHT.of(lang), say::KNIGHTS.of(lang)));
    add(player.chips, (say::CHIP.of(lang), say::CHIPS.of(lang)));
    parts.push(format!("{} {}", say::ROUTE.of(lang), player.route));
    parts.join(" · ")
}
