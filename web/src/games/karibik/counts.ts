// All faces with their counts, in groups, for the list of cards and the text table.
import { t } from './t'
import { kindName, PERSONS, shipName, SHIPS, traderName, TYPES } from './reading'
import type { KaribikView, PersonKind, ShipType } from './view'

export type Count = { id: string; words: string; unseen: number; up: number }
export type Group = { title: string; rows: Count[] }

const kindOf = (id: string): string => id.split('-')[0]!

function words(id: string): string {
  const [kind, a, b] = id.split('-') as [string, string, string | undefined]
  if (kind in SHIPS) return `${shipName(kind as ShipType)} ${a}/${b === 'skull' ? t('board-skull') : b}`
  if (kind === 'trader') return `${traderName(a as ShipType)} ${b}`
  if (PERSONS.includes(kind as PersonKind)) return `${kindName(kind as PersonKind)} ${a}`
  if (kind === 'exp') return t('board-request-for', { persons: t(`request-${id}`) })
  return a === 'strength' ? t('board-tax-strength') : t('board-tax-influence')
}

export function groups(view: KaribikView): Group[] {
  const ids = [...new Set([...Object.keys(view.unseen), ...Object.keys(view.discard.up)])]
  const row = (id: string): Count => ({
    id,
    words: words(id),
    unseen: view.unseen[id] ?? 0,
    up: view.discard.up[id] ?? 0,
  })
  const of = (kinds: string[]): Count[] =>
    ids
      .filter((id) => kinds.includes(kindOf(id)))
      .sort(byFace)
      .map(row)
  return [
    { title: t('board-ships-coins-strength'), rows: of(TYPES) },
    { title: t('board-persons-cost'), rows: of(PERSONS) },
    { title: t('board-requests-and-taxes'), rows: of(['exp', 'tax']) },
  ].filter((g) => g.rows.length)
}

const ORDER = [...TYPES, ...PERSONS, 'exp', 'tax']
function byFace(a: string, b: string): number {
  return ORDER.indexOf(kindOf(a)) - ORDER.indexOf(kindOf(b)) || a.localeCompare(b)
}
