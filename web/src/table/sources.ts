// The sources of points of a game, in the order of the account: their words, and how each looks there and in the stripes.
import type { Ended } from '../lib/protocol'
import type { TableState } from './state.svelte'

export type Source = { values: readonly number[]; words: string; look: string; icon: string }

/** Colour and pattern: no two are the same, and neighbours differ in greyscale, too. */
const LOOKS = [
  'c-teal p-solid',
  'c-yellow p-dots',
  'c-purple p-bars',
  'c-grey p-weft',
  'c-brown p-diag',
  'c-green p-grid',
  'c-black p-solid',
  'c-red p-bars',
  'c-blue p-facet',
  'c-yellow p-seed',
  'c-teal p-diag',
  'c-grey p-facet',
  'c-green p-weft',
  'c-purple p-wave',
]

export function sourcesOf(table: TableState, ended: Ended | null): Source[] {
  const parts = ended?.account.filter((line) => line.role === 'part') ?? []
  return parts.map((line, i) => ({
    values: line.values,
    words: table.voice.account(line),
    // what has a dye of its own keeps it
    look: table.module?.dye?.(line) || LOOKS[i % LOOKS.length]!,
    icon: table.module?.source?.(line) ?? 'influence',
  }))
}
