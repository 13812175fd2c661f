"""How fast the package is, as the tables of docs/python.md have it.

By the clock on one thread and on all cores, and what a step costs in processor time: where other programs are running,
the clock tells less than that does. The best of three runs counts.
"""

import argparse
import os
import platform
import time

import numpy as np

import anleger

CORES = os.cpu_count() or 1

TABLES = [
    ("Settlers, four seats, trade between players", 2_000_000, "settlers", 4, None),
    ("the same without trade between players", None, "settlers", 4, {"domestic_trade": False}),
    ("Settlers, New Shores", None, "settlers", 4, {"scenario": "new-shores"}),
    ("base Carcassonne, two seats", 1_000_000, "carcassonne", 2, None),
    (
        "Carcassonne with Inns, Traders, Dragon and Tower",
        None,
        "carcassonne",
        2,
        {"sets": ["inns", "traders", "dragon", "tower"]},
    ),
    ("New World, two seats", None, "newworld", 2, None),
]


def measured(steps, work):
    """Steps a second and nanoseconds of a core per step: of the run that has cost least."""
    best = None
    for _ in range(3):
        clock, burnt = time.perf_counter(), time.process_time()
        work()
        times = time.process_time() - burnt, time.perf_counter() - clock
        best = min(best or times, times)
    burnt, clock = best
    return steps / clock, 1e9 * burnt / steps


def row(*cells):
    told = (f"{cell:,.0f}" if isinstance(cell, (int, float)) else cell or "" for cell in cells)
    print("|", " | ".join(told), "|", flush=True)


def head(*cells):
    row(*cells)
    row(*("---" for _ in cells))


def batches(scale):
    threads = sorted({1, CORES})
    head(
        "1,024 matches at once, with observations, masks, rewards and seats to move",
        "wanted",
        *(f"a second on {count} thread{'s' * (count > 1)}" for count in threads),
        *(f"ns of a core per step on {count}" for count in threads),
    )
    for name, wanted, game, seats, options in TABLES:
        told = []
        for count in threads:
            batch = anleger.Batch(game, 1024, seats=seats, options=options, seed=1, threads=count)
            batch.play_random(50)

            def work():
                for _ in range(scale):
                    batch.step(batch.drawn)

            told.append(measured(1024 * scale, work))
        row(name, wanted, *(pace for pace, _ in told), *(burnt for _, burnt in told))


def single(scale):
    import anleger.gym

    head("a single environment of Gymnasium, against random play", "wanted", "a second", "ns of a core per step")
    for name, game, others in (
        ("Settlers, three opponents", "settlers", 3),
        ("Carcassonne, one opponent", "carcassonne", 1),
        ("New World, one opponent", "newworld", 1),
    ):
        env = anleger.gym.AnlegerEnv(game, opponents=["random"] * others)
        drawn = env._batch.drawn  # a legal action, drawn inside: what is measured is the environment
        env.reset(seed=1)

        def work():
            for _ in range(scale):
                if env.step(drawn[0])[2]:
                    env.reset()

        row(name, 100_000, *measured(scale, work))


def calls(scale):
    match = anleger.Match("settlers", 4, seed=1)
    seen = np.zeros(match.observation_bytes, np.uint8)

    def nothing():
        for _ in range(scale):
            pass

    def over():
        for _ in range(scale):
            match.is_over

    def current():
        for _ in range(scale):
            match.current_player

    def observe():
        for _ in range(scale):
            match.observe(0, seen)

    head("one call", "wanted below, ns", "ns")
    empty = measured(scale, nothing)[1]
    for name, wanted, work in (
        ("`match.is_over`", 1_000, over),
        ("`match.current_player`", 1_000, current),
        ("`match.observe(0, row)`: all of the Settlers' 1,097 bytes", None, observe),
    ):
        row(name, wanted, measured(scale, work)[1] - empty)


def processor():
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as told:
            return next(line.split(":")[1].strip() for line in told if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true")
    quick = parser.parse_args().quick
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    print(f"anleger {anleger.__version__}, {CORES} cores of {processor()}, Python {platform.python_version()}, load before: {load}\n")
    batches(20 if quick else 500)
    print()
    single(2_000 if quick else 100_000)
    print()
    calls(10_000 if quick else 1_000_000)
