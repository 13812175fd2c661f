//! The seats in words: a colour, and an emblem for those who cannot tell colours apart.

use ::words::Word;
use ::words::frame::games as say;
use game::{SEATS_MAX, Seat};

use crate::lang::Lang;

const COLOURS: [Word; SEATS_MAX] = [
    say::COLOUR_BLUE,
    say::COLOUR_ORANGE,
    say::COLOUR_GREEN,
    say::COLOUR_PLUM,
    say::COLOUR_BLACK,
    say::COLOUR_IVORY,
];

const EMBLEMS: [Word; SEATS_MAX] = [
    say::EMBLEM_CIRCLE,
    say::EMBLEM_TRIANGLE,
    say::EMBLEM_SQUARE,
    say::EMBLEM_DIAMOND,
    say::EMBLEM_STAR,
    say::EMBLEM_CROSS,
];

/// The colour of a seat, as the name of who plays it: `Blue`.
pub fn colour(seat: Seat, lang: Lang) -> &'static str {
    COLOURS[seat.index()].of(lang)
}

/// The emblem on a seat's figures: `circle`.
pub fn emblem_word(seat: Seat, lang: Lang) -> &'static str {
    EMBLEMS[seat.index()].of(lang)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_seats_are_called_alike() {
        for lang in Lang::ALL {
            for word in [colour, emblem_word] {
                let words: BTreeSet<_> =
                    Seat::first(SEATS_MAX).map(|seat| word(seat, lang)).collect();
                assert_eq!(words.len(), SEATS_MAX);
            }
        }
    }
}
