//! What the pages around a table say.

use stage::Lang;

use super::Word;

pub const NAVIGATION: Word = Word::new("Site", "Seite");
pub const RULES: Word = Word::new("Rules", "Regeln");
pub const TO_START: Word = Word::new("Start page", "Startseite");
pub const TO_TABLE: Word = Word::new("Back to the table", "Zurück zum Tisch");
pub const LOADING: Word = Word::new("One moment …", "Einen Moment …");
pub const PART_MISSING: Word = Word::new(
    "This part of the page could not be loaded. Check your connection or reload the page.",
    "Dieser Teil der Seite ließ sich nicht laden. Prüfe die Verbindung oder lade die Seite neu.",
);
pub const PART_AGAIN: Word = Word::new("Try again", "Erneut versuchen");

// The start page.
pub const WELCOME: Word = Word::new("Pull up a chair.", "Setz dich dazu.");
pub const WELCOME_LEAD: Word = Word::new(
    "Lay tiles, build cities and outwit your friends. Right in the browser, with just a link, no \
     account needed.",
    "Lege Plättchen, baue Städte und sei schlauer als deine Freunde. Direkt im Browser, nur mit einem \
     Link, ohne Anmeldung.",
);
pub const PLAY_NOW: Word = Word::new("Play now", "Jetzt spielen");
pub const NEW_TABLE: Word = Word::new("New table", "Neuer Tisch");
pub const NEW_TABLE_HINT: Word =
    Word::new("Invite friends with a link", "Freunde per Link einladen");
pub const FIRST_GAME: Word = Word::new("Your first game", "Dein erstes Spiel");
pub const FIRST_GAME_HINT: Word =
    Word::new("Learn as you play, step by step", "Beim Spielen lernen, Schritt für Schritt");
pub const OFFLINE: Word = Word::new("Play offline", "Offline spielen");
pub const OFFLINE_HINT: Word = Word::new(
    "On this device, against bots or taking turns",
    "Auf diesem Gerät, gegen Bots oder reihum",
);
pub const LOAD_RECORD: Word = Word::new("Open a saved game", "Gespeichertes Spiel öffnen");
pub const LOAD_RECORD_HINT: Word = Word::new(
    "Watch it again or continue from any move",
    "Noch einmal ansehen oder ab einem Zug weiterspielen",
);
pub const MY_TABLES: Word = Word::new("My tables", "Meine Tische");
pub const FORGET_TABLE: Word =
    Word::new("Remove this table and give up your seat", "Tisch samt deinem Platz entfernen");
pub const TABLE_ASKED: Word = Word::new("…", "…");
pub const TABLE_UNREACHABLE: Word = Word::new("server not reachable", "Server nicht erreichbar");
pub const TABLE_GONE: Word = Word::new("no longer exists", "gibt es nicht mehr");
pub const TABLE_WAITING: Word = Word::new("waiting for players", "wartet auf Mitspieler");
pub const TABLE_PLAYING: Word = Word::new("in progress", "läuft");
pub const TABLE_OVER: Word = Word::new("finished · watch replay", "beendet · Wiederholung ansehen");

// Trouble.
pub const UNREACHABLE: Word =
    Word::new("The server cannot be reached.", "Der Server ist nicht erreichbar.");
pub const UNREACHABLE_OFFLINE: Word =
    Word::new("You can still play offline.", "Du kannst trotzdem offline spielen.");
pub const RECORD_BROKEN: Word = Word::new(
    "This saved game cannot be opened.",
    "Dieses gespeicherte Spiel lässt sich nicht öffnen.",
);
pub const LINE: Word = Word::new("Line", "Zeile");
pub const NO_SUCH_GAME: Word =
    Word::new("There is no such game here.", "Dieses Spiel gibt es hier nicht.");

// A new table.
pub const SETUP_TITLE: Word = Word::new("New table", "Neuer Tisch");
pub const SEATS: Word = Word::new("Who is playing?", "Wer spielt mit?");
pub const SEAT: Word = Word::new("Seat", "Platz");
pub const NAME: Word = Word::new("Name", "Name");
pub const YOUR_NAME: Word = Word::new("Your name", "Dein Name");
/// Called like this, whoever gave no name can stand before any sentence of the log.
pub const ALONE: Word = Word::new("Guest", "Gast");
pub const AT_THIS_SCREEN: Word = Word::new("Player on this device", "Person an diesem Gerät");
pub const BY_LINK: Word = Word::new("Friend, invited by link", "Per Link eingeladen");
pub const SEAT_ADD: Word = Word::new("Add a seat", "Platz hinzufügen");
pub const SEAT_REMOVE: Word = Word::new("Remove a seat", "Platz entfernen");
pub const SIEVE_PLAYERS: Word = Word::new("Players", "Personen");
pub const SIEVE_ANY_PLAYERS: Word = Word::new("any number", "beliebig viele");
pub const SIEVE_LENGTH: Word = Word::new("Length", "Dauer");
pub const SIEVE_ANY_LENGTH: Word = Word::new("any length", "beliebig");
pub const MORE: Word = Word::new("Advanced options", "Erweiterte Optionen");
pub const MORE_HINT: Word = Word::new("Defaults are fine", "Standard passt meist");
pub const AIDS: Word = Word::new("Help during the game", "Hilfe während des Spiels");
pub const AID_LEARNER: Word = Word::new("Learning game", "Lernrunde");
pub const AID_LEARNER_HELP: Word = Word::new(
    "All aids, and hints from a bot when you ask.",
    "Alle Hilfen, und auf Wunsch Tipps von einem Bot.",
);
pub const AID_NORMAL: Word = Word::new("Among friends", "Unter Freunden");
pub const AID_NORMAL_HELP: Word = Word::new(
    "What you could work out yourself: points, remaining tiles, what fits where.",
    "Was man sich auch selbst ausrechnen könnte: Punkte, übrige Plättchen, was wo passt.",
);
pub const AID_TOURNAMENT: Word = Word::new("Tournament", "Turnier");
pub const AID_TOURNAMENT_HELP: Word =
    Word::new("Just the board, no aids.", "Nur das Spielfeld, keine Hilfen.");
pub const CLOCK: Word = Word::new("Clock", "Uhr");
pub const CLOCK_NONE: Word = Word::new("No clock", "Keine Uhr");
pub const CLOCK_COUNT_UP: Word = Word::new("Shown, no time limit", "Läuft mit, ohne Zeitlimit");
pub const CLOCK_FIVE: Word =
    Word::new("5 minutes each, +5 seconds per turn", "5 Minuten je Person, +5 Sekunden pro Zug");
pub const CLOCK_FIFTEEN: Word = Word::new(
    "15 minutes each, +10 seconds per turn",
    "15 Minuten je Person, +10 Sekunden pro Zug",
);
pub const CLOCK_FORTY_FIVE: Word = Word::new(
    "45 minutes each, +30 seconds per turn",
    "45 Minuten je Person, +30 Sekunden pro Zug",
);
pub const CLOCK_WEEK: Word =
    Word::new("A week each, +1 hour per turn", "Eine Woche je Person, +1 Stunde pro Zug");
pub const RULES_AGREED: Word = Word::new("Rules at this table", "Regeln an diesem Tisch");
pub const CREATE_TABLE: Word = Word::new("Create table", "Tisch eröffnen");
pub const CREATE_HINT: Word = Word::new(
    "Next you get a link to send to your friends.",
    "Danach bekommst du einen Link zum Verschicken.",
);

// Offline.
pub const OFFLINE_TITLE: Word = Word::new("Play offline", "Offline spielen");
pub const OFFLINE_LEAD: Word = Word::new(
    "Everything runs on this device. Once the page has loaded, you need no network.",
    "Alles läuft auf diesem Gerät. Ist die Seite einmal geladen, brauchst du kein Netz.",
);
pub const OFFLINE_START: Word = Word::new("Start the game", "Los geht’s");
pub const OFFLINE_START_HINT: Word = Word::new(
    "The game is saved in this browser, even if you reload.",
    "Das Spiel wird in diesem Browser gespeichert, auch beim Neuladen.",
);
pub const OFFLINE_WAITS: Word =
    Word::new("You have an unfinished game.", "Dein letztes Spiel ist noch nicht zu Ende.");
pub const OFFLINE_GO_ON: Word = Word::new("Continue", "Weiterspielen");
pub const OFFLINE_FORGET: Word = Word::new("Discard it", "Verwerfen");

// The first game.
pub const LESSON_WAIT: Word = Word::new("The bot is playing.", "Der Bot spielt.");
pub const LESSON_PLAY_ON: Word = Word::new(
    "Your move. Play as you like; the next step comes by itself.",
    "Du bist dran. Spiel, wie du magst; der nächste Schritt kommt von selbst.",
);
pub const LESSON_NEXT: Word = Word::new("Continue", "Weiter");
pub const LESSON_SKIP: Word = Word::new("Skip", "Überspringen");
pub const LESSON_LAST: Word = Word::new("Keep playing", "Weiterspielen");

// The rules.
pub const TRY_IT: Word = Word::new("Try it, step by step", "Schritt für Schritt ausprobieren");
pub const CONTENTS: Word = Word::new("Contents", "Inhalt");

// Replays.
pub const REPLAY: Word = Word::new("Replay", "Wiederholung");
pub const NO_RECORD: Word = Word::new(
    "Open a saved game to watch it again here.",
    "Öffne ein gespeichertes Spiel, um es dir hier noch einmal anzusehen.",
);
pub const PREVIOUS: Word = Word::new("Back", "Zurück");
pub const NEXT: Word = Word::new("Forward", "Vor");
pub const PLAY: Word = Word::new("Play", "Abspielen");
pub const PAUSE: Word = Word::new("Pause", "Anhalten");
pub const MOMENT: Word = Word::new("Move", "Zug");
pub const EYES: Word = Word::new("Seen by", "Sicht von");
pub const SPECTATOR: Word = Word::new("a spectator", "Zuschauern");
pub const LOG: Word = Word::new("Log", "Verlauf");
pub const CHART: Word = Word::new("Points over time", "Punkteverlauf");
pub const CHART_LABEL: Word = Word::new(
    "One line per player; the table below shows the same numbers.",
    "Eine Linie je Person; die Tabelle darunter zeigt dieselben Zahlen.",
);
pub const CHART_TABLE: Word = Word::new("As a table", "Als Tabelle");
pub const HEADINGS: Word = Word::new("Points by source", "Punkte nach Herkunft");
pub const DICE_SEALED: Word = Word::new(
    "This game was not finished, so its secret number is not revealed. All moves follow the rules; \
     the dice cannot be checked.",
    "Dieses Spiel wurde nicht beendet, deshalb wird seine geheime Zahl nicht aufgedeckt. Alle Züge \
     folgen den Regeln; der Zufall lässt sich nicht prüfen.",
);
pub const DICE_EXTERNAL: Word = Word::new(
    "The dice of this game came from outside. All moves follow the rules; the dice cannot be checked.",
    "Der Zufall dieses Spiels kam von außen. Alle Züge folgen den Regeln; prüfen lässt er sich nicht.",
);
pub const DICE_FALSE: Word = Word::new("This is not right:", "Das stimmt nicht:");
pub const DOWNLOAD: Word = Word::new("Download this game", "Spiel herunterladen");
pub const PLAY_ON: Word = Word::new("Continue from here", "Ab hier weiterspielen");
pub const PLAY_ON_HERE: Word = Word::new("Open a table", "Tisch eröffnen");
pub const PLAY_ON_SEALED: Word = Word::new(
    "Only a finished game can be continued, because its dice have to be known.",
    "Nur ein beendetes Spiel lässt sich fortsetzen, weil sein Zufall bekannt sein muss.",
);

/// A seat that nobody gave a name; `number` counts from 1.
pub fn guest(number: usize, lang: Lang) -> String {
    format!("{} {number}", lang.pick("Guest", "Gast"))
}

/// Which decision is shown.
pub fn moment(now: usize, last: usize, lang: Lang) -> String {
    let of = lang.pick("of", "von");
    format!("{} {now} {of} {last}", MOMENT.of(lang))
}

/// Where one would play on.
pub fn play_on_from(moment: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Opens a new table after move {moment}, with the same dice."),
        Lang::De => format!("Eröffnet einen neuen Tisch nach Zug {moment}, mit demselben Zufall."),
    }
}

/// A bot as it is offered.
pub fn bot(level: &str, lang: Lang) -> String {
    format!("Bot, {}", super::table::level(level, lang))
}

/// What is wrong with a record, by its code.
pub fn record_fault(code: &str) -> Word {
    match code {
        "record-too-large" => Word::new("The file is too large.", "Die Datei ist zu groß."),
        "record-line-too-long" => Word::new("The line is too long.", "Die Zeile ist zu lang."),
        "record-too-many-steps" => Word::new("It has too many moves.", "Es hat zu viele Züge."),
        "record-unknown-form" => {
            Word::new("This file is not a saved game.", "Diese Datei ist kein gespeichertes Spiel.")
        }
        "record-unknown-version" => Word::new(
            "It was saved in a format this page does not know.",
            "Es ist in einem Format gespeichert, das diese Seite nicht kennt.",
        ),
        "record-truncated" => Word::new("The file ends too early.", "Die Datei bricht hier ab."),
        "record-unexpected-line"
        | "record-bad-line"
        | "record-step-number"
        | "record-step-count" => {
            Word::new("This line cannot be understood.", "Diese Zeile ist nicht zu verstehen.")
        }
        "record-rules-version" => Word::new(
            "It was played with another version of the rules.",
            "Es wurde nach einer anderen Fassung der Regeln gespielt.",
        ),
        "unknown-game" | "record-wrong-game" => {
            Word::new("This page does not know that game.", "Diese Seite kennt dieses Spiel nicht.")
        }
        "record-setup" => {
            Word::new("Its table cannot be set up.", "Sein Tisch lässt sich nicht einrichten.")
        }
        "record-bad-notation" => {
            Word::new("This move cannot be read.", "Dieser Zug lässt sich nicht lesen.")
        }
        "record-illegal-step" => {
            Word::new("This move is against the rules.", "Dieser Zug ist gegen die Regeln.")
        }
        "record-not-the-dice" => Word::new(
            "This result does not come from its dice.",
            "Dieses Ergebnis kommt nicht aus seinem Zufall.",
        ),
        "record-wrong-seed" | "wrong-seed" => Word::new(
            "Its secret number does not match the fingerprint.",
            "Seine geheime Zahl passt nicht zum Fingerabdruck.",
        ),
        "record-wrong-score" => {
            Word::new("The points do not add up.", "Die Punkte sind falsch gezählt.")
        }
        "record-tampered" => {
            Word::new("It was changed afterwards.", "Es wurde nachträglich geändert.")
        }
        _ => Word::new("It contradicts itself.", "Es widerspricht sich."),
    }
}

/// A game against bots: `Carcassonne against an easy bot`.
pub fn against(game: &str, levels: &[String], lang: Lang) -> String {
    let same = levels.iter().all(|level| Some(level) == levels.first());
    let level = levels.first().filter(|_| same).map(String::as_str).unwrap_or_default();
    let (one, many) = bots_of(level, lang);
    let bots = if levels.len() == 1 { one } else { many };
    match (levels.len(), lang) {
        (1, Lang::En) => format!("{game} against {bots} bot"),
        (1, Lang::De) => format!("{game} gegen {bots} Bot"),
        (count, Lang::En) => format!("{game} against {count}{bots} bots"),
        (count, Lang::De) => format!("{game} gegen {count}{bots} Bots"),
    }
}

/// One bot of a level, with its article, and what stands between a number and more of them.
const fn bots_of(level: &str, lang: Lang) -> (&'static str, &'static str) {
    match level.as_bytes() {
        b"random" => lang.pick(("a careless", " careless"), ("einen planlosen", " planlose")),
        b"greedy" => lang.pick(("an easy", " easy"), ("einen leichten", " leichte")),
        b"search:100ms" => lang.pick(("a medium", " medium"), ("einen mittleren", " mittlere")),
        b"search:500ms" => lang.pick(("a hard", " hard"), ("einen schweren", " schwere")),
        b"search:2000ms" => {
            lang.pick(("an expert", " expert"), ("einen meisterlichen", " meisterliche"))
        }
        _ => lang.pick(("a", ""), ("einen", "")),
    }
}

/// So many people: `3 players`.
pub fn players(count: u8, lang: Lang) -> String {
    format!("{count} {}", lang.pick("players", "Personen"))
}

/// How many maps are shown, of all there are.
pub fn maps_found(shown: usize, all: usize, lang: Lang) -> String {
    match (shown, lang) {
        (0, _) => lang.pick("No map fits", "Keine Karte passt").to_owned(),
        (shown, Lang::En) if shown == all => format!("{all} maps"),
        (shown, Lang::De) if shown == all => format!("{all} Karten"),
        (shown, Lang::En) => format!("{shown} of {all} maps"),
        (shown, Lang::De) => format!("{shown} von {all} Karten"),
    }
}

/// A map has made the seats more or fewer.
pub fn seats_fitted(count: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("The table now has {count} seats, as this map needs."),
        Lang::De => format!("Der Tisch hat jetzt {count} Plätze, wie diese Karte es verlangt."),
    }
}

/// What is special about a map.
pub fn special_rules(rules: &str, lang: Lang) -> String {
    format!("{}: {rules}.", lang.pick("Special", "Besonderheiten"))
}

/// The value that holds unless another is chosen.
pub fn usually(value: &str, lang: Lang) -> String {
    format!("{value} – {}", lang.pick("default", "Standard"))
}

/// The first game for newcomers to a game.
pub fn first_game_of(game: &str, lang: Lang) -> String {
    format!("{}: {game}", FIRST_GAME.of(lang))
}
