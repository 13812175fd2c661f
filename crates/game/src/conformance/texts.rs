//! Options that are text: as long as a record has room for, and of whatever letters.
//!
//! A match that can be set up must be read back from its record and from its positions, however much somebody has written into
//! an option. What cannot be kept must be refused before the first step.

use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use super::Exam;
use super::flaw::{Flaw, Law, demand, same};
use super::records;
use crate::contract::{Audience, Game};
use crate::options::{self, Options, Values};
use crate::position::PositionText;
use crate::record::{LINE_BYTES_MAX, option_line};
use crate::referee::Chance;

const READ_BACK: &str = "what can be played can be read back";

/// How many decisions are played with each of them.
const DECISIONS: usize = 20;

/// Where the text goes on: in its last line, or in a remark, for text that is read as a file.
const BEGINNINGS: [&str; 2] = ["", "\n# "];

/// What it is filled up with: letters of one byte and of several, such as JSON writes with two and with
/// six, and such as it leaves as they are although no line of a record may have them.
const LETTERS: [char; 7] = ['x', 'é', '🎲', '"', '\u{1}', '\u{7f}', '\u{85}'];

/// So many bytes more are little: what a game with a limit of its own may still take.
const LITTLE: usize = 24;

/// Every text a little longer than it is, as long as may be, and longer still. Gives the longest line
/// that was read back.
pub(super) fn hold<G: Game>(exam: &Exam<G>, rng: &mut ChaCha8Rng) -> Result<usize, Flaw> {
    let mut longest = 0;
    let texts = G::Options::schema().into_iter().filter(|spec| spec.values == Values::Text);
    for key in texts.map(|spec| spec.key) {
        let text = text_of(&exam.options, &key);
        for beginning in BEGINNINGS.map(|more| format!("{text}{more}")) {
            let little = bytes_of(&key, &beginning) + LITTLE;
            for (letter, bytes) in LETTERS.iter().flat_map(|letter| {
                [little, LINE_BYTES_MAX, LINE_BYTES_MAX + 1].map(|bytes| (letter, bytes))
            }) {
                let text = lengthened(&key, &beginning, &letter.to_string(), bytes);
                let line = bytes_of(&key, &text);
                if played(exam, &key, text.into(), rng)? {
                    longest = longest.max(line);
                }
            }
        }
    }
    Ok(longest)
}

fn text_of<O: Options>(options: &O, key: &str) -> String {
    let all = options::write(options);
    let found = all.iter().find(|(known, _)| known == key);
    found.and_then(|(_, value)| value.as_str()).unwrap_or_default().to_owned()
}

/// How long an option is in a record.
fn bytes_of(key: &str, text: &str) -> usize {
    option_line(key, &text.into()).len()
}

/// The text with so many of these letters that its line in a record has this many bytes; the rest is
/// filled up with plain ones.
fn lengthened(key: &str, text: &str, letter: &str, bytes: usize) -> String {
    let mut long = text.to_owned();
    for more in [letter, "x"] {
        let now = bytes_of(key, &long);
        let each = bytes_of(key, &format!("{long}{more}")) - now;
        long += &more.repeat(bytes.saturating_sub(now) / each);
    }
    long
}

/// Plays a little with this text, where that can be set up; says whether it could.
fn played<G: Game>(
    exam: &Exam<G>,
    key: &str,
    text: Value,
    rng: &mut ChaCha8Rng,
) -> Result<bool, Flaw> {
    let fits = options::fits_record(key, &text).is_ok();
    let mut written: serde_json::Map<_, _> = options::write(&exam.options).into_iter().collect();
    written.insert(key.to_owned(), text);
    // As a caller of the library may have them, whatever `options::read` says to it.
    let wanted = serde_json::from_value(Value::Object(written.clone()));
    let Ok(wanted) = wanted else { return Ok(false) };
    let exam = Exam { options: wanted, steps_max: DECISIONS, must_end: false, ..exam.clone() };
    let Ok(table) = records::begin(&exam, Chance::External) else { return Ok(false) };
    demand(fits, READ_BACK, || {
        format!("'{key}' is longer than a line of a record, and is played")
    })?;
    demand(options::read::<G::Options>(&written).is_ok(), READ_BACK, || {
        format!("'{key}' can be played by who calls the library, and by nobody else")
    })?;
    same(READ_BACK, "what was agreed on", table.game().options(), &exam.options)?;
    in_a_position(table.game())?;
    records::hold_fair(&exam, rng).map(|()| true)
}

/// A position takes the same text as a record does.
fn in_a_position<G: Game>(game: &G) -> Law {
    let text = PositionText::of(game, Audience::Referee).to_string();
    let read: Result<PositionText, _> = text.parse();
    let again: Result<G, _> = read.and_then(|position| position.set_up(None));
    let again = again.map_err(|error| Flaw::new(READ_BACK, format!("{error} in a position")))?;
    same(READ_BACK, "what the position says", again.options(), game.options())
}
