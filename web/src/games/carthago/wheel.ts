// The geometry of the action wheel: five wedges, clockwise from the top, in the units of its picture.
export const BOX = { x: -19, y: -19, w: 338, h: 326 }
const C = 150
const R = 140
const HUB = 56
const GAP = 1.6
const rad = (degrees: number): number => (degrees * Math.PI) / 180
const at = (angle: number, r: number): [number, number] => [C + r * Math.cos(angle), C + r * Math.sin(angle)]
const two = (n: number): string => n.toFixed(2)

export type Wedge = {
  path: string
  left: number
  top: number
  width: number
  height: number
  clip: string
  box: string
  x: number
  y: number
  lx: number
  ly: number
}

export function wedge(i: number): Wedge {
  const a0 = rad(-126 + 72 * i + GAP)
  const a1 = rad(-126 + 72 * (i + 1) - GAP)
  const arc = (r: number, from: number, to: number): [number, number][] =>
    Array.from({ length: 9 }, (_, n) => at(from + ((to - from) * n) / 8, r))
  const edge = [...arc(R, a0, a1), ...arc(HUB, a1, a0)]
  const xs = edge.map((p) => p[0])
  const ys = edge.map((p) => p[1])
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)]
  const [w, h] = [Math.max(...xs) - x0, Math.max(...ys) - y0]
  const inside = ([x, y]: [number, number]): [number, number] => [((x - x0) / w) * 100, ((y - y0) / h) * 100]
  const p = (angle: number, r: number): string => at(angle, r).map(two).join(' ')
  const [x, y] = inside(at((a0 + a1) / 2, i === 0 ? 96 : i === 1 || i === 4 ? 101 : 99))
  // The lamp sits in the outer corner that is higher up, away from the words.
  const [lx, ly] = inside(at(i < 3 ? a0 + 0.17 : a1 - 0.17, 120))
  return {
    path: `M${p(a0, R)}A${R} ${R} 0 0 1 ${p(a1, R)}L${p(a1, HUB)}A${HUB} ${HUB} 0 0 0 ${p(a0, HUB)}z`,
    left: ((x0 - BOX.x) / BOX.w) * 100,
    top: ((y0 - BOX.y) / BOX.h) * 100,
    width: (w / BOX.w) * 100,
    height: (h / BOX.h) * 100,
    clip: `polygon(${edge
      .map((e) =>
        inside(e)
          .map((n) => `${two(n)}%`)
          .join(' '),
      )
      .join(',')})`,
    box: `${two(x0)} ${two(y0)} ${two(w)} ${two(h)}`,
    x,
    y,
    lx,
    ly,
  }
}

/** Where the n-th of `of` discs lies on the rim of a wedge, in per cent of the picture. */
export function rim(i: number, n: number, of: number): { x: number; y: number } {
  const step = Math.min(0.24, 1.12 / of)
  const [x, y] = at(rad(-90 + 72 * i) + (n - (of - 1) / 2) * step, 154)
  return { x: ((x - BOX.x) / BOX.w) * 100, y: ((y - BOX.y) / BOX.h) * 100 }
}
