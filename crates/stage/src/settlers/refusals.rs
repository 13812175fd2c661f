//! A sentence for everything that the rules refuse, by the code of the refusal.

use crate::Lang;
use ::words::settlers::refusals::named;

/// A sentence for a refusal; `None` for an unknown code.
pub fn refusal(code: &str, lang: Lang) -> Option<&'static str> {
    named(code).map(|sentence| sentence.of(lang))
}
