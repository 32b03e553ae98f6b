"""The network: hidden layers whose outputs are limited, a head for answers, one for shares of the victory.

It is trained in such a way that whole numbers can take its place: what comes in is in steps of 1/127, what goes out of
a hidden layer is limited, and so are the weights (`limited`). The head for final points helps in training alone.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from cothon.train import torch
from cothon.train.layout import FULL


def network(inputs: int, hidden: Sequence[int], actions: int, values: int, ceiling: float) -> Any:
    """A new one, as a `torch.nn.Module`."""
    t = torch()
    nn, relu = t.nn, t.nn.functional

    class Network(nn.Module):  # type: ignore[misc, name-defined]  # PyTorch is imported when it is needed
        def __init__(self) -> None:
            super().__init__()
            dims = [inputs, *hidden]
            self.ceiling = ceiling
            self.body = nn.ModuleList(nn.Linear(a, b) for a, b in itertools.pairwise(dims))
            self.policy = nn.Linear(hidden[-1], actions)
            self.value = nn.Linear(hidden[-1], values)
            self.points = nn.Linear(hidden[-1], values)
            for layer in self.body:
                nn.init.kaiming_normal_(layer.weight)
                nn.init.zeros_(layer.bias)
            for layer in (self.policy, self.value, self.points):
                nn.init.normal_(layer.weight, std=0.01 / hidden[-1] ** 0.5)
                nn.init.zeros_(layer.bias)

        def forward(self, q: Any, rounded: bool = False) -> tuple[Any, Any, Any]:
            """q: whole numbers 0..127. What answers, shares and points look like, before any softmax.

            rounded: as the whole numbers will have it, and gradients as if it were not.
            """
            kind = q.dtype
            h, per = q, 1 / FULL
            for layer in self.body:
                w = whole_steps(layer.weight) if rounded else layer.weight
                h = relu.linear(h, (w * per).to(kind), layer.bias.to(kind)).clamp(0, self.ceiling)
                if rounded:
                    h = h + (t.round(h * (FULL / self.ceiling)) * (self.ceiling / FULL) - h).detach()
                per = 1.0
            out = []
            for head in (self.policy, self.value, self.points):
                w = whole_steps(head.weight) if rounded else head.weight
                out.append(relu.linear(h, w.to(kind), head.bias.to(kind)).float())
            return out[0], out[1], out[2]

    def whole_steps(w: Any) -> Any:
        step = (w.detach().abs().amax() / FULL).clamp_min(1e-9)
        return w + (t.round(w.detach() / step) * step - w.detach())

    return Network()


def limited(net: Any, limit: float) -> None:
    """No weight is greater than the limit, so that steps of 1/127 of the greatest are fine enough."""
    t = torch()
    with t.no_grad():
        for layer in (*net.body, net.policy, net.value):
            layer.weight.clamp_(-limit, limit)


def arrays(net: Any) -> dict[str, Any]:
    """The weights as NumPy arrays."""
    return {name: value.detach().float().cpu().numpy() for name, value in net.state_dict().items()}
