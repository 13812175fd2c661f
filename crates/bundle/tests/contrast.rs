//! What is written and drawn can be told from what it stands on, by day and by night: the contrast of
//! every pair of colours that the style sheets bring together, by the WCAG's formula.

use std::collections::BTreeMap;

const BASE: &str = include_str!("../../browser/static/base.css");
const SHEETS: [&str; 3] = [
    BASE,
    include_str!("../../browser/static/pages.css"),
    include_str!("../../browser/static/table.css"),
];

const TEXT: f64 = 4.5;

/// For large text, and for signs: rings, outlines, marks.
const SIGN: f64 = 3.0;

/// Where text may stand.
const GROUNDS: [&str; 5] = ["table", "table-deep", "paper", "paper-raised", "accent-soft"];

type Theme = BTreeMap<String, String>;

/// Of a pair of colours, that by day or that by night.
#[derive(Clone, Copy)]
enum Light {
    Day,
    Night,
}

/// The custom properties of the root, each as it is in this light.
fn theme(light: Light) -> Theme {
    let rule = BASE.split_once(":root {").expect("the rule is there").1;
    let body = rule.split_once('}').expect("an end").0;
    let property = |line: &str| {
        let (name, value) = line.trim().strip_prefix("--")?.split_once(':')?;
        Some((name.to_owned(), in_light(value.trim().trim_end_matches(';'), light).to_owned()))
    };
    body.lines().filter_map(property).collect()
}

/// `light-dark(#day, #night)` has a colour for either; any other value is the same in both.
fn in_light(value: &str, light: Light) -> &str {
    let pair = value.strip_prefix("light-dark(").and_then(|rest| rest.strip_suffix(')'));
    match (pair.and_then(|pair| pair.split_once(", ")), light) {
        (Some((day, _)), Light::Day) => day,
        (Some((_, night)), Light::Night) => night,
        (None, _) => value,
    }
}

/// The relative luminance of `#rrggbb`.
fn luminance(colour: &str) -> f64 {
    let channel = |at: usize| {
        let part = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("digits")) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(theme: &Theme, one: &str, other: &str) -> f64 {
    let [one, other] = [one, other].map(|name| luminance(&theme[name]));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn check(front: &str, grounds: &[&str], least: f64) {
    for (name, light) in [("day", Light::Day), ("night", Light::Night)] {
        let theme = theme(light);
        for ground in grounds {
            let found = contrast(&theme, front, ground);
            assert!(found >= least, "by {name}: {front} on {ground} has {found:.2}, not {least}");
        }
    }
}

#[test]
fn text_can_be_read_on_whatever_it_stands_on() {
    check("ink", &GROUNDS, TEXT);
    check("ink-soft", &GROUNDS, TEXT);
    check("accent-text", &GROUNDS, TEXT);
    check("accent-ink", &["accent"], TEXT);
    check("danger", &["table", "paper", "paper-raised"], TEXT);
    check("danger-ink", &["danger"], TEXT);
    check("paper", &["ink"], TEXT);
}

#[test]
fn large_numbers_and_signs_can_be_told_from_what_they_stand_on() {
    check("gold", &["paper", "paper-raised"], SIGN);
    for seat in 0..4 {
        check(&format!("points-{seat}"), &["paper", "table", "table-deep"], SIGN);
    }
    check("focus", &GROUNDS, SIGN);
    check("line-strong", &["paper", "paper-raised"], SIGN);
    check("accent-text", &["table", "table-deep"], SIGN);
}

#[test]
fn day_and_night_differ() {
    let (day, night) = (theme(Light::Day), theme(Light::Night));
    for name in GROUNDS.into_iter().chain(["ink", "accent-text", "danger", "gold", "focus"]) {
        assert_ne!(day[name], night[name], "{name}");
    }
}

#[test]
fn the_system_s_night_is_the_night_that_can_be_chosen() {
    let dims: Vec<&str> = BASE.lines().filter(|line| line.contains("data-theme=")).collect();
    let night = |theme: &str| {
        let rule = dims.iter().find(|line| line.contains(theme)).expect("the rule is there");
        rule.split_once("--dim:").expect("pictures are dimmed by night").1.to_owned()
    };
    assert_eq!(night("\"system\""), night("\"dark\""));
}

#[test]
fn text_has_no_colour_that_is_not_checked_here() {
    const FREE: [&str; 4] = ["inherit", "transparent", "var(--", "color-mix("];
    for sheet in SHEETS {
        let outside = sheet.lines().filter(|line| !line.trim_start().starts_with("--"));
        for line in outside.filter(|line| !line.contains("color-scheme")) {
            let values =
                line.split([';', '{']).filter_map(|rule| rule.trim().strip_prefix("color:"));
            for value in values.map(str::trim) {
                assert!(FREE.iter().any(|free| value.starts_with(free)), "{line}");
            }
        }
    }
}
