//! Games of ours, written down as the other program would and read back: they must come out as they
//! went in, step by step.

use carcassonne::{
    Agreement, Carcassonne, DragonMoves, Element, FairyPoint, FairyStands, Set, Sets, TwoTileCity,
    Word,
};
use game::{Audience, Game, Match, Step, Turn};
use landscape::Draw;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::export::Exporter;

/// Every game has its own sets, elements, rules, start and end.
fn agreement(rng: &mut ChaCha8Rng, mix: usize) -> Agreement {
    let mut coin = |odds: u32| rng.next_u32().is_multiple_of(odds);
    let sets: Sets = Set::ALL.iter().copied().filter(|set| mix >> set.place() & 1 == 1).collect();
    let named = Element::ALL.iter().filter(|&&element| element != Element::OfTheSets);
    let elements = named.copied().filter(|_| !coin(4)).collect();
    let start = if coin(2) { "D/0 0,0" } else { "E/2 7,-3; D/0 7,-2; V/1 8,-2" };
    Agreement {
        sets,
        elements,
        farmers: !coin(4),
        two_tile_city: if coin(2) { TwoTileCity::Four } else { TwoTileCity::Two },
        princess_must: coin(2),
        fairy_point: FairyPoint::Follower,
        fairy_stands: if coin(2) { FairyStands::ByFollower } else { FairyStands::OnTile },
        dragon_moves: if coin(2) { DragonMoves::BeforeScoring } else { DragonMoves::AfterScoring },
        followers: if coin(2) { 7 } else { 3 },
        start: start.parse().unwrap(),
        left_over: if coin(2) { 0 } else { 30 },
        ..Agreement::default()
    }
}

fn played(seed: u64, mix: usize) -> Exporter {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let options = agreement(&mut rng, mix);
    let seats = 2 + seed as usize % 5;
    let mut exporter = Exporter::begin(options, seats);
    while exporter.step(&mut rng) {}
    exporter
}

fn decisions(played: &Match<Carcassonne>) -> Vec<String> {
    let decided = played.steps().iter().filter_map(|step| match step {
        Step::Decision(seat, action) => Some(format!("{seat} {action}")),
        Step::Chance(_) => None,
    });
    decided.collect()
}

fn draws(played: &Match<Carcassonne>) -> Vec<String> {
    let drawn = played.steps().iter().filter_map(|step| match step {
        Step::Chance(Draw(code)) => Some(code.to_string()),
        Step::Decision(..) => None,
    });
    drawn.collect()
}

fn import(exporter: &Exporter, file: &serde_json::Value) -> jcz::Import {
    let text = file.to_string();
    let import = jcz::import(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    if let Some(halt) = &import.halt {
        panic!(
            "{halt}\n{}\n{}",
            import.played.game().render(Audience::Referee),
            exporter.notation()
        );
    }
    import
}

#[test]
fn games_of_every_mix_come_back_step_by_step() {
    for mix in 0..16 {
        for round in 0..4 {
            let original = played(100 * round + mix as u64, mix);
            let import = import(&original, &original.file(true, usize::MAX));
            assert_eq!(import.played.game().options(), original.game.options());
            assert_eq!(decisions(&import.played), original.decisions, "mix {mix}");
            assert_eq!(draws(&import.played), original.draws, "mix {mix}");
            assert_eq!(import.points, original.scores());
            assert_eq!(import.played.game(), &original.game);
            for judged in &import.assertions {
                assert!(judged.verdict.holds(), "{judged:?}");
            }
            assert!(import.assertions.len() > import.names.len());
            let record = import.played.record().to_string().parse().unwrap();
            Match::<Carcassonne>::from_record(&record).unwrap();
        }
    }
}

/// A real saved game does not tell the order of the stack.
#[test]
fn the_order_of_the_draws_need_not_be_told() {
    for mix in 0..16 {
        let original = played(1000 + mix as u64, mix);
        let import = import(&original, &original.file(false, usize::MAX));
        assert_eq!(decisions(&import.played), original.decisions, "mix {mix}");
    }
}

fn ends_where_its_moves_end(import: &jcz::Import) -> bool {
    import.notes.iter().any(|note| note.contains("the game ends where its moves end"))
}

/// Of a tile that was set aside only the order of the draws tells.
#[test]
fn a_game_with_tiles_set_aside_ends_where_its_moves_end() {
    let mut met = 0;
    for seed in 5000..5200 {
        let original = played(seed, seed as usize % 4);
        if original.game.options().left_over > 0 || !original.set_tiles_aside() {
            continue;
        }
        let import = import(&original, &original.file(false, usize::MAX));
        assert!(ends_where_its_moves_end(&import), "{:?}", import.notes);
        assert_eq!(import.played.turn(), Turn::Over);
        assert_eq!(import.points, original.scores(), "seed {seed}");
        met += 1;
    }
    assert!(met > 3, "{met} games are too few");
}

/// Broken off after any message, the points are those of the turns that were committed.
#[test]
fn a_game_may_break_off_anywhere() {
    for seed in 0..16 {
        let original = played(2000 + seed, seed as usize);
        for &(messages, ref points) in &original.checkpoints {
            // Where it is told after how many draws the game ends, a tile set aside is one of them.
            let uncounted = original.game.options().left_over > 0 && original.set_tiles_aside();
            let ends = messages == original.messages.len() && uncounted;
            if ends || !(messages as u64 + seed).is_multiple_of(7) {
                continue;
            }
            let cut = import(&original, &original.file(false, messages));
            // Whether the last tiles were still to come or had been set aside, nobody can know.
            if !ends_where_its_moves_end(&cut) {
                assert_eq!(&cut.points, points, "after {messages} messages");
            }
        }
    }
}

/// The other program's undo leaves no trace.
#[test]
fn what_was_taken_back_leaves_no_trace() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let original = played(3000, 15);
    let mut file = original.file(true, usize::MAX);
    let replay = file["replay"].as_array_mut().unwrap();
    let mut noisy = Vec::new();
    for message in replay.drain(..) {
        let again = 1 + rng.next_u32() % 3;
        for _ in 0..again {
            noisy.push(serde_json::json!({ "type": "PASS", "payload": {}, "player": 9 }));
        }
        for _ in 0..again {
            noisy.push(serde_json::json!({ "type": "UNDO", "payload": {} }));
        }
        noisy.push(message);
    }
    let (messages, kept) = (noisy.len(), original.messages.len());
    file["replay"] = noisy.into();
    let import = import(&original, &file);
    assert_eq!(decisions(&import.played), original.decisions);
    assert_eq!((import.messages, import.undone), (messages, messages - kept));
}

/// Damaged files are refused, stop somewhere or play to the end; nothing else happens.
#[test]
fn damaged_files_do_no_harm() {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    for seed in 0..16 {
        let original = played(4000 + seed, seed as usize).file(seed % 2 == 0, usize::MAX);
        for _ in 0..12 {
            let mut file = original.clone();
            let replay = file["replay"].as_array_mut().unwrap();
            let pick = |rng: &mut ChaCha8Rng| rng.next_u32() as usize % replay.len().max(1);
            let (a, b) = (pick(&mut rng), pick(&mut rng));
            match rng.next_u32() % 5 {
                0 => replay.swap(a, b),
                1 => drop(replay.remove(a)),
                2 => replay[a] = replay[b].clone(),
                3 => replay[a]["payload"] = serde_json::Value::Null,
                _ => replay[a]["player"] = 5.into(),
            }
            let import = jcz::import(file.to_string().as_bytes()).unwrap();
            if let Some(halt) = import.halt {
                assert!(halt.number >= 1 && !halt.reason.is_empty() && !halt.kind.is_empty());
                let unread = ["bad-message", "which-follower", "unknown-tile"].contains(&halt.code);
                assert!(unread != halt.ruling.is_some(), "{halt}");
            }
        }
    }
}

/// The limits are for files that are none of ours.
#[test]
fn a_whole_game_takes_less_than_a_fiftieth_of_the_limits() {
    let original = played(15, 15);
    let file = original.file(true, usize::MAX).to_string();
    assert!(original.draws.len() > 100, "a whole game");
    assert!(file.len() * 50 < jcz::FILE_BYTES_MAX, "{} bytes", file.len());
    assert!(original.messages.len() * 50 < jcz::MESSAGES_MAX, "{}", original.messages.len());
    let many = vec![original.messages[0].clone(); jcz::MESSAGES_MAX + 1];
    let mut file = original.file(false, 0);
    file["replay"] = many.into();
    let error = jcz::import(file.to_string().as_bytes()).unwrap_err();
    assert_eq!(error, jcz::ImportError::TooManyMessages(jcz::MESSAGES_MAX + 1));
}
