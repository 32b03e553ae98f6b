// What a game brings to the table. Boards draw a view and mark their elements; they decide nothing.
import type { Component } from 'svelte'
import type { AccountLine, AheadInfo, Told } from '../lib/protocol'
import type { Voice } from '../lib/voice'
import type { Action, Mark } from '../table/choose'
import type { Scenes } from '../table/scenes'
import type { Choosing } from '../table/choosing.svelte'
import type { TableState } from '../table/state.svelte'

/** What the server shows of every game. Each game has more: its view.ts, which `make games` writes. */
export interface Shown {
  game: string
  viewer: number
  actor: number
  ask: string
}

export type BoardProps<V extends Shown = Shown> = { table: TableState; view: V }
export type SeatProps<V extends Shown = Shown> = { table: TableState; view: V; seat: number }

/** One part of the text table: a heading, and lines or a table below it. */
export type Section = { title: string; lines?: string[]; head?: string[]; rows?: string[][] }

/** What a thing is for, and what else there is to say of it; how many like it there are and are left, and who wants it: a
 * seat, or nobody's thing that asks for it. */
export type Lensed = {
  about?: string[]
  more?: string[]
  left?: string[]
  wants?: { seat: number | null; words: string }[]
}

/** What the lens is held on: its key for motion, what it stands for, and what it is about. */
export type Looked = { k: string; mark: Mark | null; topic: string }

/** `plain`: its words say no more than its figures. */
export type Meter = { have: number; need: number; words: string; plain?: true }

/** V is the view of the game. The table knows none of them: `load` in index.ts hands it a module of any `Shown`. */
export type GameModule<V extends Shown = Shown> = {
  /** The board: everything on the table that is not a seat panel, the log or the quay. */
  Board: Component<BoardProps<V>>
  /** What lies in front of the viewer, inside the quay: hand, crew, store; also meters and forecasts. */
  Hand?: Component<BoardProps<V>>
  /** Inside a seat's panel, below its name: the values; the score in large figures is `.big`. */
  Seat: Component<SeatProps<V>>
  /** How far the game has come, for the top bar. */
  steps?: (view: V, names: string[]) => { words: string; now: number; of: number } | null
  /** Whose turn it is, as the view says; null in phases that belong to nobody. */
  turn: (view: V) => number | null
  /** What one may do in the turn of another (`who`), to follow "It is Dido's turn:"; empty: the question itself says it. */
  meanwhile?: (view: V, who: string) => string
  /** The question where the view makes it plainer than the voice, which knows no view; empty: as the voice puts it. */
  asks?: (view: V) => string
  /** Kinds of answers (`parts.do`, or `parts.deed`) that most people want, the most wanted first: one of them is golden. */
  gold: string[]
  /** Kinds of answers that give up or stop: they stand in the last place, and are never golden. */
  last: string[]
  /** Kinds of answers that have the same place of the quay, counted from 0, for the whole game. */
  places: Record<string, number>
  /** The short word for such a place while it is empty. */
  holds?: (kind: string) => string
  /** What the lens tells of a thing besides its own facts. */
  lens?: (view: V, thing: Looked) => Lensed | null
  /** The second line of the quay: consequence or limit. */
  sub?: (view: V, table: TableState) => string
  /** Running total of a burst, from figures in the view. */
  meter?: (view: V, burst: Action[]) => Meter | null
  /** The odds say how dangerous the next answer is: their first case stands open above the answers. */
  risk?: boolean
  /** Kinds of actions (`parts.do`) with which it is easy to go too far: asked for twice. Not what is done all the time. */
  reveals: string[]
  /** Answers stand in the order of these numbers, that of the things on the board; without it in that of the rules. */
  rank?: (view: V, action: Action) => number
  /** Pictogram of an answer's button. */
  icon: (action: Action) => string | undefined
  /** Pictogram of a source of points in the final account. */
  source?: (line: AccountLine) => string
  /** The classes of the dye of a source of points, colour and pattern, where it has one. */
  dye?: (line: AccountLine) => string
  /** How a source of points in the final account pays. */
  pays?: (line: AccountLine) => string
  /** Key for an answer, e.g. R for reveal: by `parts.do`. */
  keys: Record<string, string>
  /** The digit that is printed on the thing an answer means: its key. */
  digit?: (action: Action) => string | undefined
  /** The view in words, for the text table. */
  text: (view: V, names: string[], voice: Voice) => Section[]
  /** What happened, as scenes; without it every event is a plain caption. */
  scenes?: Scenes<V>
  /** Figures of a player's record that are shown now and then while somebody looks ahead; their words are `would-figure-NAME`. */
  figures?: string[]
  /** What an answer would bring, shorter than by the sentences of its events; none: those tell it. */
  ahead?: (said: AheadInfo, table: Choosing) => string[]
  /** Where a thing that left the board has gone: a place (`data-place`), from what happened. */
  goes?: (told: Told[], key: string) => string | undefined
}

/** What a page shows of a game before its board is loaded. Its words are the messages `about-<game>` of the pages, and
 * `about-<game>-reconstructed`: which parts of the box nobody could look at, so that they were made to fit the rules. */
export type About = {
  minutes: number
  icon: string
  art: Component
  order: number
}
