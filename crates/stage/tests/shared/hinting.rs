//! What a hint is in every game: a sentence in every language, and something to press that is there
//! and leads to what was advised.

use game::erased::ListedAction;
use stage::{Input, Lang, Lit, Manner, Reaction, Row, Stage};

/// A choice is made by so many presses at most: a whole hand is picked card by card.
const PRESSES_MAX: usize = 80;

/// The hint says in every language what to do and never in notation; says how often with a reason.
pub fn speaks(stage: &dyn Stage, advice: &[ListedAction], names: &[String]) -> usize {
    let notation = &advice[0].notation;
    let hint = |lang| stage.hint(advice, names, lang).unwrap_or_else(|| panic!("{notation}"));
    let hints = Lang::ALL.map(hint);
    let [english, others @ ..] = &hints;
    for other in others {
        assert_ne!(english.text, other.text, "{notation}");
        assert_eq!(english.reason.is_some(), other.reason.is_some(), "{notation}");
    }
    for (hint, lang) in hints.iter().zip(Lang::ALL) {
        let said = [&hint.text].into_iter().chain(&hint.reason);
        said.for_each(|text| is_plain(text, notation, lang));
        assert!(hint.text.starts_with(char::is_uppercase), "{}", hint.text);
        assert!(!hint.lit.is_empty(), "{notation}");
        hint.lit.iter().for_each(|lit| assert!(is_there(stage, lit), "{notation}: {lit:?}"));
    }
    usize::from(english.reason.is_some())
}

/// Words and counts, and nothing that only programs say.
fn is_plain(text: &str, notation: &str, lang: Lang) {
    assert!(!text.is_empty() && !text.ends_with(['.', ' ', ':']), "{notation}: '{text}'");
    assert!(!text.contains([';', '>', '_', '/', '{']), "{notation}: '{text}'");
    assert!(!text.contains("  "), "{notation}: '{text}'");
    if notation.contains(' ') {
        assert!(!text.contains(notation), "{notation}: '{text}'");
    }
    let kind = notation.split(' ').next().unwrap_or_default();
    for word in text.split(' ').map(|word| word.trim_matches([',', '“', '„', ':'])) {
        let digits = word.trim_start_matches(char::is_alphabetic);
        let place = digits.len() < word.len() && digits.parse::<u16>().is_ok();
        assert!(!place && !word.contains(','), "{notation}: '{text}'");
        // A portal is one in Spanish and a pirate one in French; German has other words for them all.
        assert!(lang != Lang::De || word != kind, "{notation}: '{text}'");
    }
}

/// Is this among what can be pressed?
pub fn is_there(stage: &dyn Stage, lit: &Lit) -> bool {
    match lit {
        Lit::Done => stage.done(Lang::En).is_some_and(|done| done.enabled),
        // Without a step to take back the page lets go of a half-made choice.
        Lit::Undo => stage.done(Lang::En).is_some_and(|done| done.enabled),
        Lit::Overlays => !stage.overlays(true, Lang::En).is_empty(),
        Lit::Tab(key) => {
            *key == "log" || stage.panels(&[], &[], Lang::En).iter().any(|panel| panel.key == *key)
        }
        Lit::Target(target) => touchable(stage).contains(target),
    }
}

/// Everything that does something when touched, by name.
pub fn touchable(stage: &dyn Stage) -> Vec<String> {
    let scene = stage.scene(Lang::En).items.into_iter().filter_map(|item| item.touch);
    let board = scene.filter(|touch| touch.acts).map(|touch| touch.target);
    let hand = stage.hand(Lang::En).into_iter().filter(|item| item.acts).map(|item| item.target);
    let panels = stage.panels(&[], &[], Lang::En).into_iter().flat_map(|panel| panel.rows);
    let panels = panels.flat_map(|row| match row {
        Row::Tokens { tokens, .. } => {
            let able = tokens.into_iter().filter(|token| token.enabled);
            able.filter_map(|token| token.target).collect()
        }
        Row::Presses(presses) => {
            let able = presses.into_iter().filter(|press| press.why_not.is_none());
            able.map(|press| press.target).collect()
        }
        _ => Vec::new(),
    });
    board.chain(hand).chain(panels).collect()
}

/// Presses what is lit.
pub fn press(stage: &mut dyn Stage, lit: &Lit, manner: Manner) -> Reaction {
    match lit {
        Lit::Target(target) => stage.feel(Input::Tap(target), manner),
        Lit::Done => stage.feel(Input::Done, manner),
        Lit::Undo => stage.feel(Input::Cancel, manner),
        Lit::Tab(_) | Lit::Overlays => Reaction::Still,
    }
}

/// Whoever presses what is lit, the last of it or the first, does what was advised.
pub fn leads_there(stage: &mut dyn Stage, advice: &[ListedAction], manner: Manner, last: bool) {
    let notation = &advice[0].notation;
    for _ in 0..PRESSES_MAX {
        let hint = stage.hint(advice, &[], Lang::En).unwrap_or_else(|| panic!("{notation}"));
        let lit = if last { hint.lit.last() } else { hint.lit.first() }.unwrap().clone();
        assert!(is_there(stage, &lit), "{notation}: {lit:?} is not there");
        match press(stage, &lit, manner) {
            Reaction::Redraw => {}
            Reaction::Still => panic!("{notation}: nothing happens at {lit:?}"),
            Reaction::Decide(listed) => {
                // Cards chosen at once are sent one by one, in any order.
                assert!(advice.contains(&listed), "{notation}: {}", listed.notation);
                return;
            }
        }
    }
    panic!("{notation}: no end of presses");
}
