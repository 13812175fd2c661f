//! Panels of every kind of game: they show what is so, and everything on offer can be reached.

use game::{Audience, Game, Seat};
use serde_json::Value;
use settlers::{Action, Bundle, Event, Resource, Settlers, SettlersOptions, pips};
use stage::{Input, Lang, Panel, PanelPlace, Reaction, Row, Stage};

use crate::common::{
    AT_ONCE, audiences, build, decider, look, names, seat, stage_of, tables, told, watch, watch_how,
};

/// Not every state is looked at: one of so many, and each of them thoroughly.
const OFTEN: usize = 5;

/// Every target of these panels that can be touched now.
fn targets(panels: &[Panel]) -> Vec<String> {
    let row = |row: &Row| -> Vec<String> {
        match row {
            Row::Tokens { tokens, .. } => {
                let live = tokens.iter().filter(|token| token.enabled);
                live.filter_map(|token| token.target.clone()).collect()
            }
            Row::Presses(presses) => {
                let live = presses.iter().filter(|press| press.why_not.is_none());
                live.map(|press| press.target.clone()).collect()
            }
            Row::Text(_) | Row::Bars { .. } | Row::Table { .. } => Vec::new(),
        }
    };
    panels.iter().flat_map(|panel| panel.rows.iter().flat_map(row)).collect()
}

fn shown(stage: &dyn Stage, told: &[Value]) -> Vec<Panel> {
    stage.panels(&names(), told, Lang::En)
}

/// How often each sum came, as the panel with this key says.
fn bars(panels: &[Panel], key: &str) -> f32 {
    let panel = panels.iter().find(|panel| panel.key == key).unwrap();
    let bars = panel.rows.iter().find_map(|row| match row {
        Row::Bars { bars, .. } => Some(bars),
        _ => None,
    });
    bars.unwrap().iter().map(|bar| bar.value).sum()
}

/// A table is as wide as its head.
fn well_formed(panels: &[Panel]) {
    for panel in panels {
        assert!(!panel.title.is_empty());
        for row in &panel.rows {
            match row {
                Row::Table { head, lines } => {
                    assert!(lines.iter().all(|line| line.len() == head.len()), "{panel:?}");
                }
                Row::Tokens { tokens, .. } => {
                    assert!(tokens.iter().all(|token| !token.name.is_empty()), "{panel:?}");
                    assert!(tokens.iter().all(|token| !token.enabled || token.target.is_some()));
                    // What could be touched at another time says why not now.
                    let mut mute = tokens.iter().filter(|token| {
                        panel.spot != PanelPlace::Tab && token.target.is_some() && !token.enabled
                    });
                    assert!(mute.all(|token| token.name.contains([':', '·'])), "{panel:?}");
                }
                _ => {}
            }
        }
    }
}

#[test]
fn panels_of_all_scenarios_show_what_is_so() {
    let mut desks = 0;
    for table in tables() {
        let mut moment = 0;
        watch(&table, 7, 600, |game, events| {
            moment += 1;
            if moment % OFTEN != 0 {
                return;
            }
            let rolls = events.iter().filter(|event| matches!(event, Event::Rolled { .. }));
            let rolls = rolls.count() as f32;
            for audience in audiences(game) {
                let (stage, told) = (stage_of(game, audience), told(events, audience));
                let panels = shown(stage.as_ref(), &told);
                well_formed(&panels);
                assert_eq!(bars(&panels, "dice"), rolls);
                let review = stage.review(&names(), &told, Lang::De);
                well_formed(&review);
                assert_eq!(bars(&review, "rolls"), rolls);
                assert_eq!(targets(&review), [] as [&str; 0]);
                let own = matches!(audience, Audience::Seat(_));
                assert_eq!(own, panels.iter().any(|panel| panel.spot == PanelPlace::Hand));
                if !own {
                    assert_eq!(targets(&panels), [] as [&str; 0], "{audience:?}");
                }
                let desk =
                    |panel: &Panel| matches!(panel.spot, PanelPlace::Desk | PanelPlace::Aside);
                desks += usize::from(panels.iter().any(desk));
            }
        });
    }
    assert!(desks > 100, "{desks}");
}

/// The touches that lead to a decision, the last of which decides it.
fn path(action: Action) -> Vec<String> {
    let many = |word: &str, cards: Bundle| -> Vec<String> {
        let each = Resource::ALL.into_iter().zip(cards.0);
        each.flat_map(|(kind, count)| (0..count).map(move |_| kind))
            .map(|kind| format!("{word}:{kind}"))
            .collect()
    };
    let act = format!("act:{action}");
    match action {
        Action::Offer { give, want } => {
            [many("give", give), many("want", want), vec!["send".into()]].concat()
        }
        Action::Counter { give, want } => {
            let open = vec!["counter".to_owned(), "reset".to_owned()];
            [open, many("give", give), many("want", want), vec!["send".into()]].concat()
        }
        Action::Bank { give, .. } => vec!["bank".into(), format!("bank:{give}"), act],
        Action::Monopoly { .. } => vec!["monopoly".into(), act],
        Action::Discard { card } | Action::Take { card } => vec![format!("pick:{card}")],
        Action::Lift { .. } => vec![format!("place:{action}"), "sail:".to_owned()],
        Action::Buy
        | Action::Knight
        | Action::RoadBuilding
        | Action::Invention
        | Action::Rob { .. }
        | Action::Accept
        | Action::Refuse
        | Action::Deal { .. }
        | Action::Withdraw => vec![act],
        // Everything else is decided on the board.
        _ => vec![format!("place:{action}")],
    }
}

/// What can be touched on the board and on the panels.
fn touchable(stage: &dyn Stage, told: &[Value]) -> Vec<String> {
    let scene = stage.scene(Lang::En);
    let board = scene.items.into_iter().filter_map(|item| item.touch);
    let board = board.filter(|touch| touch.acts).map(|touch| touch.target);
    targets(&shown(stage, told)).into_iter().chain(board).collect()
}

/// Goes the way to a decision, touching only what says that it can be touched.
fn reach(game: &Settlers, seat: Seat, told: &[Value], action: Action) {
    let mut stage = stage_of(game, Audience::Seat(seat));
    if matches!(action, Action::Roll | Action::End) {
        let button = stage.done(Lang::En).unwrap();
        assert!(button.enabled);
        let decided = stage.feel(Input::Done, AT_ONCE);
        assert!(
            matches!(decided, Reaction::Decide(listed) if listed.notation == action.to_string())
        );
        return;
    }
    let path = path(action);
    for (at, target) in path.iter().enumerate() {
        let live = touchable(stage.as_ref(), told);
        // What is filled in already needs no reset.
        if target == "reset" && !live.contains(target) {
            continue;
        }
        // A ship may go to any of its places.
        let sails = |live: &&String| target == "sail:" && live.starts_with(target);
        let target = live.iter().find(sails).unwrap_or(target);
        assert!(live.contains(target), "{action}: {target} is not among {live:?}");
        let felt = stage.feel(Input::Tap(target), AT_ONCE);
        let picking = matches!(action, Action::Discard { .. } | Action::Take { .. });
        match felt {
            Reaction::Decide(listed) if at + 1 == path.len() => {
                assert_eq!(listed.notation, action.to_string());
            }
            Reaction::Redraw if at + 1 < path.len() || picking => {}
            Reaction::Still if target == "reset" => {}
            other => panic!("{action}: {target} leads to {other:?}"),
        }
    }
}

#[test]
fn everything_on_offer_can_be_reached_by_touches() {
    let mut reached = std::collections::BTreeMap::new();
    for table in tables() {
        let mut moment = 0;
        let mut judge = |game: &Settlers, events: &[Event]| {
            moment += 1;
            let Some(seat) = decider(game) else { return };
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            // Many offers are alike: a few of each moment do, others the next time.
            let step = 1 + actions.len() / 4;
            let due = |at: usize| moment % OFTEN == 0 && at % step == moment % step;
            let seldom =
                |action: &Action| matches!(action, Action::City { .. } | Action::Take { .. });
            let some = (0..).zip(actions).filter(|(at, action)| due(*at) || seldom(action));
            let some: Vec<Action> = some.map(|(_, action)| action).collect();
            if some.is_empty() {
                return;
            }
            let told = told(events, Audience::Seat(seat));
            for action in some {
                reach(game, seat, &told, action);
                let word = action.to_string().split(' ').next().unwrap_or_default().to_owned();
                *reached.entry(word).or_insert(0) += 1;
            }
        };
        watch(&table, 11, 400, &mut judge);
        watch_how(&table, 12, 1000, build, &mut judge);
    }
    let missing: Vec<&str> = [
        "accept", "bank", "buy", "city", "counter", "deal", "discard", "end", "harbour", "knight",
        "lift", "offer", "pirate", "refuse", "rob", "robber", "road", "roll", "settle", "ship",
        "take", "withdraw",
    ]
    .into_iter()
    .filter(|word| !reached.contains_key(*word))
    .collect();
    assert_eq!(missing, [] as [&str; 0]);
}

/// A table of two on the base island, played until somebody must give up cards.
fn seven(judge: impl Fn(&mut Settlers, Seat)) {
    let options = SettlersOptions::default();
    for seed in 0..50 {
        let mut found = None;
        watch(&(options.clone(), 3), seed, 400, |game, _| {
            let view = game.view(Audience::Spectator);
            if found.is_none() && view.phase == "discard" {
                found = Some((game.clone(), view.deciding.iter().next().unwrap()));
            }
        });
        if let Some((mut game, seat)) = found {
            return judge(&mut game, seat);
        }
    }
    panic!("nobody had to give up anything");
}

#[test]
fn cards_are_chosen_at_once_and_sent_one_by_one() {
    seven(|game, seat| {
        let mut stage = stage_of(game, Audience::Seat(seat));
        let owed = game.view(Audience::Seat(seat)).players[seat.index()].owed;
        let mut left = game.view(Audience::Seat(seat)).players[seat.index()].hand.unwrap();
        for _ in 0..owed {
            assert!(!stage.done(Lang::En).unwrap().enabled);
            let kind = Resource::ALL.into_iter().find(|kind| left.0[kind.index()] > 0).unwrap();
            left.0[kind.index()] -= 1;
            let target = format!("pick:{kind}");
            assert_eq!(stage.feel(Input::Tap(&target), AT_ONCE), Reaction::Redraw);
        }
        assert!(stage.done(Lang::En).unwrap().enabled);
        let Reaction::Decide(first) = stage.feel(Input::Tap("send"), AT_ONCE) else {
            panic!("all are chosen");
        };
        let mut next = Some(first);
        for _ in 0..owed {
            let action: Action = next.unwrap().notation.parse().unwrap();
            game.play(seat, action).unwrap();
            stage.see(&look(game, Audience::Seat(seat))).unwrap();
            next = stage.answers();
        }
        assert_eq!(next, None);
        let view = game.view(Audience::Seat(seat));
        assert_eq!(view.players[seat.index()].hand, Some(left));
    });
}

#[test]
fn who_has_heard_enough_refuses_every_offer_of_the_turn() {
    let mut silent = 0;
    watch(&(SettlersOptions::default(), 3), 3, 2000, |game, _| {
        let view = game.view(Audience::Spectator);
        let Some(seat) = decider(game).filter(|_| view.phase == "answer" && silent == 0) else {
            return;
        };
        let audience = Audience::Seat(seat);
        let mut stage = stage_of(game, audience);
        assert_eq!(stage.answers(), None);
        let felt = stage.feel(Input::Tap("mute"), AT_ONCE);
        assert!(matches!(felt, Reaction::Decide(listed) if listed.notation == "refuse"));
        // The next offer of the same turn comes.
        stage.see(&look(game, audience)).unwrap();
        assert_eq!(stage.answers().unwrap().notation, "refuse");
        assert!(targets(&shown(stage.as_ref(), &[])).contains(&"hear".to_owned()));
        assert_eq!(stage.feel(Input::Tap("hear"), AT_ONCE), Reaction::Redraw);
        assert_eq!(stage.answers(), None);
        silent += 1;
    });
    assert_eq!(silent, 1);
}

/// The cells of a table of the review under a heading, seat by seat.
fn column(panels: &[Panel], key: &str, heading: &str) -> Vec<f32> {
    let panel = panels.iter().find(|panel| panel.key == key).unwrap();
    let table = panel.rows.iter().find_map(|row| match row {
        Row::Table { head, lines } => Some((head, lines)),
        _ => None,
    });
    let (head, lines) = table.unwrap();
    let at = head.iter().position(|name| name == heading).unwrap();
    lines.iter().map(|line| line[at].parse().unwrap()).collect()
}

/// The books agree with a count by the rules themselves.
#[test]
fn luck_and_losses_are_what_the_rules_say() {
    let (mut checked, mut blocked) = (0, 0.0);
    for table in tables() {
        let mut expected = vec![0.0; table.1];
        let mut rolls = 0;
        watch(&table, 5, 1200, |game, events| {
            let view = game.view(Audience::Referee);
            if view.phase == "dice" {
                for seat in Seat::first(table.1) {
                    let bring = |sum: u8| game.brings(seat, sum).total() as f32;
                    let sums = (2..=12).map(|sum| bring(sum) * f32::from(pips(sum)) / 36.0);
                    expected[seat.index()] += sums.sum::<f32>();
                }
                rolls += 1;
            }
            let gold = view.hexes.iter().any(|hex| hex.terrain == settlers::Terrain::Gold);
            if rolls != 40 || gold || view.phase != "main" {
                return;
            }
            let stage = stage_of(game, Audience::Referee);
            let review = stage.review(&names(), &told(events, Audience::Referee), Lang::En);
            for (told, counted) in column(&review, "luck", "expected").iter().zip(&expected) {
                assert!((told - counted).abs() < 0.11, "{told} {counted}");
            }
            blocked += column(&review, "losses", "blocked by the robber").iter().sum::<f32>();
            let stolen = events.iter().filter(|event| matches!(event, Event::Stolen { .. }));
            let robbed: f32 = column(&review, "losses", "lost to thieves").iter().sum();
            assert_eq!(robbed, stolen.count() as f32);
            checked += 1;
        });
    }
    assert!(checked > 3 && blocked > 0.0, "{checked} {blocked}");
}

#[test]
fn the_points_tab_hides_what_is_hidden() {
    let mut ranges = 0;
    let mut moment = 0;
    watch(&(SettlersOptions::default(), 3), 9, 2000, |game, events| {
        moment += 1;
        if moment % OFTEN != 0 {
            return;
        }
        let stage = stage_of(game, Audience::Spectator);
        let panels = shown(stage.as_ref(), &told(events, Audience::Spectator));
        let points = panels.iter().find(|panel| panel.key == "points").unwrap();
        let known = points.rows.iter().find_map(|row| match row {
            Row::Table { lines, .. } => lines.last(),
            _ => None,
        });
        let text = known.unwrap().join(", ");
        let view = game.view(Audience::Spectator);
        let drawn =
            view.players.iter().any(|player| player.development + player.development_new > 0);
        let over = view.phase == "over";
        assert_eq!(text.contains('–'), drawn && !over, "{text}");
        ranges += usize::from(drawn);
        let own = game.scores(Audience::Seat(seat(0)));
        assert!(own[0] >= game.scores(Audience::Spectator)[0]);
    });
    assert!(ranges > 0);
}

#[test]
fn levelled_dice_show_what_is_left_of_their_deck() {
    let options = SettlersOptions { dice: settlers::DiceKind::Levelled, ..Default::default() };
    let (mut wholes, mut decks) = (0, 0);
    watch(&(options, 3), 2, 400, |game, events| {
        let stage = stage_of(game, Audience::Spectator);
        let panels = shown(stage.as_ref(), &told(events, Audience::Spectator));
        let dice = panels.iter().find(|panel| panel.key == "dice").unwrap();
        let deck = dice.rows.iter().filter_map(|row| match row {
            Row::Bars { label, bars } if label.starts_with("Levelled") => Some(bars),
            _ => None,
        });
        let shown: Vec<f32> = deck.flatten().map(|bar| bar.value).collect();
        let left = game.view(Audience::Spectator).dice;
        let whole = left.iter().all(|left| *left == 0);
        // Before the first roll and after the last one the deck is whole.
        let left = if whole { std::array::from_fn(|at| pips(at as u8 + 2)) } else { left };
        assert_eq!(shown, left.map(f32::from));
        wholes += usize::from(whole);
        decks += usize::from(!whole);
    });
    assert!(wholes > 0 && decks > 0, "{wholes} {decks}");
}

#[test]
fn fair_dice_have_no_deck() {
    watch(&(SettlersOptions::default(), 3), 2, 100, |game, events| {
        let stage = stage_of(game, Audience::Spectator);
        let panels = shown(stage.as_ref(), &told(events, Audience::Spectator));
        let dice = panels.iter().find(|panel| panel.key == "dice").unwrap();
        let charts = dice.rows.iter().filter(|row| matches!(row, Row::Bars { .. }));
        assert_eq!(charts.count(), 1, "only how often each sum came");
    });
}
