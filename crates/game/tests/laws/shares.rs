//! What people add to the dice: in the record, in the stream, and out of reach of whoever comes last.

use crate::common::{fair, options, play_on, players, reread, seat};
use game::fair::BadContribution;
use game::toys::Lanterns;
use game::{
    Chance, Coded, Contribution, Contributions, Match, Pledge, Proof, RecordText, Seat, SeatSet,
    Seed, Share, Turn, luck, verify,
};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

const SEED: Seed = Seed([7; 32]);

fn pledge(number: usize, share: u8) -> Pledge {
    Share([share; 32]).pledge(seat(number), &SEED.commitment())
}

/// Seat 0 adds a share, and seat 2 pledges one.
fn contributions(told: Option<u8>) -> Contributions {
    let list = [
        Contribution { seat: seat(0), pledge: pledge(0, 1), share: Some(Share([1; 32])) },
        Contribution {
            seat: seat(2),
            pledge: pledge(2, told.unwrap_or(2)),
            share: told.map(|share| Share([share; 32])),
        },
    ];
    Contributions::check(list, &SEED.commitment()).unwrap()
}

fn mixed(told: Option<u8>) -> Match<Lanterns> {
    Match::begin(options(), players(), Chance::Mixed(SEED, contributions(told))).unwrap()
}

fn finished(told: Option<u8>) -> Match<Lanterns> {
    let mut table = mixed(told);
    play_on(&mut table, usize::MAX, 1);
    table
}

#[test]
fn the_record_tells_who_added_what_and_proves_it() {
    let table = finished(Some(2));
    let text = table.record().to_string();
    let added = format!(
        "\npledge 0 {}\nshare 0 {}\npledge 2 {}\nshare 2 {}\n\n1 * ",
        pledge(0, 1),
        "01".repeat(32),
        pledge(2, 2),
        "02".repeat(32),
    );
    assert!(text.contains(&added), "{text}");
    let verdict = verify::<Lanterns>(&reread(&table)).unwrap();
    assert_eq!(verdict.proof, Proof::Proven);
    let all: SeatSet = [seat(0), seat(2)].into_iter().collect();
    assert_eq!((verdict.shared, verdict.withheld), (all, SeatSet::EMPTY));
    let silent = verify::<Lanterns>(&reread(&finished(None))).unwrap();
    assert_eq!(silent.proof, Proof::Proven);
    assert_eq!(silent.shared, SeatSet::only(seat(0)));
    assert_eq!(silent.withheld, SeatSet::only(seat(2)));
}

#[test]
fn a_mixed_match_comes_back_from_its_record_at_every_length() {
    let mut table = mixed(Some(2));
    loop {
        let record = reread(&table);
        let mut loaded = Match::<Lanterns>::from_record(&record).unwrap();
        assert_eq!(loaded.contributions(), table.contributions());
        assert_eq!(loaded.record(), table.record());
        if table.turn() == Turn::Over {
            break;
        }
        // Sealed until its seed is known; then it goes on by the same dice.
        assert!(loaded.unseal(Seed([8; 32])).is_err());
        loaded.unseal(SEED).unwrap();
        let again = Match::<Lanterns>::begin(options(), players(), record.dice(SEED)).unwrap();
        assert_eq!(again.steps(), &table.steps()[..again.steps().len()]);
        play_on(&mut loaded, 2, 9);
        let mut on = table.clone();
        play_on(&mut on, 2, 9);
        assert_eq!(loaded.steps(), on.steps());
        on.undo(1).unwrap();
        loaded.undo(1).unwrap();
        assert_eq!(loaded.record(), on.record());
        play_on(&mut table, 1, 5);
    }
}

#[test]
fn a_share_changes_the_dice_and_silence_changes_them_back() {
    let opening = |table: &Match<Lanterns>| table.last_chance().collect::<Vec<_>>();
    let streams: Vec<_> = (0..40).map(|share| opening(&mixed(Some(share)))).collect();
    assert!(streams.iter().any(|stream| *stream != streams[0]), "shares make no difference");
    let alone = Contributions::check(
        [Contribution { seat: seat(0), pledge: pledge(0, 1), share: Some(Share([1; 32])) }],
        &SEED.commitment(),
    );
    let alone = Match::<Lanterns>::begin(options(), players(), Chance::Mixed(SEED, alone.unwrap()));
    assert_eq!(opening(&mixed(None)), opening(&alone.unwrap()));
    let nobody = Chance::Mixed(SEED, Contributions::NONE);
    let nobody = Match::<Lanterns>::begin(options(), players(), nobody).unwrap();
    assert_eq!(nobody.record(), fair(7).record(), "as tables were before there were shares");
}

#[test]
fn what_is_wrong_with_a_contribution_is_named_at_its_line() {
    let text = finished(Some(2)).record().to_string();
    let first = text.lines().position(|line| line.starts_with("pledge 0")).unwrap() + 1;
    let line = |offset: usize| text.lines().nth(first - 1 + offset).unwrap();
    for (offset, new, code) in [
        (0, line(0).replace("pledge 0", "pledge 3"), "record-bad-line"),
        (0, line(0).replace("pledge 0", "pledge 9"), "record-bad-line"),
        (0, "pledge 0".to_owned(), "record-bad-line"),
        (0, "pledge 0 12".to_owned(), "record-bad-line"),
        (1, line(1).replace("01", "03"), "record-wrong-share"),
        (1, line(1).replace("share 0", "share 2"), "record-bad-line"),
        (1, line(1).replace("share 0", "share 1"), "record-bad-line"),
        (2, line(0).to_owned(), "record-bad-line"),
        (3, line(1).to_owned(), "record-bad-line"),
        (3, line(1).replace("share 0", "share 2"), "record-wrong-share"),
        (3, "give 2".to_owned(), "record-unexpected-line"),
    ] {
        let lines = text.lines().enumerate();
        let lines = lines.map(|(at, old)| if at + 1 == first + offset { &new } else { old });
        let wrong: String = lines.map(|line| format!("{line}\n")).collect();
        let error = wrong.parse::<RecordText>().unwrap_err();
        assert_eq!((error.line, error.code()), (first + offset, code), "{new}: {error}");
    }
    // A share that is left out is silence: another stream, and the outcomes are not its.
    let silent = text.replace(&format!("{}\n", line(3)), "").parse().unwrap();
    let error = Match::<Lanterns>::from_record(&silent).unwrap_err();
    assert_eq!(error.code(), "record-not-the-dice");
    assert_eq!(error.line, first + 4, "the first step, which is one line higher now");
}

#[test]
fn dice_from_outside_have_no_shares() {
    let mut table = Match::<Lanterns>::begin(options(), players(), Chance::External).unwrap();
    play_on(&mut table, 3, 1);
    assert!(table.contributions().is_empty());
    let text = table.record().to_string();
    let lie =
        text.replace("chance external\n", &format!("chance external\npledge 0 {}\n", pledge(0, 1)));
    assert_eq!(lie.parse::<RecordText>().unwrap_err().code(), "record-unexpected-line");
}

/// In whatever order shares are told, and whatever the tellers know by then: only what was pledged is
/// taken, and the same dice come out.
#[test]
fn whoever_tells_last_is_bound_like_the_first() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let draw = |rng: &mut ChaCha8Rng| {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        bytes
    };
    for _ in 0..50 {
        let table = Seed(draw(&mut rng)).commitment();
        let shares: Vec<(Seat, Share)> =
            Seat::first(4).map(|seat| (seat, Share(draw(&mut rng)))).collect();
        let mut pledged = Contributions::NONE;
        for (seat, share) in &shares {
            pledged.pledge(*seat, share.pledge(*seat, &table)).unwrap();
        }
        let mut outcomes = Vec::new();
        for _ in 0..6 {
            let mut order = shares.clone();
            luck::shuffle(&mut rng, &mut order);
            let mut told = pledged.clone();
            for (seat, share) in order {
                let others = shares.iter().filter(|(other, _)| *other != seat);
                for other in others.map(|(_, share)| *share).chain([Share(draw(&mut rng))]) {
                    let refused = told.tell(seat, other, &table);
                    assert_eq!(refused, Err(BadContribution::WrongShare(seat)));
                }
                told.tell(seat, share, &table).unwrap();
            }
            let late = told.pledge(Seat::FIRST, shares[0].1.pledge(Seat::FIRST, &table));
            assert_eq!(late, Err(BadContribution::OutOfOrder(Seat::FIRST)));
            outcomes.push(told);
        }
        assert!(outcomes.iter().all(|told| *told == outcomes[0]));
    }
}
