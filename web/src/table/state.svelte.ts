// One table in this browser: what the server has told, what is being chosen, and the way back to the server.
import { tick } from 'svelte'
import type { GameModule, View } from '../games/module'
import { load } from '../games'
import { get, post, query, randomHex, Refused, Unreached } from '../lib/api'
import type { Accepted, ChatLine, Further, GameWhole, Position, Seen, TableInfo, Told } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { type Action, fits, type Known, type Look, lookOf, type Mark, narrowed, refusedBy, same, without } from './choose'
import { Motion } from './motion'
import { type Line, LiveStream } from './stream'

export type Presence = { seats: number[]; watchers: number }
export type WhyShown = { mark: Mark | null; title: string; words: string; clause: string }
export type Trouble = { words: string; clause: string; again: (() => void) | null }

const TRIES = 6
const LOG_KEPT = 400
const LOG_FIRST = 80

export class TableState {
  info = $state.raw<TableInfo | null>(null)
  position = $state.raw<Position | null>(null)
  game = $state.raw<GameWhole | null>(null)
  module = $state.raw<GameModule | null>(null)
  chat = $state.raw<ChatLine[]>([])
  log = $state.raw<Told[]>([])
  presence = $state.raw<Presence>({ seats: [], watchers: 0 })
  line = $state<Line>('opening')
  /** Why this table cannot be shown at all. */
  gone = $state<string>('')
  /** How far the server's clock is ahead of ours, in ms. */
  ahead = 0
  /** The version up to which the player has seen everything: what came after is new. */
  seenUpTo = $state(0)

  picked = $state.raw<Mark[]>([])
  burst = $state.raw<number[]>([])
  further = $state.raw<Further | null>(null)
  confirming = $state.raw<Action | null>(null)
  sending = $state(false)
  why = $state.raw<WhyShown | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  /** On one device: the seat that looks, and whether the curtain is down before the next one does. */
  seat = $state<number | null>(null)
  curtain = $state<number | null>(null)

  readonly motion = new Motion()
  private stream: LiveStream | null = null
  private furtherAt = ''

  constructor(
    readonly id: string,
    readonly key: string = '',
  ) {}

  // -- what is asked ---------------------------------------------------------------------------------------------------

  view = $derived<View>(this.position?.view ?? null)
  viewer = $derived<number | null>(this.position?.viewer ?? null)
  names = $derived<string[]>(this.info?.seats.map((s) => s.name || '?') ?? [])
  asked = $derived(this.position?.asked ?? null)
  yours = $derived(this.position !== null && this.asked !== null && this.asked.seat === this.viewer && this.position.offers.length > 0)
  /** Whether this question is answered by collecting several things. */
  bursting = $derived(this.yours && (this.position!.offers as Action[]).some((o) => o.burst))
  /** The actions of the present question, legal or not. */
  actions = $derived<Known[]>(this.game && this.asked ? (this.game.actions as Known[]).filter((a) => a.asks.includes(this.asked!.ask)) : [])
  /** All that can be chosen now, before anything is picked. In a burst: what may still be added. */
  offered = $derived.by<Action[]>(() => {
    if (!this.yours) return []
    const offers = this.position!.offers as Action[]
    if (!this.bursting || !this.further) return offers
    const known = this.game?.actions as Known[] | undefined
    const add = new Set(this.further.add)
    const more = known?.filter((a) => add.has(a.id)) ?? []
    const rest = offers.filter((o) => !o.burst && (!o.closes || this.burst.length === 0))
    return [...more, ...rest]
  })
  /** The same after what was picked. */
  options = $derived<Action[]>(narrowed(this.offered, this.picked))
  chosen = $derived<Action[]>(this.burst.map((id) => (this.game?.actions as Known[]).find((a) => a.id === id)!).filter(Boolean))

  look(mark: Mark, copy = 0): Look {
    const now = { asked: this.yours && !this.sending, options: this.options, actions: this.actions, picked: this.picked, burst: this.burst }
    return lookOf(mark, copy, now)
  }

  /** What pressing it would do, if that is one thing. */
  meaning(mark: Mark): string {
    const found = this.options.filter((o) => fits(o, mark))
    return found.length === 1 ? found[0]!.words : ''
  }

  // -- choosing --------------------------------------------------------------------------------------------------------

  press(mark: Mark, copy: number, look: Look): void {
    this.motion.finish()
    if (look === 'dim') return void this.askWhy(mark)
    if (look === 'chosen') return this.unpick(mark)
    if (look !== 'lit') return
    const found = this.options.filter((o) => fits(o, mark))
    if (found.length === 1) this.choose(found[0]!)
    else this.picked = [...this.picked, mark]
  }

  /** One action was meant: add it to the burst, ask for confirmation, or send it. */
  choose(action: Action): void {
    this.clearWords()
    if (action.burst) {
      this.burst = [...this.burst, action.id]
      this.picked = []
      void this.lookFurther()
    } else if (this.mustConfirm(action) && this.confirming?.id !== action.id) {
      this.confirming = action
    } else {
      void this.send(action.id)
    }
  }

  mustConfirm(action: Action): boolean {
    if (settings.confirm === 'never') return false
    return settings.confirm === 'always' || (this.module?.reveals.includes(action.parts.do ?? '') ?? false)
  }

  private unpick(mark: Mark): void {
    if (this.picked.some((p) => same(p, mark))) {
      this.picked = this.picked.filter((p) => !same(p, mark))
      return
    }
    const last = this.burst.findLast((id) => this.actions.some((a) => a.id === id && fits(a, mark)))
    if (last !== undefined) {
      this.burst = without(this.burst, last)
      void this.lookFurther()
    }
  }

  /** Escape: close what is open, then step back once. */
  back(): boolean {
    if (this.why || this.trouble) this.clearWords()
    else if (this.confirming) this.confirming = null
    else if (this.picked.length) this.picked = this.picked.slice(0, -1)
    else if (this.burst.length) {
      this.burst = []
      void this.lookFurther()
    } else return false
    return true
  }

  /** Whether the burst may be sent as it is, and with which closing action. */
  ready = $derived.by<number[] | null>(() => {
    if (!this.burst.length || !this.further) return null
    if (this.further.complete) return this.burst
    return this.further.close === null ? null : [...this.burst, this.further.close]
  })

  sendBurst(): void {
    if (this.ready) void this.send(this.ready.length === 1 ? this.ready[0]! : this.ready)
  }

  private async lookFurther(): Promise<void> {
    if (!this.bursting) return
    const wanted = `${this.position!.version}:${this.burst.join()}`
    this.furtherAt = wanted
    try {
      const found = await get<Further>(query(`/tables/${this.id}/burst`, { do: this.burst.join(), seat: this.seat }))
      if (this.furtherAt === wanted) this.further = found
    } catch (e) {
      this.told(e, () => void this.lookFurther())
    }
  }

  async askWhy(mark: Mark): Promise<void> {
    const action = refusedBy(mark, this.actions)
    if (!action) return
    try {
      const found = await get<{ words: string; clause: string; legal: boolean }>(
        query(`/tables/${this.id}/why-not`, { do: action.id, seat: this.seat }),
      )
      this.why = { mark, title: action.words, words: found.words, clause: found.clause }
    } catch (e) {
      this.told(e, null)
    }
  }

  clearWords(): void {
    this.why = null
    this.trouble = null
    this.confirming = null
  }

  // -- sending ---------------------------------------------------------------------------------------------------------

  async send(what: number | number[]): Promise<void> {
    const at = this.position!.version
    const key = randomHex(12)
    await this.reach(() => post<Accepted>(`/tables/${this.id}/do`, { do: what, at, key }))
  }

  async undo(to: number | null = null): Promise<void> {
    const at = this.position!.version
    const key = randomHex(12)
    await this.reach(() => post<Accepted>(`/tables/${this.id}/undo`, { at, to, key }))
  }

  /** Anything else about the table: join, ready, leave, vote ... */
  async table(what: string, body: unknown = {}): Promise<boolean> {
    return this.reach(() => post(`/tables/${this.id}/${what}`, body))
  }

  /** Send until the server has answered; a key makes it harmless to send again. */
  private async reach(request: () => Promise<unknown>): Promise<boolean> {
    if (this.sending) return false
    this.sending = true
    this.clearWords()
    try {
      for (let n = 0; ; n++) {
        try {
          await request()
          return true
        } catch (e) {
          const busy = e instanceof Refused && (e.status === 503 || e.status === 429)
          if ((!(e instanceof Unreached) && !busy) || n >= TRIES) throw e
          await new Promise((go) => setTimeout(go, 300 * 2 ** n))
        }
      }
    } catch (e) {
      this.told(e, e instanceof Unreached ? () => void this.reach(request) : null)
      return false
    } finally {
      this.sending = false
    }
  }

  private told(e: unknown, again: (() => void) | null): void {
    if (e instanceof Refused) this.trouble = { words: e.problem.words, clause: e.clause, again }
    else if (e instanceof Unreached) this.trouble = { words: 'The answer did not reach the server. Your table is unchanged.', clause: '', again }
    else throw e
  }

  // -- listening -------------------------------------------------------------------------------------------------------

  async open(): Promise<void> {
    try {
      await this.whole(await get<Seen>(query(`/tables/${this.id}`, { key: this.key, seat: this.seat })))
      this.listen()
    } catch (e) {
      if (e instanceof Refused) this.gone = e.problem.words
      else if (e instanceof Unreached) {
        this.line = 'lost'
        setTimeout(() => void this.open(), 1500)
      } else throw e
    }
  }

  close(): void {
    this.stream?.close()
    this.stream = null
  }

  /** Look from another seat of this device. */
  async sitAt(seat: number): Promise<void> {
    this.close()
    this.seat = seat
    this.position = null
    this.log = []
    await this.open()
    this.curtain = null
  }

  private listen(): void {
    this.close()
    this.stream = new LiveStream(
      query(`/tables/${this.id}/stream`, { key: this.key, seat: this.seat }),
      {
        table: (seen: Seen) => void this.whole(seen),
        step: (position: Position) => void this.step(position),
        info: (info: TableInfo) => (this.info = info),
        chat: (line: ChatLine) => (this.chat = [...this.chat.filter((c) => c.id !== line.id), line]),
        presence: (presence: Presence) => (this.presence = presence),
        clock: (clocks: Position['clocks']) => {
          if (this.position && clocks) {
            this.ahead = clocks.now - Date.now()
            this.position = { ...this.position, clocks }
          }
        },
        bye: () => (this.line = 'lost'),
      },
      (line) => (this.line = line),
      () => void this.findOutWhy(),
    )
  }

  private async findOutWhy(): Promise<void> {
    try {
      await get<Seen>(query(`/tables/${this.id}`, { key: this.key, seat: this.seat }))
    } catch (e) {
      if (e instanceof Refused && [401, 403, 404].includes(e.status)) {
        this.gone = e.problem.words
        this.close()
      }
    }
  }

  private async whole(seen: Seen): Promise<void> {
    this.info = seen.table
    this.chat = seen.chat
    if (!this.module || this.game?.name !== seen.table.game) {
      ;[this.module, this.game] = await Promise.all([load(seen.table.game), get<GameWhole>(`/games/${seen.table.game}`)])
    }
    if (seen.position) await this.adopt(seen.position)
    if (seen.position && !this.log.length) await this.readLog(seen.position.version)
  }

  private async readLog(upTo: number): Promise<void> {
    const since = Math.max(0, upTo - LOG_FIRST)
    this.log = await get<Told[]>(query(`/tables/${this.id}/events`, { since, key: this.key, seat: this.seat }))
  }

  private async step(position: Position): Promise<void> {
    if (this.position && position.version <= this.position.version) return
    const told = position.events as Told[]
    this.log = [...this.log, ...told].slice(-LOG_KEPT)
    await this.adopt(position, told)
  }

  /** A new position: choices about the old one are void, things travel to where they are now. */
  private async adopt(position: Position, told: Told[] = []): Promise<void> {
    if (position.clocks) this.ahead = position.clocks.now - Date.now()
    if (this.hidesFrom(position)) {
      this.curtain = position.asked!.seat
      this.position = null
      return
    }
    const moved = this.position !== null && position.version !== this.position.version
    if (moved) this.motion.before()
    this.picked = []
    this.burst = []
    this.further = null
    this.confirming = null
    this.why = null
    this.position = position
    void this.lookFurther()
    if (moved) {
      await tick()
      this.motion.after((key) => this.module?.goes?.(told, key))
    }
  }

  /** On one device: whether somebody else is asked now, from whom this view is to be hidden. */
  private hidesFrom(position: Position): boolean {
    const own = this.info?.you ?? []
    const next = position.asked?.seat
    if (own.length < 2 || next === undefined || !own.includes(next) || next === position.viewer) return false
    if (settings.curtain) return true
    queueMicrotask(() => void this.sitAt(next))
    return false
  }
}
