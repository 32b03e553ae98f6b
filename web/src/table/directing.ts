// How a step of the stream becomes frames, and what a scene says.
import type { Shown } from '../games/module'
import type { FilmFrame, GameWhole, Position, TableInfo, Told } from '../lib/protocol'
import { tales } from '../lib/tales'
import type { Voice } from '../lib/voice'
import { settings } from '../lib/settings.svelte'
import { heading, inWords, type Summary } from './summary'
import { type Frame, kindOf, nameOf, type Scene, type SceneKinds } from './scenes'

const MOST_WORDS = 2 // sentences below the caption

/** The film up to a step, and the step itself as its last frame: only there somebody may answer. */
export function framesOf(film: FilmFrame[], step: Frame): Frame[] {
  const then = film.filter((frame) => frame.version < step.position.version)
  if (!then.length) return [step]
  const at = (version: number): Told[] => step.told.filter((told) => told.version === version)
  const known = new Set(step.told.map((told) => told.version))
  return [
    ...then.map((frame) => ({
      position: asPosition(frame),
      told: known.has(frame.version) ? at(frame.version) : frame.events,
    })),
    { position: step.position, told: at(step.position.version) },
  ]
}

/** What was known then; nothing could be answered any more. */
export const asPosition = ({ version, viewer, view, asked }: FilmFrame): Position => ({
  version,
  since: version - 1,
  viewer,
  view,
  asked,
  offers: [],
  forced: null,
  lesson: null,
  undo: [],
  could_undo: [],
  clocks: null,
  events: [],
  ended: null,
})

/** Nothing is played while somebody has to answer against the clock, looks elsewhere, or wants to see no scenes. */
export function isUrgent(position: Position, info: TableInfo | null): boolean {
  if (settings.pace === 'now' || document.hidden) return true
  const { asked, clocks } = position
  const ticks = info?.clock.kind === 'bank' || info?.clock.kind === 'move'
  return ticks && asked !== null && info.you.includes(asked.seat) && clocks?.running === asked.seat
}

/** The caption of a scene, and a quiet line below it. */
export function says(
  scene: Scene,
  kinds: SceneKinds,
  game: GameWhole | null,
  voice: Voice,
): { words: string; more: string } {
  if (scene.summary && !scene.told.length)
    return { words: heading(game?.part ?? '', scene.summary.part, voice), more: gains(scene.summary, voice) }
  const [lead, ...others] = sorted(scene, tales(scene.told, game?.events ?? {}))
  const said = others.filter((told) => !kindOf(kinds, nameOf(told)).quiet)
  const words = voice.event(lead!.event)
  const because = scene.told.flatMap(({ event }) => (typeof event.because === 'string' ? [event.because] : []))
  const happens = said.map((told) => happened(scene, told, kinds, voice))
  const more = new Set([...because, ...happens].filter((one) => one !== words))
  return { words, more: [...more].slice(0, MOST_WORDS).join(' ') }
}

/** The version after which as many turns began as there are seats. */
export function lastRound(heard: Told[], kinds: SceneKinds, seats: number): number {
  const turns = heard.filter((told) => kindOf(kinds, nameOf(told)).turn)
  const first = turns.at(-seats) ?? heard[0]
  return first ? first.version - 1 : 0
}

/** Where scenes happen, as far as they say so themselves; null where none are played. */
export function placesIn(told: Told[], kinds: SceneKinds): string[] | null {
  if (!told.length || settings.pace === 'now') return null
  return told.flatMap((one) => kindOf(kinds, nameOf(one)).at ?? [])
}

/** What is seen of events before all of their step is told. */
export const seenOf = (told: Told[], kinds: SceneKinds, before: Shown): Shown =>
  told.reduce((view, one) => kindOf(kinds, nameOf(one)).shows?.(view as never, one.event) ?? view, before)

/** Something that a scene tells, and why it happens. */
export function happened(scene: Scene, told: Told, kinds: SceneKinds, voice: Voice): string {
  const { view } = scene.frame.position
  const why = view && kindOf(kinds, nameOf(told)).because?.(told.event, scene.lead.event, view)
  const words = voice.event(told.event)
  return why
    ? voice.table('scene-because', { words: words.replace(/\.$/, ''), why: voice.table(why.words, { n: why.n }) })
    : words
}

/** What each seat gained, in one line. */
const gains = ({ seats }: Summary, voice: Voice): string =>
  seats.flatMap((one, seat) => (one.length ? [`${voice.seat(seat)}: ${inWords(one, voice)}`] : [])).join(' · ')

/** What a scene is about comes first. */
function sorted(scene: Scene, told: Told[]): Told[] {
  const at = told.findIndex((one) => nameOf(one) === nameOf(scene.lead))
  return [told[Math.max(0, at)]!, ...told.filter((_, i) => i !== at)]
}
