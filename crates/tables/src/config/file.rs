//! The settings file.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::ConfigError;
use crate::news::NatsAddress;
use crate::proxies::Proxy;
use crate::store::Address;

/// A settings file with every default as a comment.
pub const DEFAULT_FILE: &str = include_str!("default.toml");

/// What a settings file may say; all of it may be left out.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct File {
    pub bind: Option<SocketAddr>,
    pub data: Option<PathBuf>,
    pub database: Option<Address>,
    pub nats: Option<NatsAddress>,
    pub grace_ms: Option<u64>,
    pub archive_days: Option<u64>,
    pub keep_finished_days: Option<u64>,
    pub keep_abandoned_days: Option<u64>,
    pub keep_waiting_days: Option<u64>,
    pub keep_study_days: Option<u64>,
    pub connections: Option<usize>,
    pub connections_per_address: Option<usize>,
    pub tables_per_address: Option<u32>,
    pub lobby: Option<bool>,
    pub watch_delay_ms: Option<u64>,
    pub hosts: Option<Vec<String>>,
    pub metrics: Option<SocketAddr>,
    pub origins: Option<Vec<String>>,
    pub trusted_proxies: Option<Vec<Proxy>>,
    pub tiles: Option<PathBuf>,
}

impl File {
    /// Reads the file.
    pub(super) fn read(path: &Path) -> Result<File, ConfigError> {
        let shown = path.display().to_string();
        let text = std::fs::read_to_string(path).map_err(|error| ConfigError::Unreadable {
            path: shown.clone(),
            reason: error.to_string(),
        })?;
        toml::from_str(&text).map_err(|error| ConfigError::BadFile {
            path: shown,
            reason: error.message().to_owned(),
        })
    }
}
