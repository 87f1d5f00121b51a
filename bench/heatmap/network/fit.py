"""
Fits the network: all layers on photographs, then a head on web pages, once without each fold and once on all. The ridge
of the head is chosen for each fold by the other two, each held out from the other: nothing of a held-out page is seen.
`fit.ts` calls it: folder of prepare.ts, seed, where to write.
"""

import hashlib
import json
import os
import platform
import sys
import time

import numpy as np
import torch

import pages as data
import train
from head import fit_head
from model import Network
from quantize import rounded, stored

SETTINGS = {
    "stem": [8, 16],
    "widths": [16, 32, 48],
    "dropout": 0.1,
    "photographs": {"steps": 2500, "rate": 3e-3, "decay": 0.02, "batch": 8, "least": [20, 20], "cc_share": 1.0},
    "web": {"ridges": [0.01, 0.003, 0.001], "of photographs": 0.3},
    "average": 0.995,
}
HELD_OUT_PHOTOGRAPHS = 7


def on_photographs(photographs):
    options = SETTINGS["photographs"]
    net = Network(SETTINGS["stem"], SETTINGS["widths"], SETTINGS["dropout"])
    draw = lambda step: [(1, data.batch(photographs, (0,), options["batch"], options["least"]))]
    return train.fit(
        net,
        draw,
        options["steps"],
        options["rate"],
        options["decay"],
        options["cc_share"],
        SETTINGS["average"],
        log=500,
    )


def kept(folder, seed, fit):
    """What was fitted on the same planes with the same settings before, else fitted now."""
    said = json.dumps([seed, {**SETTINGS, "web": None}], sort_keys=True)
    path = os.path.join(folder, f"start-{hashlib.sha256(said.encode()).hexdigest()[:12]}.pt")
    net = Network(SETTINGS["stem"], SETTINGS["widths"], SETTINGS["dropout"])
    if os.path.exists(path):
        net.load_state_dict(torch.load(path))
        return net
    train.seed(seed)
    net = fit()
    torch.save(net.state_dict(), path)
    return net


def curve(start, web, one, other):
    """Of one fold alone: figures on the other with each ridge."""
    options = SETTINGS["web"]
    held = [p for p in web if p.fold == other]
    rows = {}
    for ridge in options["ridges"]:
        net = fit_head(start, [p for p in web if p.fold == one], (one,), ridge, options["of photographs"])
        rows[ridge] = train.figures(net, held, lambda p: (one,))
    base = train.figures(None, held, lambda p: (one,))
    print(f"fold {one} alone, on fold {other}: base {base.round(3).tolist()}", flush=True)
    for ridge, row in rows.items():
        print(f"  ridge {ridge}: {row.round(3).tolist()}", flush=True)
    return rows


def criterion(row):
    """Kullback-Leibler divergence and one minus the correlation, over both maps."""
    return float((row[:, 0] + 1 - row[:, 1]).sum())


def main(folder, seed, out):
    began = time.time()
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)
    train.seed(seed)
    pages = data.load(folder)
    web = [p for p in pages if p.set == "web" and p.scale == 1]
    photographs = [p for p in pages if p.set == "photographs"]
    held = set(sorted({p.page for p in photographs})[::HELD_OUT_PHOTOGRAPHS])
    seen, unseen = [[p for p in photographs if (p.page in held) == out_] for out_ in (False, True)]
    start = kept(folder, seed, lambda: on_photographs(seen))
    of_photographs = {
        "log-linear": train.figures(None, unseen, lambda p: (0,)).round(4).tolist(),
        "with the network": train.figures(start, unseen, lambda p: (0,)).round(4).tolist(),
    }
    print("held-out photographs", of_photographs, flush=True)

    folds = (0, 1, 2)
    part = SETTINGS["web"]["of photographs"]
    curves = {(a, b): curve(start, web, a, b) for a in folds for b in folds if a != b}
    nets, chosen = [], []
    for fold in folds:
        a, b = [f for f in folds if f != fold]
        total = lambda ridge: criterion(curves[a, b][ridge]) + criterion(curves[b, a][ridge])
        chosen.append(min(SETTINGS["web"]["ridges"], key=total))
        nets.append(fit_head(start, [p for p in web if p.fold != fold], (a, b), chosen[-1], part))
    ridge = float(np.median(chosen))
    nets.append(fit_head(start, web, folds, ridge, part))

    nets = [rounded(net) for net in nets]
    whole = nets.pop()
    by_fold = []
    for fold, net in enumerate(nets):
        others = tuple(f for f in folds if f != fold)
        by_fold.append(train.figures(net, [p for p in web if p.fold == fold], lambda p: others).round(4).tolist())
    after = train.figures(whole, unseen, lambda p: (0,)).round(4).tolist()
    check = [check_of(whole, p) for p in [web[0], web[-1], photographs[0], photographs[-1]]]
    with open(out, "w") as file:
        json.dump(
            {
                "network": stored(whole),
                "heads": [stored(net)["layers"][-1] for net in nets],
                "check": check,
                "record": {
                    "seed": seed,
                    "settings": SETTINGS,
                    "weights": sum(p.numel() for p in whole.parameters()),
                    "photographs": {**of_photographs, "after the web pages": after},
                    "ridge": {"folds": chosen, "all": ridge},
                    "inner": [
                        {"fitted": a, "held": b, "ridge": ridge, "figures": row.round(4).tolist()}
                        for (a, b), rows in curves.items()
                        for ridge, row in rows.items()
                    ],
                    "heldOut": by_fold,
                    "python": platform.python_version(),
                    "torch": torch.__version__,
                    "seconds": round(time.time() - began),
                },
            },
            file,
        )


def check_of(net, page):
    """What the forward pass in TypeScript has to answer for this page."""
    net.eval()
    with torch.no_grad():
        found = net(page.colors[None], page.features[None])[0][:, : page.rows, : page.columns]
    return {"set": page.set, "page": page.page, "scale": page.scale, "planes": found.reshape(2, -1).tolist()}


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
