// The game's words and signs. Texts stand here literally, so that they can be collected for translation.
import { say, t } from '../../lib/i18n.svelte'
import {
  type CarthagoView,
  type Card,
  type Column,
  type Effect,
  type Good,
  placeKey,
  type Ship,
  type Space,
} from './view'

type Sign = { icon: string; colour: string; letter: string; pattern: string; shape: string }
export const GOODS: Record<Good, Sign> = {
  dyes: { icon: 'dye', colour: 'purple', letter: 'D', pattern: 'wave', shape: 'sh' },
  oils: { icon: 'oil', colour: 'green', letter: 'O', pattern: 'dots', shape: 'arch' },
  glass: { icon: 'glass', colour: 'teal', letter: 'G', pattern: 'facet', shape: 'hex' },
  cedar: { icon: 'cedar', colour: 'brown', letter: 'C', pattern: 'bars', shape: 'sq' },
  jewelry: { icon: 'jewelry', colour: 'yellow', letter: 'J', pattern: 'seed', shape: 'oct' },
}
export const ALL_GOODS = Object.keys(GOODS) as Good[]
export const ROMAN = ['', 'I', 'II', 'III']

const GOOD_WORDS: Record<Good, () => string> = {
  dyes: () => t('dyes'),
  oils: () => t('oils'),
  glass: () => t('glass'),
  cedar: () => t('cedar'),
  jewelry: () => t('jewelry'),
}
export const goodName = (good: Good): string => GOOD_WORDS[good]()

const SPACE_WORDS: Record<Space, () => string> = {
  market: () => t('Market'),
  residence: () => t('Residence'),
  trading_dock: () => t('Trading Dock'),
  warship_dock: () => t('Warship Dock'),
  delivery: () => t('Harbour Delivery'),
}
export const spaceName = (space: Space): string => SPACE_WORDS[space]()

const SPACE_SHORT: Record<Space, () => string> = {
  market: () => t('Market'),
  residence: () => t('Residence'),
  trading_dock: () => t('Trading'),
  warship_dock: () => t('Warship'),
  delivery: () => t('Delivery'),
}
export const spaceShort = (space: Space): string => SPACE_SHORT[space]()

const COLUMN_WORDS: Record<Column, () => string> = {
  left: () => t('left column'),
  middle: () => t('middle column'),
  right: () => t('right column'),
}
export const columnName = (column: Column): string => COLUMN_WORDS[column]()

const EFFECT_WORDS: Record<Effect, () => string> = {
  embargo: () => t('Embargo'),
  palette: () => t('Palette'),
  commando: () => t('Commando'),
  favour: () => t('Favour'),
  opulence: () => t('Opulence'),
  legacy: () => t('Legacy'),
  intrigue: () => t('Intrigue'),
  luxury: () => t('Luxury'),
  escorts: () => t('Escorts'),
}
export const effectName = (effect: Effect): string => EFFECT_WORDS[effect]()

const EFFECT_DOES: Record<Effect, () => string> = {
  embargo: () => t('the ship at dock 1 goes under the pile'),
  palette: () => t('all market cards are replaced'),
  commando: () => t('a disc goes to the anchor'),
  favour: () => t('the first card need not show the action'),
  opulence: () => t('one card for a residence disc need not match'),
  legacy: () => t('a disc goes on a tile of an earlier decade'),
  intrigue: () => t('a guild marker moves'),
  luxury: () => t('the card for a trading ship need not match'),
  escorts: () => t('strength +2 for one expedition'),
}
export const effectDoes = (effect: Effect): string => EFFECT_DOES[effect]()

const TILE_SHORT: Record<string, () => string> = {
  hall1: () => t('Guild Hall 1'),
  achievements: () => t('Tiles'),
  residence1: () => t('Residence 1'),
  hall2: () => t('Guild Hall 2'),
  victory: () => t('Victory'),
  ships: () => t('Ships'),
  coins: () => t('Coins'),
  residence2: () => t('Residence 2'),
  goods: () => t('Goods'),
}
export const tileShort = (tile: string): string => TILE_SHORT[tile]?.() ?? tile

const TILE_PAYS: Record<string, () => string> = {
  hall1: () => t('4 per forum disc'),
  achievements: () => t('2 per disc on tiles'),
  residence1: () => t('3 per freed circle'),
  hall2: () => t('3 per seat of your block'),
  victory: () => t('7, 6, 5 by space'),
  ships: () => t('sets of goods on ships'),
  coins: () => t('1 per 3 coins in hand'),
  residence2: () => t('3 per available disc'),
  goods: () => t('sets of goods in hand'),
}
export const tilePays = (tile: string): string => TILE_PAYS[tile]?.() ?? ''

export const nameOf = (names: string[], seat: number): string => names[seat] ?? t('seat {n}', { n: seat + 1 })

export const cardLabel = (c: Card): string =>
  t('{card}: {action}, {good}, {n} coins', {
    card: c.card,
    action: spaceName(c.action),
    good: goodName(c.good),
    n: c.coins,
  })
export const baseLabel = (space: Space): string => t('Base card {action}', { action: spaceName(space) })
export const shipLabel = (s: Ship): string =>
  t('{ship}: {good}, coin value {n}, danger {d}, {effect}: {does}', {
    ship: s.ship,
    good: goodName(s.good),
    n: s.coins,
    d: s.danger,
    effect: effectName(s.effect),
    does: effectDoes(s.effect),
  })

/** T1 to T75 run through the table of C1.3 like text; only the coins have to be looked up. */
const SPACES: Space[] = ['market', 'residence', 'trading_dock', 'warship_dock', 'delivery']
const COINS = '235245246346356' + '346356235245246' + '245246346356235' + '356235245246346' + '246346356235245'
export function face(name: string): Card | null {
  const n = Number(name.slice(1)) - 1
  if (!name.startsWith('T') || !(n >= 0 && n < 75)) return null
  return {
    card: name,
    action: SPACES[Math.floor(n / 15)]!,
    good: ALL_GOODS[Math.floor((n % 15) / 3)]!,
    coins: Number(COINS[n]),
  }
}
export const baseSpace = (name: string): Space => name.slice(2) as Space
export const faceLabel = (name: string): string => {
  const card = face(name)
  return card ? cardLabel(card) : baseLabel(baseSpace(name))
}

/** Where a payment goes, in words. */
export function placeName(view: CarthagoView, place: string | undefined): string {
  const [kind, which] = placeKey(place).split(':')
  if (kind === 'forum') return t('the forum')
  if (kind === 'seat') return t('guild seat {seat}', { seat: which! })
  const tile = view.tiles.find((x) => x.tile === which)
  return tile ? t('the tile {tile}', { tile: say(tile.name) }) : ''
}
