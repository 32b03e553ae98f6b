// Who is in front of this browser. The first question to the server makes a guest, without a form in the way.
import { get, post, Refused } from './api'
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

  /** What somebody does. A cookie that has had its day is no reason to fail: once more, as a new guest. */
  async doing<T>(act: () => Promise<T>): Promise<T> {
    await this.known()
    try {
      return await act()
    } catch (e) {
      if (!(e instanceof Refused) || e.problem.error !== 'not-signed-in') throw e
      await this.again()
      return act()
    }
  }

  is(me: Me): void {
    this.who = me
  }

  /** Leave this browser, or all of them; the next one here is a new guest. */
  async leave(everywhere = false): Promise<void> {
    await post(everywhere ? '/me/sign-out-everywhere' : '/sign-out')
    if (everywhere) await post('/sign-out').catch(() => undefined)
    await this.again()
  }
}

export const myself = new Myself()
