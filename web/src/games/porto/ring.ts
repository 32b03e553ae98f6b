// The geometry of the round harbour: twelve sectors of one ring, clockwise, so that no dock can lie on another.
const SIDE = 640
const C = SIDE / 2
const OUTER = 316
const INNER = 152
const SIGN = 139.5 // in the middle of the water between docks and island
const GAP = 0.6 // degrees on each side
const STEPS = 6
const rad = (degrees: number): number => (degrees * Math.PI) / 180
const at = (angle: number, r: number): [number, number] => [C + r * Math.cos(angle), C + r * Math.sin(angle)]
const two = (n: number): string => n.toFixed(2)

/** The middle of a sector; of one that lies aslant, the middle of its widest lines. */
function words(angle: number): [number, number] {
  const [x, y] = at(angle, 246)
  const aslant = Math.sin(2 * angle) ** 2
  return [C + (x - C) * (1 + 0.045 * aslant), C + (y - C) * (1 - 0.05 * aslant)]
}

export type Sector = {
  /** Its box, in per cent of the ring, and its edge in the units of `box`. */
  left: number
  top: number
  width: number
  height: number
  clip: string
  box: string
  path: string
  /** Where its words stand, and its sign, in per cent of its own box. */
  x: number
  y: number
  lx: number
  ly: number
  /** Whether it lies in the lower half: what stands first is at the outer rim, where there is most room. */
  below: boolean
}

export function sector(i: number): Sector {
  const a0 = rad(-120 + 30 * i + GAP)
  const a1 = rad(-90 + 30 * i - GAP)
  const arc = (r: number, from: number, to: number): [number, number][] =>
    Array.from({ length: STEPS + 1 }, (_, n) => at(from + ((to - from) * n) / STEPS, r))
  const edge = [...arc(OUTER, a0, a1), ...arc(INNER, a1, a0)]
  const xs = edge.map((p) => p[0])
  const ys = edge.map((p) => p[1])
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)]
  const [w, h] = [Math.max(...xs) - x0, Math.max(...ys) - y0]
  const inside = ([x, y]: [number, number]): [number, number] => [((x - x0) / w) * 100, ((y - y0) / h) * 100]
  const middle = (a0 + a1) / 2
  const [x, y] = inside(words(middle))
  const [lx, ly] = inside(at(middle, SIGN))
  const points = edge.map((e) => inside(e).map((n) => `${two(n)}%`))
  return {
    left: (100 * x0) / SIDE,
    top: (100 * y0) / SIDE,
    width: (100 * w) / SIDE,
    height: (100 * h) / SIDE,
    clip: `polygon(${points.map((p) => p.join(' ')).join(',')})`,
    box: `${two(x0)} ${two(y0)} ${two(w)} ${two(h)}`,
    path: `M${edge.map((e) => e.map(two).join(' ')).join('L')}z`,
    x,
    y,
    lx,
    ly,
    below: Math.sin(middle) > 0,
  }
}
