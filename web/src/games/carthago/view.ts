// What the server shows of carthago. Written by `make games` from src/cothon/games/carthago/shown.py; edit that.

export type Ask = 'lend' | 'berth' | 'action' | 'card' | 'extra' | 'take' | 'swap' | 'give' | 'wake' | 'column' | 'goods' | 'dock' | 'deliver' | 'cargo' | 'crew' | 'escort' | 'honour' | 'after' | 'coins' | 'marker' | 'target' | 'market_card' | 'marker_card' | 'neutral_card' | 'income' | 'pass_card' | 'failure_card' | 'deck_card' | 'reveal' | 'ship' | 'warship' | 'tiles' | 'starter' | ''

export type Space = 'market' | 'residence' | 'trading_dock' | 'warship_dock' | 'delivery'

export type Good = 'dyes' | 'oils' | 'glass' | 'cedar' | 'jewelry'

export type Column = 'left' | 'middle' | 'right'

export type Effect = 'embargo' | 'palette' | 'commando' | 'favour' | 'opulence' | 'legacy' | 'intrigue' | 'luxury' | 'escorts'

export type Colour = 'red' | 'black' | 'yellow' | 'blue'

export type BaseName = 'B-market' | 'B-residence' | 'B-trading_dock' | 'B-warship_dock' | 'B-delivery'

export type TileName = 'hall1' | 'achievements' | 'residence1' | 'hall2' | 'victory' | 'ships' | 'coins' | 'residence2' | 'goods'

export type SeatName = 'W10' | 'W8' | 'W6' | 'W11' | 'W9' | 'W7' | 'E7' | 'E9' | 'E11' | 'E6' | 'E8' | 'E10'

export type PlaceName = 'guild seat W10' | 'guild seat W8' | 'guild seat W6' | 'guild seat W11' | 'guild seat W9' | 'guild seat W7' | 'guild seat E7' | 'guild seat E9' | 'guild seat E11' | 'guild seat E6' | 'guild seat E8' | 'guild seat E10' | 'the forum' | 'the tile hall1' | 'the tile achievements' | 'the tile residence1' | 'the tile hall2' | 'the tile victory' | 'the tile ships' | 'the tile coins' | 'the tile residence2' | 'the tile goods'

/** A trade card. */
export interface Card {
  /** its id */
  card: string
  action: Space
  good: Good
  coins: number
}

/** A trade card in a hand. */
export interface HeldCard extends Card {
  /** whether everybody has seen it */
  open: boolean
}

/** A ship card. */
export interface Ship {
  /** its id */
  ship: string
  /** what is to be loaded */
  good: Good
  /** what it brings */
  coins: number
  danger: number
  effect: Effect
}

/** A ship in a fleet. */
export interface HeldShip extends Ship {
  /** whether its effect can still be used */
  active: boolean
}

/** A space of the action board. */
export interface SpaceShown {
  space: Space
  name: string
  /** seats whose action disc is here */
  discs: number[]
  /** whether a neutral disc is here */
  neutral: boolean
  /** whether a guild marker is here */
  marker: boolean
  /** what it costs the active player, in cards */
  price: number
  /** whether it was chosen in this turn */
  chosen: boolean
}

/** A dock of the trading harbour. */
export interface Dock {
  /** its number, from 1 */
  dock: number
  ship: Ship | null
  /** the seat with a disc here */
  disc: number | null
}

/** The warship harbour. */
export interface Warships {
  /** regular docks */
  docks: number
  /** seats of the discs there */
  regular: number[]
  /** seats of the discs at the anchor */
  anchor: number[]
  /** the ship that a delivery has turned up */
  turned_up: Ship | null
}

/** A small seat of the guild hall. */
export interface HallSeat {
  seat: SeatName
  cost: number
  /** the seat at the table that has it */
  disc: number | null
  /** not used with so few players */
  covered: boolean
}

/** The guild hall. */
export interface Hall {
  seats: HallSeat[]
  /** discs in the forum, by seat */
  forum: number[]
  forum_cost: number
  /** pairs of seats that lie side by side */
  adjacent: SeatName[][]
}

export interface TileSpace {
  cost: number
  /** the seat with a disc here */
  disc: number | null
}

/** An achievement tile. */
export interface Tile {
  tile: TileName
  name: string
  decade: number
  /** whether it belongs to the present decade */
  current: boolean
  spaces: TileSpace[]
  /** what it would bring now, by seat */
  points: (number | null)[]
}

/** Discs on the circles of each column from the top, 0 where a circle is freed; and what the columns give. */
export interface Residence {
  left: number[]
  middle: number[]
  right: number[]
  /** freed circles */
  freed: number
  /** guild seats that the left column gives */
  seats: number
  /** strength by freed circles of the middle column */
  strengths: number[]
}

export interface Player {
  seat: number
  colour: Colour
  /** available discs */
  discs: number
  residence: Residence
  strength: number
  /** where the action disc is */
  stands: Space | null
  /** base cards in the hand */
  base: BaseName[]
  /** trade cards in the hand, as far as the viewer knows them */
  hand: HeldCard[]
  /** trade cards in the hand */
  hand_size: number
  /** those that not everybody has seen */
  hidden: number
  /** how many of them were drawn from which trade pile (its number) */
  hidden_by_epoch: Record<string, number>
  coins: number | null
  /** coins of the cards that everybody has seen */
  open_coins: number
  goods: Record<Good, number> | null
  /** base and trade cards that lie in front */
  played: string[]
  ships: HeldShip[]
  guild_seats: number
  /** guild seats times ships */
  product: number
  score: number | null
}

/** What the present question is about, in figures; what does not matter is left out. */
export interface Now {
  /** cards still to be paid */
  cards_due?: number
  /** coins still to be paid, or to be revealed */
  coins_due?: number
  /** the space chosen in this turn */
  space?: Space
  /** where the disc goes that is being paid for */
  place?: PlaceName
  /** the column being paid for */
  column?: Column
  /** the ship being delivered to */
  ship?: Ship
  /** the market card to be swapped */
  wanted?: string
  /** where the guild marker stands that is to be moved */
  marker?: Space
  /** Favour helps with this payment */
  favoured?: boolean
  /** the main action was skipped */
  skipped?: boolean
  /** Luxury helps with this delivery */
  luxury?: boolean
  /** who gets the card that is drawn */
  seat?: number
}

/** A view of the table. */
export interface CarthagoView {
  game: 'carthago'
  /** the seat that looks; -1 a spectator, -2 everything is seen */
  viewer: number
  /** the seat that is asked; -1 chance, -2 nobody: the game is over */
  actor: number
  /** what is asked; empty at the end */
  ask: Ask
  /** the seat whose turn it is */
  turn: number
  over: boolean
  decade: number
  round: number
  /** the start player */
  first: number
  /** whether the harbours are closed, as the ship pile has run out */
  closed: boolean
  /** clockwise from the market */
  spaces: SpaceShown[]
  market: Card[]
  trade_pile: number
  discard_pile: string[]
  /** cards that may lie in the trade pile or, drawn from it, in a hand */
  unseen: string[]
  /** cards drawn from an earlier trade pile into a hand, unseen by the viewer */
  unseen_before: string[]
  /** the number of the present trade pile */
  epoch: number
  docks: Dock[]
  /** the next ship first */
  outside: (Ship | null)[]
  ship_pile: number
  /** ships known to be at its bottom, the next one first */
  under: string[]
  warships: Warships
  hall: Hall
  tiles: Tile[]
  players: Player[]
  /** cards of the payment that is going on */
  laid: string[]
  now: Now
}

export const SHIPS: Ship[] = [
  {"ship": "DY1", "good": "dyes", "coins": 9, "danger": 1, "effect": "opulence"},
  {"ship": "DY2", "good": "dyes", "coins": 7, "danger": 2, "effect": "intrigue"},
  {"ship": "DY3", "good": "dyes", "coins": 5, "danger": 3, "effect": "luxury"},
  {"ship": "DY4", "good": "dyes", "coins": 8, "danger": 4, "effect": "favour"},
  {"ship": "DY5", "good": "dyes", "coins": 6, "danger": 5, "effect": "embargo"},
  {"ship": "DY6", "good": "dyes", "coins": 7, "danger": 6, "effect": "escorts"},
  {"ship": "OI1", "good": "oils", "coins": 5, "danger": 1, "effect": "favour"},
  {"ship": "OI2", "good": "oils", "coins": 6, "danger": 2, "effect": "commando"},
  {"ship": "OI3", "good": "oils", "coins": 7, "danger": 3, "effect": "embargo"},
  {"ship": "OI4", "good": "oils", "coins": 6, "danger": 4, "effect": "legacy"},
  {"ship": "OI5", "good": "oils", "coins": 9, "danger": 5, "effect": "escorts"},
  {"ship": "OI6", "good": "oils", "coins": 8, "danger": 6, "effect": "luxury"},
  {"ship": "GL1", "good": "glass", "coins": 6, "danger": 1, "effect": "escorts"},
  {"ship": "GL2", "good": "glass", "coins": 9, "danger": 2, "effect": "luxury"},
  {"ship": "GL3", "good": "glass", "coins": 8, "danger": 3, "effect": "intrigue"},
  {"ship": "GL4", "good": "glass", "coins": 5, "danger": 4, "effect": "palette"},
  {"ship": "GL5", "good": "glass", "coins": 7, "danger": 5, "effect": "legacy"},
  {"ship": "GL6", "good": "glass", "coins": 5, "danger": 6, "effect": "opulence"},
  {"ship": "CE1", "good": "cedar", "coins": 8, "danger": 1, "effect": "legacy"},
  {"ship": "CE2", "good": "cedar", "coins": 8, "danger": 2, "effect": "embargo"},
  {"ship": "CE3", "good": "cedar", "coins": 6, "danger": 3, "effect": "favour"},
  {"ship": "CE4", "good": "cedar", "coins": 7, "danger": 4, "effect": "luxury"},
  {"ship": "CE5", "good": "cedar", "coins": 5, "danger": 5, "effect": "commando"},
  {"ship": "CE6", "good": "cedar", "coins": 9, "danger": 6, "effect": "palette"},
  {"ship": "JE1", "good": "jewelry", "coins": 7, "danger": 1, "effect": "palette"},
  {"ship": "JE2", "good": "jewelry", "coins": 5, "danger": 2, "effect": "escorts"},
  {"ship": "JE3", "good": "jewelry", "coins": 9, "danger": 3, "effect": "commando"},
  {"ship": "JE4", "good": "jewelry", "coins": 9, "danger": 4, "effect": "favour"},
  {"ship": "JE5", "good": "jewelry", "coins": 8, "danger": 5, "effect": "opulence"},
  {"ship": "JE6", "good": "jewelry", "coins": 6, "danger": 6, "effect": "intrigue"},
]
