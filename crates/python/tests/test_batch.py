import json
import os
import subprocess

import anleger
import numpy as np
import pytest

SEATS = {"carcassonne": 2, "newworld": 3, "settlers": 4}


def digest(array):
    """A sum that notices every byte and its place, as the example `trace` of `crates/arrays` has it."""
    flat = array.reshape(-1).astype(np.uint64)
    places = np.arange(1, flat.size + 1, dtype=np.uint64) % np.uint64(65_521)
    return int((flat * places).sum(dtype=np.uint64))


ALL = {"sets": ["inns", "traders", "dragon", "tower", "king"]}


@pytest.mark.parametrize(
    "game, seats, options, count, steps",
    [
        ("carcassonne", 2, {}, 4, 200),
        ("carcassonne", 5, ALL, 2, 220),
        ("newworld", 3, {}, 4, 200),
        ("settlers", 4, {}, 8, 300),
        ("settlers", 3, {"scenario": "oceania-3", "pirate": True, "dice": "levelled"}, 8, 300),
    ],
)
def test_the_same_random_games_in_rust_and_python(game, seats, options, count, steps):
    trace = os.environ.get("ANLEGER_TRACE")
    if not trace:
        pytest.skip("ANLEGER_TRACE names no program of Rust that plays the same games")
    seed = 11
    line = [trace, game, *map(str, (seats, count, steps, seed)), json.dumps(options)]
    told = subprocess.run(line, check=True, capture_output=True, text=True).stdout.splitlines()
    assert len(told) == steps
    batch = anleger.Batch(game, count, seats=seats, seed=seed, options=options)
    for line in told:
        played = batch.drawn.tolist()
        batch.step(batch.drawn)
        numbers = ",".join(map(str, played))
        assert line == f"{numbers} {digest(batch.observations)} {digest(batch.masks)}"


def test_a_batch_shows_what_a_match_would(game):
    # Matches of a batch have dice of their own: what is compared is the first decision, before any of them.
    batch = anleger.Batch(game, 3, seats=SEATS[game], seed=1, options=options(game))
    match = anleger.Match(game, SEATS[game], options(game), seed=1)
    assert batch.action_count == match.action_count and batch.layout == match.layout
    for _ in range(200):
        batch.step(batch.drawn)
        assert batch.masks[np.arange(3), batch.drawn].all()
        assert ((batch.masks.sum(axis=1) > 0) & (batch.seats_to_move < SEATS[game])).all()


def options(game):
    return {"sets": ["tower", "dragon"]} if game == "carcassonne" else None


def test_arrays_are_given_once_and_reused():
    own = {"observations": np.zeros((4, anleger.Match("settlers").observation_bytes), np.uint8)}
    batch = anleger.Batch("settlers", 4, seed=1, arrays=own)
    assert batch.observations is own["observations"] and own["observations"].any()
    first = [batch.observations, batch.masks, batch.drawn]
    batch.step(batch.drawn.tolist())
    assert all(one is other for one, other in zip(first, [batch.observations, batch.masks, batch.drawn]))
    for bad in (np.zeros((4, 3), np.uint8), np.zeros((3, 4), np.uint8).T, np.zeros(4)):
        with pytest.raises((anleger.BadSetup, TypeError)):
            anleger.Batch("settlers", 4, arrays={"observations": bad})
    frozen = {"drawn": np.zeros(4, np.int64)}
    frozen["drawn"].flags.writeable = False
    with pytest.raises((TypeError, ValueError)):
        anleger.Batch("settlers", 4, arrays=frozen)


def test_finished_matches_are_rewarded_and_begin_again(game):
    batch = anleger.Batch(game, 4, seats=SEATS[game], seed=2, threads=1)
    ended = 0
    while ended < 4:
        batch.step(batch.drawn)
        over = batch.ends == 1
        ended += int(over.sum())
        assert not batch.rewards[~over].any()
        for rewards, points in zip(batch.rewards[over], batch.points[over]):
            assert rewards.max() > 0
            assert points[rewards.argmax()] == points.max()
            assert rewards.sum() == pytest.approx(0, abs=1e-6) or (rewards > 0).all()


def test_the_end_is_seen_where_matches_begin_in_the_next_step():
    batch = anleger.Batch("carcassonne", 2, seed=2, again="next-step", options={"left_over": 60})
    seen = 0
    for _ in range(200):
        over = batch.ends != 0
        batch.step(batch.drawn)
        assert not (batch.ends[over]).any(), "what has ended has begun again"
        for match in np.flatnonzero(batch.ends):
            assert not batch.masks[match].any() and batch.drawn[match] == -1
            assert batch.observations[match, 0] == 7, "the phase of a match that is over"
            seen += 1
    assert seen > 5


def test_others_sit_at_the_table():
    players = ["random", "caller", "greedy"]
    batch = anleger.Batch("settlers", 2, players=players, reward="points", seed=1)
    for _ in range(100):
        batch.step(batch.drawn)
        assert (batch.seats_to_move == 1).all()


def test_the_seed_decides(game):
    def story(seed, threads):
        batch = anleger.Batch(game, 130, seed=seed, threads=threads)
        batch.play_random(40)
        return batch.observations.tobytes() + batch.masks.tobytes() + batch.drawn.tobytes()

    assert story(1, 1) == story(1, 3) != story(2, 1)
    batch = anleger.Batch(game, 2, seed=1)
    begun = batch.observations.copy(), batch.drawn.copy()
    batch.play_random(10)
    batch.reset(1)
    assert np.array_equal(batch.observations, begun[0]) and np.array_equal(batch.drawn, begun[1])
    assert batch.seed == 1
    batch.reset()
    assert batch.seed == 2
