//! The brushes and their names.

use settlers::scenario::BonusKind;
use settlers::{CHIP_NUMBERS, HarbourKind, Terrain};

/// What a stroke does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    /// Lays this terrain.
    Land(Terrain),
    /// Turns a hex over: dealt from a pool of its island.
    Dealt,
    /// Turns a hex over: the deal decides whether it is land or sea.
    Chance,
    /// Turns a hex over: found in play (S-40).
    Hidden,
    /// Lays this chip.
    Number(u8),
    /// Takes the chip away.
    Bare,
    /// Turns the chip over: dealt from a pool.
    DealtChip,
    /// Turns the chip over: drawn from a bag in play (S-61).
    BagChip,
    /// Lays a harbour of this kind, or one whose kind is dealt.
    Harbour(Option<HarbourKind>),
    /// Names the island of a hex.
    Area(u8),
    /// Begins the game on this island, or no longer.
    Start,
    /// Earns victory chips on this island in this way, or no longer.
    Bonus(BonusKind),
    /// The robber starts here.
    Robber,
    /// The pirate starts here.
    Pirate,
    /// Adds a hex to the frame.
    Grow,
    /// Cuts a hex off the frame.
    Cut,
}

/// The letters of islands that can be named, in the order of the format.
pub(super) const ISLANDS: &[u8] = b"mn123456d";

/// What belongs together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    /// Terrain, printed or turned over.
    Land,
    Numbers,
    Harbours,
    /// Islands, starts and victory chips.
    Islands,
    /// Robber and pirate.
    Pieces,
    Frame,
}

impl Group {
    /// All of them, in the order of a person who makes a board.
    pub const ALL: [Group; 6] =
        [Group::Land, Group::Numbers, Group::Harbours, Group::Islands, Group::Pieces, Group::Frame];

    pub fn tools(self) -> Vec<Tool> {
        match self {
            Group::Land => {
                let printed = Terrain::ALL.into_iter().map(Tool::Land);
                printed.chain([Tool::Dealt, Tool::Chance, Tool::Hidden]).collect()
            }
            Group::Numbers => {
                let numbers = CHIP_NUMBERS.into_iter().map(Tool::Number);
                numbers.chain([Tool::Bare, Tool::DealtChip, Tool::BagChip]).collect()
            }
            Group::Harbours => {
                let kinds = HarbourKind::ALL.into_iter().map(Some);
                [None].into_iter().chain(kinds).map(Tool::Harbour).collect()
            }
            Group::Islands => {
                let ways =
                    [BonusKind::IslandFirst, BonusKind::ForeignIsland, BonusKind::TradeLines];
                let islands = ISLANDS.iter().map(|letter| Tool::Area(*letter));
                islands.chain([Tool::Start]).chain(ways.map(Tool::Bonus)).collect()
            }
            Group::Pieces => vec![Tool::Robber, Tool::Pirate],
            Group::Frame => vec![Tool::Grow, Tool::Cut],
        }
    }
}

impl Tool {
    /// Its name for the page: `land:woods`.
    pub fn key(self) -> String {
        match self {
            Tool::Land(terrain) => format!("land:{terrain}"),
            Tool::Dealt => "land:dealt".to_owned(),
            Tool::Chance => "land:chance".to_owned(),
            Tool::Hidden => "land:hidden".to_owned(),
            Tool::Number(number) => format!("chip:{number}"),
            Tool::Bare => "chip:none".to_owned(),
            Tool::DealtChip => "chip:dealt".to_owned(),
            Tool::BagChip => "chip:bag".to_owned(),
            Tool::Harbour(None) => "harbour:dealt".to_owned(),
            Tool::Harbour(Some(kind)) => format!("harbour:{kind}"),
            Tool::Area(letter) => format!("island:{}", char::from(letter)),
            Tool::Start => "start".to_owned(),
            Tool::Bonus(kind) => format!("bonus:{}", kind.word()),
            Tool::Robber => "robber".to_owned(),
            Tool::Pirate => "pirate".to_owned(),
            Tool::Grow => "frame:grow".to_owned(),
            Tool::Cut => "frame:cut".to_owned(),
        }
    }

    /// The brush of that name.
    pub fn find(key: &str) -> Option<Tool> {
        let mut all = Group::ALL.into_iter().flat_map(Group::tools);
        all.find(|tool| tool.key() == key)
    }

    /// Whether it needs to know which island a hex belongs to.
    pub fn asks_for_islands(self) -> bool {
        matches!(self, Tool::Area(_) | Tool::Start | Tool::Bonus(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_brush_is_found_by_its_key() {
        for tool in Group::ALL.into_iter().flat_map(Group::tools) {
            assert_eq!(Tool::find(&tool.key()), Some(tool));
        }
        assert_eq!(Tool::find("land:lava"), None);
    }
}
