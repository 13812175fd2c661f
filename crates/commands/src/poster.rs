//! `anleger poster`: a recorded match for the wall, and its best moment to send.

use std::io::Write;
use std::path::{Path, PathBuf};

use client::Replay;
use pictures::{Paper, Undrawn};
use wire::Sight;
use words::Lang;

use crate::analyse::language;
use crate::failure::Failure;
use crate::{games, record_file, serve};

/// The most bytes of a record that is drawn; one of the longest matches has a tenth of that.
const RECORD_BYTES_MAX: usize = 1024 * 1024;

/// Draw a recorded match: a poster of the final map (PDF or SVG), a card for a link (PNG), its best moment (GIF)
///
/// The ending of the file says what is drawn: map.pdf, map.svg, card.png or moment.gif.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// The record
    pub file: PathBuf,
    /// The file to draw into; its ending says what is drawn
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
    /// What a poster is printed on: a3, a4 or letter
    #[arg(long, value_name = "PAPER", default_value = "a4")]
    pub paper: Paper,
    /// In which language: en, de, fr or es
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = language)]
    pub language: Lang,
}

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Drawing {
    Pdf,
    Svg,
    Card,
    Moment,
}

impl Drawing {
    fn by_ending(path: &Path) -> Option<Drawing> {
        Some(match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "pdf" => Drawing::Pdf,
            "svg" => Drawing::Svg,
            "png" => Drawing::Card,
            "gif" => Drawing::Moment,
            _ => return None,
        })
    }
}

impl Args {
    /// Draws it.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let wrong = |reason: &str| record_file::failure(&self.output, reason.to_owned());
        let drawing = Drawing::by_ending(&self.output)
            .ok_or_else(|| wrong("the file must end in .pdf, .svg, .png or .gif"))?;
        let text = record_file::text(&self.file, RECORD_BYTES_MAX)?;
        let replay = Replay::read(&text, &serve::registry())
            .map_err(|error| record_file::failure(&self.file, error.reason()))?;
        let drawn = match drawing {
            Drawing::Moment => {
                pictures::moment(&replay, pictures::best_moment(&replay), self.language)
            }
            drawing => self.still(drawing, &self.sight(&replay)?),
        };
        let none = || wrong(&format!("there are no pictures of {}", replay.record().game()));
        let drawn = drawn.ok_or_else(none)?.map_err(|error| wrong(&error.to_string()))?;
        std::fs::write(&self.output, &drawn)
            .map_err(|error| wrong(&format!("cannot write: {error}")))?;
        Ok(writeln!(out, "Drawn into {}", self.output.display())?)
    }

    fn sight(&self, replay: &Replay) -> Result<Sight, Failure> {
        let failed = |reason: String| record_file::failure(&self.file, reason);
        let played = games::find(replay.record().game())?.load(replay.record());
        let played = played.map_err(|error| failed(error.to_string()))?;
        // A record does not say when it was played.
        pictures::sight(played.as_ref(), 0).map_err(|error| failed(error.to_string()))
    }

    fn still(&self, drawing: Drawing, sight: &Sight) -> Option<Result<Vec<u8>, Undrawn>> {
        match drawing {
            Drawing::Pdf => pictures::poster_pdf(sight, self.paper, self.language),
            Drawing::Svg => pictures::poster_svg(sight, self.paper, self.language)
                .map(|drawn| drawn.map(String::into_bytes)),
            Drawing::Card | Drawing::Moment => {
                let card = pictures::card(sight, self.language)?;
                Some(pictures::png(&card, pictures::CARD_WIDTH))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draw(name: &str) -> Result<Vec<u8>, Failure> {
        let folder = tempfile::tempdir().unwrap();
        let output = folder.path().join(name);
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/sample.anleger");
        let args = Args { file, output: output.clone(), paper: Paper::A3, language: Lang::De };
        args.run(&mut Vec::new())?;
        Ok(std::fs::read(output).unwrap())
    }

    #[test]
    fn the_ending_says_what_is_drawn() {
        assert!(draw("map.pdf").unwrap().starts_with(b"%PDF-"));
        assert!(draw("map.SVG").unwrap().starts_with(b"<svg"));
        assert!(draw("card.png").unwrap().starts_with(b"\x89PNG"));
        assert!(draw("moment.gif").unwrap().starts_with(b"GIF89a"));
        let error = draw("map.bmp").unwrap_err().to_string();
        assert!(error.ends_with("must end in .pdf, .svg, .png or .gif"), "{error}");
    }
}
