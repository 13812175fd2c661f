//! Numbers and lists in words.

use crate::Lang;
use ::words::tiles::grammar as say;

/// A noun of the games on tiles with its plural, in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noun {
    /// A tile.
    Tile,
    /// A follower.
    Follower,
    /// A settler.
    Settler,
    /// A pennant.
    Pennant,
    /// A trading post.
    Post,
    /// A flag.
    Flag,
    /// An animal.
    Animal,
    /// A surveyor.
    Surveyor,
    /// A finished city.
    FinishedCity,
    /// A point.
    Point,
    /// A place where something may go.
    Place,
    /// An open end of a road.
    OpenEnd,
    /// An open side of a city.
    Gap,
}

impl Noun {
    fn forms(self, lang: Lang) -> (&'static str, &'static str) {
        let (english, german) = match self {
            Noun::Tile => (("tile", "tiles"), ("Plättchen", "Plättchen")),
            Noun::Follower => (("follower", "followers"), ("Gefolgsmann", "Gefolgsleute")),
            Noun::Settler => (("settler", "settlers"), ("Siedler", "Siedler")),
            Noun::Pennant => (("pennant", "pennants"), ("Wappen", "Wappen")),
            Noun::Post => (("trading post", "trading posts"), ("Handelsposten", "Handelsposten")),
            Noun::Flag => (("flag", "flags"), ("Flagge", "Flaggen")),
            Noun::Animal => (("animal", "animals"), ("Tier", "Tiere")),
            Noun::Surveyor => (("surveyor", "surveyors"), ("Landvermesser", "Landvermesser")),
            Noun::FinishedCity => {
                (("finished city", "finished cities"), ("fertige Stadt", "fertige Städte"))
            }
            Noun::Point => (("point", "points"), ("Punkt", "Punkte")),
            Noun::Place => (("place", "places"), ("Platz", "Plätze")),
            Noun::OpenEnd => (("open end", "open ends"), ("offenes Ende", "offene Enden")),
            Noun::Gap => (("open side", "open sides"), ("offene Seite", "offene Seiten")),
        };
        lang.pick(english, german)
    }

    /// So many of them: `1 tile`, `3 Gefolgsleute`.
    pub fn count(self, number: usize, lang: Lang) -> String {
        let (one, many) = self.forms(lang);
        format!("{number} {}", if number == 1 { one } else { many })
    }
}

/// The same text with a capital letter in front.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// German points bend in the dative: `mit 87 Punkten`.
pub fn dative(number: i32, points: &str) -> String {
    if number == 1 { points.to_owned() } else { format!("{points}n") }
}

/// The words with commas, and a word before the last: `a, b and c`.
pub fn list(words: &[impl AsRef<str>], lang: Lang) -> String {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    match words.as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] => {
            format!("{} {} {last}", first.join(", "), say::AND.of(lang))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_not_many() {
        assert_eq!(Noun::Follower.count(1, Lang::De), "1 Gefolgsmann");
        assert_eq!(Noun::Follower.count(0, Lang::De), "0 Gefolgsleute");
        assert_eq!(Noun::FinishedCity.count(2, Lang::En), "2 finished cities");
    }

    #[test]
    fn a_list_ends_with_a_word() {
        assert_eq!(list(&["a"], Lang::En), "a");
        assert_eq!(list(&["a", "b", "c"], Lang::De), "a, b und c");
        assert_eq!(list(&[] as &[&str], Lang::En), "");
    }
}
