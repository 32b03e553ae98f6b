// A question whose only answer is to go on is answered by itself, where the engine says that this tells the others nothing
// (`forced`); a caption says why. Whoever wants to be asked anyway sets it so.
import { tick } from 'svelte'
import { t } from '../lib/i18n.svelte'
import { sentence } from './says'
import type { TableState } from './state.svelte'

const CAPTION_MS = 8000
const LEAST_MS = 3500 // it can be read in that time; then it makes room for the next question

export class Passing {
  /** What was passed, and why; '' when that is long ago. */
  words = $state('')
  private at = -1
  private since = 0 // when it could be read first; 0: not yet

  constructor(private readonly table: TableState) {}

  async pass(): Promise<void> {
    const [answer, version] = [this.table.due, this.table.position?.version ?? -1]
    if (answer === null || this.at === version) return
    this.at = version
    await tick() // what lies on the board is known once it is drawn
    const found = await this.table.reasons().catch(() => [])
    if (this.table.position?.version !== version) return
    const why = found.slice(0, 1).map((one) => sentence(this.table.voice.refusal(one)))
    this.words = t('quay-passed', { why: why.join(' ') })
    this.since = 0
    this.table.forced.add(version + 1)
    await this.table.send(answer, `passed-${version}`)
  }

  /** No scene lies over it. */
  shows(): void {
    if (!this.words || this.since) return
    this.since = performance.now()
    this.endIn(CAPTION_MS)
  }

  /** There is something else to answer. */
  makeRoom(): void {
    if (this.words) this.endIn(Math.max(0, this.since + LEAST_MS - performance.now()))
  }

  /** Something else is answered: it was about what came before. */
  goes(): void {
    if (this.table.position?.version !== this.at) this.words = ''
  }

  private endIn(ms: number): void {
    const version = this.at
    setTimeout(() => this.at === version && (this.words = ''), ms)
  }
}
