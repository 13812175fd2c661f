//! Axe looks through every page, by day and by night, on a desk and in a pocket, and finds nothing that
//! would keep people out.

use std::fs;
use std::path::PathBuf;

use serde_json::json;

use crate::chromium::Size;
use crate::screens::{AT_REST, Visitor};
use crate::tour::lines;

/// Where the test command puts it.
fn axe() -> String {
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let target = target.parent().unwrap_or(&target);
    let script = target.join("axe/axe_playwright_python/axe.min.js");
    fs::read_to_string(&script).unwrap_or_else(|error| {
        unreachable!("{}: {error}; `cargo xtask test` fetches Axe", script.display())
    })
}

/// What Axe finds on the screen as it is, in a window of this size. Afterwards it is day.
pub async fn finds(visitor: &Visitor, size: Size) -> Vec<String> {
    let person = &visitor.person;
    let mut faults = Vec::new();
    for (_, dark, colours) in SCANS.into_iter().filter(|(scanned, ..)| *scanned == size) {
        person.wants_stillness(dark).await;
        person.ask(FROM_THE_TOP, vec![]).await;
        person.until("a page at rest", AT_REST, vec![]).await;
        let there = person.ask("return !!window.axe", vec![]).await;
        if there == json!(false) {
            person.ask(&axe(), vec![]).await;
        }
        let found = person.client().execute_async(SCAN, vec![json!(colours)]).await;
        let found = found.unwrap_or_else(|error| unreachable!("Axe: {error}"));
        let light = if dark { "by night" } else { "by day" };
        faults.extend(lines(found).into_iter().map(|fault| format!("{light}: {fault}")));
    }
    faults
}

/// Whoever looked before may have pushed something up.
const FROM_THE_TOP: &str =
    "for (const part of document.querySelectorAll('.below')) part.scrollTop = 0";

/// In which windows a screen is scanned, whether by night, and for which colours: all of them where
/// nothing is said. Colours are the same in every window, and all else by day and by night. Day is last.
const SCANS: [(Size, bool, Option<bool>); 3] = [
    (Size::Phone, false, Some(false)),
    (Size::Desktop, true, Some(true)),
    (Size::Desktop, false, None),
];

/// Everything that Axe knows but what is only for the strictest level, or needs a person to judge. With
/// an argument only colours (`true`), or all but those.
const SCAN: &str = r#"
    const [colours, found] = arguments;
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];
    const tell = node => `${node.target.join(' ')} ${node.html.slice(0, 160)} (${node.failureSummary.replace(/\s+/g, ' ').slice(0, 220)})`;
    const contrast = 'color-contrast';
    const which = colours === true ? { runOnly: { type: 'rule', values: [contrast] } }
        : { runOnly: tags, rules: { [contrast]: { enabled: colours === null } } };
    axe.run(document, { ...which, resultTypes: ['violations'] }).then(
        report => found(report.violations.flatMap(
            fault => fault.nodes.slice(0, 3).map(node => `${fault.id}: ${tell(node)}`))),
        error => found([String(error)]));
"#;
