"""One command: a judgement plays against itself, learns from it, plays again, and so on.

    python3 training/generations.py settlers --program target/release/anleger --minutes 8 --out $OUT

Every generation plays with the weights of the last one (the first by the game's own estimate), learns from
what the last few generations played, and writes its weights. `settlers.json` and its like say which tables
are played, and how large a share of the time each gets. Everything follows from `--seed`, but for how much is
played and learned in the given time; the report says how much it was.
"""

import argparse
import json
import os
import subprocess
import time

import torch

import curves
from learn import learn
from samples import read

GROWTH_MOST = 3  # times as many games as the last generation, or as few
LEARN_LEAST = 5  # seconds, also where playing has used up the time

HERE = os.path.dirname(os.path.abspath(__file__))


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--program", default="target/release/anleger")
    parser.add_argument("--minutes", type=float, default=8.0, help="for all generations together, but for games that last longer")
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--games", type=int, default=100_000, help="of the first generation; later ones play as many as there is time for")
    parser.add_argument("--keep", type=int, default=2, help="generations that are learned from, and more where these have few samples")
    parser.add_argument("--sizes", default="24,96,32", help="of the layers: parts, first, second")
    parser.add_argument("--jobs", type=int, help="games at the same time; as many as cores without it")
    parser.add_argument("--batch", type=int, default=16384, help="samples of a step; fewer without a graphics processor")
    parser.add_argument("--lead-scale", type=float, default=5.0, help="points by which games are won, to learn from beside who won")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", help="weights to play with and to go on from, of the same sizes, instead of the game's own estimate")
    parser.add_argument("--store", default="/tmp/selfplay")
    parser.add_argument("--out", required=True)
    return parser.parse_args()


def play(args, tables, generation, weights, all_games):
    """One file of samples per kind of table."""
    shares = sum(table["share"] for table in tables)
    found = []
    for number, table in enumerate(tables):
        path = os.path.join(args.store, f"{generation}-{number}.samples")
        games = max(32, int(all_games * table["share"] / shares))
        command = [args.program, "selfplay", args.game, "--out", path, "--games", str(games)]
        command += ["--seats", str(table["seats"]), "--samples", str(table.get("samples", 100))]
        command += ["--seed", str(args.seed * 1_000_000 + generation * 1_000 + number)]
        command += ["--weights", weights] if weights else ["--untaught"]
        command += ["--jobs", str(args.jobs)] if args.jobs else []
        command += table.get("options", [])
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        found.append(read(path))
        os.remove(path)
    return found


def recent(generations, keep):
    """The last few, and older ones without which less than half of all samples would be left: who goes on
    with few games learns them by heart."""
    size = lambda some: sum(len(samples) for generation in some for samples in generation)
    while len(generations) > keep and 2 * size(generations[1:]) >= size(generations):
        generations = generations[1:]
    return generations


def main():
    args = arguments()
    with open(os.path.join(HERE, f"{args.game}.json")) as file:
        tables = json.load(file)
    os.makedirs(args.store, exist_ok=True)
    os.makedirs(args.out, exist_ok=True)
    sizes = tuple(int(size) for size in args.sizes.split(","))
    begin, kept, model, weights, reports = time.time(), [], None, args.start, []
    start = open(args.start, "rb").read() if args.start else None
    games = args.games
    for generation in range(args.generations):
        started = time.time()
        kept = recent(kept + [play(args, tables, generation, weights, int(games))], args.keep)
        played = time.time()
        left = begin + 60 * args.minutes - played
        # What is left is shared evenly between playing and learning of the generations to come; the last
        # one learns for as long as there is time.
        rest = args.generations - generation
        seconds = max(LEARN_LEAST, left if rest == 1 else left / (2 * rest - 1))
        sets = [samples for generation in kept for samples in generation]
        weights_of_sets = [table.get("weight", table["share"]) for _ in kept for table in tables]
        model, report = learn(
            sets, weights_of_sets, sizes, seconds, args.seed + generation, args.batch, model, lead_scale=args.lead_scale, start=start
        )
        weights = os.path.join(args.out, f"{args.game}-{generation}.bin")
        with open(weights, "wb") as file:
            file.write(model.weights())
        report.update(generation=generation, games=int(games), played_s=played - started, learned_s=time.time() - played)
        games *= min(GROWTH_MOST, max(1 / GROWTH_MOST, seconds / max(1.0, played - started)))
        reports.append(report)
        shown = ("generation", "games", "samples", "steps", "loss", "rounded_loss", "base_loss", "played_s", "learned_s")
        print({key: round(report[key], 4) for key in shown}, flush=True)
        torch.cuda.empty_cache()
    with open(os.path.join(args.out, f"{args.game}.report.json"), "w") as file:
        json.dump({"arguments": vars(args), "tables": tables, "generations": reports}, file, indent=1)
    curves.draw(reports, os.path.join(args.out, f"{args.game}.svg"))


if __name__ == "__main__":
    main()
