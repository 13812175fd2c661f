//! The seats in words: a colour, and an emblem for those who cannot tell colours apart.

use game::{SEATS_MAX, Seat};

use crate::lang::Lang;

const COLOURS: [(&str, &str); SEATS_MAX] = [
    ("Blue", "Blau"),
    ("Orange", "Orange"),
    ("Green", "Grün"),
    ("Plum", "Pflaume"),
    ("Black", "Schwarz"),
    ("Ivory", "Elfenbein"),
];

const EMBLEMS: [(&str, &str); SEATS_MAX] = [
    ("circle", "Kreis"),
    ("triangle", "Dreieck"),
    ("square", "Quadrat"),
    ("diamond", "Raute"),
    ("star", "Stern"),
    ("cross", "Kreuz"),
];

/// The colour of a seat, as the name of who plays it: `Blue`.
pub fn colour(seat: Seat, lang: Lang) -> &'static str {
    let (english, german) = COLOURS[seat.index()];
    lang.pick(english, german)
}

/// The emblem on a seat's figures: `circle`.
pub fn emblem_word(seat: Seat, lang: Lang) -> &'static str {
    let (english, german) = EMBLEMS[seat.index()];
    lang.pick(english, german)
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
