//! The trade desk: an offer or a bank trade that is being filled in, and what is always refused.

use settlers::{Action, Bundle, OfferView, Resource};

use super::super::board::Draft;
use super::super::standing::Rule;
use super::super::target::Target;
use super::super::touch::WANT_MOST;
use super::desk::Content;
use super::hand::bank_refuses;
use super::{
    Shown, against, close_press, held, icons, main_press, none_left, not_given, press, reset_press,
    resource, touchable,
};
use crate::tiles::grammar::capital;
use crate::{Lang, Press, Row, Token};

fn tokens(label: &str, tokens: Vec<Token>) -> Row {
    Row::Tokens { label: label.to_owned(), tokens }
}

/// An offer or counter-offer that is being filled in: what one wants, then what one gives for it.
pub fn compose(shown: Shown<'_>) -> Content {
    let Shown { draft, lang, .. } = shown;
    let (give, want) = draft.terms().unwrap_or_default();
    let counter = matches!(draft, Draft::Counter { .. });
    let mut rows = vec![
        tokens(lang.pick("You get", "Du bekommst"), wantable(give, want, lang)),
        tokens(lang.pick("You give", "Du gibst"), givable(shown, give, want)),
        tokens(lang.pick("Offer", "Angebot"), composed(give, want, lang)),
    ];
    let label = match counter {
        true => lang.pick("Counter", "Gegenangebot"),
        false => lang.pick("Offer", "Anbieten"),
    };
    let send = main_press(Target::Send, label, not_yet(shown, give, want));
    rows.push(Row::Presses(vec![send, reset_press(lang), close_press(lang)]));
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
    let why = if want.total() == 0 {
        lang.pick("Choose what you want.", "Wähle, was du willst.")
    } else if give.total() == 0 {
        lang.pick("Choose what you give.", "Wähle, was du gibst.")
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

/// What is filled in, seen from who offers; a touch takes a card back. The row is there from the
/// beginning, so that nothing below it moves.
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

/// Trade with the bank: what is given, what comes back, and the button that does it.
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
    let rows = vec![
        tokens(lang.pick("You give", "Du gibst"), gives.to_vec()),
        tokens(lang.pick("You get", "Du bekommst"), takes(shown, give).to_vec()),
        Row::Presses(vec![confirmed(shown, lang.pick("Trade", "Tauschen")), close_press(lang)]),
    ];
    (lang.pick("Trade with the bank", "Tausch mit der Bank").to_owned(), rows)
}

/// Decides what was chosen on this desk.
pub fn confirmed(shown: Shown<'_>, label: &str) -> Press {
    let choose = shown.lang.pick("Choose the cards first.", "Wähle erst die Karten.");
    let open = shown.draft.placed().is_none();
    main_press(Target::Send, label, open.then(|| choose.to_owned()))
}

fn takes(shown: Shown<'_>, give: Option<Resource>) -> [Token; 5] {
    let Shown { board, lang, draft, .. } = shown;
    Resource::ALL.map(|take| {
        let token = resource(take, board.view.bank.0[take.index()].into(), lang);
        let Some(give) = give else {
            let first = lang.pick("choose what you give first", "wähle erst, was du gibst");
            return touchable(token, Target::Bank(None), Some(first));
        };
        let trade = Action::Bank { give, take };
        let why_not = against(&[
            (take == give, lang.pick("that is what you give", "das gibst du gerade")),
            (board.can(trade).is_none(), none_left(lang)),
        ]);
        let token = touchable(token, Target::Act(trade), why_not);
        Token { chosen: draft.placed() == Some(trade), ..token }
    })
}

/// What is said to offers once for all: each can be said and taken back.
pub fn always(shown: Shown<'_>) -> Content {
    let lang = shown.lang;
    let kinds = Resource::ALL.map(|kind| {
        let rule = Rule::Never(kind);
        let token = resource(kind, 0, lang);
        let name = rule.words(lang);
        let chosen = shown.standing.has(rule);
        let target = Some(Target::Always(rule).to_string());
        Token { name, count: None, target, enabled: true, chosen, ..token }
    });
    let press = |rule: Rule| Press {
        chosen: shown.standing.has(rule),
        ..press(Target::Always(rule), capital(&rule.words(lang)))
    };
    let rows = vec![
        tokens(lang.pick("Never give away", "Nie hergeben"), kinds.to_vec()),
        Row::Presses([Rule::TwoForOne, Rule::Unpayable].map(press).to_vec()),
        Row::Presses(vec![close_press(lang)]),
    ];
    (lang.pick("Always refuse", "Immer ablehnen").to_owned(), rows)
}
