//! An offer from making it to closing it, as everybody at the table sees it.

use game::{Audience, Game, Seat, SeatSet, Turn};
use settlers::{Action, Event, Settlers, SettlersOptions};
use stage::{Input, Lang, Panel, PanelPlace, Press, Reaction, Row, Stage};

use crate::common::{PREVIEW, look, names, stage_of, told, watch};

/// A table of four where somebody has just offered one card for one of another kind, and all others
/// hold what is wanted.
fn offered() -> (Settlers, Vec<Event>) {
    for seed in 0..60 {
        let mut found = None;
        watch(&(SettlersOptions::default(), 4), seed, 900, |game, events| {
            let view = game.view(Audience::Referee);
            let Some(offer) = view.offer.as_ref().filter(|_| found.is_none()) else { return };
            let one = offer.give.total() == 1 && offer.want.total() == 1;
            let pays = |at: &Seat| {
                let hand = view.players[at.index()].hand.unwrap_or_default();
                hand.0.iter().zip(offer.want.0).all(|(held, due)| *held >= due)
            };
            let asked = matches!(game.turn(), Turn::Decide(seats) if seats.len() == 3);
            let others = Seat::first(4).filter(|seat| *seat != view.active);
            if one && asked && others.filter(pays).count() >= 2 {
                found = Some((game.clone(), events.to_vec()));
            }
        });
        if let Some(found) = found {
            return found;
        }
    }
    panic!("nobody made such an offer");
}

fn desk(stage: &dyn Stage, lang: Lang) -> Panel {
    let panels = stage.panels(&names(), &[], lang);
    panels
        .into_iter()
        .find(|panel| matches!(panel.spot, PanelPlace::Desk | PanelPlace::Aside))
        .unwrap()
}

fn presses(panel: &Panel) -> Vec<Press> {
    let all = panel.rows.iter().filter_map(|row| match row {
        Row::Presses(presses) => Some(presses.clone()),
        _ => None,
    });
    all.flatten().collect()
}

fn table(panel: &Panel) -> Vec<Vec<String>> {
    let found = panel.rows.iter().find_map(|row| match row {
        Row::Table { lines, .. } => Some(lines.clone()),
        _ => None,
    });
    found.unwrap()
}

/// Two cards for the one that was asked for.
fn counter(game: &Settlers) -> Action {
    let offer = game.view(Audience::Referee).offer.unwrap();
    let mut want = offer.give;
    want.0.iter_mut().for_each(|count| *count *= 2);
    Action::Counter { give: offer.want, want }
}

/// Who made the offer, and the others; first two who can pay.
fn players(game: &Settlers) -> (Seat, Vec<Seat>) {
    let active = game.view(Audience::Referee).active;
    let mut others: Vec<Seat> = Seat::first(4).filter(|seat| *seat != active).collect();
    others.sort_by_key(|seat| game.check(*seat, Action::Accept).is_err());
    (active, others)
}

#[test]
fn an_offer_reads_the_same_in_title_prompt_and_log() {
    let (game, events) = offered();
    let (active, others) = players(&game);
    let offer = game.view(Audience::Referee).offer.unwrap();
    let line = |at: Seat, lang| {
        let stage = stage_of(&game, Audience::Seat(at));
        let offered = told(&events, Audience::Seat(at)).pop().unwrap();
        stage.line(&offered, &names(), lang).unwrap().text
    };
    let mine = desk(stage_of(&game, Audience::Seat(active)).as_ref(), Lang::En).title;
    let theirs = desk(stage_of(&game, Audience::Seat(others[0])).as_ref(), Lang::En).title;
    let swap = |get: settlers::Bundle, give: settlers::Bundle| {
        let words = |cards: settlers::Bundle| cards.to_string().replacen('1', "1 ", 1);
        format!("you get {}, you give {}", words(get), words(give))
    };
    assert_eq!(mine, format!("Your offer: {}", swap(offer.want, offer.give)));
    let name = &names()[active.index()];
    assert_eq!(theirs, format!("{name} offers: {}", swap(offer.give, offer.want)));
    assert_eq!(line(active, Lang::En), format!("offers: {}", swap(offer.want, offer.give)));
    assert_eq!(line(others[0], Lang::En), format!("offers: {}", swap(offer.give, offer.want)));
    assert!(line(others[0], Lang::De).starts_with("bietet: du bekommst"));
    let asked = stage_of(&game, Audience::Seat(others[0])).prompt(Lang::En).detail;
    assert!(asked.starts_with("You get"), "{asked}");
}

#[test]
fn a_yes_can_be_taken_at_once_and_a_counter_comes_after_it() {
    let (mut game, _) = offered();
    let (active, others) = players(&game);
    game.play(others[1], counter(&game)).unwrap();
    let mut stage = stage_of(&game, Audience::Seat(active));
    let name = |at: Seat| names()[at.index()].clone();
    let waiting = [name(others[0]), name(others[2])];
    let said = stage.awaited(&waiting, Lang::En).unwrap();
    assert_eq!(said, format!("Waiting for answers from {} and {}", waiting[0], waiting[1]));
    game.play(others[0], Action::Accept).unwrap();
    assert_eq!(game.turn(), Turn::Decide(SeatSet::only(others[2])), "somebody still thinks");
    stage.see(&look(&game, Audience::Seat(active))).unwrap();
    let last = [name(others[2])];
    let said = stage.awaited(&last, Lang::En).unwrap();
    assert_eq!(said, format!("Waiting for {}’s answer", last[0]));
    assert!(stage.status(&names(), Lang::En).unwrap().contains("you can trade now with"));
    let panel = desk(stage.as_ref(), Lang::En);
    let lines = table(&panel);
    assert_eq!(lines[0], [name(others[0]), "yes".to_owned()]);
    assert!(lines[1][1].starts_with("counter-offer: you get"), "{lines:?}");
    let presses = presses(&panel);
    let labels: Vec<&str> = presses.iter().map(|press| press.label.as_str()).collect();
    assert_eq!(labels[0], format!("Trade with {}", name(others[0])));
    assert!(labels[1].contains("counter-offer: you get"), "{labels:?}");
    assert!(presses[0].main && !presses[1].main);
    assert_eq!(labels[2], "Withdraw offer");
    let deal = presses[0].target.clone();
    assert_eq!(stage.feel(Input::Tap(&deal), PREVIEW), Reaction::Redraw);
    let Reaction::Decide(listed) = stage.feel(Input::Tap(&deal), PREVIEW) else {
        panic!("a second touch decides");
    };
    game.play(active, listed.notation.parse().unwrap()).unwrap();
}

#[test]
fn what_the_hand_lacks_is_asked_for_by_a_touch_on_it() {
    let (game, _) = offered();
    let active = game.view(Audience::Referee).active;
    let mut game = game;
    game.play(active, Action::Withdraw).unwrap();
    let hand = game.view(Audience::Seat(active)).players[active.index()].hand.unwrap();
    let kinds = settlers::Resource::ALL;
    let held = *kinds.iter().find(|kind| hand.0[kind.index()] > 0).unwrap();
    let Some(lacked) = kinds.iter().find(|kind| hand.0[kind.index()] == 0) else { return };
    let mut stage = stage_of(&game, Audience::Seat(active));
    let prompts = |stage: &dyn Stage| stage.prompt(Lang::En).title;
    assert_eq!(stage.feel(Input::Tap(&format!("want:{lacked}")), PREVIEW), Reaction::Redraw);
    assert_eq!(prompts(stage.as_ref()), "What would you give for it?");
    assert_eq!(stage.feel(Input::Tap(&format!("give:{held}")), PREVIEW), Reaction::Redraw);
    assert_eq!(prompts(stage.as_ref()), "Make this offer?");
    let Reaction::Decide(listed) = stage.feel(Input::Tap("send"), PREVIEW) else {
        panic!("it can be sent");
    };
    assert_eq!(listed.notation, format!("offer 1{held} > 1{lacked}"));
}

/// What is always refused is refused without asking, told, shown and can be taken back.
#[test]
fn standing_answers_are_given_told_and_taken_back() {
    let (game, _) = offered();
    let (_, others) = players(&game);
    let wanted = game.view(Audience::Referee).offer.unwrap().want.single_kind().unwrap();
    let rules = [format!("always:never-{wanted}"), "always:two-for-one".to_owned()];
    for rule in rules {
        let mut stage = stage_of(&game, Audience::Seat(others[0]));
        assert_eq!(stage.answers(), None);
        assert_eq!(stage.feel(Input::Tap("answers"), PREVIEW), Reaction::Redraw);
        let said = stage.feel(Input::Tap(&rule), PREVIEW);
        assert!(matches!(said, Reaction::Decide(listed) if listed.notation == "refuse"));
        // The next offer comes, after a reload of the page.
        let kept = stage.keep().unwrap();
        let mut stage = stage_of(&game, Audience::Seat(others[0]));
        stage.recall(&kept);
        assert_eq!(stage.answers().unwrap().notation, "refuse", "{rule}");
        let told = stage.spoken(&names(), Lang::En).unwrap();
        assert!(told.starts_with("Refused ") && told.contains("you get"), "{told}");
        let hand = stage.panels(&names(), &[], Lang::En);
        let shown = hand.iter().flat_map(presses).find(|press| press.target == "answers");
        assert!(shown.is_some(), "it can be seen");
        assert_eq!(stage.feel(Input::Tap("answers"), PREVIEW), Reaction::Redraw);
        assert_eq!(stage.feel(Input::Tap(&rule), PREVIEW), Reaction::Redraw);
        assert_eq!(stage.answers(), None, "{rule} was taken back");
    }
    let mut other = stage_of(&game, Audience::Seat(others[1]));
    assert_eq!(other.answers(), None, "nobody speaks for somebody else");
}
