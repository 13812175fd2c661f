//! Before the match: this browser adds to the dice when the table asks, and keeps what was promised.

use client::{Keepsake, Known, News};
use leptos::prelude::*;
use wire::{ClientFrame, Phase};

use super::room::Room;
use crate::games::entropy;
use crate::link::keys;

/// Answers a server's table until its match begins.
pub fn take_part(room: Room) {
    let Some(table) = room.server_id() else { return };
    room.keepsake.set_value(keys::keepsake(&table));
    room.on_news(move |news| {
        if matches!(news, News::Redraw) {
            answer(room, &table);
        }
    });
}

fn answer(room: Room, table: &str) {
    let frames = room.peek(|known| match known.state.phase {
        Phase::Waiting => answers(room, table, known),
        Phase::Playing | Phase::Over => Vec::new(),
    });
    frames.into_iter().flatten().for_each(|frame| room.send(frame));
}

/// What the table is told. What is kept is read and written in one go: another window of this browser may
/// sit on the same seats.
fn answers(room: Room, table: &str, known: &Known) -> Vec<ClientFrame> {
    let before = keys::keepsake(table).or_else(|| room.keepsake.get_value());
    let Some(mut keepsake) = before.clone().or_else(|| Keepsake::of(known)) else {
        return Vec::new();
    };
    let asked = known.state.mixing.as_ref();
    let frames = asked.map(|asked| keepsake.answer(asked, known.yours, entropy));
    if before.as_ref() != Some(&keepsake) {
        keys::keep(table, &keepsake);
    }
    room.keepsake.set_value(Some(keepsake));
    frames.unwrap_or_default()
}
