// What happened, as it is told: several events in a row that are alike but for one thing make one sentence, as in
// src/cothon/locales/tales.py.
import type { EventInfo, Told } from './protocol'

export function tales(told: Told[], events: Record<string, EventInfo>): Told[] {
  const found: Told[] = []
  for (const one of told) {
    const before = found.at(-1)
    const joins = events[String(one.event.event)]?.joins ?? ''
    if (joins && before?.deed === one.deed && alike(before.event, one.event, joins)) {
      found.pop()
      found.push({ ...one, event: { ...one.event, [joins]: [...several(before.event[joins]), one.event[joins]] } })
    } else found.push(one)
  }
  return found
}

/** Whether two events differ in nothing but this field, so that one sentence can tell both. */
function alike(first: Record<string, unknown>, second: Record<string, unknown>, field: string): boolean {
  return field in second && field in first && rest(first, field) === rest(second, field)
}

const rest = (event: Record<string, unknown>, but: string): string =>
  JSON.stringify(Object.entries({ ...event, [but]: 0 }).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const several = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
