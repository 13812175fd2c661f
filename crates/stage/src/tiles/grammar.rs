//! Numbers and lists in words.

use ::words::frame::games as shared;
use ::words::frame::tiles_counts as say;
use ::words::frame::tiles_names::AndAlso;

use crate::Lang;

/// A noun of the games on tiles that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noun {
    Tile,
    Follower,
    Settler,
    Pennant,
    /// A trading post.
    Post,
    Flag,
    Animal,
    Point,
    /// A place where something may go.
    Place,
    /// An open end of a road.
    OpenEnd,
    /// An open side of a city.
    Gap,
}

impl Noun {
    /// So many of them: `1 tile`, `3 Gefolgsleute`.
    pub fn count(self, count: usize, lang: Lang) -> String {
        match self {
            Noun::Tile => say::Tiles { count }.of(lang),
            Noun::Follower => say::Followers { count }.of(lang),
            Noun::Settler => say::Settlers { count }.of(lang),
            Noun::Pennant => say::Pennants { count }.of(lang),
            Noun::Post => say::Posts { count }.of(lang),
            Noun::Flag => say::Flags { count }.of(lang),
            Noun::Animal => say::Animals { count }.of(lang),
            Noun::Point => shared::Points { count }.of(lang),
            Noun::Place => say::Places { count }.of(lang),
            Noun::OpenEnd => say::OpenEnds { count }.of(lang),
            Noun::Gap => say::OpenSides { count }.of(lang),
        }
    }
}

/// The same text with a capital letter in front.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The words with commas, and a word before the last: `a, b and c`.
pub fn list(words: &[impl AsRef<str>], lang: Lang) -> String {
    let join = |first: String, next: &str| shared::ListMore { first, next }.of(lang);
    match words {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first, more @ .., last] => {
            let most = more.iter().map(AsRef::as_ref).fold(first.as_ref().to_owned(), join);
            shared::ListLast { last: last.as_ref(), most }.of(lang)
        }
    }
}

/// Things that are said one after the other: `city in the north; road to the east`.
pub fn series(parts: &[impl AsRef<str>], lang: Lang) -> String {
    let join = |first: String, next: &str| AndAlso { first, next }.of(lang);
    let all = parts.iter().map(AsRef::as_ref);
    match parts.first() {
        Some(first) => all.skip(1).fold(first.as_ref().to_owned(), join),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_not_many() {
        assert_eq!(Noun::Follower.count(1, Lang::De), "1 Gefolgsmann");
        assert_eq!(Noun::Follower.count(0, Lang::De), "0 Gefolgsleute");
        assert_eq!(Noun::Post.count(2, Lang::En), "2 trading posts");
    }

    #[test]
    fn a_list_ends_with_a_word() {
        assert_eq!(list(&["a"], Lang::En), "a");
        assert_eq!(list(&["a", "b", "c"], Lang::De), "a, b und c");
        assert_eq!(list(&[] as &[&str], Lang::En), "");
    }

    #[test]
    fn a_series_has_no_such_word() {
        assert_eq!(series(&["a", "b", "c"], Lang::De), "a; b; c");
        assert_eq!(series(&[] as &[&str], Lang::En), "");
    }
}
