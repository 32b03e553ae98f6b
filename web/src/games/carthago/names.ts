// The game's words and signs.
import { t } from './t'
import { placeKey } from './reading'
import type { CarthagoView, Card, Column, Effect, Good, HeldShip, Ship, Space } from './view'

type Sign = { icon: string; colour: string; pattern: string; shape: string }
export const GOODS: Record<Good, Sign> = {
  dyes: { icon: 'dye', colour: 'purple', pattern: 'wave', shape: 'sh' },
  oils: { icon: 'oil', colour: 'green', pattern: 'dots', shape: 'arch' },
  glass: { icon: 'glass', colour: 'teal', pattern: 'facet', shape: 'hex' },
  cedar: { icon: 'cedar', colour: 'brown', pattern: 'bars', shape: 'sq' },
  jewelry: { icon: 'jewelry', colour: 'yellow', pattern: 'seed', shape: 'oct' },
}
export const ALL_GOODS = Object.keys(GOODS) as Good[]
export const ROMAN = ['', 'I', 'II', 'III']

const dashed = (name: string): string => name.replaceAll('_', '-')

export const goodName = (good: Good): string => t(`good-${good}`)
/** The first letter of its name. */
export const goodLetter = (good: Good): string => t(`good-${good}.letter`)
export const spaceName = (space: Space): string => t(`space-${dashed(space)}`)
export const spaceShort = (space: Space): string => t(`space-${dashed(space)}.short`)
/** On a card, which has least room. */
export const spaceOnCard = (space: Space): string => t(`space-${dashed(space)}.card`)
export const columnName = (column: Column): string => t(`column-${column}.column`)
export const columnPrice = (column: Column): string => t(`column-${column}.price`)
export const effectName = (effect: Effect): string => t(`effect-${effect}`)
export const effectDoes = (effect: Effect): string => t(`effect-${effect}.does`)
export const tileName = (tile: string): string => t(`tile-${tile}.title`)
export const tileShort = (tile: string): string => t(`tile-${tile}.short`)
export const tilePays = (tile: string): string => t(`tile-${tile}.pays`)

export const nameOf = (names: string[], seat: number): string => names[seat] ?? t('board-seat-number', { n: seat + 1 })

export const cardLabel = (c: Card): string =>
  t('board-card', { action: spaceName(c.action), good: goodName(c.good), n: c.coins })
export const baseLabel = (space: Space): string => t('board-base-card', { action: spaceName(space) })
export const shipLabel = (s: Ship): string =>
  t('board-ship', {
    good: goodName(s.good),
    n: s.coins,
    d: s.danger,
    effect: effectName(s.effect),
    does: effectDoes(s.effect),
  })

export const heldLabel = (s: HeldShip): string =>
  t(s.active ? 'board-ship-active' : 'board-ship-inactive', { ship: shipLabel(s) })

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
export const ALL_CARDS = Array.from({ length: 75 }, (_, i) => face(`T${i + 1}`)!)
export const baseSpace = (name: string): Space => name.slice(2) as Space
export const faceLabel = (name: string): string => {
  const card = face(name)
  return card ? cardLabel(card) : baseLabel(baseSpace(name))
}

/** A ship of which only the id is shown. */
export const shipCalled = (id: string): string => t(`ship-${id.toLowerCase()}`)

/** A seat of the guild hall: W10 is the one for 10 coins in the west wing (C1.13). */
export const hallSeat = (seat: string, form: '' | '.title' | '.wing' = ''): string =>
  t(`wing-${seat.startsWith('W') ? 'west' : 'east'}${form}`, { n: Number(seat.slice(1)) })

/** Where a payment goes, in words. */
export function placeName(view: CarthagoView, place: string | undefined): string {
  const [kind, which] = placeKey(place).split(':')
  if (kind === 'forum') return t('board-the-forum')
  if (kind === 'seat') return hallSeat(which!)
  const tile = view.tiles.find((x) => x.tile === which)
  return tile ? t('board-the-tile', { tile: tileName(tile.tile) }) : ''
}
