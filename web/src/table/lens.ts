// What can be looked at through the lens: every thing on the board tells its facts; and where the lens stands.
import type { Attachment } from 'svelte/attachments'
import type { Look, Mark } from './choose'
import type { NotMeant } from './choosing.svelte'
import { capital } from './says'

/** `other`: why the answers of its mark mean another thing like it. */
export type Thing = { label: string; mark: Mark | null; look: Look; k: string; meant: string; other: NotMeant | null }
const things = new WeakMap<Element, () => Thing>()

export const lensed =
  (thing: () => Thing): Attachment<Element> =>
  (node) => {
    things.set(node, thing)
  }

/** A thing, or a sign in the panel of a seat: its title is all it tells. */
export function thingAt(target: EventTarget | null): { node: HTMLElement; thing: Thing } | null {
  const node = target instanceof Element ? target.closest<HTMLElement>(`[data-lens], ${SIGNS}`) : null
  if (!node) return null
  const thing = things.get(node)?.() ?? { label: node.title, mark: null, look: 'plain', k: '', meant: '', other: null }
  return { node, thing }
}
const SIGNS = '[data-region=seats] [title]'

/** The name of a thing and its facts, one by one; what follows a colon belongs together. */
export function factsOf(label: string): string[] {
  const [name = '', rest = ''] = halves(label, /[,;] |: (?!\d+(,|;|$))/)
  const facts: string[] = []
  for (const fact of rest ? rest.split(/[,;] /) : [])
    if (facts.at(-1)?.includes(': ')) facts.push(`${facts.pop()!}, ${fact}`)
    else facts.push(fact)
  return [name, ...facts].map(capital)
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
    copy.className = copy.className.replace(/\b(lit|dim|sel|new)\b/g, '')
    copy.querySelector('.nw')?.remove()
    copy.style.width = `${thing.offsetWidth}px`
    copy.style.zoom = String(LARGE)
    copy.inert = true
    picture.append(copy)
    return () => copy.remove()
  }

type Box = { left: number; top: number; right: number; bottom: number }
const GAP = 12
const EDGE = 6
const over = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** Beside the thing, inside the window, where it covers least of what must be seen: the thing, what is lit, the question and
 * the hand. Of places that cover as little the first, which is the nearest. */
export function standing(
  at: Box,
  size: { width: number; height: number },
  page: { width: number; height: number },
  keep: Box[],
): { x: number; y: number } {
  const fit = (v: number, most: number): number => Math.max(EDGE, Math.min(v, most - EDGE))
  const midX = (at.left + at.right - size.width) / 2
  const midY = (at.top + at.bottom - size.height) / 2
  const wanted = [
    { x: at.right + GAP, y: midY },
    { x: at.left - GAP - size.width, y: midY },
    { x: midX, y: at.bottom + GAP },
    { x: midX, y: at.top - GAP - size.height },
    // further off, where nothing is asked: over the board, beside the thing or away from it
    ...[EDGE, (page.width - size.width) / 2, page.width].flatMap((x) =>
      [EDGE, at.top - GAP - size.height, (page.height - size.height) / 2].map((y) => ({ x, y })),
    ),
  ].map(({ x, y }) => ({ x: fit(x, page.width - size.width), y: fit(y, page.height - size.height) }))
  const covered = ({ x, y }: { x: number; y: number }): number => {
    const box = { left: x, top: y, right: x + size.width, bottom: y + size.height }
    return 3 * over(box, at) + keep.reduce((sum, k) => sum + over(box, k), 0)
  }
  return wanted.toSorted((a, b) => covered(a) - covered(b))[0]!
}
