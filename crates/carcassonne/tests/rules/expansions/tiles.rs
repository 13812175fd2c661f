//! The boxes of the expansions, and what is wrong with a box that is not one.

use carcassonne::{Print, Set, Sets, Symbol, TileKind, TileSet};
use landscape::Terrain;

fn all() -> std::sync::Arc<TileSet> {
    TileSet::with(Sets::all()).unwrap()
}

fn count(of: impl Fn(&TileKind) -> usize) -> usize {
    all().kinds().iter().map(|kind| of(kind) * usize::from(kind.count)).sum()
}

#[test]
fn the_boxes_hold_what_the_book_counts() {
    let sizes = [(Set::Inns, 18), (Set::Traders, 24), (Set::Dragon, 30), (Set::Tower, 18)];
    for (set, size) in sizes {
        let tiles = TileSet::with([set].into_iter().collect()).unwrap();
        let all: u16 = tiles.kinds().iter().map(|kind| kind.count).sum();
        assert_eq!(all, 72 + size, "{set:?}");
    }
    let prints = |of: fn(&Print) -> bool| {
        count(|kind| kind.prints.pieces.iter().filter(|print| of(print)).count())
    };
    assert_eq!(prints(|print| print.inn), 6);
    assert_eq!(prints(|print| print.cathedral), 2);
    let symbols = |of: fn(Symbol) -> bool| count(|kind| kind.prints.symbol.is_some_and(of).into());
    assert_eq!(symbols(|symbol| symbol == Symbol::Volcano), 6);
    assert_eq!(symbols(|symbol| symbol == Symbol::Dragon), 12);
    assert_eq!(symbols(|symbol| symbol == Symbol::Portal), 6);
    assert_eq!(symbols(|symbol| matches!(symbol, Symbol::Princess(_))), 6);
    assert_eq!(count(|kind| kind.prints.tower.into()), 18);
    assert_eq!(count(|kind| kind.pennants.iter().map(|&p| usize::from(p)).sum()), 17);
    let is_monastery = |kind: &TileKind| {
        kind.shape.pieces().iter().filter(|piece| piece.terrain == Terrain::Monastery).count()
    };
    assert_eq!(count(is_monastery), 11);
}

#[test]
fn a_wrong_field_is_named() {
    let tile = |more: &str| {
        format!(
            "[[tile]]\ncode = \"S\"\nname = \"s\"\ncount = 1\nedges = \"crfr\"\n\
             cities = [[\"n\"]]\nroads = [[\"e\", \"w\"]]\nstart = true\n\
             fields = [{{ parts = [\"el\", \"wr\"], cities = [0] }}, \
             {{ parts = [\"er\", \"sl\", \"sr\", \"wl\"], cities = [] }}]\n{more}\n"
        )
    };
    let error = |more: &str| TileSet::read(&tile(more)).unwrap_err().to_string();
    assert!(TileSet::read(&tile("inns = [true]\ngoods = [\"wine\"]\ntower = true")).is_ok());
    for (more, says) in [
        ("inns = [true, false]", "field 'inns': has 2 entries for 1 pieces"),
        ("goods = [\"beer\"]", "field 'goods': 'beer' is none of"),
        ("symbol = \"castle\"", "field 'symbol': 'castle' is none of"),
        ("symbol = \"princess\"", "field 'symbol_city': a princess lives in one"),
        ("symbol = \"princess\"\nsymbol_city = 1", "field 'symbol_city': a princess lives in one"),
        ("symbol = \"portal\"\nsymbol_city = 0", "field 'symbol_city': only a princess"),
        ("cathedral = 3", "field 'cathedral'"),
    ] {
        let found = error(more);
        assert!(found.contains(says), "{more}: {found}");
    }
}

#[test]
fn prints_made_by_hand_are_checked() {
    let with = |change: fn(&mut TileKind)| {
        let mut kinds = all().kinds().to_vec();
        let place = kinds.iter().position(|kind| kind.code.to_string() == "D").unwrap();
        change(&mut kinds[place]);
        TileSet::new(kinds).unwrap_err().to_string()
    };
    assert!(with(|kind| kind.prints.pieces[0].inn = true).contains("an inn belongs to a road"));
    assert!(with(|kind| kind.prints.pieces[1].cathedral = true).contains("belong to a city"));
    assert!(
        with(|kind| kind.prints.symbol = Some(Symbol::Princess(1))).contains("lives in a city")
    );
    assert!(with(|kind| kind.prints.pieces.truncate(1)).contains("1 entries for 4 pieces"));
}
