"""A network in whole numbers: what an array is worth for every action and every seat, the same bits on every machine.

Weights are whole numbers of a byte, what a layer hands on is 0..127, sums have room in 32 bits. Only places that are
not 0 are looked at: of the array, and of what a layer hands on. Weights of a row lie three to a number, each in a lane
of 21 bits, so one addition makes three sums (two's complement carries over from lane to lane and is taken out again
when the sums are read). Before a lane could overflow the sums are read and the lanes begin anew; how soon that may be
follows from the greatest weight of each row. A place that is 0 or 1 is not multiplied, so its lanes can be narrower.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from cothon.core.arr import arr_of, new_arr

if TYPE_CHECKING:
    from cothon.core.arr import Arr
    from cothon.encode.sheet import Cells

ONE: Final[i64] = 127
"""Stands for 1.0 in what a layer takes and hands on."""
WIDE: Final[i64] = 21
NARROW: Final[i64] = 15
"""Bits of a lane: three wide ones or four narrow ones in a number."""
WIDE_ROOM: Final[i64] = (1 << 20) - 1
NARROW_ROOM: Final[i64] = (1 << 14) - 1


def signed(told: bytes, i: i64) -> i64:
    """The whole number that a byte stands for."""
    b: i64 = told[i]
    return b - 256 if b > 127 else b


@final
class Rows:
    """The weights of a layer: for each place it takes a row of lanes.

    inputs, outputs  how many places it takes and gives
    flat             for each place whether it is only ever 0 or 1: its row has narrow lanes
    biases           what each sum begins with
    times, shift     a sum is multiplied and shifted to become a number that is handed on
    """

    def __init__(
        self, told: bytes, outputs: int, biases: Sequence[int], flat: Sequence[bool], times: int, shift: int
    ) -> None:
        n: i64 = len(flat)
        out: i64 = outputs
        self.inputs: i64 = n
        self.outputs: i64 = out
        self.biases: Arr = arr_of(list(biases))
        self.times: i64 = times
        self.shift: i64 = shift
        self.wide: i64 = (out + 2) // 3
        self.narrow: i64 = (out + 3) // 4
        self.begins: Arr = new_arr(int(n))
        self.peak: Arr = new_arr(int(n))
        size: i64 = 0
        for i in range(n):
            self.begins[i] = size
            size += self.narrow if flat[int(i)] else self.wide
        self.lanes: Arr = new_arr(int(size))
        for i in range(n):
            self._pack(told, i, flat[int(i)])

    def _pack(self, told: bytes, i: i64, flat: bool) -> None:
        """Put a row into its lanes, and remember its greatest weight."""
        out = self.outputs
        bits = NARROW if flat else WIDE
        each: i64 = 4 if flat else 3
        begin = self.begins[i]
        lanes = self.lanes
        top: i64 = 0
        for j in range(out):
            w = signed(told, i * out + j)
            lanes[begin + j // each] += w << (bits * (j % each))
            if w > top or -w > top:
                top = w if w > 0 else -w
        self.peak[i] = top


@final
class Head:
    """The weights of what comes out: for each output a row, as only few of them are asked for."""

    def __init__(self, told: bytes, inputs: int, biases: Sequence[int]) -> None:
        n: i64 = inputs
        out: i64 = len(biases)
        self.inputs: i64 = n
        self.outputs: i64 = out
        self.biases: Arr = arr_of(list(biases))
        self.weights: Arr = new_arr(int(n * out))
        for i in range(n):
            for j in range(out):
                self.weights[j * n + i] = signed(told, i * out + j)


@final
class Network:
    """What a file of weights says, ready to be used. Nothing in it changes, so threads may share it.

    shares  for each place of the array, where in `table` stands what its number becomes
    flat    for each place whether it is only ever 0 or 1
    """

    def __init__(self, most: Sequence[int], hidden: Sequence[Rows], policy: Head, value: Head) -> None:
        self.layers: list[Rows] = list(hidden)
        self.policy = policy
        self.value = value
        known: dict[int, int] = {}
        table: list[int] = []
        shares: list[int] = []
        for m in most:
            if m not in known:
                known[m] = len(table)
                table += [(x * int(ONE) + m // 2) // m for x in range(m + 1)]
            shares.append(-1 if m == 1 else known[m])
        self.table: Arr = arr_of(table)
        self.shares: Arr = arr_of(shares)


@final
class Forward:
    """One user of a network, with scratch of its own: not to be shared by two threads.

    `read` an array; then ask `policy` and `value`.
    """

    def __init__(self, network: Network) -> None:
        self.network = network
        widest: i64 = 4
        most: i64 = 4
        for layer in network.layers:
            widest = max(widest, layer.outputs)
            most = max(most, layer.inputs, layer.outputs)
        self._flat: Arr = new_arr(int(most))
        self._flats: i64 = 0
        self._place: Arr = new_arr(int(most))
        self._share: Arr = new_arr(int(most))
        self._shares: i64 = 0
        self._sums: Arr = new_arr(int(widest) + 4)
        self._lanes: Arr = new_arr(int(widest))

    def read(self, cells: Cells, n: i64, places: Arr, telling: i64) -> None:
        """Take in the n numbers of an array, laid to these places, and one place more that is 1."""
        shares, table = self.network.shares, self.network.table
        flat, place, share = self._flat, self._place, self._share
        flats: i64 = 1
        many: i64 = 0
        flat[0] = telling
        for i in range(n):
            x = i64(cells[i])
            if x == 0:
                continue
            to = places[i]
            at = shares[to]
            if at < 0:
                flat[flats] = to
                flats += 1
            else:
                place[many] = to
                share[many] = table[at + x]
                many += 1
        self._flats = flats
        self._shares = many
        self._run()

    def _run(self) -> None:
        for layer in self.network.layers:
            self._start(layer)
            self._add_flat(layer)
            self._add_shares(layer)
            self._hand_on(layer)

    def _start(self, layer: Rows) -> None:
        sums, biases = self._sums, layer.biases
        for j in range(layer.outputs):
            sums[j] = biases[j]

    def _add_flat(self, layer: Rows) -> None:
        """Rows of places that are 1, in narrow lanes: four rows at once."""
        rows, begins, peak = self._flat, layer.begins, layer.peak
        lanes, acc, words = layer.lanes, self._lanes, layer.narrow
        n = self._flats
        if n == 0:
            return
        for k in range(words):
            acc[k] = 0
        load: i64 = 0
        i: i64 = 0
        while i < n:
            if i + 4 <= n:
                r0, r1, r2, r3 = rows[i], rows[i + 1], rows[i + 2], rows[i + 3]
                more = peak[r0] + peak[r1] + peak[r2] + peak[r3]
                if load + more > NARROW_ROOM:
                    self._drain(words, NARROW, ONE)
                    load = 0
                a, b, c, d = begins[r0], begins[r1], begins[r2], begins[r3]
                for k in range(words):
                    acc[k] = acc[k] + lanes[a + k] + lanes[b + k] + lanes[c + k] + lanes[d + k]
                i += 4
            else:
                more = peak[rows[i]]
                if load + more > NARROW_ROOM:
                    self._drain(words, NARROW, ONE)
                    load = 0
                a = begins[rows[i]]
                for k in range(words):
                    acc[k] = acc[k] + lanes[a + k]
                i += 1
            load += more
        self._drain(words, NARROW, ONE)

    def _add_shares(self, layer: Rows) -> None:
        """Rows of places that are 0..127, in wide lanes: four rows at once."""
        rows, shares, begins, peak = self._place, self._share, layer.begins, layer.peak
        lanes, acc, words = layer.lanes, self._lanes, layer.wide
        n = self._shares
        for k in range(words):
            acc[k] = 0
        load: i64 = 0
        i: i64 = 0
        while i < n:
            if i + 4 <= n:
                r0, r1, r2, r3 = rows[i], rows[i + 1], rows[i + 2], rows[i + 3]
                x0, x1, x2, x3 = shares[i], shares[i + 1], shares[i + 2], shares[i + 3]
                more = x0 * peak[r0] + x1 * peak[r1] + x2 * peak[r2] + x3 * peak[r3]
                if load + more > WIDE_ROOM:
                    self._drain(words, WIDE, 1)
                    load = 0
                a, b, c, d = begins[r0], begins[r1], begins[r2], begins[r3]
                for k in range(words):
                    acc[k] = acc[k] + x0 * lanes[a + k] + x1 * lanes[b + k] + x2 * lanes[c + k] + x3 * lanes[d + k]
                i += 4
            else:
                x0 = shares[i]
                more = x0 * peak[rows[i]]
                if load + more > WIDE_ROOM:
                    self._drain(words, WIDE, 1)
                    load = 0
                a = begins[rows[i]]
                for k in range(words):
                    acc[k] = acc[k] + x0 * lanes[a + k]
                i += 1
            load += more
        self._drain(words, WIDE, 1)

    def _drain(self, words: i64, bits: i64, times: i64) -> None:
        """Add what is in the lanes to the sums, and empty them."""
        acc, sums = self._lanes, self._sums
        mask: i64 = (1 << bits) - 1
        half: i64 = 1 << (bits - 1)
        each: i64 = 4 if bits == NARROW else 3
        j: i64 = 0
        for k in range(words):
            x = acc[k]
            acc[k] = 0
            for _ in range(each):
                low = ((x + half) & mask) - half
                x = (x - low) >> bits
                sums[j] = sums[j] + times * low
                j += 1

    def _hand_on(self, layer: Rows) -> None:
        """Make of the sums what the next layer takes: numbers 0..127; those that are 0 are left out."""
        sums, place, share = self._sums, self._place, self._share
        times, shift = layer.times, layer.shift
        half: i64 = 1 << (shift - 1) if shift > 0 else 0
        many: i64 = 0
        for j in range(layer.outputs):
            x = (sums[j] * times + half) >> shift
            if x > 0:
                place[many] = j
                share[many] = x if x < ONE else ONE
                many += 1
        self._shares = many
        self._flats = 0

    def policy(self, action: i64) -> i64:
        return self._dot(self.network.policy, action)

    def value(self, seat: i64) -> i64:
        """Of a seat, counted from the one that was looked through, in turn order."""
        return self._dot(self.network.value, seat)

    def _dot(self, head: Head, j: i64) -> i64:
        place, share, weights = self._place, self._share, head.weights
        base = j * head.inputs
        sum = head.biases[j]
        for k in range(self._shares):
            sum += share[k] * weights[base + place[k]]
        return sum
