// What a moment changed for each seat, from the figures that people watch; no rows where it changed nothing.
import type { Shown } from '../games/module'
import type { Scenes } from './scenes'

export type Change = { icon: string; old: number; now: number }
export type Row = { seat: number; figures: Change[]; sign: number }

export function changes(
  figures: Scenes['figures'],
  before: Shown | null,
  now: Shown,
  seats: number,
  about: readonly string[] | null = null,
): Row[] {
  if (!before) return []
  const of = (view: Shown, seat: number): Record<string, number> =>
    Object.fromEntries(Object.entries(figures(view, seat)).filter(([icon]) => !about || about.includes(icon)))
  const all = Array.from({ length: seats }, (_, seat) => row(of(before, seat), of(now, seat), seat))
  const [only, ...more] = new Set(all.flatMap((one) => one.figures.filter(changed).map((f) => f.icon)))
  if (!only) return []
  // Where one figure changed, it is said of every seat; where several did, only what changed.
  const said = (f: Change): boolean => (more.length ? changed(f) : f.icon === only)
  return all.map((one) => ({ ...one, figures: one.figures.filter(said) }))
}

const changed = (f: Change): boolean => f.old !== f.now

function row(before: Record<string, number>, now: Record<string, number>, seat: number): Row {
  const figures = Object.entries(now)
    .filter(([icon]) => icon in before)
    .map(([icon, n]) => ({ icon, old: before[icon]!, now: n }))
  return { seat, figures, sign: Math.sign(figures.reduce((sum, f) => sum + Math.sign(f.now - f.old), 0)) }
}
