//! The sentences of hints.

use settlers::{Action, Bundle, Hex, Resource};

use super::super::board::Board;
use super::super::phase::Phase;
use super::super::{labels, names};
use super::Advice;
use crate::Lang;

/// What to do, without a full stop.
pub fn sentence(board: &Board, advice: Advice, players: &[String], lang: Lang) -> String {
    let action = advice.action;
    match action {
        Action::Discard { .. } => around(lang, ("Discard", ""), ("Wirf", " ab"), advice.cards),
        Action::Take { .. } => around(lang, ("Take", ""), ("Nimm", ""), advice.cards),
        Action::Settle { .. }
        | Action::City { .. }
        | Action::Road { .. }
        | Action::Ship { .. }
        | Action::Lift { .. }
        | Action::Harbour { .. } => building(board, action, lang),
        Action::Robber { .. }
        | Action::Pirate { .. }
        | Action::Chart { .. }
        | Action::Chip { .. } => hexes(board, action, lang),
        Action::Rob { victim } => {
            let name = names::player(victim, players, lang);
            lang.pick(format_args!("Rob {name}"), format_args!("Beraube {name}")).to_string()
        }
        Action::Deal { with } => {
            let name = names::player(with, players, lang);
            let (trade, with) = lang.pick(("Trade", "with"), ("Tausche", "mit"));
            format!("{trade} {with} {name}")
        }
        Action::Bank { .. } | Action::Offer { .. } | Action::Counter { .. } => {
            trade(board, action, lang)
        }
        action => plain(action, lang).to_owned(),
    }
}

/// Cards between the words of a language.
fn around(lang: Lang, english: (&str, &str), german: (&str, &str), cards: Bundle) -> String {
    let (before, after) = lang.pick(english, german);
    format!("{before} {}{after}", names::bundle(cards, lang))
}

/// What is built or moved, and where.
fn building(board: &Board, action: Action, lang: Lang) -> String {
    let lifted = matches!(board.phase, Phase::Lifted(_));
    match action {
        Action::Settle { at } => {
            let words = lang.pick("Found a settlement", "Gründe eine Siedlung");
            format!("{words} {}", labels::corner(board, at, lang))
        }
        Action::City { at } => {
            let place = labels::corner(board, at, lang);
            match lang {
                Lang::En => format!("Turn your settlement {place} into a city"),
                Lang::De => format!("Mach deine Siedlung {place} zur Stadt"),
            }
        }
        Action::Road { at } => {
            beside(board, lang.pick("Build a road", "Baue eine Straße"), at, lang)
        }
        Action::Ship { at } if lifted => {
            beside(board, lang.pick("Put the ship down", "Setze das Schiff wieder ein"), at, lang)
        }
        Action::Ship { at } => {
            beside(board, lang.pick("Build a ship", "Baue ein Schiff"), at, lang)
        }
        Action::Lift { from } => {
            beside(board, lang.pick("Move your ship", "Versetze dein Schiff"), from, lang)
        }
        Action::Harbour { at } => {
            beside(board, lang.pick("Lay the harbour", "Lege den Hafen"), at, lang)
        }
        _ => String::new(),
    }
}

fn beside(board: &Board, words: &str, at: settlers::Side, lang: Lang) -> String {
    format!("{words} {}", labels::side(board, at, lang))
}

/// What is done with a hex.
fn hexes(board: &Board, action: Action, lang: Lang) -> String {
    let called = |hex: Hex| board.hex(hex).map(|hex| labels::short(hex, lang)).unwrap_or_default();
    match (action, lang) {
        (Action::Robber { to }, Lang::En) => format!("Move the robber to {}", called(to)),
        (Action::Robber { to }, Lang::De) => {
            format!("Versetze den Räuber auf das Feld {}", called(to))
        }
        (Action::Pirate { .. }, _) => lang
            .pick("Put the pirate on the lit hex", "Setze den Piraten auf das leuchtende Feld")
            .to_owned(),
        (Action::Chart { hex }, Lang::En) => format!("Give {} its number first", called(hex)),
        (Action::Chart { hex }, Lang::De) => {
            format!("Gib zuerst dem Feld {} eine Zahl", called(hex))
        }
        (Action::Chip { from }, Lang::En) => format!("Take the number from {}", called(from)),
        (Action::Chip { from }, Lang::De) => format!("Nimm die Zahl vom Feld {}", called(from)),
        _ => String::new(),
    }
}

/// What is given for what.
fn trade(board: &Board, action: Action, lang: Lang) -> String {
    match action {
        Action::Bank { give, take } => {
            let rate = board.me().map_or(4, |me| me.rates[give.index()]);
            let (give, take) = (bundle(give, rate, lang), bundle(take, 1, lang));
            match lang {
                Lang::En => format!("Trade {give} for {take} with the bank"),
                Lang::De => format!("Tausche bei der Bank {give} gegen {take}"),
            }
        }
        Action::Offer { give, want } => terms(lang.pick("Offer", "Biete"), give, want, lang),
        Action::Counter { give, want } => {
            let words = lang.pick("Make a counter-offer:", "Mach ein Gegenangebot:");
            terms(words, give, want, lang)
        }
        _ => String::new(),
    }
}

fn bundle(kind: Resource, count: u8, lang: Lang) -> String {
    names::bundle(Bundle::of(kind, count), lang)
}

fn terms(words: &str, give: Bundle, want: Bundle, lang: Lang) -> String {
    let (give, want) = (names::bundle(give, lang), names::bundle(want, lang));
    format!("{words} {give} {} {want}", lang.pick("for", "für"))
}

/// What needs no more words.
const fn plain(action: Action, lang: Lang) -> &'static str {
    match action {
        Action::Roll => lang.pick("Roll the dice", "Würfle"),
        Action::End => lang.pick("End your turn", "Beende deinen Zug"),
        Action::Buy => lang.pick("Buy a development card", "Kaufe eine Entwicklungskarte"),
        Action::Knight => lang.pick("Play a knight", "Spiele einen Ritter"),
        Action::RoadBuilding => {
            lang.pick("Play your road building card", "Spiele deine Karte „Straßenbau“")
        }
        Action::Invention => {
            lang.pick("Play your invention card", "Spiele deine Karte „Erfindung“")
        }
        Action::Monopoly { kind } => monopoly(kind, lang),
        Action::Accept => lang.pick("Accept this offer", "Nimm das Angebot an"),
        Action::Refuse => lang.pick("Refuse this offer", "Lehne das Angebot ab"),
        Action::Withdraw => lang.pick("Take your offer back", "Zieh dein Angebot zurück"),
        Action::Keep => lang.pick("Keep this board", "Spielt auf diesem Plan"),
        Action::Redeal => lang.pick("Have the board dealt again", "Lass den Plan neu auslegen"),
        _ => "",
    }
}

const fn monopoly(kind: Resource, lang: Lang) -> &'static str {
    match kind {
        Resource::Brick => lang.pick("Play monopoly on brick", "Spiele das Monopol auf Lehm"),
        Resource::Lumber => lang.pick("Play monopoly on lumber", "Spiele das Monopol auf Holz"),
        Resource::Wool => lang.pick("Play monopoly on wool", "Spiele das Monopol auf Wolle"),
        Resource::Grain => lang.pick("Play monopoly on grain", "Spiele das Monopol auf Getreide"),
        Resource::Ore => lang.pick("Play monopoly on ore", "Spiele das Monopol auf Erz"),
    }
}
