// What is known of a table in this browser: what the server told of it, and what is shown of that.
import type { GameModule } from '../games/module'
import type { ChatLine, GameWhole, Position, TableInfo, Told } from '../lib/protocol'
import type { Line } from './stream'

export type Presence = { seats: number[]; watchers: number }

export abstract class KnownTable {
  info = $state.raw<TableInfo | null>(null)
  position = $state.raw<Position | null>(null)
  /** As it was before the position that is shown, while not all that led to it has been told. */
  before = $state.raw<Position | null>(null)
  game = $state.raw<GameWhole | null>(null)
  module = $state.raw<GameModule | null>(null)
  chat = $state.raw<ChatLine[]>([])
  /** All that was told, also what is not shown yet. */
  heard = $state.raw<Told[]>([])
  presence = $state.raw<Presence>({ seats: [], watchers: 0 })
  line = $state<Line>('opening')
  /** Why this table cannot be shown at all. */
  gone = $state<string>('')
  /** How far the server's clock is ahead of ours, in ms. */
  ahead = 0
  /** What happened before one could look has been shown. */
  opened = $state(false)
  /** The version up to which the player has seen everything: what came after is new. */
  seenUpTo = $state(0)
  /** What happened in the last step, for those who listen instead of looking. */
  told = $state.raw<Told[]>([])
  /** The log begins after this version; what was before can be asked for. */
  logFrom = $state(0)
  /** Somebody was faster: the board shows for a moment that it changed. */
  flash = $state(false)
  /** How often an answer has been sent without reaching the server. */
  tries = $state(0)
  zoom = $state(1)
  /** The lens says why something cannot be chosen: once is enough. */
  explained = $state(false)
  /** The version that our last accepted answer led to. */
  reached = $state(0)
  /** On one device: the seat that looks, and whether the curtain is down before the next one does. */
  seat = $state<number | null>(null)
  curtain = $state<number | null>(null)

  constructor(
    readonly id: string,
    readonly key: string = '',
  ) {}
}
