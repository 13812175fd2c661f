//! What a screen shows of the lobby: rows that keep their place while somebody is about to choose one.

use wire::lobby::{LobbyNews, LobbySeat, LobbyTable};

/// The table of the hour: of those that may be watched the one with the strongest players, where that is known, then with
/// the most people, then the one that is furthest.
pub fn table_of_the_hour(tables: &[LobbyTable]) -> Option<&LobbyTable> {
    let strength = |table: &LobbyTable| {
        let people = table.seats.iter().filter(|seat| matches!(seat, LobbySeat::Person { .. }));
        let known: Vec<u32> = people.filter_map(LobbySeat::rating).collect();
        let count = u32::try_from(known.len()).unwrap_or(u32::MAX);
        known.iter().sum::<u32>().checked_div(count)
    };
    tables.iter().max_by_key(|table| (strength(table), table.people(), table.decisions))
}

/// A table in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct LobbyRow {
    /// What is known of it.
    pub table: LobbyTable,
    /// It is no longer there; its row stays until nobody is about to choose.
    pub is_gone: bool,
}

/// The list of tables.
#[derive(Clone, Debug, Default)]
pub struct LobbyRows {
    rows: Vec<LobbyRow>,
    is_held: bool,
    /// Whether anything was told yet.
    is_known: bool,
}

impl LobbyRows {
    /// Takes in what the lobby says; `false` where that is nothing about tables.
    pub fn hear(&mut self, news: &LobbyNews) -> bool {
        match news {
            LobbyNews::Tables { tables } => {
                self.is_known = true;
                let gone = |row: &LobbyRow| !tables.iter().any(|table| table.id == row.table.id);
                let gone: Vec<String> = self
                    .rows
                    .iter()
                    .filter(|row| gone(row))
                    .map(|row| row.table.id.clone())
                    .collect();
                self.change(tables, &gone);
            }
            LobbyNews::Changed { put, gone } => self.change(put, gone),
            _ => return false,
        }
        true
    }

    fn change(&mut self, put: &[LobbyTable], gone: &[String]) {
        for row in self.rows.iter_mut().filter(|row| gone.contains(&row.table.id)) {
            row.is_gone = true;
        }
        for table in put {
            let new = LobbyRow { table: table.clone(), is_gone: false };
            match self.rows.iter_mut().find(|row| row.table.id == table.id) {
                Some(row) => *row = new,
                None => self.rows.push(new),
            }
        }
        self.settle();
    }

    /// Somebody is about to choose: nothing moves until they are not.
    pub fn hold(&mut self, is_held: bool) {
        self.is_held = is_held;
        self.settle();
    }

    fn settle(&mut self) {
        if !self.is_held {
            self.rows.retain(|row| !row.is_gone);
            self.rows.sort_by(|one, other| {
                let key =
                    |row: &LobbyRow| (std::cmp::Reverse(row.table.since_ms), row.table.id.clone());
                key(one).cmp(&key(other))
            });
        }
    }

    /// All of them, in the order in which they are shown.
    pub fn rows(&self) -> &[LobbyRow] {
        &self.rows
    }

    /// How many are there; nothing before anything was told.
    pub fn count(&self) -> Option<usize> {
        let there = self.rows.iter().filter(|row| !row.is_gone).count();
        self.is_known.then_some(there)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Map;
    use wire::Settings;

    use super::*;

    fn table(id: &str, since_ms: u64) -> LobbyTable {
        LobbyTable {
            id: id.into(),
            game: "lanterns".into(),
            options: Map::new(),
            set_up: false,
            seats: vec![LobbySeat::Open; 2],
            settings: Settings::default(),
            since_ms,
            decisions: 0,
        }
    }

    #[test]
    fn the_table_of_the_hour_is_the_strongest_then_the_fullest_then_the_furthest() {
        let person = |rating| LobbySeat::Person { name: "Anna".into(), rating };
        let bot = LobbySeat::Bot { level: "expert".into(), rating: Some(3000) };
        let seated = |id: &str, seats: &[LobbySeat], decisions: u64| LobbyTable {
            seats: seats.to_vec(),
            decisions,
            ..table(id, 1)
        };
        let mut tables = vec![
            seated("bots", &[person(None), bot.clone(), bot], 99),
            seated("early", &[person(None), person(None)], 3),
            seated("far", &[person(None), person(None)], 30),
        ];
        let best = |tables: &[LobbyTable]| table_of_the_hour(tables).map(|table| table.id.clone());
        assert_eq!(best(&tables), Some("far".to_owned()));
        tables.push(seated("rated", &[person(Some(1500)), person(None)], 1));
        tables.push(seated("strong", &[person(Some(1700)), person(Some(1650))], 1));
        assert_eq!(best(&tables), Some("strong".to_owned()));
        assert_eq!(best(&[]), None);
    }

    fn shown(rows: &LobbyRows) -> Vec<String> {
        let name =
            |row: &LobbyRow| format!("{}{}", row.table.id, if row.is_gone { "!" } else { "" });
        rows.rows().iter().map(name).collect()
    }

    fn changed(put: &[(&str, u64)], gone: &[&str]) -> LobbyNews {
        LobbyNews::Changed {
            put: put.iter().map(|(id, since_ms)| table(id, *since_ms)).collect(),
            gone: gone.iter().map(|id| (*id).to_owned()).collect(),
        }
    }

    #[test]
    fn rows_keep_their_place_while_somebody_is_about_to_choose_one() {
        let mut rows = LobbyRows::default();
        assert_eq!(rows.count(), None);
        assert!(!rows.hear(&LobbyNews::Pong));
        assert!(rows.hear(&LobbyNews::Tables { tables: vec![table("a", 1), table("b", 2)] }));
        assert_eq!((shown(&rows), rows.count()), (vec!["b".into(), "a".into()], Some(2)));
        rows.hold(true);
        rows.hear(&changed(&[("c", 3)], &["b"]));
        assert_eq!((shown(&rows).join(" "), rows.count()), ("b! a c".into(), Some(2)));
        rows.hear(&changed(&[("b", 2)], &[]));
        assert_eq!(shown(&rows).join(" "), "b a c", "somebody has stood up again");
        rows.hear(&changed(&[], &["a"]));
        rows.hold(false);
        assert_eq!(shown(&rows).join(" "), "c b");
        // After a line that broke all of it is told anew.
        rows.hear(&LobbyNews::Tables { tables: vec![table("d", 4), table("b", 2)] });
        assert_eq!(shown(&rows).join(" "), "d b");
    }
}
