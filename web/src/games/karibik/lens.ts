// What the lens tells of a card: what it is for, how many like it there are, and whom it helps, as far as the view shows it.
import type { Lensed, Looked } from '../module'
import { about } from '../topics'
import { needs, PERSONS, SHIPS } from './reading'
import { t } from './t'
import type { KaribikView, Need, PersonKind, Player, ShipType } from './view'

const kindOf = (id: string): string => id.split('-')[0]!
const ANY: Need[] = ['captain', 'priest', 'settler']
/** The symbols that a person shows: a Jack of all Trades has them all (K1.7). */
const shows = (kind: string): Need[] => (kind === 'jack' ? ANY : ANY.filter((need) => need === kind))

export function lens(view: KaribikView, { k, topic }: Looked): Lensed {
  const id = k.split('#')[0]!
  const kind = kindOf(id)
  const needed = topic === 'request' && view.require_expedition ? ' request-needed' : ''
  const said = about(t, topic + needed, { target: view.target })
  if (!(kind in SHIPS || PERSONS.includes(kind as PersonKind) || kind === 'exp')) return said
  const alike = kind === 'exp' ? [] : [ofKind(view, id, kind)]
  return { about: said.about, more: [...said.more, left(view, id)], left: alike, wants: wants(view, kind) }
}

/** Of a ship its type counts, of a Trader the type he deals with: `trader-flute`. */
const sort = (id: string): string => (kindOf(id) === 'trader' ? id.split('-', 2).join('-') : kindOf(id))

function ofKind(view: KaribikView, id: string, kind: string): string {
  const n = Object.entries(view.unseen).reduce((sum, [one, copies]) => sum + (sort(one) === sort(id) ? copies : 0), 0)
  const name = kind in SHIPS ? t(`ship-${kind}.plural`) : t(`person-${sort(id)}.plural`)
  return t('lens-kind-unseen', { kind: name, n })
}

function left(view: KaribikView, id: string): string {
  const unseen = view.unseen[id] ?? 0
  const up = view.discard.up[id] ?? 0
  // Of cards that were put away face down nobody knows the faces: then there is no saying how many there are in all.
  if (view.discard.buried) return t('lens-same', { unseen, up })
  const lying = [...view.harbour, ...view.row, view.card].filter((c) => c?.id === id).length
  const held = view.players.reduce((n, p) => n + heldBy(p, id), 0)
  return t('lens-same-of', { all: unseen + up + lying + held, unseen, up })
}

const heldBy = (p: Player, id: string): number =>
  p.requests.filter((r) => r.id === id).length + (p.persons.find((one) => one.id === id)?.copies ?? 0)

function wants(view: KaribikView, kind: string): Lensed['wants'] {
  if (kind === 'exp') return [] // its own facts say who can complete it
  const traders = view.players
    .map((p) => ({ seat: p.seat, n: p.traders[kind as ShipType] ?? 0 }))
    .filter(({ n }) => n > 0)
    .map(({ seat, n }) => ({ seat, words: t('lens-traders', { n }) }))
  const requests = view.row
    .filter((r) => shows(kind).some((need) => r.needs[need] > 0))
    .map((r) => ({ seat: null, words: t('board-request-for', { persons: needs(r) }) }))
  return [...traders, ...requests]
}
