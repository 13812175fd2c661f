//! Wine, grain and cloth: told apart by shape before colour.

use carcassonne::Good;

use crate::palette::{GOLD, INK, LEAVES, WOOL};

/// A bunch of grapes.
const GRAPES: &str = "M-8-3.2a2.9 2.9 0 1 1 4.6-2.2 2.9 2.9 0 0 1 6.8 0A2.9 2.9 0 1 1 8-3.2\
                      a2.9 2.9 0 0 1-3.2 4.6A3 3 0 0 1 2.6 6 2.9 2.9 0 1 1-2.6 6 3 3 0 0 1-4.8 1.4\
                      2.9 2.9 0 0 1-8-3.2Z";
/// A sheaf with its band.
const SHEAF: &str = "M-5 9.2L-2 2.2-8.4-2.6Q-9.8-7-6-8.4-4.6-7.4-4-5.6-4.6-10 0-11 4.6-10 4-5.6 \
                     4.6-7.4 6-8.4 9.8-7 8.4-2.6L2 2.2 5 9.2Q0 7.6-5 9.2Z";
/// A bolt of cloth that hangs down.
const BOLT: &str = "M-8.8-5.8Q-8.8-8.4-6.2-8.4H6.2Q8.8-8.4 8.8-5.8T6.2-3.2H4.6V8.2L1.6 6-1.4 8.2\
                    -4.4 6-6 7.2V-3.2Q-8.8-3.2-8.8-5.8Z";

/// A token of a good around 0,0, within a radius of 11.
pub fn good(kind: Good) -> String {
    match kind {
        Good::Wine => token(
            GRAPES,
            "#7a2f63",
            &format!(
                "<path d='M-.6-7.6Q1-12 6-10.4 4.4-6.6-.6-7.6Z' fill='{}' stroke='{INK}'/>\
                 <path d='M-6-5.6h.1M-.4-5.4h.1M-3 .2h.1M2.6.2h.1M-.4 5h.1' fill='none' \
                 stroke='{WOOL}' stroke-width='1.8' stroke-linecap='round'/>",
                LEAVES[0]
            ),
        ),
        Good::Grain => token(
            SHEAF,
            GOLD,
            &format!(
                "<path d='M0-7.6V7M-6-5L-.8 2.2-2.4 7.6M6-5L.8 2.2 2.4 7.6M-3.2 2.6h6.4' fill='none' stroke='{INK}' \
                 stroke-width='1.1'/>"
            ),
        ),
        Good::Cloth => token(
            BOLT,
            "#3f7f9c",
            &format!(
                "<path d='M6.2-3.2Q3.8-3.2 3.8-5.8T6.2-8.4M4.6-3.2H-6' fill='none' stroke='{INK}'/>\
                 <path d='M-3.8-.4h6.2M-3.8 2.8h6.2' stroke='{WOOL}' stroke-width='1.4'/>"
            ),
        ),
    }
}

/// A shape with a pale rim around its outline, so that it is seen on any ground.
pub(super) fn token(shape: &str, fill: &str, details: &str) -> String {
    format!(
        "<path d='{shape}' stroke='{WOOL}' stroke-width='4' stroke-linejoin='round'/>\
         <path d='{shape}' fill='{fill}' stroke='{INK}' stroke-width='1.3' \
         stroke-linejoin='round'/>{details}"
    )
}
