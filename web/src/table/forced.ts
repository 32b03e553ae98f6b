// Which versions came about by themselves, because the seat had no other answer (passing.ts). The server tells a pass like any
// other, so this page remembers its own, also when it is loaded again.
import type { Told } from '../lib/protocol'

/** since  up to where the player had seen everything when it went on
 *  why    what there was no choice for, in words */
type Pass = { since: number; why: string }

export class Forced {
  private readonly key: string
  private readonly passes: Map<number, Pass>

  constructor(table: string) {
    this.key = `cothon.forced.${table}`
    this.passes = kept(this.key)
  }

  add(version: number, since: number, why: string): void {
    this.passes.set(version, { since, why })
    try {
      sessionStorage[this.key] = JSON.stringify([...this.passes])
    } catch {
      // Where nothing may be kept, the page remembers it as long as it is open.
    }
  }

  /** The last version that the player chose, if the answer that led to this one went by itself. */
  chosen(version: number): number {
    const pass = this.passes.get(version)
    return pass && pass.since < version ? this.chosen(pass.since) : version
  }

  /** What is told, with a mark on what the viewer did without a choice, and why there was none. */
  marked(told: Told[], viewer: number | null): Told[] {
    return told.map((one) => {
      const pass = one.event.seat === viewer ? this.passes.get(one.version) : undefined
      return pass ? { ...one, event: { ...one.event, forced: true, because: pass.why } } : one
    })
  }
}

function kept(key: string): Map<number, Pass> {
  try {
    return new Map(JSON.parse((sessionStorage[key] as string | undefined) ?? '[]') as [number, Pass][])
  } catch {
    return new Map()
  }
}
