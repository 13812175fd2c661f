"""Whatever is called with, Python's own exceptions come back: nothing is aborted, and nothing has changed."""

import copy
import inspect
import itertools
import os
import pickle
import subprocess
import sys
import threading

import anleger
import anleger.gym
import anleger.spiel
import anleger.zoo
import numpy as np
import pytest

WRONG = [
    None, True, -1, 0, 2**31, 2**63, 2**70, 0.5, float("nan"), "", "x", "\x00", "é" * 5_000, b"", b"\xff" * 32, [], [1, "2"],
    {}, {"a": object()}, {1: 2}, (), object(), lambda: 0, np.zeros(3), np.zeros((2, 2), np.int64), np.array(["a"]),
    np.zeros(3, np.int64), 1 + 2j, anleger.Match, range(3),
]
REFUSED = (ValueError, TypeError, OverflowError, KeyError, AttributeError, RecursionError, IndexError)
#: What would think or play for a long time if something happened to be right.
SLOW = {"analyse", "judge", "play_random"}


def tried(call, argument_lists):
    """Calls with all of them; everything but a refusal fails the test. Says how many were refused."""
    refused = 0
    for arguments in argument_lists:
        try:
            call(*arguments)
        except REFUSED:
            refused += 1
    return refused


def methods(thing):
    for name in dir(thing):
        if name in SLOW or (name.startswith("_") and name not in ("__reduce__", "_repr_svg_")):
            continue
        member = getattr(thing, name)
        if callable(member):
            yield name, member


def lists(most):
    for count in range(1, most + 1):
        if count <= 2:
            yield from itertools.product(WRONG, repeat=count)
        else:
            yield from ([one] * count for one in WRONG)


def test_functions_refuse_what_is_wrong():
    for function in (anleger.describe, anleger.verify, anleger.Match.load, anleger.Match.at_position):
        assert tried(function, lists(1)) == len(WRONG)
    assert tried(anleger.games, lists(1)) == tried(anleger.levels, lists(1)) == len(WRONG)


@pytest.mark.parametrize("make", [anleger.Match, anleger.Bot])
def test_makers_refuse_what_is_wrong(make):
    right = {anleger.Match: "settlers", anleger.Bot: "search"}[make]
    assert tried(make, lists(1)) == len(WRONG)
    for name in inspect.signature(make).parameters:
        if name in ("game", "name"):
            continue
        refused = 0
        for wrong in WRONG:
            try:
                make(right, **{name: wrong})
            except REFUSED:
                refused += 1
        assert refused > len(WRONG) // 2, name


def test_batches_refuse_what_is_wrong():
    assert tried(anleger.Batch, lists(1)) == len(WRONG)
    for name in ("n", "seats", "options", "players", "reward", "again", "arrays", "seed", "threads", "max_decisions"):
        refused = 0
        for one in WRONG:
            try:
                anleger.Batch("carcassonne", **{"n": 2, name: one})
            except REFUSED:
                refused += 1
        assert refused > len(WRONG) // 2, name
    batch = anleger.Batch("carcassonne", 2, seed=1)
    seen = batch.observations.copy()
    for one in [*WRONG, [-1, -1], [10**6, 0], [0.5, 1.5], np.zeros(2), np.full(2, 2**62)]:
        with pytest.raises(REFUSED):
            batch.step(one)
    assert np.array_equal(batch.observations, seen)
    with pytest.raises(anleger.IllegalAction) as refused:
        batch.step([batch.drawn[0], -1])
    assert refused.value.code == "illegal-action" and "match 1" in str(refused.value)


def test_methods_refuse_what_is_wrong():
    match, bot = anleger.Match("settlers", seed=1), anleger.Bot("random", seed=1)
    record = match.record()
    batch = anleger.Batch("newworld", 2, seed=1)
    called = 0
    for thing in (match, bot, batch):
        for name, method in methods(thing):
            tried(method, lists(3))
            called += 1
    assert called > 30
    # 0 and True are seats, and some of what was tried was right: but nothing of it was a decision.
    assert match.record() == record


def test_what_python_itself_calls_refuses_what_is_wrong():
    match, bot, batch = anleger.Match("settlers", seed=1), anleger.Bot("random", seed=1), anleger.Batch("newworld", 2, seed=1)
    for thing in (match, bot, batch):
        for name in dir(thing):
            if not callable(getattr(thing, name)) and not name.startswith("_"):
                with pytest.raises(AttributeError):
                    setattr(thing, name, 1)
                with pytest.raises(AttributeError):
                    delattr(thing, name)
        for call in (len, iter, next, hash, int, float, abs, bool, str, repr, dir, sorted, pickle.dumps, copy.copy, copy.deepcopy):
            tried(call, [[thing]])
        for one in WRONG:
            tried(thing.__eq__, [[one]])
            tried(thing.__lt__, [[one]])
            tried(type(thing).__new__, [[one], [type(thing)], [type(thing), one]])
    assert tried(bot.__setstate__, lists(2)) > len(WRONG)
    assert tried(match.__deepcopy__, [[]]) == 1
    assert len(batch) == 2


def test_interfaces_refuse_what_is_wrong():
    for make in (anleger.gym.AnlegerEnv, anleger.zoo.env, anleger.zoo.parallel_env, anleger.spiel.load_game):
        assert tried(make, lists(1)) == len(WRONG)
    codes = {
        "bad-illegal": lambda: anleger.gym.AnlegerEnv("settlers", illegal="ignore"),
        "no-such-seat": lambda: anleger.gym.AnlegerEnv("settlers", seat=9),
        "bad-render-mode": lambda: anleger.zoo.env("settlers", render_mode="human"),
        "bad-reward": lambda: anleger.zoo.parallel_env("settlers", reward="money"),
        "impossible-outcome": lambda: anleger.spiel.load_game("settlers").new_initial_state().string_to_action(-1, "x"),
    }
    for code, call in codes.items():
        with pytest.raises(anleger.AnlegerError) as refused:
            call()
        assert refused.value.code == code and refused.value.ruling is None
    state = anleger.spiel.load_game("settlers").new_initial_state()
    for call in (state.child, state.action_to_string, state.string_to_action):
        tried(call, lists(2))
    for one in ("x", 2**40, -7, None, object()):
        with pytest.raises(REFUSED):
            state.apply_action(one)
    assert state.move_number() == 0


def test_one_match_in_many_threads_raises_and_is_not_torn():
    match, faults = anleger.Match("carcassonne", seed=1), []
    start = threading.Barrier(4)

    def work(bot):
        start.wait()
        for _ in range(30):
            try:
                bot.play(match)
                match.view()
                match.undo()
            except (RuntimeError, anleger.AnlegerError) as fault:
                faults.append(fault)
            except BaseException as fault:
                faults.append(fault)
                raise

    bots = [anleger.Bot("search", playouts=30, seed=seed) for seed in range(4)]
    threads = [threading.Thread(target=work, args=(bot,)) for bot in bots]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(isinstance(fault, (RuntimeError, anleger.AnlegerError)) for fault in faults), faults
    assert anleger.Match.load(match.record(), match.seed).position() == match.position()


MUCH = """
import resource
import anleger
resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))
try:
    anleger.Batch("carcassonne", 65_536, options={"sets": ["dragon", "tower"]}, threads=1)
except MemoryError:
    print("no memory")
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is limited as Linux limits it")
def test_a_batch_without_memory_raises():
    told = subprocess.run([sys.executable, "-c", MUCH], capture_output=True, text=True)
    assert told.stdout == "no memory\n", told.stderr


ALONE = """
import anleger
alone, crew = (anleger.Batch("newworld", 256, seed=3, threads=count) for count in (1, 4))
for batch in (alone, crew):
    batch.play_random(20)
assert (alone.observations == crew.observations).all()
print("went on")
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="where Linux would give no thread others may")
def test_a_batch_without_threads_goes_on_alone():
    # No system has room for stacks that large.
    poor = {**os.environ, "RUST_MIN_STACK": str(1 << 46)}
    told = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, timeout=60, env=poor)
    assert told.stdout == "went on\n", told.stderr


def test_slow_methods_refuse_what_is_wrong():
    match = anleger.Match("settlers", seed=1)
    for wrong in WRONG:
        for name in ("lines", "wide", "seed"):
            if wrong is None or isinstance(wrong, int):
                continue
            with pytest.raises(REFUSED):
                match.analyse(**{name: wrong})
        if isinstance(wrong, (int, type(None))):
            continue
        with pytest.raises(REFUSED):
            match.judge(wrong)
        with pytest.raises(REFUSED):
            anleger.Batch("carcassonne", 1).play_random(wrong)


def test_codes_are_told():
    cases = {
        "unknown-game": lambda: anleger.Match("chess"),
        "bad-level": lambda: anleger.Bot("nobody"),
        "setup-seats": lambda: anleger.Match("settlers", 9),
        "setup-unknown-option": lambda: anleger.Match("settlers", options={"x": 1}),
        "bad-seed": lambda: anleger.Match("settlers", seed="xyz"),
        "bad-chance": lambda: anleger.Match("settlers", chance="loaded"),
        "no-such-seat": lambda: anleger.Match("settlers").view(7),
        "bad-audience": lambda: anleger.Match("settlers").view("everybody"),
        "bad-action": lambda: anleger.Match("settlers").play("xyz"),
        "illegal-action": lambda: anleger.Match("settlers").act(5),
        "batch-size": lambda: anleger.Batch("settlers", 0),
        "nobody-learns": lambda: anleger.Batch("settlers", players=["random"] * 3),
        "player-count": lambda: anleger.Batch("settlers", seats=4, players=["caller"]),
        "bad-reward": lambda: anleger.Batch("settlers", reward="money"),
        "array-name": lambda: anleger.Batch("settlers", arrays={"x": np.zeros(1)}),
        "array-shape": lambda: anleger.Batch("settlers", arrays={"ends": np.zeros(9, np.uint8)}),
    }
    for code, call in cases.items():
        with pytest.raises(anleger.AnlegerError) as refused:
            call()
        assert refused.value.code == code
        assert isinstance(refused.value, ValueError)


def test_a_rule_is_named_by_its_ruling():
    match = anleger.Match("carcassonne", seed=1)
    with pytest.raises(anleger.IllegalAction) as refused:
        match.play("lay 30,30 0")
    assert refused.value.code and refused.value.ruling
