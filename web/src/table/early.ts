// The first look at a table is asked for while the code of its page is still on its way.
import { get, query } from '../lib/api'
import { myself } from '../lib/me.svelte'
import type { Seen } from '../lib/protocol'

let asked: { path: string; seen: Promise<Seen> } | null = null
const pathOf = (id: string, key: string): string => query(`/tables/${id}`, { key })

/** The page was opened at this table. */
export function askEarly(id: string, key: string): void {
  const path = pathOf(id, key)
  asked = { path, seen: myself.known().then(() => get<Seen>(path)) }
  asked.seen.catch(() => undefined) // whoever takes it is told
}

/** What was asked for early, once; else ask now. */
export function firstLook(id: string, key: string): Promise<Seen> {
  const path = pathOf(id, key)
  const early = asked?.path === path ? asked.seen : null
  asked = null
  return early ?? get<Seen>(path)
}
