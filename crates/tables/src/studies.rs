//! Studies that people save: how many, and whether a text is one.

use std::str::FromStr;

use study::StudyText;

use crate::keys;
use crate::network::Network;
use crate::open_tables::OpenTables;
use crate::quota::Counts;
use crate::refusal::Refusal;
use crate::registry::Registry;
use crate::store::StudyRow;

impl OpenTables {
    /// Counts a new study of this address, or refuses it.
    pub(crate) fn count_study(&self, from: Network) -> Result<(), Refusal> {
        self.counted(Counts::Studies, from)
    }

    /// Counts a change to a study, or refuses it.
    pub(crate) fn count_study_change(&self, from: Network) -> Result<(), Refusal> {
        self.counted(Counts::StudyChanges, from)
    }

    fn counted(&self, what: Counts, from: Network) -> Result<(), Refusal> {
        match self.count(what, from) {
            true => Ok(()),
            false => Err(Refusal::TooManyStudies),
        }
    }
}

/// Is it a study of a game that is played here? Whether its steps are legal, the page finds out that shows it: nothing
/// of it is carried out on a server.
pub(crate) fn check(text: &str, registry: &Registry) -> Result<(), Refusal> {
    let read = StudyText::from_str(text).map_err(Refusal::Study)?;
    registry.find(&read.heading.game)?;
    Ok(())
}

/// A study with a new id, and the secret by which it can be changed.
pub(crate) fn new(text: String, now_ms: u64) -> Result<(StudyRow, String), Refusal> {
    let key = keys::new_key()?;
    let row = StudyRow {
        id: keys::table_id()?,
        key: keys::KeyHash::of(&key)?,
        created_ms: now_ms,
        at_ms: now_ms,
        study: text,
    };
    Ok((row, key))
}
