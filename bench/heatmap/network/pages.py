"""What prepare.ts has written: planes of each page and scale, and crops of them."""

import json
import os
import random

import numpy as np
import torch

COLORS, FEATURES = 3, 16
NOTHING_LOOKED_AT = 0.15


class Page:
    def __init__(self, folder, entry, seen):
        self.set, self.page, self.fold, self.scale = (entry[key] for key in ("set", "page", "fold", "scale"))
        self.columns, self.rows = entry["columns"], entry["rows"]
        self.wide, self.high = entry["wide"], entry["high"]
        self.fixations = entry["fixations"]
        raw = np.fromfile(os.path.join(folder, entry["file"]), dtype=np.float32)
        fine, padded, plain = 16 * self.wide * self.high, self.wide * self.high, self.columns * self.rows
        at = 0

        def take(count, size, shape):
            nonlocal at
            values = raw[at : at + count * size].reshape(count, *shape)
            at += count * size
            return torch.from_numpy(values.copy())

        self.colors = take(COLORS, fine, (4 * self.high, 4 * self.wide))
        self.features = take(FEATURES, padded, (self.high, self.wide))
        scores = take(2 * len(seen), plain, (self.rows, self.columns))
        self.scores = {tuple(folds): scores[2 * i : 2 * i + 2] for i, folds in enumerate(seen)}
        self.target = take(2, plain, (self.rows, self.columns))
        assert at == raw.size


def load(folder):
    with open(os.path.join(folder, "index.json")) as file:
        index = json.load(file)
    return [Page(folder, entry, index["seen"][entry["set"]]) for entry in index["entries"]]


def crop(page, seen, left, top, wide, high, mirrored=False):
    """Colors, features, score and target of a part of a page, in coarse cells."""
    fine = page.colors[:, 4 * top : 4 * (top + high), 4 * left : 4 * (left + wide)]
    part = (slice(None), slice(top, top + high), slice(left, left + wide))
    found = [fine, page.features[part], page.scores[seen][part], page.target[part]]
    return [x.flip(-1) for x in found] if mirrored else found


def whole(page, seen):
    return [page.colors, page.features, page.scores[seen], page.target]


def batch(pages, seen, size, least, chance=random):
    """Crops of one size, of pages of one scale; each holds a fair part of what was looked at."""
    scale = chance.choice(sorted({page.scale for page in pages}))
    some = chance.sample([page for page in pages if page.scale == scale], size)
    columns, rows = min(page.columns for page in some) // 4 * 4, min(page.rows for page in some) // 4 * 4
    wide = chance.randrange(min(least[0], columns), columns + 1, 4)
    high = chance.randrange(min(least[1], rows), rows + 1, 4)
    if chance.random() < 0.5:
        wide, high = columns, rows
    parts = []
    for page in some:
        for _ in range(20):
            left, top = chance.randint(0, page.columns - wide), chance.randint(0, page.rows - high)
            part = crop(page, seen, left, top, wide, high, chance.random() < 0.5)
            if part[3].sum((1, 2)).min() > NOTHING_LOOKED_AT:
                break
        part[3] = part[3] / part[3].sum((1, 2), keepdim=True).clamp_min(1e-6)
        parts.append(part)
    return [torch.stack(x) for x in zip(*parts)]
