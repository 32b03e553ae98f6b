// Which versions came about by themselves, because the seat had no other answer (passing.svelte.ts). The server tells a pass
// like any other, so this page remembers its own, also when it is loaded again.
import type { Told } from '../lib/protocol'

export class Forced {
  private readonly key: string
  private readonly versions: Set<number>

  constructor(table: string) {
    this.key = `cothon.forced.${table}`
    this.versions = new Set(kept(this.key))
  }

  add(version: number): void {
    this.versions.add(version)
    try {
      sessionStorage[this.key] = JSON.stringify([...this.versions])
    } catch {
      // Where nothing may be kept, the page remembers it as long as it is open.
    }
  }

  /** What is told, with a mark on what the viewer did without a choice. */
  marked(told: Told[], viewer: number | null): Told[] {
    const own = (one: Told): boolean => this.versions.has(one.version) && one.event.seat === viewer
    return told.map((one) => (own(one) ? { ...one, event: { ...one.event, forced: true } } : one))
  }
}

function kept(key: string): number[] {
  try {
    return JSON.parse((sessionStorage[key] as string | undefined) ?? '[]') as number[]
  } catch {
    return []
  }
}
