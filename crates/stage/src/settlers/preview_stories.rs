//! What each scenario is about, in two sentences of ours.

use ::words::extras::settlers_stories::named;

use crate::Lang;

/// The story of a scenario; the sizes of a scenario share it.
pub fn story(id: &str, lang: Lang) -> Option<&'static str> {
    let name = id.trim_end_matches(|last: char| last == '-' || last.is_ascii_digit());
    named(name).map(|story| story.of(lang))
}
