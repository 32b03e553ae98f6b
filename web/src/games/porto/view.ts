// What the server shows of porto. Written by `make games` from src/cothon/games/porto/shown.py; edit that.

export type Ask = 'berth' | 'quay' | 'gift' | 'pilot' | 'moor' | 'load' | 'point' | 'boon' | 'act' | 'captain' | 'fetch' | 'deliver' | 'errand' | 'loadmaster' | 'shift' | 'merchant' | 'stock' | 'bonus' | 'finish' | 'sort' | 'anyload' | 'sway' | 'summon' | 'last' | 'starter' | 'good' | 'ship' | 'peek' | 'deal' | ''

export type GoodName = 'dye' | 'wine' | 'oil' | 'grain' | 'metal'

export type Civilisation = 'egypt' | 'greece' | 'rome' | 'etruria' | 'iberia' | 'phoenicia'

export type DockName = 'egypt1' | 'egypt2' | 'greece1' | 'greece2' | 'rome1' | 'rome2' | 'etruria1' | 'etruria2' | 'iberia1' | 'iberia2' | 'phoenicia1' | 'phoenicia2'

export type Kind = 'carrier' | 'aristocrat' | 'captain' | 'merchant' | 'loadmaster'

export type Privilege = 'talents3' | 'point1' | 'path1' | 'look' | 'anygood' | 'move3' | 'palace' | 'bring'

export type Bonus = '' | 'storehouse' | 'palace'

export type Colour = 'red' | 'blue' | 'yellow' | 'black' | 'green'

export type Reason = '' | 'points' | 'decades'

export type Phase = 'setup' | 'ships' | 'actions' | 'final' | 'over'

/** A ship card. */
export interface Ship {
  /** its number */
  ship: string
  civilisation: Civilisation
  /** of the civilisation */
  name: string
  /** what it wants */
  good: GoodName
  /** Talents it pays */
  income: number
  danger: number
  privilege: Privilege
  privilege_words: string
}

export interface Dock {
  dock: DockName
  name: string
  ship: Ship | null
  /** what waits there to be loaded */
  good: GoodName | null
  /** the seat whose servants are there */
  owner: number | null
}

/** A space of the action row. */
export interface Space {
  /** its number, from 1 */
  space: number
  card: Kind | null
  /** of the card */
  name: string | null
  /** servants to pay */
  cost: number
  bonus: Bonus
  /** servants paid, by seat */
  servants: number[]
  /** whether its card is being used */
  in_use: boolean
}

/** A single space of the palace. */
export interface PalaceSpace {
  /** its number, from 1 */
  space: number
  /** Talents */
  cost: number
  /** trading points one must have */
  need: number
  owner: number | null
}

/** The large space of the palace, for any number of servants. */
export interface LargeSpace {
  /** Talents */
  cost: number
  /** trading points one must have */
  need: number
  /** by seat */
  servants: number[]
}

export interface Palace {
  spaces: PalaceSpace[]
  large: LargeSpace
  /** of the next place */
  next_cost: number
  next_need: number
}

/** A space of the path of intrigue. */
export interface PathSpace {
  /** its number, from 1 */
  space: number
  /** servants that move up into the palace, by rank, e.g. `2/1`; empty where nothing is awarded */
  award: string
  owner: number | null
}

/** The path of intrigue. */
export interface Path {
  spaces: PathSpace[]
  taken: number
  /** servants that would move up into the palace now, by seat */
  awards_now: number[]
}

/** What the viewer knows of the ship deck. */
export interface Deck {
  size: number
  /** ships from the top down; within a group the order is unknown */
  groups: string[][]
}

export interface Player {
  seat: number
  colour: Colour
  /** behind the screen */
  talents: number | null
  /** trading points */
  points: number
  /** servants in the palace */
  palace: number
  /** servants in the reserve */
  reserve: number
  /** servants on the own storehouse card */
  blocked: number
  store: GoodName[]
  free_storage: number
  docks: DockName[]
  /** servants in the temple */
  temple: number
  /** servants in the lighthouse */
  lighthouse: number
  /** servants on charter ships */
  charter: number
  /** servants on action cards */
  on_cards: number
  /** servants on the path of intrigue */
  on_path: number
  /** cards in the order in which they were gained */
  held: Ship[]
}

/** What the present question is about, in figures; what does not matter is left out. */
export interface Now {
  /** the ship being moored, loaded or brought in */
  ship?: Ship
  /** the held card in use */
  used?: Ship
  /** where the good comes from: the store, by good, or a dock */
  source?: GoodName | DockName
  /** the good being loaded */
  cargo?: GoodName
  /** the dock being switched */
  dock?: DockName
  /** trading points to be placed */
  points?: number
  /** ships still to be brought in */
  ships_due?: number
  /** servants moved so far */
  moved?: number
  /** the cards that are looked at, for the one who does */
  look?: Ship[]
}

/** A view of the table. */
export interface PortoView {
  game: 'porto'
  /** the seat that looks; -1 a spectator, -2 everything is seen */
  viewer: number
  /** the seat that is asked; -1 chance, -2 nobody: the game is over */
  actor: number
  /** what is asked; empty at the end */
  ask: Ask
  /** 0 in the setup */
  decade: number
  /** 0 outside turns */
  round: number
  starting_player: number | null
  /** the seat whose turn it is */
  turn: number | null
  phase: Phase
  /** why the game is over; empty before */
  over: Reason
  docks: Dock[]
  /** the ships that come next, and those after them */
  rows: ((Ship | null)[])[]
  spaces: Space[]
  market: GoodName[]
  market_spaces: number
  /** Talents for the next good */
  price: number
  bag: Record<GoodName, number>
  /** seats in the order in which they choose ships */
  lighthouse: number[]
  charter_ships: number
  palace: Palace
  path: Path
  deck: Deck
  players: Player[]
  now: Now
}

export const SHIPS: Ship[] = [
  {"ship": "1", "civilisation": "egypt", "name": "Egypt", "good": "dye", "income": 9, "danger": 1, "privilege": "look", "privilege_words": "look at and sort the top 3 ships"},
  {"ship": "2", "civilisation": "egypt", "name": "Egypt", "good": "wine", "income": 8, "danger": 2, "privilege": "point1", "privilege_words": "+1 trading point"},
  {"ship": "3", "civilisation": "egypt", "name": "Egypt", "good": "oil", "income": 11, "danger": 3, "privilege": "move3", "privilege_words": "move up to 3 servants"},
  {"ship": "4", "civilisation": "egypt", "name": "Egypt", "good": "grain", "income": 10, "danger": 4, "privilege": "talents3", "privilege_words": "+3 Talents"},
  {"ship": "5", "civilisation": "egypt", "name": "Egypt", "good": "metal", "income": 12, "danger": 5, "privilege": "palace", "privilege_words": "palace place without trading points"},
  {"ship": "6", "civilisation": "greece", "name": "Greece", "good": "dye", "income": 9, "danger": 2, "privilege": "path1", "privilege_words": "+1 servant on the path"},
  {"ship": "7", "civilisation": "greece", "name": "Greece", "good": "wine", "income": 10, "danger": 3, "privilege": "anygood", "privilege_words": "load any good"},
  {"ship": "8", "civilisation": "greece", "name": "Greece", "good": "oil", "income": 11, "danger": 4, "privilege": "palace", "privilege_words": "palace place without trading points"},
  {"ship": "9", "civilisation": "greece", "name": "Greece", "good": "grain", "income": 13, "danger": 5, "privilege": "bring", "privilege_words": "bring in a ship of row 1"},
  {"ship": "10", "civilisation": "greece", "name": "Greece", "good": "metal", "income": 7, "danger": 1, "privilege": "point1", "privilege_words": "+1 trading point"},
  {"ship": "11", "civilisation": "rome", "name": "Rome", "good": "dye", "income": 11, "danger": 3, "privilege": "bring", "privilege_words": "bring in a ship of row 1"},
  {"ship": "12", "civilisation": "rome", "name": "Rome", "good": "wine", "income": 10, "danger": 4, "privilege": "talents3", "privilege_words": "+3 Talents"},
  {"ship": "13", "civilisation": "rome", "name": "Rome", "good": "oil", "income": 12, "danger": 5, "privilege": "path1", "privilege_words": "+1 servant on the path"},
  {"ship": "14", "civilisation": "rome", "name": "Rome", "good": "grain", "income": 8, "danger": 1, "privilege": "anygood", "privilege_words": "load any good"},
  {"ship": "15", "civilisation": "rome", "name": "Rome", "good": "metal", "income": 10, "danger": 2, "privilege": "look", "privilege_words": "look at and sort the top 3 ships"},
  {"ship": "16", "civilisation": "etruria", "name": "Etruria", "good": "dye", "income": 11, "danger": 4, "privilege": "palace", "privilege_words": "palace place without trading points"},
  {"ship": "17", "civilisation": "etruria", "name": "Etruria", "good": "wine", "income": 14, "danger": 6, "privilege": "move3", "privilege_words": "move up to 3 servants"},
  {"ship": "18", "civilisation": "etruria", "name": "Etruria", "good": "oil", "income": 7, "danger": 1, "privilege": "point1", "privilege_words": "+1 trading point"},
  {"ship": "19", "civilisation": "etruria", "name": "Etruria", "good": "grain", "income": 9, "danger": 2, "privilege": "path1", "privilege_words": "+1 servant on the path"},
  {"ship": "20", "civilisation": "etruria", "name": "Etruria", "good": "metal", "income": 10, "danger": 3, "privilege": "anygood", "privilege_words": "load any good"},
  {"ship": "21", "civilisation": "iberia", "name": "Iberia", "good": "dye", "income": 12, "danger": 6, "privilege": "talents3", "privilege_words": "+3 Talents"},
  {"ship": "22", "civilisation": "iberia", "name": "Iberia", "good": "wine", "income": 8, "danger": 1, "privilege": "palace", "privilege_words": "palace place without trading points"},
  {"ship": "23", "civilisation": "iberia", "name": "Iberia", "good": "oil", "income": 9, "danger": 2, "privilege": "anygood", "privilege_words": "load any good"},
  {"ship": "24", "civilisation": "iberia", "name": "Iberia", "good": "grain", "income": 11, "danger": 3, "privilege": "look", "privilege_words": "look at and sort the top 3 ships"},
  {"ship": "25", "civilisation": "iberia", "name": "Iberia", "good": "metal", "income": 13, "danger": 5, "privilege": "move3", "privilege_words": "move up to 3 servants"},
  {"ship": "26", "civilisation": "phoenicia", "name": "Phoenicia", "good": "dye", "income": 9, "danger": 1, "privilege": "move3", "privilege_words": "move up to 3 servants"},
  {"ship": "27", "civilisation": "phoenicia", "name": "Phoenicia", "good": "wine", "income": 8, "danger": 1, "privilege": "path1", "privilege_words": "+1 servant on the path"},
  {"ship": "28", "civilisation": "phoenicia", "name": "Phoenicia", "good": "oil", "income": 12, "danger": 4, "privilege": "bring", "privilege_words": "bring in a ship of row 1"},
  {"ship": "29", "civilisation": "phoenicia", "name": "Phoenicia", "good": "grain", "income": 9, "danger": 3, "privilege": "point1", "privilege_words": "+1 trading point"},
  {"ship": "30", "civilisation": "phoenicia", "name": "Phoenicia", "good": "metal", "income": 8, "danger": 2, "privilege": "talents3", "privilege_words": "+3 Talents"},
]
