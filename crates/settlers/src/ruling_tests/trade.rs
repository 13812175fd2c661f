//! S-78: trade with other players and with the bank.

use game::{Game, SeatSet, Turn};

use super::scenes::*;
use crate::action::Action;
use crate::event::{Answer, Event};
use crate::goods::{Bundle, Cards, Resource};
use crate::options::SettlersOptions;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::Settlers;

fn bundle(text: &str) -> Bundle {
    text.parse().expect("a bundle")
}

fn offer(give: &str, want: &str) -> Action {
    Action::Offer { give: bundle(give), want: bundle(want) }
}

/// Seat 0 has wool and brick, seats 1 and 2 have ore, seat 3 nothing.
fn market() -> Settlers {
    let mut game = bare("base");
    game.give(0, Cards::new([2, 0, 3, 0, 0]));
    game.give(1, Cards::new([0, 0, 0, 0, 2]));
    game.give(2, Cards::new([0, 0, 0, 1, 1]));
    game
}

#[test]
fn s_78_the_bank_takes_four_three_or_two_for_one() {
    let mut game = bare("base");
    game.give(0, Cards::new([0, 0, 5, 0, 0]));
    let trade = Action::Bank { give: Resource::Wool, take: Resource::Ore };
    for (harbours, rate) in [(0, 4), (1 << 5, 3), (1 << Resource::Wool.index(), 2)] {
        let mut game = game.clone();
        game.player_mut(seat(0)).harbours = harbours;
        game.act(0, trade);
        assert_eq!(game.hand(0), [0, 0, 5 - rate, 0, 1]);
    }
    let same = Action::Bank { give: Resource::Wool, take: Resource::Wool };
    assert_eq!(game.may(0, same), Err(Refusal::LikeForLike));
    game.give(1, Cards::of(Resource::Ore, 19));
    assert_eq!(game.may(0, trade), Err(Refusal::BankEmpty));
}

#[test]
fn s_78_no_gifts_and_not_like_for_like() {
    let game = market();
    assert_eq!(game.may(0, offer("1wool", "0")), Err(Refusal::Gift));
    assert_eq!(game.may(0, offer("0", "1ore")), Err(Refusal::Gift));
    assert_eq!(game.may(0, offer("2wool", "1wool")), Err(Refusal::LikeForLike));
    assert_eq!(game.may(0, offer("1wool+1brick", "1wool+1ore")), Err(Refusal::LikeForLike));
    assert_eq!(game.may(0, offer("4wool", "1ore")), Err(Refusal::NotInHand));
    assert_eq!(
        game.may(0, offer("2wool+2brick", "3ore+1grain")),
        Ok(()),
        "any offer within the hand"
    );
}

#[test]
fn s_78_the_list_holds_small_offers_and_the_view_says_so() {
    let game = market();
    let offers: Vec<Action> = game
        .listed(0)
        .into_iter()
        .filter(|action| matches!(action, Action::Offer { .. }))
        .collect();
    assert_eq!(offers.len(), 2 * 4 * 3);
    assert!(
        offers.contains(&offer("2wool", "1ore")) && offers.contains(&offer("1brick", "2grain"))
    );
    assert!(game.view(game::Audience::Spectator).offer_rule.contains("any offer within your hand"));
}

#[test]
fn s_78_the_active_player_picks_among_those_who_agree() {
    let mut game = market();
    game.act(0, offer("1wool", "1ore"));
    assert_eq!(
        game.turn(),
        Turn::Decide(SeatSet::only(seat(1)).with(seat(2))),
        "seat 3 has no card"
    );
    game.act(2, Action::Accept);
    game.act(1, Action::Accept);
    assert_eq!(game.now.phase, Phase::CloseDeal);
    assert_eq!(game.may(0, Action::Deal { with: seat(3) }), Err(Refusal::NoSuchDeal));
    let events = game.act(0, Action::Deal { with: seat(2) });
    assert!(matches!(events[0], Event::Traded { .. }));
    assert_eq!((game.hand(0), game.hand(2)), ([2, 0, 2, 0, 1], [0, 0, 1, 1, 0]));
    assert_eq!(game.now.phase, Phase::Main);
}

#[test]
fn s_78_a_yes_can_be_taken_while_others_still_think() {
    let mut game = market();
    game.act(0, offer("1wool", "1ore"));
    assert_eq!(game.listed(0), [Action::Withdraw], "nobody has agreed yet");
    game.act(2, Action::Accept);
    assert_eq!(game.turn(), Turn::Decide(SeatSet::only(seat(1))), "seat 1 is waited for");
    assert_eq!(game.at_liberty(), SeatSet::only(seat(0)));
    assert_eq!(game.listed(0), [Action::Deal { with: seat(2) }, Action::Withdraw]);
    assert_eq!(game.may(0, Action::Accept), Err(Refusal::NotNow), "one's own offer");
    assert_eq!(game.may(0, Action::Deal { with: seat(1) }), Err(Refusal::NoSuchDeal));
    game.act(0, Action::Deal { with: seat(2) });
    assert_eq!((game.hand(0), game.hand(2)), ([2, 0, 2, 0, 1], [0, 0, 1, 1, 0]));
    assert_eq!((game.now.phase, game.at_liberty()), (Phase::Main, SeatSet::EMPTY));
}

#[test]
fn s_78_an_offer_can_be_withdrawn_before_anybody_answers() {
    let mut game = market();
    game.act(0, offer("1wool", "1ore"));
    game.act(0, Action::Withdraw);
    assert_eq!(game.now.phase, Phase::Main);
    assert_eq!(game.listed(1), []);
}

#[test]
fn s_78_counters_are_answered_by_the_active_player() {
    let mut game = market();
    game.act(0, offer("1wool", "1ore"));
    let counter = Action::Counter { give: bundle("1ore"), want: bundle("2wool") };
    assert!(game.lists(1, counter));
    let same = Action::Counter { give: bundle("1ore"), want: bundle("1wool") };
    assert_eq!(game.may(1, same), Err(Refusal::NoSuchDeal), "that is what was offered");
    game.act(1, counter);
    game.act(2, Action::Refuse);
    game.act(0, Action::Deal { with: seat(1) });
    assert_eq!((game.hand(0), game.hand(1)), ([2, 0, 1, 0, 1], [0, 0, 2, 0, 1]));
}

#[test]
fn s_78_a_counter_beyond_the_active_hand_cannot_be_closed() {
    let mut game = market();
    game.act(0, offer("1wool", "1ore"));
    game.act(1, Action::Counter { give: bundle("1ore"), want: bundle("1grain") });
    game.act(2, Action::Refuse);
    assert_eq!(game.may(0, Action::Deal { with: seat(1) }), Err(Refusal::NotInHand));
    assert_eq!(game.listed(0), [Action::Withdraw]);
    game.act(0, Action::Withdraw);
    assert_eq!(game.now.phase, Phase::Main);
}

#[test]
fn refusals_end_an_offer_and_offers_are_limited() {
    let mut game = market();
    for _ in 0..4 {
        game.act(0, offer("1wool", "1ore"));
        game.act(1, Action::Refuse);
        let events = game.act(2, Action::Refuse);
        assert!(matches!(
            events[..],
            [Event::Answered { answer: Answer::Refused, .. }, Event::Withdrawn { .. }]
        ));
        assert_eq!(game.now.phase, Phase::Main);
    }
    assert_eq!(game.may(0, offer("1wool", "1ore")), Err(Refusal::OffersSpent));
    let closed = SettlersOptions { domestic_trade: false, ..options("base") };
    let mut closed = bare_with(&closed, 3);
    closed.give(0, plenty(1));
    closed.give(1, plenty(1));
    assert_eq!(closed.may(0, offer("1wool", "1ore")), Err(Refusal::NoDomesticTrade));
}

#[test]
fn whoever_cannot_pay_an_offer_may_not_accept_it() {
    let mut game = market();
    game.act(0, offer("1wool", "2ore"));
    assert_eq!(game.may(2, Action::Accept), Err(Refusal::NotInHand));
    assert!(!game.lists(2, Action::Accept) && game.lists(2, Action::Refuse));
}

#[test]
fn a_resampled_world_keeps_what_answers_prove() {
    use rand_core::SeedableRng;
    let mut game = market();
    game.act(0, offer("1wool", "1grain"));
    game.act(2, Action::Accept);
    for seed in 0..20 {
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
        let world = game.resample(seat(3), &mut rng);
        assert!(world.hand(2)[3] >= 1 && world.hand(0)[2] >= 1);
        assert_eq!(world.invariants(), Ok(()));
    }
}
