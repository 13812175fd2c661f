//! What the workshop says.

use stage::Lang;

use super::Word;

pub const TOOLS: Word = Word::new("View", "Ansicht");
pub const BRUSHES: Word = Word::new("Brushes", "Pinsel");
pub const UNDO: Word = Word::new("Undo a stroke", "Strich zurück");
pub const FIELDS: Word = Word::new("About the board", "Zum Spielplan");
pub const PATTERN: Word = Word::new("Begin anew with", "Neu beginnen mit");
pub const PATTERN_CHOOSE: Word = Word::new("choose …", "wähle …");
pub const PLAY_IT: Word = Word::new("Play it", "Darauf spielen");
pub const PLAY: Word = Word::new("To the table", "An den Tisch");
pub const SAVE: Word = Word::new("Save file", "Datei sichern");
pub const LOAD: Word = Word::new("Load file", "Datei laden");
pub const SHARE: Word = Word::new("Share by link", "Als Link teilen");
pub const LINK: Word = Word::new("The link of this board", "Der Link zu diesem Spielplan");
pub const BAD_LINK: Word = Word::new(
    "The board in this link cannot be read.",
    "Der Spielplan in diesem Link ist nicht lesbar.",
);
pub const DOOR: Word = Word::new("Workshop", "Werkstatt");
pub const DOOR_HINT: Word = Word::new(
    "Paint a board of your own and play on it.",
    "Male deinen eigenen Spielplan und spiel darauf.",
);

/// The workshop of a game.
pub fn title(game: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Workshop · {game}"),
        Lang::De => format!("Werkstatt · {game}"),
    }
}

/// How the board is, with so many complaints.
pub fn state(complaints: usize, lang: Lang) -> String {
    match (complaints, lang) {
        (0, Lang::En) => "This board can be played".to_owned(),
        (0, Lang::De) => "Dieser Spielplan ist spielbar".to_owned(),
        (1, Lang::En) => "One thing is missing".to_owned(),
        (1, Lang::De) => "Eines fehlt noch".to_owned(),
        (count, Lang::En) => format!("{count} things are missing"),
        (count, Lang::De) => format!("{count} Dinge fehlen noch"),
    }
}
