// What a moment changed for each seat, from the figures that people watch.
import type { Shown } from '../games/module'
import type { Scenes } from './scenes'

export type Change = { icon: string; old: number; now: number }
export type Row = { seat: number; figures: Change[]; sign: number }

export function changes(figures: Scenes['figures'], before: Shown | null, now: Shown, seats: number): Row[] {
  if (!before) return []
  return Array.from({ length: seats }, (_, seat) => row(figures(before, seat), figures(now, seat), seat)).filter(
    (one) => one.figures.length,
  )
}

function row(before: Record<string, number>, now: Record<string, number>, seat: number): Row {
  const figures = Object.entries(now)
    .filter(([icon, n]) => icon in before && before[icon] !== n)
    .map(([icon, n]) => ({ icon, old: before[icon]!, now: n }))
  return { seat, figures, sign: Math.sign(figures.reduce((sum, f) => sum + Math.sign(f.now - f.old), 0)) }
}
