//! What came of a saved game, for people and for programs.

use std::io::{self, Write};
use std::path::Path;

use game::{Coded, Turn};
use jcz::{Halt, Import, ImportError, Judged, Verdict};
use serde_json::{Value, json};

use crate::plain;

/// The report for people.
pub fn text(
    file: &Path,
    import: &Import,
    kept: Option<&Path>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let Import { messages, undone, .. } = import;
    write!(out, "{}: {messages} messages", file.display())?;
    match undone {
        0 => writeln!(out)?,
        undone => writeln!(out, ", {undone} of them taken back or taking back")?,
    }
    if let Some(halt) = &import.halt {
        writeln!(out, "stopped at {}", plain::line(&halt.to_string()))?;
    }
    writeln!(out)?;
    for (name, points) in import.names.iter().zip(&import.points) {
        writeln!(out, "{points:>5}  {}", plain::line(name))?;
    }
    let over = if is_over(import) { "over" } else { "not over" };
    writeln!(out, "The game is {over}.")?;
    for note in &import.notes {
        writeln!(out, "Note: {}.", plain::line(note))?;
    }
    if !import.assertions.is_empty() {
        writeln!(out)?;
    }
    import.assertions.iter().try_for_each(|judged| write_judged(judged, out))?;
    let steps = import.played.steps().len();
    match kept {
        Some(path) => writeln!(out, "\nThe record, {steps} steps, is in {}.", path.display()),
        None => writeln!(out, "\nThe record has {steps} steps; -o FILE keeps it."),
    }
}

fn write_judged(judged: &Judged, out: &mut dyn Write) -> io::Result<()> {
    let text = plain::line(&judged.text);
    match &judged.verdict {
        Verdict::Holds => writeln!(out, "holds       {text}"),
        Verdict::Fails(instead) => writeln!(out, "FAILS       {text}: {}", plain::line(instead)),
        Verdict::NotJudged(why) => writeln!(out, "not judged  {text}: {}", plain::line(why)),
    }
}

/// The report for programs.
pub fn json(file: &Path, import: &Import, with_record: bool) -> Value {
    let players = import.names.iter().zip(&import.points);
    let players: Vec<Value> =
        players.map(|(name, points)| json!({ "name": name, "points": points })).collect();
    let mut report = json!({
        "file": file.display().to_string(),
        "outcome": if import.halt.is_some() { "stopped" } else { "replayed" },
        "messages": import.messages,
        "undone": import.undone,
        "steps": import.played.steps().len(),
        "over": is_over(import),
        "players": players,
        "halt": import.halt.as_ref().map(halt),
        "assertions": import.assertions,
        "notes": import.notes,
    });
    if with_record {
        report["record"] = import.played.record().to_string().into();
    }
    report
}

fn halt(halt: &Halt) -> Value {
    let Halt { number, kind, code, ruling, reason } = halt;
    json!({ "message": number, "type": kind, "code": code, "ruling": ruling, "reason": reason })
}

/// The report for programs where nothing could be replayed.
pub fn refusal_json(file: &Path, error: &ImportError) -> Value {
    let (outcome, unplayed) = match error {
        ImportError::Unplayed(all) => {
            let each = |one: &jcz::Unplayed| json!({ "what": one.what, "name": one.name });
            ("not-played", all.iter().map(each).collect())
        }
        _ => ("unreadable", Vec::new()),
    };
    json!({
        "file": file.display().to_string(),
        "outcome": outcome,
        "error": { "code": error.code(), "message": error.to_string() },
        "not_played": unplayed,
    })
}

fn is_over(import: &Import) -> bool {
    import.played.turn() == Turn::Over
}
