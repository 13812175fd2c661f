//! What the other program calls our tiles: each name is one of our kinds, in the same orientation.

use landscape::TileCode;

/// Our code and their name of every tile, box by box.
const NAMES: &[(&str, &str)] = &[
    // base
    ("A", "BA/LR"),
    ("B", "BA/L"),
    ("C", "BA/Cccc+"),
    ("D", "BA/RCr"),
    ("E", "BA/C"),
    ("F", "BA/CFc+"),
    ("G", "BA/CFc.1"),
    ("H", "BA/CFC.2"),
    ("I", "BA/CC.2"),
    ("J", "BA/CRr"),
    ("K", "BA/RrC"),
    ("L", "BA/CRRR"),
    ("M", "BA/Cc+"),
    ("N", "BA/Cc.1"),
    ("O", "BA/CcRr+"),
    ("P", "BA/CcRr"),
    ("Q", "BA/Ccc+"),
    ("R", "BA/Ccc"),
    ("S", "BA/CccR+"),
    ("T", "BA/CccR"),
    ("U", "BA/RFr"),
    ("V", "BA/Rr"),
    ("W", "BA/RRR"),
    ("X", "BA/RRRR"),
    // inns
    ("EA", "IC/Rr.i"),
    ("EB", "IC/RFr.i"),
    ("EC", "IC/RRR.i"),
    ("ED", "IC/LRFR"),
    ("EE", "IC/RrRr"),
    ("EF", "IC/CcR"),
    ("EG", "IC/C!"),
    ("EH", "IC/CCCC"),
    ("EI", "IC/CRCR"),
    ("EJ", "IC/CFR"),
    ("EK", "IC/Cccc.c"),
    ("EL", "IC/CcRr+.i"),
    ("EM", "IC/RrC.i"),
    ("EN", "IC/RCc.i"),
    ("EO", "IC/CCC"),
    ("EP", "IC/CCc+"),
    ("EQ", "IC/CRcR+"),
    // traders
    ("HA", "TB/CR"),
    ("HB", "TB/RRrr"),
    ("HC", "TB/RRC"),
    ("HD", "TB/CcRC.g"),
    ("HE", "TB/CRc.g"),
    ("HF", "TB/RCc.g"),
    ("HG", "TB/Cc.g"),
    ("HH", "TB/Ccc.g"),
    ("HI", "TB/RCc!.g"),
    ("HJ", "TB/LRRR"),
    ("HK", "TB/CcR.c"),
    ("HL", "TB/CcRC.c"),
    ("HM", "TB/CcCC.c"),
    ("HN", "TB/CCc.c"),
    ("HO", "TB/CcRR!.c"),
    ("HP", "TB/CCc.w"),
    ("HQ", "TB/CFc.w"),
    ("HR", "TB/CRcR.w"),
    ("HS", "TB/CRc.w"),
    ("HT", "TB/Cc.w"),
    ("HU", "TB/CcRR.w"),
    ("HV", "TB/CccR.w"),
    ("HW", "TB/CcR!.w"),
    ("HX", "TB/CcCc.w"),
    // dragon
    ("BA", "DG/CcRr.p"),
    ("BB", "DG/Cc.p"),
    ("BC", "DG/Ccc.p"),
    ("BD", "DG/CRRR.p"),
    ("BE", "DG/Cc!.p"),
    ("BF", "DG/CCc+.p"),
    ("BG", "DG/Rr.d"),
    ("BH", "DG/RFr.d"),
    ("BI", "DG/RRR.d"),
    ("BJ", "DG/C.d"),
    ("BK", "DG/Cc.d"),
    ("BL", "DG/RrC.d"),
    ("BM", "DG/CRr.d"),
    ("BN", "DG/CFc+.d"),
    ("BO", "DG/LCcc.d"),
    ("BP", "DG/LRRR.d"),
    ("BQ", "DG/CRcr.d"),
    ("BR", "DG/RRR.g"),
    ("BS", "DG/Ccc+.g"),
    ("BT", "DG/RrC.g"),
    ("BU", "DG/CRr.g"),
    ("BV", "DG/CcRr.g"),
    ("BW", "DG/RrRr.g"),
    ("BX", "DG/Rr.v"),
    ("BY", "DG/CC.v"),
    ("BZ", "DG/C.v"),
    ("B1", "DG/R.v"),
    ("B2", "DG/F.v"),
    ("B3", "DG/RFr.v"),
    // tower
    ("TA", "TO/F"),
    ("TB", "TO/L"),
    ("TC", "TO/RR"),
    ("TD", "TO/RRR"),
    ("TE", "TO/RRRR.1"),
    ("TF", "TO/RrRr.2"),
    ("TG", "TO/RCr"),
    ("TH", "TO/CFR"),
    ("TI", "TO/RrC"),
    ("TJ", "TO/CC.2"),
    ("TK", "TO/C"),
    ("TL", "TO/Cc"),
    ("TM", "TO/CcR!"),
    ("TN", "TO/CccR"),
    ("TO", "TO/CccC+"),
    ("TP", "TO/CRCr.2"),
    ("TQ", "TO/CRcr"),
];

/// The kind that goes by this name.
pub fn code(name: &str) -> Option<TileCode> {
    let (code, _) = NAMES.iter().find(|(_, known)| *known == name)?;
    code.parse().ok()
}

/// The name of this kind.
pub fn name(code: TileCode) -> Option<&'static str> {
    let code = code.to_string();
    NAMES.iter().find(|(known, _)| *known == code).map(|(_, name)| *name)
}

#[cfg(test)]
mod tests {
    use carcassonne::{Set, Sets, TileSet, Word};

    use super::*;

    fn prefix(set: Option<Set>) -> &'static str {
        match set {
            None => "BA/",
            Some(Set::Inns) => "IC/",
            Some(Set::Traders) => "TB/",
            Some(Set::Dragon) => "DG/",
            Some(Set::Tower) => "TO/",
            Some(Set::King) => unreachable!("has no tiles"),
        }
    }

    #[test]
    fn every_kind_of_ours_has_one_name_and_every_name_one_kind() {
        let all = TileSet::with(Sets::all()).unwrap();
        assert_eq!(NAMES.len(), all.kinds().len());
        for kind in all.kinds() {
            let name = name(kind.code).unwrap_or_else(|| panic!("{} has no name", kind.code));
            assert_eq!(code(name), Some(kind.code));
            assert_eq!(NAMES.iter().filter(|(_, known)| *known == name).count(), 1, "{name}");
        }
        assert_eq!(code("BA/nothing"), None);
    }

    #[test]
    fn a_name_says_the_box() {
        let base = TileSet::base().unwrap();
        for kind in base.kinds() {
            assert!(name(kind.code).unwrap().starts_with(prefix(None)));
        }
        for &set in Set::ALL {
            let with = TileSet::with([set].into_iter().collect()).unwrap();
            for kind in &with.kinds()[base.kinds().len()..] {
                let name = name(kind.code).unwrap();
                assert!(name.starts_with(prefix(Some(set))), "{name}");
            }
        }
    }

    /// A letter of a name is a side: C or c city, R or r road, F nothing but field. Sides that are
    /// left out at the end are fields, and a name may begin with any side.
    #[test]
    fn the_letters_of_a_name_are_the_sides_of_the_tile() {
        let all = TileSet::with(Sets::all()).unwrap();
        for kind in all.kinds() {
            let name = name(kind.code).unwrap();
            let (_, letters) = name.split_once('/').unwrap();
            let letters = letters.split(['.', '+', '!']).next().unwrap().trim_start_matches('L');
            let count =
                |of: [char; 2]| letters.chars().filter(|letter| of.contains(letter)).count();
            let shown = |edge: landscape::Edge| {
                kind.shape.edges().iter().filter(|&&own| own == edge).count()
            };
            assert_eq!(count(['C', 'c']), shown(landscape::Edge::Town), "{name}");
            assert_eq!(count(['R', 'r']), shown(landscape::Edge::Road), "{name}");
        }
    }
}
