//! People who keep a name: what a name may be, how somebody becomes one, and how browsers are signed in.

use std::sync::Arc;

use game::NAME_CHARS_MAX;
use wire::people::{Me, Way};

use crate::keys::{self, KeyHash};
use crate::limits::{DEVICES_MAX, LINKS_MAX};
use crate::network::Network;
use crate::open_tables::OpenTables;
use crate::quota::Counts;
use crate::refusal::Refusal;
use crate::spelling;
use crate::store::{KeyKind, KeyRow, PersonRow, StoreError};

/// The fewest characters of a name that is kept: one letter looks like too many others.
const NAME_CHARS_LEAST: usize = 2;

/// Milliseconds after which it is noted anew that a browser was used: a day.
const SEEN_MS: u64 = 24 * 3_600_000;

/// How many digits of a hash its owner knows a secret by.
const TAG_DIGITS: usize = 16;

/// A name as it is kept, and what it looks like from afar.
fn checked_name(wish: &str) -> Result<(String, String), Refusal> {
    let name = spelling::name(wish);
    let length = name.chars().count();
    let outline = spelling::outline(&name);
    let is_said = outline.chars().any(char::is_alphanumeric);
    match (NAME_CHARS_LEAST..=NAME_CHARS_MAX).contains(&length) && is_said {
        true => Ok((name, outline)),
        false => Err(Refusal::BadName),
    }
}

/// Somebody who is signed in at a browser.
#[derive(Clone, Debug)]
pub(crate) struct SignedIn {
    pub(crate) person: Arc<PersonRow>,
    /// The hash of the browser's secret.
    pub(crate) device: KeyHash,
}

/// What opens a name.
fn way(row: &KeyRow, here: Option<KeyHash>) -> Way {
    let tag = row.hash.to_string().chars().take(TAG_DIGITS).collect();
    let (label, made_ms, seen_ms) = (row.label.clone(), row.made_ms, row.seen_ms);
    Way { tag, label, made_ms, seen_ms, here: here == Some(row.hash) }
}

impl OpenTables {
    /// Counts what an address asks about people, or refuses it.
    pub(crate) fn count_people(&self, what: Counts, from: Network) -> Result<(), Refusal> {
        match self.count(what, from) {
            true => Ok(()),
            false => Err(Refusal::TooManyChanges),
        }
    }

    /// Somebody new, with the secrets of this browser and of a link.
    pub(crate) async fn keep_name(
        &self,
        wish: &str,
        label: String,
    ) -> Result<(SignedIn, String, String), Refusal> {
        let (name, outline) = checked_name(wish)?;
        let now_ms = self.clock.calendar_ms();
        let person = PersonRow { id: keys::table_id()?, name, outline, created_ms: now_ms };
        let (device, device_key) = new_key(&person.id, KeyKind::Device, label, now_ms)?;
        let (link, link_key) = new_key(&person.id, KeyKind::Link, String::new(), now_ms)?;
        let hash = device.hash;
        let kept = self.store.people().keep_person(person.clone(), vec![device, link]).await;
        kept.map_err(name_taken)?;
        tracing::info!(person.id = keys::tag(&person.id), "name kept");
        Ok((SignedIn { person: Arc::new(person), device: hash }, device_key, link_key))
    }

    /// Gives somebody another name.
    pub(crate) async fn rename(
        &self,
        person: &PersonRow,
        wish: &str,
    ) -> Result<PersonRow, Refusal> {
        let (name, outline) = checked_name(wish)?;
        let renamed = PersonRow { name, outline, ..person.clone() };
        self.store.people().rename_person(renamed.clone()).await.map_err(name_taken)?;
        Ok(renamed)
    }

    /// Signs this browser in; the one that was not used for longest makes room for it where there are too many.
    pub(crate) async fn sign_in(
        &self,
        person: PersonRow,
        label: String,
    ) -> Result<(SignedIn, String), Refusal> {
        let people = self.store.people();
        let now_ms = self.clock.calendar_ms();
        let (row, key) = new_key(&person.id, KeyKind::Device, label, now_ms)?;
        let device = row.hash;
        while !people.keep_key(row.clone(), DEVICES_MAX).await? {
            let known = people.keys_of(&person.id).await?;
            let devices = known.iter().filter(|known| known.kind == KeyKind::Device);
            let oldest = devices.min_by_key(|device| device.seen_ms).ok_or(Refusal::NotSignedIn)?;
            people.remove_key(&person.id, &way(oldest, None).tag).await?;
        }
        Ok((SignedIn { person: Arc::new(person), device }, key))
    }

    /// Whose browser this is.
    pub(crate) async fn signed_in(&self, device: KeyHash) -> Result<Option<SignedIn>, Refusal> {
        let people = self.store.people();
        let found = people.person_by_key(device, KeyKind::Device).await?;
        let Some((person, seen_ms)) = found else { return Ok(None) };
        let now_ms = self.clock.calendar_ms();
        if now_ms.saturating_sub(seen_ms) > SEEN_MS {
            // Whoever comes is known, whether or not that can be noted.
            people.see_key(device, now_ms).await.ok();
        }
        Ok(Some(SignedIn { person: Arc::new(person), device }))
    }

    /// Whose link this is.
    pub(crate) async fn by_link(&self, link: KeyHash) -> Result<PersonRow, Refusal> {
        let people = self.store.people();
        let (person, _) =
            people.person_by_key(link, KeyKind::Link).await?.ok_or(Refusal::WrongLink)?;
        people.see_key(link, self.clock.calendar_ms()).await.ok();
        Ok(person)
    }

    /// Another secret link.
    pub(crate) async fn add_link(&self, person: &PersonRow) -> Result<String, Refusal> {
        let now_ms = self.clock.calendar_ms();
        let (row, key) = new_key(&person.id, KeyKind::Link, String::new(), now_ms)?;
        match self.store.people().keep_key(row, LINKS_MAX).await? {
            true => Ok(key),
            false => Err(Refusal::TooManyKeys),
        }
    }

    /// All that opens a name.
    pub(crate) async fn ways_of(&self, signed: &SignedIn) -> Result<Me, Refusal> {
        let (people, person) = (self.store.people(), &signed.person);
        let keys = people.keys_of(&person.id).await?;
        let of = |kind| {
            let keys = keys.iter().filter(move |row| row.kind == kind);
            keys.map(|row| way(row, Some(signed.device))).collect()
        };
        let passkeys = people.passkeys_of(&person.id).await?.into_iter().map(|row| Way {
            tag: row.id,
            label: row.label,
            made_ms: row.made_ms,
            seen_ms: row.seen_ms,
            here: false,
        });
        Ok(Me {
            name: person.name.clone(),
            created_ms: person.created_ms,
            devices: of(KeyKind::Device),
            links: of(KeyKind::Link),
            passkeys: passkeys.collect(),
        })
    }
}

/// A new secret, and what is kept of it.
fn new_key(
    person: &str,
    kind: KeyKind,
    label: String,
    now_ms: u64,
) -> Result<(KeyRow, String), Refusal> {
    let key = keys::new_key()?;
    let row = KeyRow {
        hash: KeyHash::of(&key)?,
        person: person.to_owned(),
        kind,
        label,
        made_ms: now_ms,
        seen_ms: now_ms,
    };
    Ok((row, key))
}

/// Somebody has a name that looks like that.
fn name_taken(error: StoreError) -> Refusal {
    match error {
        StoreError::Taken => Refusal::NameKept,
        other => other.into(),
    }
}

/// Whoever sits down by the name they keep sits there as themselves, spelled as they spell it; by any other name they
/// are a guest, as is a friend at the same screen.
pub(crate) fn known_as(signed: Option<&PersonRow>, name: String) -> (String, Option<String>) {
    match signed.filter(|signed| spelling::alike(&signed.name, &name)) {
        Some(signed) => (signed.name.clone(), Some(signed.id.clone())),
        None => (name, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_read_and_said() {
        for good in ["Jo", "Anna Lena", "李小龙", "Zoë 2", &"x".repeat(40), "עדי"] {
            assert!(checked_name(good).is_ok(), "{good}");
        }
        for bad in ["", " ", "J", "\u{200b}\u{200b}", "!!!", "…", "🐉🐉", &"x".repeat(41)] {
            assert_eq!(checked_name(bad), Err(Refusal::BadName), "{bad}");
        }
    }

    #[test]
    fn names_that_look_alike_have_one_outline() {
        let outline = |name| checked_name(name).map(|(_, outline)| outline);
        assert_eq!(outline("Anna"), outline(" А\u{200b}NNA "));
        assert_ne!(outline("Anna"), outline("Hanna"));
    }
}
