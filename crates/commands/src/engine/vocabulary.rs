//! What `docs/protocol.md` says of each game is complete: no phase, event, outcome or code is missing.

use serde::de::DeserializeOwned;

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// Says that every name begins a row of a table in the section of a game.
fn check(game: &str, names: &[String]) {
    let heading = format!("\n## {game}\n");
    let (_, rest) = PAGE.split_once(&heading).expect("the game has a section");
    let section = rest.split("\n## ").next().unwrap_or(rest);
    let missing = |name: &&String| !section.contains(&format!("\n| `{name}` |"));
    let missing: Vec<&String> = names.iter().filter(missing).collect();
    assert!(missing.is_empty(), "not in the section on {game}: {missing:?}");
}

/// The names of an enum's variants, as serde tells them when it meets one that is none.
fn variants<T: DeserializeOwned>(wrong: &str) -> Vec<String> {
    let error = serde_json::from_str::<T>(wrong).err().expect("no variant is called that");
    let error = error.to_string();
    let names: Vec<String> = error.split('`').skip(3).step_by(2).map(str::to_owned).collect();
    assert!(names.len() > 3, "{error}");
    names
}

/// The variants of an enum whose name is the only key, or all there is.
fn keys<T: DeserializeOwned>() -> Vec<String> {
    variants::<T>("\"?\"")
}

/// The variants of an enum whose name is the field `type`.
fn types<T: DeserializeOwned>() -> Vec<String> {
    variants::<T>("{\"type\":\"?\"}")
}

/// The words in quotes of a source, from one mark to the next.
fn quoted(source: &str, from: &str, to: &str) -> Vec<String> {
    let (_, rest) = source.split_once(from).expect("where it begins");
    let (part, _) = rest.split_once(to).expect("where it ends");
    let is_word = |text: &&str| text.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    let words = part.split('"').skip(1).step_by(2).filter(is_word);
    let words: Vec<String> = words.map(str::to_owned).collect();
    assert!(words.len() > 1, "{from}: {words:?}");
    words
}

fn codes(source: &str) -> Vec<String> {
    quoted(source, "fn code(&self)", "\n    }\n")
}

/// The codes of whatever is wrong with a tile or the name of its parts.
fn landscape_codes() -> Vec<String> {
    let sources = [
        include_str!("../../../landscape/src/map.rs"),
        include_str!("../../../landscape/src/table.rs"),
    ];
    sources.into_iter().flat_map(codes).collect()
}

#[test]
fn carcassonne_is_on_the_page() {
    let base = include_str!("../../../carcassonne/src/action.rs");
    let expansions = include_str!("../../../carcassonne/src/expansions/refusal.rs");
    check("Carcassonne", &keys::<carcassonne::PhaseView>());
    check("Carcassonne", &keys::<carcassonne::InterludeView>());
    check("Carcassonne", &keys::<carcassonne::Event>());
    check("Carcassonne", &keys::<carcassonne::Happening>());
    check("Carcassonne", &codes(base));
    check("Carcassonne", &codes(expansions));
    check("Carcassonne", &landscape_codes());
}

#[test]
fn new_world_is_on_the_page() {
    check("New World", &keys::<newworld::PhaseView>());
    check("New World", &keys::<newworld::Event>());
    check("New World", &codes(include_str!("../../../newworld/src/action.rs")));
    check("New World", &landscape_codes());
}

#[test]
fn settlers_are_on_the_page() {
    let phases = include_str!("../../../settlers/src/view.rs");
    let refusals = include_str!("../../../settlers/src/refusal.rs");
    check("Settlers", &quoted(phases, "fn phase(", "\n}\n"));
    check("Settlers", &types::<settlers::Event>());
    check("Settlers", &quoted(refusals, "\nrefusals! {", "\n}\n"));
}

/// An outcome stands on the page as it is written, with a value.
#[test]
fn every_outcome_of_the_settlers_is_on_the_page_and_reads_back() {
    let rows = PAGE.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` | `{"));
    let rows: Vec<_> = rows.filter(|(notation, _)| notation.contains(' ')).collect();
    let written = |(notation, rest): &(&str, &str)| {
        let json = format!("{{{}", rest.split('`').next().unwrap_or(rest));
        let outcome: settlers::Outcome = serde_json::from_str(&json).expect("an outcome");
        assert_eq!(notation.parse(), Ok(outcome), "{json}");
        serde_json::to_value(outcome).expect("JSON")["type"].as_str().map(str::to_owned)
    };
    let told: Vec<String> = rows.iter().filter_map(written).collect();
    assert_eq!(told, types::<settlers::Outcome>());
}
