//! How `search` trades in the Settlers: for its own good and not for the leader's.

use bots::{Bot, BotRng, Limits, Search, rng_from};
use game::{Audience, Game, Seat, SeatSet, Turn, Window, luck};
use settlers::{Action, Bundle, CITY, Settlers, SettlersOptions};

use crate::common::{decider, settle};

/// Enough for a tree of the answers and a look at what follows.
const PLAYOUTS: u64 = 200;

/// How many worlds stand for what a seat can guess.
const WORLDS: usize = 12;

/// A race: one more building wins.
fn race(seed: u64) -> (Settlers, BotRng) {
    let options = SettlersOptions { points_to_win: 3, ..SettlersOptions::default() };
    let mut rng = rng_from(seed);
    let mut game = Settlers::start(&options, 3).unwrap();
    settle(&mut game, &mut rng);
    (game, rng)
}

fn list(game: &Settlers, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

/// Can `seat`, which is on turn, win with one building, with the bank's help if need be?
fn can_win(game: &Settlers, seat: Seat) -> bool {
    let wins = |&action: &Action| {
        let mut after = game.clone();
        let builds = matches!(action, Action::Settle { .. } | Action::City { .. });
        let trades = matches!(action, Action::Bank { .. });
        (builds || trades)
            && after.play(seat, action).is_ok()
            && (after.winners() == SeatSet::only(seat) || trades && can_win(&after, seat))
    };
    list(game, seat).iter().any(wins)
}

/// The game after `seat` gave its answer to the offer on the table, all others refused and the
/// active player took what there was to take.
fn after(game: &Settlers, seat: Seat, answer: Action) -> Settlers {
    let mut game = game.clone();
    game.play(seat, answer).unwrap();
    while let Some(next) = decider(&game) {
        let actions = list(&game, next);
        let ends = |action: &&Action| matches!(action, Action::Refuse | Action::Deal { .. });
        let Some(&action) = actions.iter().find(ends) else { break };
        game.play(next, action).unwrap();
    }
    game
}

/// In how many of the worlds that `seat` holds possible does `test` hold?
fn likely(game: &Settlers, seat: Seat, test: impl Fn(&Settlers) -> bool) -> usize {
    let mut rng = rng_from(1);
    (0..WORLDS).filter(|_| test(&game.resample(seat, &mut rng))).count()
}

/// Offers that somebody can accept, from races played at random.
fn offers(games: u64, mut found: impl FnMut(&Settlers, Seat)) {
    for seed in 0..games {
        let (mut game, mut rng) = race(seed);
        while let Turn::Decide(seats) = game.turn() {
            let seat = luck::pick(&mut rng, &seats.iter().collect::<Vec<_>>()).copied().unwrap();
            let actions = list(&game, seat);
            if actions.contains(&Action::Accept) {
                found(&game, seat);
            }
            game.play(seat, *luck::pick(&mut rng, &actions).unwrap()).unwrap();
            settle(&mut game, &mut rng);
        }
    }
}

fn answer(game: &Settlers, seat: Seat) -> Action {
    let mut search = Search::default();
    let limits = Limits::playouts(PLAYOUTS);
    search.choose(Window::new(game, seat), &limits, &mut rng_from(3)).unwrap()
}

/// Would this answer likely give the active player, who could not win before, what it takes?
fn hands_over(game: &Settlers, seat: Seat, answer: Action) -> bool {
    let active = game.view(Audience::Referee).active;
    let wins = |world: &Settlers, answer| can_win(&after(world, seat, answer), active);
    let given = |world: &Settlers| wins(world, answer) && !wins(world, Action::Refuse);
    likely(game, seat, given) > WORLDS / 2
}

/// Could `seat` pay for a city?
fn can_pay_city(game: &Settlers, seat: Seat) -> bool {
    let hand = game.view(Audience::Referee).players[seat.index()].hand.and_then(Bundle::cards);
    hand.is_some_and(|hand| hand.covers(CITY))
}

#[test]
fn search_gives_nobody_the_card_that_wins() {
    let mut asked = 0;
    offers(60, |game, seat| {
        if asked < 12 && hands_over(game, seat, Action::Accept) {
            asked += 1;
            let answer = answer(game, seat);
            assert!(
                !hands_over(game, seat, answer),
                "{answer} in\n{}",
                game.render(Audience::Referee)
            );
        }
    });
    assert_eq!(asked, 12);
}

#[test]
fn search_takes_the_card_it_needs() {
    let (mut asked, mut took) = (0, 0);
    offers(60, |game, seat| {
        let pays = |answer| can_pay_city(&after(game, seat, answer), seat);
        let helps = pays(Action::Accept) && !pays(Action::Refuse);
        if asked < 12 && helps && !hands_over(game, seat, Action::Accept) {
            asked += 1;
            took += usize::from(pays(answer(game, seat)));
        }
    });
    assert_eq!(asked, 12);
    assert!(took >= 9, "{took} of {asked}");
}

#[test]
fn search_offers_closes_deals_and_comes_to_an_end() {
    let games = [5, 6, 7, 8].map(offers_and_deals);
    let (offers, deals) = games.iter().fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1));
    assert!(offers > 0 && deals > 0, "{offers} offers, {deals} deals");
}

/// How many offers and deals there were in a whole game.
fn offers_and_deals(seed: u64) -> (u32, u32) {
    let (mut game, mut rng) = race(seed);
    let most = game.options().offers_per_turn;
    let (mut offers, mut deals, mut in_turn) = (0, 0, 0);
    let mut search = Search::default();
    while let Some(seat) = decider(&game) {
        let window = Window::new(&game, seat);
        let action = search.choose(window, &Limits::playouts(20), &mut rng).unwrap();
        in_turn = match action {
            Action::End => 0,
            Action::Offer { .. } => in_turn + 1,
            _ => in_turn,
        };
        offers += u32::from(matches!(action, Action::Offer { .. }));
        deals += u32::from(matches!(action, Action::Deal { .. }));
        assert!(in_turn <= most, "{in_turn} offers in a turn");
        game.play(seat, action).unwrap();
        settle(&mut game, &mut rng);
    }
    assert!(game.turn() == Turn::Over);
    (offers, deals)
}
