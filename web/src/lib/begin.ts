import { post, randomHex } from './api'
import { myself } from './me.svelte'
import type { NewTable, TableInfo } from './protocol'

/** A new table; where everybody is here already, its game begins. */
export async function openTable(wanted: NewTable): Promise<TableInfo> {
  return begin(await myself.doing(() => post<TableInfo>('/tables', wanted)))
}

/** The scripted first game of a title, which begins at once. */
export const openLesson = (game: string): Promise<TableInfo> => myself.doing(() => post<TableInfo>(`/lessons/${game}`))

/** Where everybody is here already, a new table needs no waiting room: the game begins. */
export async function begin(table: TableInfo): Promise<TableInfo> {
  const me = myself.who?.player
  if (table.status !== 'waiting' || !table.seats.every((s) => s.kind === 'bot' || s.player === me)) return table
  // Should this fail, the table is there all the same, and its own page can begin it.
  return post<TableInfo>(`/tables/${table.id}/ready`, { entropy: randomHex(16) }).catch(() => table)
}
