// What is lit on a board that is longer than its frame.
const MARGIN = 14 // room for the glow, and for the sign on its upper edge
export const WHOLE = '[data-part], .panel, .water'

export const frameOf = (): HTMLElement | null => document.querySelector('.field-of-play')
const litIn = (frame: HTMLElement): HTMLElement[] => [...frame.querySelectorAll<HTMLElement>('[data-look=lit]')]

/** How many lit things mean something of their own: equal ones are one answer. */
export const litMarks = (lit: Element[]): number => new Set(lit.map((e) => e.getAttribute('data-mark') ?? e)).size

/** How many lit things lie above and below what is seen of the board. */
export function litBeyond(): { above: number; below: number } {
  const frame = frameOf()
  if (!frame) return { above: 0, below: 0 }
  const [seen, lit] = [frame.getBoundingClientRect(), litIn(frame)]
  return {
    above: litMarks(lit.filter((e) => e.getBoundingClientRect().top < seen.top - 2)),
    below: litMarks(lit.filter((e) => e.getBoundingClientRect().bottom > seen.bottom + 2)),
  }
}

/** Whether the lit things lie too far apart for the frame to show all of them at once, wherever it is scrolled to. */
export function litApart(): boolean {
  const frame = frameOf()
  const lit = frame ? litIn(frame).map((e) => e.getBoundingClientRect()) : []
  const span = Math.max(...lit.map((r) => r.bottom)) - Math.min(...lit.map((r) => r.top))
  return lit.length > 0 && span > frame!.getBoundingClientRect().height - MARGIN
}

/** Scroll the board no further than needed to where most lit things are seen at once; in a lesson, what it asks for. */
export function bringLit(smooth: boolean): void {
  const frame = frameOf()
  if (!frame) return
  const asked = [...frame.querySelectorAll<HTMLElement>('[data-asked]')]
  bringMost(frame, asked.length ? asked : litIn(frame), smooth)
}

/** Scroll a frame no further than needed to where most of some things are seen at once, with the whole part of the board that
 * they lie in where it has room for that. Tells where to. */
export function bringMost(frame: HTMLElement, things: Element[], smooth: boolean): number {
  const seen = frame.getBoundingClientRect()
  const [height, end] = [seen.height - MARGIN, seen.bottom]
  const all = things.map((node) => ({ node, r: node.getBoundingClientRect() }))
  const from = (top: number): typeof all => all.filter(({ r }) => r.top >= top && r.bottom <= top + height)
  const most = all.map(({ r }) => from(r.top)).toSorted((a, b) => b.length - a.length)[0]
  if (!most?.length) return frame.scrollTop
  const parts = most.flatMap(({ node }) => node.closest(WHOLE) ?? []).map((part) => part.getBoundingClientRect())
  const span = (rects: DOMRect[], above: number): [number, number] => [
    Math.min(...rects.map((r) => r.top)) - above,
    Math.max(...rects.map((r) => r.bottom)) + 4,
  ]
  const own = span(most.map(({ r }) => r), MARGIN) // prettier-ignore
  const whole = span([...most.map(({ r }) => r), ...parts], 4)
  const [top, bottom] = whole[1] - whole[0] <= height + MARGIN ? whole : own
  const by = bottom > end ? Math.min(bottom - end, top - seen.top) : Math.min(0, top - seen.top)
  const to = Math.min(frame.scrollTop + by / (frame.currentCSSZoom ?? 1), frame.scrollHeight - frame.clientHeight)
  if (by) frame.scrollTo({ top: to, behavior: smooth ? 'smooth' : 'instant' })
  return Math.max(0, to)
}
