//! Which form of a word goes with a number: asked once, here, of the library that knows it, and written
//! into each language's files, so that a page need not carry the rules of all languages.

use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRuleType, PluralRules};

use crate::fault::Fault;

/// Numbers that are written down. From a hundred on, forms follow the last two digits in every language
/// that we know of; a million is none of our scores.
const NUMBERS: u32 = 200;

/// The form of every number from 0 on, a letter each.
pub fn categories(code: &str) -> Result<String, Fault> {
    let unknown = || Fault::UnknownLanguage { code: code.to_owned() };
    let locale: Locale = code.parse().map_err(|_| unknown())?;
    let rules = PluralRules::try_new(locale.into(), PluralRuleType::Cardinal.into());
    let rules = rules.map_err(|_| unknown())?;
    Ok((0..NUMBERS).map(|number| letter(rules.category_for(number))).collect())
}

fn letter(category: PluralCategory) -> char {
    match category {
        PluralCategory::Zero => 'z',
        PluralCategory::One => '1',
        PluralCategory::Two => '2',
        PluralCategory::Few => 'f',
        PluralCategory::Many => 'm',
        PluralCategory::Other => 'o',
    }
}
