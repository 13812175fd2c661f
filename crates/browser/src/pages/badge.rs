//! Ranks on the board: where the best decisions would be played.

use serde_json::Value;
use stage::{Item, Point};

use crate::board::BoardController;

/// Where a decision is played, by what it brings about; nothing where it has no place on the board.
pub fn place_of(hand: BoardController, events: &[Value]) -> Option<Point> {
    let lang = crate::language::spoken();
    let told = events.iter().find_map(|event| hand.line(event, &[], lang)?.at);
    let marked = || {
        let marks = hand.ask(|stage, _| stage.marks(events));
        marks.first().map(|mark| Point { x: mark.at.x + 50.0, y: mark.at.y + 50.0 })
    };
    told.or_else(marked)
}

/// A rank in a circle. Where several decisions are at one place, the later ones stand beside it.
pub fn badge(at: Point, rank: usize) -> Item {
    let (x, y) = (at.x + 17.0 * (rank as f32 - 3.0), at.y - 26.0);
    let art = format!(
        "<circle cx='{x:.1}' cy='{y:.1}' r='11' fill='#173f6b' stroke='#fffaf0' stroke-width='2.4'/>\
         <text x='{x:.1}' y='{:.1}' text-anchor='middle' font-size='15' font-weight='700' fill='#fffaf0'>{rank}</text>",
        y + 5.2
    );
    let key = format!("advice:{rank}:{x:.0}:{y:.0}");
    Item {
        key,
        class: "advice".to_owned(),
        at: Point::default(),
        turned: 0,
        art: art.into(),
        touch: None,
    }
}
