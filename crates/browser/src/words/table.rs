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
pub const THEME: Word = Word::new("Theme", "Erscheinungsbild");
pub const THEME_SYSTEM: Word = Word::new("System", "System");
pub const THEME_LIGHT: Word = Word::new("Light", "Hell");
pub const THEME_DARK: Word = Word::new("Dark", "Dunkel");
pub const FOLD: Word = Word::new("Show less", "Weniger zeigen");
pub const UNFOLD: Word = Word::new("Show more", "Mehr zeigen");
pub const CLOSE: Word = Word::new("Close", "Schließen");

pub const BOARD: Word = Word::new("The board", "Das Spielfeld");
pub const TOOLS: Word = Word::new("View", "Ansicht");
pub const FIT: Word = Word::new("Fit", "Einpassen");
pub const FIT_HELP: Word = Word::new("Show the whole board (0)", "Das ganze Spielfeld zeigen (0)");
pub const LAST_MOVES: Word = Word::new("Last moves", "Letzte Züge");
pub const LAST_MOVES_HELP: Word = Word::new(
    "Mark what the others did since your last turn; L goes there",
    "Markiert, was die anderen seit deinem letzten Zug getan haben; L geht dorthin",
);

pub const CONNECTING: Word = Word::new("Connecting …", "Verbinde …");
pub const LOST: Word = Word::new(
    "Connection lost. Reconnecting – nothing you did is lost.",
    "Verbindung unterbrochen. Sie wird wiederhergestellt – nichts geht verloren.",
);
pub const TO_START: Word = Word::new("To the start page", "Zur Startseite");
pub const UNKNOWN_GAME: Word = Word::new(
    "This page is too old for the game at this table. Reload it to get the latest version.",
    "Diese Seite ist zu alt für das Spiel an diesem Tisch. Lade sie neu.",
);
pub const UNREADABLE: Word = Word::new(
    "This page and the server are of different versions. Please reload.",
    "Diese Seite und der Server haben verschiedene Versionen. Bitte lade neu.",
);

pub const UNDO: Word = Word::new("Undo", "Zurück");
pub const UNDO_HELP: Word =
    Word::new("Undo your last step", "Deinen letzten Schritt rückgängig machen");
pub const UNDO_ASKS: Word = Word::new(
    "Undo your last move – the others have to agree",
    "Deinen letzten Zug zurücknehmen – die anderen müssen zustimmen",
);
pub const DONE: Word = Word::new("Done", "Fertig");
pub const DONE_HELP: Word = Word::new("Confirm (Enter)", "Bestätigen (Eingabetaste)");
pub const HINT: Word = Word::new("Hint", "Tipp");
pub const HINT_HELP: Word = Word::new("What would a bot do?", "Was würde ein Bot tun?");

pub const OVER: Word = Word::new("Game over", "Das Spiel ist zu Ende");
pub const THINKING: Word = Word::new("A bot is thinking", "Ein Bot denkt nach");
pub const BOT_IS_LATE: Word = Word::new(
    "Many bots are thinking right now; this one’s turn comes soon",
    "Gerade denken viele Bots nach; dieser kommt bald dran",
);
pub const IS_AWAY: Word = Word::new("Away right now", "Gerade nicht da");

pub const PLAYERS: Word = Word::new("Players", "Spieler");
pub const YOU: Word = Word::new("you", "du");
pub const AWAY: Word = Word::new("away", "nicht da");
pub const CARETAKER: Word = Word::new("a bot plays", "ein Bot spielt");
pub const RESIGNED: Word = Word::new("resigned", "aufgegeben");
pub const OUT_OF_TIME: Word = Word::new("out of time", "Zeit abgelaufen");
pub const MADE_SO_FAR: Word = Word::new("scored so far", "bisher erzielt");
pub const IF_IT_ENDED: Word = Word::new("if the game ended now", "bei Spielende jetzt");

pub const ABOUT_GAME: Word = Word::new("About this game", "Zu diesem Spiel");
pub const TAB_LOG: Word = Word::new("Log", "Verlauf");
pub const TAB_CHAT: Word = Word::new("Chat", "Chat");
pub const TAB_STOCK: Word = Word::new("Remaining", "Übrig");
pub const TAB_FAIR: Word = Word::new("Fairness", "Fairness");

pub const CHAT_HINT: Word = Word::new("Message", "Nachricht");
pub const CHAT_SEATS_ONLY: Word =
    Word::new("Only players can chat here.", "Hier chatten nur die, die mitspielen.");
pub const SEND: Word = Word::new("Send", "Senden");

pub const FAIR_PROMISE: Word = Word::new(
    "All the luck in this game comes from one secret number. Its fingerprint was published before the \
     first move, and nobody can change the number without changing the fingerprint.",
    "Aller Zufall in diesem Spiel kommt aus einer geheimen Zahl. Ihr Fingerabdruck stand vor dem \
     ersten Zug fest, und niemand kann die Zahl ändern, ohne dass sich der Fingerabdruck ändert.",
);
pub const FAIR_LATER: Word = Word::new(
    "When the game is over, the number is revealed and you can check it yourself.",
    "Nach dem Spiel wird die Zahl aufgedeckt, und du kannst sie selbst prüfen.",
);
pub const COMMITMENT: Word = Word::new("Fingerprint", "Fingerabdruck");
pub const SEED: Word = Word::new("Secret number", "Geheime Zahl");
pub const SEED_KNOWN: Word = Word::new(
    "This table continues a saved game, so its number was known beforehand.",
    "Dieser Tisch setzt ein gespeichertes Spiel fort, seine Zahl war also vorher bekannt.",
);
pub const VERIFY: Word = Word::new("Check fairness", "Fairness prüfen");
pub const CHECKING: Word = Word::new("Checking …", "Wird geprüft …");
pub const NOT_PROVEN: Word = Word::new(
    "Not proven: the number does not lead to what happened here.",
    "Nicht bewiesen: Aus der Zahl folgt nicht, was hier geschehen ist.",
);

pub const ALLOW: Word = Word::new("Allow", "Erlauben");
pub const REFUSE: Word = Word::new("Refuse", "Ablehnen");
pub const TAKE_BACK: Word = Word::new("Take my seat back", "Wieder selbst spielen");
pub const LET_BOT_PLAY: Word = Word::new("Let a bot play", "Einen Bot spielen lassen");

pub const RESULT: Word = Word::new("Result", "Ergebnis");
pub const SHOW_BOARD: Word = Word::new("Look at the board", "Spielfeld ansehen");
pub const BREAKDOWN: Word = Word::new("Points by source", "Punkte nach Herkunft");
pub const REMATCH: Word = Word::new("Play again", "Noch einmal");
pub const NEXT_MATCH: Word = Word::new("To the next game", "Zum nächsten Spiel");
pub const REPLAY: Word = Word::new("Watch the replay", "Wiederholung ansehen");
pub const DOWNLOAD: Word = Word::new("Save this game", "Spiel speichern");

pub const MENU: Word = Word::new("Menu", "Menü");
pub const HELP: Word = Word::new("Rules", "Regeln");
pub const SETTINGS: Word = Word::new("Settings", "Einstellungen");
pub const WISH_PREVIEW: Word = Word::new(
    "First tap previews, second tap confirms",
    "Erstes Antippen zeigt die Vorschau, zweites bestätigt",
);
pub const WISH_SOUND: Word = Word::new("Play a sound when it is my turn", "Ton, wenn ich dran bin");
pub const WISH_TITLE: Word =
    Word::new("Show my turn in the tab title", "Im Titel des Tabs zeigen, dass ich dran bin");
pub const KEYS: Word = Word::new(
    "Keys: Tab and the arrows move across the board, Enter selects and confirms, R rotates, Escape \
     cancels, + − 0 zoom, L goes to the last moves and back. A long press, a right click or I shows \
     details about a place.",
    "Tasten: Tab und Pfeile bewegen dich übers Spielfeld, Eingabe wählt und bestätigt, R dreht, Escape \
     bricht ab, + − 0 zoomen, L geht zu den letzten Zügen und zurück. Langes Drücken, Rechtsklick oder \
     I zeigt Infos zu einem Feld.",
);
pub const RESIGN: Word = Word::new("Resign", "Aufgeben");
pub const RESIGN_ASK: Word = Word::new("Resign from this game?", "Dieses Spiel aufgeben?");
pub const RESIGN_MEANS: Word = Word::new(
    "You can no longer win then. With three or more players the game goes on and a bot takes your \
     seat.",
    "Du kannst dann nicht mehr gewinnen. Ab drei Personen geht das Spiel weiter, und ein Bot spielt für \
     dich.",
);
pub const PLAY_ON: Word = Word::new("Keep playing", "Weiterspielen");

pub const YOUR_NAME: Word = Word::new("Your name", "Dein Name");
pub const SIT_DOWN: Word = Word::new("Sit down", "Hinsetzen");

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

/// Who is thinking about their move.
pub fn is_thinking(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{name} is thinking"),
        Lang::De => format!("{name} überlegt"),
    }
}

/// Whose turn it is.
pub fn turn_of(names: &[String], lang: Lang) -> String {
    match (names, lang) {
        ([], _) => lang.pick("One moment …", "Einen Moment …").to_owned(),
        ([name], Lang::En) => format!("{name}’s turn"),
        ([name], Lang::De) => format!("{name} ist dran"),
        (names, Lang::En) => format!("Waiting for {}", list(names, lang)),
        (names, Lang::De) => format!("{} sind dran", list(names, lang)),
    }
}

/// Who has won.
pub fn won(names: &[String], lang: Lang) -> String {
    match (names.len(), lang) {
        (0, _) => lang.pick("Nobody wins", "Niemand gewinnt").to_owned(),
        (1, Lang::En) => format!("{} wins", names[0]),
        (1, Lang::De) => format!("{} gewinnt", names[0]),
        (_, Lang::En) => format!("{} share the victory", list(names, lang)),
        (_, Lang::De) => format!("{} teilen sich den Sieg", list(names, lang)),
    }
}

/// The points if it ended now.
pub fn if_it_ended(points: i32, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{points} if the game ended now"),
        Lang::De => format!("{points} bei Spielende jetzt"),
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
            "Proven: the number matches its fingerprint and leads to all {steps} steps of this game."
        ),
        Lang::De => format!(
            "Bewiesen: Die Zahl passt zum Fingerabdruck, und aus ihr folgen alle {steps} Schritte."
        ),
    }
}

/// Somebody wants decisions back.
pub fn wants_back(name: &str, decisions: usize, lang: Lang) -> String {
    match (decisions, lang) {
        (1, Lang::En) => format!("{name} would like to undo the last move."),
        (1, Lang::De) => format!("{name} möchte den letzten Zug zurücknehmen."),
        (_, Lang::En) => format!("{name} would like to undo {decisions} moves."),
        (_, Lang::De) => format!("{name} möchte {decisions} Züge zurücknehmen."),
    }
}

/// Whose answer is missing.
pub fn waiting_for(names: &[String], lang: Lang) -> String {
    let names = list(names, lang);
    match lang {
        Lang::En => format!("Waiting for {names}."),
        Lang::De => format!("Es fehlt noch die Antwort von {names}."),
    }
}

/// A bot plays for somebody.
pub fn bot_plays_for(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("A bot is playing for {name}."),
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
        (1, Lang::En) => format!("{away} One vote to let a bot play."),
        (1, Lang::De) => format!("{away} Eine Stimme dafür, einen Bot spielen zu lassen."),
        (_, Lang::En) => format!("{away} {votes} votes to let a bot play."),
        (_, Lang::De) => format!("{away} {votes} Stimmen dafür, einen Bot spielen zu lassen."),
    }
}

/// What happened at the table around the game, and to whom; a sentence without the name, unless that
/// does not come first.
pub fn table_event(
    event: &TableEvent,
    names: &[String],
    lang: Lang,
) -> Option<(Option<Seat>, String)> {
    let (seat, word) = match event {
        TableEvent::Undone { seat, decisions } => {
            return Some((Some(*seat), took_back(*decisions, lang)));
        }
        TableEvent::CaretakerCame { seat, .. } => {
            return Some((None, bot_took_over(names.get(seat.index())?, lang)));
        }
        TableEvent::TookBack { seat } => {
            (*seat, Word::new("is back and plays on", "ist wieder da und spielt weiter"))
        }
        TableEvent::Withdrew { seat, why: Withdrawal::Resigned } => {
            (*seat, Word::new("resigned", "hat aufgegeben"))
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

fn bot_took_over(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("A bot has taken over for {name}"),
        Lang::De => format!("Ein Bot hat für {name} übernommen"),
    }
}

/// What somebody asks of the others, or answers.
fn wished(event: &TableEvent) -> Option<(Seat, Word)> {
    Some(match event {
        TableEvent::UndoWanted { seat } => {
            (*seat, Word::new("would like to undo a move", "möchte einen Zug zurücknehmen"))
        }
        TableEvent::Consented { seat, agree: true } => {
            (*seat, Word::new("agrees", "ist einverstanden"))
        }
        TableEvent::Consented { seat, agree: false } => {
            (*seat, Word::new("disagrees", "ist nicht einverstanden"))
        }
        TableEvent::Voted { seat, .. } => (
            *seat,
            Word::new("votes to let a bot play", "stimmt dafür, einen Bot spielen zu lassen"),
        ),
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
        (1, Lang::En) => "undid a step".to_owned(),
        (1, Lang::De) => "hat einen Schritt zurückgenommen".to_owned(),
        (_, Lang::En) => format!("undid {decisions} steps"),
        (_, Lang::De) => format!("hat {decisions} Schritte zurückgenommen"),
    }
}
