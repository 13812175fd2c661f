"""The learned judgement in PyTorch, and its weights in whole numbers.

`crates/bots/src/judge/network.rs` computes the same; the constants below must be those of that file.
"""

import struct

import numpy as np
import torch
from torch import nn

INPUT_BITS = 13
PASSED_BITS = 8
INNER_BITS = 12
PASSED_MOST = 4095 / 2**PASSED_BITS
SUM_MOST = 16383 / 2**PASSED_BITS
WEIGHT_MOST = 32767
# The program refuses weights with which a sum could leave 32 bits: so much the weights of a row may come to.
INNER_MOST = 0.95 * 2**31 / (2**INNER_BITS * 16383)
PASSED_ROW_MOST = 0.95 * 2**31 / (2**INNER_BITS * 4095)


class Judgement(nn.Module):
    """Parts through the layer of their kind, added up; two layers judge the sums and the whole."""

    def __init__(self, whole, parts, embed, first, second):
        super().__init__()
        self.sizes = (whole, parts, embed, first, second)
        self.parts = nn.ModuleList([nn.Linear(width, embed) for width in parts])
        self.whole = nn.Linear(whole, first)
        self.inner = nn.Linear(embed * len(parts), first, bias=False)
        self.second = nn.Linear(first, second)
        self.last = nn.Linear(second, 1)
        self.lead = nn.Linear(second, 1)  # only a help in training
        self.register_buffer("whole_scale", torch.ones(whole))
        for kind, width in enumerate(parts):
            self.register_buffer(f"part_scale_{kind}", torch.ones(width))

    def part_scale(self, kind):
        return getattr(self, f"part_scale_{kind}")

    def measure(self, whole, parts):
        """Learns how far each number spreads, so that all of them start out alike."""
        self.whole_scale.copy_(1 / whole.float().std(0).clamp(min=0.5))
        for kind, part in enumerate(parts):
            if len(part):
                self.part_scale(kind).copy_(1 / part.float().std(0).clamp(min=0.5))

    @torch.no_grad()
    def take_up(self, data):
        """Goes on from a file of weights; the scales must have been measured. What only helps in training
        is not in it and begins anew."""
        known = Rounded(data, self.whole_scale.device)
        scales = [self.part_scale(kind) for kind in range(len(self.parts))]
        for layer, (bias, rows), scale in zip(self.parts, known.parts, scales):
            layer.weight.copy_(rows / 2**INPUT_BITS / scale)
            layer.bias.copy_(bias / 2**INPUT_BITS)
        self.whole.weight.copy_(known.whole[1] / 2**INPUT_BITS / self.whole_scale)
        self.whole.bias.copy_(known.whole[0] / 2**INPUT_BITS)
        self.inner.weight.copy_(known.inner[1] / 2**INNER_BITS)
        for layer, (bias, rows) in [(self.second, known.second), (self.last, known.last)]:
            layer.weight.copy_(rows / 2**INNER_BITS)
            layer.bias.copy_(bias / 2 ** (INNER_BITS + PASSED_BITS))

    def forward(self, whole, parts):
        """`parts`: per kind the numbers [count, width] and the sample that each belongs to [count]."""
        sums = []
        for kind, (layer, (numbers, owner)) in enumerate(zip(self.parts, parts)):
            passed = layer(numbers * self.part_scale(kind)).clamp(0, PASSED_MOST)
            zero = torch.zeros(len(whole), passed.shape[1], device=whole.device, dtype=passed.dtype)
            sums.append(zero.index_add(0, owner, passed).clamp(max=SUM_MOST))
        first = self.whole(whole * self.whole_scale)
        if sums:
            first = first + self.inner(torch.cat(sums, 1))
        second = self.second(first.clamp(0, PASSED_MOST)).clamp(0, PASSED_MOST)
        return self.last(second).squeeze(1), self.lead(second).squeeze(1)

    @torch.no_grad()
    def tame(self):
        """Makes rows smaller whose sums could leave 32 bits."""
        rows = [(self.inner, INNER_MOST), (self.second, PASSED_ROW_MOST), (self.last, PASSED_ROW_MOST)]
        for layer, most in rows:
            size = layer.weight.abs().sum(1, keepdim=True)
            layer.weight.mul_((most / size.clamp(min=1e-9)).clamp(max=1.0))

    def weights(self):
        """The file of weights."""
        whole, parts, embed, first, second = self.sizes
        out = [b"ANJ1", struct.pack("<HH", whole, len(parts))]
        out += [struct.pack("<HH", width, embed) for width in parts]
        out.append(struct.pack("<HH", first, second))
        for kind, layer in enumerate(self.parts):
            out.append(fixed(layer.bias, layer.weight * self.part_scale(kind), INPUT_BITS, 0))
        out.append(fixed(self.whole.bias, self.whole.weight * self.whole_scale, INPUT_BITS, 0))
        none = torch.zeros(first)
        out.append(fixed(none, self.inner.weight, INNER_BITS, PASSED_BITS))
        out.append(fixed(self.second.bias, self.second.weight, INNER_BITS, PASSED_BITS))
        out.append(fixed(self.last.bias, self.last.weight, INNER_BITS, PASSED_BITS))
        return b"".join(out)


def fixed(bias, weight, bits, passed):
    """A layer in whole numbers; what passes 16 bits is cut off, which the report of training shows."""
    rows = (weight.detach().double().cpu() * 2**bits).round().clamp(-WEIGHT_MOST, WEIGHT_MOST)
    biases = (bias.detach().double().cpu() * 2 ** (bits + passed)).round()
    return biases.numpy().astype("<i4").tobytes() + rows.numpy().astype("<i2").tobytes()


class Rounded:
    """A file of weights, computed as the program does: to see what rounding costs."""

    def __init__(self, data, device):
        self.data, self.at, self.device = data[4:], 0, device
        whole, kinds = self.take("<HH")
        shapes = [self.take("<HH") for _ in range(kinds)]
        first, second = self.take("<HH")
        self.parts = [self.layer(width, embed) for width, embed in shapes]
        self.whole = self.layer(whole, first)
        self.inner = self.layer(sum(embed for _, embed in shapes), first)
        self.second = self.layer(first, second)
        self.last = self.layer(second, 1)

    def take(self, form):
        size = struct.calcsize(form)
        self.at += size
        return struct.unpack(form, self.data[self.at - size : self.at])

    def layer(self, inputs, outputs):
        def numbers(form, count):
            size = np.dtype(form).itemsize * count
            self.at += size
            read = np.frombuffer(self.data[self.at - size : self.at], dtype=form)
            return torch.tensor(read.astype(np.float64), device=self.device)

        bias = numbers("<i4", outputs)
        return bias, numbers("<i2", inputs * outputs).reshape(outputs, inputs)

    @staticmethod
    def passed(sums, bits):
        return torch.floor((sums + 2 ** (bits - 1)) / 2**bits).clamp(0, 4095)

    def answer(self, whole, parts):
        sums = []
        for (bias, rows), (numbers, owner) in zip(self.parts, parts):
            passed = self.passed(numbers.double() @ rows.T + bias, INPUT_BITS - PASSED_BITS)
            zero = torch.zeros(len(whole), passed.shape[1], device=self.device, dtype=torch.float64)
            sums.append(zero.index_add(0, owner, passed).clamp(max=16383))
        first = (whole.double() @ self.whole[1].T + self.whole[0]) * 2 ** (
            PASSED_BITS + INNER_BITS - INPUT_BITS
        )
        if sums:
            first = first + torch.cat(sums, 1) @ self.inner[1].T + self.inner[0]
        second = self.passed(first, INNER_BITS) @ self.second[1].T + self.second[0]
        last = self.passed(second, INNER_BITS) @ self.last[1].T + self.last[0]
        return last.squeeze(1) / 2 ** (PASSED_BITS + INNER_BITS)
