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
    let frames = room.peek(|known| answers(room, table, known));
    frames.into_iter().flatten().for_each(|frame| room.send(frame));
}

/// What the table is told. What is kept is read and written in one go: another window of this browser may
/// sit on the same seats.
fn answers(room: Room, table: &str, known: &Known) -> Vec<ClientFrame> {
    let waiting = known.state.phase == Phase::Waiting;
    let done = |kept: &Option<Keepsake>| kept.as_ref().is_none_or(|kept| kept.owns(known.yours));
    if !waiting && room.keepsake.with_value(done) {
        return Vec::new();
    }
    let Some(mut keepsake) = kept(room, table).or_else(|| Keepsake::of(known)) else {
        return Vec::new();
    };
    let frames = match &known.state.mixing {
        Some(asked) => keepsake.answer(asked, known.yours, entropy),
        None => Vec::new(),
    };
    if !waiting {
        keepsake.keep_own(known.yours);
    }
    if keys::keepsake(table).as_ref() != Some(&keepsake) {
        keys::keep(table, &keepsake);
    }
    room.keepsake.set_value(Some(keepsake));
    frames
}

/// What this browser keeps of the dice: what its windows have written down, and what this one drew when another wrote
/// at the same time.
pub fn kept(room: Room, table: &str) -> Option<Keepsake> {
    let own = room.keepsake.get_value();
    let Some(mut stored) = keys::keepsake(table) else { return own };
    own.iter().for_each(|own| stored.join(own));
    Some(stored)
}
