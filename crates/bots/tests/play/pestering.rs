//! How often bots ask a person who never trades.

use bots::{Bot, Limits, by_name, rng_from};
use game::{Audience, Game, Heuristics, Seat, Window};
use settlers::{Action, Bundle, Settlers, SettlersOptions};

use crate::common::{decider, settle};

/// What a person at the table is asked in a game, and how often by an offer.
#[derive(Debug, Default)]
struct Asked {
    offers: usize,
    all: usize,
}

/// An offer as everybody saw it, and the hands at that moment.
struct Made {
    turn: u32,
    by: Seat,
    give: Bundle,
    want: Bundle,
    hands: Vec<Option<Bundle>>,
}

fn hands(game: &Settlers) -> Vec<Option<Bundle>> {
    game.view(Audience::Referee).players.iter().map(|player| player.hand).collect()
}

/// Holds an offer of a bot against those before: one in a turn, and none that was refused while
/// nobody's cards have changed.
fn hold(game: &Settlers, made: &[Made], by: Seat, give: Bundle, want: Bundle) {
    let turn = game.turns();
    assert!(!made.iter().any(|other| other.turn == turn), "a second offer in turn {turn}");
    let same = |other: &&Made| (other.by, other.give, other.want) == (by, give, want);
    let stale = made.iter().filter(same).any(|other| other.hands == hands(game));
    assert!(!stale, "{give} for {want} was refused with the same cards");
}

/// A game of the person in the first seat, who plays like a bot but refuses every offer, against
/// three others that refuse as well: so every offer is refused.
fn refuse_all(level: &str, playouts: u64, seed: u64) -> Asked {
    let mut rng = rng_from(seed);
    let options = SettlersOptions { points_to_win: 7, ..Default::default() };
    let mut game = Settlers::start(&options, 4).unwrap();
    settle(&mut game, &mut rng);
    let mut bot: Box<dyn Bot<Settlers>> = by_name(level).unwrap();
    let limits = Limits::playouts(playouts);
    let (mut asked, mut made) = (Asked::default(), Vec::new());
    while let Some(seat) = decider(&game) {
        let answering = game.check(seat, Action::Refuse).is_ok();
        asked.all += usize::from(seat == Seat::FIRST);
        asked.offers += usize::from(seat == Seat::FIRST && answering);
        let action = match answering {
            true => Action::Refuse,
            false => bot.choose(Window::new(&game, seat), &limits, &mut rng).unwrap(),
        };
        if let Action::Offer { give, want } = action {
            hold(&game, &made, seat, give, want);
            made.push(Made { turn: game.turns(), by: seat, give, want, hands: hands(&game) });
        }
        game.play(seat, action).unwrap();
        settle(&mut game, &mut rng);
    }
    asked
}

#[test]
fn who_never_trades_is_seldom_asked() {
    let mut all = Asked::default();
    for (level, playouts, games) in
        [("greedy", 1, 6), ("person", 1, 6), ("search", 12, 2), ("random", 1, 1)]
    {
        let mut asked = Asked::default();
        for seed in 0..games {
            let game = refuse_all(level, playouts, seed);
            asked = Asked { offers: asked.offers + game.offers, all: asked.all + game.all };
        }
        println!("{level}: {asked:?}");
        if level != "random" {
            all = Asked { offers: all.offers + asked.offers, all: all.all + asked.all };
        }
    }
    assert!(all.offers > 0 && 3 * all.offers < all.all, "{all:?}");
}
