//! From touches to decisions, step by step.

use game::{Audience, Game, Seat};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use settlers::{Action, Bundle, Resource, Settlers, SettlersOptions};
use stage::{Input, Lang, Reaction, Row, Stage};

use crate::common::{AT_ONCE, PREVIEW, decider, listed, look, names, seat, stage_of, step};

/// A game played on by chance until it looks like this.
fn game(scenario: &str, seats: usize, wanted: impl Fn(&Settlers, Seat) -> bool) -> Settlers {
    let scenario = scenario.to_owned();
    let options = SettlersOptions { scenario, two_players: seats == 2, ..Default::default() };
    for seed in 0..20 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Settlers::start(&options, seats).unwrap();
        for _ in 0..3000 {
            match decider(&game) {
                Some(seat) if wanted(&game, seat) => return game,
                None if game.turn() == game::Turn::Over => break,
                _ => drop(step(&mut game, &mut rng)),
            }
        }
    }
    panic!("{}: never came about", options.scenario);
}

fn legal(game: &Settlers, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

fn hand(game: &Settlers, seat: Seat) -> Bundle {
    game.view(Audience::Seat(seat)).players[seat.index()].hand.unwrap()
}

fn tap(stage: &mut dyn Stage, name: &str) -> Reaction {
    stage.feel(Input::Tap(name), PREVIEW)
}

/// What is decided, in notation.
fn decided(reaction: Reaction) -> String {
    match reaction {
        Reaction::Decide(listed) => listed.notation,
        other => panic!("{other:?}"),
    }
}

fn class(stage: &dyn Stage, key: &str) -> String {
    let scene = stage.scene(Lang::En);
    let item = scene.items.iter().find(|item| item.key == key);
    item.map(|item| item.class.clone()).unwrap_or_default()
}

#[test]
fn the_first_touch_tries_and_the_second_decides() {
    let game = game("base", 3, |_, _| true);
    let mut stage = stage_of(&game, Audience::Seat(seat(0)));
    assert_eq!(tap(stage.as_mut(), "place:settle c10"), Reaction::Redraw);
    let key = "ghost:place:settle c10:0:small";
    assert_eq!(class(stage.as_ref(), key), "ghost solid settlement seat-0");
    assert_eq!(tap(stage.as_mut(), "place:settle c20"), Reaction::Redraw);
    assert_eq!(class(stage.as_ref(), key), "ghost settlement seat-0");
    assert_eq!(decided(tap(stage.as_mut(), "place:settle c20")), "settle c20");
    assert_eq!(decided(stage.feel(Input::Done, PREVIEW)), "settle c20");
}

#[test]
fn who_likes_it_so_decides_at_once() {
    let game = game("base", 3, |_, _| true);
    let mut stage = stage_of(&game, Audience::Seat(seat(0)));
    let touch = stage.feel(Input::Tap("place:settle c10"), AT_ONCE);
    assert_eq!(decided(touch), "settle c10");
}

#[test]
fn a_choice_can_be_put_away_and_does_not_outlive_its_moment() {
    let mut game = game("base", 3, |_, _| true);
    let mut stage = stage_of(&game, Audience::Seat(seat(0)));
    assert_eq!(stage.feel(Input::Cancel, PREVIEW), Reaction::Still);
    tap(stage.as_mut(), "place:settle c10");
    assert_eq!(stage.feel(Input::Cancel, PREVIEW), Reaction::Redraw);
    assert_eq!(stage.feel(Input::Done, PREVIEW), Reaction::Still);
    tap(stage.as_mut(), "place:settle c10");
    stage.see(&look(&game, Audience::Seat(seat(0)))).unwrap();
    assert_eq!(decided(stage.feel(Input::Done, PREVIEW)), "settle c10");
    game.play(seat(0), "settle c10".parse().unwrap()).unwrap();
    stage.see(&look(&game, Audience::Seat(seat(0)))).unwrap();
    assert_eq!(stage.feel(Input::Done, PREVIEW), Reaction::Still);
}

#[test]
fn what_others_decide_cannot_be_touched() {
    let game = game("base", 3, |_, _| true);
    for audience in [Audience::Seat(seat(1)), Audience::Spectator, Audience::Referee] {
        let mut stage = stage_of(&game, audience);
        for name in ["place:settle c10", "act:roll", "trade", "pick:ore", "mute", "send", "hex:h3"]
        {
            let felt = stage.feel(Input::Tap(name), AT_ONCE);
            assert!(!matches!(felt, Reaction::Decide(_)), "{name}");
        }
    }
}

#[test]
fn enter_rolls_the_dice_and_ends_the_turn() {
    let roll = game("base", 3, |game, seat| legal(game, seat).contains(&Action::Roll));
    let mut stage = stage_of(&roll, Audience::Seat(decider(&roll).unwrap()));
    assert_eq!(decided(stage.feel(Input::Done, PREVIEW)), "roll");
    let poor = |game: &Settlers, seat: Seat| {
        let legal = legal(game, seat);
        legal.contains(&Action::End) && !legal.iter().any(buys)
    };
    let end = game("base", 3, poor);
    let mut stage = stage_of(&end, Audience::Seat(decider(&end).unwrap()));
    assert_eq!(decided(stage.feel(Input::Done, PREVIEW)), "end");
}

fn buys(action: &Action) -> bool {
    matches!(
        action,
        Action::Buy | Action::Road { .. } | Action::Settle { .. } | Action::City { .. }
    )
}

#[test]
fn who_could_still_build_is_asked_before_the_turn_ends() {
    let rich = |game: &Settlers, seat: Seat| {
        let legal = legal(game, seat);
        legal.contains(&Action::End)
            && legal.iter().any(|action| matches!(action, Action::Road { .. }))
    };
    let game = game("base", 3, rich);
    let mut stage = stage_of(&game, Audience::Seat(decider(&game).unwrap()));
    assert_eq!(decided(stage.feel(Input::Done, AT_ONCE)), "end", "who likes it so");
    assert_eq!(stage.feel(Input::Done, PREVIEW), Reaction::Redraw);
    let prompt = stage.prompt(Lang::En);
    assert!(prompt.detail.starts_with("You can still build:"), "{prompt:?}");
    assert_eq!(decided(stage.feel(Input::Done, PREVIEW)), "end");
    assert_eq!(stage.feel(Input::Cancel, PREVIEW), Reaction::Redraw);
    assert!(stage.prompt(Lang::En).detail.starts_with("You can build:"));
}

/// The row stays as it is while a card is bought: only what is chosen changes.
#[test]
fn a_development_card_is_shown_before_it_is_bought_and_moves_nothing() {
    let mut game = game("base", 3, |game, seat| legal(game, seat).contains(&Action::Buy));
    let seat = decider(&game).unwrap();
    let mut stage = stage_of(&game, Audience::Seat(seat));
    let places = |stage: &dyn Stage| -> Vec<Option<String>> {
        let panels = stage.panels(&names(), &[], Lang::En);
        let hand = panels.into_iter().find(|panel| panel.key == "cards").unwrap();
        let tokens = hand.rows.into_iter().flat_map(|row| match row {
            Row::Tokens { tokens, .. } => tokens,
            _ => Vec::new(),
        });
        tokens.map(|token| token.target).collect()
    };
    let before = places(stage.as_ref());
    assert_eq!(tap(stage.as_mut(), "act:buy"), Reaction::Redraw);
    assert_eq!(places(stage.as_ref()), before);
    assert_eq!(decided(tap(stage.as_mut(), "act:buy")), "buy");
    game.play(seat, Action::Buy).unwrap();
    step(&mut game, &mut ChaCha8Rng::seed_from_u64(1));
    stage.see(&look(&game, Audience::Seat(seat))).unwrap();
    // A card that is gone is asked for instead of given, in the same place.
    let kind = |target: &Option<String>| {
        let name = target.as_deref().unwrap_or_default();
        name.replace("give:", "want:")
    };
    let after = places(stage.as_ref());
    let [old, new] = [&before, &after].map(|all| all.iter().map(kind).collect::<Vec<String>>());
    assert_eq!(new[..9], old[..9]);
    let cards = ["act:knight", "act:road-building", "act:invention", "monopoly"];
    let found = |card: &&str| after.iter().flatten().position(|target| target == card);
    assert!(cards.iter().map(found).is_sorted() && cards.iter().all(|card| found(card).is_some()));
}

#[test]
fn an_offer_of_several_kinds_is_put_together_within_the_hand() {
    let rich = |game: &Settlers, seat: Seat| {
        let kinds = hand(game, seat).0.iter().filter(|count| **count > 0).count();
        (2..5).contains(&kinds)
            && legal(game, seat).iter().any(|a| matches!(a, Action::Offer { .. }))
    };
    let mut game = game("base", 3, rich);
    let seat = decider(&game).unwrap();
    let hand = hand(&game, seat);
    let held: Vec<Resource> =
        Resource::ALL.into_iter().filter(|kind| hand.0[kind.index()] > 0).collect();
    let lacked = Resource::ALL.into_iter().find(|kind| hand.0[kind.index()] == 0).unwrap();
    let mut stage = stage_of(&game, Audience::Seat(seat));
    tap(stage.as_mut(), "trade");
    assert_eq!(tap(stage.as_mut(), &format!("give:{lacked}")), Reaction::Still);
    for kind in &held[..2] {
        assert_eq!(tap(stage.as_mut(), &format!("give:{kind}")), Reaction::Redraw);
        assert_eq!(tap(stage.as_mut(), &format!("want:{kind}")), Reaction::Still);
    }
    assert_eq!(tap(stage.as_mut(), "send"), Reaction::Still);
    tap(stage.as_mut(), &format!("want:{lacked}"));
    let notation = decided(tap(stage.as_mut(), "send"));
    assert_eq!(notation, format!("offer 1{}+1{} > 1{lacked}", held[0], held[1]));
    game.play(seat, notation.parse().unwrap()).unwrap();
}

#[test]
fn cards_to_give_up_are_picked_together_and_sent_one_by_one() {
    let owes = |game: &Settlers, seat: Seat| {
        legal(game, seat).iter().any(|action| matches!(action, Action::Discard { .. }))
    };
    let mut game = game("base", 3, owes);
    let seat = decider(&game).unwrap();
    let (hand, view) = (hand(&game, seat), game.view(Audience::Seat(seat)));
    let owed = view.players[seat.index()].owed;
    let mut stage = stage_of(&game, Audience::Seat(seat));
    let cards: Vec<Resource> = Resource::ALL
        .into_iter()
        .flat_map(|kind| (0..hand.0[kind.index()]).map(move |_| kind))
        .take(owed.into())
        .collect();
    for card in &cards {
        assert_eq!(stage.feel(Input::Done, PREVIEW), Reaction::Still, "not all are picked");
        assert_eq!(tap(stage.as_mut(), &format!("pick:{card}")), Reaction::Redraw);
    }
    for kind in Resource::ALL {
        assert_eq!(tap(stage.as_mut(), &format!("pick:{kind}")), Reaction::Still, "enough");
    }
    assert_eq!(stage.answers(), None, "nothing was confirmed");
    let mut sent = vec![decided(stage.feel(Input::Done, PREVIEW))];
    loop {
        game.play(seat, sent.last().unwrap().parse().unwrap()).unwrap();
        stage.see(&look(&game, Audience::Seat(seat))).unwrap();
        let Some(next) = stage.answers() else { break };
        sent.push(next.notation);
    }
    let wanted: Vec<String> = cards.iter().map(|card| format!("discard {card}")).collect();
    assert_eq!(sent, wanted);
    assert_eq!(game.view(Audience::Referee).players[seat.index()].owed, 0);
}

#[test]
fn picked_cards_can_be_put_back() {
    let owes = |game: &Settlers, seat: Seat| {
        legal(game, seat).iter().any(|action| matches!(action, Action::Discard { .. }))
    };
    let game = game("base", 3, owes);
    let seat = decider(&game).unwrap();
    let held = hand(&game, seat);
    let kind = Resource::ALL.into_iter().find(|kind| held.0[kind.index()] > 0).unwrap();
    let mut stage = stage_of(&game, Audience::Seat(seat));
    assert_eq!(tap(stage.as_mut(), &format!("unpick:{kind}")), Reaction::Still);
    tap(stage.as_mut(), &format!("pick:{kind}"));
    assert_eq!(tap(stage.as_mut(), &format!("unpick:{kind}")), Reaction::Redraw);
    tap(stage.as_mut(), &format!("pick:{kind}"));
    assert_eq!(tap(stage.as_mut(), "reset"), Reaction::Redraw);
    assert_eq!(tap(stage.as_mut(), "reset"), Reaction::Still);
}

/// Touched, told where to, confirmed: the ship is lifted and laid down without another touch.
#[test]
fn a_ship_is_moved_by_two_touches_and_a_third_to_confirm() {
    let sails = |game: &Settlers, seat: Seat| {
        legal(game, seat).iter().any(|action| matches!(action, Action::Lift { .. }))
    };
    let mut game = game("four-islands-4", 4, sails);
    let seat = decider(&game).unwrap();
    let lift = legal(&game, seat).into_iter().find(|a| matches!(a, Action::Lift { .. })).unwrap();
    let mut stage = stage_of(&game, Audience::Seat(seat));
    for _ in 0..3 {
        // Taken, left again, taken.
        assert_eq!(tap(stage.as_mut(), &format!("place:{lift}")), Reaction::Redraw);
    }
    let scene = stage.scene(Lang::En);
    let mut berths = scene.items.iter().filter_map(|item| item.touch.as_ref());
    let berth = berths.find(|touch| touch.target.starts_with("sail:")).unwrap().target.clone();
    assert_eq!(tap(stage.as_mut(), &berth), Reaction::Redraw);
    assert_eq!(decided(tap(stage.as_mut(), &berth)), lift.to_string());
    assert_eq!(stage.answers(), None, "it still lies there");
    game.play(seat, lift).unwrap();
    stage.see(&look(&game, Audience::Seat(seat))).unwrap();
    let laid = stage.answers().unwrap();
    assert_eq!(laid.notation, berth.replace("sail:", "ship "));
    game.play(seat, laid.notation.parse().unwrap()).unwrap();
    assert_eq!(stage.answers(), None, "said once");
}

#[test]
fn not_this_turn_refuses_every_offer_of_the_turn() {
    let answers = |game: &Settlers, seat: Seat| legal(game, seat).contains(&Action::Refuse);
    let mut game = game("base", 2, answers);
    let seat = decider(&game).unwrap();
    let mut stage = stage_of(&game, Audience::Seat(seat));
    assert_eq!(stage.answers(), None);
    assert_eq!(decided(tap(stage.as_mut(), "mute")), "refuse");
    let offer = game.view(Audience::Referee).offer.unwrap();
    let turn = game.view(Audience::Referee).turn;
    game.play(seat, Action::Refuse).unwrap();
    let active = game.view(Audience::Referee).active;
    let again = Action::Offer { give: offer.give, want: offer.want };
    if game.check(active, again).is_ok() {
        game.play(active, again).unwrap();
        stage.see(&look(&game, Audience::Seat(seat))).unwrap();
        assert_eq!(stage.answers().map(|no| no.notation), Some("refuse".to_owned()));
        game.play(seat, Action::Refuse).unwrap();
    }
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while game.view(Audience::Referee).turn == turn || !legal(&game, seat).contains(&Action::Refuse)
    {
        step(&mut game, &mut rng);
    }
    stage.see(&look(&game, Audience::Seat(seat))).unwrap();
    assert_eq!(stage.answers(), None, "another turn, another offer");
}

/// Bots ask for the same again and again; a person answers once in a turn.
#[test]
fn the_same_offer_is_refused_once_in_a_turn() {
    let answers = |game: &Settlers, seat: Seat| {
        let offer = game.view(Audience::Referee).offer;
        let once_more = offer.is_some_and(|offer| {
            let mut after = game.clone();
            after.play(seat, Action::Refuse).is_ok_and(|_| {
                let again = Action::Offer { give: offer.give, want: offer.want };
                after.check(game.view(Audience::Referee).active, again).is_ok()
            })
        });
        once_more && legal(game, seat).contains(&Action::Refuse)
    };
    let mut game = game("base", 2, answers);
    let seat = decider(&game).unwrap();
    let (active, offer) = {
        let view = game.view(Audience::Referee);
        (view.active, view.offer.unwrap())
    };
    let mut stage = stage_of(&game, Audience::Seat(seat));
    assert_eq!(decided(tap(stage.as_mut(), "act:refuse")), "refuse");
    game.play(seat, Action::Refuse).unwrap();
    stage.see(&look(&game, Audience::Seat(seat))).unwrap();
    assert_eq!(stage.answers(), None, "there is nothing to answer");

    let again = Action::Offer { give: offer.give, want: offer.want };
    game.play(active, again).unwrap();
    stage.see(&look(&game, Audience::Seat(seat))).unwrap();
    assert_eq!(stage.answers().map(|no| no.notation), Some("refuse".to_owned()));

    // With other cards in the hand the answer may be another.
    let mut other = look(&game, Audience::Seat(seat));
    let mut more = hand(&game, seat);
    more.0[0] += 1;
    other.view["players"][seat.index()]["hand"] = serde_json::to_value(more).unwrap();
    stage.see(&other).unwrap();
    assert_eq!(stage.answers(), None);
    let other_terms = Bundle::of(Resource::Wool, 9);
    let mut other = look(&game, Audience::Seat(seat));
    other.view["offer"]["want"] = serde_json::to_value(other_terms).unwrap();
    stage.see(&other).unwrap();
    assert_eq!(stage.answers(), None, "other terms are another offer");
}

/// Who has chosen what to build may still end the turn.
#[test]
fn a_turn_can_be_ended_while_a_piece_is_chosen() {
    let builds = |game: &Settlers, seat: Seat| {
        let legal = legal(game, seat);
        legal.contains(&Action::End)
            && legal.iter().any(|action| matches!(action, Action::Road { .. }))
    };
    let game = game("base", 3, builds);
    let mut stage = stage_of(&game, Audience::Seat(decider(&game).unwrap()));
    assert!(!stage.asks_for_touch(), "the whole map stays in sight");
    assert_eq!(tap(stage.as_mut(), "build:road"), Reaction::Redraw);
    assert!(stage.asks_for_touch());
    let done = stage.done(Lang::En).unwrap();
    assert_eq!((done.label.as_str(), done.enabled), ("End turn", true));
    assert_eq!(stage.feel(Input::Done, PREVIEW), Reaction::Redraw, "a road could be built");
    assert_eq!(decided(stage.feel(Input::Done, PREVIEW)), "end");
}

#[test]
fn the_roll_speaks_of_cards_only_to_those_who_can_play_one() {
    for holds in [false, true] {
        let rolls = |game: &Settlers, seat: Seat| {
            let legal = legal(game, seat);
            legal.contains(&Action::Roll) && (legal.len() > 1) == holds
        };
        let game = game("base", 3, rolls);
        let stage = stage_of(&game, Audience::Seat(decider(&game).unwrap()));
        let detail = stage.prompt(Lang::En).detail;
        assert_eq!(detail.contains("development card"), holds, "{detail}");
    }
}

#[test]
fn a_hint_is_shown_and_not_yet_decided() {
    let game = game("base", 3, |_, _| true);
    let mut stage = stage_of(&game, Audience::Seat(seat(0)));
    let settle = listed("settle c10".parse::<Action>().unwrap());
    stage.suggest(std::slice::from_ref(&settle));
    assert_eq!(
        class(stage.as_ref(), "ghost:place:settle c10:0:small"),
        "ghost solid settlement seat-0"
    );
    assert_eq!(decided(stage.feel(Input::Done, PREVIEW)), "settle c10");
    stage.suggest(&[listed("settle c200".parse::<Action>().unwrap())]);
    assert_eq!(decided(stage.feel(Input::Done, PREVIEW)), "settle c10", "is not on offer");
    assert_eq!(stage.hint(&[listed(Action::Roll)], &[], Lang::En), None);
}

/// On a coast a road and a ship may come to the same side: both can be touched.
#[test]
fn road_and_ship_on_one_coast_lie_apart() {
    let both = |game: &Settlers, seat: Seat| {
        let legal = legal(game, seat);
        legal.iter().any(|action| match action {
            Action::Road { at } => legal.contains(&Action::Ship { at: *at }),
            _ => false,
        })
    };
    let game = game("four-islands-4", 4, both);
    let seat = decider(&game).unwrap();
    let scene = stage_of(&game, Audience::Seat(seat)).scene(Lang::En);
    let legal = legal(&game, seat);
    for action in &legal {
        let Action::Road { at } = action else { continue };
        if !legal.contains(&Action::Ship { at: *at }) {
            continue;
        }
        let place = |word: &str| {
            let key = format!("ghost:place:{word} {at}:{seat}");
            scene.items.iter().find(|item| item.key == key).unwrap().at
        };
        let (road, ship) = (place("road"), place("ship"));
        let apart = ((road.x - ship.x).powi(2) + (road.y - ship.y).powi(2)).sqrt();
        assert!((25.0..27.0).contains(&apart), "{apart}");
    }
}

/// Seldom asked: which hex gets its chip first, and from where a chip is taken.
#[test]
fn chips_are_ordered_and_taken_on_the_board() {
    let game = game("greater-catan-4", 4, |_, _| true);
    let mut seen = look(&game, Audience::Seat(seat(0)));
    let actions: [Action; 2] = ["chart h5".parse().unwrap(), "chip h20".parse().unwrap()];
    seen.actions = actions.map(listed).to_vec();
    let mut stage = stage_of(&game, Audience::Seat(seat(0)));
    stage.see(&seen).unwrap();
    for action in actions {
        let (target, key) = (format!("place:{action}"), format!("ghost:place:{action}:0"));
        assert_eq!(class(stage.as_ref(), &key), "ghost hexes seat-0");
        assert_eq!(tap(stage.as_mut(), &target), Reaction::Redraw);
        assert_eq!(class(stage.as_ref(), &key), "ghost solid hexes seat-0");
        assert_eq!(decided(tap(stage.as_mut(), &target)), action.to_string());
    }
}
