//! The letters on pictures. They come with the program, so that a picture looks the same wherever it is made.

use std::sync::{Arc, OnceLock};

use resvg::usvg::Options;
use resvg::usvg::fontdb::{Database, Source};
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

/// The family of our letters, which stands for every other that a picture asks for.
pub const FAMILY: &str = "Alegreya";

static MEDIUM: &[u8] = include_bytes!("../fonts/Alegreya-Medium.ttf");
static BOLD: &[u8] = include_bytes!("../fonts/Alegreya-Bold.ttf");

/// How heavy letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    Medium,
    Bold,
}

impl Weight {
    /// As SVG says it.
    pub fn number(self) -> u16 {
        match self {
            Weight::Medium => 500,
            Weight::Bold => 700,
        }
    }

    fn font(self) -> Option<FontRef<'static>> {
        let data = match self {
            Weight::Medium => MEDIUM,
            Weight::Bold => BOLD,
        };
        FontRef::new(data).ok()
    }
}

/// How SVG is read here: with our letters and no others.
pub fn options() -> Options<'static> {
    static FONTS: OnceLock<Arc<Database>> = OnceLock::new();
    let fontdb = FONTS.get_or_init(|| Arc::new(fonts())).clone();
    Options { font_family: FAMILY.to_owned(), fontdb, ..Options::default() }
}

fn fonts() -> Database {
    let mut fonts = Database::new();
    for data in [MEDIUM, BOLD] {
        fonts.load_font_source(Source::Binary(Arc::new(data)));
    }
    fonts.set_serif_family(FAMILY);
    fonts.set_sans_serif_family(FAMILY);
    fonts
}

/// How wide a line is, letter beside letter.
pub fn width(text: &str, size: f32, weight: Weight) -> f32 {
    let Some(font) = weight.font() else { return 0.0 };
    let (letters, metrics) =
        (font.charmap(), font.glyph_metrics(Size::new(size), LocationRef::default()));
    let wide = |letter: char| metrics.advance_width(letters.map(letter)?);
    text.chars().filter_map(wide).sum()
}

/// The line as far as there is room for it.
pub fn fitting(text: &str, size: f32, weight: Weight, room: f32) -> String {
    if width(text, size, weight) <= room {
        return text.to_owned();
    }
    let mut cut = text.to_owned();
    while cut.pop().is_some() {
        let shown = format!("{}…", cut.trim_end());
        if width(&shown, size, weight) <= room {
            return shown;
        }
    }
    String::new()
}

/// The text in lines, of which there are so many at most; what does not fit is cut off.
pub fn lines(text: &str, size: f32, weight: Weight, room: f32, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let longer = lines.last().map(|line| format!("{line} {word}"));
        match longer.filter(|line| width(line, size, weight) <= room || lines.len() == most) {
            Some(line) => *lines.last_mut().unwrap_or(&mut String::new()) = line,
            None => lines.push(word.to_owned()),
        }
    }
    lines.iter().map(|line| fitting(line, size, weight, room)).collect()
}

/// What of a text we have letters for; `None` where that says nothing any more.
pub fn readable(text: &str) -> Option<String> {
    let letters = Weight::Medium.font()?.charmap();
    let has = |letter: &char| *letter == ' ' || letters.map(*letter).is_some();
    let lost = text.chars().any(|letter| letter.is_alphabetic() && !has(&letter));
    let kept: String = text.chars().filter(has).collect();
    let kept = kept.trim();
    (!lost && kept.chars().any(char::is_alphanumeric)).then(|| kept.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shown_as_far_as_there_are_letters() {
        for name in ["Anna", "Jérôme", "Łukasz", "Ξένια", "Žofie 2", "Ольга"] {
            assert_eq!(readable(name).as_deref(), Some(name));
        }
        assert_eq!(readable("Anna 🦆").as_deref(), Some("Anna"));
        assert_eq!(readable("小明"), None);
        assert_eq!(readable("🦆"), None);
        assert_eq!(readable("A明"), None, "half a name is somebody else's");
    }

    #[test]
    fn a_line_keeps_to_its_room() {
        let long = "Bartholomäus von und zu Hohenzollern";
        let cut = fitting(long, 30.0, Weight::Bold, 200.0);
        assert!(cut.ends_with('…') && width(&cut, 30.0, Weight::Bold) <= 200.0, "{cut}");
        assert_eq!(fitting("Anna", 30.0, Weight::Bold, 200.0), "Anna");
        assert_eq!(fitting("Anna", 30.0, Weight::Bold, 1.0), "");
    }

    #[test]
    fn a_text_is_laid_in_lines() {
        let text = "Inns & Cathedrals, Traders & Builders, Princess & Dragon, The Tower";
        let laid = lines(text, 24.0, Weight::Medium, 300.0, 2);
        assert_eq!(laid.len(), 2, "{laid:?}");
        assert!(laid.iter().all(|line| width(line, 24.0, Weight::Medium) <= 300.0));
        assert!(laid[1].ends_with('…'), "{laid:?}");
        assert_eq!(lines("Carcassonne", 24.0, Weight::Medium, 300.0, 2), ["Carcassonne"]);
    }
}
