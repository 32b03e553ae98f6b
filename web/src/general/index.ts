// A table for a game that brings no board: everything in words, answers as buttons. Nothing of it knows a game.
import type { GameModule } from '../games/module'
import Board from './Board.svelte'
import Seat from './Seat.svelte'
import { text } from './text'

const general: GameModule = {
  Board,
  Seat,
  turn: (view: { turn?: number }) => view.turn ?? null,
  passes: [],
  reveals: [],
  icon: () => undefined,
  keys: {},
  text,
  lesson: [],
}
export default general
