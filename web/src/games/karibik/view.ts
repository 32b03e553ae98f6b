// The view of this game as the server shows it (src/cothon/games/karibik/show.py), and the names of what lies on the table.
import { t } from '../../lib/i18n.svelte'
import type { Told } from '../../lib/protocol'

export type ShipType = 'pinnace' | 'flute' | 'skiff' | 'frigate' | 'galleon'
export type PersonKind =
  | 'trader'
  | 'settler'
  | 'captain'
  | 'priest'
  | 'jack'
  | 'sailor'
  | 'pirate'
  | 'mademoiselle'
  | 'jester'
  | 'admiral'
  | 'governor'

export interface Ship {
  id: string
  words: string
  kind: 'ship'
  type: ShipType
  coins: number
  strength: number | null
}
export interface Person {
  id: string
  words: string
  kind: 'person'
  person: PersonKind
  cost: number
  influence: number
  type?: ShipType
  cost_for?: number[]
  copies?: number
}
export interface Request {
  id: string
  words: string
  kind: 'request'
  needs: Record<string, number>
  coins: number
  influence: number
  can?: number[]
}
export interface Tax {
  id: string
  words: string
  kind: 'tax'
  bonus: string
}
export type Card = Ship | Person | Request | Tax

export interface Player {
  seat: number
  coins: number
  influence: number
  strength: number
  completed: number
  qualified: boolean
  traders: Partial<Record<ShipType, number>>
  skills: Record<string, number>
  persons: Person[]
  requests: Request[]
}

export interface KaribikView {
  game: 'karibik'
  edition: string
  seats: number
  viewer: number
  actor: number
  ask: string
  round: number
  max_rounds: number
  start: number
  active: number
  step: number
  takes: number
  shown: number
  ended: string
  target: number
  require_expedition: boolean
  spent: 'open' | 'unseen'
  deck: number
  discard: { cards: number; up: Record<string, number>; buried: number }
  unseen: Record<string, number>
  batch: number
  card: Card | null
  wanted: Person | null
  paying: string | null
  harbour: (Ship | Person)[]
  row: Request[]
  players: Player[]
}

type Look = { name: () => string; many: () => string; code: string; look: string }
export const SHIPS: Record<ShipType, Look> = {
  pinnace: { name: () => t('Pinnace'), many: () => t('+1 coin per Pinnace'), code: 'Pi', look: 'c-yellow p-seed' },
  flute: { name: () => t('Flute'), many: () => t('+1 coin per Flute'), code: 'Fl', look: 'c-blue p-bars' },
  skiff: { name: () => t('Skiff'), many: () => t('+1 coin per Skiff'), code: 'Sk', look: 'c-green p-wave' },
  frigate: { name: () => t('Frigate'), many: () => t('+1 coin per Frigate'), code: 'Fr', look: 'c-red p-diag' },
  galleon: { name: () => t('Galleon'), many: () => t('+1 coin per Galleon'), code: 'Ga', look: 'c-black p-grid' },
}
export const TYPES = Object.keys(SHIPS) as ShipType[]

export const PERSONS: Record<PersonKind, { name: () => string; code: string; skill: () => string }> = {
  trader: { name: () => t('Trader'), code: 'Tr', skill: () => t('+1 coin per ship') },
  settler: { name: () => t('Settler'), code: 'Se', skill: () => t('for requests') },
  captain: { name: () => t('Captain'), code: 'Ca', skill: () => t('for requests') },
  priest: { name: () => t('Priest'), code: 'Pr', skill: () => t('for requests') },
  jack: { name: () => t('Jack'), code: 'Ja', skill: () => t('any symbol') },
  sailor: { name: () => t('Sailor'), code: 'Sa', skill: () => t('strength 1') },
  pirate: { name: () => t('Pirate'), code: 'Pt', skill: () => t('strength 2') },
  mademoiselle: { name: () => t('Mademoiselle'), code: 'Md', skill: () => t('hire for 1 less') },
  jester: { name: () => t('Jester'), code: 'Js', skill: () => t('1 coin: bust or empty harbour') },
  admiral: { name: () => t('Admiral'), code: 'Ad', skill: () => t('2 coins at 5 cards') },
  governor: { name: () => t('Governor'), code: 'Gv', skill: () => t('one more take') },
}

export const personName = (p: Person): string =>
  p.type ? t('{ship} Trader', { ship: SHIPS[p.type].name() }) : PERSONS[p.person].name()
export const skill = (p: Person): string => (p.type ? SHIPS[p.type].many() : PERSONS[p.person].skill())

const SYMBOLS = ['captain', 'priest', 'settler'] as const
/** The symbols of a request one by one, in the order in which they are paid. */
export const symbols = (r: Request): PersonKind[] => SYMBOLS.flatMap((s) => Array<PersonKind>(r.needs[s] ?? 0).fill(s))
const LISTS: Record<string, () => string> = {
  'exp-cc': () => t('2 Captains'),
  'exp-pp': () => t('2 Priests'),
  'exp-ss': () => t('2 Settlers'),
  'exp-ccs': () => t('2 Captains and a Settler'),
  'exp-pps': () => t('2 Priests and a Settler'),
  'exp-cps': () => t('a Captain, a Priest and a Settler'),
}
export const needs = (r: Request): string =>
  LISTS[r.id]?.() ??
  symbols(r)
    .map((s) => PERSONS[s].name())
    .join(', ')

export function facts(c: Card): string {
  if (c.kind === 'ship') {
    const name = SHIPS[c.type].name()
    if (c.strength === null) return t('{name}, {coins} coins, skull', { name, coins: c.coins })
    return t('{name}, {coins} coins, strength {strength}', { name, coins: c.coins, strength: c.strength })
  }
  if (c.kind === 'person')
    return t('{name}, {skill}, cost {cost}, influence {influence}', {
      name: personName(c),
      skill: skill(c),
      cost: c.cost,
      influence: c.influence,
    })
  if (c.kind === 'request')
    return t('Request for {persons}, {coins} coins, influence {influence}', {
      persons: needs(c),
      coins: c.coins,
      influence: c.influence,
    })
  return c.bonus === 'strength'
    ? t('Tax Increase, a coin for the most strength')
    : t('Tax Increase, a coin for the least influence')
}

/** Pictogram of a card by its id, e.g. of `trader-flute-3`. */
export function glyph(id: string): string {
  const first = id.split('-')[0]!
  return first === 'exp' ? 'request' : first
}
/** Colour and pattern of a ship's id; nothing for others. */
export const lookOfId = (id: string): string => SHIPS[id.split('-')[0] as ShipType]?.look ?? ''

export const own = (v: KaribikView): Player | undefined => v.players[v.viewer]

/** Keys for motion. Equal cards are counted: first those in front of the viewer, then the harbour, then the one just
 * revealed, so that a hired person keeps his key on the way into the crew. */
export function keysOf(v: KaribikView): { crew: (id: string, i: number) => string; harbour: string[]; card: string } {
  const count = new Map<string, number>()
  for (const p of own(v)?.persons ?? []) count.set(p.id, p.copies ?? 1)
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
