//! A sentence for every stable code: what was not done, and why.

use stage::Lang;

use super::Word;

/// Why something was not done; a code that nobody knows gets a sentence that says as much.
pub fn sentence(code: &str, lang: Lang) -> &'static str {
    let known = SENTENCES.iter().find(|(known, _)| *known == code);
    known.map_or(UNKNOWN, |(_, word)| *word).of(lang)
}

/// The same at a table of this game, which has words for its own rules.
pub fn in_game(code: &str, game: &str, lang: Lang) -> &'static str {
    let rule = stage::theatre(game).and_then(|theatre| theatre.refusal(code, lang));
    rule.unwrap_or_else(|| sentence(code, lang))
}

const UNKNOWN: Word = Word::new(
    "That did not work. Nothing has changed.",
    "Das hat nicht geklappt. Nichts hat sich geändert.",
);

const SENTENCES: &[(&str, Word)] = &[
    ("unreachable", Word::new("The server is not responding.", "Der Server antwortet nicht.")),
    ("no-such-table", Word::new("This table does not exist.", "Diesen Tisch gibt es nicht.")),
    (
        "table-archived",
        Word::new(
            "This table was closed because nobody had played there for a long time.",
            "Dieser Tisch wurde geschlossen, weil dort lange niemand gespielt hat.",
        ),
    ),
    (
        "table-full",
        Word::new(
            "Too many people are at this table.",
            "An diesem Tisch sind schon zu viele Leute.",
        ),
    ),
    (
        "server-full",
        Word::new(
            "The server is full. Try again later.",
            "Der Server ist voll. Versuch es später noch einmal.",
        ),
    ),
    (
        "server-stopping",
        Word::new("The server is restarting. One moment.", "Der Server startet neu. Einen Moment."),
    ),
    (
        "wrong-protocol",
        Word::new(
            "This page is older or newer than the server. Please reload it.",
            "Diese Seite ist älter oder neuer als der Server. Bitte lade sie neu.",
        ),
    ),
    (
        "too-slow",
        Word::new(
            "Your connection was too slow; catching up.",
            "Deine Verbindung war zu langsam; es wird nachgeladen.",
        ),
    ),
    (
        "too-fast",
        Word::new(
            "That was too fast. Please slow down.",
            "Das war zu schnell. Bitte etwas langsamer.",
        ),
    ),
    (
        "no-key",
        Word::new(
            "This browser stores nothing, so you cannot take a seat. You can watch.",
            "Dieser Browser speichert nichts, deshalb kannst du nicht mitspielen. Zuschauen geht.",
        ),
    ),
    ("seat-taken", Word::new("That seat is taken.", "Dieser Platz ist besetzt.")),
    ("seat-for-bot", Word::new("That seat is for a bot.", "Dieser Platz ist für einen Bot.")),
    ("not-your-seat", Word::new("That is not your seat.", "Das ist nicht dein Platz.")),
    ("no-such-seat", Word::new("This seat does not exist.", "Diesen Platz gibt es nicht.")),
    ("seats-open", Word::new("A seat is still open.", "Ein Platz ist noch frei.")),
    ("already-begun", Word::new("The game has already started.", "Das Spiel hat schon begonnen.")),
    ("not-begun", Word::new("The game has not started yet.", "Das Spiel hat noch nicht begonnen.")),
    ("match-over", Word::new("The game is over.", "Das Spiel ist aus.")),
    ("game-over", Word::new("The game is over.", "Das Spiel ist aus.")),
    ("not-over", Word::new("The game is not over yet.", "Das Spiel ist noch nicht aus.")),
    ("not-deciding", Word::new("It is not your turn.", "Du bist nicht dran.")),
    ("chance-first", Word::new("It is not your turn.", "Du bist nicht dran.")),
    (
        "seat-is-out",
        Word::new("This seat is out of the game.", "Dieser Platz ist nicht mehr im Spiel."),
    ),
    (
        "caretaker-plays",
        Word::new(
            "A bot is playing for you. Take your seat back first.",
            "Ein Bot spielt für dich. Übernimm erst wieder selbst.",
        ),
    ),
    (
        "version-conflict",
        Word::new(
            "The game has moved on. Take another look.",
            "Das Spiel ist inzwischen weiter. Schau noch einmal hin.",
        ),
    ),
    ("bad-action", Word::new("That is not possible right now.", "Das geht gerade nicht.")),
    ("nothing-to-undo", Word::new("There is nothing to undo.", "Es gibt nichts zurückzunehmen.")),
    (
        "undo-not-allowed",
        Word::new(
            "You cannot undo once something new has been revealed.",
            "Sobald etwas Neues aufgedeckt ist, lässt sich nichts mehr zurücknehmen.",
        ),
    ),
    ("no-proposal", Word::new("Nobody is asking any more.", "Danach fragt niemand mehr.")),
    (
        "no-caretaker-needed",
        Word::new("No bot is needed for that seat.", "Für diesen Platz wird kein Bot gebraucht."),
    ),
    (
        "no-caretaker",
        Word::new("No bot is playing for that seat.", "An diesem Platz spielt kein Bot."),
    ),
    (
        "bad-chat",
        Word::new("That message is empty or too long.", "Diese Nachricht ist leer oder zu lang."),
    ),
    (
        "seats-talk",
        Word::new(
            "At this table only players can chat.",
            "An diesem Tisch chatten nur die Mitspielenden.",
        ),
    ),
    ("no-chat", Word::new("There is nobody to chat with here.", "Hier ist niemand zum Chatten.")),
    ("no-hints", Word::new("This table plays without hints.", "Dieser Tisch spielt ohne Tipps.")),
    (
        "bad-clock",
        Word::new(
            "Choose between 10 seconds and 30 days, plus at most one hour per turn.",
            "Wähle zwischen 10 Sekunden und 30 Tagen, dazu höchstens eine Stunde pro Zug.",
        ),
    ),
    ("bad-level", Word::new("There is no such bot.", "Diesen Bot gibt es nicht.")),
    ("unknown-game", Word::new("There is no such game here.", "Dieses Spiel gibt es hier nicht.")),
    (
        "record-without-seed",
        Word::new(
            "This saved game does not reveal its dice, so it cannot be continued.",
            "Dieses gespeicherte Spiel verrät seinen Zufall nicht und lässt sich nicht fortsetzen.",
        ),
    ),
    (
        "too-many-lines",
        Word::new(
            "Too many connections from your network. Close a few pages.",
            "Zu viele Verbindungen aus deinem Netz. Schließ ein paar Seiten.",
        ),
    ),
    (
        "too-many-tables",
        Word::new(
            "You have opened many tables. Try again later.",
            "Du hast schon viele Tische eröffnet. Versuch es später noch einmal.",
        ),
    ),
    (
        "name-taken",
        Word::new(
            "Somebody at this table is called like that. Take another name.",
            "So heißt an diesem Tisch schon jemand. Nimm einen anderen Namen.",
        ),
    ),
    (
        "table-unreadable",
        Word::new(
            "What is stored of this table cannot be read. Tell whoever runs the server.",
            "Was von diesem Tisch gespeichert ist, lässt sich nicht lesen. Sag es dem Betreiber des Servers.",
        ),
    ),
    (
        "unknown-host",
        Word::new(
            "The server is not reached under this address.",
            "Unter dieser Adresse ist der Server nicht zu erreichen.",
        ),
    ),
    (
        "foreign-origin",
        Word::new(
            "The server does not accept requests from this address.",
            "Der Server nimmt von dieser Adresse nichts an.",
        ),
    ),
    (
        "storage-full",
        Word::new(
            "The server's disk is full. Nothing has changed.",
            "Die Platte des Servers ist voll. Nichts hat sich geändert.",
        ),
    ),
    (
        "storage-failed",
        Word::new(
            "The server could not save this. Nothing has changed.",
            "Der Server konnte das nicht speichern. Nichts hat sich geändert.",
        ),
    ),
    (
        "no-entropy",
        Word::new("The server has no random numbers.", "Der Server hat keine Zufallszahlen."),
    ),
    ("body-too-long", Word::new("That is too long.", "Das ist zu lang.")),
    ("frame-too-long", Word::new("That is too long.", "Das ist zu lang.")),
    (
        "setup-seats",
        Word::new(
            "This game is not for that many players.",
            "Das Spiel ist nicht für so viele gedacht.",
        ),
    ),
    ("setup-unknown-option", Word::new("There is no such option.", "Diese Option gibt es nicht.")),
    (
        "setup-bad-option",
        Word::new(
            "One of the options has an impossible value.",
            "Eine Option hat einen unmöglichen Wert.",
        ),
    ),
    (
        "setup-bad-player",
        Word::new(
            "Please enter a name of at most 40 characters.",
            "Bitte gib einen Namen mit höchstens 40 Zeichen an.",
        ),
    ),
    (
        "match-too-long",
        Word::new("The game has become too long.", "Das Spiel ist zu lang geworden."),
    ),
];
