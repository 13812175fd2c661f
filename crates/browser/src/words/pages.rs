//! What the pages around a table say.

use stage::Lang;

use super::Word;

pub const NAVIGATION: Word = Word::new("Site", "Seite");
pub const RULES: Word = Word::new("Rules", "Regeln");
pub const TO_START: Word = Word::new("Start page", "Startseite");
pub const TO_TABLE: Word = Word::new("Back to the table", "Zurück zum Tisch");
pub const LOADING: Word = Word::new("One moment …", "Einen Moment …");
pub const PART_MISSING: Word = Word::new(
    "This part of the page could not be loaded. Check the connection, or load the page anew.",
    "Dieser Teil der Seite ließ sich nicht laden. Prüfe die Verbindung oder lade die Seite neu.",
);
pub const PART_AGAIN: Word = Word::new("Try again", "Noch einmal versuchen");

// The start page.
pub const WELCOME: Word = Word::new("Pull up a chair.", "Setz dich dazu.");
pub const WELCOME_LEAD: Word = Word::new(
    "Lay tiles, wall in cities and outwit your friends. In the browser, by a link, \
     without an account.",
    "Lege Plättchen, baue Städte und sei schlauer als deine Freunde. Im Browser, mit einem Link, \
     ohne Anmeldung.",
);
pub const PLAY_NOW: Word = Word::new("Play now", "Gleich spielen");
pub const PLAY_NOW_HINT: Word = Word::new("against a bot", "gegen einen Bot");
pub const NEW_TABLE: Word = Word::new("New table", "Neuer Tisch");
pub const NEW_TABLE_HINT: Word = Word::new("with friends, by a link", "mit Freunden, per Link");
pub const FIRST_GAME: Word = Word::new("Your first game", "Dein erstes Spiel");
pub const FIRST_GAME_HINT: Word =
    Word::new("Learn it while playing, step by step", "Beim Spielen lernen, Schritt für Schritt");
pub const OFFLINE: Word = Word::new("Offline", "Offline");
pub const OFFLINE_HINT: Word = Word::new(
    "On this device, against bots or in turns",
    "Auf diesem Gerät, gegen Bots oder reihum",
);
pub const LOAD_RECORD: Word = Word::new("Load a record", "Aufzeichnung laden");
pub const LOAD_RECORD_HINT: Word = Word::new(
    "Look at a match again, or play on from it",
    "Eine Partie ansehen oder weiterspielen",
);
pub const MY_TABLES: Word = Word::new("My tables", "Meine Tische");
pub const FORGET_TABLE: Word =
    Word::new("Forget this table, and your seat at it", "Tisch vergessen, samt deinem Platz");
pub const TABLE_ASKED: Word = Word::new("…", "…");
pub const TABLE_UNREACHABLE: Word = Word::new("server not reached", "Server nicht erreicht");
pub const TABLE_GONE: Word = Word::new("no longer there", "nicht mehr da");
pub const TABLE_WAITING: Word = Word::new("waits for players", "wartet auf Mitspieler");
pub const TABLE_PLAYING: Word = Word::new("being played", "läuft");
pub const TABLE_OVER: Word = Word::new("finished · look again", "beendet · ansehen");

// Trouble.
pub const UNREACHABLE: Word =
    Word::new("The server cannot be reached.", "Der Server ist nicht zu erreichen.");
pub const UNREACHABLE_OFFLINE: Word =
    Word::new("You can play offline.", "Du kannst offline spielen.");
pub const RECORD_BROKEN: Word =
    Word::new("This record cannot be used.", "Diese Aufzeichnung lässt sich nicht verwenden.");
pub const LINE: Word = Word::new("Line", "Zeile");
pub const NO_SUCH_GAME: Word =
    Word::new("There is no such game here.", "Dieses Spiel gibt es hier nicht.");

// A new table.
pub const SETUP_TITLE: Word = Word::new("A new table", "Ein neuer Tisch");
pub const SEATS: Word = Word::new("Who plays?", "Wer spielt mit?");
pub const SEAT: Word = Word::new("Seat", "Platz");
pub const NAME: Word = Word::new("Name", "Name");
pub const YOUR_NAME: Word = Word::new("Your name", "Dein Name");
/// Called like this, whoever gave no name can stand before any sentence of the log.
pub const ALONE: Word = Word::new("Guest", "Gast");
pub const AT_THIS_SCREEN: Word = Word::new("Person at this screen", "Person an diesem Bildschirm");
pub const BY_LINK: Word = Word::new("Person, by link", "Person, per Link");
pub const SEAT_ADD: Word = Word::new("Add a seat", "Platz dazu");
pub const SEAT_REMOVE: Word = Word::new("Remove a seat", "Platz weg");
pub const MORE: Word = Word::new("Aids, clock and rules", "Hilfen, Uhr und Regeln");
pub const MORE_HINT: Word = Word::new("good as they are", "passt meist so");
pub const AIDS: Word = Word::new("How much the table helps", "Wie viel der Tisch hilft");
pub const AID_LEARNER: Word = Word::new("Learning", "Lernrunde");
pub const AID_LEARNER_HELP: Word = Word::new(
    "Every aid, and a bot that can be asked for advice.",
    "Alle Hilfen, und ein Bot, den man um Rat fragen kann.",
);
pub const AID_NORMAL: Word = Word::new("Among friends", "Unter Freunden");
pub const AID_NORMAL_HELP: Word = Word::new(
    "What an attentive player could work out: points, tiles left, what fits where.",
    "Was man sich auch ausrechnen könnte: Punkte, übrige Plättchen, was wo passt.",
);
pub const AID_TOURNAMENT: Word = Word::new("Tournament", "Turnier");
pub const AID_TOURNAMENT_HELP: Word =
    Word::new("The board and nothing else.", "Nur das Brett, sonst nichts.");
pub const CLOCK: Word = Word::new("Clock", "Uhr");
pub const CLOCK_NONE: Word = Word::new("No clock", "Keine Uhr");
pub const CLOCK_COUNT_UP: Word =
    Word::new("Shown, nobody loses by it", "Läuft mit, niemand verliert dadurch");
pub const CLOCK_FIVE: Word =
    Word::new("5 minutes each, 5 seconds a turn", "5 Minuten je Person, 5 Sekunden pro Zug");
pub const CLOCK_FIFTEEN: Word =
    Word::new("15 minutes each, 10 seconds a turn", "15 Minuten je Person, 10 Sekunden pro Zug");
pub const CLOCK_FORTY_FIVE: Word =
    Word::new("45 minutes each, 30 seconds a turn", "45 Minuten je Person, 30 Sekunden pro Zug");
pub const CLOCK_WEEK: Word =
    Word::new("A week each, an hour a turn", "Eine Woche je Person, eine Stunde pro Zug");
pub const RULES_AGREED: Word = Word::new("Rules of this table", "Regeln an diesem Tisch");
pub const CREATE_TABLE: Word = Word::new("Create the table", "Tisch eröffnen");
pub const CREATE_HINT: Word = Word::new(
    "Next you get a link for everybody who is still missing.",
    "Danach bekommst du einen Link für alle, die noch fehlen.",
);

// Offline.
pub const OFFLINE_TITLE: Word = Word::new("Offline", "Offline spielen");
pub const OFFLINE_LEAD: Word = Word::new(
    "Everything happens on this device: no network is needed once the page has been loaded.",
    "Alles läuft auf diesem Gerät: Ist die Seite einmal geladen, braucht es kein Netz.",
);
pub const OFFLINE_START: Word = Word::new("Begin", "Los geht’s");
pub const OFFLINE_START_HINT: Word = Word::new(
    "The game is kept in this browser and goes on after a reload.",
    "Das Spiel bleibt in diesem Browser und geht nach dem Neuladen weiter.",
);
pub const OFFLINE_WAITS: Word =
    Word::new("Your last game is not over yet.", "Dein letztes Spiel ist noch nicht zu Ende.");
pub const OFFLINE_GO_ON: Word = Word::new("Go on", "Weiterspielen");
pub const OFFLINE_FORGET: Word = Word::new("Forget it", "Verwerfen");

// The first game.
pub const LESSON_WAIT: Word = Word::new("The bot is playing.", "Der Bot spielt.");
pub const LESSON_PLAY_ON: Word = Word::new(
    "Your move. Play as you like; the next step comes by itself.",
    "Du bist dran. Spiel, wie du magst; der nächste Schritt kommt von selbst.",
);
pub const LESSON_NEXT: Word = Word::new("Go on", "Weiter");
pub const LESSON_SKIP: Word = Word::new("Skip", "Überspringen");
pub const LESSON_LAST: Word = Word::new("Play on", "Weiterspielen");

// The rules.
pub const TRY_IT: Word = Word::new("Try it, step by step", "Schritt für Schritt ausprobieren");
pub const CONTENTS: Word = Word::new("Contents", "Inhalt");

// Replays.
pub const REPLAY: Word = Word::new("Replay", "Rückschau");
pub const NO_RECORD: Word = Word::new(
    "Choose the record of a match, and you can look at it here again.",
    "Wähle die Aufzeichnung einer Partie, dann kannst du sie dir hier noch einmal ansehen.",
);
pub const PREVIOUS: Word = Word::new("Back", "Zurück");
pub const NEXT: Word = Word::new("On", "Vor");
pub const PLAY: Word = Word::new("Play", "Abspielen");
pub const PAUSE: Word = Word::new("Pause", "Anhalten");
pub const MOMENT: Word = Word::new("Decision", "Entscheidung");
pub const EYES: Word = Word::new("Seen by", "Gesehen von");
pub const SPECTATOR: Word = Word::new("a spectator", "Zuschauern");
pub const LOG: Word = Word::new("What happened", "Was geschah");
pub const CHART: Word = Word::new("Points over time", "Punkteverlauf");
pub const CHART_LABEL: Word = Word::new(
    "A line per player; the table below says the same in numbers.",
    "Eine Linie je Person; die Tabelle darunter sagt dasselbe in Zahlen.",
);
pub const CHART_TABLE: Word = Word::new("As a table", "Als Tabelle");
pub const HEADINGS: Word = Word::new("Points for what", "Punkte wofür");
pub const DICE_SEALED: Word = Word::new(
    "The match was not played to its end, so its secret number is not shown. Everything that \
     happened was possible; more cannot be said.",
    "Die Partie wurde nicht zu Ende gespielt, ihre geheime Zahl wird nicht gezeigt. Alles war \
     möglich; mehr lässt sich nicht sagen.",
);
pub const DICE_EXTERNAL: Word = Word::new(
    "The outcomes came from outside. Each was possible; more cannot be said.",
    "Der Zufall kam von außen. Alles war möglich; mehr lässt sich nicht sagen.",
);
pub const DICE_FALSE: Word = Word::new("This does not hold:", "Das stimmt nicht:");
pub const DOWNLOAD: Word = Word::new("Download the record", "Aufzeichnung herunterladen");
pub const PLAY_ON: Word = Word::new("Play on from here", "Von hier weiterspielen");
pub const PLAY_ON_HERE: Word = Word::new("Open a table here", "Tisch ab hier eröffnen");
pub const PLAY_ON_SEALED: Word = Word::new(
    "Only a match that was played to its end can be played on from: its dice must be known.",
    "Nur eine zu Ende gespielte Partie lässt sich fortsetzen: Ihr Zufall muss bekannt sein.",
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
        Lang::En => format!("A new table after decision {moment}, with the same dice."),
        Lang::De => format!("Ein neuer Tisch nach Entscheidung {moment}, mit demselben Zufall."),
    }
}

/// A bot as it is offered.
pub fn bot(level: &str, lang: Lang) -> String {
    format!("Bot, {}", super::table::level(level, lang))
}

/// What is wrong with a record, by its code.
pub fn record_fault(code: &str) -> Word {
    match code {
        "record-too-large" => Word::new("It is too large.", "Sie ist zu groß."),
        "record-line-too-long" => Word::new("The line is too long.", "Die Zeile ist zu lang."),
        "record-too-many-steps" => {
            Word::new("It has too many steps.", "Sie hat zu viele Schritte.")
        }
        "record-unknown-form" => {
            Word::new("This is no record of a match.", "Das ist keine Aufzeichnung einer Partie.")
        }
        "record-unknown-version" => Word::new(
            "It is written in a form that this page does not know.",
            "Sie ist in einer Form geschrieben, die diese Seite nicht kennt.",
        ),
        "record-truncated" => Word::new("It breaks off here.", "Sie bricht hier ab."),
        "record-unexpected-line"
        | "record-bad-line"
        | "record-step-number"
        | "record-step-count" => {
            Word::new("The line is not as it should be.", "Die Zeile ist nicht, wie sie sein soll.")
        }
        "record-rules-version" => Word::new(
            "It was played by another version of the rules.",
            "Sie wurde nach einer anderen Fassung der Regeln gespielt.",
        ),
        "unknown-game" | "record-wrong-game" => {
            Word::new("This page does not know its game.", "Diese Seite kennt ihr Spiel nicht.")
        }
        "record-setup" => {
            Word::new("Such a table cannot be.", "So einen Tisch kann es nicht geben.")
        }
        "record-bad-notation" => {
            Word::new("A move that cannot be read.", "Ein Zug, der sich nicht lesen lässt.")
        }
        "record-illegal-step" => {
            Word::new("A move against the rules.", "Ein Zug gegen die Regeln.")
        }
        "record-not-the-dice" => Word::new(
            "An outcome that its dice do not give.",
            "Ein Ergebnis, das ihr Zufall nicht hergibt.",
        ),
        "record-wrong-seed" | "wrong-seed" => Word::new(
            "Its secret number does not match the fingerprint.",
            "Ihre geheime Zahl passt nicht zum Fingerabdruck.",
        ),
        "record-wrong-score" => {
            Word::new("The points are counted wrongly.", "Die Punkte sind falsch gezählt.")
        }
        "record-tampered" => {
            Word::new("It was changed afterwards.", "Sie wurde nachträglich geändert.")
        }
        _ => Word::new("It contradicts itself.", "Sie widerspricht sich."),
    }
}

/// *Play now* at another game.
pub fn play_now_at(game: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{game}: play now"),
        Lang::De => format!("{game}: sofort spielen"),
    }
}

/// The first game for newcomers to a game.
pub fn first_game_of(game: &str, lang: Lang) -> String {
    format!("{}: {game}", FIRST_GAME.of(lang))
}
