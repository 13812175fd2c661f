//! Unfinished roads, cities and monasteries at the end (page 5 of the book).

use carcassonne::Agreement;

use crate::common::{Table, paid, scorings};

/// The figures of the book's picture are lost; these are our own.
#[test]
fn unfinished_features_pay_one_point_a_tile_and_a_pennant() {
    let mut table = Table::drawn_with_stock("unfinished", &Agreement::default(), &["V"]);
    assert_eq!(table.projection(), [3, 4, 5, 0]);
    // The last tile is one more neighbour of the monastery.
    let events = table.turn("V 0,2 0");
    assert!(table.is_over());
    assert_eq!(paid(&events), ["City 4 to blue", "Monastery 6 to yellow", "Road 3 to red"]);
    let counted = |scoring: &&carcassonne::Scoring| (scoring.tiles.len(), scoring.pennants);
    let counted: Vec<_> = scorings(&events).iter().map(counted).collect();
    assert_eq!(counted, [(3, 1), (3, 0), (6, 0)]);
    assert!(scorings(&events).iter().all(|scoring| !scoring.finished));
    assert_eq!(table.scores(), [3, 4, 6, 0]);
}
