//! The trade desk: offers, answers, and the bank.

use game::Seat;
use settlers::{Action, Answer, Bundle, OfferView, Resource};

use super::super::board::Draft;
use super::super::names;
use super::super::target::Target;
use super::super::touch::WANT_MOST;
use super::desk::Content;
use super::hand::bank_refuses;
use super::{
    Shown, against, close_press, held, icons, main_press, none_left, not_given, press, reset_press,
    resource, shown_cards, touchable,
};
use crate::{Lang, Press, Row, Token};

/// An offer or counter-offer that is being filled in.
pub fn compose(shown: Shown<'_>) -> Content {
    let Shown { board, draft, lang, .. } = shown;
    let (give, want) = draft.terms().unwrap_or_default();
    let counter = matches!(draft, Draft::Counter { .. });
    let tokens = |label: &str, tokens| Row::Tokens { label: label.to_owned(), tokens };
    let mut rows = Vec::new();
    if let Some(offer) = board.offer() {
        rows.push(Row::Text(terms(offer.give, offer.want, lang)));
    }
    rows.push(tokens(lang.pick("You have", "Du hast"), givable(shown, give, want)));
    rows.push(tokens(lang.pick("You want", "Du willst"), wantable(give, want, lang)));
    if give.total() + want.total() > 0 {
        rows.push(tokens(lang.pick("Offer", "Angebot"), composed(give, want, lang)));
    }
    let label =
        if counter { lang.pick("Counter", "Gegenangebot") } else { lang.pick("Offer", "Anbieten") };
    let send = main_press(Target::Send, label, not_yet(shown, give, want));
    rows.push(Row::Presses(vec![reset_press(lang), close_press(lang), send]));
    let title = match counter {
        true => lang.pick("Your counter-offer", "Dein Gegenangebot"),
        false => lang.pick("Your offer to everybody", "Dein Angebot an alle"),
    };
    (title.to_owned(), rows)
}

/// Why what is filled in cannot be sent yet.
pub fn not_yet(shown: Shown<'_>, give: Bundle, want: Bundle) -> Option<String> {
    let lang = shown.lang;
    let same = |offer: &OfferView| (offer.give, offer.want) == (want, give);
    let why = if give.total() == 0 {
        lang.pick("Choose what you give.", "Wähle, was du gibst.")
    } else if want.total() == 0 {
        lang.pick("Choose what you want.", "Wähle, was du willst.")
    } else if shown.board.offer().is_some_and(same) {
        lang.pick("That is the offer itself.", "Das ist das Angebot selbst.")
    } else {
        return None;
    };
    Some(why.to_owned())
}

fn givable(shown: Shown<'_>, give: Bundle, want: Bundle) -> Vec<Token> {
    let hand = shown.board.hand().unwrap_or_default();
    let one = |kind: Resource| {
        let left = hand.0[kind.index()].saturating_sub(give.0[kind.index()]);
        let token = resource(kind, left.into(), shown.lang);
        touchable(token, Target::Give(kind), not_given(kind, left, want, shown.lang))
    };
    Resource::ALL.map(one).to_vec()
}

fn wantable(give: Bundle, want: Bundle, lang: Lang) -> Vec<Token> {
    let one = |kind: Resource| {
        let count = want.0[kind.index()];
        let token = resource(kind, count.into(), lang);
        let given = give.0[kind.index()] > 0;
        let why_not = against(&[
            (given, lang.pick("you give it", "die gibst du")),
            (count >= WANT_MOST, lang.pick("that is all there are", "mehr gibt es nicht")),
        ]);
        touchable(token, Target::Want(kind), why_not)
    };
    Resource::ALL.map(one).to_vec()
}

/// What is filled in; a touch takes a card back.
fn composed(give: Bundle, want: Bundle, lang: Lang) -> Vec<Token> {
    let back = |cards: Bundle, target: fn(Resource) -> Target| {
        held(cards).map(move |(kind, count)| {
            let token = touchable(resource(kind, count, lang), target(kind), None);
            Token { chosen: true, ..token }
        })
    };
    let given = back(give, Target::Ungive);
    given.chain([arrow(lang)]).chain(back(want, Target::Unwant)).collect()
}

fn arrow(lang: Lang) -> Token {
    Token {
        art: icons::arrow(),
        name: lang.pick("for", "gegen").to_owned(),
        count: None,
        note: String::new(),
        target: None,
        enabled: false,
        chosen: false,
    }
}

fn terms(give: Bundle, want: Bundle, lang: Lang) -> String {
    let (give, want) = (names::bundle(give, lang), names::bundle(want, lang));
    match lang {
        Lang::En => format!("Offered: {give} for {want}."),
        Lang::De => format!("Geboten: {give} für {want}."),
    }
}

/// The offer on the table with everybody's answer; what can be done about it.
pub fn standing(shown: Shown<'_>) -> Option<Content> {
    let Shown { board, lang, names, .. } = shown;
    let offer = board.offer()?;
    let who = names::player(board.view.active, names, lang);
    let mut cards = shown_cards(offer.give, lang);
    cards.push(arrow(lang));
    cards.extend(shown_cards(offer.want, lang));
    let mut rows = vec![Row::Tokens { label: String::new(), tokens: cards }];
    rows.push(Row::Table { head: head(lang), lines: answers(shown, offer) });
    let presses = if board.my_turn() { closing(shown, offer) } else { answering(shown, offer) };
    if !presses.is_empty() {
        rows.push(Row::Presses(presses));
    }
    let title = match (board.my_turn(), lang) {
        (true, _) => lang.pick("Your offer", "Dein Angebot").to_owned(),
        (_, Lang::En) => format!("{who} offers"),
        (_, Lang::De) => format!("{who} bietet"),
    };
    Some((title, rows))
}

fn head(lang: Lang) -> Vec<String> {
    [lang.pick("Player", "Wer"), lang.pick("Answer", "Antwort")].map(str::to_owned).to_vec()
}

fn answers(shown: Shown<'_>, offer: &OfferView) -> Vec<Vec<String>> {
    let others = Seat::first(offer.answers.len()).zip(&offer.answers);
    let others = others.filter(|(seat, _)| *seat != shown.board.view.active);
    let line = |(seat, answer): (Seat, &Answer)| {
        let name = names::player(seat, shown.names, shown.lang).to_owned();
        vec![name, answer_words(*answer, shown.lang)]
    };
    others.map(line).collect()
}

fn answer_words(answer: Answer, lang: Lang) -> String {
    match answer {
        Answer::Open => lang.pick("…", "…").to_owned(),
        Answer::Refused => lang.pick("no", "nein").to_owned(),
        Answer::Accepted => lang.pick("yes", "ja").to_owned(),
        Answer::Countered { give, want } => {
            let (give, want) = (names::bundle(give, lang), names::bundle(want, lang));
            format!("{give} {} {want}", lang.pick("for", "für"))
        }
    }
}

/// What the others can say.
fn answering(shown: Shown<'_>, offer: &OfferView) -> Vec<Press> {
    let Shown { board, lang, .. } = shown;
    if board.can(Action::Refuse).is_none() {
        return Vec::new();
    }
    let lacks = || {
        let want = names::bundle(offer.want, lang);
        format!("{} {want}", lang.pick("You do not have", "Du hast nicht"))
    };
    let why_not = board.can(Action::Accept).is_none().then(lacks);
    let mut presses = vec![
        main_press(Target::Act(Action::Accept), lang.pick("Accept", "Annehmen"), why_not),
        press(Target::Act(Action::Refuse), lang.pick("Refuse", "Ablehnen")),
    ];
    if board.may_counter() {
        presses.push(press(Target::Counter, lang.pick("Counter", "Gegenangebot")));
    }
    presses.push(press(Target::Mute, lang.pick("Not this turn", "Nicht in diesem Zug")));
    presses
}

/// With whom the active player can close, and the way out.
fn closing(shown: Shown<'_>, offer: &OfferView) -> Vec<Press> {
    let Shown { board, lang, .. } = shown;
    let with = |(seat, answer): (Seat, &Answer)| {
        let (give, take) = match *answer {
            Answer::Accepted => (offer.give, offer.want),
            Answer::Countered { give, want } => (want, give),
            Answer::Open | Answer::Refused => return None,
        };
        let name = names::player(seat, shown.names, lang);
        let label = match answer {
            Answer::Accepted => name.to_owned(),
            _ => {
                let (give, take) = (names::bundle(give, lang), names::bundle(take, lang));
                format!("{name}: {give} {} {take}", lang.pick("for", "für"))
            }
        };
        let deal = Action::Deal { with: seat };
        let lacks = || {
            format!(
                "{} {}",
                lang.pick("You do not have", "Du hast nicht"),
                names::bundle(give, lang)
            )
        };
        let why_not = board.can(deal).is_none().then(lacks);
        Some(main_press(Target::Act(deal), label, why_not))
    };
    if board.can(Action::Withdraw).is_none() {
        return Vec::new();
    }
    let deals = Seat::first(offer.answers.len()).zip(&offer.answers).filter_map(with);
    let none = press(Target::Act(Action::Withdraw), lang.pick("No trade", "Kein Tausch"));
    deals.chain([none]).collect()
}

/// Trade with the bank: what is given, then what comes back.
pub fn bank(shown: Shown<'_>, give: Option<Resource>) -> Content {
    let Shown { board, lang, .. } = shown;
    let rates = board.me().map_or([0; 5], |me| me.rates);
    let gives = Resource::ALL.map(|kind| {
        let count = board.hand().unwrap_or_default().0[kind.index()];
        let token = resource(kind, count.into(), lang);
        let token = touchable(token, Target::Bank(Some(kind)), bank_refuses(shown, kind));
        let note = format!("{}:1", rates[kind.index()]);
        let name = format!("{}, {note}", token.name);
        Token { note, name, chosen: give == Some(kind), ..token }
    });
    let mut rows = vec![Row::Tokens {
        label: lang.pick("You give", "Du gibst").to_owned(),
        tokens: gives.to_vec(),
    }];
    if let Some(give) = give {
        let label = lang.pick("You take", "Du nimmst").to_owned();
        rows.push(Row::Tokens { label, tokens: takes(shown, give).to_vec() });
    }
    rows.push(Row::Presses(vec![close_press(lang)]));
    (lang.pick("Trade with the bank", "Tausch mit der Bank").to_owned(), rows)
}

fn takes(shown: Shown<'_>, give: Resource) -> [Token; 5] {
    Resource::ALL.map(|take| {
        let stock = shown.board.view.bank.0[take.index()];
        let trade = Action::Bank { give, take };
        let token = resource(take, stock.into(), shown.lang);
        let lang = shown.lang;
        let why_not = against(&[
            (take == give, lang.pick("that is what you give", "das gibst du gerade")),
            (shown.board.can(trade).is_none(), none_left(lang)),
        ]);
        touchable(token, Target::Act(trade), why_not)
    })
}
