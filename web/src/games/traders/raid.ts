import type { TableState } from '../../table/state.svelte'
import type { TradersView } from './view'

/** Whether hand cards are wanted for their icons: asked for, or the naming of goods is over and only they are missing
 * (then they belong to the same burst, T11.9). While naming may go on it is closed first, and they are asked for after. */
export function guarding(table: TableState, view: TradersView): boolean {
  if (view.ask === 'guard') return true
  return view.ask === 'protect' && table.burst.length > 0 && table.further !== null && table.further.close === null
}
