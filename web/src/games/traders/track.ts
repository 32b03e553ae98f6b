// Which card is which. The view only counts faces, so cards get numbers of our own that stay with them from Farm to Market
// to hand or Stock; by them the motion follows a card.
import type { Told } from '../../lib/protocol'
import { takenBack } from '../../lib/tales'
import type { TableState } from '../../table/state.svelte'
import type { TradersView } from './view'

type Zone = 'market' | 'farm' | 'hand' | 'upright' | 'sideways'
export type Card = { id: string; face: string }
export type Cards = Record<Zone, Card[]>
type Faces = Record<Zone, string[]>

const ZONES: Zone[] = ['sideways', 'upright', 'hand', 'market', 'farm']
// Where a card of a zone can have been before; the ways back are for answers that are taken back.
const SOURCES: Record<Zone, Zone[]> = {
  market: ['farm', 'hand', 'upright'],
  farm: ['market'],
  hand: ['market'],
  upright: ['market', 'sideways'],
  sideways: ['upright', 'market'],
}

let issued = 0
const memory = new WeakMap<TableState, { view: TradersView; viewer: number | null; cards: Cards }>()

/** The cards in the order of the view; the same view gives the same cards. */
export function cardsOf(table: TableState, view: TradersView): Cards {
  const old = memory.get(table)
  if (old?.view === view) return old.cards
  const me = table.viewer === null ? undefined : view.players[table.viewer]
  const faces: Faces = {
    market: view.market.map((c) => c.card),
    farm: view.farm.map((c) => c.card),
    hand: me?.hand ?? [],
    upright: me?.upright ?? [],
    sideways: me?.sideways ?? [],
  }
  const before =
    old && old.viewer === table.viewer ? old.cards : old ? { ...old.cards, hand: [], upright: [], sideways: [] } : null
  const cards = follow(before, faces)
  memory.set(table, { view, viewer: table.viewer, cards })
  return cards
}

export function follow(before: Cards | null, faces: Faces): Cards {
  const left = Object.fromEntries(ZONES.map((z) => [z, before ? [...before[z]] : []])) as unknown as Cards
  const pull = (zone: Zone, face: string): Card | undefined => {
    const at = left[zone].findIndex((c) => c.face === face)
    return at < 0 ? undefined : left[zone].splice(at, 1)[0]
  }
  const kept = Object.fromEntries(ZONES.map((z) => [z, faces[z].map((f) => pull(z, f))])) as unknown as Record<
    Zone,
    (Card | undefined)[]
  >
  const found = {} as Cards
  for (const zone of ZONES) {
    found[zone] = faces[zone].map((face, i) => {
      const source = SOURCES[zone].find((z) => left[z].some((c) => c.face === face))
      return kept[zone][i] ?? (source ? pull(source, face)! : { id: `${face}#${issued++}`, face })
    })
  }
  return found
}

const OWN_DEEDS = new Set('take pay pay_more reserve discount buy double pass protect guard'.split(' '))
const SPENT = new Set(['pay', 'pay_more', 'guard'])

/** What happened and was not taken back. */
export function standing(log: Told[]): Told[] {
  const gone = takenBack(log)
  return log.filter(({ version }) => !gone(version))
}

/** Faces drawn since the viewer's last answer that still lie there. */
export function freshFaces(all: Told[], viewer: number | null): { market: string[]; farm: string[] } {
  const log = standing(all)
  const own = log.findLastIndex(
    ({ event: e }) => OWN_DEEDS.has(String(e.event)) && (viewer === null ? e.event === 'buy' : e.seat === viewer),
  )
  if (own < 0) return { market: [], farm: [] }
  let market: string[] = []
  let farm: string[] = []
  for (const { event: e } of log.slice(own + 1)) {
    const card = String(e.card)
    if (e.event === 'market_card') market.push(card)
    else if (e.event === 'farm_card') farm.push(card)
    else if (e.event === 'farm_moves') farm = []
    else if (e.event === 'buy') market = []
    else if (e.event === 'take' && market.includes(card)) market = market.toSpliced(market.indexOf(card), 1)
  }
  return { market, farm }
}

/** Which cards of a zone are fresh: of equal ones those that came last. */
export function markFresh(cards: Card[], faces: string[]): Set<string> {
  const found = new Set<string>()
  const wanted = [...faces]
  const latest = [...cards].sort((a, b) => Number(b.id.split('#')[1]) - Number(a.id.split('#')[1]))
  for (const card of latest) {
    const at = wanted.indexOf(card.face)
    if (at >= 0) {
      wanted.splice(at, 1)
      found.add(card.id)
    }
  }
  return found
}

/** Where the ships came from with the last purchase: colour -> name of the space. */
export function lastVoyages(all: Told[]): Record<string, { start: string; end: string }> {
  const log = standing(all)
  const from = log.findLastIndex(({ event: e }) => e.event === 'buy')
  const sails = from < 0 ? [] : log.slice(from).filter(({ event: e }) => e.event === 'sail')
  return Object.fromEntries(
    sails.map(({ event: e }) => [String(e.colour), { start: String(e.start), end: String(e.end) }]),
  )
}

/** Where a card or a piece went that is no longer to be seen (`data-place`). */
export function goes(told: Told[], key: string): string | undefined {
  const [face = '', seat = ''] = key.startsWith('piece:') ? ['', key.slice(6)] : [key.split('#')[0]]
  if (seat) return `seat:${seat}`
  for (const { event: e } of told.toReversed()) {
    const has = (list: unknown): boolean => Array.isArray(list) && list.includes(face)
    if (SPENT.has(String(e.event)) && e.card === face) return 'discard'
    if (e.event === 'take' && e.card === face) return `seat:${String(e.seat)}`
    if (e.event === 'sell' && has(e.kept)) return `seat:${String(e.seat)}`
    if (e.event === 'stock' && has(e.cards)) return `seat:${String(e.seat)}`
    if (e.event === 'lost' && has(e.cards)) return 'discard'
    if (e.event === 'sell' && has(e.cards)) return 'discard'
  }
  return undefined
}
