//! The board shows what the server prints.

use std::collections::BTreeSet;

use serde_json::Value;
use tables::Metrics;

use crate::files::text;

/// The names under which a server prints figures, without what is put behind those of a histogram.
fn printed() -> BTreeSet<String> {
    let text = Metrics::default().text();
    let types = text.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    let names = types.filter_map(|line| line.split(' ').next());
    names.map(str::to_owned).collect()
}

/// All of our names in a text.
fn named(text: &str) -> BTreeSet<&str> {
    let begins = text.match_indices("anleger_").map(|(at, _)| &text[at..]);
    let ends = |c: char| !c.is_ascii_lowercase() && c != '_';
    begins.map(|rest| rest.split(ends).next().unwrap_or_default()).collect()
}

/// The name in the list of types: a histogram has several.
fn figure(name: &str) -> &str {
    let parts = ["_bucket", "_sum", "_count"];
    parts.iter().find_map(|part| name.strip_suffix(part)).unwrap_or(name)
}

#[test]
fn every_figure_of_the_board_is_printed_and_every_printed_one_is_on_it() {
    let board = text("grafana.json");
    let printed = printed();
    let shown: BTreeSet<String> = named(&board).into_iter().map(|it| figure(it).into()).collect();
    assert_eq!(shown, printed);
}

#[test]
fn every_panel_asks_something_and_has_a_place_of_its_own() {
    let board: Value = serde_json::from_str(&text("grafana.json")).unwrap();
    let mut places = BTreeSet::new();
    for panel in board["panels"].as_array().unwrap() {
        let (title, grid) = (&panel["title"], &panel["gridPos"]);
        let [x, y, w] = ["x", "y", "w"].map(|key| grid[key].as_u64().unwrap());
        assert!(x + w <= 24 && places.insert((y, x)), "{title}");
        let asks = |target: &Value| !named(target["expr"].as_str().unwrap()).is_empty();
        let targets = panel["targets"].as_array();
        let of_prometheus = |target: &Value| target["expr"].as_str().unwrap().contains("up{");
        match panel["type"].as_str() {
            Some("row") => assert!(targets.is_none(), "{title}"),
            _ => {
                assert!(targets.unwrap().iter().all(|it| asks(it) || of_prometheus(it)), "{title}")
            }
        }
    }
    assert!(places.len() > 20);
}
