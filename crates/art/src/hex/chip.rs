//! Number chips and victory chips.

use settlers::{is_red, pips};

use crate::palette::{INK, PAPER};

/// The red of 6 and 8.
pub const RED: &str = "#b3261e";

/// A number chip around 0,0. Six and eight are red, larger, and have a rim of their own.
pub fn chip(number: u8) -> String {
    let (colour, size, rim) = if is_red(number) {
        (RED, 23, format!("<circle r='14.4' fill='none' stroke='{RED}' stroke-dasharray='3 2'/>"))
    } else {
        (INK, 19, String::new())
    };
    format!(
        "<circle cy='1.6' r='17' opacity='.25'/>\
         <circle r='17' fill='{PAPER}' stroke='{INK}' stroke-width='1.4'/>{rim}\
         <text y='5' text-anchor='middle' font-family='Georgia,serif' font-size='{size}' \
         font-weight='700' fill='{colour}'>{number}</text>\
         <path d='{}' stroke='{colour}' stroke-width='2.6' stroke-linecap='round'/>",
        dots(pips(number)),
    )
}

/// A row of dots below the number.
fn dots(count: u8) -> String {
    let first = -1.7 * f32::from(count.saturating_sub(1));
    let more: String = (1..count).map(|_| "m3.4 0h0").collect();
    format!("M{} 10h0{more}", crate::point::short(first))
}

/// A victory chip around 0,0: a coin with a star.
pub fn victory_chip() -> String {
    format!(
        "<circle cy='1.2' r='11' opacity='.25'/>\
         <circle r='11' fill='#e8b93f' stroke='{INK}' stroke-width='1.4'/>\
         <circle r='8.6' fill='none' stroke='#a87a1c' stroke-width='.9'/>\
         <path d='M0-6.5l1.9 4 4.4.6-3.2 3.1.8 4.4-3.9-2.1-3.9 2.1.8-4.4-3.2-3.1 4.4-.6z' \
         fill='{INK}'/>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_red_number_is_told_without_colour() {
        assert!(chip(6).contains("stroke-dasharray") && chip(8).contains("font-size='23'"));
        assert!(!chip(5).contains("stroke-dasharray"));
    }

    #[test]
    fn there_is_a_dot_for_every_way_to_roll_the_number() {
        for (number, ways) in [(2, 1), (6, 5), (9, 4), (12, 1)] {
            assert_eq!(dots(pips(number)).matches("h0").count(), ways);
        }
    }
}
