// What a moment changed for each seat, from the figures that people watch; no rows where it changed nothing.
import type { Shown } from '../games/module'
import type { Told } from '../lib/protocol'
import { kindOf, nameOf, type SceneKinds, type Scenes } from './scenes'

export type Change = { icon: string; old: number; now: number }
export type Row = { seat: number; figures: Change[]; sign: number }
type Figures = Record<string, number>
/** What is told of the way to a position: by this scene, and after it. */
export type Part = { kinds: SceneKinds; told: Told[]; later: Told[] }

export function changes(
  figures: Scenes['figures'],
  before: Shown | null,
  now: Shown,
  seats: number,
  about: readonly string[] | null = null,
  part: Part | null = null,
): Row[] {
  if (!before) return []
  const of = (view: Shown, seat: number): Figures =>
    Object.fromEntries(Object.entries(figures(view, seat)).filter(([icon]) => !about || about.includes(icon)))
  const all = Array.from({ length: seats }, (_, seat) => {
    const [then, after] = [of(before, seat), of(now, seat)]
    if (!part?.told.some((one) => kindOf(part.kinds, nameOf(one)).brings)) return row(then, after, seat)
    const reached = without(after, part.kinds, part.later, seat)
    const begun = without(reached, part.kinds, part.told, seat)
    return row(Object.fromEntries(Object.entries(begun).filter(([icon]) => icon in then)), reached, seat)
  })
  const [only, ...more] = new Set(all.flatMap((one) => one.figures.filter(changed).map((f) => f.icon)))
  if (!only) return []
  // Where one figure changed, it is said of every seat; where several did, only what changed.
  const said = (f: Change): boolean => (more.length ? changed(f) : f.icon === only)
  return all.map((one) => ({ ...one, figures: one.figures.filter(said) }))
}

const changed = (f: Change): boolean => f.old !== f.now

/** The figures of a seat before these events, as far as they say what they change. */
function without(figures: Figures, kinds: SceneKinds, told: Told[], seat: number): Figures {
  const own = told.filter(({ event }) => event.seat === seat)
  const brought = own.map((one) => kindOf(kinds, nameOf(one)).brings?.(one.event) ?? {})
  return Object.fromEntries(
    Object.entries(figures).map(([icon, n]) => [icon, n - brought.reduce((sum, by) => sum + (by[icon] ?? 0), 0)]),
  )
}

function row(before: Record<string, number>, now: Record<string, number>, seat: number): Row {
  const figures = Object.entries(now)
    .filter(([icon]) => icon in before)
    .map(([icon, n]) => ({ icon, old: before[icon]!, now: n }))
  return { seat, figures, sign: Math.sign(figures.reduce((sum, f) => sum + Math.sign(f.now - f.old), 0)) }
}
