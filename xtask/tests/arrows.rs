//! The plan of the workspace holds for the workspace as it is. That each check can fail is shown
//! beside it, on small wrong samples.

use xtask::workspace::Workspace;
use xtask::{arrows, embedded, purity};

fn workspace() -> Workspace {
    Workspace::read().expect("cargo describes the workspace")
}

#[test]
fn arrows_point_inwards() {
    assert_eq!(arrows::wrong_arrows(&workspace()), [""; 0]);
}

#[test]
fn crates_below_the_server_lean_on_nothing_worldly() {
    assert_eq!(arrows::worldly_crates(&workspace()), [""; 0]);
}

#[test]
fn code_below_the_server_touches_nothing_worldly() {
    assert_eq!(purity::worldly_code(&workspace()).expect("the sources are readable"), [""; 0]);
}

#[test]
fn what_code_embeds_lies_in_its_crate() {
    assert_eq!(embedded::strays(&workspace()).expect("the sources are readable"), [""; 0]);
}
