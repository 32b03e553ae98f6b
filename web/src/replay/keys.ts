// The keyboard of a replay: left and right step from act to act, with Shift through every draw; Space plays; F forks, C copies.
import type { ReplayState } from './state.svelte'

export type Acts = { fork: () => void; copy: () => void }

export function onKey(e: KeyboardEvent, table: ReplayState, acts: Acts): void {
  const target = e.target as HTMLElement
  if (e.ctrlKey || e.metaKey || e.altKey || document.querySelector('dialog[open]')) return
  const range = target.matches('input[type=range]')
  if (!range && target.closest('input, textarea, select, [contenteditable]')) return
  if (e.key === ' ' && target.closest('button, a, summary')) return
  if (range && (e.key.startsWith('Arrow') || e.key === 'Home' || e.key === 'End')) return // the slider does that itself
  if (handled(e, table, acts)) e.preventDefault()
}

function handled(e: KeyboardEvent, table: ReplayState, acts: Acts): boolean {
  switch (e.key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const back = e.key === 'ArrowLeft'
      table.pause()
      if (e.shiftKey) table.move(back ? -1 : 1)
      else table.hop(table.steps, back)
      return true
    }
    case 'Home':
    case 'End':
      table.pause()
      void table.go(e.key === 'Home' ? 0 : table.last, false)
      return true
    case ' ':
      table.toggle()
      return true
    case 'f':
    case 'F':
      acts.fork()
      return true
    case 'c':
    case 'C':
      acts.copy()
      return true
    default:
      return false
  }
}
