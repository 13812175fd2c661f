//! The trade desk: an offer or a bank trade that is being filled in, and what is always refused.

use ::words::Word;
use ::words::settlers::panels_trade as say;
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
        tokens(say::YOU_GET.of(lang), wantable(give, want, lang)),
        tokens(say::YOU_GIVE.of(lang), givable(shown, give, want)),
        tokens(say::OFFER.of(lang), composed(give, want, lang)),
    ];
    let label = match counter {
        true => say::COUNTER.of(lang),
        false => say::OFFER_2.of(lang),
    };
    let send = main_press(Target::Send, label, not_yet(shown, give, want));
    rows.push(Row::Presses(vec![send, reset_press(lang), close_press(lang)]));
    let title = match counter {
        true => say::YOUR_COUNTER_OFFER.of(lang),
        false => say::YOUR_OFFER_TO_EVERYBODY.of(lang),
    };
    (title.to_owned(), rows)
}

/// Why what is filled in cannot be sent yet.
pub fn not_yet(shown: Shown<'_>, give: Bundle, want: Bundle) -> Option<String> {
    let lang = shown.lang;
    let same = |offer: &OfferView| (offer.give, offer.want) == (want, give);
    let why = if want.total() == 0 {
        say::CHOOSE_WHAT_YOU_WANT.of(lang)
    } else if give.total() == 0 {
        say::CHOOSE_WHAT_YOU_GIVE.of(lang)
    } else if shown.board.offer().is_some_and(same) {
        say::THAT_IS_THE_OFFER_ITSELF.of(lang)
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
            (given, say::YOU_GIVE_IT.of(lang)),
            (count >= WANT_MOST, say::THAT_IS_ALL_THERE_ARE.of(lang)),
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
        name: say::FOR.of(lang).to_owned(),
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
        tokens(say::YOU_GIVE.of(lang), gives.to_vec()),
        tokens(say::YOU_GET.of(lang), takes(shown, give).to_vec()),
        Row::Presses(vec![confirmed(shown, say::TRADE.of(lang)), close_press(lang)]),
    ];
    (say::TRADE_WITH_THE_BANK.of(lang).to_owned(), rows)
}

/// Decides what was chosen on this desk.
pub fn confirmed(shown: Shown<'_>, label: &str) -> Press {
    let choose = say::CHOOSE_THE_CARDS_FIRST.of(shown.lang);
    let open = shown.draft.placed().is_none();
    main_press(Target::Send, label, open.then(|| choose.to_owned()))
}

fn takes(shown: Shown<'_>, give: Option<Resource>) -> [Token; 5] {
    let Shown { board, lang, draft, .. } = shown;
    Resource::ALL.map(|take| {
        let token = resource(take, board.view.bank.0[take.index()].into(), lang);
        let Some(give) = give else {
            let first = say::CHOOSE_WHAT_YOU_GIVE_FIRST.of(lang);
            return touchable(token, Target::Bank(None), Some(first));
        };
        let trade = Action::Bank { give, take };
        let why_not = against(&[
            (take == give, say::THAT_IS_WHAT_YOU_GIVE.of(lang)),
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
    let press = |(rule, label): (Rule, Word)| Press {
        chosen: shown.standing.has(rule),
        ..press(Target::Always(rule), label.of(lang))
    };
    let others =
        [(Rule::TwoForOne, say::ONLY_TWO_FOR_ONE), (Rule::Unpayable, say::NOTHING_I_DO_NOT_HAVE)];
    let rows = vec![
        tokens(say::NEVER_GIVE_AWAY.of(lang), kinds.to_vec()),
        Row::Presses(others.map(press).to_vec()),
        Row::Presses(vec![close_press(lang)]),
    ];
    (say::ALWAYS_REFUSE.of(lang).to_owned(), rows)
}
