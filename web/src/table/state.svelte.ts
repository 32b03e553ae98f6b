// One table in this browser: what the server tells, and the way back to it. What is chosen: choosing.svelte.ts.
import { tick } from 'svelte'
import { load } from '../games'
import type { Shown } from '../games/module'
import { get, post, query, randomHex, Refused, Unreached } from '../lib/api'
import { t } from '../lib/i18n.svelte'
import { refused, refusedAtOnce } from '../lib/problems'
import { myself } from '../lib/me.svelte'
import type { Accepted, ChatLine, FilmFrame, GameWhole, Position, Seen, TableInfo, Told } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { tales } from '../lib/tales'
import { changed, type Row } from './changes'
import { Choosing } from './choosing.svelte'
import type { Presence } from './known.svelte'
import { Director, type Playing } from './director.svelte'
import { firstLook } from './early'
import { asPosition, framesOf, isUrgent, lastRound, placesIn, says, seenOf } from './directing'
import { fitNow } from './fit.svelte'
import { Forced } from './forced'
import { onlyNew, sameQuestion, sameView } from './history'
import { cut, type Frame, kindOf, nameOf, passed, type SceneKinds } from './scenes'
import { LiveStream } from './stream'
import { summaries, summedUp, type Summary } from './summary'

export type { Trouble, WhyShown } from './choosing.svelte'
export type { Presence } from './known.svelte'

const TRIES = 6
const LOG_FIRST = 80
const LOG_MORE = 240
const FLASH_MS = 1600
const MOST_FILMED = 400 // versions that the server gives at once
const FILM_S = 10 // for what is shown again

export class TableState extends Choosing {
  private stream: LiveStream | null = null
  private logUpTo = 0
  /** The newest position that the server told. */
  private latest = 0
  private incoming: Promise<void> = Promise.resolve()
  private clocks: Position['clocks'] = null
  private roundBegan: Shown | null = null
  /** What went on by itself: the story does not call it a decision. */
  readonly forced = new Forced(this.id)
  /** As it was when the round, or decade, before this one began: what it brought is summed up at its end. */
  lastRoundBegan: Shown | null = null

  readonly director: Director = new Director({
    kinds: () => this.kinds,
    view: () => this.view,
    turn: (view) => this.module?.turn(view) ?? null,
    says: (scene) => says(scene, this.kinds, this.game, this.voice),
    own: (scene) => scene.seat !== null && scene.seat === this.viewer && !passed(scene),
    summed: (scenes) => summedUp(scenes, this.partsOver(), this.heard),
    loses: (scene) =>
      scene.kind.weight === true &&
      this.changed(scene, scene.before, null).some((row) => row.seat === this.viewer && row.sign < 0),
    show: (frame, told, still) => this.showFrame(frame, told, still),
    tell: (told, kinds) => this.tellOf(told, kinds),
    rested: () => this.rested(),
  })
  protected kinds = $derived<SceneKinds>(this.module?.scenes?.kinds ?? {})
  get playing(): boolean {
    return this.director.playing
  }
  protected isPlaying(): boolean {
    return this.director.playing
  }
  protected untold(version: number): number {
    return this.director.untoldOf(version)
  }
  protected tells(): number | null {
    return this.director.tellsOf()
  }
  private held = $state.raw<Shown | null>(null)
  /** What the panels of the seats show: figures change when all that led to them is told. */
  plates = $derived<Shown | null>(this.director.early ? this.held : this.view)

  /** The rounds or decades that are over, by all that was told. */
  private partsOver(): Summary[] {
    const { game } = this
    return game ? summaries(this.heard, game.events, game.part, this.names.length, this.logFrom === 0) : []
  }

  /** What a scene changed for each seat. */
  changed(scene: Playing, before: Shown | null, about: readonly string[] | null = scene.kind.about ?? null): Row[] {
    return changed(this.module?.scenes, scene, before, this.view, this.names.length, about)
  }

  // -- sending ---------------------------------------------------------------------------------------------------------

  /** `passed`: nobody chose it, so what came before is still new. */
  async send(what: number | number[], key = randomHex(12), passed = false): Promise<void> {
    const at = this.position!.version
    await this.reach(async () => {
      this.reached = (await post<Accepted>(`/tables/${this.id}/do`, { do: what, at, key })).version
      if (!passed) this.seenUpTo = this.reached
    })
  }

  async undo(to: number | null = null): Promise<void> {
    const at = this.position!.version
    const key = randomHex(12)
    await this.reach(() =>
      post<Accepted>(`/tables/${this.id}/undo`, { at, to, key }).then(
        (done) => (this.seenUpTo = this.reached = done.version),
      ),
    )
  }

  /** What a seat did first after a version, in words: what goes when it goes back there. */
  doneAfter(version: number, seat = this.viewer): string {
    const later = tales(onlyNew(this.log, version), this.game?.events ?? {})
    const done = later.find(({ event }) => event.seat === seat && event.event !== 'turn')
    return done ? this.voice.event(done.event) : ''
  }

  /** Anything else about the table: join, ready, leave, vote ... */
  async table(what: string, body: unknown = {}): Promise<boolean> {
    return this.reach(() => post(`/tables/${this.id}/${what}`, body))
  }

  /** Send until the server has answered; a key makes it harmless to send again. */
  private async reach(request: () => Promise<unknown>): Promise<boolean> {
    if (this.sending) return false
    this.attention.answered()
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
          this.tries = n + 1
          await new Promise((go) => setTimeout(go, 300 * 2 ** n))
        }
      }
    } catch (e) {
      this.failed(e, e instanceof Unreached ? () => void this.reach(request) : null)
      return false
    } finally {
      this.sending = false
      this.tries = 0
    }
  }

  protected failed(e: unknown, again: (() => void) | null): void {
    if (e instanceof Refused && e.problem.error === 'stale') void this.lookAgain()
    else if (e instanceof Refused) this.trouble = { words: refused(e.problem, this.voice), clause: e.clause, again }
    else if (e instanceof Unreached) this.trouble = { words: t('state-not-sent'), clause: '', again }
    else throw e
  }

  /** Somebody was faster than our answer: show what there is now. */
  private async lookAgain(): Promise<void> {
    const known = this.position?.version ?? 0
    await this.whole(await this.seenNow())
    const first = this.heard.find(
      (line) => line.version > known && typeof line.event.seat === 'number' && line.event.seat !== this.viewer,
    )
    const who = first ? (this.names[first.event.seat as number] ?? '') : ''
    this.trouble = {
      words: who ? t('state-moved-first', { who }) : t('state-changed-meanwhile'),
      clause: '',
      again: null,
    }
    this.flash = true
    setTimeout(() => (this.flash = false), FLASH_MS)
  }

  // -- listening -------------------------------------------------------------------------------------------------------

  async open(): Promise<void> {
    try {
      await myself.known()
      await this.whole(await (this.seat === null ? firstLook(this.id, this.key) : this.seenNow()))
      this.listen()
    } catch (e) {
      if (e instanceof Refused) this.gone = await refusedAtOnce(e.problem)
      else if (e instanceof Unreached) {
        this.line = 'lost'
        setTimeout(() => void this.open(), 1500)
      } else {
        this.gone = t('state-no-board')
        throw e
      }
    }
  }

  private seenNow(): Promise<Seen> {
    return get<Seen>(query(`/tables/${this.id}`, { key: this.key, seat: this.seat }))
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
    this.director.drop()
    this.heard = []
    this.told = []
    this.logUpTo = this.latest = 0
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
            this.clocks = clocks
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
      await this.seenNow()
    } catch (e) {
      if (e instanceof Refused && [401, 403, 404].includes(e.status)) {
        this.gone = await refusedAtOnce(e.problem)
        this.close()
      }
    }
  }

  private async whole(seen: Seen): Promise<void> {
    this.info = seen.table
    this.chat = seen.chat
    if (!this.module || this.game?.name !== seen.table.game) {
      ;[this.module, this.game] = await Promise.all([
        load(seen.table.game),
        get<GameWhole>(query(`/games/${seen.table.game}`, { rules: seen.table.rules })),
      ])
    }
    if (!seen.position) return
    if (this.playing && seen.position.version <= this.latest) return this.director.renew(seen.position)
    this.director.drop()
    this.latest = Math.max(this.latest, seen.position.version)
    await this.adopt(seen.position)
    if (this.curtain === null && seen.position.version > this.logUpTo) await this.readLog(seen.position.version)
  }

  /** What happened after a version, or else before one could look, is played before anything goes on by itself. */
  async playFrom(since: number | null): Promise<void> {
    const play = async (): Promise<void> => {
      const from = since ?? (await this.unseen())
      if (from !== null) await this.again(from)
    } // what the others do meanwhile comes after it
    const shown = this.incoming.then(play).finally(() => (this.opened = true))
    this.incoming = shown.catch(() => undefined)
    await shown
  }

  /** The version after which the turns of others before one's first one are played; null: there were none, or one has answered. */
  private async unseen(): Promise<number | null> {
    const { position, info } = this
    if (!position || !info || this.viewer === null || this.logFrom > 0) return null
    if (this.seenUpTo >= (this.heard[0]?.version ?? 0) || position.undo.length || position.could_undo.length)
      return null
    if (isUrgent(position, info) || info.clock.kind === 'days') return null
    const film = await this.filmed(0, position.version).catch(() => [])
    const first = film.find((frame) => frame.asked !== null && frame.asked.seat !== this.viewer)
    return first ? first.version - 1 : null
  }

  /** The log anew; the first time also where the player stopped looking. */
  private async readLog(upTo: number): Promise<void> {
    const first = this.logUpTo === 0
    if (first) this.logFrom = Math.max(0, upTo - LOG_FIRST)
    this.logUpTo = upTo
    const told = this.forced.marked(
      await get<Told[]>(query(`/tables/${this.id}/events`, { since: this.logFrom, key: this.key, seat: this.seat })),
      this.viewer,
    )
    this.heard = [...told, ...onlyNew(this.heard, told.at(-1)?.version ?? upTo)]
    if (!first) return
    this.seenUpTo = upTo
    if (!this.over) this.seenUpTo = (await this.lastTurn().catch(() => null)) ?? upTo
  }

  /** Older lines of the log. */
  async older(): Promise<void> {
    this.logFrom = Math.max(0, this.logFrom - LOG_MORE)
    await this.readLog(this.logUpTo)
  }

  // -- what happens ----------------------------------------------------------------------------------------------------

  private async step(position: Position): Promise<void> {
    if (position.version <= this.latest) return
    this.latest = position.version
    this.clocks = position.clocks
    const told = this.forced.marked(position.events as Told[], this.viewer)
    if (position.since <= this.logUpTo) {
      this.heard = [...this.heard, ...onlyNew(told, this.logUpTo)]
      this.logUpTo = position.version
    } else if (this.logUpTo > 0) void this.readLog(position.version)
    if (!isUrgent(position, this.info)) {
      this.incoming = this.incoming.then(() => this.direct({ position, told }))
      return this.incoming
    }
    this.director.drop()
    await this.showFrame({ position, told }, told, false)
  }

  /** Hand a step to the director. Where it makes several scenes, the positions between are asked for. */
  private async direct(step: Frame): Promise<void> {
    const { version, since } = step.position
    if (this.position && this.position.version >= version && !this.director.again) return
    const several = version - since > 1 && cut([step], this.kinds).scenes.length > 1
    const film = several ? await this.filmed(since, version).catch(() => []) : []
    if (version < this.latest && this.position && this.position.version >= version) return
    this.director.add(framesOf(film, step))
  }

  private filmed(since: number, upto: number): Promise<FilmFrame[]> {
    return get<FilmFrame[]>(query(`/tables/${this.id}/film`, { since, upto, key: this.key, seat: this.seat }))
  }

  /** Show what happened after a version once more, as a film of some seconds; without them at the usual pace. */
  async again(since: number, seconds = Infinity): Promise<void> {
    const upto = this.position?.version ?? 0
    if (this.playing) return
    const film: FilmFrame[] = []
    const first = Math.max(0, since - 1) // also what was there before: what the first scene changes is seen by it
    for (let from = first; from < upto; from += MOST_FILMED)
      film.push(...(await this.filmed(from, Math.min(upto, from + MOST_FILMED))))
    const base = first < since ? film.shift() : undefined
    const last = film.at(-1)
    if (!last || this.position?.version !== upto) return // it went on meanwhile: that is shown now
    const before = film.flatMap((frame) => frame.events).filter((told) => told.version <= this.logFrom)
    this.heard = [...before, ...this.heard]
    this.logFrom = Math.min(this.logFrom, since)
    this.roundBegan = this.lastRoundBegan = null // those of the present
    this.director.add(
      framesOf(film, { position: this.position, told: last.events }),
      seconds,
      base ? asPosition(base) : null,
    )
  }

  /** Since one's last turn; for a watcher the last round. */
  async showAgain(): Promise<void> {
    await this.again((await this.lastTurn()) ?? lastRound(this.heard, this.kinds, this.names.length), FILM_S)
  }

  /** The version of one's last answer; null for a watcher, and where nothing has happened since. */
  private async lastTurn(): Promise<number | null> {
    if (this.viewer === null) return null
    const missed = await get<Told[]>(query(`/tables/${this.id}/digest`, { seat: this.seat }))
    return missed.length ? this.forced.chosen(missed[0]!.version - 1) : null
  }

  private async showFrame({ position }: Frame, told: Told[], still: boolean): Promise<void> {
    this.held = this.director.early ? (this.held ?? this.view) : null
    await this.adopt({ ...position, clocks: this.clocks ?? position.clocks }, told, still)
    this.told = told
    const at = placesIn(told, this.kinds)
    if (at?.length) this.motion.follow(at)
    if (told.some((one) => kindOf(this.kinds, nameOf(one)).round))
      [this.lastRoundBegan, this.roundBegan] = [this.roundBegan, this.view]
  }

  /** Something is told of a step that goes on: of its position only what the scene itself shows. */
  private async tellOf(told: Told[], kinds: SceneKinds): Promise<void> {
    this.told = told
    const at = placesIn(told, this.kinds)
    const seen = this.view && seenOf(told, kinds, this.view)
    if (this.position && seen !== this.view) {
      this.motion.before()
      this.position = { ...this.position, view: seen }
      await tick()
      this.motion.after(() => undefined, at)
    } else if (at?.length) this.motion.follow(at)
  }

  /** A new position: choices about the old one are void, things travel to where they are now. */
  private async adopt(found: Position, told: Told[] = [], still = false): Promise<void> {
    if (found.clocks) this.ahead = found.clocks.now - Date.now()
    const position = found.version < this.latest ? found : await this.asSeen(found)
    if (!position || (this.position && this.position.version > position.version && !this.director.again)) return
    this.before = this.untold(position.version) ? (this.before ?? this.position) : null
    const same = sameQuestion(this.position, position)
    if (same && sameView(this.position!.view, position.view)) return this.toldAgain(position)
    const moved = this.position !== null && position.version !== this.position.version && !still
    if (moved) {
      fitNow() // from where they lie
      this.motion.before()
    }
    if (!same) this.forgetChoice()
    this.position = position
    void this.lookFurther()
    if (moved) {
      await tick()
      fitNow() // to where they will lie
      this.motion.after((key) => this.module?.goes?.(told, key), placesIn(told, this.kinds))
    }
  }

  /** Nothing has changed on the board: it need not be drawn anew. */
  private toldAgain(position: Position): void {
    this.position = { ...position, view: this.position!.view, offers: this.position!.offers }
    if (this.bursting && !this.settled) void this.lookFurther()
  }

  /** On one device: when another of its seats is asked, that seat looks. The curtain falls before (then there is nothing to
   * show), unless both see the same: where nothing is hidden, the next one just goes on. */
  private async asSeen(position: Position): Promise<Position | null> {
    const own = this.info?.you ?? []
    const next = position.asked?.seat
    if (own.length < 2 || next === undefined || !own.includes(next) || next === position.viewer) return position
    const seen = await get<Seen>(query(`/tables/${this.id}`, { seat: next })).catch(() => null)
    const theirs = seen?.position?.version === position.version ? seen.position : null
    if (theirs && (!settings.curtain || sameView(theirs.view, position.view))) {
      this.seat = next
      this.listen()
      return theirs
    }
    this.curtain = next
    this.position = null
    this.heard = []
    this.told = []
    return null
  }
}
