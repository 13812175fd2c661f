//! What is written and drawn can be told from what it stands on, by day and by night: the contrast of
//! every pair of colours that the style sheets bring together, by the WCAG's formula.

use std::collections::BTreeMap;

const BASE: &str = include_str!("../../browser/static/base.css");
const SHEETS: [&str; 15] = [
    BASE,
    include_str!("../../browser/static/pages.css"),
    include_str!("../../browser/static/table.css"),
    include_str!("../../browser/static/panels.css"),
    include_str!("../../browser/static/together.css"),
    include_str!("../../browser/static/teach.css"),
    include_str!("../../browser/static/windows.css"),
    include_str!("../../browser/static/extras/positions.css"),
    include_str!("../../browser/static/extras/puzzles.css"),
    include_str!("../../browser/static/extras/replay.css"),
    include_str!("../../browser/static/extras/review.css"),
    include_str!("../../browser/static/extras/rules.css"),
    include_str!("../../browser/static/extras/setup.css"),
    include_str!("../../browser/static/extras/study.css"),
    include_str!("../../browser/static/extras/workshop.css"),
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

/// A colour, and how much of what lies below it is hidden: red, green, blue and that, each up to 1.
#[derive(Clone, Copy)]
struct Paint([f64; 4]);

impl Paint {
    /// `#rrggbb`, `var(--name)`, `color-mix(in srgb, one 40%, other)`, or a word.
    fn read(value: &str, theme: &Theme) -> Paint {
        let inside = |start| value.strip_prefix(start).and_then(|rest| rest.strip_suffix(')'));
        if let Some(name) = inside("var(--") {
            return Paint::read(&theme[name], theme);
        }
        if let Some(mix) = inside("color-mix(in srgb, ") {
            let (one, other) = mix.split_once(", ").expect("two colours");
            let (one, share) = one.rsplit_once(' ').expect("a share");
            let share: f64 = share.trim_end_matches('%').parse().expect("a number");
            return Paint::mixed(Paint::read(one, theme), Paint::read(other, theme), share / 100.0);
        }
        match value {
            "transparent" => Paint([0.0; 4]),
            "black" => Paint([0.0, 0.0, 0.0, 1.0]),
            _ => Paint::of_digits(value),
        }
    }

    fn of_digits(colour: &str) -> Paint {
        let channel = |at: usize| {
            f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("digits")) / 255.0
        };
        Paint([channel(1), channel(3), channel(5), 1.0])
    }

    /// As browsers mix: what hides little adds little.
    fn mixed(Paint(one): Paint, Paint(other): Paint, share: f64) -> Paint {
        let hides = share * one[3] + (1.0 - share) * other[3];
        let channel = |at: usize| {
            (share * one[3] * one[at] + (1.0 - share) * other[3] * other[at])
                / hides.max(f64::EPSILON)
        };
        Paint([channel(0), channel(1), channel(2), hides])
    }

    fn over(self, ground: Paint) -> Paint {
        Paint::mixed(Paint([self.0[0], self.0[1], self.0[2], 1.0]), ground, self.0[3])
    }

    /// The relative luminance.
    fn luminance(self) -> f64 {
        let linear = |part: f64| {
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0[0]) + 0.7152 * linear(self.0[1]) + 0.0722 * linear(self.0[2])
    }

    fn contrast(self, other: Paint) -> f64 {
        let [one, other] = [self, other].map(Paint::luminance);
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }
}

fn contrast(theme: &Theme, one: &str, other: &str) -> f64 {
    Paint::read(&theme[one], theme).contrast(Paint::read(&theme[other], theme))
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
    check("rank-ink", &["rank"], TEXT);
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

/// The rules of all sheets: what they are about, and what they say, property and value.
fn rules() -> Vec<(String, Vec<(String, String)>)> {
    let sheets = SHEETS.map(without_comments).concat();
    let rule = |text: &str| {
        let (head, body) = text.rsplit_once('{')?;
        let about = head.rsplit(['{', ';']).next().unwrap_or(head).trim().to_owned();
        let said = body.split(';').filter_map(|said| said.split_once(':'));
        let said = said.map(|(property, value)| (property.trim().into(), value.trim().into()));
        Some((about, said.collect()))
    };
    sheets.split('}').filter_map(rule).collect()
}

fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default();
    let rest = parts.map(|part| part.split_once("*/").map_or("", |(_, rest)| rest));
    std::iter::once(first).chain(rest).collect()
}

/// Every mixed colour of these properties, with what the rule is about.
fn mixed(property: &str) -> Vec<(String, String)> {
    let of_rule = |(about, said): (String, Vec<(String, String)>)| {
        let mixed = said
            .into_iter()
            .find(|(named, value)| named == property && value.starts_with("color-mix("));
        mixed.map(|(_, value)| (about, value))
    };
    rules().into_iter().filter_map(of_rule).collect()
}

/// What nobody can press now is fainter than what one can, and can still be read.
#[test]
fn mixed_colours_of_text_can_be_read() {
    let found = mixed("color");
    assert!(found.iter().any(|(about, _)| about == ".button:disabled"), "{found:?}");
    for (about, value) in found {
        let least = if about.contains("disabled") { SIGN } else { TEXT };
        for light in [Light::Day, Light::Night] {
            let theme = theme(light);
            for ground in GROUNDS {
                let ground_paint = Paint::read(&theme[ground], &theme);
                let text = Paint::read(&value, &theme).over(ground_paint);
                let found = text.contrast(ground_paint);
                assert!(found >= least, "{about} on {ground} has {found:.2}, not {least}");
            }
        }
    }
}

/// Grounds on which nothing is written.
const BARE: [&str; 1] = [".column-bar"];

#[test]
fn text_can_be_read_on_mixed_grounds() {
    for (about, value) in mixed("background") {
        if BARE.contains(&about.as_str()) {
            continue;
        }
        let front = if about.contains(".primary") { "accent-ink" } else { "ink" };
        for light in [Light::Day, Light::Night] {
            let theme = theme(light);
            for below in ["table", "paper"] {
                let ground = Paint::read(&value, &theme).over(Paint::read(&theme[below], &theme));
                let found = Paint::read(&theme[front], &theme).contrast(ground);
                assert!(found >= TEXT, "{front} on {about} has {found:.2}, not {TEXT}");
            }
        }
    }
}

/// The pointer over a button that is off changes nothing: its colours are those of above.
#[test]
fn a_button_that_is_off_stays_as_it_is_under_the_pointer() {
    let rules = rules();
    let buttons = |one: &&str| {
        one.contains(":hover")
            && [".button", ".icon-button", ".press"].iter().any(|class| one.contains(class))
    };
    let hovered: Vec<&str> =
        rules.iter().flat_map(|(about, _)| about.split(",\n")).filter(buttons).collect();
    assert!(hovered.len() > 2, "{hovered:?}");
    for one in hovered {
        assert!(one.contains(":not(:disabled"), "{one}");
    }
}
