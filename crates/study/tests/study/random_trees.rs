//! What holds of every study, however it came about.

use bots::{BotRng, rng_from};
use game::{Audience, luck};
use study::{Colour, Drawing, Eyes, Glyph, NodeId, Study, StudyText};

use crate::desk::*;

/// Any node.
fn somewhere(study: &Study, rng: &mut BotRng) -> NodeId {
    *luck::pick(rng, &study.tree().in_order()).unwrap()
}

/// Does anything at all that can be done to a study.
fn change(study: &mut Study, rng: &mut BotRng) {
    let id = somewhere(study, rng);
    match luck::below(rng, 12) {
        0 => drop(study.remove(id)),
        1 => drop(study.promote(id)),
        2 => drop(study.undo()),
        3 => study.comment(id, "Why not?\n\"Because.\" – said ☺").unwrap(),
        4 => study.sign(id, luck::pick(rng, &Glyph::ALL).copied()).unwrap(),
        5 => {
            let to = (luck::below(rng, 2) == 0).then(|| "figure:1".to_owned());
            let colour = *luck::pick(rng, &Colour::ALL).unwrap();
            study.draw_on(id, Drawing { at: "cell:1,0".to_owned(), to, colour }).unwrap();
        }
        _ => {
            let place = luck::below(rng, 40) as usize;
            decide(study, id, place, rng);
        }
    }
}

/// The match at a node, played from the beginning.
fn from_the_beginning(study: &Study, id: NodeId) -> serde_json::Value {
    let mut bare = Study::open(study.to_text().to_string().parse().unwrap(), &registry()).unwrap();
    let mut at = bare.tree().root();
    for step in study.tree().line_to(id) {
        let step = study.tree().node(step).unwrap().step().unwrap().clone();
        at = match step.seat {
            Some(seat) => bare.play(at, seat, &step.notation).unwrap(),
            None => bare.settle(at, &step.notation).unwrap(),
        };
    }
    bare.at(at).unwrap().view(Audience::Referee).unwrap()
}

#[test]
fn a_study_that_is_written_is_read_as_the_same() {
    for (game, seed) in GAMES.iter().flat_map(|(game, _)| (0..4).map(move |seed| (*game, seed))) {
        let (mut study, mut rng) = (fresh(game), rng_from(seed));
        for _ in 0..40 {
            change(&mut study, &mut rng);
        }
        let text = study.to_text().to_string();
        let read: StudyText = text.parse().unwrap();
        assert_eq!(read.to_string(), text, "{game} {seed}");
        let mut opened = Study::open(read, &registry()).unwrap();
        assert_eq!(opened.to_text().to_string(), text, "{game} {seed}");
        // Nodes are numbered anew, in the same order.
        let pairs = study.tree().in_order().into_iter().zip(opened.tree().in_order());
        for (ours, theirs) in pairs.collect::<Vec<_>>() {
            let look = |study: &mut Study, id| study.look(id, Eyes::Truth, None).unwrap();
            assert_eq!(look(&mut study, ours), look(&mut opened, theirs), "{game} {seed}");
        }
    }
}

#[test]
fn every_node_is_the_match_that_its_steps_lead_to() {
    for (game, seed) in GAMES.iter().flat_map(|(game, _)| (10..12).map(move |seed| (*game, seed))) {
        let (mut study, mut rng) = (fresh(game), rng_from(seed));
        for _ in 0..60 {
            change(&mut study, &mut rng);
            let id = somewhere(&study, &mut rng);
            let seen = study.at(id).unwrap().view(Audience::Referee).unwrap();
            if luck::below(&mut rng, 6) == 0 {
                assert_eq!(seen, from_the_beginning(&study, id), "{game} {seed}");
            }
        }
    }
}

#[test]
fn trees_keep_together() {
    let (mut study, mut rng) = (fresh(LANTERNS), rng_from(77));
    for _ in 0..300 {
        change(&mut study, &mut rng);
        let tree = study.tree();
        let order = tree.in_order();
        assert_eq!(order.len(), tree.len(), "every node is reached, and once");
        for id in &order {
            for child in tree.children(*id) {
                assert_eq!(tree.parent(*child), Some(*id));
                assert!(tree.node(*child).unwrap().step().is_some());
            }
        }
    }
}
