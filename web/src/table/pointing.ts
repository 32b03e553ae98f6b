// Where a lesson points: the thing that it asks for, as it lies on the screen.
export type Box = { x: number; y: number; width: number; height: number }
const ROOM = 5
const CORNER = 24
const BEAK = 17

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

/** The beak of the bubble: the middle of its foot on the edge that faces the target, and its tip from there, towards the
 * middle of the target; none where the bubble and the target meet. */
export type Beak = { side: 'left' | 'right' | 'above' | 'below'; foot: Point; tip: Point }
type Point = { x: number; y: number }

export function beakAt(target: Box, bubble: Box): Beak | null {
  const to = { x: target.x + target.width / 2, y: target.y + target.height / 2 }
  const along = (middle: number, from: number, length: number): number =>
    Math.max(from + CORNER, Math.min(middle, from + length - CORNER))
  const near = { x: along(to.x, bubble.x, bubble.width), y: along(to.y, bubble.y, bubble.height) }
  const off = { left: bubble.x - to.x, right: to.x - bubble.x - bubble.width, above: bubble.y - to.y, below: 0 }
  off.below = to.y - bubble.y - bubble.height
  const side = (Object.keys(off) as Beak['side'][]).reduce((a, b) => (off[b] > off[a] ? b : a))
  if (off[side] <= 0) return null
  const edge = { left: bubble.x, right: bubble.x + bubble.width, above: bubble.y, below: bubble.y + bubble.height }[
    side
  ]
  const foot = side === 'left' || side === 'right' ? { x: edge, y: near.y } : { x: near.x, y: edge }
  const far = Math.hypot(to.x - foot.x, to.y - foot.y)
  const tip = { x: ((to.x - foot.x) / far) * BEAK, y: ((to.y - foot.y) / far) * BEAK }
  return { side, foot: { x: foot.x - bubble.x, y: foot.y - bubble.y }, tip }
}

/** Into sight, with the ring around it: what scrolls is what it lies in. */
export function bring(target: HTMLElement): void {
  const frame = target.closest('.field-of-play, .text, .quay')?.getBoundingClientRect()
  const ring = around(target)
  const free = frame && ring.y >= frame.top && ring.y + ring.height <= frame.bottom
  target.scrollIntoView({ block: free ? 'nearest' : 'center', inline: 'nearest' })
}
