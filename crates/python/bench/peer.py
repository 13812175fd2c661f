"""The environment for Catan that people use from Python today, at random play, measured as `ours.py` measures."""

import argparse
import random
import time
from importlib.metadata import version

import gymnasium

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--quick", action="store_true")
STEPS = 500 if parser.parse_args().quick else 5_000

env = gymnasium.make("catanatron_gym:catanatron-v1")
env.reset(seed=1)
random.seed(1)
best = None
for _ in range(3):
    clock, burnt = time.perf_counter(), time.process_time()
    for _ in range(STEPS):
        action = random.choice(env.unwrapped.get_valid_actions())
        _, _, over, cut, _ = env.step(action)
        if over or cut:
            env.reset()
    times = time.process_time() - burnt, time.perf_counter() - clock
    best = min(best or times, times)
burnt, clock = best
name = f"`catanatron_gym` {version('catanatron_gym')} with `catanatron` {version('catanatron')}: base game, two seats, no trade, one opponent"
print(f"| {name} | | {STEPS / clock:,.0f} | {1e9 * burnt / STEPS:,.0f} |")
