//! A link for the camera of a phone.

use leptos::prelude::*;
use qrcode::{Color, EcLevel, QrCode};

/// The white rim around a code, in modules; readers need four.
const RIM: usize = 4;

/// A link as a QR code.
#[component]
pub fn Qr(link: String) -> impl IntoView {
    QrCode::with_error_correction_level(&link, EcLevel::M).ok().map(|code| {
        let side = code.width() + 2 * RIM;
        view! {
            <svg class="qr" viewBox=format!("0 0 {side} {side}") role="img" aria-label=link>
                <rect width=side height=side rx="1.5" fill="#fff"></rect>
                <path d=modules(&code) fill="#1c1611"></path>
            </svg>
        }
    })
}

/// The dark modules as one path, a run at a time.
fn modules(code: &QrCode) -> String {
    let width = code.width();
    let colors = code.to_colors();
    let mut path = String::new();
    for (row, modules) in colors.chunks(width).enumerate() {
        let mut column = 0;
        for run in modules.chunk_by(|one, other| one == other) {
            if run.first() == Some(&Color::Dark) {
                let (x, y, length) = (column + RIM, row + RIM, run.len());
                path += &format!("M{x} {y}h{length}v1h-{length}z");
            }
            column += run.len();
        }
    }
    path
}
