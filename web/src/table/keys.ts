// The keyboard at the table. Inside a region arrows go to the nearest thing in that direction; letters and digits press what shows them.
import { keep, settings } from '../lib/settings.svelte'
import { paceAfter } from './pace'
import { play } from './sound'
import type { TableState } from './state.svelte'

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const TYPED = 'input, textarea, select, dialog, [contenteditable]'
const REPEATS = /^(Arrow.*|Tab|Page.*|[ +,.-])$/

export function onKey(e: KeyboardEvent, table: TableState): void {
  const target = e.target as HTMLElement
  if (e.ctrlKey || e.metaKey || e.altKey || table.curtain !== null || target.closest(TYPED)) return
  // A key that is held does not answer what is asked next.
  if ((e.repeat && !REPEATS.test(e.key)) || handled(e, target, table)) e.preventDefault()
}

function handled(e: KeyboardEvent, target: HTMLElement, table: TableState): boolean {
  if (table.director.waits && e.key !== 'Escape') return (table.director.goOn(), true)
  if (e.key in ARROWS) return arrow(e)
  if (e.key === 'Escape') return closed() || playing(table) || table.back()
  if (e.key === ' ' && table.playing && !target.closest('[data-region=pace]')) return (table.director.hurried = true)
  if (e.key === 'Enter' && table.playing && !target.closest('button, a')) return (table.director.goOn(), true)
  if (e.key === 'Enter' && sends(target, table)) return (table.sendBurst(), true)
  if (/^[1-9]$/.test(e.key)) return digit(e.key)
  if (e.key === '+' || e.key === '-') return faster(table, e.key === '+' ? 1 : -1)
  if (e.key === ',' || e.key === '.') return zoom(table, e.key === '.' ? 0.1 : -0.1)
  return letter(e.key.toUpperCase(), target, table)
}

/** Enter sends what is put together, also from a thing that is chosen already: Space puts that back. */
function sends(target: HTMLElement, table: TableState): boolean {
  if (!table.bursting || !table.burst.length) return false
  return !target.closest('button, a') || target.matches('[data-look=chosen]')
}

/** Space is let go: scenes take their time again. */
export function onKeyUp(e: KeyboardEvent, table: TableState): void {
  if (e.key === ' ') table.director.hurried = false
}

/** What lies open over the table goes first. Left to the browser it would stay, where the key means something here, too. */
function closed(): boolean {
  const open = [...document.querySelectorAll<HTMLElement>(':popover-open')].at(-1)
  open?.hidePopover()
  return open !== undefined
}

function playing(table: TableState): boolean {
  if (!table.playing) return false
  table.attention.answered()
  void table.director.present()
  return true
}

function faster(table: TableState, by: number): boolean {
  settings.pace = paceAfter(settings.pace, by)
  keep()
  if (settings.pace === 'now') void table.director.present()
  return true
}

function letter(key: string, target: HTMLElement, table: TableState): boolean {
  const families = Object.entries(table.module?.keys ?? {}).flatMap(([family, own]) => (own === key ? [family] : []))
  const [answer, ...more] = table.yours ? table.options.filter((o) => families.includes(o.parts.do ?? '')) : []
  if (answer && !more.length) return (table.choose(answer), true)
  switch (key) {
    case 'Z':
      return table.position?.undo.length && !table.frozen ? (void table.undo(), true) : false
    case 'W':
      return target.getAttribute('aria-disabled') === 'true' ? (target.click(), true) : false
    case 'G':
      return focusIn('[data-region=quay] [data-answer]') || focusIn('[data-region=quay] button')
    case 'B':
      return (
        focusIn('[data-region=board] button[data-look=lit]') ||
        focusIn('[data-region=hand] button') ||
        focusIn('[data-region=board] input')
      )
    case 'L':
      return focusIn('[data-region=log] a') || press('.story-button')
    case 'N':
      settings.sound = !settings.sound
      keep()
      if (settings.sound) play('bell')
      return true
    case 'T':
      settings.text = !settings.text
      keep()
      return true
    case '?':
      table.keysShown = true
      return true
    default:
      return false
  }
}

const seen = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((e) => e.getClientRects().length > 0)

function focusIn(selector: string): boolean {
  const [found] = seen(selector)
  found?.focus()
  return found !== undefined
}

function press(selector: string): boolean {
  const [found] = seen(selector)
  found?.click()
  return found !== undefined
}

/** It presses what shows it, an answer or a lit thing. Where no lit thing shows one, it leads to the n-th of them. */
function digit(key: string): boolean {
  const answer = seen('[data-answer]:not(:disabled) kbd')
    .find((e) => e.textContent === key)
    ?.closest('button')
  const lit = seen('[data-look=lit]')
  const printed = lit.filter((e) => e.dataset.digit !== undefined)
  const meant = answer ?? printed.find((e) => e.dataset.digit === key)
  if (meant) return (meant.click(), true)
  const nth = printed.length ? undefined : lit[Number(key) - 1]
  nth?.focus()
  return nth !== undefined
}

function zoom(table: TableState, by: number): boolean {
  table.zoom = Math.round(10 * Math.min(1.6, Math.max(0.6, table.zoom + by))) / 10
  return true
}

/** An arrow key, which a list may ask for that lies over the table (Log.svelte). */
export function arrow(e: KeyboardEvent): boolean {
  const way = ARROWS[e.key]
  return way !== undefined && go(e.target as HTMLElement, way)
}

/** To the nearest focusable thing of the same region in this direction. */
function go(target: HTMLElement, [dx, dy]: [number, number]): boolean {
  const region = target.closest('[data-region]')
  if (!region) return false
  const from = target.getBoundingClientRect()
  const at = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
  let best: HTMLElement | null = null
  let least = Infinity
  for (const node of region.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')) {
    const r = node.getBoundingClientRect()
    const x = r.x + r.width / 2 - at.x
    const y = r.y + r.height / 2 - at.y
    const along = x * dx + y * dy
    const far = along + 2 * Math.abs(x * dy + y * dx)
    if (node !== target && along > 4 && far < least) [best, least] = [node, far]
  }
  best?.focus()
  return best !== null
}
