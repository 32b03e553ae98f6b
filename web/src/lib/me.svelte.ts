// Who is in front of this browser. The first question to the server makes a guest, without a form in the way.
import { get } from './api'
import type { Me } from './protocol'

class Myself {
  who = $state.raw<Me | null>(null)
  private asking: Promise<Me> | null = null

  async known(): Promise<Me> {
    if (this.who) return this.who
    this.asking ??= get<Me>('/me').then(
      (me) => (this.who = me),
      (e: unknown) => {
        this.asking = null
        throw e
      },
    )
    return this.asking
  }

  async again(): Promise<Me> {
    this.asking = null
    this.who = null
    return this.known()
  }
}

export const myself = new Myself()
