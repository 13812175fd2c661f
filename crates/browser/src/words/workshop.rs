//! What the workshop says.

use stage::Lang;

use super::Word;

pub const TOOLS: Word = Word::new("View", "Ansicht");
pub const BRUSHES: Word = Word::new("Brushes", "Pinsel");
pub const UNDO: Word = Word::new("Undo last stroke", "Letzten Pinselstrich rückgängig");
pub const FIELDS: Word = Word::new("About the map", "Über die Karte");
pub const FIELDS_MORE: Word = Word::new("More settings", "Weitere Einstellungen");
pub const PATTERN: Word = Word::new("Start from", "Beginnen mit");
pub const PATTERN_CHOOSE: Word = Word::new("choose a map …", "Karte wählen …");
pub const PLAY_IT: Word = Word::new("Play this map", "Diese Karte spielen");
pub const PLAY: Word = Word::new("Open the table", "Tisch eröffnen");
pub const SAVE: Word = Word::new("Save as a file", "Als Datei speichern");
pub const LOAD: Word = Word::new("Open a file", "Datei öffnen");
pub const SHARE: Word = Word::new("Copy a link", "Link kopieren");
pub const LINK: Word = Word::new("Link to this map", "Link zu dieser Karte");
pub const BAD_LINK: Word = Word::new(
    "The map in this link cannot be read. Ask for the link again.",
    "Die Karte in diesem Link lässt sich nicht lesen. Lass dir den Link noch einmal schicken.",
);
pub const DOOR: Word = Word::new("Workshop", "Werkstatt");
pub const DOOR_HINT: Word =
    Word::new("Paint your own map and play on it", "Eigene Karte malen und darauf spielen");

/// The workshop of a game.
pub fn title(game: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Workshop · {game}"),
        Lang::De => format!("Werkstatt · {game}"),
    }
}

/// How the map is, with so many complaints.
pub fn state(complaints: usize, lang: Lang) -> String {
    match (complaints, lang) {
        (0, Lang::En) => "Your map is ready".to_owned(),
        (0, Lang::De) => "Deine Karte ist fertig".to_owned(),
        (1, Lang::En) => "1 thing to do".to_owned(),
        (1, Lang::De) => "Noch 1 Sache zu tun".to_owned(),
        (count, Lang::En) => format!("{count} things to do"),
        (count, Lang::De) => format!("Noch {count} Dinge zu tun"),
    }
}

/// So many complaints more than are listed.
pub fn more_complaints(count: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("… and {count} more, marked on the map."),
        Lang::De => format!("… und {count} weitere, auf der Karte markiert."),
    }
}
