//! Who plays, in rows: badge, name, points.

use game::Seat;
use stage::Lang;
use wire::{Occupant, Sight, SightScene};
use words::extras::pictures as say;

use crate::board::badge;
use crate::lettering::{Weight, fitting, readable, width};
use crate::sheet::{ACCENT, Anchor, Line, QUIET, Sheet};

/// Somebody in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub seat: Seat,
    /// As it is written; a free seat has none.
    pub name: Option<String>,
    pub points: Option<i32>,
    pub won: bool,
}

/// The names of a table's seats as far as we have letters for them; whoever has others is called by the seat's colour.
pub fn names(seats: &[Occupant], lang: Lang) -> Vec<String> {
    let named = stage::names(seats, lang);
    let seats = Seat::first(named.len());
    let shown = |(seat, name): (Seat, &String)| {
        readable(name).unwrap_or_else(|| stage::colour(seat, lang).to_owned())
    };
    seats.zip(&named).map(shown).collect()
}

/// A row for every seat; once it is over the best stand first.
pub fn rows(sight: &Sight, lang: Lang) -> Vec<Row> {
    let points = sight.look().map(|look| {
        let standing = &look.standing;
        standing.last.as_ref().unwrap_or(&standing.current)
    });
    let names = names(&sight.seats, lang);
    let row = |(seat, name): (Seat, String)| Row {
        seat,
        name: (sight.seats.get(seat.index()) != Some(&Occupant::Open)).then_some(name),
        points: points.and_then(|points| points.get(seat.index())).copied(),
        won: matches!(&sight.scene, SightScene::Over { winners, .. } if winners.contains(seat)),
    };
    let mut rows: Vec<Row> = Seat::first(names.len()).zip(names).map(row).collect();
    if matches!(sight.scene, SightScene::Over { .. }) {
        rows.sort_by_key(|row| (!row.won, -row.points.unwrap_or_default()));
    }
    rows
}

/// How the rows lie: from where, how wide, how high each, and how large its letters are.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub high: f32,
    pub size: f32,
}

impl Rows {
    /// Writes them down.
    pub fn write(&self, rows: &[Row], lang: Lang, sheet: &mut Sheet) {
        for (at, row) in rows.iter().enumerate() {
            self.row(self.y + self.high * (at as f32 + 0.5), row, lang, sheet);
        }
    }

    fn row(&self, middle: f32, row: &Row, lang: Lang, sheet: &mut Sheet) {
        let radius = self.high * 0.36;
        let foot = middle + self.size * 0.33;
        let free = row.name.is_none();
        let mark = badge(row.seat, radius);
        let mark = if free { format!("<g opacity='.4'>{mark}</g>") } else { mark };
        sheet.put(self.x + radius, middle, &mark);
        let weight = if row.won { Weight::Bold } else { Weight::Medium };
        let fill = if free { QUIET } else { art::INK };
        let points = row.points.map(|points| points.to_string()).unwrap_or_default();
        let line = Line {
            text: &points,
            size: self.size,
            weight: Weight::Bold,
            fill,
            anchor: Anchor::End,
        };
        sheet.write(self.x + self.width, foot, &line);
        let left = self.x + 2.0 * radius + self.size * 0.55;
        let room =
            self.x + self.width - left - width(&points, self.size, Weight::Bold) - self.size * 0.6;
        let name = row.name.as_deref().unwrap_or(say::FREE_SEAT.of(lang));
        let crown = if row.won { self.size * 1.1 } else { 0.0 };
        let name = fitting(name, self.size, weight, room - crown);
        let line = Line { text: &name, size: self.size, weight, fill, anchor: Anchor::Start };
        sheet.write(left, foot, &line);
        if row.won {
            let x = left + width(&name, self.size, weight) + self.size * 0.65;
            sheet.put(x, middle, &laurels(self.size / 24.0));
        }
    }
}

/// The sign of who has won: a star.
fn laurels(grown: f32) -> String {
    format!(
        "<path transform='scale({grown})' fill='{ACCENT}' \
         d='M0-10 2.9-3.4 10-2.7 4.7 2.1 6.2 9.1 0 5.5-6.2 9.1-4.7 2.1-10-2.7-2.9-3.4Z'/>"
    )
}
