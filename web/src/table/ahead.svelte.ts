// Looking ahead: what an answer that is only pointed at would bring, as the server works it out. Nothing is sent.
import { get, Refused } from '../lib/api'
import { t, wordsOf } from '../lib/i18n.svelte'
import { keyOf } from '../lib/keys'
import type { AheadInfo, Told } from '../lib/protocol'
import { tales } from '../lib/tales'
import { type Action, fits, type Known, type Mark } from './choose'
import type { Choosing } from './choosing.svelte'

const PAUSE_MS = 120 // who only passes over an answer does not ask about it
const MOST_KEPT = 200

export class LookAhead {
  private found = $state.raw<AheadInfo | null>(null)
  actions = $state.raw<Action[]>([]) // the answers that are pointed at
  private wanted = ''
  private timer: ReturnType<typeof setTimeout> | undefined
  /** By version, seat and answers: the same question is not asked twice. */
  private readonly kept = new Map<string, AheadInfo | null>()

  constructor(private readonly table: Choosing) {}

  /** What is shown now; nothing as soon as the position is another. */
  now = $derived.by<AheadInfo | null>(() => {
    const version = this.table.position?.version
    return this.table.yours && this.found && this.found.version === version ? this.found : null
  })
  /** Everything that would be told, at once and later. */
  told = $derived(this.now ? [...this.now.events, ...this.now.later] : [])

  /** The events of these kinds. */
  of(...names: string[]): Record<string, unknown>[] {
    return this.told.filter((e) => names.includes(String(e.event)))
  }

  /** Whether a thing on the board is the one that the answer is about. */
  means(mark: Mark | null): boolean {
    return this.now !== null && mark !== null && this.actions.some((a) => fits(a, mark))
  }

  /** Somebody points at this answer, or at several that make up one payment. */
  think(ids: number[]): void {
    const wanted = `${this.table.position?.version}:${this.table.seat}:${ids.join()}`
    if (!ids.length || !this.table.yours || this.table.sending) return this.forget()
    if (wanted === this.wanted) return
    this.forget()
    this.wanted = wanted
    if (this.kept.has(wanted)) this.show(wanted, ids, this.kept.get(wanted)!)
    else this.timer = setTimeout(() => void this.ask(wanted, ids), PAUSE_MS)
  }

  forget(): void {
    clearTimeout(this.timer)
    this.wanted = ''
    this.found = null
    this.actions = []
  }

  private async ask(wanted: string, ids: number[]): Promise<void> {
    if (this.table.sending) return this.forget() // it was answered meanwhile
    const seat = this.table.seat
    const own = seat === null ? [] : [['seat', String(seat)]]
    try {
      const whole = await this.table.payment(ids) // half of a payment is no answer yet
      const params = new URLSearchParams([...(whole ?? []).map((id) => ['do', String(id)]), ...own])
      this.keep(wanted, whole && (await get<AheadInfo>(`/tables/${this.table.id}/ahead?${params}`)))
    } catch (e) {
      // A help that does not come is none: the game goes on without it.
      if (e instanceof Refused && e.status === 409) this.keep(wanted, null)
    }
    if (this.wanted === wanted) this.show(wanted, ids, this.kept.get(wanted) ?? null)
  }

  private keep(wanted: string, found: AheadInfo | null): void {
    if (this.kept.size >= MOST_KEPT) this.kept.clear()
    this.kept.set(wanted, found)
  }

  private show(wanted: string, ids: number[], found: AheadInfo | null): void {
    if (this.wanted !== wanted) return
    this.found = found
    this.actions = ((this.table.game?.actions ?? []) as Known[]).filter((a) => ids.includes(a.id))
  }

  /** The figures of a seat that would change, with their names, in the order of the game. */
  figuresOf(seat: number | null): { name: string; was: number; now: number }[] {
    const names = this.table.module?.figures ?? []
    const words = wordsOf(this.table.info?.game ?? '')
    return (this.now?.figures ?? [])
      .filter((f) => f.seat === seat && names.includes(f.name))
      .sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
      .map(({ name, was, now }) => ({ name: words(`would-figure-${keyOf(name)}`), was, now }))
  }

  // -- in words --------------------------------------------------------------------------------------------------------

  /** One sentence after another: what happens, what it is worth, where certainty ends. */
  words = $derived.by<string[]>(() => {
    const { now, table } = this
    if (!now) return []
    const own = table.module?.ahead?.(now, table) ?? []
    const told = this.told.map((event): Told => ({ version: 0, deed: 0, event, clause: '' }))
    const events = own.length ? own : tales(told, table.game?.events ?? {}).map((one) => table.voice.event(one.event))
    const notes = now.notes.filter((n) => !own.length || n.fields.seat === undefined)
    const gains = this.figuresOf(table.viewer).map((f) => `${f.name} ${f.was} → ${f.now}`)
    const sure = [...events, gains.join(', '), ...notes.map((n) => table.voice.odds(n))].filter((words) => words !== '')
    const asks = now.then.kind === 'seat' // what is asked next says little where something is sure
    return [...sure, asks && sure.length ? '' : this.ending(now)].filter((words) => words !== '')
  })

  /** Nothing is certain but what is asked next: then the hint still has something to say. */
  bare = $derived(this.now !== null && !this.told.length && !this.now.notes.length && this.now.then.kind !== 'over')

  /** Of a draw after which it goes on for certain nothing is said: it makes no difference. */
  private ending({ then, later }: AheadInfo): string {
    if (then.kind === 'chance' && later.length) return ''
    if (then.kind === 'over') return t('would-over')
    if (then.kind === 'unseen') return t('would-unseen')
    const ask = this.table.voice.question(then.ask, then.seat ?? -1, then.can)
    return then.kind === 'chance' ? t('would-chance', { ask }) : t('would-then', { ask })
  }
}
