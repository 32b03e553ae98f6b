import { t } from './t'
import type { GameModule } from '../module'
import Board from './Board.svelte'
import { goes } from './goes'
import Hand from './Hand.svelte'
import { lens } from './lens'
import { isLastRound } from './reading'
import { scenes } from './scenes'
import Seat from './Seat.svelte'
import { sub } from './sub'
import { text } from './text'
import type { PortoView } from './view'

const DECADES = 5
const MOVES = ['R>L', 'R>T', 'L>R', 'L>T', 'T>R', 'T>L']

const ICONS: Record<string, string> = {
  buy: 'palace', pass: 'cross', none: 'cross', claim: 'dock', take_ship: 'bring', ban: 'cross', dock: 'dock', path: 'path', house: 'house',
  use_boon: 'check', decline: 'cross', talents: 'coin', refill: 'market', take_bonus: 'plus', end: 'next', done: 'check', store: 'store',
  at_dock: 'dock', charter: 'charter', switch: 'move3', dissolve: 'servant', stop: 'check', bonus_only: 'plus', ship: 'charter', card: 'card', errand: 'servant', sway: 'move3', use: 'card',
} // prettier-ignore

function steps(view: PortoView): { words: string; now: number; of: number } {
  const now = view.phase === 'over' ? DECADES + 1 : view.decade
  return { words: stage(view), now, of: DECADES }
}

function stage(view: PortoView): string {
  if (view.phase === 'over') return t('ended-over')
  if (view.phase === 'setup') return t('board-setup')
  if (view.phase === 'final') return t('board-final-phase')
  if (view.phase === 'ships') return t('board-decade-ships-come', { n: view.decade })
  return t(isLastRound(view) ? 'board-decade-action-round.last' : 'board-decade-action-round', {
    n: view.decade,
    r: view.round,
  })
}

const game: GameModule<PortoView> = {
  Board,
  Hand,
  Seat,
  steps,
  turn: (view) => view.turn,
  gold: ['use_boon', 'take_bonus', 'buy'],
  last: ['pass', 'none', 'end', 'done', 'stop', 'decline', 'talents', 'bonus_only'],
  places: {},
  sub,
  // A new market, a voyage and a look at the deck turn something up; a used card is gone.
  reveals: ['refill'],
  icon: (a) => a.parts.good ?? ICONS[a.parts.do ?? ''],
  source: (line) => (line.id.includes('path') ? 'path' : line.id.includes('single') ? 'servant' : 'palace'),
  keys: {
    talents: 'X',
    refill: 'M',
    take_bonus: 'A',
    bonus_only: 'O',
    end: 'E',
    done: 'E',
    stop: 'E',
    pass: 'E',
    none: 'E',
    path: 'P',
    house: 'H',
    use_boon: 'U',
    decline: 'D',
    charter: 'C',
    store: 'S',
    buy: 'Y',
  },
  digit: ({ parts }) => {
    if (parts.do === 'card') return parts.space
    const move = MOVES.indexOf(parts.move ?? '') // the same keys from the first servant to the last
    if (parts.do === 'errand') return String(move + 1)
    return parts.do === 'sway' ? String(2 * Number(parts.seat) + (parts.move === 'T>L' ? 1 : 2)) : undefined
  },
  lens,
  text,
  goes,
  scenes,
  figures: ['palace', 'points', 'talents', 'reserve', 'lighthouse', 'temple', 'on_path'],
}
export default game
