// How a table differs from the usual one.
import type { GameWhole, TableInfo } from '../lib/protocol'

export type Unusual = { name: string; words: string; value: string; clause: string }

export function unusual(info: TableInfo, game: GameWhole | null): Unusual[] {
  const found: Unusual[] = []
  for (const option of game?.options ?? []) {
    const value = info.options[option.name]
    // What the usual table leaves open (nothing) is settled by the server: that is no difference.
    if (value === undefined || value === null || option.default === '' || option.default === null || JSON.stringify(value) === JSON.stringify(option.default)) continue
    found.push({ name: option.name, words: option.words, value: String(value), clause: option.clause })
  }
  return found
}
