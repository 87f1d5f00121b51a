"""Weights as one signed byte each, times a scale of their output channel."""

import base64
import copy

import torch


def scales_of(weight):
    return (weight.abs().amax(dim=(1, 2, 3)) / 127).clamp_min(1e-12).double().apply_(lambda x: float(f"{x:.6g}"))


def bytes_of(weight):
    return (weight.double() / scales_of(weight)[:, None, None, None]).round().clamp(-127, 127)


def rounded(net):
    """The network as it will be read from its file."""
    net = copy.deepcopy(net)
    with torch.no_grad():
        for layer in net.layers:
            scale = scales_of(layer.weight)
            layer.weight.copy_(bytes_of(layer.weight) * scale[:, None, None, None])
            layer.bias.copy_(layer.bias.double().apply_(lambda x: float(f"{x:.6g}")))
    return net


def stored(net):
    """Of a rounded network; the largest weight of each channel is 127 of its scales, so that rounding again changes nothing."""
    layers = []
    for layer in net.layers:
        weight = layer.weight.detach()
        out, into, size, _ = weight.shape
        layers.append(
            {
                "into": into,
                "out": out,
                "size": size,
                "stride": layer.stride,
                "scale": scales_of(weight).tolist(),
                "bias": [float(f"{x:.6g}") for x in layer.bias.tolist()],
                "weights": base64.b64encode(bytes_of(weight).to(torch.int8).numpy().tobytes()).decode(),
            }
        )
    return {"layers": layers}
