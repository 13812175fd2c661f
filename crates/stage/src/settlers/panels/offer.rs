//! The offer on the table, as whoever looks would trade, with everybody's answer.

use ::words::settlers::panels_offer as say;
use game::Seat;
use settlers::{Action, Answer, Bundle, OfferView};

use super::super::board::Board;
use super::super::names;
use super::super::target::Target;
use super::desk::Content;
use super::{Shown, main_press, press, shown_cards};
use crate::{Lang, Press, Row};

/// The offer on the table with everybody's answer; what can be done about it.
pub fn standing(shown: Shown<'_>) -> Option<Content> {
    let Shown { board, lang, names, .. } = shown;
    let offer = board.offer()?;
    let who = names::player(board.view.active, names, lang);
    let (get, give) = seen(board, offer.give, offer.want);
    let labels = match board.own() {
        Some(_) => [say::YOU_GET.of(lang), say::YOU_GIVE.of(lang)],
        None => [say::OFFERED.of(lang), say::WANTED.of(lang)],
    };
    let row = |label: &str, cards| Row::Tokens { label: label.to_owned(), tokens: cards };
    let mut rows = vec![
        row(labels[0], shown_cards(get, lang)),
        row(labels[1], shown_cards(give, lang)),
        Row::Table { head: head(lang), lines: answers(shown, offer) },
    ];
    let presses = if board.my_turn() { closing(shown, offer) } else { answering(shown, offer) };
    rows.extend(presses.into_iter().filter(|presses| !presses.is_empty()).map(Row::Presses));
    let trade = match board.own() {
        Some(_) => names::swap(get, give, lang),
        None => third_person(offer.give, offer.want, lang),
    };
    let title = match board.my_turn() {
        true => say::YourOffer { trade }.of(lang),
        false => say::Offers { trade, who }.of(lang),
    };
    Some((title, rows))
}

/// What who looks would get and give where the active player gives and takes this. Who only watches
/// sees what is offered first.
fn seen(board: &Board, give: Bundle, take: Bundle) -> (Bundle, Bundle) {
    if board.my_turn() { (take, give) } else { (give, take) }
}

/// What who looks gets and gives by a decision; `None` where nothing is traded.
pub fn terms(board: &Board, action: Action) -> Option<(Bundle, Bundle)> {
    let offer = board.offer();
    match action {
        Action::Accept => offer.map(|offer| (offer.give, offer.want)),
        Action::Deal { with } => {
            let answer = *offer?.answers.get(with.index())?;
            deal(offer?, answer).map(|(give, take)| (take, give))
        }
        Action::Bank { give, take } => {
            let rate = board.me()?.rates[give.index()];
            Some((Bundle::of(take, 1), Bundle::of(give, rate)))
        }
        _ => None,
    }
}

/// What the active player would give and take with who answered so.
fn deal(offer: &OfferView, answer: Answer) -> Option<(Bundle, Bundle)> {
    match answer {
        Answer::Accepted => Some((offer.give, offer.want)),
        Answer::Countered { give, want } => Some((want, give)),
        Answer::Open | Answer::Refused => None,
    }
}

fn third_person(give: Bundle, take: Bundle, lang: Lang) -> String {
    let (give, take) = (names::bundle(give, lang), names::bundle(take, lang));
    say::For { give, take }.of(lang)
}

fn head(lang: Lang) -> Vec<String> {
    [say::PLAYER.of(lang), say::ANSWER.of(lang)].map(str::to_owned).to_vec()
}

/// The others with their answers: a plain yes first, then counter-offers, then who still thinks.
fn in_order(shown: Shown<'_>, offer: &OfferView) -> Vec<(Seat, Answer)> {
    let others = Seat::first(offer.answers.len()).zip(offer.answers.iter().copied());
    let mut others: Vec<(Seat, Answer)> =
        others.filter(|(seat, _)| *seat != shown.board.view.active).collect();
    others.sort_by_key(|(_, answer)| match answer {
        Answer::Accepted => 0,
        Answer::Countered { .. } => 1,
        Answer::Open => 2,
        Answer::Refused => 3,
    });
    others
}

fn answers(shown: Shown<'_>, offer: &OfferView) -> Vec<Vec<String>> {
    let line = |(seat, answer): (Seat, Answer)| {
        let name = names::player(seat, shown.names, shown.lang).to_owned();
        vec![name, answer_words(shown, seat, answer)]
    };
    in_order(shown, offer).into_iter().map(line).collect()
}

fn answer_words(shown: Shown<'_>, seat: Seat, answer: Answer) -> String {
    let Shown { board, lang, .. } = shown;
    match answer {
        Answer::Open => say::THINKING.of(lang).to_owned(),
        Answer::Refused => say::NO.of(lang).to_owned(),
        Answer::Accepted => say::YES.of(lang).to_owned(),
        Answer::Countered { give, want } => {
            let trade = if board.my_turn() {
                names::swap(give, want, lang)
            } else if board.is_own(seat) {
                names::swap(want, give, lang)
            } else {
                third_person(give, want, lang)
            };
            say::CounterOffer { trade }.of(lang)
        }
    }
}

fn lacks(cards: Bundle, lang: Lang) -> String {
    say::YouLack { cards: names::bundle(cards, lang) }.of(lang)
}

/// What the others can say, and below it how never to be asked such a thing again.
fn answering(shown: Shown<'_>, offer: &OfferView) -> Vec<Vec<Press>> {
    let Shown { board, lang, .. } = shown;
    if board.can(Action::Refuse).is_none() {
        return Vec::new();
    }
    let why_not = board.can(Action::Accept).is_none().then(|| lacks(offer.want, lang));
    let accept = main_press(Target::Act(Action::Accept), say::ACCEPT.of(lang), why_not);
    let mut presses = vec![
        Press { chosen: shown.draft.placed() == Some(Action::Accept), ..accept },
        press(Target::Act(Action::Refuse), say::REFUSE.of(lang)),
    ];
    if board.may_counter() {
        presses.push(press(Target::Counter, say::COUNTER.of(lang)));
    }
    let later = vec![
        press(Target::Mute, say::NOT_THIS_TURN.of(lang)),
        press(Target::Answers, say::ALWAYS_REFUSE.of(lang)),
    ];
    vec![presses, later]
}

/// With whom the active player can close, a plain yes first, and the way out.
fn closing(shown: Shown<'_>, offer: &OfferView) -> Vec<Vec<Press>> {
    let Shown { board, lang, .. } = shown;
    if board.can(Action::Withdraw).is_none() {
        return Vec::new();
    }
    let answers = in_order(shown, offer);
    let agreed = answers.iter().any(|(_, answer)| *answer == Answer::Accepted);
    let with = |&(seat, answer): &(Seat, Answer)| {
        let (give, take) = deal(offer, answer)?;
        let countered = answer != Answer::Accepted;
        let action = Action::Deal { with: seat };
        let why_not = board.can(action).is_none().then(|| lacks(give, lang));
        let label = deal_label(shown, seat, countered.then_some((take, give)));
        let main = !(countered && agreed);
        let chosen = shown.draft.placed() == Some(action);
        Some(Press { main, chosen, ..main_press(Target::Act(action), label, why_not) })
    };
    let waiting = answers.iter().any(|(_, answer)| *answer == Answer::Open);
    let label = match waiting {
        true => say::WITHDRAW_OFFER.of(lang),
        false => say::NO_TRADE.of(lang),
    };
    let none = press(Target::Act(Action::Withdraw), label);
    vec![answers.iter().filter_map(with).chain([none]).collect()]
}

/// With whom; and of a counter-offer, what one would get and give.
fn deal_label(shown: Shown<'_>, seat: Seat, counter: Option<(Bundle, Bundle)>) -> String {
    let (lang, name) = (shown.lang, names::player(seat, shown.names, shown.lang));
    match counter {
        None => say::TradeWith { name }.of(lang),
        Some((get, give)) => {
            say::CounterOfferOf { name, trade: names::swap(get, give, lang) }.of(lang)
        }
    }
}
