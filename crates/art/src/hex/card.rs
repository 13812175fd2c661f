//! Cards, each in a square of 100 by 100.

use settlers::{Card, Resource};

use super::goods::{colour, goods};
use crate::palette::{INK, PAPER};

/// A card with this colour and this picture around its middle.
fn blank(fill: &str, picture: &str) -> String {
    format!(
        "<rect x='17' y='6' width='70' height='92' rx='9' opacity='.25'/>\
         <rect x='15' y='3' width='70' height='92' rx='9' fill='{PAPER}' stroke='{INK}' \
         stroke-width='2'/><rect x='21' y='9' width='58' height='80' rx='5' fill='{fill}' \
         stroke='{INK}'/><g transform='translate(50 49)'>{picture}</g>"
    )
}

/// A resource card.
pub fn card(kind: Resource) -> String {
    blank(colour(kind), &format!("<g transform='scale(2)'>{}</g>", goods(kind)))
}

/// The back of a resource card, or of a development card.
pub fn back(development: bool) -> String {
    let lines = "fill='none' stroke='#f4ecd8' stroke-width='3' stroke-linecap='round'";
    if development {
        return blank(
            "#6d5a7d",
            &format!("<path d='M0-22V22M-19-11L19 11M19-11L-19 11' {lines}/>"),
        );
    }
    blank("#5f8ca3", &format!("<path d='M-22-10q11-11 22 0t22 0M-22 12q11-11 22 0t22 0' {lines}/>"))
}

/// A development card.
pub fn development(kind: Card) -> String {
    let (fill, shape, details) = match kind {
        Card::Knight => (
            "#c9b7d6",
            "M-17 26V-6Q-17-26 0-28 17-26 17-6V26Q9 30 5 22V2H-5V22Q-9 30-17 26Z",
            "M-17-4H17M0-28V-40M0-40Q14-40 16-30 8-36 0-32",
        ),
        Card::Point => (
            "#efd58a",
            "M-24 20L-28-12-13 0 0-24 13 0 28-12 24 20Z",
            "M-23 13H23M-28-16h0M0-28h0M28-16h0",
        ),
        Card::RoadBuilding => {
            ("#e5c49a", "M-24 30L-8-32H8L24 30Z", "M0 26V14M0 6V-4M0-12V-20M0-26V-30")
        }
        Card::Invention => (
            "#a9cbd6",
            "M-9 22V12C-26 2-20-28 0-28S26 2 9 12V22Z",
            "M-8 28H8M-9 17H9M-6 10L-8-6 0 0 8-6 6 10",
        ),
        Card::Monopoly => (
            "#d8a79a",
            "M-28 6Q-28-2-18-2H-8L4-8Q12-10 10-2L2 4H22Q30 5 28 11L8 26H-28Z",
            "M-2-22h0M12-24h0M4-34h0M-20-2V26",
        ),
    };
    let dots = if matches!(kind, Card::Point | Card::Monopoly) { 7 } else { 3 };
    blank(
        fill,
        &format!(
            "<g transform='translate(0 3) scale(.84)'><path d='{shape}' fill='{PAPER}' \
             stroke='{INK}' stroke-width='2.6' stroke-linejoin='round'/><path d='{details}' \
             fill='none' stroke='{INK}' stroke-width='{dots}' stroke-linecap='round' \
             stroke-linejoin='round'/></g>"
        ),
    )
}
