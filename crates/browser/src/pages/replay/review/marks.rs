//! How a verdict is marked: by a sign, a word and a colour.

use leptos::prelude::*;
use teacher::{Verdict, wording};

use crate::prefs::Prefs;

/// The sign of a verdict, as chess players know it.
pub fn sign(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Forced => "□",
        Verdict::OnlyMove => "!",
        Verdict::Best => "★",
        Verdict::Good => "✓",
        Verdict::Inaccuracy => "?!",
        Verdict::Mistake => "?",
        Verdict::Blunder => "??",
    }
}

/// A verdict with its sign, in words.
#[component]
pub fn VerdictMark(verdict: Verdict) -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <span class=format!("verdict-mark {}", verdict.code())>
            <span class="verdict-sign" aria-hidden="true">{sign(verdict)}</span>
            {move || wording::verdict(verdict).of(prefs.lang())}
        </span>
    }
}
