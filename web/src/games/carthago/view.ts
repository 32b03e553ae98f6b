// What show.py of carthago makes of a view, and what several parts of the board read from it.
import type { TableState } from '../../table/state.svelte'

export type Space = 'market' | 'residence' | 'trading_dock' | 'warship_dock' | 'delivery'
export type Good = 'dyes' | 'oils' | 'glass' | 'cedar' | 'jewelry'
export type Column = 'left' | 'middle' | 'right'
export type Effect =
  'embargo' | 'palette' | 'commando' | 'favour' | 'opulence' | 'legacy' | 'intrigue' | 'luxury' | 'escorts'

export interface Card {
  card: string
  action: Space
  good: Good
  coins: number
}
export interface Ship {
  ship: string
  good: Good
  coins: number
  danger: number
  effect: Effect
}
export interface SpaceShown {
  space: Space
  name: string
  discs: number[]
  neutral: boolean
  marker: boolean
  price: number
  chosen: boolean
}
export interface Dock {
  dock: number
  ship: Ship | null
  disc: number | null
}
export interface HallSeat {
  seat: string
  cost: number
  disc: number | null
  covered: boolean
}
export interface Tile {
  tile: string
  name: string
  decade: number
  current: boolean
  spaces: { cost: number; disc: number | null }[]
  points: (number | null)[]
}
export interface Residence {
  left: number[]
  middle: number[]
  right: number[]
  freed: number
  seats: number
  strengths: number[]
}
export type HeldCard = Card & { open: boolean }
export type HeldShip = Ship & { active: boolean }
export interface Player {
  seat: number
  colour: string
  discs: number
  residence: Residence
  strength: number
  stands: Space | null
  base: string[]
  hand: HeldCard[]
  hand_size: number
  hidden: number
  hidden_by_epoch: Record<string, number>
  coins: number | null
  open_coins: number
  goods: Record<Good, number> | null
  played: string[]
  ships: HeldShip[]
  guild_seats: number
  product: number
  score: number | null
}
export interface Now {
  cards_due?: number
  coins_due?: number
  space?: Space
  place?: string
  column?: Column
  ship?: Ship
  wanted?: string
  marker?: Space
  favoured?: boolean
  skipped?: boolean
  luxury?: boolean
  seat?: number
}
export interface CarthagoView {
  game: 'carthago'
  viewer: number
  actor: number
  ask: string
  turn: number
  over: boolean
  decade: number
  round: number
  first: number
  closed: boolean
  spaces: SpaceShown[]
  market: Card[]
  trade_pile: number
  discard_pile: string[]
  unseen: string[]
  unseen_before: string[]
  epoch: number
  docks: Dock[]
  outside: (Ship | null)[]
  ship_pile: number
  under: string[]
  warships: { docks: number; regular: number[]; anchor: number[]; turned_up: Ship | null }
  hall: { seats: HallSeat[]; forum: number[]; forum_cost: number; adjacent: [string, string][] }
  tiles: Tile[]
  players: Player[]
  laid: string[]
  now: Now
}

/** The seat whose residence lies in front: the viewer's, or for watchers that of the active player. */
export const frontSeat = (view: CarthagoView): number => (view.viewer >= 0 ? view.viewer : Math.max(0, view.turn))

/** Where the present payment goes (`now.place`): 'seat:W6', 'forum', 'tile:hall1'. */
export function placeKey(place: string | undefined): string {
  if (!place) return ''
  const last = place.slice(place.lastIndexOf(' ') + 1)
  return last === 'forum' ? 'forum' : place.startsWith('guild seat') ? `seat:${last}` : `tile:${last}`
}

const CHOICES = new Set(
  'keep lend berth warship_berth space paid pass skip effect wake take swap freed cargo crew disc_back place placed'.split(
    ' ',
  ),
)
const COMES = new Set('market_card ship_card income pass_card failure_card deck_card reveal success'.split(' '))

/** Cards and ships that came since the viewer last chose something. */
export function newThings(table: TableState): Set<string> {
  const viewer = table.viewer
  const log = table.log
  const cut = log.findLastIndex(({ event }) => CHOICES.has(String(event.event)) && event.seat === viewer)
  if (viewer === null || cut < 0) return new Set()
  const came = log.slice(cut + 1).filter(({ event }) => COMES.has(String(event.event)))
  return new Set(came.map(({ event }) => String(event.card ?? event.ship)))
}

/** Base cards are alike: their keys count from below in the hand and from above among the played ones. */
export function baseKeys(names: string[], played: boolean): string[] {
  const most = (name: string): number => (name === 'B-market' || name === 'B-delivery' ? 2 : 1)
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length
    return `${name}:${played ? most(name) - 1 - before : before}`
  })
}
