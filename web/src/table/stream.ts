// A live stream of the server that comes back by itself, also after a restart of the server.
export type Handlers = Record<string, (data: never) => void>
export type Line = 'opening' | 'live' | 'lost'

const AGAIN_MS = 1500

export class LiveStream {
  private source: EventSource | null = null
  private timer = 0
  private closed = false

  /** `refused`: the server was reached but does not let us listen; the caller finds out why. */
  constructor(
    private readonly url: string,
    private readonly handlers: Handlers,
    private readonly line: (line: Line) => void,
    private readonly refused: () => void,
  ) {
    this.open()
    addEventListener('online', this.now)
    document.addEventListener('visibilitychange', this.now)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.source?.close()
    removeEventListener('online', this.now)
    document.removeEventListener('visibilitychange', this.now)
  }

  private open(): void {
    const source = (this.source = new EventSource(this.url))
    source.onopen = () => this.line('live')
    source.onerror = () => {
      this.line('lost')
      if (source.readyState !== EventSource.CLOSED || this.closed) return
      this.refused()
      this.timer = window.setTimeout(() => this.open(), AGAIN_MS)
    }
    for (const [name, handle] of Object.entries(this.handlers)) {
      source.addEventListener(name, (e) => handle(JSON.parse((e as MessageEvent<string>).data) as never))
    }
  }

  /** The network is back, or the page is looked at again: do not wait any longer. */
  private now = (): void => {
    if (this.closed || document.hidden || this.source?.readyState !== EventSource.CLOSED) return
    clearTimeout(this.timer)
    this.open()
  }
}
