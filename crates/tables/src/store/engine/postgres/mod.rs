//! PostgreSQL: several servers may share a database. Whoever adds to logs locks their ends first, so that one after
//! the other writes to a table; the key (table, sequence) has the last word.

pub(in crate::store) mod form;
pub(in crate::store) mod migrations;
pub(in crate::store) mod presence;
pub(in crate::store) mod soundness;

use std::io;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, Executor, PgConnection, PgPool, Postgres};
use tokio::time::timeout;

use super::{Head, Line, Pool, Row, Value, bound, heads};
use crate::store::{ServerAddress, StoreError, VERSION};

/// Connections that read.
const READERS: u32 = 6;

/// How long somebody waits for a connection that reads.
const READER_PATIENCE: Duration = Duration::from_secs(3);

/// How long a server may take to let us in, and to answer a statement. Whoever waits longer is told that nothing was
/// stored, and the connection is given up.
const CONNECT_PATIENCE: Duration = Duration::from_secs(5);
const PATIENCE: Duration = Duration::from_secs(10);

/// The patience of whoever moves or looks through a whole database.
pub(in crate::store) const LONG_PATIENCE: Duration = Duration::from_secs(3_600);

/// What a connection that writes agrees on with the server. Every statement of ours has its index: a plan that was
/// made when tables were empty must not read all of them later. `off` would acknowledge what a loss of power forgets.
const SETTINGS: &str = "SET lock_timeout = '5s';
    SET idle_in_transaction_session_timeout = '60s';
    SET enable_seqscan = off;
    SET jit = off;
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

/// A transaction that sees the database as it is now, to its end.
const SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// Waits so long and no longer.
async fn within<T>(
    patience: Duration,
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    let late = || {
        let reason = format!("no answer within {} seconds", patience.as_secs());
        sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, reason))
    };
    timeout(patience, work).await.unwrap_or_else(|_| Err(late()))
}

/// What an error means to us.
pub(in crate::store) fn fault(error: sqlx::Error) -> StoreError {
    let Some(known) = error.as_database_error() else {
        return StoreError::Away(match error {
            sqlx::Error::PoolTimedOut => "no connection to the server".to_owned(),
            other => other.to_string(),
        });
    };
    let (code, message) = (known.code().unwrap_or_default(), known.message().to_owned());
    match &*code {
        "23505" => StoreError::Taken,
        // Disk full
        "53100" => StoreError::Full,
        // Serialization failure, deadlock
        "40001" | "40P01" => StoreError::Collided,
        // Data corrupted, index corrupted
        "XX001" | "XX002" => StoreError::Damaged(message),
        // Data that cannot be, and constraints
        _ if code.starts_with("22") || code.starts_with("23") => StoreError::Refused(message),
        // It stops, has crashed, or is just starting
        "57P01" | "57P02" | "57P03" => StoreError::Away(message),
        _ => StoreError::Failed(message),
    }
}

/// A connection to this server.
pub(in crate::store) async fn connect(
    options: &PgConnectOptions,
) -> Result<PgConnection, StoreError> {
    let options = options.clone().application_name("anleger").disable_statement_logging();
    within(CONNECT_PATIENCE, options.connect()).await.map_err(fault)
}

/// Several statements without values.
async fn script(connection: &mut PgConnection, sql: &str) -> Result<(), StoreError> {
    connection.execute(sql).await.map(|_| ()).map_err(fault)
}

/// Connections to this database that read and can do nothing else.
pub(in crate::store) fn readers(address: &ServerAddress) -> Result<Pool, StoreError> {
    readers_with(address, PATIENCE)
}

/// The same for whoever asks for more than a table at a time.
pub(in crate::store) fn patient_readers(address: &ServerAddress) -> Result<Pool, StoreError> {
    readers_with(address, LONG_PATIENCE)
}

fn readers_with(address: &ServerAddress, patience: Duration) -> Result<Pool, StoreError> {
    let options = address.options()?.application_name("anleger").disable_statement_logging();
    let pool = PgPoolOptions::new().max_connections(READERS).acquire_timeout(READER_PATIENCE);
    let pool = pool.after_connect(|connection, _| {
        Box::pin(async move {
            connection.execute("SET default_transaction_read_only = on").await.map(|_| ())
        })
    });
    Ok(Pool::Postgres { pool: pool.connect_lazy_with(options), patience })
}

/// Rows from whichever connection is free.
pub(super) async fn rows<'q>(
    (from, patience): (&PgPool, Duration),
    sql: &'q str,
    values: &[Value<'q>],
) -> Result<Vec<Row>, StoreError> {
    // PostgreSQL knows no such letter: there is nothing of that name.
    if values.iter().any(|value| matches!(value, Value::Text(text) if text.contains('\0'))) {
        return Ok(Vec::new());
    }
    let query = bound::<Postgres>(sql, values);
    let rows = within(patience, query.fetch_all(from)).await.map_err(fault)?;
    Ok(rows.into_iter().map(Row::Postgres).collect())
}

/// The connection that writes. Where it broke, the next transaction begins with another.
pub(in crate::store) struct Link {
    address: ServerAddress,
    connection: Option<PgConnection>,
    patience: Duration,
}

impl Link {
    /// Connects to a database that has today's form.
    pub(in crate::store) async fn open(address: &ServerAddress) -> Result<Link, StoreError> {
        let connection = Some(enter(address).await?);
        Ok(Link { address: address.clone(), connection, patience: PATIENCE })
    }

    /// Brings the database to today's form first.
    pub(in crate::store) async fn make(address: &ServerAddress) -> Result<Link, StoreError> {
        let mut connection = connect(&address.options()?).await?;
        migrations::migrate(&mut connection, &address.to_string()).await?;
        connection.close().await.map_err(fault)?;
        Link::open(address).await
    }

    /// A database that is there, with which we are alone: nobody writes to it.
    pub(in crate::store) async fn alone(address: &ServerAddress) -> Result<Link, StoreError> {
        let mut link = Link::patient(address).await?;
        link.be_alone().await?;
        link.see(SNAPSHOT).await?;
        Ok(link)
    }

    /// A database as it is now, whatever servers write meanwhile.
    pub(in crate::store) async fn snapshot(address: &ServerAddress) -> Result<Link, StoreError> {
        let mut link = Link::patient(address).await?;
        link.see(SNAPSHOT).await?;
        Ok(link)
    }

    /// An empty database with which we are alone, brought to today's form in the transaction that is open.
    pub(in crate::store) async fn fresh(address: &ServerAddress) -> Result<Link, StoreError> {
        let (mut link, path) = (Link::patient(address).await?, address.to_string());
        link.be_alone().await?;
        link.say(SETTINGS).await?;
        link.say("SET idle_in_transaction_session_timeout = 0; BEGIN").await?;
        migrations::bring_to_form(link.connection()?, &path).await?;
        let query = "SELECT EXISTS (SELECT FROM tables) OR EXISTS (SELECT FROM studies)
                     OR EXISTS (SELECT FROM people)";
        let is_used = sqlx::query_scalar(query).fetch_one(link.connection()?).await;
        match is_used.map_err(fault)? {
            true => Err(StoreError::NotEmpty { path }),
            false => Ok(link),
        }
    }

    async fn patient(address: &ServerAddress) -> Result<Link, StoreError> {
        let connection = Some(connect(&address.options()?).await?);
        Ok(Link { address: address.clone(), connection, patience: LONG_PATIENCE })
    }

    async fn be_alone(&mut self) -> Result<(), StoreError> {
        match presence::be_alone(self.connection()?).await.map_err(fault)? {
            true => Ok(()),
            false => Err(StoreError::InUse { path: self.address.to_string() }),
        }
    }

    async fn see(&mut self, begin: &'static str) -> Result<(), StoreError> {
        self.say(begin).await?;
        let path = self.address.to_string();
        migrations::check(self.connection()?, &path).await
    }

    pub(super) async fn begin(&mut self, ids: &[&str]) -> Result<Vec<Head>, StoreError> {
        if self.connection.is_none() || self.open_transaction().await.is_err() {
            // A server that was started anew has forgotten us, and nothing has been asked of it yet.
            self.connection = None;
            self.connection = Some(enter(&self.address).await?);
            self.open_transaction().await?;
        }
        // In one order for all, so that two servers never wait for each other.
        // A later form that lets programs of ours go on is as good as today's.
        let query = "SELECT CASE WHEN house.version > $2 AND house.serves_from <= $2 THEN $2 ELSE house.version END,
                     ends.table_id, ends.seq, ends.sum FROM house LEFT JOIN
                     (SELECT table_id, seq, sum FROM heads WHERE table_id = ANY($1)
                      ORDER BY table_id FOR UPDATE) AS ends ON true WHERE house.\"only\" = 1";
        let query = sqlx::query_as(query).bind(ids).bind(VERSION);
        let begun = within(self.patience, query.fetch_all(self.connection()?)).await;
        heads(self.noted(begun)?, &self.address.to_string())
    }

    /// The first word, and a short one: who does not answer it soon answers nothing.
    async fn open_transaction(&mut self) -> Result<(), StoreError> {
        let begin = self.connection()?.execute("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE");
        let begun = within(CONNECT_PATIENCE, begin).await;
        self.noted(begun).map(|_| ())
    }

    pub(super) async fn insert(&mut self, lines: &[Line]) -> Result<(), StoreError> {
        if lines.is_empty() {
            return Ok(());
        }
        let query = "INSERT INTO log (table_id, seq, at_ms, entry, sum)
                     SELECT * FROM unnest($1::text[], $2::int8[], $3::int8[], $4::text[], $5::bytea[])";
        let query = sqlx::query(query)
            .bind(lines.iter().map(|line| line.id.as_str()).collect::<Vec<_>>())
            .bind(lines.iter().map(|line| line.seq).collect::<Vec<_>>())
            .bind(lines.iter().map(|line| line.at_ms).collect::<Vec<_>>())
            .bind(lines.iter().map(|line| line.entry.as_str()).collect::<Vec<_>>())
            .bind(lines.iter().map(|line| line.sum.as_slice()).collect::<Vec<_>>());
        let done = within(self.patience, query.execute(self.connection()?)).await;
        self.noted(done).map(|_| ())
    }

    pub(super) async fn insert_and_commit(&mut self, lines: &[Line]) -> Result<(), StoreError> {
        self.insert(lines).await?;
        self.say("COMMIT").await
    }

    pub(super) async fn roll_back(&mut self) {
        if self.connection.is_some() && self.say("ROLLBACK").await.is_err() {
            self.connection = None;
        }
    }

    pub(super) async fn rows<'q>(
        &mut self,
        sql: &'q str,
        values: &[Value<'q>],
    ) -> Result<Vec<Row>, StoreError> {
        let query = bound::<Postgres>(sql, values);
        let rows = within(self.patience, query.fetch_all(self.connection()?)).await;
        Ok(self.noted(rows)?.into_iter().map(Row::Postgres).collect())
    }

    pub(super) async fn run(&mut self, sql: &str, values: &[Value<'_>]) -> Result<u64, StoreError> {
        let query = bound::<Postgres>(sql, values);
        let done = within(self.patience, query.execute(self.connection()?)).await;
        Ok(self.noted(done)?.rows_affected())
    }

    pub(in crate::store) async fn say(&mut self, sql: &'static str) -> Result<(), StoreError> {
        let done = within(self.patience, self.connection()?.execute(sql)).await;
        self.noted(done).map(|_| ())
    }

    fn connection(&mut self) -> Result<&mut PgConnection, StoreError> {
        let lost = || StoreError::Away("the connection is lost".to_owned());
        self.connection.as_mut().ok_or_else(lost)
    }

    /// A connection on which anything has failed but a statement is not used again.
    fn noted<T>(&mut self, done: Result<T, sqlx::Error>) -> Result<T, StoreError> {
        done.map_err(|error| {
            let fault = fault(error);
            if matches!(fault, StoreError::Failed(_) | StoreError::Away(_)) {
                self.connection = None;
            }
            fault
        })
    }

    pub(super) async fn close(self) -> Result<(), StoreError> {
        let Some(connection) = self.connection else { return Ok(()) };
        within(PATIENCE, connection.close()).await.map_err(fault)
    }
}

/// Connects to a database of today's form, as one of those who write to it.
async fn enter(address: &ServerAddress) -> Result<PgConnection, StoreError> {
    let mut connection = connect(&address.options()?).await?;
    let entering = async {
        connection.execute(SETTINGS).await?;
        presence::come(&mut connection).await
    };
    if !within(PATIENCE, entering).await.map_err(fault)? {
        return Err(StoreError::Moving { path: address.to_string() });
    }
    migrations::check(&mut connection, &address.to_string()).await?;
    Ok(connection)
}
