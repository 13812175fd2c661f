//! What is asked and said of the expansions' decisions.

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
use crate::tiles::names::{choosable, thing_at};
use crate::tiles::words::room_for_figures;
use crate::{Button, Choice, Lang, Prompt, colour};

/// Something and its place: `the dragon; column 2 right, row 1 up`.
pub fn where_is(what: &str, cell: Cell, lang: Lang) -> String {
    thing_at(what, &names::place(cell, lang), lang)
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
    let (deed, what) = (self::deed(deed, lang), what(seen, deed, place, lang));
    choosable(say::DeedAt { deed, what }.of(lang), solid, lang)
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
        (Deed::Close(_), Some(tower)) => thing_at(&names::tower(tower, lang), &place, lang),
        (Deed::Dragon, _) => match eaten(seen, cell) {
            0 => place,
            count => say::DragonTo { count, place }.of(lang),
        },
        _ => place,
    }
}

/// How many go home when the dragon comes to a tile.
fn eaten(seen: &Seen, cell: Cell) -> usize {
    let on_parts = seen.view.figures.iter().filter(|figure| figure.cell == cell).count();
    let on_top = seen.tower(cell).is_some_and(|tower| tower.top.is_some());
    on_parts + usize::from(on_top)
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
            detail.extend(Moment::of(seen).and_then(|moment| aside(moment, lang)));
            detail.push(offered(seen, deed, placing.spots().count(), lang));
        }
    }
    let other = choosing.deeds().len() > 1 && placing.chosen().is_none();
    let key = other.then(|| by_key(say::R_FOR_OTHER_CHOICES.of(lang)));
    let detail = capital(&detail.join(" · ")) + &key.unwrap_or_default();
    Prompt { title: title(seen, deed, lang), detail }
}

/// What is special about the moment, for those who decide in it.
fn aside(moment: Moment, lang: Lang) -> Option<String> {
    match moment {
        Moment::Run { left, .. } => Some(say::RunAside { steps: left }.of(lang)),
        Moment::Second(_) => Some(second(lang).to_owned()),
        Moment::Earned(_) => Some(earned(lang).to_owned()),
        Moment::Portal(_) | Moment::Capture(_) | Moment::Exchange(..) => None,
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
    match deed {
        Deed::Place(Figure::Follower) if on_own_tile(seen) => {
            let supply = seen.view.seats.get(seen.view.active.index());
            let left = Noun::Follower.count(supply.map_or(0, |seat| seat.followers.into()), lang);
            room_for_figures(count, &left, lang)
        }
        Deed::Place(_) => say::PlacesOnTheTile { count }.of(lang),
        Deed::Princess | Deed::Capture | Deed::Exchange => say::ToChooseFrom { count }.of(lang),
        Deed::Fairy => say::BESIDE_YOUR_FOLLOWER.of(lang).to_owned(),
        Deed::Ransom => say::RANSOM_GOES_TO_CAPTOR.of(lang).to_owned(),
        Deed::Build | Deed::Close(_) => say::TowersToChoose { count }.of(lang),
        Deed::Portal | Deed::Dragon => Noun::Tile.count(count, lang),
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
    match moment {
        Moment::Run { mover, left: steps } if mine(mover) => say::NowYourRun { steps }.of(lang),
        Moment::Run { mover, left: steps } => say::NowRun { name: name(mover), steps }.of(lang),
        Moment::Portal(seat) => say::NowPortal { name: name(seat) }.of(lang),
        Moment::Capture(seat) => say::NowCapture { name: name(seat) }.of(lang),
        Moment::Exchange(seat, with) => {
            say::NowExchange { name: name(seat), other: name(with) }.of(lang)
        }
        Moment::Second(seat) => say::NowSecondTile { name: name(seat) }.of(lang),
        Moment::Earned(seat) => say::NowSecondTileEarned { name: name(seat) }.of(lang),
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
        words.push(say::PrisonersHeld { count: prisoners }.of(lang));
    }
    words.extend(held.map(|(title, _)| titles::name(title, lang).to_owned()));
    words.join(", ")
}

/// What buys a prisoner back.
pub fn ransom(captor: &str, figure: Figure, lang: Lang) -> String {
    match figure {
        Figure::Big => say::BuyBigFollowerBack { captor }.of(lang),
        _ => say::BuyFollowerBack { captor }.of(lang),
    }
}

/// A seat by its name, or by its colour.
pub fn player(seat: Seat, names: &[String], lang: Lang) -> &str {
    names.get(seat.index()).map_or_else(|| colour(seat, lang), String::as_str)
}
