//! What things cost, what is left of them, and what everybody holds.

use ::words::settlers::panels_supply as say;
use settlers::{PlayerView, Resource};

use super::super::names::{self, Piece};
use super::hand::left;
use super::{Shown, resource, shown_cards};
use crate::{Panel, PanelPlace, Row, Token};

/// The tab of the supply.
pub fn panel(shown: Shown<'_>) -> Panel {
    let lang = shown.lang;
    let mut rows = costs(shown);
    rows.extend([bank(shown), hands(shown), stocks(shown)]);
    let title = say::COSTS_AND_STOCK.of(lang).to_owned();
    Panel { key: "supply", title, spot: PanelPlace::Tab, rows }
}

/// Are ships in this game?
pub fn sails(shown: Shown<'_>) -> bool {
    let afloat = |player: &PlayerView| player.left.ships > 0 || !player.ships.is_empty();
    shown.board.view.players.iter().any(afloat)
}

fn pieces(shown: Shown<'_>) -> impl Iterator<Item = Piece> {
    let sails = sails(shown);
    Piece::ALL.into_iter().filter(move |piece| *piece != Piece::Ship || sails)
}

/// The cost card: what each piece costs, in pictures.
fn costs(shown: Shown<'_>) -> Vec<Row> {
    let lang = shown.lang;
    let row = |piece: Piece| Row::Tokens {
        label: piece.name(lang).to_owned(),
        tokens: shown_cards(piece.cost(), lang),
    };
    pieces(shown).map(row).collect()
}

/// What the bank has.
fn bank(shown: Shown<'_>) -> Row {
    let stock = Resource::ALL.into_iter().zip(shown.board.view.bank.0);
    let one = |(kind, count): (Resource, u8)| resource(kind, count.into(), shown.lang);
    let deck = shown.board.view.deck;
    let cards = Token {
        art: super::icons::piece(Piece::Card, None),
        name: format!("{}: {deck}", Piece::Card.name(shown.lang)),
        count: Some(deck.into()),
        note: String::new(),
        target: None,
        enabled: false,
        chosen: false,
    };
    let label = say::THE_BANK.of(shown.lang).to_owned();
    Row::Tokens { label, tokens: stock.map(one).chain([cards]).collect() }
}

/// What everybody knows of everybody's cards.
fn hands(shown: Shown<'_>) -> Row {
    let lang = shown.lang;
    let head = [
        say::PLAYER.of(lang),
        say::CARDS.of(lang),
        say::DEV.of(lang),
        say::KNIGHTS.of(lang),
        say::ROUTE.of(lang),
    ];
    let lines = shown.board.players().map(|(seat, player)| {
        let counts = [
            player.cards,
            player.development + player.development_new,
            player.knights,
            player.route,
        ];
        let name = names::player(seat, shown.names, lang).to_owned();
        [name].into_iter().chain(counts.map(|count| count.to_string())).collect()
    });
    Row::Table { head: head.map(str::to_owned).to_vec(), lines: lines.collect() }
}

/// How many pieces each player has left.
fn stocks(shown: Shown<'_>) -> Row {
    let lang = shown.lang;
    let who = say::PIECES_LEFT.of(lang).to_owned();
    let built: Vec<Piece> = pieces(shown).filter(|piece| *piece != Piece::Card).collect();
    let head = [who].into_iter().chain(built.iter().map(|piece| piece.name(lang).to_owned()));
    let lines = shown.board.players().map(|(seat, player)| {
        let name = names::player(seat, shown.names, lang).to_owned();
        let counts = built.iter().map(|piece| left(shown, player, *piece).to_string());
        [name].into_iter().chain(counts).collect()
    });
    Row::Table { head: head.collect(), lines: lines.collect() }
}
