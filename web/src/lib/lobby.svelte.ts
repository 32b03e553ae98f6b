// Public tables, live. The list is told as a whole first, then what changes; while nobody looks the line is closed.
import { query } from './api'
import { myself } from './me.svelte'
import type { BriefTable, Page } from './protocol'

const AGAIN_MS = 5000

export class Lobby {
  tables = $state.raw<BriefTable[]>([])
  /** lost: what is shown may be old. */
  line = $state<'opening' | 'live' | 'lost'>('opening')
  private source: EventSource | null = null
  private timer = 0
  private calls = 0 // a call that was overtaken by another, or by hanging up, opens nothing
  private readonly looking = (): void => (document.hidden ? this.hangUp() : void this.call())

  constructor(
    private readonly game = '',
    private readonly clock = '',
  ) {}

  open(): void {
    document.addEventListener('visibilitychange', this.looking)
    void this.call()
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.looking)
    this.hangUp()
  }

  private hangUp(): void {
    this.calls += 1
    clearTimeout(this.timer)
    this.source?.close()
    this.source = null
  }

  private async call(): Promise<void> {
    this.hangUp()
    const call = this.calls
    const known = await myself.known().catch(() => null)
    if (call !== this.calls) return
    if (!known) return this.later()
    const source = new EventSource(query('/lobby/stream', { game: this.game, clock: this.clock }))
    this.source = source
    const on = <T>(name: string, then: (data: T) => void): void =>
      source.addEventListener(name, (e) => {
        this.line = 'live'
        then(JSON.parse((e as MessageEvent<string>).data) as T)
      })
    on<Page>('lobby', (page) => (this.tables = page.tables))
    on<BriefTable>('added', (table) => (this.tables = [table, ...this.without(table.id)]))
    on<BriefTable>('changed', (table) => (this.tables = this.tables.map((old) => (old.id === table.id ? table : old))))
    on<{ id: string }>('removed', ({ id }) => (this.tables = this.without(id)))
    source.onerror = () => {
      this.line = 'lost'
      // refused for good, so perhaps the cookie has had its day
      if (source.readyState === EventSource.CLOSED)
        void myself
          .again()
          .catch(() => null)
          .then(() => call === this.calls && this.later())
    }
  }

  private later(): void {
    this.line = 'lost'
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.looking(), AGAIN_MS)
  }

  private without(id: string): BriefTable[] {
    return this.tables.filter((table) => table.id !== id)
  }
}
