// Where a lesson points: the thing that it asks for, as it lies on the screen.
export type Box = { x: number; y: number; width: number; height: number }
const ROOM = 5
const CORNER = 14
const BEAK = 16

const seen = (e: HTMLElement): boolean => e.offsetWidth > 0 && e.offsetHeight > 0

/** What is to be pressed: a thing on the board or in the hand, else an answer; last the button that sends what was put
 * together. In the text table answers are all there is. */
export function targetOf(text: boolean): HTMLElement | null {
  const asked = [...document.querySelectorAll<HTMLElement>('[data-asked]')].filter(seen)
  const things = text ? [] : asked.filter((e) => e.matches('[data-look]'))
  const send = document.querySelector<HTMLElement>('[data-send]')
  return things[0] ?? asked[0] ?? send
}

export function around(e: HTMLElement): Box {
  const r = e.getBoundingClientRect()
  return { x: r.x - ROOM, y: r.y - ROOM, width: r.width + 2 * ROOM, height: r.height + 2 * ROOM }
}

/** On which side of the bubble the beak stands, and how far along it. */
export function beakAt(target: Box, bubble: Box): { side: 'left' | 'below' | 'above'; at: number } | null {
  const along = (middle: number, from: number, length: number): number =>
    Math.max(CORNER, Math.min(middle - from - BEAK / 2, length - CORNER - BEAK))
  const x = along(target.x + target.width / 2, bubble.x, bubble.width)
  if (target.x + target.width <= bubble.x)
    return { side: 'left', at: along(target.y + target.height / 2, bubble.y, bubble.height) }
  if (target.y >= bubble.y + bubble.height - ROOM) return { side: 'below', at: x }
  return target.y + target.height <= bubble.y + ROOM ? { side: 'above', at: x } : null
}

/** Into sight: where it scrolls by itself, and the page so far that it lies between the bubble and the question. */
export function bring(target: HTMLElement, bubble: HTMLElement): void {
  const quay = document.querySelector('.quay')
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  if (quay?.contains(target)) return
  const [at, over] = [target.getBoundingClientRect(), bubble.getBoundingClientRect()]
  const beside = at.right < over.left || over.right < at.left
  const top = beside ? 0 : over.bottom
  const under = quay?.getBoundingClientRect()
  const bottom = under && under.top > top ? under.top : innerHeight
  const free = at.top >= top && at.bottom <= bottom
  if (!free) scrollBy(0, (at.top + at.bottom) / 2 - (top + bottom) / 2)
}
