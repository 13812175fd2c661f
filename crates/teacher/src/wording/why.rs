//! A reason as a sentence: what people can point at first, then what it comes to.

use words::Lang;
use words::extras::review as say;

use super::{decimal, part};
use crate::review::{Reason, Thing};

/// In how many rolls a number of pips is the number of cards.
const ROLLS: f64 = 36.0;

/// A reason as a sentence about the player of that name.
pub fn reason(reason: &Reason, name: &str, lang: Lang) -> String {
    let why = Why { reason, name, lang };
    let said = match reason.code.as_str() {
        "home" => why.at_home(),
        "production" => why.rolls(),
        "sites" => why.site(),
        "scored" | "points" | "hand" | "renown" => why.counted(),
        _ => why.held(),
    };
    said.unwrap_or_else(|| why.expected())
}

/// A reason that is about to be told.
struct Why<'a> {
    reason: &'a Reason,
    name: &'a str,
    lang: Lang,
}

impl Why<'_> {
    /// Figures at home: how many, what they would hold instead, and what there still is to get.
    fn at_home(&self) -> Option<String> {
        let (name, lang, worth) = (self.name, self.lang, self.worth());
        let count = self.count()?;
        let tied = things(&self.reason.loses, lang);
        let free = things(&self.reason.gains, lang);
        if !self.is_more() {
            let what = say::HomeLess { count, name, worth }.of(lang);
            return Some(
                tied.map_or(what.clone(), |things| say::HomeTied { things, what }.of(lang)),
            );
        }
        let mut what = say::HomeMore { count, name, worth }.of(lang);
        if let Some(things) = tied {
            what = say::HomeFrom { things, what }.of(lang);
        }
        Some(free.map_or(what.clone(), |things| say::HomeFree { things, what }.of(lang)))
    }

    /// Numbers that bring cards, and how many more that are.
    fn rolls(&self) -> Option<String> {
        let (name, lang, count) = (self.name, self.lang, self.reason.count);
        let what = match self.both()? {
            (Some(gains), Some(loses)) => say::RollsInstead { gains, loses, name }.of(lang),
            (Some(gains), None) => say::RollsMore { gains, name }.of(lang),
            (None, loses) => say::RollsLess { loses: loses?, name }.of(lang),
        };
        let cards = decimal(10.0 * f64::from(count.abs()) / ROLLS, lang);
        Some(match count {
            0 => self.with_worth(what),
            1.. => say::CardsMore { cards, what }.of(lang),
            _ => say::CardsLess { cards, what }.of(lang),
        })
    }

    fn site(&self) -> Option<String> {
        let (name, lang) = (self.name, self.lang);
        let what = match self.both()? {
            (Some(gains), Some(loses)) => say::SiteInstead { gains, loses, name }.of(lang),
            (Some(gains), None) => say::SiteMore { gains, name }.of(lang),
            (None, loses) => say::SiteLess { loses: loses?, name }.of(lang),
        };
        Some(self.with_worth(what))
    }

    /// Points that are made, cards, the route: what was counted says it all, or nearly.
    fn counted(&self) -> Option<String> {
        let (name, lang, count) = (self.name, self.lang, self.count()?);
        Some(match (self.reason.code.as_str(), self.is_more()) {
            ("scored", true) => say::ScoredMore { count, name }.of(lang),
            ("scored", false) => say::ScoredLess { count, name }.of(lang),
            ("points", true) => say::PointsMore { count, name }.of(lang),
            ("points", false) => say::PointsLess { count, name }.of(lang),
            ("hand", true) => self.with_worth(say::HandMore { count, name }.of(lang)),
            ("hand", false) => self.with_worth(say::HandLess { count, name }.of(lang)),
            (_, true) => self.with_worth(say::RouteMore { count, name }.of(lang)),
            (_, false) => self.with_worth(say::RouteLess { count, name }.of(lang)),
        })
    }

    /// Features that somebody holds.
    fn held(&self) -> Option<String> {
        let (name, lang) = (self.name, self.lang);
        let what = match self.both()? {
            (Some(gains), Some(loses)) => say::HoldsInstead { gains, loses, name }.of(lang),
            (Some(gains), None) => say::HoldsMore { gains, name }.of(lang),
            (None, loses) => say::HoldsLess { loses: loses?, name }.of(lang),
        };
        Some(self.with_worth(what))
    }

    /// Nothing to point at: which part it is, and what it comes to.
    fn expected(&self) -> String {
        let (name, lang, worth) = (self.name, self.lang, self.worth());
        let code = self.reason.code.as_str();
        let part = part(code).map_or_else(|| code.to_owned(), |part| part.of(lang).to_string());
        match self.is_more() {
            true => say::More { part, name, worth }.of(lang),
            false => say::Less { part, name, worth }.of(lang),
        }
    }

    fn with_worth(&self, what: String) -> String {
        let (lang, worth) = (self.lang, self.worth());
        match self.is_more() {
            true => say::WorthMore { what, worth }.of(lang),
            false => say::WorthLess { what, worth }.of(lang),
        }
    }

    /// What there is on one side only; nothing where that is nothing.
    fn both(&self) -> Option<(Option<String>, Option<String>)> {
        let (gains, loses) = (&self.reason.gains, &self.reason.loses);
        let both = (things(gains, self.lang), things(loses, self.lang));
        (both != (None, None)).then_some(both)
    }

    /// How many more or fewer, where that says the same as what it is worth.
    fn count(&self) -> Option<i32> {
        let count = self.reason.count;
        (count != 0 && (count > 0) == self.is_more()).then_some(count.abs())
    }

    fn is_more(&self) -> bool {
        self.reason.worth > 0.0
    }

    fn worth(&self) -> String {
        decimal(self.reason.worth.abs(), self.lang)
    }
}

/// A list of things, as it is said; nothing where there are none.
fn things(things: &[Thing], lang: Lang) -> Option<String> {
    let said = |thing: &Thing| match thing.what.as_str() {
        "chip" | "site" => thing.number.to_string(),
        what => {
            say::Thing { points: say::InPoints { number: thing.number }.of(lang), what }.of(lang)
        }
    };
    let (last, first) = things.split_last()?;
    let last = said(last);
    if first.is_empty() {
        return Some(last);
    }
    let first = first.iter().map(said).collect::<Vec<_>>().join(", ");
    Some(say::ThingsAnd { first, last }.of(lang))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::Whose;
    use game::Seat;

    fn why(code: &str, worth: f64, count: i32) -> Reason {
        let (gains, loses) = (Vec::new(), Vec::new());
        let (code, whose, seat) = (code.to_owned(), Whose::Own, Seat::FIRST);
        Reason { code, whose, seat, worth, count, gains, loses }
    }

    fn all(what: &str, numbers: &[i32]) -> Vec<Thing> {
        numbers.iter().map(|&number| Thing { what: what.to_owned(), number }).collect()
    }

    #[test]
    fn numbers_that_bring_cards_are_named() {
        let swap = Reason {
            gains: all("chip", &[5, 9]),
            loses: all("chip", &[3]),
            ..why("production", 0.9, 6)
        };
        assert_eq!(
            reason(&swap, "Anna", Lang::En),
            "Anna gets cards on 5 and 9 instead of 3: 1.7 more cards in ten rolls"
        );
        assert_eq!(
            reason(&swap, "Anna", Lang::De),
            "Anna bekommt Karten bei 5 und 9 statt bei 3: in zehn Würfen 1,7 Karten mehr"
        );
        let robbed = Reason { loses: all("chip", &[6, 8, 8]), ..why("production", -1.2, -15) };
        assert_eq!(
            reason(&robbed, "Ben", Lang::En),
            "Ben gets one card less on 6, 8 and 8: 4.2 fewer cards in ten rolls"
        );
    }

    #[test]
    fn a_follower_is_kept_for_a_city() {
        let plain = why("home", 2.31, 1);
        let said = |why: &Reason, lang| reason(why, "Anna", lang);
        assert_eq!(said(&plain, Lang::En), "Anna keeps one more figure at home, worth 2.3 points");
        assert_eq!(
            said(&why("home", -4.0, -2), Lang::De),
            "Anna hat 2 Figuren weniger im Vorrat, das kostet 4,0 Punkte"
        );
        assert_eq!(
            said(&why("home", 1.0, 0), Lang::En),
            "Figures at home: Anna can expect 1.0 points more"
        );
        let kept = Reason { gains: all("city", &[14]), loses: all("road", &[3]), ..plain };
        assert_eq!(
            said(&kept, Lang::En),
            "Anna keeps one more figure at home, worth 2.3 points, instead of tying it to a road worth 3 points; a city worth 14 points is still free"
        );
    }

    #[test]
    fn what_is_held_is_named_with_its_points() {
        let grown =
            Reason { gains: all("city", &[14]), loses: all("city", &[6]), ..why("city", 5.2, 0) };
        assert_eq!(
            reason(&grown, "Anna", Lang::En),
            "Anna holds a city worth 14 points instead of a city worth 6 points: 5.2 points more to be expected"
        );
        for lang in [Lang::En, Lang::De, Lang::Fr, Lang::Es] {
            for (gains, loses) in [(&[9][..], &[][..]), (&[], &[4]), (&[9, 3], &[4])] {
                let (gains, loses) = (all("town", gains), all("town", loses));
                let said = reason(&Reason { gains, loses, ..why("town", -0.3, 0) }, "Ben", lang);
                assert!(said.contains("Ben") && !said.contains('$'), "{said}");
            }
        }
    }

    #[test]
    fn what_is_counted_is_told_where_it_agrees_with_its_worth() {
        let said = |code, worth, count| reason(&why(code, worth, count), "Anna", Lang::En);
        assert_eq!(said("scored", 4.0, 4), "Anna scores 4 more points at once");
        assert_eq!(said("scored", -1.0, -1), "Anna scores one point less at once");
        assert_eq!(
            said("hand", -0.4, -2),
            "Anna holds 2 fewer cards: 0.4 points less to be expected"
        );
        assert_eq!(said("hand", 0.4, -2), "Cards in hand: Anna can expect 0.4 points more");
        assert_eq!(
            said("renown", 0.5, 1),
            "Anna’s trade route is one longer: 0.5 points more to be expected"
        );
    }
}
