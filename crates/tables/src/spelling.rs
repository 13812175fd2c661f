//! Names and words as they are kept: spelled in one way, with nothing in them that cannot be seen and
//! nothing that turns the writing of others around.

use game::{NAME_CHARS_MAX, SEATS_MAX};
use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory};
use icu_properties::{CodePointMapData, CodePointSetData};

/// A name as it is kept; empty where nothing is left that can be seen.
pub fn name(text: &str) -> String {
    let seen: String = composed(text).chars().filter(|c| !is_invisible(*c)).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A line of chat as it is kept. What joins and paints emoji stays.
pub fn chat(text: &str) -> String {
    let joins = |c: char| matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}');
    let stays = |c: &char| *c == '\n' || joins(*c) || !is_invisible(*c);
    let text: String = composed(text).chars().filter(stays).collect();
    let blank = !text.chars().any(|c| !c.is_whitespace() && !joins(c));
    if blank { String::new() } else { text.trim().to_owned() }
}

/// Would somebody at the table take one name for the other?
pub fn alike(one: &str, other: &str) -> bool {
    outline(one) == outline(other)
}

/// The name, with a number behind it where it is taken by somebody else.
pub fn told_apart(wanted: &str, is_taken: impl Fn(&str) -> bool) -> String {
    const DIGITS: usize = 3;
    let wanted = name(wanted);
    let stem: String = wanted.chars().take(NAME_CHARS_MAX - DIGITS).collect();
    let numbered = (2..=SEATS_MAX + 1).map(|number| format!("{} {number}", stem.trim_end()));
    let mut names = std::iter::once(wanted.clone()).chain(numbered);
    names.find(|name| !is_taken(name)).unwrap_or(wanted)
}

fn composed(text: &str) -> String {
    ComposingNormalizerBorrowed::new_nfc().normalize(text).into_owned()
}

/// Blank, ignored where it is drawn, a control, or a mark that only directs the writing.
fn is_invisible(c: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(c);
    let directs = matches!(
        category,
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
    );
    // The empty Braille cell is the one blank that counts as a symbol.
    directs || c == '\u{2800}' || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
}

/// What a name looks like from afar: without case, spaces and accents that are styles of the same
/// letter, and with letters of other scripts that look the same.
pub fn outline(name: &str) -> String {
    let wide = ComposingNormalizerBorrowed::new_nfkc().normalize(name).into_owned();
    let seen = wide.chars().filter(|c| !c.is_whitespace()).map(latin);
    seen.collect::<String>().to_lowercase().chars().map(latin).collect()
}

/// Letters of other scripts, and digits, that look like a Latin letter.
fn latin(c: char) -> char {
    const LOOKS: [(&str, char); 19] = [
        ("аΑА", 'a'),
        ("ΒВ", 'b'),
        ("сСϲ", 'c'),
        ("ԁ", 'd'),
        ("еΕЕ", 'e'),
        ("һΗН", 'h'),
        ("іΙІ1|lіӀ", 'l'),
        ("јЈ", 'j'),
        ("ΚКκк", 'k'),
        ("ΜМм", 'm'),
        ("Ν", 'n'),
        ("оΟОο0", 'o'),
        ("рΡРρ", 'p'),
        ("ѕЅ", 's'),
        ("ΤТт", 't'),
        ("ѵν", 'v'),
        ("ԝ", 'w'),
        ("хΧХχ", 'x'),
        ("уΥУү", 'y'),
    ];
    let same = |(letters, _): &&(&str, char)| letters.contains(c);
    let found = LOOKS.iter().find(same).map_or(c, |(_, letter)| *letter);
    // A capital I and a small l are one stroke in most fonts.
    if matches!(found, 'I' | 'i') { 'l' } else { found }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_spelled_in_one_way() {
        for (given, kept) in [
            ("  Anna  Lena ", "Anna Lena"),
            ("Zoe\u{308}", "Zoë"),
            ("An\u{200b}na\u{feff}", "Anna"),
            ("\u{202e}annA", "annA"),
            ("\u{2066}Ben\u{2069}", "Ben"),
            ("\u{3164}\u{2800}\u{00ad}", ""),
            (" \u{200d}\u{fe0f} ", ""),
            ("李小龙 🐉", "李小龙 🐉"),
            ("עדי", "עדי"),
        ] {
            assert_eq!(name(given), kept, "{given:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_found() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "Аnnа"),
            ("Anna Lena", "AnnaLena"),
            ("Ｂｅｎ", "Ben"),
            ("Bill", "BiIl"),
            ("Otto", "0tt0"),
        ] {
            assert!(alike(one, other), "{one} {other}");
        }
        assert!(!alike("Anna", "Hanna") && !alike("Zoe", "Zoë") && !alike("Ася", "Аня"));
    }

    #[test]
    fn chat_keeps_what_can_be_seen() {
        assert_eq!(chat(" one\n\u{202e}two "), "one\ntwo");
        assert_eq!(chat("👩\u{200d}🚀 ❤\u{fe0f}"), "👩\u{200d}🚀 ❤\u{fe0f}");
        assert_eq!(chat("\u{200b} \u{200d}\n\u{feff}"), "");
    }
}
