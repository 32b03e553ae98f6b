// A table for a game that brings no board: everything in words, answers as buttons. Nothing of it knows a game.
import type { GameModule, Shown } from '../games/module'
import Board from './Board.svelte'
import Seat from './Seat.svelte'
import { text } from './text'

const general: GameModule = {
  Board,
  Seat,
  turn: (view) => (view as Shown & { turn?: number }).turn ?? null,
  gold: [],
  last: ['pass', 'done', 'none'],
  places: {},
  reveals: [],
  icon: () => undefined,
  keys: {},
  text,
}
export default general
