//! The column ruler above the map: both surveyors, and the bonus that is at stake in their columns.

use newworld::Place;

use super::board::Seen;
use super::names;
use super::target::Target;
use crate::Lang;
use crate::scene::{Art, Item, Point, Rect, Touchable, UNIT};
use crate::tiles::corner;

/// How much room the ruler takes above the map.
pub const HEIGHT: f32 = 120.0;

/// How high a field of the ruler is.
const FIELD: f32 = 54.0;

/// How many times as large as on a card a surveyor stands on the ruler.
const SCALE: f32 = 1.8;

/// The ruler, the surveyors on it, and a band over each of their columns.
pub fn ruler(seen: &Seen, lang: Lang) -> Vec<Item> {
    let rows = rows(seen);
    let columns = 0..=seen.westmost() + 1;
    let mut items = bands(seen, rows);
    items.extend(columns.map(|column| field(seen, column, rows.0, lang)));
    items.extend(surveyors(seen, rows.0));
    items
}

/// The first and the last row of the map.
fn rows(seen: &Seen) -> (i16, i16) {
    let rows = seen.game.map().tiles().iter().map(|tile| tile.cell.y);
    (rows.clone().min().unwrap_or(1), rows.max().unwrap_or(1))
}

/// Where a field of the ruler begins: above the cells in which the next tiles may come.
fn top(column: i16, row: i16) -> Point {
    let at = corner(Place::new(column, row - 1).cell());
    Point { x: at.x, y: at.y - FIELD - 6.0 }
}

fn field(seen: &Seen, column: i16, row: i16, lang: Lang) -> Item {
    let bonus = seen.game.bonus_at_stake(column);
    Item {
        key: format!("column:{column}:{bonus}"),
        class: if bonus > 0 { "ruler stake" } else { "ruler" }.to_owned(),
        at: top(column, row),
        turned: 0,
        art: field_art(column, bonus),
        touch: Some(Touchable {
            target: Target::Column(column).to_string(),
            name: names::column(column, seen.game.surveyors().in_column(column), bonus, lang),
            area: Rect { at: Point::default(), width: UNIT, height: FIELD },
            acts: false,
        }),
    }
}

fn field_art(column: i16, bonus: i32) -> Art {
    // Two figures beside a bonus must not touch it.
    let size = if column > 9 && bonus > 0 { 24 } else { 30 };
    let number = |x: i32| {
        format!(
            "<text x='{x}' y='38' text-anchor='middle' font-size='{size}' fill='currentColor' \
             stroke='none'>{column}</text>"
        )
    };
    if bonus == 0 {
        return format!("<rect x='2' y='4' width='96' height='48' rx='9'/>{}", number(50)).into();
    }
    format!(
        "<rect x='2' y='4' width='96' height='48' rx='9'/>{}\
         <g stroke='none'><rect x='40' y='9' width='54' height='38' rx='19' fill='#b5322e'/>\
         <text x='67' y='38' text-anchor='middle' font-size='29' font-weight='700' \
         fill='#fff'>+{bonus}</text></g>",
        number(21)
    )
    .into()
}

fn surveyors(seen: &Seen, row: i16) -> Vec<Item> {
    let columns = seen.view.surveyors;
    let together = columns[0] == columns[1];
    let item = |(number, column): (usize, i16)| {
        let right = if together { 0.3 + 0.42 * number as f32 } else { 0.5 };
        let at = top(column, row);
        Item {
            key: format!("surveyor:{number}"),
            class: "surveyor".to_owned(),
            at: Point { x: at.x + right * UNIT, y: at.y + 3.0 },
            turned: 0,
            art: format!(
                "<g transform='scale({SCALE})'>{}</g>",
                art::newworld::surveyor(art::Point::new(0.0, 0.0))
            )
            .into(),
            touch: None,
        }
    };
    columns.into_iter().enumerate().map(item).collect()
}

/// A band over the columns in which a settler that scores is paid more. East of both, nobody
/// stays who stands.
fn bands(seen: &Seen, (first, last): (i16, i16)) -> Vec<Item> {
    let mut columns = seen.view.surveyors.to_vec();
    columns.dedup();
    columns.retain(|&column| seen.game.bonus_at_stake(column) > 0);
    let height = f32::from(last - first + 1) * UNIT;
    let band = |column: i16| Item {
        key: format!("band:{column}:{height}"),
        class: "band".to_owned(),
        at: corner(Place::new(column, first).cell()),
        turned: 0,
        art: format!(
            "<rect x='1' width='98' height='{height}' fill='#fff' fill-opacity='.1'/>\
             <path d='M1 0V{height}M99 0V{height}' fill='none' stroke='#b5322e' stroke-width='2.5' \
             stroke-dasharray='9 7' stroke-opacity='.75'/>"
        )
        .into(),
        touch: None,
    };
    columns.into_iter().map(band).collect()
}
