//! The vectors of `docs/fair-dice.md`, checked against the dice and against a second,
//! from-scratch implementation of what the page says.

use super::{Contribution, Contributions, FairDice, Seed, Share, point_of};
use crate::luck;
use crate::seat::Seat;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

const DOC: &str = include_str!("../../../../docs/fair-dice.md");

/// The lines of the page's `vectors` blocks that begin with `word`, without it.
fn lines(word: &str) -> Vec<Vec<&'static str>> {
    let blocks = DOC.split("```vectors\n").skip(1).filter_map(|rest| rest.split("```").next());
    let fields = blocks.flat_map(str::lines).map(|line| line.split(' ').collect::<Vec<_>>());
    let found: Vec<_> =
        fields.filter(|fields| fields[0] == word).map(|fields| fields[1..].to_vec()).collect();
    assert!(!found.is_empty(), "the page has no line '{word}'");
    found
}

fn seed() -> Seed {
    lines("seed")[0][0].parse().unwrap()
}

/// The 64 bytes of one ChaCha20 block, written down from the page, with a nonce of 0.
fn block(key: &[u8; 32], counter: u64) -> [u8; 64] {
    let mut start = [0u32; 16];
    for (word, bytes) in start.iter_mut().zip(b"expand 32-byte k".chunks(4).chain(key.chunks(4))) {
        *word = u32::from_le_bytes(bytes.try_into().unwrap());
    }
    start[12] = counter as u32;
    start[13] = (counter >> 32) as u32;
    let mut state = start;
    for _ in 0..10 {
        (0..4).for_each(|i| quarter(&mut state, [i, i + 4, i + 8, i + 12]));
        let diagonal = |i| [i, (i + 1) % 4 + 4, (i + 2) % 4 + 8, (i + 3) % 4 + 12];
        (0..4).for_each(|i| quarter(&mut state, diagonal(i)));
    }
    let mut bytes = [0; 64];
    for (i, chunk) in bytes.chunks_mut(4).enumerate() {
        chunk.copy_from_slice(&state[i].wrapping_add(start[i]).to_le_bytes());
    }
    bytes
}

fn quarter(s: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
    for (x, y, z, turn) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        s[x] = s[x].wrapping_add(s[y]);
        s[z] = (s[z] ^ s[x]).rotate_left(turn);
    }
}

fn words(seed: Seed) -> impl Iterator<Item = u64> {
    (0..).flat_map(move |counter| {
        let bytes = block(&seed.0, counter);
        let word = |i: usize| u64::from_le_bytes(bytes[i * 8..i * 8 + 8].try_into().unwrap());
        (0..8).map(word).collect::<Vec<_>>()
    })
}

/// Steps 2 and 3 of the page, in wide arithmetic.
fn point(word: u64, total: u128) -> Option<u128> {
    let limit = (1u128 << 64) - (1u128 << 64) % total;
    (u128::from(word) < limit).then_some(u128::from(word) % total)
}

fn draw(words: &mut impl Iterator<Item = u64>, weights: &[u32]) -> usize {
    let total = weights.iter().map(|&weight| u128::from(weight)).sum();
    let point = words.find_map(|word| point(word, total)).unwrap();
    let sum_to = |place: usize| weights[..=place].iter().map(|&w| u128::from(w)).sum::<u128>();
    (0..weights.len()).find(|&place| sum_to(place) > point).unwrap()
}

#[test]
fn commitment_is_the_documented_one() {
    assert_eq!(seed().commitment().to_string(), lines("commitment")[0][0]);
}

/// The contributions of the page, by their lines `pledge`.
fn contributions() -> Vec<Contribution> {
    let contribution = |fields: Vec<&str>| {
        let [seat, share, "->", pledge] = fields[..] else { panic!("{fields:?}") };
        let seat = Seat::new(seat.parse().unwrap()).unwrap();
        let share: Share = share.parse().unwrap();
        Contribution { seat, pledge: pledge.parse().unwrap(), share: Some(share) }
    };
    lines("pledge").into_iter().map(contribution).collect()
}

#[test]
fn pledges_are_the_documented_ones() {
    for Contribution { seat, pledge, share } in contributions() {
        assert_eq!(share.map(|share| share.pledge(seat, &seed().commitment())), Some(pledge));
    }
}

#[test]
fn keys_are_the_documented_ones_whoever_told_nothing() {
    for fields in lines("mixed") {
        let (key, seats) = fields.split_last().unwrap();
        let told = |one: &Contribution| seats.contains(&one.seat.to_string().as_str());
        let (mut silent, mut absent) = (contributions(), contributions());
        silent.iter_mut().filter(|one| !told(one)).for_each(|one| one.share = None);
        absent.retain(told);
        for list in [silent, absent] {
            let added = Contributions::check(list, &seed().commitment()).unwrap();
            assert_eq!(Seed(added.key(&seed())).to_string(), *key, "{seats:?}");
        }
    }
}

#[test]
fn mixed_keystream_is_the_documented_one() {
    let added = Contributions::check(contributions(), &seed().commitment()).unwrap();
    let mut stream = FairDice::mixed(&seed(), &added).stream;
    for (number, fields) in lines("mixed-word").iter().enumerate() {
        assert_eq!(*fields, [number.to_string(), format!("{:016x}", stream.next_u64())]);
    }
}

#[test]
fn keystream_is_the_documented_one() {
    let documented = lines("word");
    assert!(documented.len() > 8, "the vectors reach into the second block");
    let mut stream = FairDice::new(&seed()).stream;
    for (number, (fields, word)) in documented.iter().zip(words(seed())).enumerate() {
        assert_eq!(*fields, [number.to_string(), format!("{word:016x}")]);
        assert_eq!(stream.next_u64(), word);
    }
}

#[test]
fn draws_are_the_documented_ones() {
    let mut dice = FairDice::new(&seed());
    let mut words = words(seed());
    for fields in lines("draw") {
        let (place, weights) = fields.split_last().unwrap();
        let (arrow, weights) = weights.split_last().unwrap();
        assert_eq!(*arrow, "->");
        let weights: Vec<u32> = weights.iter().map(|weight| weight.parse().unwrap()).collect();
        assert_eq!(draw(&mut words, &weights).to_string(), *place, "{weights:?}");
        assert_eq!(dice.draw(weights.iter().copied()).unwrap().to_string(), *place, "{weights:?}");
    }
}

#[test]
fn rejection_is_the_documented_one() {
    for fields in lines("point") {
        let [word, total, "->", expected] = fields[..] else { panic!("{fields:?}") };
        let word = u64::from_str_radix(word, 16).unwrap();
        let total: u64 = total.parse().unwrap();
        let ours = point_of(word, total).map_or("reject".to_owned(), |point| point.to_string());
        let page = point(word, total.into()).map_or("reject".to_owned(), |point| point.to_string());
        assert_eq!((ours.as_str(), page.as_str()), (expected, expected), "{word:x} {total}");
    }
}

#[test]
fn dice_agree_with_the_page_on_many_draws() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    let mut dice = FairDice::new(&Seed(bytes));
    let mut words = words(Seed(bytes));
    for _ in 0..2000 {
        let count = 1 + luck::below(&mut rng, 30);
        let mut weights: Vec<u32> = (0..count).map(|_| luck::below(&mut rng, 100)).collect();
        weights.push(1);
        assert_eq!(dice.draw(weights.iter().copied()), Some(draw(&mut words, &weights)));
    }
}
