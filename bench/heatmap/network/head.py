"""
The head for web pages: weights of what the layers before it say, on top of a part of what photographs taught. The loss is
the divergence with a ridge, as that of the log-linear model: convex, so that the same data gives the same numbers.
"""

import copy

import torch
from torch.nn import functional as F

from model import Convolution


def look(net, page):
    """What the head sees of a page, by cell, and what that of photographs makes of it."""
    net.eval()
    with torch.no_grad():
        seen = net.seen(page.colors[None], page.features[None])[0][:, : page.rows, : page.columns].flatten(1)
        head = net.layers[-1].weight.flatten(1)
        return seen, head @ seen[-head.shape[1] :]


def fit_head(net, pages, seen, ridge, part):
    """A network with a head of its own; 0 on a blank white page."""
    looks = [look(net, page) for page in pages]
    every = torch.cat([values for values, _ in looks], 1)
    deviation = every.std(1, keepdim=True) + 1e-6
    mean = every.mean(1, keepdim=True)
    samples = [
        ((values - mean) / deviation, page.scores[seen].flatten(1) + part * taught, page.target.flatten(1))
        for page, (values, taught) in zip(pages, looks)
    ]
    weight = torch.zeros(every.shape[0], 2, requires_grad=True)
    optimizer = torch.optim.LBFGS([weight], max_iter=60, line_search_fn="strong_wolfe")

    def closure():
        optimizer.zero_grad()
        loss = ridge * (weight**2).sum()
        for values, base, target in samples:
            loss = loss - (target * F.log_softmax(base + weight.T @ values, 1)).sum(1).mean() / len(samples)
        loss.backward()
        return loss

    optimizer.step(closure)
    slopes = (weight.detach() / deviation).T.clone()
    taught = net.layers[-1].weight.detach().flatten(1)
    slopes[:, -taught.shape[1] :] += part * taught
    return with_head(net, slopes)


def with_head(net, slopes):
    net = copy.deepcopy(net).eval()
    head = Convolution(slopes.shape[1], 2, size=1, last=True)
    with torch.no_grad():
        head.weight.copy_(slopes[:, :, None, None])
        net.layers[-1] = head
        blank = net(torch.zeros(1, 3, 64, 64), torch.zeros(1, 16, 16, 16))[0, :, 8, 8]
        head.bias.copy_(-blank)
    return net
