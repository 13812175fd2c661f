//! A review in words, in the language of whoever reads it.

mod why;

use words::extras::review as say;
use words::{Lang, Word};

pub use self::why::reason;
use crate::verdict::Verdict;

/// What a verdict is called.
pub fn verdict(verdict: Verdict) -> Word {
    match verdict {
        Verdict::Forced => say::VERDICT_FORCED,
        Verdict::OnlyMove => say::VERDICT_ONLY_MOVE,
        Verdict::Best => say::VERDICT_BEST,
        Verdict::Good => say::VERDICT_GOOD,
        Verdict::Inaccuracy => say::VERDICT_INACCURACY,
        Verdict::Mistake => say::VERDICT_MISTAKE,
        Verdict::Blunder => say::VERDICT_BLUNDER,
    }
}

/// What a part of an estimate is called; `None` where no game of ours has such a part.
pub fn part(code: &str) -> Option<Word> {
    Some(match code {
        "scored" => say::PART_SCORED,
        "city" => say::PART_CITY,
        "road" => say::PART_ROAD,
        "monastery" => say::PART_MONASTERY,
        "field" => say::PART_FIELD,
        "home" => say::PART_HOME,
        "expansion" => say::PART_EXPANSION,
        "town" => say::PART_TOWN,
        "farm" => say::PART_FARM,
        "plain" => say::PART_PLAIN,
        "points" => say::PART_POINTS,
        "production" => say::PART_PRODUCTION,
        "hand" => say::PART_HAND,
        "sites" => say::PART_SITES,
        "renown" => say::PART_RENOWN,
        "moment" => say::PART_MOMENT,
        _ => return None,
    })
}

/// A number with one place after the point, or the comma.
pub fn decimal(number: f64, lang: Lang) -> String {
    let text = format!("{number:.1}");
    match lang {
        Lang::En => text,
        _ => text.replace('.', ","),
    }
}

/// A share of 1 in hundredths.
pub fn percent(share: f64, lang: Lang) -> String {
    decimal(100.0 * share, lang)
}

/// The same with its sign: what was gained or lost.
pub fn signed_percent(share: f64, lang: Lang) -> String {
    let text = percent(share.abs(), lang);
    let nothing = text.bytes().all(|digit| matches!(digit, b'0' | b'.' | b','));
    match (nothing, share < 0.0) {
        (true, _) => text,
        // A minus sign, not a hyphen.
        (false, true) => format!("−{text}"),
        (false, false) => format!("+{text}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gains_and_losses_have_their_sign_and_nothing_has_none() {
        let said = [0.123, -0.05, 0.0004, -0.0004].map(|share| signed_percent(share, Lang::De));
        assert_eq!(said, ["+12,3", "−5,0", "0,0", "0,0"]);
    }
}
