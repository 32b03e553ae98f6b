// The geometry of the round harbour: twelve sectors of one ring, clockwise, so that no dock can lie on another.
const SIDE = 640
const C = SIDE / 2
const OUTER = 316
const INNER = 152
const GAP = 0.6 // degrees on each side
const STEPS = 6
const rad = (degrees: number): number => (degrees * Math.PI) / 180
const at = (angle: number, r: number): [number, number] => [C + r * Math.cos(angle), C + r * Math.sin(angle)]
const two = (n: number): string => n.toFixed(2)

export type Sector = {
  /** Its box, in per cent of the ring, and its edge in the units of `box`. */
  left: number
  top: number
  width: number
  height: number
  clip: string
  box: string
  path: string
  /** Its middle and the place of its lamp, in per cent of its own box. */
  x: number
  y: number
  lx: number
  ly: number
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
  const [x, y] = inside(at(middle, 246))
  const [lx, ly] = inside(at(middle, INNER + 17))
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
  }
}
