//! Sentences in every language, filled in as people read them.

use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRuleType, PluralRules};
use words::frame::{refusals, table, together};
use words::{Lang, files};

#[test]
fn arguments_stand_where_the_language_wants_them() {
    let waiting = |lang| table::TurnOf { count: 2_usize, names: "Anna and Ben" }.of(lang);
    assert_eq!(waiting(Lang::En), "Waiting for Anna and Ben");
    assert_eq!(waiting(Lang::De), "Anna and Ben sind dran");
}

#[test]
fn a_number_chooses_the_form_of_the_words_around_it() {
    let undo = |decisions: usize, lang| table::TookBack { decisions }.of(lang);
    assert_eq!(undo(1, Lang::En), "undid a step");
    assert_eq!(undo(3, Lang::En), "undid 3 steps");
    assert_eq!(undo(1, Lang::De), "hat einen Schritt zurückgenommen");
    assert_eq!(undo(101, Lang::De), "hat 101 Schritte zurückgenommen");
    // The very number comes before its form.
    let lead = |lead: i32| together::Decided { winner: "Anna", next: "Ben", lead }.of(Lang::En);
    assert_eq!(lead(0), "Anna and Ben have the same points.");
    assert_eq!(lead(1), "Anna finished 1 point ahead of Ben.");
}

#[test]
fn a_sentence_is_found_by_the_code_of_a_refusal() {
    let found = refusals::named("seat-taken").expect("a code that servers send");
    assert_eq!(found.of(Lang::De), "Dieser Platz ist besetzt.");
    assert_eq!(refusals::named("no-such-code"), None);
}

/// The forms in a language's files are those of the library, far beyond what is written down there.
#[test]
fn forms_of_words_follow_the_rules_of_each_language() {
    for (part, text) in files() {
        let code = part.split('/').next().expect("a language");
        let locale: Locale = code.parse().expect("a language");
        let rules = PluralRules::try_new(locale.into(), PluralRuleType::Cardinal.into());
        let rules = rules.expect("a known language");
        let written: serde_json::Value = serde_json::from_str(text).expect("JSON");
        let written = written["plurals"].as_str().expect("letters").as_bytes();
        for number in 0_u32..10_000 {
            let place = if number < 200 { number } else { 100 + number % 100 };
            let form = match rules.category_for(number) {
                PluralCategory::Zero => b'z',
                PluralCategory::One => b'1',
                PluralCategory::Two => b'2',
                PluralCategory::Few => b'f',
                PluralCategory::Many => b'm',
                PluralCategory::Other => b'o',
            };
            assert_eq!(written[place as usize], form, "{code}: {number}");
        }
    }
}
