"""Files of samples, as `anleger selfplay` writes them (docs/mind.md)."""

import numpy as np

WIN = 60


class Samples:
    """Some samples in columns."""

    def __init__(self, whole, counts, parts, share, lead, ends=None):
        self.whole = whole  # [samples, numbers], int8
        self.counts = counts  # [samples, kinds], uint8
        self.parts = parts  # per kind [parts, numbers], int8
        self.share = share  # [samples], 0 to 1
        self.lead = lead  # [samples], points ahead of the best rival in the end
        self.ends = ends or [len(share)]  # where blocks of whole games end

    def __len__(self):
        return len(self.share)


def read(path):
    """The samples of a file."""
    data = np.fromfile(path, dtype=np.uint8)
    if bytes(data[:4]) != b"ANS1":
        raise ValueError(f"{path} holds no samples")
    whole, kinds = data[4:8].view(np.uint16)
    widths = data[8 : 8 + 2 * kinds].view(np.uint16)
    at = 8 + 2 * int(kinds)
    blocks = []
    while at < len(data):
        block, at = read_block(data, at, int(whole), [int(width) for width in widths])
        blocks.append(block)
    return join(blocks)


def read_block(data, at, whole, widths):
    kinds = len(widths)
    heading = np.frombuffer(data[at : at + 4 * (1 + kinds)].tobytes(), dtype=np.uint32)
    count, parts = int(heading[0]), [int(number) for number in heading[1:]]
    at += 4 * (1 + kinds)

    def column(size):
        nonlocal at
        at += size
        return data[at - size : at]

    share = column(count).astype(np.float32) / WIN
    lead = np.frombuffer(column(2 * count).tobytes(), dtype=np.int16)
    counts = column(count * kinds).reshape(count, kinds)
    wholes = column(count * whole).view(np.int8).reshape(count, whole)
    pieces = [
        column(number * width).view(np.int8).reshape(number, width)
        for number, width in zip(parts, widths)
    ]
    return Samples(wholes, counts, pieces, share, lead), at


def join(blocks):
    """Several as one, in their order."""
    kinds = len(blocks[0].parts)
    return Samples(
        np.concatenate([block.whole for block in blocks]),
        np.concatenate([block.counts for block in blocks]),
        [np.concatenate([block.parts[kind] for block in blocks]) for kind in range(kinds)],
        np.concatenate([block.share for block in blocks]),
        np.concatenate([block.lead for block in blocks]),
        np.cumsum([len(block) for block in blocks]).tolist(),
    )
