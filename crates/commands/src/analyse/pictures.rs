//! Boards in a report: as pictures where there are some, else as text.

use std::fmt::Write;

use game::{Audience, Heuristics, Match};
use teacher::Judged;

use crate::picture;

/// The board after a decision and after the better one, beside each other; nothing where a decision cannot be
/// read back.
pub fn pair<G: Heuristics>(played: &Match<G>, judged: &Judged) -> Option<[String; 2]> {
    let better = &judged.alternatives.first()?.notation;
    let after = |notation: &str| {
        let mut game = played.at(judged.step - 1);
        let action = notation.parse().ok()?;
        game.play(judged.seat, action).ok()?;
        Some(board(&game, Audience::Seat(judged.seat)))
    };
    Some([after(&judged.played)?, after(better)?])
}

/// A board; each picture is a document of its own, so that what it calls its parts stays its own affair.
fn board<G: Heuristics>(game: &G, audience: Audience) -> String {
    match picture::svg(game) {
        Some(svg) => format!("<img alt=\"\" src=\"data:image/svg+xml,{}\">", in_address(&svg)),
        None => format!("<pre>{}</pre>", escaped(&game.render(audience))),
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
