// What each seat gained in a round or a decade, and from what: made of the events alone, which say what they bring.
import type { EventInfo, Told } from '../lib/protocol'
import { takenBack } from '../lib/tales'
import type { Voice } from '../lib/voice'
import type { Scene, SceneKind } from './scenes'

/** So many of something, and where they came from: names of events, the newest last. */
export type Gain = { unit: string; n: number; from: Record<string, number> }
/** A round or a decade that is over; the next one begins at this place of the log. */
export type Summary = { part: number; place: number; seats: Gain[][] }
type Events = Record<string, EventInfo>

const SUMMARY: SceneKind = { weight: true, ms: 1600 }

/** The parts of a game that are over, as far as a log has all of them: `whole` says that it begins with the game. They are
 * numbered by a field of the events `turn` and `decade`; without one a round is over when the first seat has its turn again. */
export function summaries(told: Told[], events: Events, field: string, seats: number, whole = true): Summary[] {
  const found: Summary[] = []
  const number = field ? numbered(field) : counted(whole)
  const gone = takenBack(told)
  const stayed = (from: number, to: number): Told[] => told.slice(from, to).filter((one) => !gone(one.version))
  let known = whole
  let [part, since]: [number | null, number] = [null, 0]
  for (const [i, { event, version }] of told.entries()) {
    const next = gone(version) ? null : number(event)
    if (next === null || next === part) continue
    if (part !== null && known) found.push({ part, place: i, seats: gained(stayed(since, i), events, seats) })
    known ||= part !== null
    ;[part, since] = [next, i]
  }
  return found
}

type Numbered = (event: Record<string, unknown>) => number | null
const numbered =
  (field: string): Numbered =>
  (event) =>
    (event.event === 'turn' || event.event === 'decade') && typeof event[field] === 'number' ? event[field] : null

/** Rounds that have no number, from the beginning of a game. */
function counted(whole: boolean): Numbered {
  let [first, last, round]: unknown[] = [undefined, undefined, 0]
  return ({ event, seat }) => {
    if (!whole || event !== 'turn') return null
    first ??= seat
    if (seat === first && seat !== last) round = (round as number) + 1
    last = seat
    return round as number
  }
}

/** Scenes, with what the rounds brought that end among them: told by the scene that begins the next one if that is a moment
 * of weight, else by one of their own before it. */
export function summedUp(scenes: Scene[], parts: Summary[], log: Told[]): Scene[] {
  const isAt = (one: Told, { place }: Summary): boolean =>
    log[place]!.version === one.version && log[place]!.event.event === one.event.event
  return scenes.flatMap((scene) => {
    const summary = parts.find((part) => scene.told.some((one) => isAt(one, part)))
    if (!summary?.seats.some((gains) => gains.length)) return [scene]
    if (scene.kind.round) return [{ ...scene, summary }]
    return [{ ...scene, told: [], kind: SUMMARY, seat: null, begins: false, summary }, scene]
  })
}

/** What each seat gained by these events. */
export function gained(told: Told[], events: Events, seats: number): Gain[][] {
  const found: Gain[][] = Array.from({ length: seats }, () => [])
  for (const [i, { event }] of told.entries()) {
    const name = String(event.event)
    const unit = events[name]?.gains
    const seat = event.to_seat ?? event.seat
    const own = typeof seat === 'number' ? found[seat] : undefined
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
  voice.table(`summary-${field || 'round'}`, { n: part })

/** What a seat gained, in words: `5 coins (3 from ships, 2 from Admirals) and a person`. */
export function inWords(gains: Gain[], voice: Voice): string {
  return gains.length ? voice.listed(gains.map((gain) => voice.gained(gain))) : voice.table('summary-nothing')
}
