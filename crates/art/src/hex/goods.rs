//! The five resources as small pictures.

use settlers::Resource;

use crate::palette::INK;

/// The colour of what belongs to a resource: its cards, its harbour.
pub fn colour(kind: Resource) -> &'static str {
    match kind {
        Resource::Brick => "#d9946b",
        Resource::Lumber => "#86a56d",
        Resource::Wool => "#c2d98f",
        Resource::Grain => "#ecd27a",
        Resource::Ore => "#b4aea7",
    }
}

/// A resource around 0,0, within a radius of 12.
pub fn goods(kind: Resource) -> String {
    match kind {
        Resource::Brick => rimmed(
            "#b5482f",
            "M-11 8V0h5.5v-8h11v8H11V8z",
            "fill='none' stroke='#f3cdb0' stroke-width='1.2'",
            "M-10.2 0h20.4M0 0v7.4M0-7.3",
        ),
        Resource::Lumber => rimmed(
            "#9a6b3f",
            "M-5-9H9q3 4 0 8H-5zM-8 0H8q3 4.5 0 9H-8z",
            "fill='#e8c893' stroke='#3b2f26'",
            "M-5-9a2.5 4 0 1 0 .1 0zM-8 0a3 4.5 0 1 0 .1 0z",
        ),
        Resource::Wool => rimmed(
            "#fdfaf0",
            "M-8 5c-5-1-5-7-1-8 0-5 6-7 8.5-4C2-10 8-8 8-4c5 1 5 8 0 9z",
            "fill='#3b2f26'",
            "M6-3l5.5 1.5-1 4.5-4-.5zM-5 5h2.2v4h-2.2zM2.5 5h2.2v4H2.5z",
        ),
        Resource::Grain => rimmed(
            "#e9bd3e",
            "M0-12q3.5 3 1.5 6.5Q6-8 7.5-6 7-1.5 2-1 6.5-2 8 0 7 4.5 1 4h-2Q-7 4.5-8 0-6.5-2-2-1-7-1.5-7.5-6-6-8-1.5-5.5-3.5-9 0-12z",
            "fill='none' stroke='#3b2f26' stroke-width='1.4' stroke-linecap='round'",
            "M0-6V11M0 11q3-1 5-3.5",
        ),
        Resource::Ore => rimmed(
            "#77716c",
            "M-11 7L-8-3-2-9 5-7.5 11 1 9 8z",
            "fill='#a7a19a'",
            "M-7-2.5L-2-8l2.5 5-3 5zM5-6.5l5 7.5-5.5-1z",
        ),
    }
}

/// A shape with an outline of ink, and details on it.
fn rimmed(fill: &str, shape: &str, paint: &str, details: &str) -> String {
    format!(
        "<path d='{shape}' fill='{fill}' stroke='{INK}' stroke-width='1.3' \
         stroke-linejoin='round'/><path d='{details}' {paint}/>"
    )
}
