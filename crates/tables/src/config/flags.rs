//! What is wished for on the command line and in the environment.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use clap::builder::{OsStringValueParser, TypedValueParser};

use super::file::File;
use super::{Config, ConfigError, DATABASE_NAME, Lobby};
use crate::news::NatsText;
use crate::proxies::Proxy;
use crate::retention::Retention;
use crate::store::Address;

/// The flags of the server, each also a variable.
#[derive(Args, Clone, Debug, Default)]
pub struct Flags {
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, env = "ANLEGER_BIND", value_name = "ADDRESS:PORT")]
    pub bind: Option<SocketAddr>,
    /// The folder for everything the server keeps [default: anleger-data]
    #[arg(long, env = "ANLEGER_DATA", value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    /// The database: a file [default: anleger.sqlite in the data folder], or one on a PostgreSQL server,
    /// postgres://USER:PASSWORD@HOST:PORT/NAME
    #[arg(long, env = "ANLEGER_DATABASE", value_name = "FILE|ADDRESS", hide_env_values = true)]
    #[arg(value_parser = OsStringValueParser::new().map(Address::from))]
    pub database: Option<Address>,
    /// The NATS over which several servers of one database hear of each other, such as nats://host:4222
    ///
    /// Several servers of NATS stand with commas between them, name and password before the first host
    /// (nats://name:password@host:4222). Without it this must be the only server of its database.
    #[arg(long, env = "ANLEGER_NATS", value_name = "ADDRESS", hide_env_values = true)]
    pub nats: Option<NatsText>,
    /// A proxy in front of the server whose X-Forwarded-For is believed, or a network of them; may be given several times
    ///
    /// 10.0.0.1, 2001:db8::1, 10.0.0.0/8, 2001:db8::/32
    #[arg(
        long,
        env = "ANLEGER_TRUSTED_PROXY",
        value_name = "ADDRESS|NETWORK",
        value_delimiter = ','
    )]
    pub trusted_proxy: Vec<Proxy>,
    /// A tile file of New World, whole or only its corrected entries, for the tables of this server
    ///
    /// The pictures of our own file, crates/newworld/data/base.toml, are reconstructed. Whoever owns the
    /// box may correct them; a table keeps the tiles it began with, and so does its record.
    #[arg(long, env = "ANLEGER_TILES", value_name = "FILE")]
    pub tiles: Option<PathBuf>,
    /// A settings file with these and more
    #[arg(long, env = "ANLEGER_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
}

impl Flags {
    /// Flags and variables come before the file, the file before the defaults.
    pub fn resolve(self) -> Result<Config, ConfigError> {
        let file = self.config.as_deref().map(File::read).transpose()?.unwrap_or_default();
        let default = Config::default();
        let data = self.data.or(file.data).unwrap_or(default.data);
        let database = self.database.or(file.database);
        let database = database.unwrap_or_else(|| data.join(DATABASE_NAME).into());
        database.check().map_err(ConfigError::Database)?;
        let proxies = Some(self.trusted_proxy).filter(|proxies| !proxies.is_empty());
        Ok(Config {
            bind: self.bind.or(file.bind).unwrap_or(default.bind),
            database,
            data,
            nats: self.nats.map(|nats| nats.read()).transpose()?.or(file.nats),
            grace_ms: file.grace_ms.unwrap_or(default.grace_ms),
            archive_days: file.archive_days.unwrap_or(default.archive_days),
            retention: Retention {
                finished_days: file.keep_finished_days.unwrap_or_default(),
                abandoned_days: file.keep_abandoned_days.unwrap_or_default(),
                waiting_days: file.keep_waiting_days.unwrap_or_default(),
                study_days: file.keep_study_days.unwrap_or_default(),
            },
            connections: file.connections.unwrap_or(default.connections),
            connections_per_address: file
                .connections_per_address
                .unwrap_or(default.connections_per_address),
            tables_per_address: file.tables_per_address.unwrap_or(default.tables_per_address),
            lobby: Lobby {
                open: file.lobby.unwrap_or(default.lobby.open),
                delay_ms: file.watch_delay_ms.unwrap_or(default.lobby.delay_ms),
            },
            hosts: file.hosts.unwrap_or_default(),
            metrics: file.metrics,
            origins: file.origins.unwrap_or(default.origins),
            trusted_proxies: proxies.or(file.trusted_proxies).unwrap_or(default.trusted_proxies),
            tiles: self.tiles.or(file.tiles),
            house_rules: default.house_rules,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::DEFAULT_FILE;
    use super::*;

    fn written(text: &str) -> (tempfile::TempDir, Flags) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("anleger.toml");
        std::fs::write(&path, text).unwrap();
        (folder, Flags { config: Some(path), ..Flags::default() })
    }

    #[test]
    fn the_commented_file_shows_the_defaults() {
        let settings = |line: &&str| line.starts_with('#') && !line.starts_with("# ");
        let shown: String =
            DEFAULT_FILE.lines().filter(settings).map(|line| format!("{}\n", &line[1..])).collect();
        let (_folder, flags) = written(&shown);
        assert_eq!(flags.resolve().unwrap(), Config::default());
        assert_eq!(shown.lines().count(), 17);
        let (_folder, flags) = written(DEFAULT_FILE);
        assert_eq!(flags.resolve().unwrap(), Config::default());
    }

    #[test]
    fn the_settings_of_the_hosting_page_can_be_used_as_they_are() {
        let page = include_str!("../../../../docs/hosting.md");
        let (_, rest) = page.split_once("```toml\n").unwrap();
        let (_folder, flags) = written(rest.split_once("```").unwrap().0);
        let config = flags.resolve().unwrap();
        assert_eq!(config.hosts, ["play.example"]);
        assert!(config.metrics.is_some() && config.trusted_proxies.len() == 1);
    }

    #[test]
    fn flags_come_before_the_file_and_the_file_before_the_defaults() {
        let (_folder, mut flags) = written("bind = \"0.0.0.0:1\"\ndata = \"here\"\n");
        let config = flags.clone().resolve().unwrap();
        assert_eq!(config.bind.to_string(), "0.0.0.0:1");
        assert_eq!(config.database, PathBuf::from("here").join(DATABASE_NAME).into());
        flags.bind = "127.0.0.1:2".parse().ok();
        assert_eq!(flags.resolve().unwrap().bind.to_string(), "127.0.0.1:2");
        let (_folder, mut flags) = written("nats = \"nats://one\"\n");
        assert_eq!(flags.clone().resolve().unwrap().nats, "nats://one".parse().ok());
        flags.nats = Some("nats://two".into());
        assert_eq!(flags.resolve().unwrap().nats, "nats://two".parse().ok());
        let (_folder, mut flags) = written("tiles = \"mine.toml\"\n");
        assert_eq!(flags.clone().resolve().unwrap().tiles, Some("mine.toml".into()));
        let (_folder, server) = written("database = \"postgres://anna:secret@db/club\"\n");
        let server = server.resolve().unwrap();
        assert_eq!(server.database, Address::from("postgres://anna:secret@db/club"));
        assert!(!format!("{server:?}").contains("secret"), "{server:?}");
        flags.tiles = Some("other.toml".into());
        assert_eq!(flags.resolve().unwrap().tiles, Some("other.toml".into()));
    }

    #[test]
    fn a_password_is_not_repeated_by_what_is_said_of_a_file() {
        for nats in ["nats://anna:secret@", "nats://a:b@one,nats://anna:secret@two"] {
            let (_folder, flags) = written(&format!("nats = \"{nats}\""));
            let error = flags.resolve().unwrap_err().to_string();
            assert!(error.contains("NATS") && !error.contains("secret"), "{error}");
        }
    }

    #[test]
    fn proxies_are_addresses_and_networks() {
        let text = "trusted_proxies = [\"10.0.0.1\", \"10.1.0.0/16\", \"2001:db8::/32\"]";
        let (_folder, flags) = written(text);
        let shown: Vec<String> =
            flags.resolve().unwrap().trusted_proxies.iter().map(Proxy::to_string).collect();
        assert_eq!(shown, ["10.0.0.1", "10.1.0.0/16", "2001:db8::/32"]);
        let (_folder, flags) = written("trusted_proxies = [\"10.0.0.0/33\"]");
        let error = flags.resolve().unwrap_err().to_string();
        assert!(error.contains("10.0.0.0/33") && error.contains("network"), "{error}");
    }

    #[test]
    fn what_is_wrong_with_a_file_is_said_in_a_sentence() {
        let (_folder, flags) = written("bnd = 1");
        let error = flags.resolve().unwrap_err().to_string();
        assert!(error.contains("anleger.toml") && error.contains("bnd"), "{error}");
        let (_folder, flags) = written("database = \"postgres://anna:secret@db:x/club\"\n");
        let error = flags.resolve().unwrap_err().to_string();
        assert!(error.contains("--database") && !error.contains("secret"), "{error}");
        let flags = Flags { config: Some("nowhere.toml".into()), ..Flags::default() };
        assert!(matches!(flags.resolve(), Err(ConfigError::Unreadable { .. })));
    }
}
