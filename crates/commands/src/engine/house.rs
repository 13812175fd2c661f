//! `hello`: who we are and what we can do.

use game::erased::AnyGame;
use game::record::RECORD_VERSION;
use serde_json::{Value, json};

use super::PROTOCOL_VERSION;
use super::session::Session;
use crate::games;

/// Versions, games with their seats and options, bots and limits.
pub(super) fn hello(session: &Session) -> Value {
    let bot = |known: &bots::Known| json!({ "name": known.name, "about": known.about });
    json!({
        "program": concat!("anleger ", env!("CARGO_PKG_VERSION")),
        "protocol": PROTOCOL_VERSION,
        "record": RECORD_VERSION,
        "games": games::all().map(describe).collect::<Vec<_>>(),
        "bots": bots::NAMES.iter().map(bot).collect::<Vec<_>>(),
        "limits": session.limits,
    })
}

fn describe(game: &dyn AnyGame) -> Value {
    let (least, most) = game.seats();
    let book = game.book();
    let option = |spec: game::OptionSpec| {
        let default = book.get(&spec.key).cloned().unwrap_or_default();
        json!({ "key": spec.key, "values": spec.values, "default": default, "help": spec.help })
    };
    json!({
        "name": game.name(),
        "rules": game.rules_version(),
        "seats": { "least": least, "most": most },
        "options": game.schema().into_iter().map(option).collect::<Vec<_>>(),
    })
}
