"""Teaches a judgement from samples."""

import time

import numpy as np
import torch
import torch.nn.functional as F

from network import Judgement, Rounded

LOOK = 65536  # samples that are only looked at go through at once
HELD_BACK = 0.03  # of every file, to see what was learned
LEAD_WEIGHT = 0.05  # how much the lead in the end counts beside who won


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


def split(sets):
    """Numbers of the samples to learn from, and of those held back: the end of every file, so that no game
    is on both sides."""
    learn, held, at = [], [], 0
    for samples in sets:
        cut = int(len(samples) * (1 - HELD_BACK))
        learn.append(np.arange(at, at + cut))
        held.append(np.arange(at + cut, at + len(samples)))
        at += len(samples)
    return np.concatenate(learn), np.concatenate(held)


def learn(sets, sizes, seconds, seed, batch, model=None, rate=2e-3, lead_scale=5.0):
    """A judgement taught for so many seconds, and a report."""
    torch.manual_seed(seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    shelf = Shelf(sets, device)
    train, held = split(sets)
    train = torch.from_numpy(train).to(device)
    held = torch.from_numpy(held).to(device)
    if model is None:
        widths = [part.shape[1] for part in sets[0].parts]
        model = Judgement(sets[0].whole.shape[1], widths, *sizes).to(device)
        model.measure(shelf.whole, shelf.parts)
    chooser = torch.Generator(device=device).manual_seed(seed)
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=1e-4)
    start, curve, step, done = time.time(), [], 0, 0.0
    while done < 1.0:
        picked = train[torch.randint(len(train), (batch,), device=device, generator=chooser)]
        whole, parts = shelf.draw(picked)
        odds, lead = model(whole, parts)
        won = F.binary_cross_entropy_with_logits(odds, shelf.share[picked])
        ahead = F.smooth_l1_loss(lead, shelf.lead[picked] / lead_scale)
        optimiser.zero_grad()
        (won + LEAD_WEIGHT * ahead).backward()
        optimiser.step()
        step += 1
        if step % 20 == 0:
            model.tame()
            done = min(1.0, (time.time() - start) / seconds)
            # A short climb, then down to nothing as time runs out.
            pace = min(1.0, step / 200) * (0.5 + 0.5 * np.cos(np.pi * done)) + 1e-3
            for group in optimiser.param_groups:
                group["lr"] = rate * pace
        if step % 200 == 0:
            curve.append((step, won.item(), loss_of(model, shelf, held[:: max(1, len(held) // 50_000)])))
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
