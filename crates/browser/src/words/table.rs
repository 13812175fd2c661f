//! What the room around a table says.

use game::Seat;
use stage::{Hint, Lang};
use wire::{Occupant, TableEvent, Withdrawal};

use super::Word;

/// The name of the page, in both languages.
pub const TITLE: &str = "Anleger";

pub const TITLE_MY_TURN: Word = Word::new("● Your turn – Anleger", "● Du bist dran – Anleger");
pub const YOUR_TURN: Word = Word::new("Your turn", "Du bist dran");

pub const LANGUAGE: Word = Word::new("Language", "Sprache");
pub const THEME: Word = Word::new("Light", "Licht");
pub const THEME_SYSTEM: Word = Word::new("As the system", "Wie das System");
pub const THEME_LIGHT: Word = Word::new("Day", "Tag");
pub const THEME_DARK: Word = Word::new("Night", "Nacht");
pub const FOLD: Word = Word::new("Show less", "Weniger zeigen");
pub const UNFOLD: Word = Word::new("Show more", "Mehr zeigen");
pub const CLOSE: Word = Word::new("Close", "Schließen");

pub const BOARD: Word = Word::new("The board", "Das Spielfeld");
pub const TOOLS: Word = Word::new("View", "Ansicht");
pub const FIT: Word = Word::new("Fit", "Ganz zeigen");
pub const FIT_HELP: Word = Word::new("Show the whole board (0)", "Das ganze Spielfeld zeigen (0)");
pub const LAST_MOVES: Word = Word::new("Last moves", "Letzte Züge");
pub const LAST_MOVES_HELP: Word = Word::new(
    "Mark what the others did since your last turn",
    "Markiert, was die anderen seit deinem letzten Zug getan haben",
);

pub const CONNECTING: Word = Word::new("Walking to the table …", "Auf dem Weg zum Tisch …");
pub const LOST: Word = Word::new(
    "The connection is lost. Trying again; nothing you did is forgotten.",
    "Die Verbindung ist weg. Neuer Versuch; nichts, was du getan hast, geht verloren.",
);
pub const TO_START: Word = Word::new("To the start page", "Zur Startseite");
pub const UNKNOWN_GAME: Word = Word::new(
    "This page does not know the game of this table. Reload it to get the newest one.",
    "Diese Seite kennt das Spiel dieses Tisches nicht. Lade sie neu, dann kommt die neueste.",
);
pub const UNREADABLE: Word = Word::new(
    "This page and the server do not understand each other. Please reload.",
    "Diese Seite und der Server verstehen einander nicht. Bitte lade neu.",
);

pub const UNDO: Word = Word::new("Undo", "Zurück");
pub const UNDO_HELP: Word =
    Word::new("Take the last step back", "Den letzten Schritt zurücknehmen");
pub const UNDO_ASKS: Word = Word::new(
    "Take your last move back; the others are asked first",
    "Deinen letzten Zug zurücknehmen; die anderen werden gefragt",
);
pub const DONE: Word = Word::new("Done", "Fertig");
pub const DONE_HELP: Word = Word::new("Confirm (Enter)", "Bestätigen (Eingabetaste)");
pub const HINT: Word = Word::new("Hint", "Tipp");
pub const HINT_HELP: Word = Word::new("What would a bot do?", "Was täte ein Bot?");

pub const OVER: Word = Word::new("The game is over", "Das Spiel ist aus");
pub const THINKING: Word = Word::new("The bot is thinking", "Der Bot denkt nach");
pub const BOT_IS_LATE: Word = Word::new(
    "Many bots are thinking at the moment; this one will have its turn soon",
    "Gerade denken viele Bots nach; dieser kommt bald dran",
);
pub const IS_AWAY: Word = Word::new("Not here at the moment", "Gerade nicht da");
pub const IS_DECIDING: Word = Word::new("Look around meanwhile", "Schau dich solange um");

pub const PLAYERS: Word = Word::new("Players", "Spieler");
pub const YOU: Word = Word::new("you", "du");
pub const AWAY: Word = Word::new("away", "nicht da");
pub const CARETAKER: Word = Word::new("a bot plays", "ein Bot spielt");
pub const RESIGNED: Word = Word::new("gave up", "aufgegeben");
pub const OUT_OF_TIME: Word = Word::new("out of time", "Zeit abgelaufen");
pub const MADE_SO_FAR: Word = Word::new("made so far", "bisher gemacht");
pub const IF_IT_ENDED: Word = Word::new("if it ended now", "wenn jetzt Schluss wäre");

pub const TAB_LOG: Word = Word::new("Log", "Verlauf");
pub const TAB_CHAT: Word = Word::new("Chat", "Chat");
pub const TAB_STOCK: Word = Word::new("Remaining", "Übrig");
pub const TAB_FAIR: Word = Word::new("Fairness", "Fairness");

pub const CHAT_HINT: Word = Word::new("Say something", "Sag etwas");
pub const CHAT_SEATS_ONLY: Word =
    Word::new("Only those with a seat can talk here.", "Hier spricht nur, wer mitspielt.");
pub const SEND: Word = Word::new("Send", "Senden");

pub const FAIR_PROMISE: Word = Word::new(
    "Everything that chance decides here follows from one secret number. Its fingerprint was \
     published before the first move; nobody can change the number without changing the fingerprint.",
    "Alles, was hier der Zufall entscheidet, folgt aus einer geheimen Zahl. Ihr Fingerabdruck stand \
     vor dem ersten Zug fest; niemand kann die Zahl ändern, ohne dass sich der Fingerabdruck ändert.",
);
pub const FAIR_LATER: Word = Word::new(
    "When the game is over the number is shown, and you can check it yourself.",
    "Ist das Spiel aus, wird die Zahl gezeigt, und du kannst sie selbst prüfen.",
);
pub const COMMITMENT: Word = Word::new("Fingerprint", "Fingerabdruck");
pub const SEED: Word = Word::new("The secret number", "Die geheime Zahl");
pub const SEED_KNOWN: Word = Word::new(
    "This table continues a record: its number was known before.",
    "Dieser Tisch setzt eine Aufzeichnung fort: Seine Zahl war vorher bekannt.",
);
pub const VERIFY: Word = Word::new("Was it fair? Check", "War es fair? Prüfen");
pub const CHECKING: Word = Word::new("Checking …", "Wird geprüft …");
pub const NOT_PROVEN: Word = Word::new(
    "Not proven: the number does not give what happened here.",
    "Nicht bewiesen: Die Zahl ergibt nicht, was hier geschah.",
);

pub const ALLOW: Word = Word::new("Allow it", "Erlauben");
pub const REFUSE: Word = Word::new("Refuse", "Ablehnen");
pub const TAKE_BACK: Word = Word::new("Play on myself", "Selbst weiterspielen");
pub const LET_BOT_PLAY: Word = Word::new("Let a bot play", "Einen Bot spielen lassen");

pub const RESULT: Word = Word::new("Result", "Ergebnis");
pub const SHOW_BOARD: Word = Word::new("Look at the board", "Das Spielfeld ansehen");
pub const BREAKDOWN: Word = Word::new("Points by what made them", "Punkte nach Herkunft");
pub const REMATCH: Word = Word::new("Play again", "Noch einmal");
pub const REMATCH_ASKED: Word = Word::new("The others are asked.", "Die anderen werden gefragt.");
pub const NEXT_MATCH: Word = Word::new("To the next game", "Zum nächsten Spiel");
pub const REPLAY: Word = Word::new("Watch again", "Noch einmal ansehen");
pub const DOWNLOAD: Word = Word::new("Save the record", "Aufzeichnung sichern");

pub const MENU: Word = Word::new("Menu", "Menü");
pub const HELP: Word = Word::new("Rules", "Regeln");
pub const SETTINGS: Word = Word::new("Settings", "Einstellungen");
pub const WISH_PREVIEW: Word = Word::new(
    "A first touch previews, a second one decides",
    "Erst antippen zeigt, noch einmal antippen entscheidet",
);
pub const WISH_SOUND: Word = Word::new("A sound when it is my turn", "Ein Ton, wenn ich dran bin");
pub const WISH_TITLE: Word =
    Word::new("A sign in the window's title", "Ein Zeichen im Titel des Fensters");
pub const KEYS: Word = Word::new(
    "Keys: Tab and arrows walk over the board, Enter chooses and confirms, R turns, Escape drops a \
     choice, + − 0 zoom. A long press, a right click or I asks about a place.",
    "Tasten: Tab und Pfeile gehen übers Spielfeld, Eingabe wählt und bestätigt, R dreht, Escape \
     verwirft eine Wahl, + − 0 zoomen. Langes Drücken, Rechtsklick oder I fragt nach einem Platz.",
);
pub const RESIGN: Word = Word::new("Give up", "Aufgeben");
pub const RESIGN_ASK: Word = Word::new("Give up this game?", "Dieses Spiel aufgeben?");
pub const RESIGN_MEANS: Word = Word::new(
    "You cannot win any more. With three or more, the others play on and a bot plays your seat.",
    "Du kannst dann nicht mehr gewinnen. Ab drei Spielern geht es weiter, und ein Bot spielt für dich.",
);
pub const PLAY_ON: Word = Word::new("Play on", "Weiterspielen");

pub const YOUR_NAME: Word = Word::new("Your name", "Dein Name");
pub const SOMEBODY_ELSE_HERE: Word = Word::new(
    "Somebody else at this screen? Their name",
    "Noch jemand an diesem Bildschirm? Der Name",
);
pub const SIT_DOWN: Word = Word::new("Sit down", "Hinsetzen");
pub const STAND_UP: Word = Word::new("Stand up", "Aufstehen");
pub const SEAT_LINK: Word = Word::new("Link to this seat", "Link zu diesem Platz");
pub const COPY: Word = Word::new("Copy", "Kopieren");
pub const COPIED: Word = Word::new("Copied", "Kopiert");
pub const QR: Word = Word::new("QR code", "QR-Code");
pub const BEGINS_WHEN_FULL: Word = Word::new(
    "The game begins as soon as every seat is taken.",
    "Das Spiel beginnt, sobald alle Plätze besetzt sind.",
);

const OPEN_SEAT: Word = Word::new("Open seat", "Freier Platz");
const BOT: Word = Word::new("Bot", "Bot");

/// The strength of a bot, in a word.
pub fn level(level: &str, lang: Lang) -> String {
    let word = match level {
        "random" => Word::new("careless", "planlos"),
        "greedy" => Word::new("easy", "leicht"),
        "search:100ms" => Word::new("medium", "mittel"),
        "search:500ms" => Word::new("hard", "schwer"),
        "search:2000ms" => Word::new("expert", "meisterlich"),
        other => return other.to_owned(),
    };
    word.of(lang).to_owned()
}

/// The names of the seats. Bots of the same strength are counted.
pub fn names(occupants: &[Occupant], lang: Lang) -> Vec<String> {
    let same = |level: &String, among: &[Occupant]| {
        among
            .iter()
            .filter(|other| matches!(other, Occupant::Bot { level: l } if l == level))
            .count()
    };
    let name = |(at, occupant): (usize, &Occupant)| match occupant {
        Occupant::Open => OPEN_SEAT.of(lang).to_owned(),
        Occupant::Person { name } => name.clone(),
        Occupant::Bot { level: strength } => {
            let (bot, word) = (BOT.of(lang), level(strength, lang));
            match same(strength, occupants) {
                1 => format!("{bot}, {word}"),
                _ => format!("{bot} {}, {word}", same(strength, &occupants[..=at])),
            }
        }
    };
    occupants.iter().enumerate().map(name).collect()
}

/// `Anna, Ben and Eva`.
pub fn list<S: AsRef<str>>(names: &[S], lang: Lang) -> String {
    let and = lang.pick(" and ", " und ");
    match names {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [others @ .., last] => {
            let others: Vec<&str> = others.iter().map(AsRef::as_ref).collect();
            format!("{}{and}{}", others.join(", "), last.as_ref())
        }
    }
}

/// Whose turn it is.
pub fn turn_of(names: &[String], lang: Lang) -> String {
    match (names, lang) {
        ([], _) => lang.pick("One moment …", "Einen Moment …").to_owned(),
        ([name], Lang::En) => format!("{name} to play"),
        ([name], Lang::De) => format!("{name} ist dran"),
        (names, Lang::En) => format!("{} to play", list(names, lang)),
        (names, Lang::De) => format!("{} sind dran", list(names, lang)),
    }
}

/// Who has won.
pub fn won(names: &[String], lang: Lang) -> String {
    match (names.len(), lang) {
        (0, _) => lang.pick("Nobody has won", "Niemand hat gewonnen").to_owned(),
        (1, Lang::En) => format!("{} has won", names[0]),
        (1, Lang::De) => format!("{} hat gewonnen", names[0]),
        (_, Lang::En) => format!("{} share the victory", list(names, lang)),
        (_, Lang::De) => format!("{} teilen sich den Sieg", list(names, lang)),
    }
}

/// The points if it ended now.
pub fn if_it_ended(points: i32, lang: Lang) -> String {
    match lang {
        Lang::En => format!("if it ended now {points}"),
        Lang::De => format!("bei Schluss {points}"),
    }
}

/// A span of time: `1:05`, `2:00:09`.
pub fn time(ms: u64) -> String {
    let seconds = ms / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// What a bot advises, and why.
pub fn hint(hint: &Hint, lang: Lang) -> String {
    let Hint { text, reason, .. } = hint;
    let reason = reason.as_ref().map_or_else(String::new, |reason| format!(" – {reason}"));
    match lang {
        Lang::En => {
            let mut letters = text.chars();
            let first = letters.next().into_iter().flat_map(char::to_lowercase);
            let text: String = first.chain(letters).collect();
            format!("Hint: {text}{reason}.")
        }
        Lang::De => format!("Tipp: {text}{reason}."),
    }
}

/// The dice are proven.
pub fn proven(steps: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!(
            "Proven: the number keeps its fingerprint and gives all {steps} steps of this game."
        ),
        Lang::De => format!(
            "Bewiesen: Die Zahl passt zum Fingerabdruck und ergibt alle {steps} Schritte des Spiels."
        ),
    }
}

/// Somebody wants decisions back.
pub fn wants_back(name: &str, decisions: usize, lang: Lang) -> String {
    match (decisions, lang) {
        (1, Lang::En) => format!("{name} would like to take the last move back."),
        (1, Lang::De) => format!("{name} möchte den letzten Zug zurücknehmen."),
        (_, Lang::En) => format!("{name} would like to take {decisions} moves back."),
        (_, Lang::De) => format!("{name} möchte {decisions} Züge zurücknehmen."),
    }
}

/// Whose answer is missing.
pub fn waiting_for(names: &[String], lang: Lang) -> String {
    let names = list(names, lang);
    match lang {
        Lang::En => format!("Waiting for {names}."),
        Lang::De => format!("Es fehlt noch: {names}."),
    }
}

/// A bot plays for somebody.
pub fn bot_plays_for(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("A bot plays for {name}."),
        Lang::De => format!("Ein Bot spielt für {name}."),
    }
}

/// Somebody has been away for long.
pub fn away_for_long(name: &str, votes: usize, lang: Lang) -> String {
    let away = match lang {
        Lang::En => format!("{name} has been away for a while."),
        Lang::De => format!("{name} ist schon länger nicht da."),
    };
    match (votes, lang) {
        (0, _) => away,
        (1, Lang::En) => format!("{away} One wants a bot."),
        (1, Lang::De) => format!("{away} Eine Stimme für einen Bot."),
        (_, Lang::En) => format!("{away} {votes} want a bot."),
        (_, Lang::De) => format!("{away} {votes} Stimmen für einen Bot."),
    }
}

/// What the waiting room says first.
pub fn waiting(open: usize, seated: bool, lang: Lang) -> String {
    match (open, seated, lang) {
        (0, _, _) => lang.pick("Everybody is here.", "Alle sind da.").to_owned(),
        (_, false, Lang::En) => "Sit down with just a name.".to_owned(),
        (_, false, Lang::De) => "Setz dich, ein Name genügt.".to_owned(),
        (1, true, Lang::En) => "One more is to come. Send them the link.".to_owned(),
        (1, true, Lang::De) => "Es fehlt noch jemand. Schick den Link.".to_owned(),
        (_, true, Lang::En) => format!("{open} more are to come. Send each of them a link."),
        (_, true, Lang::De) => format!("{open} fehlen noch. Schick jedem einen Link."),
    }
}

/// What happened at the table around the game, and to whom; a sentence without the name.
pub fn table_event(event: &TableEvent, lang: Lang) -> Option<(Option<Seat>, String)> {
    let (seat, word) = match event {
        TableEvent::Undone { seat, decisions } => {
            return Some((Some(*seat), took_back(*decisions, lang)));
        }
        TableEvent::CaretakerCame { seat, .. } => {
            (*seat, Word::new("is looked after by a bot", "wird von einem Bot vertreten"))
        }
        TableEvent::TookBack { seat } => (*seat, Word::new("is back", "ist wieder da")),
        TableEvent::Withdrew { seat, why: Withdrawal::Resigned } => {
            (*seat, Word::new("gave up", "hat aufgegeben"))
        }
        TableEvent::Withdrew { seat, why: Withdrawal::OutOfTime } => {
            (*seat, Word::new("ran out of time", "hat keine Zeit mehr"))
        }
        TableEvent::Sat { .. }
        | TableEvent::Stood { .. }
        | TableEvent::Begun { .. }
        | TableEvent::Played { .. }
        | TableEvent::Rematch { .. } => return None,
        wish => wished(wish)?,
    };
    Some((Some(seat), word.of(lang).to_owned()))
}

/// What somebody asks of the others, or answers.
fn wished(event: &TableEvent) -> Option<(Seat, Word)> {
    Some(match event {
        TableEvent::UndoWanted { seat } => {
            (*seat, Word::new("would like to take a move back", "möchte einen Zug zurücknehmen"))
        }
        TableEvent::Consented { seat, agree: true } => {
            (*seat, Word::new("agrees", "ist einverstanden"))
        }
        TableEvent::Consented { seat, agree: false } => {
            (*seat, Word::new("does not agree", "ist nicht einverstanden"))
        }
        TableEvent::Voted { seat, .. } => {
            (*seat, Word::new("wants a bot for who is away", "will einen Bot für den leeren Platz"))
        }
        TableEvent::Left { seat } => {
            (*seat, Word::new("left the table", "hat den Tisch verlassen"))
        }
        TableEvent::CameBack { seat } => (*seat, Word::new("came back", "ist zurückgekommen")),
        TableEvent::RematchWanted { seat } => {
            (*seat, Word::new("would like to play again", "möchte noch einmal spielen"))
        }
        _ => return None,
    })
}

fn took_back(decisions: usize, lang: Lang) -> String {
    match (decisions, lang) {
        (1, Lang::En) => "took a step back".to_owned(),
        (1, Lang::De) => "hat einen Schritt zurückgenommen".to_owned(),
        (_, Lang::En) => format!("took {decisions} steps back"),
        (_, Lang::De) => format!("hat {decisions} Schritte zurückgenommen"),
    }
}
