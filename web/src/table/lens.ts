// What can be looked at through the lens: every thing on the board tells its facts; and where the lens stands.
import type { Attachment } from 'svelte/attachments'
import type { Look, Mark } from './choose'
import type { NotMeant } from './choosing.svelte'
import { capital } from './says'

/** `other`: why the answers of its mark mean another thing like it. `said`: a sentence, no name with facts. */
export type Thing = {
  label: string
  /** What it is for (Spot.svelte). */
  topic: string
  mark: Mark | null
  look: Look
  k: string
  meant: string
  other: NotMeant | null
  said?: boolean
}
const things = new WeakMap<Element, () => Thing>()

export const lensed =
  (thing: () => Thing): Attachment<Element> =>
  (node) => {
    things.set(node, thing)
  }

/** A thing; a seat, or a sign, which is nothing to choose: in the panel of a seat, or whatever else says what it is for; or words
 *  that have too little room. */
export function thingAt(target: EventTarget | null): { node: HTMLElement; thing: Thing } | null {
  if (!(target instanceof Element) || document.querySelector(':popover-open')) return null // that lies over all things
  const node = target.closest<HTMLElement>('[data-lens]') ?? target.closest<HTMLElement>(SIGNS)
  if (node) return { node, thing: things.get(node)?.() ?? sign(node) }
  const seat = target.closest('[data-region=seats] .more')?.closest('article')
  if (seat) return { node: seat, thing: { ...plain(seatWords(seat)), look: 'lit' } }
  return cutAt(target)
}
const SIGNS = '[data-region=seats] [title], [data-topic], button.ib[title], a.clause'
const plain = (label: string): Thing => ({ label, topic: '', mark: null, look: 'plain', k: '', meant: '', other: null })

/** What is nothing to choose, but says what it is for (`data-topic`). A button does something when it is pressed. */
function sign(node: HTMLElement): Thing {
  const label = node.title || node.getAttribute('aria-label') || (node.textContent ?? '').trim()
  const { topic = '', k = '' } = node.dataset
  const acts = node.matches('button:not([aria-disabled=true]), a')
  return { ...plain(label), topic, k, look: acts ? 'lit' : 'plain', said: node.matches('.ib, .clause') }
}

/** A seat of the strip: its name, and all its figures with their words. */
function seatWords(seat: HTMLElement): string {
  const figures = [...seat.querySelectorAll<HTMLElement>('.vals > span')].flatMap((sign) => {
    const words = sign.title || (sign.querySelector(':scope > .sr')?.textContent ?? '')
    const figure = sign.querySelector(':scope > b')?.textContent ?? ''
    if (words && figure) return [`${words}: ${figure}`]
    return sign.title ? [sign.title] : []
  })
  return [seat.ariaLabel, ...new Set(figures)].join(', ')
}

const LONGER = 2 // pixels
const cut = (e: Element): boolean =>
  e.clientWidth > 1 &&
  (e.scrollWidth >= e.clientWidth + LONGER || e.scrollHeight > e.clientHeight + LONGER) &&
  /^(hidden|clip)( hidden| clip)?$/.test(getComputedStyle(e).overflow)

/** Words that are cut, by themselves or by what they lie in; of a button its own. A button is pressed to be chosen. */
function cutAt(target: Element): ReturnType<typeof thingAt> {
  const named = target.closest<HTMLElement>('[title], button, a')
  const speaks = [...target.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent?.trim())
  const node = named ?? (speaks ? (target as HTMLElement) : null)
  if (!node?.closest('main.one, .bar')) return null
  const around: Element[] = []
  for (let e = node.parentElement; e && !e.matches('main, .bar, .field-of-play'); e = e.parentElement) around.push(e)
  if (![node, ...(named?.querySelectorAll('*') ?? []), ...around].some(cut)) return null
  const label = node.title || (node.textContent ?? '').trim()
  return { node, thing: { ...plain(label), look: node.matches('button, a') ? 'lit' : 'plain', said: true } }
}

/** The name of a thing and its facts, one by one. */
export function factsOf(label: string): string[] {
  const [name, rest = ''] = halves(label, /[,;] |: (?!\d+(,|;|$))/)
  return [name, ...(rest ? rest.split(/[,;] (?![^(]*\))/) : [])].map(capital)
}
function halves(text: string, at: RegExp): [string, string?] {
  const found = at.exec(text)
  return found ? [text.slice(0, found.index), text.slice(found.index + 2)] : [text]
}

const LARGE = 1.5
const OF_ITS_PLACE = ['data-k', 'data-look', 'data-lens', 'data-mark', 'data-asked', 'data-place', 'id']

/** Cards are shown large; places, which are large already, in words. */
export const enlarged =
  (thing: HTMLElement): Attachment<Element> =>
  (picture) => {
    if (!thing.matches('.card')) return
    const copy = thing.cloneNode(true) as HTMLElement
    for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')])
      for (const name of OF_ITS_PLACE) part.removeAttribute(name)
    copy.className = copy.className.replace(/\b(lit|dim|sel|new|would)\b/g, '')
    copy.querySelector('.nw')?.remove()
    copy.style.width = `${thing.offsetWidth}px`
    copy.style.zoom = String(LARGE)
    copy.inert = true
    picture.append(copy)
    return () => copy.remove()
  }

export type Box = { left: number; top: number; right: number; bottom: number }
const GAP = 10
const EDGE = 3
const CLEAR = 2 // around what must be seen
const STEP = 6
const over = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
const apart = (a: Box, b: Box): number =>
  Math.max(0, a.left - b.right, b.left - a.right) + Math.max(0, a.top - b.bottom, b.top - a.bottom)

const MUST =
  '[data-lesson-step], [data-look=lit], .quay :is(.prompt, .ask), .slots > :not(.frame), [data-region=hand] .spot, [data-ahead], .way.would, [data-ghost], .lesson-place > *'

/** What must be seen beside the lens: the question with its answers and the hand, and of lit things what their frame shows. */
export function toBeSeen(): Box[] {
  const frame = document.querySelector('.field-of-play')?.getBoundingClientRect()
  const within = (e: Element, r: DOMRect): Box =>
    frame && e.closest('.field-of-play')
      ? { left: r.left, right: r.right, top: Math.max(r.top, frame.top), bottom: Math.min(r.bottom, frame.bottom) }
      : r
  return [...document.querySelectorAll(MUST)]
    .map((e) => within(e, e.getBoundingClientRect()))
    .filter((b) => b.right > b.left && b.bottom > b.top)
    .map((b) => ({ left: b.left - CLEAR, top: b.top - CLEAR, right: b.right + CLEAR, bottom: b.bottom + CLEAR }))
}

/** Where a lens of this size stands: the place nearest to the thing that covers the least of what must be seen, which
 * should be nothing; `covers` says how much, and counts what has no room on the page. */
export function standing(
  at: Box,
  size: { width: number; height: number },
  page: { width: number; height: number },
  keep: Box[],
): { x: number; y: number; covers: number } {
  const room = { x: page.width - EDGE - size.width, y: page.height - EDGE - size.height }
  const steps = (most: number, ...own: number[]): number[] => [
    ...own.map((v) => Math.max(EDGE, Math.min(v, most))),
    ...Array.from({ length: Math.max(1, Math.floor((most - EDGE) / STEP) + 1) }, (_, i) => EDGE + i * STEP),
  ]
  const xs = steps(room.x, at.right + GAP, at.left - GAP - size.width, (at.left + at.right - size.width) / 2)
  const ys = steps(room.y, (at.top + at.bottom - size.height) / 2, at.bottom + GAP, at.top - GAP - size.height)
  const middle = (x: number, y: number): number =>
    Math.abs(x + size.width / 2 - (at.left + at.right) / 2) + Math.abs(y + size.height / 2 - (at.top + at.bottom) / 2)
  const out = Math.max(0, EDGE - room.x) * size.height + Math.max(0, EDGE - room.y) * size.width
  let best = { x: EDGE, y: EDGE, covers: Infinity, far: Infinity }
  for (const x of xs)
    for (const y of ys) {
      const box = { left: x, top: y, right: x + size.width, bottom: y + size.height }
      const covers = out + over(box, at) + keep.reduce((sum, k) => sum + over(box, k), 0)
      if (covers > best.covers) continue
      const far = apart(box, at) + middle(x, y) / 100
      if (covers < best.covers || far < best.far) best = { x, y, covers, far }
    }
  return best
}
