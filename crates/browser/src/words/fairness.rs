//! What is said about the dice: who had a hand in them, and what was found when they were checked.

pub use ::words::frame::fairness::*;
use client::{Checked, DiceOrigin, Hands, Memory, Mismatch, Recalled};
use game::{Proof, Seat, SeatSet};
use stage::Lang;

use super::pages;
use super::table::list;

/// Who had a hand in the dice, in two sentences.
pub fn origin(origin: DiceOrigin, names: &[String], lang: Lang) -> String {
    let word = match origin {
        DiceOrigin::Shared(hands) => return shared(hands, names, lang),
        DiceOrigin::ThisPage => THIS_PAGE,
        DiceOrigin::Record => FROM_RECORD,
        DiceOrigin::BotsAlone => BOTS_ALONE,
        DiceOrigin::TableAlone => TABLE_ALONE,
    };
    word.of(lang).to_owned()
}

fn shared(hands: Hands, names: &[String], lang: Lang) -> String {
    let called = |seats: SeatSet| {
        let name = |seat: Seat| names.get(seat.index()).cloned();
        list(&seats.iter().filter_map(name).collect::<Vec<_>>(), lang)
    };
    let Hands { added, silent, without } = hands;
    let first = Shared { count: added.len(), names: called(added) }.of(lang);
    let second = match (silent.is_empty(), without.is_empty()) {
        (true, true) => ALL_TOOK_PART.of(lang).to_owned(),
        (true, false) => Without { count: without.len(), names: called(without) }.of(lang),
        (false, _) => {
            let (count, names) = (silent.len(), called(silent));
            Silent { count, names, ways: 1_usize << count }.of(lang)
        }
    };
    format!("{first} {second}")
}

/// Whether it is all as this browser remembers; an alarm where it is not.
pub fn memory(memory: &Memory, names: &[String], lang: Lang) -> Result<String, String> {
    let recalled = match memory {
        None => CAME_LATER,
        Some(Err(found)) => return Err(mismatch(*found, names, lang)),
        Some(Ok(Recalled::OwnShare)) => OWN_SHARE,
        Some(Ok(Recalled::List)) => SEEN_EARLY,
        Some(Ok(Recalled::Promise)) => SEEN_PROMISE,
        Some(Ok(Recalled::Unheard(seat))) => {
            return Ok(Unheard { name: called(*seat, names) }.of(lang));
        }
    };
    Ok(recalled.of(lang).to_owned())
}

fn called(seat: Seat, names: &[String]) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}

fn mismatch(found: Mismatch, names: &[String], lang: Lang) -> String {
    match found {
        Mismatch::OtherPromise => OTHER_PROMISE.of(lang).to_owned(),
        Mismatch::OtherPledges => OTHER_PLEDGES.of(lang).to_owned(),
        Mismatch::NotYours(seat) => NotYours { name: called(seat, names) }.of(lang),
        Mismatch::ShareLeftOut(seat) => LeftOut { name: called(seat, names) }.of(lang),
    }
}

/// What came of checking a record on this device.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// All of it is proved.
    Proven,
    /// It cannot be checked.
    Open,
    /// It is not right.
    False,
}

/// What was found in a record, and how it compares with what this browser remembers.
pub fn verdict(
    found: &Result<Checked, &'static str>,
    remembered: &Memory,
    names: &[String],
    lang: Lang,
) -> (Tone, String) {
    let checked = match found {
        Ok(checked) => checked,
        Err(code) => {
            let why = pages::record_fault(code).of(lang);
            return (Tone::False, format!("{} {why}", pages::DICE_FALSE.of(lang)));
        }
    };
    if let Some(Err(found)) = remembered {
        return (Tone::False, mismatch(*found, names, lang));
    }
    let steps = checked.steps;
    match checked.proof {
        Proof::Proven if checked.contributions.shared().is_empty() => {
            (Tone::Proven, Proven { steps }.of(lang))
        }
        Proof::Proven => (Tone::Proven, ProvenShared { steps }.of(lang)),
        Proof::SeedNotRevealed => (Tone::Open, pages::DICE_SEALED.of(lang).to_owned()),
        Proof::ExternalChance => (Tone::Open, pages::DICE_EXTERNAL.of(lang).to_owned()),
    }
}
