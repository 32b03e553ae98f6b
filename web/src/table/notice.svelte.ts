// Telling somebody that it is his turn although he looks elsewhere: one notice for each wait.
import { settings } from '../lib/settings.svelte'
import { prompt, yourTurn } from './prompt'
import { play } from './sound'
import type { TableState } from './state.svelte'

let shown: Notification | null = null
let waited = false

export function notice(table: TableState, turn: boolean): void {
  if (!turn) {
    waited = table.position !== null
    shown?.close()
    shown = null
    return
  }
  if (!waited) return // the page was opened on one's own turn
  waited = false
  if (settings.sound) play('bell')
  if (document.hidden && allowed()) tell(table)
}

export const possible = (): boolean => 'Notification' in globalThis
export const allowed = (): boolean => settings.notify && possible() && Notification.permission === 'granted'

/** Ask the browser for permission; only when somebody asked for notices. */
export async function permit(): Promise<boolean> {
  if (!possible()) return false
  return (await Notification.requestPermission()) === 'granted'
}

function tell(table: TableState): void {
  const title = `${yourTurn(table)}: ${table.game?.title ?? 'Cothon'}`
  const more = { body: prompt(table), icon: '/icon.svg', tag: `cothon-${table.id}` }
  try {
    shown = new Notification(title, more)
    shown.onclick = () => {
      focus()
      shown?.close()
    }
  } catch {
    // phones show notices only from a service worker
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, more))
  }
}
