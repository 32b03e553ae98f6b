// Names and signs of the goods, and what is printed on a card.
import { keyOf } from '../../lib/keys'
import { t } from './t'
import type { Colour, TradersView } from './view'

export const COLOURS: Colour[] = ['red', 'blue', 'yellow', 'green']
/** The token that ends the game (T13.1), as printed on the board. */
export const LAST_TOKEN = 8

type Sign = { letter: string; icon: string; cls: string }
export const SIGNS: Record<Colour, Sign> = {
  red: { letter: 'R', icon: 'cloth', cls: 'c-red p-weft' },
  blue: { letter: 'B', icon: 'gems', cls: 'c-blue p-facet' },
  yellow: { letter: 'Y', icon: 'grain', cls: 'c-yellow p-seed' },
  green: { letter: 'G', icon: 'wine', cls: 'c-green p-dots' },
}
const BY_LETTER: Record<string, Colour> = { R: 'red', B: 'blue', Y: 'yellow', G: 'green' }
const PRINTED_ICONS: Record<number, number> = { 2: 2, 3: 1, 5: 0 }

export const colourOf = (face: string): Colour => BY_LETTER[face[0]!]!
export const valueOf = (face: string): number => Number(face[1])
export const iconsOf = (face: string): number => PRINTED_ICONS[valueOf(face)] ?? 0

export const colourWord = (colour: Colour): string => t(`colour-${colour}`)
/** What stands on the cards and on the ship. */
export const colourLetter = (colour: Colour): string => t(`colour-${colour}.letter`)
export const goodsWord = (colour: Colour): string => t(`colour-${colour}.goods`)
export const shipWord = (colour: Colour): string => t(`colour-${colour}.ship`)

/** A space of the route. */
export const placeName = (name: string): string => t(keyOf('space', name))
/** As a heading, where there is little room. */
export const placeShort = (name: string): string => t(`space-${keyOf(name)}.short`)
export const pieceColour = (colour: string): string => t(`piece-${colour.replace(' ', '-')}`)

export const colourWords = (colours: Colour[]): string => colours.map(colourWord).join(', ')

/** The facts of a card in the order of the rulebook: colour, value, goods, icons. */
export function cardWords(face: string): string {
  const fields = { colour: colourWord(colourOf(face)), value: valueOf(face), goods: goodsWord(colourOf(face)) }
  if (iconsOf(face) === 2) return t('board-card-two-icons', fields)
  if (iconsOf(face) === 1) return t('board-card-one-icon', fields)
  return t('board-card-no-icon', fields)
}

export const faceWords = (face: string): string =>
  t('board-face', { colour: colourWord(colourOf(face)), value: valueOf(face) })
export const facesWords = (faces: string[]): string => (faces.length ? faces.map(faceWords).join(', ') : t('word-none'))

/** Dear cards first, then by colour: the order in which cards are paid (T1.9). */
export function coinOrder<T>(things: T[], face: (thing: T) => string): T[] {
  const rank = (f: string): number => -10 * valueOf(f) + COLOURS.indexOf(colourOf(f))
  return [...things].sort((a, b) => rank(face(a)) - rank(face(b)))
}

/** How many of each face. */
export function tally(faces: string[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const f of faces) found[f] = (found[f] ?? 0) + 1
  return found
}

export function pieceWords(view: TradersView, seat: number): string {
  const { where, card } = view.players[seat]!.piece
  if (where === 'sea') return t('board-double-action-used-piece')
  if (where === 'market') return t('board-piece-market', { card: faceWords(card!) })
  if (where === 'farm') return t('board-piece-farm', { card: faceWords(card!) })
  return view.mode === 'classic' ? t('board-reservation-piece-ready') : t('board-double-action-unused')
}

export function priceWords(view: TradersView): string {
  const least = view.now.lowest_price ?? view.price
  if (view.ask === 'discount' || view.ask === 'pay') return t('board-coins-still-due', { n: view.now.due ?? 0 })
  // of others nobody says what their tokens would save
  if (view.turn === view.viewer && least < view.price) return t('board-all-coins-tokens', { price: view.price, least })
  return t('board-all-for-coins', { price: view.price })
}
