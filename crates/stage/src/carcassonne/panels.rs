//! What lies beside the board at a table with expansions: the chooser, prisoners, and everybody's
//! supplies.

use ::words::carcassonne::panels as say;
use art::pieces;
use carcassonne::{ExpansionView, Figure, Good, SeatExtras, Symbol};
use game::Seat;
use landscape::Turns;

use super::board::{Drawn, Seen};
use super::expansions::{Choosing, Deed, Place, status, titles, words};
use super::step::Activity;
use super::{names, pictures};
use crate::scene::Art;
use crate::{Lang, Panel, PanelPlace, Press, Row, Token};

/// What panels are made from.
#[derive(Clone, Copy)]
struct Shown<'a> {
    seen: &'a Seen,
    view: &'a ExpansionView,
    choosing: Option<&'a Choosing>,
    names: &'a [String],
    lang: Lang,
}

/// Everything beside the board; nothing at a table without expansions.
pub fn panels(seen: &Seen, step: &Activity, names: &[String], lang: Lang) -> Vec<Panel> {
    let Some(view) = &seen.view.expansions else { return Vec::new() };
    let shown = Shown { seen, view, choosing: step.choosing(), names, lang };
    chooser(shown).into_iter().chain(prisoners(shown)).chain([supplies(shown)]).collect()
}

/// A small picture of something that is drawn around the origin.
fn icon(drawn: &str, scale: f32) -> Art {
    pieces::icon(drawn, scale).into()
}

const PLAIN: f32 = 2.8;

/// A figure as a small picture; a big follower would not fit into one at the same scale.
fn portrait(seat: Seat, figure: Figure) -> Art {
    let scale = if figure == Figure::Big { 2.1 } else { PLAIN };
    icon(&pictures::figure(seat, figure, false), scale)
}

fn token(art: Art, name: String, count: Option<u8>) -> Token {
    let (note, target) = (String::new(), None);
    Token { art, name, count: count.map(u32::from), note, target, enabled: false, chosen: false }
}

/// What is to be done: a small picture for each deed on offer; nothing where there is no choice.
fn chooser(shown: Shown<'_>) -> Option<Panel> {
    let choosing = shown.choosing.filter(|choosing| choosing.deeds().len() > 1)?;
    let lang = shown.lang;
    let (now, _) = choosing.now()?;
    let one = |deed: Deed| Token {
        note: words::short(deed, lang).to_owned(),
        target: Some(deed.to_string()),
        enabled: true,
        chosen: deed == now,
        ..token(picture(shown.seen, deed), words::deed(deed, lang), supply(shown, deed))
    };
    let tokens = choosing.deeds().map(one).collect();
    let title = say::WHAT_WILL_YOU_DO.of(lang).to_owned();
    let rows = vec![Row::Tokens { label: String::new(), tokens }];
    Some(Panel { key: "chooser", title, spot: PanelPlace::Hand, rows })
}

/// How many are left of what a deed takes.
fn supply(shown: Shown<'_>, deed: Deed) -> Option<u8> {
    let seat = shown.seen.view.active.index();
    let (base, extras) = (shown.seen.view.seats.get(seat)?, shown.view.seats.get(seat)?);
    match deed {
        Deed::Place(figure) | Deed::Close(figure) => Some(count(base.followers, extras, figure)),
        Deed::Build => Some(extras.tower_pieces),
        _ => None,
    }
}

fn count(followers: u8, extras: &SeatExtras, figure: Figure) -> u8 {
    match figure {
        Figure::Follower => followers,
        Figure::Big => extras.big,
        Figure::Builder => extras.builder,
        Figure::Pig => extras.pig,
    }
}

/// What a deed looks like.
fn picture(seen: &Seen, deed: Deed) -> Art {
    let seat = seen.decider();
    let figure = |figure| pictures::figure(seat, figure, false);
    match deed {
        Deed::Place(kind) => portrait(seat, kind),
        Deed::Close(kind) => {
            let up = pieces::tower_top(1);
            let top = format!("<g transform='translate(0 -{up})'>{}</g>", figure(kind));
            icon(&format!("<g transform='translate(0 9)'>{}{top}</g>", pieces::tower_piece()), 2.0)
        }
        Deed::Fairy => icon(&pictures::fairy(), PLAIN),
        Deed::Build => icon(&pieces::tower_piece(), PLAIN),
        Deed::Dragon => icon(&pictures::dragon(), 1.4),
        Deed::Ransom | Deed::Exchange | Deed::Capture => {
            icon(&pieces::prisoner(seat, Figure::Follower), PLAIN)
        }
        Deed::Princess => laid(seen, |symbol| matches!(symbol, Symbol::Princess(_))),
        Deed::Portal => laid(seen, |symbol| symbol == Symbol::Portal),
    }
}

/// The tile just laid that brings a deed, by the sign on it.
fn laid(seen: &Seen, meant: impl Fn(Symbol) -> bool) -> Art {
    let tiles = seen.view.tiles.iter().rev().filter_map(|tile| Some((tile, Drawn::of(tile.tile)?)));
    let mut shown = tiles.filter(|(_, drawn)| drawn.kind.prints.symbol.is_some_and(&meant));
    shown.next().map(|(tile, drawn)| drawn.plate.face(tile.turns)).unwrap_or_default()
}

/// Prisoners that may come home now: by exchange, which is asked for, or for three points.
fn prisoners(shown: Shown<'_>) -> Option<Panel> {
    let choosing = shown.choosing?;
    let exchange = choosing.of(Deed::Exchange);
    let placing = exchange.or_else(|| choosing.of(Deed::Ransom))?;
    let looked_at = matches!(choosing.now(), Some((Deed::Exchange | Deed::Ransom, _)));
    if !looked_at {
        return None;
    }
    let one = |place: Place| match place {
        Place::Prisoner { captor, figure } => Some(captive(shown, captor, figure, place)),
        _ => None,
    };
    let tokens = placing.spots().filter_map(one).map(|token| Token {
        chosen: placing.chosen().is_some_and(|place| token.target == Some(target(place))),
        ..token
    });
    let (title, spot) = match exchange {
        Some(_) => (say::WHO_COMES_BACK.of(shown.lang), PanelPlace::Desk),
        None => (say::BUY_BACK_FOR_3_POINTS.of(shown.lang), PanelPlace::Hand),
    };
    let rows = vec![Row::Tokens { label: title.to_owned(), tokens: tokens.collect() }];
    Some(Panel { key: "prisoners", title: title.to_owned(), spot, rows })
}

fn target(place: Place) -> String {
    format!("ghost:{place}")
}

/// An own follower in somebody's prison, to be touched.
fn captive(shown: Shown<'_>, captor: Seat, figure: Figure, place: Place) -> Token {
    let owner = shown.seen.view.active;
    let by = words::player(captor, shown.names, shown.lang);
    Token {
        note: by.to_owned(),
        target: Some(target(place)),
        enabled: true,
        ..token(
            icon(&pieces::prisoner(owner, figure), PLAIN),
            words::held(by, figure, shown.lang),
            None,
        )
    }
}

/// The tab of the supplies: a row for each seat, and the tiles that wait.
fn supplies(shown: Shown<'_>) -> Panel {
    let lang = shown.lang;
    let mut rows: Vec<Row> =
        status(shown.seen, shown.names, lang).map(Row::Text).into_iter().collect();
    for (seat, extras) in Seat::first(shown.view.seats.len()).zip(&shown.view.seats) {
        let label = words::player(seat, shown.names, lang).to_owned();
        rows.push(Row::Tokens { label, tokens: belongings(shown, seat, extras) });
    }
    rows.extend(
        titles::played(shown.view)
            .map(|(title, stands)| Row::Text(titles::sentence(title, stands, shown.names, lang))),
    );
    rows.extend(ransoms(shown));
    rows.extend(waiting(shown));
    let title = say::SUPPLIES.of(lang).to_owned();
    Panel { key: "supplies", title, spot: PanelPlace::Tab, rows }
}

/// What lies in front of a seat.
fn belongings(shown: Shown<'_>, seat: Seat, extras: &SeatExtras) -> Vec<Token> {
    let lang = shown.lang;
    let followers = shown.seen.view.seats.get(seat.index()).map_or(0, |seat| seat.followers);
    let figures = Figure::ALL.into_iter().map(|figure| (figure, count(followers, extras, figure)));
    let figures = figures.filter(|&(figure, count)| count > 0 || figure == Figure::Follower);
    let mut tokens: Vec<Token> = figures
        .map(|(figure, count)| {
            let name = format!("{count} × {}", names::figure_kind(figure, lang));
            token(portrait(seat, figure), name, Some(count))
        })
        .collect();
    if extras.tower_pieces > 0 {
        let name = format!("{} × {}", extras.tower_pieces, words::tower_piece(lang));
        let art = icon(&pieces::tower_piece(), PLAIN);
        tokens.push(token(art, name, Some(extras.tower_pieces)));
    }
    let goods = Good::ALL.into_iter().zip(extras.goods).filter(|&(_, count)| count > 0);
    tokens.extend(goods.map(|(good, count)| {
        let name = format!("{count} × {}", names::good(good, lang));
        token(icon(&pieces::good(good), PLAIN), name, Some(count))
    }));
    tokens.extend(extras.prisoners.iter().map(|held| {
        let owner = words::player(held.owner, shown.names, lang);
        let name = words::prisoner(owner, held.figure, lang);
        token(icon(&pieces::prisoner(held.owner, held.figure), PLAIN), name, Some(held.count))
    }));
    tokens.extend(titles::held_by(shown.view, seat).map(|(title, stands)| {
        let name = titles::worth(title, stands, lang);
        Token {
            count: Some(stands.worth.into()),
            ..token(icon(&titles::picture(title), PLAIN), name, None)
        }
    }));
    tokens
}

/// A button for each prisoner that may be bought back now.
fn ransoms(shown: Shown<'_>) -> Option<Row> {
    let placing = shown.choosing?.of(Deed::Ransom)?;
    let one = |place: Place| match place {
        Place::Prisoner { captor, figure } => {
            let by = words::player(captor, shown.names, shown.lang);
            let label = words::ransom(by, figure, shown.lang);
            let main = placing.chosen() == Some(place);
            Some(Press { target: target(place), label, why_not: None, main, chosen: false })
        }
        _ => None,
    };
    Some(Row::Presses(placing.spots().filter_map(one).collect()))
}

/// Dragon tiles that wait for the first volcano.
fn waiting(shown: Shown<'_>) -> Option<Row> {
    let one = |&code| {
        let drawn = Drawn::of(code)?;
        let name = drawn.name(Turns::default(), shown.lang);
        Some(token(drawn.plate.face(Turns::default()), name, None))
    };
    let tokens: Vec<Token> = shown.view.aside.iter().filter_map(one).collect();
    let label = say::WAIT_FOR_THE_DRAGON.of(shown.lang).to_owned();
    (!tokens.is_empty()).then_some(Row::Tokens { label, tokens })
}
