//! The options of a game on the command line.

use std::fs;

use game::{Game, SetupError, options};
use serde_json::Map;

/// What the table agrees on, as typed.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct TableArgs {
    /// Sets to add to the base game, for example `inns,traders`; short for `--set sets=...`
    #[arg(long, value_name = "SETS")]
    pub with: Option<String>,
    /// The scenario to play; short for `--set scenario=...`
    #[arg(long, value_name = "NAME")]
    pub scenario: Option<String>,
    /// A tile file of New World, whole or only its corrected entries; short for `--set tiles=...`
    ///
    /// The pictures in our own file, crates/newworld/data/base.toml, are reconstructed. If you own the box,
    /// you can correct them; what differs is kept in the record of a match.
    #[arg(long, value_name = "FILE", value_parser = corrected_tiles)]
    pub tiles: Option<String>,
    /// An option of the game; may be given several times. `anleger games` lists them
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = pair)]
    pub set: Vec<(String, String)>,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("must look like key=value")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

/// More text than any tile file needs; keeps a wrong file from filling the memory.
const FILE_BYTES_MAX: u64 = 256 * 1024;

/// What a tile file corrects, or what is wrong with it.
pub fn corrected_tiles(path: &str) -> Result<String, String> {
    let size = fs::metadata(path).map_err(|error| format!("cannot read: {error}"))?.len();
    if size > FILE_BYTES_MAX {
        return Err(format!("is longer than {FILE_BYTES_MAX} bytes"));
    }
    let text = fs::read_to_string(path).map_err(|error| format!("cannot read: {error}"))?;
    newworld::corrections(&text).map_err(|error| error.to_string())
}

impl TableArgs {
    /// The options for the game `G`: the book's, but for those given.
    pub fn read<G: Game>(&self) -> Result<G::Options, SetupError> {
        let mut given = Map::new();
        for (key, text) in self.pairs() {
            let value = options::read_text::<G::Options>(key, text)?;
            if given.insert(key.to_owned(), value).is_some() {
                let reason = "is given twice".to_owned();
                return Err(SetupError::BadOption { key: key.to_owned(), reason });
            }
        }
        options::read(&given)
    }

    fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        let with = self.with.as_deref().map(|sets| ("sets", sets));
        let scenario = self.scenario.as_deref().map(|name| ("scenario", name));
        let tiles = self.tiles.as_deref().map(|text| ("tiles", text));
        let set = self.set.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        with.into_iter().chain(scenario).chain(tiles).chain(set)
    }
}

#[cfg(test)]
mod tests {
    use carcassonne::Carcassonne;

    use super::*;

    fn args(set: &[(&str, &str)]) -> TableArgs {
        let own = |&(key, value): &(&str, &str)| (key.to_owned(), value.to_owned());
        TableArgs { set: set.iter().map(own).collect(), ..TableArgs::default() }
    }

    #[test]
    fn settings_reach_the_game() {
        let options = args(&[("farmers", "false"), ("boxes", "3")]).read::<Carcassonne>().unwrap();
        assert!(!options.farmers);
        assert_eq!(options.boxes, 3);
        let book = args(&[]).read::<Carcassonne>().unwrap();
        assert_eq!(book, Default::default());
    }

    #[test]
    fn sets_and_scenario_are_options_like_any_other() {
        let with = TableArgs { with: Some("inns,traders".into()), ..args(&[("boxes", "1")]) };
        let with = TableArgs { scenario: Some("x".into()), ..with };
        let pairs: Vec<_> = with.pairs().collect();
        assert_eq!(pairs, [("sets", "inns,traders"), ("scenario", "x"), ("boxes", "1")]);
    }

    #[test]
    fn a_tile_file_becomes_an_option() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mine.toml");
        let file = |text: &str| {
            fs::write(&path, text).unwrap();
            corrected_tiles(path.to_str().unwrap())
        };
        let ours = newworld::TILE_FILE;
        assert_eq!(file(ours), Ok(String::new()));
        let mine = file(&ours.replacen("animals = 3", "animals = 2", 1)).unwrap();
        assert!(mine.contains("code='AR'"), "{mine}");
        let options = TableArgs { tiles: Some(mine.clone()), ..TableArgs::default() };
        assert_eq!(options.read::<newworld::NewWorld>().unwrap().tiles, mine);
        let wrong = file(&ours.replacen("edges = \"pppp\"", "edges = \"ppp\"", 1));
        assert_eq!(wrong, Err("tile B, field 'edges': has 3 letters, not 4".to_owned()));
        assert!(corrected_tiles("no/such/file").unwrap_err().starts_with("cannot read"));
        assert!(options.read::<Carcassonne>().is_err(), "another game has no such option");
    }

    #[test]
    fn a_pair_has_a_key_and_a_value() {
        assert_eq!(pair("a = b=c"), Ok(("a".to_owned(), "b=c".to_owned())));
        assert!(pair("a").is_err());
    }
}
