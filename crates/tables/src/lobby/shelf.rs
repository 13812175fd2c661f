//! What one screen has been told of the lobby, and what it is to be told next.

use std::collections::BTreeMap;

use wire::lobby::{LobbyFilter, LobbyNews, LobbyRoom, LobbyTable};

use super::Found;

/// What one screen shows.
#[derive(Debug)]
pub(crate) struct Shelf {
    room: LobbyRoom,
    filter: LobbyFilter,
    told: BTreeMap<String, LobbyTable>,
}

impl Shelf {
    /// A screen that wants to see these.
    pub(crate) fn new(room: LobbyRoom, filter: LobbyFilter) -> Shelf {
        Shelf { room, filter, told: BTreeMap::new() }
    }

    /// All of them.
    pub(crate) fn all(&mut self, found: &Found) -> LobbyNews {
        let tables = found.of(self.room, &self.filter);
        self.told = by_id(&tables);
        LobbyNews::Tables { tables }
    }

    /// What is different since the last time; nothing where all is the same.
    pub(crate) fn changes(&mut self, found: &Found) -> Option<LobbyNews> {
        let tables = found.of(self.room, &self.filter);
        let now = by_id(&tables);
        let is_news = |table: &LobbyTable| self.told.get(&table.id) != Some(table);
        let put: Vec<LobbyTable> = tables.into_iter().filter(is_news).collect();
        let gone: Vec<String> =
            self.told.keys().filter(|id| !now.contains_key(*id)).cloned().collect();
        self.told = now;
        (!put.is_empty() || !gone.is_empty()).then_some(LobbyNews::Changed { put, gone })
    }
}

fn by_id(tables: &[LobbyTable]) -> BTreeMap<String, LobbyTable> {
    tables.iter().map(|table| (table.id.clone(), table.clone())).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::Map;
    use wire::Settings;
    use wire::lobby::LobbySeat;

    use super::*;

    fn table(id: &str, game: &str) -> LobbyTable {
        LobbyTable {
            id: id.into(),
            game: game.into(),
            options: Map::new(),
            set_up: false,
            seats: vec![LobbySeat::Open; 2],
            settings: Settings::default(),
            since_ms: 1,
            decisions: 0,
        }
    }

    fn found(open: Vec<LobbyTable>) -> Found {
        Found { open, ..Found::default() }
    }

    #[test]
    fn a_screen_is_told_all_once_and_then_what_is_different() {
        let only_go = LobbyFilter { game: Some("go".into()), ..LobbyFilter::default() };
        let mut shelf = Shelf::new(LobbyRoom::Open, only_go);
        let (go, chess) = (table("a", "go"), table("b", "chess"));
        let first = shelf.all(&found(vec![go.clone(), chess.clone()]));
        assert_eq!(first, LobbyNews::Tables { tables: vec![go.clone()] });
        assert_eq!(shelf.changes(&found(vec![go.clone()])), None, "what it does not show");
        let fuller = LobbyTable { seats: vec![LobbySeat::Open], ..go.clone() };
        let changed = shelf.changes(&found(vec![fuller.clone(), table("c", "go")]));
        let put = vec![fuller, table("c", "go")];
        assert_eq!(changed, Some(LobbyNews::Changed { put, gone: Vec::new() }));
        let changed = shelf.changes(&found(vec![table("c", "go"), chess]));
        let gone = vec!["a".to_owned()];
        assert_eq!(changed, Some(LobbyNews::Changed { put: Vec::new(), gone }));
    }
}
