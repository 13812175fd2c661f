//! Two dice and what they add up to, in a square of 100 by 100.

use settlers::Roll;

use super::chip::RED;
use crate::palette::{INK, PAPER};

/// How wide a die is.
const WIDE: i32 = 42;
/// How far the dots lie from its middle.
const STEP: i32 = 12;
/// The tray they lie on: light enough for ink and for a red seven, by day and by night.
const TRAY: &str = "#e6d5b0";

/// A roll: a light die and a dark one with their dots, and the sum below them. Where only the sum is
/// known it is written on a die, and shown in no dots.
pub fn roll(roll: Roll) -> String {
    match roll.dice() {
        Some([light, dark]) => {
            let (light, dark) = (die([6, 7], light, PAPER, INK), die([52, 7], dark, INK, PAPER));
            format!(
                "<rect x='1' y='1' width='98' height='98' rx='14' fill='{TRAY}' stroke='{INK}' \
                 stroke-width='2'/>{light}{dark}{}",
                number(roll.sum(), 50, 92)
            )
        }
        None => format!(
            "<g stroke='{INK}' stroke-width='2.4' stroke-linejoin='round'>\
             <rect x='44' y='10' width='46' height='46' rx='9' fill='#d8c49c' transform='rotate(12 67 33)'/>\
             <rect x='8' y='22' width='68' height='68' rx='13' fill='{PAPER}'/></g>{}",
            number(roll.sum(), 42, 72)
        ),
    }
}

/// The sum, its foot in the middle here. A seven is red.
fn number(sum: u8, x: i32, y: i32) -> String {
    let colour = if sum == 7 { RED } else { INK };
    format!(
        "<text x='{x}' y='{y}' text-anchor='middle' font-family='Georgia,serif' font-size='46' \
         font-weight='700' fill='{colour}'>{sum}</text>"
    )
}

/// A die with its upper left corner here.
fn die([x, y]: [i32; 2], face: u8, fill: &str, ink: &str) -> String {
    let (x_mid, y_mid) = (x + WIDE / 2, y + WIDE / 2);
    let dot =
        |[right, down]: &[i32; 2]| format!("M{} {}h0", x_mid + right * STEP, y_mid + down * STEP);
    let dots: String = dots(face).iter().map(dot).collect();
    format!(
        "<rect x='{x}' y='{y}' width='{WIDE}' height='{WIDE}' rx='10' fill='{fill}' stroke='{INK}' \
         stroke-width='2.4'/><path d='{dots}' stroke='{ink}' stroke-width='8.6' stroke-linecap='round'/>"
    )
}

/// Where the dots of a face lie, in steps from its middle.
fn dots(face: u8) -> &'static [[i32; 2]] {
    match face {
        1 => &[[0, 0]],
        2 => &[[1, -1], [-1, 1]],
        3 => &[[1, -1], [0, 0], [-1, 1]],
        4 => &[[-1, -1], [1, -1], [-1, 1], [1, 1]],
        5 => &[[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
        6 => &[[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_shows_as_many_dots_as_its_face_and_the_sum_is_written() {
        for pair in Roll::PAIRS {
            let drawn = roll(pair);
            assert_eq!(drawn.matches("h0").count(), usize::from(pair.sum()));
            assert!(drawn.contains(&format!(">{}</text>", pair.sum())));
        }
        for face in 1..=6 {
            assert_eq!(dots(face).len(), usize::from(face));
        }
    }

    #[test]
    fn the_dice_differ_by_light_and_dark_and_no_colour_says_which_is_which() {
        let drawn = roll(Roll::PAIRS[0]);
        for fill in [PAPER, INK] {
            assert_eq!(drawn.matches(&format!("rx='10' fill='{fill}'")).count(), 1);
        }
    }

    #[test]
    fn dice_that_nobody_knows_are_not_drawn() {
        for sum in Roll::SUMS {
            assert!(!roll(sum).contains("h0"));
        }
    }
}
