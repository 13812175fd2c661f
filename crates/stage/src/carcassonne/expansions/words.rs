//! What is asked and said of the expansions' decisions, in both languages.

use ::words::carcassonne::expansions as say;
use carcassonne::{Figure, Perch, PhaseView, SeatExtras, Title, TitleView};
use game::Seat;
use landscape::Cell;

use super::super::board::Seen;
use super::super::names;
use super::choosing::Choosing;
use super::deed::Deed;
use super::moment::Moment;
use super::place::Place;
use super::titles;
use crate::lang::by_key;
use crate::tiles::grammar::{Noun, capital};
use crate::tiles::names::chosen;
use crate::tiles::words::room_for_figures;
use crate::{Button, Choice, Lang, Prompt, colour};

/// Something and its place: `the dragon; column 2 right, row 1 up`.
pub fn where_is(what: &str, cell: Cell, lang: Lang) -> String {
    format!("{what}; {}", names::place(cell, lang))
}

/// What a deed is called in the chooser.
pub fn deed(deed: Deed, lang: Lang) -> String {
    let word = match deed {
        Deed::Place(figure) => return capital(names::figure_kind(figure, lang)),
        Deed::Princess => say::SEND_A_KNIGHT_AWAY.of(lang),
        Deed::Fairy => say::CALL_THE_FAIRY.of(lang),
        Deed::Portal => say::GO_THROUGH_THE_PORTAL.of(lang),
        Deed::Build => say::ADD_A_TOWER_PIECE.of(lang),
        Deed::Close(Figure::Big) => say::CLOSE_A_TOWER_WITH_THE_BIG.of(lang),
        Deed::Close(_) => say::CLOSE_A_TOWER.of(lang),
        Deed::Capture => say::TAKE_A_PRISONER.of(lang),
        Deed::Dragon => say::MOVE_THE_DRAGON.of(lang),
        Deed::Exchange => say::EXCHANGE.of(lang),
        Deed::Ransom => say::BUY_BACK_FOR_3_POINTS.of(lang),
    };
    word.to_owned()
}

/// The same in a word or two, to be read under a small picture.
pub fn short(deed: Deed, lang: Lang) -> &'static str {
    match deed {
        Deed::Place(Figure::Follower) => say::FOLLOWER.of(lang),
        Deed::Place(Figure::Big) => say::BIG.of(lang),
        Deed::Place(Figure::Builder) => say::BUILDER.of(lang),
        Deed::Place(Figure::Pig) => say::PIG.of(lang),
        Deed::Princess => say::PRINCESS.of(lang),
        Deed::Fairy => say::FAIRY.of(lang),
        Deed::Portal => say::PORTAL.of(lang),
        Deed::Build => say::TOWER.of(lang),
        Deed::Close(Figure::Big) => say::BIG_ON_TOP.of(lang),
        Deed::Close(_) => say::CLOSE.of(lang),
        Deed::Capture => say::TAKE.of(lang),
        Deed::Dragon => say::DRAGON.of(lang),
        Deed::Exchange => say::EXCHANGE_2.of(lang),
        Deed::Ransom => say::RANSOM.of(lang),
    }
}

/// A place where something can be done, for a screen reader.
pub fn ghost(
    seen: &Seen,
    deed: Deed,
    about: Cell,
    place: Place,
    solid: bool,
    lang: Lang,
) -> String {
    if let (Deed::Place(figure), Place::On(spot)) = (deed, place) {
        let on = seen.extent(about, spot);
        return on.map(|on| names::ghost(figure, on, solid, lang)).unwrap_or_default();
    }
    format!("{}: {}{}", self::deed(deed, lang), what(seen, deed, place, lang), chosen(solid, lang))
}

/// What a deed is done with or to.
fn what(seen: &Seen, deed: Deed, place: Place, lang: Lang) -> String {
    match place {
        Place::On(_) => String::new(),
        Place::At(cell, perch) => at(seen, cell, perch, lang),
        Place::Tile(cell) => tile(seen, deed, cell, lang),
        Place::Prisoner { figure, .. } => names::figure_kind(figure, lang).to_owned(),
    }
}

/// Somebody on the map.
fn at(seen: &Seen, cell: Cell, perch: Perch, lang: Lang) -> String {
    let named = match perch {
        Perch::Tower => seen
            .tower(cell)
            .and_then(|tower| tower.top)
            .map(|top| names::on_tower(top.figure, top.seat, seen.audience, lang)),
        Perch::Tile => Some(names::place(cell, lang)),
        Perch::Spot(spot) => {
            let here = |figure: &&carcassonne::FigureView| {
                (figure.cell, figure.spot) == (cell, spot) && figure.figure.is_follower()
            };
            seen.view.figures.iter().find(here).zip(seen.extent(cell, spot)).map(|(figure, on)| {
                names::figure(figure.figure, figure.seat, seen.audience, on, lang)
            })
        }
    };
    named.unwrap_or_default()
}

fn tile(seen: &Seen, deed: Deed, cell: Cell, lang: Lang) -> String {
    let place = names::place(cell, lang);
    match (deed, seen.tower(cell)) {
        (Deed::Build, Some(tower)) => {
            let height = tower.height + 1;
            let reach = seen.game.reach(cell, height).followers.len();
            say::HighThenInReach { height, place, reach }.of(lang)
        }
        (Deed::Close(_), Some(tower)) => format!("{}; {place}", names::tower(tower, lang)),
        (Deed::Dragon, _) => format!("{place}{}", eaten(seen, cell, lang)),
        _ => place,
    }
}

/// Who goes home when the dragon comes to a tile.
fn eaten(seen: &Seen, cell: Cell, lang: Lang) -> String {
    let on_parts = seen.view.figures.iter().filter(|figure| figure.cell == cell).count();
    let on_top = seen.tower(cell).is_some_and(|tower| tower.top.is_some());
    match (on_parts + usize::from(on_top), lang) {
        (0, _) => String::new(),
        (count, Lang::En) => format!(", {count} there would go home"),
        (1, Lang::De) => ", 1 Figur dort müsste heim".to_owned(),
        (count, Lang::De) => format!(", {count} Figuren dort müssten heim"),
    }
}

/// What is asked of who may choose.
pub fn prompt(seen: &Seen, choosing: &Choosing, lang: Lang) -> Prompt {
    let Some((deed, placing)) = choosing.now() else { return Prompt::default() };
    let mut detail = Vec::new();
    match placing.chosen() {
        Some(place) => {
            detail.push(match (deed, place) {
                (Deed::Place(_), _) => ghost(seen, deed, placing.cell, place, false, lang),
                _ => what(seen, deed, place, lang),
            });
        }
        None => {
            detail.extend(
                Moment::of(seen).map(|moment| aside(moment, lang)).filter(|it| !it.is_empty()),
            );
            detail.push(offered(seen, deed, placing.spots().count(), lang));
        }
    }
    let other = choosing.deeds().len() > 1 && placing.chosen().is_none();
    let key = other.then(|| by_key(say::R_FOR_OTHER_CHOICES.of(lang)));
    let detail = capital(&detail.join(" · ")) + &key.unwrap_or_default();
    Prompt { title: title(seen, deed, lang), detail }
}

/// What is special about the moment, for those who decide in it.
fn aside(moment: Moment, lang: Lang) -> String {
    match (moment, lang) {
        (Moment::Run { left: 1, .. }, Lang::En) => "the last step".to_owned(),
        (Moment::Run { left: 1, .. }, Lang::De) => "der letzte Schritt".to_owned(),
        (Moment::Run { left, .. }, Lang::En) => format!("{left} steps left"),
        (Moment::Run { left, .. }, Lang::De) => format!("noch {left} Schritte"),
        (Moment::Second(_), _) => second(lang).to_owned(),
        (Moment::Earned(_), _) => earned(lang).to_owned(),
        (Moment::Portal(_) | Moment::Capture(_) | Moment::Exchange(..), _) => String::new(),
    }
}

/// That this is the builder's second tile.
pub fn second(lang: Lang) -> &'static str {
    say::YOUR_BUILDERS_SECOND_TILE.of(lang)
}

/// That a second tile follows.
pub fn earned(lang: Lang) -> &'static str {
    say::YOUR_BUILDER_EARNS_A_SECOND_TILE.of(lang)
}

fn offered(seen: &Seen, deed: Deed, count: usize, lang: Lang) -> String {
    let places = Noun::Place.count(count, lang);
    match (deed, lang) {
        (Deed::Place(Figure::Follower), _) if on_own_tile(seen) => {
            let supply = seen.view.seats.get(seen.view.active.index());
            let left = Noun::Follower.count(supply.map_or(0, |seat| seat.followers.into()), lang);
            room_for_figures(count, &left, lang)
        }
        (Deed::Place(_), Lang::En) => format!("{places} on the tile"),
        (Deed::Place(_), Lang::De) => format!("{places} auf dem Plättchen"),
        (Deed::Princess | Deed::Capture | Deed::Exchange, Lang::En) => {
            format!("{count} to choose from")
        }
        (Deed::Princess | Deed::Capture | Deed::Exchange, Lang::De) => {
            format!("{count} zur Wahl")
        }
        (Deed::Fairy, Lang::En) => "beside one of your followers".to_owned(),
        (Deed::Fairy, Lang::De) => "neben einen deiner Gefolgsleute".to_owned(),
        (Deed::Ransom, Lang::En) => "3 points go to whoever holds it".to_owned(),
        (Deed::Ransom, Lang::De) => "3 Punkte gehen an die Person, die ihn hält".to_owned(),
        (Deed::Build | Deed::Close(_), _) => {
            let towers = [("tower", "towers"), ("Turm", "Türme")];
            let (one, many) = lang.pick(towers[0], towers[1]);
            format!("{count} {}", if count == 1 { one } else { many })
        }
        (Deed::Portal | Deed::Dragon, _) => Noun::Tile.count(count, lang),
    }
}

fn title(seen: &Seen, deed: Deed, lang: Lang) -> String {
    let must = seen.view.options.princess_must;
    let through = !on_own_tile(seen);
    let title = match deed {
        Deed::Place(Figure::Follower) if through => {
            say::PLACE_A_FOLLOWER_THROUGH_THE_PORTAL.of(lang)
        }
        Deed::Place(Figure::Big) if through => say::PLACE_THE_BIG_FOLLOWER_THROUGH_THE.of(lang),
        Deed::Place(Figure::Follower) => say::PLACE_A_FOLLOWER.of(lang),
        Deed::Place(Figure::Big) => say::PLACE_THE_BIG_FOLLOWER.of(lang),
        Deed::Place(Figure::Builder) => say::PLACE_THE_BUILDER.of(lang),
        Deed::Place(Figure::Pig) => say::PLACE_THE_PIG.of(lang),
        Deed::Princess if must => say::THE_PRINCESS_SENDS_A_KNIGHT_AWAY.of(lang),
        Deed::Princess => say::SEND_A_KNIGHT_AWAY_2.of(lang),
        Deed::Fairy => say::CALL_THE_FAIRY_2.of(lang),
        Deed::Portal => say::THROUGH_THE_PORTAL_TO_WHICH_TILE.of(lang),
        Deed::Build => say::ADD_A_TOWER_PIECE_2.of(lang),
        Deed::Close(_) => say::CLOSE_A_TOWER_2.of(lang),
        Deed::Capture => say::TAKE_A_PRISONER_2.of(lang),
        Deed::Dragon => say::MOVE_THE_DRAGON_2.of(lang),
        Deed::Exchange => say::WHO_COMES_BACK_TO_YOU.of(lang),
        Deed::Ransom => say::BUY_A_PRISONER_BACK.of(lang),
    };
    title.to_owned()
}

/// The button that does it, or nothing.
pub fn button(choosing: &Choosing, lang: Lang) -> Option<Button> {
    let (deed, placing) = choosing.now()?;
    let enabled = placing.decision().is_some();
    let label = match placing.chosen() {
        None if enabled && deed == Deed::Capture => say::TAKE_NO_PRISONER.of(lang),
        None if enabled && choosing.deeds().len() > 1 => say::DO_NOTHING.of(lang),
        None if enabled => say::NO_FOLLOWER.of(lang),
        _ => confirm(deed, lang),
    };
    Some(Button { label: label.to_owned(), enabled })
}

fn confirm(deed: Deed, lang: Lang) -> &'static str {
    match deed {
        Deed::Place(Figure::Follower | Figure::Big) => say::PLACE_FOLLOWER.of(lang),
        Deed::Place(Figure::Builder) => say::PLACE_BUILDER.of(lang),
        Deed::Place(Figure::Pig) => say::PLACE_PIG.of(lang),
        Deed::Princess => say::SEND_AWAY.of(lang),
        Deed::Fairy => say::CALL_FAIRY.of(lang),
        Deed::Portal => say::GO_THERE.of(lang),
        Deed::Build => say::ADD_PIECE.of(lang),
        Deed::Close(_) => say::CLOSE_TOWER.of(lang),
        Deed::Capture => say::TAKE_PRISONER.of(lang),
        Deed::Dragon => say::MOVE_DRAGON.of(lang),
        Deed::Exchange => say::EXCHANGE.of(lang),
        Deed::Ransom => say::BUY_BACK.of(lang),
    }
}

/// Is a figure placed on the tile just laid, and not behind a portal?
fn on_own_tile(seen: &Seen) -> bool {
    matches!(seen.view.phase, PhaseView::Figure(_))
}

/// Where the turn stands, by the names of the seats.
pub fn moment<'a>(
    moment: Moment,
    name: impl Fn(Seat) -> &'a str,
    mine: impl Fn(Seat) -> bool,
    lang: Lang,
) -> String {
    match (moment, lang) {
        (Moment::Run { mover, left }, _) => run(name(mover), mine(mover), left, lang),
        (Moment::Portal(seat), Lang::En) => format!("{} goes through the portal", name(seat)),
        (Moment::Portal(seat), Lang::De) => format!("{} geht durch den Zaubergang", name(seat)),
        (Moment::Capture(seat), Lang::En) => format!("{} may take a prisoner", name(seat)),
        (Moment::Capture(seat), Lang::De) => {
            format!("{} darf jemanden gefangen nehmen", name(seat))
        }
        (Moment::Exchange(seat, with), Lang::En) => {
            format!("{} exchanges prisoners with {}", name(seat), name(with))
        }
        (Moment::Exchange(seat, with), Lang::De) => {
            format!("{} tauscht Gefangene mit {}", name(seat), name(with))
        }
        (Moment::Second(seat), Lang::En) => {
            format!("{} plays a second tile, thanks to the builder", name(seat))
        }
        (Moment::Second(seat), Lang::De) => {
            format!("{} spielt dank Baumeister ein zweites Plättchen", name(seat))
        }
        (Moment::Earned(seat), Lang::En) => {
            format!("The builder has earned {} a second tile", name(seat))
        }
        (Moment::Earned(seat), Lang::De) => {
            format!("{} spielt danach ein zweites Plättchen, dank Baumeister", name(seat))
        }
    }
}

fn run(name: &str, mine: bool, left: u8, lang: Lang) -> String {
    let steps = match (left, lang) {
        (1, Lang::En) => "1 step left".to_owned(),
        (1, Lang::De) => "noch 1 Schritt".to_owned(),
        (left, Lang::En) => format!("{left} steps left"),
        (left, Lang::De) => format!("noch {left} Schritte"),
    };
    match (mine, lang) {
        (true, Lang::En) => format!("The dragon’s run: you move it, {steps}"),
        (true, Lang::De) => format!("Der Drache zieht: Du bist dran, {steps}"),
        (false, Lang::En) => format!("The dragon’s run: {name} moves it, {steps}"),
        (false, Lang::De) => format!("Der Drache zieht: {name} ist dran, {steps}"),
    }
}

/// The overlay of what would be lost today.
pub fn risk(lang: Lang) -> Choice {
    let (label, help) = (say::AT_RISK.of(lang), say::ROADS_WITH_AN_INN_AND_CITIES.of(lang));
    Choice { key: "risk", label, help }
}

/// A prisoner in front of somebody: `Blue’s big follower`.
pub fn prisoner(owner: &str, figure: Figure, lang: Lang) -> String {
    let kind = names::figure_kind(figure, lang);
    say::PrisonerS { kind, owner }.of(lang)
}

/// An own follower in somebody's prison.
pub fn held(captor: &str, figure: Figure, lang: Lang) -> String {
    let kind = names::figure_kind(figure, lang);
    say::YourHeldBy { captor, kind }.of(lang)
}

/// A piece of a tower.
pub fn tower_piece(lang: Lang) -> &'static str {
    say::TOWER_PIECE.of(lang)
}

/// Who is at hand in front of a seat, in a few words: `3 followers, big, builder, 1 prisoner, King`.
pub fn supply(
    followers: u8,
    extras: &SeatExtras,
    held: impl Iterator<Item = (Title, TitleView)>,
    lang: Lang,
) -> String {
    let helpers = [
        (extras.big, say::BIG_2.of(lang)),
        (extras.builder, say::BUILDER_2.of(lang)),
        (extras.pig, say::PIG_2.of(lang)),
    ];
    let there = helpers.iter().filter(|(count, _)| *count > 0);
    let mut words = vec![Noun::Follower.count(followers.into(), lang)];
    words.extend(there.map(|(_, word)| (*word).to_owned()));
    let prisoners: u8 = extras.prisoners.iter().map(|held| held.count).sum();
    if prisoners > 0 {
        let (one, many) = (say::PRISONER.of(lang), say::PRISONERS.of(lang));
        words.push(format!("{prisoners} {}", if prisoners == 1 { one } else { many }));
    }
    words.extend(held.map(|(title, _)| titles::name(title, lang).to_owned()));
    words.join(", ")
}

/// What buys a prisoner back.
pub fn ransom(captor: &str, figure: Figure, lang: Lang) -> String {
    match lang {
        Lang::En => {
            format!("Buy your {} back from {captor} for 3 points", names::figure_kind(figure, lang))
        }
        Lang::De => {
            let whom = if figure == Figure::Big { "Großen Gefolgsmann" } else { "Gefolgsmann" };
            format!("{whom} für 3 Punkte von {captor} freikaufen")
        }
    }
}

/// A seat by its name, or by its colour.
pub fn player(seat: Seat, names: &[String], lang: Lang) -> &str {
    names.get(seat.index()).map_or_else(|| colour(seat, lang), String::as_str)
}
