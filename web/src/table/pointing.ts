// Where a lesson points: the thing that it asks for, as it lies on the screen.
export type Box = { x: number; y: number; width: number; height: number }
const ROOM = 5
const BEAK = 10

const seen = (e: HTMLElement): boolean => e.offsetWidth > 0 && e.offsetHeight > 0

/** What is to be pressed: a thing on the board or in the hand, else an answer; last the button that sends what was put
 * together. In the text table answers are all there is. */
export function targetOf(text: boolean): HTMLElement | null {
  const asked = [...document.querySelectorAll<HTMLElement>('[data-asked]')].filter(seen)
  const things = text ? [] : asked.filter((e) => e.matches('[data-look]'))
  const send = document.querySelector<HTMLElement>('[data-send]')
  return things[0] ?? asked[0] ?? send
}

/** With some room. What is cut to a shape, as a sector of a wheel, has its words in the middle of it. */
export function around(e: HTMLElement): Box {
  const words = getComputedStyle(e).clipPath === 'none' ? null : e.firstElementChild
  const r = (words ?? e).getBoundingClientRect()
  return { x: r.x - ROOM, y: r.y - ROOM, width: r.width + 2 * ROOM, height: r.height + 2 * ROOM }
}

/** The same, as far as it is seen in the frame that scrolls it: nothing is drawn over what lies beside that. */
export function within(e: HTMLElement): Box | null {
  const [box, frame] = [around(e), e.closest('.field-of-play')?.getBoundingClientRect()]
  if (!frame) return box
  const [top, bottom] = [Math.max(box.y, frame.top), Math.min(box.y + box.height, frame.bottom)]
  return bottom > top ? { ...box, y: top, height: bottom - top } : null
}

/** An arrow at the edge of the target that faces the bubble, so that nothing lies between: the middle of its foot, and its tip
 * from there. None where the bubble and the target meet. */
export type Beak = { foot: Point; tip: Point }
type Point = { x: number; y: number }

export function beakAt(target: Box, bubble: Box): Beak | null {
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 }
  const [right, below] = [target.x + target.width, target.y + target.height]
  const sides = [
    { off: bubble.x - right, foot: { x: right + BEAK, y: middle.y }, tip: { x: -BEAK, y: 0 } },
    { off: target.x - bubble.x - bubble.width, foot: { x: target.x - BEAK, y: middle.y }, tip: { x: BEAK, y: 0 } },
    { off: bubble.y - below, foot: { x: middle.x, y: below + BEAK }, tip: { x: 0, y: -BEAK } },
    { off: target.y - bubble.y - bubble.height, foot: { x: middle.x, y: target.y - BEAK }, tip: { x: 0, y: BEAK } },
  ]
  const { off, ...beak } = sides.reduce((a, b) => (b.off > a.off ? b : a))
  return off > 0 ? beak : null
}

/** Into sight, with the ring around it: what scrolls is what it lies in. */
export function bring(target: HTMLElement): void {
  const frame = target.closest('.field-of-play, .text, .quay')?.getBoundingClientRect()
  const ring = around(target)
  const free = frame && ring.y >= frame.top && ring.y + ring.height <= frame.bottom
  target.scrollIntoView({ block: free ? 'nearest' : 'center', inline: 'nearest' })
}
