import type { TableState } from '../../table/state.svelte'
import type { TradersView } from './view'

/** Whether hand cards are wanted for their icons: asked for, or in the same burst once the naming of goods is over (T11.9).
 * Where naming may still go on it is closed first, and they are asked for after. */
export function guarding(table: TableState, view: TradersView): boolean {
  if (view.ask === 'guard') return true
  return view.ask === 'protect' && [...table.chosen, ...table.options].some((a) => a.parts.do === 'guard')
}
