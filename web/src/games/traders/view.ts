// What the server shows of traders. Written by `make games` from src/cothon/games/traders/shown.py; edit that.

export type Mode = 'modern' | 'classic'

export type Refill = 'end' | 'purchase'

export type Ask = 'act' | 'take' | 'reserve' | 'discount' | 'pay' | 'protect' | 'guard' | 'market' | 'farm' | 'blind' | ''

export type Colour = 'red' | 'blue' | 'yellow' | 'green'

export type Letter = 'R' | 'B' | 'Y' | 'G'

export type PieceColour = 'white' | 'pink' | 'gray' | 'light brown'

export type Goods = 'cloth' | 'gems' | 'grain' | 'wine'

export type Face = 'R2' | 'R3' | 'R5' | 'B2' | 'B3' | 'B5' | 'Y2' | 'Y3' | 'Y5' | 'G2' | 'G3' | 'G5'

export type Place = 'Alexandria' | 'Coast' | 'Cyrenaica' | 'Pirate waters 1' | 'Pirate waters 2' | 'Carthage'

export type Reason = '' | 'tokens' | 'passes'

export type ByColour = Record<Colour, number>

/** A space of the ship route. */
export interface RouteSpace {
  /** its number; 0 is Alexandria, 5 Carthage */
  space: number
  name: Place
  /** whether ships on it can be raided */
  pirates: boolean
}

export interface Ship {
  colour: Colour
  letter: Letter
  /** what its cards picture */
  goods: Goods
  /** where it is on the route */
  space: number
  /** the name of that space */
  place: Place
  /** whether it can be raided there */
  pirates: boolean
  /** whether it is in Carthage */
  arrived: boolean
}

/** A face of the cards in the box; no view has it, boards know it by heart. */
export interface Printed {
  card: Face
  copies: number
}

/** A card of Market or Farm. */
export interface CardOnOffer {
  card: Face
  colour: Colour
  letter: Letter
  value: number
  /** warehouse icons on it */
  icons: number
  /** the seat that reserved it */
  piece: number | null
}

/** A Set as it would be sold now. */
export interface GoodsSet {
  colour: Colour
  cards: number
  price: number
  vps: number
}

/** An action piece. */
export interface Piece {
  /** in front of its owner, in the sea, or on a card */
  where: 'front' | 'sea' | 'market' | 'farm'
  /** the card it lies on */
  card: Face | null
}

export interface Player {
  seat: number
  colour: Colour
  piece_colour: PieceColour
  hand: Face[] | null
  hand_size: number
  /** what the hand is worth */
  coins: number | null
  /** warehouse icons in the hand */
  icons: number | null
  /** Stock outside the warehouse */
  upright: Face[]
  /** Stock inside the warehouse */
  sideways: Face[]
  /** upright cards of raided colours */
  exposed: number
  sets: GoodsSet[]
  tokens_up: ByColour
  /** used tokens */
  tokens_down: ByColour
  /** all of them */
  tokens: number
  vps: number | null
  vp_cards: Face[] | null
  /** face-down cards, turned up at the end of the game */
  blind_cards: Face[] | null
  piece: Piece
}

/** What the present question is about, in figures; every question has its own. */
export interface Now {
  /** of the tokens that may be turned down */
  colour?: Colour
  /** coins, icons or blind cards that are still missing */
  due?: number
  /** ships that pirates raid */
  raided?: Colour[]
  /** cards named for protection so far */
  named?: Face[]
  /** who gets the card that is drawn */
  seat?: number
  /** whether a card of the Market is open to the seat whose turn it is */
  open?: boolean
  /** with all tokens that can be turned down */
  lowest_price?: number
}

/** A view of the table. */
export interface TradersView {
  game: 'traders'
  mode: Mode
  /** when the Market is filled up */
  refill: Refill
  /** the seat that looks; -1 a spectator, -2 everything is seen */
  viewer: number
  /** the seat that is asked; -1 chance, -2 nobody: the game is over */
  actor: number
  /** what is asked; empty at the end */
  ask: Ask
  /** the seat whose turn it is */
  turn: number
  /** turns passed in a row */
  passes: number
  /** why the game is over; empty before */
  over: Reason
  route: RouteSpace[]
  ships: Ship[]
  market: CardOnOffer[]
  farm: CardOnOffer[]
  /** of the open cards together, for the seat whose turn it is */
  price: number
  draw_pile: number
  discard_pile: Face[]
  /** copies of each face in the draw pile and among the blind cards */
  pool: Record<Face, number> | null
  players: Player[]
  now: Now
}

export const CARDS: Printed[] = [
  {"card": "R2", "copies": 11},
  {"card": "R3", "copies": 9},
  {"card": "R5", "copies": 7},
  {"card": "B2", "copies": 11},
  {"card": "B3", "copies": 9},
  {"card": "B5", "copies": 7},
  {"card": "Y2", "copies": 11},
  {"card": "Y3", "copies": 9},
  {"card": "Y5", "copies": 7},
  {"card": "G2", "copies": 11},
  {"card": "G3", "copies": 9},
  {"card": "G5", "copies": 7},
]
