// Events become scenes. Each game declares its kinds of events (games/<game>/scenes.ts); which ones belong together, what
// moves, how long it takes. A kind that nobody has declared is a plain caption, so nothing is ever silent.
import type { Shown } from '../games/module'
import type { Position, Told } from '../lib/protocol'
import type { Sound } from './sound'
import type { Summary } from './summary'

export type Event = Record<string, unknown>
/** Something that flies without being a thing of the board: a pictogram from one place to another. Places are those of
 * `data-place`, or selectors. */
export type Flight = { icon: string; from: string; to: string; count?: number }

/** A message of the game's board, and its figure. */
export type Because = { words: string; n: number }

export type SceneKind = {
  /** It only says that something begins: it is shown together with what comes next. */
  opens?: true
  /** Several in a row are one scene. */
  run?: true
  /** Kinds that follow and belong to the same scene. */
  joins?: readonly string[]
  /** The caption need not say it where it belongs to another scene; the log does. */
  quiet?: true
  /** A moment of weight: large, over a darkened board, with what it changes for each seat. */
  weight?: true
  /** The figures it is about (those of `Scenes.figures`), where not all: several moments may belong to one answer, and what
   *  the others bring is told by them. */
  about?: readonly string[]
  /** What an event brings to the figures of its seat: where a step has several moments, each tells its own. */
  brings?: (event: Event) => Record<string, number>
  /** What a row of a seat says of it, if it is shorter than its sentence; empty: its figures say it. */
  row?: (event: Event) => string
  /** What a moment of weight means for a seat of which it tells nothing. */
  beside?: (view: Shown, seat: number) => string
  /** What leads up to it is told together with it, and it is what the scene is about. */
  leads?: true
  /** What is seen of it on the board while its step goes on; else the board is as it was until all of the step is told. */
  shows?: (view: never, event: Event) => Shown
  /** Another turn begins here. */
  turn?: true
  /** A round or a decade begins here: what the one before brought is summed up. */
  round?: true
  /** Who acts, if it is not the `seat` of the event. */
  who?: (event: Event) => number | null
  /** What stands at the left of a moment of weight: a pictogram, and below it what the game's board calls the card. */
  emblem?: (event: Event) => { icon: string; words?: string }
  /** Why it happens to its seat, where the position shows more than the event says; `lead` is what the scene is about. */
  because?: (event: Event, lead: Event, view: Shown) => Because | null
  /** A card shown large for a moment: a selector of the thing on the board. */
  large?: (event: Event) => string
  flies?: (event: Event) => Flight[]
  /** The part of the board where it happens, where that is not seen by what moves: a selector. */
  at?: string
  /** Places that flash. */
  flash?: (event: Event) => string[]
  /** How long it takes at normal pace. */
  ms?: number
  sound?: Sound
}
export type SceneKinds = Record<string, SceneKind>

/** What a game brings: its kinds of events, and the figures of a seat that people watch, by pictogram. */
export type Scenes<V extends Shown = Shown> = {
  kinds: SceneKinds
  figures: (view: V, seat: number) => Record<string, number>
}

/** A version, and what led to it. */
export type Frame = { position: Position; told: Told[] }

export type Scene = {
  /** Everything that it tells, in order. */
  told: Told[]
  /** What it is about: the first of them that does not only open it. */
  lead: Told
  kind: SceneKind
  /** The position to show with it. */
  frame: Frame
  /** Who acts; null: nobody. */
  seat: number | null
  /** How long it takes at normal pace, before it is fitted into its turn. */
  ms: number
  /** A turn begins with it. */
  begins: boolean
  /** What a round or a decade brought that is over now. */
  summary?: Summary
}

export const SHORTEST_MS = 180
const SHORT_MS = 450
const LONG_MS = 900
const WEIGHT_MS = 2000
const PER_WORD_MS = 45
/** What went by itself: why is to be read. */
const PASSED_MS = 2000
/** What a match tells by itself, in every game. */
const COMMON: SceneKinds = { taken_back: { ms: LONG_MS } }

export const nameOf = (told: Told): string => String(told.event.event)
export const kindOf = (kinds: SceneKinds, name: string): SceneKind => kinds[name] ?? COMMON[name] ?? {}
export const declares = (kinds: SceneKinds, name: string): boolean => name in kinds || name in COMMON

/** Frames cut into scenes. `rest`: frames at the end in which nothing happened; the last is to be shown, too. */
export function cut(frames: Frame[], kinds: SceneKinds): { scenes: Scene[]; rest: Frame[] } {
  const scenes: Scene[] = []
  let silent: Frame[] = []
  let open: Told[] = [] // what only opens a scene, until the scene comes
  for (const frame of frames) {
    for (const told of frame.told) {
      const kind = kindOf(kinds, nameOf(told))
      const before = scenes.at(-1)
      if (kind.opens) open.push(told)
      else if (before && !open.length && belongs(before, told, kind)) {
        before.told.push(told)
        before.frame = frame
        if (kind.leads) before.lead = told
      } else {
        scenes.push(made([...open, told], told, kind, frame, kinds))
        open = []
      }
    }
    silent = frame.told.length ? [] : [...silent, frame]
  }
  const last = open.at(-1)
  if (last) scenes.push(made(open, last, kindOf(kinds, nameOf(last)), frames.at(-1)!, kinds))
  return { scenes, rest: silent.slice(-1) }
}

function belongs(scene: Scene, told: Told, kind: SceneKind): boolean {
  if (scene.kind.joins?.includes(nameOf(told))) return true
  return kind.run === true && nameOf(scene.told.at(-1)!) === nameOf(told) && sameSeat(scene.told.at(-1)!, told)
}

/** Things that several seats do at the same time, such as an income, are told without a seat or in one run. */
const sameSeat = (a: Told, b: Told): boolean =>
  a.event.seat === b.event.seat || a.deed === b.deed || a.event.seat === undefined

function made(told: Told[], lead: Told, kind: SceneKind, frame: Frame, kinds: SceneKinds): Scene {
  const acts = kind.who ? kind.who(lead.event) : typeof lead.event.seat === 'number' ? lead.event.seat : null
  const begins = told.some((one) => kindOf(kinds, nameOf(one)).turn)
  return { told: [...told], lead, kind, frame, seat: acts, ms: 0, begins }
}

/** Whether the viewer did it without a choice (forced.ts). */
export const passed = (scene: Scene): boolean => scene.told.some((one) => one.event.forced === true)

/** How long a scene takes by itself: as declared, or as long as its caption needs to be read. */
export function lengthOf(scene: Scene, words: string): number {
  if (passed(scene)) return PASSED_MS
  if (scene.kind.ms) return scene.kind.ms
  if (scene.kind.weight) return WEIGHT_MS
  if (scene.kind.large) return LONG_MS
  return Math.min(LONG_MS, Math.max(SHORT_MS, 200 + PER_WORD_MS * words.split(' ').length))
}
