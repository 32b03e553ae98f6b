// What each seat gained in a round or a decade, and from what: made of the events alone, which say what they bring.
import type { EventInfo, Told } from '../lib/protocol'
import type { Voice } from '../lib/voice'

/** So many of something, and where they came from: names of events, the newest last. */
export type Gain = { unit: string; n: number; from: Record<string, number> }
/** A round or a decade that is over; the next one begins at this place of the log. */
export type Summary = { part: number; place: number; seats: Gain[][] }
type Events = Record<string, EventInfo>

/** The parts of a game that are over (`field` of the event `turn` numbers them), as far as a log has all of them: `whole` says
 * that it begins with the game. */
export function summaries(told: Told[], events: Events, field: string, seats: number, whole = true): Summary[] {
  const found: Summary[] = []
  let known = whole
  let [part, since]: [number | null, number] = [null, 0]
  for (const [i, { event }] of told.entries()) {
    const next = event.event === 'turn' ? event[field] : null
    if (typeof next !== 'number' || next === part) continue
    // What comes before the first turn of a part, such as its income, belongs to it.
    const end = beginning(told, since, i)
    if (part !== null && known) found.push({ part, place: end, seats: gained(told.slice(since, end), events, seats) })
    known ||= part !== null
    ;[part, since] = [next, end]
  }
  return found
}

/** Where the part begins whose first turn is at `i`: after the last decision before it, or with its own event. */
function beginning(told: Told[], since: number, i: number): number {
  const own = told.findLastIndex(({ event }, at) => at >= since && at < i && event.event === 'decade')
  return own >= 0 ? own : i
}

/** What each seat gained by these events. */
export function gained(told: Told[], events: Events, seats: number): Gain[][] {
  const found: Gain[][] = Array.from({ length: seats }, () => [])
  for (const [i, { event }] of told.entries()) {
    const name = String(event.event)
    const unit = events[name]?.gains
    const own = typeof event.seat === 'number' ? found[event.seat] : undefined
    if (!unit || !own) continue
    const n = typeof event[unit] === 'number' ? event[unit] : 1
    let gain = own.find((one) => one.unit === unit)
    if (!gain) own.push((gain = { unit, n: 0, from: {} }))
    gain.n += n
    // Coins are told by an event of their own, right after what brings them.
    const cause = name === 'gain' ? String(told[i - 1]?.event.event ?? name) : name
    gain.from[cause] = (gain.from[cause] ?? 0) + n
  }
  return found
}

export const heading = (field: string, part: number, voice: Voice): string =>
  voice.table(`summary-${field}`, { n: part })

/** What a seat gained, in words: `5 coins (ships 3, Admirals 2) and a person`. */
export function inWords(gains: Gain[], voice: Voice): string {
  return gains.length ? voice.listed(gains.map((gain) => voice.gained(gain))) : voice.table('summary-nothing')
}
