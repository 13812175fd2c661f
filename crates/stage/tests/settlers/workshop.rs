//! The workshop: every stroke changes the file or does nothing, and says what is still wrong.

use std::collections::BTreeSet;

use game::{Coded, Game, Turn, luck};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use settlers::scenario::{self, Plan};
use settlers::{Settlers, SettlersOptions};
use stage::settlers::SettlersWorkshop;
use stage::{FieldKind, Lang, Workshop};

use crate::common;

pub fn bench(pattern: &str) -> SettlersWorkshop {
    let mut bench = SettlersWorkshop::new();
    bench.begin(pattern);
    bench
}

fn keys(bench: &SettlersWorkshop) -> Vec<String> {
    let groups = bench.brushes(Lang::En);
    groups.into_iter().flat_map(|group| group.brushes).map(|brush| brush.key).collect()
}

/// Every place that a scene could name with any brush, and some that it never does.
fn places(bench: &SettlersWorkshop) -> Vec<String> {
    let mut bench = bench.clone();
    let mut all: BTreeSet<String> =
        ["", "h", "h64", "h255", "h999", "s254", "g9,9", "g-7,0", "g,", "c3"]
            .map(str::to_owned)
            .into();
    all.extend((0..80).map(|side| format!("s{side}")));
    for brush in ["land:sea", "harbour:any", "frame:grow"] {
        bench.take(brush);
        let touches = bench.scene(Lang::En).items.into_iter().filter_map(|item| item.touch);
        all.extend(touches.map(|touch| touch.target));
    }
    all.into_iter().collect()
}

pub fn paint(bench: &mut SettlersWorkshop, brush: &str, places: &[&str]) {
    bench.take(brush);
    for place in places {
        assert!(bench.paint(place), "{brush} on {place}");
    }
}

pub fn codes(bench: &SettlersWorkshop) -> Vec<&'static str> {
    scenario::check(&bench.text()).iter().map(Coded::code).collect()
}

#[test]
fn every_board_of_the_house_survives_load_and_save() {
    for id in scenario::IDS {
        let text = scenario::text(id).unwrap();
        let mut bench = SettlersWorkshop::new();
        bench.load(text, Lang::En).unwrap();
        assert_eq!(Plan::read(&bench.text()), Plan::read(text), "{id}");
        assert_eq!(scenario::read(&bench.text()), scenario::read(text), "{id}");
        let once = bench.text();
        bench.load(&once, Lang::De).unwrap();
        assert_eq!(bench.text(), once);
        assert_eq!(bench.complaints(Lang::En), [], "{id}");
    }
}

#[test]
fn every_pattern_can_be_begun_and_those_of_the_house_be_played() {
    let patterns = SettlersWorkshop::new().patterns(Lang::De);
    assert_eq!(patterns.len(), 1 + scenario::IDS.len());
    for (pattern, name) in patterns {
        let bench = bench(&pattern);
        assert!(!name.is_empty());
        let wrong = codes(&bench);
        assert_eq!(wrong.is_empty(), pattern != "empty", "{pattern}: {wrong:?}");
    }
}

#[test]
fn every_brush_on_every_place_changes_the_file_or_says_that_it_does_not() {
    let mut useful = BTreeSet::new();
    for pattern in ["empty", "base", "oceania-3", "desert-3", "great-crossing-4", "new-world-3"] {
        let mut bench = bench(pattern);
        let (brushes, places) = (keys(&bench), places(&bench));
        let before = bench.text();
        for brush in &brushes {
            bench.take(brush);
            for place in &places {
                let painted = bench.paint(place);
                assert_eq!(painted, bench.text() != before, "{pattern}: {brush} on {place}");
                if painted {
                    useful.insert(brush.clone());
                    assert!(bench.undo());
                    assert_eq!(bench.text(), before, "{pattern}: {brush} on {place}");
                }
            }
        }
    }
    let all: BTreeSet<String> = keys(&SettlersWorkshop::new()).into_iter().collect();
    // The belt is for deserts on islands; all that these boards print lie in it already.
    let idle: Vec<&String> = all.difference(&useful).collect();
    assert_eq!(idle, ["island:d"]);
    let mut bench = bench("base");
    paint(&mut bench, "land:desert", &["h9"]);
    paint(&mut bench, "island:d", &["h9"]);
}

#[test]
fn a_long_afternoon_of_random_strokes_keeps_the_file_readable() {
    for (seed, pattern) in ["base", "greater-catan-4", "desert-3", "new-world-4"].iter().enumerate()
    {
        let mut bench = bench(pattern);
        let mut rng = ChaCha8Rng::seed_from_u64(seed as u64);
        let brushes = keys(&bench);
        for stroke in 0..600 {
            bench.take(luck::pick(&mut rng, &brushes).unwrap());
            let touches: Vec<String> = bench
                .scene(Lang::De)
                .items
                .into_iter()
                .filter_map(|item| item.touch)
                .filter(|touch| touch.acts)
                .map(|touch| touch.target)
                .collect();
            if let Some(place) = luck::pick(&mut rng, &touches) {
                bench.paint(place);
            }
            if stroke % 25 == 0 {
                let text = bench.text();
                assert_eq!(Plan::read(&text).map(|plan| plan.to_string()), Ok(text));
                assert_eq!(bench.complaints(Lang::De).len(), scenario::check(&bench.text()).len());
            }
        }
    }
}

#[test]
fn keys_of_a_scene_come_once_and_stay_with_their_pictures() {
    let mut pictures = std::collections::BTreeMap::new();
    for id in scenario::IDS {
        let mut bench = bench(id);
        for brush in ["land:woods", "harbour:any", "start", "frame:grow"] {
            bench.take(brush);
            let mut seen = BTreeSet::new();
            for item in bench.scene(Lang::En).items {
                assert!(seen.insert(item.key.clone()), "{id}: {} comes twice", item.key);
                // The rim is that of the frame, which is another one here.
                if !item.key.starts_with("rim") && !item.key.starts_with("harbour") {
                    let known = pictures.entry(item.key.clone()).or_insert(item.art.clone());
                    assert_eq!(*known, item.art, "{}", item.key);
                }
            }
        }
    }
}

/// A pattern, strokes that were harmless and one that is not, and what the check then says.
type Case = (&'static str, &'static [(&'static str, &'static str)], &'static str);

const CASES: &[Case] = &[
    ("four-islands-3", &[("land:woods", "h7")], "chip-on-terrain"),
    ("four-islands-3", &[("chip:none", "h0")], "chip-on-terrain"),
    (
        "four-islands-3",
        &[("land:woods", "h2"), ("chip:4", "h2"), ("land:hills", "h3")],
        "islands-touch",
    ),
    ("desert-3", &[("land:fields", "h8")], "chip-on-terrain"),
    ("base", &[("land:sea", "h9")], "no-spiral"),
    ("new-shores", &[("island:m", "h0"), ("land:dealt", "h0")], "no-spiral"),
    (
        "four-islands-3",
        &[("chip:dealt", "h0"), ("chip:none", "h1"), ("chip:dealt", "h1")],
        "pool-chips",
    ),
    ("four-islands-3", &[("land:sea", "h1")], "spot-at-sea"),
    ("four-islands-3", &[("land:hidden", "h1")], "spot-unprinted"),
    ("four-islands-3", &[("land:hidden", "h2")], "start-hidden"),
    ("four-islands-3", &[("harbour:wool", "s0")], "fixed-kinds"),
    ("four-islands-3", &[("start", "h0"), ("start", "h4"), ("start", "h18")], "start-room"),
    ("four-islands-3", &[("bonus:trade-lines", "h0")], "trade-lines"),
    ("four-islands-3", &[("robber", "h2")], "robber-at-sea"),
    ("four-islands-3", &[("pirate", "h0")], "pirate-ashore"),
    ("new-world-3", &[("land:woods", "h0"), ("harbour:any", "s0")], "spots-for-players"),
    ("desert-3", &[("island:1", "h8")], "islands-touch"),
];

#[test]
fn complaints_come_with_a_stroke_and_go_with_it() {
    for (pattern, strokes, code) in CASES {
        let mut bench = bench(pattern);
        assert!(!codes(&bench).contains(code), "{pattern}: {code} was there before");
        for (brush, place) in *strokes {
            paint(&mut bench, brush, &[place]);
        }
        let wrong = codes(&bench);
        assert!(wrong.contains(code), "{pattern}, {strokes:?}: wanted {code}, got {wrong:?}");
        for _ in *strokes {
            assert!(bench.undo());
        }
        assert_eq!(codes(&bench), [] as [&str; 0]);
    }
}

/// The same with entries beside the board.
const ENTRIES: &[Case] = &[
    ("base", &[("points", "2")], "points"),
    ("base", &[("players-2", "false"), ("players-3", "false"), ("players-4", "false")], "players"),
    ("base", &[("settlements", "1")], "pieces"),
    ("base", &[("ships", "30")], "ways"),
    ("base", &[("general", "5")], "harbour-count"),
    ("base", &[("general", "12")], "too-many-harbours"),
    ("base", &[("harbours-by-players", "true")], "spots-for-players"),
    ("four-islands-3", &[("robber-desert", "true")], "no-desert"),
];

#[test]
fn complaints_come_with_an_entry_and_go_with_it() {
    for (pattern, entries, code) in ENTRIES {
        let mut bench = bench(pattern);
        for (field, value) in *entries {
            bench.fill(field, value).unwrap();
        }
        assert!(codes(&bench).contains(code), "{code}: {:?}", codes(&bench));
        for _ in *entries {
            assert!(bench.undo());
        }
        assert_eq!(codes(&bench), [] as [&str; 0], "{code}");
    }
}

#[test]
fn held_totals_are_checked_while_painting() {
    let mut bench = bench("four-islands-3");
    bench.fill("tables", "true").unwrap();
    assert_eq!(codes(&bench), [] as [&str; 0]);
    paint(&mut bench, "land:gold", &["h0"]);
    paint(&mut bench, "chip:12", &["h1"]);
    assert_eq!(codes(&bench), ["terrain-totals", "chip-totals"]);
    bench.fill("tables", "false").unwrap();
    assert_eq!(codes(&bench), [] as [&str; 0]);
}

#[test]
fn what_is_turned_over_goes_into_its_pool_and_comes_back() {
    let mut bench = bench("four-islands-3");
    let printed = bench.text();
    paint(&mut bench, "land:dealt", &["h0", "h1", "h5"]);
    let dealt = Plan::read(&bench.text()).unwrap();
    assert_eq!(codes(&bench), ["spot-shares"; 0]);
    assert_eq!(dealt.totals(), Plan::read(&printed).unwrap().totals());
    assert_eq!(dealt.pools[0].terrain.unwrap().iter().sum::<u8>(), 3);
    assert_eq!(dealt.pools[0].chips.unwrap().iter().sum::<u8>(), 3);
    // P W / F with 4 9 / 6: printed again, any chip of the pool lies on them.
    paint(&mut bench, "land:pasture", &["h0"]);
    paint(&mut bench, "land:woods", &["h1"]);
    paint(&mut bench, "land:fields", &["h5"]);
    let again = Plan::read(&bench.text()).unwrap();
    assert!(again.pools.is_empty());
    assert_eq!(again.totals(), dealt.totals());
    assert_eq!(codes(&bench), [] as [&str; 0]);
}

#[test]
fn the_sea_can_be_hidden_and_land_be_left_to_chance() {
    let mut bench = bench("oceania-3");
    paint(&mut bench, "land:hidden", &["h27"]);
    assert_eq!(codes(&bench), [] as [&str; 0], "a stack grows with its places");
    let mut bench = self::bench("new-world-3");
    paint(&mut bench, "land:gold", &["h0", "h20"]);
    assert_eq!(codes(&bench), ["chip-on-terrain"; 2], "the pool had more sea than anything");
    paint(&mut bench, "chip:6", &["h0", "h20"]);
    assert_eq!(codes(&bench), [] as [&str; 0], "a pool shrinks with its places");
    paint(&mut bench, "land:chance", &["h0"]);
    assert_eq!(codes(&bench), [] as [&str; 0]);
}

#[test]
fn an_island_is_renamed_from_shore_to_shore_and_its_pools_follow() {
    let mut bench = bench("new-shores");
    paint(&mut bench, "island:6", &["h14"]);
    let plan = Plan::read(&bench.text()).unwrap();
    assert!(plan.cells().all(|cell| cell.area != b'm'));
    assert_eq!(plan.start, ["6"]);
    assert!(plan.pools.iter().all(|pool| pool.areas == ["6"]));
    assert_eq!(codes(&bench), [] as [&str; 0]);
}

#[test]
fn harbours_are_laid_changed_and_taken_away_and_counted() {
    let mut bench = bench("four-islands-3");
    let counts = |bench: &SettlersWorkshop| {
        let plan = Plan::read(&bench.text()).unwrap().harbours;
        (plan.special, plan.general, plan.spots.len())
    };
    assert_eq!(counts(&bench), (5, 3, 8));
    bench.take("harbour:dealt");
    let free = |item: &stage::Item| item.touch.as_ref().is_some_and(|touch| touch.name == "coast");
    let scene = bench.scene(Lang::En);
    let coast = scene.items.iter().find(|item| free(item)).unwrap().key.clone();
    paint(&mut bench, "harbour:dealt", &[&coast]);
    assert_eq!(counts(&bench), (5, 4, 9));
    paint(&mut bench, "harbour:ore", &[&coast]);
    assert_eq!(counts(&bench), (6, 3, 9));
    paint(&mut bench, "harbour:ore", &[&coast]);
    assert_eq!(counts(&bench), (5, 3, 8));
}

#[test]
fn the_frame_grows_and_shrinks_with_all_that_lies_on_it() {
    let mut bench = bench("desert-3");
    let before = Plan::read(&bench.text()).unwrap();
    // A row above, a hex to the left of the first row, which lies at the edge, and away again.
    paint(&mut bench, "frame:grow", &["g-1,1"]);
    assert_eq!(codes(&bench), [] as [&str; 0]);
    paint(&mut bench, "frame:grow", &["g1,-2"]);
    assert_eq!(codes(&bench), [] as [&str; 0]);
    paint(&mut bench, "frame:cut", &["h1"]);
    paint(&mut bench, "frame:cut", &["h0"]);
    assert_eq!(Plan::read(&bench.text()), Ok(before));
    bench.fill("rows", "9").unwrap();
    bench.fill("width", "7").unwrap();
    assert_eq!(codes(&bench), [] as [&str; 0]);
    assert!(bench.fill("rows", "40").is_err() && bench.fill("width", "0").is_err());
    bench.fill("rows", "1").unwrap();
    bench.fill("width", "1").unwrap();
    let plan = Plan::read(&bench.text()).unwrap();
    assert_eq!(plan.cells().count(), 1);
    assert!(plan.harbours.spots.len() < 3 && plan.pirate.is_none());
}

#[test]
fn a_word_that_is_typed_is_one_stroke_and_history_has_an_end() {
    let mut bench = bench("base");
    for text in ["M", "My", "My i", "My island"] {
        bench.fill("name", text).unwrap();
    }
    assert!(bench.text().contains("name = \"My island\""));
    assert!(bench.undo());
    assert!(bench.text().contains("name = \"The island\""));
    for stroke in 0..500 {
        paint(&mut bench, if stroke % 2 == 0 { "robber" } else { "pirate" }, &["h3"]);
    }
    let strokes = std::iter::repeat_with(|| bench.undo()).take_while(|undone| *undone).count();
    assert_eq!(strokes, 200);
}

#[test]
fn entries_show_what_was_filled_in_and_refuse_what_cannot_be_read() {
    for id in scenario::IDS {
        let mut bench = bench(id);
        for field in bench.fields(Lang::De) {
            let before = bench.text();
            bench.fill(field.key, &field.value).unwrap();
            assert_eq!(bench.text(), before, "{id}: {} is written as it is read", field.key);
            if field.kind != FieldKind::Text {
                assert!(bench.fill(field.key, "viel").is_err());
                assert_eq!(bench.text(), before);
            }
        }
        assert!(bench.fill("colour", "red").is_err());
        assert!(bench.fill("name", &"x".repeat(61)).is_err());
    }
}

#[test]
fn a_file_that_cannot_be_read_leaves_the_board_and_says_why() {
    let mut bench = bench("base");
    let before = bench.text();
    let broken = before.replacen("\"***\"", "\"**Q\"", 1);
    let wrong = bench.load(&broken, Lang::De).unwrap_err();
    assert_eq!(bench.text(), before);
    let line = 1 + broken.lines().position(|line| line.contains("**Q")).unwrap();
    assert_eq!(wrong[0].line, Some(line));
    assert!(wrong[0].text.contains("„Q“ bedeutet hier nichts"), "{}", wrong[0].text);
    // What can be read but not be played is taken in, to be mended.
    let unplayable = before.replacen("points = 10", "points = 1", 1);
    assert_eq!(bench.load(&unplayable, Lang::En), Ok(()));
    assert_eq!(codes(&bench), ["points"]);
}

/// Two islands, painted stroke by stroke onto the empty frame.
fn own_board() -> SettlersWorkshop {
    let mut bench = bench("empty");
    bench.fill("name", "Zwei \"Schwestern\"").unwrap();
    bench.fill("players-2", "true").unwrap();
    bench.fill("points", "8").unwrap();
    // Rows of 6, 5, 6, 5, …: the left three or four columns are the main island.
    let main = [
        "h0", "h1", "h2", "h6", "h7", "h8", "h11", "h12", "h13", "h17", "h18", "h19", "h22", "h23",
    ];
    let lands = ["woods", "pasture", "fields", "hills", "mountains"];
    let numbers = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4];
    for (at, place) in main.iter().enumerate() {
        paint(&mut bench, &format!("land:{}", lands[at % 5]), &[place]);
        paint(&mut bench, &format!("chip:{}", numbers[at]), &[place]);
    }
    paint(&mut bench, "land:gold", &["h15", "h21"]);
    paint(&mut bench, "chip:6", &["h15"]);
    paint(&mut bench, "chip:5", &["h21"]);
    paint(&mut bench, "island:1", &["h15"]);
    paint(&mut bench, "bonus:island-first", &["h15"]);
    paint(&mut bench, "pirate", &["h5"]);
    paint(&mut bench, "robber", &["h12"]);
    paint(&mut bench, "land:dealt", &["h7", "h12", "h18"]);
    bench.take("harbour:dealt");
    let scene = bench.scene(Lang::En);
    let coasts: Vec<String> = scene
        .items
        .iter()
        .filter(|item| item.touch.as_ref().is_some_and(|touch| touch.name == "coast"))
        .map(|item| item.key.clone())
        .collect();
    paint(&mut bench, "harbour:dealt", &[&coasts[0], &coasts[coasts.len() - 1]]);
    bench
}

#[test]
fn a_board_painted_from_nothing_is_played_to_its_end() {
    let bench = own_board();
    let wrong = bench.complaints(Lang::En);
    // The robber stood on a hex that was turned over since.
    let texts: Vec<&str> = wrong.iter().map(|wrong| wrong.text.as_str()).collect();
    assert_eq!(texts, ["The robber must stand on land (row 3, place 2)"]);
    let mut bench = bench;
    paint(&mut bench, "robber", &["h13"]);
    assert_eq!(bench.complaints(Lang::De), []);
    assert_eq!(bench.seats(), 2..=4);
    let options: SettlersOptions = game::options::read(&bench.options()).unwrap();
    let options = SettlersOptions { domestic_trade: false, pirate: true, ..options };
    for seats in 2..=4 {
        let mut game = Settlers::start(&options, seats).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seats as u64);
        let mut steps = 0;
        while game.turn() != Turn::Over && steps < 50_000 {
            common::step(&mut game, &mut rng);
            steps += 1;
        }
        assert_eq!(game.turn(), Turn::Over, "{seats} seats after {steps} steps");
        assert_eq!(game.view(game::Audience::Spectator).scenario, "my-board");
    }
}
