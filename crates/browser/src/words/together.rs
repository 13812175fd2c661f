//! What is said where people come together: before a match, beside it and after it.

use stage::Lang;

use super::Word;
use super::table::list;

// The link.
pub const LINK: Word = Word::new("Link to this table", "Link zu diesem Tisch");
pub const COPY_LINK: Word = Word::new("Copy link", "Link kopieren");
pub const COPIED: Word = Word::new("Copied", "Kopiert");
pub const SHARE: Word = Word::new("Share …", "Teilen …");
pub const QR_HINT: Word = Word::new("Or scan it with a phone.", "Oder mit dem Handy scannen.");
pub const INVITE: Word = Word::new("Invite", "Einladen");
pub const INVITE_TO_WATCH: Word = Word::new(
    "Whoever opens this link can watch. Seats can only be taken before the game starts.",
    "Wer diesen Link öffnet, kann zuschauen. Mitspielen geht nur vor Spielbeginn.",
);
pub const INVITE_OTHERS: Word = Word::new("Invite others", "Andere einladen");

// Before the match.
pub const SEATS: Word = Word::new("Who plays", "Wer mitspielt");
pub const SIT_HERE: Word = Word::new("Choose this seat", "Diesen Platz wählen");
pub const YOUR_SEAT: Word = Word::new("your seat", "dein Platz");
pub const LEAVE_SEAT: Word = Word::new("Leave seat", "Platz freigeben");
pub const START: Word = Word::new("Start the game", "Spiel starten");
pub const SECOND_PLAYER: Word =
    Word::new("Add a second player on this device", "Zweite Person an diesem Gerät hinzufügen");
pub const SECOND_PLAYER_HINT: Word = Word::new(
    "You then take turns on one screen. The game starts when you say so.",
    "Ihr spielt dann abwechselnd an einem Bildschirm. Das Spiel startet erst, wenn ihr es sagt.",
);
pub const SECOND_NAME: Word = Word::new("Their name", "Name");
pub const ADD: Word = Word::new("Add", "Hinzufügen");
pub const AGREED: Word = Word::new("What was agreed", "Was vereinbart ist");
pub const BY_THE_BOOK: Word =
    Word::new("Everything else as in the rulebook.", "Alles Übrige wie in der Spielregel.");
pub const NONE: Word = Word::new("none", "keine");
pub const CHAT: Word = Word::new("Chat", "Chat");

// Looking on.
pub const WATCHING: Word = Word::new("You are watching", "Du schaust zu");
pub const RESIGNED_WATCHING: Word =
    Word::new("You have resigned and are watching", "Du hast aufgegeben und schaust zu");
pub const ONLOOKER: Word = Word::new("watching", "schaut zu");
pub const CHAT_NAME: Word = Word::new("Your name", "Dein Name");
pub const TALK: Word = Word::new("Spectators may chat", "Wer zuschaut, darf mitchatten");
pub const TALK_FREE: Word = Word::new("Everybody can chat.", "Alle können chatten.");
pub const TALK_SEATS: Word =
    Word::new("Only players can chat.", "Nur Mitspielende können chatten.");

// After the match.
pub const ACCEPT_REMATCH: Word = Word::new("Accept rematch", "Revanche annehmen");
pub const NEW_TABLE: Word = Word::new("New table", "Neuer Tisch");

// Addresses that lead nowhere.
pub const NOTHING_HERE: Word = Word::new("There is nothing here", "Hier ist nichts");
pub const NO_SUCH_PAGE: Word = Word::new(
    "No page has this address. Perhaps a letter was lost on the way.",
    "Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Buchstabe.",
);
pub const NO_SUCH_TABLE: Word = Word::new(
    "No table has this address. Ask whoever sent you the link to send it once more.",
    "Unter dieser Adresse steht kein Tisch. Lass dir den Link noch einmal schicken.",
);

/// What the waiting room says first.
pub fn waiting(open: usize, seated: bool, lang: Lang) -> String {
    match (open, seated, lang) {
        (0, true, Lang::En) => "Every seat is taken.".to_owned(),
        (0, true, Lang::De) => "Alle Plätze sind besetzt.".to_owned(),
        (0, false, Lang::En) => {
            "Every seat is taken. You can watch; the game starts in a moment.".to_owned()
        }
        (0, false, Lang::De) => {
            "Alle Plätze sind besetzt. Du kannst zuschauen; gleich geht es los.".to_owned()
        }
        (_, false, Lang::En) => "Take a seat – a name is all you need.".to_owned(),
        (_, false, Lang::De) => "Setz dich dazu – ein Name genügt.".to_owned(),
        (1, true, Lang::En) => "One seat is open. Send this link to a friend.".to_owned(),
        (1, true, Lang::De) => {
            "Ein Platz ist noch frei. Schick diesen Link an jemanden, der mitspielt.".to_owned()
        }
        (_, true, Lang::En) => format!("{open} seats are open. Send this link to your friends."),
        (_, true, Lang::De) => {
            format!("{open} Plätze sind noch frei. Schick diesen Link an deine Leute.")
        }
    }
}

/// When the match will begin.
pub fn begins(open: usize, lang: Lang) -> &'static str {
    match open {
        0 => lang.pick(
            "Several seats are played on one device, so the game waits for your sign.",
            "Mehrere Plätze spielen an einem Gerät, deshalb wartet das Spiel auf dein Zeichen.",
        ),
        _ => lang.pick(
            "The game starts as soon as every seat is taken.",
            "Das Spiel beginnt, sobald alle Plätze besetzt sind.",
        ),
    }
}

/// A bank of time that the set-up does not offer.
pub fn bank(bank_ms: u64, increment_ms: u64, lang: Lang) -> String {
    let (bank, more) = (super::table::time(bank_ms), increment_ms / 1000);
    match lang {
        Lang::En => format!("{bank} each, {more} seconds a turn"),
        Lang::De => format!("{bank} je Person, {more} Sekunden pro Zug"),
    }
}

/// Who wants to play again.
pub fn wants_rematch(names: &[String], lang: Lang) -> String {
    let all = list(names, lang);
    match (names.len(), lang) {
        (1, Lang::En) => format!("{all} wants a rematch"),
        (_, Lang::En) => format!("{all} want a rematch"),
        (1, Lang::De) => format!("{all} möchte eine Revanche"),
        (_, Lang::De) => format!("{all} möchten eine Revanche"),
    }
}

/// Whose answer the wish for another match waits for.
pub fn rematch_asked(names: &[String], lang: Lang) -> String {
    let all = list(names, lang);
    match lang {
        Lang::En => format!("Rematch: waiting for {all}"),
        Lang::De => format!("Revanche: {all} ist gefragt"),
    }
}

/// By how much somebody won, and what made the difference.
pub fn decided(
    winner: &str,
    next: &str,
    lead: i32,
    heading: Option<(&'static str, i32, i32)>,
    lang: Lang,
) -> String {
    let ahead = match (lead, lang) {
        (0, Lang::En) => format!("{winner} and {next} have the same points."),
        (0, Lang::De) => format!("{winner} und {next} haben gleich viele Punkte."),
        (1, Lang::En) => format!("{winner} finished 1 point ahead of {next}."),
        (1, Lang::De) => format!("{winner} lag am Ende 1 Punkt vor {next}."),
        (_, Lang::En) => format!("{winner} finished {lead} points ahead of {next}."),
        (_, Lang::De) => format!("{winner} lag am Ende {lead} Punkte vor {next}."),
    };
    match (heading, lang) {
        (None, _) => ahead,
        (Some((heading, made, other)), Lang::En) => {
            format!("{ahead} What made the difference: {heading}, {made} to {other}.")
        }
        (Some((heading, made, other)), Lang::De) => {
            format!("{ahead} Den Ausschlag gaben: {heading}, {made} zu {other}.")
        }
    }
}

/// Somebody resigned, and that decided it.
pub fn resigned(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{name} resigned."),
        Lang::De => format!("{name} hat aufgegeben."),
    }
}

/// Somebody's time ran out, and that decided it.
pub fn out_of_time(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{name} ran out of time."),
        Lang::De => format!("{name} hatte keine Zeit mehr."),
    }
}

/// A result in one line, to be told elsewhere.
pub fn result(game: &str, names: &[String], points: &[i32]) -> String {
    let mut all: Vec<(&String, i32)> = names.iter().zip(points.iter().copied()).collect();
    all.sort_by_key(|(_, points)| -points);
    let all: Vec<String> = all.iter().map(|(name, points)| format!("{name} {points}")).collect();
    format!("{game}: {}", all.join(", "))
}
