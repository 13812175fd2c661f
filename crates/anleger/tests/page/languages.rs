//! Every language is as complete and as well laid out as the first two: all screens on a phone, where long
//! words have the least room.

use crate::chromium::Window;
use crate::screens::Visitor;
use crate::sizes::faults;
use crate::tour::{Tour, lines};

/// What is not in the language of the browser, or not there at all.
const UNSAID: &str = r#"
    const missing = [...document.querySelectorAll('body *')]
        .filter(part => !part.childElementCount && part.textContent.trim() === '…')
        .map(part => `${part.tagName}.${part.className}`);
    const lang = document.documentElement.lang;
    return lang === arguments[0] ? missing : [...missing, `the page speaks ${lang}`];
"#;

async fn looks_well(visitor: &Visitor, name: &str) {
    let lang = visitor.person.window.lang;
    visitor.person.picture(&format!("language-{lang}-{name}")).await;
    let mut found = lines(visitor.person.ask(UNSAID, vec![lang.into()]).await);
    found.extend(faults(&visitor.person).await);
    assert!(found.is_empty(), "{name} in {lang}:\n{}", found.join("\n"));
}

async fn is_shown_around(lang: &'static str) {
    let tour = Tour::at(Window { lang, ..Window::PHONE }).await;
    tour.carcassonne(&looks_well).await;
    tour.new_world(&looks_well).await;
    tour.settlers(&looks_well).await;
    tour.around_a_table(&looks_well).await;
}

#[tokio::test]
async fn french_on_a_phone() {
    is_shown_around("fr").await;
}

#[tokio::test]
async fn spanish_on_a_phone() {
    is_shown_around("es").await;
}
