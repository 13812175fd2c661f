"""Teaches a judgement from samples."""

import time

import numpy as np
import torch
import torch.nn.functional as F

from network import Judgement, Rounded

LOOK = 65536  # samples that are only looked at go through at once
HELD_BACK = 0.03  # of every file, to see what was learned
LEAD_WEIGHT = 0.05  # how much the lead in the end counts beside who won
CHECK = 100  # steps between two looks at what was held back
CHECKED = 50_000  # samples of it that such a look takes
PATIENCE = 6  # looks without gain, then smaller steps are made from the best so far
SLOWER = 0.3  # of what a step was before
SLOWEST = 0.02  # of what a step was at first: then nothing more is to be had


class Shelf:
    """Samples on the device, ready to be drawn in any order."""

    def __init__(self, sets, device):
        self.device = device
        self.whole = torch.cat([torch.from_numpy(s.whole.copy()) for s in sets]).to(device)
        self.share = torch.cat([torch.from_numpy(s.share.copy()) for s in sets]).to(device)
        lead = torch.cat([torch.from_numpy(s.lead.copy()) for s in sets]).to(device)
        self.lead = lead.float()
        kinds = len(sets[0].parts)
        self.parts, self.first, self.counts = [], [], []
        for kind in range(kinds):
            parts = np.concatenate([s.parts[kind] for s in sets])
            counts = np.concatenate([s.counts[:, kind] for s in sets]).astype(np.int64)
            self.parts.append(torch.from_numpy(parts).to(device))
            self.counts.append(torch.from_numpy(counts).to(device))
            self.first.append(torch.from_numpy(np.cumsum(counts) - counts).to(device))

    def draw(self, picked):
        """The samples with these numbers."""
        parts = []
        for numbers, first, counts in zip(self.parts, self.first, self.counts):
            count = counts[picked]
            owner = torch.repeat_interleave(torch.arange(len(picked), device=self.device), count)
            start = torch.cumsum(count, 0) - count
            within = torch.arange(len(owner), device=self.device) - start[owner]
            parts.append((numbers[first[picked][owner] + within].float(), owner))
        return self.whole[picked].float(), parts

    def __len__(self):
        return len(self.share)


class Portions:
    """Which samples are learned from and which are held back, file by file: the last blocks of each, so that
    no game is on both sides. Every file counts for as much as its weight says, however many samples it has."""

    def __init__(self, sets, weights, device):
        self.device, learnt, held, at = device, [], [], 0
        for samples in sets:
            wanted = len(samples) * (1 - HELD_BACK)
            cut = max([end for end in samples.ends[:-1] if end <= wanted], default=len(samples))
            learnt.append((at, cut))
            held.append(np.arange(at + cut, at + len(samples)))
            at += len(samples)
        self.first, self.count = torch.tensor(learnt, device=device).T
        self.weights = torch.tensor(weights, dtype=torch.float64, device=device)
        self.weights /= self.weights.sum()
        self.held = torch.from_numpy(np.concatenate(held)).to(device)
        self.checked = torch.from_numpy(np.concatenate([self.some(*pair) for pair in zip(held, self.weights.tolist())])).to(device)

    @staticmethod
    def some(held, weight):
        """A file's share of what is looked at again and again."""
        return held[:: max(1, int(len(held) / (CHECKED * weight + 1)))]

    def draw(self, batch, chooser):
        """Samples to learn from."""
        file = torch.multinomial(self.weights, batch, replacement=True, generator=chooser)
        place = torch.rand(batch, device=self.device, generator=chooser, dtype=torch.float64)
        return self.first[file] + (place * self.count[file]).long()


class Pace:
    """How large steps are: a short climb, then smaller whenever nothing was gained for a while, in the end none.

    Whoever learns few games for long learns them by heart; the best on games held back is what stays."""

    def __init__(self, model):
        self.size, self.waited, self.best = 1.0, 0, float("inf")
        self.kept = state_of(model)

    def look(self, model, loss):
        if loss < self.best:
            self.best, self.waited, self.kept = loss, 0, state_of(model)
            return
        self.waited += 1
        if self.waited >= PATIENCE:
            self.slow_down(model)

    def slow_down(self, model):
        self.size, self.waited = self.size * SLOWER, 0
        model.load_state_dict(self.kept)

    def is_over(self):
        return self.size < SLOWEST


def state_of(model):
    return {name: value.detach().clone() for name, value in model.state_dict().items()}


def learn(sets, weights, sizes, seconds, seed, batch, model=None, rate=2e-3, lead_scale=5.0, start=None):
    """A judgement taught until it gains no more, for so many seconds at most, and a report. It goes on from
    `model`, or from a file of weights of the same sizes, or from nothing."""
    torch.manual_seed(seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    shelf = Shelf(sets, device)
    portions = Portions(sets, weights, device)
    if model is None:
        widths = [part.shape[1] for part in sets[0].parts]
        model = Judgement(sets[0].whole.shape[1], widths, *sizes).to(device)
        model.measure(shelf.whole, shelf.parts)
        if start is not None:
            model.take_up(start)
    chooser = torch.Generator(device=device).manual_seed(seed)
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=1e-4)
    begin, curve, step, pace = time.time(), [], 0, Pace(model)
    while not pace.is_over():
        won = learn_from(model, optimiser, shelf, portions.draw(batch, chooser), lead_scale)
        step += 1
        if step % CHECK == 0:
            model.tame()
            loss = loss_of(model, shelf, portions.checked)
            curve.append((step, won, loss))
            pace.look(model, loss)
            if time.time() - begin > seconds * (1 - pace.size / 4):
                pace.slow_down(model)
        for group in optimiser.param_groups:
            group["lr"] = rate * pace.size * min(1.0, step / 200)
    model.load_state_dict(pace.kept)
    held = portions.held
    report = {
        "samples": len(shelf),
        "steps": step,
        "loss": loss_of(model, shelf, held),
        "rounded_loss": rounded_loss(model, shelf, held, device),
        "base_loss": base_loss(shelf, held),
        "calibration": calibration(model, shelf, held),
        "curve": curve,
    }
    return model, report


def learn_from(model, optimiser, shelf, picked, lead_scale):
    """One step; how far off what it said about who won was."""
    odds, lead = model(*shelf.draw(picked))
    won = F.binary_cross_entropy_with_logits(odds, shelf.share[picked])
    ahead = F.smooth_l1_loss(lead, shelf.lead[picked] / lead_scale)
    optimiser.zero_grad()
    (won + LEAD_WEIGHT * ahead).backward()
    optimiser.step()
    return won.item()


@torch.no_grad()
def answers(model, shelf, held):
    return torch.cat([model(*shelf.draw(some))[0] for some in held.split(LOOK)])


def loss_of(model, shelf, held):
    odds = answers(model, shelf, held)
    return F.binary_cross_entropy_with_logits(odds, shelf.share[held]).item()


@torch.no_grad()
def rounded_loss(model, shelf, held, device):
    held = held[:: max(1, len(held) // 100_000)]
    rounded = Rounded(model.weights(), device)
    odds = torch.cat([rounded.answer(*shelf.draw(some)) for some in held.split(LOOK)])
    return F.binary_cross_entropy_with_logits(odds.float(), shelf.share[held]).item()


def base_loss(shelf, held):
    """The loss of somebody who knows only how often seats win."""
    share = shelf.share[held]
    return F.binary_cross_entropy(share.mean().expand_as(share), share).item()


def calibration(model, shelf, held):
    """Of what was said to be won in a tenth of the cases, and so on: how much was."""
    said = torch.sigmoid(answers(model, shelf, held))
    rows = []
    for tenth in range(10):
        chosen = (said >= tenth / 10) & (said < (tenth + 1) / 10)
        if chosen.any():
            won = shelf.share[held][chosen].mean().item()
            rows.append([round(said[chosen].mean().item(), 4), round(won, 4), int(chosen.sum())])
    return rows
