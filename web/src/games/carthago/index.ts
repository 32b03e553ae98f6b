import { t } from './t'
import type { Told } from '../../lib/protocol'
import type { Action } from '../../table/choose'
import type { GameModule, Meter } from '../module'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { face, ROMAN, tilePays } from './names'
import { ahead } from './ahead'
import { lens } from './lens'
import { scenes } from './scenes'
import Seat from './Seat.svelte'
import { sub } from './sub'
import { text } from './text'
import type { CarthagoView } from './view'

const EFFECTS = ['embargo', 'palette', 'favour', 'opulence', 'intrigue', 'luxury', 'escorts', 'legacy']
const ICONS: Record<string, string> = {
  column: 'disc',
  trading: 'trading_dock',
  warship: 'warship_dock',
  regular: 'warship_dock',
  anchor: 'anchor',
  pay: 'card',
  take: 'card',
  give: 'card',
  coin: 'coin',
  deck: 'deck',
  seat: 'guild',
  forum: 'forum',
  tile: 'tile',
  keep: 'cross',
  pass: 'deck',
  done: 'check',
  none: 'cross',
  stop: 'check',
  skip: 'guild',
}

function icon({ parts }: Action): string | undefined {
  const family = parts.do ?? ''
  if (EFFECTS.includes(family)) return family
  return parts.space ?? parts.effect ?? ICONS[family]
}

/** A burst of coins is counted in coins, any other in cards (C5.7, C4.3). */
function meter(view: CarthagoView, burst: Action[]): Meter | null {
  if (view.now.coins_due !== undefined) {
    const need = view.now.coins_due
    if (need === 0) return null // the cost is met, and more may be paid (C5.8)
    const have = burst.reduce((sum, a) => sum + (face(a.parts.card ?? '')?.coins ?? 0), 0)
    if (have > need) return { have, need, words: t('meter-too-many', { n: have - need }) }
    return { have, need, words: have === need ? t('meter-exact') : t('meter-coins', { n: need - have }) }
  }
  if (view.now.cards_due === undefined) return null
  const need = view.now.cards_due
  return { have: burst.length, need, words: t('board-cards-of', { n: burst.length, m: need }), plain: true }
}

const OUT = new Set('goods coin coin_more cargo crew freed'.split(' '))

/** Where a card or ship went, from what happened; a card key is its name. */
function goes(told: Told[], key: string): string | undefined {
  const name = key.replace(/^ship:/, '')
  for (const { event } of told.toReversed()) {
    const cards = [event.card, event.ship, ...(Array.isArray(event.cards) ? event.cards : [])]
    const kind = String(event.event)
    if (kind === 'decade' || (kind === 'effect' && event.effect === 'palette')) {
      if (face(name)) return 'discard'
    }
    if (!cards.includes(name)) continue
    if (kind === 'ship_under') return 'ships'
    if (kind === 'cargo' && key.startsWith('ship:')) return `seat:${String(event.seat)}`
    if (OUT.has(kind) || kind === 'placed') return 'discard'
    if (typeof event.seat === 'number') return `seat:${event.seat}`
  }
  return undefined
}

/** Pictograms of what tiles pay for. */
const SOURCES: Record<string, string> = {
  hall1: 'forum',
  achievements: 'tile',
  residence1: 'residence',
  hall2: 'house',
  victory: 'vp',
  ships: 'warship_dock',
  coins: 'coin',
  residence2: 'disc',
  goods: 'store',
}

const game: GameModule<CarthagoView> = {
  Board,
  Hand,
  Seat,
  steps: (view: CarthagoView) => ({
    words: view.actor === -2 ? t('ended-over') : t('board-decade-and-round', { d: ROMAN[view.decade]!, n: view.round }),
    now: (view.decade - 1) * 5 + view.round,
    of: 15,
  }),
  turn: (view) => view.turn,
  gold: [],
  last: ['pass', 'done', 'none', 'stop', 'keep', 'skip'],
  places: {},
  sub,
  meter,
  reveals: ['deck', 'pass', 'palette', 'embargo'],
  icon,
  pays: (line) => (line.fields.tile ? tilePays(String(line.fields.tile)) : ''),
  source: (line) => (line.fields.tile ? SOURCES[String(line.fields.tile)] : undefined) ?? 'guild',
  keys: {
    embargo: 'E',
    palette: 'P',
    favour: 'F',
    opulence: 'O',
    intrigue: 'I',
    luxury: 'U',
    escorts: 'S',
    deck: 'C',
    forum: 'M',
    anchor: 'A',
    regular: 'R',
    warship: 'V',
    keep: 'K',
    pass: 'X',
    done: 'D',
    none: 'N',
    stop: 'Q',
    skip: 'J',
  },
  figures: ['score', 'product', 'guild_seats', 'coins', 'hand_size', 'discs', 'strength'],
  ahead,
  lens,
  text,
  goes,
  scenes,
}
export default game
