//! Where a database is. The password in an address is for the server alone: whatever shows one leaves it out.

use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde::Deserialize;
use sqlx::postgres::PgConnectOptions;

use super::StoreError;

/// Where a database is: a file of SQLite, or one on a PostgreSQL server.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "PathBuf")]
pub enum Address {
    File(PathBuf),
    Server(ServerAddress),
}

/// The address of a database on a PostgreSQL server, as it was written.
#[derive(Clone, PartialEq, Eq)]
pub struct ServerAddress(String);

/// How such an address begins.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

/// What may stand behind the question mark. What is not known there is refused and not repeated: it may be the rest of
/// a password.
const PARAMETERS: [&str; 11] = [
    "sslmode",
    "sslrootcert",
    "sslcert",
    "sslkey",
    "host",
    "hostaddr",
    "port",
    "dbname",
    "user",
    "password",
    "options",
];

impl Address {
    /// The file, where it is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Address::File(path) => Some(path),
            Address::Server(_) => None,
        }
    }

    /// Refuses an address that cannot be one.
    pub fn check(&self) -> Result<(), StoreError> {
        match self {
            Address::File(_) => Ok(()),
            Address::Server(server) => server.options().map(|_| ()),
        }
    }
}

impl ServerAddress {
    /// What is needed to connect.
    pub(super) fn options(&self) -> Result<PgConnectOptions, StoreError> {
        let known = |parameter: &str| {
            let name = parameter.split('=').next().unwrap_or_default();
            PARAMETERS.contains(&name)
        };
        let query = self.0.split_once('?').map_or("", |(_, query)| query);
        if !query.split('&').all(|parameter| parameter.is_empty() || known(parameter)) {
            return Err(StoreError::BadAddress);
        }
        let options = PgConnectOptions::from_str(&self.0).map_err(|_| StoreError::BadAddress)?;
        // A '/' that belongs to a password makes the rest of it look like a name.
        match options.get_database() {
            Some(name) if name.contains(['/', '@']) => Err(StoreError::BadAddress),
            _ => Ok(options),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::File(path) => path.display().fmt(out),
            Address::Server(server) => server.fmt(out),
        }
    }
}

impl fmt::Display for ServerAddress {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ok(options) = self.options() else { return out.write_str("postgres://…") };
        let (user, database) = (options.get_username(), options.get_database());
        let database = database.unwrap_or(user);
        match options.get_socket() {
            Some(folder) => {
                let folder = folder.display();
                write!(out, "postgres:///{database}?host={folder}&user={user}")
            }
            None => {
                let (host, port) = (options.get_host(), options.get_port());
                write!(out, "postgres://{user}@{host}:{port}/{database}")
            }
        }
    }
}

impl fmt::Debug for ServerAddress {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl From<PathBuf> for Address {
    fn from(path: PathBuf) -> Address {
        match path.to_str() {
            Some(text) if SCHEMES.iter().any(|scheme| text.starts_with(scheme)) => {
                Address::Server(ServerAddress(text.to_owned()))
            }
            _ => Address::File(path),
        }
    }
}

impl From<OsString> for Address {
    fn from(text: OsString) -> Address {
        PathBuf::from(text).into()
    }
}

impl From<&str> for Address {
    fn from(text: &str) -> Address {
        PathBuf::from(text).into()
    }
}

impl From<&Path> for Address {
    fn from(path: &Path) -> Address {
        path.to_owned().into()
    }
}

impl From<&PathBuf> for Address {
    fn from(path: &PathBuf) -> Address {
        path.clone().into()
    }
}

impl From<&Address> for Address {
    fn from(address: &Address) -> Address {
        address.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_told_from_a_server() {
        let path = Path::new("data/anleger.sqlite");
        assert_eq!(Address::from(path).file(), Some(path));
        assert_eq!(Address::from("postgres").file(), Some(Path::new("postgres")));
        for scheme in SCHEMES {
            let address = Address::from(format!("{scheme}anna@db/club").as_str());
            assert_eq!((address.file(), address.check()), (None, Ok(())));
            assert_eq!(address.to_string(), "postgres://anna@db:5432/club");
        }
    }

    #[test]
    fn the_password_is_shown_by_nothing() {
        for address in [
            "postgres://anna:s3cret@db.example:6543/club?sslmode=verify-full",
            "postgres:///club?host=/run/postgresql&user=anna&password=s3cret",
            "postgres://anna:s3cret@localhost/club?host=/run/postgresql",
            // Neither where the address is wrong, or the password holds what should have been written otherwise.
            "postgres://anna:s3cret@db:none/club",
            "postgres://anna:p?s3cret@db/club",
            "postgres://anna:p/s3cret@db/club",
            "postgres://anna:1/s3cret@db/club",
            "postgres://anna:p#s3cret@db/club",
            "postgres://anna@db/club?passwort=s3cret",
            "postgres://anna@db/club?sslmode=s3cret",
        ] {
            let address = Address::from(address);
            let shown = format!("{address} {address:?} {:?}", address.check());
            assert!(!shown.contains("s3cret"), "{shown}");
        }
        let address = Address::from("postgres://anna:s3cret@localhost/club?host=/run/postgresql");
        assert_eq!(address.to_string(), "postgres:///club?host=/run/postgresql&user=anna");
        assert_eq!(Address::from(address.to_string().as_str()).check(), Ok(()));
    }

    #[test]
    fn an_address_that_is_none_is_refused_in_a_sentence() {
        for address in ["postgres://db:none/club", "postgres://db/club?ssl=yes"] {
            let error = Address::from(address).check().unwrap_err().to_string();
            assert!(error.contains("--database") && !error.contains('\n'), "{error}");
        }
    }
}
