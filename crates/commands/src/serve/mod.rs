//! `anleger serve`: the table in the browser.

mod invitation;
pub(crate) mod log;
mod painter;
mod process_limits;
pub(crate) mod stop;

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use game::{Game, Heuristics};
use newworld::NewWorld;
use serde_json::{Map, Value};
use tables::{Assets, Flags, Registry, Server, Teachers};

use crate::failure::Failure;
use crate::games::{self, Visitor};
use crate::puzzles::ByTheRules;
use crate::table_args::corrected_tiles;

use painter::House;

/// Serve tables to browsers
///
/// Creates its folder and its database if there are none, prints the link, and runs until Ctrl-C.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Args {
    #[command(flatten)]
    flags: Flags,
    /// How the log is written to standard error; ANLEGER_LOG says how much of it (info, debug, …)
    #[arg(long, env = "ANLEGER_LOG_FORMAT", value_name = "FORMAT", default_value = "human")]
    log: log::Format,
}

impl Args {
    /// Serves until somebody wants it to stop.
    pub fn run(self, out: &mut dyn Write, page: Arc<dyn Assets>) -> Result<(), Failure> {
        log::begin(self.log)?;
        process_limits::allow_open_files();
        tokio::runtime::Runtime::new()?.block_on(serve(self.flags, out, page))
    }
}

async fn serve(flags: Flags, out: &mut dyn Write, page: Arc<dyn Assets>) -> Result<(), Failure> {
    let mut config = flags.resolve().map_err(tables::ServeError::from)?;
    if let Some(path) = &config.tiles {
        let rules = tile_rules(path)?;
        config.house_rules.insert(NewWorld::NAME.to_owned(), rules);
    }
    let listener = tables::bind(&config).await?;
    let address = listener.local_addr()?;
    let database = config.database.clone();
    process_limits::outlive_the_limit_on_files()?;
    // Listens for the signal first, so that there is no moment in which it would kill.
    let stop = stop::wanted()?;
    let server = Server::new(config, registry()).with_teachers(teachers());
    let server =
        server.with_miner(Arc::new(ByTheRules)).with_painter(Arc::new(House)).with_assets(page);
    let server = server.open().await?;
    // Whoever was to read it may be gone; those who come to play do not need it.
    let invitation = invitation::text(address, &database);
    if let Err(error) = out.write_all(invitation.as_bytes()).and_then(|()| out.flush()) {
        tracing::warn!(error = %error, "link not printed");
    }
    Ok(server.serve(listener, stop).await?)
}

/// What tables of New World begin with where an owner of the box has corrected the tiles.
fn tile_rules(path: &Path) -> Result<Map<String, Value>, Failure> {
    let shown = path.display().to_string();
    let tiles = corrected_tiles(&shown);
    let tiles = tiles.map_err(|reason| Failure::File { path: shown, reason })?;
    Ok(Map::from_iter([("tiles".to_owned(), Value::String(tiles))]))
}

/// Their teachers.
pub fn teachers() -> Teachers {
    struct With(Teachers);
    impl Visitor for With {
        type Out = Teachers;

        fn visit<G: Heuristics>(self) -> Teachers {
            self.0.with::<G>()
        }
    }
    games::NAMES.iter().fold(Teachers::default(), |teachers, name| {
        games::visit(name, With(teachers.clone())).unwrap_or(teachers)
    })
}

/// Every game there is; the page offers those it can show.
pub(crate) fn registry() -> Registry {
    struct With(Registry);
    impl Visitor for With {
        type Out = Registry;

        fn visit<G: Heuristics>(self) -> Registry {
            self.0.with::<G>()
        }
    }
    games::NAMES.iter().fold(Registry::default(), |registry, name| {
        games::visit(name, With(registry.clone())).unwrap_or(registry)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_a_tile_file_is_said_before_anybody_connects() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mine.toml");
        let ours = newworld::TILE_FILE;
        std::fs::write(&path, ours.replacen("animals = 3", "animals = 4", 1)).unwrap();
        let rules = tile_rules(&path).unwrap();
        assert!(rules["tiles"].as_str().unwrap().contains("code='AR'"), "{rules:?}");
        std::fs::write(&path, ours.replacen("edges = \"pppp\"", "edges = \"pp\"", 1)).unwrap();
        let error = tile_rules(&path).unwrap_err().to_string();
        assert!(
            error.ends_with("mine.toml: tile B, field 'edges': has 2 letters, not 4"),
            "{error}"
        );
        assert!(tile_rules(Path::new("nowhere.toml")).is_err());
    }

    #[test]
    fn every_game_can_be_played_here() {
        let registry = registry();
        for name in games::NAMES {
            assert!(registry.find(name).is_ok(), "{name}");
        }
    }
}
