//! Every table of the archive is shown as it was, and played on.

use std::fs;
use std::path::{Path, PathBuf};

use game::Seat;
use tables::limits::{MIXING_MS_MAX, WATCH_DELAY_MS};
use tables::store::{Address, check_database, move_database};
use testbed::Postgres;
use wire::{ClientFrame, Occupant, Phase};

use crate::records::{ARCHIVE, files};
use crate::reopening::{DATABASE, Reopened, form_of, registry};
use crate::visitor::{Fault, Seen, Visitor};

/// More persons than any archived table has.
const PERSONS: usize = 6;

/// A table of an archived database.
struct Archived {
    id: String,
    /// For whoever has to look.
    name: String,
    /// What it showed.
    shown: String,
}

fn databases() -> Vec<PathBuf> {
    files(Path::new(ARCHIVE), "sqlite")
}

fn tables_of(database: &Path) -> Vec<Archived> {
    let path = database.with_extension("shown");
    let text =
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let table = |text: &str| {
        let (head, shown) = text.split_once('\n').unwrap();
        let [_, id, name] = head.split(' ').collect::<Vec<_>>().try_into().unwrap();
        Archived { id: id.to_owned(), name: name.to_owned(), shown: format!("{shown}\n") }
    };
    text.trim_end().split("\n\n").map(table).collect()
}

impl Archived {
    /// What is not as it was.
    async fn check(&self, reopened: &Reopened) -> Result<(), String> {
        let Archived { id, name, shown } = self;
        match reopened.show(id).await {
            Ok(now) if now == *shown => Ok(()),
            Ok(now) => Err(format!("table {name} showed\n{shown}and shows\n{now}")),
            Err(fault) => Err(format!("table {name}: {fault}")),
        }
    }

    /// Whoever is to act does.
    async fn play_on(&self, reopened: &Reopened) -> Result<(), Fault> {
        let mut onlooker = Visitor::enter(&reopened.tables, &self.id, None).await?;
        let number = onlooker.seen.number;
        match onlooker.seen.state.phase {
            Phase::Over => return Ok(()),
            Phase::Waiting => {
                self.sit_down(reopened, &onlooker).await?;
                // Somebody who sits there comes, and nobody tells a share.
                let mut seated = Visitor::enter(&reopened.tables, &self.id, Some(0)).await?;
                let asked =
                    |seen: &Seen| seen.state.mixing.is_some() || seen.state.phase != Phase::Waiting;
                seated.until(asked).await?;
                reopened.clock.turn(MIXING_MS_MAX);
            }
            Phase::Playing => {
                for seat in onlooker.seen.deciding().iter() {
                    self.decide(reopened, &onlooker, seat).await?;
                }
                // Where strangers may look on, the onlooker is told some time later.
                reopened.clock.turn(WATCH_DELAY_MS);
            }
        }
        onlooker.until(|seen| seen.number > number && seen.state.phase != Phase::Waiting).await
    }

    /// People come to the seats that are open.
    async fn sit_down(&self, reopened: &Reopened, onlooker: &Visitor) -> Result<(), Fault> {
        let seats = Seat::first(onlooker.seen.state.seats.len()).zip(&onlooker.seen.state.seats);
        for (person, (seat, _)) in seats.filter(|(_, it)| it.occupant == Occupant::Open).enumerate()
        {
            let mut visitor = Visitor::enter(&reopened.tables, &self.id, Some(person + 1)).await?;
            visitor.sit(seat, &format!("Newcomer {person}")).await?;
        }
        Ok(())
    }

    /// The person on this seat comes back, takes it from a caretaker, and decides; a bot needs nobody.
    async fn decide(
        &self,
        reopened: &Reopened,
        onlooker: &Visitor,
        seat: Seat,
    ) -> Result<(), Fault> {
        let found = &onlooker.seen.state.seats[seat.index()];
        if found.out.is_some() || matches!(found.occupant, Occupant::Bot { .. }) {
            return Ok(());
        }
        for person in 0..PERSONS {
            let mut visitor = Visitor::enter(&reopened.tables, &self.id, Some(person)).await?;
            if !visitor.seen.yours.contains(seat) {
                visitor.leave().await?;
                continue;
            }
            if found.caretaker.is_some() {
                visitor.say(ClientFrame::TakeBack { seat }).await?;
                visitor.until(|seen| seen.state.seats[seat.index()].caretaker.is_none()).await?;
            }
            return visitor.decide(seat, 0).await;
        }
        Err(format!("nobody has the key of seat {seat}").into())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_archived_table_shows_what_it_showed() {
    for database in databases() {
        let reopened = Reopened::copy_of(&database).await.unwrap();
        let silent = reopened.tables.store.without_chance().await.unwrap();
        assert!(silent.is_empty(), "every log says what chance did");
        for table in tables_of(&database) {
            table.check(&reopened).await.unwrap_or_else(|wrong| panic!("{wrong}"));
        }
        reopened.close().await.unwrap();
    }
}

/// Brought to today's form in its file, moved, and opened where it is now.
async fn moved_to(server: &Postgres, database: &Path) -> Reopened {
    let folder = || tempfile::tempdir().unwrap();
    let copy = folder();
    let file = copy.path().join(DATABASE);
    fs::copy(database, &file).unwrap();
    Reopened::over(Address::from(&file), folder()).await.unwrap().shut().await.unwrap();
    let there = Address::from(server.fresh().unwrap().as_str());
    let moved = move_database(&Address::from(&file), &there, &mut |_| {}).await.unwrap();
    assert!(moved.damaged.is_empty(), "{moved:?}");
    Reopened::over(there, folder()).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_archived_table_shows_the_same_on_a_postgresql_server() {
    let server = Postgres::shared().unwrap_or_else(|missing| panic!("{missing}"));
    for database in databases() {
        let reopened = moved_to(server, &database).await;
        for table in tables_of(&database) {
            table.check(&reopened).await.unwrap_or_else(|wrong| panic!("{wrong}"));
        }
        reopened.shut().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_archived_table_can_be_played_on() {
    for database in databases() {
        let reopened = Reopened::copy_of(&database).await.unwrap();
        for table in tables_of(&database) {
            // Whoever sits there opens what was put away.
            if table.shown.starts_with("put away") {
                Visitor::enter(&reopened.tables, &table.id, Some(0)).await.unwrap();
            }
            let played = table.play_on(&reopened).await;
            played.unwrap_or_else(|fault| panic!("table {}: {fault}", table.name));
        }
        reopened.close().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_archived_table_proved_it_still_proves() {
    for database in databases() {
        let reopened = Reopened::copy_of(&database).await.unwrap();
        for Archived { id, name, .. } in tables_of(&database) {
            let record = reopened.tables.inspect(&id, |folded| folded.record()).await.unwrap();
            let kept = database.with_file_name(format!("{name}.anleger"));
            assert_eq!(record.is_some(), kept.exists(), "{name}");
            let Some(record) = record else { continue };
            let kept: game::RecordText = fs::read_to_string(kept).unwrap().parse().unwrap();
            assert_eq!((record.steps(), record.seed()), (kept.steps(), kept.seed()), "{name}");
            assert_eq!((record.out(), record.scores()), (kept.out(), kept.scores()), "{name}");
            assert_eq!(record.contributions(), kept.contributions(), "{name}");
        }
        reopened.close().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn archived_databases_are_whole_and_hold_no_other_tables() {
    for database in databases() {
        let reopened = Reopened::copy_of(&database).await.unwrap();
        let copy = reopened.copy.path().join(DATABASE);
        let found = check_database(&copy, &registry()).await.unwrap();
        assert_eq!((found.wrong, found.tables), (Vec::new(), tables_of(&database).len()));
        reopened.close().await.unwrap();
    }
}

/// From which form on a database has reviews, and from which one studies.
const WITH_REVIEWS: u32 = 5;
const WITH_STUDIES: u32 = 6;

#[tokio::test(flavor = "multi_thread")]
async fn what_was_learnt_is_still_read() {
    for database in databases() {
        let form = form_of(&database).unwrap();
        let reopened = Reopened::copy_of(&database).await.unwrap();
        let mut reviews = Vec::new();
        for Archived { id, .. } in tables_of(&database) {
            reviews.extend(reopened.tables.store.review(&id).await.unwrap());
        }
        assert_eq!(reviews.len(), usize::from(form >= WITH_REVIEWS), "{}", database.display());
        for review in reviews {
            let review: teacher::Review = serde_json::from_str(&review).unwrap();
            assert!(!review.decisions.is_empty() && review.seats.len() == 2, "{review:?}");
        }
        let copy = reopened.copy.path().join(DATABASE);
        let found = check_database(&copy, &registry()).await.unwrap();
        let studies = usize::from(form >= WITH_STUDIES);
        assert_eq!((found.studies, found.wrong), (studies, Vec::new()), "{}", database.display());
        reopened.close().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_present_form_of_the_database_is_archived() {
    let empty = Reopened::inside(tempfile::tempdir().unwrap()).await.unwrap();
    let folder = Path::new(ARCHIVE).join(format!("database-{}", empty.close().await.unwrap()));
    assert!(folder.is_dir(), "add {} to the archive: cargo xtask archive", folder.display());
    for database in databases() {
        let folder = format!("database-{}", form_of(&database).unwrap());
        assert!(database.parent().unwrap().ends_with(&folder), "{}", database.display());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_shows_something_else_is_noticed() {
    let database = &databases()[0];
    let reopened = Reopened::copy_of(database).await.unwrap();
    let mut tables = tables_of(database);
    let over = tables.iter_mut().find(|table| table.name == "over").unwrap();
    over.shown = over.shown.replace("won by 2", "won by 1");
    let said = over.check(&reopened).await.unwrap_err();
    assert!(said.contains("table over showed") && said.contains("won by 2"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_was_altered_is_noticed() {
    let database = &databases()[0];
    let copy = tempfile::tempdir().unwrap();
    let mut bytes = fs::read(database).unwrap();
    let (was, is) = (b"\"name\":\"Clara\"", b"\"name\":\"Klara\"");
    for place in 0..bytes.len() - was.len() {
        if bytes[place..].starts_with(was) {
            bytes[place..place + is.len()].copy_from_slice(is);
        }
    }
    fs::write(copy.path().join(DATABASE), bytes).unwrap();
    let reopened = Reopened::inside(copy).await.unwrap();
    for table in tables_of(database) {
        let sound = table.check(&reopened).await;
        assert_eq!(sound.is_ok(), !table.shown.contains("person Clara"), "{}", table.name);
    }
}
