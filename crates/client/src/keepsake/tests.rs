use super::*;
use game::{Pledge, Seed};

use crate::guest::Guest;
use crate::samples::{card, state};
use wire::{CatchUp, ServerFrame};

const SEED: Seed = Seed([1; 32]);

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|&number| seat(number)).collect()
}

/// What a client knows of a table at this stage.
fn guest(phase: Phase) -> Guest {
    let mut card = card("sample");
    card.commitment = SEED.commitment().to_string();
    let mut guest = Guest::default();
    let welcome = ServerFrame::Welcome {
        card: Box::new(card),
        yours: SeatSet::EMPTY,
        number: 0,
        version: 0,
        state: Box::new(state(phase, None)),
        looks: Vec::new(),
        missed: CatchUp::Snapshot { logs: Vec::new(), asides: Vec::new() },
        chat: Vec::new(),
        contributions: Vec::new(),
        now_ms: 0,
    };
    guest.hear(welcome, 0);
    guest
}

fn keepsake() -> Keepsake {
    Keepsake::of(guest(Phase::Waiting).known().unwrap()).unwrap()
}

/// Random bytes, each time others.
fn entropy() -> impl FnMut() -> Option<[u8; 32]> {
    let mut next = 10;
    move || {
        next += 1;
        Some([next; 32])
    }
}

fn pledge_of(number: usize, share: u8) -> Pledge {
    Share([share; 32]).pledge(seat(number), &SEED.commitment())
}

fn promise(number: usize, share: u8) -> Contribution {
    Contribution { seat: seat(number), pledge: pledge_of(number, share), share: None }
}

fn told(number: usize, share: u8) -> Contribution {
    Contribution { share: Some(Share([share; 32])), ..promise(number, share) }
}

fn pledging(missing: &[usize]) -> Mixing {
    Mixing::Pledge { missing: seats(missing), until_ms: 9 }
}

fn sharing(pledges: &[Contribution]) -> Mixing {
    let missing = pledges.iter().map(|one| one.seat).collect();
    Mixing::Share { pledges: pledges.to_vec(), missing, until_ms: 9 }
}

/// A browser on seats 0 and 2 that has pledged for both: 11 and 12.
fn pledged() -> Keepsake {
    let mut keepsake = keepsake();
    keepsake.answer(&pledging(&[0, 1, 2]), seats(&[0, 2]), entropy());
    keepsake
}

#[test]
fn it_pledges_one_share_for_each_own_seat_however_often_it_is_asked() {
    let mut keepsake = keepsake();
    let expected = [
        ClientFrame::Pledge { seat: seat(0), pledge: pledge_of(0, 11) },
        ClientFrame::Pledge { seat: seat(2), pledge: pledge_of(2, 12) },
    ];
    for _ in 0..2 {
        let asked = pledging(&[0, 1, 2]);
        assert_eq!(keepsake.answer(&asked, seats(&[0, 2]), entropy()), expected);
    }
    assert_eq!(keepsake.answer(&pledging(&[1]), seats(&[0, 2]), entropy()), []);
    let blind = keepsake.answer(&pledging(&[1]), seats(&[1]), || None);
    assert_eq!(blind, [], "a browser without random numbers adds nothing");
}

#[test]
fn it_tells_what_it_pledged_for_one_list_and_never_again() {
    let mut keepsake = pledged();
    let list = [promise(0, 11), promise(1, 50), promise(2, 12)];
    let shares = [
        ClientFrame::Share { seat: seat(0), share: Share([11; 32]) },
        ClientFrame::Share { seat: seat(2), share: Share([12; 32]) },
    ];
    // Again after a lost line, to the same list.
    for _ in 0..2 {
        assert_eq!(keepsake.answer(&sharing(&list), seats(&[0, 2]), entropy()), shares);
    }
    let other = [promise(0, 11), promise(1, 51), promise(2, 12)];
    assert_eq!(keepsake.answer(&sharing(&other), seats(&[0, 2]), entropy()), []);
    assert_eq!(keepsake.answer(&sharing(&list[..1]), seats(&[0, 2]), entropy()), []);
    assert_eq!(keepsake.answer(&pledging(&[0, 2]), seats(&[0, 2]), entropy()), []);
}

#[test]
fn it_tells_nothing_where_the_list_has_another_pledge_for_its_seat() {
    let mut keepsake = pledged();
    let list = [promise(0, 99), promise(2, 12)];
    let told = keepsake.answer(&sharing(&list), seats(&[0, 2]), entropy());
    assert_eq!(told, [ClientFrame::Share { seat: seat(2), share: Share([12; 32]) }]);
}

/// A browser on seats 0 and 2 that has pledged for both and told both shares.
fn has_told() -> Keepsake {
    let mut keepsake = pledged();
    let list = [promise(0, 11), promise(1, 50), promise(2, 12)];
    keepsake.answer(&sharing(&list), seats(&[0, 2]), entropy());
    keepsake
}

fn compared(
    keepsake: &Keepsake,
    found: &[Contribution],
    yours: &[usize],
) -> Result<Recalled, Mismatch> {
    keepsake.compare(&SEED.commitment(), found, seats(yours))
}

#[test]
fn it_finds_out_what_was_changed() {
    let keepsake = has_told();
    let all = [told(0, 11), told(1, 50), told(2, 12)];
    assert_eq!(compared(&keepsake, &all, &[0, 2]), Ok(Recalled::OwnShare));
    let one_silent = [told(0, 11), promise(1, 50), told(2, 12)];
    assert_eq!(compared(&keepsake, &one_silent, &[0, 2]), Ok(Recalled::OwnShare));
    let other = Seed([2; 32]).commitment();
    let promised = keepsake.compare(&other, &all, seats(&[0, 2]));
    assert_eq!(promised, Err(Mismatch::OtherPromise));
    for changed in [&all[..2], &[told(0, 11), told(1, 51), told(2, 12)], &[]] {
        assert_eq!(compared(&keepsake, changed, &[0, 2]), Err(Mismatch::OtherPledges));
    }
    let left_out = [told(0, 11), told(1, 50), promise(2, 12)];
    // Also from the record alone, where nobody says any more whose seats they are.
    for yours in [&[0, 2][..], &[]] {
        let found = compared(&keepsake, &left_out, yours);
        assert_eq!(found, Err(Mismatch::ShareLeftOut(seat(2))));
    }
}

#[test]
fn what_was_forged_in_its_name_is_found_out() {
    // The table closes a list with a pledge that somebody else made for seat 0.
    let mut keepsake = pledged();
    let list = [promise(0, 99), promise(2, 12)];
    keepsake.answer(&sharing(&list), seats(&[0, 2]), entropy());
    for forged in [told(0, 99), promise(0, 99)] {
        for yours in [&[0, 2][..], &[]] {
            let found = compared(&keepsake, &[forged, told(2, 12)], yours);
            assert_eq!(found, Err(Mismatch::NotYours(seat(0))));
        }
    }
    // The same before a browser that slept while the list was closed, or never pledged anything.
    for asleep in [pledged(), self::keepsake()] {
        let found = compared(&asleep, &[told(0, 99)], &[0]);
        assert_eq!(found, Err(Mismatch::NotYours(seat(0))));
    }
    let right_pledge = Contribution { share: Some(Share([99; 32])), ..promise(0, 11) };
    let found = compared(&pledged(), &[right_pledge], &[0]);
    assert_eq!(found, Err(Mismatch::NotYours(seat(0))));
}

#[test]
fn a_pledge_that_is_not_in_the_list_is_told_softly() {
    let mut keepsake = pledged();
    assert_eq!(compared(&keepsake, &[], &[0, 2]), Ok(Recalled::Unheard(seat(2))));
    keepsake.answer(&sharing(&[promise(2, 12)]), seats(&[0, 2]), entropy());
    let found = compared(&keepsake, &[told(2, 12)], &[0, 2]);
    assert_eq!(found, Ok(Recalled::Unheard(seat(0))));
}

#[test]
fn a_seat_that_it_left_is_no_longer_its_own() {
    let mut keepsake = pledged();
    // It stood up from seat 0, where somebody else sat down, and is on seat 2 alone.
    let list = [promise(0, 77), promise(2, 12)];
    let frames = keepsake.answer(&sharing(&list), seats(&[2]), entropy());
    assert_eq!(frames, [ClientFrame::Share { seat: seat(2), share: Share([12; 32]) }]);
    let found = compared(&keepsake, &[told(0, 77), told(2, 12)], &[2]);
    assert_eq!(found, Ok(Recalled::OwnShare));
    let alone = compared(&keepsake, &[told(0, 77), told(2, 12)], &[]);
    assert_eq!(alone, Ok(Recalled::OwnShare));
}

#[test]
fn two_windows_that_both_drew_stand_up_for_the_one_in_the_list() {
    let (mut first, mut second) = (keepsake(), keepsake());
    first.answer(&pledging(&[0]), seats(&[0]), || Some([1; 32]));
    second.answer(&pledging(&[0]), seats(&[0]), || Some([2; 32]));
    // What the second wrote replaced what the first had written; the list has the first one's pledge.
    let mut stored = second.clone();
    stored.join(&first);
    let frames = stored.answer(&sharing(&[promise(0, 1)]), seats(&[0]), entropy());
    assert_eq!(frames, [ClientFrame::Share { seat: seat(0), share: Share([1; 32]) }]);
    second.join(&stored);
    for window in [&stored, &second] {
        assert_eq!(compared(window, &[told(0, 1)], &[0]), Ok(Recalled::OwnShare));
        let left_out = compared(window, &[promise(0, 1)], &[0]);
        assert_eq!(left_out, Err(Mismatch::ShareLeftOut(seat(0))));
    }
    let mut other = Keepsake { commitment: Seed([2; 32]).commitment(), ..keepsake() };
    other.join(&stored);
    assert_eq!(other.drawn, [], "that is another table");
}

#[test]
fn who_looks_on_remembers_the_promise_and_who_comes_later_nothing() {
    let mut onlooker = keepsake();
    let list = [promise(1, 50)];
    assert_eq!(compared(&onlooker, &[told(1, 50)], &[]), Ok(Recalled::Promise));
    assert_eq!(onlooker.answer(&sharing(&list), SeatSet::EMPTY, entropy()), []);
    assert_eq!(compared(&onlooker, &[told(1, 50)], &[]), Ok(Recalled::List));
    assert_eq!(compared(&onlooker, &[told(1, 51)], &[]), Err(Mismatch::OtherPledges));
    assert_eq!(Keepsake::of(guest(Phase::Playing).known().unwrap()), None);
}

#[test]
fn it_survives_a_reload() {
    let mut keepsake = pledged();
    let text = serde_json::to_string(&keepsake).unwrap();
    let mut again: Keepsake = serde_json::from_str(&text).unwrap();
    assert_eq!(again, keepsake);
    let list = sharing(&[promise(0, 11), promise(2, 12)]);
    let mine = seats(&[0, 2]);
    assert_eq!(again.answer(&list, mine, || None), keepsake.answer(&list, mine, || None));
}
