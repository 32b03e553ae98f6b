// The view of src/cothon/games/traders/show.py. null stands for the unseen.
export type Colour = 'red' | 'blue' | 'yellow' | 'green'
export type ByColour = Record<Colour, number>

export interface Ship {
  colour: Colour
  letter: string
  goods: string
  space: number
  place: string
  pirates: boolean
  arrived: boolean
}

export interface CardOnOffer {
  card: string
  colour: Colour
  letter: string
  value: number
  icons: number
  /** The seat that reserved it. */
  piece: number | null
}

/** A Set as it would be sold now. */
export interface GoodsSet {
  colour: Colour
  cards: number
  price: number
  vps: number
}

export interface Piece {
  where: 'front' | 'sea' | 'market' | 'farm'
  card: string | null
}

export interface Player {
  seat: number
  colour: Colour
  piece_colour: string
  hand: string[] | null
  hand_size: number
  coins: number | null
  icons: number | null
  upright: string[]
  sideways: string[]
  exposed: number
  sets: GoodsSet[]
  tokens_up: ByColour
  tokens_down: ByColour
  tokens: number
  vps: number | null
  vp_cards: string[] | null
  blind_cards: string[] | null
  piece: Piece
}

export interface Now {
  colour?: Colour
  due?: number
  raided?: Colour[]
  named?: string[]
  seat?: number
  open?: boolean
  lowest_price?: number
}

export interface TradersView {
  game: 'traders'
  mode: 'modern' | 'classic'
  refill: 'end' | 'purchase'
  viewer: number
  actor: number
  ask: string
  turn: number
  passes: number
  over: string
  route: { space: number; name: string; pirates: boolean }[]
  ships: Ship[]
  market: CardOnOffer[]
  farm: CardOnOffer[]
  price: number
  draw_pile: number
  discard_pile: string[]
  pool: Record<string, number> | null
  players: Player[]
  now: Now
}
