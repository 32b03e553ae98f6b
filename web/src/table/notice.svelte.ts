// Telling somebody that it is his turn although he looks elsewhere.
import type { TableState } from './state.svelte'

export function notice(_table: TableState, _turn: boolean): void {}
