// A finished game in this browser: the same table as when it was played, but nothing can be chosen. Boards draw it
// unchanged. Versions are kept once they were seen, and those around the present one are fetched ahead.
import { tick } from 'svelte'
import { load } from '../games'
import { get, query, Refused, Unreached } from '../lib/api'
import { refused, refusedAtOnce } from '../lib/problems'
import type { GameWhole, Replayed, Seen, Told } from '../lib/protocol'
import type { Look } from '../table/choose'
import { placesIn } from '../table/directing'
import { TableState } from '../table/state.svelte'
import { acts, after, before, stepOf, turns } from './turns'

const AHEAD = 6
const MOVED_AT_MOST = 12 // a longer way is a jump: nothing travels
const BEAT_MS = 1100

export type Problem = { words: string; again: boolean }

export class ReplayState extends TableState {
  /** Whose eyes: the number of a seat, all or none. */
  looks = $state('none')
  /** The version that is wanted; the board follows. */
  at = $state(0)
  now = $state.raw<Replayed | null>(null)
  /** What led here, as this viewer knows it: the answer that was given one version before. */
  answer = $state.raw<Replayed['next']>(null)
  /** Everything that was told, without secrets kept: the game is over. */
  moves = $state.raw<Told[]>([])
  problem = $state.raw<Problem | null>(null)
  running = $state(false)
  speed = $state(1)

  last = $derived(this.now?.versions ?? this.info?.version ?? 0)
  by = $state.raw<number[]>([])
  /** A step is an act: an answer, and the draws that it brings. */
  steps = $derived(acts(this.by))
  number = $derived(stepOf(this.steps, this.at))
  starts = $derived(turns(this.by))
  /** The seat whose turns are looked for: the one looked from, or one's own. */
  mine = $derived<number | null>(/^\d+$/.test(this.looks) ? Number(this.looks) : (this.info?.you[0] ?? null))
  own = $derived(this.mine === null ? [] : turns(this.by, this.mine))

  /** Whoever looks over the shoulder of another is not spoken to as that one. */
  override self = $derived<number | null>(
    this.viewer !== null && this.info?.you.includes(this.viewer) ? this.viewer : null,
  )
  /** While chance decides, whose turn it is. */
  override acting = $derived<number | null>(this.asked?.seat ?? this.turn)

  private readonly kept = new Map<string, Promise<Replayed>>()
  private busy = false
  private closed = false
  private beat: ReturnType<typeof setTimeout> | undefined

  override look(): Look {
    return 'plain'
  }

  override async open(at: number | null = null, looks: string | null = null): Promise<void> {
    try {
      const seen = await get<Seen>(query(`/tables/${this.id}`, { key: this.key }))
      ;[this.module, this.game] = await Promise.all([
        load(seen.table.game),
        get<GameWhole>(query(`/games/${seen.table.game}`, { rules: seen.table.rules })),
      ])
      this.info = seen.table
      this.presence = { seats: seen.table.seats.map((s) => s.seat), watchers: 0 }
      this.looks = this.allowed(looks)
      this.moves = await get<Told[]>(query(`/tables/${this.id}/events`, { since: 0, key: this.key }))
      this.by = (await get<Replayed>(query(`/tables/${this.id}/replay`, { at: 0, seat: this.looks, key: this.key }))).by
      await this.go(at ?? 0, false)
    } catch (e) {
      if (e instanceof Refused) this.gone = await refusedAtOnce(e.problem)
      else if (e instanceof Unreached) this.problem = { words: '', again: true }
      else throw e
    }
  }

  /** The view that was asked for, if there is such a one; else one's own seat, or everything. */
  private allowed(looks: string | null): string {
    const seats = this.info!.seats.map((s) => String(s.seat))
    if (looks !== null && [...seats, 'all', 'none'].includes(looks)) return looks
    return seats[this.info!.you[0] ?? -1] ?? 'all'
  }

  override close(): void {
    this.closed = true
    this.pause()
    super.close()
  }

  /** Show a version. Asked for again while one is on its way, only the newest wish counts. */
  async go(version: number, moving = true): Promise<void> {
    this.at = Math.max(0, Math.min(version, this.last))
    if (this.busy) return
    this.busy = true
    try {
      while (this.now?.version !== this.at || this.now.seat !== this.looks) {
        const [at, looks] = [this.at, this.looks]
        const from = before(this.steps, at)
        const [found, old] = await Promise.all([
          this.fetch(at, looks),
          from === undefined ? null : this.fetch(from, looks),
        ])
        if (this.closed) return
        if (at === this.at && looks === this.looks) await this.show(found, old?.next ?? null, moving)
      }
      this.problem = null
      void this.prefetch(this.at, this.looks)
    } catch (e) {
      this.pause()
      if (e instanceof Refused) this.problem = { words: refused(e.problem, this.voice), again: false }
      else if (e instanceof Unreached) this.problem = { words: '', again: true }
      else throw e
    } finally {
      this.busy = false
    }
  }

  async lookAs(looks: string): Promise<void> {
    this.looks = looks
    await this.go(this.at, false)
  }

  move(by: number): void {
    void this.go(this.at + by)
  }

  /** To the next or previous of these versions; stays where it is if there is none. */
  hop(stops: number[], back: boolean): void {
    const to = back ? before(stops, this.at) : after(stops, this.at)
    if (to !== undefined) void this.go(to)
  }

  toggle(): void {
    if (this.running) return this.pause()
    this.running = true
    if (this.at >= this.last) void this.go(0, false)
    this.later()
  }

  pause(): void {
    this.running = false
    clearTimeout(this.beat)
  }

  private later(): void {
    clearTimeout(this.beat)
    this.beat = setTimeout(() => {
      if (!this.running) return
      if (this.at >= this.last) return this.pause()
      void this.go(after(this.steps, this.at) ?? this.last).then(() => this.running && this.later())
    }, BEAT_MS / this.speed)
  }

  private fetch(at: number, looks: string): Promise<Replayed> {
    const name = `${looks}:${at}`
    const kept = this.kept.get(name)
    if (kept) return kept
    const since = before(this.steps, at) ?? null
    const coming = get<Replayed>(query(`/tables/${this.id}/replay`, { at, seat: looks, key: this.key, since }))
    this.kept.set(name, coming)
    coming.catch(() => this.kept.delete(name))
    return coming
  }

  /** One after the other, and only as long as nobody has gone elsewhere. */
  private async prefetch(at: number, looks: string): Promise<void> {
    for (const v of this.steps.filter((step) => step > at).slice(0, AHEAD)) {
      if (this.closed || this.at !== at || this.looks !== looks) return
      await this.fetch(v, looks).catch(() => undefined)
    }
  }

  private async show(found: Replayed, answer: Replayed['next'], moving: boolean): Promise<void> {
    const way = this.now && this.now.seat === found.seat ? Math.abs(found.version - this.now.version) : Infinity
    const moved = moving && way > 0 && way <= MOVED_AT_MOST
    if (moved) this.motion.before()
    this.now = found
    this.answer = answer
    this.seenUpTo = before(this.steps, found.version) ?? 0
    this.heard = this.moves
    const viewer = this.eyes(found)
    this.position = {
      version: found.version,
      since: before(this.steps, found.version) ?? 0,
      viewer,
      view: found.seat === 'all' ? { ...found.view, viewer: viewer ?? found.view.viewer } : found.view,
      asked: found.asked,
      offers: [],
      forced: null,
      undo: [],
      could_undo: [],
      clocks: null,
      events: found.events,
      lesson: null,
      ended: found.ended,
    }
    if (!moved) return
    await tick()
    this.motion.after((key) => this.module?.goes?.(found.events, key), placesIn(found.events, this.kinds))
  }

  /** Who sees everything looks over the shoulder of the one who decides. */
  private eyes(found: Replayed): number | null {
    if (found.seat === 'none') return null
    if (found.seat !== 'all') return Number(found.seat)
    return found.asked?.seat ?? found.by.slice(0, found.version).findLast((seat) => seat >= 0) ?? null
  }
}
