// How a table differs from the usual one.
import type { GameWhole, TableInfo } from '../lib/protocol'

export type Unusual = { name: string; value: boolean | number | string; clause: string }

/** A default may hang on another option (an edition): then it is given for each value of that one. */
function usualOf(told: unknown, options: Record<string, unknown>): unknown {
  if (told === null || typeof told !== 'object' || Array.isArray(told)) return told
  const by = told as Record<string, unknown>
  const key = Object.values(options).find((value) => typeof value === 'string' && value in by)
  return key === undefined ? null : by[String(key)]
}

export function unusual(info: TableInfo, game: GameWhole | null): Unusual[] {
  const found: Unusual[] = []
  for (const option of game?.options ?? []) {
    const value = info.options[option.name]
    const usual = usualOf(option.default, info.options)
    // What the usual table leaves open (nothing) is settled by the server: that is no difference.
    if (
      value === undefined ||
      value === null ||
      usual === '' ||
      usual === null ||
      JSON.stringify(value) === JSON.stringify(usual)
    )
      continue
    found.push({ name: option.name, value: value as Unusual['value'], clause: option.clause })
  }
  return found
}
