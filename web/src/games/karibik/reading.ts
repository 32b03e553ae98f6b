// What several parts of the board read from a view, and the names of what lies on the table.
import { t } from './t'
import type { Told } from '../../lib/protocol'
import type { Card, KaribikView, Person, PersonKind, Player, Request, ShipType } from './view'

/** Colour and pattern of each. */
export const SHIPS: Record<ShipType, string> = {
  pinnace: 'c-yellow p-seed',
  flute: 'c-blue p-bars',
  skiff: 'c-green p-wave',
  frigate: 'c-red p-diag',
  galleon: 'c-black p-grid',
}
export const TYPES = Object.keys(SHIPS) as ShipType[]
export const PERSONS: PersonKind[] = [
  'trader',
  'settler',
  'captain',
  'priest',
  'jack',
  'sailor',
  'pirate',
  'mademoiselle',
  'jester',
  'admiral',
  'governor',
]

export const shipName = (type: ShipType): string => t(`ship-${type}`)
/** Two letters for each, of the language that is spoken. */
export const shipCode = (type: ShipType): string => t(`ship-${type}.code`)
export const kindCode = (kind: PersonKind): string => t(`person-${kind}.code`)
export const kindName = (kind: PersonKind): string => t(`person-${kind}.short`)
export const traderName = (type: ShipType): string => t('person-trader-of', { ship: shipName(type) })
export const personName = (p: Person): string => (p.type ? traderName(p.type) : kindName(p.person))
export const skill = (p: Person): string => (p.type ? t(`ship-${p.type}.trader`) : t(`person-${p.person}.skill`))

const SYMBOLS = ['captain', 'priest', 'settler'] as const
/** The symbols of a request one by one, in the order in which they are paid. */
export const symbols = (r: Request): PersonKind[] => SYMBOLS.flatMap((s) => Array<PersonKind>(r.needs[s] ?? 0).fill(s))
export const needs = (r: Request): string => t(`request-${r.id}`)

export function facts(c: Card): string {
  if (c.kind === 'ship') {
    const name = shipName(c.type)
    if (c.strength === null) return t('board-ship-skull', { name, coins: c.coins })
    return t('board-ship', { name, coins: c.coins, strength: c.strength })
  }
  if (c.kind === 'person')
    return t('board-person', {
      name: personName(c),
      skill: skill(c),
      cost: c.cost,
      influence: c.influence,
    })
  if (c.kind === 'request')
    return t('board-request', {
      persons: needs(c),
      coins: c.coins,
      influence: c.influence,
    })
  return c.bonus === 'most combat strength' ? t('board-tax-strength-card') : t('board-tax-influence-card')
}

/** What the lens says it is for. */
export function topicOf(c: Card): string {
  if (c.kind === 'ship') return c.strength === null ? 'ship-skull' : 'ship'
  if (c.kind === 'person') return `person-${c.person}`
  if (c.kind === 'request') return 'request'
  return c.bonus === 'most combat strength' ? 'tax-strength' : 'tax-influence'
}

/** Pictogram of a card by its id, e.g. of `trader-flute-3`. */
export function glyph(id: string): string {
  const first = id.split('-')[0]!
  return first === 'exp' ? 'request' : first
}
/** Colour and pattern of a ship's id; nothing for others. */
export const lookOfId = (id: string): string => SHIPS[id.split('-')[0] as ShipType] ?? ''

export const own = (v: KaribikView): Player | undefined => v.players[v.viewer]

/** Keys for motion. Equal cards are counted: first those in front of the viewer, then the harbour, then the one just
 * revealed, so that a hired person keeps his key on the way into the crew. */
export function keysOf(v: KaribikView): { crew: (id: string, i: number) => string; harbour: string[]; card: string } {
  const count = new Map<string, number>()
  for (const p of own(v)?.persons ?? []) count.set(p.id, p.copies)
  const next = (id: string): string => {
    const n = count.get(id) ?? 0
    count.set(id, n + 1)
    return `${id}#${n}`
  }
  return {
    crew: (id, i) => `${id}#${i}`,
    harbour: v.harbour.map((c) => next(c.id)),
    card: v.card ? next(v.card.id) : '',
  }
}

export const nameOf = (told: Told): string => String(told.event.event ?? '')
/** What happened from the last reveal on; empty when something else has begun since (a step, a turn after a stop). */
export function sinceReveal(log: Told[]): Told[] {
  const at = log.findLastIndex((l) => nameOf(l) === 'reveal')
  return at < 0 ? [] : log.slice(at)
}
