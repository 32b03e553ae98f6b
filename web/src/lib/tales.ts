// What happened, as a story: a line for each act, with its details below it. Which events belong together is declared with
// them, as in src/cothon/locales/tales.py, which does the same for the terminal.
import type { EventInfo, Told } from './protocol'

/** Something that happened, and its place among all that is told. */
type Act = Told & { place: number }
/** An act and its details. */
export type Tale = Act & { details: Act[] }
type Events = Record<string, EventInfo>

const NONE: Pick<EventInfo, 'joins' | 'under' | 'within'> = { joins: [], under: [], within: [] }
const nameOf = (told: Told): string => String(told.event.event)
const kindOf = (events: Events, told: Told): typeof NONE => events[nameOf(told)] ?? NONE

export function tales(told: Told[], events: Events): Tale[] {
  const lines: Tale[] = []
  for (const [place, happened] of told.entries()) {
    const one = { ...happened, place }
    const last = lines.at(-1)
    if (!last || !added(events, last, one)) lines.push(takingIn(events, lines, one))
  }
  return lines
}

/** The sentences of a line, one after the other. */
export const allOf = (tale: Tale): Told[] => [tale, ...tale.details]

/** Whether something belongs to the line before it; then it is there. */
function added(events: Events, line: Tale, one: Act): boolean {
  const kind = kindOf(events, one)
  for (const first of new Set([line.details.at(-1) ?? line, line]))
    if (alike(first.event, one.event, kind.joins)) {
      first.event = { ...first.event, ...joined(first.event, one.event, kind.joins) }
      return true
    }
  if (!follows(line, one)) return false
  if (kind.under.includes(nameOf(line))) line.details.push(one)
  return kind.under.includes(nameOf(line)) || kind.within.includes(nameOf(line))
}

/** A new line, with what led to it: lines of the same seat that are its details, or that it tells as well. */
function takingIn(events: Events, lines: Tale[], one: Act): Tale {
  const name = nameOf(one)
  const details: Act[] = []
  for (let before = lines.at(-1); before && seatOf(one) !== null; before = lines.at(-1)) {
    const kind = kindOf(events, before)
    const [under, within] = [kind.under.includes(name), kind.within.includes(name)]
    if (seatOf(before) !== seatOf(one) || (!under && !within)) break
    lines.pop()
    const { details: theirs, ...act } = before
    if (under) details.push(act)
    details.push(...theirs.filter((d) => !kindOf(events, d).within.includes(name)))
  }
  return { ...one, details: details.toSorted((a, b) => a.place - b.place) }
}

/** Of one decision or of one seat; what nobody does belongs to whatever was done before. */
function follows(line: Tale, one: Told): boolean {
  const [mine, yours] = [seatOf(line), seatOf(one)]
  return line.deed === one.deed || mine === null || yours === null || mine === yours
}

const seatOf = (told: Told): number | null => (typeof told.event.seat === 'number' ? told.event.seat : null)

type Event = Record<string, unknown>

/** Whether two events differ in nothing but these fields, so that one sentence can tell both. */
function alike(first: Event, second: Event, joins: string[]): boolean {
  return joins.length > 0 && rest(first, joins) === rest(second, joins)
}

function rest(event: Event, but: string[]): string {
  const others = Object.entries(event).filter(([name]) => !but.includes(name))
  return JSON.stringify(others.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const joined = (first: Event, second: Event, joins: string[]): Event =>
  Object.fromEntries(
    joins.map((field) => [field, [...several(first[field] ?? null), ...several(second[field] ?? null)]]),
  )

const several = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

export type Happened = { version: number; event: Event }
/** What was taken back: the versions between the one that was gone back to and the one that says so. */
export function takenBack(told: Happened[]): (version: number) => boolean {
  const gone = told
    .filter(({ event }) => event.event === 'taken_back')
    .map(({ event, version }) => [event.to as number, version])
  return (version) => gone.some(([to, at]) => to! < version && version < at!)
}

/** A sentence beside the sign of its seat: that tells the name already. */
export const besideSign = (words: string, name: string): string =>
  name && words.startsWith(`${name} `) ? words.slice(name.length + 1) : words
