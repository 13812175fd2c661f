//! What is asked and said of the expansions' decisions, in both languages.

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
        Deed::Princess => lang.pick("Send a knight away", "Ritter fortschicken"),
        Deed::Fairy => lang.pick("Call the fairy", "Die Fee rufen"),
        Deed::Portal => lang.pick("Go through the portal", "Durch den Zaubergang gehen"),
        Deed::Build => lang.pick("Add a tower piece", "Turmteil setzen"),
        Deed::Close(Figure::Big) => {
            lang.pick("Close a tower with the big follower", "Turm mit dem Großen schließen")
        }
        Deed::Close(_) => lang.pick("Close a tower", "Turm schließen"),
        Deed::Capture => lang.pick("Take a prisoner", "Gefangen nehmen"),
        Deed::Dragon => lang.pick("Move the dragon", "Drachen ziehen"),
        Deed::Exchange => lang.pick("Exchange", "Austauschen"),
        Deed::Ransom => lang.pick("Buy back for 3 points", "Für 3 Punkte freikaufen"),
    };
    word.to_owned()
}

/// The same in a word or two, to be read under a small picture.
pub const fn short(deed: Deed, lang: Lang) -> &'static str {
    match deed {
        Deed::Place(Figure::Follower) => lang.pick("Follower", "Gefolgsmann"),
        Deed::Place(Figure::Big) => lang.pick("Big", "Groß"),
        Deed::Place(Figure::Builder) => lang.pick("Builder", "Baumeister"),
        Deed::Place(Figure::Pig) => lang.pick("Pig", "Schwein"),
        Deed::Princess => lang.pick("Princess", "Burgfräulein"),
        Deed::Fairy => lang.pick("Fairy", "Fee"),
        Deed::Portal => lang.pick("Portal", "Zaubergang"),
        Deed::Build => lang.pick("Tower", "Turm"),
        Deed::Close(Figure::Big) => lang.pick("Big on top", "Groß hinauf"),
        Deed::Close(_) => lang.pick("Close", "Schließen"),
        Deed::Capture => lang.pick("Take", "Fangen"),
        Deed::Dragon => lang.pick("Dragon", "Drache"),
        Deed::Exchange => lang.pick("Exchange", "Tausch"),
        Deed::Ransom => lang.pick("Ransom", "Lösegeld"),
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
            match lang {
                Lang::En => format!("{height} high then, {reach} in reach; {place}"),
                Lang::De => format!("dann {height} hoch, {reach} in Reichweite; {place}"),
            }
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
    let key = other.then(|| by_key(lang.pick(" · R for other choices", " · R für anderes")));
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
pub const fn second(lang: Lang) -> &'static str {
    lang.pick("your builder’s second tile", "das zweite Plättchen dank deines Baumeisters")
}

/// That a second tile follows.
pub const fn earned(lang: Lang) -> &'static str {
    lang.pick("your builder earns a second tile", "dein Baumeister bringt ein zweites Plättchen")
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
        Deed::Place(Figure::Follower) if through => lang.pick(
            "Place a follower through the portal",
            "Ein Gefolgsmann kommt aus dem Zaubergang",
        ),
        Deed::Place(Figure::Big) if through => lang.pick(
            "Place the big follower through the portal",
            "Der große Gefolgsmann kommt aus dem Zaubergang",
        ),
        Deed::Place(Figure::Follower) => lang.pick("Place a follower?", "Gefolgsmann einsetzen?"),
        Deed::Place(Figure::Big) => {
            lang.pick("Place the big follower?", "Großen Gefolgsmann einsetzen?")
        }
        Deed::Place(Figure::Builder) => lang.pick("Place the builder?", "Baumeister einsetzen?"),
        Deed::Place(Figure::Pig) => lang.pick("Place the pig?", "Schwein einsetzen?"),
        Deed::Princess if must => lang
            .pick("The princess sends a knight away", "Das Burgfräulein schickt einen Ritter fort"),
        Deed::Princess => lang.pick("Send a knight away?", "Einen Ritter fortschicken?"),
        Deed::Fairy => lang.pick("Call the fairy?", "Die Fee rufen?"),
        Deed::Portal => lang.pick(
            "Through the portal to which tile?",
            "Durch den Zaubergang auf welches Plättchen?",
        ),
        Deed::Build => lang.pick("Add a tower piece?", "Ein Turmteil setzen?"),
        Deed::Close(_) => lang.pick("Close a tower?", "Einen Turm schließen?"),
        Deed::Capture => lang.pick("Take a prisoner?", "Jemanden gefangen nehmen?"),
        Deed::Dragon => lang.pick("Move the dragon", "Zieh mit dem Drachen"),
        Deed::Exchange => lang.pick("Who comes back to you?", "Wer kommt zu dir zurück?"),
        Deed::Ransom => lang.pick("Buy a prisoner back?", "Gefangene freikaufen?"),
    };
    title.to_owned()
}

/// The button that does it, or nothing.
pub fn button(choosing: &Choosing, lang: Lang) -> Option<Button> {
    let (deed, placing) = choosing.now()?;
    let enabled = placing.decision().is_some();
    let label = match placing.chosen() {
        None if enabled && deed == Deed::Capture => {
            lang.pick("Take no prisoner", "Niemanden nehmen")
        }
        None if enabled && choosing.deeds().len() > 1 => lang.pick("Do nothing", "Nichts davon"),
        None if enabled => lang.pick("No follower", "Niemanden einsetzen"),
        _ => confirm(deed, lang),
    };
    Some(Button { label: label.to_owned(), enabled })
}

const fn confirm(deed: Deed, lang: Lang) -> &'static str {
    match deed {
        Deed::Place(Figure::Follower | Figure::Big) => lang.pick("Place follower", "Einsetzen"),
        Deed::Place(Figure::Builder) => lang.pick("Place builder", "Einsetzen"),
        Deed::Place(Figure::Pig) => lang.pick("Place pig", "Einsetzen"),
        Deed::Princess => lang.pick("Send away", "Fortschicken"),
        Deed::Fairy => lang.pick("Call fairy", "Fee rufen"),
        Deed::Portal => lang.pick("Go there", "Dorthin"),
        Deed::Build => lang.pick("Add piece", "Turmteil setzen"),
        Deed::Close(_) => lang.pick("Close tower", "Turm schließen"),
        Deed::Capture => lang.pick("Take prisoner", "Gefangen nehmen"),
        Deed::Dragon => lang.pick("Move dragon", "Drachen ziehen"),
        Deed::Exchange => lang.pick("Exchange", "Austauschen"),
        Deed::Ransom => lang.pick("Buy back", "Freikaufen"),
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
pub const fn risk(lang: Lang) -> Choice {
    let (label, help) = lang.pick(
        (
            "At risk",
            "Roads with an inn and cities with a cathedral: worth nothing unless finished.",
        ),
        (
            "Gefährdet",
            "Straßen mit Wirtshaus und Städte mit Kathedrale: unfertig sind sie nichts wert.",
        ),
    );
    Choice { key: "risk", label, help }
}

/// A prisoner in front of somebody: `Blue’s big follower`.
pub fn prisoner(owner: &str, figure: Figure, lang: Lang) -> String {
    let kind = names::figure_kind(figure, lang);
    match lang {
        Lang::En => format!("prisoner: {owner}’s {kind}"),
        Lang::De => format!("gefangen: {kind} von {owner}"),
    }
}

/// An own follower in somebody's prison.
pub fn held(captor: &str, figure: Figure, lang: Lang) -> String {
    let kind = names::figure_kind(figure, lang);
    match lang {
        Lang::En => format!("your {kind}, held by {captor}"),
        Lang::De => format!("{kind} bei {captor}"),
    }
}

/// A piece of a tower.
pub const fn tower_piece(lang: Lang) -> &'static str {
    lang.pick("tower piece", "Turmteil")
}

/// Who is at hand in front of a seat, in a few words: `3 followers, big, builder, 1 prisoner, King`.
pub fn supply(
    followers: u8,
    extras: &SeatExtras,
    held: impl Iterator<Item = (Title, TitleView)>,
    lang: Lang,
) -> String {
    let helpers = [
        (extras.big, lang.pick("big", "groß")),
        (extras.builder, lang.pick("builder", "Baumeister")),
        (extras.pig, lang.pick("pig", "Schwein")),
    ];
    let there = helpers.iter().filter(|(count, _)| *count > 0);
    let mut words = vec![Noun::Follower.count(followers.into(), lang)];
    words.extend(there.map(|(_, word)| (*word).to_owned()));
    let prisoners: u8 = extras.prisoners.iter().map(|held| held.count).sum();
    if prisoners > 0 {
        let (one, many) = lang.pick(("prisoner", "prisoners"), ("gefangen", "gefangen"));
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
