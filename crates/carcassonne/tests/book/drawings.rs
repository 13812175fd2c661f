//! Every drawn position can be read, played and drawn again.

use std::path::Path;

use crate::common::position;

#[test]
fn every_drawing_comes_out_as_it_went_in() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let names: Vec<String> =
        files.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    assert!(names.len() >= 20, "only {names:?}");
    for name in names {
        assert!(!position(&name).tiles.is_empty(), "{name}");
    }
}
