//! One's own cards, and what they buy.

use ::words::settlers::panels_hand as say;
use settlers::{Action, Bundle, Card, CardsView, Event, PlayerView, Resource};

use super::super::board::Draft;
use super::super::names::{self, Piece};
use super::super::phase::Phase;
use super::super::step::bank_takes;
use super::super::target::Target;
use super::picking::not_picked;
use super::{Shown, dice, icons, not_given, press, resource, touchable};
use crate::{Lang, Panel, PanelPlace, Press, Row, Token};

/// The hand of who looks; `None` for those who have none.
pub fn panel(shown: Shown<'_>, told: &[Event]) -> Option<Panel> {
    let me = shown.board.me()?;
    let lang = shown.lang;
    let tokens = |label: &str, tokens: Vec<Token>| Row::Tokens { label: label.to_owned(), tokens };
    let hand = resources(shown, me.hand.unwrap_or_default());
    let mut rows = vec![tokens("", dice::thrown(shown, told).into_iter().chain(hand).collect())];
    rows.push(tokens(say::BUILD.of(lang), pieces(shown, me)));
    // Behind what can be bought, so that a card that comes moves nothing under the pointer.
    let cards = me.development_cards.as_ref();
    let cards = cards.map(|cards| development(shown, cards, told)).unwrap_or_default();
    if !cards.is_empty() {
        rows.push(tokens("", cards));
    }
    let presses = presses(shown);
    if !presses.is_empty() {
        rows.push(Row::Presses(presses));
    }
    let title = say::YOUR_CARDS.of(lang).to_owned();
    Some(Panel { key: "cards", title, spot: PanelPlace::Hand, rows })
}

/// All five kinds in their places, so that the hand does not jump about.
fn resources(shown: Shown<'_>, hand: Bundle) -> Vec<Token> {
    let one = |(kind, count): (Resource, u8)| {
        let token = resource(kind, count.into(), shown.lang);
        match card_target(shown, kind) {
            Some((target @ Target::Want(_), _)) => {
                let token = touchable(token, target, None);
                let ask = say::ASK_THE_OTHERS_FOR_IT.of(shown.lang);
                Token { name: format!("{} · {ask}", token.name), ..token }
            }
            Some((target, why_not)) => touchable(token, target, why_not),
            None => token,
        }
    };
    Resource::ALL.into_iter().zip(hand.0).map(one).collect()
}

/// What a touch on a card in the hand means now: give it up, or put it into a trade; and what
/// speaks against it.
fn card_target(shown: Shown<'_>, kind: Resource) -> Option<(Target, Option<&'static str>)> {
    let Shown { board, draft, lang, .. } = shown;
    let hand = board.hand().unwrap_or_default();
    let left = |given: Bundle| hand.0[kind.index()].saturating_sub(given.0[kind.index()]);
    let bank = || (Target::Bank(Some(kind)), bank_refuses(shown, kind));
    // Of what the hand lacks one wants some: the short way to "I need one brick".
    let lacked = hand.0[kind.index()] == 0;
    Some(match (board.phase, draft) {
        (Phase::Discard, _) if board.decides() => {
            (Target::Pick(kind), not_picked(shown, left(draft.picked())))
        }
        (_, Draft::Offer { .. } | Draft::Counter { .. }) if lacked => (Target::Want(kind), None),
        (_, Draft::Offer { give, want } | Draft::Counter { give, want }) => {
            (Target::Give(kind), not_given(kind, left(give), want, lang))
        }
        (_, Draft::Bank { .. }) => bank(),
        (Phase::Main, _) if board.may_offer() && lacked => (Target::Want(kind), None),
        (Phase::Main, _) if board.may_offer() => {
            let none = Bundle::default();
            (Target::Give(kind), not_given(kind, left(none), none, lang))
        }
        (Phase::Main, _) if board.decides() => bank(),
        _ => return None,
    })
}

/// Why the bank does not take a kind.
pub fn bank_refuses(shown: Shown<'_>, kind: Resource) -> Option<&'static str> {
    let short = say::NOT_ENOUGH_FOR_THE_BANK.of(shown.lang);
    (!bank_takes(shown.board, kind)).then_some(short)
}

/// All kinds of development cards in their places, once there is one.
fn development(shown: Shown<'_>, cards: &CardsView, told: &[Event]) -> Vec<Token> {
    let count = |held: &[Card], card: Card| held.iter().filter(|held| **held == card).count();
    let kinds = Card::ALL.map(|card| Held {
        card,
        ready: count(&cards.ready, card),
        fresh: count(&cards.fresh, card),
    });
    if kinds.iter().all(|held| held.ready + held.fresh == 0) {
        return Vec::new();
    }
    kinds.map(|held| held.token(shown, told)).to_vec()
}

/// Cards of a kind in the hand.
#[derive(Clone, Copy)]
struct Held {
    card: Card,
    /// From earlier turns.
    ready: usize,
    /// Bought in this turn.
    fresh: usize,
}

impl Held {
    fn token(self, shown: Shown<'_>, told: &[Event]) -> Token {
        let lang = shown.lang;
        let (target, enabled) = self.target(shown);
        let what = match enabled {
            true => effect(self.card, lang),
            false => self.why_not(shown, told),
        };
        Token {
            art: icons::card(self.card),
            name: format!("{} ({}): {what}", names::card(self.card, lang), self.ready + self.fresh),
            count: Some((self.ready + self.fresh) as u32),
            note: if self.ready == 0 && self.fresh > 0 { say::NEW.of(lang) } else { "" }.to_owned(),
            target: target.map(|target| target.to_string()),
            enabled,
            chosen: self.is_chosen(shown.draft),
        }
    }

    fn is_chosen(self, draft: Draft) -> bool {
        match draft {
            Draft::Monopoly => self.card == Card::Monopoly,
            Draft::Place { action } => plays(action) == Some(self.card),
            _ => false,
        }
    }

    fn target(self, shown: Shown<'_>) -> (Option<Target>, bool) {
        let action = match self.card {
            Card::Point => return (None, false),
            Card::Monopoly => {
                let any = shown.board.any(|action| matches!(action, Action::Monopoly { .. }));
                return (Some(Target::Monopoly), any);
            }
            Card::Knight => Action::Knight,
            Card::RoadBuilding => Action::RoadBuilding,
            Card::Invention => Action::Invention,
        };
        (Some(Target::Act(action)), shown.board.can(action).is_some())
    }

    fn why_not(self, shown: Shown<'_>, told: &[Event]) -> &'static str {
        let (board, lang) = (shown.board, shown.lang);
        if self.ready + self.fresh == 0 {
            return say::YOU_HAVE_NONE.of(lang);
        }
        if self.card == Card::Point {
            return say::COUNTS_BY_ITSELF.of(lang);
        }
        if self.ready == 0 {
            return say::NEW_FROM_YOUR_NEXT_TURN_ON.of(lang);
        }
        if !board.my_turn() {
            return say::IN_YOUR_OWN_TURN.of(lang);
        }
        if !matches!(board.phase, Phase::Roll | Phase::Main) {
            return say::NOT_AT_THIS_MOMENT.of(lang);
        }
        if played_in_this_turn(told) {
            return say::ONLY_ONE_CARD_IN_A_TURN.of(lang);
        }
        match self.card {
            Card::RoadBuilding => say::NO_PLACE_TO_BUILD.of(lang),
            _ => say::THE_BANK_IS_EMPTY.of(lang),
        }
    }
}

/// Which card a decision plays.
fn plays(action: Action) -> Option<Card> {
    match action {
        Action::Knight => Some(Card::Knight),
        Action::RoadBuilding => Some(Card::RoadBuilding),
        Action::Invention => Some(Card::Invention),
        Action::Monopoly { .. } => Some(Card::Monopoly),
        _ => None,
    }
}

fn played_in_this_turn(told: &[Event]) -> bool {
    let turn = told.iter().rev().take_while(|event| !matches!(event, Event::TurnBegan { .. }));
    turn.into_iter().any(|event| matches!(event, Event::CardPlayed { .. }))
}

/// What playing the card does.
fn effect(card: Card, lang: Lang) -> &'static str {
    match card {
        Card::Knight => say::MOVE_THE_ROBBER.of(lang),
        Card::Point => say::N_1_POINT.of(lang),
        Card::RoadBuilding => say::TWO_ROADS_OR_SHIPS_FOR_NOTHING.of(lang),
        Card::Invention => say::TWO_CARDS_OF_YOUR_CHOICE.of(lang),
        Card::Monopoly => say::EVERYBODY_GIVES_YOU_ALL_CARDS_OF.of(lang),
    }
}

/// What can be built and bought, with what is left of it and what is missing.
fn pieces(shown: Shown<'_>, me: &PlayerView) -> Vec<Token> {
    let sails = me.left.ships > 0 || !me.ships.is_empty();
    let known = Piece::ALL.into_iter().filter(|piece| *piece != Piece::Ship || sails);
    known.map(|piece| piece_token(shown, me, piece)).collect()
}

/// How many of a piece are in a player's stock; of cards, in the deck.
pub fn left(shown: Shown<'_>, player: &PlayerView, piece: Piece) -> u8 {
    match piece {
        Piece::Road => player.left.roads,
        Piece::Ship => player.left.ships,
        Piece::Settlement => player.left.settlements,
        Piece::City => player.left.cities,
        Piece::Card => shown.board.view.deck,
    }
}

fn piece_token(shown: Shown<'_>, me: &PlayerView, piece: Piece) -> Token {
    let lang = shown.lang;
    let lacks = missing(me.hand.unwrap_or_default(), piece.cost());
    let enabled = shown.board.any(|action| builds(action) == Some(piece));
    let cost = names::bundle(piece.cost(), lang);
    let name = piece.name(lang);
    let why = if enabled { String::new() } else { why_not(shown, me, piece, lacks) };
    Token {
        art: icons::piece(piece, shown.board.own()),
        name: format!("{name} · {cost}{why}"),
        count: Some(left(shown, me, piece).into()),
        note: match lacks.total() {
            0 => String::new(),
            count => format!("−{count}"),
        },
        target: Some(target(piece).to_string()),
        enabled,
        chosen: match shown.draft {
            Draft::Build { piece: chosen } => chosen == piece,
            Draft::Place { action } => builds(action) == Some(piece),
            _ => false,
        },
    }
}

fn target(piece: Piece) -> Target {
    match piece {
        Piece::Card => Target::Act(Action::Buy),
        _ => Target::Build(piece),
    }
}

/// Which piece a decision builds.
pub fn builds(action: Action) -> Option<Piece> {
    match action {
        Action::Road { .. } => Some(Piece::Road),
        Action::Ship { .. } => Some(Piece::Ship),
        Action::Settle { .. } => Some(Piece::Settlement),
        Action::City { .. } => Some(Piece::City),
        Action::Buy => Some(Piece::Card),
        _ => None,
    }
}

/// What a hand lacks of a cost.
fn missing(hand: Bundle, cost: Bundle) -> Bundle {
    let mut lacks = cost;
    lacks.0.iter_mut().zip(hand.0).for_each(|(lack, held)| *lack = lack.saturating_sub(held));
    lacks
}

fn why_not(shown: Shown<'_>, me: &PlayerView, piece: Piece, lacks: Bundle) -> String {
    let lang = shown.lang;
    let reason = if left(shown, me, piece) == 0 {
        say::NONE_LEFT.of(lang).to_owned()
    } else if lacks.total() > 0 {
        say::Missing { cards: names::bundle(lacks, lang) }.of(lang)
    } else if !shown.board.my_turn() || shown.board.phase != Phase::Main {
        say::AFTER_YOUR_ROLL.of(lang).to_owned()
    } else {
        say::NO_PLACE_FOR_IT.of(lang).to_owned()
    };
    format!(" · {reason}")
}

/// Doors to the trade desk, and back to hearing offers.
fn presses(shown: Shown<'_>) -> Vec<Press> {
    let Shown { board, lang, .. } = shown;
    let mut presses = Vec::new();
    if board.phase == Phase::Main && board.decides() && !board.view.offer_rule.is_empty() {
        let label = say::TRADE_WITH_PLAYERS.of(lang);
        presses.push(Press { why_not: no_offer(shown), ..press(Target::Trade, label) });
    }
    if board.phase == Phase::Main && board.decides() {
        let able = board.any(|action| matches!(action, Action::Bank { .. }));
        let poor = || say::NOT_ENOUGH_CARDS_OF_A_KIND.of(lang);
        let why_not = (!able).then(|| poor().to_owned());
        let label = say::TRADE_WITH_THE_BANK.of(lang);
        presses.push(Press { why_not, ..press(Target::Bank(None), label) });
    }
    let said = shown.standing.said().count();
    if said > 0 {
        let label = say::ALWAYS_REFUSED.of(lang);
        presses.push(press(Target::Answers, format!("{label}: {said}")));
    }
    if shown.muted {
        let label = say::HEAR_OFFERS_AGAIN.of(lang);
        presses.push(press(Target::Hear, label));
    }
    presses
}

/// Why no offer can be made now.
fn no_offer(shown: Shown<'_>) -> Option<String> {
    let poor = shown.board.hand().is_none_or(|hand| hand.total() == 0);
    let why = match poor {
        _ if shown.board.may_offer() => return None,
        true => say::YOU_HAVE_NO_CARD_TO_GIVE.of(shown.lang),
        false => say::NO_MORE_OFFERS_IN_THIS_TURN.of(shown.lang),
    };
    Some(why.to_owned())
}
