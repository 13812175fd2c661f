//! What the workshop says to people: what is wrong and where, what comes next, and to those who paint
//! with keys.

use stage::settlers::SettlersWorkshop;
use stage::{Lang, Workshop};

use crate::workshop::{bench, codes, paint};

#[test]
fn a_complaint_speaks_to_people_and_marks_its_place() {
    let mut bench = bench("four-islands-3");
    paint(&mut bench, "chip:none", &["h1"]);
    paint(&mut bench, "pirate", &["h0"]);
    for lang in Lang::ALL {
        let wrong = bench.complaints(lang);
        let targets: Vec<&str> = wrong.iter().filter_map(|wrong| wrong.target.as_deref()).collect();
        assert_eq!(targets, ["h1", "h0"]);
        assert!(wrong.iter().all(|wrong| wrong.line.is_none()), "what is painted has no lines");
        let scene = bench.scene(lang);
        let marks: Vec<&str> = scene
            .items
            .iter()
            .filter(|item| item.class == "wrong")
            .map(|item| item.key.as_str())
            .collect();
        assert_eq!(marks, ["wrong h0", "wrong h1"]);
    }
    let texts = |lang| bench.complaints(lang).into_iter().map(|it| it.text).collect::<Vec<_>>();
    assert_eq!(
        texts(Lang::En),
        [
            "This woods hex needs a number (row 1, place 2)",
            "The pirate must be at sea (row 1, place 1)"
        ]
    );
    assert_eq!(texts(Lang::De)[0], "Diesem Waldfeld fehlt eine Zahl (Reihe 1, Platz 2)");
}

#[test]
fn nobody_is_asked_to_start_at_sea() {
    let mut bench = bench("four-islands-3");
    bench.take("start");
    assert!(!bench.paint("h2"), "h2 is water");
    let drowned = bench.text().replacen("start = [", "start = [\"s\", ", 1);
    bench.load(&drowned, Lang::En).unwrap();
    assert!(codes(&bench).contains(&"start-at-sea"));
    assert!(bench.paint("h2"), "what a file says wrongly can be mended");
    assert_eq!(codes(&bench), [] as [&str; 0]);
}

/// What feels touches, in the order in which it is read out.
fn touched(bench: &SettlersWorkshop) -> Vec<(String, String)> {
    let items = bench.scene(Lang::En).items.into_iter();
    items.filter_map(|item| Some((item.key, item.touch?.target))).collect()
}

#[test]
fn whoever_paints_with_keys_stays_where_they_are() {
    let mut bench = bench("empty");
    let before = touched(&bench);
    for (brush, place) in [("land:mountains", "h7"), ("chip:8", "h7"), ("robber", "h7")] {
        paint(&mut bench, brush, &[place]);
        assert_eq!(touched(&bench), before, "{brush}: the same parts in the same order");
        let told = bench.told(Lang::En).unwrap();
        assert!(told.starts_with("Row 2, place 2: mountains"), "{told}");
    }
    assert!(bench.undo());
    assert_eq!(bench.told(Lang::En), None);
    assert_eq!(touched(&bench), before);
}

#[test]
fn every_step_on_the_way_to_a_board_says_what_comes_next() {
    let mut bench = bench("empty");
    let hears = |bench: &SettlersWorkshop, words: [&str; 2]| {
        for (lang, words) in [Lang::En, Lang::De].into_iter().zip(words) {
            let next = bench.next_step(lang);
            assert!(next.contains(words), "{next}");
        }
    };
    hears(&bench, ["Start with land", "Beginne mit Land"]);
    paint(&mut bench, "land:woods", &["h0"]);
    hears(&bench, ["Add more land", "Füge mehr Land hinzu"]);
    bench = crate::workshop::bench("four-islands-3");
    hears(&bench, ["Ready to play", "Fertig zum Spielen"]);
    paint(&mut bench, "chip:none", &["h1"]);
    hears(&bench, ["tap the marked hex", "das markierte Feld"]);
    paint(&mut bench, "chip:none", &["h0"]);
    hears(&bench, ["2 hexes are marked", "2 sind markiert"]);
    bench = crate::workshop::bench("four-islands-3");
    paint(&mut bench, "pirate", &["h0"]);
    hears(&bench, ["Nearly there", "Fast geschafft"]);
}
