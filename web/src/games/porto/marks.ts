// What the elements stand for. Servants are moved by choosing where one comes from, then where he goes.
import type { Told } from '../../lib/protocol'
import { type Mark, same } from '../../table/choose'
import type { TableState } from '../../table/state.svelte'

export type Home = 'R' | 'L' | 'T'
const HOMES: Home[] = ['R', 'L', 'T']

const from = (place: Home): Mark =>
  HOMES.filter((h) => h !== place).map((h) => ({ do: 'errand', move: `${place}>${h}` }))

/** Where the next servant comes from: what was pressed, or the only place that is left. */
function startOf(table: TableState): Home | undefined {
  const pressed = HOMES.find((h) => table.picked.some((p) => same(p, from(h))))
  const left = new Set(table.offered.flatMap((o) => (o.parts.do === 'errand' ? [o.parts.move?.charAt(0)] : [])))
  return pressed ?? (left.size === 1 ? HOMES.find((h) => left.has(h)) : undefined)
}

export function errandMark(place: Home, table: TableState): Mark {
  const start = startOf(table)
  return start && start !== place ? { do: 'errand', move: `${start}>${place}` } : from(place)
}

const ACTS = ['card', 'talents', 'refill', 'use', 'over']

/** What the last main action, or the ships that came after it, have changed. */
export function freshEvents(log: Told[]): Record<string, unknown>[] {
  const at = log.findLastIndex((l) => ACTS.includes(String(l.event.event)))
  return log.slice(at + 1).map((l) => l.event)
}
