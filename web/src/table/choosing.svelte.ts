// What a table shows and what is being chosen there; state.svelte.ts adds the way to the server and back.
import { SvelteMap } from 'svelte/reactivity'
import type { Shown } from '../games/module'
import { get, query, Refused } from '../lib/api'
import type { Further, LessonStep, Told, WhyNot } from '../lib/protocol'
import { language } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'
import { type Tale, tales } from '../lib/tales'
import { type Keyed, NO_GAME, peopleOf, Voice } from '../lib/voice'
import { LookAhead } from './ahead.svelte'
import { Attention } from './attention'
import {
  type Action,
  fits,
  inTurn,
  isPlain,
  type Known,
  type Look,
  lookOf,
  type Pressed,
  type Mark,
  narrowed,
  refusedBy,
  same,
  without,
} from './choose'
import { KnownTable } from './known.svelte'
import { Motion } from './motion'

export type NotMeant = Keyed & { clause: string }
/** `other`: what the view said of this thing alone, where the actions of its mark mean another one. */
export type WhyShown = { mark: Mark | null; title: string; words: string; clause: string; other: NotMeant | null }
export type Trouble = { words: string; clause: string; again: (() => void) | null }

const MOST_ASKED = 8 // actions, about why none of them can be chosen
const costOf = (why: WhyNot): number => Number(why.fields.cost ?? 0)

export abstract class Choosing extends KnownTable {
  picked = $state.raw<Mark[]>([])
  burst = $state.raw<number[]>([])
  private pressed = $state.raw<Pressed[]>([])
  further = $state.raw<Further | null>(null)
  confirming = $state.raw<Action | null>(null)
  sending = $state(false)
  why = $state.raw<WhyShown | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  /** The list of keys is open. */
  keysShown = $state(false)
  /** Something was pressed that the lesson does not ask for. */
  astray = $state(false)

  readonly motion = new Motion()
  readonly attention = new Attention()
  readonly would: LookAhead = new LookAhead(this)
  /** Marks of the things on the screen, as JSON, and how often each is there. */
  private readonly places = new SvelteMap<string, number>()
  private readonly marks = new Map<string, Mark>()
  private furtherAt = ''
  /** What was done while it was not known yet how the burst can go on: it is judged as soon as it is. */
  private waiting: (() => void)[] = []
  private looking = 0
  private readonly whys = new Map<number, Promise<WhyNot>>()
  private whysAt = ''
  /** The burst that `further` is about. */
  private furtherOf = $state('')

  /** Whether scenes are being played: then what is shown is not the present yet. */
  protected abstract isPlaying(): boolean
  /** How many of the events that led to this version are still to be shown. */
  protected abstract untold(version: number): number
  /** The version of which something was told last, while scenes are played. */
  protected abstract tells(): number | null
  abstract send(what: number | number[], key?: string, passed?: boolean): Promise<void>
  protected abstract failed(e: unknown, again: (() => void) | null): void

  // -- what is asked ---------------------------------------------------------------------------------------------------

  /** False between an accepted answer and the position it led to: what is shown is answered already. */
  current = $derived(this.position !== null && this.position.version >= this.reached)
  view = $derived<Shown | null>(this.position?.view ?? null)
  viewer = $derived<number | null>(this.position?.viewer ?? null)
  /** The seat that is spoken to. */
  self = $derived<number | null>(this.viewer)
  names = $derived<string[]>(this.info?.seats.map((s) => s.name || '?') ?? [])
  /** Sentences about the game, in the language of the page, to the viewer. */
  voice = $derived<Voice>(
    new Voice(language.speaking(), this.game ?? NO_GAME, peopleOf(this.names, this.self, this.info?.imported)),
  )
  /** What has happened up to the position that is shown, and what is told of the next one. */
  log = $derived.by<Told[]>(() => {
    const version = this.tells() ?? this.position?.version ?? 0
    const led = this.heard.filter((line) => line.version <= version)
    return led.slice(0, led.length - this.untold(version))
  })
  /** The log as it is told. */
  lines = $derived<Tale[]>(tales(this.log, this.game?.events ?? {}))
  asked = $derived((this.before ?? this.position)?.asked ?? null)
  /** Who is to act. */
  acting = $derived<number | null>(this.asked?.seat ?? null)
  yours = $derived(
    this.current &&
      this.position !== null &&
      this.before === null &&
      this.asked !== null &&
      this.asked.seat === this.viewer &&
      this.position.offers.length > 0,
  )
  /** Whether this question is answered by collecting several things. */
  bursting = $derived(this.yours && (this.position!.offers as Action[]).some((o) => o.burst))
  /** The actions of the present question, legal or not. */
  actions = $derived<Known[]>(
    this.game && this.asked
      ? (this.game.actions as Known[]).filter((a) => a.asks.includes(this.asked!.ask) || this.burst.includes(a.id))
      : [],
  )
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
  /** What tells whose turn it is, and of which round: not before the scene does. */
  begun = $derived<Shown | null>((this.before ?? this.position)?.view ?? null)
  /** The seat whose turn it is; null in a phase that belongs to nobody, and at the end. */
  turn = $derived<number | null>(
    this.module && this.begun && !this.position?.ended ? this.module.turn(this.begun) : null,
  )
  /** The one answer that is left where nothing can be chosen: to go on. */
  onlyPass = $derived.by<Action | null>(() => {
    const [only, ...more] = this.yours ? (this.position!.offers as Action[]) : []
    return only && !more.length && only.passes ? only : null
  })
  /** The answer that is due by itself now (passing.ts); nothing goes on before what one missed has been shown. */
  due = $derived.by<number | null>(() => {
    if (settings.ask || !this.yours || this.sending || this.frozen || this.lesson || !this.opened) return null
    const back = this.log.at(-1)?.event
    if (back?.event === 'taken_back' && back.seat === this.viewer) return null // else one could never go back further
    return this.position!.forced
  })
  /** What a scripted first game asks for now, and which of its answers are not chosen yet. */
  lesson = $derived<LessonStep | null>(this.position?.lesson ?? null)
  wanted = $derived.by<Action[]>(() => {
    const left = this.burst.reduce((ids, id) => without(ids, id), this.lesson?.do ?? [])
    return left.map((id) => (this.game?.actions as Known[]).find((a) => a.id === id)!)
  })
  /** Nobody is asked any more, and the last scene has been played. */
  over = $derived((this.position?.ended != null || this.putAside()) && !this.isPlaying())
  /** The connection is lost: the board stays readable, nothing can be answered. */
  frozen = $derived(this.line === 'lost')
  chosen = $derived<Action[]>(
    this.burst.map((id) => (this.game?.actions as Known[]).find((a) => a.id === id)!).filter(Boolean),
  )

  /** Ended without a last position. What ends by the rules has one, which comes with its scenes. */
  private putAside(): boolean {
    return this.info?.status === 'finished' && this.info.ended_by !== 'rules'
  }

  /** A thing with this mark is on the screen; what is given back takes it away. */
  place(mark: string): () => void {
    this.places.set(mark, (this.places.get(mark) ?? 0) + 1)
    return () => {
      const left = (this.places.get(mark) ?? 1) - 1
      if (left) this.places.set(mark, left)
      else this.places.delete(mark)
    }
  }

  /** Whether an action can be chosen by pressing a thing on the screen. */
  hasPlace(action: Action): boolean {
    return [...this.places.keys()].some((mark) => fits(action, this.markOf(mark)))
  }

  private markOf(text: string): Mark {
    const known = this.marks.get(text) ?? (JSON.parse(text) as Mark)
    this.marks.set(text, known)
    return known
  }

  look(mark: Mark, copy = 0): Look {
    const now = {
      asked: this.yours && !this.sending && !this.frozen,
      options: this.offered,
      actions: this.actions,
      picked: this.picked,
      burst: this.burst,
      pressed: this.burst.length ? this.pressed : [],
    }
    return lookOf(mark, copy, now)
  }

  /** Whether the lesson asks for this thing. */
  asks(mark: Mark): boolean {
    return this.yours && (!this.bursting || this.settled) && this.wanted.some((a) => fits(a, mark))
  }

  /** Whether this is not what the lesson asks for: then it says so, and nothing is done. */
  strays(meant: { id: number }[]): boolean {
    const left = meant.reduce(
      (ids, a) => without(ids, a.id),
      this.wanted.map((a) => a.id),
    )
    this.astray = this.lesson !== null && left.length + meant.length !== this.wanted.length
    return this.astray
  }

  /** What pressing it would do, if that is one thing. */
  meaning(mark: Mark): string {
    const found = this.options.filter((o) => fits(o, mark))
    return found.length === 1 ? this.say(found[0]!) : ''
  }

  /** An answer in words. */
  say(action: Action): string {
    return this.voice.action(action.parts, action.which)
  }

  /** The question that is put now, to the viewer or to another. */
  question(): string {
    const can = this.position!.offers.map((o) => o.parts.do!)
    return this.voice.question(this.asked!.ask, this.asked!.seat, can)
  }

  // -- choosing --------------------------------------------------------------------------------------------------------

  press(mark: Mark, look: Look, copy = 0): void {
    this.motion.finish()
    if (this.bursting && !this.settled) return this.whenSettled(() => this.press(mark, this.look(mark, copy), copy))
    if (look === 'chosen') return this.unpick(mark, copy)
    if (look === 'dim') return void this.askWhy(mark)
    if (look !== 'lit') return
    if (this.lesson && !this.asks(mark)) return void (this.astray = true)
    let found = this.options.filter((o) => fits(o, mark))
    if (!found.length) {
      this.picked = [] // something else is meant than what was picked before
      found = this.offered.filter((o) => fits(o, mark))
    }
    const before = this.burst
    if (found.length === 1) this.choose(found[0]!)
    else if (this.lesson) this.choose(this.wanted.find((a) => fits(a, mark))!)
    else {
      this.clearWords() // they were about what was picked before
      this.picked = [...this.picked, mark]
    }
    if (this.burst !== before) this.pressed = [...(before.length ? this.pressed : []), { mark, copy }]
  }

  /** One action was meant: add it to the burst, ask for confirmation, or send it. */
  choose(action: Action): void {
    if (this.frozen || this.sending) return
    if (action.burst && !this.settled)
      return this.whenSettled(() => this.offered.some((o) => o.id === action.id) && this.choose(action))
    const confirming = this.confirming
    if (this.strays([action])) return
    this.clearWords()
    if (action.burst) {
      this.burst = [...this.burst, action.id]
      this.picked = []
      void this.lookFurther()
    } else if (this.mustConfirm(action) && confirming?.id !== action.id) {
      this.confirming = action
    } else {
      void this.send(action.id)
    }
  }

  /** Add parts to the burst that were named together; false, and nothing is added, where no burst has all of them. */
  async collect(ids: number[]): Promise<boolean> {
    const before = this.burst
    this.burst = [...before, ...ids]
    await this.lookFurther()
    if (!this.settled || this.ready || this.further!.add.length) return true
    this.burst = before
    await this.lookFurther()
    return false
  }

  mustConfirm(action: Action): boolean {
    if (settings.confirm === 'never' || this.lesson) return false // a lesson has asked for it
    if (this.position?.offers.length === 1) return false // nothing else could have been meant
    return settings.confirm === 'always' || (this.module?.reveals.includes(action.parts.do ?? '') ?? false)
  }

  private unpick(mark: Mark, copy: number): void {
    this.clearWords()
    if (this.picked.some((p) => same(p, mark))) {
      this.picked = this.picked.filter((p) => !same(p, mark))
      return
    }
    const last = this.burst.findLast((id) => this.actions.some((a) => a.id === id && fits(a, mark)))
    if (last !== undefined) {
      this.burst = without(this.burst, last)
      this.pressed = this.pressed.filter((p) => p.copy !== copy || !same(p.mark, mark))
      void this.lookFurther()
    }
  }

  /** Escape: close what is open, then step back once. */
  back(): boolean {
    if (this.why || this.trouble || this.astray) this.clearWords()
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
    if (!this.burst.length || !this.further || !this.settled) return null
    if (this.further.complete) return this.burst
    return this.further.close === null ? null : [...this.burst, this.further.close]
  })

  sendBurst(): void {
    if (this.bursting && !this.settled) return this.whenSettled(() => this.sendBurst())
    if (this.ready && !this.frozen) void this.send(this.ready.length === 1 ? this.ready[0]! : this.ready)
  }

  private burstNow = $derived(`${this.position?.version}:${this.burst.join()}`)
  /** Whether what is known of the burst is about the burst as it is now; until then nothing is added or sent. */
  settled = $derived(this.further !== null && this.furtherOf === this.burstNow)

  /** Do it as soon as it is known how the burst can go on. */
  private whenSettled(deed: () => void): void {
    this.waiting.push(deed)
    if (!this.looking) void this.lookFurther()
  }

  /** What was chosen about a position that is no more. */
  protected forgetChoice(): void {
    this.picked = []
    this.burst = []
    this.further = null
    this.waiting = []
    this.clearWords()
  }

  private goesOn(ids: number[]): Promise<Further> {
    return get<Further>(query(`/tables/${this.id}/burst`, { do: ids.join(), seat: this.seat }))
  }

  /** What would be sent with these answers: those of a burst with the one that closes it; null, where it needs more. */
  async payment(ids: number[]): Promise<number[] | null> {
    if (!this.bursting || (this.position!.offers as Action[]).some((o) => !o.burst && ids.includes(o.id))) return ids
    const { complete, close } = await this.goesOn(ids)
    return complete ? ids : close === null ? null : [...ids, close]
  }

  /** What may be added to the burst. Who did not learn it asks again: when the scenes have come to rest, or at the next press. */
  protected async lookFurther(): Promise<void> {
    if (!this.bursting) return
    const wanted = this.burstNow
    const { version } = this.position!
    this.furtherAt = wanted
    this.looking += 1
    try {
      const found = await this.goesOn(this.burst)
      // of another version it is the answer to another question
      if (this.furtherAt === wanted && found.version === version) [this.further, this.furtherOf] = [found, wanted]
    } catch (e) {
      this.waiting = []
      // 409: the table has gone on meanwhile, and the new position is on its way.
      if (this.furtherAt === wanted && !(e instanceof Refused && e.status === 409))
        this.failed(e, () => void this.lookFurther())
    } finally {
      this.looking -= 1
    }
    if (this.settled) for (const deed of this.waiting.splice(0)) deed()
  }

  /** The director has come to rest: now at the latest it must be known how a burst can go on. */
  protected rested(): void {
    if (!this.settled) void this.lookFurther()
  }

  /** The action of the present question that a thing stands for. */
  refusedBy(mark: Mark): Known | undefined {
    return refusedBy(mark, this.yours ? this.actions : [])
  }

  async askWhy(mark: Mark): Promise<void> {
    const action = this.refusedBy(mark)
    if (!action) return
    const asked = this.burstNow
    try {
      const found = await this.whyNot(action)
      if (found.legal || asked !== this.burstNow) return // it can be chosen meanwhile, or something else is
      const words = this.voice.refusal(found)
      this.why = { mark, title: this.say(action), words, clause: found.clause, other: null }
      this.trouble = null
    } catch (e) {
      this.failed(e, null)
    }
  }

  /** Why a thing is not meant by the actions of its mark: the view told it. */
  tellWhy(mark: Mark, other: NotMeant, title: string): void {
    this.motion.finish()
    this.why = { mark, title, words: this.voice.refusal(other), clause: other.clause, other }
    this.trouble = null
  }

  /** Asked once for each action beside what is chosen, however often somebody points at its thing. */
  whyNot(action: Action): Promise<WhyNot> {
    const at = `${this.burstNow}:${this.seat}`
    if (this.whysAt !== at) this.whys.clear()
    this.whysAt = at
    const known = this.whys.get(action.id)
    if (known) return known
    const beside = this.burst.join() || null
    const asked = get<WhyNot>(query(`/tables/${this.id}/why-not`, { do: action.id, beside, seat: this.seat }))
    this.whys.set(action.id, asked)
    asked.catch(() => this.whys.delete(action.id))
    return asked
  }

  /** Why there is nothing to choose: of the things on the board that could be meant, or else of the actions that need
   * none, one of each kind first. Reasons with figures are about what lies here, the cheapest first; the others are told where
   * there are none. */
  async reasons(): Promise<WhyNot[]> {
    const others = this.actions.filter((a) => a.id !== this.onlyPass?.id)
    const placed = others.filter((a) => this.hasPlace(a))
    const meant = inTurn(placed.length ? placed : others.filter(isPlain)).slice(0, MOST_ASKED)
    const found = await Promise.all(meant.map((a) => this.whyNot(a)))
    const words = found.map((one) => this.voice.refusal(one))
    const reasons = found.filter((one, i) => !one.legal && words.indexOf(words[i]!) === i)
    const exact = reasons.filter((one) => Object.values(one.fields).some((value) => typeof value === 'number'))
    return exact.length ? exact.toSorted((a, b) => costOf(a) - costOf(b)) : reasons
  }

  clearWords(): void {
    this.why = null
    this.trouble = null
    this.confirming = null
    this.astray = false
  }
}
