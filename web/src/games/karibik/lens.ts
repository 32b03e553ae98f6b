// What the lens tells of a card: how many like it there are, and whom it helps, as far as the view shows it.
import type { Lensed } from '../module'
import { needs, PERSONS, SHIPS } from './reading'
import { t } from './t'
import type { KaribikView, Need, PersonKind, Player, ShipType } from './view'

const kindOf = (id: string): string => id.split('-')[0]!
const ANY: Need[] = ['captain', 'priest', 'settler']
/** The symbols that a person shows: a Jack of all Trades has them all (K1.7). */
const shows = (kind: string): Need[] => (kind === 'jack' ? ANY : ANY.filter((need) => need === kind))

export function lens(view: KaribikView, { k }: { k: string }): Lensed | null {
  const id = k.split('#')[0]!
  const kind = kindOf(id)
  const card = kind in SHIPS || PERSONS.includes(kind as PersonKind) || kind === 'exp'
  return card ? { left: [left(view, id)], wants: wants(view, id, kind) } : null
}

function left(view: KaribikView, id: string): string {
  const unseen = view.unseen[id] ?? 0
  const up = view.discard.up[id] ?? 0
  // Of cards that were put away face down nobody knows the faces: then there is no saying how many there are in all.
  if (view.discard.buried) return t('lens-copies', { unseen, up })
  const lying = [...view.harbour, ...view.row, view.card].filter((c) => c?.id === id).length
  const held = view.players.reduce((n, p) => n + heldBy(p, id), 0)
  return t('lens-copies-of', { all: unseen + up + lying + held, unseen, up })
}

const heldBy = (p: Player, id: string): number =>
  p.requests.filter((r) => r.id === id).length + (p.persons.find((one) => one.id === id)?.copies ?? 0)

function wants(view: KaribikView, id: string, kind: string): Lensed['wants'] {
  if (kind === 'exp')
    return (view.row.find((r) => r.id === id)?.can ?? []).map((seat) => ({ seat, words: t('lens-has-persons') }))
  const traders = view.players
    .map((p) => ({ seat: p.seat, n: p.traders[kind as ShipType] ?? 0 }))
    .filter(({ n }) => n > 0)
    .map(({ seat, n }) => ({ seat, words: t('lens-traders', { n }) }))
  const requests = view.row
    .filter((r) => shows(kind).some((need) => r.needs[need] > 0))
    .map((r) => ({ seat: null, words: t('board-request-for', { persons: needs(r) }) }))
  return [...traders, ...requests]
}
