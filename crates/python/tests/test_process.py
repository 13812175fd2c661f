"""Threads, processes, interpreters and memory."""

import multiprocessing
import os
import pickle
import sys
import threading
import time

import anleger
import pytest


def stepped(seed):
    batch = anleger.Batch("carcassonne", 130, seed=seed, threads=2)
    batch.play_random(20)
    return batch.observations.tobytes()


def test_threads_of_python_step_batches_of_their_own():
    results = {}

    def work(seed):
        results[seed] = stepped(seed)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == {seed: stepped(seed) for seed in range(4)}


def test_the_lock_is_given_back_while_a_bot_thinks():
    match, ticks, over = anleger.Match("carcassonne", seed=1), [], threading.Event()

    def tick():
        while not over.is_set():
            ticks.append(1)
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    anleger.Bot("search", playouts=20_000, seed=1).choose(match)
    before = len(ticks)
    over.set()
    thread.join()
    assert before > 1


def test_one_batch_is_not_stepped_by_two_at_once():
    batch, faults = anleger.Batch("carcassonne", 1_000, seed=1), []
    start = threading.Barrier(2)

    def work():
        start.wait()
        for _ in range(50):
            try:
                batch.play_random(1)
            except RuntimeError as fault:
                faults.append(str(fault))

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("borrowed" in fault for fault in faults)
    assert batch.masks.any(axis=1).all()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_forked_process_goes_on():
    batch = anleger.Batch("settlers", 130, seed=5, threads=2)
    batch.play_random(10)
    fork = multiprocessing.get_context("fork")
    ours, theirs = fork.Pipe()

    def child():
        batch.play_random(10)
        theirs.send_bytes(batch.observations.tobytes())

    process = fork.Process(target=child)
    process.start()
    assert ours.poll(60), "the forked process has answered"
    told = ours.recv_bytes()
    process.join()
    batch.play_random(10)
    assert told == batch.observations.tobytes() and process.exitcode == 0


def test_a_spawned_process_gets_a_match():
    match = anleger.Match("newworld", seed=5)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(anleger.Match.render, (match,)) == match.render()


def test_what_cannot_be_pickled_says_why():
    with pytest.raises(TypeError, match="make it again"):
        pickle.dumps(anleger.Batch("settlers"))
    fault = pickle.loads(pickle.dumps(refusal()))
    assert fault.code == "unknown-game" and isinstance(fault, anleger.UnknownName)


def refusal():
    try:
        anleger.Match("chess")
    except anleger.AnlegerError as error:
        return error


ELSEWHERE = """
try:
    import anleger
except ImportError as error:
    assert "interpreter" in str(error), error
else:
    match, bot = anleger.Match("settlers", seed=1), anleger.Bot("random", seed=1)
    for _ in range(50):
        bot.play(match)
    assert anleger.Match.load(match.record(), match.seed).position() == match.position()
"""


def test_another_interpreter_works_or_is_refused():
    """One that shares the lock works; one with a lock of its own (Python 3.12 and later) gets a plain ImportError."""
    name = "_xxsubinterpreters" if sys.version_info < (3, 13) else "_interpreters"
    interpreters = pytest.importorskip(name)
    second = interpreters.create()
    try:
        assert not interpreters.run_string(second, ELSEWHERE)
    finally:
        interpreters.destroy(second)
    match = anleger.Match("settlers", seed=1)
    anleger.Bot("random", seed=1).play(match)
    assert match.steps > 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is counted as Linux tells it")
def test_memory_stays_flat_over_a_million_steps():
    def resident():
        with open("/proc/self/statm") as told:
            return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    batch = anleger.Batch("settlers", 256, seats=4, seed=1)
    batch.play_random(500)
    before = resident()
    batch.play_random(4_000)
    assert resident() - before < 8 << 20, "a million steps have left something behind"
    match = anleger.Match("carcassonne", seed=1)
    for _ in range(500):
        match.copy().observe()
    before = resident()
    for _ in range(20_000):
        match.copy().observe()
    assert resident() - before < 8 << 20, "copies have left something behind"
