import { t } from './t'
import type { Action } from '../../table/choose'
import type { TableState } from '../../table/state.svelte'
import type { GameModule } from '../module'
import { ahead } from './ahead'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { lens } from './lens'
import { scenes } from './scenes'
import Seat from './Seat.svelte'
import { text } from './text'
import { goes } from './track'
import type { Colour, Player, TradersView } from './view'
import { colourOf, colourWord, colourWords, iconsOf, LAST_TOKEN, SIGNS, valueOf } from './words'

const DEEDS: Record<string, string> = { buy: 'market', take: 'coin', double: 'double', reserve: 'anchor', pass: 'next' }
/** The places of the deeds of a turn, and so their keys, whichever of them are possible. */
const PLACES: Record<string, number> = { buy: 0, take: 1, double: 2, reserve: 2 }
const FAMILIES: Record<string, string> = { take_own: 'anchor', discount: 'token', done: 'cross', paid: 'check' }

function steps(view: TradersView, names: string[]): { words: string; now: number; of: number } {
  const most = Math.max(...view.players.map((p) => p.tokens))
  const who = view.players.filter((p) => p.tokens === most)
  const of = { n: most, most: LAST_TOKEN }
  const nameOf = ({ seat }: Player): string => (seat === view.viewer ? t('word-you') : (names[seat] ?? '?'))
  return {
    words:
      who.length === view.players.length
        ? t('board-most-tokens-each', of)
        : t('board-most-tokens-of', { ...of, who: who.map(nameOf).join(', ') }),
    now: Math.min(most, LAST_TOKEN),
    of: LAST_TOKEN,
  }
}

function sub(view: TradersView, table: TableState): string {
  const me = view.players[table.viewer ?? -1]
  const { due = 0, colour, raided = [], lowest_price: least = view.price } = view.now
  const coins = me?.coins ?? 0
  switch (view.ask) {
    case 'act':
      if (!view.now.open) return ''
      if (least < view.price)
        return t('hint-buy-with-tokens', {
          price: view.price,
          least,
          coins,
        })
      return t('hint-buy', { price: view.price, coins })
    case 'take':
      return t('hint-take', { coins })
    case 'reserve':
      return t('hint-reserve')
    case 'discount':
      return t('hint-discount', { colour: colour ? colourWord(colour) : '', coins })
    case 'pay':
      return t('hint-pay', { due })
    case 'protect':
      return t('hint-raided', {
        colours: colourWords(raided),
        icons: me?.icons ?? 0,
      })
    case 'guard':
      return t('hint-icons-needed', { n: due })
    default:
      return ''
  }
}

function meter(view: TradersView, burst: Action[]): { have: number; need: number; words: string } | null {
  const of = (family: string): string[] => burst.filter((a) => a.parts.do === family).map((a) => a.parts.card ?? '')
  const { due = 0 } = view.now
  if (view.ask === 'pay') {
    if (due === 0) return null // the price is met, and more may be paid (T4.7)
    const have = of('pay').reduce((n, f) => n + valueOf(f), 0)
    return {
      have,
      need: due,
      words:
        have < due
          ? t('meter-more', { n: due - have })
          : have > due
            ? t('meter-pay', { n: have, due })
            : t('word-exact'),
    }
  }
  if (view.ask !== 'protect' && view.ask !== 'guard') return null
  const named = of('protect').length
  const have = of('guard').reduce((n, f) => n + iconsOf(f), 0)
  if (view.ask === 'protect' && !have) {
    const most = view.players[view.actor]?.icons ?? 0
    return { have: named, need: most, words: t('meter-icons-in-hand', { n: most }) }
  }
  const need = due + named
  return { have, need, words: have < need ? t('meter-icons', { n: need - have }) : t('meter-enough-icons') }
}

function icon(action: Action): string | undefined {
  const { do: family = '', deed, card } = action.parts
  if (deed) return DEEDS[deed]
  return card ? SIGNS[colourOf(card)].icon : FAMILIES[family]
}

const game: GameModule<TradersView> = {
  Board,
  Hand,
  Seat,
  steps,
  turn: (view) => view.turn,
  asks: ({ ask, now }) =>
    ask === 'discount' && now.colour ? t('hint-ask-discount', { colour: colourWord(now.colour) }) : '',
  gold: ['buy', 'take_own'],
  last: ['pass', 'done', 'paid'],
  places: PLACES,
  digit: ({ parts: { deed = '' } }) => (deed in PLACES ? String(PLACES[deed]! + 1) : undefined),
  holds: (kind) => t(`place-${kind}`),
  sub,
  meter,
  reveals: ['done'],
  icon,
  dye: (line) => (line.fields.colour ? SIGNS[line.fields.colour as Colour].cls : ''),
  source: (line) =>
    line.fields.colour ? SIGNS[line.fields.colour as Colour].icon : line.id.startsWith('blind') ? 'deck' : 'card',
  keys: { done: 'D', paid: 'D', take_own: 'O' },
  lens,
  text,
  goes,
  scenes,
  figures: ['vps', 'tokens', 'coins', 'hand_size'],
  ahead,
  rank: (view, action) => view.market.findIndex((c) => c.card === action.parts.card),
}
export default game
