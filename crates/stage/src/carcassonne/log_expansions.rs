//! What happened through the expansions, in sentences.

use ::words::carcassonne::log_expansions as say;
use carcassonne::{Feature, Figure, Gain, Happening, Homecoming, Perch, Spot, Why};
use game::Seat;
use landscape::Cell;

use super::expansions::titles;
use super::names;
use super::reasons::gain_why;
use super::target::Target;
use crate::tiles::log::{self, called, plain};
use crate::tiles::plate::{centre, middle};
use crate::{Lang, LogLine};

/// The line of something that happened through an expansion.
pub fn line(happening: &Happening, players: &[String], lang: Lang) -> LogLine {
    match *happening {
        Happening::Gained(gain) => gained(gain, players, lang),
        Happening::Goods { seat, goods } => {
            let goods = names::goods(goods, lang).unwrap_or_default();
            plain(Some(seat), say::TookGoods { goods }.of(lang))
        }
        Happening::SecondTile { seat } => plain(Some(seat), second_tile(lang).to_owned()),
        Happening::SetAside { .. } => plain(None, set_aside(lang).to_owned()),
        Happening::ShuffledIn { tiles } => plain(None, say::ShuffledIn { tiles }.of(lang)),
        Happening::DragonCame { cell } => {
            let text = say::THE_VOLCANO_BROUGHT_THE_DRAGON.of(lang);
            on(cell, None, text.to_owned())
        }
        Happening::DragonMoved { seat, cell } => {
            on(cell, Some(seat), say::MOVED_THE_DRAGON.of(lang).to_owned())
        }
        Happening::FairyMoved { seat, cell, perch } => {
            on(cell, Some(seat), fairy_moved(perch, lang).to_owned())
        }
        Happening::Built { seat, cell, height } => on(cell, Some(seat), built(height, lang)),
        Happening::Closed { seat, figure, cell } => {
            on(cell, Some(seat), closed(figure, lang).to_owned())
        }
        Happening::LeftTower { seat, figure, cell } => {
            on(cell, None, left_tower(&whose(seat, figure, None, players, lang), lang))
        }
        Happening::Captured { seat, owner, figure, cell, perch } => {
            let feature = feature_at(perch);
            let text = match seat == owner {
                true => taken_home(&own(figure, feature, lang), lang),
                false => captured(&whose(owner, figure, feature, players, lang), lang),
            };
            on(cell, Some(seat), text)
        }
        Happening::Freed { owner, captor, figure } => {
            let who = say::Figure { who: who(figure, None) }.of(lang);
            let from = called(&[captor], players, lang);
            plain(Some(owner), freed(&who, &from, lang))
        }
        Happening::TookTitle { seat, title, ref tiles, from } => {
            let before = from.map(|from| called(&[from], players, lang));
            let again = from == Some(seat);
            let text = titles::took(title, tiles.len(), before.as_deref(), again, lang);
            let place = Some(Target::Scored(title.feature(), tiles.clone()).to_string());
            LogLine { place, at: Some(centre(tiles)), ..plain(Some(seat), text) }
        }
    }
}

fn second_tile(lang: Lang) -> &'static str {
    say::EARNED_A_SECOND_TILE_BUILDER.of(lang)
}

fn set_aside(lang: Lang) -> &'static str {
    say::A_DRAGON_TILE_WAITS_FOR_THE.of(lang)
}

fn gained(gain: Gain, players: &[String], lang: Lang) -> LogLine {
    let why = gain_why(&gain, lang);
    let mut line = log::gained(gain.to, gain.points, &why, players, lang);
    let points = gain.points.unsigned_abs();
    if gain.points < 0 {
        line.text = say::PaidFor { points, why }.of(lang);
    } else if gain.why == Why::Ransom {
        line.text = say::WasPaidFor { points, why }.of(lang);
    }
    line.place = gain.at.map(|cell| Target::Cell(cell).to_string());
    line.at = gain.at.map(middle);
    line
}

/// A line about a tile; its cell lights up.
fn on(cell: Cell, seat: Option<Seat>, text: String) -> LogLine {
    let place = Some(Target::Cell(cell).to_string());
    LogLine { place, at: Some(middle(cell)), ..plain(seat, text) }
}

fn fairy_moved(perch: Perch, lang: Lang) -> &'static str {
    let spot = match perch {
        Perch::Spot(spot) => spot,
        Perch::Tower => {
            return say::PUT_THE_FAIRY_BESIDE_A_FOLLOWER.of(lang);
        }
        Perch::Tile => {
            return say::PUT_THE_FAIRY_ON_A_TILE.of(lang);
        }
    };
    match names::feature_of(spot) {
        Feature::City => say::PUT_THE_FAIRY_BESIDE_A_KNIGHT.of(lang),
        Feature::Road => say::PUT_THE_FAIRY_BESIDE_A_THIEF.of(lang),
        Feature::Monastery => say::PUT_THE_FAIRY_BESIDE_A_MONK.of(lang),
        Feature::Field => say::PUT_THE_FAIRY_BESIDE_A_FARMER.of(lang),
    }
}

const fn feature_at(perch: Perch) -> Option<Feature> {
    match perch {
        Perch::Spot(spot) => Some(names::feature_of(spot)),
        Perch::Tower | Perch::Tile => None,
    }
}

fn left_tower(whose: &str, lang: Lang) -> String {
    say::TheDragonChasedOffATower { whose }.of(lang)
}

fn taken_home(own: &str, lang: Lang) -> String {
    say::TookHomeWithATower { own }.of(lang)
}

fn captured(whose: &str, lang: Lang) -> String {
    say::Captured { whose }.of(lang)
}

fn freed(who: &str, from: &str, lang: Lang) -> String {
    say::GotBackFrom { from, who }.of(lang)
}

fn built(height: u8, lang: Lang) -> String {
    match height {
        1 => say::BEGAN_A_TOWER.of(lang).to_owned(),
        _ => say::RaisedATower { height }.of(lang),
    }
}

fn closed(figure: Figure, lang: Lang) -> &'static str {
    match figure {
        Figure::Big => say::CLOSED_A_TOWER_WITH_THE_BIG.of(lang),
        _ => say::CLOSED_A_TOWER_WITH_A_FOLLOWER.of(lang),
    }
}

/// A figure that was placed.
pub fn placed(seat: Seat, figure: Figure, cell: Cell, spot: Spot, lang: Lang) -> LogLine {
    let feature = names::feature_of(spot);
    let role = names::role_key(feature);
    let city = feature == Feature::City;
    let text = match figure {
        Figure::Follower => say::PlacedFollower { role }.of(lang),
        Figure::Big => say::PlacedBigFollower { role }.of(lang),
        Figure::Builder if city => say::PLACED_THE_BUILDER_IN_A_CITY.of(lang).to_owned(),
        Figure::Builder => say::PLACED_THE_BUILDER_ON_A_ROAD.of(lang).to_owned(),
        Figure::Pig => say::PLACED_THE_PIG_IN_A_FIELD.of(lang).to_owned(),
    };
    log::there(seat, text, cell, Target::Figure(cell, spot).to_string())
}

/// A figure that went home, unless that follows from what was scored.
pub fn returned(
    (seat, figure): (Seat, Figure),
    (cell, spot): (Cell, Spot),
    why: Homecoming,
    players: &[String],
    lang: Lang,
) -> Option<LogLine> {
    let feature = Some(names::feature_of(spot));
    let (by, text) = match why {
        Homecoming::Scored => return None,
        Homecoming::Dragon => {
            let whose = whose(seat, figure, feature, players, lang);
            (None, say::TheDragonChasedHome { whose }.of(lang))
        }
        Homecoming::Princess { by } => {
            let whom = match by == seat {
                true => own(figure, feature, lang),
                false => whose(seat, figure, feature, players, lang),
            };
            (Some(by), sent_away(&whom, lang))
        }
        Homecoming::Alone => {
            let who = say::Figure { who: who(figure, feature) }.of(lang);
            (Some(seat), say::TookHomeAlone { who }.of(lang))
        }
    };
    Some(on(cell, by, text))
}

fn sent_away(whom: &str, lang: Lang) -> String {
    say::SentHomePrincess { whom }.of(lang)
}

/// What a figure is by its place, as sentences choose by it; on a tower a follower has no role.
const fn who(figure: Figure, feature: Option<Feature>) -> &'static str {
    match (figure, feature) {
        (Figure::Follower, Some(feature)) => names::role_key(feature),
        (Figure::Follower, None) => "follower",
        (Figure::Big, _) => "big",
        (Figure::Builder, _) => "builder",
        (Figure::Pig, _) => "pig",
    }
}

/// A figure of somebody to whom something is done: `Ben’s knight`, `einen Ritter von Ben`.
fn whose(
    owner: Seat,
    figure: Figure,
    feature: Option<Feature>,
    players: &[String],
    lang: Lang,
) -> String {
    let name = called(&[owner], players, lang);
    say::FigureOf { name, who: who(figure, feature) }.of(lang)
}

/// A follower of whoever does it: `a knight of their own`, `einen eigenen Ritter`.
fn own(figure: Figure, feature: Option<Feature>, lang: Lang) -> String {
    say::OwnFigure { who: who(figure, feature) }.of(lang)
}
