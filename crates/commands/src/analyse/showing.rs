//! A match as the page shows it: decisions in words, and boards that only a stage draws.

use std::cell::RefCell;
use std::fmt::Write;

use game::erased::{ListedAction, Standing};
use game::{Audience, Game, Heuristics, Match, Seat, Turn};
use serde_json::{Value, to_value};
use stage::{Scene, Stage};
use teacher::Spoken;
use wire::{Look, UndoOffer};
use words::Lang;

/// A match and the stage that shows it.
pub struct Showing<'a, G: Game> {
    played: &'a Match<G>,
    /// Games that no page can show have none: their decisions stay in notation.
    stage: Option<RefCell<Box<dyn Stage>>>,
    names: Vec<String>,
    lang: Lang,
}

impl<'a, G: Heuristics> Showing<'a, G> {
    /// This match in this language.
    pub fn new(played: &'a Match<G>, lang: Lang) -> Self {
        let stage = stage::extras(G::NAME).map(|extras| RefCell::new(extras.open()));
        let names = played.players().iter().map(|player| player.name.clone()).collect();
        Showing { played, stage, names, lang }
    }

    /// What the game is called.
    pub fn title(&self) -> String {
        let info = stage::game_info(G::NAME);
        info.map_or_else(|| G::NAME.to_owned(), |info| info.about(self.lang).title.to_owned())
    }

    /// The match before the step of that number.
    pub fn before(&self, step: usize) -> G {
        self.played.at(step.saturating_sub(1))
    }

    /// A decision at that step in words.
    pub fn said(&self, step: usize, seat: Seat, notation: &str) -> String {
        let first = Spoken { seat: Some(seat), notation: notation.to_owned() };
        self.line(step, seat, &[first]).join(" ")
    }

    /// Steps that might follow each other from there, in words as `seat` would hear them. A line is thought of in a
    /// world that might have been: what cannot be in this one stays in notation.
    pub fn line(&self, step: usize, seat: Seat, steps: &[Spoken]) -> Vec<String> {
        let mut game = self.before(step);
        let mut said = Vec::with_capacity(steps.len());
        for step in steps {
            let decides = step.seat.unwrap_or(seat);
            self.see(&game, decides, actions(&game, decides));
            let hint = self.hint(step);
            let told = match happened(&mut game, step) {
                Some(events) => self.told(&events, seat),
                None => break,
            };
            let told = told.filter(|told| !told.is_empty()).or(hint);
            said.push(told.unwrap_or_else(|| self.plain(step)));
        }
        let rest = steps.iter().skip(said.len()).map(|step| self.plain(step));
        let rest: Vec<String> = rest.collect();
        said.into_iter().chain(rest).collect()
    }

    /// The board as a document of its own, as `seat` sees it; nothing where no stage shows it.
    pub fn board(&self, game: &G, seat: Seat) -> Option<String> {
        self.see(game, seat, Vec::new());
        Some(document(&self.stage.as_ref()?.borrow().scene(self.lang)))
    }

    fn plain(&self, step: &Spoken) -> String {
        self.by_name(step, &step.notation)
    }

    /// What the log passes over, such as that nothing was placed, as a hint says it.
    fn hint(&self, step: &Spoken) -> Option<String> {
        let advice = [ListedAction { notation: step.notation.clone(), action: None }];
        let hint = self.stage.as_ref()?.borrow().hint(&advice, &self.names, self.lang)?;
        Some(self.by_name(step, &hint.text))
    }

    fn by_name(&self, step: &Spoken, text: &str) -> String {
        match step.seat.and_then(|seat| self.names.get(seat.index())) {
            Some(name) => format!("{name}: {text}"),
            None => text.to_owned(),
        }
    }

    fn told(&self, events: &[G::Event], seat: Seat) -> Option<String> {
        let stage = self.stage.as_ref()?.borrow();
        let heard = events.iter().filter_map(|event| G::redact(event, Audience::Seat(seat)));
        let line = |event: G::Event| {
            let line = stage.line(&to_value(&event).ok()?, &self.names, self.lang)?;
            let name = line.seat.and_then(|seat| self.names.get(seat.index()));
            Some(name.map_or_else(|| line.text.clone(), |name| format!("{name} {}", line.text)))
        };
        Some(heard.filter_map(line).collect::<Vec<String>>().join("; "))
    }

    fn see(&self, game: &G, seat: Seat, actions: Vec<ListedAction>) {
        let Some(stage) = &self.stage else { return };
        let audience = Audience::Seat(seat);
        let points = |points: game::Points| points[..game.seats()].to_vec();
        let look = Look {
            audience,
            view: to_value(game.view(audience)).unwrap_or(Value::Null),
            actions,
            standing: Standing {
                current: points(game.scores(audience)),
                projected: None,
                last: (game.turn() == Turn::Over).then(|| points(game.scores(audience))),
            },
            undo: UndoOffer::No,
        };
        // A look that the stage cannot read leaves it as it was: words then say less.
        stage.borrow_mut().see(&look).ok();
    }
}

/// What `seat` may decide.
fn actions<G: Game>(game: &G, seat: Seat) -> Vec<ListedAction> {
    let mut actions = Vec::new();
    if matches!(game.turn(), Turn::Decide(seats) if seats.contains(seat)) {
        game.actions(seat, &mut actions);
    }
    let listed = |action: G::Action| ListedAction { notation: action.to_string(), action: None };
    actions.into_iter().map(listed).collect()
}

/// What a step does; nothing where it cannot be made.
fn happened<G: Game>(game: &mut G, step: &Spoken) -> Option<Vec<G::Event>> {
    match step.seat {
        Some(seat) => {
            let action = game.canonical(seat, step.notation.parse().ok()?);
            game.play(seat, action).ok()
        }
        None => game.settle(step.notation.parse().ok()?).ok(),
    }
}

/// A scene as a picture that stands alone.
fn document(scene: &Scene) -> String {
    let bounds = scene.bounds;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{} {} {} {}\">",
        bounds.at.x, bounds.at.y, bounds.width, bounds.height
    );
    for item in &scene.items {
        let half = stage::UNIT / 2.0;
        let _ = write!(
            svg,
            "<g transform=\"translate({} {}) rotate({} {half} {half})\">{}</g>",
            item.at.x, item.at.y, item.turned, item.art
        );
    }
    svg.push_str("</svg>");
    svg
}

#[cfg(test)]
mod tests {
    use game::{Chance, Player, Seed};
    use settlers::Settlers;

    use super::*;

    fn begun<G: Heuristics>(seats: usize) -> Match<G> {
        let players = ["Anna", "Ben", "Clara"].into_iter().take(seats).map(Player::person);
        Match::begin(Default::default(), players.collect(), Chance::Fair(Seed([4; 32]))).unwrap()
    }

    #[test]
    fn a_decision_is_told_and_a_board_of_the_settlers_is_drawn() {
        let played = begun::<Settlers>(3);
        let showing = Showing::new(&played, Lang::En);
        let steps = played.steps().len() + 1;
        let game = showing.before(steps);
        let (seat, mut actions) = (Seat::FIRST, Vec::new());
        game.actions(seat, &mut actions);
        let said = showing.said(steps, seat, &actions[0].to_string());
        assert!(said.starts_with("Anna "), "{said}");
        assert!(!said.contains(&actions[0].to_string()), "in words: {said}");
        let board = showing.board(&game, seat).expect("a stage");
        assert!(board.starts_with("<svg xmlns") && board.ends_with("</svg>"));
        assert!(board.matches("<g ").count() > 40, "hexes, chips, harbours");
        let nonsense = showing.said(steps, seat, "fly away");
        assert_eq!(nonsense, "Anna: fly away");
    }

    #[test]
    fn a_game_without_a_stage_stays_in_notation() {
        let played = begun::<game::toys::Lanterns>(2);
        let showing = Showing::new(&played, Lang::De);
        assert_eq!(showing.title(), "lanterns");
        assert!(showing.board(&showing.before(1), Seat::FIRST).is_none());
    }
}
