// What the server shows of karibik. Written by `make games` from src/cothon/games/karibik/shown.py; edit that.

export type Edition = 'karibik110' | 'portroyal120'

export type Spent = 'open' | 'unseen'

export type Ask = 'discover' | 'repel' | 'pay' | 'take' | 'starter' | 'reveal' | 'settle' | 'flip' | 'over'

export type Reason = '' | 'target' | 'dead_end' | 'max_rounds'

export type ShipType = 'pinnace' | 'flute' | 'skiff' | 'frigate' | 'galleon'

export type PersonKind = 'trader' | 'settler' | 'captain' | 'priest' | 'jack' | 'sailor' | 'pirate' | 'mademoiselle' | 'jester' | 'admiral' | 'governor'

export type Need = 'captain' | 'priest' | 'settler'

export type Bonus = 'most combat strength' | 'fewest influence points'

export type Faces = Record<string, number>

export type Card = Ship | Person | Request | Tax

/** Why no answer means a thing: a refusal. */
export interface Refused {
  clause: string
  key: string
  fields: Record<string, string>
}

export interface Ship {
  id: string
  words: string
  kind: 'ship'
  type: ShipType
  coins: number
  /** of a skull nothing: it cannot be repelled */
  strength: number | null
  /** in the harbour, where another one of its type is looted first */
  refused?: Refused
}

export interface Person {
  id: string
  words: string
  kind: 'person'
  person: PersonKind
  /** as printed */
  cost: number
  influence: number
  /** of a Trader */
  type?: ShipType
}

/** A person in the harbour. */
export interface HarbourPerson extends Person {
  /** what each seat would spend for it, without a fee */
  cost_for: number[]
}

/** A person in a display. */
export interface CrewPerson extends Person {
  /** how many of it are there */
  copies: number
}

export interface Request {
  id: string
  words: string
  kind: 'request'
  needs: Record<Need, number>
  coins: number
  influence: number
}

/** A request in the row. */
export interface OpenRequest extends Request {
  /** seats that have the persons for it */
  can: number[]
}

/** A tax increase. */
export interface Tax {
  id: string
  words: string
  kind: 'tax'
  /** who gains a coin */
  bonus: Bonus
}

/** The discard pile. */
export interface Discard {
  cards: number
  /** face-up cards, by id */
  up: Faces
  /** face-down cards */
  buried: number
}

export interface Player {
  seat: number
  coins: number
  influence: number
  strength: number
  /** requests */
  completed: number
  /** whether this player can end and win the game */
  qualified: boolean
  traders: Partial<Record<ShipType, number>>
  skills: Partial<Record<PersonKind, number>>
  persons: CrewPerson[]
  /** completed ones */
  requests: Request[]
}

/** A view of the table. */
export interface KaribikView {
  game: 'karibik'
  edition: Edition
  seats: number
  /** the seat that looks; -1 a spectator, -2 everything is seen */
  viewer: number
  /** the seat that is asked; -1 chance, -2 nobody: the game is over */
  actor: number
  /** what is asked; `over` at the end */
  ask: Ask
  round: number
  max_rounds: number
  /** the starting player; -1 before it is drawn */
  start: number
  /** the seat whose turn it is */
  active: number
  /** the seat whose step it is; -1 while cards are revealed */
  step: number
  /** takes left in this step */
  takes: number
  /** cards revealed in this turn */
  shown: number
  /** what has triggered the end; empty before */
  ended: Reason
  /** influence that triggers the end */
  target: number
  /** whether that takes a completed request, too */
  require_expedition: boolean
  /** whether coins that are spent are seen */
  spent: Spent
  deck: number
  discard: Discard
  /** copies of each face in the deck and among the coins, by id */
  unseen: Faces
  /** the number of the present deck, counted in shuffles */
  batch: number
  /** the card just revealed, while it is resolved */
  card: Card | null
  /** being hired while the coins for it are spent */
  wanted: Person | null
  /** the request being paid for */
  paying: string | null
  harbour: (Ship | HarbourPerson)[]
  row: OpenRequest[]
  players: Player[]
}
