//! The files, and where things stand in them.

use std::fs;
use std::path::{Path, PathBuf};

use tables::{Config, Flags};
use yaml_rust2::{Yaml, YamlLoader};

pub const UNITS: [&str; 3] =
    ["systemd/anleger.service", "systemd/anleger@.service", "systemd/anleger-work.service"];

pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name)
}

pub fn text(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

pub fn yaml(name: &str) -> Vec<Yaml> {
    YamlLoader::load_from_str(&text(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// What stands under a key, or under that key of what is merged in.
pub fn field<'a>(of: &'a Yaml, key: &str) -> &'a Yaml {
    match (&of[key], &of["<<"]) {
        (Yaml::BadValue, Yaml::BadValue) => &Yaml::BadValue,
        (Yaml::BadValue, merged) => field(merged, key),
        (found, _) => found,
    }
}

pub fn words(list: &Yaml) -> Vec<&str> {
    list.as_vec().into_iter().flatten().filter_map(Yaml::as_str).collect()
}

/// The word after this one.
pub fn after<'a>(words: &[&'a str], flag: &str) -> &'a str {
    let at = words.iter().position(|word| *word == flag);
    at.and_then(|at| words.get(at + 1)).unwrap_or_else(|| panic!("no {flag} in {words:?}"))
}

pub fn port(address: &str) -> u16 {
    let port = address.rsplit(':').next().and_then(|port| port.parse().ok());
    port.unwrap_or_else(|| panic!("no port in {address}"))
}

/// The services of the compose file whose program is ours, by name.
pub fn ours(compose: &Yaml) -> Vec<(&str, &Yaml)> {
    let services = compose["services"].as_hash().unwrap();
    let named = services.iter().map(|(name, service)| (name.as_str().unwrap(), service));
    named.filter(|(_, service)| words(field(service, "entrypoint")).contains(&"anleger")).collect()
}

/// The first container of a deployment.
pub fn container(deployment: &Yaml) -> &Yaml {
    &deployment["spec"]["template"]["spec"]["containers"][0]
}

pub fn of_kind<'a>(manifest: &'a [Yaml], kind: &str) -> Vec<&'a Yaml> {
    manifest.iter().filter(|part| part["kind"].as_str() == Some(kind)).collect()
}

/// What a unit says behind `key=`.
pub fn setting<'a>(unit: &'a str, key: &str) -> &'a str {
    let found = unit.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
    found.unwrap_or_else(|| panic!("no {key} in {unit}"))
}

/// A settings file as the server reads it.
pub fn settings(path: PathBuf) -> Config {
    Flags { config: Some(path), ..Flags::default() }.resolve().unwrap()
}

/// The settings in the manifest.
pub fn settings_of_the_manifest(manifest: &[Yaml]) -> Config {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("anleger.toml");
    let text = of_kind(manifest, "ConfigMap")[0]["data"]["anleger.toml"].as_str().unwrap();
    fs::write(&path, text).unwrap();
    settings(path)
}
