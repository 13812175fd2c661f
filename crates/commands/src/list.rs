//! `anleger games` and `anleger bots`.

use std::io::{self, Write};

use game::erased::AnyGame;
use game::{OptionSpec, Values};
use serde_json::Value;

use crate::games;

/// Lists the games with their seats and options.
pub fn games(out: &mut dyn Write) -> io::Result<()> {
    games::all().try_for_each(|game| write_game(game, out))
}

/// Lists the bots.
pub fn bots(out: &mut dyn Write) -> io::Result<()> {
    bots::NAMES.iter().try_for_each(|known| writeln!(out, "{:<8} {}", known.name, known.about))
}

fn write_game(game: &dyn AnyGame, out: &mut dyn Write) -> io::Result<()> {
    let (least, most) = game.seats();
    writeln!(out, "{}: {least} to {most} seats", game.name())?;
    let book = game.book();
    for spec in game.schema() {
        let default = book.get(&spec.key).map(plain).unwrap_or_default();
        writeln!(out, "  --set {}={default}", spec.key)?;
        writeln!(out, "      {} ({})", spec.help, values(&spec))?;
    }
    Ok(())
}

/// A value as it is typed after `--set key=`.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

fn values(spec: &OptionSpec) -> String {
    match &spec.values {
        Values::Switch => "true or false".to_owned(),
        Values::Number { least, most } => format!("{least} to {most}"),
        Values::Choice { of } => format!("one of {}", of.join(", ")),
        Values::Several { of } => format!("any of {}", of.join(", ")),
        Values::Text => "text".to_owned(),
    }
}
