// The review of a finished game in this browser: asked for by a button, watched while the server works it out, then there.
import { get, post, query, Refused, Unreached } from '../lib/api'
import { language, t } from '../lib/i18n.svelte'
import { refusedAtOnce } from '../lib/problems'
import type { Review, Reviewed } from '../lib/protocol'

const AGAIN_MS = 1000

export class ReviewState {
  told = $state.raw<Reviewed | null>(null)
  wrong = $state('')
  /** Set when the words for it are there, too. */
  review = $state.raw<Review | null>(null)
  /** Somebody here asked for it, or it was being worked out when the page came. */
  asked = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private readonly id: string,
    private readonly key: string,
  ) {}

  get busy(): boolean {
    return this.told?.state === 'waiting' || this.told?.state === 'working'
  }
  get offered(): boolean {
    return this.told !== null && this.told.state !== 'off' && this.review === null
  }
  /** From 0 to 1. */
  get share(): number {
    return this.told?.total ? this.told.done / this.told.total : 0
  }

  look(): Promise<void> {
    return this.hear(() => get<Reviewed>(this.path))
  }

  ask(): Promise<void> {
    this.wrong = ''
    return this.hear(() => post<Reviewed>(this.path, {}))
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  private get path(): string {
    return query(`/tables/${this.id}/review`, { key: this.key })
  }

  private async hear(asking: () => Promise<Reviewed>): Promise<void> {
    clearTimeout(this.timer)
    try {
      const told = await asking()
      if (told.review) await language.need('review')
      if (this.closed) return
      if (this.asked && told.state === 'none') this.wrong = t('review-interrupted')
      this.told = told
      this.review = told.review
      this.asked = this.busy || told.review !== null
    } catch (e) {
      if (e instanceof Refused) this.wrong = await refusedAtOnce(e.problem)
      else if (!(e instanceof Unreached)) throw e
      else if (!this.busy) this.wrong = t('table-not-sent')
    }
    if (this.busy && !this.closed) this.timer = setTimeout(() => void this.look(), AGAIN_MS)
  }
}
