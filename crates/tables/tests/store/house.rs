//! An empty database of either kind, and what is kept in it.

use game::toys::Lanterns;
use game::{Seat, Seed};
use serde_json::Map;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tables::store::{
    Address, Agreed, Database, KeyKind, KeyRow, ListingRow, Pairing, PasskeyRow, PersonRow,
    SeekRow, Seeker, Store, StudyRow, TableRow,
};
use tables::table::{Entry, Stored};
use tables::{KeyHash, Moment, Reading, Registry};
use tempfile::TempDir;
use testbed::Postgres;
use wire::lobby::{LobbyRoom, LobbySeat, LobbyTable, Wish};
use wire::{ChatLine, ClockRule, Phase, SeatPlan, Settings};

/// Where a test keeps its tables.
pub struct House {
    pub address: Address,
    _folder: Option<TempDir>,
}

impl House {
    /// A file that is not there yet.
    pub fn of_sqlite() -> House {
        let folder = tempfile::tempdir().unwrap();
        let address = Address::File(folder.path().join("anleger.sqlite"));
        House { address, _folder: Some(folder) }
    }

    /// An empty database on the server of these tests.
    pub fn of_postgres() -> House {
        House { address: server().fresh().unwrap().as_str().into(), _folder: None }
    }

    /// One of each.
    pub fn both() -> [House; 2] {
        [House::of_sqlite(), House::of_postgres()]
    }

    /// Brings it to the sixth form, in which a program of before left it.
    pub async fn make_older(&self) {
        self.carry_out("DROP TABLE deadlines; DROP TABLE leases; DROP TABLE finds").await;
        self.carry_out("DROP TABLE listings; DROP TABLE seeks").await;
        self.carry_out("DROP TABLE person_seats; DROP TABLE person_keys; DROP TABLE passkeys")
            .await;
        self.carry_out("DROP TABLE challenges; DROP TABLE people").await;
        if !matches!(self.address, Address::File(_)) {
            self.carry_out("ALTER TABLE house DROP COLUMN serves_from").await;
        }
        self.say_form(6).await;
    }

    /// Says that it has this form.
    pub async fn say_form(&self, form: u32) {
        match &self.address {
            Address::File(_) => self.carry_out(&format!("PRAGMA user_version = {form}")).await,
            _ => self.carry_out(&format!("UPDATE house SET version = {form}")).await,
        }
    }

    /// Says that it has this form, with which no older program may go on.
    pub async fn say_new_form(&self, form: u32) {
        self.say_form(form).await;
        if !matches!(self.address, Address::File(_)) {
            self.carry_out(&format!("UPDATE house SET serves_from = {form}")).await;
        }
    }

    /// Does something to it that no program of ours does.
    async fn carry_out(&self, script: &str) {
        match &self.address {
            Address::File(path) => {
                let options = SqliteConnectOptions::new().filename(path);
                let mut connection = options.connect().await.unwrap();
                sqlx::raw_sql(script).execute(&mut connection).await.unwrap();
                connection.close().await.unwrap();
            }
            address => {
                let shown = address.to_string();
                let database = format!("dbname={}", shown.rsplit('/').next().unwrap());
                server().ask(&database, script).unwrap();
            }
        }
    }

    pub async fn open(&self) -> Database {
        Database::open(&self.address, 1).await.unwrap()
    }
}

/// The PostgreSQL server of these tests; where there can be none, the sentence that says why.
pub fn server() -> &'static Postgres {
    Postgres::shared().unwrap_or_else(|missing| panic!("{missing}"))
}

pub fn registry() -> Registry {
    Registry::default().with::<Lanterns>()
}

const STUDY: &str =
    "anleger study 1\n{\"game\":\"lanterns\",\"rules\":1,\"players\":[\"Anna\",\"Ben\"]}\n{}\n";

/// An id as long as a real one.
pub fn id(number: u64) -> String {
    format!("{number:020}")
}

pub fn row(id: &str) -> TableRow {
    let agreed = Agreed {
        game: "lanterns".into(),
        rules: 1,
        options: Map::new(),
        seats: vec![SeatPlan::Person; 2],
        settings: Settings::default(),
        seed_known: false,
        prelude: Vec::new(),
        contributions: Vec::new(),
        position: None,
    };
    let (id, seed, phase) = (id.into(), Seed([1; 32]), Some(Phase::Waiting));
    TableRow { id, created_ms: 1, archived: false, seed, agreed, phase }
}

/// Somebody sits down at this time, by a name that is hard to write.
pub fn sat(at_ms: u64) -> Stored {
    let key = KeyHash::of(&"a".repeat(32)).unwrap();
    let name = "Änne ‘\\u0000’ 棋\u{1F3B2}".to_owned();
    stored(at_ms, Entry::Sat { seat: Seat::FIRST, name, key, adds: false, person: None })
}

pub fn stood(at_ms: u64) -> Stored {
    stored(at_ms, Entry::Stood { seat: Seat::FIRST })
}

fn stored(at_ms: u64, entry: Entry) -> Stored {
    Stored::new(Moment { at_ms, reading: Reading { run: 1, now_ms: at_ms } }, entry)
}

/// A log of so many entries, as somebody writes it who cannot make up their mind.
pub fn log(entries: u64) -> Vec<Stored> {
    (0..entries).map(|at| if at % 2 == 0 { sat(at) } else { stood(at) }).collect()
}

pub fn line(text: &str) -> ChatLine {
    ChatLine { at_ms: 1, seat: Some(Seat::FIRST), name: "Anna".into(), text: text.into() }
}

/// Somebody waits at the table, and was seen at this time.
pub fn listing(id: &str, number: u64, seen_ms: u64) -> ListingRow {
    let table = LobbyTable {
        id: id.into(),
        game: "lanterns".into(),
        options: Map::new(),
        set_up: false,
        seats: vec![LobbySeat::Person { name: "Änne".into(), rating: None }, LobbySeat::Open],
        settings: Settings { open: true, ..Settings::default() },
        since_ms: 1,
        decisions: 0,
    };
    ListingRow { number, seen_ms, shown: Some((LobbyRoom::Open, table)) }
}

/// Somebody looks for one other to play with, and was last heard of at this time.
pub fn seek(id: &str, since_ms: u64) -> SeekRow {
    let key = KeyHash::of(&"c".repeat(32)).unwrap();
    let seeker = Seeker { name: "Änne".into(), key, rating: None, person: None };
    SeekRow { id: id.into(), wish: wish(), since_ms, seeker }
}

fn wish() -> Wish {
    Wish { game: "lanterns".into(), seats: 2, clock: ClockRule::None }
}

/// A table for two of those who were heard of since then.
pub fn pairing(table: &str, now_ms: u64, since_ms: u64) -> Pairing {
    let moment = Moment { at_ms: now_ms, reading: Reading { run: 1, now_ms } };
    Pairing { wish: wish(), row: row(table), moment, since_ms }
}

pub fn study(id: &str, at_ms: u64) -> StudyRow {
    let key = KeyHash::of(&"b".repeat(32)).unwrap();
    StudyRow { id: id.into(), key, created_ms: 1, at_ms, study: STUDY.into() }
}

/// Somebody who keeps a name, and what opens it.
pub fn person(number: u64) -> (PersonRow, Vec<KeyRow>, PasskeyRow) {
    let (id, made_ms, seen_ms) = (format!("p{}", id(number)), number, number);
    let row = PersonRow {
        id: id.clone(),
        name: format!("Änne {number}"),
        outline: format!("änne{number}"),
        created_ms: number,
    };
    let key = |kind, digit: &str| KeyRow {
        hash: KeyHash::of(&format!("{number:031}{digit}")).unwrap(),
        person: id.clone(),
        kind,
        label: "Firefox · Linux".into(),
        made_ms,
        seen_ms,
    };
    let keys = vec![key(KeyKind::Device, "d"), key(KeyKind::Link, "e")];
    let passkey = PasskeyRow {
        id: format!("key-{number}"),
        person: id.clone(),
        public_key: vec![number as u8; 91],
        counter: 3,
        label: String::new(),
        made_ms,
        seen_ms,
    };
    (row, keys, passkey)
}

/// Somebody sits down at this time under the name that they keep.
pub fn sat_as(at_ms: u64, person: &str) -> Stored {
    let key = KeyHash::of(&"a".repeat(32)).unwrap();
    let (name, person) = ("Änne".to_owned(), Some(person.to_owned()));
    stored(at_ms, Entry::Sat { seat: Seat::FIRST, name, key, adds: false, person })
}

/// People, and tables at which they sit.
pub async fn furnish_people(store: &Database, people: u64) {
    for number in 0..people {
        let (row, keys, passkey) = person(number);
        let table = format!("t{}", &id(number)[1..]);
        store.people().keep_person(row.clone(), keys).await.unwrap();
        assert!(store.people().keep_passkey(passkey, 9).await.unwrap());
        store.create(self::row(&table), vec![sat_as(5, &row.id)]).await.unwrap();
    }
}

/// Tables, talk, reviews and studies.
pub async fn furnish(store: &Database, tables: u64) {
    for number in 0..tables {
        let id = id(number);
        store.create(row(&id), log(number % 7)).await.unwrap();
        store.append(&id, number % 7 + 1, &log(2)[number as usize % 2..]).await.ok();
        for text in ["hello", "good luck", "Glück auf"].iter().take(number as usize % 4) {
            store.say(&id, &line(text)).await.unwrap();
        }
        if number % 3 == 0 {
            store.mark(&id, Phase::Over).await.unwrap();
            store.keep_review(&id, format!("{{\"review\":{number}}}")).await.unwrap();
        }
    }
    for number in 0..tables / 2 {
        store.keep_study(study(&id(number), number)).await.unwrap();
    }
}
