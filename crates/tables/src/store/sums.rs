//! Checksums: every entry of a log carries one that is chained to the one before, the first to what the
//! table agreed on. What a damaged disk changes, loses or moves is found when it is read.

use sha2::{Digest, Sha256};

use super::{KeyKind, KeyRow, PasskeyRow, PersonRow};

/// A checksum. Half a SHA-256: against accidents that is plenty.
pub(super) type Sum = [u8; 16];

fn sum(parts: &[&[u8]]) -> Sum {
    let mut hasher = Sha256::new();
    for part in parts {
        // With its length, so that nothing can move from one part to the next.
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    let mut sum = Sum::default();
    sum.copy_from_slice(&hasher.finalize()[..16]);
    sum
}

/// The checksum of what a table agreed on, with which its log begins.
pub(super) fn of_table(id: &str, created_ms: i64, seed: &[u8], agreed: &str) -> Sum {
    sum(&[id.as_bytes(), &created_ms.to_le_bytes(), seed, agreed.as_bytes()])
}

/// The checksum of an entry after one with the checksum `before`.
pub(super) fn of_entry(before: &[u8], seq: i64, entry: &str) -> Sum {
    sum(&[before, &seq.to_le_bytes(), entry.as_bytes()])
}

/// The checksum of the review of a table's match.
pub(super) fn of_review(id: &str, review: &str) -> Sum {
    sum(&[b"review", id.as_bytes(), review.as_bytes()])
}

/// The checksum of a study.
pub(super) fn of_study(id: &str, study: &str) -> Sum {
    sum(&[b"study", id.as_bytes(), study.as_bytes()])
}

/// The checksum of somebody who keeps a name.
pub(super) fn of_person(row: &PersonRow) -> Sum {
    let PersonRow { id, name, outline, created_ms } = row;
    let created_ms = created_ms.to_le_bytes();
    sum(&[b"person", id.as_bytes(), name.as_bytes(), outline.as_bytes(), &created_ms])
}

/// The checksum of a secret that opens a name.
pub(super) fn of_key(row: &KeyRow) -> Sum {
    let kind = match row.kind {
        KeyKind::Device => b"device".as_slice(),
        KeyKind::Link => b"link",
    };
    let hash = row.hash.to_string();
    sum(&[b"key", hash.as_bytes(), row.person.as_bytes(), kind, row.label.as_bytes()])
}

/// The checksum of a passkey.
pub(super) fn of_passkey(row: &PasskeyRow) -> Sum {
    let PasskeyRow { id, person, public_key, label, .. } = row;
    sum(&[b"passkey", id.as_bytes(), person.as_bytes(), public_key, label.as_bytes()])
}

/// The checksum of the puzzles that were found in a table's match.
pub(super) fn of_find(id: &str, found: &str) -> Sum {
    sum(&[b"find", id.as_bytes(), found.as_bytes()])
}

/// An entry as it lies in the file.
pub(super) struct Link {
    pub(super) seq: i64,
    pub(super) entry: String,
    pub(super) sum: Vec<u8>,
}

/// What is wrong with a log, or the end of one, that goes on after `known` and should end with `head`: each a number and
/// a checksum.
pub(super) fn fault(
    known: (i64, &[u8]),
    log: &[Link],
    head: Option<(i64, &[u8])>,
) -> Option<String> {
    let (mut before, end) = (known.1.to_vec(), known.0 + log.len() as i64);
    for (link, number) in log.iter().zip(known.0 + 1..) {
        if link.seq != number {
            return Some(format!("entry {number} is missing"));
        }
        if link.sum != of_entry(&before, link.seq, &link.entry) {
            return Some(format!("entry {number} is not what was written"));
        }
        before.clone_from(&link.sum);
    }
    match head {
        None => Some("the end of its log is not known".to_owned()),
        Some((last, _)) if last > end => Some(format!("entries {} to {last} are missing", end + 1)),
        Some((last, sum)) if last < end || sum != before => {
            Some(format!("its log should end with another entry {last}"))
        }
        Some(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log() -> (Sum, Vec<Link>) {
        let first = of_table("a", 1, &[7; 32], "{}");
        let mut before = first.to_vec();
        let link = |(entry, seq): (&str, i64)| {
            before = of_entry(&before, seq, entry).to_vec();
            Link { seq, entry: entry.to_owned(), sum: before.clone() }
        };
        (first, ["one", "two", "three"].into_iter().zip(1..).map(link).collect())
    }

    fn check(change: impl FnOnce(&mut Vec<Link>), expected: Option<&str>) {
        let (first, mut log) = log();
        let head = (3, log[2].sum.clone());
        change(&mut log);
        assert_eq!(fault((0, &first), &log, Some((head.0, &head.1))).as_deref(), expected);
    }

    #[test]
    fn whatever_happens_to_a_log_is_found() {
        check(|_| {}, None);
        check(|log| log[1].entry = "2".into(), Some("entry 2 is not what was written"));
        check(|log| log[0].sum[3] ^= 1, Some("entry 1 is not what was written"));
        check(|log| drop(log.remove(1)), Some("entry 2 is missing"));
        check(|log| log.truncate(1), Some("entries 2 to 3 are missing"));
        check(|log| log.clear(), Some("entries 1 to 3 are missing"));
        check(|log| log.swap(0, 1), Some("entry 1 is missing"));
        let (first, log) = log();
        assert!(
            fault((0, &[0; 16]), &log, Some((3, &log[2].sum))).is_some(),
            "another table's log"
        );
        assert!(fault((0, &first), &log, None).is_some());
        assert!(fault((0, &first), &log, Some((2, &log[1].sum))).is_some());
        assert!(fault((0, &first), &log, Some((3, &[0; 16]))).is_some());
        let (head, after) = (Some((3, &*log[2].sum)), (1, &*log[0].sum));
        assert_eq!(fault(after, &log[1..], head), None, "also from the middle on");
        let wrong = fault(after, &log[2..], head);
        assert_eq!(wrong.as_deref(), Some("entry 2 is missing"));
    }
}
