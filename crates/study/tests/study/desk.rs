//! Studies to begin with.

use bots::{Registry, rng_from};
use carcassonne::Carcassonne;
use game::toys::Lanterns;
use settlers::Settlers;
use study::{NodeId, Opening, Study};

pub const LANTERNS: &str = "lanterns";
pub const CARCASSONNE: &str = "carcassonne";
pub const SETTLERS: &str = "settlers";

/// All of them, with as many seats as each wants at least.
pub const GAMES: [(&str, usize); 3] = [(LANTERNS, 2), (CARCASSONNE, 2), (SETTLERS, 3)];

pub fn registry() -> Registry {
    Registry::default().with::<Lanterns>().with::<Carcassonne>().with::<Settlers>()
}

/// A study of this game that begins as the book says.
pub fn fresh(game: &str) -> Study {
    let seats = GAMES.iter().find(|(known, _)| *known == game).unwrap().1;
    let names = (0..seats).map(|seat| format!("Player {seat}")).collect();
    Study::begin(Opening::Book { game, options: Default::default(), names }, &registry()).unwrap()
}

/// The same with so many decisions made, each the first on the list.
pub fn played(game: &str, decisions: usize) -> (Study, NodeId) {
    let (mut study, mut rng) = (fresh(game), rng_from(3));
    let mut id = study.tree().root();
    for _ in 0..decisions {
        id = decide(&mut study, id, 0, &mut rng);
    }
    (study, id)
}

/// Lets chance act, and whoever is to decide then do what stands at this place of the list.
pub fn decide(study: &mut Study, id: NodeId, place: usize, rng: &mut bots::BotRng) -> NodeId {
    let id = match study.outcomes(id).unwrap().is_empty() {
        true => id,
        false => study.draw_all(id, rng).unwrap(),
    };
    let Some(seat) = study.deciders(id).unwrap().first().copied() else { return id };
    let listed = actions(study, id);
    let action = &listed[place % listed.len()];
    study.play(id, seat, action).unwrap()
}

/// What the first who decides here may do.
pub fn actions(study: &mut Study, id: NodeId) -> Vec<String> {
    let mover = study.deciders(id).unwrap().first().copied();
    let look = study.look(id, study::Eyes::Truth, mover).unwrap();
    look.actions.into_iter().map(|listed| listed.notation).collect()
}
