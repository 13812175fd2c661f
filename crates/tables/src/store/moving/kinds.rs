//! What there is in a database, told once: the kinds of rows with their columns, in the order in which they can be put
//! into another one.

use crate::store::StoreError;
use crate::store::engine::{Link, Row, Value};

/// What a column holds.
#[derive(Clone, Copy)]
pub(super) enum Sort {
    Text,
    Bytes,
    Number,
    /// A number, or nothing.
    Maybe,
}

/// What stands in a column of a row.
pub(super) enum Cell {
    Text(String),
    Bytes(Vec<u8>),
    Number(i64),
    Maybe(Option<i64>),
}

impl Cell {
    pub(super) fn value(&self) -> Value<'_> {
        match self {
            Cell::Text(text) => Value::Text(text),
            Cell::Bytes(bytes) => Value::Bytes(bytes),
            Cell::Number(number) => Value::Number(*number),
            Cell::Maybe(number) => Value::Maybe(*number),
        }
    }
}

/// What other rows belong to.
pub(super) struct Spine {
    pub(super) name: &'static str,
    pub(super) has_logs: bool,
}

/// People come before the tables at which they sit.
pub(super) const SPINES: [Spine; 3] = [
    Spine { name: "people", has_logs: false },
    Spine { name: "tables", has_logs: true },
    Spine { name: "studies", has_logs: false },
];

/// A kind of rows.
pub(super) struct Kind {
    pub(super) name: &'static str,
    pub(super) spine: &'static str,
    /// The column with the id of what they belong to.
    key: &'static str,
    /// In which order they are read.
    order: &'static str,
    columns: &'static [(&'static str, Sort)],
}

use Sort::{Bytes, Maybe, Number, Text};

/// Ends of logs come after the logs: an entry moves an end that is there.
pub(super) const KINDS: [Kind; 12] = [
    Kind {
        name: "people",
        spine: "people",
        key: "id",
        order: "id",
        columns: &[
            ("id", Text),
            ("name", Text),
            ("outline", Text),
            ("created_ms", Number),
            ("sum", Bytes),
        ],
    },
    Kind {
        name: "person_keys",
        spine: "people",
        key: "person_id",
        order: "person_id, hash",
        columns: &[
            ("hash", Text),
            ("person_id", Text),
            ("kind", Number),
            ("label", Text),
            ("made_ms", Number),
            ("seen_ms", Number),
            ("sum", Bytes),
        ],
    },
    Kind {
        name: "passkeys",
        spine: "people",
        key: "person_id",
        order: "person_id, id",
        columns: &[
            ("id", Text),
            ("person_id", Text),
            ("public_key", Bytes),
            ("counter", Number),
            ("label", Text),
            ("made_ms", Number),
            ("seen_ms", Number),
            ("sum", Bytes),
        ],
    },
    Kind {
        name: "tables",
        spine: "tables",
        key: "id",
        order: "id",
        columns: &[
            ("id", Text),
            ("created_ms", Number),
            ("archived", Number),
            ("seed", Bytes),
            ("agreed", Text),
            ("phase", Maybe),
            ("sum", Bytes),
            ("chance_written", Number),
        ],
    },
    Kind {
        name: "log",
        spine: "tables",
        key: "table_id",
        order: "table_id, seq",
        columns: &[
            ("table_id", Text),
            ("seq", Number),
            ("at_ms", Number),
            ("entry", Text),
            ("sum", Bytes),
        ],
    },
    Kind {
        name: "heads",
        spine: "tables",
        key: "table_id",
        order: "table_id",
        columns: &[("table_id", Text), ("seq", Number), ("at_ms", Number), ("sum", Bytes)],
    },
    Kind {
        name: "deadlines",
        spine: "tables",
        key: "table_id",
        order: "table_id",
        columns: &[("table_id", Text), ("due_ms", Number), ("seq", Maybe), ("since_ms", Maybe)],
    },
    Kind {
        name: "chat",
        spine: "tables",
        key: "table_id",
        order: "table_id, id",
        columns: &[("table_id", Text), ("line", Text)],
    },
    Kind {
        name: "reviews",
        spine: "tables",
        key: "table_id",
        order: "table_id",
        columns: &[("table_id", Text), ("review", Text), ("sum", Bytes)],
    },
    Kind {
        name: "finds",
        spine: "tables",
        key: "table_id",
        order: "table_id",
        columns: &[
            ("table_id", Text),
            ("due_ms", Number),
            ("looked", Number),
            ("found", Text),
            ("sum", Bytes),
        ],
    },
    Kind {
        name: "person_seats",
        spine: "tables",
        key: "table_id",
        order: "table_id, person_id",
        columns: &[("table_id", Text), ("person_id", Text), ("at_ms", Number)],
    },
    Kind {
        name: "studies",
        spine: "studies",
        key: "id",
        order: "id",
        columns: &[
            ("id", Text),
            ("key_hash", Text),
            ("created_ms", Number),
            ("at_ms", Number),
            ("study", Text),
            ("sum", Bytes),
        ],
    },
];

/// Rows that are put in with one statement.
const ROWS_AT_ONCE: usize = 100;

impl Kind {
    /// Asks for all that belong to a span of ids.
    pub(super) fn select(&self) -> String {
        let column = |(name, sort): &(&str, Sort)| match sort {
            Number | Maybe => format!("CAST({}.{name} AS BIGINT) AS {name}", self.name),
            Text | Bytes => format!("{}.{name}", self.name),
        };
        let columns: Vec<String> = self.columns.iter().map(column).collect();
        let Kind { name, key, order, .. } = self;
        let columns = columns.join(", ");
        format!("SELECT {columns} FROM {name} WHERE {key} >= $1 AND {key} <= $2 ORDER BY {order}")
    }

    pub(super) fn read(&self, row: &Row) -> Result<Vec<Cell>, StoreError> {
        let cell = |(name, sort): &(&str, Sort)| {
            Ok(match sort {
                Text => Cell::Text(row.get(name)?),
                Bytes => Cell::Bytes(row.get(name)?),
                Number => Cell::Number(row.get(name)?),
                Maybe => Cell::Maybe(row.get(name)?),
            })
        };
        self.columns.iter().map(cell).collect()
    }

    /// Puts rows into a database.
    pub(super) async fn insert(&self, to: &mut Link, rows: &[Vec<Cell>]) -> Result<(), StoreError> {
        for rows in rows.chunks(ROWS_AT_ONCE) {
            let values: Vec<Value<'_>> = rows.iter().flatten().map(Cell::value).collect();
            to.run(&self.statement(rows.len()), &values).await?;
        }
        Ok(())
    }

    fn statement(&self, rows: usize) -> String {
        let names: Vec<&str> = self.columns.iter().map(|(name, _)| *name).collect();
        let wide = names.len();
        let row = |row: usize| {
            let places: Vec<String> =
                (1..=wide).map(|at| format!("${}", row * wide + at)).collect();
            format!("({})", places.join(", "))
        };
        let rows: Vec<String> = (0..rows).map(row).collect();
        format!("INSERT INTO {} ({}) VALUES {}", self.name, names.join(", "), rows.join(", "))
    }

    /// The ids of tables among these rows that were put away.
    pub(super) fn put_away(&self, rows: &[Vec<Cell>]) -> Vec<String> {
        let archived = |row: &Vec<Cell>| match row.as_slice() {
            [Cell::Text(id), _, Cell::Number(1), ..] if self.name == "tables" => Some(id.clone()),
            _ => None,
        };
        rows.iter().filter_map(archived).collect()
    }
}
