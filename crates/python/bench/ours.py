"""How fast the package is: steps a second by the clock, and what a step costs in processor time.

Other programs may be running: the clock then tells less than processor time does. The best of three runs counts.
"""

import argparse
import os
import time

import numpy as np

import anleger


def measured(name, steps, work):
    """Runs it three times and prints the best."""
    best = None
    for _ in range(3):
        clock, burnt = time.perf_counter(), time.process_time()
        work()
        times = time.process_time() - burnt, time.perf_counter() - clock
        best = min(best or times, times)
    burnt, clock = (1e9 * one / steps for one in best)
    print(f"{name:58} {1e9 / clock:12,.0f} steps/s  {burnt:9,.0f} ns of a core per step", flush=True)


def batches(scale):
    cores = os.cpu_count() or 1
    tables = [
        ("settlers", 4, None),
        ("settlers", 4, {"domestic_trade": False}),
        ("settlers", 4, {"scenario": "new-shores"}),
        ("carcassonne", 2, None),
        ("carcassonne", 2, {"sets": ["inns", "traders", "dragon", "tower"]}),
        ("newworld", 2, None),
    ]
    for game, seats, options in tables:
        for threads in sorted({1, cores}):
            batch = anleger.Batch(game, 1024, seats=seats, options=options, seed=1, threads=threads)
            batch.play_random(50)

            def work():
                for _ in range(scale):
                    batch.step(batch.drawn)

            told = " ".join(f"{key}={value}" for key, value in (options or {}).items())
            measured(f"{game} {told}, {seats} seats, 1024 at once, {threads} threads", 1024 * scale, work)


def single(scale):
    import anleger.gym

    for game, others in (("settlers", 3), ("carcassonne", 1), ("newworld", 1)):
        env = anleger.gym.AnlegerEnv(game, opponents=["random"] * others)
        drawn = env._batch.drawn  # a legal action, drawn inside: what is measured is the environment
        env.reset(seed=1)

        def work():
            for _ in range(scale):
                if env.step(drawn[0])[2]:
                    env.reset()

        measured(f"{game}, one Gymnasium environment, {others} random opponents", scale, work)


def calls(scale):
    match = anleger.Match("settlers", 4, seed=1)
    row = np.zeros(match.observation_bytes, np.uint8)

    def ask():
        for _ in range(scale):
            match.is_over

    def current():
        for _ in range(scale):
            match.current_player

    def observe():
        for _ in range(scale):
            match.observe(0, row)

    measured("one call: is_over", scale, ask)
    measured("one call: current_player", scale, current)
    measured("one call: observe into an array", scale, observe)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true")
    quick = parser.parse_args().quick
    print(f"anleger {anleger.__version__}, {os.cpu_count()} cores")
    batches(20 if quick else 500)
    single(2_000 if quick else 100_000)
    calls(10_000 if quick else 1_000_000)
