//! What a table agrees on before the first move.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::illegal::Coded;
use crate::record::{LINE_BYTES_MAX, option_line};

/// The options of a game: a flat struct of values, serialised as `key = value`.
///
/// `Default` is the rulebook's way of playing. Unknown keys are refused by
/// [`read`] through the schema, so derive `Deserialize` with `#[serde(default)]`.
pub trait Options:
    Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Every option with its values, in the order in which a person should see them.
    fn schema() -> Vec<OptionSpec>;
}

/// One option, described for people and programs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OptionSpec {
    /// The key, as in the record.
    pub key: String,
    /// What values it takes.
    pub values: Values,
    /// One sentence, in English.
    pub help: String,
}

/// The values an option takes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "type")]
pub enum Values {
    /// true or false.
    Switch,
    /// A whole number in a range, ends included.
    Number {
        /// The smallest number it takes.
        least: i64,
        /// The largest number it takes.
        most: i64,
    },
    /// One of these words.
    Choice {
        /// The words, in the order in which a person should see them.
        of: Vec<String>,
    },
    /// Any of these words, each once.
    Several {
        /// The words, in the order in which they are written down.
        of: Vec<String>,
    },
    /// Free text, for example a scenario of one's own.
    Text,
}

/// A game that cannot begin like this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("{game} is for {least} to {most} seats, not {got}{}", if_agreed(*fewer_by))]
    Seats {
        /// The name of the game, as in [`Game::NAME`](crate::Game::NAME).
        game: &'static str,
        /// The fewest seats.
        least: usize,
        /// The most seats.
        most: usize,
        /// What was asked for.
        got: usize,
        /// The option that would let fewer play, where there is one and too few were asked for.
        fewer_by: Option<&'static str>,
    },
    /// There is no such option.
    #[error("there is no option '{key}'; known: {known}")]
    UnknownOption {
        /// The key that was given.
        key: String,
        /// The keys there are.
        known: String,
    },
    /// An option has a value it cannot take.
    #[error("option '{key}': {reason}")]
    BadOption {
        /// The key of the option, as in the record.
        key: String,
        /// What is wrong with the value.
        reason: String,
    },
    /// A player whose name or bot cannot stand in a record.
    #[error("seat {seat}: {reason}")]
    BadPlayer {
        /// Where they would sit.
        seat: usize,
        /// What is wrong.
        reason: String,
    },
}

impl Coded for SetupError {
    fn code(&self) -> &'static str {
        match self {
            SetupError::Seats { .. } => "setup-seats",
            SetupError::UnknownOption { .. } => "setup-unknown-option",
            SetupError::BadOption { .. } => "setup-bad-option",
            SetupError::BadPlayer { .. } => "setup-bad-player",
        }
    }
}

impl SetupError {
    /// Checks a number of seats against a game's limits.
    pub fn check_seats<G: crate::Game>(seats: usize) -> Result<(), SetupError> {
        SetupError::check_seats_from::<G>(G::SEATS_LEAST, seats)
    }

    /// Checks a number of seats against the limits of a table with these options.
    pub fn check_seats_of<G: crate::Game>(
        options: &G::Options,
        seats: usize,
    ) -> Result<(), SetupError> {
        SetupError::check_seats_from::<G>(G::seats_least(options), seats)
    }

    fn check_seats_from<G: crate::Game>(least: usize, seats: usize) -> Result<(), SetupError> {
        if (least..=G::SEATS_MOST).contains(&seats) {
            return Ok(());
        }
        let fewer_by = G::FEWER_SEATS_BY.filter(|_| (1..least).contains(&seats));
        Err(SetupError::Seats { game: G::NAME, least, most: G::SEATS_MOST, got: seats, fewer_by })
    }
}

/// How fewer may play.
fn if_agreed(fewer_by: Option<&'static str>) -> String {
    fewer_by.map_or_else(String::new, |key| format!("; fewer play with the option '{key}'"))
}

/// Reads options from a JSON object; keys left out keep the book's value.
pub fn read<O: Options>(given: &Map<String, Value>) -> Result<O, SetupError> {
    let schema = O::schema();
    for (key, value) in given {
        let spec = schema.iter().find(|spec| spec.key == *key);
        let spec = spec.ok_or_else(|| unknown(key, &schema))?;
        spec.values.check(value).map_err(|reason| bad(key, reason))?;
    }
    let options = serde_json::from_value(Value::Object(given.clone()))
        .map_err(|error| bad("options", error.to_string()))?;
    check_length(&options)?;
    Ok(options)
}

/// Reads one `key=value` as typed on a command line into a JSON value for [`read`].
pub fn read_text<O: Options>(key: &str, text: &str) -> Result<Value, SetupError> {
    let schema = O::schema();
    let spec = schema.iter().find(|spec| spec.key == key);
    let spec = spec.ok_or_else(|| unknown(key, &schema))?;
    let value = spec.values.parse(text);
    spec.values.check(&value).map_err(|reason| bad(key, reason))?;
    Ok(value)
}

/// The options as a flat JSON object, in the order of the schema.
pub fn write<O: Options>(options: &O) -> Vec<(String, Value)> {
    let all = serde_json::to_value(options).expect("options are plain values");
    let pick = |spec: OptionSpec| {
        let value = all.get(&spec.key).expect("every option of the schema is a field").clone();
        (spec.key, value)
    };
    O::schema().into_iter().map(pick).collect()
}

/// What can be played can be read back: no option is longer than a line of a record may be.
pub(crate) fn check_length<O: Options>(options: &O) -> Result<(), SetupError> {
    let all = write(options);
    all.iter().try_for_each(|(key, value)| {
        fits_record(key, value).map_err(|reason| bad(key, reason.to_string()))
    })
}

/// An option that no record can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("is too long for a record: {bytes} bytes, at most {LINE_BYTES_MAX}")]
pub struct TooLong {
    /// How long its line would be.
    pub bytes: usize,
}

/// Says whether an option fits into a line of a record: the one limit on what is agreed on, wherever it
/// comes from.
pub fn fits_record(key: &str, value: &Value) -> Result<(), TooLong> {
    match option_line(key, value).len() {
        bytes if bytes > LINE_BYTES_MAX => Err(TooLong { bytes }),
        _ => Ok(()),
    }
}

fn unknown(key: &str, schema: &[OptionSpec]) -> SetupError {
    let known: Vec<&str> = schema.iter().map(|spec| spec.key.as_str()).collect();
    SetupError::UnknownOption { key: key.to_owned(), known: known.join(", ") }
}

fn bad(key: &str, reason: String) -> SetupError {
    SetupError::BadOption { key: key.to_owned(), reason }
}

impl Values {
    fn parse(&self, text: &str) -> Value {
        match self {
            Values::Switch | Values::Number { .. } => {
                serde_json::from_str(text).unwrap_or_else(|_| Value::from(text))
            }
            Values::Choice { .. } | Values::Text => Value::from(text),
            Values::Several { .. } => {
                text.split(',').map(str::trim).filter(|word| !word.is_empty()).collect()
            }
        }
    }

    fn check(&self, value: &Value) -> Result<(), String> {
        match self {
            Values::Switch if value.is_boolean() => Ok(()),
            Values::Switch => Err(format!("takes true or false, not {value}")),
            Values::Number { least, most } => match value.as_i64() {
                Some(number) if (*least..=*most).contains(&number) => Ok(()),
                _ => Err(format!("takes a number from {least} to {most}, not {value}")),
            },
            Values::Choice { of } => one_of(of, value),
            Values::Several { of } => several_of(of, value),
            Values::Text if value.is_string() => Ok(()),
            Values::Text => Err(format!("takes text, not {value}")),
        }
    }
}

fn one_of(of: &[String], value: &Value) -> Result<(), String> {
    if value.as_str().is_some_and(|word| of.iter().any(|known| known == word)) {
        return Ok(());
    }
    Err(format!("takes one of {}, not {value}", of.join(", ")))
}

fn several_of(of: &[String], value: &Value) -> Result<(), String> {
    let words = value.as_array().ok_or_else(|| format!("takes a list of words, not {value}"))?;
    for (place, word) in words.iter().enumerate() {
        one_of(of, word)?;
        if words[..place].contains(word) {
            return Err(format!("names {word} twice"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::LanternsOptions;

    #[test]
    fn an_option_is_no_longer_than_a_line_of_a_record() {
        // Quotes are written with a backslash before each.
        let room = LINE_BYTES_MAX - "option toast \"\"".len();
        for (toast, fits) in [
            ("x".repeat(room), true),
            ("x".repeat(room + 1), false),
            ("\"".repeat(room / 2), true),
            ("\"".repeat(room / 2 + 1), false),
        ] {
            let options = LanternsOptions { toast, ..LanternsOptions::default() };
            let code = check_length(&options).map_err(|error| error.code());
            assert_eq!(code, if fits { Ok(()) } else { Err("setup-bad-option") });
        }
    }
}
