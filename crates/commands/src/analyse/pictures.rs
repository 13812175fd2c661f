//! Boards in a report: as pictures where there are some, else as text.

use std::fmt::Write;

use game::{Audience, Heuristics, Seat};
use teacher::Judged;

use super::showing::Showing;
use crate::picture;

/// The board after a decision and after the better one, beside each other; nothing where a decision cannot be
/// read back.
pub fn pair<G: Heuristics>(showing: &Showing<'_, G>, judged: &Judged) -> Option<[String; 2]> {
    let better = &judged.alternatives.first()?.notation;
    let after = |notation: &str| {
        let mut game = showing.before(judged.step);
        let action = notation.parse().ok()?;
        game.play(judged.seat, action).ok()?;
        Some(board(showing, &game, judged.seat))
    };
    Some([after(&judged.played)?, after(better)?])
}

/// A board; each picture is a document of its own, so that what it calls its parts stays its own affair.
fn board<G: Heuristics>(showing: &Showing<'_, G>, game: &G, seat: Seat) -> String {
    match picture::svg(game).or_else(|| showing.board(game, seat)) {
        Some(svg) => format!("<img alt=\"\" src=\"data:image/svg+xml,{}\">", in_address(&svg)),
        None => format!("<pre>{}</pre>", escaped(&game.render(Audience::Seat(seat)))),
    }
}

/// As it may stand in an address between quotes.
fn in_address(text: &str) -> String {
    let mut address = String::with_capacity(text.len() * 5 / 4);
    for letter in text.chars() {
        match letter {
            '%' | '#' | '"' | '<' | '>' | '&' => {
                let _ = write!(address, "%{:02X}", u32::from(letter));
            }
            '\n' => address.push(' '),
            letter => address.push(letter),
        }
    }
    address
}

/// As it may stand in a document.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_call_themselves_stays_text() {
        assert_eq!(escaped("<b>\"A&B\"</b>"), "&lt;b&gt;&quot;A&amp;B&quot;&lt;/b&gt;");
        assert_eq!(in_address("<a fill=\"#fff\">\n50%"), "%3Ca fill=%22%23fff%22%3E 50%25");
    }
}
