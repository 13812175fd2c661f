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

/// Lists the bots, and the levels with who plays there and how strong they are.
pub fn bots(out: &mut dyn Write) -> io::Result<()> {
    bots::NAMES.iter().try_for_each(|known| writeln!(out, "{:<8} {}", known.name, known.about))?;
    games::all().try_for_each(|game| write_levels(game.name(), out))
}

fn write_levels(game: &str, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\n{game}: levels, weakest first")?;
    for level in bots::LEVELS {
        let rating = bots::rating(game, level).map_or("-".to_owned(), |rating| rating.to_string());
        let rung = bots::rung(game, level).expect("every level has its player");
        let lines = if rung.is_quick() { String::new() } else { format!(":{}", rung.lines) };
        writeln!(out, "{level:<8} {rating:>5}  {}{lines}", rung.bot)?;
    }
    Ok(())
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
