//! Batches: what is refused, what follows from a seed, and how matches end.

use arrays::{AnyBatch, BatchFault, BatchPlan, Opponent, Reward, Rows, find};

fn batch(game: &str, plan: &BatchPlan, seed: u64) -> (Box<dyn AnyBatch>, Rows) {
    let mut batch = find(game).expect("a game").batch(plan).expect("a batch");
    let mut rows = Rows::of(batch.as_ref());
    batch.begin(seed, &mut rows.lend()).expect("rows that fit");
    (batch, rows)
}

fn steps(batch: &mut dyn AnyBatch, rows: &mut Rows, steps: usize) -> usize {
    let mut ended = 0;
    for _ in 0..steps {
        let actions = rows.drawn.clone();
        batch.step(&actions, &mut rows.lend()).expect("legal");
        ended += rows.ends.iter().filter(|end| **end == 1).count();
    }
    ended
}

#[test]
fn the_same_seed_gives_the_same_arrays_on_any_number_of_threads() {
    for game in ["settlers", "carcassonne", "newworld"] {
        let plan = BatchPlan { seats: 3, count: 130, ..BatchPlan::default() };
        let (mut one, mut rows) = batch(game, &plan, 7);
        let (mut two, mut others) = batch(game, &BatchPlan { threads: 3, ..plan }, 7);
        steps(one.as_mut(), &mut rows, 50);
        steps(two.as_mut(), &mut others, 50);
        assert!(rows.observations == others.observations && rows.masks == others.masks, "{game}");
    }
}

#[test]
fn matches_end_are_rewarded_and_begin_again() {
    let plan = BatchPlan { count: 4, ..BatchPlan::default() };
    let (mut batch, mut rows) = batch("carcassonne", &plan, 3);
    let mut ended = 0;
    for _ in 0..400 {
        let actions = rows.drawn.clone();
        batch.step(&actions, &mut rows.lend()).expect("legal");
        for (end, rewards) in rows.ends.iter().zip(rows.rewards.chunks(2)) {
            ended += usize::from(*end == 1);
            let sum: f32 = rewards.iter().sum();
            let shared = rewards == [0.5, 0.5];
            assert!(sum == 0.0 || shared && *end == 1, "{rewards:?}");
        }
    }
    assert!(ended >= 8, "{ended} matches ended");
}

#[test]
fn others_sit_at_the_table() {
    let greedy = Opponent::Bot("greedy".parse().expect("a level"));
    let players = vec![Opponent::Caller, Opponent::Random, greedy];
    let plan =
        BatchPlan { seats: 3, count: 2, players, reward: Reward::Points, ..BatchPlan::default() };
    let (mut batch, mut rows) = batch("newworld", &plan, 1);
    assert!(steps(batch.as_mut(), &mut rows, 150) > 0);
    assert_eq!(rows.seats, [0, 0]);
}

#[test]
fn what_is_wrong_is_refused_and_changes_nothing() {
    let (mut batch, mut rows) =
        batch("settlers", &BatchPlan { seats: 4, count: 2, ..BatchPlan::default() }, 1);
    let before = rows.observations.clone();
    for bad in [-1, 9_999, 65_535, i64::MAX] {
        let refused = batch.step(
            &[rows.masks.iter().position(|m| *m == 1).expect("one") as i64, bad],
            &mut rows.lend(),
        );
        assert_eq!(refused, Err(BatchFault::Illegal { at: 1, action: bad }));
    }
    assert_eq!(batch.step(&[0], &mut rows.lend()), Err(BatchFault::Count { wanted: 2, got: 1 }));
    rows.masks.pop();
    assert!(matches!(
        batch.step(&[0, 0], &mut rows.lend()),
        Err(BatchFault::Illegal { .. } | BatchFault::Shape { .. })
    ));
    assert!(rows.observations == before);
    let plan = |change: fn(&mut BatchPlan)| {
        let mut plan = BatchPlan { seats: 4, ..BatchPlan::default() };
        change(&mut plan);
        find("settlers").expect("a game").batch(&plan).err().expect("refused")
    };
    assert!(matches!(plan(|plan| plan.count = 0), BatchFault::Size { .. }));
    assert!(matches!(plan(|plan| plan.seats = 9), BatchFault::Setup(_)));
    assert!(matches!(
        plan(|plan| plan.players = vec![Opponent::Random]),
        BatchFault::Players { .. }
    ));
    assert_eq!(plan(|plan| plan.players = vec![Opponent::Random; 4]), BatchFault::NobodyLearns);
}

#[test]
fn what_is_over_before_anybody_decides_is_shown_as_ended() {
    let options = [("left_over".to_owned(), 5_000.into())].into_iter().collect();
    let plan = BatchPlan { options, count: 2, ..BatchPlan::default() };
    let (mut batch, mut rows) = batch("carcassonne", &plan, 1);
    for _ in 0..2 {
        assert!(rows.masks.iter().all(|byte| *byte == 0));
        assert_eq!((&rows.ends[..], &rows.drawn[..]), (&[2, 2][..], &[-1, -1][..]));
        batch.step(&[-1, 0], &mut rows.lend()).expect("whatever comes begins the next match");
    }
}
