// The view as src/cothon/games/porto/show.py makes it.
export type GoodName = 'dye' | 'wine' | 'oil' | 'grain' | 'metal'
export type Bonus = '' | 'storehouse' | 'palace'

export interface Ship {
  ship: string
  civilisation: string
  name: string
  good: GoodName
  income: number
  danger: number
  /** Empty where only the outline of a ship is known (a list of names). */
  privilege: string
  privilege_words: string
}

export interface Dock {
  dock: string
  name: string
  ship: Ship | null
  good: GoodName | null
  owner: number | null
}

export interface Space {
  space: number
  card: string | null
  name: string | null
  cost: number
  bonus: Bonus
  servants: number[]
  in_use: boolean
}

export interface Player {
  seat: number
  talents: number | null
  points: number
  palace: number
  reserve: number
  blocked: number
  store: GoodName[]
  free_storage: number
  docks: string[]
  temple: number
  lighthouse: number
  charter: number
  on_cards: number
  on_path: number
  held: Ship[]
}

export interface Now {
  ship?: Ship
  used?: Ship
  source?: string
  cargo?: GoodName
  dock?: string
  points?: number
  ships_due?: number
  moved?: number
  /** The cards under `look`, should the server show them whole. */
  look?: Ship[]
}

export interface PortoView {
  viewer: number
  actor: number
  ask: string
  decade: number
  round: number
  starting_player: number | null
  turn: number | null
  phase: 'setup' | 'ships' | 'actions' | 'final' | 'over'
  over: string
  docks: Dock[]
  rows: (Ship | null)[][]
  spaces: Space[]
  market: GoodName[]
  market_spaces: number
  price: number
  bag: Record<GoodName, number>
  lighthouse: number[]
  charter_ships: number
  palace: {
    spaces: { space: number; cost: number; need: number; owner: number | null }[]
    large: { cost: number; need: number; servants: number[] }
    next_cost: number
    next_need: number
  }
  path: { spaces: { space: number; award: string; owner: number | null }[]; taken: number; awards_now: number[] }
  deck: { size: number; groups: string[][] }
  players: Player[]
  now: Now
}

export const GOODS: GoodName[] = ['dye', 'wine', 'oil', 'grain', 'metal']

/** Who looks, with what lies before him; nobody for those who only watch. */
export function own(view: PortoView): Player | null {
  return view.viewer >= 0 ? (view.players[view.viewer] ?? null) : null
}

/** The bonus of the card in use, if one is. */
export function bonusNow(view: PortoView): Bonus {
  return view.spaces.find((s) => s.in_use)?.bonus ?? ''
}

/** Equal things counted: [dye, oil, oil] -> copies 0, 0, 1. */
export function copies<T>(list: T[]): { item: T; copy: number }[] {
  return list.map((item, i) => ({ item, copy: list.slice(0, i).filter((x) => x === item).length }))
}
