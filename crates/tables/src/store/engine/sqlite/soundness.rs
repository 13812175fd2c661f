//! What can be wrong with a file beside what stands in its rows.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use sqlx::sqlite::SqlitePool;

/// Where in its header SQLite notes who may write the file, and the highest number that there is.
const WRITE_VERSION: usize = 18;
const WRITE_VERSION_MAX: u8 = 2;

/// One sentence for each thing that is wrong.
pub(in crate::store) async fn faults(path: &Path, readers: &SqlitePool) -> Vec<String> {
    let mut wrong = Vec::new();
    wrong.extend(fault_of_the_header(path));
    wrong.extend(faults_of_the_pages(readers).await);
    wrong
}

/// A header may say that only programs to come can write the file. SQLite then reads it without a word, so
/// that nothing is found to be wrong, and no server can be started.
fn fault_of_the_header(path: &Path) -> Option<String> {
    let mut header = [0; WRITE_VERSION + 1];
    match File::open(path).and_then(|mut file| file.read_exact(&mut header)) {
        Ok(()) if header[WRITE_VERSION] > WRITE_VERSION_MAX => {
            Some("the header of the file says that it cannot be written".to_owned())
        }
        Ok(()) => None,
        Err(error) => Some(format!("the header of the file: {error}")),
    }
}

/// What SQLite itself finds: pages, indices, rows without their table.
async fn faults_of_the_pages(readers: &SqlitePool) -> Vec<String> {
    let mut wrong = Vec::new();
    let pages = sqlx::query_scalar::<_, String>("PRAGMA integrity_check(20)");
    match pages.fetch_all(readers).await {
        Ok(said) => wrong.extend(said.into_iter().filter(|said| said != "ok")),
        Err(error) => wrong.push(error.to_string()),
    }
    let orphans = "SELECT count(*) FROM pragma_foreign_key_check";
    match sqlx::query_scalar::<_, i64>(orphans).fetch_one(readers).await {
        Ok(0) => {}
        Ok(rows) => wrong.push(format!("{rows} rows belong to no table")),
        Err(error) => wrong.push(error.to_string()),
    }
    wrong
}
