//! The King's crown and the Robber Baron's hood.

use carcassonne::Title;

use super::goods::token;
use crate::figure::SKIN;
use crate::palette::{GOLD, INK, WOOL};

/// A crown with three points.
const CROWN: &str = "M-9.4 8L-10.6-5-4.8-.4 0-9 4.8-.4 10.6-5 9.4 8Q0 9.8-9.4 8Z";
/// A hood that falls onto shoulders.
const HOOD: &str = "M0-11Q8-10 8.6-1.6 8.8 3 10.4 9.4 0 11.8-10.4 9.4-8.8 3-8.6-1.6-8-10 0-11Z";

/// The token of a title around 0,0, within 13 units each way.
pub fn title(which: Title) -> String {
    match which {
        Title::King => token(
            CROWN,
            GOLD,
            &format!(
                "<path d='M-9.8 4.6Q0 6.4 9.8 4.6' fill='none' stroke='{INK}' stroke-width='1.1'/>\
                 <path d='M0-1.6l2.2 2.6L0 3.6-2.2 1Z' fill='#b8372e' stroke='{INK}' \
                 stroke-width='.9'/>\
                 <path d='M-10.6-6h.1M0-10h.1M10.6-6h.1' fill='none' stroke='{INK}' \
                 stroke-width='3.6' stroke-linecap='round'/>\
                 <path d='M-10.6-6h.1M0-10h.1M10.6-6h.1' fill='none' stroke='{WOOL}' \
                 stroke-width='1.8' stroke-linecap='round'/>"
            ),
        ),
        Title::Robber => token(
            HOOD,
            "#4d5a68",
            &format!(
                "<path d='M0-7.4Q5.4-6.6 5.6-.8 4.6 4.6 0 5.6-4.6 4.6-5.6-.8-5.4-6.6 0-7.4Z' \
                 fill='{SKIN}' stroke='{INK}' stroke-width='1.1'/>\
                 <path d='M-5.6-2.6Q0-4.6 5.6-2.6L5.2 1.2Q0-.4-5.2 1.2Z' fill='{INK}'/>\
                 <path d='M-2.3-1.4h.1M2.2-1.4h.1' fill='none' stroke='{WOOL}' stroke-width='1.7' \
                 stroke-linecap='round'/>"
            ),
        ),
    }
}
