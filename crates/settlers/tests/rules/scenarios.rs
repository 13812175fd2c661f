//! Scenario files: the twelve of the house are clean, and every mistake is told with its line.

use game::Game;
use settlers::scenario::{self, Mistake};
use settlers::{Settlers, SettlersOptions, Sketch};

fn house(id: &str) -> &'static str {
    scenario::text(id).expect("of the house")
}

/// The mistakes of a file of the house after one change.
fn mistakes(id: &str, old: &str, new: &str) -> Vec<Mistake> {
    let text = house(id);
    assert!(text.contains(old), "{id} has no '{old}'");
    scenario::check(&text.replacen(old, new, 1))
}

fn line_of(id: &str, part: &str) -> usize {
    1 + house(id).lines().position(|line| line.contains(part)).expect("in the file")
}

/// Expects a mistake in the line that holds `old`, with these words in it.
fn expect(id: &str, old: &str, new: &str, field: &str, words: &str) {
    let found = mistakes(id, old, new);
    let line = line_of(id, old.lines().next().expect("some text"));
    let told = found.iter().any(|mistake| {
        mistake.line == line && mistake.field == field && mistake.fault.to_string().contains(words)
    });
    assert!(told, "wanted line {line}, {field}, '{words}'; got {found:#?}");
}

#[test]
fn the_scenarios_of_the_house_have_no_mistake() {
    for id in scenario::IDS {
        assert_eq!(scenario::check(house(id)), [], "{id}");
    }
}

#[test]
fn broken_toml_is_told_with_its_line() {
    let found = mistakes("base", "points = 10", "points = ten");
    assert_eq!(found[0].line, line_of("base", "points = 10"));
    let found = mistakes("base", "points = 10", "points = 10\nislands = 3");
    assert_eq!(
        (found[0].line, found[0].field.as_str()),
        (1 + line_of("base", "points = 10"), "islands")
    );
    assert!(found[0].fault.to_string().contains("unknown field"), "{}", found[0]);
    let found = mistakes("base", "points = 10\n", "");
    assert!(found[0].fault.to_string().contains("points"), "{}", found[0]);
}

#[test]
fn counts_that_do_not_add_up_are_told() {
    expect("base", "points = 10", "points = 2", "points", "between 3 and 50");
    expect("base", "players = [2, 3, 4]", "players = [5]", "players", "2, 3 and 4");
    let text = house("base");
    let pool = text.rfind("fields = 4").expect("the pool's");
    let text = format!("{}fields = 5{}", &text[..pool], &text[pool + 10..]);
    let found = scenario::check(&text);
    let told = found.iter().any(|mistake| {
        mistake.field == "pool.terrain"
            && mistake.fault.to_string().contains("20 hexes for 19 places")
    });
    assert!(told, "{found:#?}");
}

#[test]
fn pools_must_fill_their_places() {
    let found =
        mistakes("base", "terrain = { sea = 0, desert = 1", "terrain = { sea = 0, desert = 2");
    assert!(found.iter().any(|mistake| mistake.field == "tables.terrain"), "{found:#?}");
    let found = mistakes(
        "oceania-3",
        "chips = [0, 1, 0, 1, 0, 1, 1, 0, 1, 1]",
        "chips = [0, 1, 0, 1, 0, 1, 1, 0, 1, 0]",
    );
    assert!(
        found.iter().any(|mistake| mistake.field == "pool.chips"
            && mistake.fault.to_string().contains("5 chips for 6 places")),
        "{found:#?}"
    );
}

#[test]
fn harbours_stand_on_coasts_apart_from_each_other() {
    let id = "four-islands-3";
    expect(
        id,
        "{ r = 0, i = 1, side = \"NW\" }",
        "{ r = 0, i = 1, side = \"W\" }",
        "harbours.spots",
        "lies on land",
    );
    expect(
        id,
        "{ r = 0, i = 1, side = \"NW\" }",
        "{ r = 3, i = 1, side = \"W\" }",
        "harbours.spots",
        "open sea",
    );
    expect(
        id,
        "{ r = 0, i = 4, side = \"NE\" }",
        "{ r = 0, i = 1, side = \"NE\" }",
        "harbours.spots",
        "shares an intersection",
    );
    expect(
        id,
        "{ r = 0, i = 4, side = \"NE\" }",
        "{ r = 9, i = 4, side = \"NE\" }",
        "harbours.spots",
        "no hex (9, 4)",
    );
    let found = mistakes(id, "general = 3", "general = 4");
    assert!(
        found.iter().any(|mistake| mistake.fault.to_string() == "9 harbours for 8 spots"),
        "{found:#?}"
    );
}

#[test]
fn islands_must_not_touch() {
    let found = mistakes("four-islands-3", "\"1ss2\"", "\"2ss2\"");
    assert!(
        found.iter().any(|mistake| mistake.fault.to_string().contains("'1' and '2' touch")),
        "{found:#?}"
    );
}

#[test]
fn an_impossible_set_up_is_told() {
    expect(
        "four-islands-3",
        "start = [\"1\", \"2\", \"3\", \"4\"]",
        "start = [\"4\"]",
        "start",
        "impossible set-up",
    );
    expect("oceania-3", "start = [\"m\"]", "start = [\"m\", \"1\"]", "start", "undiscovered");
}

#[test]
fn robber_and_pirate_stand_on_their_element() {
    expect(
        "desert-3",
        "robber = { on = \"hex\", r = 1, i = 2 }",
        "robber = { on = \"hex\", r = 0, i = 2 }",
        "robber",
        "land",
    );
    expect("desert-3", "pirate = { r = 2, i = 5 }", "pirate = { r = 1, i = 2 }", "pirate", "sea");
    expect(
        "four-islands-3",
        "robber = { on = \"beside\" }",
        "robber = { on = \"desert\" }",
        "robber",
        "no desert",
    );
}

#[test]
fn grids_must_have_one_shape_and_known_letters() {
    expect("base", "  \"***\",", "  \"**\",", "terrain", "2 hexes in a row of 3");
    expect("four-islands-3", "  \"PWSSF\",", "  \"PXSSF\",", "terrain", "'X' has no meaning");
    expect("four-islands-3", "  \"4 9 . . 3\",", "  \"4 7 . . 3\",", "chips", "'7' has no meaning");
    expect(
        "four-islands-3",
        "  \"4 9 . . 3\",",
        "  \"4 . . . 3\",",
        "chips",
        "no such chip on woods",
    );
}

#[test]
fn a_scenario_of_ones_own_can_be_played_and_drawn() {
    let text = house("four-islands-3").replace("id = \"four-islands-3\"", "id = \"mine\"");
    let options =
        SettlersOptions { scenario: "custom".into(), custom: text.clone(), ..Default::default() };
    let game = Settlers::start(&options, 3).expect("starts");
    assert_eq!(game.view(game::Audience::Spectator).scenario, "mine");
    let drawing = scenario::draw(&text).expect("no mistakes");
    assert!(
        drawing.starts_with("Four Islands for three (mine), 12 points\nboard 5+0 4+1"),
        "{drawing}"
    );
    let sketch: Sketch = drawing.parse().expect("readable");
    assert_eq!(sketch.hexes.len(), 32);
}

#[test]
fn the_example_of_the_documentation_is_good_and_can_be_played() {
    let page = include_str!("../../../../docs/scenarios.md");
    let example = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next());
    let example = example.expect("an example");
    assert_eq!(scenario::check(example), []);
    let options =
        SettlersOptions { scenario: "custom".into(), custom: example.into(), ..Default::default() };
    assert_eq!(Settlers::start(&options, 3).map(|game| game.seats()), Ok(3));
}

#[test]
fn a_bad_scenario_does_not_start_and_says_why() {
    let options = SettlersOptions {
        scenario: "custom".into(),
        custom: "id = 3".into(),
        ..Default::default()
    };
    let error = Settlers::start(&options, 3).expect_err("no scenario");
    assert!(error.to_string().contains("line 1"), "{error}");
    let unknown = SettlersOptions { scenario: "atlantis".into(), ..Default::default() };
    assert!(Settlers::start(&unknown, 3).is_err());
}

#[test]
fn arbitrary_text_never_panics() {
    for text in ["", "\u{0}", "[[[[", "areas = []", "id = \"x\"\nareas = [\"ä\"]"] {
        assert!(!scenario::check(text).is_empty());
        assert!(scenario::draw(text).is_err());
    }
    let house = house("desert-4");
    for cut in (0..house.len()).step_by(37) {
        assert!(!scenario::check(&house[..cut]).is_empty() || cut + 200 > house.len());
    }
}

#[test]
fn a_value_of_the_wrong_kind_is_told_with_its_field() {
    for (old, new, field) in [
        ("points = 10", "points = \"ten\"", "points"),
        ("points = 10", "points = ten", "points"),
        ("players = [2, 3, 4]", "players = [2, \"three\", 4]", "players"),
        ("settlements = 5", "settlements = 5.5", "settlements"),
        ("points = 10\n", "", "points"),
    ] {
        let found = mistakes("base", old, new);
        assert_eq!((found.len(), found[0].field.as_str()), (1, field), "{}", found[0]);
    }
}

#[test]
fn a_misspelt_way_to_deal_is_told_alone() {
    let found = mistakes("base", "how = \"shuffle\"", "how = \"shufle\"");
    assert_eq!((found.len(), found[0].field.as_str()), (1, "pool.how"), "{found:#?}");
}

#[test]
fn what_nobody_can_have_meant_is_told_and_can_be_played() {
    for rule in ["islands_least = 40, island_most = 12", "islands_least = 3, island_most = 0"] {
        let text = house("new-world-3").replace("islands_least = 3, island_most = 12", rule);
        let found = scenario::check(&text);
        assert_eq!((found.len(), found[0].field.as_str()), (1, "deal_again"), "{found:#?}");
        assert!(scenario::read(&text).is_ok(), "a table that has agreed on it plays on");
    }
}
