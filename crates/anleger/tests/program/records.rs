//! `anleger replay` and `anleger verify`, with good and with broken files.

use std::sync::OnceLock;

use carcassonne::Carcassonne;
use game::{Chance, Contribution, Contributions, Match, Player, Seat, Seed, Share, Withdrawal};

use crate::support::{anleger, feed, file, path};

const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// A finished match with fair dice, played once for all tests.
fn finished() -> &'static str {
    static TEXT: OnceLock<String> = OnceLock::new();
    TEXT.get_or_init(|| {
        let mut talk = format!(
            "{{\"method\":\"new\",\"game\":\"carcassonne\",\"seats\":2,\"seed\":\"{SEED}\"}}\n"
        );
        for seed in 0..200 {
            talk += &format!(
                "{{\"method\":\"bot\",\"name\":\"greedy\",\"seed\":{seed},\"play\":true}}\n"
            );
        }
        saved(&talk)
    })
}

/// The record at the end of a conversation.
fn saved(talk: &str) -> String {
    let run = feed(&["engine"], format!("{talk}{{\"id\":0,\"method\":\"save\"}}\n").as_bytes());
    let answer: serde_json::Value =
        serde_json::from_str(run.out.lines().last().expect("an answer")).expect("JSON");
    answer["ok"]["record"].as_str().expect("a record").to_owned()
}

fn verify(name: &str, text: &str) -> crate::support::Run {
    anleger(&["verify", &file(name, text)])
}

#[test]
fn a_good_record_is_proven() {
    let run = verify("good", finished());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    for word in ["commitment ", SEED, "as the dice of the seed", "each legal", "final score"] {
        assert!(run.out.contains(word), "{word}: {}", run.out);
    }
    assert!(run.out.contains("proven:"), "{}", run.out);
    assert!(run.out.contains("shares       none: whoever ran the table"), "{}", run.out);
}

/// Two people and a bot; Anna added a share, Ben pledged one and never told it.
#[test]
fn it_is_said_who_added_to_the_dice() {
    let run = verify("shared", &shared());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    for line in [
        "share        seat 0, Anna: as pledged\n",
        "share        seat 1, Ben: pledged and never told\n",
        "share        seat 2, Cleo: none\n",
        "each as the dice of the seed and the shares give it\n",
    ] {
        assert!(run.out.contains(line), "{line}: {}", run.out);
    }
    assert!(!run.out.contains("seat 3"), "a bot adds nothing: {}", run.out);
    let wrong = shared().replace(&"01".repeat(32), &"03".repeat(32));
    let wrong = verify("shared-wrongly", &wrong);
    assert_eq!(wrong.code, 1);
    assert!(wrong.err.contains("the share of seat 0 is not the one it pledged"), "{}", wrong.err);
}

/// The record of a match to whose dice people added something, given up before its first decision.
fn shared() -> String {
    let seed: Seed = SEED.parse().expect("a seed");
    let table = seed.commitment();
    let seats: Vec<Seat> = Seat::first(2).collect();
    let [anna, ben] = [Share([1; 32]), Share([2; 32])];
    let list = [
        Contribution { seat: seats[0], pledge: anna.pledge(seats[0], &table), share: Some(anna) },
        Contribution { seat: seats[1], pledge: ben.pledge(seats[1], &table), share: None },
    ];
    let added = Contributions::check(list, &table).expect("contributions");
    let people = ["Anna", "Ben", "Cleo"].map(Player::person);
    let players = people.into_iter().chain([Player::bot("greedy")]).collect();
    let begun =
        Match::<Carcassonne>::begin(Default::default(), players, Chance::Mixed(seed, added));
    let out = [Some(Withdrawal::Resigned), None, None, None];
    begun.expect("a match").record().after_withdrawals(&out, seed).to_string()
}

/// The record and the picture that the README shows belong together, and anybody can check them.
#[test]
fn the_sample_of_the_documents_is_proven_and_draws_the_picture_of_the_readme() {
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");
    let sample = format!("{docs}/sample.anleger");
    assert_eq!(anleger(&["verify", &sample]).code, 0);
    let drawn = file("picture.svg", "");
    let run = anleger(&["replay", &sample, "--until", "110", "--svg", &drawn]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let read = |path: &str| std::fs::read_to_string(path).expect("a picture");
    assert!(read(&drawn) == read(&format!("{docs}/picture.svg")), "draw docs/picture.svg anew");
}

#[test]
fn replay_draws_the_map_and_says_why_points_were_made() {
    let file = file("replay", finished());
    let whole = anleger(&["replay", &file]);
    assert_eq!(whole.code, 0, "{}", whole.err);
    assert!(whole.out.contains("\nmap "), "{}", whole.out);
    assert!(whole.out.contains(": finished "), "{}", whole.out);
    assert!(whole.out.contains("  winner") || whole.out.contains("shares the victory"));
    let short = anleger(&["replay", &file, "--until", "1"]);
    assert!(short.out.contains("after step 1 of "), "{}", short.out);
    assert!(short.out.contains("+-D/0-----+"), "the start tile: {}", short.out);
    assert!(short.out.lines().count() < 15, "{}", short.out);
    let beyond = anleger(&["replay", &file, "--until", "100000"]);
    assert_eq!(beyond.out, whole.out);
}

#[test]
fn a_match_that_is_not_over_is_not_proven() {
    let talk = format!(
        "{{\"method\":\"new\",\"game\":\"carcassonne\",\"seats\":2,\"seed\":\"{SEED}\"}}\n"
    );
    let run = verify("open", &saved(&talk));
    assert_eq!(run.code, 3, "{}", run.err);
    assert!(run.out.contains("not yet provable") && !run.out.contains(SEED), "{}", run.out);
}

#[test]
fn outcomes_from_outside_are_not_proven() {
    let talk =
        "{\"method\":\"new\",\"game\":\"carcassonne\",\"seats\":2,\"chance\":\"external\"}\n";
    let run = verify("external", &saved(talk));
    assert_eq!(run.code, 3, "{}", run.err);
    assert!(run.out.contains("came from outside"), "{}", run.out);
}

#[test]
fn a_truncated_record_is_refused_with_its_line() {
    let lines: Vec<&str> = finished().lines().collect();
    for keep in [1, 5, 30, lines.len() - 1] {
        let run = verify(&format!("cut-{keep}"), &(lines[..keep].join("\n") + "\n"));
        run.complains("line ");
        assert_eq!(run.code, 1);
    }
}

#[test]
fn a_tampered_record_is_refused_with_its_line() {
    let good = finished();
    let line_of = |start: &str| {
        let line = good.lines().position(|line| line.starts_with(start));
        line.expect("such a line") + 1
    };
    let seed_line = line_of("seed ");
    let swap = |from: &str, to: &str| good.replacen(from, to, 1);
    let other_seed = swap(&format!("seed {SEED}"), &format!("seed f{}", &SEED[1..]));
    verify("seed", &other_seed).complains(&format!("line {seed_line}: the seed does not match"));
    let score = good.lines().find(|line| line.starts_with("score 0 ")).expect("a score");
    let score_line = line_of("score 0 ");
    verify("score", &swap(score, "score 0 999"))
        .complains(&format!("line {score_line}: seat 0 has"));
    let name = swap("seat 0 \"Seat 0\"", "seat 0 \"Mallory\"");
    verify("name", &name).complains("the record was changed");
    let draw = good.lines().find(|line| line.starts_with("1 * ")).expect("a draw");
    let other = if draw == "1 * D" { "1 * U" } else { "1 * D" };
    verify("draw", &swap(draw, other)).complains("step 1: the dice give");
}

#[test]
fn replay_refuses_what_verify_refuses() {
    let cut = &finished()[..finished().len() / 2];
    anleger(&["replay", &file("replay-cut", cut)]).complains("line ");
}

#[test]
fn a_file_that_is_no_record_is_refused() {
    for command in ["verify", "replay"] {
        let missing = path("missing");
        anleger(&[command, missing.to_str().expect("plain")]).complains("cannot read");
        anleger(&[command, env!("CARGO_TARGET_TMPDIR")]).complains("cannot read");
        anleger(&[command, &file("empty", "")]).complains("line 1:");
        anleger(&[command, &file("bytes", b"anleger record 1\n\xff")])
            .complains("line 2: not UTF-8");
        let chess = finished().replacen("game carcassonne", "game chess", 1);
        anleger(&[command, &file("chess", chess)]).complains("there is no game 'chess'");
    }
}
