"""The network: what packages/attention/network/forward.ts computes, layer by layer, in PyTorch."""

import torch
from torch import nn
from torch.nn import functional as F

SLOPE = 0.1
FEATURES = 16


class Convolution(nn.Module):
    """3 x 3 or 1 x 1 with the border repeated outwards; leaky ReLU behind it unless it is the last."""

    def __init__(self, into, out, size=3, stride=1, last=False):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(out, into, size, size) * (2 / (into * size * size)) ** 0.5)
        self.bias = nn.Parameter(torch.zeros(out))
        self.pad, self.stride, self.last = size // 2, stride, last
        if last:
            nn.init.zeros_(self.weight)

    def forward(self, x):
        if self.pad:
            x = F.pad(x, (1, 1, 1, 1), mode="replicate")
        x = F.conv2d(x, self.weight, self.bias, self.stride)
        return x if self.last else F.leaky_relu(x, SLOPE)


class Network(nn.Module):
    """Two scores for each cell of 16 px (5 s, first 2 s), to be added to those of the log-linear models."""

    def __init__(self, stem=(8, 16), widths=(16, 32, 48), dropout=0.0):
        """The head of photographs looks at the finest layer alone; `seen` is what that of web pages looks at."""
        super().__init__()
        a, b = stem
        w0, w1, w2 = widths
        self.dropout = dropout
        self.layers = nn.ModuleList(
            [
                Convolution(3, a, stride=2),
                Convolution(a, b, stride=2),
                Convolution(b + FEATURES, w0),
                Convolution(w0, w1),
                Convolution(w1, w1),
                Convolution(w1, w2),
                Convolution(w2, w2),
                Convolution(w2 + w1, w1, size=1),
                Convolution(w1, w1),
                Convolution(w1 + w0, w0, size=1),
                Convolution(w0, w0),
                Convolution(w0, 2, size=1, last=True),
            ]
        )

    def seen(self, colors, features):
        """The last layers of cells of 32 px (each four times) and of 16 px, one behind the other."""
        stem1, stem2, first, down1, deep1, down2, deep2, join1, up1, join0, up0, _ = self.layers
        drop = lambda x: F.dropout2d(x, self.dropout, self.training)
        double = lambda x: F.interpolate(x, scale_factor=2, mode="nearest")
        x = torch.cat([stem2(stem1(colors)), features], 1)
        top = first(x)
        middle = deep1(down1(F.avg_pool2d(top, 2)))
        bottom = drop(deep2(down2(F.avg_pool2d(middle, 2))))
        back = double(drop(up1(join1(torch.cat([double(bottom), middle], 1)))))
        return torch.cat([back, up0(join0(torch.cat([back, top], 1)))], 1)

    def forward(self, colors, features):
        head = self.layers[-1]
        return head(self.seen(colors, features)[:, -head.weight.shape[1] :])
