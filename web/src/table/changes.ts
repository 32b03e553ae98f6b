// What a moment changed for each seat, from the figures that people watch; no rows where it changed nothing.
import type { Shown } from '../games/module'
import type { Playing } from './director.svelte'
import { type Event, kindOf, nameOf, type SceneKinds, type Scenes } from './scenes'

export type Change = { icon: string; old: number; now: number }
export type Row = { seat: number; figures: Change[]; sign: number }
type Figures = Record<string, number>
/** What a moment tells of a step that it shares with others; `earlier`: what they told before it. */
export type Share = { earlier: Event[]; told: Event[]; brings: (event: Event) => Record<string, number> }

/** Null where a moment tells all of its step, or its game does not say what events bring. */
export function shareOf(scene: Playing, kinds: SceneKinds): Share | null {
  const events = [...scene.earlier, ...scene.told]
  if (!scene.part || !events.some((one) => kindOf(kinds, nameOf(one)).brings)) return null
  const brings: Share['brings'] = (event) => kindOf(kinds, String(event.event)).brings?.(event) ?? {}
  return { earlier: scene.earlier.map((one) => one.event), told: scene.told.map((one) => one.event), brings }
}

/** What a scene changed for each seat. */
export function changed(
  scenes: Scenes | undefined,
  scene: Playing,
  before: Shown | null,
  now: Shown | null,
  seats: number,
  about: readonly string[] | null,
): Row[] {
  return scenes && now ? changes(scenes.figures, before, now, seats, about, shareOf(scene, scenes.kinds)) : []
}

export function changes(
  figures: Scenes['figures'],
  before: Shown | null,
  now: Shown,
  seats: number,
  about: readonly string[] | null = null,
  share: Share | null = null,
): Row[] {
  if (!before) return []
  const of = (view: Shown, seat: number): Figures =>
    Object.fromEntries(Object.entries(figures(view, seat)).filter(([icon]) => !about || about.includes(icon)))
  const after = (seat: number, events: Event[]): Figures => brought(of(before, seat), seat, events, share!)
  const all = Array.from({ length: seats }, (_, seat) =>
    share
      ? row(after(seat, share.earlier), after(seat, [...share.earlier, ...share.told]), seat)
      : row(of(before, seat), of(now, seat), seat),
  )
  const [only, ...more] = new Set(all.flatMap((one) => one.figures.filter(differs).map((f) => f.icon)))
  if (!only) return []
  // Where one figure changed, it is said of every seat; where several did, only what changed.
  const said = (f: Change): boolean => (more.length ? differs(f) : f.icon === only)
  return all.map((one) => ({ ...one, figures: one.figures.filter(said) }))
}

/** Figures of a seat with what these events brought. */
function brought(figures: Figures, seat: number, events: Event[], { brings }: Share): Figures {
  const found = { ...figures }
  for (const event of events.filter((one) => one.seat === seat))
    for (const [icon, n] of Object.entries(brings(event))) if (icon in found) found[icon]! += n
  return found
}

const differs = (f: Change): boolean => f.old !== f.now

function row(before: Record<string, number>, now: Record<string, number>, seat: number): Row {
  const figures = Object.entries(now)
    .filter(([icon]) => icon in before)
    .map(([icon, n]) => ({ icon, old: before[icon]!, now: n }))
  return { seat, figures, sign: Math.sign(figures.reduce((sum, f) => sum + Math.sign(f.now - f.old), 0)) }
}
