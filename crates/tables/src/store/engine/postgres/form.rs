//! The form of a database on a server: the columns, keys, indices and the trigger of our tables. Where one of them has
//! changed, nothing can be written any more, or not what we mean.

use std::collections::BTreeSet;

use crate::store::StoreError;
use crate::store::engine::{Pool, column};

/// What a fresh database has; a test compares it with one.
const OURS: &str = include_str!("../../../../migrations/postgres/form.txt");

const LINES: &str = "
    WITH ours AS (
        SELECT oid, relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
        AND relname IN ('tables', 'log', 'heads', 'chat', 'reviews', 'studies', 'house',
            'deadlines', 'leases', 'finds', 'listings', 'seeks', 'people', 'person_keys', 'passkeys', 'challenges',
            'person_seats'))
    SELECT concat_ws(' ', 'column', relname || '.' || attname, format_type(atttypid, atttypmod),
        CASE WHEN attnotnull THEN 'not null' END, collname, nullif(attidentity, ''), pg_get_expr(adbin, adrelid)) AS line
        FROM ours JOIN pg_attribute ON attrelid = ours.oid AND attnum > 0 AND NOT attisdropped
        LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
        LEFT JOIN pg_collation ON pg_collation.oid = attcollation
    UNION ALL
    SELECT concat_ws(' ', 'key', relname, pg_get_constraintdef(pg_constraint.oid, true))
        FROM ours JOIN pg_constraint ON conrelid = ours.oid WHERE contype IN ('p', 'f', 'u', 'c')
    UNION ALL
    SELECT concat_ws(' ', 'index', pg_get_indexdef(indexrelid, 0, true))
        FROM ours JOIN pg_index ON indrelid = ours.oid WHERE indisvalid
    UNION ALL
    SELECT concat_ws(' ', 'trigger', pg_get_triggerdef(pg_trigger.oid, true), tgenabled, md5(prosrc))
        FROM ours JOIN pg_trigger ON tgrelid = ours.oid AND NOT tgisinternal
        JOIN pg_proc ON pg_proc.oid = tgfoid";

async fn lines(of: &Pool) -> Result<BTreeSet<String>, StoreError> {
    Ok(column(of, LINES, &[], "line").await?.into_iter().collect())
}

/// What this database lacks that ours have, and what it has besides.
pub(in crate::store) async fn faults(of: &Pool) -> Result<Vec<String>, StoreError> {
    let (ours, found) = (OURS.lines().map(str::to_owned).collect(), lines(of).await?);
    let missing = found_only_in(&ours, &found).map(|line| format!("its form lacks: {line}"));
    let foreign = found_only_in(&found, &ours).map(|line| format!("its form is not ours: {line}"));
    Ok(missing.chain(foreign).collect())
}

fn found_only_in<'a>(
    one: &'a BTreeSet<String>,
    other: &'a BTreeSet<String>,
) -> impl Iterator<Item = &'a String> {
    one.difference(other)
}
