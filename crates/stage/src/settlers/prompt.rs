//! What is asked of the person now, the button that finishes it, and what lies before each seat.

use game::Seat;
use settlers::{Action, Bundle};

use super::board::{Board, Draft};
use super::names::{self, Piece};
use super::phase::Phase;
use crate::{Button, Lang, Prompt, SeatNote};

/// What is asked of who looks; empty for those who have nothing to decide.
pub fn prompt(board: &Board, draft: Draft, lang: Lang) -> Prompt {
    if !board.decides() {
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
        title: match lang {
            Lang::En => format!("Discard {due}"),
            Lang::De => format!("{due} abwerfen"),
        },
        detail: lang.pick("Choose what you can spare", "Wähle, was du entbehren kannst").to_owned(),
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
        Draft::Place { action } => {
            let again =
                lang.pick("Touch it again to confirm", "Berühre es nochmals zum Bestätigen");
            let cost = Bundle::from(board.cost(action));
            let detail = match cost.total() {
                0 => again.to_owned(),
                _ => format!("{again} · {}", names::bundle(cost, lang)),
            };
            (confirm(action, lang), detail)
        }
        Draft::Move { .. } => words(
            ("Move the ship", "Touch it again to confirm"),
            ("Schiff versetzen", "Berühre es nochmals zum Bestätigen"),
            lang,
        ),
        Draft::Build { piece } => build(piece, lang),
        Draft::Offer { .. } | Draft::Counter { .. } => words(
            ("Fill in your offer", "Touch what you give and what you want"),
            ("Stell dein Angebot zusammen", "Berühre, was du gibst und was du willst"),
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

fn build(piece: Piece, lang: Lang) -> Asked {
    let title = match piece {
        Piece::Road => lang.pick("Where to build the road?", "Wohin mit der Straße?"),
        Piece::Ship => lang.pick("Where to build the ship?", "Wohin mit dem Schiff?"),
        Piece::Settlement => lang.pick("Where to settle?", "Wohin mit der Siedlung?"),
        Piece::City => lang.pick("Which becomes a city?", "Welche wird zur Stadt?"),
        Piece::Card => lang.pick("Buy a card", "Karte kaufen"),
    };
    (
        title,
        lang.pick("Touch one of the dashed places", "Berühre einen der gestrichelten Plätze")
            .to_owned(),
    )
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
            let where_to = lang.pick("touch a free coast", "berühre eine freie Küste");
            (lang.pick("Lay your harbour", "Lege deinen Hafen"), format!("{harbour} · {where_to}"))
        }
        Phase::PlacePirate => words(
            ("Place the pirate", "Touch a hex of sea"),
            ("Setze den Piraten", "Berühre ein Meerfeld"),
            lang,
        ),
        Phase::FirstSettlement => {
            let second = board.me().is_some_and(|me| !me.settlements.is_empty());
            let detail = match second {
                false => lang.pick(
                    "Touch an intersection; good numbers have many dots",
                    "Berühre eine Kreuzung; gute Zahlen haben viele Punkte",
                ),
                true => lang.pick(
                    "It pays one card at once for each hex around it",
                    "Sie bringt sofort eine Karte je Feld ringsum",
                ),
            };
            (lang.pick("Found a settlement", "Gründe eine Siedlung"), detail.to_owned())
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
        Phase::Take => (
            lang.pick("Take cards of your choice", "Nimm Karten deiner Wahl"),
            format!("{} {due}", lang.pick("Choose", "Wähle")),
        ),
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
    let title = match board.phase {
        Phase::Answer => lang.pick("Do you trade?", "Tauschst du?"),
        _ => lang.pick("With whom do you trade?", "Mit wem tauschst du?"),
    };
    let terms = board.offer().map(|offer| {
        let (give, want) = (names::bundle(offer.give, lang), names::bundle(offer.want, lang));
        format!("{give} {} {want}", lang.pick("for", "für"))
    });
    (title, terms.unwrap_or_default())
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

/// Trade and build: says what the hand affords.
fn main(board: &Board, lang: Lang) -> Asked {
    let affords = |piece: &Piece| board.any(|action| super::panels::builds(action) == Some(*piece));
    let can: Vec<&str> =
        Piece::ALL.iter().filter(|piece| affords(piece)).map(|piece| piece.name(lang)).collect();
    let detail = match (can.is_empty(), lang) {
        (false, Lang::En) => format!("You can build: {}", can.join(", ")),
        (false, Lang::De) => format!("Du kannst bauen: {}", can.join(", ")),
        (true, _) => lang
            .pick(
                "Trade for what you lack, or end your turn",
                "Tausche, was dir fehlt, oder beende deinen Zug",
            )
            .to_owned(),
    };
    (lang.pick("Trade and build", "Tausche und baue"), detail)
}

/// What deciding this does, in a few words.
fn confirm(action: Action, lang: Lang) -> &'static str {
    match action {
        Action::Settle { .. } => lang.pick("Build settlement", "Siedlung bauen"),
        Action::City { .. } => lang.pick("Build city", "Stadt bauen"),
        Action::Road { .. } => lang.pick("Build road", "Straße bauen"),
        Action::Ship { .. } => lang.pick("Build ship", "Schiff bauen"),
        Action::Lift { .. } => lang.pick("Lift ship", "Schiff aufnehmen"),
        Action::Robber { .. } => lang.pick("Move robber", "Räuber versetzen"),
        Action::Pirate { .. } => lang.pick("Move pirate", "Pirat versetzen"),
        Action::Harbour { .. } => lang.pick("Lay harbour", "Hafen legen"),
        Action::Rob { .. } => lang.pick("Rob", "Berauben"),
        _ => lang.pick("Confirm", "Bestätigen"),
    }
}

/// The button that finishes the step.
pub fn done(board: &Board, draft: Draft, lang: Lang) -> Option<Button> {
    if !board.decides() {
        return None;
    }
    let label = match (draft, board.phase) {
        (Draft::Place { action: Action::Ship { .. } }, Phase::Lifted(_)) => {
            lang.pick("Put it down", "Einsetzen")
        }
        (Draft::Place { action }, _) => confirm(action, lang),
        (Draft::Move { .. }, _) => lang.pick("Move ship", "Schiff versetzen"),
        (Draft::Offer { .. } | Draft::Counter { .. }, _) => lang.pick("Offer", "Anbieten"),
        (_, Phase::Discard) => lang.pick("Discard", "Abwerfen"),
        (_, Phase::Take) => lang.pick("Take", "Nehmen"),
        (_, Phase::Roll) => lang.pick("Roll", "Würfeln"),
        (_, Phase::Main) => lang.pick("End turn", "Zug beenden"),
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
    add(development, lang.pick(("dev.", "dev."), ("Entw.", "Entw.")));
    add(player.knights, lang.pick(("knight", "knights"), ("Ritter", "Ritter")));
    add(player.chips, lang.pick(("chip", "chips"), ("Chip", "Chips")));
    parts.push(format!("{} {}", lang.pick("route", "Straße"), player.route));
    parts.join(" · ")
}
