"""Loss, figures at 16 px, and the two turns of fitting."""

import copy
import random
import time

import numpy as np
import torch
from torch.nn import functional as F

import pages as data


def loss_of(score, target, cc_share):
    """Kullback-Leibler divergence, and so much of one minus the correlation; mean over pages and both maps."""
    n = score.shape[0] * 2
    log = F.log_softmax(score.reshape(n, -1), 1)
    goal = target.reshape(n, -1)
    kl = (goal * (goal.clamp_min(1e-9).log() - log)).sum(1)
    map_ = log.exp()
    a, b = map_ - map_.mean(1, keepdim=True), goal - goal.mean(1, keepdim=True)
    # Not `norm`: it has no slope where nothing was looked at.
    cc = (a * b).sum(1) / ((a * a).sum(1) * (b * b).sum(1) + 1e-12).sqrt()
    return (kl + cc_share * (1 - cc)).mean()


def figures(net, pages, seen_of):
    """KL, CC, NSS of both maps, mean over pages at scale 1: [[kl, cc, nss] of 5 s, of 2 s]. `net` may be None."""
    rows = []
    if net is not None:
        net.eval()
    with torch.no_grad():
        for page in pages:
            if page.scale != 1:
                continue
            score = page.scores[seen_of(page)]
            if net is not None:
                score = score + net(page.colors[None], page.features[None])[0][:, : page.rows, : page.columns]
            rows.append([row_of(page, score, which, name) for which, name in enumerate(("whole", "early"))])
    return np.array(rows).mean(0)


def row_of(page, score, which, name):
    log = F.log_softmax(score[which].flatten(), 0)
    map_, goal = log.exp(), page.target[which].flatten()
    kl = (goal * (goal.clamp_min(1e-9).log() - log)).sum()
    a, b = map_ - map_.mean(), goal - goal.mean()
    cc = (a * b).sum() / (a.norm() * b.norm() + 1e-12)
    at = torch.tensor([y * page.columns + x for x, y in page.fixations[name]], dtype=torch.long)
    nss = (a[at] / map_.std()).mean()
    return [kl.item(), cc.item(), nss.item()]


def fit(net, draw, steps, rate, decay, cc_share, average, log=None):
    """`draw(step)` gives the batches whose losses are added up, with their weights. Cosine rate with a warm-up."""
    net.train()
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=decay)
    shadow = copy.deepcopy(net)
    began, sums = time.time(), []
    for step in range(steps):
        warm = min(1.0, (step + 1) / 50)
        for group in optimizer.param_groups:
            group["lr"] = rate * warm * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * step / steps)))
        loss = 0
        for weight, (colors, features, base, target) in draw(step):
            loss = loss + weight * loss_of(base + net(colors, features), target, cc_share)
        advance(net, shadow, optimizer, loss, average, step + 1)
        sums.append(loss.item())
        if log and (step + 1) % log == 0:
            print(f"  step {step + 1} loss {np.mean(sums[-log:]):.4f} {time.time() - began:.0f} s", flush=True)
    return shadow


def advance(net, shadow, optimizer, loss, average, step):
    """One step; `shadow` is the running mean of the weights."""
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimizer.step()
    keep = min(average, step / (step + 9))
    with torch.no_grad():
        for a, b in zip(shadow.parameters(), net.parameters()):
            a.mul_(keep).add_(b, alpha=1 - keep)


def seed(number):
    random.seed(number)
    np.random.seed(number)
    torch.manual_seed(number)
