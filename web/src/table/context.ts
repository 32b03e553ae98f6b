// The table a component belongs to.
import { getContext, setContext } from 'svelte'
import type { TableState } from './state.svelte'

const KEY = Symbol('table')
export const provideTable = (table: TableState): TableState => setContext(KEY, table)
export const useTable = (): TableState => getContext(KEY)
