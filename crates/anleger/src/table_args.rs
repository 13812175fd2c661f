//! The options of a game on the command line.

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
    /// An option of the game; may be given several times. `anleger games` lists them
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = pair)]
    pub set: Vec<(String, String)>,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("must look like key=value")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
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
        let set = self.set.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        with.into_iter().chain(scenario).chain(set)
    }
}
