//! `anleger games` and `anleger bots`.

use std::io::{self, Write};

use game::{Game, OptionSpec, Options, Values};

use crate::games::{self, Visitor};

/// Lists the games with their seats and options.
pub fn games(out: &mut dyn Write) -> io::Result<()> {
    for name in games::NAMES {
        if let Ok(text) = games::visit(name, Describe) {
            writeln!(out, "{text}")?;
        }
    }
    Ok(())
}

/// Lists the bots.
pub fn bots(out: &mut dyn Write) -> io::Result<()> {
    for known in bots::NAMES {
        writeln!(out, "{:<8} {}", known.name, known.about)?;
    }
    Ok(())
}

struct Describe;

impl Visitor for Describe {
    type Out = String;

    fn visit<G: Game>(self) -> String {
        let head = format!("{}: {} to {} seats", G::NAME, G::SEATS_LEAST, G::SEATS_MOST);
        let options = G::Options::schema().into_iter().map(|spec| describe(&spec));
        std::iter::once(head).chain(options).collect::<Vec<_>>().join("\n")
    }
}

fn describe(spec: &OptionSpec) -> String {
    let values = match &spec.values {
        Values::Switch => "true or false".to_owned(),
        Values::Number { least, most } => format!("{least} to {most}"),
        Values::Choice { of } => format!("one of {}", of.join(", ")),
        Values::Several { of } => format!("any of {}", of.join(", ")),
        Values::Text => "text".to_owned(),
    };
    format!("  --set {}=...  {} ({values})", spec.key, spec.help)
}
