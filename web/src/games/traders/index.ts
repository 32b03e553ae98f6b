import type { GameModule } from '../module'
import Board from './Board.svelte'
import Seat from './Seat.svelte'

const game: GameModule = { Board, Seat, reveals: [], icon: () => undefined, keys: {}, text: () => [], lesson: [] }
export default game
